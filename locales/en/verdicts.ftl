## Why something is refused. With the words of the rule, if it has any.

refusal-game-over = The game is over. { $ending }
refusal-awaits-chance = Nothing can be chosen now: first a card must be drawn or a die rolled.
refusal-awaits-choice = No card or die is due now: first a player must choose.
refusal-awaits-other-chance = Not now. { $chance }
refusal-breaks = Refused by rule { $rule }{ refusal-words }
refusal-impossible = Impossible by rule { $rule }{ refusal-words }
refusal-words = { $words ->
    [none] .
   *[other] : { $words }
}

## How a game ended.

ending-won = The players win: every incarnation of Wu-Feng is exorcised.
ending-all-dead = The players lose: no Taoist is left alive.
ending-village-lost = The players lose: too many tiles of the village are haunted.
ending-deck-empty = The players lose: the last card is drawn and Wu-Feng is not yet driven out.
ending-graveyard = The players lose: twelve villagers lie in the graveyard.
ending-nothing-to-haunt = The players lose: a ghost has nothing left to haunt in its line.

# The same where Wu-Feng is a player.
ending-wu-feng-won = The Taoists win: no Summoning card and no incarnation is left.
ending-wu-feng-all-dead = Wu-Feng wins: no Taoist is left alive.
ending-wu-feng-village-lost = Wu-Feng wins: too many tiles of the village are haunted.
ending-wu-feng-deck-empty = Wu-Feng wins: he has drawn the last card.
ending-wu-feng-graveyard = Wu-Feng wins: twelve villagers lie in the graveyard.
ending-wu-feng-nothing-to-haunt = Wu-Feng wins: a ghost has nothing left to haunt in its line.

## What it is worth.

score-victory = Victory
score-qi = Qi of living Taoists
score-deck = Ghosts left in the deck
score-dead = Dead Taoists
score-haunted = Haunted tiles
score-incarnations = Incarnations exorcised
score-villagers = Villagers saved
score-portal = Place of the Portal
score-black-secret = Black Secret
score-total = Total

# Words of somebody else, such as the system, which no language changes.
verbatim = { $words }
