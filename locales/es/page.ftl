### The words of the page around the table.

## The page and its start.

page-title = Ghost Stories
page-lead = Los fantasmas de Wu-Feng se alzan contra la aldea. De uno a cuatro taoístas les hacen frente, juntos.
page-fan-edition = Una edición de fans, no oficial, del juego de Antoine Bauza. Las reglas y los números son del juego; los textos, los nombres en español, los dibujos y el código son nuestros.
page-advice = Consejos del autor
page-credits = Créditos
page-typefaces = Las tipografías de esta página proceden de Faustina y Grenze, de Omnibus-Type, ambas con la licencia SIL Open Font License.
page-skip = Ir al juego
page-menu = Menú
page-home = Inicio
page-start = ¿Qué quieres hacer?
page-learn = Aprender
page-learn-long = Aprender jugando
page-rules = Reglas
page-cards = Cartas e iconos
page-settings = Ajustes
page-language = Idioma
page-new-game = Nueva partida
page-open-file = Abrir un archivo
page-saved-games = Partidas guardadas
page-in-play = En curso
page-turns = { $number ->
    [one] { $number } turno
   *[other] { $number } turnos
}
page-written-position = Una posición compuesta a mano
page-remove = Borrar esta partida
page-really = ¿Seguro?
page-file-unreadable = No se ha podido leer el archivo. Elige una repetición o una partida guardada de este juego, un archivo .json.

## A new game.

page-players = Jugadores
page-seat = Asiento { $number }
page-name = Nombre
page-colour = Color
page-random-colour = Cualquier color
page-power = Poder
page-random-power = Cualquier poder
page-level = Nivel
# What a level is like, and how many incarnations must be exorcised.
page-level-hint = { $level ->
    [initiation] El comienzo más suave: 4 Qi por taoísta.
    [nightmare] Para jugadores con experiencia.
    [hell] Sin Yin-Yang y con poco Qi al empezar.
   *[normal] La partida habitual.
} Para ganar: { $incarnations ->
    [one] { $incarnations } encarnación de Wu-Feng
   *[other] { $incarnations } encarnaciones de Wu-Feng
}.
page-five-qi = Empezar con 5 Qi
page-rule-set = Reglas
page-rule-set-hint = Las revisadas son las de la última edición, las clásicas las de 2008; difieren en cuatro detalles.
page-village = Aldea
page-village-random = Al azar
page-village-arranged = A elección
page-spot = Loseta { $number }, fila por fila
page-seed = Semilla
# The field for the number follows.
page-seed-hint = El mismo número da la misma preparación, las mismas cartas y los mismos dados. Déjalo vacío para uno nuevo.{" "}
page-seed-wrong = La semilla debe ser un número entero sin signo, como 2008.
page-colour-twice = Dos asientos tienen el mismo color: elige otro para uno de ellos.
page-begin = Empezar

## The table.

page-table = La mesa
page-turn-table = Girar la mesa para que mi lado quede abajo
page-actions = Qué puedes hacer
page-all-options = Todas las opciones
# On a button while something is going on.
page-wait = …
page-undo = Deshacer
page-undo-key = Ctrl-Z
page-escape-key = Esc
# What the button for undo does.
page-undo-limit = Deshace la última elección, pero no dados tirados ni cartas robadas
page-explain = Explicar
page-in-words = La mesa en texto
page-panels = Previsión, probabilidades, registro, consejos
page-close = Cerrar
page-cancel = Cancelar
page-possessed = Poseído
page-neutral = Neutral
# On the drawing, so it must be short, as neutral, dice and discarded.
page-bank = Reserva
page-dice = Dados
page-deck = Mazo
page-discarded = Descartes
# Behind the name of a tile; and behind that of a power or of the Portal, so without a gender.
page-haunted = loseta encantada
page-blocked = sin efecto
page-empty = Vacía
page-buddha = Buda
# On the drawing of the deck, so it must be short. How many cards lie above the next incarnation.
page-incarnation-in = { $cards ->
    [0] Llega Wu-Feng
   *[other] Wu-Feng en { $cards }
}
# On the drawing of the deck, so it must be short.
page-no-incarnation = sin Wu-Feng

