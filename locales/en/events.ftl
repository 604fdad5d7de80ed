## What happened, a sentence each.

event-turn-began = The turn of { $board } begins.
event-yang-began = { $taoist }'s Yang begins.
# The haunting figure of a card; its space is $space.
haunter = { NAME($card, form: "number") ->
    [plural] The haunter of the { $card }
   *[singular] { $card }'s haunter
}
event-figure-advanced = { haunter } steps onto the first stone.
event-figure-returned-after-haunting = { haunter } reaches the second stone and goes back to its card.
event-figure-driven-back = { haunter } is driven back to its card.
event-tile-haunted = The { $tile } turns haunted.
event-tile-restored = The { $tile } turns active again.
event-nothing-to-haunt = No tile in the line of { $space } is left to haunt.
event-overrun = Ghosts fill all three spaces of { $board }.
event-no-free-space = A ghost should enter, but all twelve spaces are taken.
event-card-drawn = { $card } { is } drawn.
event-card-placed = { $card } { is } laid on { $space }.
event-buddha-returned = The Buddha on { $space } returns to the Buddhist Temple.
# $by: the Sorcerer's Hut, a Blood Mantra or a Buddha.
event-ghost-discarded = { $card } on { $space } { is } discarded by { $by ->
    [hut] the Sorcerer's Hut
    [mantra] a Blood Mantra
   *[buddha] the Buddha
}.
event-ghost-exorcised = { $card } on { $space } { is } exorcised.
event-ghost-moved = { $card } { is } moved from { $from } to { $to }.
effect-power-off = The power of { $board } is blocked by { $card }.
effect-all-powers-off = No power works while { $card } { is } in play.
effect-tao-off = Nobody may spend Tao while { $card } { is } in play.
effect-die-captive = A Tao die is held by { $card } from now on.
effect-other = The effect of { $card } on { $space } begins.
event-no-die-to-hold = No Tao die is free to be held by { $card }.
event-circle-cleared = The { $tao } Tao on the Circle of Prayer returns to the bank.
event-circle-set = A { $tao } Tao is put on the Circle of Prayer.
event-curse-rolled = The Curse die for { $board } shows: { $face }.
event-curse-spared = Strength of a Mountain spares { $taoist } the Curse die.
event-curse-rerolled = { $taoist } rolls the Curse die again.
event-tao-rolled = { $taoist } rolls { $dice }.
event-tao-rerolled = { $taoist } takes up { $dice } to roll { COUNT($dice) ->
    [one] it
   *[other] them
} again.
event-qi-lost = { $taoist } loses 1 Qi.
event-qi-gained = { $taoist } gains 1 Qi.
# The bank could not pay it.
event-no-qi-left = No Qi is left in the bank for { $taoist }.
event-no-tao-left = { $tao ->
    [none] No Tao is left in the bank for { $taoist }.
   *[other] No { $tao } Tao is left in the bank for { $taoist }.
}
event-tao-discarded = { $taoist } discards a { $tao } Tao.
event-tao-lost = { $taoist } loses a { $tao } Tao.
event-tao-spent = { $taoist } spends a { $tao } Tao.
event-tao-gained = { $taoist } takes a { $tao } Tao.
event-yin-yang-spent = { $taoist } spends the Yin-Yang.
event-yin-yang-gained = { $taoist } gets the Yin-Yang.
event-taoist-died = { $taoist } dies.
event-board-possessed = { CAPITAL($board) } becomes possessed.
event-taoist-revived = { $taoist } comes back to life on the Cemetery.
event-taoist-moved = { $taoist } moves to the { $tile }.
event-taoist-was-moved = { $taoist } is moved to the { $tile }.
event-help-asked = { $taoist } asks the { $tile } for help.
event-exorcism-began = { $taoist } begins an exorcism.
event-exorcism-failed = { $taoist }'s exorcism fails.
event-power-used = { $taoist } uses the power of { $board }.
event-token-spent = { $taoist } spends a power token to borrow the power of { $board }.
event-token-taken = { $taoist } takes a power token from the centre tile.
event-mantra-laid = The Mantra is laid on the ghost on { $space }.
event-mantra-returned = The Mantra comes off its ghost.
event-buddha-taken = { $taoist } takes a Buddha from the Buddhist Temple.
event-buddha-placed = { $taoist } places a Buddha on { $space }.

# "is" or "are", as the name of the card asks.
is = { NAME($card, form: "number") ->
    [plural] are
   *[singular] is
}
