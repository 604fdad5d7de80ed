### What is wrong with something that was written: a position, a file of a replay, an option. Only programs say this, never the page.

# Words of the notation stay as they are in every language: tea-house, red-left, qi. So do the words that begin a line. What stands for a
# value, as N or PLACE, may be translated.

## What was expected in place of a word. Most of these follow "expected".

notation-expected = se esperaba: { $expected }
# $words: the written names as one of the messages data-one-of.
notation-named = { $thing }: { $words }
# The words that begin a choice, each time as data-one-of.
notation-choice = una elección: { $base }; con White Moon también { $white_moon }; con Black Secret también { $black_secret }
notation-portal = centre, edge, corner o una loseta como tea-house
notation-ending = won, o lost y el motivo, por ejemplo lost all-dead
notation-fewer-dice = como mucho cuatro dados
notation-nothing = nada más en la línea
notation-tile = una loseta
notation-power = un poder
# Of the nine places in the village, such as north-west.
notation-spot = un lugar de la aldea
notation-family = una familia
notation-artifact = un artefacto
# Of the catacombs.
notation-token = una ficha
notation-demon = un demonio
# Of chance: a roll, a drawn card.
notation-outcome = un resultado del azar
notation-space = una casilla: un tablero y left, middle o right, por ejemplo red-left
notation-card = un número de carta del 1 al 96
notation-card-number = un número de carta
notation-incarnation-number = el número de una encarnación
notation-curse-number = el número de una maldición
notation-mantra-number = el número de un Mantra de sangre
notation-rule-number = un número de regla como B51
notation-taoist-colour = el color de un taoísta
notation-board-colour = el color de un tablero
notation-tao-colour = el color de un Tao
notation-ghost-colour = el color de los fantasmas
notation-tao-count = colores con sus cantidades de 0 a 4, por ejemplo red 2 black 1
notation-curse-face = lo que muestra el dado de maldición
notation-die-face = la cara de un dado
notation-rerolled-dice = los dados que se vuelven a tirar, o curse
notation-exorcised-ghosts = las casillas de los fantasmas exorcizados, o nothing
notation-exorcised-demons = los demonios exorcizados, o nothing

## A line of an own data file; what is wrong with it is said in expansions.ftl.

data-line = línea { $line }: { $problem }

## Lines of a written position.

