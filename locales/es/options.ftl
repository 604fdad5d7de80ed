heading-usage = Uso:
heading-commands = Órdenes
heading-arguments = Argumentos
heading-options = Opciones
heading-examples = Ejemplos:
option-default = { $text } [si no: { $default }]

about-ghost-stories = Ghost Stories: el juego de mesa cooperativo, una edición no oficial de aficionados
help-language = El idioma, por ejemplo es [si no: el del sistema]
help-help = Mostrar la ayuda
help-version = Mostrar la versión

about-play = Jugar: en el navegador, o con --terminal en esta terminal
help-port = El puerto de la página en este ordenador; las partidas guardadas le pertenecen
help-quiet = No abrir el navegador
help-terminal = Jugar con texto sencillo en esta terminal, todos con un teclado
help-players = Número de jugadores, de 1 a 4; en Black Secret, el número de taoístas
help-level = Nivel: initiation, normal, nightmare o hell
help-rules = Reglas: revised (revisadas, la edición más reciente) o classic (clásicas, 2008)
help-five-qi = Variante de Iniciación: empezar con cinco Qi
help-white-moon = Jugar con White Moon: aldeanos, Su-Ling, cristales y la Barrera mística
help-portal = White Moon: dónde está el Portal: centre, edge o corner, o en una loseta como tea-house
help-incarnations = White Moon sin Black Secret: qué encarnaciones hay: base, moon o both
help-black-secret = Jugar con Black Secret: alguien es Wu-Feng, con demonios en las catacumbas, maldiciones y la Sombra
help-catacombs = Black Secret: el lado de las catacumbas, a o b [si no: al azar]
help-demons = Black Secret: el lado del tablero de Wu-Feng, a o b, con los rasgos de sus demonios [si no: al azar]
help-random-tiles = Con una expansión: nueve losetas al azar de entre todas, en vez de la Escuela y el Calígrafo en sitios fijos
help-data = Con una expansión: un archivo con lo que dicen tus propios componentes; lo que no diga queda como en los nuestros
help-boards = Los cuatro tableros en el sentido de las agujas del reloj desde el norte, por ejemplo red,green,blue,yellow
help-colours = Los colores que juegan, por ejemplo red,blue
help-powers = Los poderes que muestran los tableros, por ejemplo spires,mantra
help-first = Quién tiene el primer turno
help-village = Las nueve losetas fila por fila desde el noroeste, por ejemplo cemetery,altar,herbalist,...; con una expansión, su loseta puede estar o no
help-wu-feng = Black Secret: quién es Wu-Feng: person (una persona) o un bot como novice o expert
help-names = Los nombres de los jugadores en el orden de sus turnos, por ejemplo Ana,Ben
help-seed = La semilla de la preparación, las cartas y los dados [si no: una nueva]
help-save = Dónde se guarda la partida tras cada paso [si no: ghost-stories-SEMILLA.json]
help-continue = Seguir con una partida guardada
help-locales = Para traductores: leer las palabras de esta carpeta, la página al volver a cargarse; tiene una carpeta por idioma
help-pseudo = Para traductores: poner acentos a las letras del inglés; lo que no los tenga no está traducido

