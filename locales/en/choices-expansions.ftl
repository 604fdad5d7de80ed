## White Moon

# $villager: the message of that name, or its forms.
# $price: the crystal that the Mystic Barrier takes for it, or none.
choice-save = Save { $villager } on the { $tile }{ $price ->
    [none] {""}
   *[other] , spending { $price }
}
choice-carry = Move to the { $tile } with { $villager }
choice-step = Move to the { $tile } alone, then one tile further
choice-stand-up = Stand up
choice-escort = Move { $taoist } to the { $tile } with { $villager }
choice-raise = Help { $taoist } up
choice-rescue = Rescue { $villager } through the Portal
# Wu-Feng decides who dies.
choice-kill = Kill { $villager } on the { $tile }
# The Taoists decide who dies.
choice-sacrifice = Give up { $villager } on the { $tile }
choice-return = Bring a villager of the { $family } family back to the Cemetery
choice-give-up = The Tao that leaves the game is { $taoist }'s
# $card: what lies on the space, or none.
choice-su-ling = Place Su-Ling before { $card ->
    [none] { $space }
   *[other] { $card } on { $space }
}
choice-light = Put a crystal on the pedestal of this corner
choice-place-crystal = Put your crystal on the pedestal of the { $tile }
choice-train = Train against all { $tao } ghosts
# $price: what is spent, a list of choice-tao and choice-crystals, or none.
choice-beat = Beat { $ghost } on { $space }{ $price ->
    [none] {""}
   *[other] , spending { $price }
}
# Tao of any colour.
choice-tao = { $number } Tao
choice-pay-crystal = { $taoist } pays the crystal
choice-roll = Roll the four dice against the ghosts of this board
choice-use = Use the { $artifact }
choice-turn = Turn a { $face } die to white
choice-ward = Ignore the Curse die with the Warding Charm
choice-give = { $taoist } gets the artifact

# What is left out.
choice-decline-step = Go no further
choice-decline-beat = Beat nothing more
choice-decline-su-ling = Leave Su-Ling where she is
choice-decline-light = Put no crystal on the pedestal
choice-decline-barrier = Do nothing at this board

## Black Secret. A space of the Catacombs goes by the tile above it.

choice-summon = Summon the { $demon } to the space under the { $tile }
# $tao: the colour of the curse.
choice-throw = Throw the curse “{ $curse }” (level { $level }, { $tao })
choice-move-demon = Move the { $demon } to the space under the { $tile }
# $tile: under which the demon is, or none.
choice-search = { $tile ->
    [none] Search with the { $demon }
   *[other] Search the space under the { $tile } with the { $demon }
}
choice-shadow-on = Move the Shadow onto the { $tile }
choice-shadow-under = Move the Shadow to the space under the { $tile }
choice-shadow-attack = Attack the Taoists beside the Shadow with three Tao dice
choice-shadow-curse = Roll the Curse die on the active Taoist with the Shadow
choice-incarnation = Play { $card } from the hand
# $surroundings: choice-surroundings, as where a ghost is laid. It has $tile and $buddha too.
choice-skeleton = Place a skeleton on { $space } ({ $surroundings })
choice-turn-up = Turn up and discard the stack on the space under the { $tile }
choice-remove-ladder = Remove the ladder of the { $tile }
choice-put-ladder = Put the ladder of the { $tile } back
choice-victim = Let the curse strike { $taoist }
choice-power-off = Block the power of { $board }: { $power }
choice-figure-steps = Let the figure of { $ghost } on { $space } step
choice-haunt = Haunt the { $tile }
choice-move-villager = Move { $villager } on the { $from } to the { $to }
choice-lose-pedestal = Return the crystal on the pedestal of the { $tile } to the reserve
choice-go-up = Go up the ladder into the village
choice-go-down = Go down the ladder into the Catacombs
choice-send-up = Send { $taoist } up the ladder into the village
choice-send-down = Send { $taoist } down the ladder into the Catacombs
# $price: as in choice-defeat.
choice-defeat-demons = Exorcise { NAME($demons, form: "the") }{ $price ->
    [none] {""}
   *[other] , spending { $price }
}
choice-lay-mantra-on-demon = Lay the Mantra on the { $demon }
# How many Qi lie there, and how many the Blood Mantra takes.
choice-lay-qi = Put the Qi on “{ $mantra }” ({ $have } of { $need } there)
choice-trigger = Trigger “{ $mantra }”
# $qi: how many lie on the old one.
choice-swap = Swap “{ $old }” for “{ $new }”{ $qi ->
    [0] {""}
    [one] {" "}(its Qi returns to the bank)
   *[other] {" "}(its { $qi } Qi return to the bank)
}
choice-send-home = Send the { $demon } home
choice-clear = Clear { $board }
choice-give-crystal-back = { $taoist } gives a Moon Crystal back to the reserve
choice-take-crystal = { $taoist } takes a Moon Crystal

# What is left out.
choice-decline-demon = Leave the { $demon } idle
choice-decline-activate = Activate no demon
choice-decline-shadow = Leave the Shadow idle
choice-decline-throw = Throw no curse
choice-decline-skeleton = Place no skeleton
choice-decline-lay-qi = Put no Qi on a mantra
choice-decline-ladder = Put no ladder back
choice-decline-swap = Swap no mantra
choice-decline-level = Do not change level
