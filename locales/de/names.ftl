# Names of things. A name may have forms, which sentences ask for: { NAME($tile, form: "dative") }. The kinds that have them are:
forms-tile = at to dative
forms-space = dative accusative from
forms-board = genitive dative
forms-tao = e en er noun
forms-card = number the genitive accusative dative
forms-artifact = accusative
forms-edition = e
forms-demon = accusative

## How names are joined: "eins, zwei und drei", "eins, zwei, drei" and "eins zwei drei".

list-and = { $all } und { $next }
list-comma = { $all }, { $next }
list-plain = { $all } { $next }

## Village tiles.

# Forms: "at" is where one is who stands there (some are places, some are people), "to" is where one goes,
# "dative" follows "neben" and "unter".
tile-cemetery = Friedhof
    .at = auf dem Friedhof
    .to = zum Friedhof
    .dative = dem Friedhof
tile-altar = Taoistischer Altar
    .at = am Taoistischen Altar
    .to = zum Taoistischen Altar
    .dative = dem Taoistischen Altar
tile-herbalist = Kräuterhändler
    .at = beim Kräuterhändler
    .to = zum Kräuterhändler
    .dative = dem Kräuterhändler
tile-hut = Hütte der Hexe
    .at = in der Hütte der Hexe
    .to = zur Hütte der Hexe
    .dative = der Hütte der Hexe
tile-watchman = Nachtwächter
    .at = beim Nachtwächter
    .to = zum Nachtwächter
    .dative = dem Nachtwächter
tile-temple = Buddhistischer Tempel
    .at = im Buddhistischen Tempel
    .to = zum Buddhistischen Tempel
    .dative = dem Buddhistischen Tempel
tile-circle = Gebetskreis
    .at = im Gebetskreis
    .to = zum Gebetskreis
    .dative = dem Gebetskreis
tile-pavilion = Pavillon der Himmlischen Winde
    .at = im Pavillon der Himmlischen Winde
    .to = zum Pavillon der Himmlischen Winde
    .dative = dem Pavillon der Himmlischen Winde
tile-tea-house = Teehaus
    .at = im Teehaus
    .to = zum Teehaus
    .dative = dem Teehaus
tile-school = Kung-Fu-Schule
    .at = in der Kung-Fu-Schule
    .to = zur Kung-Fu-Schule
    .dative = der Kung-Fu-Schule
tile-calligrapher = Kalligraf
    .at = beim Kalligrafen
    .to = zum Kalligrafen
    .dative = dem Kalligrafen

## Boards and their spaces.

# Without an article: "Die { $board } …", "für die { $board }". The forms have one.
board-red = rote Spieltafel
    .genitive = der roten Spieltafel
    .dative = der roten Spieltafel
board-green = grüne Spieltafel
    .genitive = der grünen Spieltafel
    .dative = der grünen Spieltafel
board-blue = blaue Spieltafel
    .genitive = der blauen Spieltafel
    .dative = der blauen Spieltafel
board-yellow = gelbe Spieltafel
    .genitive = der gelben Spieltafel
    .dative = der gelben Spieltafel

# Forms: "dative" where something is (auf dem …), "accusative" where something goes (auf den …), "from" where it comes from.
space-red-left = der linke Platz der roten Spieltafel
    .dative = dem linken Platz der roten Spieltafel
    .accusative = den linken Platz der roten Spieltafel
    .from = vom linken Platz der roten Spieltafel
space-red-middle = der mittlere Platz der roten Spieltafel
    .dative = dem mittleren Platz der roten Spieltafel
    .accusative = den mittleren Platz der roten Spieltafel
    .from = vom mittleren Platz der roten Spieltafel
space-red-right = der rechte Platz der roten Spieltafel
    .dative = dem rechten Platz der roten Spieltafel
    .accusative = den rechten Platz der roten Spieltafel
    .from = vom rechten Platz der roten Spieltafel
space-green-left = der linke Platz der grünen Spieltafel
    .dative = dem linken Platz der grünen Spieltafel
    .accusative = den linken Platz der grünen Spieltafel
    .from = vom linken Platz der grünen Spieltafel
