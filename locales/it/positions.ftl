### What is wrong with something that was written: a position, a file of a replay, an option. Only programs say this, never the page.

# Words of the notation stay as they are in every language: tea-house, red-left, qi. So do the words that begin a line. What stands for a
# value, as N or PLACE, may be translated.

## What was expected in place of a word. Most of these follow "expected".

notation-expected = previsto: { $expected }
# $words: the written names as one of the messages data-one-of.
notation-named = { $thing }: { $words }
# The words that begin a choice, each time as data-one-of.
notation-choice = una scelta: { $base }; con White Moon anche { $white_moon }; con Black Secret anche { $black_secret }
notation-portal = centre, edge, corner o una tessera come tea-house
notation-ending = won, oppure lost e il motivo, per esempio lost all-dead
notation-fewer-dice = al massimo quattro dadi
notation-nothing = nient'altro sulla riga
notation-tile = una tessera
notation-power = un potere
# Of the nine places in the village, such as north-west.
notation-spot = un posto nel villaggio
notation-family = una famiglia
notation-artifact = un artefatto
# Of the catacombs.
notation-token = un gettone
notation-demon = un demone
# Of chance: a roll, a drawn card.
notation-outcome = un esito del caso
notation-space = uno spazio: una plancia e left, middle o right, per esempio red-left
notation-card = un numero di carta da 1 a 96
notation-card-number = un numero di carta
notation-incarnation-number = il numero di un'incarnazione
notation-curse-number = il numero di una maledizione
notation-mantra-number = il numero di un Mantra di Sangue
notation-rule-number = il numero di una regola, come B51
notation-taoist-colour = il colore di un taoista
notation-board-colour = il colore di una plancia
notation-tao-colour = il colore di un Tao
notation-ghost-colour = il colore dei fantasmi
notation-tao-count = colori con il loro numero da 0 a 4, per esempio red 2 black 1
notation-curse-face = ciò che mostra il dado Maledizione
notation-die-face = la faccia di un dado
notation-rerolled-dice = i dadi da ritirare, o curse
notation-exorcised-ghosts = gli spazi dei fantasmi esorcizzati, o nothing
notation-exorcised-demons = i demoni esorcizzati, o nothing

## A line of an own data file; what is wrong with it is said in expansions.ftl.

data-line = riga { $line }: { $problem }

## Lines of a written position.