## Dice and what they bring.

page-exorcism = Exorcismo
# The chances follow.
page-dice-rolled = { $dice ->
    [0] No hay dados libres: solo cuentan los Tao, el Círculo y el Mantra.
    [one] Tiras { $dice } dado. Con el mejor uso de todos los Tao de tu loseta:
   *[other] Tiras { $dice } dados. Con el mejor uso de todos los Tao de tu loseta:
}
page-roll = Tirar los dados
page-both = Ambos
page-at-least-one = Al menos uno
page-pick-dice = Haz clic en los dados que quieras volver a tirar.
page-roll-again = Volver a tirar
page-keep = Dejarlos todos
page-plan-hint = Haz clic en los Tao o arrástralos a los fantasmas; los dados se asignan automáticamente.
page-plan-does-not-work = Elige qué exorcizar
page-ways = Todas las formas de gastar

## Odds and forecast.

page-odds = Probabilidades
page-no-odds = Ahora no hay ningún exorcismo al alcance.
page-here = donde estás
page-forecast-title = Previsión
page-forecast-hint = Lo que harán los fantasmas si nadie los detiene:
page-nothing-happens = Nada.
page-turn-of = Turno del { $board }
# When a board has its turn.
page-in-turns = { $turns ->
    [1] el próximo
   *[other] dentro de { $turns } turnos
}

## The log.

page-log = Registro
page-steps = Pasos de la partida
page-step = Paso
page-step-of = Paso { $step } de { $all }
page-first = Al principio
page-back = Un paso atrás
page-run = Reproducir
page-forward = Un paso adelante
page-last = Al final
# The button to the game follows.
page-past = Estás viendo el pasado.{" "}
page-branch = ¿Y si…? Seguir jugando desde aquí
page-branch-hint = Empieza una partida nueva desde este paso; la original queda como está
page-back-to-game = Volver a la partida

## The end of the game.

page-ending = El final de la partida
page-won = Victoria
page-lost = Derrota
page-score = Puntuación
page-statistics = La partida en cifras
page-qi-over-time = Qi de todos los taoístas, turno a turno
page-ghosts-over-time = Fantasmas en juego, turno a turno
page-haunted-over-time = Losetas encantadas, turno a turno
page-taoist = Taoísta
page-ghosts-exorcised = Fantasmas
page-attempts = Exorcismos
page-helps = Ayudas
page-qi-lost = Qi perdido
page-save-file = Guardar en un archivo
page-again = Volver a verla
page-copy-link = Copiar un enlace
# The field with the link follows.
page-link-copied = Este enlace abre la repetición de la partida:{" "}

## Saves and links.

page-storage-blocked = El navegador no guarda nada para esta página, así que la partida no puede guardarse. Permite el almacenamiento o guarda la partida en un archivo.
page-storage-full = El almacenamiento del navegador está lleno, así que la partida no ha podido guardarse. Guárdala en un archivo y borra partidas antiguas.
page-no-such-game = Aquí no existe esta partida
page-damaged = Esta partida guardada no se puede leer.
page-damaged-kept = Se ha conservado tal como está. Guárdala en un archivo si quieres repararla a mano.
page-damaged-link = Este enlace no se puede leer

## Things on the table, explained.

