heading-usage = Aufruf:
heading-commands = Befehle
heading-arguments = Argumente
heading-options = Optionen
heading-examples = Beispiele:
option-default = { $text } [sonst: { $default }]

about-ghost-stories = Ghost Stories: das kooperative Brettspiel, eine inoffizielle Fan-Ausgabe
help-language = Die Sprache, etwa de [sonst: die des Systems]
help-help = Hilfe anzeigen
help-version = Version anzeigen

about-play = Spielen: im Browser oder mit --terminal in diesem Terminal
help-port = Der Port, an dem die Seite auf diesem Rechner läuft; zu ihm gehören die gespeicherten Partien
help-quiet = Den Browser nicht öffnen
help-terminal = In diesem Terminal in reinem Text spielen, alle Spieler an einer Tastatur
help-players = Zahl der Spieler, 1 bis 4; in Black Secret die Zahl der Taoisten
help-level = Schwierigkeitsstufe: initiation, normal, nightmare oder hell
help-rules = Regeln: revised (überarbeitet, die neueste Auflage) oder classic (klassisch, 2008)
help-five-qi = Option der Stufe „Anfänger“: mit fünf Qi beginnen
help-white-moon = Mit White Moon spielen: Dorfbewohner, Su-Ling, Kristalle und die Mystische Barriere
help-portal = White Moon: wo das Portal liegt: centre, edge oder corner, oder auf einem Dorffeld wie tea-house
help-incarnations = White Moon ohne Black Secret: welche Inkarnationen im Spiel sind: base, moon oder both
help-black-secret = Mit Black Secret spielen: Jemand ist Wu-Feng, mit Dämonen in den Katakomben, Flüchen und dem Schatten
help-catacombs = Black Secret: die Seite der Katakomben, a oder b [sonst: zufällig]
help-demons = Black Secret: die Seite von Wu-Fengs Tafel, a oder b, mit den Eigenschaften seiner Dämonen [sonst: zufällig]
help-random-tiles = Mit einer Erweiterung: neun zufällige aller Dorffelder statt Schule und Kalligraf an festen Plätzen
help-data = Mit einer Erweiterung: eine Datei mit dem, was auf deinem eigenen Material steht; was sie nicht sagt, ist wie bei uns
help-boards = Die vier Spieltafeln im Uhrzeigersinn von der Nordseite an, etwa red,green,blue,yellow
help-colours = Die Farben, die spielen, etwa red,blue
help-powers = Kräfte, die die Spieltafeln zeigen, etwa spires,mantra
help-first = Wer den ersten Zug hat
help-village = Die neun Dorffelder, Reihe für Reihe von Nordwesten an, etwa cemetery,altar,herbalist,...; mit einer Erweiterung darf ihr Dorffeld dabei sein
help-wu-feng = Black Secret: wer Wu-Feng ist: person (ein Mensch) oder ein Bot wie novice oder expert
help-names = Die Namen der Spieler in der Reihenfolge ihrer Züge, etwa Anna,Ben
help-seed = Der Startwert für Aufbau, Karten und Würfel [sonst: ein neuer]
help-save = Wo die Partie nach jedem Schritt gespeichert wird [sonst: ghost-stories-STARTWERT.json]
help-continue = Eine gespeicherte Partie fortsetzen
help-locales = Für Übersetzer: die Wörter aus diesem Ordner lesen, die Seite bei jedem Neuladen; er hat einen Ordner für jede Sprache
help-pseudo = Für Übersetzer: Akzente auf die Buchstaben des Englischen setzen; was keine hat, ist nicht übersetzt

