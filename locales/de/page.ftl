### The words of the page around the table.

## The page and its start.

page-title = Ghost Stories
page-lead = Wu-Fengs Geister erheben sich gegen das Dorf. Ein bis vier Taoisten stellen sich ihnen gemeinsam entgegen.
page-fan-edition = Eine inoffizielle Fan-Ausgabe des Spiels von Antoine Bauza. Regeln und Zahlen sind die des Spiels; Texte, Zeichnungen und Programm sind von uns.
page-advice = Ratschläge des Autors
page-credits = Mitwirkende
page-typefaces = Die Schriften dieser Seite sind aus Faustina und Grenze von Omnibus-Type gemacht, beide unter der SIL Open Font License.
page-skip = Zum Spiel springen
page-menu = Menü
page-home = Start
page-start = Was möchtest du tun?
page-learn = Lernen
page-learn-long = Spielend lernen
page-rules = Regeln
page-cards = Karten und Symbole
page-settings = Einstellungen
page-language = Sprache
page-new-game = Neue Partie
page-open-file = Datei öffnen
page-saved-games = Gespeicherte Partien
page-in-play = Läuft noch
page-turns = { $number ->
    [one] { $number } Zug
   *[other] { $number } Züge
}
page-written-position = Von Hand aufgebaute Stellung
page-remove = Diese Partie löschen
page-really = Wirklich?
page-file-unreadable = Die Datei konnte nicht gelesen werden. Wähle eine Aufzeichnung oder einen Spielstand dieses Spiels, eine .json-Datei.

## A new game.

page-players = Spieler
page-seat = Spieler { $number }
page-name = Name
page-colour = Farbe
page-random-colour = Beliebige Farbe
page-power = Kraft
page-random-power = Beliebige Kraft
page-level = Schwierigkeitsstufe
# What a level is like, and how many incarnations must be exorcised.
page-level-hint = { $level ->
    [initiation] Der sanfteste Einstieg: 4 Qi für jeden.
    [nightmare] Für geübte Spieler.
    [hell] Kein Yin-Yang und wenig Qi zu Beginn.
   *[normal] Die übliche Partie.
} Ziel: { $incarnations ->
    [one] { $incarnations } Inkarnation
   *[other] { $incarnations } Inkarnationen
} von Wu-Feng austreiben.
page-five-qi = Mit 5 Qi beginnen
page-rule-set = Regelfassung
page-rule-set-hint = „Überarbeitet“ ist die neueste Auflage, „klassisch“ die von 2008; sie unterscheiden sich in vier Einzelheiten.
page-village = Dorf
page-village-random = Zufällig
page-village-arranged = Selbst anordnen
page-spot = Dorffeld { $number }, Reihe für Reihe
page-seed = Startwert
# The field for the number follows.
page-seed-hint = Dieselbe Zahl ergibt denselben Aufbau, dieselben Karten und dieselben Würfe. Ohne Zahl wird neu gemischt.{" "}
page-seed-wrong = Der Startwert muss eine ganze Zahl ohne Vorzeichen sein, zum Beispiel 2008.
page-colour-twice = Zwei Spieler haben dieselbe Farbe: Wähle für einen von ihnen eine andere.
page-begin = Beginnen

## The table.

page-table = Der Spieltisch
page-turn-table = Den Tisch drehen, sodass meine Seite unten liegt
page-actions = Was du tun kannst
page-all-options = Alle Optionen
# On a button while something is going on.
page-wait = …
page-undo = Rückgängig
page-undo-key = Strg-Z
page-escape-key = Esc
# What the button for undo does.
page-undo-limit = Nimmt die letzte Entscheidung zurück, höchstens bis zum letzten Wurf oder zur letzten Karte
page-explain = Erklären
page-in-words = Der Spieltisch in Worten
page-panels = Vorschau, Chancen, Verlauf, Tipps
page-close = Schließen
page-cancel = Abbrechen
page-possessed = Besessen
page-neutral = Neutral
# On the drawing, so it must be short, as neutral, dice and discarded.
page-bank = Vorrat
page-dice = Würfel
page-deck = Geisterstapel
page-discarded = Ablage
page-haunted = hier spukt es
page-blocked = inaktiv
page-empty = Leer
page-buddha = Buddha
# On the drawing of the deck, so it must be short. How many cards lie above the next incarnation.
page-incarnation-in = { $cards ->
    [0] Oben: Wu-Feng
   *[other] Wu-Feng in { $cards }
}
# On the drawing of the deck, so it must be short.
page-no-incarnation = ohne Wu-Feng

