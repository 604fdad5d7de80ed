failure-within = { $place }: { $problem }
failure-option = { $option } { $problem }
failure-caused = { $part }: { $cause }
file-not-found = diese Datei oder diesen Ordner gibt es nicht
file-denied = das ist nicht erlaubt
file-exists = das gibt es schon
file-is-folder = das ist ein Ordner
file-not-in-folder = ein Teil dieses Pfads ist kein Ordner
file-read-only = das kann man nur lesen
file-disk-full = die Festplatte ist voll
file-too-large = die Datei ist zu groß
file-not-text = das ist keine Textdatei

## Optionen, die nicht verstanden werden.

usage-refused = { $problem }
    Hilfe: { $command }
usage-unknown-option = die Option { $option } gibt es nicht{ $meant ->
    [none] {""}
   *[other] ; meintest du { $meant }?
}
usage-unexpected = { $word } ist ein Wort zu viel
usage-unknown-command = den Befehl { $command } gibt es nicht{ $meant ->
    [none] {""}
   *[other] ; meintest du { $meant }?
}
usage-no-command = der Befehl fehlt
usage-value-missing = { $option }: der Wert fehlt
usage-value-unknown = { $option }: { $value } ist keines von { NAME($known, list: "comma") }
usage-value-refused = { $option }: { $value } geht nicht: { $why }
usage-no-value = { $option } hat keinen Wert, hier steht aber { $value }
usage-option-twice = { $option } darf nur einmal stehen
usage-conflict = { $option } geht nicht zusammen mit { NAME($others, list: "comma") }
usage-missing = es fehlt: { NAME($options, list: "comma") }
usage-not-text = eines der Wörter ist kein UTF-8
usage-unreadable = das ist nicht lesbar
usage-whole-number = erwartet wird eine ganze Zahl
usage-address = erwartet wird eine IP-Adresse
usage-range = erwartet wird eine Zahl von { $low } bis { $high }

value-language = erwartet wird eines von { NAME($codes, list: "comma") }
value-team = ein Tisch hat höchstens vier Plätze
value-player = einen solchen Bot gibt es nicht; es gibt random, novice, expert, ignores-villagers und oracle, die letzten drei auf Wunsch mit einem Budget wie expert:nodes=100000 oder expert:ms=500
value-shard = erwartet werden die Nummer des Teils und die Zahl aller Teile, etwa 2/8
value-players = erwartet wird eine Zahl von 1 bis 4 oder all
value-or-all = { $problem } oder all
value-or-person = { $problem }; oder person

command-moved = { $command } ist jetzt ein Befehl eines anderen Programms, das cargo build --release -p ghost-stories-bench baut: { $now }

## Optionen des Aufbaus.

option-five-qi = --five-qi gibt es nur mit --level initiation
option-colours = jeder Spieler braucht eine eigene Farbe (Spieler: { $players })
option-powers = die Spieltafel { $board } zeigt nur eine Kraft
option-boards = erwartet werden die vier Farben im Uhrzeigersinn von der Nordseite an, angegeben sind { $number }
option-names = zu viele Namen: { $names } (Spieler: { $players })

## Partien, Aufzeichnungen und Stellungen.

save-exists = { $file } gibt es schon; spiele mit --continue daran weiter oder nenne mit --save eine andere Datei
save-over = diese Partie ist zu Ende; ansehen kannst du sie mit { $command }
source-at-of-position = --at ist für Aufzeichnungen und Links; dies ist eine notierte Stellung
source-step = die Aufzeichnung endet mit Schritt { $last }
hint-chance = dort kommen Würfel oder eine Karte, und niemand hat zu wählen: nenne mit --at einen anderen Schritt oder eine andere Stellung
hint-over = dort ist die Partie zu Ende: nenne mit --at einen anderen Schritt oder eine andere Stellung
scenario-none = dort gibt es keine Datei mit der Endung .scenario
scenario-unreadable = { $number ->
    [one] { $number } Datei ist nicht als Szenario lesbar
   *[other] { $number } Dateien sind nicht als Szenarien lesbar
}

## Die Seite und ihr Server.

serve-address = Ghost Stories läuft unter { $address } (Strg-C beendet es)
serve-no-browser = Von hier aus lässt sich kein Browser öffnen: Öffne die Adresse in deinem.
serve-no-tables = Ohne Online-Tische: { $why }
serve-no-page = dieses Programm wurde ohne die Seite gebaut; baue und starte es mit: cargo xtask play, oder spiele in diesem Terminal mit: ghost-stories play --terminal
serve-no-home = es gibt keinen Benutzerordner, in dem Tische gespeichert werden könnten; nenne mit --database eine Datei
serve-folder = { $problem }; nenne mit --database eine Datei
serve-port-taken = Port { $port } ist belegt; läuft das Spiel schon, dann unter { $address }, sonst wähle mit --port einen anderen Port
part-database = die Datenbank
part-port = Port { $port }

