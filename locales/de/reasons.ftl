## What a ghost does or is about to do, without a full stop, to begin a sentence with.

# When: next turn, or in so many.
when = { $turns ->
    [1] im nächsten Zug
   *[other] in { $turns } Zügen
}
threat-haunts = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] spuken
   *[singular] spukt
} { $when } { NAME($tile, form: "at") }{ $last ->
    [yes] , und die Partie ist verloren
   *[no] {""}
}
# $last: it is the last Qi of the board.
threat-overruns = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] gehören
   *[singular] gehört
} zu den drei Geistern auf { NAME($board, form: "dative") }, die { $when } { $last ->
    [yes] das letzte Qi
   *[no] 1 Qi
} kosten
threat-torments = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] bringen
   *[singular] bringt
} { $when } den Fluchwürfel
threat-takes-tao = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] nehmen
   *[singular] nimmt
} { $when } jedem Taoisten einen Tao-Marker
threat-devours = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] verschlingen
   *[singular] verschlingt
} { $when } { NAME($tile, form: "at") } einen Dorfbewohner
threat-kills = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] töten
   *[singular] tötet
} { $when } { NAME($tile, form: "at") } { $villagers } Dorfbewohner
threat-holds-die = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] halten
   *[singular] hält
} einen Tao-Würfel fest
threat-blocks-tao = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] verhindern
   *[singular] verhindert
}, dass Tao-Marker ausgegeben werden
threat-blocks-power = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] blockieren
   *[singular] blockiert
} die Kraft „{ $power }“
threat-blocks-powers = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] blockieren
   *[singular] blockiert
} alle Kräfte
threat-blanks-white = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] machen
   *[singular] macht
} weiße Würfelseiten wertlos
threat-last-incarnation = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] sind
   *[singular] ist
} die letzte Inkarnation
threat-incarnation = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] sind
   *[singular] ist
} eine Inkarnation, und im Geisterstapel { $cards ->
    [0] liegt keine Karte mehr
    [one] liegt nur noch { $cards } Karte
   *[other] liegen nur noch { $cards } Karten
}

## Why a choice is a good one, a sentence each.

# Chances: what is possible is not called 0 %, what may fail not 100 %.
percent = { $number } %
percent-tiny = <1 %
percent-almost = >99 %

# From where an exorcism is attempted.
reason-place = { $from ->
    [here] von hier aus
    [there] von dort aus
   *[tile] { NAME($tile, form: "at") }
}
# What helps with it: one's own Tao, lent Tao, the Circle, the Mantra.
reason-with = { COUNT($means) ->
    [0] {""}
   *[other] {" "}mit { $means }
}
reason-own-tao = { $number ->
    [1] deinem { NAME($tao, form: "en") } Tao-Marker
   *[other] deinen { $number } { NAME($tao, form: "en") } Tao-Markern
}
reason-lent-tao = { $number ->
    [1] einem geliehenen { NAME($tao, form: "en") } Tao-Marker
   *[other] { $number } geliehenen { NAME($tao, form: "en") } Tao-Markern
}
reason-means-circle = dem Gebetskreis
reason-means-mantra = der Schriftrolle

reason-then-exorcism = { $threat }; { $place } { $chance } Chance auf die Austreibung{ reason-with }.
reason-exorcism = { CAPITAL($place) } { $chance } Chance, { NAME($card, form: "accusative") }{ reason-with } auszutreiben.
reason-both = { CAPITAL(NAME($one, form: "the")) } und { NAME($other, form: "the") } lassen sich mit { $chance } Chance in einem Wurf austreiben.
reason-raises = Die Chance gegen { NAME($card, form: "accusative") } steigt von { $before } auf { $after }.
reason-ends = { $threat }; damit ist dann Schluss.
reason-delays = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] würden
   *[singular] würde
} { $before } { NAME($tile, form: "at") } spuken; so geschieht das erst { $after }.
reason-saves-game = Sonst ist die Partie { $when } verloren.
reason-taoist-dies = Sonst stirbt { $taoist } { $when }.
reason-board-falls = Sonst wird die { $board } { $when } besessen.
reason-wins = Die Austreibung { NAME($card, form: "genitive") } bringt { $reward }.
reason-then-mantra = { $threat }; die Schriftrolle schwächt diesen Geist um 1.
reason-mantra = Die Schriftrolle schwächt { NAME($card, form: "accusative") } um 1.
# "1 schwarzer Geist", "2 schwarze Geister", and what is weakened: "1 schwarzen Geist".
coloured-ghosts = { $ghosts ->
    [one] { $ghosts } { NAME($tao, form: "er") } Geist
   *[other] { $ghosts } { NAME($tao, form: "e") } Geister
}
    .accusative = { $ghosts ->
        [one] { $ghosts } { NAME($tao, form: "en") } Geist
       *[other] { $ghosts } { NAME($tao, form: "e") } Geister
    }