page-board-of = { CAPITAL($board) }
page-living-board = Un taoísta vive mientras tenga Qi. Su jugador lo mueve y después pide ayuda a un aldeano o exorciza.
page-neutral-board = Nadie juega con este tablero. Aquí también vienen fantasmas y, sin Qi, cae en manos de Wu-Feng.
page-possessed-board = Wu-Feng domina este tablero: no tiene poder, y el Qi que perdería lo pierde un taoísta vivo.
page-haunted-tile = Está encantada: aquí nadie puede ayudar hasta que se reactive la loseta.
# So many Qi, however many.
page-qi = { $number } Qi
page-empty-space = Una casilla para un fantasma. Cada fantasma va primero al tablero de su color.
page-power-blocked = Ahora está bloqueado.
page-yin-yang = Yin-Yang
page-yin-yang-help = Gástalo para pedir ayuda desde lejos a cualquier loseta activa o para reactivar una encantada.
page-tao-token = Tao { $tao }
page-tao-help = Tras la tirada, cada Tao cuenta como un dado de su color. Los taoístas de una misma loseta pueden prestarse los suyos.
page-qi-help = El Qi es la vida: un taoísta sin Qi muere.
page-discard-help = Los fantasmas que han dejado la mesa. Nunca vuelven al mazo.
page-deck-help = Fantasmas y, entre ellos, las encarnaciones de Wu-Feng. Si se roba la última carta y Wu-Feng no ha sido expulsado, la partida está perdida.
page-dice-help = Cada dado Tao muestra rojo, verde, azul, amarillo, negro o blanco. El blanco vale por cualquier color.

## Rules, cards and icons.

page-coming = Un momento…
page-not-loaded = No se ha podido cargar esta parte de la página.
page-try-again = Reintentar
page-nothing-found = No se ha encontrado nada.
page-search = Buscar
page-rules-hint = Las reglas marcadas como «Decisión» son nuestras, donde los reglamentos callan o se contradicen.
# The headings of the rules, each before the rule of that number.
page-chapters-b1 = La mesa
page-chapters-b10 = Preparación
page-chapters-b20 = Turnos
page-chapters-b30 = Yin: actúan los fantasmas
page-chapters-b40 = Llega un fantasma
page-chapters-b50 = Yang: actúa el taoísta
page-chapters-b60 = La muerte
page-chapters-b70 = El exorcismo
page-chapters-b80 = Los aldeanos
page-chapters-b90 = Las encarnaciones de Wu-Feng
page-chapters-b110 = Los poderes
page-chapters-b130 = El final
page-chapters-w1 = White Moon: preparación
page-chapters-w10 = White Moon: el orden de un turno
page-chapters-w20 = White Moon: los aldeanos
page-chapters-w30 = White Moon: Su-Ling
page-chapters-w40 = White Moon: los cristales y la Barrera mística
page-chapters-w50 = White Moon: la Escuela de kung-fu
page-chapters-w60 = White Moon: los artefactos
page-chapters-w70 = White Moon: las encarnaciones
page-chapters-w80 = White Moon: la puntuación
page-chapters-s1 = Black Secret: preparación
page-chapters-s10 = Black Secret: Wu-Feng
page-chapters-s20 = Black Secret: los demonios y los esqueletos
page-chapters-s30 = Black Secret: la Sombra
page-chapters-s40 = Black Secret: los taoístas
page-chapters-s50 = Black Secret: las encarnaciones y las piedras
page-chapters-s60 = Black Secret: el final
page-icons-title = Iconos
page-tiles-title = Losetas de aldea
page-powers-title = Poderes
page-ghosts-title = Fantasmas y encarnaciones
# What the icons on the cards and the table mean.
page-icons-ghost = Entra otro fantasma.
page-icons-haunt = Se encanta la primera loseta activa de la línea.
page-icons-lose-qi = Se pierde 1 Qi.
page-icons-quick = La figura empieza en la primera piedra.
page-icons-curse = Se tira el dado de maldición.
page-icons-power-off = El poder de este tablero queda bloqueado.
page-icons-all-powers-off = Todos los poderes quedan bloqueados.
page-icons-tao-off = Nadie puede gastar Tao.
page-icons-die-captive = El fantasma retiene un dado Tao.
page-icons-group-lose-tao = Cada taoísta descarta un Tao.
page-icons-clear-circle = La ficha del Círculo de oración vuelve a la reserva.
page-icons-haunter-stone = Acechador: encanta una loseta cada dos turnos de su tablero.
page-icons-tormentor = Atormentador: se tira el dado de maldición en cada turno de su tablero.
page-icons-dice-immune = Inmune a los dados: solo cuentan los Tao, el Círculo y el Mantra.
page-icons-white-blank = Las caras blancas no valen nada.
page-icons-only-on-buddha = Solo puede exorcizarse donde se topa con un Buda.
page-icons-only-if-opposite-empty = Solo puede exorcizarse mientras la casilla opuesta no tiene fantasma.
page-icons-gain-tao = Recompensa: 1 Tao.
page-icons-gain-two-tao = Recompensa: 2 Tao.
page-icons-gain-qi-or-yin-yang = Recompensa: 1 Qi o el Yin-Yang.
page-icons-gain-qi-and-yin-yang = Recompensa para el grupo: 1 Qi y un Yin-Yang.
page-icons-curse-nothing = Dado de maldición: nada.
page-icons-curse-haunt = Dado de maldición: se encanta la primera loseta activa de la línea.
page-icons-curse-ghost = Dado de maldición: entra un fantasma.
page-icons-curse-tao = Dado de maldición: quien lo tira pierde todos sus Tao.
page-icons-curse-qi = Dado de maldición: quien lo tira pierde 1 Qi.
page-icons-haunter = Una figura de acechador: desde la primera piedra encanta en el próximo turno de su tablero.
page-icons-mantra = El Mantra: baja en 1 la resistencia del fantasma.
page-icons-buddha = Un Buda: un fantasma que llega aquí se descarta.
page-icons-power-token = Una ficha de poder: presta el poder de un tablero neutral por un turno.
page-icons-yin-yang = Yin-Yang: ayuda desde lejos o una loseta encantada reactivada.
page-icons-qi = Qi: la vida.

