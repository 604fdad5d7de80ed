### The table as text, in short lines that a screen reader reads well.

# Sentences that stand in one line.
table-sentences = { NAME($sentences, list: "plain") }

## Whose turn it is.

table-game = { $level }, { NAME($edition, form: "e") } Regeln, { $players } Spieler.
# $taoist, $board and $colour are those of the board on turn.
table-turn = Am Zug: { $owner ->
    [living] { $taoist }
    [neutral] die neutrale { $board }
   *[possessed] die besessene { $board }
}, { $stage ->
    [yin] Yin-Phase
    [yang] Yang-Phase, vor der Bewegung
    [moved] Yang-Phase, vor der Aktion
    [acted] Yang-Phase, nach der Aktion
    [buddhas] Yang-Phase, beim Aufstellen
    [after-buddhas] Yang-Phase, nach dem Stellen der Buddhas
    [tokens] Yang-Phase, beim Nehmen der Kraftmarker
   *[after-tokens] Yang-Phase, nach dem Nehmen der Kraftmarker
}.
# $number: the number of the card.
table-to-place = Zu legen: { $card }, Karte { $number }, { $resistance }.

## The village.

table-village = Das Dorf, Reihe für Reihe von Nordwesten:
table-tile = { $spot }: { $tile }{ $haunted ->
    [yes] , hier spukt es
   *[no] {""}
}.
table-here = Hier: { $taoists }.
table-dead = Tot: { $taoists }.
table-on-circle = Darauf: { $tao ->
    [none] kein Tao-Marker
   *[other] ein { NAME($tao, form: "er") } Tao-Marker
}.
table-in-temple = Darauf: { $number ->
    [0] kein Buddha
    [one] { $number } Buddha
   *[other] { $number } Buddhas
}.
# On the centre tile lie power tokens.
table-on-centre = Darauf: { $number } Kraftmarker.
table-portal = Hier ist das Portal.
# $families: of the villagers on a tile from the top, or table-villager-unknown.
table-pile = Dorfbewohner von oben: { NAME($families, list: "comma") }.
table-villager-unknown = unbekannt
table-pedestal = Auf dem Podest steht ein Kristall.
# On a tile or on a space of the Catacombs.
table-shadow = Hier ist der Schatten.
table-haunted = Dorffelder mit Spuk: { $number }. Bei { $limit } ist die Partie verloren.

## A board.

table-board = { CAPITAL($board) }, { $side }, { $owner ->
    [living] lebender Spieler
    [neutral] neutral
   *[possessed] besessen
}.
table-power = Kraft: { $power }, { $on ->
    [yes] aktiv
   *[no] inaktiv
}.
# Of a neutral board.
table-qi = Qi: { $qi }.
table-stands = Steht { NAME($tile, form: "at") }. Qi: { $qi }.
# In the Catacombs.
table-stands-under = Steht auf dem Feld unter { NAME($tile, form: "dative") }. Qi: { $qi }.
table-lying = Liegt am Boden.
# $tao: how many of each colour. $things: what of the following there is.
table-belongings = Tao-Marker: { COUNT($tao) ->
    [0] keine
   *[other] { NAME($tao, list: "comma") }
}. Besitz: { NAME($things, list: "comma") }.
table-yin-yang = { $held ->
    [yes] Yin-Yang
   *[no] kein Yin-Yang
}
table-buddhas = { $number ->
    [one] { $number } Buddha
   *[other] { $number } Buddhas
}
table-power-tokens = { $number } Kraftmarker
table-crystals = { $number ->
    [one] { $number } Kristall
   *[other] { $number } Kristalle
}
table-artifact = { $artifact }

## A space of a board.

# $there: one of the following.
table-space = { $slot }, neben { NAME($tile, form: "dative") }: { $there }.
table-empty = leer
table-buddha = ein Buddha
# $number: the number of the card.
table-ghost = { $card }, { $incarnation ->
    [yes] Inkarnation
   *[no] Karte
} { $number }, { $resistance }
table-skeleton = ein Skelett, { $resistance }
# What lowers the resistance, in a line of its own.
table-weakened = { CAPITAL(NAME($reasons, list: "comma")) }.
table-su-ling = Davor steht Su-Ling.

## Supplies.

table-bank = Vorrat: { $qi } Qi. Tao-Marker: { COUNT($tao) ->
    [0] keine
   *[other] { NAME($tao, list: "comma") }
}.
# $above: the cards above the next incarnation, or none.
table-deck = Geisterstapel: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}; { $above ->
    [none] darin ist keine Inkarnation mehr
    [0] die nächste Karte ist eine Inkarnation
    [one] die nächste Inkarnation liegt unter { $above } Karte
   *[other] die nächste Inkarnation liegt unter { $above } Karten
}.
# The same in Black Secret.
table-deck-with-summonings = Geisterstapel: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}; { $above ->
    [none] darin ist keine Beschwörungskarte mehr
    [0] die nächste Karte ist eine Beschwörungskarte
    [one] die nächste Beschwörungskarte liegt unter { $above } Karte
   *[other] die nächste Beschwörungskarte liegt unter { $above } Karten
}.
table-exorcised = Ausgetriebene Inkarnationen: { $number } von { $all }.
# $reserve: the crystals in it.
table-villagers = Gerettete Dorfbewohner: { $saved }. Tote: { $dead } von { $graves }. { $reserve ->
    [one] { $reserve } Kristall
   *[other] { $reserve } Kristalle
} im Vorrat.
# $all: what of the following there is.
table-hindrances = Hindernisse: { CAPITAL($all) }.
# Fewer than three.
table-free-dice = { $number ->
    [0] kein Tao-Würfel ist frei
    [one] nur { $number } Tao-Würfel ist frei
   *[other] nur { $number } Tao-Würfel sind frei
}
table-no-tao = niemand darf Tao-Marker ausgeben
table-white-is-blank = weiße Würfelseiten zählen nicht

## The Catacombs.

table-catacombs = Die Katakomben, Reihe für Reihe von Nordwesten:
table-catacomb = { $spot }: { $tao ->
    [none] farblos
   *[other] { $tao }
}{ $entrance ->
    [yes] , Eingang
   *[no] {""}
}.
table-no-ladder = Ohne Leiter.
table-tokens = Marker: { $number }.
table-demons = Dämonen: { $demons }.
table-here-below = Hier: { $taoists }.

## Wu-Feng's board.

table-wu-feng = Wu-Fengs Spieltafel, Seite { CAPITAL($side) }.
table-at-home = Dämonen darauf: { COUNT($demons) ->
    [0] keine
   *[other] { $demons }
}.
table-hand = Inkarnationen auf der Hand: { $number }.
table-pieces = Urnen: { $urns } von { $enough }. Skelette übrig: { $skeletons } von { $all }.
table-open-level = Offene Stufen der Flüche: { $level }.
# $tao: the colour of the curse.
table-curse = Offener Fluch: { $curse }, Stufe { $level }, { $tao }.
table-thrown-curse = Ausgesprochener Fluch: { $curse }, Stufe { $level }, { $tao }.
table-silenced = Wu-Feng darf jetzt keinen Fluch aussprechen.
table-mantra = Blutmantra: { $mantra }, { $have } von { $need } Qi.
