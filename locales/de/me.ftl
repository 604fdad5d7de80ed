## Eigene Tische und beendete Spiele auf einem anderen Gerät: der persönliche Schlüssel, wie er dorthin kommt und was aufbewahrt wird.

me-title = Anderes Gerät
me-lead = Deine Plätze an Tischen und deine beendeten Spiele bewahrt dieser Browser auf. Mit einem persönlichen Schlüssel hat sie auch ein anderer. Sie werden hier verschlüsselt, bevor sie zum Server gehen: Er weiß nur, wie viel es ist und wann es kam.
me-begin = Meine Tische auch auf einem anderen Gerät behalten
me-restore-title = Alles hierher holen
me-restore = Aufgeschriebener Code des anderen Geräts
me-bring = Hierher holen
me-bad-code = Das ist kein vollständiger Code. Er hat sieben Gruppen aus vier Buchstaben und Ziffern; bitte prüfe jede davon.
me-offered = Dieser Link holt die Tische und Spiele eines anderen Geräts hierher. Von da an bewahren beide dasselbe auf. Mach nur weiter, wenn der Link dein eigener ist: Wer ihn hat, kann sich auf deine Plätze setzen.
me-accept = Es ist meiner, hol sie
me-decline = Nein
me-take-title = Alles mitnehmen
me-scan = Scanne das Bild mit dem anderen Gerät oder öffne dort den Link.
me-picture = Der Link als QR-Code
me-link = Link
me-code = Code zum Aufschreiben
me-code-hint = Schreib ihn auf: Er bringt auch alles zurück, wenn dieser Browser es vergisst. Behalte ihn für dich, denn wer ihn hat, kann sich auf deine Plätze setzen.
me-kept-title = Was über mich aufbewahrt wird
me-kept-name = Name: { $name }
me-kept-tables = { $number ->
    [one] { $number } Tisch mit meinem Platz
   *[other] { $number } Tische mit meinen Plätzen
}
me-kept-games = { $number ->
    [one] { $number } beendetes Spiel
   *[other] { $number } beendete Spiele
}
# How many kilobytes, and when it was changed last.
me-kept-there = Auf dem Server, verschlüsselt: { $size } kB, zuletzt geändert { $when }
me-kept-until = Der Server entfernt es, wenn es ein Jahr lang niemand benutzt hat.
me-left-out = { $number ->
    [one] Das älteste Spiel hat auf dem Server keinen Platz; es bleibt in diesem Browser.
   *[other] Die { $number } ältesten Spiele haben auf dem Server keinen Platz; sie bleiben in diesem Browser.
}
me-stop = Auf diesem Gerät beenden
me-stop-hint = Was aufbewahrt wird, bleibt auf dem Server; der Code bringt es zurück.
me-delete = Vom Server löschen
me-delete-here = Auch meine Tische und Spiele in diesem Browser vergessen
me-deleted = Es ist vom Server gelöscht.
me-gone = Was aufbewahrt wurde, ist nicht mehr auf dem Server: Es wurde auf einem anderen Gerät gelöscht oder ein Jahr lang nicht benutzt. Dieser Browser behält das Seine.
me-nothing = Unter diesem Code ist nichts aufbewahrt. Vielleicht wurde es gelöscht.