## Settings.

page-pace = Animaciones
page-pace-slow = Lentas
page-pace-normal = Normales
page-pace-fast = Rápidas
page-pace-off = Sin ellas
page-size = Tamaño del texto
page-large = Grande
page-keys = Teclas
# How the keys are called, in the order of what they do.
page-key-names-option = 1 – 9, a – z
page-key-names-reach = Tab
page-key-names-walk = ← ↑ → ↓
page-key-names-choose = Intro
page-key-names-explain = ?
page-key-names-undo = Ctrl-Z
page-key-names-escape = Esc
page-key-names-browse = , .
page-key-names-enlarge = + − 0
page-key-uses-option = la opción con esa tecla
page-key-uses-reach = a la mesa, las opciones y los paneles
page-key-uses-walk = de una cosa a otra en la mesa
page-key-uses-choose = elegir lo seleccionado
page-key-uses-explain = explicar lo seleccionado o lo próximo que señales
page-key-uses-undo = deshacer la última elección
page-key-uses-escape = volver a todas las opciones
page-key-uses-browse = un paso atrás o adelante en el registro
page-key-uses-enlarge = ampliar el tablero o mostrarlo entero

## Lessons.

page-next = Siguiente
page-watch = Mira lo que pasa.
page-do-it = Hazlo en la mesa o elígelo en la lista.

## What the coming turns of the ghosts will bring.

forecast-advances = { $card }: la figura avanza hacia la aldea.
forecast-haunts = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] encantan
   *[singular] encanta
} { NAME($tile, form: "the") }.
forecast-nothing-to-haunt = { CAPITAL(NAME($card, form: "to")) } no { NAME($card, form: "number") ->
    [plural] les
   *[singular] le
} queda nada que encantar.
forecast-rolls-curse = { $card }: se tira el dado de maldición.
forecast-discards = { $taoist } descarta un Tao.
forecast-overrun = Hay fantasmas en todo el { $board }.
forecast-loses-qi = { $taoist } pierde 1 Qi.
forecast-somebody-loses-qi = Un taoísta a vuestra elección pierde 1 Qi.
forecast-possessed = El { $board } cae en manos de Wu-Feng.
forecast-ghost-arrives = Llega un fantasma.
forecast-lost = La partida está perdida.

