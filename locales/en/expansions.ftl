## White Moon on the page.

white-moon-title = White Moon
white-moon-play = Play with White Moon
white-moon-hint = Villagers to lead to the Portal, Su-Ling, Moon Crystals and the Mystic Barrier, the Kung-Fu School, ten more ghosts and six more incarnations.
white-moon-portal = Portal
white-moon-portals-centre = in the centre
white-moon-portals-edge = on an edge: 2 points more
white-moon-portals-corner = in a corner: 4 points more
white-moon-incarnations = Incarnations
white-moon-which-base-game = of the base game
white-moon-which-white-moon = of White Moon
white-moon-which-both = of both
white-moon-tiles = Tiles
# The School in the Watchman's place, or at random.
white-moon-tile-kinds-school = the Kung-Fu School in place of the Night Watchman's Beat
white-moon-tile-kinds-random = nine of all ten at random

white-moon-families = Families
white-moon-families-hint = What a villager's death does, and what a whole family gives when all of it is saved.
# A family with how many there are.
white-moon-family = { $family } family: { $number ->
    [one] { $number } villager
   *[other] { $number } villagers
}
# How many of so many are saved, and how many died.
white-moon-family-stands = { $dead ->
    [0] { $saved } of { $size } saved
   *[other] { $saved } of { $size } saved, { $dead } dead
}
white-moon-death = A death
white-moon-reward = All saved
white-moon-villagers = { $number ->
    [one] { $number } villager
   *[other] { $number } villagers
}
# Which villagers lie below the top one. $known: the families that are known; $unseen: how many nobody has seen; $villagers: both as one list, which ends with the message below.
white-moon-below = { COUNT($known) ->
    [0] Below: { $villagers }.
   *[other] { $unseen ->
        [0] Below: { $villagers }.
       *[other] Below: { $known }, and { $unseen } nobody has seen yet.
    }
}
white-moon-unseen = { $unseen ->
    [one] { $unseen } villager
   *[other] { $unseen } villagers
} nobody has seen yet
white-moon-shelter = Shelter
white-moon-shelter-help = The saved villagers. When the last of a family comes here, the player on turn is thanked. Each one counts 1 point.
white-moon-graveyard = Graveyard
white-moon-graveyard-help = The dead villagers. When 12 lie here, the game is lost.
white-moon-portal-help = A Taoist on this tile can rescue its top villager, instead of asking for help or exorcising.
white-moon-portal-held = The Gate Keeper holds the Portal: nobody can be rescued until it is exorcised.
white-moon-su-ling = Su-Ling
white-moon-su-ling-help = At the end of a turn in which a villager died, the Curse die was rolled or a tile was haunted, she may be placed before a space. The middle stone of the ghost behind her does nothing. At an end of a board she lets a crystal be put on the pedestal there.
white-moon-su-ling-waits = She waits beside the table.
white-moon-su-ling-held = The Howling Ondine holds her until it is exorcised.
white-moon-crystals = Moon Crystals
white-moon-crystal-help = A crystal counts as any colour in an exorcism, and can be put on a pedestal. A white die of the Herbalist gives one, and so do some ghosts.
white-moon-holds-crystals = { $number ->
    [one] Holds { $number } Moon Crystal.
   *[other] Holds { $number } Moon Crystals.
}
white-moon-pedestal = Pedestal
white-moon-pedestal-help = At the end of his turn a Taoist on this corner may put a crystal here that he got on an earlier turn. The fourth brings the Mystic Barrier.
white-moon-pedestal-lit = A crystal lies on it.
white-moon-artifacts = Artifacts
white-moon-held-by = { $taoist } has it.
white-moon-lying = Knocked down: the next move is spent standing up.

white-moon-barrier = The Mystic Barrier
white-moon-barrier-hint = For each board in turn: a crystal saves a villager, or four dice and any of the crystals beat ghosts of that board.
white-moon-barrier-at = Now { $board }
white-moon-barrier-crystals = { $number ->
    [one] { $number } crystal left
   *[other] { $number } crystals left
}
white-moon-at-least = at least { $number }

white-moon-reconstructed = Reconstructed: the printed icon was not available.
white-moon-secondary = From a source other than the component itself.
white-moon-data-open = Open a data file
white-moon-data-ours = Save our data as a file
white-moon-data-forget = Use our data again
white-moon-data-wrong = Line { $line } of the file cannot be read, so nothing was changed: { $problem }.

