### The words of the page around the table.

## The page and its start.

page-title = Ghost Stories
page-lead = Wu-Feng's ghosts rise against the village. One to four Taoists stand in their way, together.
page-fan-edition = An unofficial fan edition of the game by Antoine Bauza. Rules and numbers are the game's; words, drawings and code are ours.
page-advice = Advice from the author
page-credits = Credits
page-typefaces = The typefaces of this page are made from Faustina and Grenze by Omnibus-Type, both under the SIL Open Font License.
page-skip = Skip to the game
page-menu = Menu
page-home = Start
page-start = What would you like to do?
page-learn = Learn
page-learn-long = Learn by playing
page-rules = Rules
page-cards = Cards and icons
page-settings = Settings
page-language = Language
page-new-game = New game
page-open-file = Open a file
page-saved-games = Saved games
page-in-play = In play
page-turns = { $number ->
    [one] { $number } turn
   *[other] { $number } turns
}
page-written-position = A position set up by hand
page-remove = Remove this game
page-really = Really?
page-file-unreadable = The file could not be read. Choose a replay or save of this game, a .json file.

## A new game.

page-players = Players
page-seat = Seat { $number }
page-name = Name
page-colour = Colour
page-random-colour = Any colour
page-power = Power
page-random-power = Either power
page-level = Level
# What a level is like, and how many incarnations must be exorcised.
page-level-hint = { $level ->
    [initiation] The gentlest start: 4 Qi each.
    [nightmare] For practised players.
    [hell] No Yin-Yang and little Qi to start with.
   *[normal] The usual game.
} To win: { $incarnations ->
    [one] { $incarnations } incarnation of Wu-Feng
   *[other] { $incarnations } incarnations of Wu-Feng
}.
page-five-qi = Start with 5 Qi
page-rule-set = Rules
page-rule-set-hint = Revised is the newest printing, classic the one of 2008; they differ in four details.
page-village = Village
page-village-random = At random
page-village-arranged = Arrange it
page-spot = Tile { $number }, row by row
page-seed = Seed
# The field for the number follows.
page-seed-hint = The same number gives the same set-up, cards and dice. Leave it empty for a new one.{" "}
page-seed-wrong = The seed must be a whole number without a sign, such as 2008.
page-colour-twice = Two seats have the same colour: choose another one for one of them.
page-begin = Begin

## The table.

page-table = The table
page-turn-table = Turn the table so that my side is at the bottom
page-actions = What you can do
page-all-options = All options
# On a button while something is going on.
page-wait = …
page-undo = Undo
page-undo-key = Ctrl-Z
page-escape-key = Esc
# What the button for undo does.
page-undo-limit = Undoes the last choice, back to the last dice or card at most
page-explain = Explain
page-in-words = The table in words
page-panels = Forecast, odds, log, hints
page-close = Close
page-cancel = Cancel
page-possessed = Possessed
page-neutral = Neutral
# On the drawing, so it must be short, as neutral, dice and discarded.
page-bank = Bank
page-dice = Dice
page-deck = Deck
page-discarded = Discarded
page-haunted = haunted
page-blocked = blocked
page-empty = Empty
page-buddha = Buddha
# On the drawing of the deck, so it must be short. How many cards lie above the next incarnation.
page-incarnation-in = { $cards ->
    [0] Wu-Feng is next
   *[other] Wu-Feng in { $cards }
}
# On the drawing of the deck, so it must be short.
page-no-incarnation = no Wu-Feng left

## Dice and what they bring.

page-exorcism = Exorcism
# The chances follow.
page-dice-rolled = { $dice ->
    [0] No dice are free: only Tao, the Circle and the Mantra help.
    [one] You roll { $dice } die. With the best use of all Tao on your tile:
   *[other] You roll { $dice } dice. With the best use of all Tao on your tile:
}
page-roll = Roll the dice
page-both = Both
page-at-least-one = At least one
page-pick-dice = Click the dice you want to roll again.
page-roll-again = Roll again
page-keep = Keep them all
page-plan-hint = Click or drag Tao onto the ghosts; dice are assigned automatically.
page-plan-does-not-work = Select what to exorcise
page-ways = Every way to spend

