## White Moon on the page.

white-moon-title = White Moon
white-moon-play = Gioca con White Moon
white-moon-hint = Abitanti da guidare al Portale, Su-Ling, i Cristalli di Luna e la Barriera Mistica, la Scuola di Kung-Fu, altri dieci fantasmi e sei incarnazioni.
white-moon-portal = Portale
white-moon-portals-centre = al centro
white-moon-portals-edge = sul bordo: 2 punti in più
white-moon-portals-corner = in un angolo: 4 punti in più
white-moon-incarnations = Incarnazioni
white-moon-which-base-game = del gioco base
white-moon-which-white-moon = di White Moon
white-moon-which-both = di entrambi
white-moon-tiles = Tessere
# The School in the Watchman's place, or at random.
white-moon-tile-kinds-school = la Scuola di Kung-Fu al posto della Ronda di Notte
white-moon-tile-kinds-random = nove a caso fra tutte e dieci

white-moon-families = Famiglie
white-moon-families-hint = Che cosa provoca la morte di un abitante, e che cosa dà una famiglia quando è tutta in salvo.
# A family with how many there are.
white-moon-family = Famiglia { $family }: { $number ->
    [one] { $number } abitante
   *[other] { $number } abitanti
}
# How many of so many are saved, and how many died.
white-moon-family-stands = { $saved ->
    [one] { $saved } salvo
   *[other] { $saved } salvi
} su { $size }{ $dead ->
    [0] {""}
    [one] , { $dead } morto
   *[other] , { $dead } morti
}
white-moon-death = A ogni morte
white-moon-reward = Tutta salva
white-moon-villagers = { $number ->
    [one] { $number } abitante
   *[other] { $number } abitanti
}
# Which villagers lie below the top one. $known: the families that are known; $unseen: how many nobody has seen; $villagers: both as one list, which ends with the message below.
white-moon-below = Sotto: { $villagers }.
white-moon-unseen = { $unseen ->
    [one] { $unseen } abitante mai visto
   *[other] { $unseen } abitanti mai visti
}
white-moon-shelter = Rifugio
white-moon-shelter-help = Gli abitanti salvati. Quando arriva qui l'ultimo di una famiglia, il giocatore di turno riceve la ricompensa. Ognuno vale 1 punto.
white-moon-graveyard = Camposanto
white-moon-graveyard-help = Gli abitanti morti. Quando qui ne giacciono 12, la partita è persa.
white-moon-portal-help = Un taoista su questa tessera può salvarne il primo abitante, invece di chiedere aiuto o esorcizzare.
white-moon-portal-held = Il Guardiano del Portale tiene il Portale: nessuno può essere salvato finché non è esorcizzato.
white-moon-su-ling = Su-Ling
white-moon-su-ling-help = Alla fine di un turno in cui è morto un abitante, si è tirato il dado Maledizione o è stata infestata una tessera, può essere piazzata davanti a uno spazio. La pietra centrale del fantasma dietro di lei non fa niente. A un'estremità di una plancia permette di mettere un cristallo sul piedistallo lì accanto.
white-moon-su-ling-waits = Aspetta accanto al tavolo.
white-moon-su-ling-held = La tiene l'Ondina Urlante finché non è esorcizzata.
white-moon-crystals = Cristalli di Luna
white-moon-crystal-help = Un cristallo vale qualsiasi colore in un esorcismo e si può mettere su un piedistallo. Ne danno uno un dado bianco dell'Erborista e alcuni fantasmi.
white-moon-holds-crystals = Ha { $number ->
    [one] { $number } Cristallo di Luna
   *[other] { $number } Cristalli di Luna
}.
white-moon-pedestal = Piedistallo
white-moon-pedestal-help = Alla fine del suo turno, un taoista su quest'angolo può mettere qui un cristallo ottenuto in un turno precedente. Il quarto porta la Barriera Mistica.
white-moon-pedestal-lit = Sopra c'è un cristallo.
white-moon-artifacts = Artefatti
white-moon-held-by = Ce l'ha { $taoist }.
white-moon-lying = A terra: il prossimo movimento serve a rialzarsi.

