## Why something is refused. With the words of the rule, if it has any.

refusal-game-over = La partie est terminée. { $ending }
refusal-awaits-chance = Rien à choisir pour l'instant : il faut d'abord piocher une carte ou lancer un dé.
refusal-awaits-choice = Ni carte ni dé pour l'instant : un joueur doit d'abord choisir.
refusal-awaits-other-chance = Pas maintenant. { $chance }
refusal-breaks = Interdit par la règle { $rule }{ refusal-words }
refusal-impossible = Impossible selon la règle { $rule }{ refusal-words }
refusal-words = { $words ->
    [none] .
   *[other]  : { $words }
}

## How a game ended.

ending-won = Les joueurs gagnent : toutes les incarnations de Wu-Feng sont exorcisées.
ending-all-dead = Les joueurs perdent : plus aucun taoïste n'est en vie.
ending-village-lost = Les joueurs perdent : trop de tuiles du village sont hantées.
ending-deck-empty = Les joueurs perdent : la dernière carte est piochée et Wu-Feng n'est pas encore vaincu.
ending-graveyard = Les joueurs perdent : douze villageois gisent dans la fosse commune.
ending-nothing-to-haunt = Les joueurs perdent : un fantôme n'a plus aucune tuile à hanter dans sa ligne.

# The same where Wu-Feng is a player.
ending-wu-feng-won = Les taoïstes gagnent : il ne reste ni carte d'Invocation ni incarnation.
ending-wu-feng-all-dead = Wu-Feng gagne : plus aucun taoïste n'est en vie.
ending-wu-feng-village-lost = Wu-Feng gagne : trop de tuiles du village sont hantées.
ending-wu-feng-deck-empty = Wu-Feng gagne : il a pioché la dernière carte.
ending-wu-feng-graveyard = Wu-Feng gagne : douze villageois gisent dans la fosse commune.
ending-wu-feng-nothing-to-haunt = Wu-Feng gagne : un fantôme n'a plus rien à hanter dans sa ligne.

## What it is worth.

score-victory = Victoire
score-qi = Qi des taoïstes en vie
score-deck = Fantômes restés dans la pioche
score-dead = Taoïstes morts
score-haunted = Tuiles hantées
score-incarnations = Incarnations exorcisées
score-villagers = Villageois sauvés
score-portal = Position du portail
score-black-secret = Black Secret
score-total = Total

# Words of somebody else, such as the system, which no language changes.
verbatim = { $words }
