## Around the lessons, and the parts of a card.

learn-back = Zurück
# To a step from which one has gone back.
learn-forward = Wieder vor
learn-go-on = Weiter mit Lektion { $lesson }, Schritt { $step }
learn-card = Die Karte mit ihren Teilen
learn-part-resistance = Farbe und Widerstand:
learn-part-left = Linkes Symbol:
learn-part-middle = Mittleres Symbol:
learn-part-right = Rechtes Symbol:

## The story of the village: its tiles, and how hard it can be.

learn-places = Wer hier wohnt
learn-levels = Die vier Schwierigkeitsgrade

## The worked examples of the rulebooks.

learn-see-example = Zum Beispiel: { $title }
learn-example = Beispiel Schritt für Schritt
# What the book says of this moment.
learn-holds = Jetzt gilt:

# One thing about a position. $there: as in table-space.
fact-space = { CAPITAL($space) }: { $there }.
# $facts: sentences.
fact-taoist = { $taoist }: { $facts }
fact-dead = { $taoist } ist tot.
fact-dice = { $number ->
    [0] Kein Tao-Würfel ist frei
    [one] { $number } Tao-Würfel ist frei
   *[other] { $number } Tao-Würfel sind frei
}.
fact-mantra = Die Schriftrolle: { $space }.
fact-no-mantra = Die Schriftrolle liegt auf keinem Geist.
fact-discarded = Auf dem Ablagestapel: { $card }.
fact-goes-on = Das Spiel geht weiter.
fact-offered = Möglich: { $choice }.
# $rule: the number of the rule that forbids it.
fact-refused = Nicht möglich ({ $rule }): { $choice }.
fact-options = { $number ->
    [one] Es gibt { $number } Möglichkeit
   *[other] Es gibt { $number } Möglichkeiten
}.
# Three ghosts lie on it, but that is looked at only in the next Yin.
fact-no-overrun = Die volle Spieltafel kostet jetzt kein Qi.
