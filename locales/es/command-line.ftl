failure-within = { $place }: { $problem }
failure-option = { $option } { $problem }
failure-caused = { $part }: { $cause }
file-not-found = no existe ese archivo ni esa carpeta
file-denied = no está permitido
file-exists = ya existe
file-is-folder = es una carpeta
file-not-in-folder = una parte de esta ruta no es una carpeta
file-read-only = solo se puede leer
file-disk-full = el disco está lleno
file-too-large = el archivo es demasiado grande
file-not-text = no es un archivo de texto

## Opciones que no se entienden.

usage-refused = { $problem }
    Ayuda: { $command }
usage-unknown-option = no existe la opción { $option }{ $meant ->
    [none] {""}
   *[other] ; ¿querías decir { $meant }?
}
usage-unexpected = sobra { $word }
usage-unknown-command = no existe la orden { $command }{ $meant ->
    [none] {""}
   *[other] ; ¿querías decir { $meant }?
}
usage-no-command = falta la orden
usage-value-missing = { $option }: falta el valor
usage-value-unknown = { $option }: { $value } no es ninguno de estos: { NAME($known, list: "comma") }
usage-value-refused = { $option }: { $value } no sirve: { $why }
usage-no-value = { $option } no lleva valor, pero aquí hay { $value }
usage-option-twice = { $option } solo se puede dar una vez
usage-conflict = { $option } no se puede usar con { NAME($others, list: "comma") }
usage-missing = falta: { NAME($options, list: "comma") }
usage-not-text = una de las palabras no está en UTF-8
usage-unreadable = no se puede leer
usage-whole-number = se esperaba un número entero
usage-address = se esperaba una dirección IP
usage-range = se esperaba un número de { $low } a { $high }

value-language = se esperaba uno de estos códigos: { NAME($codes, list: "comma") }
value-team = una mesa tiene cuatro sitios como mucho
value-player = no existe ese bot; hay random, novice, expert, ignores-villagers y oracle, los tres últimos con un presupuesto si se quiere, como expert:nodes=100000 o expert:ms=500
value-shard = se esperaba el número de la parte y cuántas partes hay, por ejemplo 2/8
value-players = se esperaba un número de 1 a 4, o all
value-or-all = { $problem } o all
value-or-person = { $problem }; o person

command-moved = { $command } es ahora una orden de otro programa, que se construye con cargo build --release -p ghost-stories-bench: { $now }

## Opciones de la preparación.

option-five-qi = --five-qi solo es posible con --level initiation
option-colours = hacen falta { $players } colores distintos, uno por jugador
option-powers = el tablero { $board } solo muestra un poder
option-boards = hacen falta los cuatro colores desde el lado norte en el sentido de las agujas del reloj, y hay { $number }
option-names = sobran nombres: { $names } (jugadores: { $players })

## Partidas, repeticiones y posiciones.

save-exists = { $file } ya existe; sigue con esa partida con --continue o indica otro archivo con --save
save-over = esta partida ha terminado; puedes verla con { $command }
source-at-of-position = --at es para repeticiones y enlaces; esto es una posición escrita
source-step = la repetición termina en el paso { $last }
hint-chance = ahí vienen dados o una carta y nadie tiene que elegir: indica otro paso con --at, u otra posición
hint-over = ahí la partida ha terminado: indica otro paso con --at, u otra posición
scenario-none = ahí no hay ningún archivo que termine en .scenario
scenario-unreadable = { $number ->
    [one] { $number } archivo no se puede leer como escenario
   *[other] { $number } archivos no se pueden leer como escenarios
}

## La página y su servidor.

serve-address = Ghost Stories está en { $address } (Ctrl-C para terminar)
serve-no-browser = Desde aquí no se puede abrir ningún navegador: abre la dirección en el tuyo.
serve-no-tables = Sin mesas en línea: { $why }
serve-no-page = este programa se construyó sin la página; constrúyelo e inícialo con: cargo xtask play, o juega en esta terminal con: ghost-stories play --terminal
serve-no-home = no hay carpeta personal donde guardar las mesas; indica un archivo con --database
serve-folder = { $problem }; indica un archivo con --database
serve-port-taken = el puerto { $port } está ocupado; si el juego ya está en marcha, está en { $address }; si no, elige otro puerto con --port
part-database = la base de datos
part-port = puerto { $port }

