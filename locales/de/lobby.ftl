## The lobby: tables of a server that look for people, and a seat at once.

lobby-title = Tische, die Mitspieler suchen
lobby-empty = Im Moment wartet niemand. Lass dir einen Platz suchen, oder eröffne einen Tisch und zeige ihn hier.
lobby-count = { $number ->
    [one] { $number } Tisch sucht Mitspieler
   *[other] { $number } Tische suchen Mitspieler
}
lobby-loading = Tische werden gesucht…
lobby-lost = Die Verbindung ist unterbrochen, die Liste ist vielleicht veraltet. Sie wird so bald wie möglich wiederhergestellt.
lobby-quick = Schneller Platz
lobby-quick-hint = Führt dich an den Tisch, der am besten zu dir passt. Gibt es keinen, wird einer für dich eröffnet: Bots spielen mit und machen Platz, sobald jemand kommt.
lobby-game = Spiel
lobby-any-game = Jedes Spiel
lobby-level = Stufe
lobby-any-level = Jede Stufe
lobby-not-begun = Noch nicht begonnen
lobby-playing = Partie läuft
lobby-relaxed = Ruhige Uhr
lobby-brisk = Schnelle Uhr
# Which language is spoken at a table.
lobby-language = Sprache: { $language }
# On the button of a seat.
lobby-sit-at = Hier hinsetzen: { $seat }
lobby-gives-way = Ein Bot spielt, bis jemand kommt
lobby-watch = Zuschauen
lobby-back = Zurück an meinen Platz
lobby-gone = Dieser Platz ist nicht mehr frei.
lobby-list = Diesen Tisch in der Lobby zeigen
lobby-list-hint = Jeder findet ihn unter „Online spielen“ und kann sich auf einen freien Platz setzen.
lobby-bots-give-way = Bots machen Platz, sobald jemand kommt
lobby-listed = Dieser Tisch steht in der Lobby: Jeder kann sich auf einen freien Platz setzen.