# $family is none where nobody knows the villager yet.
white-moon-flees = { $family ->
    [none] The villager flees to the { $tile }.
   *[other] The villager of the { $family } family flees to the { $tile }.
}
white-moon-dies = { $family ->
    [none] The villager on the { $tile } dies.
   *[other] The villager of the { $family } family on the { $tile } dies.
}
white-moon-picked-dies = A visible villager of your choice dies.
white-moon-shifts = The { $card } moves to { $space }.

white-moon-icons-devourer = Devourer: it devours the first villager ahead on each turn of its board.
white-moon-icons-devour = The first villager ahead is devoured.
white-moon-icons-kill-villager = A visible villager of your choice dies.
white-moon-icons-lay-down = All Taoists are knocked down.
white-moon-icons-lowest-leave = The two lowest ghosts of the deck leave the game.
white-moon-icons-holds-portal = It holds the Portal.
white-moon-icons-holds-su-ling = It holds Su-Ling.
white-moon-icons-brings-ghost = A ghost enters when the turn of its board starts.
white-moon-icons-shapeshifter = It moves to the next free space when the turn of its board starts.
white-moon-icons-gain-crystal = Reward: a Moon Crystal.
white-moon-icons-gain-qi-yin-yang-crystal = Reward: 1 Qi and a Yin-Yang for the group, and a Moon Crystal.
white-moon-icons-crystal = A Moon Crystal: any colour, or a step towards the Mystic Barrier.
white-moon-icons-pedestal = A pedestal: four crystals bring the Mystic Barrier.
white-moon-icons-portal = The Portal: villagers are rescued here.
white-moon-icons-su-ling = Su-Ling: the ghost behind her does not use its middle stone.
white-moon-icons-lying = A Taoist who was knocked down.
white-moon-icons-reconstructed = A value that is ours, because what is printed could not be found.
white-moon-lesson = Learn White Moon
white-moon-lesson-long = The second lesson: villagers, Su-Ling and crystals
white-moon-first-lesson = The first game

## Black Secret on the page.

black-secret-title = Black Secret
black-secret-play = Play with Black Secret
black-secret-hint = One player is Wu-Feng: he has demons who search the Catacombs under the village, curses and the Shadow. The Taoists have Blood Mantras, ladders and the Calligrapher. Ten more ghosts and five more incarnations.
black-secret-wu-feng = Wu-Feng
# Who plays Wu-Feng, a person or a bot: label and choices.
black-secret-who = Who plays Wu-Feng
# How many there are besides Wu-Feng, in the form.
black-secret-taoists = Taoists
black-secret-players-person = A person
black-secret-players-bot = A bot
# Behind Wu-Feng's name where a bot plays him.
black-secret-bot = bot
black-secret-thinking = Wu-Feng is thinking…
black-secret-catacombs-side = Side of the Catacombs
black-secret-board-side = Side of Wu-Feng's board
black-secret-sides-a = Side A
black-secret-sides-b = Side B
black-secret-sides-random = At random
black-secret-side = side { $side }
black-secret-tiles = Tiles
# The Calligrapher in the Watchman's place, or at random.
black-secret-tile-kinds-calligrapher = the Calligrapher in place of the Night Watchman's Beat
black-secret-tile-kinds-random = nine of all ten at random
# The same with White Moon.
black-secret-tile-kinds-with-white-moon-school-and-calligrapher = the Kung-Fu School in place of the Night Watchman's Beat, the Calligrapher in place of a random other tile
black-secret-tile-kinds-with-white-moon-random = nine of all eleven at random

black-secret-village = Village
black-secret-catacombs = Catacombs
black-secret-show-village = Show the village
black-secret-show-catacombs = Show the Catacombs
black-secret-catacombs-help = Under each tile lies a space of the Catacombs. Demons search the tokens there for three Urns. A Taoist who goes down a ladder can exorcise the demons on the same space.
# The space under a tile.
black-secret-space = The space under the { $tile }
black-secret-space-colour = Its colour is { $tao }: demons on it have that colour.
black-secret-entrance = Entrance
black-secret-entrance-help = Summoned demons come into the Catacombs here.
black-secret-ladder = Ladder
black-secret-ladder-help = After the move a Taoist may go down or up here. When the tile turns haunted, the ladder leaves, and only a Blood Mantra puts it back.
black-secret-no-ladder = There is no ladder here.
black-secret-tokens = { $number ->
    [one] { $number } token left
   *[other] { $number } tokens left
}
black-secret-no-tokens = No token is left here.
black-secret-tokens-help = A demon that searches turns up the top token. Nobody knows what it is before.
# What may lie on top.
black-secret-on-top = May lie on top: { $tokens }.

