## White Moon on the page.

white-moon-title = White Moon
white-moon-play = Mit White Moon spielen
white-moon-hint = Dorfbewohner, die zum Portal geführt werden, Su-Ling, Mondkristalle und die Mystische Barriere, die Kung-Fu-Schule, zehn weitere Geister und sechs weitere Inkarnationen.
white-moon-portal = Portal
white-moon-portals-centre = auf dem mittleren Dorffeld
white-moon-portals-edge = auf einem Randfeld: 2 Punkte mehr
white-moon-portals-corner = auf einem Eckfeld: 4 Punkte mehr
white-moon-incarnations = Inkarnationen
white-moon-which-base-game = aus dem Grundspiel
white-moon-which-white-moon = aus White Moon
white-moon-which-both = aus beiden
white-moon-tiles = Dorffelder
# The School in the Watchman's place, or at random.
white-moon-tile-kinds-school = die Kung-Fu-Schule anstelle des Nachtwächters
white-moon-tile-kinds-random = neun von allen zehn, zufällig gezogen

white-moon-families = Familien
white-moon-families-hint = Was der Tod eines Dorfbewohners bewirkt, und was eine Familie gibt, wenn alle ihre Mitglieder gerettet sind.
# A family with how many there are.
white-moon-family = Familie { $family }: { $number } Dorfbewohner
# How many of so many are saved, and how many died.
white-moon-family-stands = { $dead ->
    [0] { $saved } von { $size } gerettet
   *[other] { $saved } von { $size } gerettet, { $dead } tot
}
white-moon-death = Bei einem Tod
white-moon-reward = Alle gerettet
white-moon-villagers = { $number } Dorfbewohner
# Which villagers lie below the top one. $known: the families that are known; $unseen: how many nobody has seen; $villagers: both as one list, which ends with the message below.
white-moon-below = Darunter: { $villagers }.
white-moon-unseen = { $unseen ->
    [one] { $unseen } unbekannter Dorfbewohner
   *[other] { $unseen } unbekannte Dorfbewohner
}
white-moon-shelter = Zuflucht
white-moon-shelter-help = Die geretteten Dorfbewohner. Kommt der letzte einer Familie hierher, bekommt der aktive Spieler ihre Belohnung. Jeder bringt 1 Punkt.
white-moon-graveyard = Gräberfeld
white-moon-graveyard-help = Die toten Dorfbewohner. Sobald 12 hier liegen, ist die Partie verloren.
white-moon-portal-help = Ein Taoist auf diesem Dorffeld kann dessen obersten Dorfbewohner retten, statt um Hilfe zu bitten oder eine Austreibung zu versuchen.
white-moon-portal-held = Der Torwächter hält das Portal: Niemand kann gerettet werden, bis er ausgetrieben ist.
white-moon-su-ling = Su-Ling
white-moon-su-ling-help = Am Ende eines Zuges, in dem ein Dorfbewohner starb, der Fluchwürfel geworfen wurde oder es auf einem weiteren Dorffeld zu spuken begann, darf sie vor einen Platz gestellt werden. Das mittlere Symbol des Geistes hinter ihr gilt nicht. Vor dem linken oder rechten Platz einer Spieltafel erlaubt sie, einen Kristall aus dem Vorrat auf das Podest dieser Ecke zu setzen.
white-moon-su-ling-waits = Sie wartet im Vorrat.
white-moon-su-ling-held = Die Heulende Undine hält sie fest, bis sie selbst ausgetrieben ist.
white-moon-crystals = Mondkristalle
white-moon-crystal-help = Ein Kristall zählt bei einer Austreibung als eine beliebige Farbe und kann auf ein Podest gesetzt werden. Einen bringt jede weiße Würfelseite beim Kräuterhändler und die Austreibung mancher Geister.
white-moon-holds-crystals = { $number ->
    [one] Besitzt { $number } Mondkristall.
   *[other] Besitzt { $number } Mondkristalle.
}
white-moon-pedestal = Podest
white-moon-pedestal-help = Am Ende seines Zuges darf ein Taoist auf diesem Eckfeld einen Kristall, den er in einem früheren Zug bekommen hat, auf das Podest setzen. Der vierte bringt die Mystische Barriere.
white-moon-pedestal-lit = Darauf steht ein Kristall.
white-moon-artifacts = Artefakte
white-moon-held-by = Im Besitz von { $taoist }.
white-moon-lying = Liegt am Boden und braucht die nächste Bewegung zum Aufstehen.