position-line-wrong = línea { $line }, «{ $text }»: { $problem }
position-line = línea { $line }, «{ $text }»
# Several lines.
position-lines = { $before }; { $line }
position-more-lines = y { $number } más
# $lines: other lines without which this one would be right, as the messages above.
position-together-with = { $problem } (junto con: { $lines })
position-wrong-word = «{ $word }»: { $problem }
position-card-not-called = la carta { $number } no se llama { $name }
position-card-name = se esperaba el nombre de una carta, como hopping-vampire, o su número del 1 al 96
position-turn = se esperaba un tablero y hasta dónde ha llegado su turno, por ejemplo turn red yang
position-one-word = se esperaba una sola palabra y hay { $number }
position-one-number = se esperaba un solo número
position-colour-twice = «{ $colour }» aparece dos veces
position-card-twice = «{ $word }» aparece dos veces
position-said-twice = esto se dice dos veces
position-colours = se esperaban uno o más colores, o none
position-spaces = se esperaban una o más casillas, por ejemplo red-left, o none
position-names = se esperaban uno o más nombres, o none
position-too-long = una posición tiene como mucho { $number } líneas
# The words that begin a line, each time as data-one-of.
position-key = se esperaba { $base }; para White Moon { $white_moon }; para Black Secret { $black_secret }
position-begins-step = «{ $word }» empieza un paso: los pasos y lo que se espera van detrás de la línea «play», y la posición, delante
position-taoist = se esperaba el color de un taoísta o de un tablero
position-at = at: se esperaba una loseta
position-tao = tao: se esperaba none, o colores con cantidades como red 1 black 2
position-yin-yang = yin-yang: se esperaba yes o no
position-dead-holds = «{ $colour }» está muerto, yace en el Cementerio y no tiene nada
position-is-player = «{ $colour }» es de un jugador; escribe «taoist { $colour } ...»
position-is-neutral = el tablero «{ $colour }» es neutral; escribe «board { $colour } qi N»
position-boards = se esperaban los cuatro tableros en el sentido de las agujas del reloj desde el norte
position-village = village: se esperaban las nueve losetas en tres filas de tres, con un ! detrás de cada una encantada
position-village-so-far = { $problem } (la aldea de arriba tiene { $found } de sus nueve losetas)
position-ghost = se esperaba una casilla y una carta, por ejemplo ghost red-left zombie
position-two-ghosts = en «{ $space }» hay dos fantasmas
# $card: its number.
position-no-haunter = la carta { $card } no puede llevar on-stone: no es un acechador y no tiene figura
position-no-effect = la carta { $card } no puede llevar no-effect: no tiene un efecto duradero
position-not-uncatchable = la carta { $card } no puede llevar caught: no es el Escurridizo
position-deck = deck: se esperaban cantidades de fantasmas y encarnaciones desde arriba, por ejemplo 12 ghosts, incarnation, 10 ghosts
position-deck-too-large = deck: como mucho { $number } cartas
position-no-incarnation = «{ $word }» no es una encarnación; para los fantasmas escribe discard
# $what: a word of the notation, or one of the three messages that follow.
position-needs-white-moon = «{ $what }» es de White Moon: añade la línea «white-moon» a la posición
position-needs-black-secret = «{ $what }» es de Black Secret: añade la línea «black-secret» a la posición
position-card = carta { $card }
position-curse = maldición { $curse }
position-mantra = mantra { $mantra }
# $which: base or moon.
position-other-incarnations = la carta { $card } no está entre las encarnaciones de esta partida: escribe «white-moon incarnations { $which }» o «white-moon incarnations both»
position-needs-buddhas = la carta { $card } solo está en la partida si tanto temple como pavilion están en la aldea
position-not-in-village = «{ $tile }» no está en la aldea, que es { $village }; para otras losetas hacen falta la línea «village» y tres líneas de tres losetas
position-white-moon-word = se esperaba portal LUGAR o incarnations base, moon o both
position-white-moon = se esperaba portal LUGAR e incarnations base, moon o both
position-villagers = se esperaba una loseta y de uno a tres aldeanos suyos desde arriba, por ejemplo villagers altar li ? ?
position-crystals = se esperaban colores con cantidades, por ejemplo crystals red 2, o none
position-artifacts = se esperaba un color y artefactos
position-black-secret = se esperaba catacombs a o b y demons a o b, las caras que se usan
position-stack = se esperaba una loseta y cuántas fichas hay debajo, por ejemplo stack altar 2
position-stack-height = una pila tiene como mucho 4 fichas
position-unseen-tokens = se esperaba un juego del 1 al 4 y las fichas suyas que nadie ha visto, por ejemplo 2 earth 3 bones 1
position-demon = se esperaba un demonio y la loseta que tiene encima, por ejemplo demon seeker altar
position-shadow = se esperaba on o under y una loseta, por ejemplo shadow on altar
position-blood-mantra = se esperaba el número de un mantra y el Qi que tiene, por ejemplo blood-mantra 3 1
position-no-mantra-place = no hay sitio para otro mantra de nivel { $level }
position-no-incarnation-in-hand = la carta { $card } no es una encarnación y no puede estar en la mano de Wu-Feng
position-curses = se esperaban números de maldiciones, o none

## Positions that cannot occur. What the lines do not say is as at the start of the game.

position-impossible = esta posición es imposible: { $problem }
# $held: a list of colours with numbers, such as red 3, and of the messages below.
position-tao-held = { $problem }; aquí hay { NAME($held, list: "comma") }, contando los que cada taoísta tiene al principio si su línea no dice otra cosa
position-circle-holds = el Círculo { $number }
position-out-of-game = fuera de la partida { $number }
position-qi-held = { $problem }; aquí hay { NAME($held, list: "comma") }
position-mantras-hold = mantras { $number }
position-villager-on-haunted = en la loseta encantada «{ $tile }» no puede haber aldeanos
# $spot: north, south-west and so on, as the notation has it.
position-no-corner = «{ $tile }» está en el lugar «{ $spot }», que no es una esquina y no tiene pedestal
position-stack-too-high = la pila bajo «{ $tile }» tiene { $number } fichas, más de las que permiten las fichas no vistas de sus juegos; bájala con «stack { $tile } N»
position-ladder-under-haunted = la loseta encantada «{ $tile }» no tiene escalera
position-of-other-game = es de una partida que empezó de otra manera
position-not-yang = se esperaba un momento del Yang

