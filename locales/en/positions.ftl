### What is wrong with something that was written: a position, a file of a replay, an option. Only programs say this, never the page.

# Words of the notation stay as they are in every language: tea-house, red-left, qi. So do the words that begin a line. What stands for a
# value, as N or PLACE, may be translated.

## What was expected in place of a word. Most of these follow "expected".

notation-expected = expected { $expected }
# $words: the written names as one of the messages data-one-of.
notation-named = { $thing }: { $words }
# The words that begin a choice, each time as data-one-of.
notation-choice = a choice: { $base }; in White Moon also { $white_moon }; in Black Secret also { $black_secret }
notation-portal = centre, edge, corner or a tile such as tea-house
notation-ending = won, or lost and why, such as lost all-dead
notation-fewer-dice = at most four dice
notation-nothing = nothing more on the line
notation-tile = a tile
notation-power = a power
# Of the nine places in the village, such as north-west.
notation-spot = a place
notation-family = a family
notation-artifact = an artifact
# Of the catacombs.
notation-token = a token
notation-demon = a demon
# Of chance: a roll, a drawn card.
notation-outcome = an outcome
notation-space = a space: a board and left, middle or right, such as red-left
notation-card = a card number from 1 to 96
notation-card-number = a card number
notation-incarnation-number = the number of an incarnation
notation-curse-number = the number of a curse
notation-mantra-number = the number of a Blood Mantra
notation-rule-number = a rule's number such as B51
notation-taoist-colour = the colour of a Taoist
notation-board-colour = the colour of a board
notation-tao-colour = the colour of a Tao
notation-ghost-colour = the colour of the ghosts
notation-tao-count = colours with their numbers from 0 to 4, such as red 2 black 1
notation-curse-face = what the Curse die shows
notation-die-face = the face of a die
notation-rerolled-dice = the dice to roll again, or curse
notation-exorcised-ghosts = the spaces of the exorcised ghosts, or nothing
notation-exorcised-demons = the exorcised demons, or nothing

## A line of an own data file; what is wrong with it is said in expansions.ftl.

data-line = line { $line }: { $problem }

## Lines of a written position.

position-line-wrong = line { $line }, "{ $text }": { $problem }
position-line = line { $line }, "{ $text }"
# Several lines.
position-lines = { $before }; { $line }
position-more-lines = { $number } more
# $lines: other lines without which this one would be right, as the messages above.
position-together-with = { $problem } (together with { $lines })
position-wrong-word = "{ $word }": { $problem }
position-card-not-called = card { $number } is not called { $name }
position-card-name = expected a card's name such as hopping-vampire, or its number from 1 to 96
position-turn = expected a board and how far its turn has come, such as turn red yang
position-one-word = expected one word, found { $number }
position-one-number = expected one number
position-colour-twice = { $colour } is named twice
position-card-twice = "{ $word }" is named twice
position-said-twice = this is said twice
position-colours = expected one or more colours, or none
position-spaces = expected one or more spaces, such as red-left, or none
position-names = expected one or more names, or none
position-too-long = a position has at most { $number } lines
# The words that begin a line, each time as data-one-of.
position-key = expected { $base }; for White Moon { $white_moon }; for Black Secret { $black_secret }
position-begins-step = "{ $word }" begins a step: steps and expectations come behind the line "play", the position before it
position-taoist = expected the colour of a Taoist or board
position-at = at: expected a tile
position-tao = tao: expected none, or colours with numbers such as red 1 black 2
position-yin-yang = yin-yang: expected yes or no
position-dead-holds = { $colour } is dead, lies on the Cemetery and holds nothing
position-is-player = { $colour } belongs to a player; write "taoist { $colour } ..."
position-is-neutral = the { $colour } board is neutral; write "board { $colour } qi N"
position-boards = expected the four boards clockwise from the north side
position-village = village: expected the nine tiles in three rows of three, a ! behind each haunted one
position-village-so-far = { $problem } (the village above has { $found } of its nine tiles)
position-ghost = expected a space and a card, such as ghost red-left zombie
position-two-ghosts = { $space } holds two ghosts
# $card: its number.
position-no-haunter = card { $card } cannot be on-stone: it is no haunter and has no figure
position-no-effect = card { $card } cannot be no-effect: it has no lasting effect
position-not-uncatchable = card { $card } cannot be caught: it is not Uncatchable
position-deck = deck: expected numbers of ghosts and incarnations from the top, such as 12 ghosts, incarnation, 10 ghosts
position-deck-too-large = deck: at most { $number } cards
position-no-incarnation = "{ $word }" is no incarnation; write discard for ghosts
# $what: a word of the notation, or one of the three messages that follow.
position-needs-white-moon = "{ $what }" belongs to White Moon: add the line "white-moon" to the position
position-needs-black-secret = "{ $what }" belongs to Black Secret: add the line "black-secret" to the position
position-card = card { $card }
position-curse = curse { $curse }
position-mantra = mantra { $mantra }
# $which: base or moon.
position-other-incarnations = card { $card } is not among the incarnations of this game: write "white-moon incarnations { $which }" or "white-moon incarnations both"
position-needs-buddhas = card { $card } is in the game only where both the temple and the pavilion are in the village
position-not-in-village = "{ $tile }" is not in the village, which is { $village }; other tiles need the line "village" and three lines of three tiles
position-white-moon-word = expected portal PLACE or incarnations base, moon or both
position-white-moon = expected portal PLACE and incarnations base, moon or both
position-villagers = expected a tile and its one to three villagers from the top, such as villagers altar li ? ?
position-crystals = expected colours with numbers, such as crystals red 2, or none
position-artifacts = expected a colour and artifacts
position-black-secret = expected catacombs a or b and demons a or b, the sides that are used
position-stack = expected a tile and how many tokens lie under it, such as stack altar 2
position-stack-height = a stack has at most 4 tokens
position-unseen-tokens = expected a set from 1 to 4 and its tokens that nobody has seen, such as 2 earth 3 bones 1
position-demon = expected a demon and the tile above it, such as demon seeker altar
position-shadow = expected on or under and a tile, such as shadow on altar
position-blood-mantra = expected the number of a mantra and the Qi on it, such as blood-mantra 3 1
position-no-mantra-place = there is no place for a further mantra of level { $level }
position-no-incarnation-in-hand = card { $card } is no incarnation and cannot be in Wu-Feng's hand
position-curses = expected the numbers of curses, or none