admin-no-socket = nenne mit --admin-socket den Socket des Servers, wie er `ghost-stories serve` genannt wurde
# Behind the path of a socket.
admin-no-server = dort antwortet kein Server: { $problem }
admin-no-sockets = dieses System hat keine solchen Sockets

backup-counts = Einträge von Tischen: { $rows }, Ergebnisse: { $results }, Tage: { $days }
backup-done = { $file }: { $counts }
backup-restored = wiederhergestellt: { $counts }

## Viele Partien von Bots.

run-goes-on = { $done } von { $planned } Partien sind schon gespielt
run-stopped = angehalten nach { $done } von { $planned } Partien{ $kept ->
    [yes] ; derselbe Befehl macht dort weiter
   *[no] {""}
}
run-other-file = { $why }; nenne eine andere Datei
run-experiment = enthält ein anderes Experiment: { $difference }
run-shard = enthält Teil { $there } statt { $here }
run-merged = enthält Teile, die schon zusammengefügt sind
run-rows = die Zeilen der { $done } schon gespielten Partien fehlen
run-version = dieses Programm kennt die Version { $version } solcher Zähldateien nicht, es liest Version { $known }
run-no-tally = keine Zähldatei, wie simulate --out sie schreibt
run-damaged = beschädigt: { $why }
run-damaged-cells = nicht zu jeder Kombination gibt es eine Zählung
run-damaged-times = nicht zu jedem Bot gibt es eine Zeit
run-damaged-shards = die Teile passen nicht zum Experiment
run-damaged-games = Teile und Zählungen haben verschieden viele Partien
run-missing = { NAME($missing, list: "comma") }; --partial nimmt, was da ist
merge-experiment = ein anderes Experiment: { $difference }
merge-numbers = Teil { $theirs } passt nicht zu Teil { $ours }: Beide müssen von gleich vielen Teilen sein
merge-counted = Teil { $shard } ist schon gezählt
merge-missing = Teil { $shard } fehlt
merge-unfinished = Teil { $shard } hat { $done } von { $all } Partien
merge-more = und { $number } weitere

## Chancen.

odds-which-ghost = gegen welchen Geist? Gib --resistance 2 oder --ghost zombie an, oder nenne eine Stellung, eine Aufzeichnung oder einen Link
odds-too-many-ghosts = an ein Dorffeld grenzen höchstens zwei Geister: nenne einen oder zwei
odds-two-colours = bei zwei Geistern müssen die Farben dabeistehen, etwa red:2,black:1
odds-colour-too = nenne auch die Farbe des Geistes, etwa { $example }
odds-attempts-cards = nenne die beiden Karten mit --ghost, denn Fluch und Belohnung der einen zählen für die andere
odds-which-tao = nenne die Farben, etwa red:1,black:2
odds-four-tao = von jeder Farbe gibt es nur vier Tao-Marker
odds-amount = erwartet wird eine Zahl wie 2 oder eine Farbe mit Zahl wie red:2
odds-no-exorcism = keiner dieser Geister lässt sich austreiben
odds-no-power = keine Kraft wirkt, solange dies im Spiel ist: { $ghosts }
odds-dice-held = diese Geister halten Würfel gefangen, höchstens { $number } sind übrig
odds-grey-reroll = der graue Würfel und ein neuer Wurf kommen nie zusammen, denn die grüne Spieltafel zeigt eine Kraft
odds-no-resistance = bei 0 gelingt jeder Versuch; gib den Widerstand der Karte an, --circle und --mantra senken ihn
odds-no-such = kein { $tao ->
    [none] Geist
   *[other] { NAME($tao, form: "er") } Geist
} hat Widerstand { $number }; es gibt 1 bis 4, bei Schwarz auch 5
odds-no-two = es gibt keine zwei { NAME($tao, form: "en") } Geister mit Widerstand { $number }
odds-game-over = dort ist die Partie zu Ende: wähle mit --at einen früheren Schritt
odds-last-incarnation = dort ist die letzte Inkarnation ausgetrieben: wähle mit --at einen früheren Schritt
odds-who-lives = erwartet wird jemand, der lebt: { NAME($living, list: "comma") }
