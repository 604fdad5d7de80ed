### What is wrong with something that was written: a position, a file of a replay, an option. Only programs say this, never the page.

# Words of the notation stay as they are in every language: tea-house, red-left, qi. So do the words that begin a line. What stands for a
# value, as N or PLACE, may be translated.

## What was expected in place of a word. Most of these follow "expected".

notation-expected = erwartet: { $expected }
# $words: the written names as one of the messages data-one-of.
notation-named = { $thing }: { $words }
# The words that begin a choice, each time as data-one-of.
notation-choice = eine Wahl: { $base }; mit White Moon auch { $white_moon }; mit Black Secret auch { $black_secret }
notation-portal = centre, edge, corner oder ein Dorffeld wie tea-house
notation-ending = won, oder lost und warum, zum Beispiel lost all-dead
notation-fewer-dice = höchstens vier Würfel
notation-nothing = nichts mehr in der Zeile
notation-tile = ein Dorffeld
notation-power = eine Kraft
# Of the nine places in the village, such as north-west.
notation-spot = eine Stelle im Dorf
notation-family = eine Familie
notation-artifact = ein Artefakt
# Of the catacombs.
notation-token = ein Marker
notation-demon = ein Dämon
# Of chance: a roll, a drawn card.
notation-outcome = ein Zufallsergebnis
notation-space = ein Platz: eine Spieltafel und left, middle oder right, zum Beispiel red-left
notation-card = eine Kartennummer von 1 bis 96
notation-card-number = eine Kartennummer
notation-incarnation-number = die Nummer einer Inkarnation
notation-curse-number = die Nummer eines Fluchs
notation-mantra-number = die Nummer eines Blutmantras
notation-rule-number = eine Regelnummer wie B51
notation-taoist-colour = die Farbe eines Taoisten
notation-board-colour = die Farbe einer Spieltafel
notation-tao-colour = die Farbe eines Tao-Markers
notation-ghost-colour = die Farbe der Geister
notation-tao-count = Farben mit ihren Anzahlen von 0 bis 4, zum Beispiel red 2 black 1
notation-curse-face = was der Fluchwürfel zeigt
notation-die-face = die Seite eines Würfels
notation-rerolled-dice = die Würfel, die neu geworfen werden, oder curse
notation-exorcised-ghosts = die Plätze der ausgetriebenen Geister, oder nothing
notation-exorcised-demons = die ausgetriebenen Dämonen, oder nothing

## A line of an own data file; what is wrong with it is said in expansions.ftl.

data-line = Zeile { $line }: { $problem }

## Lines of a written position.

