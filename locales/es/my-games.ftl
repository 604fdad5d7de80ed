## One's own finished games, the looks and sounds of the page, the turn in one picture.

my-games-title = Mis partidas
my-games-lead = Lo que has jugado hasta el final en este navegador, en una pantalla y en línea. Las partidas que se bifurcan con «¿Y si…?» no cuentan.
my-games-empty = Nada todavía: aquí estará la primera partida que juegues hasta el final.
my-games-played = Partidas
my-games-won = Ganadas
my-games-streak = Victorias seguidas ahora
my-games-longest = Más victorias seguidas
my-games-best = Mejor puntuación
my-games-achievements = Logros
my-games-reached = conseguido
my-games-keep = Guardar y llevar
my-games-export = Guardar todo en un archivo
my-games-bring = Leer un archivo
my-games-brought = { $games ->
    [one] { $games } partida terminada
   *[other] { $games } partidas terminadas
} y { $saves ->
    [one] { $saves } partida guardada
   *[other] { $saves } partidas guardadas
} más.
my-games-wrong = No es un archivo de partidas, o está dañado.
my-games-forget = Olvidar todas las partidas terminadas

senses-look = Aspecto
senses-looks-system = Como pida el sistema
senses-looks-dark = Oscuro
senses-looks-paper = Papel
senses-looks-contrast = Alto contraste
senses-sound = Sonido
senses-loud = Volumen
senses-mute = Sin sonido
senses-vibrate = Vibrar en tu turno y cuando se encanta una loseta (teléfonos)

turn-title = El turno en una imagen
turn-lead = Cada tablero tiene su turno, en el sentido de las agujas del reloj. Uno sin jugador vivo solo juega los dos primeros pasos del Yin.
turn-yin = Yin: los fantasmas
turn-yang = Yang: el taoísta
turn-story = La historia
