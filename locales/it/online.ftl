## The words at a table of a server: its seats before the game, who decides, who is here, what is said. People are called by their names, seats by colour or Wu-Feng.

at-table-connecting = Connessione al tavolo…
at-table-lost = La connessione è caduta. Verrà ripristinata appena possibile.
at-table-missing = Questo tavolo non esiste
at-table-missing-hint = Forse il link è incompleto, o il tavolo è stato tolto perché nessuno lo usava da troppo tempo.
at-table-older-rules = Nel frattempo le regole sono state corrette, e quelle attuali non ammettono un passo di questa partita. Il tavolo è conservato com'è.
at-table-closed = Questo tavolo è chiuso
at-table-closed-hint = Chi gestisce il server lo ha chiuso. Qui non si può più fare niente.
at-table-barred = Chi gestisce il server non lascia entrare nessuno dal tuo indirizzo.
# $time: the time of day, such as 21:30.
at-table-restart = Il server sarà riavviato alle { $time }. Il tavolo resta, e questa pagina torna da sola.
at-table-stranger = Il server non riconosce il posto di questo browser al tavolo
at-table-watch-anyway = Guarda senza un posto
# With the server's words.
at-table-refused = Non è possibile: { $why }
# What may be refused to anybody.
at-table-gone-on = Qualcuno è stato più veloce: la partita è andata avanti.
at-table-taken = Questo posto è già stato preso da qualcun altro.
at-table-bot-plays = A questo posto gioca un bot; l'host può restituirlo.
at-table-hand = Chi ha visto la mano di Wu-Feng non può giocare contro di lui e, a partita iniziata, nessun altro può diventare Wu-Feng (S7).
at-table-nothing-to-take-back = Non c'è niente da annullare: nel frattempo sono stati tirati dei dadi, è uscita una carta, ha deciso un'altra persona o un posto ha cambiato giocatore.
at-table-asked-already = C'è già una richiesta di annullamento aperta.
at-table-bad-name = Questo nome non va bene: serve almeno una lettera o una cifra, e solo testo semplice.
at-table-too-much = Troppi messaggi. Aspetta un momento.
at-table-full = Non c'è più posto.
at-table-storage = Al momento il server non può salvare niente. Riprova.
at-table-newer-server = Una versione più recente del server ha già proseguito questo tavolo. Qui lo vedi com'era prima; potrai continuare a giocare appena risponderà la versione più recente.
at-table-busy = Il server è molto occupato e per il momento non fa entrare nessun altro. La pagina continua a provare da sola.
at-table-over = La partita è finita.

at-table-lobby = Al tavolo
at-table-seats = Posti
at-table-free = libero
at-table-you = tu
at-table-host = host
at-table-sit = Siediti qui
at-table-sit-hint = Scrivi il tuo nome e prendi un posto libero. Oppure guarda e basta.
at-table-stand = Alzati
at-table-free-seat = Libera il posto
at-table-let-bot-play = Affida il posto a un bot
at-table-take-bot-away = Togli il bot
# To whom the seat goes back.
at-table-give-back = Restituisci il posto a { $name }
at-table-start = Inizia la partita
at-table-seats-open = Ci sono posti liberi: manda il link qui sotto, o fai giocare dei bot.
at-table-host-starts = { $name } inizia la partita quando tutti i posti sono presi.
at-table-share = Il link a questo tavolo
at-table-share-hint = Mandalo a chi deve giocare. Chi lo apre può sedersi o guardare.
at-table-copy = Copia
at-table-copied = Copiato

at-table-people = Persone
at-table-here = presente
at-table-away = assente
at-table-watching = { $number ->
    [one] { $number } persona guarda
   *[other] { $number } persone guardano
}
at-table-you-watch = Stai guardando.
# Who can give the seat back.
at-table-bot-for-you = Un bot gioca per te. { $host } può restituirti il posto.
at-table-chat = Chat
at-table-say = Di' qualcosa a tutti
at-table-send = Invia
at-table-nothing-said = Nessuno ha ancora detto niente.
at-table-unread = { $number ->
    [one] { $number } nuovo
   *[other] { $number } nuovi
}

at-table-your-turn = Tocca a te
# One's own seat that decides.
at-table-you-decide = Tocca a te! Decidi per { $seat }.
# Who decides for which seat.
at-table-decides = Decide { $name } ({ $seat }).
at-table-away-decides = Decide { $name } ({ $seat }), che però non è qui.
at-table-nobody-decides = Nessuno gioca { $seat }. Qualcuno può sedersi lì, oppure l'host fa giocare un bot.

