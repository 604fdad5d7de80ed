## The form for a player's own copy of the expansions, among the cards.

own-copy-title = Your own copy
own-copy-hint = Some values of White Moon and Black Secret could not be found: those with a question mark are ours. If you own the game, enter what your components say. Each value is kept at once and counts for new games.
own-copy-file-hint = The same as a text file, for the other programs and for other devices:
own-copy-numbers-hint = The numbers are ours: enter your cards in any order, each of them once.
# $own: how many values are the player's; $ours: how many are ours because what is printed could not be found.
own-copy-counts = { $own ->
    [0] Every value is as in our data
    [one] { $own } value is yours
   *[other] { $own } values are yours
}; { $ours ->
    [0] none is reconstructed any more.
    [one] { $ours } is reconstructed by us.
   *[other] { $ours } are reconstructed by us.
}
own-copy-is-ours = ours
own-copy-is-own = yours
# A button: my components say what yours say.
own-copy-confirm = Mine say the same
# A button: takes our values again.
own-copy-reset = Back to ours
own-copy-not-used = Not used yet: { $problem }.
own-copy-not-all-used = { $number ->
    [one] { $number } component is not used yet: what is wrong stands there. The others count.
   *[other] { $number } components are not used yet: what is wrong stands there. The others count.
}
own-copy-export = Save my copy as a file
own-copy-link = This link brings your values to somebody else:
own-copy-shared = Somebody shares the values of a copy with you: { $number ->
    [one] { $number } value
   *[other] { $number } values
}. They would take the place of yours.
own-copy-shared-take = Use them
own-copy-shared-leave = Leave mine as they are
own-copy-shared-broken = This link is damaged or incomplete: no values can be read from it.
own-copy-ghosts = Ghosts
own-copy-tokens = Tokens of the Catacombs

# The values of a component, as labels.
own-copy-deed = What it does
own-copy-colour = Colour
own-copy-resistance = Resistance
own-copy-left = Left stone
own-copy-middle = Middle stone
own-copy-right = Right stone
own-copy-crystal = Also gives a Moon Crystal
own-copy-space = Row { $row }, space { $column }
own-copy-set = Set { $number }
own-copy-cost = Cost
own-copy-level = Level
own-copy-white-moon = Only with White Moon
own-copy-effect = Effect

# What a value can be.
own-copy-board-colour = the colour of its board
own-copy-number = { $number }
own-copy-nothing = nothing
own-copy-yes = yes
own-copy-no = no
own-copy-entrance-of = { $tao }, entrance
own-copy-blank = blank

# Components.
own-copy-catacombs = Side { $side }
own-copy-curse = Curse { $number }
own-copy-mantra = Blood Mantra { $number }

# What is wrong, behind own-copy-not-used.
own-copy-missing = choose the rest, too; this is missing: { $field }
own-copy-entrances = two of the nine spaces are entrances, no more and no fewer