## Odds and forecast.

page-odds = Odds
page-no-odds = No exorcism is within reach now.
page-here = where you stand
page-forecast-title = Forecast
page-forecast-hint = What the ghosts will do if nobody stops them:
page-nothing-happens = Nothing.
page-turn-of = Turn of { $board }
# When a board has its turn.
page-in-turns = { $turns ->
    [1] next
   *[other] in { $turns } turns
}

## The log.

page-log = Log
page-steps = Steps of the game
page-step = Step
page-step-of = Step { $step } of { $all }
page-first = To the start
page-back = One step back
page-run = Run
page-forward = One step forward
page-last = To the end
# The button to the game follows.
page-past = You are looking at the past.{" "}
page-branch = What if? Play on from here
page-branch-hint = Starts a new game from this step; the original stays as it is
page-back-to-game = Back to the game

## The end of the game.

page-ending = The end of the game
page-won = Won
page-lost = Lost
page-score = Score
page-statistics = The game in figures
page-qi-over-time = Qi of all Taoists, turn by turn
page-ghosts-over-time = Ghosts in play, turn by turn
page-haunted-over-time = Haunted tiles, turn by turn
page-taoist = Taoist
page-ghosts-exorcised = Ghosts
page-attempts = Exorcisms
page-helps = Helps
page-qi-lost = Qi lost
page-save-file = Save as a file
page-again = Watch it again
page-copy-link = Copy a link
# The field with the link follows.
page-link-copied = This link opens the game as a replay:{" "}

## Saves and links.

page-storage-blocked = The browser keeps nothing for this page, so the game cannot be saved. Allow storage for it, or save the game as a file.
page-storage-full = The browser's storage is full, so the game could not be saved. Save it as a file, and remove old games.
page-no-such-game = There is no such game here
page-damaged = This save cannot be read.
page-damaged-kept = It was kept as it is. Save it as a file if you want to mend it by hand.
page-damaged-link = This link cannot be read

## Things on the table, explained.

page-board-of = { CAPITAL($board) }
page-living-board = A Taoist lives as long as there is Qi. Its player moves, then asks a villager or exorcises.
page-neutral-board = Nobody plays this board. Ghosts come here too, and without Qi it falls to Wu-Feng.
page-possessed-board = Wu-Feng holds this board: it has no power, and others lose what it would lose.
page-haunted-tile = It is haunted: nobody here can help until the tile is turned active again.
# So many Qi, however many.
page-qi = { $number } Qi
page-empty-space = A space for a ghost. Ghosts go to the board of their colour first.
page-power-blocked = It is blocked now.
page-yin-yang = Yin-Yang
page-yin-yang-help = Spend it to ask any active tile for help from afar, or to turn a haunted tile active again.
page-tao-token = { CAPITAL($tao) } Tao
page-tao-help = After the roll, each Tao counts as a die of its colour. Taoists on the same tile may lend each other theirs.
page-qi-help = Qi is life: a Taoist without Qi dies.
page-discard-help = Ghosts that left the table. They never come back into the deck.
page-deck-help = Ghosts, and Wu-Feng's incarnations among them. If the last card is drawn and Wu-Feng is not driven out, the game is lost.
page-dice-help = Each Tao die shows red, green, blue, yellow, black or white. White counts as any colour.

## Rules, cards and icons.

