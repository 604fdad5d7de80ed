## Why something is refused. With the words of the rule, if it has any.

refusal-game-over = Gra jest skończona. { $ending }
refusal-awaits-chance = Teraz nie można nic wybrać: najpierw trzeba dobrać kartę albo rzucić kośćmi.
refusal-awaits-choice = Teraz nie dobiera się karty ani nie rzuca kośćmi: najpierw musi wybrać gracz.
refusal-awaits-other-chance = Nie teraz. { $chance }
refusal-breaks = Niedozwolone według zasady { $rule }{ refusal-words }
refusal-impossible = Niemożliwe według zasady { $rule }{ refusal-words }
refusal-words = { $words ->
    [none] .
   *[other] : { $words }
}

## How a game ended.

ending-won = Gracze wygrywają: ostatnie wcielenie Wu Fenga zostało przegnane.
ending-all-dead = Gracze przegrywają: nie żyje już żaden taoista.
ending-village-lost = Gracze przegrywają: zbyt wiele kafli wioski jest nawiedzonych.
ending-deck-empty = Gracze przegrywają: z talii wyszła ostatnia karta, a Wu Feng nie jest jeszcze przegnany.
ending-graveyard = Gracze przegrywają: na cmentarzysku leży dwunastu wieśniaków.
ending-nothing-to-haunt = Gracze przegrywają: duch nie ma już w swojej linii czego nawiedzić.

# The same where Wu-Feng is a player.
ending-wu-feng-won = Taoiści wygrywają: nie ma już ani karty Przyzywania, ani wcielenia.
ending-wu-feng-all-dead = Wu Feng wygrywa: nie żyje już żaden taoista.
ending-wu-feng-village-lost = Wu Feng wygrywa: zbyt wiele kafli wioski jest nawiedzonych.
ending-wu-feng-deck-empty = Wu Feng wygrywa: dobrał ostatnią kartę.
ending-wu-feng-graveyard = Wu Feng wygrywa: na cmentarzysku leży dwunastu wieśniaków.
ending-wu-feng-nothing-to-haunt = Wu Feng wygrywa: duch nie ma już w swojej linii czego nawiedzić.

## What it is worth.

score-victory = Zwycięstwo
score-qi = Qi żywych taoistów
score-deck = Duchy pozostałe w talii
score-dead = Martwi taoiści
score-haunted = Nawiedzone kafle
score-incarnations = Przegnane wcielenia
score-villagers = Uratowani wieśniacy
score-portal = Położenie Portalu
score-black-secret = Mroczny Sekret
score-total = Razem

# Words of somebody else, such as the system, which no language changes.
verbatim = { $words }