## Dice and what they bring.

page-exorcism = Austreibung
# The chances follow.
page-dice-rolled = { $dice ->
    [0] Kein Würfel ist frei: Nur Tao-Marker, Gebetskreis und Schriftrolle helfen.
   *[other] Du wirfst { $dice } Würfel. Bei bestem Einsatz aller Tao-Marker auf deinem Dorffeld:
}
page-roll = Würfeln
page-both = Beide
page-at-least-one = Mindestens einer
page-pick-dice = Klicke die Würfel an, die du neu werfen willst.
page-roll-again = Neu würfeln
page-keep = Alle liegen lassen
page-plan-hint = Klicke Geister und Tao-Marker an oder ziehe die Marker auf die Geister; die Würfel werden automatisch zugeteilt.
page-plan-does-not-work = Wähle, was du austreibst
page-ways = Alle Möglichkeiten

## Odds and forecast.

page-odds = Chancen
page-no-odds = Jetzt ist keine Austreibung in Reichweite.
page-here = hier stehst du
page-forecast-title = Vorschau
page-forecast-hint = Was die Geister tun werden, wenn niemand sie aufhält:
page-nothing-happens = Nichts.
page-turn-of = Zug { NAME($board, form: "genitive") }
# When a board has its turn.
page-in-turns = { $turns ->
    [1] als Nächstes
   *[other] in { $turns } Zügen
}

## The log.

page-log = Verlauf
page-steps = Schritte der Partie
page-step = Schritt
page-step-of = Schritt { $step } von { $all }
page-first = Zum Anfang
page-back = Einen Schritt zurück
page-run = Abspielen
page-forward = Einen Schritt vor
page-last = Zum Ende
# The button to the game follows.
page-past = Du siehst einen früheren Stand.{" "}
page-branch = Was wäre, wenn? Ab hier spielen
page-branch-hint = Beginnt mit diesem Schritt eine neue Partie; die ursprüngliche bleibt, wie sie ist
page-back-to-game = Zurück zur Partie

## The end of the game.

page-ending = Das Ende der Partie
page-won = Gewonnen
page-lost = Verloren
page-score = Wertung
page-statistics = Die Partie in Zahlen
page-qi-over-time = Qi aller Taoisten, Zug für Zug
page-ghosts-over-time = Geister im Spiel, Zug für Zug
page-haunted-over-time = Dorffelder mit Spuk, Zug für Zug
page-taoist = Taoist
page-ghosts-exorcised = Geister
page-attempts = Versuche
page-helps = Hilfen
page-qi-lost = Qi-Verlust
page-save-file = Als Datei speichern
page-again = Noch einmal ansehen
page-copy-link = Link kopieren
# The field with the link follows.
page-link-copied = Dieser Link öffnet die Partie als Aufzeichnung:{" "}

## Saves and links.

page-storage-blocked = Der Browser gewährt dieser Seite keinen Speicher, deshalb kann die Partie nicht gesichert werden. Gib den Speicher frei oder speichere die Partie als Datei.
page-storage-full = Der Speicher des Browsers ist voll, deshalb konnte die Partie nicht gesichert werden. Speichere sie als Datei und lösche alte Partien.
page-no-such-game = Diese Partie gibt es hier nicht
page-damaged = Dieser Spielstand ist nicht lesbar.
page-damaged-kept = Er bleibt unverändert erhalten. Speichere ihn als Datei, wenn du ihn von Hand reparieren willst.
page-damaged-link = Dieser Link ist nicht lesbar

## Things on the table, explained.