page-coming = One moment…
page-not-loaded = This part of the page could not be loaded.
page-try-again = Try again
page-nothing-found = Nothing was found.
page-search = Search
page-rules-hint = Rules marked as rulings are ours, where the rulebooks are silent or disagree.
# The headings of the rules, each before the rule of that number.
page-chapters-b1 = The table
page-chapters-b10 = Setting up
page-chapters-b20 = Turns
page-chapters-b30 = Yin: the ghosts act
page-chapters-b40 = A ghost arrives
page-chapters-b50 = Yang: the Taoist acts
page-chapters-b60 = Death
page-chapters-b70 = Exorcism
page-chapters-b80 = The villagers
page-chapters-b90 = The incarnations of Wu-Feng
page-chapters-b110 = Powers
page-chapters-b130 = The end
page-chapters-w1 = White Moon: setting up
page-chapters-w10 = White Moon: the order of a turn
page-chapters-w20 = White Moon: villagers
page-chapters-w30 = White Moon: Su-Ling
page-chapters-w40 = White Moon: crystals and the Mystic Barrier
page-chapters-w50 = White Moon: the Kung-Fu School
page-chapters-w60 = White Moon: artifacts
page-chapters-w70 = White Moon: incarnations
page-chapters-w80 = White Moon: the score
page-chapters-s1 = Black Secret: setting up
page-chapters-s10 = Black Secret: Wu-Feng
page-chapters-s20 = Black Secret: demons and skeletons
page-chapters-s30 = Black Secret: the Shadow
page-chapters-s40 = Black Secret: the Taoists
page-chapters-s50 = Black Secret: incarnations and stones
page-chapters-s60 = Black Secret: the end
page-icons-title = Icons
page-tiles-title = Village tiles
page-powers-title = Powers
page-ghosts-title = Ghosts and incarnations
# What the icons on the cards and the table mean.
page-icons-ghost = Another ghost enters.
page-icons-haunt = The first active tile ahead is haunted.
page-icons-lose-qi = 1 Qi is lost.
page-icons-quick = The figure starts on the first stone.
page-icons-curse = The Curse die is rolled.
page-icons-power-off = The power of this board is blocked.
page-icons-all-powers-off = All powers are blocked.
page-icons-tao-off = Nobody may spend Tao.
page-icons-die-captive = The ghost holds a Tao die.
page-icons-group-lose-tao = Every Taoist discards a Tao.
page-icons-clear-circle = The token on the Circle of Prayer returns to the bank.
page-icons-haunter-stone = Haunter: it haunts on every second turn of its board.
page-icons-tormentor = Tormentor: the Curse die is rolled on each turn of its board.
page-icons-dice-immune = Immune to dice: only Tao, the Circle and the Mantra count.
page-icons-white-blank = White faces are blank.
page-icons-only-on-buddha = It can be exorcised only where it meets a Buddha.
page-icons-only-if-opposite-empty = It can be exorcised only while the opposite space is empty.
page-icons-gain-tao = Reward: 1 Tao.
page-icons-gain-two-tao = Reward: 2 Tao.
page-icons-gain-qi-or-yin-yang = Reward: 1 Qi or the Yin-Yang.
page-icons-gain-qi-and-yin-yang = Reward for the group: 1 Qi and a Yin-Yang.
page-icons-curse-nothing = Curse die: nothing.
page-icons-curse-haunt = Curse die: the first active tile ahead is haunted.
page-icons-curse-ghost = Curse die: a ghost enters.
page-icons-curse-tao = Curse die: the one who rolls loses all Tao.
page-icons-curse-qi = Curse die: the one who rolls loses 1 Qi.
page-icons-haunter = A haunting figure: from the first stone it haunts on its next turn.
page-icons-mantra = The Mantra: the ghost is weaker by 1.
page-icons-buddha = A Buddha: a ghost that enters here is discarded.
page-icons-power-token = A power token: borrows the power of a neutral board for a turn.
page-icons-yin-yang = Yin-Yang: help from afar, or a haunted tile turns active.
page-icons-qi = Qi: life.

## Settings.

page-pace = Animations
page-pace-slow = Slow
page-pace-normal = Normal
page-pace-fast = Fast
page-pace-off = Off
page-size = Text size
page-large = Large
page-keys = Keys
# How the keys are called, in the order of what they do.
page-key-names-option = 1 – 9, a – z
page-key-names-reach = Tab
page-key-names-walk = ← ↑ → ↓
page-key-names-choose = Enter
page-key-names-explain = ?
page-key-names-undo = Ctrl-Z
page-key-names-escape = Esc
page-key-names-browse = , .
page-key-names-enlarge = + − 0
page-key-uses-option = the option with that key
page-key-uses-reach = to the table, the options and the panels
page-key-uses-walk = from thing to thing on the table
page-key-uses-choose = choose what is reached
page-key-uses-explain = explain what is reached, or whatever is pointed at next
page-key-uses-undo = undo the last choice
page-key-uses-escape = all options again
page-key-uses-browse = one step back or forward in the log
page-key-uses-enlarge = enlarge the board, or show it whole