## Who plays a seat, and bots at play.

bots-who = Quién juega
bots-person = Una persona
# As a choice of the form.
bots-kinds-random = Bot aleatorio
bots-kinds-novice = Bot novato
bots-kinds-expert = Bot experto
bots-kinds-slow-expert = Bot experto, lento
# Behind a name.
bots-strengths-random = aleatorio
bots-strengths-novice = novato
bots-strengths-expert = experto
bots-strengths-slow-expert = experto lento
bots-thinking = { $who } está pensando…
bots-paused = En pausa. Le toca a { $who }.
bots-pause = Pausa
bots-go-on = Seguir
bots-step = Un paso
bots-pace = Ritmo de los bots
bots-paces-slow = Lento
bots-paces-normal = Normal
bots-paces-fast = Rápido
bots-paces-at-once = Al instante

## Hints, and how likely the game is won.

hints-title = Consejos
hints-note = La probabilidad estimada de ganar con cada opción, según un jugador virtual que sigue pensando mientras tú piensas.
hints-waiting = Pensando…
hints-nothing = Ahora no hay nada que decidir.
hints-then = Después: { $plan }
# How many positions were looked at, already written.
hints-looked-at = { $number } posiciones examinadas
hints-chance = Probabilidad de ganar
hints-show-chance = Mostrar junto a la mesa la probabilidad estimada de ganar
hints-chance-setting = Probabilidad de ganar
hints-course = Evolución
hints-course-title = La probabilidad de ganar, paso a paso
hints-turning-points = Momentos decisivos
hints-no-turning-points = Ningún paso cambió mucho.
hints-turn = Turno { $number }

## Why a replay or a link cannot be read.

replay-not-a-replay = No es una repetición de este juego.
# The file says that it is of this version.
replay-version = Es de la versión { $version }, que esta página no conoce. Vuelve a cargar la página para tener la más reciente.
replay-link = Falta una parte del enlace o se ha alterado por el camino.
replay-part = La parte «{ $name }» no contiene lo que debería.
replay-start = Empieza con una preparación o una posición que el juego no tiene.
# $text: the step as the file has it.
replay-step = El paso { $step } («{ $text }») no se puede jugar.
replay-older-rules = Jugada con reglas anteriores
# $number: how many steps they are.
replay-older-steps = { $number ->
    [one] El paso { $first } se jugó con reglas anteriores y no puede comprobarse.
   *[other] Los pasos { $first } a { $last } se jugaron con reglas anteriores y no pueden comprobarse.
} Desde ahí la partida sigue tal como estaba entonces.
replay-older-step = Jugado con reglas anteriores: { $text }
# The refused step and its text, and how many steps are left out with it.
replay-cut = La partida se abre hasta el paso { $step } («{ $text }»), que las reglas actuales no permiten. Pasos omitidos: { $left_out }.
# After so many steps.
replay-broken = La posición escrita tras el paso { $step } no se puede leer.

## The words round the table of levels, whose numbers come from the engine, and what sets the two rule sets apart.

# Above the table.
levels-title = Niveles
# Above that of the solo game.
levels-solo-title = Niveles para un solo jugador
levels-columns-level = Nivel
levels-columns-qi = Qi
levels-columns-yin-yang = Yin-Yang
levels-columns-tao = Tao
levels-columns-haunted = Losetas encantadas = derrota
levels-columns-incarnations = Encarnaciones
# The Tao at the start: of how many board colours one each, and how many black ones.
levels-tao = { $colours ->
    [1] { $black ->
        [0] color propio
       *[other] color propio y negro
    }
   *[other] { $black ->
        [0] rojo, verde, azul, amarillo
       *[other] rojo, verde, azul, amarillo, negro
    }
}
# What another number of incarnations is with one or two players.
levels-with-few-players = { $number } con 1 o 2 jugadores
# The four differences between the rule sets, a line each (B11 twice, B33, B112).
levels-differences-black-tao = En Iniciación, cada jugador empieza además con un Tao negro según las reglas revisadas.
levels-differences-haunted-tiles = En Iniciación, la partida se pierde con 3 losetas encantadas según las reglas revisadas, con 4 según las clásicas.
levels-differences-nothing-to-haunt = En Iniciación clásica, los jugadores pierden si un fantasma debe encantar y no hay ninguna loseta activa en su línea.
levels-differences-twin-winds = La Danza de los vientos gemelos se usa antes del propio movimiento según las reglas revisadas, después según las clásicas.

