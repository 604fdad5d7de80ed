### The words of the page around the table.

## The page and its start.

page-title = Ghost Stories
page-lead = I fantasmi di Wu-Feng insorgono contro il villaggio. Da uno a quattro taoisti sbarrano loro la strada, insieme.
page-fan-edition = Un'edizione amatoriale, non ufficiale, del gioco di Antoine Bauza. Regole e numeri sono del gioco; testi, nomi italiani, disegni e codice sono nostri.
page-advice = Consigli dell'autore
page-credits = Riconoscimenti
page-typefaces = I caratteri di questa pagina derivano da Faustina e Grenze di Omnibus-Type, entrambi con licenza SIL Open Font License.
page-skip = Vai al gioco
page-menu = Menu
page-home = Inizio
page-start = Che cosa vuoi fare?
page-learn = Impara
page-learn-long = Impara giocando
page-rules = Regole
page-cards = Carte e icone
page-settings = Impostazioni
page-language = Lingua
page-new-game = Nuova partita
page-open-file = Apri un file
page-saved-games = Partite salvate
page-in-play = In corso
page-turns = { $number ->
    [one] { $number } turno
   *[other] { $number } turni
}
page-written-position = Una posizione preparata a mano
page-remove = Elimina questa partita
page-really = Davvero?
page-file-unreadable = Impossibile leggere il file. Scegli un replay o un salvataggio di questo gioco, un file .json.

## A new game.

page-players = Giocatori
page-seat = Posto { $number }
page-name = Nome
page-colour = Colore
page-random-colour = Qualsiasi colore
page-power = Potere
page-random-power = Uno dei due poteri
page-level = Livello
# What a level is like, and how many incarnations must be exorcised.
page-level-hint = { $level ->
    [initiation] L'inizio più facile: 4 Qi a testa.
    [nightmare] Per giocatori esperti.
    [hell] Niente Yin-Yang e poco Qi all'inizio.
   *[normal] La partita classica.
} Per vincere: { $incarnations ->
    [one] { $incarnations } incarnazione di Wu-Feng
   *[other] { $incarnations } incarnazioni di Wu-Feng
}.
page-five-qi = Inizia con 5 Qi
page-rule-set = Regole
page-rule-set-hint = Le rivedute sono quelle dell'edizione più recente, le classiche quelle del 2008; differiscono in quattro punti.
page-village = Villaggio
page-village-random = A caso
page-village-arranged = A scelta
page-spot = Tessera { $number }, fila per fila
page-seed = Seme
# The field for the number follows.
page-seed-hint = Lo stesso numero dà la stessa preparazione, le stesse carte e gli stessi dadi. Lascia vuoto per un numero nuovo.{" "}
page-seed-wrong = Il seme deve essere un numero intero senza segno, per esempio 2008.
page-colour-twice = Due posti hanno lo stesso colore: scegline un altro per uno dei due.
page-begin = Inizia

## The table.

page-table = Il tavolo
page-turn-table = Gira il tavolo in modo che il mio lato sia in basso
page-actions = Che cosa puoi fare
page-all-options = Tutte le opzioni
# On a button while something is going on.
page-wait = …
page-undo = Annulla
page-undo-key = Ctrl-Z
page-escape-key = Esc
# What the button for undo does.
page-undo-limit = Annulla l'ultima scelta, fino all'ultimo dado o all'ultima carta
page-explain = Spiega
page-in-words = Il tavolo a parole
page-panels = Previsione, probabilità, registro, suggerimenti
page-close = Chiudi
page-cancel = Indietro
page-possessed = Posseduta
page-neutral = Neutrale
# On the drawing, so it must be short, as neutral, dice and discarded.
page-bank = Riserva
page-dice = Dadi
page-deck = Mazzo
page-discarded = Scarti
page-haunted = infestata
page-blocked = bloccato
page-empty = Vuoto
page-buddha = Buddha
# On the drawing of the deck, so it must be short. How many cards lie above the next incarnation.
page-incarnation-in = { $cards ->
    [0] Subito Wu-Feng
   *[other] Wu-Feng fra { $cards }
}
# On the drawing of the deck, so it must be short.
page-no-incarnation = niente più Wu-Feng