white-moon-barrier = Die Mystische Barriere
white-moon-barrier-hint = An jeder Spieltafel der Reihe nach: Ein Kristall rettet einen Dorfbewohner, oder vier Würfel und beliebig viele der Kristalle besiegen Geister dieser Spieltafel.
white-moon-barrier-at = Jetzt die { $board }
white-moon-barrier-crystals = { $number ->
    [one] { $number } Kristall übrig
   *[other] { $number } Kristalle übrig
}
white-moon-at-least = mindestens { $number }

white-moon-reconstructed = Rekonstruiert: Das gedruckte Symbol lag uns nicht vor.
white-moon-secondary = Aus einer anderen Quelle als dem Spielmaterial selbst.
white-moon-data-open = Datei mit Daten öffnen
white-moon-data-ours = Unsere Daten als Datei speichern
white-moon-data-forget = Wieder unsere Daten verwenden
white-moon-data-wrong = Zeile { $line } der Datei ist nicht lesbar, deshalb wurde nichts geändert: { $problem }.

# $family is none where nobody knows the villager yet.
white-moon-flees = { $family ->
    [none] Ein Dorfbewohner flieht { NAME($tile, form: "to") }.
   *[other] Ein Dorfbewohner der Familie { $family } flieht { NAME($tile, form: "to") }.
}
white-moon-dies = { $family ->
    [none] Ein Dorfbewohner stirbt { NAME($tile, form: "at") }.
   *[other] Ein Dorfbewohner der Familie { $family } stirbt { NAME($tile, form: "at") }.
}
white-moon-picked-dies = Ein sichtbarer Dorfbewohner eurer Wahl stirbt.
white-moon-shifts = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] wechseln
   *[singular] wechselt
} auf { NAME($space, form: "accusative") }.

white-moon-icons-devourer = Verschlinger: Der Geist verschlingt in jedem Zug seiner Spieltafel den ersten Dorfbewohner der Reihe.
white-moon-icons-devour = Der erste Dorfbewohner der Reihe wird verschlungen.
white-moon-icons-kill-villager = Ein sichtbarer Dorfbewohner eurer Wahl stirbt.
white-moon-icons-lay-down = Alle Taoisten werden zu Boden geworfen.
white-moon-icons-lowest-leave = Die zwei untersten Geister des Geisterstapels verlassen das Spiel.
white-moon-icons-holds-portal = Die Karte hält das Portal.
white-moon-icons-holds-su-ling = Die Karte hält Su-Ling fest.
white-moon-icons-brings-ghost = Zu Beginn jedes Zuges dieser Spieltafel kommt ein Geist ins Spiel.
white-moon-icons-shapeshifter = Die Karte wechselt zu Beginn jedes Zuges ihrer Spieltafel auf den nächsten freien Platz.
white-moon-icons-gain-crystal = Belohnung: 1 Mondkristall.
white-moon-icons-gain-qi-yin-yang-crystal = Belohnung: 1 Qi und ein Yin-Yang für die Gruppe und dazu 1 Mondkristall.
white-moon-icons-crystal = Ein Mondkristall: Er zählt als beliebige Farbe oder bringt die Mystische Barriere näher.
white-moon-icons-pedestal = Ein Podest: Vier Kristalle auf Podesten bringen die Mystische Barriere.
white-moon-icons-portal = Das Portal: Hier werden Dorfbewohner gerettet.
white-moon-icons-su-ling = Su-Ling: Das mittlere Symbol des Geistes hinter ihr gilt nicht.
white-moon-icons-lying = Ein Taoist, der zu Boden geworfen wurde.
white-moon-icons-reconstructed = Ein Wert von uns, weil der gedruckte nicht zu finden war.
white-moon-lesson = White Moon lernen
white-moon-lesson-long = Die zweite Lektion: Dorfbewohner, Su-Ling und Kristalle
white-moon-first-lesson = Die erste Partie

## Black Secret on the page.

