## The words at a table of a server: its seats before the game, who decides, who is here, what is said. People are called by their names, seats by colour or Wu-Feng.

at-table-connecting = Conectando con la mesa…
at-table-lost = Se ha perdido la conexión. Se restablecerá en cuanto sea posible.
at-table-missing = Esta mesa no existe
at-table-missing-hint = Quizá el enlace esté incompleto, o la mesa se haya retirado porque llevaba demasiado tiempo sin usarse.
at-table-older-rules = Las reglas se han corregido desde entonces, y las actuales no permiten un paso de esta partida. La mesa se conserva como está.
at-table-closed = Esta mesa está cerrada
at-table-closed-hint = Quienes llevan el servidor la han cerrado. Aquí ya no se puede hacer nada.
at-table-barred = Quienes llevan el servidor no dejan entrar a nadie desde tu dirección.
# $time: the time of day, such as 21:30.
at-table-restart = El servidor se reiniciará a las { $time }. La mesa se conserva, y esta página vuelve sola.
at-table-stranger = El servidor no reconoce el asiento de este navegador en la mesa
at-table-watch-anyway = Mirar sin asiento
# With the server's words.
at-table-refused = No es posible: { $why }
# What may be refused to anybody.
at-table-gone-on = Alguien ha sido más rápido: la partida ha seguido.
at-table-taken = Otra persona ha ocupado este asiento.
at-table-bot-plays = Un bot juega en este asiento; el anfitrión puede devolverlo.
at-table-hand = Quien ha visto la mano de Wu-Feng no puede jugar contra él y, una vez empezada la partida, nadie más puede ser Wu-Feng (S7).
at-table-nothing-to-take-back = No hay nada que deshacer: desde entonces se han tirado dados, ha salido una carta, ha decidido otra persona o un asiento ha cambiado de manos.
at-table-asked-already = Ya hay pendiente una solicitud de deshacer.
at-table-bad-name = Este nombre no vale: hace falta al menos una letra o una cifra, y solo texto sencillo.
at-table-too-much = Demasiados mensajes. Espera un momento.
at-table-full = Ya no hay sitio.
at-table-storage = El servidor no puede guardar nada en este momento. Inténtalo de nuevo.
at-table-newer-server = Una versión más reciente del servidor ya ha continuado esta mesa. Aquí se muestra como estaba antes; podrás seguir jugando en cuanto responda la versión más reciente.
at-table-busy = El servidor está muy ocupado y por el momento no deja entrar a nadie más. La página lo sigue intentando sola.
at-table-over = La partida ha terminado.

at-table-lobby = En la mesa
at-table-seats = Asientos
at-table-free = libre
at-table-you = tú
at-table-host = anfitrión
at-table-sit = Sentarse aquí
at-table-sit-hint = Pon tu nombre y ocupa un asiento libre. O limítate a mirar.
at-table-stand = Levantarse
at-table-free-seat = Liberar el asiento
at-table-let-bot-play = Dar el asiento a un bot
at-table-take-bot-away = Quitar el bot
# To whom the seat goes back.
at-table-give-back = Devolver el asiento a { $name }
at-table-start = Empezar la partida
at-table-seats-open = Hay asientos libres: envía el enlace de abajo o pon bots.
at-table-host-starts = { $name } empezará la partida cuando todos los asientos estén ocupados.
at-table-share = El enlace a esta mesa
at-table-share-hint = Envíalo a quienes vayan a jugar. Quien lo abra puede sentarse o mirar.
at-table-copy = Copiar
at-table-copied = Copiado

at-table-people = Personas
at-table-here = presente
at-table-away = ausente
at-table-watching = { $number ->
    [one] { $number } persona mira
   *[other] { $number } personas miran
}
at-table-you-watch = Estás mirando la partida.
# Who can give the seat back.
at-table-bot-for-you = Un bot juega por ti. { $host } puede devolverte el asiento.
at-table-chat = Chat
at-table-say = Di algo a todos
at-table-send = Enviar
at-table-nothing-said = Nadie ha dicho nada todavía.
at-table-unread = { $number } sin leer

at-table-your-turn = Te toca
# One's own seat that decides.
at-table-you-decide = ¡Te toca! Decides por { $seat }.
# Who decides for which seat.
at-table-decides = { $name } decide ({ $seat }).
at-table-away-decides = { $name } decide ({ $seat }), pero no está.
at-table-nobody-decides = Nadie juega con { $seat }. Alguien puede sentarse ahí, o el anfitrión puede poner un bot.