## Positions that cannot occur. What the lines do not say is as at the start of the game.

position-impossible = this position cannot occur: { $problem }
# $held: a list of colours with numbers, such as red 3, and of the messages below.
position-tao-held = { $problem }; here are { NAME($held, list: "comma") }, those that each Taoist has at the start unless his line says otherwise among them
position-circle-holds = the Circle { $number }
position-out-of-game = out of the game { $number }
position-qi-held = { $problem }; here are { NAME($held, list: "comma") }
position-mantras-hold = mantras { $number }
position-villager-on-haunted = no villager can be on the haunted { $tile }
# $spot: north, south-west and so on, as the notation has it.
position-no-corner = the { $tile } is in the { $spot }, which is no corner and has no pedestal
position-stack-too-high = the stack under the { $tile } has { $number } tokens, more than the unseen tokens of its sets allow; lower it with "stack { $tile } N"
position-ladder-under-haunted = the haunted { $tile } has no ladder
position-of-other-game = it is of a game that began otherwise
position-not-yang = expected a moment of Yang

layout-too-many-tao = there are only four { $tao } Tao
layout-too-many-qi = there are only { $number } Qi
layout-dead-has-things = { $taoist } has no Qi, so is dead and can hold nothing
layout-neutral-has-things = the { $board } board is neutral and holds at most 3 Qi and nothing else
layout-nobody-lives = at least one Taoist must live
layout-too-many-buddhas = there are only two Buddhas
layout-buddha-under-ghost = { $space } cannot hold both a ghost and a Buddha
layout-too-many-tokens = there are more power tokens than the game has with so many players
layout-card-twice = card { $card } is in two places
layout-card-unseen-in-play = card { $card } is in play and cannot be unseen
layout-figure-without-haunter = { $space } has no haunter whose figure could be on a stone
layout-effect-without-icon = { $space } has no card with a lasting effect
layout-too-many-dice = only three Tao dice can be held
layout-mantra-without-ghost = { $space } has no ghost for the Mantra
layout-mantra-without-power = the Mantra needs the yellow board with mantra, its power not off
layout-caught-without-uncatchable = only Uncatchable (57) can have met a Buddha
layout-deck-too-large = the deck has more cards of a kind than are unseen
layout-deck-empty = the deck is empty and an incarnation is not exorcised: the game is lost
layout-no-incarnation = the game needs an incarnation in play or in the deck
layout-too-many-incarnations = more incarnations are exorcised than were seen
layout-already-won = every incarnation is exorcised: the game is won
layout-already-lost = so many haunted tiles lose the game
layout-yang-of-nobody = { $board } has no living player and so no Yang
layout-wrong-stage = these actions do not fit the stage of the turn
layout-borrowed-from-player = power tokens borrow the power of neutral boards only
layout-used-not-owned = only the own power and borrowed ones can have been used
layout-too-many-fresh-buddhas = more Buddhas taken this turn than are in hand
layout-not-of-this-game = card { $card } is not in this game

