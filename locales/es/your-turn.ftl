## Waiting for one's turn at a table of a server: the clock, notifications, a lost connection.

your-turn-clock = Reloj
your-turn-clock-hint = Cuando a alguien se le acaba el tiempo, un bot toma esa única decisión y el resultado no cuenta para el salón de récords.
your-turn-clocks-untimed = Sin reloj
your-turn-clocks-relaxed = Tranquilo: un día para cada decisión
your-turn-clocks-brisk = Ágil: minuto y medio para cada decisión
# The time that is left to decide, such as 1:12.
your-turn-left = Quedan { $time }
your-turn-left-hours = Quedan { $hours } h { $minutes } min
your-turn-seconds-left = { $seconds ->
    [one] Queda { $seconds } segundo para decidir
   *[other] Quedan { $seconds } segundos para decidir
}
# Whose time had run out, by name.
your-turn-out-of-time = A { $name } se le acabó el tiempo: un bot tomó esta única decisión.
your-turn-you-out-of-time = Se te acabó el tiempo: un bot tomó esta única decisión por ti.
your-turn-notify = Avísame cuando me toque
your-turn-notify-hint = Tu navegador te avisa mientras no tengas esta página a la vista.
your-turn-notify-denied = Tu navegador no deja que esta página muestre notificaciones. Puedes permitirlas en sus ajustes para esta página.
# What a notification says below "Your turn": with whom one is at the table.
your-turn-notice-with = Con { NAME($names, list: "comma") }
your-turn-unsure = El servidor no responde. Comprobando la conexión…
# Which decision it is.
your-turn-unsent-decision = Aún sin enviar: { $what }. Saldrá en cuanto vuelva la conexión.
your-turn-unsent-line = aún sin enviar
your-turn-while-away = Mientras no estabas
