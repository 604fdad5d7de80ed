## Waiting for one's turn at a table of a server: the clock, notifications, a lost connection.

your-turn-clock = Zegar
your-turn-clock-hint = Gdy komuś skończy się czas, tę jedną decyzję podejmie bot, a wynik nie trafi do galerii rekordów.
your-turn-clocks-untimed = Bez zegara
your-turn-clocks-relaxed = Spokojnie: doba na każdą decyzję
your-turn-clocks-brisk = Żwawo: półtorej minuty na każdą decyzję
# The time that is left to decide, such as 1:12.
your-turn-left = Zostało { $time }
your-turn-left-hours = Zostało { $hours } godz. { $minutes } min
your-turn-seconds-left = { $seconds ->
    [one] Została { $seconds } sekunda na decyzję
    [few] Zostały { $seconds } sekundy na decyzję
   *[many] Zostało { $seconds } sekund na decyzję
}
# Whose time had run out, by name.
your-turn-out-of-time = { $name }: czas minął. Tę jedną decyzję podjął bot.
your-turn-you-out-of-time = Twój czas minął: tę jedną decyzję podjął za ciebie bot.
your-turn-notify = Powiadamiaj mnie, gdy przyjdzie moja kolej
your-turn-notify-hint = Przeglądarka da ci znać, kiedy nie widzisz tej strony.
your-turn-notify-denied = Przeglądarka nie pozwala tej stronie na powiadomienia. Możesz je włączyć w jej ustawieniach dla tej strony.
# What a notification says below "Your turn": with whom one is at the table.
your-turn-notice-with = Przy stole: { NAME($names, list: "comma") }
your-turn-unsure = Serwer nie odpowiada. Trwa sprawdzanie połączenia…
# Which decision it is.
your-turn-unsent-decision = Jeszcze nie wysłano: { $what }. Wyślemy to, gdy tylko wróci połączenie.
your-turn-unsent-line = jeszcze nie wysłano
your-turn-while-away = Gdy cię nie było
