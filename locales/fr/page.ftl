### The words of the page around the table.

## The page and its start.

page-title = Ghost Stories
page-lead = Les fantômes de Wu-Feng s'abattent sur le village. Un à quatre taoïstes leur barrent la route, ensemble.
page-fan-edition = Édition de fans, non officielle, du jeu d'Antoine Bauza. Les règles et les nombres sont ceux du jeu ; les textes, les dessins et le code sont les nôtres.
page-advice = Conseils de l'auteur
page-credits = Crédits
page-typefaces = Les polices de cette page viennent de Faustina et de Grenze d'Omnibus-Type, toutes deux sous la licence SIL Open Font License.
page-skip = Aller au jeu
page-menu = Menu
page-home = Accueil
page-start = Que voulez-vous faire ?
page-learn = Apprendre
page-learn-long = Apprendre en jouant
page-rules = Règles
page-cards = Cartes et icônes
page-settings = Réglages
page-language = Langue
page-new-game = Nouvelle partie
page-open-file = Ouvrir un fichier
page-saved-games = Parties sauvegardées
page-in-play = En cours
page-turns = { $number ->
    [one] { $number } tour
   *[other] { $number } tours
}
page-written-position = Une position composée à la main
page-remove = Supprimer cette partie
page-really = Confirmer ?
page-file-unreadable = Le fichier n'a pas pu être lu. Choisissez une partie de ce jeu, enregistrée dans un fichier .json.

## A new game.

page-players = Joueurs
page-seat = Joueur { $number }
page-name = Nom
page-colour = Couleur
page-random-colour = Couleur au hasard
page-power = Pouvoir
page-random-power = Pouvoir au hasard
page-level = Niveau
# What a level is like, and how many incarnations must be exorcised.
page-level-hint = { $level ->
    [initiation] Le départ le plus doux : 4 Qi par taoïste.
    [nightmare] Pour joueurs aguerris.
    [hell] Pas de Yin-Yang et peu de Qi au départ.
   *[normal] La partie habituelle.
} Pour gagner : { $incarnations ->
    [one] { $incarnations } incarnation
   *[other] { $incarnations } incarnations
} de Wu-Feng à exorciser.
page-five-qi = Commencer avec 5 Qi
page-rule-set = Règles
page-rule-set-hint = Les règles révisées sont celles de l'édition la plus récente, les classiques celles de 2008 ; elles diffèrent sur quatre points.
page-village = Village
page-village-random = Au hasard
page-village-arranged = Au choix
page-spot = Tuile { $number }, rangée par rangée
page-seed = Graine
# The field for the number follows.
page-seed-hint = Le même nombre donne la même mise en place, les mêmes cartes et les mêmes dés. Laissez ce champ vide pour un nouveau tirage.{" "}
page-seed-wrong = La graine doit être un nombre entier sans signe, par exemple 2008.
page-colour-twice = Deux joueurs ont la même couleur : choisissez-en une autre pour l'un d'eux.
page-begin = Commencer

## The table.

page-table = La table
page-turn-table = Tourner la table pour que mon côté soit en bas
page-actions = Ce que vous pouvez faire
page-all-options = Toutes les options
# On a button while something is going on.
page-wait = …
page-undo = Annuler le coup
page-undo-key = Ctrl-Z
page-escape-key = Échap
# What the button for undo does.
page-undo-limit = Annule le dernier choix, mais ne reprend ni dé lancé ni carte piochée
page-explain = Expliquer
page-in-words = La table en texte
page-panels = Prévisions, chances, journal, conseils
page-close = Fermer
page-cancel = Annuler
page-possessed = Possédé
page-neutral = Neutre
# On the drawing, so it must be short, as neutral, dice and discarded.
page-bank = Réserve
page-dice = Dés
page-deck = Pioche
page-discarded = Défausse
page-haunted = tuile hantée
page-blocked = pouvoir bloqué
page-empty = Vide
page-buddha = Bouddha
# On the drawing of the deck, so it must be short. How many cards lie above the next incarnation.
page-incarnation-in = { $cards ->
    [0] Wu-Feng arrive !
   *[other] Wu-Feng dans { $cards }
}
# On the drawing of the deck, so it must be short.
page-no-incarnation = Plus de Wu-Feng

