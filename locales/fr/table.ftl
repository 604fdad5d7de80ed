### The table as text, in short lines that a screen reader reads well.

# Sentences that stand in one line.
table-sentences = { NAME($sentences, list: "plain") }

## Whose turn it is.

table-game = { $level }, règles { $edition }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}.
# $taoist, $board and $colour are those of the board on turn.
table-turn = Tour { $owner ->
    [living] de { $taoist }
    [neutral] du { $board } neutre
   *[possessed] du { $board } possédé
}, { $stage ->
    [yin] Yin
    [yang] Yang, avant le déplacement
    [moved] Yang, avant l'action
    [acted] Yang, après l'action
    [buddhas] Yang, pose des pièces
    [after-buddhas] Yang, après la pose des Bouddhas
    [tokens] Yang, prise des jetons pouvoir
   *[after-tokens] Yang, après la prise des jetons pouvoir
}.
# $number: the number of the card.
table-to-place = À poser : { $card }, carte { $number }, { $resistance }.

## The village.

table-village = Village, rangée par rangée depuis le nord-ouest :
table-tile = { $spot } : { $tile }{ $haunted ->
    [yes] , hanté{ NAME($tile, form: "ending") }
   *[no] {""}
}.
table-here = Ici : { $taoists }.
table-dead = { COUNT($taoists) ->
    [one] Mort : { $taoists }.
   *[other] Morts : { $taoists }.
}
table-on-circle = Tao : { $tao ->
    [none] aucun
   *[other] { $tao }
}.
table-in-temple = Bouddhas : { $number }.
# On the centre tile lie power tokens.
table-on-centre = Jetons pouvoir : { $number }.
table-portal = Le portail est ici.
# $families: of the villagers on a tile from the top, or table-villager-unknown.
table-pile = Villageois, de haut en bas : { NAME($families, list: "comma") }.
table-villager-unknown = inconnu
table-pedestal = Un cristal se trouve sur le piédestal.
# On a tile or on a space of the Catacombs.
table-shadow = L'Ombre est ici.
table-haunted = Tuiles hantées : { $number } ; à { $limit }, la partie est perdue.

## A board.

table-board = Plateau { $colour }, côté { $side }, { $owner ->
    [living] joueur en vie
    [neutral] neutre
   *[possessed] possédé
}.
table-power = Pouvoir : { $power }, { $on ->
    [yes] actif
   *[no] inactif
}.
# Of a neutral board.
table-qi = Qi : { $qi }.
table-stands = Tuile : { $tile }. Qi : { $qi }.
# In the Catacombs.
table-stands-under = Sur la case sous { NAME($tile, form: "the") }. Qi : { $qi }.
table-lying = À terre.
# $tao: how many of each colour. $things: what of the following there is, sentences in French.
table-belongings = Tao : { COUNT($tao) ->
    [0] aucun
   *[other] { NAME($tao, list: "comma") }
}. { NAME($things, list: "plain") }
table-yin-yang = { $held ->
    [yes] Yin-Yang : oui.
   *[no] Yin-Yang : non.
}
table-buddhas = Bouddhas : { $number }.
table-power-tokens = Jetons pouvoir : { $number }.
table-crystals = { $number ->
    [one] { $number } cristal.
   *[other] { $number } cristaux.
}
table-artifact = { $artifact }.

## A space of a board.

# $there: one of the following.
table-space = { CAPITAL(NAME($slot, form: "side")) }, face { NAME($tile, form: "to") } : { $there }.
table-empty = vide
table-buddha = un Bouddha
# $number: the number of the card.
table-ghost = { $card }, { $incarnation ->
    [yes] incarnation
   *[no] carte
} { $number }, { $resistance }
table-skeleton = un squelette, { $resistance }
# What lowers the resistance, in a line of its own.
table-weakened = Résistance : { NAME($reasons, list: "comma") }.
table-su-ling = Su-Ling se tient devant.

## Supplies.

table-bank = Réserve : { $qi } Qi. Tao : { COUNT($tao) ->
    [0] aucun
   *[other] { NAME($tao, list: "comma") }
}.
# $above: the cards above the next incarnation, or none.
table-deck = Pioche : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} ; { $above ->
    [none] plus aucune incarnation
    [0] la prochaine carte est une incarnation
    [one] la prochaine incarnation est sous { $above } carte
   *[other] la prochaine incarnation est sous { $above } cartes
}.
# The same in Black Secret.
table-deck-with-summonings = Pioche : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} ; { $above ->
    [none] plus aucune carte d'Invocation
    [0] la prochaine carte est une carte d'Invocation
    [one] la prochaine carte d'Invocation est sous { $above } carte
   *[other] la prochaine carte d'Invocation est sous { $above } cartes
}.
table-exorcised = Incarnations exorcisées : { $number } sur { $all }.
# $reserve: the crystals in it.
table-villagers = Villageois sauvés : { $saved }. Morts : { $dead } sur { $graves }. Cristaux en réserve : { $reserve }.
# $all: what of the following there is.
table-hindrances = Entraves : { $all }.
# Fewer than three.
table-free-dice = { $number ->
    [0] aucun dé Tao libre
    [1] un seul dé Tao libre
   *[other] seulement deux dés Tao libres
}
table-no-tao = dépense de Tao interdite
table-white-is-blank = faces blanches sans effet

## The Catacombs.

table-catacombs = Catacombes, rangée par rangée depuis le nord-ouest :
table-catacomb = { $spot } : { $tao ->
    [none] sans couleur
   *[other] { $tao }
}{ $entrance ->
    [yes] , entrée
   *[no] {""}
}.
table-no-ladder = Sans échelle.
table-tokens = Jetons : { $number }.
table-demons = Démons : { $demons }.
table-here-below = Ici : { $taoists }.

## Wu-Feng's board.

table-wu-feng = Plateau de Wu-Feng, face { CAPITAL($side) }.
table-at-home = Démons sur ce plateau : { COUNT($demons) ->
    [0] aucun
   *[other] { $demons }
}.
table-hand = Incarnations en main : { $number }.
table-pieces = Urnes : { $urns } sur { $enough }. Squelettes : { $skeletons } sur { $all }.
table-open-level = Niveaux de malédictions ouverts : { $level }.
# $tao: the colour of the curse.
table-curse = Malédiction visible : { $curse }, niveau { $level }, { NAME($tao, form: "feminine") }.
table-thrown-curse = Malédiction lancée : { $curse }, niveau { $level }, { NAME($tao, form: "feminine") }.
table-silenced = Wu-Feng ne peut pas lancer de malédiction.
table-mantra = Mantra de sang : { $mantra }, { $have } Qi sur { $need }.
