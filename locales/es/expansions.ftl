## White Moon on the page.

white-moon-title = White Moon
white-moon-play = Jugar con White Moon
white-moon-hint = Aldeanos que llevar al Portal, Su-Ling, los Cristales lunares y la Barrera mística, la Escuela de kung-fu, diez fantasmas y seis encarnaciones más.
white-moon-portal = Portal
white-moon-portals-centre = en el centro
white-moon-portals-edge = en un borde: 2 puntos más
white-moon-portals-corner = en una esquina: 4 puntos más
white-moon-incarnations = Encarnaciones
white-moon-which-base-game = del juego base
white-moon-which-white-moon = de White Moon
white-moon-which-both = de ambos
white-moon-tiles = Losetas
# The School in the Watchman's place, or at random.
white-moon-tile-kinds-school = la Escuela de kung-fu en lugar de la Ronda del sereno
white-moon-tile-kinds-random = nueve de las diez, al azar

white-moon-families = Familias
white-moon-families-hint = Lo que causa la muerte de un aldeano y lo que da una familia cuando se salva entera.
# A family with how many there are.
white-moon-family = Familia { $family }: { $number ->
    [one] { $number } aldeano
   *[other] { $number } aldeanos
}
# How many of so many are saved, and how many died.
white-moon-family-stands = { $saved } de { $size } a salvo{ $dead ->
    [0] {""}
    [one] , { $dead } muerto
   *[other] , { $dead } muertos
}
white-moon-death = Cada muerte
white-moon-reward = Familia a salvo
white-moon-villagers = { $number ->
    [one] { $number } aldeano
   *[other] { $number } aldeanos
}
# Which villagers lie below the top one. $known: the families that are known; $unseen: how many nobody has seen; $villagers: both as one list, which ends with the message below.
white-moon-below = { COUNT($known) ->
    [0] Debajo: { $villagers }.
   *[other] { $unseen ->
        [0] Debajo: { $known }.
       *[other] Debajo: { $known }, más { $unseen } que nadie ha visto aún.
    }
}
white-moon-unseen = { $unseen ->
    [one] { $unseen } aldeano
   *[other] { $unseen } aldeanos
} que nadie ha visto aún
white-moon-shelter = Refugio
white-moon-shelter-help = Los aldeanos salvados. Cuando llega el último de una familia, el jugador activo recibe su recompensa. Cada uno vale 1 punto.
white-moon-graveyard = Camposanto
white-moon-graveyard-help = Los aldeanos muertos. Cuando hay 12 aquí, la partida está perdida.
white-moon-portal-help = Un taoísta en esta loseta puede rescatar al aldeano de arriba en lugar de pedir ayuda o exorcizar.
white-moon-portal-held = El Guardián del portal tiene el Portal: no se puede rescatar a nadie hasta exorcizarlo.
white-moon-su-ling = Su-Ling
white-moon-su-ling-help = Al final de un turno en el que ha muerto un aldeano, se ha tirado el dado de maldición o se ha encantado una loseta, puede colocarse ante una casilla. La piedra central del fantasma que está detrás de ella no hace nada. En un extremo de un tablero permite poner un cristal en el pedestal de al lado.
white-moon-su-ling-waits = Espera junto a la mesa.
white-moon-su-ling-held = La Ondina aullante la retiene hasta ser exorcizada.
white-moon-crystals = Cristales lunares
white-moon-crystal-help = En un exorcismo, un cristal vale por cualquier color; también puede ponerse en un pedestal. Un dado blanco en la Herboristería da uno, y también algunos fantasmas.
white-moon-holds-crystals = { $number ->
    [one] Tiene { $number } Cristal lunar.
   *[other] Tiene { $number } Cristales lunares.
}
white-moon-pedestal = Pedestal
white-moon-pedestal-help = Al final de su turno, un taoísta en esta esquina puede poner aquí un cristal ganado en un turno anterior. El cuarto trae la Barrera mística.
white-moon-pedestal-lit = Tiene un cristal.
white-moon-artifacts = Artefactos
white-moon-held-by = Lo tiene { $taoist }.
white-moon-lying = En el suelo: gasta su próximo movimiento en levantarse.