position-line-wrong = Zeile { $line }, „{ $text }“: { $problem }
position-line = Zeile { $line }, „{ $text }“
# Several lines.
position-lines = { $before }; { $line }
position-more-lines = { $number } weitere
# $lines: other lines without which this one would be right, as the messages above.
position-together-with = { $problem } (zusammen mit: { $lines })
position-wrong-word = „{ $word }“: { $problem }
position-card-not-called = Karte { $number } heißt nicht { $name }
position-card-name = erwartet wird der Name einer Karte wie hopping-vampire oder ihre Nummer von 1 bis 96
position-turn = erwartet werden eine Spieltafel und der Stand ihres Zuges, zum Beispiel turn red yang
position-one-word = erwartet wird genau ein Wort, hier stehen { $number }
position-one-number = erwartet wird genau eine Zahl
position-colour-twice = „{ $colour }“ ist zweimal genannt
position-card-twice = „{ $word }“ ist zweimal genannt
position-said-twice = das steht zweimal da
position-colours = erwartet werden eine oder mehrere Farben oder none
position-spaces = erwartet werden ein oder mehrere Plätze, zum Beispiel red-left, oder none
position-names = erwartet werden ein oder mehrere Namen oder none
position-too-long = eine Stellung hat höchstens { $number } Zeilen
# The words that begin a line, each time as data-one-of.
position-key = erwartet: { $base }; für White Moon { $white_moon }; für Black Secret { $black_secret }
position-begins-step = „{ $word }“ beginnt einen Schritt: Schritte und Erwartungen stehen hinter der Zeile „play“, die Stellung davor
position-taoist = erwartet wird die Farbe eines Taoisten oder einer Spieltafel
position-at = at: erwartet wird ein Dorffeld
position-tao = tao: erwartet werden none oder Farben mit Anzahlen, zum Beispiel red 1 black 2
position-yin-yang = yin-yang: erwartet wird yes oder no
position-dead-holds = „{ $colour }“ ist tot, liegt auf dem Friedhof und hat nichts
position-is-player = „{ $colour }“ gehört einem Spieler; schreibe „taoist { $colour } …“
position-is-neutral = die Spieltafel „{ $colour }“ ist neutral; schreibe „board { $colour } qi N“
position-boards = erwartet werden die vier Spieltafeln im Uhrzeigersinn, die nördliche zuerst
position-village = village: erwartet werden die neun Dorffelder in drei Reihen zu je drei, mit ! hinter jedem, auf dem es spukt
position-village-so-far = { $problem } (das Dorf darüber hat { $found } seiner neun Dorffelder)
position-ghost = erwartet werden ein Platz und eine Karte, zum Beispiel ghost red-left zombie
position-two-ghosts = auf „{ $space }“ liegen zwei Geister
# $card: its number.
position-no-haunter = bei Karte { $card } geht on-stone nicht: Sie hat keine Spukfigur
position-no-effect = bei Karte { $card } geht no-effect nicht: Sie hat keine dauerhafte Wirkung
position-not-uncatchable = bei Karte { $card } geht caught nicht: Sie ist nicht der Unfassbare
position-deck = deck: erwartet werden Anzahlen von Geistern und Inkarnationen von oben, zum Beispiel 12 ghosts, incarnation, 10 ghosts
position-deck-too-large = deck: höchstens { $number } Karten
position-no-incarnation = „{ $word }“ ist keine Inkarnation; für Geister schreibe discard
# $what: a word of the notation, or one of the three messages that follow.
position-needs-white-moon = „{ $what }“ gehört zu White Moon: Ergänze die Stellung um die Zeile „white-moon“
position-needs-black-secret = „{ $what }“ gehört zu Black Secret: Ergänze die Stellung um die Zeile „black-secret“
position-card = Karte { $card }
position-curse = Fluch { $curse }
position-mantra = Mantra { $mantra }
# $which: base or moon.
position-other-incarnations = Karte { $card } ist nicht unter den Inkarnationen dieser Partie: Schreibe „white-moon incarnations { $which }“ oder „white-moon incarnations both“
position-needs-buddhas = Karte { $card } ist nur im Spiel, wenn sowohl temple als auch pavilion im Dorf liegen
position-not-in-village = „{ $tile }“ ist nicht im Dorf; dort liegen { $village }; für andere Dorffelder braucht es die Zeile „village“ und drei Zeilen mit je drei Dorffeldern
position-white-moon-word = erwartet wird portal ORT oder incarnations mit base, moon oder both
position-white-moon = erwartet werden portal ORT und incarnations mit base, moon oder both
position-villagers = erwartet werden ein Dorffeld und seine ein bis drei Dorfbewohner von oben, zum Beispiel villagers altar li ? ?
position-crystals = erwartet werden Farben mit Anzahlen, zum Beispiel crystals red 2, oder none
position-artifacts = erwartet werden eine Farbe und Artefakte
position-black-secret = erwartet werden catacombs a oder b und demons a oder b, die benutzten Seiten
position-stack = erwartet werden ein Dorffeld und die Zahl der Marker darunter, zum Beispiel stack altar 2
position-stack-height = ein Stapel hat höchstens 4 Marker
position-unseen-tokens = erwartet werden ein Satz von 1 bis 4 und die Marker daraus, die niemand gesehen hat, zum Beispiel 2 earth 3 bones 1
position-demon = erwartet werden ein Dämon und das Dorffeld über ihm, zum Beispiel demon seeker altar
position-shadow = erwartet werden on oder under und ein Dorffeld, zum Beispiel shadow on altar
position-blood-mantra = erwartet werden die Nummer eines Mantras und die Qi darauf, zum Beispiel blood-mantra 3 1
position-no-mantra-place = für ein weiteres Mantra der Stufe { $level } ist kein Platz
position-no-incarnation-in-hand = Karte { $card } ist keine Inkarnation und kann nicht auf Wu-Fengs Hand sein
position-curses = erwartet werden die Nummern von Flüchen oder none

## Positions that cannot occur. What the lines do not say is as at the start of the game.

position-impossible = diese Stellung kann nicht vorkommen: { $problem }
# $held: a list of colours with numbers, such as red 3, and of the messages below.
position-tao-held = { $problem }; hier sind es { NAME($held, list: "comma") }, einschließlich derer, die jeder Taoist zu Beginn hat, wenn seine Zeile nichts anderes sagt
position-circle-holds = der Gebetskreis { $number }
position-out-of-game = aus dem Spiel { $number }
position-qi-held = { $problem }; hier sind es { NAME($held, list: "comma") }
position-mantras-hold = Mantras { $number }
position-villager-on-haunted = auf „{ $tile }“ spukt es, dort kann kein Dorfbewohner sein
# $spot: north, south-west and so on, as the notation has it.
position-no-corner = „{ $tile }“ liegt an der Stelle „{ $spot }“, die keine Ecke ist und kein Podest hat
position-stack-too-high = der Stapel unter „{ $tile }“ hat { $number } Marker, mehr als die ungesehenen Marker seiner Sätze zulassen; verkleinere ihn mit „stack { $tile } N“
position-ladder-under-haunted = auf „{ $tile }“ spukt es, dort ist keine Leiter
position-of-other-game = sie gehört zu einer Partie, die anders begonnen hat
position-not-yang = erwartet wird ein Moment der Yang-Phase