## Of White Moon.

layout-white-moon-not-played = White Moon's pieces are there without White Moon, or the other way round
layout-too-many-villagers = the family { $family } has only { $number }
layout-too-many-unknown = more villagers lie face down than nobody has seen
layout-villager-on-haunted = no villager can be on the haunted tile in the { $spot }
layout-graveyard-full = { $number } dead villagers lose the game
layout-too-many-crystals = there are only { $number } crystals
layout-too-many-fresh-crystals = more crystals gained this turn than are in hand
layout-held-by-dead = { $taoist } is no living Taoist and can neither hold crystals or artifacts nor lie down
layout-no-corner = the tile in the { $spot } is no corner and has no pedestal
layout-su-ling-before-incarnation = Su-Ling cannot stand before the incarnation on { $space }
layout-su-ling-held = the Howling Ondine (78) holds Su-Ling
layout-artifact-twice = there is only one { $artifact }
layout-artifact-not-earned = { $artifact } is held, but the family that gives it is not saved

## Of Black Secret.

layout-black-secret-not-played = Black Secret's pieces are there without Black Secret, or the other way round
layout-too-many-catacomb-tokens = more { $token } tokens are unseen than their set has
layout-stack-too-high = the stack in the { $spot } is higher than the unseen tokens of its sets allow
layout-ladder-under-haunted = the haunted tile in the { $spot } has no ladder
layout-too-many-skeletons = Wu-Feng has only { $number } skeletons, and there are only four Bones tokens
layout-two-skeletons = { $space } holds two skeletons
layout-skeleton-on-card = { $space } holds a card or a Buddha and so no skeleton
layout-below-is-dead = { $taoist } is no living Taoist and cannot be in the catacombs
layout-curse-not-of-game = curse { $curse } is not in this game
layout-curse-twice = curse { $curse } is both face up and in the pyramid
layout-curse-of-closed-level = curse { $curse } is of level { $level }, whose curses lie face down until two of level { $below } are in the pyramid
layout-pyramid = a level of the pyramid holds at most one curse fewer than the level below, the lowest four
layout-too-many-curses = only { $number } curses of level { $level } are drawn
layout-mantra-not-of-game = mantra { $mantra } is not in this game
layout-mantra-twice = mantra { $mantra } is there twice
layout-mantra-full = mantra { $mantra } is full and would take effect
layout-too-many-urns = there are only { $number } urns
layout-shadow-without-urns = the Shadow comes with the third urn, and not before
layout-demon-beside-shadow = { $demon } is at home for good once the Shadow has come
layout-mantra-on-nobody = { $demon } is at home and cannot have the Mantra
layout-in-hand = card { $card } cannot be in Wu-Feng's hand
layout-hidden = all cards of Wu-Feng's hand must be told

## Set-ups, with the written names of things.

setting-boards = the four boards must be red, green, blue and yellow, each once
setting-power = the { $board } board shows { $one } or { $other }
setting-no-players = there must be one to four players
setting-not-opposite = two players must sit opposite each other
setting-first = the first turn must be a player's
setting-village = the village must have nine different tiles
setting-school = the school is a tile of White Moon
setting-calligrapher = the calligrapher is a tile of Black Secret
setting-five-qi = five Qi are an option of Initiation only
setting-solo-spires = in a solo game the red board must show spires

deal-players = there must be one to four players, not { $players }
deal-colours = expected { $players } different colours, one for each player
deal-first = { $colour } cannot begin, since { $colour } does not play
deal-tile-count = the village must have nine tiles, found { $number }
deal-tile-twice = { $tile } is in the village twice; the nine tiles must be different
deal-portal = the Portal cannot lie on { $tile }, which is not in the village
deal-rule = { $problem } (rule { $rule })

## Files of replays, and links.

replay-file-json = not a readable replay: { $problem }
replay-file-format = not a replay: "format" must be "{ $format }"
replay-file-version = version { $version } cannot be read: this program reads versions 1 to { $last }
# A field of the file, or the link.
replay-file-field = { $field }: { $problem }
replay-file-start = the start is not one of the game's: { $problem }
replay-file-position = the start position: { $problem }
replay-file-step = step { $step }, "{ $text }": { $problem }
replay-file-one-start = expected exactly one of "setup" and "position"
replay-file-both-or-neither = expected both "{ $one }" and "{ $other }", or neither
replay-file-data-unused = data of an expansion, but neither White Moon nor Black Secret is played
link-too-long = it holds more than 1 MB, which no game needs
link-damaged = it is damaged; a part is missing or was changed on the way
link-without-game = it holds no game; expected #replay= and a text that begins with a digit