layout-too-many-tao = solo hay cuatro Tao del color «{ $tao }»
layout-too-many-qi = solo hay { $number } Qi
layout-dead-has-things = «{ $taoist }» no tiene Qi, así que está muerto y no puede tener nada
layout-neutral-has-things = el tablero «{ $board }» es neutral y tiene como mucho 3 Qi y nada más
layout-nobody-lives = al menos un taoísta debe estar vivo
layout-too-many-buddhas = solo hay dos Budas
layout-buddha-under-ghost = en «{ $space }» no puede haber a la vez un fantasma y un Buda
layout-too-many-tokens = hay más fichas de poder de las que tiene el juego con tantos jugadores
layout-card-twice = la carta { $card } está en dos sitios
layout-card-unseen-in-play = la carta { $card } está en juego y no puede estar entre las no vistas
layout-figure-without-haunter = en «{ $space }» no hay un acechador cuya figura pueda estar en una piedra
layout-effect-without-icon = en «{ $space }» no hay una carta con efecto duradero
layout-too-many-dice = solo se pueden retener tres dados Tao
layout-mantra-without-ghost = en «{ $space }» no hay un fantasma para el Mantra
layout-mantra-without-power = el Mantra necesita el tablero amarillo con mantra, sin que su poder esté anulado
layout-caught-without-uncatchable = solo el Escurridizo (57) puede haberse encontrado con un Buda
layout-deck-too-large = el mazo tiene más cartas de un tipo de las que quedan sin ver
layout-deck-empty = el mazo está vacío y hay una encarnación sin exorcizar: la partida está perdida
layout-no-incarnation = debe haber una encarnación en juego o en el mazo
layout-too-many-incarnations = hay más encarnaciones exorcizadas que vistas
layout-already-won = todas las encarnaciones están exorcizadas: la partida está ganada
layout-already-lost = con tantas losetas encantadas la partida está perdida
layout-yang-of-nobody = «{ $board }» no tiene un jugador vivo, así que no tiene Yang
layout-wrong-stage = estas acciones no encajan con la fase del turno
layout-borrowed-from-player = las fichas de poder solo toman prestado el poder de tableros neutrales
layout-used-not-owned = solo puede haberse usado el poder propio o uno prestado
layout-too-many-fresh-buddhas = en este turno se han tomado más Budas de los que hay en la mano
layout-not-of-this-game = la carta { $card } no está en esta partida

## Of White Moon.

layout-white-moon-not-played = hay piezas de White Moon sin White Moon, o al revés
layout-too-many-villagers = la familia { $family } solo tiene { $number }
layout-too-many-unknown = hay más aldeanos boca abajo que aldeanos que nadie ha visto
layout-villager-on-haunted = en la loseta encantada del lugar «{ $spot }» no puede haber aldeanos
layout-graveyard-full = con { $number } aldeanos muertos la partida está perdida
layout-too-many-crystals = solo hay { $number } cristales
layout-too-many-fresh-crystals = en este turno se han ganado más cristales de los que hay en la mano
layout-held-by-dead = «{ $taoist }» no es un taoísta vivo y no puede tener cristales ni artefactos ni estar en el suelo
layout-no-corner = la loseta del lugar «{ $spot }» no es una esquina y no tiene pedestal
layout-su-ling-before-incarnation = Su-Ling no puede estar ante la encarnación de «{ $space }»
layout-su-ling-held = la Ondina aullante (78) retiene a Su-Ling
layout-artifact-twice = solo hay un artefacto «{ $artifact }»
layout-artifact-not-earned = alguien tiene el artefacto «{ $artifact }», pero la familia que lo da no está a salvo

## Of Black Secret.

