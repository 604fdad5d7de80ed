failure-within = { $place }: { $problem }
failure-option = { $option } { $problem }
failure-caused = { $part }: { $cause }
file-not-found = non esiste un file o una cartella con questo nome
file-denied = non è permesso
file-exists = esiste già
file-is-folder = è una cartella
file-not-in-folder = una parte di questo percorso non è una cartella
file-read-only = si può solo leggere
file-disk-full = il disco è pieno
file-too-large = il file è troppo grande
file-not-text = non è un file di testo

## Opzioni che non si capiscono.

usage-refused = { $problem }
    Aiuto: { $command }
usage-unknown-option = l'opzione { $option } non esiste{ $meant ->
    [none] {""}
   *[other] ; intendevi { $meant }?
}
usage-unexpected = { $word } è una parola di troppo
usage-unknown-command = il comando { $command } non esiste{ $meant ->
    [none] {""}
   *[other] ; intendevi { $meant }?
}
usage-no-command = manca il comando
usage-value-missing = { $option }: manca il valore
usage-value-unknown = { $option }: { $value } non è fra { NAME($known, list: "comma") }
usage-value-refused = { $option }: { $value } non va bene: { $why }
usage-no-value = { $option } non vuole un valore, ma qui c'è { $value }
usage-option-twice = { $option } si può dare una volta sola
usage-conflict = { $option } non si può usare con { NAME($others, list: "comma") }
usage-missing = manca: { NAME($options, list: "comma") }
usage-not-text = una delle parole non è in UTF-8
usage-unreadable = non si può leggere
usage-whole-number = ci vuole un numero intero
usage-address = ci vuole un indirizzo IP
usage-range = ci vuole un numero da { $low } a { $high }

value-language = ci vuole uno di questi codici: { NAME($codes, list: "comma") }
value-team = un tavolo ha al massimo quattro posti
value-player = quel bot non esiste; ci sono random, novice, expert, ignores-villagers e oracle, gli ultimi tre anche con un budget come expert:nodes=100000 o expert:ms=500
value-shard = ci vogliono il numero della parte e quante parti ci sono, per esempio 2/8
value-players = ci vuole un numero da 1 a 4, o all
value-or-all = { $problem } o all
value-or-person = { $problem }; o person

command-moved = { $command } ora è un comando di un altro programma, che si costruisce con cargo build --release -p ghost-stories-bench: { $now }

## Opzioni della preparazione.

option-five-qi = --five-qi è possibile solo con --level initiation
option-colours = ci vogliono { $players } colori diversi, uno per ogni giocatore
option-powers = la plancia { $board } mostra un solo potere
option-boards = ci vogliono i quattro colori in senso orario dal lato nord, e ce ne sono { $number }
option-names = troppi nomi: { $names } (giocatori: { $players })

## Partite, replay e posizioni.

save-exists = { $file } esiste già; continua quella partita con --continue o indica un altro file con --save
save-over = questa partita è finita; rivedila con { $command }
source-at-of-position = --at è per replay e link; questa è una posizione scritta
source-step = il replay finisce al passo { $last }
hint-chance = lì tocca ai dadi o a una carta e nessuno deve scegliere: indica un altro passo con --at, o un'altra posizione
hint-over = lì la partita è finita: indica un altro passo con --at, o un'altra posizione
scenario-none = lì non c'è nessun file che finisca in .scenario
scenario-unreadable = { $number ->
    [one] { $number } file non si può leggere come scenario
   *[other] { $number } file non si possono leggere come scenari
}

## La pagina e il suo server.

serve-address = Ghost Stories è all'indirizzo { $address } (Ctrl-C per fermarlo)
serve-no-browser = Da qui non si può aprire un browser: apri l'indirizzo nel tuo.
serve-no-tables = Senza tavoli online: { $why }
serve-no-page = questo programma è stato costruito senza la pagina; costruiscilo e avvialo con: cargo xtask play, o gioca in questo terminale con: ghost-stories play --terminal
serve-no-home = non c'è una cartella personale in cui tenere i tavoli; indica un file con --database
serve-folder = { $problem }; indica un file con --database
serve-port-taken = la porta { $port } è occupata; se il gioco è già avviato, si trova all'indirizzo { $address }, altrimenti scegli un'altra porta con --port
part-database = il database
part-port = porta { $port }