about-serve = Alojar la página y mesas en línea, para navegadores de aquí o detrás de un proxy
help-serve-port = El puerto de la página
help-address = La dirección de este ordenador; 0.0.0.0 atiende a todos los que puedan llegar a él
help-database = Dónde se guardan las mesas: un archivo, o postgres://USER:PASSWORD@HOST/NAME [si no: tables.sqlite en tu carpeta de datos]
help-origin = Una página que puede hablar con este servidor, por ejemplo https://example.org; entonces el servidor solo responde con su nombre y con direcciones; se puede dar varias veces
help-behind-proxy = Un proxy delante dice en X-Forwarded-For de dónde vienen los clientes
help-connections-per-address = Conexiones desde una dirección
help-tables-per-hour = Mesas que una dirección puede abrir en una hora
help-listed-per-address = Mesas de una misma dirección que pueden estar a la vez en la sala
help-data-files-per-hour = Archivos de datos propios distintos que una dirección puede aportar en una hora
help-messages-per-second = Mensajes por segundo de una conexión
help-host-away = Segundos tras los que una mesa sin su anfitrión tiene otro
help-bot-after = Segundos tras los que cualquiera en la mesa puede hacer que un bot juegue por quien no está
help-connections = Conexiones en total
help-brisk-seconds = Segundos que tiene una persona para decidir en una mesa ágil antes de que lo haga un bot
help-relaxed-hours = Horas que tiene una persona para decidir en una mesa tranquila
help-keep-unfinished = Días que se conserva una mesa sin terminar desde lo último que pasó en ella
help-keep-finished = Días que se conserva una mesa terminada; los resultados quedan
help-drain = Segundos durante los que sigue un servidor al que se le manda parar, para que un proxy note que no está listo
help-serve-admin-socket = Un socket que se crea y por el que `ghost-stories admin` llega a este servidor
help-log = Cómo se escribe el registro en la salida de errores: text o json; GHOST_STORIES_LOG=debug cuenta más
help-serve-white-moon = Llevar a una partida nueva con White Moon
help-serve-black-secret = Llevar a una partida nueva con Black Secret

about-backup = Copiar todas las mesas en línea a un archivo, también con servidores en marcha
help-backup-database = Dónde están las mesas: un archivo, o postgres://... [si no: tables.sqlite en tu carpeta de datos]
help-file = El archivo que se escribe; si ya existe, no se toca

about-restore = Recuperar todas las mesas en línea de un archivo, en una base de datos vacía de cualquier tipo
help-restore-database = Dónde se guardarán las mesas: un archivo, o postgres://... [si no: tables.sqlite en tu carpeta de datos]
help-restore-file = El archivo que se lee

about-admin = Preguntar algo a un servidor en marcha o decírselo: ver y cerrar mesas, vetar direcciones, anunciar un reinicio
help-admin-socket = El socket del servidor, como se le dio a `serve`
help-admin-json = Escribir JSON
about-tables = Ver las mesas en la memoria del servidor, las más concurridas primero
about-inspect = Mostrar una mesa: quién se sienta en ella, a quién espera, qué se dijo al final
help-table = El nombre de la mesa, o su enlace
about-close = Cerrar una mesa: nadie vuelve a ella, en ningún servidor de la base de datos
about-reopen = Abrir de nuevo una mesa cerrada
about-bars = Ver las direcciones vetadas
about-bar = Vetar una dirección en todos los servidores de la base de datos
help-bar-address = Cuál; de IPv6 cuenta la primera mitad
help-days = Por tantos días [si no: para siempre]
about-unbar = Dejar entrar de nuevo a una dirección
help-unbar-address = Cuál, como está en la lista
about-announce = Decir a todos, en todos los servidores de la base de datos, que se van a reiniciar
help-minutes = En cuántos minutos, de 0 a 1440
about-withdraw = Decir a todos que no habrá reinicio

about-health = Preguntar a un servidor de este ordenador si está listo; código de salida 1 si no
help-health-port = El puerto del servidor
help-live = Preguntar solo si vive, no si su base de datos puede escribir