reason-circle = Der Gebetskreis schwächt dann { coloured-ghosts.accusative } im Spiel.
reason-circle-weakens = Der Gebetskreis schwächt dann { NAME($card, form: "accusative") }.
reason-haunted = Es spukt auf { $haunted ->
    [one] { $haunted } Dorffeld
   *[other] { $haunted } Dorffeldern
}; bei { $limit } ist die Partie verloren.
reason-tile-back = { CAPITAL(NAME($tile, form: "at")) } gibt es wieder Hilfe.

# $few: there is little left.
reason-qi = { $few ->
    [yes] { $taoist } hat nur noch { $qi } Qi.
   *[no] { $taoist } hat { $qi } Qi.
}
reason-weakest = Niemand hat weniger Qi als { $taoist } ({ $qi }).
reason-qi-left = { $taoist } behält { $left } Qi.
reason-tao-needed = { CAPITAL(NAME($tao, form: "e")) } Tao-Marker helfen gegen { $ghosts ->
    [one] { $ghosts } Geist
   *[other] { $ghosts } Geister
} im Spiel.
reason-tao-unseen = { coloured-ghosts } { $ghosts ->
    [one] kann
   *[other] können
} noch kommen.
reason-tao-idle = Gegen keinen Geist im Spiel helfen { NAME($tao, form: "e") } Tao-Marker.
reason-tao-left = { $taoist } hat noch { $left }.
reason-keeps-tao = Du behältst { $kept }.
reason-no-tao = Das kostet keine Tao-Marker.

reason-buddha = Dort wartet ein Buddha: { CAPITAL(NAME($card, form: "the")) } { is } sofort vernichtet.
reason-caught = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] treffen
   *[singular] trifft
} dort auf einen Buddha und { NAME($card, form: "number") ->
    [plural] können
   *[singular] kann
} ausgetrieben werden.
reason-buddha-waits = Der nächste Geist auf diesem Platz wird sofort vernichtet; auf { NAME($board, form: "dative") } { $ghosts ->
    [0] liegt noch kein Geist
    [one] liegt { $ghosts } Geist
   *[other] liegen { $ghosts } Geister
}.
reason-buddha-only = Das ist der letzte freie Platz { NAME($board, form: "genitive") }: Der nächste Geist dort wird sofort vernichtet.
reason-crowded = Auf { NAME($board, form: "dative") } liegen { $ghosts ->
    [one] { $ghosts } Geist
   *[other] { $ghosts } Geister
}.
reason-room = Auf { NAME($board, form: "dative") } { $free ->
    [one] ist dann { $free } Platz
   *[other] sind dann { $free } Plätze
} frei.
reason-acts-late = Dort wirkt der Geist erst { $when }, im Zug { NAME($board, form: "genitive") }.
reason-corner = { CAPITAL(NAME($tile, form: "at")) } lässt sich dieser Geist zugleich mit { NAME($card, form: "dative") } bekämpfen.
reason-stands-ready = { $taoist } steht neben { NAME($card, form: "dative") }: { $chance } Chance auf die Austreibung.
reason-goes-ready = { $taoist } kann { NAME($tile, form: "to") } gehen und hat dort { $chance } Chance, { NAME($card, form: "accusative") } auszutreiben.
reason-would-haunt = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] würden
   *[singular] würde
} von dort aus { $when } { NAME($tile, form: "at") } spuken.
reason-opens = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] können
   *[singular] kann
} dann ausgetrieben werden: Der Platz gegenüber ist leer.
reason-tough = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] sind
   *[singular] ist
} schwer auszutreiben: { $resistance }.