## Dice and what they bring.

page-exorcism = Esorcismo
# The chances follow.
page-dice-rolled = { $dice ->
    [0] Nessun dado è libero: aiutano solo i Tao, il Cerchio e il Mantra.
    [one] Tiri { $dice } dado. Con l'uso migliore di tutti i Tao sulla tua tessera:
   *[other] Tiri { $dice } dadi. Con l'uso migliore di tutti i Tao sulla tua tessera:
}
page-roll = Tira i dadi
page-both = Entrambi
page-at-least-one = Almeno uno
page-pick-dice = Clicca sui dadi che vuoi rilanciare.
page-roll-again = Rilancia
page-keep = Tienili tutti
page-plan-hint = Clicca sui Tao o trascinali sui fantasmi; i dadi vengono assegnati automaticamente.
page-plan-does-not-work = Scegli chi esorcizzare
page-ways = Tutti i modi di spendere

## Odds and forecast.

page-odds = Probabilità
page-no-odds = Ora nessun esorcismo è a portata.
page-here = sei qui
page-forecast-title = Previsione
page-forecast-hint = Che cosa faranno i fantasmi se nessuno li ferma:
page-nothing-happens = Niente.
page-turn-of = Turno della { $board }
# When a board has its turn.
page-in-turns = { $turns ->
    [1] il prossimo
   *[other] fra { $turns } turni
}

## The log.

page-log = Registro
page-steps = Passi della partita
page-step = Passo
page-step-of = Passo { $step } di { $all }
page-first = All'inizio
page-back = Un passo indietro
page-run = Riproduci
page-forward = Un passo avanti
page-last = Alla fine
# The button to the game follows.
page-past = Stai guardando il passato.{" "}
page-branch = E se…? Gioca da qui
page-branch-hint = Inizia una nuova partita da questo passo; l'originale resta com'è
page-back-to-game = Torna alla partita

## The end of the game.

page-ending = La fine della partita
page-won = Vittoria
page-lost = Sconfitta
page-score = Punteggio
page-statistics = La partita in cifre
page-qi-over-time = Qi di tutti i taoisti, turno per turno
page-ghosts-over-time = Fantasmi in gioco, turno per turno
page-haunted-over-time = Tessere infestate, turno per turno
page-taoist = Taoista
page-ghosts-exorcised = Fantasmi
page-attempts = Esorcismi
page-helps = Aiuti
page-qi-lost = Qi persi
page-save-file = Salva in un file
page-again = Rivedi la partita
page-copy-link = Copia un link
# The field with the link follows.
page-link-copied = Questo link apre la partita come replay:{" "}

## Saves and links.

page-storage-blocked = Il browser non conserva niente per questa pagina, quindi la partita non si può salvare. Permetti l'archiviazione, o salva la partita in un file.
page-storage-full = La memoria del browser è piena, quindi la partita non è stata salvata. Salvala in un file ed elimina le vecchie partite.
page-no-such-game = Qui non c'è questa partita
page-damaged = Questo salvataggio non si può leggere.
page-damaged-kept = È stato conservato com'è. Salvalo in un file se vuoi ripararlo a mano.
page-damaged-link = Questo link non si può leggere

## Things on the table, explained.