about-simulate = Jugar muchas partidas de bots y contar lo que pasa
help-games = Cuántas partidas por cada combinación de equipo, nivel y número de jugadores
help-bot = Quién juega: random, novice, expert, ignores-villagers u oracle, los tres últimos con un presupuesto si se quiere, como expert:nodes=100000 o expert:ms=500. Varios separados por comas ocupan los sitios en el sentido de las agujas del reloj desde el primer jugador, y vuelta a empezar. Dada otra vez, la opción nombra otro equipo que comparar
help-simulate-players = Número de jugadores, de 1 a 4; varios separados por comas, o all
help-simulate-level = Nivel: initiation, normal, nightmare o hell; varios separados por comas, o all
help-simulate-wu-feng = Black Secret: quién es Wu-Feng, como en --bot; dada otra vez, la opción nombra otro que comparar [si no: como el primer taoísta]
help-simulate-seed = La semilla de la que viene todo el azar
help-calibration = Comparar también la probabilidad estimada de ganar al principio de cada turno con el final de las partidas
help-jobs = Cuántos hilos; el resultado no depende de ello [si no: todos los núcleos]
help-shard = Jugar solo la parte I de N, para repartir un experimento entre N ordenadores; merge une las partes
help-csv-games = Escribir también una línea por partida en este archivo
help-out = Llevar el recuento en este archivo. Si contiene una serie sin terminar del mismo experimento, se sigue con ella
help-json = Escribir JSON, una línea por combinación de equipo, nivel y número de jugadores
help-timing = Con --json: también el tiempo de los bots, que cambia cada vez
help-csv = Escribir CSV, una línea por combinación de equipo, nivel y número de jugadores
help-report = Escribir una página con gráficos en este archivo

about-merge = Sumar los archivos de recuento de simulate --out que pertenecen a un experimento
help-files = Los archivos de recuento, uno por parte
help-partial = Aceptar que falten partes o estén sin terminar

about-replay = Comprobar una repetición o una partida guardada y escribirla como registro
help-source = Una repetición o una partida guardada, o el enlace de una partida
help-to = Ir solo hasta este paso y describir ahí la posición
help-replay-json = Escribir JSON: cada paso con lo que pasó, y la posición al final

about-scenario = Comprobar archivos de escenario, o todos los archivos .scenario de unas carpetas
help-paths = Archivos o carpetas
help-scenario-rules = Decir de cada regla cuántos escenarios tratan de ella
help-verbose = Nombrar todos los escenarios, no solo los que fallan

about-odds = Probabilidades exactas de los exorcismos: con simples números, o desde cada loseta de una posición
help-odds-source = Una posición escrita, un escenario, una repetición o partida guardada, o el enlace de una partida; sin ello, los números de abajo
help-at = En una repetición o enlace: tras este paso [si no: el último]
help-taoist = En una posición: para este taoísta [si no: el que tiene el turno]
help-resistance = La resistencia del fantasma como está en su carta; para dos en una esquina con colores, por ejemplo red:2,black:1
help-ghost = En su lugar, un fantasma por su nombre o su número, por ejemplo zombie; para dos en una esquina zombie,ghoul
help-tao = Tao disponibles, propios y prestados: cuántos del color del fantasma, o de colores como red:1,black:2
help-dice = Cuántos dados se tiran, de 0 a 4: el cuarto por la Fuerza de la montaña [si no: 3, menos los que retienen los fantasmas]
help-circle = El Tao del Círculo de oración
help-mantra = El Mantra está sobre el fantasma, sobre el primero de dos
help-white-blank = Las caras blancas no valen nada: Sin Nombre está en juego
help-reroll = Los dados se pueden volver a tirar una vez: Favorito de los dioses
help-attempts = 2 con Segundo aliento: la probabilidad de los dos intentos juntos
help-odds-json = Escribir un objeto JSON

about-hint = Las mejores opciones de una posición, la probabilidad de ganar con cada una, y por qué
help-hint-source = Una posición escrita, un escenario, una repetición o partida guardada, o el enlace de una partida
help-nodes = Examinar tantas posiciones: la misma respuesta en cualquier ordenador [si no: 10000]
help-ms = O pensar tantos milisegundos
help-hint-json = Escribir un objeto JSON con todas las opciones

about-protocol = Hablar con líneas JSON por la entrada y la salida estándar, para programas en cualquier lenguaje
help-openapi = Escribir en su lugar la descripción de las mesas en línea como documento OpenAPI

about-help = Mostrar esta ayuda o la de una orden