layout-black-secret-not-played = hay piezas de Black Secret sin Black Secret, o al revés
layout-too-many-catacomb-tokens = hay más fichas «{ $token }» no vistas de las que tiene su juego
layout-stack-too-high = la pila del lugar «{ $spot }» es más alta de lo que permiten las fichas no vistas de sus juegos
layout-ladder-under-haunted = la loseta encantada del lugar «{ $spot }» no tiene escalera
layout-too-many-skeletons = Wu-Feng solo tiene { $number } esqueletos, y solo hay cuatro fichas de Huesos
layout-two-skeletons = en «{ $space }» hay dos esqueletos
layout-skeleton-on-card = en «{ $space }» hay una carta o un Buda, así que no hay esqueleto
layout-below-is-dead = «{ $taoist }» no es un taoísta vivo y no puede estar en las Catacumbas
layout-curse-not-of-game = la maldición { $curse } no está en esta partida
layout-curse-twice = la maldición { $curse } está a la vez boca arriba y en la pirámide
layout-curse-of-closed-level = la maldición { $curse } es de nivel { $level }, cuyas maldiciones están boca abajo hasta que haya dos de nivel { $below } en la pirámide
layout-pyramid = cada nivel de la pirámide tiene al menos una maldición menos que el de debajo, y el más bajo, como mucho cuatro
layout-too-many-curses = solo se roban { $number } maldiciones de nivel { $level }
layout-mantra-not-of-game = el mantra { $mantra } no está en esta partida
layout-mantra-twice = el mantra { $mantra } está dos veces
layout-mantra-full = el mantra { $mantra } está completo y surtiría efecto
layout-too-many-urns = solo hay { $number } Urnas
layout-shadow-without-urns = la Sombra llega con la tercera Urna y no antes
layout-demon-beside-shadow = «{ $demon }» se queda en casa para siempre una vez llegada la Sombra
layout-mantra-on-nobody = «{ $demon }» está en casa y no puede tener el Mantra
layout-in-hand = la carta { $card } no puede estar en la mano de Wu-Feng
layout-hidden = hay que indicar todas las cartas de la mano de Wu-Feng

## Set-ups, with the written names of things.

setting-boards = los cuatro tableros deben ser red, green, blue y yellow, cada uno una vez
setting-power = el tablero «{ $board }» muestra { $one } o { $other }
setting-no-players = debe haber de uno a cuatro jugadores
setting-not-opposite = dos jugadores deben sentarse uno frente al otro
setting-first = el primer turno debe ser de un jugador
setting-village = la aldea debe tener nueve losetas distintas
setting-school = school es una loseta de White Moon
setting-calligrapher = calligrapher es una loseta de Black Secret
setting-five-qi = cinco Qi son una opción solo de Iniciación
setting-solo-spires = en solitario el tablero rojo debe mostrar spires

deal-players = debe haber de uno a cuatro jugadores, no { $players }
deal-colours = se esperaban { $players } colores distintos, uno por jugador
deal-first = «{ $colour }» no puede empezar, porque nadie juega con ese color
deal-tile-count = la aldea debe tener nueve losetas y hay { $number }
deal-tile-twice = «{ $tile }» está dos veces en la aldea; las nueve losetas deben ser distintas
deal-portal = el Portal no puede estar en «{ $tile }», que no está en la aldea
deal-rule = { $problem } (regla { $rule })

## Files of replays, and links.

replay-file-json = no es una repetición legible: { $problem }
replay-file-format = no es una repetición: «format» debe ser «{ $format }»
replay-file-version = no se puede leer la versión { $version }: este programa lee las versiones de la 1 a la { $last }
# A field of the file, or the link.
replay-file-field = { $field ->
    [link] enlace
   *[other] { $field }
}: { $problem }
replay-file-start = ninguna partida de este juego empieza así: { $problem }
replay-file-position = la posición inicial: { $problem }
replay-file-step = paso { $step }, «{ $text }»: { $problem }
replay-file-one-start = se esperaba exactamente uno de «setup» y «position»
replay-file-both-or-neither = se esperaban «{ $one }» y «{ $other }», o ninguno de los dos
replay-file-data-unused = hay datos de una expansión, pero no se juega ni con White Moon ni con Black Secret
link-too-long = contiene más de 1 MB, que ninguna partida necesita
link-damaged = está dañado; falta una parte o se ha alterado por el camino
link-without-game = no contiene ninguna partida; se esperaba #replay= y un texto que empiece por una cifra
