## Around the lessons, and the parts of a card.

learn-back = Wstecz
# To a step from which one has gone back.
learn-forward = Znowu naprzód
learn-go-on = Wróć do lekcji { $lesson }, krok { $step }
learn-card = Karta i jej części
learn-part-resistance = Kolor i siła:
learn-part-left = Lewy kamień:
learn-part-middle = Środkowy kamień:
learn-part-right = Prawy kamień:

## The story of the village: its tiles, and how hard it can be.

learn-places = Kto tu mieszka
learn-levels = Cztery poziomy

## The worked examples of the rulebooks.

learn-see-example = Zobacz przykład: { $title }
learn-example = Przykład krok po kroku
# What the book says of this moment.
learn-holds = Teraz jest tak:

# One thing about a position. $there: as in table-space.
fact-space = { CAPITAL($space) }: { $there }.
# $facts: sentences.
fact-taoist = { $taoist }: { $facts }
fact-dead = { $taoist } nie żyje.
fact-dice = { $number ->
    [0] Żadna kość tao nie jest wolna
    [one] Wolna jest { $number } kość tao
    [few] Wolne są { $number } kości tao
   *[many] Wolnych jest { $number } kości tao
}.
fact-mantra = Zwój mantry: { $space }.
fact-no-mantra = Zwój mantry nie leży na żadnym duchu.
fact-discarded = Na stosie kart odrzuconych: { $card }.
fact-goes-on = Gra toczy się dalej.
fact-offered = Można: { $choice }.
# $rule: the number of the rule that forbids it.
fact-refused = Nie można ({ $rule }): { $choice }.
fact-options = { $number ->
    [one] Jest { $number } możliwość
    [few] Są { $number } możliwości
   *[many] Jest { $number } możliwości
}.
# Three ghosts lie on it, but that is looked at only in the next Yin.
fact-no-overrun = Pełna plansza nie kosztuje teraz qi.