layout-too-many-tao = es gibt nur vier Tao-Marker der Farbe „{ $tao }“
layout-too-many-qi = es gibt nur { $number } Qi
layout-dead-has-things = „{ $taoist }“ hat kein Qi, ist also tot und kann nichts haben
layout-neutral-has-things = die Spieltafel „{ $board }“ ist neutral und hat höchstens 3 Qi und sonst nichts
layout-nobody-lives = mindestens ein Taoist muss leben
layout-too-many-buddhas = es gibt nur zwei Buddhas
layout-buddha-under-ghost = auf „{ $space }“ können nicht zugleich ein Geist und ein Buddha sein
layout-too-many-tokens = es sind mehr Kraftmarker, als das Spiel bei so vielen Spielern hat
layout-card-twice = Karte { $card } ist an zwei Stellen
layout-card-unseen-in-play = Karte { $card } ist im Spiel und kann nicht ungesehen sein
layout-figure-without-haunter = auf „{ $space }“ liegt keine Karte, deren Spukfigur vorgerückt sein könnte
layout-effect-without-icon = auf „{ $space }“ liegt keine Karte mit dauerhafter Wirkung
layout-too-many-dice = nur drei Tao-Würfel können festgehalten werden
layout-mantra-without-ghost = auf „{ $space }“ liegt kein Geist für das Mantra
layout-mantra-without-power = das Mantra braucht die gelbe Spieltafel mit mantra, deren Kraft nicht aufgehoben ist
layout-caught-without-uncatchable = nur der Unfassbare (57) kann einem Buddha begegnet sein
layout-deck-too-large = der Geisterstapel hat mehr Karten einer Art, als ungesehen sind
layout-deck-empty = der Geisterstapel ist leer und eine Inkarnation nicht ausgetrieben: Die Partie ist verloren
layout-no-incarnation = im Spiel oder im Geisterstapel muss eine Inkarnation sein
layout-too-many-incarnations = es sind mehr Inkarnationen ausgetrieben, als gesehen wurden
layout-already-won = alle Inkarnationen sind ausgetrieben: Die Partie ist gewonnen
layout-already-lost = mit so vielen Dorffeldern, auf denen es spukt, ist die Partie verloren
layout-yang-of-nobody = „{ $board }“ hat keinen lebenden Spieler und darum keine Yang-Phase
layout-wrong-stage = diese Aktionen passen nicht zum Stand des Zuges
layout-borrowed-from-player = Kraftmarker leihen nur die Kraft neutraler Spieltafeln
layout-used-not-owned = nur die eigene Kraft und geliehene können benutzt worden sein
layout-too-many-fresh-buddhas = in diesem Zug wurden mehr Buddhas genommen, als auf der Hand sind
layout-not-of-this-game = Karte { $card } ist nicht in dieser Partie

## Of White Moon.

layout-white-moon-not-played = es liegt Spielmaterial von White Moon da, obwohl ohne White Moon gespielt wird, oder umgekehrt
layout-too-many-villagers = zur Familie { $family } gehören nur { $number }
layout-too-many-unknown = es liegen mehr Dorfbewohner verdeckt, als niemand gesehen hat
layout-villager-on-haunted = auf dem Dorffeld an der Stelle „{ $spot }“ spukt es, dort kann kein Dorfbewohner sein
layout-graveyard-full = mit { $number } toten Dorfbewohnern ist die Partie verloren
layout-too-many-crystals = es gibt nur { $number } Kristalle
layout-too-many-fresh-crystals = in diesem Zug wurden mehr Kristalle gewonnen, als auf der Hand sind
layout-held-by-dead = „{ $taoist }“ ist kein lebender Taoist und kann weder Kristalle oder Artefakte haben noch am Boden liegen
layout-no-corner = das Dorffeld an der Stelle „{ $spot }“ ist keine Ecke und hat kein Podest
layout-su-ling-before-incarnation = Su-Ling kann nicht vor der Inkarnation auf „{ $space }“ stehen
layout-su-ling-held = die Heulende Undine (78) hält Su-Ling fest
layout-artifact-twice = das Artefakt „{ $artifact }“ gibt es nur einmal
layout-artifact-not-earned = jemand hat das Artefakt „{ $artifact }“, aber die Familie, die es gibt, ist nicht gerettet

## Of Black Secret.