black-secret-title = Black Secret
black-secret-play = Mit Black Secret spielen
black-secret-hint = Ein Spieler ist Wu-Feng: Er hat Dämonen, die die Katakomben unter dem Dorf durchsuchen, Flüche und den Schatten. Die Taoisten haben Blutmantras, Leitern und den Kalligrafen. Dazu zehn weitere Geister und fünf weitere Inkarnationen.
black-secret-wu-feng = Wu-Feng
# Who plays Wu-Feng, a person or a bot: label and choices.
black-secret-who = Wer Wu-Feng spielt
# How many there are besides Wu-Feng, in the form.
black-secret-taoists = Taoisten
black-secret-players-person = Ein Mensch
black-secret-players-bot = Ein Bot
# Behind Wu-Feng's name where a bot plays him.
black-secret-bot = Bot
black-secret-thinking = Wu-Feng denkt nach …
black-secret-catacombs-side = Seite der Katakomben
black-secret-board-side = Seite von Wu-Fengs Spieltafel
black-secret-sides-a = Seite A
black-secret-sides-b = Seite B
black-secret-sides-random = Zufällig
black-secret-side = Seite { $side }
black-secret-tiles = Dorffelder
# The Calligrapher in the Watchman's place, or at random.
black-secret-tile-kinds-calligrapher = der Kalligraf anstelle des Nachtwächters
black-secret-tile-kinds-random = neun von allen zehn, zufällig gezogen
# The same with White Moon.
black-secret-tile-kinds-with-white-moon-school-and-calligrapher = die Kung-Fu-Schule anstelle des Nachtwächters, der Kalligraf anstelle eines zufälligen anderen Dorffelds
black-secret-tile-kinds-with-white-moon-random = neun von allen elf, zufällig gezogen

black-secret-village = Dorf
black-secret-catacombs = Katakomben
black-secret-show-village = Das Dorf zeigen
black-secret-show-catacombs = Die Katakomben zeigen
black-secret-catacombs-help = Unter jedem Dorffeld liegt ein Katakombenfeld. Dämonen suchen dort unter den Markern nach drei Urnen. Ein Taoist, der eine Leiter hinabsteigt, kann die Dämonen auf seinem Feld austreiben.
# The space under a tile.
black-secret-space = Das Feld unter { NAME($tile, form: "dative") }
black-secret-space-colour = Seine Farbe ist { $tao }: Dämonen darauf haben diese Farbe.
black-secret-entrance = Eingang
black-secret-entrance-help = Hier erscheinen beschworene Dämonen in den Katakomben.
black-secret-ladder = Leiter
black-secret-ladder-help = Nach der Bewegung darf ein Taoist hier hinab- oder hinaufsteigen. Beginnt es auf dem Dorffeld zu spuken, verschwindet die Leiter, und nur ein Blutmantra stellt sie zurück.
black-secret-no-ladder = Hier steht keine Leiter.
black-secret-tokens = Noch { $number } Marker
black-secret-no-tokens = Hier liegt kein Marker mehr.
black-secret-tokens-help = Sucht hier ein Dämon, wird der oberste Marker aufgedeckt. Vorher kennt ihn niemand.
# What may lie on top.
black-secret-on-top = Obenauf kann liegen: { $tokens }.

