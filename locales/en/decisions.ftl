## What chance brings.

outcome-card = { $card } { is } drawn
outcome-no-dice = No dice are rolled
outcome-tao-dice = { COUNT($dice) ->
    [one] The die shows { $dice }
   *[other] The dice show { $dice }
}
outcome-curse-die = The Curse die shows: { $face }
outcome-villager = A villager of the { $family } family is turned up
outcome-token = Turned up in the Catacombs: { $token }
outcome-curse-card = The curse “{ $curse }” is turned up
outcome-mantra = The Blood Mantra “{ $mantra }” is turned up

## What chance must bring now.

chance-card = A ghost is drawn.
chance-tao-dice = { $dice ->
    [one] Rolling { $dice } Tao die.
   *[other] Rolling { $dice } Tao dice.
}
chance-curse-die = Rolling the Curse die.
chance-villager = A villager is turned up.
chance-incarnation = An incarnation is drawn.
chance-token = A catacomb token is turned up.
chance-curse-card = A curse of Wu-Feng is turned up.
chance-mantra = A Blood Mantra is turned up.

## Who must decide what.

# What asks for the decision, such as the name of a ghost, and the decision.
decision-because = { $cause }: { $decision }
cause-reward = Reward
cause-thanks = Thanks of a family
cause-villager-died = Death of a villager
cause-wu-fengs-curse = Curse of Wu-Feng
cause-blood-mantra = Blood Mantra “{ $mantra }”
cause-overrun = Three ghosts on one board
cause-left-stone = Arrival of a ghost
cause-no-free-space = No free space for a ghost
cause-curse-die = Curse die
# A ghost that devours villagers.
cause-devourer = Devourer
cause-shadow = The Shadow

# The dice that the decision is about, and the decision.
decision-after-roll = { $roll }. { $decision }
decision-place = { $who } decides where { $card } { NAME($card, form: "number") ->
    [plural] go
   *[singular] goes
}.
decision-discard = { $who } must discard a Tao.
decision-lose-qi = { $who } decides who loses 1 Qi for { $board }, which is possessed.
decision-lay-mantra = { $who } decides which ghost gets the Mantra.
decision-take-tao = { $who } takes a Tao of choice from the bank.
decision-move-taoist = { $who } decides which Taoist moves where.
decision-use-yin-yang = { $who } decides what to do with the Yin-Yang.
decision-restore = { $who } decides which haunted tile turns active.
decision-revive = { $who } decides which Taoist comes back to life.
decision-banish = { $who } decides which ghost the Sorcerer's Hut discards.
decision-drive-back = { $who } decides on which board the figures are driven back.
decision-set-circle = { $who } decides which Tao goes on the Circle of Prayer.
decision-move-ghost = { $who } decides which ghost moves where.
decision-reroll-curse = { $who } may roll it again.
# $dice: how many were rolled.
decision-reroll = { $who } may roll dice again.
decision-defeat = { $who } decides what is exorcised.
decision-pay = { $who } decides who pays the next Tao.
decision-first-curse = { $who } decides which curse comes first.
decision-first-reward = { $who } decides which reward comes first.
decision-reward = { $who } chooses the reward.
decision-give-qi = { $who } decides who gets 1 Qi.
decision-give-yin-yang = { $who } decides who gets the Yin-Yang.
# $stage: before the move (yang), before the action (moved), or later in the turn.
decision-act = { $stage ->
    [yang] { $who }: move, then ask for help or exorcise.
    [moved] { $who }: ask for help or exorcise.
   *[other] { $who }: end the turn, or do what is left to do.
}