space-green-middle = der mittlere Platz der grünen Spieltafel
    .dative = dem mittleren Platz der grünen Spieltafel
    .accusative = den mittleren Platz der grünen Spieltafel
    .from = vom mittleren Platz der grünen Spieltafel
space-green-right = der rechte Platz der grünen Spieltafel
    .dative = dem rechten Platz der grünen Spieltafel
    .accusative = den rechten Platz der grünen Spieltafel
    .from = vom rechten Platz der grünen Spieltafel
space-blue-left = der linke Platz der blauen Spieltafel
    .dative = dem linken Platz der blauen Spieltafel
    .accusative = den linken Platz der blauen Spieltafel
    .from = vom linken Platz der blauen Spieltafel
space-blue-middle = der mittlere Platz der blauen Spieltafel
    .dative = dem mittleren Platz der blauen Spieltafel
    .accusative = den mittleren Platz der blauen Spieltafel
    .from = vom mittleren Platz der blauen Spieltafel
space-blue-right = der rechte Platz der blauen Spieltafel
    .dative = dem rechten Platz der blauen Spieltafel
    .accusative = den rechten Platz der blauen Spieltafel
    .from = vom rechten Platz der blauen Spieltafel
space-yellow-left = der linke Platz der gelben Spieltafel
    .dative = dem linken Platz der gelben Spieltafel
    .accusative = den linken Platz der gelben Spieltafel
    .from = vom linken Platz der gelben Spieltafel
space-yellow-middle = der mittlere Platz der gelben Spieltafel
    .dative = dem mittleren Platz der gelben Spieltafel
    .accusative = den mittleren Platz der gelben Spieltafel
    .from = vom mittleren Platz der gelben Spieltafel
space-yellow-right = der rechte Platz der gelben Spieltafel
    .dative = dem rechten Platz der gelben Spieltafel
    .accusative = den rechten Platz der gelben Spieltafel
    .from = vom rechten Platz der gelben Spieltafel

## A board and its spaces by the person who plays them.

whose = { $name }
board-of-person = Spieltafel von { $whose }
    .genitive = der Spieltafel von { $whose }
    .dative = der Spieltafel von { $whose }
space-of-person-left = der linke Platz der Spieltafel von { $whose }
    .dative = dem linken Platz der Spieltafel von { $whose }
    .accusative = den linken Platz der Spieltafel von { $whose }
    .from = vom linken Platz der Spieltafel von { $whose }
space-of-person-middle = der mittlere Platz der Spieltafel von { $whose }
    .dative = dem mittleren Platz der Spieltafel von { $whose }
    .accusative = den mittleren Platz der Spieltafel von { $whose }
    .from = vom mittleren Platz der Spieltafel von { $whose }
space-of-person-right = der rechte Platz der Spieltafel von { $whose }
    .dative = dem rechten Platz der Spieltafel von { $whose }
    .accusative = den rechten Platz der Spieltafel von { $whose }
    .from = vom rechten Platz der Spieltafel von { $whose }

# The heading of a space under that of its board.
slot-left = Links
slot-middle = Mitte
slot-right = Rechts

side-north = Nordseite
side-east = Ostseite
side-south = Südseite
side-west = Westseite

## Places of the village.

spot-north-west = Nordwesten
spot-north = Norden
spot-north-east = Nordosten
spot-west = Westen
spot-centre = Mitte
spot-east = Osten
spot-south-west = Südwesten
spot-south = Süden
spot-south-east = Südosten

## Who plays.

# A Taoist is called by the colour.
taoist-red = Rot
taoist-green = Grün
taoist-blue = Blau
taoist-yellow = Gelb
taoist-wu-feng = Wu-Feng

# The adjective alone.
colour-red = rot
colour-green = grün
colour-blue = blau
colour-yellow = gelb

## Tao.

# Forms: the adjective with its endings, "ein roter Tao-Marker", "der rote Tao-Marker", "einen roten Tao-Marker", and the noun "Rot".
tao-red = rot
    .e = rote
    .en = roten
    .er = roter
    .noun = Rot
