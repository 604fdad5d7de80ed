## The words of the set-up. Errors have no full stop: the number of the rule follows.

setup-who-begins = Wer beginnt
setup-begins-random = Wird ausgelost
# As one of the places of the Portal.
setup-portal-on = auf diesem Dorffeld:
setup-portal-tile = Dorffeld mit dem Portal
setup-arrange-hint = Wähle einen Platz und das Dorffeld, das dort liegt. Liegt es schon woanders, tauschen die beiden.
setup-shuffle = Mischen
setup-reset = Zurücksetzen
setup-left-out = Nicht dabei: { NAME($tiles, list: "comma") }

setup-no-players = Zum Spiel gehören ein bis vier Spieler
# How many players there are.
setup-colours = Jeder Spieler braucht eine eigene Farbe (Spieler: { $players })
# Who was to begin.
setup-first = { $taoist } kann nicht beginnen: Niemand spielt diese Farbe
setup-first-no-player = Der erste Zug muss einem Spieler gehören
setup-tile-count = Das Dorf hat neun Dorffelder, nicht { $number }
setup-tile-twice = „{ $tile }“ liegt zweimal im Dorf; jedes Dorffeld gibt es nur einmal
setup-portal = Das Portal kann nicht auf „{ $tile }“ liegen: Dieses Dorffeld ist nicht im Dorf
setup-boards = Die vier Spieltafeln müssen Rot, Grün, Blau und Gelb sein, jede einmal
# The two powers of the board's colour.
setup-power = Diese Spieltafel zeigt „{ $one }“ oder „{ $other }“
setup-not-opposite = Zwei Spieler müssen einander gegenübersitzen
setup-village = Das Dorf muss neun verschiedene Dorffelder haben
setup-five-qi = Fünf Qi gibt es nur auf der Stufe „Anfänger“
setup-school = Die Kung-Fu-Schule gehört zu White Moon, das nicht gespielt wird
setup-calligrapher = Der Kalligraf gehört zu Black Secret, das nicht gespielt wird
# The power that the red board must show.
setup-solo-spires = Wer allein spielt, braucht auf der roten Spieltafel „{ $power }“
