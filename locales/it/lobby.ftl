## The lobby: tables of a server that look for people, and a seat at once.

lobby-title = Tavoli che cercano giocatori
lobby-empty = Al momento non aspetta nessuno. Prendi un posto rapido, oppure apri un tavolo e mostralo qui.
lobby-count = { $number ->
    [one] { $number } tavolo cerca giocatori
   *[other] { $number } tavoli cercano giocatori
}
lobby-loading = Cerco i tavoli…
lobby-lost = La connessione è caduta e questo elenco potrebbe non essere aggiornato. Verrà ripristinata appena possibile.
lobby-quick = Posto rapido
lobby-quick-hint = Ti porta al tavolo più adatto a te. Se non ce n'è nessuno, se ne apre uno per te: giochi con dei bot che cedono il posto a chi arriva.
lobby-game = Gioco
lobby-any-game = Qualsiasi gioco
lobby-level = Livello
lobby-any-level = Qualsiasi livello
lobby-not-begun = Non ancora iniziata
lobby-playing = Partita in corso
lobby-relaxed = Orologio tranquillo
lobby-brisk = Orologio veloce
# Which language is spoken at a table.
lobby-language = Lingua: { $language }
# On the button of a seat.
lobby-sit-at = Siediti qui: { $seat }
lobby-gives-way = Gioca un bot finché non arriva qualcuno
lobby-watch = Guarda
lobby-back = Torna al mio posto
lobby-gone = Questo posto non è più libero.
lobby-list = Mostra questo tavolo nella sala
lobby-list-hint = Chiunque lo trova in «Gioca online» e può prendere un posto libero.
lobby-bots-give-way = I bot cedono il posto a chi arriva
lobby-listed = Questo tavolo è mostrato nella sala: chiunque può prendere un posto libero.