tao-green = grün
    .e = grüne
    .en = grünen
    .er = grüner
    .noun = Grün
tao-blue = blau
    .e = blaue
    .en = blauen
    .er = blauer
    .noun = Blau
tao-yellow = gelb
    .e = gelbe
    .en = gelben
    .er = gelber
    .noun = Gelb
tao-black = schwarz
    .e = schwarze
    .en = schwarzen
    .er = schwarzer
    .noun = Schwarz

# "1 roter", "2 schwarze". One has the ending of its case.
tao-number = { $number } { $number ->
    [one] { NAME($tao, form: "er") }
   *[other] { NAME($tao, form: "e") }
}
    .accusative = { $number } { $number ->
        [one] { NAME($tao, form: "en") }
       *[other] { NAME($tao, form: "e") }
    }
# "1 roten und 2 schwarze Tao-Marker", always as an object.
tao-tokens = { NAME($numbers, form: "accusative") } Tao-Marker

## Faces of dice.

face-red = Rot
face-green = Grün
face-blue = Blau
face-yellow = Gelb
face-black = Schwarz
face-white = Weiß

curse-die-nothing = kein Effekt
curse-die-haunt = Spuk
curse-die-ghost = ein Geist
curse-die-lose-tao = alle Tao-Marker verlieren
curse-die-lose-qi = 1 Qi verlieren

## Powers.

power-twin-winds = Tanz der Zwillingswinde
power-spires = Schwingen des Kranichs
power-strength = Kraft des Bambus
power-favourite = Liebling der Götter
power-second-wind = Schneller Schritt
power-heavenly-gust = Atem der Schlange
power-mantra = Schriftrolle der Schwächung
power-pockets = Bodenlose Taschen

## Levels and rule sets.

level-initiation = Anfänger
level-normal = Normal
level-nightmare = Albtraum
level-hell = Hölle

# The form stands before "Regeln".
edition-revised = überarbeitet
    .e = überarbeitete
edition-classic = klassisch
    .e = klassische

## Ghosts and incarnations.

# Forms: the cases with their article, "the" being the nominative; "number" is "plural" for those named for a crowd.
# The name alone, for a label or before a colon, has the ending of an adjective without an article.
# The second card of a name has a message of its own for languages that tell the two apart.
card-ghoul = Ghul
    .number = singular
    .the = der Ghul
    .genitive = des Ghuls
    .accusative = den Ghul
    .dative = dem Ghul
card-walking-corpse = Wandelnder Leichnam
    .number = singular
    .the = der Wandelnde Leichnam
    .genitive = des Wandelnden Leichnams
    .accusative = den Wandelnden Leichnam
    .dative = dem Wandelnden Leichnam
card-coffin-breakers = Wiedergänger
    .number = singular
    .the = der Wiedergänger
    .genitive = des Wiedergängers
    .accusative = den Wiedergänger
    .dative = dem Wiedergänger
card-restless-dead = Rastloser Soldat
    .number = singular
    .the = der Rastlose Soldat
    .genitive = des Rastlosen Soldaten
    .accusative = den Rastlosen Soldaten
    .dative = dem Rastlosen Soldaten
card-zombie = Zombie
    .number = singular
    .the = der Zombie
    .genitive = des Zombies
    .accusative = den Zombie
    .dative = dem Zombie
card-hopping-vampire = Leichenstarrer Vampir
    .number = singular
    .the = der Leichenstarre Vampir
    .genitive = des Leichenstarren Vampirs
    .accusative = den Leichenstarren Vampir
    .dative = dem Leichenstarren Vampir
card-yellow-plague = Gelbe Pest
    .number = singular
    .the = die Gelbe Pest
    .genitive = der Gelben Pest
    .accusative = die Gelbe Pest
    .dative = der Gelben Pest
card-lich = Untoter Zauberer
    .number = singular
    .the = der Untote Zauberer
    .genitive = des Untoten Zauberers
    .accusative = den Untoten Zauberer
    .dative = dem Untoten Zauberer