page-board-of = { CAPITAL($board) }
page-living-board = Ein Taoist lebt, solange er Qi hat. Sein Spieler bewegt ihn und bittet dann um Hilfe oder versucht eine Austreibung.
page-neutral-board = Diese Spieltafel gehört keinem Spieler. Auch hierher kommen Geister, und ohne Qi wird sie besessen.
page-possessed-board = Wu-Feng beherrscht diese Spieltafel: Ihre Kraft ist inaktiv, und was sie verlieren würde, verlieren andere.
page-haunted-tile = Hier spukt es: Hilfe gibt es erst wieder, wenn der Spuk vertrieben ist.
# So many Qi, however many.
page-qi = { $number } Qi
page-empty-space = Ein Platz für einen Geist. Geister kommen zuerst auf die Spieltafel ihrer Farbe.
page-power-blocked = Jetzt ist diese Kraft inaktiv.
page-yin-yang = Yin-Yang
page-yin-yang-help = Setze es ein, um aus der Ferne den Bewohner eines aktiven Dorffelds um Hilfe zu bitten oder um den Spuk von einem Dorffeld zu vertreiben.
page-tao-token = { CAPITAL(NAME($tao, form: "er")) } Tao-Marker
page-tao-help = Nach dem Wurf zählt jeder Tao-Marker wie ein Würfel seiner Farbe. Taoisten auf demselben Dorffeld dürfen einander aushelfen.
page-qi-help = Qi ist Leben: Ein Taoist ohne Qi stirbt.
page-discard-help = Geister, die den Tisch verlassen haben. Sie kommen nie in den Geisterstapel zurück.
page-deck-help = Geister und zwischen ihnen die Inkarnationen von Wu-Feng. Ist die letzte Karte gezogen und Wu-Feng noch nicht vertrieben, so ist die Partie verloren.
page-dice-help = Jeder Tao-Würfel zeigt Rot, Grün, Blau, Gelb, Schwarz oder Weiß. Weiß zählt als jede beliebige Farbe.

## Rules, cards and icons.

page-coming = Einen Moment …
page-not-loaded = Dieser Teil der Seite konnte nicht geladen werden.
page-try-again = Noch einmal versuchen
page-nothing-found = Nichts gefunden.
page-search = Suche
page-rules-hint = Als Festlegung bezeichnete Regeln sind von uns, wo die Anleitungen schweigen oder sich widersprechen.
# The headings of the rules, each before the rule of that number.
page-chapters-b1 = Der Spieltisch
page-chapters-b10 = Der Aufbau
page-chapters-b20 = Die Züge
page-chapters-b30 = Yin: Die Geister handeln
page-chapters-b40 = Ein Geist kommt ins Spiel
page-chapters-b50 = Yang: Der Taoist handelt
page-chapters-b60 = Der Tod
page-chapters-b70 = Die Austreibung
page-chapters-b80 = Die Dorfbewohner
page-chapters-b90 = Die Inkarnationen von Wu-Feng
page-chapters-b110 = Die Kräfte
page-chapters-b130 = Das Ende
page-chapters-w1 = White Moon: Der Aufbau
page-chapters-w10 = White Moon: Die Reihenfolge eines Zuges
page-chapters-w20 = White Moon: Die Dorfbewohner
page-chapters-w30 = White Moon: Su-Ling
page-chapters-w40 = White Moon: Kristalle und die Mystische Barriere
page-chapters-w50 = White Moon: Die Kung-Fu-Schule
page-chapters-w60 = White Moon: Die Artefakte
page-chapters-w70 = White Moon: Die Inkarnationen
page-chapters-w80 = White Moon: Die Wertung
page-chapters-s1 = Black Secret: Der Aufbau
page-chapters-s10 = Black Secret: Wu-Feng
page-chapters-s20 = Black Secret: Dämonen und Skelette
page-chapters-s30 = Black Secret: Der Schatten
page-chapters-s40 = Black Secret: Die Taoisten
page-chapters-s50 = Black Secret: Inkarnationen und Symbole
page-chapters-s60 = Black Secret: Das Ende
page-icons-title = Symbole
page-tiles-title = Dorffelder
page-powers-title = Kräfte
page-ghosts-title = Geister und Inkarnationen
# What the icons on the cards and the table mean.
page-icons-ghost = Ein weiterer Geist kommt ins Spiel.
page-icons-haunt = Auf dem ersten aktiven Dorffeld der Reihe spukt es.
page-icons-lose-qi = 1 Qi geht verloren.
page-icons-quick = Die Spukfigur beginnt auf dem Spukfeld.
page-icons-curse = Der Fluchwürfel wird geworfen.
page-icons-power-off = Die Kraft dieser Spieltafel ist blockiert.
page-icons-all-powers-off = Alle Kräfte sind blockiert.
page-icons-tao-off = Niemand darf Tao-Marker ausgeben.
page-icons-die-captive = Der Geist stiehlt einen Tao-Würfel.
page-icons-group-lose-tao = Jeder Taoist legt einen Tao-Marker ab.
page-icons-clear-circle = Der Tao-Marker auf dem Gebetskreis geht in den Vorrat zurück.
page-icons-haunter-stone = Spuk: Der Geist spukt in jedem zweiten Zug seiner Spieltafel.
page-icons-tormentor = Folter: In jedem Zug seiner Spieltafel wird der Fluchwürfel geworfen.
page-icons-dice-immune = Immun gegen Würfel: Nur Tao-Marker, Gebetskreis und Schriftrolle zählen.
page-icons-white-blank = Weiße Würfelseiten zählen nicht.
page-icons-only-on-buddha = Austreibung nur auf einem Platz, auf dem die Karte auf einen Buddha traf.
page-icons-only-if-opposite-empty = Austreibung nur, solange auf dem Platz gegenüber kein Geist liegt.
page-icons-gain-tao = Belohnung: 1 Tao-Marker.
page-icons-gain-two-tao = Belohnung: 2 Tao-Marker.
page-icons-gain-qi-or-yin-yang = Belohnung: 1 Qi oder das Yin-Yang.
page-icons-gain-qi-and-yin-yang = Belohnung für die Gruppe: 1 Qi und ein Yin-Yang.
page-icons-curse-nothing = Fluchwürfel: kein Effekt.
page-icons-curse-haunt = Fluchwürfel: Auf dem ersten aktiven Dorffeld der Reihe spukt es.
page-icons-curse-ghost = Fluchwürfel: Ein Geist kommt ins Spiel.
page-icons-curse-tao = Fluchwürfel: Wer ihn wirft, verliert alle Tao-Marker.
page-icons-curse-qi = Fluchwürfel: Wer ihn wirft, verliert 1 Qi.
page-icons-haunter = Eine Spukfigur: Vom Spukfeld aus spukt sie im nächsten Zug ihrer Spieltafel.
page-icons-mantra = Die Schriftrolle: Der Geist ist um 1 schwächer.
page-icons-buddha = Ein Buddha: Ein Geist, der auf seinen Platz kommt, wird vernichtet.
page-icons-power-token = Ein Kraftmarker: Er leiht dir für einen Zug die Kraft einer neutralen Spieltafel.
page-icons-yin-yang = Das Yin-Yang: Hilfe aus der Ferne, oder der Spuk auf einem Dorffeld wird vertrieben.
page-icons-qi = Qi: Leben.