## Dice and what they bring.

page-exorcism = Exorcisme
# The chances follow.
page-dice-rolled = { $dice ->
    [0] Aucun dé n'est libre : seuls comptent les Tao, le Cercle et le Mantra.
    [one] Vous lancez { $dice } dé. En utilisant au mieux les Tao de tous les taoïstes de votre tuile :
   *[other] Vous lancez { $dice } dés. En utilisant au mieux les Tao de tous les taoïstes de votre tuile :
}
page-roll = Lancer les dés
page-both = Les deux
page-at-least-one = Au moins un
page-pick-dice = Cliquez sur les dés à relancer.
page-roll-again = Relancer
page-keep = Tout garder
page-plan-hint = Cliquez sur les fantômes et les Tao, ou faites glisser les Tao sur les fantômes ; les dés sont répartis automatiquement.
page-plan-does-not-work = Choisissez qui exorciser
page-ways = Toutes les dépenses possibles

## Odds and forecast.

page-odds = Chances
page-no-odds = Aucun exorcisme n'est à portée pour l'instant.
page-here = vous êtes ici
page-forecast-title = Prévisions
page-forecast-hint = Ce que feront les fantômes si personne ne les arrête :
page-nothing-happens = Rien.
page-turn-of = Tour du { $board }
# When a board has its turn.
page-in-turns = { $turns ->
    [1] le prochain
   *[other] dans { $turns } tours
}

## The log.

page-log = Journal
page-steps = Étapes de la partie
page-step = Étape
page-step-of = Étape { $step } sur { $all }
page-first = Aller au début
page-back = Étape précédente
page-run = Lecture
page-forward = Étape suivante
page-last = Aller à la fin
# The button to the game follows.
page-past = Vous revoyez un moment passé de la partie.{" "}
page-branch = Et si… ? Rejouer d'ici
page-branch-hint = Commence une nouvelle partie à cette étape ; l'originale reste telle quelle
page-back-to-game = Revenir à la partie

## The end of the game.

page-ending = La fin de la partie
page-won = Victoire
page-lost = Défaite
page-score = Score
page-statistics = La partie en chiffres
page-qi-over-time = Qi de tous les taoïstes, tour par tour
page-ghosts-over-time = Fantômes en jeu, tour par tour
page-haunted-over-time = Tuiles hantées, tour par tour
page-taoist = Taoïste
page-ghosts-exorcised = Fantômes
page-attempts = Exorcismes
page-helps = Aides
page-qi-lost = Qi perdus
page-save-file = Exporter la partie
page-again = Revoir la partie
page-copy-link = Copier un lien
# The field with the link follows.
page-link-copied = Ce lien permet de revoir la partie :{" "}

## Saves and links.

page-storage-blocked = Le navigateur ne conserve rien pour cette page : la partie ne peut pas être sauvegardée. Autorisez le stockage, ou exportez la partie dans un fichier.
page-storage-full = Le stockage du navigateur est plein : la partie n'a pas pu être sauvegardée. Exportez-la dans un fichier et supprimez d'anciennes parties.
page-no-such-game = Cette partie est introuvable
page-damaged = Cette sauvegarde est illisible.
page-damaged-kept = Elle est conservée telle quelle. Exportez-la dans un fichier si vous voulez la réparer à la main.
page-damaged-link = Ce lien est illisible

## Things on the table, explained.