white-moon-barrier = La Barrera mística
white-moon-barrier-hint = Por cada tablero, uno tras otro: un cristal salva a un aldeano, o cuatro dados y los cristales que queráis vencen a sus fantasmas.
white-moon-barrier-at = Ahora el { $board }
white-moon-barrier-crystals = { $number ->
    [one] Queda { $number } cristal
   *[other] Quedan { $number } cristales
}
white-moon-at-least = al menos { $number }

white-moon-reconstructed = Reconstruido: no se disponía del icono impreso.
white-moon-secondary = De una fuente distinta del propio componente.
white-moon-data-open = Abrir un archivo de datos
white-moon-data-ours = Guardar nuestros datos en un archivo
white-moon-data-forget = Volver a nuestros datos
white-moon-data-wrong = La línea { $line } del archivo no se puede leer, así que no se ha cambiado nada: { $problem }.

# What the coming turns bring.
white-moon-flees = { $family ->
    [none] El aldeano
   *[other] El aldeano de la familia { $family }
} huye { NAME($tile, form: "to") }.
white-moon-dies = { $family ->
    [none] El aldeano
   *[other] El aldeano de la familia { $family }
} muere en { NAME($tile, form: "the") }.
white-moon-picked-dies = Muere un aldeano visible a vuestra elección.
white-moon-shifts = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] pasan
   *[singular] pasa
} a la { $space }.

white-moon-icons-devourer = Devorador: devora al primer aldeano de su línea en cada turno de su tablero.
white-moon-icons-devour = Devora al primer aldeano de la línea.
white-moon-icons-kill-villager = Muere un aldeano visible a vuestra elección.
white-moon-icons-lay-down = Todos los taoístas caen al suelo.
white-moon-icons-lowest-leave = Los dos fantasmas de más abajo del mazo salen de la partida.
white-moon-icons-holds-portal = Tiene el Portal.
white-moon-icons-holds-su-ling = Retiene a Su-Ling.
white-moon-icons-brings-ghost = Entra un fantasma cuando empieza el turno de su tablero.
white-moon-icons-shapeshifter = Se mueve a la siguiente casilla libre cuando empieza el turno de su tablero.
white-moon-icons-gain-crystal = Recompensa: un Cristal lunar.
white-moon-icons-gain-qi-yin-yang-crystal = Recompensa: 1 Qi y un Yin-Yang para el grupo y un Cristal lunar.
white-moon-icons-crystal = Un Cristal lunar: cualquier color, o un paso hacia la Barrera mística.
white-moon-icons-pedestal = Un pedestal: cuatro cristales traen la Barrera mística.
white-moon-icons-portal = El Portal: aquí se rescata a los aldeanos.
white-moon-icons-su-ling = Su-Ling: el fantasma que está detrás de ella no usa su piedra central.
white-moon-icons-lying = Un taoísta que ha caído al suelo.
white-moon-icons-reconstructed = Un valor que es nuestro, porque no se encontró el impreso.
white-moon-lesson = Aprender White Moon
white-moon-lesson-long = La segunda lección: aldeanos, Su-Ling y cristales
white-moon-first-lesson = La primera partida

## Black Secret on the page.

black-secret-title = Black Secret
black-secret-play = Jugar con Black Secret
black-secret-hint = Un jugador es Wu-Feng: tiene demonios que buscan en las Catacumbas bajo la aldea, maldiciones y la Sombra. Los taoístas tienen Mantras de sangre, escaleras y el Calígrafo. Diez fantasmas y cinco encarnaciones más.
black-secret-wu-feng = Wu-Feng
# Who plays Wu-Feng, a person or a bot: label and choices.
black-secret-who = Quién es Wu-Feng
# How many there are besides Wu-Feng, in the form.
black-secret-taoists = Taoístas
black-secret-players-person = Una persona
black-secret-players-bot = Un bot
# Behind Wu-Feng's name where a bot plays him.
black-secret-bot = bot
black-secret-thinking = Wu-Feng está pensando…
black-secret-catacombs-side = Cara de las Catacumbas
black-secret-board-side = Cara del tablero de Wu-Feng
black-secret-sides-a = Cara A
black-secret-sides-b = Cara B
black-secret-sides-random = Al azar
black-secret-side = cara { $side }
black-secret-tiles = Losetas
# The Calligrapher in the Watchman's place, or at random.
black-secret-tile-kinds-calligrapher = el Calígrafo en lugar de la Ronda del sereno
black-secret-tile-kinds-random = nueve de las diez, al azar
# The same with White Moon.
black-secret-tile-kinds-with-white-moon-school-and-calligrapher = la Escuela de kung-fu en lugar de la Ronda del sereno y el Calígrafo en lugar de otra loseta al azar
black-secret-tile-kinds-with-white-moon-random = nueve de las once, al azar

