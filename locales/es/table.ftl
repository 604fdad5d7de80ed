### The table as text, in short lines that a screen reader reads well.

# Sentences that stand in one line.
table-sentences = { NAME($sentences, list: "plain") }

## Whose turn it is.

table-game = { $level }, reglas { $edition }, { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}.
# $taoist, $board and $colour are those of the board on turn.
table-turn = Turno { $owner ->
    [living] de { $taoist }
    [neutral] del { $board }, neutral
   *[possessed] del { $board }, poseído
}, { $stage ->
    [yin] Yin
    [yang] Yang, antes del movimiento
    [moved] Yang, antes de la acción
    [acted] Yang, después de la acción
    [buddhas] Yang, colocando piezas
    [after-buddhas] Yang, después de colocar Budas
    [tokens] Yang, tomando fichas de poder
   *[after-tokens] Yang, después de tomar fichas de poder
}.
# $number: the number of the card.
table-to-place = Por colocar: { $card }, carta { $number }, { $resistance }.

## The village.

table-village = Aldea, fila por fila desde el noroeste:
table-tile = { $spot }: { $tile }{ $haunted ->
    [yes] , encantad{ NAME($tile, form: "ending") }
   *[no] {""}
}.
table-here = Aquí: { $taoists }.
table-dead = { COUNT($taoists) ->
    [one] Muerto: { $taoists }
   *[other] Muertos: { $taoists }
}.
table-on-circle = Encima, { $tao ->
    [none] ningún Tao
   *[other] un Tao { $tao }
}.
table-in-temple = Encima, { $number ->
    [0] ningún Buda
    [one] { $number } Buda
   *[other] { $number } Budas
}.
# On the centre tile lie power tokens.
table-on-centre = Encima, { $number ->
    [one] { $number } ficha de poder
   *[other] { $number } fichas de poder
}.
table-portal = Aquí está el Portal.
# $families: of the villagers on a tile from the top, or table-villager-unknown.
table-pile = Aldeanos desde arriba: { NAME($families, list: "comma") }.
table-villager-unknown = desconocido
table-pedestal = Hay un cristal en el pedestal.
# On a tile or on a space of the Catacombs.
table-shadow = Aquí está la Sombra.
table-haunted = Losetas encantadas: { $number }; con { $limit } se pierde la partida.

## A board.

table-board = { CAPITAL($board) }, lado { $side }, { $owner ->
    [living] jugador vivo
    [neutral] neutral
   *[possessed] poseído
}.
table-power = Poder: { $power }, { $on ->
    [yes] activo
   *[no] inactivo
}.
# Of a neutral board.
table-qi = Qi: { $qi }.
table-stands = Está en { NAME($tile, form: "the") }. Qi: { $qi }.
# In the Catacombs.
table-stands-under = Está en la casilla bajo { NAME($tile, form: "the") }. Qi: { $qi }.
table-lying = Está en el suelo.
# $tao: how many of each colour. $things: what of the following there is.
table-belongings = Tao: { COUNT($tao) ->
    [0] ninguno
   *[other] { NAME($tao, list: "comma") }
}. Tiene: { NAME($things, list: "comma") }.
table-yin-yang = { $held ->
    [yes] el Yin-Yang
   *[no] ningún Yin-Yang
}
table-buddhas = { $number ->
    [one] { $number } Buda
   *[other] { $number } Budas
}
table-power-tokens = { $number ->
    [one] { $number } ficha de poder
   *[other] { $number } fichas de poder
}
table-crystals = { $number ->
    [one] { $number } cristal
   *[other] { $number } cristales
}
table-artifact = { $artifact }

## A space of a board.

# $there: one of the following.
table-space = Casilla { $slot }, frente { NAME($tile, form: "to") }: { $there }.
table-empty = vacía
table-buddha = un Buda
# $number: the number of the card.
table-ghost = { $card }, { $incarnation ->
    [yes] encarnación
   *[no] carta
} { $number }, { $resistance }
table-skeleton = un esqueleto, { $resistance }
# What lowers the resistance, in a line of its own.
table-weakened = { CAPITAL(NAME($reasons, list: "comma")) }.
table-su-ling = Su-Ling está delante.

## Supplies.

table-bank = Reserva: { $qi } Qi. Tao: { COUNT($tao) ->
    [0] ninguno
   *[other] { NAME($tao, list: "comma") }
}.
# $above: the cards above the next incarnation, or none.
table-deck = Mazo: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}; { $above ->
    [none] no queda ninguna encarnación
    [0] la siguiente carta es una encarnación
    [one] la siguiente encarnación está bajo { $above } carta
   *[other] la siguiente encarnación está bajo { $above } cartas
}.
# The same in Black Secret.
table-deck-with-summonings = Mazo: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}; { $above ->
    [none] no queda ninguna carta de Invocación
    [0] la siguiente carta es de Invocación
    [one] la siguiente carta de Invocación está bajo { $above } carta
   *[other] la siguiente carta de Invocación está bajo { $above } cartas
}.
table-exorcised = Encarnaciones exorcizadas: { $number } de { $all }.
# $reserve: the crystals in it.
table-villagers = Aldeanos salvados: { $saved }. Muertos: { $dead } de { $graves }. En la reserva: { $reserve ->
    [one] { $reserve } cristal
   *[other] { $reserve } cristales
}.
# $all: what of the following there is.
table-hindrances = Impedimentos: { $all }.
# Fewer than three.
table-free-dice = { $number ->
    [0] ningún dado Tao libre
    [one] { $number } dado Tao libre
   *[other] { $number } dados Tao libres
}
table-no-tao = no se pueden gastar Tao
table-white-is-blank = las caras blancas no valen nada

## The Catacombs.

table-catacombs = Catacumbas, fila por fila desde el noroeste:
table-catacomb = { $spot }: { $tao ->
    [none] sin color
   *[other] { NAME($tao, form: "feminine") }
}{ $entrance ->
    [yes] , entrada
   *[no] {""}
}.
table-no-ladder = Sin escalera.
table-tokens = Fichas: { $number }.
table-demons = Demonios: { $demons }.
table-here-below = Aquí: { $taoists }.

## Wu-Feng's board.

table-wu-feng = Tablero de Wu-Feng, cara { CAPITAL($side) }.
table-at-home = Demonios en el tablero: { COUNT($demons) ->
    [0] ninguno
   *[other] { $demons }
}.
table-hand = Encarnaciones en la mano: { $number }.
table-pieces = Urnas: { $urns } de { $enough }. Esqueletos disponibles: { $skeletons } de { $all }.
table-open-level = Niveles de maldición abiertos: { $level }.
# $tao: the colour of the curse.
table-curse = Maldición: { $curse }, nivel { $level }, { NAME($tao, form: "feminine") }.
table-thrown-curse = Maldición lanzada: { $curse }, nivel { $level }, { NAME($tao, form: "feminine") }.
table-silenced = Ahora Wu-Feng no puede lanzar maldiciones.
table-mantra = Mantra de sangre: { $mantra }, { $have } de { $need } Qi.
