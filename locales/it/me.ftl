## I propri tavoli e le partite finite su un altro dispositivo: la chiave personale, come ci arriva e che cosa si conserva.

me-title = Altro dispositivo
me-lead = I tuoi posti ai tavoli e le tue partite finite sono conservati in questo browser. Con una chiave personale li ha anche un altro browser. Vengono cifrati qui prima di andare al server, che sa soltanto quanto occupano e quando sono arrivati.
me-begin = Conserva i miei tavoli anche su un altro dispositivo
me-restore-title = Porta tutto qui
me-restore = Codice annotato dall'altro dispositivo
me-bring = Porta qui
me-bad-code = Il codice non è completo. Ha sette gruppi di quattro lettere e cifre; controllali uno per uno.
me-offered = Questo link porta qui i tavoli e le partite di un altro dispositivo. Da quel momento entrambi conservano le stesse cose. Continua solo se il link è tuo: chi lo possiede può sedersi ai tuoi posti.
me-accept = È mio, portali qui
me-decline = No
me-take-title = Porta tutto con te
me-scan = Inquadra l'immagine con l'altro dispositivo, oppure apri lì il link.
me-picture = Il link come codice QR
me-link = Link
me-code = Codice da annotare
me-code-hint = Annotalo: riporta tutto anche se questo browser dimentica. Tienilo per te, perché chi lo possiede può sedersi ai tuoi posti.
me-kept-title = Che cosa si conserva di me
me-kept-name = Nome: { $name }
me-kept-tables = { $number ->
    [one] { $number } tavolo con il mio posto
   *[other] { $number } tavoli con i miei posti
}
me-kept-games = { $number ->
    [one] { $number } partita finita
   *[other] { $number } partite finite
}
# How many kilobytes, and when it was changed last.
me-kept-there = Sul server, cifrato: { $size } kB, ultima modifica { $when }
me-kept-until = Il server lo elimina se nessuno lo usa per un anno.
me-left-out = { $number ->
    [one] La partita più vecchia non ha posto sul server; resta in questo browser.
   *[other] Le { $number } partite più vecchie non hanno posto sul server; restano in questo browser.
}
me-stop = Disattiva su questo dispositivo
me-stop-hint = Ciò che è conservato resta sul server; il codice lo riporta.
me-delete = Elimina dal server
me-delete-here = Dimentica anche i miei tavoli e le mie partite in questo browser
me-deleted = È stato eliminato dal server.
me-gone = Ciò che era conservato non è più sul server: è stato eliminato da un altro dispositivo o non usato per un anno. Questo browser conserva il suo.
me-nothing = Con questo codice non è conservato nulla. Forse è stato eliminato.
