### Was auf dem Spieltisch liegt, ganz zu lesen, und das vergrößerte Brett.

reading-whole = Den ganzen Tisch zeigen
# $tiles: die Dorffelder vor einem Geist, vom nächsten zum fernsten.
reading-ahead = Davor: { NAME($tiles, list: "comma") }.
# Was kommt, und in wie vielen Zügen.
reading-foreseen = { $what } ({ $when }).
reading-now = Die Austreibung ist jetzt möglich.
# Auf einer Schaltfläche.
reading-roll = { $dice ->
    [0] Ohne Würfel austreiben
    [one] { $dice } Würfel werfen
   *[other] { $dice } Würfel werfen
}, { $chance }
# Eine Austreibung nach einer Bewegung dorthin.
reading-after-move = Nach einer Bewegung { NAME($tile, form: "to") }: { $chance }.
reading-hopeless = Kein Wurf reicht jetzt dafür.
reading-far = Die Austreibung geht nur { NAME($tile, form: "at") }, und das ist jetzt nicht zu erreichen.
reading-below = Aus den Katakomben ist keine Austreibung möglich.
reading-not-now = Jetzt ist keine Austreibung möglich: Sie ist eine Aktion in Yang.
# Es gibt mehr Möglichkeiten, als die Liste Zeilen hat.
reading-more-ways = { $number ->
    [one] { $number } weitere Möglichkeit
   *[other] { $number } weitere Möglichkeiten
}: Wähle oben Geister und Tao-Marker.
# Eine Zeile, die zu den Optionen führt, die nicht passen.
reading-more = Weitere Optionen