about-serve = Die Seite und Online-Tische anbieten, für Browser hier oder hinter einem Proxy
help-serve-port = Der Port, an dem die Seite läuft
help-address = Die Adresse dieses Rechners; 0.0.0.0 gilt für alle, die ihn erreichen können
help-database = Wo Tische gespeichert werden: eine Datei oder postgres://USER:PASSWORD@HOST/NAME [sonst: tables.sqlite in deinem Datenordner]
help-origin = Eine Seite, die mit diesem Server sprechen darf, etwa https://example.org; der Server antwortet dann nur unter ihrem Namen und unter Adressen; mehrmals möglich
help-behind-proxy = Ein Proxy davor sagt in X-Forwarded-For, woher Clients kommen
help-connections-per-address = Verbindungen von einer Adresse
help-tables-per-hour = Tische, die eine Adresse in einer Stunde eröffnen darf
help-listed-per-address = Tische von einer Adresse, die gleichzeitig in der Lobby stehen dürfen
help-data-files-per-hour = Verschiedene eigene Datendateien, die eine Adresse in einer Stunde mitbringen darf
help-messages-per-second = Nachrichten pro Sekunde von einer Verbindung
help-host-away = Nach wie vielen Sekunden ohne Gastgeber ein Tisch einen anderen bekommt
help-bot-after = Nach wie vielen Sekunden alle am Tisch einen Bot für jemanden spielen lassen dürfen, der fort ist
help-connections = Verbindungen insgesamt
help-brisk-seconds = Sekunden, die jemand an einem zügigen Tisch für eine Entscheidung hat, bevor ein Bot sie trifft
help-relaxed-hours = Stunden, die jemand an einem gemütlichen Tisch für eine Entscheidung hat
help-keep-unfinished = Tage, die ein unfertiger Tisch nach dem letzten Ereignis aufbewahrt wird
help-keep-finished = Tage, die ein fertiger Tisch aufbewahrt wird; Ergebnisse bleiben
help-drain = Sekunden, die ein Server nach dem Befehl zum Anhalten weiterläuft, damit ein Proxy merkt, dass er nicht bereit ist
help-serve-admin-socket = Ein Socket, der angelegt wird und über den `ghost-stories admin` diesen Server erreicht
help-log = Wie das Protokoll auf der Fehlerausgabe geschrieben wird: text oder json; GHOST_STORIES_LOG=debug sagt mehr
help-serve-white-moon = Zu einer neuen Partie mit White Moon führen
help-serve-black-secret = Zu einer neuen Partie mit Black Secret führen

about-backup = Alle Online-Tische in eine Datei kopieren, auch während Server laufen
help-backup-database = Wo die Tische liegen: eine Datei oder postgres://... [sonst: tables.sqlite in deinem Datenordner]
help-file = Die Datei, die geschrieben wird; eine vorhandene bleibt unberührt

about-restore = Alle Online-Tische aus einer Datei zurückholen, in eine leere Datenbank beliebiger Art
help-restore-database = Wo die Tische liegen sollen: eine Datei oder postgres://... [sonst: tables.sqlite in deinem Datenordner]
help-restore-file = Die Datei, die gelesen wird

about-admin = Einen laufenden Server etwas fragen oder ihm etwas auftragen: Tische auflisten und schließen, Adressen sperren, einen Neustart ankündigen
help-admin-socket = Der Socket des Servers, wie er `serve` genannt wurde
help-admin-json = JSON ausgeben
about-tables = Die Tische im Speicher des Servers auflisten, die belebtesten zuerst
about-inspect = Einen Tisch zeigen: wer dort sitzt, auf wen er wartet, was zuletzt gesagt wurde
help-table = Der Name des Tisches oder sein Link
about-close = Einen Tisch schließen: niemand kommt mehr zu ihm, an keinem Server der Datenbank
about-reopen = Einen geschlossenen Tisch wieder öffnen
about-bars = Die gesperrten Adressen auflisten
about-bar = Eine Adresse an allen Servern der Datenbank sperren
help-bar-address = Welche; von IPv6 zählt die erste Hälfte
help-days = Für so viele Tage [sonst: für immer]
about-unbar = Eine Adresse wieder einlassen
help-unbar-address = Welche, wie sie aufgelistet ist
about-announce = Allen an allen Servern der Datenbank sagen, dass sie neu gestartet werden
help-minutes = In wie vielen Minuten, 0 bis 1440
about-withdraw = Allen sagen, dass es keinen Neustart gibt

about-health = Einen Server auf diesem Rechner fragen, ob er bereit ist; Exit-Code 1, wenn nicht
help-health-port = Der Port des Servers
help-live = Nur fragen, ob er lebt, nicht ob seine Datenbank schreiben kann