admin-no-socket = indica con --admin-socket il socket del server, come è stato dato a `ghost-stories serve`
# Behind the path of a socket.
admin-no-server = lì non risponde nessun server: { $problem }
admin-no-sockets = questo sistema non ha socket di quel tipo

backup-counts = voci di tavoli: { $rows }, risultati: { $results }, giorni: { $days }
backup-done = { $file }: { $counts }
backup-restored = ripristinato: { $counts }

## Molte partite di bot.

run-goes-on = { $done } di { $planned } partite sono già giocate
run-stopped = fermato dopo { $done } di { $planned } partite{ $kept ->
    [yes] ; lo stesso comando riprende da lì
   *[no] {""}
}
run-other-file = { $why }; indica un altro file
run-experiment = contiene un altro esperimento: { $difference }
run-shard = contiene la parte { $there } invece di { $here }
run-merged = contiene parti già unite
run-rows = non ha le righe delle { $done } partite già giocate
run-version = questo programma non conosce la versione { $version } di questi file di conteggi; legge la versione { $known }
run-no-tally = non è un file di conteggi come quelli che scrive simulate --out
run-damaged = è danneggiato: { $why }
run-damaged-cells = non ha un conteggio per ogni combinazione
run-damaged-times = non ha un tempo per ogni bot
run-damaged-shards = le sue parti non corrispondono all'esperimento
run-damaged-games = le sue parti e i suoi conteggi hanno un numero diverso di partite
run-missing = { NAME($missing, list: "comma") }; --partial prende quello che c'è
merge-experiment = un altro esperimento: { $difference }
merge-numbers = la parte { $theirs } non va con la parte { $ours }: devono venire dallo stesso numero di parti
merge-counted = la parte { $shard } è già contata
merge-missing = manca la parte { $shard }
merge-unfinished = la parte { $shard } ha { $done } delle sue { $all } partite
merge-more = e altre { $number }

## Probabilità.

odds-which-ghost = contro quale fantasma? Indica --resistance 2 o --ghost zombie, oppure una posizione, un replay o un link
odds-too-many-ghosts = una tessera tocca al massimo due fantasmi: nominane uno o due
odds-two-colours = con due fantasmi ci vogliono i loro colori, per esempio red:2,black:1
odds-colour-too = indica anche il colore del fantasma, per esempio { $example }
odds-attempts-cards = nomina le due carte con --ghost, perché maledizione e ricompensa dell'una contano per l'altra
odds-which-tao = indica di quali colori, per esempio red:1,black:2
odds-four-tao = ci sono solo quattro Tao di ogni colore
odds-amount = ci vuole un numero come 2, o un colore e un numero come red:2
odds-no-exorcism = nessuno di questi fantasmi può essere esorcizzato
odds-no-power = nessun potere funziona finché è in gioco: { $ghosts }
odds-dice-held = questi fantasmi trattengono dadi, ne restano al massimo { $number }
odds-grey-reroll = il dado grigio e un rilancio non vanno mai insieme, perché la plancia verde mostra un solo potere
odds-no-resistance = con 0 ogni tentativo riesce; indica la resistenza della carta, --circle e --mantra la riducono
odds-no-such = nessun fantasma{ $tao ->
    [none] {""}
   *[other] {" "}{ $tao }
} ha resistenza { $number }; ce ne sono da 1 a 4, e fra i neri anche 5
odds-no-two = non ci sono due fantasmi { NAME($tao, form: "plural") } di resistenza { $number }
odds-game-over = lì la partita è finita: scegli un passo precedente con --at
odds-last-incarnation = lì l'ultima incarnazione è esorcizzata: scegli un passo precedente con --at
odds-who-lives = ci vuole qualcuno che sia vivo: { NAME($living, list: "comma") }
