## One's own finished games, the looks and sounds of the page, the turn in one picture.

my-games-title = Le mie partite
my-games-lead = Quello che hai giocato fino alla fine in questo browser, su uno schermo e online. Le partite che si diramano con «E se…?» non contano.
my-games-empty = Ancora niente: la prima partita giocata fino alla fine starà qui.
my-games-played = Partite
my-games-won = Vinte
my-games-streak = Vittorie di fila ora
my-games-longest = Più vittorie di fila
my-games-best = Miglior punteggio
my-games-achievements = Traguardi
my-games-reached = raggiunto
my-games-keep = Conserva e porta con te
my-games-export = Salva tutto in un file
my-games-bring = Leggi un file
my-games-brought = { $games ->
    [one] { $games } partita finita
   *[other] { $games } partite finite
} e { $saves ->
    [one] { $saves } partita salvata
   *[other] { $saves } partite salvate
} in più.
my-games-wrong = Non è un file di partite, o è danneggiato.
my-games-forget = Dimentica tutte le partite finite

senses-look = Aspetto
senses-looks-system = Come vuole il sistema
senses-looks-dark = Scuro
senses-looks-paper = Carta
senses-looks-contrast = Alto contrasto
senses-sound = Suono
senses-loud = Volume
senses-mute = Senza suono
senses-vibrate = Vibra quando tocca a te e quando una tessera viene infestata (telefoni)

turn-title = Il turno in un'immagine
turn-lead = Ogni plancia ha il suo turno, in senso orario. Una senza giocatore vivo gioca solo i primi due passi dello Yin.
turn-yin = Yin: i fantasmi
turn-yang = Yang: il taoista
turn-story = La storia