## Lessons.

page-next = Next
page-watch = Watch what happens.
page-do-it = Do it on the table, or choose it from the list.

## What the coming turns of the ghosts will bring.

forecast-advances = { $card }: the figure steps towards the village.
forecast-haunts = { $card } { NAME($card, form: "number") ->
    [plural] haunt
   *[singular] haunts
} the { $tile }.
forecast-nothing-to-haunt = { $card } { NAME($card, form: "number") ->
    [plural] find
   *[singular] finds
} nothing left to haunt.
forecast-rolls-curse = { $card }: the Curse die is rolled.
forecast-discards = { $taoist } discards a Tao.
forecast-overrun = Ghosts fill { $board }.
forecast-loses-qi = { $taoist } loses 1 Qi.
forecast-somebody-loses-qi = A Taoist of your choice loses 1 Qi.
forecast-possessed = { CAPITAL($board) } falls to Wu-Feng.
forecast-ghost-arrives = A ghost arrives.
forecast-lost = The game is lost.

## Who plays a seat, and bots at play.

bots-who = Who plays
bots-person = A person
# As a choice of the form.
bots-kinds-random = Bot: random
bots-kinds-novice = Bot: novice
bots-kinds-expert = Bot: expert
bots-kinds-slow-expert = Bot: expert, slow
# Behind a name.
bots-strengths-random = random
bots-strengths-novice = novice
bots-strengths-expert = expert
bots-strengths-slow-expert = slow expert
bots-thinking = { $who } is thinking…
bots-paused = Paused. { $who } is next.
bots-pause = Pause
bots-go-on = Resume
bots-step = One step
bots-pace = Pace of the bots
bots-paces-slow = Slow
bots-paces-normal = Normal
bots-paces-fast = Fast
bots-paces-at-once = At once

## Hints, and how likely the game is won.

hints-title = Hints
hints-note = The estimated chance to win with each option, from a computer player that keeps thinking while you do.
hints-waiting = Thinking…
hints-nothing = There is nothing to decide now.
hints-then = Then: { $plan }
# How many positions were looked at, already written.
hints-looked-at = { $number } positions looked at
hints-chance = Chance to win
hints-show-chance = Show the estimated chance to win beside the table
hints-chance-setting = Chance to win
hints-course = Course
hints-course-title = The chance to win, step by step
hints-turning-points = Turning points
hints-no-turning-points = No step changed much.
hints-turn = Turn { $number }

## Why a replay or a link cannot be read.

replay-not-a-replay = It is not a replay of this game.
# The file says that it is of this version.
replay-version = It is of version { $version }, which this page does not know. Reload the page to get the newest version.
replay-link = A part of the link is missing, or was changed on the way.
replay-part = The part “{ $name }” does not hold what it should.
replay-start = It begins with a set-up or position that the game does not have.
# $text: the step as the file has it.
replay-step = Step { $step } (“{ $text }”) cannot be played.
replay-older-rules = Played under older rules
# $number: how many steps they are.
replay-older-steps = { $number ->
    [one] Step { $first } was
   *[other] Steps { $first } to { $last } were
} played under older rules and cannot be verified. From there the game goes on as it lay then.
replay-older-step = Played under older rules: { $text }
# The refused step and its text, and how many steps are left out with it.
replay-cut = The game opens up to step { $step } (“{ $text }”), which today's rules refuse. Steps left out: { $left_out }.
# After so many steps.
replay-broken = The position written after step { $step } cannot be read.

## The words round the table of levels, whose numbers come from the engine, and what sets the two rule sets apart.