page-board-of = { CAPITAL($board) }
page-living-board = Un taoïste vit tant qu'il a du Qi. Son joueur le déplace, puis demande de l'aide à un villageois ou tente un exorcisme.
page-neutral-board = Personne ne joue ce plateau. Des fantômes y viennent aussi et, sans Qi, il tombe aux mains de Wu-Feng.
page-possessed-board = Wu-Feng tient ce plateau : il n'a pas de pouvoir, et le Qi qu'il devrait perdre, un taoïste en vie le perd à sa place.
page-haunted-tile = Cette tuile est hantée : personne ici ne peut aider tant qu'elle n'est pas réactivée.
# So many Qi, however many.
page-qi = { $number } Qi
page-empty-space = Un emplacement pour un fantôme. Un fantôme va d'abord sur le plateau de sa couleur.
page-power-blocked = Ce pouvoir est bloqué pour l'instant.
page-yin-yang = Yin-Yang
page-yin-yang-help = Dépensez-le pour demander de loin l'aide d'une tuile active, ou pour réactiver une tuile hantée.
page-tao-token = Tao { $tao }
page-tao-help = Après le lancer, chaque Tao compte comme un dé de sa couleur. Les taoïstes d'une même tuile peuvent se prêter les leurs.
page-qi-help = Le Qi, c'est la vie : un taoïste sans Qi meurt.
page-discard-help = Les fantômes qui ont quitté la table. Ils ne reviennent jamais dans la pioche.
page-deck-help = Des fantômes et, parmi eux, les incarnations de Wu-Feng. Si la dernière carte est piochée alors que Wu-Feng n'est pas vaincu, la partie est perdue.
page-dice-help = Chaque dé Tao indique rouge, vert, bleu, jaune, noir ou blanc. Le blanc vaut n'importe quelle couleur.

## Rules, cards and icons.

page-coming = Un instant…
page-not-loaded = Cette section de la page n'a pas pu être chargée.
page-try-again = Réessayer
page-nothing-found = Aucun résultat.
page-search = Rechercher
page-rules-hint = Les règles marquées « Décision » sont les nôtres, là où les livrets ne disent rien ou se contredisent.
# The headings of the rules, each before the rule of that number.
page-chapters-b1 = La table
page-chapters-b10 = La mise en place
page-chapters-b20 = Les tours
page-chapters-b30 = Yin : les fantômes agissent
page-chapters-b40 = Un fantôme arrive
page-chapters-b50 = Yang : le taoïste agit
page-chapters-b60 = La mort
page-chapters-b70 = L'exorcisme
page-chapters-b80 = Les villageois
page-chapters-b90 = Les incarnations de Wu-Feng
page-chapters-b110 = Les pouvoirs
page-chapters-b130 = La fin
page-chapters-w1 = White Moon : la mise en place
page-chapters-w10 = White Moon : l'ordre d'un tour
page-chapters-w20 = White Moon : les villageois
page-chapters-w30 = White Moon : Su-Ling
page-chapters-w40 = White Moon : les cristaux et la barrière mystique
page-chapters-w50 = White Moon : l'École de kung-fu
page-chapters-w60 = White Moon : les artefacts
page-chapters-w70 = White Moon : les incarnations
page-chapters-w80 = White Moon : le score
page-chapters-s1 = Black Secret : la mise en place
page-chapters-s10 = Black Secret : Wu-Feng
page-chapters-s20 = Black Secret : les démons et les squelettes
page-chapters-s30 = Black Secret : l'Ombre
page-chapters-s40 = Black Secret : les taoïstes
page-chapters-s50 = Black Secret : les incarnations et les pierres
page-chapters-s60 = Black Secret : la fin
page-icons-title = Icônes
page-tiles-title = Tuiles du village
page-powers-title = Pouvoirs
page-ghosts-title = Fantômes et incarnations
# What the icons on the cards and the table mean.
page-icons-ghost = Un autre fantôme entre en jeu.
page-icons-haunt = La première tuile active de la ligne est hantée.
page-icons-lose-qi = On perd 1 Qi.
page-icons-quick = La figurine commence sur la première pierre.
page-icons-curse = On lance le dé de malédiction.
page-icons-power-off = Le pouvoir de ce plateau est bloqué.
page-icons-all-powers-off = Tous les pouvoirs sont bloqués.
page-icons-tao-off = Personne ne peut dépenser de Tao.
page-icons-die-captive = Le fantôme capture un dé Tao.
page-icons-group-lose-tao = Chaque taoïste défausse un Tao.
page-icons-clear-circle = Le Tao du Cercle de prière retourne à la réserve.
page-icons-haunter-stone = Hanteur : il hante une tuile tous les deux tours de son plateau.
page-icons-tormentor = Tourmenteur : on lance le dé de malédiction à chaque tour de son plateau.
page-icons-dice-immune = Insensible aux dés : seuls comptent les Tao, le Cercle et le Mantra.
page-icons-white-blank = Les faces blanches sont sans effet.
page-icons-only-on-buddha = Exorcisme possible seulement là où la carte rencontre un Bouddha.
page-icons-only-if-opposite-empty = Exorcisme possible seulement si l'emplacement opposé n'a pas de fantôme.
page-icons-gain-tao = Récompense : 1 Tao.
page-icons-gain-two-tao = Récompense : 2 Tao.
page-icons-gain-qi-or-yin-yang = Récompense : 1 Qi ou le Yin-Yang.
page-icons-gain-qi-and-yin-yang = Récompense pour le groupe : 1 Qi et un Yin-Yang.
page-icons-curse-nothing = Dé de malédiction : rien.
page-icons-curse-haunt = Dé de malédiction : la première tuile active de la ligne est hantée.
page-icons-curse-ghost = Dé de malédiction : un fantôme entre en jeu.
page-icons-curse-tao = Dé de malédiction : celui qui le lance perd tous ses Tao.
page-icons-curse-qi = Dé de malédiction : celui qui le lance perd 1 Qi.
page-icons-haunter = Une figurine de hanteur : sur la première pierre, elle hantera au prochain tour de son plateau.
page-icons-mantra = Le Mantra : le fantôme est affaibli de 1.
page-icons-buddha = Un Bouddha : un fantôme posé ici est défaussé.
page-icons-power-token = Un jeton pouvoir : le pouvoir d'un plateau neutre, emprunté pour un tour.
page-icons-yin-yang = Yin-Yang : de l'aide demandée de loin, ou une tuile hantée réactivée.
page-icons-qi = Qi : la vie.

