# Names of things. A name may have forms, which sentences ask for: { NAME($tile, form: "dative") }. The kinds that have them are:
forms-tile = at to dative
forms-space = dative accusative from
forms-board = genitive dative
forms-tao = e en er noun
forms-card = number
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

# A name is never inflected: it stands as a subject, or in brackets. The form "number" is "plural" for those named for a crowd.
# Names that begin with an adjective have the ending without an article.
# The second card of a name has a message of its own for languages that tell the two apart.
card-ghoul = Ghul
    .number = singular
card-walking-corpse = Wandelnder Leichnam
    .number = singular
card-coffin-breakers = Wiedergänger
    .number = singular
card-restless-dead = Rastloser Soldat
    .number = singular
card-zombie = Zombie
    .number = singular
card-hopping-vampire = Leichenstarrer Vampir
    .number = singular
card-yellow-plague = Gelbe Pest
    .number = singular
card-lich = Untoter Zauberer
    .number = singular
card-drowned-maiden = Ertränkte Maid
    .number = singular
card-hound-of-depth = Höllenschlange
    .number = singular
card-perfidious-nymph = Hinterlistige Nymphe
    .number = singular
card-sticky-feet = Klebfuß
    .number = singular
card-abysmal = Naga
    .number = singular
card-ooze-devil = Schleimteufel
    .number = singular
card-liquid-horror = Fließendes Grauen
    .number = singular
card-fury-of-depth = Naga des Abgrunds
    .number = singular
card-creeping-one = Kriechender
    .number = singular
card-fungus-thing = Schimmelteufel
    .number = singular
card-fallen-monks = Herzlose Mönche
    .number = plural
card-fallen-monk = Herzloser Mönch
    .number = singular
card-restless-spirit = Atemloser Geist
    .number = singular
card-rotten-soul = Verfaulte Seele
    .number = singular
card-wicked-one = Boshafter Waldteufel
    .number = singular
card-green-abomination = Grünes Scheusal
    .number = singular
card-great-putrid = Modernder Riese
    .number = singular
card-skinner = Hautabzieher
    .number = singular
card-reaper = Henkergeist
    .number = singular
card-sharp-nailed-mistresses = Meisterin der Krallen
    .number = singular
card-bleeding-eyes = Blutträne
    .number = singular
card-blood-drinker = Blutsäufer
    .number = singular
card-scarlet-evildoer = Tiefroter Unhold
    .number = singular
card-scarlet-evildoer-2 = Tiefrote Schlitzerin
    .number = singular
card-flesh-devourer = Fleischverschlinger
    .number = singular
card-raging-one = Rasender Dämon
    .number = singular
card-gloomy-minion = Dunkler Diener
    .number = singular
card-repellent-beauty = Abstoßende Schönheit
    .number = singular
card-severed-heads = Abgeschlagene Köpfe
    .number = plural
card-severed-heads-2 = Abgeschlagene Köpfe
    .number = plural
card-grave-walker = Grabwanderer
    .number = singular
card-black-widow = Schwarze Witwe
    .number = singular
card-dark-wraith = Finsterer Geist
    .number = singular
card-shapeless-evil = Formloses Böses
    .number = singular
card-soul-eater = Seelenfresser
    .number = singular

# Incarnations.
card-howling-nightmare = Klagender Albtraum
    .number = singular
card-uncatchable = Unfassbarer
    .number = singular
card-hope-killer = Zerstörer der Hoffnung
    .number = singular
card-death-army = Armee der Toten
    .number = singular
card-forgotten-ones = Vergessene Seelen
    .number = plural
card-bone-cracker = Knochenbrecher
    .number = singular
card-dark-mistress = Finstere Herrin
    .number = singular
card-creeping-horror = Schleichender Schrecken
    .number = singular
card-vampire-lord = Vampirlord
    .number = singular
card-nameless = Namenloser
    .number = singular

# Ghosts and incarnations of White Moon.
card-marsh-boar = Sumpfkeiler
    .number = singular
card-marsh-ogre = Sumpfoger
    .number = singular
card-river-otter = Flussotter
    .number = singular
card-river-crocodile = Flusskrokodil
    .number = singular
card-forest-bear = Waldbär
    .number = singular
card-forest-tiger = Waldtiger
    .number = singular
card-mountain-goat = Bergbock
    .number = singular
card-mountain-ape = Bergaffe
    .number = singular
card-grey-hunter = Grauer Jäger
    .number = singular
card-black-jackal = Schwarzer Schakal
    .number = singular
card-gate-keeper = Torwächter
    .number = singular
card-voracious = Vielfraß
    .number = singular
card-howling-ondine = Heulende Undine
    .number = singular
card-root-master = Herr der Wurzeln
    .number = singular
card-time-keeper = Hüter der Zeit
    .number = singular
card-shapeshifter = Gestaltwandler
    .number = singular

# Ghosts and incarnations of Black Secret.
card-tunnel-crawler = Tunnelkriecher
    .number = singular
card-hex-bearer = Fluchträger
    .number = singular
card-pit-caller = Rufer der Grube
    .number = singular
card-black-chanter = Schwarzer Sänger
    .number = singular
card-night-witch = Nachthexe
    .number = singular
card-puppet-master = Puppenspieler
    .number = singular
card-relentless-seeker = Unerbittlicher Sucher
    .number = singular
card-bloodthirsty = Blutdürstiger
    .number = singular
card-undertaker = Bestatter
    .number = singular

# What stands on a space without a card: a skeleton, or a ghost that nobody knows. They begin a sentence as cards do and have the same forms.
ghost-skeleton = Skelett
    .number = singular
ghost-unknown = Der Geist
    .number = singular

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