black-secret-board = Wu-Feng's board
black-secret-board-help = Its side sets the traits of the demons. Demons at home, skeletons, Urns and curses lie here.
black-secret-hand = Wu-Feng's hand
black-secret-hand-help = For a Summoning card Wu-Feng draws an incarnation and then plays one of his hand. Urns and some curses only let him draw.
black-secret-in-hand = { $number ->
    [one] { $number } incarnation in hand
   *[other] { $number } incarnations in hand
}
black-secret-hand-hidden = Only Wu-Feng sees which ones.
black-secret-hand-empty = Wu-Feng holds no incarnation.
black-secret-pile = { $number ->
    [one] { $number } incarnation in the pile
   *[other] { $number } incarnations in the pile
}
black-secret-pile-help = The incarnations that Wu-Feng may still draw, shuffled.
black-secret-pyramid = Pyramid
black-secret-pyramid-help = Thrown curses lie here: up to four of level 1, three of level 2, two of level 3 and one of level 4, each level with fewer than the one below. The second curse of a level opens the next. After a curse of level 4 all curses are drawn anew.
black-secret-level = Level { $number }
black-secret-level-open = open
black-secret-level-closed = closed
black-secret-free-place = A free place
black-secret-curses = Curses
black-secret-curses-help = Wu-Feng may discard a drawn ghost to throw a face-up curse of its colour; a black ghost is good for any. The pyramid must have a free place of its level.
black-secret-curses-up = Face-up curses
black-secret-curses-thrown = Curses thrown
black-secret-no-curses = Wu-Feng may throw no curse now.
black-secret-curse-unknown = Nobody knows these curses until their level opens.
# How a face-up curse stands: it could be thrown, has no free place, or lies in the pyramid.
black-secret-curse-ready = It can be thrown now.
black-secret-curse-waits = The pyramid has no free place for it now.
black-secret-curse-thrown = It lies in the pyramid: it was thrown.
# Level and colour of a curse.
black-secret-curse-kind = level { $level }, { $tao }
black-secret-mantras = Blood Mantras
black-secret-mantras-help = Every Qi that is lost goes on a Blood Mantra of the loser's choice. A full one takes effect at once, leaves the game and is replaced by another of its level.
# How many Qi lie on a mantra, and how many it takes.
black-secret-mantra-qi = { $have } of { $need } Qi
black-secret-no-mantras = No Blood Mantra is left.
black-secret-demons = Demons
black-secret-demons-help = Wu-Feng may discard a drawn ghost to summon a demon that costs no more than its resistance. Before each living player's Yin every demon in the Catacombs moves one space or searches.
black-secret-at-home = at home on Wu-Feng's board
black-secret-home-for-good = at home for good, since the Shadow came
black-secret-cost = cost { $number }
black-secret-resistance = resistance { $number }
black-secret-has-mantra = The Mantra lies on it.
black-secret-shadow = The Shadow
black-secret-shadow-help = Before each living player's Yin it moves anywhere, or attacks the Taoists on its place with three Tao dice, of which each black face costs 1 Qi, or on a tile without Taoists rolls the Curse die on the active Taoist. It cannot be exorcised.
black-secret-shadow-waits = The third Urn brings it.
black-secret-shadowed = The Shadow is here: this tile gives no help.
black-secret-urns = { $number } of 3 Urns
black-secret-urns-help = For each Urn Wu-Feng draws an incarnation. The third brings the Shadow.
black-secret-skeleton = Skeleton
black-secret-skeleton-help = It occupies its space like a ghost and has resistance 1 in the colour of its board. It has no stones and gives no reward.
black-secret-skeletons-left = { $number ->
    [one] { $number } skeleton left
   *[other] { $number } skeletons left
}

# For the details of a Taoist.
black-secret-below = In the Catacombs under the { $tile }.
black-secret-brotherhood = Blood Brotherhood
black-secret-brotherhood-help = A Taoist with exactly 1 Qi may also use the power of the opposite board.
# Which power the brother lends.
black-secret-brother = Also has { $power }.
black-secret-power-off = No power until the end of its next turn, by a curse.