at-table-ask-undo = Solicitar deshacer
# Who asks, and which decision it is.
at-table-undo-asked = { $name } pide deshacer esto: { $what }
# Whose answers are awaited.
at-table-undo-waits = Falta el acuerdo de: { NAME($names, list: "comma") }.
at-table-agree = Aceptar
at-table-refuse = Rechazar
at-table-withdraw = Retirar la solicitud

at-table-point = Señalar
at-table-point-hint = Lo próximo en lo que hagas clic en la mesa brillará para todos. O haz clic con la tecla Mayús pulsada.
# Who points at what.
at-table-points-at = { $name } señala: { $thing }

at-table-ranked = Este intento cuenta: hasta que termine no hay consejos, ni probabilidad de ganar, ni otros caminos que probar.
at-table-practice = Esto es práctica: otras cartas y otros dados que en el intento que cuenta, y sin puesto en la clasificación.
# What happened to somebody, for the chat.
at-table-host-changed = Quien organizaba no estaba: ahora organiza { $name }.
at-table-was-muted = { $name } ya no puede hablar.
at-table-was-unmuted = { $name } puede hablar de nuevo.
at-table-was-removed = { $name } ya no está en la mesa por decisión de quien organiza.
at-table-was-lifted = { $name } puede volver a la mesa.
at-table-you-are-host = Quien organizaba no estaba: ahora organizas tú.
at-table-understood = Entendido
# What can be done about somebody else.
at-table-others = Los demás
at-table-menu = Qué hacer con { $name }
at-table-hide = Ocultar sus mensajes
at-table-show-again = Mostrar sus mensajes
at-table-mute = Silenciar
at-table-unmute = Dejar hablar de nuevo
at-table-remove = Echar
at-table-bar = Echar para siempre
at-table-lift = Dejar volver
at-table-remove-sure = ¿Echar a { $name }? Perderá su asiento, no podrá hablar y solo podrá mirar.
at-table-bar-sure = ¿Echar a { $name } para siempre? Perderá su asiento, no podrá ni mirar, y nadie nuevo entrará desde su red.
at-table-cancel = Cancelar
at-table-is-hidden = mensajes ocultos
at-table-is-muted = en silencio
at-table-is-removed = fuera de la mesa
at-table-is-barred = fuera para siempre
# To whoever was muted or sent away.
at-table-you-are-muted = No puedes hablar por decisión de quien organiza la mesa.
at-table-removed = Te han echado de esta mesa
at-table-removed-hint = Todavía puedes mirar la partida.
at-table-barred-here = Te han echado de esta mesa para siempre
# The word to enter a table.
at-table-word-title = Esta mesa tiene contraseña
at-table-word-hint = Te la puede decir quien te invitó.
at-table-word = Contraseña
at-table-word-wrong = Esa no es la contraseña de esta mesa.
at-table-enter = Entrar
# Who is away, for how long; in how long a bot can play.
at-table-away-for = { $name } lleva { $time } fuera.
at-table-bot-in = En { $time } podrá jugar un bot.
at-table-let-play-on = Que un bot juegue por { $name }
# Another game of the same people.
at-table-again-title = ¿Otra partida?
at-table-again-same = Jugar otra vez
at-table-again-level = Siguiente nivel: { $level }
at-table-again-sides = Cambiar de bando
at-table-again-hint = Se abre una mesa nueva con las mismas personas. Cada cual llega a ella desde esta página.
at-table-again-opened = Hay una mesa nueva y tu asiento está reservado.
at-table-again-follow = A la mesa nueva
at-table-again-waits = { $host } puede abrir una mesa nueva para todos.

## The words around the tables of a server: the hall, the form for a table, the challenge of the day, the records.

online-title = Jugar en línea
online-lead = Abre una mesa y envía su enlace a tus compañeros, o únete a la de otra persona. No necesitas cuenta: este navegador recuerda tu asiento.
# At how many tables it is one's own turn.
online-your-turns = { $number ->
    [one] Te toca en { $number } mesa
   *[other] Te toca en { $number } mesas
}
online-loading = Un momento…
online-unreachable = No se puede acceder al servidor. Comprueba la conexión e inténtalo de nuevo.
online-busy = El servidor no puede aceptar nada nuevo en este momento. Inténtalo de nuevo dentro de un instante.
online-too-many = Se han abierto demasiadas mesas desde tu dirección. Inténtalo más tarde.
online-no-server = Detrás de esta página no hay ningún servidor: aquí se juega en una sola pantalla.
online-other-version = El servidor tiene una versión del juego distinta de la de esta página. Vuelve a cargar la página.
online-reload = Volver a cargar la página

