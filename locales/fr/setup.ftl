## The words of the set-up. Errors have no full stop: the number of the rule follows.

setup-who-begins = Qui commence
setup-begins-random = N'importe qui, au hasard
# As one of the places of the Portal.
setup-portal-on = sur cette tuile :
setup-portal-tile = Tuile du portail
setup-arrange-hint = Choisissez une place et la tuile à y mettre. Si cette tuile est déjà ailleurs, les deux échangent leurs places.
setup-shuffle = Mélanger
setup-reset = Rétablir
setup-left-out = Hors du village : { NAME($tiles, list: "comma") }

setup-no-players = Il faut entre un et quatre joueurs
# How many players there are.
setup-colours = { $players ->
    [one] Choisissez une seule couleur
   *[other] Choisissez { $players } couleurs différentes, une par joueur
}
# Who was to begin.
setup-first = { $taoist } ne peut pas commencer : personne ne joue cette couleur
setup-first-no-player = Le premier tour doit être celui d'un joueur
setup-tile-count = Le village compte neuf tuiles, et non { $number }
setup-tile-twice = « { $tile } » est deux fois dans le village ; chaque tuile n'y est qu'une fois
setup-portal = Le portail ne peut pas être sur « { $tile } » : cette tuile n'est pas dans le village
setup-boards = Les quatre plateaux doivent être le rouge, le vert, le bleu et le jaune, chacun une fois
# The two powers of the board's colour.
setup-power = Ce plateau montre « { $one } » ou « { $other } »
setup-not-opposite = Deux joueurs doivent se faire face
setup-village = Le village doit compter neuf tuiles différentes
setup-five-qi = On ne commence avec 5 Qi qu'au niveau « Initiation »
setup-school = L'École de kung-fu est une tuile de White Moon, qui n'est pas en jeu
setup-calligrapher = Le Calligraphe est une tuile de Black Secret, qui n'est pas en jeu
# The power that the red board must show.
setup-solo-spires = Si vous jouez seul, le plateau rouge doit montrer « { $power } »