about-simulate = Viele Partien von Bots spielen und zählen, was geschieht
help-games = Wie viele Partien für jede Kombination von Team, Stufe und Spielerzahl
help-bot = Wer spielt: random, novice, expert, ignores-villagers oder oracle, die letzten drei auf Wunsch mit einem Budget wie expert:nodes=100000 oder expert:ms=500. Mehrere mit Kommas dazwischen nehmen die Plätze im Uhrzeigersinn vom ersten Spieler an ein, reihum. Nochmals angegeben nennt die Option ein weiteres Team zum Vergleich
help-simulate-players = Zahl der Spieler, 1 bis 4; mehrere mit Kommas dazwischen, oder all
help-simulate-level = Schwierigkeitsstufe: initiation, normal, nightmare oder hell; mehrere mit Kommas dazwischen, oder all
help-simulate-wu-feng = Black Secret: wer Wu-Feng ist, wie bei --bot; nochmals angegeben nennt die Option einen weiteren zum Vergleich [sonst: wie der erste Taoist]
help-simulate-seed = Der Startwert, aus dem aller Zufall kommt
help-calibration = Auch die geschätzte Gewinnchance zu Beginn jedes Zugs mit dem Ausgang der Partien vergleichen
help-jobs = Wie viele Threads; das Ergebnis hängt nicht davon ab [sonst: alle Kerne]
help-shard = Nur Teil I von N spielen, um ein Experiment auf N Rechner zu verteilen; merge fügt die Teile zusammen
help-csv-games = Auch eine Zeile für jede Partie in diese Datei schreiben
help-out = Die Zählungen in dieser Datei führen. Enthält sie einen unfertigen Lauf desselben Experiments, wird er fortgesetzt
help-json = JSON ausgeben, eine Zeile für jede Kombination von Team, Stufe und Spielerzahl
help-timing = Mit --json: auch die Zeit der Bots, die jedes Mal anders ist
help-csv = CSV ausgeben, eine Zeile für jede Kombination von Team, Stufe und Spielerzahl
help-report = Eine Seite mit Diagrammen in diese Datei schreiben

about-merge = Die Zähldateien von simulate --out, die zu einem Experiment gehören, zusammenzählen
help-files = Die Zähldateien, eine für jeden Teil
help-partial = Hinnehmen, dass Teile fehlen oder unfertig sind

about-replay = Eine Aufzeichnung oder einen Spielstand prüfen und die Partie als Protokoll ausgeben
help-source = Eine Aufzeichnung, ein Spielstand oder ein Link zu einer Partie
help-to = Nur bis zu diesem Schritt gehen und die Stellung dort ausgeben
help-replay-json = JSON ausgeben: jeden Schritt mit seinen Ereignissen und die Stellung am Ende

about-scenario = Szenariodateien prüfen, oder alle .scenario-Dateien in Ordnern
help-paths = Dateien oder Ordner
help-scenario-rules = Zu jeder Regel sagen, wie viele Szenarien von ihr handeln
help-verbose = Jedes Szenario nennen, nicht nur misslungene

about-odds = Genaue Chancen von Austreibungen: für bloße Zahlen oder von jedem Dorffeld einer Stellung aus
help-odds-source = Eine notierte Stellung, ein Szenario, eine Aufzeichnung, ein Spielstand oder ein Link zu einer Partie; ohne das die Zahlen unten
help-at = In einer Aufzeichnung oder einem Link: nach diesem Schritt [sonst: nach dem letzten]
help-taoist = In einer Stellung: für diesen Taoisten [sonst: den am Zug]
help-resistance = Der Widerstand des Geistes, wie er auf der Karte steht; für zwei an einer Ecke mit Farben, etwa red:2,black:1
help-ghost = Stattdessen ein Geist nach Name oder Nummer, etwa zombie; für zwei an einer Ecke zombie,ghoul
help-tao = Verfügbare Tao-Marker, eigene und geliehene: wie viele der Farbe des Geistes, oder von Farben wie red:1,black:2
help-dice = Wie viele Würfel geworfen werden, 0 bis 4: der vierte durch Kraft des Bambus [sonst: 3 ohne die, die Geister gefangen halten]
help-circle = Der Tao-Marker im Gebetskreis
help-mantra = Die Schriftrolle liegt auf dem Geist, auf dem ersten von zweien
help-white-blank = Weiße Würfelseiten zählen nicht: Namenloser ist im Spiel
help-reroll = Würfel dürfen einmal neu geworfen werden: Liebling der Götter
help-attempts = 2 mit Schneller Schritt: die Chance beider Versuche zusammen
help-odds-json = Ein JSON-Objekt ausgeben

about-hint = Die besten Optionen einer Stellung, ihre Gewinnchance, und warum
help-hint-source = Eine notierte Stellung, ein Szenario, eine Aufzeichnung, ein Spielstand oder ein Link zu einer Partie
help-nodes = So viele Stellungen betrachten: dieselbe Antwort auf jedem Rechner [sonst: 10000]
help-ms = Oder so viele Millisekunden nachdenken
help-hint-json = Ein JSON-Objekt mit allen Optionen ausgeben

about-protocol = In JSON-Zeilen über Standardein- und -ausgabe sprechen, für Programme in jeder Sprache
help-openapi = Stattdessen die Beschreibung der Online-Tische als OpenAPI-Dokument ausgeben

about-help = Diese Hilfe oder die eines Befehls anzeigen