position-line-wrong = riga { $line }, “{ $text }”: { $problem }
position-line = riga { $line }, “{ $text }”
# Several lines.
position-lines = { $before }; { $line }
position-more-lines = e altre { $number }
# $lines: other lines without which this one would be right, as the messages above.
position-together-with = { $problem } (insieme a: { $lines })
position-wrong-word = “{ $word }”: { $problem }
position-card-not-called = la carta { $number } non si chiama { $name }
position-card-name = serve il nome di una carta, come hopping-vampire, o il suo numero da 1 a 96
position-turn = servono una plancia e il punto del suo turno, per esempio turn red yang
position-one-word = serve una sola parola, ma ce ne sono { $number }
position-one-number = serve un solo numero
position-colour-twice = “{ $colour }” è indicato due volte
position-card-twice = “{ $word }” è indicata due volte
position-said-twice = questo è detto due volte
position-colours = servono uno o più colori, o none
position-spaces = servono uno o più spazi, per esempio red-left, o none
position-names = servono uno o più nomi, o none
position-too-long = una posizione ha al massimo { $number } righe
# The words that begin a line, each time as data-one-of.
position-key = previsto: { $base }; per White Moon { $white_moon }; per Black Secret { $black_secret }
position-begins-step = “{ $word }” inizia un passo: i passi e ciò che si aspetta vengono dopo la riga “play”, la posizione prima
position-taoist = serve il colore di un taoista o di una plancia
position-at = at: serve una tessera
position-tao = tao: serve none, oppure colori con il loro numero, come red 1 black 2
position-yin-yang = yin-yang: serve yes o no
position-dead-holds = “{ $colour }” è morto, giace al Cimitero e non ha niente
position-is-player = “{ $colour }” è di un giocatore; scrivi “taoist { $colour } ...”
position-is-neutral = la plancia “{ $colour }” è neutrale; scrivi “board { $colour } qi N”
position-boards = servono le quattro plance in senso orario a partire da nord
position-village = village: servono le nove tessere in tre file da tre, con un ! dopo ognuna infestata
position-village-so-far = { $problem } (il villaggio qui sopra ha { $found } delle sue nove tessere)
position-ghost = servono uno spazio e una carta, per esempio ghost red-left zombie
position-two-ghosts = su “{ $space }” ci sono due fantasmi
# $card: its number.
position-no-haunter = la carta { $card } non può avere on-stone: non è un infestatore e non ha una miniatura
position-no-effect = la carta { $card } non può avere no-effect: non ha un effetto duraturo
position-not-uncatchable = la carta { $card } non può avere caught: non è l'Inafferrabile
position-deck = deck: servono i numeri di fantasmi e incarnazioni dalla cima, per esempio 12 ghosts, incarnation, 10 ghosts
position-deck-too-large = deck: al massimo { $number } carte
position-no-incarnation = “{ $word }” non è un'incarnazione; per i fantasmi scrivi discard
# $what: a word of the notation, or one of the three messages that follow.
position-needs-white-moon = “{ $what }” fa parte di White Moon: aggiungi alla posizione la riga “white-moon”
position-needs-black-secret = “{ $what }” fa parte di Black Secret: aggiungi alla posizione la riga “black-secret”
position-card = carta { $card }
position-curse = maledizione { $curse }
position-mantra = mantra { $mantra }
# $which: base or moon.
position-other-incarnations = la carta { $card } non è fra le incarnazioni di questa partita: scrivi “white-moon incarnations { $which }” o “white-moon incarnations both”
position-needs-buddhas = la carta { $card } è in gioco solo se nel villaggio ci sono sia temple sia pavilion
position-not-in-village = “{ $tile }” non è nel villaggio, che è { $village }; per altre tessere servono la riga “village” e tre righe di tre tessere
position-white-moon-word = serve portal LUOGO oppure incarnations base, moon o both
position-white-moon = servono portal LUOGO e incarnations base, moon o both
position-villagers = servono una tessera e i suoi abitanti dalla cima, da uno a tre, per esempio villagers altar li ? ?
position-crystals = servono colori con il loro numero, per esempio crystals red 2, o none
position-artifacts = servono un colore e degli artefatti
position-black-secret = servono catacombs a o b e demons a o b, i lati che si usano
position-stack = servono una tessera e quanti gettoni ci sono sotto, per esempio stack altar 2
position-stack-height = una pila ha al massimo 4 gettoni
position-unseen-tokens = servono una serie da 1 a 4 e i suoi gettoni che nessuno ha visto, per esempio 2 earth 3 bones 1
position-demon = servono un demone e la tessera sopra di lui, per esempio demon seeker altar
position-shadow = servono on o under e una tessera, per esempio shadow on altar
position-blood-mantra = servono il numero di un mantra e i Qi che ha sopra, per esempio blood-mantra 3 1
position-no-mantra-place = non c'è posto per un altro mantra di livello { $level }
position-no-incarnation-in-hand = la carta { $card } non è un'incarnazione e non può essere in mano a Wu-Feng
position-curses = servono numeri di maledizioni, o none

## Positions that cannot occur. What the lines do not say is as at the start of the game.

position-impossible = questa posizione è impossibile: { $problem }
# $held: a list of colours with numbers, such as red 3, and of the messages below.
position-tao-held = { $problem }; qui ci sono { NAME($held, list: "comma") }, compresi quelli che ogni taoista ha all'inizio se la sua riga non dice altro
position-circle-holds = il Cerchio { $number }
position-out-of-game = fuori dal gioco { $number }
position-qi-held = { $problem }; qui ci sono { NAME($held, list: "comma") }
position-mantras-hold = mantra { $number }
position-villager-on-haunted = sulla tessera infestata “{ $tile }” non può esserci un abitante
# $spot: north, south-west and so on, as the notation has it.
position-no-corner = “{ $tile }” è nel posto “{ $spot }”, che non è un angolo e non ha un piedistallo
position-stack-too-high = la pila sotto “{ $tile }” ha { $number } gettoni, più di quanti ne permettano i gettoni non visti delle sue serie; abbassala con “stack { $tile } N”
position-ladder-under-haunted = la tessera infestata “{ $tile }” non ha una scala
position-of-other-game = è di una partita iniziata in altro modo
position-not-yang = serve un momento dello Yang