online-own-name = Tu nombre
online-own-name-hint = Lo ven los demás.
online-name-missing = Primero pon tu nombre.
online-open-table = Abrir una mesa
online-join-title = Unirse a una mesa
online-join-link = Enlace o código de la mesa
online-join = Unirse
online-join-wrong = Esto no es ni el enlace ni el código de una mesa.

online-my-tables = Mis mesas
online-no-tables = No tienes mesas abiertas.
online-finished-games = Partidas terminadas
online-your-turn = Te toca
online-undo-asked = Alguien quiere deshacer una decisión: ¿aceptas?
online-can-begin = Todos están sentados: puedes empezar
online-host-begins = Todos están sentados: empieza el anfitrión
online-free-seats = { $number ->
    [one] { $number } asiento libre
   *[other] { $number } asientos libres
}
# Whose turn it is, by name.
online-waits-for = Le toca a { $who }
online-points = { $number ->
    [one] { $number } punto
   *[other] { $number } puntos
}
online-replay = Repetición
online-gone = Esta mesa ya no existe.
online-not-over = Esta partida aún no ha terminado.
online-not-yet = El reto de hoy se muestra a los demás cuando acaba el día, a medianoche (UTC).
online-forget = Olvidar esta mesa

online-new-table = Abrir una mesa
online-new-table-hint = Cada asiento es para ti, para quien venga con el enlace o para un bot. La partida empieza cuando tú digas.
online-begin = Abrir la mesa
online-seat-me = Yo
online-seat-open = Libre: quien venga

# The expansions that are played.
online-kinds-base-game = Juego base
online-kinds-white-moon = White Moon
online-kinds-black-secret = Black Secret
online-kinds-both = White Moon y Black Secret
online-taoists = { $number ->
    [one] { $number } taoísta
   *[other] { $number } taoístas
}

online-daily = Reto diario
online-daily-lead = Cada día una partida nueva, la misma para todos.
# How many Taoists one person plays.
online-daily-rules = Todos tienen la misma preparación, las mismas cartas y los mismos dados. { $taoists ->
    [1] Juegas con un taoísta.
    [2] Juegas con los dos taoístas.
   *[other] Juegas tú con los { $taoists } taoístas.
}
online-daily-wu-feng = Un bot juega como Wu-Feng.
online-first-counts = Cuenta tu primer intento, si lo terminas antes de medianoche (UTC); en él no hay consejos. Los demás son para practicar, con otras cartas y otros dados. Las repeticiones de otros se abren cuando acaba el día.
online-play-daily = Jugar
online-go-on-daily = Seguir jugando
online-play-daily-again = Volver a jugar para practicar
online-previous-day = Día anterior
online-next-day = Día siguiente
online-today = Hoy
online-no-such-day = Nadie aceptó el reto de este día.
online-standings = Clasificación
online-nobody-yet = Nadie ha terminado este reto todavía.
online-place = Puesto
online-names = Nombre
online-score = Puntos
online-finished-at = Terminada

online-records = Tabla de récords
online-records-lead = El mejor resultado de cada juego, nivel y número de taoístas en este servidor.
online-which-game = Qué juego
online-all-games = Todos los juegos
online-no-record = Aún no hay récords
online-records-wu-feng = Las partidas de Black Secret contra un bot van aparte de las jugadas contra una persona.
online-wu-fengs-bot = Wu-Feng: un bot
online-wu-fengs-person = Wu-Feng: una persona
online-wu-fengs-older = Wu-Feng: no se sabe (resultados antiguos)
online-aids-hints = con consejos
online-aids-chance = con la probabilidad de ganar a la vista
online-aids-trial = probando otros caminos
online-aids-unknown = con ayuda

online-practice-reasons-finished = Ya has terminado el intento que cuenta.
online-practice-reasons-no-player = El servidor no sabe quién juega.
online-practice-reasons-network = Desde tu red ya se han usado todos los intentos que cuentan hoy.
online-practice-reasons-unknown = El servidor no cuenta este intento.
online-practice-only = Puedes jugar para practicar: con otras cartas y otros dados, y sin puesto en la clasificación.
online-practise = Jugar para practicar

# The word to enter, in the form for a table.
online-word = Contraseña de la mesa
online-word-hint = Hay que escribirla para jugar o mirar. Déjala vacía si basta con el enlace.
