## The words of the set-up. Errors have no full stop: the number of the rule follows.

setup-who-begins = Who begins
setup-begins-random = Anybody, at random
# As one of the places of the Portal.
setup-portal-on = on this tile:
setup-portal-tile = Tile of the Portal
setup-arrange-hint = Choose a place and the tile that lies there. If that tile lies elsewhere already, the two swap places.
setup-shuffle = Shuffle
setup-reset = Reset
setup-left-out = Left out: { NAME($tiles, list: "comma") }

setup-no-players = A game takes one to four players
# How many players there are.
setup-colours = Choose { $players } different colours, one for each player
# Who was to begin.
setup-first = { $taoist } cannot begin: nobody plays this colour
setup-first-no-player = The first turn must be a player's
setup-tile-count = The village has nine tiles, not { $number }
setup-tile-twice = { $tile } is in the village twice; each tile is there once
setup-portal = The Portal cannot lie on { $tile }: this tile is not in the village
setup-boards = The four boards must be red, green, blue and yellow, each once
# The two powers of the board's colour.
setup-power = This board shows { $one } or { $other }
setup-not-opposite = Two players must sit opposite each other
setup-village = The village must have nine different tiles
setup-five-qi = Five Qi are an option of Initiation only
setup-school = The Kung-Fu School is a tile of White Moon, which is not played
setup-calligrapher = The Calligrapher is a tile of Black Secret, which is not played
# The power that the red board must show.
setup-solo-spires = If you play alone, the red board must show { $power }
