## What a ghost does or is about to do, without a full stop, to begin a sentence with.

# When: next turn, or in so many.
when = { $turns ->
    [1] al prossimo turno
   *[other] fra { $turns } turni
}
threat-haunts = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] infestano
   *[singular] infesta
} { NAME($tile, form: "the") } { $when }{ $last ->
    [yes] , e la partita è persa
   *[no] {""}
}
# $last: it is the last Qi of the board.
threat-overruns = { CAPITAL(NAME($card, form: "the")) } { is } fra i tre fantasmi della { $board }, che costano { $last ->
    [yes] l'ultimo Qi
   *[no] 1 Qi
} { $when }
threat-torments = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] fanno
   *[singular] fa
} tirare il dado Maledizione { $when }
threat-takes-tao = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] tolgono
   *[singular] toglie
} un Tao a ogni taoista { $when }
threat-devours = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] divorano
   *[singular] divora
} un abitante { NAME($tile, form: "on") } { $when }
threat-kills = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] uccidono
   *[singular] uccide
} { $villagers ->
    [one] { $villagers } abitante
   *[other] { $villagers } abitanti
} { NAME($tile, form: "on") } { $when }
threat-holds-die = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] trattengono
   *[singular] trattiene
} un dado Tao
threat-blocks-tao = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] impediscono
   *[singular] impedisce
} a tutti di spendere Tao
threat-blocks-power = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] bloccano
   *[singular] blocca
} { $power }
threat-blocks-powers = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] bloccano
   *[singular] blocca
} tutti i poteri
threat-blanks-white = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] annullano
   *[singular] annulla
} le facce bianche
threat-last-incarnation = { CAPITAL(NAME($card, form: "the")) } { is } l'ultima incarnazione
threat-incarnation = { CAPITAL(NAME($card, form: "the")) } { is } un'incarnazione, e nel mazzo { $cards ->
    [one] resta { $cards } carta
   *[other] restano { $cards } carte
}

## Why a choice is a good one, a sentence each.

# Chances: what is possible is not called 0 %, what may fail not 100 %.
percent = { $number }%
percent-tiny = <1%
percent-almost = >99%

# From where an exorcism is attempted.
reason-place = { $from ->
    [here] da qui
    [there] da lì
   *[tile] { NAME($tile, form: "from") }
}
# What helps with it: one's own Tao, lent Tao, the Circle, the Mantra.
reason-with = { COUNT($means) ->
    [0] {""}
   *[other] {" "}con { $means }
}
reason-own-tao = { $number ->
    [1] il tuo Tao { $tao }
   *[other] i tuoi { $number } Tao { NAME($tao, form: "plural") }
}
reason-lent-tao = { $number ->
    [1] un Tao { $tao } in prestito
   *[other] { $number } Tao { NAME($tao, form: "plural") } in prestito
}
reason-means-circle = il Cerchio
reason-means-mantra = il Mantra

# "lo", "la", "li" or "le", as the name of the card asks: "il Mantra lo indebolisce", "esorcizzarlo".
them = l{ NAME($card, form: "ending") }
reason-then-exorcism = { $threat }; { $place }, { $chance } di probabilità di esorcizzar{ them }{ reason-with }.
reason-exorcism = { CAPITAL($place) }, { $chance } di probabilità di esorcizzare { NAME($card, form: "the") }{ reason-with }.
reason-both = Un solo tiro sconfigge { NAME($one, form: "the") } e { NAME($other, form: "the") } (probabilità { $chance }).
reason-raises = La probabilità contro { NAME($card, form: "the") } sale da { $before } a { $after }.
reason-ends = { $threat }; così la minaccia finisce.
reason-delays = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] infesterebbero
   *[singular] infesterebbe
} { NAME($tile, form: "the") } { $before }; così accade solo { $after }.
reason-saves-game = Altrimenti la partita è persa { $when }.
reason-taoist-dies = Altrimenti { $taoist } muore { $when }.
reason-board-falls = Altrimenti la { $board } cade in mano a Wu-Feng { $when }.
reason-wins = Esorcizzare { NAME($card, form: "the") } dà { $reward }.
reason-then-mantra = { $threat }; il Mantra { them } indebolisce di 1.
reason-mantra = Il Mantra fa calare di 1 la resistenza { NAME($card, form: "of") }.
# "1 fantasma nero", "2 fantasmi neri".
coloured-ghosts = { $ghosts ->
    [one] { $ghosts } fantasma { $tao }
   *[other] { $ghosts } fantasmi { NAME($tao, form: "plural") }
}
reason-circle = Così il Cerchio indebolisce { coloured-ghosts } in gioco.
reason-circle-weakens = Così il Cerchio indebolisce { NAME($card, form: "the") }.
reason-haunted = { $haunted ->
    [one] { $haunted } tessera è infestata
   *[other] { $haunted } tessere sono infestate
}; con { $limit } la partita è persa.
reason-tile-back = Si può di nuovo chiedere aiuto { NAME($tile, form: "to") }.