## Settings.

page-pace = Animationen
page-pace-slow = Langsam
page-pace-normal = Normal
page-pace-fast = Schnell
page-pace-off = Aus
page-size = Schriftgröße
page-large = Groß
page-keys = Tasten
# How the keys are called, in the order of what they do.
page-key-names-option = 1 – 9, a – z
page-key-names-reach = Tab
page-key-names-walk = ← ↑ → ↓
page-key-names-choose = Enter
page-key-names-explain = ?
page-key-names-undo = Strg-Z
page-key-names-escape = Esc
page-key-names-browse = , .
page-key-names-enlarge = + − 0
page-key-uses-option = die Option mit dieser Taste
page-key-uses-reach = zum Spieltisch, zu den Optionen und zu Vorschau, Chancen und Verlauf
page-key-uses-walk = auf dem Spieltisch von Stelle zu Stelle
page-key-uses-choose = wählen, was gerade markiert ist
page-key-uses-explain = erklären, was gerade markiert ist oder als Nächstes angeklickt wird
page-key-uses-undo = die letzte Entscheidung zurücknehmen
page-key-uses-escape = wieder alle Optionen
page-key-uses-browse = im Verlauf einen Schritt zurück oder vor
page-key-uses-enlarge = das Brett vergrößern oder ganz zeigen

## Lessons.

page-next = Weiter
page-watch = Schau zu, was geschieht.
page-do-it = Tu es auf dem Spieltisch oder wähle es aus der Liste.

## What the coming turns of the ghosts will bring.

forecast-advances = Die Spukfigur { NAME($card, form: "genitive") } rückt auf das Spukfeld vor.
forecast-haunts = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] spuken
   *[singular] spukt
} { NAME($tile, form: "at") }.
forecast-nothing-to-haunt = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] finden
   *[singular] findet
} kein Dorffeld mehr zum Spuken.
forecast-rolls-curse = { $card }: Der Fluchwürfel wird geworfen.
forecast-discards = { $taoist } legt einen Tao-Marker ab.
forecast-overrun = Auf allen drei Plätzen { NAME($board, form: "genitive") } liegen Geister.
forecast-loses-qi = { $taoist } verliert 1 Qi.
forecast-somebody-loses-qi = Ein Taoist eurer Wahl verliert 1 Qi.
forecast-possessed = Die { $board } wird besessen.
forecast-ghost-arrives = Ein Geist kommt ins Spiel.
forecast-lost = Die Partie ist verloren.

