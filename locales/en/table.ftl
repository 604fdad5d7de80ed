### The table as text, in short lines that a screen reader reads well.

# Sentences that stand in one line.
table-sentences = { NAME($sentences, list: "plain") }

## Whose turn it is.

table-game = { $level }, { $edition } rules, { $players ->
    [one] { $players } player
   *[other] { $players } players
}.
# $taoist, $board and $colour are those of the board on turn.
table-turn = Turn of { $owner ->
    [living] { $taoist }
    [neutral] the neutral { $colour } board
   *[possessed] the possessed { $colour } board
}, { $stage ->
    [yin] Yin
    [yang] Yang, before the move
    [moved] Yang, before the action
    [acted] Yang, after the action
    [buddhas] Yang, placing pieces
    [after-buddhas] Yang, after placing Buddhas
    [tokens] Yang, taking power tokens
   *[after-tokens] Yang, after taking power tokens
}.
# $number: the number of the card.
table-to-place = To be placed: { $card }, card { $number }, { $resistance }.

## The village.

table-village = Village, row by row from the north-west:
table-tile = { $spot }: { $tile }{ $haunted ->
    [yes] , haunted
   *[no] {""}
}.
table-here = Here: { $taoists }.
table-dead = Dead: { $taoists }.
table-on-circle = On it { $tao ->
    [none] no Tao
   *[other] a { $tao } Tao
}.
table-in-temple = On it { $number ->
    [0] no Buddha
    [one] { $number } Buddha
   *[other] { $number } Buddhas
}.
# On the centre tile lie power tokens.
table-on-centre = On it { $number ->
    [one] { $number } power token
   *[other] { $number } power tokens
}.
table-portal = The Portal is here.
# $families: of the villagers on a tile from the top, or table-villager-unknown.
table-pile = Villagers from the top: { NAME($families, list: "comma") }.
table-villager-unknown = unknown
table-pedestal = A crystal stands on the pedestal.
# On a tile or on a space of the Catacombs.
table-shadow = The Shadow is here.
table-haunted = Haunted tiles: { $number } of { $limit } that lose the game.

## A board.

table-board = { CAPITAL($colour) } board, { $side } side, { $owner ->
    [living] living player
    [neutral] neutral
   *[possessed] possessed
}.
table-power = Power: { $power }, { $on ->
    [yes] on
   *[no] off
}.
# Of a neutral board.
table-qi = Qi: { $qi }.
table-stands = Stands on the { $tile }. Qi: { $qi }.
# In the Catacombs.
table-stands-under = Stands on the space under the { $tile }. Qi: { $qi }.
table-lying = Lies on the ground.
# $tao: how many of each colour. $things: what of the following there is.
table-belongings = Tao: { COUNT($tao) ->
    [0] none
   *[other] { NAME($tao, list: "comma") }
}. Holds { NAME($things, list: "comma") }.
table-yin-yang = { $held ->
    [yes] the Yin-Yang
   *[no] no Yin-Yang
}
table-buddhas = { $number ->
    [one] { $number } Buddha
   *[other] { $number } Buddhas
}
table-power-tokens = { $number ->
    [one] { $number } power token
   *[other] { $number } power tokens
}
table-crystals = { $number ->
    [one] { $number } crystal
   *[other] { $number } crystals
}
table-artifact = { $artifact }

## A space of a board.

# $there: one of the following.
table-space = { CAPITAL($slot) }, facing the { $tile }: { $there }.
table-empty = empty
table-buddha = a Buddha
# $number: the number of the card.
table-ghost = { $card }, { $incarnation ->
    [yes] incarnation
   *[no] card
} { $number }, { $resistance }
table-skeleton = a skeleton, { $resistance }
# What lowers the resistance, in a line of its own.
table-weakened = { CAPITAL(NAME($reasons, list: "comma")) }.
table-su-ling = Su-Ling stands before it.

## Supplies.

table-bank = Bank: { $qi } Qi. Tao: { COUNT($tao) ->
    [0] none
   *[other] { NAME($tao, list: "comma") }
}.
# $above: the cards above the next incarnation, or none.
table-deck = Deck: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}; { $above ->
    [none] no incarnation is left in it
    [0] the next card is an incarnation
    [one] the next incarnation lies under { $above } card
   *[other] the next incarnation lies under { $above } cards
}.
# The same in Black Secret.
table-deck-with-summonings = Deck: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}; { $above ->
    [none] no Summoning card is left in it
    [0] the next card is a Summoning card
    [one] the next Summoning card lies under { $above } card
   *[other] the next Summoning card lies under { $above } cards
}.
table-exorcised = Incarnations exorcised: { $number } of { $all }.
# $reserve: the crystals in it.
table-villagers = Villagers saved: { $saved }. Dead: { $dead } of { $graves }. { $reserve ->
    [one] { $reserve } crystal
   *[other] { $reserve } crystals
} in the reserve.
# $all: what of the following there is.
table-hindrances = Hindrances: { $all }.
# Fewer than three.
table-free-dice = { $number ->
    [0] no Tao die
    [one] { $number } Tao die
   *[other] { $number } Tao dice
} free
table-no-tao = no Tao may be spent
table-white-is-blank = white faces are blank

## The Catacombs.

table-catacombs = Catacombs, row by row from the north-west:
table-catacomb = { $spot }: { $tao ->
    [none] no colour
   *[other] { $tao }
}{ $entrance ->
    [yes] , entrance
   *[no] {""}
}.
table-no-ladder = No ladder.
table-tokens = Tokens: { $number }.
table-demons = Demons: { $demons }.
table-here-below = Here: { $taoists }.

## Wu-Feng's board.

table-wu-feng = Wu-Feng's board, side { CAPITAL($side) }.
table-at-home = Demons at home: { COUNT($demons) ->
    [0] none
   *[other] { $demons }
}.
table-hand = Incarnations in hand: { $number }.
table-pieces = Urns: { $urns } of { $enough }. Skeletons left: { $skeletons } of { $all }.
table-open-level = Open levels of curses: { $level }.
# $tao: the colour of the curse.
table-curse = Curse: { $curse }, level { $level }, { $tao }.
table-thrown-curse = Thrown curse: { $curse }, level { $level }, { $tao }.
table-silenced = Wu-Feng may throw no curse now.
table-mantra = Blood Mantra: { $mantra }, { $have } of { $need } Qi.
