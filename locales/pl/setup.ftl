## The words of the set-up. Errors have no full stop: the number of the rule follows.

setup-who-begins = Kto zaczyna
setup-begins-random = Losowy gracz
# As one of the places of the Portal.
setup-portal-on = na tym kaflu:
setup-portal-tile = Kafel z Portalem
setup-arrange-hint = Wybierz miejsce i kafel, który ma tam leżeć. Jeśli leży już gdzie indziej, kafle zamienią się miejscami.
setup-shuffle = Potasuj
setup-reset = Przywróć
setup-left-out = Poza wioską: { NAME($tiles, list: "comma") }

setup-no-players = Gra jest dla jednego do czterech graczy
# How many players there are.
setup-colours = Każdy gracz musi mieć inny kolor (liczba graczy: { $players })
# Who was to begin.
setup-first = { $taoist } nie może zaczynać: nikt nie gra tym kolorem
setup-first-no-player = Pierwsza tura musi należeć do gracza
setup-tile-count = Wioska ma dziewięć kafli, a wybrano { $number }
setup-tile-twice = Kafel „{ $tile }” leży w wiosce dwa razy; każdy może tam być tylko raz
setup-portal = Portal nie może leżeć na kaflu „{ $tile }”: nie ma go w wiosce
setup-boards = Cztery plansze muszą być czerwona, zielona, niebieska i żółta, każda raz
# The two powers of the board's colour.
setup-power = Ta plansza ma moc „{ $one }” albo „{ $other }”
setup-not-opposite = Dwaj gracze muszą siedzieć naprzeciw siebie
setup-village = W wiosce musi być dziewięć różnych kafli
setup-five-qi = Pięć qi to opcja tylko poziomu „Początkujący”
setup-school = Szkoła Kung-fu to kafel z Białego Księżyca, a gracie bez niego
setup-calligrapher = Kaligraf to kafel z Mrocznego Sekretu, a gracie bez niego
# The power that the red board must show.
setup-solo-spires = W grze jednoosobowej czerwona plansza musi mieć moc „{ $power }”