admin-no-socket = indica con --admin-socket el socket del servidor, como se le dio a `ghost-stories serve`
# Behind the path of a socket.
admin-no-server = ahí no contesta ningún servidor: { $problem }
admin-no-sockets = este sistema no tiene sockets de ese tipo

backup-counts = entradas de mesas: { $rows }, resultados: { $results }, días: { $days }
backup-done = { $file }: { $counts }
backup-restored = restaurado: { $counts }

## Muchas partidas de bots.

run-goes-on = ya se han jugado { $done } de { $planned } partidas
run-stopped = detenido tras { $done } de { $planned } partidas{ $kept ->
    [yes] ; la misma orden sigue desde ahí
   *[no] {""}
}
run-other-file = { $why }; indica otro archivo
run-experiment = contiene otro experimento: { $difference }
run-shard = contiene la parte { $there } en lugar de { $here }
run-merged = contiene partes que ya se unieron
run-rows = no tiene las líneas de las { $done } partidas ya jugadas
run-version = este programa no conoce la versión { $version } de estos archivos de recuento; lee la versión { $known }
run-no-tally = no es un archivo de recuento como los que escribe simulate --out
run-damaged = está dañado: { $why }
run-damaged-cells = no tiene un recuento para cada combinación
run-damaged-times = no tiene un tiempo para cada bot
run-damaged-shards = sus partes no encajan con el experimento
run-damaged-games = sus partes y sus recuentos difieren en el número de partidas
run-missing = { NAME($missing, list: "comma") }; --partial toma lo que hay
merge-experiment = otro experimento: { $difference }
merge-numbers = la parte { $theirs } no va con la parte { $ours }: las dos deben ser del mismo número de partes
merge-counted = la parte { $shard } ya está contada
merge-missing = falta la parte { $shard }
merge-unfinished = la parte { $shard } tiene { $done } de sus { $all } partidas
merge-more = y { $number } más

## Probabilidades.

odds-which-ghost = ¿contra qué fantasma? Indica --resistance 2 o --ghost zombie, o bien una posición, una repetición o un enlace
odds-too-many-ghosts = una loseta toca como mucho dos fantasmas: nombra uno o dos
odds-two-colours = con dos fantasmas hacen falta sus colores, por ejemplo red:2,black:1
odds-colour-too = indica también el color del fantasma, por ejemplo { $example }
odds-attempts-cards = nombra las dos cartas con --ghost, porque la maldición y la recompensa de una cuentan para la otra
odds-which-tao = indica de qué colores, por ejemplo red:1,black:2
odds-four-tao = solo hay cuatro Tao de cada color
odds-amount = se esperaba un número como 2, o un color y un número como red:2
odds-no-exorcism = ninguno de estos fantasmas se puede exorcizar
odds-no-power = ningún poder funciona mientras esto esté en juego: { $ghosts }
odds-dice-held = estos fantasmas retienen dados; quedan { $number } como mucho
odds-grey-reroll = el dado gris y volver a tirar nunca van juntos, porque el tablero verde muestra un solo poder
odds-no-resistance = con 0 todo intento sale bien; indica la resistencia de la carta, que --circle y --mantra bajan
odds-no-such = ningún fantasma{ $tao ->
    [none] {""}
   *[other] {" "}{ $tao }
} tiene resistencia { $number }; las hay de 1 a 4, y entre los negros también 5
odds-no-two = no hay dos fantasmas { NAME($tao, form: "plural") } de resistencia { $number }
odds-game-over = ahí la partida ha terminado: elige un paso anterior con --at
odds-last-incarnation = ahí la última encarnación está exorcizada: elige un paso anterior con --at
odds-who-lives = se esperaba alguien que viva: { NAME($living, list: "comma") }