# $few: there is little left.
reason-qi = { $taoist } ha { $few ->
    [yes] solo { $qi } Qi
   *[no] { $qi } Qi
}.
reason-weakest = Nessuno ha meno Qi di { $taoist } ({ $qi }).
reason-qi-left = A { $taoist } { $left ->
    [one] resta
   *[other] restano
} { $left } Qi.
reason-tao-needed = I Tao { NAME($tao, form: "plural") } servono contro { $ghosts ->
    [one] { $ghosts } fantasma
   *[other] { $ghosts } fantasmi
} in gioco.
reason-tao-unseen = { $ghosts ->
    [one] Può
   *[other] Possono
} ancora arrivare { coloured-ghosts }.
reason-tao-idle = Nessun fantasma in gioco richiede Tao { NAME($tao, form: "plural") }.
reason-tao-left = { $taoist } ha ancora { $left }.
reason-keeps-tao = Conservi { $kept }.
reason-no-tao = Non costa nessun Tao.

reason-buddha = Lì c'è un Buddha: { NAME($card, form: "the") } { gets } subito scartat{ NAME($card, form: "ending") }.
reason-caught = Lì { NAME($card, form: "the") } { NAME($card, form: "number") ->
    [plural] incontrano un Buddha e si possono
   *[singular] incontra un Buddha e si può
} esorcizzare.
reason-buddha-waits = Il prossimo fantasma piazzato lì viene subito scartato; sulla { $board } { $ghosts ->
    [0] non c'è ancora nessun fantasma
    [one] c'è { $ghosts } fantasma
   *[other] ci sono { $ghosts } fantasmi
}.
reason-buddha-only = È l'ultimo spazio libero della { $board }: il prossimo fantasma piazzato lì viene subito scartato.
reason-crowded = Sulla { $board } { $ghosts ->
    [one] c'è { $ghosts } fantasma
   *[other] ci sono { $ghosts } fantasmi
}.
reason-room = Così sulla { $board } { $free ->
    [one] c'è { $free } spazio libero
   *[other] ci sono { $free } spazi liberi
}.
reason-acts-late = Lì agisce solo { $when }, quando tocca alla { $board }.
reason-corner = { CAPITAL(NAME($tile, form: "from")) } il fantasma si può affrontare insieme { NAME($card, form: "to") }.
reason-stands-ready = { $taoist } è accanto { NAME($card, form: "to") } e può esorcizzar{ them } ({ $chance }).
reason-goes-ready = { $taoist } può andare { NAME($tile, form: "to") } e lì esorcizzare { NAME($card, form: "the") } ({ $chance }).
reason-would-haunt = Da lì { NAME($card, form: "the") } { NAME($card, form: "number") ->
    [plural] infesterebbero
   *[singular] infesterebbe
} { NAME($tile, form: "the") } { $when }.
reason-opens = Così { NAME($card, form: "the") } si { NAME($card, form: "number") ->
    [plural] possono
   *[singular] può
} esorcizzare: lo spazio opposto è vuoto.
reason-tough = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] sono difficili
   *[singular] è difficile
} da esorcizzare: { $resistance }.