black-secret-village = Aldea
black-secret-catacombs = Catacumbas
black-secret-show-village = Mostrar la aldea
black-secret-show-catacombs = Mostrar las Catacumbas
black-secret-catacombs-help = Bajo cada loseta hay una casilla de las Catacumbas. Los demonios buscan tres Urnas entre las fichas que hay allí. Un taoísta que baja por una escalera puede exorcizar a los demonios de su casilla.
# The space under a tile.
black-secret-space = La casilla bajo { NAME($tile, form: "the") }
black-secret-space-colour = Su color es el { $tao }: los demonios que están en ella son de ese color.
black-secret-entrance = Entrada
black-secret-entrance-help = Por aquí entran en las Catacumbas los demonios invocados.
black-secret-ladder = Escalera
black-secret-ladder-help = Después del movimiento, un taoísta puede bajar o subir por aquí. Cuando se encanta la loseta, la escalera desaparece, y solo un Mantra de sangre la repone.
black-secret-no-ladder = Aquí no hay escalera.
black-secret-tokens = { $number ->
    [one] { $number } ficha restante
   *[other] { $number } fichas restantes
}
black-secret-no-tokens = Aquí no queda ninguna ficha.
black-secret-tokens-help = Un demonio que busca revela la ficha de arriba. Antes nadie sabe cuál es.
# What may lie on top.
black-secret-on-top = Arriba puede haber: { NAME($tokens, list: "comma") }.

