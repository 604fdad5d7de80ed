## The words at a table of a server: its seats before the game, who decides, who is here, what is said. People are called by their names, seats by colour or Wu-Feng.

at-table-connecting = Verbindung zum Tisch …
at-table-lost = Die Verbindung ist unterbrochen. Sie wird so bald wie möglich wiederhergestellt.
at-table-missing = Diesen Tisch gibt es nicht
at-table-missing-hint = Vielleicht ist der Link unvollständig, oder am Tisch war so lange niemand, dass er abgeräumt wurde.
at-table-older-rules = Seither wurden die Regeln berichtigt, und ein Schritt dieser Partie ist nach den heutigen nicht mehr erlaubt. Der Tisch bleibt erhalten, wie er ist.
at-table-closed = Dieser Tisch ist geschlossen
at-table-closed-hint = Wer den Server betreibt, hat ihn geschlossen. Hier kann nichts mehr getan werden.
at-table-barred = Wer den Server betreibt, lässt von deiner Adresse niemanden ein.
# $time: the time of day, such as 21:30.
at-table-restart = Der Server wird um { $time } neu gestartet. Der Tisch bleibt erhalten, und diese Seite kommt von selbst wieder.
at-table-stranger = Der Server kennt den Platz dieses Browsers am Tisch nicht
at-table-watch-anyway = Ohne Platz zuschauen
# With the server's words.
at-table-refused = Nicht möglich: { $why }
# What may be refused to anybody.
at-table-gone-on = Jemand war schneller: Das Spiel ist weitergegangen.
at-table-taken = Diesen Platz hat schon jemand anders.
at-table-bot-plays = Auf diesem Platz spielt ein Bot; der Gastgeber kann ihn zurückgeben.
at-table-hand = Wer Wu-Fengs Hand gesehen hat, kann nicht gegen ihn spielen, und nach Spielbeginn kann ihn niemand Neues übernehmen (S7).
at-table-nothing-to-take-back = Es gibt nichts zurückzunehmen: Seither wurde gewürfelt oder eine Karte gezogen, jemand anders hat entschieden oder ein Platz wurde neu besetzt.
at-table-asked-already = Es gibt schon eine offene Anfrage auf Rücknahme.
at-table-bad-name = Dieser Name geht nicht: Er braucht mindestens einen Buchstaben oder eine Ziffer und darf nur einfachen Text enthalten.
at-table-too-much = Zu viele Nachrichten. Bitte warte einen Moment.
at-table-full = Es ist kein Platz mehr.
at-table-storage = Der Server kann gerade nichts speichern. Versuche es noch einmal.
at-table-newer-server = Eine neuere Version des Servers hat diesen Tisch schon weitergeführt. Hier ist er so zu sehen, wie er davor war; weiterspielen kannst du, sobald die neuere Version antwortet.
at-table-busy = Der Server ist sehr beschäftigt und lässt gerade niemanden mehr ein. Die Seite versucht es von selbst weiter.
at-table-over = Die Partie ist zu Ende.

at-table-lobby = Am Tisch
at-table-seats = Plätze
at-table-free = frei
at-table-you = du
at-table-host = Gastgeber
at-table-sit = Hier hinsetzen
at-table-sit-hint = Gib deinen Namen an und nimm einen freien Platz. Oder schau einfach zu.
at-table-stand = Aufstehen
at-table-free-seat = Platz freimachen
at-table-let-bot-play = Platz einem Bot überlassen
at-table-take-bot-away = Bot entfernen
# To whom the seat goes back.
at-table-give-back = Platz zurückgeben: { $name }
at-table-start = Partie beginnen
at-table-seats-open = Es sind noch Plätze frei: Verschicke den Link unten oder überlasse sie Bots.
at-table-host-starts = { $name } beginnt die Partie, sobald alle Plätze besetzt sind.
at-table-share = Der Link zu diesem Tisch
at-table-share-hint = Schick ihn denen, die mitspielen sollen. Wer ihn öffnet, kann sich setzen oder zuschauen.
at-table-copy = Kopieren
at-table-copied = Kopiert

at-table-people = Leute
at-table-here = da
at-table-away = nicht da
at-table-watching = { $number ->
    [one] { $number } schaut zu
   *[other] { $number } schauen zu
}
at-table-you-watch = Du schaust zu.
# Who can give the seat back.
at-table-bot-for-you = Ein Bot spielt für dich. { $host } kann dir den Platz zurückgeben.
at-table-chat = Chat
at-table-say = Allen etwas sagen
at-table-send = Senden
at-table-nothing-said = Noch hat niemand etwas gesagt.
at-table-unread = { $number } neu

at-table-your-turn = Du bist am Zug
# One's own seat that decides.
at-table-you-decide = Du bist am Zug! Du entscheidest für { $seat }.
# Who decides for which seat.
at-table-decides = { $name } entscheidet ({ $seat }).
at-table-away-decides = { $name } entscheidet ({ $seat }), ist aber nicht da.
at-table-nobody-decides = Niemand spielt { $seat }. Jemand kann sich dort hinsetzen, oder der Gastgeber überlässt den Platz einem Bot.

