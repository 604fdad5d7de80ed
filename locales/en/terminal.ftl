### What programs print: the game in a terminal, the log of a replay, exact odds.

## The game in a terminal. Its commands are typed in English in every language.

terminal-welcome = Ghost Stories. Saved in { $file } after every step. Type help for help.
# A line for each command, with what it does in a column of its own.
terminal-help =
    Type the number of an option and press Enter. Other commands:
      table, t      describe the whole table
      options, o    list the options again
      log, l        tell what happened since the turn began
      hint          advise: the best options, the chance to win with each, and why
      rule B51      say what a rule says
      card NAME     describe a card, by its name or number
      undo, u       take the last choice back, unless dice or a card came since
      save, s FILE  save a copy; the game is also saved after every step
      help, h       this text
      quit, q       leave; go on later with --continue
terminal-only-way = Only one way: { $choice }.
# $question: who must decide what. $name: who plays the seat.
terminal-asked = { $name }: { $question }
terminal-cover = Wu-Feng chooses from his hand. Let the others look away and press Enter.
terminal-number = Type a number from 1 to { $last }, or help.
terminal-which-rule = Which rule? Rules have numbers such as B51.
terminal-rule = { $rule }: { $words }
# A line of the table of levels: each cell behind the title of its column.
terminal-level = { $level }. { NAME($cells, list: "plain") }
terminal-level-cell = { $title }: { $cell }.
# $by_our_count: whether the number is not printed on the card.
terminal-card = { $card }, card { $number }{ $by_our_count ->
    [yes] {" "}by our count
   *[no] {""}
}: { $resistance }{ $incarnation ->
    [yes] , incarnation of Wu-Feng
   *[no] {""}
}.
terminal-undone = Taken back.
terminal-undo-chance = Dice or a card came since the last choice, so it cannot be taken back.
terminal-undo-nothing = There is nothing to take back.
terminal-saved = Saved in { $file }.
terminal-not-saved = Not saved: { $why }
terminal-not-replaced = Not saved: { $file } is there already; name another file.
# The file of a game that opened only in part.
terminal-kept = The file as it was is kept in { $file }.
terminal-kept-in = The game is saved in { $file }.
# $command: what to type.
terminal-left = The game is saved. Go on with: { $command }
terminal-again = Look at the game again with: { $command }

## The end of a log.

log-legal = { $steps } steps, every one legal.
log-verified = { $steps } steps, { $verified } of them verified.

## Exact odds.

# 70.4 %: the whole percent and the tenth.
odds-percent = { $whole }.{ $tenth }%
odds-percent-tiny = <0.1%
odds-percent-almost = >99.9%
# $fraction: such as 19/27.
odds-exact = { $percent } ({ $fraction })

# Against one ghost, with what there is for it: dice, Tao and so on.
odds-against = Against { $ghost } with { NAME($means, list: "comma") }: { $chance }
# The same against two; a line for each follows.
odds-with = With { NAME($means, list: "comma") }:
odds-goal = { $goal }: { $chance }
odds-both = both
odds-any = at least one
# A ghost that is nothing but a number, or a colour and a number.
odds-resistance = { $tao ->
    [none] resistance
   *[other] { $tao } resistance
} { $number }
odds-dice = { $number ->
    [one] { $number } die
   *[other] { $number } dice
}
odds-no-tao = no Tao
odds-tao = { $number } Tao
# So many of each colour.
odds-tao-of-colours = { NAME($tao, form: "tokens", list: "comma") }
odds-circle = Circle { $tao }
odds-mantra = Mantra
odds-reroll-once = a reroll
odds-two-attempts = two attempts
odds-brought-by-curse = A ghost that the Curse die brings between two attempts is left out.

odds-stands = { $taoist }{ $on_turn ->
    [yes] , who is on turn,
   *[no] {""}
} stands on the { $tile }.
# "here" and "move" are the two words below.
odds-from-tiles = Chances from each tile; "here" and "move" are possible now, the others later, if nothing changes.
odds-way-here = here
odds-way-move = move
# Above the columns; a line for each ghost follows.
odds-head-dice = dice
odds-head-tile = tile
odds-head-ghost = ghost
odds-head-once = one attempt
odds-head-twice = two attempts
# $name: the space as the notation writes it, such as red-left. $now: whether it can be exorcised now.
odds-ghost = { $card } on { $name }{ $now ->
    [yes] {""}
   *[no] , not to be exorcised now
}
odds-no-ghost = no ghost
# What can be done with the dice that lie there follows, a line each.
odds-dice-show = The dice show { NAME($faces, list: "plain") }. Best first:
# $both: the chance of both, or none if there is one ghost.
odds-reroll = { $choice }: { $any }{ $both ->
    [none] {""}
   *[other] , both { $both }
}
