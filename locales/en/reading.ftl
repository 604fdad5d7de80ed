### A thing of the table read in full, and the board enlarged.

reading-whole = Show the whole board
# $tiles: those a ghost has before it, from the nearest to the farthest.
reading-ahead = Before it: { NAME($tiles, list: "comma") }.
# Something foreseen, and in how many turns.
reading-foreseen = { $what } ({ $when }).
reading-now = You can exorcise it now.
# On a button.
reading-roll = { $dice ->
    [0] Exorcise without dice
    [one] Roll { $dice } die
   *[other] Roll { $dice } dice
}, { $chance }
# An exorcism after a move there.
reading-after-move = After a move to the { $tile }: { $chance }.
reading-hopeless = No roll can beat it now.
reading-far = It is exorcised from the { $tile }, which is out of reach now.
reading-below = Nobody can exorcise it from the Catacombs.
reading-not-now = It cannot be exorcised now: that is an action of Yang.
# More ways to spend than the list has lines.
reading-more-ways = { $number ->
    [one] { $number } more way
   *[other] { $number } more ways
}: choose ghosts and Tao above.
# A line that leads to the options that do not fit.
reading-more = More options