card-drowned-maiden = Ertränkte Maid
    .number = singular
    .the = die Ertränkte Maid
    .genitive = der Ertränkten Maid
    .accusative = die Ertränkte Maid
    .dative = der Ertränkten Maid
card-hound-of-depth = Höllenschlange
    .number = singular
    .the = die Höllenschlange
    .genitive = der Höllenschlange
    .accusative = die Höllenschlange
    .dative = der Höllenschlange
card-perfidious-nymph = Hinterlistige Nymphe
    .number = singular
    .the = die Hinterlistige Nymphe
    .genitive = der Hinterlistigen Nymphe
    .accusative = die Hinterlistige Nymphe
    .dative = der Hinterlistigen Nymphe
card-sticky-feet = Klebfuß
    .number = singular
    .the = der Klebfuß
    .genitive = des Klebfußes
    .accusative = den Klebfuß
    .dative = dem Klebfuß
card-abysmal = Naga
    .number = singular
    .the = der Naga
    .genitive = des Nagas
    .accusative = den Naga
    .dative = dem Naga
card-ooze-devil = Schleimteufel
    .number = singular
    .the = der Schleimteufel
    .genitive = des Schleimteufels
    .accusative = den Schleimteufel
    .dative = dem Schleimteufel
card-liquid-horror = Fließendes Grauen
    .number = singular
    .the = das Fließende Grauen
    .genitive = des Fließenden Grauens
    .accusative = das Fließende Grauen
    .dative = dem Fließenden Grauen
card-fury-of-depth = Naga des Abgrunds
    .number = singular
    .the = der Naga des Abgrunds
    .genitive = des Nagas des Abgrunds
    .accusative = den Naga des Abgrunds
    .dative = dem Naga des Abgrunds
card-creeping-one = Kriechender
    .number = singular
    .the = der Kriechende
    .genitive = des Kriechenden
    .accusative = den Kriechenden
    .dative = dem Kriechenden
card-fungus-thing = Schimmelteufel
    .number = singular
    .the = der Schimmelteufel
    .genitive = des Schimmelteufels
    .accusative = den Schimmelteufel
    .dative = dem Schimmelteufel
card-fallen-monks = Herzlose Mönche
    .number = plural
    .the = die Herzlosen Mönche
    .genitive = der Herzlosen Mönche
    .accusative = die Herzlosen Mönche
    .dative = den Herzlosen Mönchen
card-fallen-monk = Herzloser Mönch
    .number = singular
    .the = der Herzlose Mönch
    .genitive = des Herzlosen Mönchs
    .accusative = den Herzlosen Mönch
    .dative = dem Herzlosen Mönch
card-restless-spirit = Atemloser Geist
    .number = singular
    .the = der Atemlose Geist
    .genitive = des Atemlosen Geistes
    .accusative = den Atemlosen Geist
    .dative = dem Atemlosen Geist
card-rotten-soul = Verfaulte Seele
    .number = singular
    .the = die Verfaulte Seele
    .genitive = der Verfaulten Seele
    .accusative = die Verfaulte Seele
    .dative = der Verfaulten Seele
card-wicked-one = Boshafter Waldteufel
    .number = singular
    .the = der Boshafte Waldteufel
    .genitive = des Boshaften Waldteufels
    .accusative = den Boshaften Waldteufel
    .dative = dem Boshaften Waldteufel
card-green-abomination = Grünes Scheusal
    .number = singular
    .the = das Grüne Scheusal
    .genitive = des Grünen Scheusals
    .accusative = das Grüne Scheusal
    .dative = dem Grünen Scheusal
card-great-putrid = Modernder Riese
    .number = singular
    .the = der Modernde Riese
    .genitive = des Modernden Riesen
    .accusative = den Modernden Riesen
    .dative = dem Modernden Riesen
card-skinner = Hautabzieher
    .number = singular
    .the = der Hautabzieher
    .genitive = des Hautabziehers
    .accusative = den Hautabzieher
    .dative = dem Hautabzieher