black-secret-board = Tablero de Wu-Feng
black-secret-board-help = Su cara fija los rasgos de los demonios. Aquí están los demonios sin invocar, los esqueletos, las Urnas y las maldiciones.
black-secret-hand = Mano de Wu-Feng
black-secret-hand-help = Por una carta de Invocación, Wu-Feng roba una encarnación y después juega una de su mano. Las Urnas y algunas maldiciones solo le dejan robar.
black-secret-in-hand = { $number ->
    [one] { $number } encarnación en la mano
   *[other] { $number } encarnaciones en la mano
}
black-secret-hand-hidden = Solo Wu-Feng ve cuáles.
black-secret-hand-empty = Wu-Feng no tiene ninguna encarnación.
black-secret-pile = { $number ->
    [one] { $number } encarnación en la pila
   *[other] { $number } encarnaciones en la pila
}
black-secret-pile-help = Las encarnaciones que Wu-Feng aún puede robar, barajadas.
black-secret-pyramid = Pirámide
black-secret-pyramid-help = Aquí están las maldiciones lanzadas: hasta cuatro de nivel 1, tres de nivel 2, dos de nivel 3 y una de nivel 4, cada nivel con menos que el de debajo. La segunda maldición de un nivel abre el siguiente. Tras una maldición de nivel 4 se roban todas de nuevo.
black-secret-level = Nivel { $number }
black-secret-level-open = abierto
black-secret-level-closed = cerrado
black-secret-free-place = Un hueco libre
black-secret-curses = Maldiciones
black-secret-curses-help = Wu-Feng puede descartar un fantasma robado para lanzar una maldición boca arriba de su color; un fantasma negro vale para cualquiera. La pirámide debe tener un hueco libre de ese nivel.
black-secret-curses-up = Maldiciones boca arriba
black-secret-curses-thrown = Maldiciones lanzadas
black-secret-no-curses = Ahora Wu-Feng no puede lanzar maldiciones.
black-secret-curse-unknown = Nadie conoce estas maldiciones hasta que se abre su nivel.
# How a face-up curse stands: it could be thrown, has no free place, or lies in the pyramid.
black-secret-curse-ready = Ahora se puede lanzar.
black-secret-curse-waits = Ahora la pirámide no tiene un hueco libre para ella.
black-secret-curse-thrown = Está en la pirámide: ya se ha lanzado.
# Level and colour of a curse.
black-secret-curse-kind = nivel { $level }, { NAME($tao, form: "feminine") }
black-secret-mantras = Mantras de sangre
black-secret-mantras-help = Cada Qi perdido va a un Mantra de sangre que elige quien lo pierde. Uno completo surte efecto al instante, sale de la partida y lo repone otro de su nivel.
# How many Qi lie on a mantra, and how many it takes.
black-secret-mantra-qi = { $have } de { $need } Qi
black-secret-no-mantras = No queda ningún Mantra de sangre.
black-secret-demons = Demonios
black-secret-demons-help = Wu-Feng puede descartar un fantasma robado para invocar un demonio que no cueste más que su resistencia. Antes del Yin de cada jugador vivo, cada demonio de las Catacumbas se mueve una casilla o busca.
black-secret-at-home = en el tablero de Wu-Feng
black-secret-home-for-good = en el tablero de Wu-Feng para siempre, desde que llegó la Sombra
black-secret-cost = coste { $number }
black-secret-resistance = resistencia { $number }
black-secret-has-mantra = Tiene encima el Mantra.
black-secret-shadow = La Sombra
black-secret-shadow-help = Antes del Yin de cada jugador vivo, va adonde quiere, o ataca a los taoístas de su lugar con tres dados Tao, de los que cada cara negra cuesta 1 Qi, o, en una loseta sin taoístas, tira el dado de maldición contra el taoísta activo. No puede exorcizarse.
black-secret-shadow-waits = La trae la tercera Urna.
black-secret-shadowed = La Sombra está aquí: esta loseta no da ayuda.
black-secret-urns = { $number } de 3 Urnas
black-secret-urns-help = Por cada Urna, Wu-Feng roba una encarnación. La tercera trae a la Sombra.
black-secret-skeleton = Esqueleto
black-secret-skeleton-help = Ocupa su casilla como un fantasma y tiene resistencia 1 del color de su tablero. No tiene piedras ni da recompensa.
black-secret-skeletons-left = { $number ->
    [one] { $number } esqueleto disponible
   *[other] { $number } esqueletos disponibles
}

# For the details of a Taoist.
black-secret-below = En las Catacumbas, bajo { NAME($tile, form: "the") }.
black-secret-brotherhood = Hermandad de sangre
black-secret-brotherhood-help = Un taoísta con exactamente 1 Qi también puede usar el poder del tablero opuesto.
# Which power the brother lends.
black-secret-brother = También tiene { NAME($power, form: "the") }.
black-secret-power-off = Sin poder hasta el final de su próximo turno, por una maldición.

black-secret-cover-title = Turno de Wu-Feng
black-secret-cover-text = Que los demás aparten la vista: se va a mostrar la mano de Wu-Feng.
black-secret-cover-button = Soy Wu-Feng: mostrarla
black-secret-back-title = Devuelve la pantalla
black-secret-back-text = La mano de Wu-Feng vuelve a estar tapada. Ahora deciden los taoístas.
black-secret-back-button = Seguir
# On buttons: to see the own hand, and to cover it again.
black-secret-look = Ver la mano
black-secret-hide = Tapar la mano
# Whose chance to win it is.
black-secret-taoists-chance = Probabilidad de que ganen los taoístas
black-secret-wu-fengs-chance = Probabilidad de que gane Wu-Feng

black-secret-deck-help = Fantasmas y, entre ellos, cartas de Invocación. Cuando Wu-Feng roba la última carta, ha ganado.
black-secret-summonings = { $number ->
    [one] { $number } carta de Invocación
   *[other] { $number } cartas de Invocación
}
black-secret-summoning-in = { $cards ->
    [0] Toca Invocación
   *[other] Invocación en { $cards }
}
black-secret-no-summoning = sin Invocaciones
black-secret-reconstructed = Algunos valores de Black Secret no se han podido encontrar: los marcados con un signo de interrogación son nuestros.

