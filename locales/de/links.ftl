## Was ein Link von sich sagt, wo er gezeigt wird: im Chat, in einer Mail, in einer Suche. Der Server sagt es.

link-about = Ghost Stories, das kooperative Brettspiel, im Browser: eine inoffizielle Fan-Ausgabe
# Who opened the table, which game it is, and its level.
link-table = { $host } sitzt am Tisch: { $kind }, { $level }
link-free = { $number ->
    [one] { $number } Platz ist frei. Öffne den Link, um dich zu setzen oder zuzuschauen.
   *[other] { $number } Plätze sind frei. Öffne den Link, um dich zu setzen oder zuzuschauen.
}
link-full = Alle Plätze sind besetzt. Öffne den Link, um zuzuschauen.
link-playing = Das Spiel läuft. Öffne den Link, um zuzuschauen.
# A finished game.
link-won = { $points ->
    [one] Gewonnen: { $kind }, { $level }, { $points } Punkt
   *[other] Gewonnen: { $kind }, { $level }, { $points } Punkte
}
link-lost = { $points ->
    [one] Verloren: { $kind }, { $level }, { $points } Punkt
   *[other] Verloren: { $kind }, { $level }, { $points } Punkte
}
link-replay = Gespielt von { NAME($names, list: "comma") }. Öffne den Link, um das Spiel Schritt für Schritt anzusehen.
# The day as 2026-11-19.
link-day = Tagesaufgabe, { $date }
link-day-game = { $taoists ->
    [one] { $kind }, { $level }, { $taoists } Taoist: für alle derselbe Aufbau, dieselben Karten und Würfel.
   *[other] { $kind }, { $level }, { $taoists } Taoisten: für alle derselbe Aufbau, dieselben Karten und Würfel.
}
link-best = { $points ->
    [one] Bestes Ergebnis: { $points } Punkt, { NAME($names, list: "comma") }
   *[other] Bestes Ergebnis: { $points } Punkte, { NAME($names, list: "comma") }
}