page-board-of = { CAPITAL($board) }
page-living-board = Un taoista vive finché ha Qi. Il suo giocatore lo muove, poi chiede aiuto a un abitante o esorcizza.
page-neutral-board = Nessuno gioca con questa plancia. Anche qui arrivano fantasmi, e senza Qi cade in mano a Wu-Feng.
page-possessed-board = Questa plancia è di Wu-Feng: non ha potere, e ciò che perderebbe lo perdono altri.
page-haunted-tile = È infestata: qui nessuno può aiutare finché la tessera non viene riattivata.
# So many Qi, however many.
page-qi = { $number } Qi
page-empty-space = Uno spazio per un fantasma. I fantasmi vanno prima di tutto sulla plancia del loro colore.
page-power-blocked = Ora è bloccato.
page-yin-yang = Yin-Yang
page-yin-yang-help = Spendilo per chiedere aiuto da lontano a una tessera attiva, o per riattivare una tessera infestata.
page-tao-token = Tao { $tao }
page-tao-help = Dopo il tiro, ogni Tao vale come un dado del suo colore. I taoisti sulla stessa tessera possono prestarsi i loro.
page-qi-help = Il Qi è la vita: un taoista senza Qi muore.
page-discard-help = I fantasmi che hanno lasciato il tavolo. Non tornano mai nel mazzo.
page-deck-help = Fantasmi e, fra loro, le incarnazioni di Wu-Feng. Se si pesca l'ultima carta prima che Wu-Feng sia cacciato, la partita è persa.
page-dice-help = Ogni dado Tao mostra rosso, verde, blu, giallo, nero o bianco. Il bianco vale qualsiasi colore.

## Rules, cards and icons.

page-coming = Un momento…
page-not-loaded = Impossibile caricare questa parte della pagina.
page-try-again = Riprova
page-nothing-found = Nessun risultato.
page-search = Cerca
page-rules-hint = Le regole segnate con “Decisione” sono nostre: riguardano i punti su cui i regolamenti tacciono o si contraddicono.
# The headings of the rules, each before the rule of that number.
page-chapters-b1 = Il tavolo
page-chapters-b10 = Preparazione
page-chapters-b20 = I turni
page-chapters-b30 = Yin: i fantasmi agiscono
page-chapters-b40 = Arriva un fantasma
page-chapters-b50 = Yang: il taoista agisce
page-chapters-b60 = La morte
page-chapters-b70 = L'esorcismo
page-chapters-b80 = Gli abitanti
page-chapters-b90 = Le incarnazioni di Wu-Feng
page-chapters-b110 = I poteri
page-chapters-b130 = La fine
page-chapters-w1 = White Moon: preparazione
page-chapters-w10 = White Moon: l'ordine del turno
page-chapters-w20 = White Moon: gli abitanti
page-chapters-w30 = White Moon: Su-Ling
page-chapters-w40 = White Moon: i cristalli e la Barriera Mistica
page-chapters-w50 = White Moon: la Scuola di Kung-Fu
page-chapters-w60 = White Moon: gli artefatti
page-chapters-w70 = White Moon: le incarnazioni
page-chapters-w80 = White Moon: il punteggio
page-chapters-s1 = Black Secret: preparazione
page-chapters-s10 = Black Secret: Wu-Feng
page-chapters-s20 = Black Secret: demoni e scheletri
page-chapters-s30 = Black Secret: l'Ombra
page-chapters-s40 = Black Secret: i taoisti
page-chapters-s50 = Black Secret: incarnazioni e pietre
page-chapters-s60 = Black Secret: la fine
page-icons-title = Icone
page-tiles-title = Tessere villaggio
page-powers-title = Poteri
page-ghosts-title = Fantasmi e incarnazioni
# What the icons on the cards and the table mean.
page-icons-ghost = Entra un altro fantasma.
page-icons-haunt = La prima tessera attiva della linea diventa infestata.
page-icons-lose-qi = Si perde 1 Qi.
page-icons-quick = La miniatura parte dalla prima pietra.
page-icons-curse = Si tira il dado Maledizione.
page-icons-power-off = Il potere di questa plancia è bloccato.
page-icons-all-powers-off = Tutti i poteri sono bloccati.
page-icons-tao-off = Nessuno può spendere Tao.
page-icons-die-captive = Il fantasma cattura un dado Tao.
page-icons-group-lose-tao = Ogni taoista scarta un Tao.
page-icons-clear-circle = Il gettone sul Cerchio di Preghiera torna nella riserva.
page-icons-haunter-stone = Infestatore: infesta ogni due turni della sua plancia.
page-icons-tormentor = Tormentatore: a ogni turno della sua plancia si tira il dado Maledizione.
page-icons-dice-immune = Immune ai dadi: valgono solo i Tao, il Cerchio e il Mantra.
page-icons-white-blank = Le facce bianche non valgono niente.
page-icons-only-on-buddha = Si può esorcizzare solo dove incontra un Buddha.
page-icons-only-if-opposite-empty = Si può esorcizzare solo se lo spazio opposto è vuoto.
page-icons-gain-tao = Ricompensa: 1 Tao.
page-icons-gain-two-tao = Ricompensa: 2 Tao.
page-icons-gain-qi-or-yin-yang = Ricompensa: 1 Qi o lo Yin-Yang.
page-icons-gain-qi-and-yin-yang = Ricompensa per il gruppo: 1 Qi e uno Yin-Yang.
page-icons-curse-nothing = Dado Maledizione: niente.
page-icons-curse-haunt = Dado Maledizione: la prima tessera attiva della linea diventa infestata.
page-icons-curse-ghost = Dado Maledizione: entra un fantasma.
page-icons-curse-tao = Dado Maledizione: chi tira perde tutti i Tao.
page-icons-curse-qi = Dado Maledizione: chi tira perde 1 Qi.
page-icons-haunter = La miniatura di un infestatore: dalla prima pietra infesta al prossimo turno della sua plancia.
page-icons-mantra = Il Mantra: la resistenza del fantasma cala di 1.
page-icons-buddha = Un Buddha: un fantasma che arriva qui viene scartato.
page-icons-power-token = Un gettone potere: presta per un turno il potere di una plancia neutrale.
page-icons-yin-yang = Yin-Yang: aiuto da lontano, o una tessera infestata riattivata.
page-icons-qi = Qi: la vita.