card-reaper = Henkergeist
    .number = singular
    .the = der Henkergeist
    .genitive = des Henkergeistes
    .accusative = den Henkergeist
    .dative = dem Henkergeist
card-sharp-nailed-mistresses = Meisterin der Krallen
    .number = singular
    .the = die Meisterin der Krallen
    .genitive = der Meisterin der Krallen
    .accusative = die Meisterin der Krallen
    .dative = der Meisterin der Krallen
card-bleeding-eyes = Blutträne
    .number = singular
    .the = die Blutträne
    .genitive = der Blutträne
    .accusative = die Blutträne
    .dative = der Blutträne
card-blood-drinker = Blutsäufer
    .number = singular
    .the = der Blutsäufer
    .genitive = des Blutsäufers
    .accusative = den Blutsäufer
    .dative = dem Blutsäufer
card-scarlet-evildoer = Tiefroter Unhold
    .number = singular
    .the = der Tiefrote Unhold
    .genitive = des Tiefroten Unholds
    .accusative = den Tiefroten Unhold
    .dative = dem Tiefroten Unhold
card-scarlet-evildoer-2 = Tiefrote Schlitzerin
    .number = singular
    .the = die Tiefrote Schlitzerin
    .genitive = der Tiefroten Schlitzerin
    .accusative = die Tiefrote Schlitzerin
    .dative = der Tiefroten Schlitzerin
card-flesh-devourer = Fleischverschlinger
    .number = singular
    .the = der Fleischverschlinger
    .genitive = des Fleischverschlingers
    .accusative = den Fleischverschlinger
    .dative = dem Fleischverschlinger
card-raging-one = Rasender Dämon
    .number = singular
    .the = der Rasende Dämon
    .genitive = des Rasenden Dämons
    .accusative = den Rasenden Dämon
    .dative = dem Rasenden Dämon
card-gloomy-minion = Dunkler Diener
    .number = singular
    .the = der Dunkle Diener
    .genitive = des Dunklen Dieners
    .accusative = den Dunklen Diener
    .dative = dem Dunklen Diener
card-repellent-beauty = Abstoßende Schönheit
    .number = singular
    .the = die Abstoßende Schönheit
    .genitive = der Abstoßenden Schönheit
    .accusative = die Abstoßende Schönheit
    .dative = der Abstoßenden Schönheit
card-severed-heads = Abgeschlagene Köpfe
    .number = plural
    .the = die Abgeschlagenen Köpfe
    .genitive = der Abgeschlagenen Köpfe
    .accusative = die Abgeschlagenen Köpfe
    .dative = den Abgeschlagenen Köpfen
card-severed-heads-2 = Abgeschlagene Köpfe
    .number = plural
    .the = die Abgeschlagenen Köpfe
    .genitive = der Abgeschlagenen Köpfe
    .accusative = die Abgeschlagenen Köpfe
    .dative = den Abgeschlagenen Köpfen
card-grave-walker = Grabwanderer
    .number = singular
    .the = der Grabwanderer
    .genitive = des Grabwanderers
    .accusative = den Grabwanderer
    .dative = dem Grabwanderer
card-black-widow = Schwarze Witwe
    .number = singular
    .the = die Schwarze Witwe
    .genitive = der Schwarzen Witwe
    .accusative = die Schwarze Witwe
    .dative = der Schwarzen Witwe
card-dark-wraith = Finsterer Geist
    .number = singular
    .the = der Finstere Geist
    .genitive = des Finsteren Geistes
    .accusative = den Finsteren Geist
    .dative = dem Finsteren Geist
card-shapeless-evil = Formloses Böses
    .number = singular
    .the = das Formlose Böse
    .genitive = des Formlosen Bösen
    .accusative = das Formlose Böse
    .dative = dem Formlosen Bösen
card-soul-eater = Seelenfresser
    .number = singular
    .the = der Seelenfresser
    .genitive = des Seelenfressers
    .accusative = den Seelenfresser
    .dative = dem Seelenfresser