## Settings.

page-pace = Animations
page-pace-slow = Lentes
page-pace-normal = Normales
page-pace-fast = Rapides
page-pace-off = Aucune
page-size = Taille du texte
page-large = Grande
page-keys = Touches
# How the keys are called, in the order of what they do.
page-key-names-option = 1 – 9, a – z
page-key-names-reach = Tab
page-key-names-walk = ← ↑ → ↓
page-key-names-choose = Entrée
page-key-names-explain = ?
page-key-names-undo = Ctrl-Z
page-key-names-escape = Échap
page-key-names-browse = , .
page-key-names-enlarge = + − 0
page-key-uses-option = choisir l'option qui porte cette touche
page-key-uses-reach = aller à la table, aux options et aux panneaux
page-key-uses-walk = passer d'un élément à l'autre sur la table
page-key-uses-choose = choisir l'élément sélectionné
page-key-uses-explain = expliquer l'élément sélectionné, ou le prochain que vous désignez
page-key-uses-undo = annuler le dernier choix
page-key-uses-escape = revenir à toutes les options
page-key-uses-browse = reculer ou avancer d'une étape dans le journal
page-key-uses-enlarge = agrandir le plateau ou le montrer en entier

## Lessons.

page-next = Suivant
page-watch = Regardez ce qui se passe.
page-do-it = Faites-le sur la table, ou choisissez-le dans la liste.

## What the coming turns of the ghosts will bring.

forecast-advances = { $card } : la figurine avance vers le village.
forecast-haunts = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] hantent
   *[singular] hante
} { NAME($tile, form: "the") }.
forecast-nothing-to-haunt = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] ne trouvent
   *[singular] ne trouve
} plus rien à hanter.
forecast-rolls-curse = { $card } : on lance le dé de malédiction.
forecast-discards = { $taoist } défausse un Tao.
forecast-overrun = Des fantômes occupent tout le { $board }.
forecast-loses-qi = { $taoist } perd 1 Qi.
forecast-somebody-loses-qi = Un taoïste de votre choix perd 1 Qi.
forecast-possessed = Le { $board } tombe aux mains de Wu-Feng.
forecast-ghost-arrives = Un fantôme entre en jeu.
forecast-lost = La partie est perdue.