## Settings.

page-pace = Animazioni
page-pace-slow = Lente
page-pace-normal = Normali
page-pace-fast = Veloci
page-pace-off = Nessuna
page-size = Dimensione del testo
page-large = Grande
page-keys = Tasti
# How the keys are called, in the order of what they do.
page-key-names-option = 1 – 9, a – z
page-key-names-reach = Tab
page-key-names-walk = ← ↑ → ↓
page-key-names-choose = Invio
page-key-names-explain = ?
page-key-names-undo = Ctrl-Z
page-key-names-escape = Esc
page-key-names-browse = , .
page-key-names-enlarge = + − 0
page-key-uses-option = l'opzione con quel tasto
page-key-uses-reach = al tavolo, alle opzioni e ai pannelli
page-key-uses-walk = da una cosa all'altra sul tavolo
page-key-uses-choose = scegli ciò che è selezionato
page-key-uses-explain = spiega ciò che è selezionato, o ciò che indichi dopo
page-key-uses-undo = annulla l'ultima scelta
page-key-uses-escape = di nuovo tutte le opzioni
page-key-uses-browse = un passo indietro o avanti nel registro
page-key-uses-enlarge = ingrandire la plancia o mostrarla intera

## Lessons.

page-next = Avanti
page-watch = Guarda che cosa succede.
page-do-it = Fallo sul tavolo, o sceglilo dall'elenco.

## What the coming turns of the ghosts will bring.

forecast-advances = { $card }: la miniatura avanza verso il villaggio.
forecast-haunts = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] infestano
   *[singular] infesta
} { NAME($tile, form: "the") }.
forecast-nothing-to-haunt = { CAPITAL(NAME($card, form: "the")) } non { NAME($card, form: "number") ->
    [plural] hanno
   *[singular] ha
} più niente da infestare.
forecast-rolls-curse = { $card }: si tira il dado Maledizione.
forecast-discards = { $taoist } scarta un Tao.
forecast-overrun = I fantasmi occupano tutta la { $board }.
forecast-loses-qi = { $taoist } perde 1 Qi.
forecast-somebody-loses-qi = Un taoista a scelta perde 1 Qi.
forecast-possessed = La { $board } cade in mano a Wu-Feng.
forecast-ghost-arrives = Arriva un fantasma.
forecast-lost = La partita è persa.