# Incarnations.
card-howling-nightmare = Klagender Albtraum
    .number = singular
    .the = der Klagende Albtraum
    .genitive = des Klagenden Albtraums
    .accusative = den Klagenden Albtraum
    .dative = dem Klagenden Albtraum
card-uncatchable = Unfassbarer
    .number = singular
    .the = der Unfassbare
    .genitive = des Unfassbaren
    .accusative = den Unfassbaren
    .dative = dem Unfassbaren
card-hope-killer = Zerstörer der Hoffnung
    .number = singular
    .the = der Zerstörer der Hoffnung
    .genitive = des Zerstörers der Hoffnung
    .accusative = den Zerstörer der Hoffnung
    .dative = dem Zerstörer der Hoffnung
card-death-army = Armee der Toten
    .number = singular
    .the = die Armee der Toten
    .genitive = der Armee der Toten
    .accusative = die Armee der Toten
    .dative = der Armee der Toten
card-forgotten-ones = Vergessene Seelen
    .number = plural
    .the = die Vergessenen Seelen
    .genitive = der Vergessenen Seelen
    .accusative = die Vergessenen Seelen
    .dative = den Vergessenen Seelen
card-bone-cracker = Knochenbrecher
    .number = singular
    .the = der Knochenbrecher
    .genitive = des Knochenbrechers
    .accusative = den Knochenbrecher
    .dative = dem Knochenbrecher
card-dark-mistress = Finstere Herrin
    .number = singular
    .the = die Finstere Herrin
    .genitive = der Finsteren Herrin
    .accusative = die Finstere Herrin
    .dative = der Finsteren Herrin
card-creeping-horror = Schleichender Schrecken
    .number = singular
    .the = der Schleichende Schrecken
    .genitive = des Schleichenden Schreckens
    .accusative = den Schleichenden Schrecken
    .dative = dem Schleichenden Schrecken
card-vampire-lord = Vampirlord
    .number = singular
    .the = der Vampirlord
    .genitive = des Vampirlords
    .accusative = den Vampirlord
    .dative = dem Vampirlord
card-nameless = Namenloser
    .number = singular
    .the = der Namenlose
    .genitive = des Namenlosen
    .accusative = den Namenlosen
    .dative = dem Namenlosen

# Ghosts and incarnations of White Moon.
card-marsh-boar = Sumpfkeiler
    .number = singular
    .the = der Sumpfkeiler
    .genitive = des Sumpfkeilers
    .accusative = den Sumpfkeiler
    .dative = dem Sumpfkeiler
card-marsh-ogre = Sumpfoger
    .number = singular
    .the = der Sumpfoger
    .genitive = des Sumpfogers
    .accusative = den Sumpfoger
    .dative = dem Sumpfoger
card-river-otter = Flussotter
    .number = singular
    .the = der Flussotter
    .genitive = des Flussotters
    .accusative = den Flussotter
    .dative = dem Flussotter
card-river-crocodile = Flusskrokodil
    .number = singular
    .the = das Flusskrokodil
    .genitive = des Flusskrokodils
    .accusative = das Flusskrokodil
    .dative = dem Flusskrokodil
card-forest-bear = Waldbär
    .number = singular
    .the = der Waldbär
    .genitive = des Waldbären
    .accusative = den Waldbären
    .dative = dem Waldbären
card-forest-tiger = Waldtiger
    .number = singular
    .the = der Waldtiger
    .genitive = des Waldtigers
    .accusative = den Waldtiger
    .dative = dem Waldtiger
card-mountain-goat = Bergbock
    .number = singular
    .the = der Bergbock
    .genitive = des Bergbocks
    .accusative = den Bergbock
    .dative = dem Bergbock
card-mountain-ape = Bergaffe
    .number = singular
    .the = der Bergaffe
    .genitive = des Bergaffen
    .accusative = den Bergaffen
    .dative = dem Bergaffen
card-grey-hunter = Grauer Jäger
    .number = singular
    .the = der Graue Jäger
    .genitive = des Grauen Jägers
    .accusative = den Grauen Jäger
    .dative = dem Grauen Jäger