layout-black-secret-not-played = es liegt Spielmaterial von Black Secret da, obwohl ohne Black Secret gespielt wird, oder umgekehrt
layout-too-many-catacomb-tokens = es sind mehr Marker „{ $token }“ ungesehen, als ihr Satz hat
layout-stack-too-high = der Stapel an der Stelle „{ $spot }“ ist höher, als die ungesehenen Marker seiner Sätze zulassen
layout-ladder-under-haunted = auf dem Dorffeld an der Stelle „{ $spot }“ spukt es, dort ist keine Leiter
layout-too-many-skeletons = Wu-Feng hat nur { $number } Skelette, und es gibt nur vier Marker „Knochen“
layout-two-skeletons = auf „{ $space }“ stehen zwei Skelette
layout-skeleton-on-card = auf „{ $space }“ liegt eine Karte oder ein Buddha und darum kein Skelett
layout-below-is-dead = „{ $taoist }“ ist kein lebender Taoist und kann nicht in den Katakomben sein
layout-curse-not-of-game = Fluch { $curse } ist nicht in dieser Partie
layout-curse-twice = Fluch { $curse } liegt sowohl offen als auch in der Pyramide
layout-curse-of-closed-level = Fluch { $curse } ist von Stufe { $level }, deren Flüche verdeckt liegen, bis zwei der Stufe { $below } in der Pyramide sind
layout-pyramid = jede Stufe der Pyramide hat mindestens einen Fluch weniger als die darunter, die unterste höchstens vier
layout-too-many-curses = von Stufe { $level } werden nur { $number } Flüche gezogen
layout-mantra-not-of-game = Mantra { $mantra } ist nicht in dieser Partie
layout-mantra-twice = Mantra { $mantra } ist zweimal da
layout-mantra-full = Mantra { $mantra } ist voll und würde wirken
layout-too-many-urns = es gibt nur { $number } Urnen
layout-shadow-without-urns = der Schatten kommt mit der dritten Urne und nicht früher
layout-demon-beside-shadow = „{ $demon }“ ist endgültig zu Hause, sobald der Schatten gekommen ist
layout-mantra-on-nobody = „{ $demon }“ ist zu Hause und kann das Mantra nicht haben
layout-in-hand = Karte { $card } kann nicht auf Wu-Fengs Hand sein
layout-hidden = alle Karten auf Wu-Fengs Hand müssen angegeben sein

## Set-ups, with the written names of things.

setting-boards = die vier Spieltafeln müssen red, green, blue und yellow sein, jede einmal
setting-power = die Spieltafel „{ $board }“ zeigt { $one } oder { $other }
setting-no-players = es müssen ein bis vier Spieler sein
setting-not-opposite = zwei Spieler müssen einander gegenübersitzen
setting-first = der erste Zug muss einem Spieler gehören
setting-village = das Dorf muss neun verschiedene Dorffelder haben
setting-school = school gehört zu White Moon
setting-calligrapher = calligrapher gehört zu Black Secret
setting-five-qi = fünf Qi gibt es nur auf der Stufe Anfänger
setting-solo-spires = wer allein spielt, braucht auf der roten Spieltafel spires

deal-players = es müssen ein bis vier Spieler sein, nicht { $players }
deal-colours = erwartet werden { $players } verschiedene Farben, eine für jeden Spieler
deal-first = „{ $colour }“ kann nicht beginnen, weil niemand diese Farbe spielt
deal-tile-count = das Dorf muss neun Dorffelder haben, hier sind es { $number }
deal-tile-twice = „{ $tile }“ ist zweimal im Dorf; die neun Dorffelder müssen verschieden sein
deal-portal = das Portal kann nicht auf „{ $tile }“ liegen, weil dieses Dorffeld nicht im Dorf ist
deal-rule = { $problem } (Regel { $rule })

## Files of replays, and links.

replay-file-json = keine lesbare Aufzeichnung: { $problem }
replay-file-format = keine Aufzeichnung: „format“ muss „{ $format }“ sein
replay-file-version = Version { $version } ist nicht lesbar: Dieses Programm liest die Versionen 1 bis { $last }
# A field of the file, or the link.
replay-file-field = { $field ->
    [link] Link
   *[other] { $field }
}: { $problem }
replay-file-start = so beginnt keine Partie dieses Spiels: { $problem }
replay-file-position = die Anfangsstellung: { $problem }
replay-file-step = Schritt { $step }, „{ $text }“: { $problem }
replay-file-one-start = erwartet wird genau eines von „setup“ und „position“
replay-file-both-or-neither = erwartet werden „{ $one }“ und „{ $other }“ oder keines von beiden
replay-file-data-unused = Daten einer Erweiterung, obwohl weder mit White Moon noch mit Black Secret gespielt wird
link-too-long = er enthält mehr als 1 MB, so viel braucht keine Partie
link-damaged = er ist beschädigt; ein Teil fehlt oder hat sich unterwegs verändert
link-without-game = er enthält keine Partie; erwartet werden #replay= und ein Text, der mit einer Ziffer beginnt
