### What things do, in a sentence or two.

## The villager of a tile, for the one who asks.

tile-help-cemetery = A dead Taoist comes back here with 2 Qi; then roll the Curse die.
tile-help-altar = Turn a haunted tile active again; then a ghost enters play.
tile-help-herbalist = Roll two Tao dice and take a Tao of each colour shown; white is any colour.
tile-help-hut = Discard any ghost in play that is not an incarnation, then lose 1 Qi.
tile-help-watchman = Every haunting figure on one board goes back to its card.
tile-help-temple = Take a Buddha; on a later turn, place it on an empty space you face.
tile-help-circle = Put a Tao here: every ghost of its colour is weaker by 1, for everybody.
tile-help-pavilion = Move a ghost to any free space, then another Taoist to any tile.
tile-help-tea-house = Take a Tao of your choice and 1 Qi; then a ghost enters play.
tile-help-school = One roll against all ghosts of your colour, or all black ones, wherever they are.
tile-help-calligrapher = Swap a face-up Blood Mantra for one of the same level, put 1 Qi from the bank on a mantra, or do both.

## Powers.

power-help-twin-winds = Before or after your move, as the rule set has it, move another Taoist one tile.
power-help-spires = Your move may go to any tile.
power-help-strength = You roll the grey die too, a fourth one, and never roll the Curse die.
power-help-favourite = After a roll of yours, roll any of the dice again, once.
power-help-second-wind = Ask your villager twice, or exorcise twice.
power-help-heavenly-gust = Ask your villager and exorcise, in either order.
power-help-mantra = Before your move, lay the Mantra on any ghost: it is weaker by 1.
power-help-pockets = Before your move, take a Tao of your choice.

## Artifacts.

artifact-help-sword = Once per exorcism, after your roll, turn a Tao die to white; also at the School, not in the Barrier. It lasts.
artifact-help-armour = The left stones of ordinary ghosts that enter on your board are void. It lasts.
artifact-help-claw = After an exorcism or School roll that beat nothing, take a Tao of a missed ghost's colour. It lasts.
artifact-help-elixir = Once, on your own turn, gain 1 Qi. Then it leaves the game.
artifact-help-dust = Once, on your own turn, take a Moon Crystal from the reserve. Then it leaves the game.
artifact-help-gong = Once, on your own turn, bring any number of other living Taoists to your tile; those knocked down stand up instead. Then it leaves the game.
artifact-help-lantern = Once, on your own turn, ask any active tile for help without standing there, as with a Yin-Yang. Then it leaves the game.
artifact-help-charm = Once, on any turn, ignore what your Curse die shows. Then it leaves the game.

## What the death of a villager of a family does.

death-help-lay-down = The active Taoist is knocked down; on a neutral or possessed board nothing happens.
death-help-lose-qi = A Taoist of the players' choice loses 1 Qi.
death-help-curse-die = The active player or the neutral board rolls the Curse die.
death-help-ghost = A ghost enters play.
death-help-group-lose-tao = Every Taoist discards a Tao, each choosing which.
death-help-another-dies = Another visible villager of the players' choice dies.
death-help-haunt = The tile where the villager stood is haunted; if others are still there, they die instead.
death-help-incarnation = A random further incarnation enters play and must be exorcised too.
death-help-tao-leaves = A { $tao } Tao leaves the game, from the bank or, if it has none, from a player.

## What saving a whole family gives.

# $help: what the artifact does, as above.
thanks-help-artifact = { $artifact }: { $help }
thanks-help-barrier = A Mystic Barrier rises at the end of the turn, with the crystals then on pedestals.
thanks-help-two-tao = Take two Tao of your choice.
thanks-help-restore = Turn a haunted tile active again.
thanks-help-qi-and-yin-yang = The group gets 1 Qi and a Yin-Yang.

## The traits of the demons, by the side of Wu-Feng's board.

trait-help-seeker-a = May be summoned on any space.
trait-help-seeker-b = No Tao count against it.
trait-help-landscaper-a = The exorcist discards a Tao that Wu-Feng picks.
trait-help-landscaper-b = May search with a Taoist on its space.
trait-help-gravedigger-a = When it is exorcised, Wu-Feng draws a ghost.
trait-help-gravedigger-b = When it is exorcised, the Curse die is rolled on the exorcist.

