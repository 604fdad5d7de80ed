## Around the lessons, and the parts of a card.

learn-back = Back
# To a step from which one has gone back.
learn-forward = Forward again
learn-go-on = Go on with lesson { $lesson }, step { $step }
learn-card = The card with its parts
learn-part-resistance = Colour and resistance:
learn-part-left = Left stone:
learn-part-middle = Middle stone:
learn-part-right = Right stone:

## The story of the village: its tiles, and how hard it can be.

learn-places = Who lives here
learn-levels = The four levels

## The worked examples of the rulebooks.

learn-see-example = See the example: { $title }
learn-example = Worked example
# What the book says of this moment.
learn-holds = Now it holds:

# One thing about a position. $there: as in table-space.
fact-space = { CAPITAL($space) }: { $there }.
# $facts: sentences.
fact-taoist = { $taoist }: { $facts }
fact-dead = { $taoist } is dead.
fact-dice = { $number ->
    [0] No Tao die is free
    [one] { $number } Tao die is free
   *[other] { $number } Tao dice are free
}.
fact-mantra = The Mantra: { $space }.
fact-no-mantra = The Mantra lies on no ghost.
fact-discarded = On the discard pile: { $card }.
fact-goes-on = The game goes on.
fact-offered = Possible: { $choice }.
# $rule: the number of the rule that forbids it.
fact-refused = Not possible ({ $rule }): { $choice }.
fact-options = { $number ->
    [one] There is { $number } choice
   *[other] There are { $number } choices
}.
# Three ghosts lie on it, but that is looked at only in the next Yin.
fact-no-overrun = The full board costs no Qi now.