## Who plays a seat, and bots at play.

bots-who = Qui joue
bots-person = Une personne
# As a choice of the form.
bots-kinds-random = Robot : au hasard
bots-kinds-novice = Robot : débutant
bots-kinds-expert = Robot : expert
bots-kinds-slow-expert = Robot : expert, lent
# Behind a name.
bots-strengths-random = au hasard
bots-strengths-novice = débutant
bots-strengths-expert = expert
bots-strengths-slow-expert = expert lent
bots-thinking = { $who } réfléchit…
bots-paused = En pause. C'est à { $who } de jouer.
bots-pause = Pause
bots-go-on = Reprendre
bots-step = Une étape
bots-pace = Rythme des robots
bots-paces-slow = Lent
bots-paces-normal = Normal
bots-paces-fast = Rapide
bots-paces-at-once = Immédiat

## Hints, and how likely the game is won.

hints-title = Conseils
hints-note = Les chances de victoire estimées pour chaque option, par un robot qui réfléchit en même temps que vous.
hints-waiting = Réflexion en cours…
hints-nothing = Il n'y a rien à décider pour l'instant.
hints-then = Ensuite : { $plan }
# How many positions were looked at, already written.
hints-looked-at = { $number } positions examinées
hints-chance = Chances de victoire
hints-show-chance = Afficher les chances de victoire estimées à côté de la table
hints-chance-setting = Chances de victoire
hints-course = Courbe
hints-course-title = Les chances de victoire, étape par étape
hints-turning-points = Tournants
hints-no-turning-points = Aucune étape n'a changé grand-chose.
hints-turn = Tour { $number }

## Why a replay or a link cannot be read.

replay-not-a-replay = Ce n'est pas un enregistrement de ce jeu.
# The file says that it is of this version.
replay-version = La version { $version } est inconnue de cette page. Rechargez la page pour avoir la plus récente.
replay-link = Il manque un morceau du lien, ou il a été modifié en route.
replay-part = La section « { $name } » ne contient pas ce qu'elle devrait.
replay-start = Le début est une mise en place ou une position que le jeu ne connaît pas.
# $text: the step as the file has it.
replay-step = L'étape { $step } (« { $text } ») ne peut pas être jouée.
replay-older-rules = Jouée selon d'anciennes règles
# $number: how many steps they are.
replay-older-steps = { $number ->
    [one] L'étape { $first } a été jouée selon d'anciennes règles et ne peut pas être vérifiée.
   *[other] Les étapes { $first } à { $last } ont été jouées selon d'anciennes règles et ne peuvent pas être vérifiées.
} La partie reprend ensuite telle qu'elle était alors.
replay-older-step = Joué selon d'anciennes règles : { $text }
# The refused step and its text, and how many steps are left out with it.
replay-cut = La partie s'ouvre jusqu'à l'étape { $step } (« { $text } »), que les règles actuelles n'autorisent pas. Étapes laissées de côté : { $left_out }.
# After so many steps.
replay-broken = La position écrite après l'étape { $step } est illisible.

## The words round the table of levels, whose numbers come from the engine, and what sets the two rule sets apart.

# Above the table.
levels-title = Les niveaux
# Above that of the solo game.
levels-solo-title = Les niveaux en solo
levels-columns-level = Niveau
levels-columns-qi = Qi
levels-columns-yin-yang = Yin-Yang
levels-columns-tao = Tao
levels-columns-haunted = Tuiles hantées (défaite)
levels-columns-incarnations = Incarnations
# The Tao at the start: of how many board colours one each, and how many black ones.
levels-tao = { $colours ->
    [1] { $black ->
        [0] sa couleur
       *[other] sa couleur et noir
    }
   *[other] { $black ->
        [0] rouge, vert, bleu, jaune
       *[other] rouge, vert, bleu, jaune, noir
    }
}
# What another number of incarnations is with one or two players.
levels-with-few-players = { $number } à 1 ou 2 joueurs
# The four differences between the rule sets, a line each (B11 twice, B33, B112).
levels-differences-black-tao = En Initiation, chaque joueur commence aussi avec un Tao noir selon les règles révisées.
levels-differences-haunted-tiles = En Initiation, 3 tuiles hantées font perdre la partie selon les règles révisées, 4 selon les classiques.
levels-differences-nothing-to-haunt = En Initiation classique, les joueurs perdent si un fantôme doit hanter une ligne sans tuile active.
levels-differences-twin-winds = « Danse des vents jumeaux » s'utilise avant votre propre déplacement selon les règles révisées, après selon les classiques.