white-moon-barrier = La Barriera Mistica
white-moon-barrier-hint = Per ogni plancia, una alla volta: un cristallo salva un abitante, oppure quattro dadi e i cristalli che vuoi sconfiggono fantasmi di quella plancia.
white-moon-barrier-at = Ora: { $board }
white-moon-barrier-crystals = { $number ->
    [one] Resta { $number } cristallo
   *[other] Restano { $number } cristalli
}
white-moon-at-least = almeno { $number }

white-moon-reconstructed = Ricostruito: l'icona stampata non era disponibile.
white-moon-secondary = Da una fonte diversa dal componente stesso.
white-moon-data-open = Apri un file di dati
white-moon-data-ours = Salva i nostri dati in un file
white-moon-data-forget = Torna ai nostri dati
white-moon-data-wrong = La riga { $line } del file non si può leggere, quindi non è cambiato niente: { $problem }.

# $family is none where nobody knows the villager yet.
white-moon-flees = { $family ->
    [none] L'abitante fugge { NAME($tile, form: "to") }.
   *[other] L'abitante della famiglia { $family } fugge { NAME($tile, form: "to") }.
}
white-moon-dies = { $family ->
    [none] L'abitante muore { NAME($tile, form: "on") }.
   *[other] L'abitante della famiglia { $family } muore { NAME($tile, form: "on") }.
}
white-moon-picked-dies = Muore un abitante visibile a scelta.
white-moon-shifts = { CAPITAL(NAME($card, form: "the")) } va sullo { $space }.

white-moon-icons-devourer = Divoratore: a ogni turno della sua plancia divora il primo abitante della linea.
white-moon-icons-devour = Il primo abitante della linea viene divorato.
white-moon-icons-kill-villager = Muore un abitante visibile a scelta.
white-moon-icons-lay-down = Tutti i taoisti sono gettati a terra.
white-moon-icons-lowest-leave = I due fantasmi più in basso nel mazzo lasciano il gioco.
white-moon-icons-holds-portal = Tiene il Portale.
white-moon-icons-holds-su-ling = Tiene Su-Ling.
white-moon-icons-brings-ghost = All'inizio del turno della sua plancia entra un fantasma.
white-moon-icons-shapeshifter = All'inizio del turno della sua plancia va sul prossimo spazio libero.
white-moon-icons-gain-crystal = Ricompensa: un Cristallo di Luna.
white-moon-icons-gain-qi-yin-yang-crystal = Ricompensa: 1 Qi e uno Yin-Yang per il gruppo, più un Cristallo di Luna.
white-moon-icons-crystal = Un Cristallo di Luna: qualsiasi colore, o un passo verso la Barriera Mistica.
white-moon-icons-pedestal = Un piedistallo: quattro cristalli portano la Barriera Mistica.
white-moon-icons-portal = Il Portale: qui si salvano gli abitanti.
white-moon-icons-su-ling = Su-Ling: la pietra centrale del fantasma dietro di lei non fa niente.
white-moon-icons-lying = Un taoista gettato a terra.
white-moon-icons-reconstructed = Un valore nostro, perché quello stampato è introvabile.
white-moon-lesson = Impara White Moon
white-moon-lesson-long = La seconda lezione: abitanti, Su-Ling e cristalli
white-moon-first-lesson = La prima partita

## Black Secret on the page.

black-secret-title = Black Secret
black-secret-play = Gioca con Black Secret
black-secret-hint = Un giocatore è Wu-Feng: ha demoni che frugano le catacombe sotto il villaggio, maledizioni e l'Ombra. I taoisti hanno Mantra di Sangue, scale e il Calligrafo. Altri dieci fantasmi e cinque incarnazioni.
black-secret-wu-feng = Wu-Feng
# Who plays Wu-Feng, a person or a bot: label and choices.
black-secret-who = Chi gioca Wu-Feng
# How many there are besides Wu-Feng, in the form.
black-secret-taoists = Taoisti
black-secret-players-person = Una persona
black-secret-players-bot = Un bot
# Behind Wu-Feng's name where a bot plays him.
black-secret-bot = bot
black-secret-thinking = Wu-Feng sta pensando…
black-secret-catacombs-side = Lato delle catacombe
black-secret-board-side = Lato della plancia di Wu-Feng
black-secret-sides-a = Lato A
black-secret-sides-b = Lato B
black-secret-sides-random = A caso
black-secret-side = lato { $side }
black-secret-tiles = Tessere
# The Calligrapher in the Watchman's place, or at random.
black-secret-tile-kinds-calligrapher = il Calligrafo al posto della Ronda di Notte
black-secret-tile-kinds-random = nove a caso fra tutte e dieci
# The same with White Moon.
black-secret-tile-kinds-with-white-moon-school-and-calligrapher = la Scuola di Kung-Fu al posto della Ronda di Notte, il Calligrafo al posto di un'altra tessera a caso
black-secret-tile-kinds-with-white-moon-random = nove a caso fra tutte e undici