at-table-ask-undo = Rücknahme anfragen
# Who asks, and which decision it is.
at-table-undo-asked = { $name } möchte zurücknehmen: { $what }
# Whose answers are awaited.
at-table-undo-waits = Es fehlt die Zustimmung von { NAME($names, list: "comma") }.
at-table-agree = Zustimmen
at-table-refuse = Ablehnen
at-table-withdraw = Anfrage zurückziehen

at-table-point = Zeigen
at-table-point-hint = Was du auf dem Tisch als Nächstes anklickst, leuchtet bei allen. Oder halte beim Klicken die Umschalttaste.
# Who points at what.
at-table-points-at = { $name } zeigt auf: { $thing }

at-table-ranked = Dieser Versuch zählt: Bis zu seinem Ende gibt es keine Tipps, keine Gewinnchance und kein Ausprobieren anderer Wege.
at-table-practice = Das ist eine Übung: andere Karten und Würfe als im Versuch, der zählt, und kein Platz in der Rangliste.
# What happened to somebody, for the chat.
at-table-host-changed = Die Gastgeberrolle war länger unbesetzt: { $name } hat sie übernommen.
at-table-was-muted = { $name } wurde stummgeschaltet.
at-table-was-unmuted = { $name } darf wieder schreiben.
at-table-was-removed = { $name } wurde vom Tisch verwiesen.
at-table-was-lifted = { $name } darf an den Tisch zurückkommen.
at-table-you-are-host = Die Gastgeberrolle war länger unbesetzt: Jetzt hast du sie.
at-table-understood = Verstanden
# What can be done about somebody else.
at-table-others = Die anderen
at-table-menu = Was { $name } betrifft
at-table-hide = Nachrichten ausblenden
at-table-show-again = Nachrichten einblenden
at-table-mute = Stummschalten
at-table-unmute = Wieder schreiben lassen
at-table-remove = Vom Tisch verweisen
at-table-bar = Für immer verweisen
at-table-lift = Zurückkommen lassen
at-table-remove-sure = { $name } vom Tisch verweisen? Der Platz wird frei; Schreiben ist nicht mehr möglich, nur noch Zuschauen.
at-table-bar-sure = { $name } für immer verweisen? Der Platz wird frei, auch Zuschauen ist nicht mehr möglich, und aus demselben Netz kommt niemand Neues herein.
at-table-cancel = Abbrechen
at-table-is-hidden = ausgeblendet
at-table-is-muted = stumm
at-table-is-removed = verwiesen
at-table-is-barred = für immer verwiesen
# To whoever was muted or sent away.
at-table-you-are-muted = Du wurdest an diesem Tisch stummgeschaltet.
at-table-removed = Du wurdest von diesem Tisch verwiesen
at-table-removed-hint = Zuschauen darfst du weiterhin.
at-table-barred-here = Du wurdest für immer von diesem Tisch verwiesen
# The word to enter a table.
at-table-word-title = Dieser Tisch hat ein Passwort
at-table-word-hint = Wer dich eingeladen hat, kann es dir sagen.
at-table-word = Passwort
at-table-word-wrong = Das ist nicht das Passwort dieses Tisches.
at-table-enter = Eintreten
# Who is away, for how long; in how long a bot can play.
at-table-away-for = { $name } ist seit { $time } nicht da.
at-table-bot-in = In { $time } kann ein Bot weiterspielen.
at-table-let-play-on = Einen Bot für { $name } spielen lassen
# Another game of the same people.
at-table-again-title = Noch eine Partie?
at-table-again-same = Noch einmal spielen
at-table-again-level = Nächste Stufe: { $level }
at-table-again-sides = Seiten tauschen
at-table-again-hint = Das öffnet einen neuen Tisch mit denselben Leuten. Alle finden auf dieser Seite dorthin.
at-table-again-opened = Ein neuer Tisch steht bereit, dein Platz ist reserviert.
at-table-again-follow = Zum neuen Tisch
at-table-again-waits = { $host } kann einen neuen Tisch für euch alle öffnen.

## The words around the tables of a server: the hall, the form for a table, the challenge of the day, the records.

online-title = Online spielen
online-lead = Eröffne einen Tisch und schicke den Link denen, mit denen du spielen möchtest, oder setze dich an einen anderen. Du brauchst kein Konto: Dieser Browser merkt sich deinen Platz.
# At how many tables it is one's own turn.
online-your-turns = { $number ->
    [one] Du bist an { $number } Tisch am Zug
   *[other] Du bist an { $number } Tischen am Zug
}
online-loading = Einen Augenblick …
online-unreachable = Der Server ist nicht erreichbar. Prüfe die Verbindung und versuche es noch einmal.
online-busy = Der Server kann gerade nichts Neues annehmen. Versuche es gleich noch einmal.
online-too-many = Von deiner Adresse wurden zu viele Tische eröffnet. Versuche es später noch einmal.
online-no-server = Hinter dieser Seite steht kein Server: Hier spielt man an einem Bildschirm.
online-other-version = Der Server hat eine andere Version des Spiels als diese Seite. Bitte lade die Seite neu.
online-reload = Seite neu laden

