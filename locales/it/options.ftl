heading-usage = Uso:
heading-commands = Comandi
heading-arguments = Argomenti
heading-options = Opzioni
heading-examples = Esempi:
option-default = { $text } [altrimenti: { $default }]

about-ghost-stories = Ghost Stories: il gioco da tavolo cooperativo, un'edizione non ufficiale fatta da appassionati
help-language = La lingua, per esempio it [altrimenti: quella del sistema]
help-help = Mostra l'aiuto
help-version = Mostra la versione

about-play = Gioca: nel browser, o con --terminal in questo terminale
help-port = La porta della pagina su questo computer; le partite salvate le appartengono
help-quiet = Non aprire il browser
help-terminal = Gioca in semplice testo in questo terminale, tutti a una tastiera
help-players = Numero di giocatori, da 1 a 4; in Black Secret il numero di taoisti
help-level = Livello: initiation, normal, nightmare o hell
help-rules = Regole: revised (rivedute, l'edizione più recente) o classic (classiche, 2008)
help-five-qi = Variante di Iniziazione: si comincia con cinque Qi
help-white-moon = Gioca con White Moon: abitanti, Su-Ling, cristalli e la Barriera Mistica
help-portal = White Moon: dove sta il Portale: centre, edge o corner, o su una tessera come tea-house
help-incarnations = White Moon senza Black Secret: quali incarnazioni sono in gioco: base, moon o both
help-black-secret = Gioca con Black Secret: qualcuno è Wu-Feng, con demoni nelle catacombe, maledizioni e l'Ombra
help-catacombs = Black Secret: il lato delle catacombe, a o b [altrimenti: a caso]
help-demons = Black Secret: il lato della plancia di Wu-Feng, a o b, con i tratti dei suoi demoni [altrimenti: a caso]
help-random-tiles = Con un'espansione: nove tessere a caso fra tutte, invece della Scuola e del Calligrafo in posti fissi
help-data = Con un'espansione: un file con ciò che dicono i tuoi componenti; ciò che non dice resta come nei nostri
help-boards = Le quattro plance in senso orario da nord, per esempio red,green,blue,yellow
help-colours = I colori che giocano, per esempio red,blue
help-powers = I poteri che le plance mostrano, per esempio spires,mantra
help-first = Chi ha il primo turno
help-village = Le nove tessere fila per fila da nord-ovest, per esempio cemetery,altar,herbalist,...; con un'espansione la sua tessera può esserci o no
help-wu-feng = Black Secret: chi è Wu-Feng: person (una persona) o un bot come novice o expert
help-names = I nomi dei giocatori nell'ordine dei turni, per esempio Anna,Ben
help-seed = Il seme di preparazione, carte e dadi [altrimenti: uno nuovo]
help-save = Dove si salva la partita dopo ogni passo [altrimenti: ghost-stories-SEME.json]
help-continue = Continua una partita salvata
help-locales = Per chi traduce: leggi le parole da questa cartella, la pagina a ogni ricaricamento; ha una cartella per ogni lingua
help-pseudo = Per chi traduce: metti accenti sulle lettere dell'inglese; ciò che non ne ha non è tradotto

about-serve = Ospita la pagina e i tavoli online, per browser qui o dietro un proxy
help-serve-port = La porta della pagina
help-address = L'indirizzo di questo computer; 0.0.0.0 serve tutti quelli che possono raggiungerlo
help-database = Dove si tengono i tavoli: un file, o postgres://USER:PASSWORD@HOST/NAME [altrimenti: tables.sqlite nella tua cartella dei dati]
help-origin = Una pagina che può parlare con questo server, per esempio https://example.org; il server risponde allora solo sotto il suo nome e sotto indirizzi; si può dare più volte
help-behind-proxy = Un proxy davanti dice in X-Forwarded-For da dove vengono i client
help-connections-per-address = Connessioni da un indirizzo
help-tables-per-hour = Tavoli che un indirizzo può aprire in un'ora
help-listed-per-address = Tavoli di uno stesso indirizzo che possono stare insieme nella sala
help-data-files-per-hour = File di dati propri diversi che un indirizzo può portare in un'ora
help-messages-per-second = Messaggi al secondo da una connessione
help-host-away = Secondi dopo i quali un tavolo il cui host è via ne ha un altro
help-bot-after = Secondi dopo i quali chiunque al tavolo può far giocare un bot per chi è via
help-connections = Connessioni in tutto
help-brisk-seconds = Secondi che una persona ha per decidere a un tavolo veloce, prima che lo faccia un bot
help-relaxed-hours = Ore che una persona ha per decidere a un tavolo tranquillo
help-keep-unfinished = Giorni per cui si tiene un tavolo non finito dopo l'ultima cosa successa
help-keep-finished = Giorni per cui si tiene un tavolo finito; i risultati restano
help-drain = Secondi per cui un server a cui si dice di fermarsi continua, perché un proxy si accorga che non è pronto
help-serve-admin-socket = Un socket da creare, attraverso cui `ghost-stories admin` raggiunge questo server
help-log = Come si scrive il registro sull'uscita degli errori: text o json; GHOST_STORIES_LOG=debug dice di più
help-serve-white-moon = Porta a una nuova partita con White Moon
help-serve-black-secret = Porta a una nuova partita con Black Secret

about-backup = Copia tutti i tavoli online in un file, anche mentre i server sono in funzione
help-backup-database = Dove sono i tavoli: un file, o postgres://... [altrimenti: tables.sqlite nella tua cartella dei dati]
help-file = Il file da scrivere; se c'è già non viene toccato

about-restore = Riporta tutti i tavoli online da un file, in un database vuoto dell'uno o dell'altro tipo
help-restore-database = Dove tenere i tavoli: un file, o postgres://... [altrimenti: tables.sqlite nella tua cartella dei dati]
help-restore-file = Il file da leggere

about-admin = Chiedi qualcosa a un server in funzione o digli qualcosa: elenca e chiudi tavoli, blocca indirizzi, annuncia un riavvio
help-admin-socket = Il socket del server, come è stato dato a `serve`
help-admin-json = Scrivi JSON
about-tables = Elenca i tavoli in memoria del server, prima i più frequentati
about-inspect = Mostra un tavolo: chi vi siede, chi si aspetta, che cosa si è detto per ultimo
help-table = Il nome del tavolo, o il suo link
about-close = Chiudi un tavolo: nessuno vi torna più, su nessun server del database
about-reopen = Riapri un tavolo chiuso
about-bars = Elenca gli indirizzi bloccati
about-bar = Blocca un indirizzo su tutti i server del database
help-bar-address = Quale; di IPv6 conta la prima metà
help-days = Per tanti giorni [altrimenti: per sempre]
about-unbar = Lascia entrare di nuovo un indirizzo
help-unbar-address = Quale, come è nell'elenco
about-announce = Di' a tutti, su tutti i server del database, che saranno riavviati
help-minutes = Fra quanti minuti, da 0 a 1440
about-withdraw = Di' a tutti che non ci sarà nessun riavvio

about-health = Chiedi a un server di questo computer se è pronto; codice d'uscita 1 se non lo è
help-health-port = La porta del server
help-live = Chiedi solo se vive, non se il suo database può scrivere

about-simulate = Gioca molte partite di bot e conta che cosa succede
help-games = Quante partite per ogni combinazione di squadra, livello e numero di giocatori
help-bot = Chi gioca: random, novice, expert, ignores-villagers o oracle, gli ultimi tre anche con un budget come expert:nodes=100000 o expert:ms=500. Più nomi separati da virgole prendono i posti in senso orario dal primo giocatore, e poi da capo. Data di nuovo, l'opzione nomina un'altra squadra da confrontare
help-simulate-players = Numero di giocatori, da 1 a 4; più numeri separati da virgole, o all
help-simulate-level = Livello: initiation, normal, nightmare o hell; più livelli separati da virgole, o all
help-simulate-wu-feng = Black Secret: chi è Wu-Feng, come in --bot; data di nuovo, l'opzione ne nomina un altro da confrontare [altrimenti: come il primo taoista]
help-simulate-seed = Il seme da cui viene tutto il caso
help-calibration = Confronta anche la probabilità di vittoria stimata all'inizio di ogni turno con la fine delle partite
help-jobs = Quanti thread; il risultato non ne dipende [altrimenti: tutti i core]
help-shard = Gioca solo la parte I di N, per distribuire un esperimento su N computer; merge unisce le parti
help-csv-games = Scrivi anche una riga per ogni partita in questo file
help-out = Tieni i conteggi in questo file. Se contiene una serie non finita dello stesso esperimento, la si continua
help-json = Scrivi JSON, una riga per ogni combinazione di squadra, livello e numero di giocatori
help-timing = Con --json: anche il tempo dei bot, che cambia ogni volta
help-csv = Scrivi CSV, una riga per ogni combinazione di squadra, livello e numero di giocatori
help-report = Scrivi una pagina con grafici in questo file

about-merge = Somma i file di conteggi di simulate --out che appartengono a un esperimento
help-files = I file di conteggi, uno per ogni parte
help-partial = Accetta che manchino parti o non siano finite

about-replay = Verifica un replay o un salvataggio e scrivi la partita come registro
help-source = Un replay o un salvataggio, o il link di una partita
help-to = Vai solo fino a questo passo e descrivi lì la posizione
help-replay-json = Scrivi JSON: ogni passo con i suoi eventi, e la posizione alla fine

about-scenario = Verifica file di scenari, o tutti i file .scenario di cartelle
help-paths = File o cartelle
help-scenario-rules = Di' per ogni regola quanti scenari la riguardano
help-verbose = Nomina ogni scenario, non solo quelli che falliscono

about-odds = Probabilità esatte degli esorcismi: per semplici numeri, o da ogni tessera di una posizione
help-odds-source = Una posizione scritta, uno scenario, un replay o salvataggio, o il link di una partita; senza, i numeri qui sotto
help-at = In un replay o link: dopo questo passo [altrimenti: l'ultimo]
help-taoist = In una posizione: per questo taoista [altrimenti: quello di turno]
help-resistance = La resistenza del fantasma com'è sulla carta; per due in un angolo con i colori, per esempio red:2,black:1
help-ghost = Invece, un fantasma per nome o numero, per esempio zombie; per due in un angolo zombie,ghoul
help-tao = Tao disponibili, propri e prestati: quanti del colore del fantasma, o di colori come red:1,black:2
help-dice = Quanti dadi si tirano, da 0 a 4: il quarto con Forza della Montagna [altrimenti: 3, meno quelli trattenuti dai fantasmi]
help-circle = Il Tao sul Cerchio di Preghiera
help-mantra = Il Mantra è sul fantasma, sul primo di due
help-white-blank = Le facce bianche non hanno valore: Senza Nome è in gioco
help-reroll = I dadi si possono rilanciare una volta: Favorito degli Dèi
help-attempts = 2 con Secondo Fiato: la probabilità dei due tentativi insieme
help-odds-json = Scrivi un oggetto JSON

about-hint = Le opzioni migliori di una posizione, la probabilità di vittoria con ognuna, e perché
help-hint-source = Una posizione scritta, uno scenario, un replay o salvataggio, o il link di una partita
help-nodes = Esamina tante posizioni: la stessa risposta su ogni computer [altrimenti: 10000]
help-ms = O pensa per tanti millisecondi
help-hint-json = Scrivi un oggetto JSON con tutte le opzioni

about-protocol = Parla con righe JSON su ingresso e uscita standard, per programmi in qualsiasi linguaggio
help-openapi = Scrivi invece la descrizione dei tavoli online come documento OpenAPI

about-help = Mostra questo aiuto o quello di un comando
