### The names of things, and the words that join them.

# A line such as forms-card says which forms every name of a kind has: the attributes of its message.
# A sentence asks for one with { NAME($card, form: "number") }.

## Lists.

list-and = { $all } and { $next }
list-comma = { $all }, { $next }
list-plain = { $all } { $next }

## Tiles of the village, without an article.

tile-cemetery = Cemetery
tile-altar = Taoist Altar
tile-herbalist = Herbalist's Shop
tile-hut = Sorcerer's Hut
tile-watchman = Night Watchman's Beat
tile-temple = Buddhist Temple
tile-circle = Circle of Prayer
tile-pavilion = Pavilion of the Heavenly Winds
tile-tea-house = Tea House
tile-school = Kung-Fu School
tile-calligrapher = Calligrapher

## Taoists, called by their colours, and Wu-Feng.

taoist-red = Red
taoist-green = Green
taoist-blue = Blue
taoist-yellow = Yellow
taoist-wu-feng = Wu-Feng

## Boards, and colours as adjectives alone.

board-red = the red board
board-green = the green board
board-blue = the blue board
board-yellow = the yellow board

colour-red = red
colour-green = green
colour-blue = blue
colour-yellow = yellow

## Spaces of the boards.

space-red-left = the left space of the red board
space-red-middle = the middle space of the red board
space-red-right = the right space of the red board
space-green-left = the left space of the green board
space-green-middle = the middle space of the green board
space-green-right = the right space of the green board
space-blue-left = the left space of the blue board
space-blue-middle = the middle space of the blue board
space-blue-right = the right space of the blue board
space-yellow-left = the left space of the yellow board
space-yellow-middle = the middle space of the yellow board
space-yellow-right = the right space of the yellow board

## A board and its spaces by the person who plays them.

whose = { $name }'s
board-of-person = { $whose } board
space-of-person-left = the left space of { $whose } board
space-of-person-middle = the middle space of { $whose } board
space-of-person-right = the right space of { $whose } board

slot-left = left
slot-middle = middle
slot-right = right

## Colours of Tao, as adjectives.

tao-red = red
tao-green = green
tao-blue = blue
tao-yellow = yellow
tao-black = black

# So many tokens of a colour, for a list of what somebody has: "1 red, 2 black".
# With the noun, as what is spent, kept or lent: "1 red Tao and 2 black Tao".
tao-number = { $number } { $tao }
    .tokens = { $number } { $tao } Tao
# $last: the number of the last colour, for a language in which the noun stands once and goes by it.
tao-tokens = { NAME($numbers, form: "tokens") }

## Faces of the Tao dice, and of the Curse die.

face-red = red
face-green = green
face-blue = blue
face-yellow = yellow
face-black = black
face-white = white

curse-die-nothing = nothing
curse-die-haunt = haunt
curse-die-ghost = a ghost
curse-die-lose-tao = lose all Tao
curse-die-lose-qi = lose 1 Qi

## Powers.

power-twin-winds = Dance of the Twin Winds
power-spires = Dance of the Spires
power-strength = Strength of a Mountain
power-favourite = Favourite of the Gods
power-second-wind = Second Wind
power-heavenly-gust = Heavenly Gust
power-mantra = Enfeeblement Mantra
power-pockets = Bottomless Pockets

## Levels and rule sets.

level-initiation = Initiation
level-normal = Normal
level-nightmare = Nightmare
level-hell = Hell

edition-revised = revised
edition-classic = classic

## Sides on which a board lies, and places of the village.

side-north = north
side-east = east
side-south = south
side-west = west

spot-north-west = North-west
spot-north = North
spot-north-east = North-east
spot-west = West
spot-centre = Centre
spot-east = East
spot-south-west = South-west
spot-south = South
spot-south-east = South-east

## Cards. Some are named for a crowd: verbs go by the number. A second card of a name (-2) is one that has another
## name in some language.

forms-card = number

card-ghoul = Ghoul
    .number = singular
card-walking-corpse = Walking Corpse
    .number = singular
card-coffin-breakers = Coffin Breakers
    .number = plural