black-secret-taoists-won = Los taoístas han ganado: Wu-Feng ha sido expulsado de la aldea.
black-secret-wu-feng-won = Wu-Feng ha ganado: la aldea es suya.
black-secret-score = Black Secret: 5 puntos por ganar, 5 menos por perder

# What the coming turns bring.
black-secret-demons-act = Actúan los demonios de Wu-Feng: { $demons }.
black-secret-shadow-acts = Actúa la Sombra.
black-secret-activates-demon = { $card }: Wu-Feng activa un demonio.
black-secret-places-skeleton = { $card }: Wu-Feng puede colocar un esqueleto.
black-secret-summoning = Una carta de Invocación: llega una encarnación.
black-secret-wu-feng-draws = Wu-Feng roba un fantasma: lo coloca, invoca un demonio o lanza una maldición.

black-secret-icons-activate-demon = Wu-Feng activa un demonio.
black-secret-icons-throw-curse = Wu-Feng puede lanzar una maldición de cualquier color.
black-secret-icons-puppets = Wu-Feng puede colocar esqueletos.
black-secret-icons-discard-stack = Wu-Feng revela y descarta una pila de las Catacumbas; solo cuentan las Urnas.
black-secret-icons-no-yin-yang = Nadie puede gastar un Yin-Yang.
black-secret-icons-qi-to-bank = El Qi perdido va a la reserva.
black-secret-icons-any-curse = Las maldiciones de Wu-Feng no necesitan tener el color de la carta.
black-secret-icons-yin-yang-and-mantra = Recompensa: un Yin-Yang para el grupo y 1 Qi de la reserva en un Mantra de sangre.
# The two chapters of the tutorial, each with its title and what it is about.
black-secret-lesson-taoists = Black Secret para taoístas
black-secret-lesson-taoists-long = Escaleras, demonios en las Catacumbas y Mantras de sangre
black-secret-lesson-wu-feng = Black Secret para Wu-Feng
black-secret-lesson-wu-feng-long = Fantasmas, demonios y maldiciones, desde el otro lado de la mesa

## What is wrong with a line of an own data file. Words of the file stay as they are: colour=, tao, family. What stands for a name or a number may be translated.

data-kind = se esperaba family NOMBRE, ghost NÚMERO del 66 al 75 o del 82 al 91, incarnation NÚMERO del 76 al 81 o del 92 al 96, demon NOMBRE, curse NÚMERO del 1 al 32, mantra NÚMERO del 1 al 21, tokens TIPO o catacombs CARA, y después sus valores; o artifact NOMBRE
data-unknown = se esperaba NOMBRE=VALOR, cada uno una vez: death y reward de family; colour, resistance, left, middle y right de ghost; colour, resistance y, con White Moon, crystal de incarnation; cost y resistance de demon; level, colour, moon y effect de curse; level, moon y effect de mantra; de set1 a set4 de tokens
# $expected: one of the three messages that follow.
data-value = tras { $name }= se esperaba: { $expected }
# $words: all but the last.
data-one-of = { NAME($words, list: "comma") } o { $last }
data-number = un número del { $from } al { $to }
data-board = board, porque esta carta tiene el color de su tablero
data-missing = falta { $name }=
data-family-twice = la familia { $family } está dos veces
data-card-twice = la carta { $card } está dos veces
data-mark-twice = el artefacto «{ $artifact }» está dos veces
data-artifact-twice = dos familias dan el artefacto «{ $artifact }», pero solo hay uno; indica qué da la otra
data-side-twice = esta cara de las Catacumbas está dos veces
data-token-twice = este tipo de ficha está dos veces
data-demon-twice = este demonio está dos veces
data-curse-twice = esta maldición está dos veces
data-mantra-twice = este mantra está dos veces
data-not-nine = el juego { $set } de fichas debe tener nueve en total
data-urns = entre todos los juegos hay tres Urnas
data-catacombs = catacombs a y catacombs b tienen nueve colores cada una, red, green, blue, yellow o black, dos de ellos con *