## Who plays a seat, and bots at play.

bots-who = Wer spielt
bots-person = Ein Mensch
# As a choice of the form.
bots-kinds-random = Bot: zufällig
bots-kinds-novice = Bot: Anfänger
bots-kinds-expert = Bot: Experte
bots-kinds-slow-expert = Bot: Experte, langsam
# Behind a name.
bots-strengths-random = zufällig
bots-strengths-novice = Anfänger
bots-strengths-expert = Experte
bots-strengths-slow-expert = langsamer Experte
bots-thinking = { $who } denkt nach …
bots-paused = Angehalten. { $who } ist an der Reihe.
bots-pause = Anhalten
bots-go-on = Weiter
bots-step = Ein Schritt
bots-pace = Tempo der Bots
bots-paces-slow = Langsam
bots-paces-normal = Normal
bots-paces-fast = Schnell
bots-paces-at-once = Sofort

## Hints, and how likely the game is won.

hints-title = Tipps
hints-note = Die geschätzte Gewinnchance jeder Option, von einem Computerspieler, der weiterdenkt, während du überlegst.
hints-waiting = Denkt nach …
hints-nothing = Jetzt gibt es nichts zu entscheiden.
hints-then = Danach: { $plan }
# How many positions were looked at, already written.
hints-looked-at = { $number } Stellungen betrachtet
hints-chance = Gewinnchance
hints-show-chance = Die geschätzte Gewinnchance neben dem Spieltisch zeigen
hints-chance-setting = Gewinnchance
hints-course = Kurve
hints-course-title = Die Gewinnchance, Schritt für Schritt
hints-turning-points = Wendepunkte
hints-no-turning-points = Kein Schritt hat viel geändert.
hints-turn = Zug { $number }

## Why a replay or a link cannot be read.

replay-not-a-replay = Das ist keine Aufzeichnung dieses Spiels.
# The file says that it is of this version.
replay-version = Sie hat die Version { $version }, die diese Seite nicht kennt. Lade die Seite neu, um die neueste zu haben.
replay-link = Ein Teil des Links fehlt oder wurde unterwegs verändert.
replay-part = Der Teil „{ $name }“ enthält nicht, was er soll.
replay-start = Sie beginnt mit einem Aufbau, den es in diesem Spiel nicht gibt.
# $text: the step as the file has it.
replay-step = Schritt { $step } („{ $text }“) ist nicht spielbar.
replay-older-rules = Nach älteren Regeln gespielt
# $number: how many steps they are.
replay-older-steps = { $number ->
    [one] Schritt { $first } wurde nach älteren Regeln gespielt und lässt sich nicht prüfen.
   *[other] Die Schritte { $first } bis { $last } wurden nach älteren Regeln gespielt und lassen sich nicht prüfen.
} Danach geht die Partie mit der damaligen Stellung weiter.
replay-older-step = Nach älteren Regeln gespielt: { $text }
# The refused step and its text, and how many steps are left out with it.
replay-cut = Die Partie öffnet sich bis zu Schritt { $step } („{ $text }“), der nach den heutigen Regeln nicht erlaubt ist. Ausgelassene Schritte: { $left_out }.
# After so many steps.
replay-broken = Die nach Schritt { $step } notierte Stellung ist nicht lesbar.

## The words round the table of levels, whose numbers come from the engine, and what sets the two rule sets apart.