## How it is said what is printed on a component of an expansion and what is ours.

# Of an effect whose kind alone is printed, such as that ladders leave, but not how many.
sources-only-the-kind = Seul le genre d'effet est imprimé ; le reste est de nous.
# What the rulebook tells about the catacomb tokens in the four sets.
sources-urns = Que les trois Urnes soient dans la première série découle du livret ; les autres nombres de jetons sont de nous.
# A blank curse, and what it is for.
sources-blank-name = Malédiction vierge
sources-blank-help = Rien n'y est imprimé, et l'on joue sans elle. Votre propre fichier de données peut lui donner un niveau, une couleur et un effet.
# Where level, colour and effect of a curse of Wu-Feng come from. $level, $colour and $effect are one of the four below.
sources-curse = Niveau : { $level } · Couleur : { $colour } · Effet : { $effect }
# The same of a Blood Mantra.
sources-mantra = Niveau : { $level } · Effet : { $effect }
# These four follow the colons above.
sources-printed = d'origine
sources-kind-printed = seul le genre est d'origine
sources-secondary = d'une autre source
sources-ours = de nous

## Keypad: words of one or two, at most twelve letters, because they stand on small keys

keypad-walk = Bouger
keypad-ask = Demander
keypad-exorcise = Exorciser
keypad-power = Pouvoir
keypad-yin-yang = Yin-Yang
keypad-ladder = Échelle
keypad-villager = Villageois
keypad-su-ling = Su-Ling
keypad-crystal = Cristal
keypad-buddha = Bouddha
keypad-artifact = Artefact
keypad-place = Placer
keypad-summon = Invoquer
keypad-throw = Lancer
keypad-demon = Démon
keypad-shadow = Ombre
keypad-pass-by = Passer
keypad-end-turn = Fin du tour
keypad-yin = Yin
keypad-act = Action
keypad-end = Fin

## Keypad: whole lines

keypad-turn = Étapes du tour
keypad-verbs = Que faire
keypad-tap = { $verb } : choisissez un lieu éclairé ou une ligne
keypad-gives-up-move = Cela met fin à votre déplacement.
keypad-gives-up-action = Cela met fin à votre action.
keypad-gives-up-both = Cela met fin à votre déplacement et à votre action.
keypad-ends-turn-move = Cela termine votre tour : vous ne vous êtes pas déplacé.
keypad-ends-turn-action = Cela termine votre tour : une action reste possible.
keypad-ends-turn-both = Cela termine votre tour : ni déplacement ni action.
keypad-too-late-power = Le pouvoir emprunté n’a pas encore servi ; après cela, il sera trop tard.
keypad-too-late-buddha = Après cela, aucun Bouddha ne peut plus être posé ce tour-ci.
keypad-too-late-su-ling = Après cela, Su-Ling ne peut plus être placée ce tour-ci.
keypad-too-late-token = Vous n’avez pas pris le jeton pouvoir qui se trouve ici.
keypad-dies = { $who } en meurt.
keypad-loses = La partie est alors perdue.
keypad-chance = Le hasard décide aussitôt de la suite : impossible de l’annuler.
keypad-hopeless = Aucun jet ne peut vaincre qui que ce soit ici.
keypad-anyway = Le faire
keypad-since = Depuis votre dernier tour
keypad-got-it = Compris
keypad-share = Enregistrer et partager