at-table-ask-undo = Chiedi di annullare
# Who asks, and which decision it is.
at-table-undo-asked = { $name } chiede di annullare: { $what }
# Whose answers are awaited.
at-table-undo-waits = In attesa del consenso di { $names }.
at-table-agree = Accetta
at-table-refuse = Rifiuta
at-table-withdraw = Ritira la richiesta

at-table-point = Indica
at-table-point-hint = La prossima cosa su cui clicchi sul tavolo si illumina per tutti. Oppure tieni premuto Maiusc mentre clicchi.
# Who points at what.
at-table-points-at = { $name } indica: { $thing }

at-table-ranked = Questo tentativo conta: finché non finisce niente suggerimenti, niente probabilità di vittoria e niente altre strade da provare.
at-table-practice = Questo è un allenamento: altre carte e altri dadi rispetto al tentativo che conta, e nessun posto in classifica.
# What happened to somebody, for the chat.
at-table-host-changed = Chi ospitava era via: ora ospita { $name }.
at-table-was-muted = { $name } non può più parlare.
at-table-was-unmuted = { $name } può parlare di nuovo.
at-table-was-removed = { $name } è fuori dal tavolo per decisione di chi ospita.
at-table-was-lifted = { $name } può tornare al tavolo.
at-table-you-are-host = Chi ospitava era via: ora ospiti tu.
at-table-understood = Ho capito
# What can be done about somebody else.
at-table-others = Gli altri
at-table-menu = Che fare con { $name }
at-table-hide = Nascondi i suoi messaggi
at-table-show-again = Mostra i suoi messaggi
at-table-mute = Togli la parola
at-table-unmute = Ridai la parola
at-table-remove = Allontana
at-table-bar = Allontana per sempre
at-table-lift = Lascia tornare
at-table-remove-sure = Allontanare { $name }? Perderà il posto, non potrà più parlare e potrà solo guardare.
at-table-bar-sure = Allontanare { $name } per sempre? Perderà il posto, non potrà nemmeno guardare, e dalla sua rete non entrerà nessuno di nuovo.
at-table-cancel = Annulla
at-table-is-hidden = messaggi nascosti
at-table-is-muted = senza parola
at-table-is-removed = fuori dal tavolo
at-table-is-barred = fuori per sempre
# To whoever was muted or sent away.
at-table-you-are-muted = Chi ospita ti ha tolto la parola.
at-table-removed = Chi ospita ti ha fatto lasciare questo tavolo
at-table-removed-hint = Puoi ancora guardare la partita.
at-table-barred-here = Chi ospita ti ha chiuso per sempre questo tavolo
# The word to enter a table.
at-table-word-title = Questo tavolo ha una password
at-table-word-hint = Te la può dire chi ti ha invitato.
at-table-word = Password
at-table-word-wrong = Questa non è la password del tavolo.
at-table-enter = Entra
# Who is away, for how long; in how long a bot can play.
at-table-away-for = { $name } manca da { $time }.
at-table-bot-in = Tra { $time } potrà giocare un bot.
at-table-let-play-on = Fai giocare un bot al posto di { $name }
# Another game of the same people.
at-table-again-title = Un’altra partita?
at-table-again-same = Gioca ancora
at-table-again-level = Livello successivo: { $level }
at-table-again-sides = Scambia le parti
at-table-again-hint = Si apre un nuovo tavolo con le stesse persone. Tutti lo raggiungono da questa pagina.
at-table-again-opened = Un nuovo tavolo è pronto e il tuo posto è riservato.
at-table-again-follow = Al nuovo tavolo
at-table-again-waits = { $host } può aprire un nuovo tavolo per tutti.

## The words around the tables of a server: the hall, the form for a table, the challenge of the day, the records.

online-title = Gioca online
online-lead = Apri un tavolo e manda il link a chi vuoi, o siediti a quello di altri. Non serve un account: questo browser ricorda il tuo posto.
# At how many tables it is one's own turn.
online-your-turns = { $number ->
    [one] Tocca a te a { $number } tavolo
   *[other] Tocca a te a { $number } tavoli
}
online-loading = Un momento…
online-unreachable = Il server non è raggiungibile. Controlla la connessione e riprova.
online-busy = Al momento il server non può accettare niente di nuovo. Riprova tra poco.
online-too-many = Dal tuo indirizzo sono stati aperti troppi tavoli. Riprova più tardi.
online-no-server = Dietro questa pagina non c'è un server: qui si gioca su un solo schermo.
online-other-version = Il server ha una versione del gioco diversa da questa pagina. Ricarica la pagina.
online-reload = Ricarica la pagina

