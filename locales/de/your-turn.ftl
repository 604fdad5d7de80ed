## Waiting for one's turn at a table of a server: the clock, notifications, a lost connection.

your-turn-clock = Bedenkzeit
your-turn-clock-hint = Läuft die Zeit ab, trifft ein Bot diese eine Entscheidung, und das Ergebnis zählt nicht für die Bestenliste.
your-turn-clocks-untimed = Keine
your-turn-clocks-relaxed = Gemütlich: ein Tag für jede Entscheidung
your-turn-clocks-brisk = Zügig: anderthalb Minuten für jede Entscheidung
# The time that is left to decide, such as 1:12.
your-turn-left = Noch { $time }
your-turn-left-hours = Noch { $hours } Std. { $minutes } Min.
your-turn-seconds-left = { $seconds ->
    [one] Noch { $seconds } Sekunde für die Entscheidung
   *[other] Noch { $seconds } Sekunden für die Entscheidung
}
# Whose time had run out, by name.
your-turn-out-of-time = Die Zeit von { $name } ist abgelaufen: Ein Bot hat diese eine Entscheidung getroffen.
your-turn-you-out-of-time = Deine Zeit ist abgelaufen: Ein Bot hat diese eine Entscheidung für dich getroffen.
your-turn-notify = Benachrichtige mich, wenn ich am Zug bin
your-turn-notify-hint = Dein Browser meldet sich, solange diese Seite nicht zu sehen ist.
your-turn-notify-denied = Dein Browser erlaubt dieser Seite keine Benachrichtigungen. Du kannst sie in seinen Einstellungen für diese Seite zulassen.
# What a notification says below "Your turn": with whom one is at the table.
your-turn-notice-with = Mit { NAME($names, list: "comma") }
your-turn-unsure = Der Server antwortet nicht. Die Verbindung wird geprüft …
# Which decision it is.
your-turn-unsent-decision = Noch nicht gesendet: { $what }. Es geht ab, sobald die Verbindung wieder da ist.
your-turn-unsent-line = noch nicht gesendet
your-turn-while-away = Während du weg warst