black-secret-village = Villaggio
black-secret-catacombs = Catacombe
black-secret-show-village = Mostra il villaggio
black-secret-show-catacombs = Mostra le catacombe
black-secret-catacombs-help = Sotto ogni tessera c'è uno spazio delle catacombe. Lì i demoni cercano fra i gettoni tre Urne. Un taoista che scende per una scala può esorcizzare i demoni sullo stesso spazio.
# The space under a tile.
black-secret-space = Lo spazio sotto { NAME($tile, form: "the") }
black-secret-space-colour = Il suo colore è { $tao }: i demoni qui hanno quel colore.
black-secret-entrance = Ingresso
black-secret-entrance-help = I demoni evocati entrano da qui nelle catacombe.
black-secret-ladder = Scala
black-secret-ladder-help = Dopo il movimento, qui un taoista può scendere o salire. Quando la tessera diventa infestata la scala sparisce, e solo un Mantra di Sangue la rimette.
black-secret-no-ladder = Qui non c'è una scala.
black-secret-tokens = { $number ->
    [one] Resta { $number } gettone
   *[other] Restano { $number } gettoni
}
black-secret-no-tokens = Qui non resta nessun gettone.
black-secret-tokens-help = Un demone che cerca scopre il gettone in cima. Prima nessuno sa qual è.
# What may lie on top.
black-secret-on-top = Può essere in cima: { $tokens }.