## Who plays a seat, and bots at play.

bots-who = Chi gioca
bots-person = Una persona
# As a choice of the form.
bots-kinds-random = Bot: casuale
bots-kinds-novice = Bot: principiante
bots-kinds-expert = Bot: esperto
bots-kinds-slow-expert = Bot: esperto, lento
# Behind a name.
bots-strengths-random = casuale
bots-strengths-novice = principiante
bots-strengths-expert = esperto
bots-strengths-slow-expert = esperto lento
bots-thinking = { $who } sta pensando…
bots-paused = In pausa. Tocca a { $who }.
bots-pause = Pausa
bots-go-on = Riprendi
bots-step = Un passo
bots-pace = Ritmo dei bot
bots-paces-slow = Lento
bots-paces-normal = Normale
bots-paces-fast = Veloce
bots-paces-at-once = Immediato

## Hints, and how likely the game is won.

hints-title = Suggerimenti
hints-note = La probabilità di vittoria stimata per ogni opzione, da un giocatore artificiale che continua a pensare mentre pensi tu.
hints-waiting = Sto pensando…
hints-nothing = Ora non c'è niente da decidere.
hints-then = Poi: { $plan }
# How many positions were looked at, already written.
hints-looked-at = { $number } posizioni esaminate
hints-chance = Probabilità di vittoria
hints-show-chance = Mostra accanto al tavolo la probabilità di vittoria stimata
hints-chance-setting = Probabilità di vittoria
hints-course = Andamento
hints-course-title = La probabilità di vittoria, passo per passo
hints-turning-points = Svolte
hints-no-turning-points = Nessun passo ha cambiato molto.
hints-turn = Turno { $number }

## Why a replay or a link cannot be read.

replay-not-a-replay = Non è un replay di questo gioco.
# The file says that it is of this version.
replay-version = È della versione { $version }, che questa pagina non conosce. Ricarica la pagina per avere la più recente.
replay-link = Una parte del link manca o è stata cambiata per strada.
replay-part = La parte “{ $name }” non contiene ciò che dovrebbe.
replay-start = Comincia con una preparazione o una posizione che il gioco non ha.
# $text: the step as the file has it.
replay-step = Il passo { $step } (“{ $text }”) non si può giocare.
replay-older-rules = Giocata con vecchie regole
# $number: how many steps they are.
replay-older-steps = { $number ->
    [one] Il passo { $first } è stato giocato con vecchie regole e non si può verificare.
   *[other] I passi da { $first } a { $last } sono stati giocati con vecchie regole e non si possono verificare.
} Da lì la partita prosegue così come si trovava allora.
replay-older-step = Giocato con vecchie regole: { $text }
# The refused step and its text, and how many steps are left out with it.
replay-cut = La partita si apre fino al passo { $step } (“{ $text }”), che le regole attuali non ammettono. Passi esclusi: { $left_out }.
# After so many steps.
replay-broken = La posizione scritta dopo il passo { $step } non si può leggere.

## The words round the table of levels, whose numbers come from the engine, and what sets the two rule sets apart.

# Above the table.
levels-title = Livelli
# Above that of the solo game.
levels-solo-title = Livelli per chi gioca da solo
levels-columns-level = Livello
levels-columns-qi = Qi
levels-columns-yin-yang = Yin-Yang
levels-columns-tao = Tao
levels-columns-haunted = Tessere infestate = sconfitta
levels-columns-incarnations = Incarnazioni
# The Tao at the start: of how many board colours one each, and how many black ones.
levels-tao = { $colours ->
    [1] { $black ->
        [0] del proprio colore
       *[other] del proprio colore e nero
    }
   *[other] { $black ->
        [0] rosso, verde, blu, giallo
       *[other] rosso, verde, blu, giallo, nero
    }
}
# What another number of incarnations is with one or two players.
levels-with-few-players = { $number } in 1 o 2 giocatori
# The four differences between the rule sets, a line each (B11 twice, B33, B112).
levels-differences-black-tao = Al livello Iniziazione, con le regole rivedute, ogni giocatore inizia anche con un Tao nero.
levels-differences-haunted-tiles = Al livello Iniziazione fanno perdere 3 tessere infestate con le regole rivedute, 4 con le classiche.
levels-differences-nothing-to-haunt = In Iniziazione classica i giocatori perdono se un fantasma deve infestare e la sua linea non ha tessere attive.
levels-differences-twin-winds = Danza dei Venti Gemelli si usa prima del proprio movimento con le regole rivedute, dopo con le classiche.