# Above the table.
levels-title = Schwierigkeitsstufen
# Above that of the solo game.
levels-solo-title = Schwierigkeitsstufen im Solospiel
levels-columns-level = Stufe
levels-columns-qi = Qi
levels-columns-yin-yang = Yin-Yang
levels-columns-tao = Tao-Marker
levels-columns-haunted = Niederlage bei Dorffeldern mit Spuk
levels-columns-incarnations = Inkarnationen
# The Tao at the start: of how many board colours one each, and how many black ones.
levels-tao = { $colours ->
    [1] { $black ->
        [0] eigene Farbe
       *[other] eigene Farbe und Schwarz
    }
   *[other] { $black ->
        [0] Rot, Grün, Blau, Gelb
       *[other] Rot, Grün, Blau, Gelb, Schwarz
    }
}
# What another number of incarnations is with one or two players.
levels-with-few-players = { $number } bei 1 oder 2 Spielern
# The four differences between the rule sets, a line each (B11 twice, B33, B112).
levels-differences-black-tao = Auf der Stufe Anfänger beginnt nach den überarbeiteten Regeln jeder auch mit einem schwarzen Tao-Marker.
levels-differences-haunted-tiles = Auf der Stufe Anfänger ist die Partie nach den überarbeiteten Regeln bei 3 Dorffeldern mit Spuk verloren, nach den klassischen bei 4.
levels-differences-nothing-to-haunt = Auf der klassischen Stufe Anfänger verlieren die Spieler, wenn es in einer Reihe ohne aktives Dorffeld spuken soll.
levels-differences-twin-winds = „Tanz der Zwillingswinde“ wirkt nach den überarbeiteten Regeln vor der eigenen Bewegung, nach den klassischen danach.

## How it is said what is printed on a component of an expansion and what is ours.

# Of an effect whose kind alone is printed, such as that ladders leave, but not how many.
sources-only-the-kind = Gedruckt ist nur die Art des Effekts; das Übrige ist von uns.
# What the rulebook tells about the catacomb tokens in the four sets.
sources-urns = Dass alle drei Urnen im ersten Satz sind, folgt aus der Anleitung; die übrigen Zahlen der Marker sind von uns.
# A blank curse, and what it is for.
sources-blank-name = Leerer Fluch
sources-blank-help = Auf ihm ist nichts gedruckt, und es wird ohne ihn gespielt. Mit einer eigenen Datendatei bekommt er Stufe, Farbe und Effekt.
# Where level, colour and effect of a curse of Wu-Feng come from. $level, $colour and $effect are one of the four below.
sources-curse = Stufe: { $level } · Farbe: { $colour } · Effekt: { $effect }
# The same of a Blood Mantra.
sources-mantra = Stufe: { $level } · Effekt: { $effect }
# These four follow the colons above.
sources-printed = gedruckt
sources-kind-printed = nur die Art ist gedruckt
sources-secondary = aus anderer Quelle
sources-ours = von uns

## Keypad: words of one or two, at most twelve letters, because they stand on small keys

keypad-walk = Bewegen
keypad-ask = Bitten
keypad-exorcise = Austreiben
keypad-power = Kraft
keypad-yin-yang = Yin-Yang
keypad-ladder = Leiter
keypad-villager = Bewohner
keypad-su-ling = Su-Ling
keypad-crystal = Kristall
keypad-buddha = Buddha
keypad-artifact = Artefakt
keypad-place = Legen
keypad-summon = Rufen
keypad-throw = Werfen
keypad-demon = Dämon
keypad-shadow = Schatten
keypad-pass-by = Passen
keypad-end-turn = Zug beenden
keypad-yin = Yin
keypad-act = Aktion
keypad-end = Ende

## Keypad: whole lines

keypad-turn = Schritte des Zugs
keypad-verbs = Was zu tun ist
keypad-tap = { $verb }: Wähle einen leuchtenden Ort oder eine Zeile
keypad-gives-up-move = Das beendet deine Bewegung.
keypad-gives-up-action = Das beendet deine Aktion.
keypad-gives-up-both = Das beendet deine Bewegung und deine Aktion.
keypad-ends-turn-move = Das beendet deinen Zug: Du hast dich nicht bewegt.
keypad-ends-turn-action = Das beendet deinen Zug: Eine Aktion wäre noch möglich.
keypad-ends-turn-both = Das beendet deinen Zug: ohne Bewegung und ohne Aktion.
keypad-too-late-power = Die geliehene Kraft ist noch nicht genutzt; danach ist es zu spät.
keypad-too-late-buddha = Danach kann in diesem Zug kein Buddha mehr gestellt werden.
keypad-too-late-su-ling = Danach kann Su-Ling in diesem Zug nicht mehr gestellt werden.
keypad-too-late-token = Der Kraftmarker, der hier liegt, ist noch nicht genommen.
keypad-dies = { $who } stirbt daran.
keypad-loses = Damit ist das Spiel verloren.
keypad-chance = Was gleich folgt, bestimmt der Zufall: Das lässt sich nicht zurücknehmen.
keypad-hopeless = Kein Wurf kann hier jemanden austreiben.
keypad-anyway = Trotzdem
keypad-since = Seit deinem letzten Zug
keypad-got-it = Verstanden
keypad-share = Speichern und teilen