black-secret-board = Plancia di Wu-Feng
black-secret-board-help = Il suo lato stabilisce i tratti dei demoni. Qui stanno i demoni a casa, gli scheletri, le Urne e le maledizioni.
black-secret-hand = Mano di Wu-Feng
black-secret-hand-help = Per una carta Evocazione Wu-Feng pesca un'incarnazione e poi ne gioca una dalla mano. Le Urne e alcune maledizioni gli fanno soltanto pescare.
black-secret-in-hand = { $number ->
    [one] { $number } incarnazione in mano
   *[other] { $number } incarnazioni in mano
}
black-secret-hand-hidden = Solo Wu-Feng vede quali.
black-secret-hand-empty = Wu-Feng non ha incarnazioni in mano.
black-secret-pile = { $number ->
    [one] { $number } incarnazione nella pila
   *[other] { $number } incarnazioni nella pila
}
black-secret-pile-help = Le incarnazioni che Wu-Feng può ancora pescare, mescolate.
black-secret-pyramid = Piramide
black-secret-pyramid-help = Qui stanno le maledizioni scagliate: fino a quattro di livello 1, tre di livello 2, due di livello 3 e una di livello 4, ogni livello con meno di quello sotto. La seconda maledizione di un livello apre il successivo. Dopo una di livello 4 si ripescano tutte.
black-secret-level = Livello { $number }
black-secret-level-open = aperto
black-secret-level-closed = chiuso
black-secret-free-place = Un posto libero
black-secret-curses = Maledizioni
black-secret-curses-help = Wu-Feng può scartare un fantasma pescato per scagliare una maledizione scoperta del suo colore; un fantasma nero va bene per tutte. La piramide deve avere un posto libero di quel livello.
black-secret-curses-up = Maledizioni scoperte
black-secret-curses-thrown = Maledizioni scagliate
black-secret-no-curses = Ora Wu-Feng non può scagliare maledizioni.
black-secret-curse-unknown = Nessuno conosce queste maledizioni finché il loro livello non si apre.
# How a face-up curse stands: it could be thrown, has no free place, or lies in the pyramid.
black-secret-curse-ready = Ora si può scagliare.
black-secret-curse-waits = Ora la piramide non ha un posto libero per questa.
black-secret-curse-thrown = È nella piramide: è stata scagliata.
# Level and colour of a curse.
black-secret-curse-kind = livello { $level }, { NAME($tao, form: "feminine") }
black-secret-mantras = Mantra di Sangue
black-secret-mantras-help = Ogni Qi perso va su un Mantra di Sangue a scelta di chi lo perde. Uno pieno ha subito effetto, lascia il gioco ed è sostituito da un altro del suo livello.
# How many Qi lie on a mantra, and how many it takes.
black-secret-mantra-qi = { $have } Qi su { $need }
black-secret-no-mantras = Non resta nessun Mantra di Sangue.
black-secret-demons = Demoni
black-secret-demons-help = Wu-Feng può scartare un fantasma pescato per evocare un demone che non costi più della sua resistenza. Prima dello Yin di ogni giocatore vivo, ogni demone nelle catacombe si muove di uno spazio o cerca.
black-secret-at-home = a casa, sulla plancia di Wu-Feng
black-secret-home-for-good = a casa per sempre, da quando è arrivata l'Ombra
black-secret-cost = costo { $number }
black-secret-resistance = resistenza { $number }
black-secret-has-mantra = Porta il Mantra.
black-secret-shadow = L'Ombra
black-secret-shadow-help = Prima dello Yin di ogni giocatore vivo va dove vuole, o attacca i taoisti nel suo luogo con tre dadi Tao, di cui ogni faccia nera costa 1 Qi, o su una tessera senza taoisti tira il dado Maledizione contro il taoista di turno. Non si può esorcizzare.
black-secret-shadow-waits = La porta la terza Urna.
black-secret-shadowed = Qui c'è l'Ombra: questa tessera non dà aiuto.
black-secret-urns = Urne: { $number } su 3
black-secret-urns-help = Per ogni Urna Wu-Feng pesca un'incarnazione. La terza porta l'Ombra.
black-secret-skeleton = Scheletro
black-secret-skeleton-help = Occupa il suo spazio come un fantasma e ha resistenza 1 nel colore della sua plancia. Non ha pietre e non dà ricompense.
black-secret-skeletons-left = { $number ->
    [one] Resta { $number } scheletro
   *[other] Restano { $number } scheletri
}

# For the details of a Taoist.
black-secret-below = Nelle catacombe sotto { NAME($tile, form: "the") }.
black-secret-brotherhood = Fratellanza di Sangue
black-secret-brotherhood-help = Un taoista con esattamente 1 Qi può usare anche il potere della plancia opposta.
# Which power the brother lends.
black-secret-brother = Ha anche { $power }.
black-secret-power-off = Senza potere fino alla fine del suo prossimo turno, per una maledizione.

black-secret-cover-title = Turno di Wu-Feng
black-secret-cover-text = Gli altri distolgano lo sguardo: sta per comparire la mano di Wu-Feng.
black-secret-cover-button = Sono Wu-Feng: mostra
black-secret-back-title = Restituisci lo schermo
black-secret-back-text = La mano di Wu-Feng è di nuovo coperta. Ora decidono i taoisti.
black-secret-back-button = Continua
# On buttons: to see the own hand, and to cover it again.
black-secret-look = Guarda la mano
black-secret-hide = Nascondi la mano
# Whose chance to win it is.
black-secret-taoists-chance = Probabilità di vittoria dei taoisti
black-secret-wu-fengs-chance = Probabilità di vittoria di Wu-Feng

black-secret-deck-help = Fantasmi, e fra loro le carte Evocazione. Quando Wu-Feng pesca l'ultima carta, ha vinto.
black-secret-summonings = { $number ->
    [one] { $number } carta Evocazione
   *[other] { $number } carte Evocazione
}
black-secret-summoning-in = { $cards ->
    [0] Subito Evocazione
   *[other] Evocazione fra { $cards }
}
black-secret-no-summoning = niente Evocazioni
black-secret-reconstructed = Alcuni valori di Black Secret sono introvabili: quelli con un punto interrogativo sono nostri.