## How it is said what is printed on a component of an expansion and what is ours.

# Of an effect whose kind alone is printed, such as that ladders leave, but not how many.
sources-only-the-kind = Solo está impreso el tipo de efecto; lo demás es nuestro.
# What the rulebook tells about the catacomb tokens in the four sets.
sources-urns = Que las tres Urnas están en el primer juego de fichas se deduce del reglamento; los demás números de fichas son nuestros.
# A blank curse, and what it is for.
sources-blank-name = Maldición en blanco
sources-blank-help = No lleva nada impreso, y se juega sin ella. Con un archivo de datos propio se le puede dar un nivel, un color y un efecto.
# Where level, colour and effect of a curse of Wu-Feng come from. $level, $colour and $effect are one of the four below.
sources-curse = Nivel: { $level } · Color: { $colour } · Efecto: { $effect }
# The same of a Blood Mantra.
sources-mantra = Nivel: { $level } · Efecto: { $effect }
# These four follow the colons above.
sources-printed = impreso
sources-kind-printed = solo el tipo está impreso
sources-secondary = de otra fuente
sources-ours = nuestro

## Keypad: words of one or two, at most twelve letters, because they stand on small keys

keypad-walk = Mover
keypad-ask = Pedir
keypad-exorcise = Exorcizar
keypad-power = Poder
keypad-yin-yang = Yin-Yang
keypad-ladder = Escalera
keypad-villager = Aldeano
keypad-su-ling = Su-Ling
keypad-crystal = Cristal
keypad-buddha = Buda
keypad-artifact = Artefacto
keypad-place = Colocar
keypad-summon = Invocar
keypad-throw = Lanzar
keypad-demon = Demonio
keypad-shadow = Sombra
keypad-pass-by = Pasar
keypad-end-turn = Fin del turno
keypad-yin = Yin
keypad-act = Acción
keypad-end = Fin

## Keypad: whole lines

keypad-turn = Pasos del turno
keypad-verbs = Qué hacer
keypad-tap = { $verb }: elige un lugar iluminado o una línea
keypad-gives-up-move = Esto termina tu movimiento.
keypad-gives-up-action = Esto termina tu acción.
keypad-gives-up-both = Esto termina tu movimiento y tu acción.
keypad-ends-turn-move = Esto termina tu turno: no te has movido.
keypad-ends-turn-action = Esto termina tu turno: aún podrías actuar.
keypad-ends-turn-both = Esto termina tu turno: sin movimiento ni acción.
keypad-too-late-power = El poder prestado aún no se ha usado; después será tarde.
keypad-too-late-buddha = Después ya no se podrá colocar ningún Buda en este turno.
keypad-too-late-su-ling = Después ya no se podrá colocar a Su-Ling en este turno.
keypad-too-late-token = No has tomado la ficha de poder que hay aquí.
keypad-dies = { $who } muere por ello.
keypad-loses = Con esto se pierde la partida.
keypad-chance = Lo que viene enseguida lo decide el azar: no se podrá deshacer.
keypad-hopeless = Ninguna tirada puede vencer a nadie aquí.
keypad-anyway = Hacerlo
keypad-since = Desde tu último turno
keypad-got-it = Entendido
keypad-share = Guardar y compartir