black-secret-board = Wu-Fengs Spieltafel
black-secret-board-help = Ihre Seite bestimmt die Eigenschaften der Dämonen. Hier stehen Dämonen, die nicht in den Katakomben sind, und hier liegen Skelette, Urnen und Flüche.
black-secret-hand = Wu-Fengs Hand
black-secret-hand-help = Bei einer Beschwörungskarte zieht Wu-Feng eine Inkarnation und spielt dann eine von der Hand aus. Urnen und einige Flüche lassen ihn nur ziehen.
black-secret-in-hand = { $number ->
    [one] { $number } Inkarnation auf der Hand
   *[other] { $number } Inkarnationen auf der Hand
}
black-secret-hand-hidden = Nur Wu-Feng sieht, welche es sind.
black-secret-hand-empty = Wu-Feng hat keine Inkarnation auf der Hand.
black-secret-pile = { $number ->
    [one] { $number } Inkarnation im Stapel
   *[other] { $number } Inkarnationen im Stapel
}
black-secret-pile-help = Die Inkarnationen, die Wu-Feng noch ziehen kann, gemischt.
black-secret-pyramid = Pyramide
black-secret-pyramid-help = Hier liegen ausgesprochene Flüche: bis zu vier der Stufe 1, drei der Stufe 2, zwei der Stufe 3 und einer der Stufe 4, auf jeder Stufe weniger als auf der darunter. Der zweite Fluch einer Stufe öffnet die nächste. Nach einem Fluch der Stufe 4 werden alle Flüche neu gezogen.
black-secret-level = Stufe { $number }
black-secret-level-open = offen
black-secret-level-closed = geschlossen
black-secret-free-place = Ein freies Feld
black-secret-curses = Flüche
black-secret-curses-help = Wu-Feng darf einen gezogenen Geist ablegen, um einen offenen Fluch von dessen Farbe auszusprechen; ein schwarzer Geist erlaubt jede Farbe. Die Pyramide muss ein freies Feld der Stufe haben.
black-secret-curses-up = Offene Flüche
black-secret-curses-thrown = Ausgesprochene Flüche
black-secret-no-curses = Wu-Feng darf jetzt keinen Fluch aussprechen.
black-secret-curse-unknown = Diese Flüche kennt niemand, bis sich ihre Stufe öffnet.
# How a face-up curse stands: it could be thrown, has no free place, or lies in the pyramid.
black-secret-curse-ready = Er kann jetzt ausgesprochen werden.
black-secret-curse-waits = Die Pyramide hat jetzt kein freies Feld für ihn.
black-secret-curse-thrown = Er liegt in der Pyramide: Er wurde ausgesprochen.
# Level and colour of a curse.
black-secret-curse-kind = Stufe { $level }, { $tao }
black-secret-mantras = Blutmantras
black-secret-mantras-help = Jedes verlorene Qi kommt auf ein Blutmantra nach Wahl dessen, der es verliert. Ein volles wirkt sofort, verlässt das Spiel und wird durch ein anderes derselben Stufe ersetzt.
# How many Qi lie on a mantra, and how many it takes.
black-secret-mantra-qi = { $have } von { $need } Qi
black-secret-no-mantras = Kein Blutmantra ist mehr übrig.
black-secret-demons = Dämonen
black-secret-demons-help = Wu-Feng darf einen gezogenen Geist ablegen, um einen Dämon zu beschwören, dessen Kosten nicht höher sind als der Widerstand der Karte. Vor der Yin-Phase jedes lebenden Spielers geht jeder Dämon in den Katakomben ein Feld weit oder sucht.
black-secret-at-home = auf Wu-Fengs Spieltafel
black-secret-home-for-good = endgültig auf Wu-Fengs Spieltafel, seit der Schatten da ist
black-secret-cost = Kosten { $number }
black-secret-resistance = Widerstand { $number }
black-secret-has-mantra = Auf ihm liegt die Schriftrolle.
black-secret-shadow = Der Schatten
black-secret-shadow-help = Vor der Yin-Phase jedes lebenden Spielers geht er an einen beliebigen Ort, oder er greift die Taoisten an seinem Ort mit drei Tao-Würfeln an, wobei jede schwarze Seite 1 Qi kostet, oder er wirft auf einem Dorffeld ohne Taoisten den Fluchwürfel gegen den aktiven Taoisten. Er kann nicht ausgetrieben werden.
black-secret-shadow-waits = Die dritte Urne bringt ihn.
black-secret-shadowed = Hier ist der Schatten: Dieses Dorffeld gibt keine Hilfe.
black-secret-urns = { $number } von 3 Urnen
black-secret-urns-help = Für jede Urne zieht Wu-Feng eine Inkarnation. Die dritte bringt den Schatten.
black-secret-skeleton = Skelett
black-secret-skeleton-help = Es besetzt seinen Platz wie ein Geist und hat Widerstand 1 in der Farbe seiner Spieltafel. Es hat keine Symbole und bringt keine Belohnung.
black-secret-skeletons-left = { $number ->
    [one] Noch { $number } Skelett
   *[other] Noch { $number } Skelette
}

# For the details of a Taoist.
black-secret-below = In den Katakomben unter { NAME($tile, form: "dative") }.
black-secret-brotherhood = Blutsbruderschaft
black-secret-brotherhood-help = Ein Taoist mit genau 1 Qi darf auch die Kraft der Spieltafel gegenüber nutzen.
# Which power the brother lends.
black-secret-brother = Hat auch diese Kraft: { $power }.
black-secret-power-off = Durch einen Fluch ohne Kraft bis zum Ende des nächsten Zuges.

black-secret-cover-title = Wu-Feng ist am Zug
black-secret-cover-text = Alle anderen sehen jetzt weg: Gleich ist Wu-Fengs Hand zu sehen.
black-secret-cover-button = Ich bin Wu-Feng: zeigen
black-secret-back-title = Gib den Bildschirm zurück
black-secret-back-text = Wu-Fengs Hand ist wieder verdeckt. Jetzt entscheiden die Taoisten.
black-secret-back-button = Weiter
# On buttons: to see the own hand, and to cover it again.
black-secret-look = Die Hand ansehen
black-secret-hide = Die Hand verdecken
# Whose chance to win it is.
black-secret-taoists-chance = Gewinnchance der Taoisten
black-secret-wu-fengs-chance = Gewinnchance von Wu-Feng

black-secret-deck-help = Geister und zwischen ihnen Beschwörungskarten. Zieht Wu-Feng die letzte Karte, hat er gewonnen.
black-secret-summonings = { $number ->
    [one] { $number } Beschwörungskarte
   *[other] { $number } Beschwörungskarten
}
black-secret-summoning-in = { $cards ->
    [0] Oben: Beschwörung
   *[other] Beschwörung in { $cards }
}
black-secret-no-summoning = ohne Beschwörungskarte
black-secret-reconstructed = Einige Werte von Black Secret waren nicht zu finden; die mit einem Fragezeichen sind von uns.