black-secret-cover-title = Wu-Feng's turn
black-secret-cover-text = Everybody else looks away now: Wu-Feng's hand will be shown.
black-secret-cover-button = I am Wu-Feng: show it
black-secret-back-title = Hand the screen back
black-secret-back-text = Wu-Feng's hand is covered again. It is the Taoists' turn to decide.
black-secret-back-button = Go on
# On buttons: to see the own hand, and to cover it again.
black-secret-look = Look at the hand
black-secret-hide = Hide the hand
# Whose chance to win it is.
black-secret-taoists-chance = The Taoists' chance to win
black-secret-wu-fengs-chance = Wu-Feng's chance to win

black-secret-deck-help = Ghosts, with Summoning cards among them. When Wu-Feng draws the last card, he has won.
black-secret-summonings = { $number ->
    [one] { $number } Summoning card
   *[other] { $number } Summoning cards
}
black-secret-summoning-in = { $cards ->
    [0] Summoning is next
   *[other] Summoning in { $cards }
}
black-secret-no-summoning = no Summoning card left
black-secret-reconstructed = Some values of Black Secret could not be found: those marked with a question mark are ours.

black-secret-taoists-won = The Taoists have won: Wu-Feng is driven out of the village.
black-secret-wu-feng-won = Wu-Feng has won: the village is his.
black-secret-score = Black Secret: 5 points for a win, 5 off for a loss

# What the coming turns bring.
black-secret-demons-act = Wu-Feng's demons act: { $demons }.
black-secret-shadow-acts = The Shadow acts.
black-secret-activates-demon = { $card }: Wu-Feng activates a demon.
black-secret-places-skeleton = { $card }: Wu-Feng may place a skeleton.
black-secret-summoning = A Summoning card: an incarnation comes.
black-secret-wu-feng-draws = Wu-Feng draws a ghost: he places it, summons a demon or throws a curse.

black-secret-icons-activate-demon = Wu-Feng activates a demon.
black-secret-icons-throw-curse = Wu-Feng may throw a curse of any colour.
black-secret-icons-puppets = Wu-Feng may place skeletons.
black-secret-icons-discard-stack = Wu-Feng turns up and discards a stack of the Catacombs; only Urns count.
black-secret-icons-no-yin-yang = Nobody may spend a Yin-Yang.
black-secret-icons-qi-to-bank = Lost Qi goes to the bank.
black-secret-icons-any-curse = Wu-Feng's curses need not have the colour of the card.
black-secret-icons-yin-yang-and-mantra = Reward: a Yin-Yang for the group, and 1 Qi from the bank on a Blood Mantra.
# The two chapters of the tutorial, each with its title and what it is about.
black-secret-lesson-taoists = Black Secret for Taoists
black-secret-lesson-taoists-long = Ladders, demons in the Catacombs and Blood Mantras
black-secret-lesson-wu-feng = Black Secret for Wu-Feng
black-secret-lesson-wu-feng-long = Ghosts, demons and curses, from the other side of the table

## What is wrong with a line of an own data file. Words of the file stay as they are: colour=, tao, family. What stands for a name or a number may be translated.

data-kind = expected family NAME, ghost NUMBER from 66 to 75 or 82 to 91, incarnation NUMBER from 76 to 81 or 92 to 96, demon NAME, curse NUMBER from 1 to 32, mantra NUMBER from 1 to 21, tokens KIND or catacombs SIDE, then its values; or artifact NAME
data-unknown = expected NAME=VALUE, each once: death and reward of a family; colour, resistance, left, middle and right of a ghost; colour, resistance and, in White Moon, crystal of an incarnation; cost and resistance of a demon; level, colour, moon and effect of a curse; level, moon and effect of a mantra; set1 to set4 of tokens
# $expected: one of the three messages that follow.
data-value = { $name }= expects { $expected }
# $words: all but the last.
data-one-of = { NAME($words, list: "comma") } or { $last }
data-number = a number from { $from } to { $to }
data-board = board: it has the colour of its board
data-missing = { $name }= is missing
data-family-twice = the family { $family } is there twice
data-card-twice = card { $card } is there twice
data-mark-twice = the artifact { $artifact } is there twice
data-artifact-twice = { $artifact } is given by two families, but there is only one; tell what the other one gives
data-side-twice = this side of the catacombs is there twice
data-token-twice = this kind of token is there twice
data-demon-twice = this demon is there twice
data-curse-twice = this curse is there twice
data-mantra-twice = this mantra is there twice
data-not-nine = set { $set } of the tokens must have nine in all
data-urns = there are three urns in all sets together
data-catacombs = catacombs a and catacombs b have nine colours each, red, green, blue, yellow or black, two of them with *
