## White Moon

event-villager-revealed = A villager of the { $family } family is turned up on the { $tile }.
event-villager-moved = A villager of the { $family } family comes to the { $tile }.
event-villager-saved = A villager of the { $family } family is saved.
event-villager-died = A villager of the { $family } family dies on the { $tile }.
event-villager-returned = A villager of the { $family } family comes back to life on the { $tile }.
event-family-saved = The { $family } family is saved and thanks { $taoist }.
event-taoist-laid-down = { $taoist } is knocked down.
event-taoist-stood-up = { $taoist } stands up.
event-tao-left = A { $tao } Tao of { $taoist } leaves the game.
event-tao-left-bank = A { $tao } Tao of the bank leaves the game.
event-su-ling-placed = Su-Ling is placed before { $space }.
event-su-ling-returned = Su-Ling leaves the boards.
event-crystal-gained = { $taoist } gets a Moon Crystal.
event-crystal-spent = { $taoist } spends a Moon Crystal.
event-crystal-placed = A Moon Crystal is put on the pedestal of the { $tile }.
event-barrier-began = The Mystic Barrier rises.
event-barrier-rolls = The dice of the Barrier are thrown for { $board }.
event-barrier-spent = A crystal of the Barrier is spent.
event-barrier-ended = The Mystic Barrier ends.
event-training-began = { $taoist } trains against all { $tao } ghosts.
event-artifact-gained = { $taoist } gets the { $artifact }.
event-artifact-used = { $taoist } uses the { $artifact }.
event-die-turned = { $taoist } turns a { $face } die to white.
event-stone-void = The Spirit Armour makes the left stone of { $card } void.
event-portal-taken = The Portal is held by the Gate Keeper.
event-portal-returned = The Portal is back on its tile.
event-ghosts-left = { $number ->
    [one] { $number } ghost from the bottom of the deck leaves the game.
   *[other] { $number } ghosts from the bottom of the deck leave the game.
}
event-shapeshifted = The Shapeshifter moves from { $from } to { $to }.
event-on-deck = { $card } { NAME($card, form: "number") ->
    [plural] lie
   *[singular] lies
} on top of the deck.

## Black Secret. A space of the Catacombs goes by the tile above it.

event-curse-revealed = The curse “{ $curse }” is turned up.
event-curse-thrown = Wu-Feng throws the curse “{ $curse }”.
event-curses-renewed = All curses are gathered, shuffled and drawn anew.
event-mantra-revealed = The Blood Mantra “{ $mantra }” is turned up.
event-qi-laid = A Qi is laid on “{ $mantra }”.
event-mantra-triggered = { $taoist } triggers the Blood Mantra “{ $mantra }”.
event-mantra-swapped = The Blood Mantra “{ $old }” is swapped for “{ $new }”.
event-card-spent-on-demon = Wu-Feng discards { $card } to summon a demon.
event-card-spent-on-curse = Wu-Feng discards { $card } to throw a curse.
event-demon-summoned = The { $demon } is summoned to the space under the { $tile }.
event-demon-moved = The { $demon } moves to the space under the { $tile }.
event-demon-searched = The { $demon } searches the space under the { $tile }.
event-demon-exorcised = The { $demon } is exorcised on the space under the { $tile }.
event-demon-home = The { $demon } goes back to Wu-Feng's board.
event-token-revealed = Turned up under the { $tile }: { $token }.
event-shadow-came = The third Urn brings the Shadow to the space under the { $tile }.
event-shadow-moved-under = The Shadow moves to the space under the { $tile }.
event-shadow-moved-on = The Shadow moves onto the { $tile }.
event-shadow-attacked = The Shadow attacks and rolls { $dice }.
event-shadow-cursed = The Shadow on the { $tile } rolls the Curse die.
event-skeleton-placed = A skeleton is placed on { $space }.
event-skeleton-left = The skeleton on { $space } is gone.
event-ladder-removed = The ladder of the { $tile } is gone.
event-ladder-returned = The ladder of the { $tile } is put back.
event-went-down = { $taoist } goes down the ladder to the space under the { $tile }.
event-went-up = { $taoist } goes up the ladder to the { $tile }.
event-summoning-drawn = A Summoning card is drawn.
event-incarnation-taken = Wu-Feng draws the incarnation { $card } to his hand.
# The same for those who must not see the card.
event-incarnation-taken-unseen = Wu-Feng draws an incarnation to his hand.
event-incarnation-played = Wu-Feng plays { $card } from his hand.
event-power-off-a-turn = The power of { $board } is blocked until the end of its next turn.
event-power-back = The power of { $board } is back.
event-curses-forbidden = Wu-Feng may throw no curse for now.
event-curses-allowed = Wu-Feng may throw curses again.
event-yin-yang-lost = { $taoist } loses the Yin-Yang.
event-crystal-returned = A Moon Crystal of { $taoist } returns to the reserve.
event-pedestal-cleared = The crystal on the pedestal of the { $tile } returns to the reserve.
event-mantra-laid-on-demon = The Mantra is laid on the { $demon }.