## How it is said what is printed on a component of an expansion and what is ours.

# Of an effect whose kind alone is printed, such as that ladders leave, but not how many.
sources-only-the-kind = È stampato solo il tipo di effetto; il resto è nostro.
# What the rulebook tells about the catacomb tokens in the four sets.
sources-urns = Che tutte e tre le Urne siano nella prima serie risulta dal regolamento; gli altri numeri di gettoni sono nostri.
# A blank curse, and what it is for.
sources-blank-name = Maledizione vuota
sources-blank-help = Non vi è stampato niente, e il gioco ne fa a meno. Con un file di dati tuo può avere un livello, un colore e un effetto.
# Where level, colour and effect of a curse of Wu-Feng come from. $level, $colour and $effect are one of the four below.
sources-curse = Livello: { $level } · Colore: { $colour } · Effetto: { $effect }
# The same of a Blood Mantra.
sources-mantra = Livello: { $level } · Effetto: { $effect }
# These four follow the colons above.
sources-printed = stampato
sources-kind-printed = stampato solo il tipo
sources-secondary = da un'altra fonte
sources-ours = nostro

## Keypad: words of one or two, at most twelve letters, because they stand on small keys

keypad-walk = Muovi
keypad-ask = Chiedi
keypad-exorcise = Esorcizza
keypad-power = Potere
keypad-yin-yang = Yin-Yang
keypad-ladder = Scala
keypad-villager = Abitante
keypad-su-ling = Su-Ling
keypad-crystal = Cristallo
keypad-buddha = Buddha
keypad-artifact = Artefatto
keypad-place = Piazza
keypad-summon = Evoca
keypad-throw = Lancia
keypad-demon = Demone
keypad-shadow = Ombra
keypad-pass-by = Passa
keypad-end-turn = Fine turno
keypad-yin = Yin
keypad-act = Azione
keypad-end = Fine

## Keypad: whole lines

keypad-turn = Fasi del turno
keypad-verbs = Che cosa fare
keypad-tap = { $verb }: scegli un luogo illuminato o una riga
keypad-gives-up-move = Questo chiude il tuo movimento.
keypad-gives-up-action = Questo chiude la tua azione.
keypad-gives-up-both = Questo chiude il tuo movimento e la tua azione.
keypad-ends-turn-move = Questo chiude il tuo turno: non ti sei mosso.
keypad-ends-turn-action = Questo chiude il tuo turno: potresti ancora agire.
keypad-ends-turn-both = Questo chiude il tuo turno: senza movimento e senza azione.
keypad-too-late-power = Il potere preso in prestito non è ancora stato usato; dopo sarà troppo tardi.
keypad-too-late-buddha = Dopo, in questo turno non si può più piazzare alcun Buddha.
keypad-too-late-su-ling = Dopo, in questo turno Su-Ling non può più essere piazzata.
keypad-too-late-token = Non hai preso il gettone potere che si trova qui.
keypad-dies = { $who } ne muore.
keypad-loses = Così la partita è persa.
keypad-chance = Quello che segue subito lo decide il caso: non si potrà annullare.
keypad-hopeless = Nessun tiro può vincere qualcuno qui.
keypad-anyway = Fallo
keypad-since = Dal tuo ultimo turno
keypad-got-it = Capito
keypad-share = Salva e condividi
