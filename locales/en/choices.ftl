## What a player can do, as a line of a menu. No two options of a position may have the same words.

# Beside $surroundings their parts: $tile, $haunted, $buddha.
choice-place = Lay { $card } on { $space } ({ $surroundings })
choice-surroundings = faces the { $tile }{ $haunted ->
    [yes] , haunted
   *[no] {""}
}{ choice-on-a-buddha }
# $buddha: a Buddha waits on the space.
choice-on-a-buddha = { $buddha ->
    [yes] , onto a Buddha
   *[no] {""}
}
choice-discard = Discard a { $tao } Tao
choice-lose-qi = { $taoist } loses 1 Qi

choice-move = Move to { $goal }
# Where a Taoist goes: the space under a tile in the Catacombs, or a tile.
choice-goal = { $place ->
    [below] the space under the { $tile }
    [haunted] the { $tile } (haunted)
   *[active] the { $tile }
}
choice-help = Ask the { $tile } for help
choice-exorcise = { $dice ->
    [0] Exorcise without dice against { $targets }
    [one] Exorcise: roll { $dice } die against { $targets }
   *[other] Exorcise: roll { $dice } dice against { $targets }
}
choice-target = { $ghost } ({ $resistance })
choice-target-demon = the { $demon } ({ $resistance })
choice-use-power = Use { $power }
choice-spend-token = Spend a power token to borrow { $power } from { $board }
choice-yin-yang = Spend the Yin-Yang
choice-place-buddha = Place a Buddha on { $space }
choice-take-token = Take a power token from the centre tile
choice-end-turn = End the turn

# $skeleton: it is no ghost but a skeleton.
choice-lay-mantra = Lay the Mantra on { $ghost } on { $space }
choice-take-tao = Take a { $tao } Tao
choice-move-taoist = Move { $taoist } to { $goal }
choice-ask = Ask the { $tile } for help
choice-restore = Turn the { $tile } active again
choice-revive = Bring { $taoist } back to life
# $paid: it costs a Qi, as in the hut.
choice-banish = Discard { $ghost } from { $space }{ $paid ->
    [yes] , paying 1 Qi
   *[no] {""}
}
choice-drive-back = { COUNT($ghosts) ->
    [one] Drive the figure of { $ghosts } on { $board } back to its card
   *[other] Drive the figures of { $ghosts } on { $board } back to their cards
}
choice-set-circle = Put a { $tao } Tao on the Circle of Prayer
choice-move-ghost = Move { $ghost } from { $from } to { $to }{ choice-on-a-buddha }
choice-move-no-ghost = Move no ghost
choice-move-no-taoist = Move no Taoist

choice-keep-curse-die = Let the Curse die stand
choice-keep-one = Keep the die
choice-keep-all = Keep all dice
choice-reroll = Roll { $dice } again
choice-reroll-curse = Roll the Curse die again
choice-defeat-nothing = Exorcise nothing
# $several: the ghosts are several, or one is named for a crowd.
choice-defeat = Exorcise { $ghosts }{ $price ->
    [none] {""}
   *[other] , spending { $price }
}
# Ghosts of one name are told apart by their spaces.
choice-ghost-on = { $ghost } on { $space }
choice-crystals = { $number ->
    [one] { $number } crystal
   *[other] { $number } crystals
}
choice-price = { $tao } and { $crystals }
choice-pay = { $taoist } pays the { $tao ->
    [none] Tao
   *[other] { $tao } Tao
}
choice-first-curse = First the curse of { $ghost }, which stood on { $space }
choice-first-reward = First the reward of { $ghost }, which stood on { $space }
choice-gain-qi = Take 1 Qi
choice-gain-yin-yang = Take the Yin-Yang
choice-give-qi = { $taoist } gets 1 Qi
choice-give-yin-yang = { $taoist } gets the Yin-Yang