black-secret-taoists-won = Hanno vinto i taoisti: Wu-Feng è cacciato dal villaggio.
black-secret-wu-feng-won = Ha vinto Wu-Feng: il villaggio è suo.
black-secret-score = Black Secret: 5 punti per la vittoria, 5 in meno per la sconfitta

# What the coming turns bring.
black-secret-demons-act = Agiscono i demoni di Wu-Feng: { $demons }.
black-secret-shadow-acts = Agisce l'Ombra.
black-secret-activates-demon = { $card }: Wu-Feng attiva un demone.
black-secret-places-skeleton = { $card }: Wu-Feng può piazzare uno scheletro.
black-secret-summoning = Una carta Evocazione: arriva un'incarnazione.
black-secret-wu-feng-draws = Wu-Feng pesca un fantasma: lo piazza, evoca un demone o scaglia una maledizione.

black-secret-icons-activate-demon = Wu-Feng attiva un demone.
black-secret-icons-throw-curse = Wu-Feng può scagliare una maledizione di qualsiasi colore.
black-secret-icons-puppets = Wu-Feng può piazzare scheletri.
black-secret-icons-discard-stack = Wu-Feng scopre e scarta una pila delle catacombe; contano solo le Urne.
black-secret-icons-no-yin-yang = Nessuno può spendere uno Yin-Yang.
black-secret-icons-qi-to-bank = Il Qi perso va nella riserva.
black-secret-icons-any-curse = Le maledizioni di Wu-Feng possono non avere il colore della carta.
black-secret-icons-yin-yang-and-mantra = Ricompensa: uno Yin-Yang per il gruppo e 1 Qi della riserva su un Mantra di Sangue.
# The two chapters of the tutorial, each with its title and what it is about.
black-secret-lesson-taoists = Black Secret per i taoisti
black-secret-lesson-taoists-long = Scale, demoni nelle catacombe e Mantra di Sangue
black-secret-lesson-wu-feng = Black Secret per Wu-Feng
black-secret-lesson-wu-feng-long = Fantasmi, demoni e maledizioni, dall'altra parte del tavolo

## What is wrong with a line of an own data file. Words of the file stay as they are: colour=, tao, family. What stands for a name or a number may be translated.

data-kind = serve family NOME, ghost NUMERO da 66 a 75 o da 82 a 91, incarnation NUMERO da 76 a 81 o da 92 a 96, demon NOME, curse NUMERO da 1 a 32, mantra NUMERO da 1 a 21, tokens TIPO o catacombs LATO, seguito dai suoi valori; oppure artifact NOME
data-unknown = serve NOME=VALORE, ognuno una volta: death e reward per family; colour, resistance, left, middle e right per ghost; colour, resistance e, con White Moon, crystal per incarnation; cost e resistance per demon; level, colour, moon ed effect per curse; level, moon ed effect per mantra; da set1 a set4 per tokens
# $expected: one of the three messages that follow.
data-value = dopo { $name }= serve: { $expected }
# $words: all but the last.
data-one-of = { NAME($words, list: "comma") } o { $last }
data-number = un numero da { $from } a { $to }
data-board = board, perché questa carta ha il colore della sua plancia
data-missing = manca { $name }=
data-family-twice = la famiglia { $family } c'è due volte
data-card-twice = la carta { $card } c'è due volte
data-mark-twice = l'artefatto “{ $artifact }” c'è due volte
data-artifact-twice = due famiglie danno l'artefatto “{ $artifact }”, ma ce n'è uno solo; indica che cosa dà l'altra
data-side-twice = questo lato delle catacombe c'è due volte
data-token-twice = questo tipo di gettone c'è due volte
data-demon-twice = questo demone c'è due volte
data-curse-twice = questa maledizione c'è due volte
data-mantra-twice = questo mantra c'è due volte
data-not-nine = la serie { $set } dei gettoni deve averne nove in tutto
data-urns = in tutte le serie insieme ci sono tre Urne
data-catacombs = catacombs a e catacombs b hanno nove colori ciascuna, red, green, blue, yellow o black, due dei quali con *
