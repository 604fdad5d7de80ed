## White Moon

decision-pick = { $who } decides which villager is saved before the game begins.
decision-sacrifice = { $who } decides which villager dies.
decision-who-loses-qi = { $who } decides who loses 1 Qi.
decision-give-up = { $who } decides whose Tao leaves the game.
decision-step = { $who } may go one tile further.
decision-raise = { $who } decides who is helped up.
decision-return = { $who } decides who comes back to the Cemetery.
decision-give = { $who } decides who gets the artifact.
decision-train = { $who } decides against which ghosts to train.
decision-beat = { $who } decides which ghosts are beaten.
decision-turn = { $who } may turn a die to white with the Divine Sword.
decision-su-ling = { $who } decides where Su-Ling goes.
decision-light = { $who } may put a crystal on the pedestal of the corner.
decision-barrier = { $who } decides what the Mystic Barrier does at the next board.
decision-lantern = { $who } decides which tile the Night Lantern asks for help.
decision-pay-crystal = { $who } decides who pays the next crystal.

## Black Secret

decision-drawn = { $who } decides what to do with { $card }.
decision-demon = { $who } decides what the { $demon } does.
decision-activate = { $who } decides which demon acts and how.
decision-shadow = { $who } decides what the Shadow does.
decision-throw = { $who } may throw a curse of any colour.
decision-incarnation = { $who } decides which incarnation to play.
decision-skeleton = { $who } decides where a skeleton goes.
decision-stack = { $who } decides which stack of tokens is turned up.
decision-remove-ladder = { $who } decides which ladder leaves.
decision-victim = { $who } decides whom the curse strikes.
decision-exorcist-tao = { $who } decides which Tao the exorcist discards.
decision-power-off = { $who } decides which board loses its power for a while.
decision-figure = { $who } decides which haunting figure steps.
decision-haunt = { $who } decides which tile is haunted.
decision-move-villager = { $who } decides which villager moves where.
decision-lose-crystal = { $who } decides which Moon Crystal returns to the reserve.
decision-lay-qi = { $who } decides on which Blood Mantra the Qi goes.
decision-trigger = { $who } decides which Blood Mantra takes effect.
decision-swap = { $who } may swap a Blood Mantra.
decision-put-ladder = { $who } decides where a ladder is put back.
decision-discard-ghost = { $who } decides which ghost is discarded.
decision-buddha = { $who } decides where the Buddha goes.
decision-save-villager = { $who } decides which villager is saved.
decision-send-home = { $who } decides which demon goes home.
decision-clear = { $who } decides which board is cleared.
decision-take-crystal = { $who } decides who takes a Moon Crystal.
decision-all-move = { $who } decides which Taoist moves or changes level.
decision-step-or-level = { $who } may go one place further or change level.
decision-level = { $who } decides about the change of level.
decision-lay-mantra-below = { $who } decides which ghost or demon gets the Mantra.
