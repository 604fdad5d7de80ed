## La pagina iniziale, l'elenco delle partite salvate e chi le gioca.

start-play-now = Gioca subito con i bot
start-rename = Rinomina
start-name-of-game = Nome della partita
start-seats = Chi gioca
start-seats-hint = Un posto può passare a un bot, o tornare a una persona, in qualsiasi momento.
start-picture = { $haunted ->
    [one] { $haunted } tessera infestata
   *[other] { $haunted } tessere infestate
}, { $ghosts ->
    [one] { $ghosts } fantasma
   *[other] { $ghosts } fantasmi
}
start-elsewhere = Questa partita si gioca in un'altra finestra. Qui si vede come va avanti.
start-play-here = Continua qui
start-offline = Non sei in rete. I tavoli online ne hanno bisogno, le partite su uno schermo solo no.