# Above the table.
levels-title = Levels
# Above that of the solo game.
levels-solo-title = Levels of the solo game
levels-columns-level = Level
levels-columns-qi = Qi
levels-columns-yin-yang = Yin-Yang
levels-columns-tao = Tao
levels-columns-haunted = Haunted tiles that lose
levels-columns-incarnations = Incarnations
# The Tao at the start: of how many board colours one each, and how many black ones.
levels-tao = { $colours ->
    [1] { $black ->
        [0] own colour
       *[other] own colour and black
    }
   *[other] { $black ->
        [0] red, green, blue, yellow
       *[other] red, green, blue, yellow, black
    }
}
# What another number of incarnations is with one or two players.
levels-with-few-players = { $number } with 1 or 2 players
# The four differences between the rule sets, a line each (B11 twice, B33, B112).
levels-differences-black-tao = At Initiation each player starts with a black Tao too by the revised rules.
levels-differences-haunted-tiles = At Initiation 3 haunted tiles lose the game by the revised rules, 4 by the classic ones.
levels-differences-nothing-to-haunt = In classic Initiation a ghost that must haunt and has a line without an active tile loses the players the game.
levels-differences-twin-winds = Dance of the Twin Winds comes before your own move by the revised rules, after it by the classic ones.

## How it is said what is printed on a component of an expansion and what is ours.

# Of an effect whose kind alone is printed, such as that ladders leave, but not how many.
sources-only-the-kind = Only the kind of effect is printed; the rest is ours.
# What the rulebook tells about the catacomb tokens in the four sets.
sources-urns = That all three Urns are in the first set follows from the rulebook; the other numbers of tokens are ours.
# A blank curse, and what it is for.
sources-blank-name = Blank curse
sources-blank-help = Nothing is printed on it, and the game does without it. With a data file of your own it can be given a level, a colour and an effect.
# Where level, colour and effect of a curse of Wu-Feng come from. $level, $colour and $effect are one of the four below.
sources-curse = Level: { $level } · Colour: { $colour } · Effect: { $effect }
# The same of a Blood Mantra.
sources-mantra = Level: { $level } · Effect: { $effect }
# These four follow the colons above.
sources-printed = printed
sources-kind-printed = only its kind is printed
sources-secondary = from another source
sources-ours = ours

## Keypad: words of one or two, at most twelve letters, because they stand on small keys

keypad-walk = Move
keypad-ask = Ask
keypad-exorcise = Exorcise
keypad-power = Power
keypad-yin-yang = Yin-Yang
keypad-ladder = Ladder
keypad-villager = Villager
keypad-su-ling = Su-Ling
keypad-crystal = Crystal
keypad-buddha = Buddha
keypad-artifact = Artifact
keypad-place = Place
keypad-summon = Summon
keypad-throw = Throw
keypad-demon = Demon
keypad-shadow = Shadow
keypad-pass-by = Pass
keypad-end-turn = End turn
keypad-yin = Yin
keypad-act = Act
keypad-end = End

## Keypad: whole lines

keypad-turn = Steps of the turn
keypad-verbs = What to do
keypad-tap = { $verb }: choose a lit place or a line
keypad-gives-up-move = This ends your move.
keypad-gives-up-action = This ends your action.
keypad-gives-up-both = This ends your move and action.
keypad-ends-turn-move = This ends your turn: you have not moved.
keypad-ends-turn-action = This ends your turn: you could still act.
keypad-ends-turn-both = This ends your turn: you have not moved or acted.
keypad-too-late-power = The power you borrowed is not used yet; after this it is too late.
keypad-too-late-buddha = After this no Buddha can be placed this turn.
keypad-too-late-su-ling = After this Su-Ling cannot be placed this turn.
keypad-too-late-token = You have not taken the power token that lies here.
keypad-dies = { $who } dies of this.
keypad-loses = This loses the game.
keypad-chance = Chance decides what comes at once: this cannot be undone.
keypad-hopeless = No roll can beat anybody here.
keypad-anyway = Do it
keypad-since = Since your last turn
keypad-got-it = Got it
keypad-share = Save and share