card-restless-dead = Restless Dead
    .number = singular
card-zombie = Zombie
    .number = singular
card-hopping-vampire = Hopping Vampire
    .number = singular
card-yellow-plague = Yellow Plague
    .number = singular
card-lich = Lich
    .number = singular
card-drowned-maiden = Drowned Maiden
    .number = singular
card-hound-of-depth = Hound of Depth
    .number = singular
card-perfidious-nymph = Perfidious Nymph
    .number = singular
card-sticky-feet = Sticky Feet
    .number = plural
card-abysmal = Abysmal
    .number = singular
card-ooze-devil = Ooze Devil
    .number = singular
card-liquid-horror = Liquid Horror
    .number = singular
card-fury-of-depth = Fury of Depth
    .number = singular
card-creeping-one = Creeping One
    .number = singular
card-fungus-thing = Fungus Thing
    .number = singular
card-fallen-monks = Fallen Monks
    .number = plural
card-fallen-monk = Fallen Monk
    .number = singular
card-restless-spirit = Restless Spirit
    .number = singular
card-rotten-soul = Rotten Soul
    .number = singular
card-wicked-one = Wicked One
    .number = singular
card-green-abomination = Green Abomination
    .number = singular
card-great-putrid = Great Putrid
    .number = singular
card-skinner = Skinner
    .number = singular
card-reaper = Reaper
    .number = singular
card-sharp-nailed-mistresses = Sharp-Nailed Mistresses
    .number = plural
card-bleeding-eyes = Bleeding Eyes
    .number = plural
card-blood-drinker = Blood Drinker
    .number = singular
card-scarlet-evildoer = Scarlet Evildoer
    .number = singular
card-scarlet-evildoer-2 = Scarlet Evildoer
    .number = singular
card-flesh-devourer = Flesh Devourer
    .number = singular
card-raging-one = Raging One
    .number = singular
card-gloomy-minion = Gloomy Minion
    .number = singular
card-repellent-beauty = Repellent Beauty
    .number = singular
card-severed-heads = Severed Heads
    .number = plural
card-severed-heads-2 = Severed Heads
    .number = plural
card-grave-walker = Grave Walker
    .number = singular
card-black-widow = Black Widow
    .number = singular
card-dark-wraith = Dark Wraith
    .number = singular
card-shapeless-evil = Shapeless Evil
    .number = singular
card-soul-eater = Soul Eater
    .number = singular
card-howling-nightmare = Howling Nightmare
    .number = singular
card-uncatchable = Uncatchable
    .number = singular
card-hope-killer = Hope Killer
    .number = singular
card-death-army = Death Army
    .number = singular
card-forgotten-ones = Forgotten Ones
    .number = plural
card-bone-cracker = Bone Cracker
    .number = singular
card-dark-mistress = Dark Mistress
    .number = singular
card-creeping-horror = Creeping Horror
    .number = singular
card-vampire-lord = Vampire Lord
    .number = singular
card-nameless = Nameless
    .number = singular
card-marsh-boar = Marsh Boar
    .number = singular
card-marsh-ogre = Marsh Ogre
    .number = singular
card-river-otter = River Otter
    .number = singular
card-river-crocodile = River Crocodile
    .number = singular
card-forest-bear = Forest Bear
    .number = singular
card-forest-tiger = Forest Tiger
    .number = singular
card-mountain-goat = Mountain Goat
    .number = singular
card-mountain-ape = Mountain Ape
    .number = singular
card-grey-hunter = Grey Hunter
    .number = singular
card-black-jackal = Black Jackal
    .number = singular
card-gate-keeper = Gate Keeper
    .number = singular
card-voracious = Voracious
    .number = singular
card-howling-ondine = Howling Ondine
    .number = singular
card-root-master = Root Master
    .number = singular
card-time-keeper = Time Keeper
    .number = singular
card-shapeshifter = Shapeshifter
    .number = singular
card-tunnel-crawler = Tunnel Crawler
    .number = singular
card-hex-bearer = Hex Bearer
    .number = singular
card-pit-caller = Pit Caller
    .number = singular