layout-too-many-tao = ci sono solo quattro Tao del colore “{ $tao }”
layout-too-many-qi = ci sono solo { $number } Qi
layout-dead-has-things = “{ $taoist }” non ha Qi, quindi è morto e non può avere niente
layout-neutral-has-things = la plancia “{ $board }” è neutrale e ha al massimo 3 Qi e nient'altro
layout-nobody-lives = almeno un taoista dev'essere vivo
layout-too-many-buddhas = ci sono solo due Buddha
layout-buddha-under-ghost = su “{ $space }” non possono stare insieme un fantasma e un Buddha
layout-too-many-tokens = ci sono più gettoni potere di quanti ne abbia il gioco con tanti giocatori
layout-card-twice = la carta { $card } è in due posti
layout-card-unseen-in-play = la carta { $card } è in gioco e non può essere fra quelle non viste
layout-figure-without-haunter = su “{ $space }” non c'è un infestatore la cui miniatura possa stare su una pietra
layout-effect-without-icon = su “{ $space }” non c'è una carta con un effetto duraturo
layout-too-many-dice = si possono trattenere solo tre dadi Tao
layout-mantra-without-ghost = su “{ $space }” non c'è un fantasma per il Mantra
layout-mantra-without-power = il Mantra richiede la plancia gialla con mantra, senza che il suo potere sia annullato
layout-caught-without-uncatchable = solo l'Inafferrabile (57) può aver incontrato un Buddha
layout-deck-too-large = il mazzo ha più carte di un tipo di quante ne restino non viste
layout-deck-empty = il mazzo è vuoto e un'incarnazione non è esorcizzata: la partita è persa
layout-no-incarnation = serve un'incarnazione in gioco o nel mazzo
layout-too-many-incarnations = le incarnazioni esorcizzate sono più di quelle viste
layout-already-won = tutte le incarnazioni sono esorcizzate: la partita è vinta
layout-already-lost = con tante tessere infestate la partita è persa
layout-yang-of-nobody = “{ $board }” non ha un giocatore vivo e quindi nessuno Yang
layout-wrong-stage = queste azioni non corrispondono al punto del turno
layout-borrowed-from-player = i gettoni potere prendono in prestito solo il potere di plance neutrali
layout-used-not-owned = possono essere stati usati solo il proprio potere e quelli presi in prestito
layout-too-many-fresh-buddhas = in questo turno sono stati presi più Buddha di quanti ce ne siano in mano
layout-not-of-this-game = la carta { $card } non è in questa partita

## Of White Moon.

layout-white-moon-not-played = ci sono pezzi di White Moon senza White Moon, o viceversa
layout-too-many-villagers = la famiglia { $family } ne ha solo { $number }
layout-too-many-unknown = ci sono più abitanti coperti di quanti nessuno abbia visto
layout-villager-on-haunted = sulla tessera infestata nel posto “{ $spot }” non può esserci un abitante
layout-graveyard-full = con { $number } abitanti morti la partita è persa
layout-too-many-crystals = ci sono solo { $number } cristalli
layout-too-many-fresh-crystals = in questo turno sono stati ottenuti più cristalli di quanti ce ne siano in mano
layout-held-by-dead = “{ $taoist }” non è un taoista vivo e non può avere cristalli o artefatti né essere a terra
layout-no-corner = la tessera nel posto “{ $spot }” non è un angolo e non ha un piedistallo
layout-su-ling-before-incarnation = Su-Ling non può stare davanti all'incarnazione su “{ $space }”
layout-su-ling-held = l'Ondina Urlante (78) tiene Su-Ling
layout-artifact-twice = c'è un solo artefatto “{ $artifact }”
layout-artifact-not-earned = qualcuno ha l'artefatto “{ $artifact }”, ma la famiglia che lo dà non è salva

## Of Black Secret.