card-black-jackal = Schwarzer Schakal
    .number = singular
    .the = der Schwarze Schakal
    .genitive = des Schwarzen Schakals
    .accusative = den Schwarzen Schakal
    .dative = dem Schwarzen Schakal
card-gate-keeper = Torwächter
    .number = singular
    .the = der Torwächter
    .genitive = des Torwächters
    .accusative = den Torwächter
    .dative = dem Torwächter
card-voracious = Vielfraß
    .number = singular
    .the = der Vielfraß
    .genitive = des Vielfraßes
    .accusative = den Vielfraß
    .dative = dem Vielfraß
card-howling-ondine = Heulende Undine
    .number = singular
    .the = die Heulende Undine
    .genitive = der Heulenden Undine
    .accusative = die Heulende Undine
    .dative = der Heulenden Undine
card-root-master = Herr der Wurzeln
    .number = singular
    .the = der Herr der Wurzeln
    .genitive = des Herrn der Wurzeln
    .accusative = den Herrn der Wurzeln
    .dative = dem Herrn der Wurzeln
card-time-keeper = Hüter der Zeit
    .number = singular
    .the = der Hüter der Zeit
    .genitive = des Hüters der Zeit
    .accusative = den Hüter der Zeit
    .dative = dem Hüter der Zeit
card-shapeshifter = Gestaltwandler
    .number = singular
    .the = der Gestaltwandler
    .genitive = des Gestaltwandlers
    .accusative = den Gestaltwandler
    .dative = dem Gestaltwandler

# Ghosts and incarnations of Black Secret.
card-tunnel-crawler = Tunnelkriecher
    .number = singular
    .the = der Tunnelkriecher
    .genitive = des Tunnelkriechers
    .accusative = den Tunnelkriecher
    .dative = dem Tunnelkriecher
card-hex-bearer = Fluchträger
    .number = singular
    .the = der Fluchträger
    .genitive = des Fluchträgers
    .accusative = den Fluchträger
    .dative = dem Fluchträger
card-pit-caller = Rufer der Grube
    .number = singular
    .the = der Rufer der Grube
    .genitive = des Rufers der Grube
    .accusative = den Rufer der Grube
    .dative = dem Rufer der Grube
card-black-chanter = Schwarzer Sänger
    .number = singular
    .the = der Schwarze Sänger
    .genitive = des Schwarzen Sängers
    .accusative = den Schwarzen Sänger
    .dative = dem Schwarzen Sänger
card-night-witch = Nachthexe
    .number = singular
    .the = die Nachthexe
    .genitive = der Nachthexe
    .accusative = die Nachthexe
    .dative = der Nachthexe
card-puppet-master = Puppenspieler
    .number = singular
    .the = der Puppenspieler
    .genitive = des Puppenspielers
    .accusative = den Puppenspieler
    .dative = dem Puppenspieler
card-relentless-seeker = Unerbittlicher Sucher
    .number = singular
    .the = der Unerbittliche Sucher
    .genitive = des Unerbittlichen Suchers
    .accusative = den Unerbittlichen Sucher
    .dative = dem Unerbittlichen Sucher
card-bloodthirsty = Blutdürstiger
    .number = singular
    .the = der Blutdürstige
    .genitive = des Blutdürstigen
    .accusative = den Blutdürstigen
    .dative = dem Blutdürstigen
card-undertaker = Bestatter
    .number = singular
    .the = der Bestatter
    .genitive = des Bestatters
    .accusative = den Bestatter
    .dative = dem Bestatter

# What stands on a space without a card: a skeleton, or a ghost that nobody knows. They have the same forms as cards.
ghost-skeleton = Skelett
    .number = singular
    .the = das Skelett
    .genitive = des Skeletts
    .accusative = das Skelett
    .dative = dem Skelett
ghost-unknown = Geist
    .number = singular
    .the = der Geist
    .genitive = des Geistes
    .accusative = den Geist
    .dative = dem Geist

## White Moon. The names of the families are the same in every language.

family-hua = Hua
family-zhou = Zhou
family-li = Li
family-sun = Sun
family-miao = Miao
family-xiang = Xiang
family-sheng = Sheng
family-wu = Wu
family-chang = Chang
family-teng = Teng
family-long = Long
family-weng = Weng

