## Che cosa dice di sé un link dove viene mostrato: in una chat, in una mail, in una ricerca. Lo dice il server.

link-about = Ghost Stories, il gioco da tavolo cooperativo, nel browser: un'edizione non ufficiale di appassionati
# Who opened the table, which game it is, and its level.
link-table = { $host } è al tavolo: { $kind }, { $level }
link-free = { $number ->
    [one] C'è { $number } posto libero. Apri il link per sederti o guardare.
   *[other] Ci sono { $number } posti liberi. Apri il link per sederti o guardare.
}
link-full = Tutti i posti sono occupati. Apri il link per guardare.
link-playing = La partita è in corso. Apri il link per guardare.
# A finished game.
link-won = { $points ->
    [one] Vittoria: { $kind }, { $level }, { $points } punto
   *[other] Vittoria: { $kind }, { $level }, { $points } punti
}
link-lost = { $points ->
    [one] Sconfitta: { $kind }, { $level }, { $points } punto
   *[other] Sconfitta: { $kind }, { $level }, { $points } punti
}
link-replay = Giocata da { NAME($names, list: "comma") }. Apri il link per rivedere la partita passo dopo passo.
# The day as 2026-11-19.
link-day = Sfida del giorno, { $date }
link-day-game = { $taoists ->
    [one] { $kind }, { $level }, { $taoists } taoista: la stessa preparazione, le stesse carte e gli stessi dadi per tutti.
   *[other] { $kind }, { $level }, { $taoists } taoisti: la stessa preparazione, le stesse carte e gli stessi dadi per tutti.
}
link-best = { $points ->
    [one] Miglior risultato: { $points } punto, { NAME($names, list: "comma") }
   *[other] Miglior risultato: { $points } punti, { NAME($names, list: "comma") }
}