black-secret-taoists-won = Die Taoisten haben gewonnen: Wu-Feng ist aus dem Dorf vertrieben.
black-secret-wu-feng-won = Wu-Feng hat gewonnen: Das Dorf gehört ihm.
black-secret-score = Black Secret: 5 Punkte für einen Sieg, 5 weniger bei einer Niederlage

# What the coming turns bring.
black-secret-demons-act = Wu-Fengs Dämonen handeln: { $demons }.
black-secret-shadow-acts = Der Schatten handelt.
black-secret-activates-demon = { $card }: Wu-Feng aktiviert einen Dämon.
black-secret-places-skeleton = { $card }: Wu-Feng darf ein Skelett legen.
black-secret-summoning = Eine Beschwörungskarte: Eine Inkarnation kommt.
black-secret-wu-feng-draws = Wu-Feng zieht einen Geist: Er legt ihn aus, beschwört einen Dämon oder spricht einen Fluch aus.

black-secret-icons-activate-demon = Wu-Feng aktiviert einen Dämon.
black-secret-icons-throw-curse = Wu-Feng darf einen Fluch beliebiger Farbe aussprechen.
black-secret-icons-puppets = Wu-Feng darf Skelette legen.
black-secret-icons-discard-stack = Wu-Feng deckt einen Stapel der Katakomben auf und legt ihn ab; nur Urnen zählen.
black-secret-icons-no-yin-yang = Niemand darf ein Yin-Yang einsetzen.
black-secret-icons-qi-to-bank = Verlorenes Qi kommt in den Vorrat.
black-secret-icons-any-curse = Wu-Fengs Flüche müssen nicht die Farbe der Karte haben.
black-secret-icons-yin-yang-and-mantra = Belohnung: ein Yin-Yang für die Gruppe und 1 Qi aus dem Vorrat auf ein Blutmantra.
# The two chapters of the tutorial, each with its title and what it is about.
black-secret-lesson-taoists = Black Secret für Taoisten
black-secret-lesson-taoists-long = Leitern, Dämonen in den Katakomben und Blutmantras
black-secret-lesson-wu-feng = Black Secret für Wu-Feng
black-secret-lesson-wu-feng-long = Geister, Dämonen und Flüche von der anderen Seite des Tisches

## What is wrong with a line of an own data file. Words of the file stay as they are: colour=, tao, family. What stands for a name or a number may be translated.

data-kind = erwartet wird family NAME, ghost NUMMER von 66 bis 75 oder 82 bis 91, incarnation NUMMER von 76 bis 81 oder 92 bis 96, demon NAME, curse NUMMER von 1 bis 32, mantra NUMMER von 1 bis 21, tokens ART oder catacombs SEITE, dahinter die Werte; oder artifact NAME
data-unknown = erwartet wird NAME=WERT, jeder einmal: death und reward bei family; colour, resistance, left, middle und right bei ghost; colour, resistance und, für White Moon, crystal bei incarnation; cost und resistance bei demon; level, colour, moon und effect bei curse; level, moon und effect bei mantra; set1 bis set4 bei tokens
# $expected: one of the three messages that follow.
data-value = hinter { $name }= wird erwartet: { $expected }
# $words: all but the last.
data-one-of = { NAME($words, list: "comma") } oder { $last }
data-number = eine Zahl von { $from } bis { $to }
data-board = board, denn diese Karte hat die Farbe ihrer Spieltafel
data-missing = { $name }= fehlt
data-family-twice = die Familie { $family } ist zweimal da
data-card-twice = Karte { $card } ist zweimal da
data-mark-twice = das Artefakt „{ $artifact }“ ist zweimal da
data-artifact-twice = zwei Familien geben das Artefakt „{ $artifact }“, das es nur einmal gibt; schreibe, was die andere gibt
data-side-twice = diese Seite der Katakomben ist zweimal da
data-token-twice = diese Art Marker ist zweimal da
data-demon-twice = dieser Dämon ist zweimal da
data-curse-twice = dieser Fluch ist zweimal da
data-mantra-twice = dieses Mantra ist zweimal da
data-not-nine = Satz { $set } der Marker muss insgesamt neun haben
data-urns = in allen Sätzen zusammen gibt es drei Urnen
data-catacombs = catacombs a und catacombs b haben je neun Farben, red, green, blue, yellow oder black, zwei davon mit *