reason-lends = Sulla stessa tessera { $taoist } presta { $lent }.
reason-asks-next = { $taoist } può chiedere aiuto { NAME($tile, form: "to") } al prossimo turno.
reason-revives = { $taoist } torna a giocare, e la { $board } non è più posseduta.
reason-herbs = Porta fino a { $dice } Tao.
reason-suffices = I dadi bastano già contro { NAME($card, form: "the") }.
reason-curse-harmless = Ciò che mostra il dado Maledizione non fa danni.
reason-curse-again = Il dado Maledizione mostra: { $face }; rilanciandolo, { $chance } di probabilità che non faccia danni.
reason-curse-strikes = Se il dado Maledizione { NAME($card, form: "of") } infesta, colpisce { NAME($tile, form: "the") }.
reason-poor = Qui un esorcismo ha poche probabilità ({ $chance }).
reason-hopeless = Qui un esorcismo non può riuscire.
reason-more-ghosts = L'aiuto { NAME($tile, form: "of") } porterebbe un altro fantasma.
reason-costs-qi = L'aiuto { NAME($tile, form: "of") } costerebbe 1 Qi.
reason-keeps-yin-yang = Lo Yin-Yang resta per un momento peggiore.
reason-turn-done = L'azione è già fatta.
# A name and what it does.
reason-explained = { $name }: { $help }
reason-token = In un turno successivo il gettone ti presta il potere di una plancia neutrale.
reason-yin-yang = Lo Yin-Yang chiede aiuto da lontano a qualsiasi abitante, o riattiva una tessera infestata.
reason-no-action = Lo Yin-Yang non costa l'azione.
reason-turn-soon = { $turns ->
    [0] È il turno di { $taoist }.
    [1] Il prossimo turno è di { $taoist }.
   *[other] Il turno di { $taoist } arriva { $when }.
}
reason-centre = Dal centro, ogni tessera è a un passo.

## White Moon

# $left: how many of the family are still to be saved.
reason-saved = L'abitante della famiglia { $family } è salvo; della famiglia { $left ->
    [one] ne resta
   *[other] ne restano
} { $left } da salvare.
reason-saved-whole = Così la famiglia { $family } è tutta salva. { $thanks }
reason-to-portal = L'abitante della famiglia { $family } arriva al Portale, dove si può salvare.
reason-silences = { $threat }; Su-Ling lo impedisce.
reason-pedestals = { $lit ->
    [4] Il quarto cristallo porta la Barriera Mistica.
    [one] { $lit } cristallo su 4 è su un piedistallo; il quarto porta la Barriera Mistica.
   *[other] { $lit } cristalli su 4 sono sui piedistalli; il quarto porta la Barriera Mistica.
}
# $two: the chance to beat two ghosts, or none.
reason-fight = { $two ->
    [none] Probabilità di sconfiggere un fantasma: { $one }.
   *[other] Probabilità di sconfiggere almeno un fantasma: { $one }; almeno due: { $two }.
}
reason-given-up = La morte dell'abitante della famiglia { $family }: { $curse }
reason-graves = { $dead ->
    [one] { $dead } delle 12 tombe che fanno perdere è piena.
   *[other] { $dead } delle 12 tombe che fanno perdere sono piene.
}
reason-stands-up = Chi è a terra non può muoversi.
reason-no-crystals = Non si spende nessun cristallo.

## Black Secret

# $left: how many Qi the Blood Mantra then lacks.
reason-fills = { $left ->
    [0] Il Mantra di Sangue “{ $mantra }” è pieno e ha effetto.
    [one] Al Mantra di Sangue “{ $mantra }” manca poi { $left } Qi.
   *[other] Al Mantra di Sangue “{ $mantra }” mancano poi { $left } Qi.
}
reason-faces = Lì si possono affrontare demoni: { NAME($demons, list: "comma") }.
reason-demon-fight = Probabilità di sconfiggere un demone: { $chance }.
reason-back-up = Nel villaggio si può chiedere aiuto e affrontare i fantasmi.
reason-summons = Dal prossimo turno un altro demone si muove e cerca: { NAME($demon, form: "the") }.
reason-urn = Probabilità di trovare un'Urna: { $chance }; la terza Urna porta l'Ombra.
