### The table as text, in short lines that a screen reader reads well.

# Sentences that stand in one line.
table-sentences = { NAME($sentences, list: "plain") }

## Whose turn it is.

table-game = { $level }, regole { $edition }, { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}.
# $taoist, $board and $colour are those of the board on turn.
table-turn = Turno { $owner ->
    [living] di { $taoist }
    [neutral] della { $board } neutrale
   *[possessed] della { $board } posseduta
}, { $stage ->
    [yin] Yin
    [yang] Yang, prima del movimento
    [moved] Yang, prima dell'azione
    [acted] Yang, dopo l'azione
    [buddhas] Yang, piazzamenti
    [after-buddhas] Yang, dopo i Buddha
    [tokens] Yang, gettoni potere
   *[after-tokens] Yang, dopo i gettoni potere
}.
# $number: the number of the card.
table-to-place = Da piazzare: { $card }, carta { $number }, { $resistance }.

## The village.

table-village = Villaggio, fila per fila da nord-ovest:
table-tile = { $spot }: { $tile }{ $haunted ->
    [yes] , infestat{ NAME($tile, form: "ending") }
   *[no] {""}
}.
table-here = Qui: { $taoists }.
table-dead = Morti: { $taoists }.
table-on-circle = Sopra: { $tao ->
    [none] nessun Tao
   *[other] un Tao { $tao }
}.
table-in-temple = Sopra: { $number ->
    [0] nessun
   *[other] { $number }
} Buddha.
# On the centre tile lie power tokens.
table-on-centre = Sopra: { $number ->
    [one] { $number } gettone potere
   *[other] { $number } gettoni potere
}.
table-portal = Qui c'è il Portale.
# $families: of the villagers on a tile from the top, or table-villager-unknown.
table-pile = Abitanti dall'alto: { NAME($families, list: "comma") }.
table-villager-unknown = sconosciuto
table-pedestal = Sul piedistallo c'è un cristallo.
# On a tile or on a space of the Catacombs.
table-shadow = Qui c'è l'Ombra.
table-haunted = Tessere infestate: { $number } delle { $limit } che fanno perdere.

## A board.

table-board = Plancia { $colour }, lato { $side }, { $owner ->
    [living] giocatore vivo
    [neutral] neutrale
   *[possessed] posseduta
}.
table-power = Potere: { $power }, { $on ->
    [yes] attivo
   *[no] inattivo
}.
# Of a neutral board.
table-qi = Qi: { $qi }.
table-stands = Si trova { NAME($tile, form: "on") }. Qi: { $qi }.
# In the Catacombs.
table-stands-under = Si trova sullo spazio sotto { NAME($tile, form: "the") }. Qi: { $qi }.
table-lying = È a terra.
# $tao: how many of each colour. $things: what of the following there is.
table-belongings = Tao: { COUNT($tao) ->
    [0] nessuno
   *[other] { NAME($tao, list: "comma") }
}. Possiede: { NAME($things, list: "comma") }.
table-yin-yang = { $held ->
    [yes] lo Yin-Yang
   *[no] nessuno Yin-Yang
}
table-buddhas = { $number } Buddha
table-power-tokens = { $number ->
    [one] { $number } gettone potere
   *[other] { $number } gettoni potere
}
table-crystals = { $number ->
    [one] { $number } cristallo
   *[other] { $number } cristalli
}
table-artifact = { NAME($artifact, form: "the") }

## A space of a board.

# $there: one of the following.
table-space = Spazio { $slot }, davanti { NAME($tile, form: "to") }: { $there }.
table-empty = vuoto
table-buddha = un Buddha
# $number: the number of the card.
table-ghost = { $card }, { $incarnation ->
    [yes] incarnazione
   *[no] carta
} { $number }, { $resistance }
table-skeleton = uno scheletro, { $resistance }
# What lowers the resistance, in a line of its own.
table-weakened = { CAPITAL(NAME($reasons, list: "comma")) }.
table-su-ling = Davanti c'è Su-Ling.

## Supplies.

table-bank = Riserva: { $qi } Qi. Tao: { COUNT($tao) ->
    [0] nessuno
   *[other] { NAME($tao, list: "comma") }
}.
# $above: the cards above the next incarnation, or none.
table-deck = Mazzo: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}; { $above ->
    [none] nessuna incarnazione rimasta
    [0] la prossima carta è un'incarnazione
    [one] la prossima incarnazione è sotto { $above } carta
   *[other] la prossima incarnazione è sotto { $above } carte
}.
# The same in Black Secret.
table-deck-with-summonings = Mazzo: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}; { $above ->
    [none] nessuna carta Evocazione rimasta
    [0] la prossima carta è un'Evocazione
    [one] la prossima Evocazione è sotto { $above } carta
   *[other] la prossima Evocazione è sotto { $above } carte
}.
table-exorcised = Incarnazioni esorcizzate: { $number } su { $all }.
# $reserve: the crystals in it.
table-villagers = Abitanti salvati: { $saved }. Morti: { $dead } su { $graves }. Nella riserva { $reserve ->
    [0] nessun cristallo
    [one] { $reserve } cristallo
   *[other] { $reserve } cristalli
}.
# $all: what of the following there is.
table-hindrances = Ostacoli: { $all }.
# Fewer than three.
table-free-dice = { $number ->
    [0] nessun dado Tao libero
    [one] solo { $number } dado Tao libero
   *[other] solo { $number } dadi Tao liberi
}
table-no-tao = vietato spendere Tao
table-white-is-blank = facce bianche senza valore

## The Catacombs.

table-catacombs = Catacombe, fila per fila da nord-ovest:
table-catacomb = { $spot }: { $tao ->
    [none] senza colore
   *[other] { $tao }
}{ $entrance ->
    [yes] , ingresso
   *[no] {""}
}.
table-no-ladder = Nessuna scala.
table-tokens = Gettoni: { $number }.
table-demons = Demoni: { $demons }.
table-here-below = Qui: { $taoists }.

## Wu-Feng's board.

table-wu-feng = Plancia di Wu-Feng, lato { CAPITAL($side) }.
table-at-home = Demoni a casa: { COUNT($demons) ->
    [0] nessuno
   *[other] { $demons }
}.
table-hand = Incarnazioni in mano: { $number }.
table-pieces = Urne: { $urns } su { $enough }. Scheletri rimasti: { $skeletons } su { $all }.
table-open-level = Livelli di maledizioni aperti: { $level }.
# $tao: the colour of the curse.
table-curse = Maledizione: { $curse }, livello { $level }, { NAME($tao, form: "feminine") }.
table-thrown-curse = Maledizione scagliata: { $curse }, livello { $level }, { NAME($tao, form: "feminine") }.
table-silenced = Ora Wu-Feng non può scagliare maledizioni.
table-mantra = Mantra di Sangue: { $mantra }, { $have } Qi su { $need }.