reason-lends = Auf demselben Dorffeld leiht dir { $taoist } { $lent }.
reason-asks-next = { $taoist } kann im nächsten eigenen Zug { NAME($tile, form: "at") } um Hilfe bitten.
reason-revives = { $taoist } spielt wieder mit, und die { $board } ist nicht mehr besessen.
reason-herbs = Das bringt bis zu { $dice } Tao-Marker.
reason-suffices = So, wie sie liegen, reichen die Würfel gegen { NAME($card, form: "accusative") }.
reason-curse-harmless = Was der Fluchwürfel zeigt, schadet niemandem.
reason-curse-again = Der Fluchwürfel zeigt: { $face }; neu geworfen schadet er mit { $chance } Chance niemandem.
reason-curse-strikes = Zeigt der Fluchwürfel für { NAME($card, form: "accusative") } Spuk, dann spukt es { NAME($tile, form: "at") }.
reason-poor = Eine Austreibung gelänge hier nur mit { $chance } Chance.
reason-hopeless = Eine Austreibung kann hier nicht gelingen.
reason-more-ghosts = Hilfe { NAME($tile, form: "at") } brächte einen weiteren Geist ins Spiel.
reason-costs-qi = Hilfe { NAME($tile, form: "at") } würde 1 Qi kosten.
reason-keeps-yin-yang = Das Yin-Yang bleibt für einen schlimmeren Moment.
reason-turn-done = Die Aktion ist schon verbraucht.
# A name and what it does.
reason-explained = { $name }: { $help }
reason-token = In einem späteren Zug leiht dir der Kraftmarker die Kraft einer neutralen Spieltafel.
reason-yin-yang = Das Yin-Yang bringt Hilfe von jedem Dorffeld oder vertreibt einen Spuk.
reason-no-action = Das Yin-Yang kostet keine Aktion.
reason-turn-soon = { $turns ->
    [0] { $taoist } ist am Zug.
    [1] { $taoist } ist als Nächstes am Zug.
   *[other] { $taoist } ist { $when } am Zug.
}
reason-centre = Von der Mitte aus ist jedes Dorffeld nur einen Schritt entfernt.

## White Moon

# $left: how many of the family are still to be saved.
reason-saved = Das rettet einen Dorfbewohner der Familie { $family }; danach { $left ->
    [one] fehlt
   *[other] fehlen
} aus dieser Familie noch { $left }.
reason-saved-whole = Damit ist die ganze Familie { $family } gerettet. { $thanks }
reason-to-portal = Ein Dorfbewohner der Familie { $family } kommt zum Portal und kann dort gerettet werden.
reason-silences = { $threat }; steht Su-Ling davor, geschieht das nicht.
reason-pedestals = { $lit ->
    [4] Der vierte Kristall bringt die Mystische Barriere.
    [one] Auf { $lit } von 4 Podesten steht dann ein Kristall; der vierte bringt die Mystische Barriere.
   *[other] Auf { $lit } von 4 Podesten stehen dann Kristalle; der vierte bringt die Mystische Barriere.
}
# $two: the chance to beat two ghosts, or none.
reason-fight = { $two ->
    [none] Der Wurf besiegt mit { $one } Chance einen Geist.
   *[other] Der Wurf besiegt mit { $one } Chance mindestens einen Geist, mit { $two } mindestens zwei.
}
reason-given-up = Der Tod eines Dorfbewohners der Familie { $family }: { $curse }
reason-graves = Auf dem Gräberfeld { $dead ->
    [0] liegt noch niemand
    [one] liegt { $dead } Dorfbewohner
   *[other] liegen { $dead } Dorfbewohner
}; bei 12 ist die Partie verloren.
reason-stands-up = Wer am Boden liegt, kann sich nicht bewegen.
reason-no-crystals = Das kostet keinen Kristall.

## Black Secret

# $left: how many Qi the Blood Mantra then lacks.
reason-fills = { $left ->
    [0] Das Blutmantra „{ $mantra }“ ist dann voll und wirkt.
    [1] Dem Blutmantra „{ $mantra }“ fehlt dann noch 1 Qi.
   *[other] Dem Blutmantra „{ $mantra }“ fehlen dann noch { $left } Qi.
}
reason-faces = Dort lassen sich Dämonen bekämpfen: { NAME($demons, list: "comma") }.
reason-demon-fight = Der Wurf besiegt mit { $chance } Chance einen Dämon.
reason-back-up = Im Dorf kann man um Hilfe bitten und Geister bekämpfen.
reason-summons = Vom nächsten Zug an zieht und sucht ein weiterer Dämon: { $demon }.
reason-urn = Die Suche findet mit { $chance } Chance eine Urne; die dritte Urne bringt den Schatten.