online-own-name = Il tuo nome
online-own-name-hint = Lo vedono gli altri.
online-name-missing = Prima scrivi il tuo nome.
online-open-table = Apri un tavolo
online-join-title = Unisciti a un tavolo
online-join-link = Link o codice del tavolo
online-join = Unisciti
online-join-wrong = Non è né il link né il codice di un tavolo.

online-my-tables = I miei tavoli
online-no-tables = Non hai tavoli aperti.
online-finished-games = Partite finite
online-your-turn = Tocca a te
online-undo-asked = Qualcuno vuole annullare una decisione: accetti?
online-can-begin = Tutti i posti sono presi: puoi iniziare
online-host-begins = Tutti i posti sono presi: inizia l'host
online-free-seats = { $number ->
    [one] { $number } posto libero
   *[other] { $number } posti liberi
}
# Whose turn it is, by name.
online-waits-for = In attesa di { $who }
online-points = { $number ->
    [one] { $number } punto
   *[other] { $number } punti
}
online-replay = Replay
online-gone = Questo tavolo non esiste più.
online-not-over = Questa partita non è ancora finita.
online-not-yet = La sfida di oggi si mostra agli altri solo a giornata finita, a mezzanotte (UTC).
online-forget = Dimentica questo tavolo

online-new-table = Apri un tavolo
online-new-table-hint = Per ogni posto: tu, chi arriva con il link, o un bot. La partita inizia quando lo dici tu.
online-begin = Apri il tavolo
online-seat-me = Io
online-seat-open = Aperto: chi arriva

# The expansions that are played.
online-kinds-base-game = Gioco base
online-kinds-white-moon = White Moon
online-kinds-black-secret = Black Secret
online-kinds-both = White Moon e Black Secret
online-taoists = { $number ->
    [one] { $number } taoista
   *[other] { $number } taoisti
}

online-daily = Sfida del giorno
online-daily-lead = Ogni giorno una nuova partita, uguale per tutti.
# How many Taoists one person plays.
online-daily-rules = Tutti hanno la stessa preparazione, le stesse carte e gli stessi dadi. { $taoists ->
    [1] Giochi con un taoista.
    [2] Giochi con entrambi i taoisti.
   *[other] Giochi tu con tutti e { $taoists } i taoisti.
}
online-daily-wu-feng = Un bot gioca nel ruolo di Wu-Feng.
online-first-counts = Conta il primo tentativo, se lo finisci prima di mezzanotte (UTC); non ha suggerimenti. Gli altri sono allenamento, con altre carte e altri dadi. I replay altrui si aprono a giornata finita.
online-play-daily = Gioca
online-go-on-daily = Continua
online-play-daily-again = Gioca di nuovo per allenarti
online-previous-day = Giorno precedente
online-next-day = Giorno seguente
online-today = Oggi
online-no-such-day = Nessuno ha affrontato la sfida di questo giorno.
online-standings = Classifica
online-nobody-yet = Nessuno ha ancora finito questa sfida.
online-place = Posto
online-names = Nome
online-score = Punti
online-finished-at = Finita

online-records = Albo d'oro
online-records-lead = Il miglior risultato per ogni gioco, livello e numero di taoisti su questo server.
online-which-game = Quale gioco
online-all-games = Tutti i giochi
online-no-record = Ancora nessun record
online-records-wu-feng = Le partite con Black Secret contro un bot sono separate da quelle contro una persona.
online-wu-fengs-bot = Wu-Feng: un bot
online-wu-fengs-person = Wu-Feng: una persona
online-wu-fengs-older = Wu-Feng: non si sa (risultati più vecchi)
online-aids-hints = con suggerimenti
online-aids-chance = con la probabilità di vittoria in vista
online-aids-trial = provando altre strade
online-aids-unknown = con un aiuto

online-practice-reasons-finished = Hai già finito il tentativo che conta.
online-practice-reasons-no-player = Il server non sa chi gioca.
online-practice-reasons-network = Dalla tua rete sono già stati usati tutti i tentativi che contano oggi.
online-practice-reasons-unknown = Il server non conta questo tentativo.
online-practice-only = Puoi giocare per allenarti: con altre carte e altri dadi, e senza un posto in classifica.
online-practise = Gioca per allenarti

# The word to enter, in the form for a table.
online-word = Password del tavolo
online-word-hint = Serve a chiunque venga, per giocare o per guardare. Lascia vuoto se basta il link.
