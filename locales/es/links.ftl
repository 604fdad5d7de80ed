## Lo que un enlace dice de sí mismo donde se muestra: en un chat, un correo, una búsqueda. Lo dice el servidor.

link-about = Ghost Stories, el juego de mesa cooperativo, en el navegador: una edición no oficial de aficionados
# Who opened the table, which game it is, and its level.
link-table = { $host } está en la mesa: { $kind }, { $level }
link-free = { $number ->
    [one] Hay { $number } asiento libre. Abre el enlace para sentarte o mirar.
   *[other] Hay { $number } asientos libres. Abre el enlace para sentarte o mirar.
}
link-full = Todos los asientos están ocupados. Abre el enlace para mirar.
link-playing = La partida está en curso. Abre el enlace para mirar.
# A finished game.
link-won = { $points ->
    [one] Victoria: { $kind }, { $level }, { $points } punto
   *[other] Victoria: { $kind }, { $level }, { $points } puntos
}
link-lost = { $points ->
    [one] Derrota: { $kind }, { $level }, { $points } punto
   *[other] Derrota: { $kind }, { $level }, { $points } puntos
}
link-replay = Jugada por { NAME($names, list: "comma") }. Abre el enlace para recorrer la partida paso a paso.
# The day as 2026-11-19.
link-day = Desafío del día, { $date }
link-day-game = { $taoists ->
    [one] { $kind }, { $level }, { $taoists } taoísta: la misma preparación, las mismas cartas y los mismos dados para todos.
   *[other] { $kind }, { $level }, { $taoists } taoístas: la misma preparación, las mismas cartas y los mismos dados para todos.
}
link-best = { $points ->
    [one] Mejor resultado: { $points } punto, { NAME($names, list: "comma") }
   *[other] Mejor resultado: { $points } puntos, { NAME($names, list: "comma") }
}