layout-black-secret-not-played = ci sono pezzi di Black Secret senza Black Secret, o viceversa
layout-too-many-catacomb-tokens = i gettoni “{ $token }” non visti sono più di quelli della loro serie
layout-stack-too-high = la pila nel posto “{ $spot }” è più alta di quanto permettano i gettoni non visti delle sue serie
layout-ladder-under-haunted = la tessera infestata nel posto “{ $spot }” non ha una scala
layout-too-many-skeletons = Wu-Feng ha solo { $number } scheletri, e ci sono solo quattro gettoni Ossa
layout-two-skeletons = su “{ $space }” ci sono due scheletri
layout-skeleton-on-card = su “{ $space }” c'è una carta o un Buddha, quindi non uno scheletro
layout-below-is-dead = “{ $taoist }” non è un taoista vivo e non può essere nelle catacombe
layout-curse-not-of-game = la maledizione { $curse } non è in questa partita
layout-curse-twice = la maledizione { $curse } è sia scoperta sia nella piramide
layout-curse-of-closed-level = la maledizione { $curse } è di livello { $level }, le cui maledizioni restano coperte finché nella piramide non ce ne sono due di livello { $below }
layout-pyramid = ogni livello della piramide ha almeno una maledizione meno di quello sotto, il più basso al massimo quattro
layout-too-many-curses = si pescano solo { $number } maledizioni di livello { $level }
layout-mantra-not-of-game = il mantra { $mantra } non è in questa partita
layout-mantra-twice = il mantra { $mantra } c'è due volte
layout-mantra-full = il mantra { $mantra } è pieno e avrebbe effetto
layout-too-many-urns = ci sono solo { $number } Urne
layout-shadow-without-urns = l'Ombra arriva con la terza Urna, e non prima
layout-demon-beside-shadow = “{ $demon }” è a casa per sempre una volta arrivata l'Ombra
layout-mantra-on-nobody = “{ $demon }” è a casa e non può avere il Mantra
layout-in-hand = la carta { $card } non può essere in mano a Wu-Feng
layout-hidden = bisogna indicare tutte le carte in mano a Wu-Feng

## Set-ups, with the written names of things.

setting-boards = le quattro plance devono essere red, green, blue e yellow, una per colore
setting-power = la plancia “{ $board }” mostra { $one } o { $other }
setting-no-players = servono da uno a quattro giocatori
setting-not-opposite = due giocatori devono sedere uno di fronte all'altro
setting-first = il primo turno dev'essere di un giocatore
setting-village = il villaggio deve avere nove tessere diverse
setting-school = school è una tessera di White Moon
setting-calligrapher = calligrapher è una tessera di Black Secret
setting-five-qi = cinque Qi sono un'opzione solo di Iniziazione
setting-solo-spires = da soli, la plancia rossa deve mostrare spires

deal-players = servono da uno a quattro giocatori, non { $players }
deal-colours = servono { $players } colori diversi, uno per giocatore
deal-first = “{ $colour }” non può iniziare, perché nessuno gioca questo colore
deal-tile-count = il villaggio deve avere nove tessere, ma sono { $number }
deal-tile-twice = “{ $tile }” è due volte nel villaggio; le nove tessere devono essere diverse
deal-portal = il Portale non può stare su “{ $tile }”, che non è nel villaggio
deal-rule = { $problem } (regola { $rule })

## Files of replays, and links.

replay-file-json = non è un replay leggibile: { $problem }
replay-file-format = non è un replay: “format” deve essere “{ $format }”
replay-file-version = la versione { $version } non si può leggere: questo programma legge le versioni da 1 a { $last }
# A field of the file, or the link.
replay-file-field = { $field }: { $problem }
replay-file-start = nessuna partita di questo gioco inizia così: { $problem }
replay-file-position = la posizione iniziale: { $problem }
replay-file-step = passo { $step }, “{ $text }”: { $problem }
replay-file-one-start = serve esattamente uno fra “setup” e “position”
replay-file-both-or-neither = servono sia “{ $one }” sia “{ $other }”, oppure nessuno dei due
replay-file-data-unused = ci sono dati di un'espansione, ma non si gioca né con White Moon né con Black Secret
link-too-long = contiene più di 1 MB, che non serve a nessuna partita
link-damaged = è danneggiato; una parte manca o è stata cambiata per strada
link-without-game = non contiene una partita; servono #replay= e un testo che inizia con una cifra
