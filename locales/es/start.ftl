## La página inicial, la lista de partidas guardadas y quién las juega.

start-play-now = Jugar ya con bots
start-rename = Cambiar nombre
start-name-of-game = Nombre de la partida
start-seats = Quién juega
start-seats-hint = Un asiento puede pasar a un bot, o volver a una persona, en cualquier momento.
start-picture = { $haunted ->
    [one] { $haunted } loseta encantada
   *[other] { $haunted } losetas encantadas
}, { $ghosts ->
    [one] { $ghosts } fantasma
   *[other] { $ghosts } fantasmas
}
start-elsewhere = Esta partida se juega en otra ventana. Aquí se ve cómo avanza.
start-play-here = Seguir jugando aquí
start-offline = No hay conexión. Las mesas en línea necesitan red; las partidas en una sola pantalla, no.