online-own-name = Dein Name
online-own-name-hint = Die anderen sehen ihn.
online-name-missing = Gib zuerst deinen Namen ein.
online-open-table = Tisch eröffnen
online-join-title = An einen Tisch setzen
online-join-link = Link oder Code des Tisches
online-join = Mitspielen
online-join-wrong = Das ist weder der Link noch der Code eines Tisches.

online-my-tables = Meine Tische
online-no-tables = Du hast keine offenen Tische.
online-finished-games = Beendete Partien
online-your-turn = Du bist am Zug
online-undo-asked = Jemand möchte eine Entscheidung zurücknehmen: Stimmst du zu?
online-can-begin = Alle sitzen: Du kannst beginnen
online-host-begins = Alle sitzen: Der Gastgeber beginnt
online-free-seats = { $number ->
    [one] { $number } Platz frei
   *[other] { $number } Plätze frei
}
# Whose turn it is, by name.
online-waits-for = Am Zug: { $who }
online-points = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}
online-replay = Aufzeichnung
online-gone = Diesen Tisch gibt es nicht mehr.
online-not-over = Diese Partie läuft noch.
online-not-yet = Die heutige Tagesaufgabe sehen andere erst, wenn der Tag vorbei ist, um Mitternacht (UTC).
online-forget = Diesen Tisch vergessen

online-new-table = Tisch eröffnen
online-new-table-hint = Jeder Platz ist für dich, für jemanden mit dem Link oder für einen Bot. Die Partie beginnt, wenn du es sagst.
online-begin = Tisch eröffnen
online-seat-me = Ich
online-seat-open = Frei für andere

# The expansions that are played.
online-kinds-base-game = Grundspiel
online-kinds-white-moon = White Moon
online-kinds-black-secret = Black Secret
online-kinds-both = White Moon und Black Secret
online-taoists = { $number ->
    [one] { $number } Taoist
   *[other] { $number } Taoisten
}

online-daily = Tagesaufgabe
online-daily-lead = Jeden Tag eine neue Partie, für alle die gleiche.
# How many Taoists one person plays.
online-daily-rules = Alle haben den gleichen Aufbau, die gleichen Karten und Würfe. { $taoists ->
    [1] Du spielst mit einem Taoisten.
    [2] Du spielst beide Taoisten.
   *[other] Du spielst alle { $taoists } Taoisten selbst.
}
online-daily-wu-feng = Wu-Feng wird von einem Bot gespielt.
online-first-counts = Dein erster Versuch zählt, wenn du ihn vor Mitternacht (UTC) beendest; in ihm gibt es keine Tipps. Weitere sind zur Übung, mit anderen Karten und Würfen. Aufzeichnungen anderer öffnen sich, wenn der Tag vorbei ist.
online-play-daily = Spielen
online-go-on-daily = Weiterspielen
online-play-daily-again = Noch einmal zur Übung spielen
online-previous-day = Tag davor
online-next-day = Tag danach
online-today = Heute
online-no-such-day = An diesem Tag hat sich niemand an der Tagesaufgabe versucht.
online-standings = Rangliste
online-nobody-yet = Noch hat niemand diese Tagesaufgabe beendet.
online-place = Platz
online-names = Name
online-score = Punkte
online-finished-at = Beendet

online-records = Bestenliste
online-records-lead = Das beste Ergebnis für jedes Spiel, jede Stufe und jede Zahl von Taoisten auf diesem Server.
online-which-game = Welches Spiel
online-all-games = Alle Spiele
online-no-record = Noch kein Ergebnis
online-records-wu-feng = Partien mit Black Secret gegen einen Bot stehen getrennt von denen gegen einen Menschen.
online-wu-fengs-bot = Wu-Feng: ein Bot
online-wu-fengs-person = Wu-Feng: ein Mensch
online-wu-fengs-older = Wu-Feng: nicht bekannt (ältere Ergebnisse)
online-aids-hints = mit Tipps
online-aids-chance = mit angezeigter Gewinnchance
online-aids-trial = mit ausprobierten anderen Wegen
online-aids-unknown = mit Hilfe

online-practice-reasons-finished = Den Versuch, der zählt, hast du schon beendet.
online-practice-reasons-no-player = Der Server hat nicht erfahren, wer spielt.
online-practice-reasons-network = Aus deinem Netz wurden heute schon alle Versuche begonnen, die zählen.
online-practice-reasons-unknown = Der Server lässt diesen Versuch nicht zählen.
online-practice-only = Du kannst zur Übung spielen: mit anderen Karten und Würfen und ohne Platz in der Rangliste.
online-practise = Zur Übung spielen

# The word to enter, in the form for a table.
online-word = Passwort für den Tisch
online-word-hint = Alle, die mitspielen oder zuschauen wollen, müssen es eingeben. Leer lassen, wenn der Link genügt.
