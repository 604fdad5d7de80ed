## The lobby: tables of a server that look for people, and a seat at once.

lobby-title = Mesas que buscan jugadores
lobby-empty = Ahora mismo no espera nadie. Pide un asiento rápido, o abre una mesa y muéstrala aquí.
lobby-count = { $number ->
    [one] { $number } mesa busca jugadores
   *[other] { $number } mesas buscan jugadores
}
lobby-loading = Buscando mesas…
lobby-lost = Se ha perdido la conexión y puede que esta lista no esté al día. Se restablecerá en cuanto sea posible.
lobby-quick = Asiento rápido
lobby-quick-hint = Te lleva a la mesa que mejor te va. Si no hay ninguna, se abre una para ti: juegas con bots que ceden su asiento a quien venga.
lobby-game = Juego
lobby-any-game = Cualquier juego
lobby-level = Nivel
lobby-any-level = Cualquier nivel
lobby-not-begun = Aún no ha empezado
lobby-playing = Partida en curso
lobby-relaxed = Reloj tranquilo
lobby-brisk = Reloj rápido
# Which language is spoken at a table.
lobby-language = Idioma: { $language }
# On the button of a seat.
lobby-sit-at = Sentarse aquí: { $seat }
lobby-gives-way = Juega un bot hasta que venga alguien
lobby-watch = Mirar
lobby-back = Volver a mi asiento
lobby-gone = Este asiento ya no está libre.
lobby-list = Mostrar esta mesa en la sala
lobby-list-hint = Cualquiera la encuentra en «Jugar en línea» y puede ocupar un asiento libre.
lobby-bots-give-way = Los bots ceden su asiento a quien venga
lobby-listed = Esta mesa se muestra en la sala: cualquiera puede ocupar un asiento libre.