# One villager, of this family if it is known; the same in every case but the genitive.
villager = { $family ->
    [none] Dorfbewohner
   *[other] Dorfbewohner der Familie { $family }
}

artifact-sword = Göttliches Schwert
    .accusative = das Göttliche Schwert
artifact-armour = Geisterrüstung
    .accusative = die Geisterrüstung
artifact-claw = Klaue der Rache
    .accusative = die Klaue der Rache
artifact-elixir = Elixier der Gesundheit
    .accusative = das Elixier der Gesundheit
artifact-dust = Mondstaub
    .accusative = den Mondstaub
artifact-gong = Gong der Versammlung
    .accusative = den Gong der Versammlung
artifact-lantern = Nachtlaterne
    .accusative = die Nachtlaterne
artifact-charm = Schutzamulett
    .accusative = das Schutzamulett

## Black Secret.

# The form has the article; without it the name is the same in every case but the genitive.
demon-seeker = Sucher
    .accusative = den Sucher
demon-landscaper = Gärtner
    .accusative = den Gärtner
demon-gravedigger = Totengräber
    .accusative = den Totengräber

token-urn = Urne
token-earth = Erde
token-buddha = Buddha
token-tablet = Verfluchte Steintafel
token-bones = Knochen
token-just = Blut des Gerechten
token-su-ling = Blut von Su-Ling

# Curses of Wu-Feng.
curse-discard-tao = Diebstahl
curse-activate-demon = Erweckung
curse-skeleton = Grabesruf
curse-ladder = Zerbrochene Leiter
curse-figure-steps = Ruheloser Geist
curse-move-taoist = Marionettenfäden
curse-curse-die = Böses Omen
curse-move-villager = Panik
curse-all-discard-tao = Plünderung
curse-two-skeletons = Offene Gräber
curse-ladder-and-demon = Einsturz
curse-power-off = Gebrochener Wille
curse-move-ghost = Geisterwind
curse-activate-all = Wilde Meute
curse-lose-crystal = Mondfinsternis
curse-lose-qi = Siechtum
curse-two-ladders = Versiegelte Tiefe
curse-draw-incarnation = Dunkler Pakt
curse-ghost = Geisterruf
curse-lose-yin-yang = Verlorenes Gleichgewicht
curse-kill-villager = Meuchelmord
curse-haunt-and-lose-qi = Schändung
curse-play-incarnation = Wu-Fengs Rückkehr
curse-all-lose-qi = Seuche
curse-kill-two-villagers = Blutbad

# Blood Mantras.
mantra-gain-qi = Lebensatem
mantra-two-ladders = Sichere Wege
mantra-two-tao = Opfergabe
mantra-yin-yang = Harmonie
mantra-drive-back = Bannender Gesang
mantra-all-move = Flinke Schritte
mantra-demon-home = Verbannung
mantra-clear-skeletons = Ewige Ruhe
mantra-buddha = Gnade des Buddha
mantra-crystal = Mondlicht
mantra-discard-ghost = Auflösung
mantra-restore = Läuterung
mantra-no-curses = Schweigen
mantra-all-take-tao = Gaben für alle
mantra-revive = Wiedergeburt
mantra-demons-home = Große Verbannung
mantra-save-villager = Rettung
mantra-restore-all = Große Läuterung
mantra-all-gain-qi = Quell des Lebens
mantra-clear-board = Heiliges Feuer
mantra-barrier = Ruf des Mondes

# Je ein Wort, für kleine Plättchen: höchstens zwölf Buchstaben.
tile-short-cemetery = Friedhof
tile-short-altar = Altar
tile-short-herbalist = Kräuter
tile-short-hut = Hexe
tile-short-watchman = Wächter
tile-short-temple = Tempel
tile-short-circle = Gebetskreis
tile-short-pavilion = Pavillon
tile-short-tea-house = Teehaus
tile-short-school = Schule
tile-short-calligrapher = Kalligraf