## Catacomb tokens.

token-help-urn = Wu-Feng keeps it and draws an incarnation; the third brings the Shadow.
token-help-earth = Nothing happens.
token-help-buddha = The demon goes back to Wu-Feng's board, and its trait does not strike.
token-help-tablet = Wu-Feng may throw a curse of any colour.
token-help-bones = The token becomes a skeleton, which Wu-Feng places.
token-help-just = The active Taoist may put 1 Qi from the bank on a Blood Mantra.
token-help-su-ling = The active Taoist triggers a face-up Blood Mantra of choice.

## Curses of Wu-Feng.

curse-help-discard-tao = A Taoist of Wu-Feng's choice discards a Tao.
curse-help-activate-demon = Wu-Feng activates a demon.
curse-help-skeleton = Wu-Feng places a skeleton.
curse-help-ladder = Wu-Feng removes a ladder.
curse-help-figure-steps = A haunting figure of Wu-Feng's choice steps once.
curse-help-move-taoist = Wu-Feng moves a Taoist to a neighbouring place of the same level.
curse-help-curse-die = The Curse die is rolled on the active Taoist.
curse-help-move-villager = Wu-Feng moves a visible villager to a neighbouring active tile with room.
curse-help-all-discard-tao = Every Taoist discards a Tao.
curse-help-two-skeletons = Wu-Feng places two skeletons.
curse-help-ladder-and-demon = Wu-Feng removes a ladder, then activates a demon.
curse-help-power-off = A board of Wu-Feng's choice has no power until the end of its next turn.
curse-help-move-ghost = Wu-Feng moves a ghost to any free space.
curse-help-activate-all = Every demon in the Catacombs acts once, or else the Shadow.
curse-help-lose-crystal = A Moon Crystal of Wu-Feng's choice returns to the reserve.
curse-help-lose-qi = A Taoist of Wu-Feng's choice loses 1 Qi.
curse-help-two-ladders = Wu-Feng removes two ladders.
curse-help-draw-incarnation = Wu-Feng draws an incarnation to his hand.
curse-help-ghost = Wu-Feng draws a ghost.
curse-help-lose-yin-yang = A Taoist of Wu-Feng's choice loses the Yin-Yang, or without one all Tao.
curse-help-kill-villager = A visible villager of Wu-Feng's choice dies.
curse-help-haunt-and-lose-qi = A tile of Wu-Feng's choice is haunted, and a Taoist of his choice loses 1 Qi.
curse-help-play-incarnation = Wu-Feng draws an incarnation to his hand, then plays one.
curse-help-all-lose-qi = Every Taoist loses 1 Qi.
curse-help-kill-two-villagers = The visible villagers of two tiles of Wu-Feng's choice die.

## Blood Mantras.

mantra-help-gain-qi = A Taoist of choice gains 1 Qi.
mantra-help-two-ladders = Up to two ladders are put back.
mantra-help-two-tao = The active Taoist takes two Tao of choice.
mantra-help-yin-yang = A Taoist of choice gets a Yin-Yang back.
mantra-help-drive-back = All haunting figures of a board go back to their cards.
mantra-help-all-move = Each Taoist may move one place or change level.
mantra-help-demon-home = A demon goes back to Wu-Feng's board.
mantra-help-clear-skeletons = All skeletons of a board are removed.
mantra-help-buddha = A Buddha of the Temple is put on a free space.
mantra-help-crystal = A Taoist of choice takes a Moon Crystal.
mantra-help-discard-ghost = A ghost of choice, not an incarnation, is discarded.
mantra-help-restore = A haunted tile turns active.
mantra-help-no-curses = Wu-Feng throws no curse until the end of the next Taoist's turn.
mantra-help-all-take-tao = Each Taoist takes a Tao of choice.
mantra-help-revive = A dead Taoist comes back with 2 Qi; if nobody is dead, a Taoist gains 1 Qi.
mantra-help-demons-home = All demons go back to Wu-Feng's board.
mantra-help-save-villager = A visible villager is saved.
mantra-help-restore-all = Every haunted tile turns active.
mantra-help-all-gain-qi = Every living Taoist gains 1 Qi.
mantra-help-clear-board = A board is cleared of ghosts and skeletons, but not of incarnations.
mantra-help-barrier = A Mystic Barrier rises at once.