card-black-chanter = Black Chanter
    .number = singular
card-night-witch = Night Witch
    .number = singular
card-puppet-master = Puppet Master
    .number = singular
card-relentless-seeker = Relentless Seeker
    .number = singular
card-bloodthirsty = Bloodthirsty
    .number = singular
card-undertaker = Undertaker
    .number = singular

# What stands on a space without a card: a skeleton, or a ghost that nobody knows. They stand where cards do and have the same forms.
ghost-skeleton = the skeleton
    .number = singular
ghost-unknown = the ghost
    .number = singular

## White Moon. The names of the families are the same in every language.

family-hua = Hua
family-zhou = Zhou
family-li = Li
family-sun = Sun
family-miao = Miao
family-xiang = Xiang
family-sheng = Sheng
family-wu = Wu
family-chang = Chang
family-teng = Teng
family-long = Long
family-weng = Weng

# One villager, of this family if it is known.
villager = { $family ->
    [none] the villager
   *[other] the villager of the { $family } family
}

artifact-sword = Divine Sword
artifact-armour = Spirit Armour
artifact-claw = Claw of Vengeance
artifact-elixir = Elixir of Health
artifact-dust = Moon Dust
artifact-gong = Gathering Gong
artifact-lantern = Night Lantern
artifact-charm = Warding Charm

## Black Secret. "the": with the article, for a list of demons.

forms-demon = the

demon-seeker = Seeker
    .the = the Seeker
demon-landscaper = Landscaper
    .the = the Landscaper
demon-gravedigger = Gravedigger
    .the = the Gravedigger

token-urn = Urn
token-earth = Earth
token-buddha = Buddha
token-tablet = Cursed Tablet
token-bones = Bones
token-just = Blood of the Just
token-su-ling = Blood of Su-Ling

# Curses of Wu-Feng.

curse-discard-tao = Theft
curse-activate-demon = Awakening
curse-skeleton = Grave Call
curse-ladder = Broken Ladder
curse-figure-steps = Restless Spirit
curse-move-taoist = Puppet Strings
curse-curse-die = Evil Omen
curse-move-villager = Panic
curse-all-discard-tao = Plunder
curse-two-skeletons = Open Graves
curse-ladder-and-demon = Cave-In
curse-power-off = Broken Will
curse-move-ghost = Ghost Wind
curse-activate-all = Hunting Pack
curse-lose-crystal = Moon Eclipse
curse-lose-qi = Withering
curse-two-ladders = Sealed Depths
curse-draw-incarnation = Dark Pact
curse-ghost = Spectral Call
curse-lose-yin-yang = Lost Balance
curse-kill-villager = Murder
curse-haunt-and-lose-qi = Desecration
curse-play-incarnation = Wu-Feng's Return
curse-all-lose-qi = Plague
curse-kill-two-villagers = Massacre

# Blood Mantras.

mantra-gain-qi = Breath of Life
mantra-two-ladders = Safe Paths
mantra-two-tao = Offering
mantra-yin-yang = Harmony
mantra-drive-back = Warding Chant
mantra-all-move = Swift Steps
mantra-demon-home = Banishment
mantra-clear-skeletons = Rest in Peace
mantra-buddha = Buddha's Grace
mantra-crystal = Moonlight
mantra-discard-ghost = Dissolution
mantra-restore = Purification
mantra-no-curses = Silence
mantra-all-take-tao = Gifts for All
mantra-revive = Rebirth
mantra-demons-home = Great Banishment
mantra-save-villager = Deliverance
mantra-restore-all = Great Purification
mantra-all-gain-qi = Spring of Life
mantra-clear-board = Holy Fire
mantra-barrier = Moon's Call

# One word each, for small tiles: at most twelve letters.
tile-short-cemetery = Cemetery
tile-short-altar = Altar
tile-short-herbalist = Herbalist
tile-short-hut = Sorcerer
tile-short-watchman = Watchman
tile-short-temple = Temple
tile-short-circle = Circle
tile-short-pavilion = Pavilion
tile-short-tea-house = Tea House
tile-short-school = School
tile-short-calligrapher = Calligrapher
