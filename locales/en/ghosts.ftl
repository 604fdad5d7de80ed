## The resistance of a ghost.

# "yellow 2".
ghost-one-colour = { $tao } { $number }
# "2 each of red, green, blue and yellow".
ghost-some-colours = { $number } each of { $tao }
ghost-all-colours = { $number } of each of the five colours
ghost-less-by-circle = 1 less by the Circle
ghost-less-by-mantra = 1 less by the Mantra
# $parts: one of these and what lowers it: "yellow 2, 1 less by the Circle".
ghost-resistance = { NAME($parts, list: "comma") }
# The same as a sentence.
ghost-resistance-sentence = { CAPITAL($resistance) }.

## The left stone: what happens when the card is laid.

ghost-on-arrival = On arrival: { $effects }.
stone-left-ghost = another ghost enters
stone-left-haunt = the first active tile ahead is haunted
stone-left-lose-qi = 1 Qi is lost
stone-left-quick = its figure starts on the first stone
stone-left-curse = the Curse die is rolled
stone-left-power-off = the power of its board is blocked
stone-left-all-powers-off = all powers are blocked
stone-left-tao-off = nobody may spend Tao
stone-left-die-captive = it holds a Tao die
stone-left-group-lose-tao = every Taoist discards a Tao
stone-left-clear-circle = the token on the Circle of Prayer returns to the bank
stone-left-devour = the first villager ahead is devoured
stone-left-kill-villager = a visible villager of your choice dies
stone-left-lay-down = all Taoists are knocked down
stone-left-lowest-leave = the two lowest ghosts of the deck leave the game
stone-left-activate-demon = Wu-Feng activates a demon
stone-left-throw-curse = Wu-Feng may throw a curse of any colour
stone-left-skeletons = Wu-Feng may place his three skeletons
stone-left-discard-stack = Wu-Feng turns up and discards a stack of the Catacombs, of which only Urns count

# What of it holds as long as the card is in play, a sentence.
stone-lasting-power-off = The power of its board is blocked.
stone-lasting-all-powers-off = All powers are blocked.
stone-lasting-tao-off = Nobody may spend Tao.
stone-lasting-die-captive = It holds a Tao die.

## The middle stone: what the card does while it lies there, a sentence.

stone-middle-haunter = Haunter: it haunts on every second turn of its board.
stone-middle-tormentor = Tormentor: the Curse die is rolled on each turn of its board.
stone-middle-dice-immune = Immune to dice: only Tao, the Circle and the Mantra count against it.
stone-middle-group-lose-tao = Every Taoist discards a Tao when the turn of its board starts.
stone-middle-white-is-blank = White faces are blank while it is in play.
stone-middle-only-on-buddha = It can be exorcised only where it meets a Buddha.
stone-middle-only-if-opposite-empty = It can be exorcised only while the opposite space has no ghost.
stone-middle-devourer = Devourer: it devours the first villager ahead on each turn of its board.
stone-middle-holds-portal = It holds the Portal: nobody can be rescued.
stone-middle-voracious = A visible villager of your choice dies when the turn of its board starts.
stone-middle-holds-su-ling = It holds Su-Ling.
stone-middle-brings-ghost = A ghost enters when the turn of its board starts.
stone-middle-shapeshifter = It has the colour of its board, and moves to the next free space when the turn of that board starts.
stone-middle-activate-demon = Wu-Feng activates a demon on each turn of its board.
stone-middle-no-yin-yang = Nobody may spend a Yin-Yang while it is in play.
stone-middle-skeletons = Wu-Feng may place a skeleton on each turn of its board.
stone-middle-qi-to-bank = Lost Qi goes to the bank, not on a Blood Mantra, while it is in play.
stone-middle-any-curse = Wu-Feng's curses need not have the colour of the card while it is in play.

# How that stands with a card in play.
ghost-figure-out = Haunter: figure on the first stone, it haunts on the next turn of its board.
ghost-figure-on-card = Haunter: figure on the card.
# It met a Buddha on its space.
ghost-caught = It met a Buddha here and can be exorcised.
ghost-silenced = Su-Ling stands before it, so its middle stone does nothing.
# $space: the opposite one.
ghost-opposite = { stone-middle-only-if-opposite-empty } That is { $space }.

## The right stone: what an exorcism brings.

stone-right-curse-die = When exorcised: Curse die.
stone-right-rewards = When exorcised: { NAME($rewards, list: "comma") }.
stone-right-curse-die-then-rewards = When exorcised: Curse die, then { NAME($rewards, list: "comma") }.
reward-throw = Wu-Feng may throw a curse of any colour
reward-tao = 1 Tao
reward-two-tao = 2 Tao
reward-qi-or-yin-yang = 1 Qi or the Yin-Yang
reward-qi-and-yin-yang = 1 Qi and a Yin-Yang for the group
reward-crystal = a Moon Crystal
reward-qi-yin-yang-and-crystal = 1 Qi and a Yin-Yang for the group, and a Moon Crystal
reward-yin-yang-and-mantra = a Yin-Yang for the group, and 1 Qi from the bank on a Blood Mantra
