# What went wrong on the command line.

failure-within = { $place }: { $problem }
failure-option = { $option } { $problem }
failure-caused = { $part }: { $cause }
file-not-found = no such file or folder
file-denied = this is not allowed
file-exists = it exists already
file-is-folder = this is a folder
file-not-in-folder = a part of this path is not a folder
file-read-only = this can only be read
file-disk-full = the disk is full
file-too-large = the file is too large
file-not-text = this is not a text file
# $problem: why a game cannot be dealt.

## Options that are not understood. $option and $value are as they were typed or as the help writes them.

# $command: what to type for help.
usage-refused = { $problem }
    Help: { $command }
usage-unknown-option = there is no option { $option }{ $meant ->
    [none] {""}
   *[other] ; did you mean { $meant }?
}
usage-unexpected = { $word } is one word too many
usage-unknown-command = there is no command { $command }{ $meant ->
    [none] {""}
   *[other] ; did you mean { $meant }?
}
usage-no-command = there is no command
usage-value-missing = { $option }: the value is missing
usage-value-unknown = { $option }: { $value } is none of { NAME($known, list: "comma") }
usage-value-refused = { $option }: { $value } cannot be used: { $why }
usage-no-value = { $option } takes no value, but here it is { $value }
usage-option-twice = { $option } may be given only once
usage-conflict = { $option } cannot be used with { NAME($others, list: "comma") }
usage-missing = missing: { NAME($options, list: "comma") }
usage-not-text = one of the words is not UTF-8
usage-unreadable = it cannot be read
# $words: the words that may stand there, in the notation of the game.
usage-whole-number = expected a whole number
usage-address = expected an IP address
usage-range = expected a number from { $low } to { $high }

value-language = expected one of { NAME($codes, list: "comma") }
value-team = a table has four seats at most
# $problem says the same in English, and what is wrong with the name.
value-player = { $problem }
value-shard = expected the number of this shard and how many there are, such as 2/8
value-players = expected a number from 1 to 4, or all
# "all" is typed in English. $problem says the same in English, $words are the others that may stand there.
value-or-all = { $problem }, or all
# "person" is typed in English.
value-or-person = { $problem }; or person

command-moved = { $command } is a command of another program now, which cargo build --release -p ghost-stories-bench makes: { $now }

## Options of the set-up. Those with a colon before them stand behind the name of the option.

option-five-qi = --five-qi is an option of --level initiation only
option-colours = expected { $players } different colours, one for each player
# $board: a colour as it is typed.
option-powers = the { $board } board shows one power only
option-boards = expected the four colours clockwise from the north side, found { $number } names
option-names = { $names } names for { $players } players

## Games, replays and positions.

save-exists = { $file } is there already; go on with it by --continue, or name another file with --save
save-over = this game is over; look at it with { $command }
source-at-of-position = --at is for replays and links; this is a written position
# Behind the option and the step that it names.
source-step = the replay ends at step { $last }
hint-chance = dice or a card come next, and nobody has to choose there: name another step with --at, or another position
hint-over = the game is over there: name another step with --at, or another position
scenario-none = no file ending in .scenario there
scenario-unreadable = { $number } of the files cannot be read as scenarios

## The page and its server.

serve-address = Ghost Stories is at { $address } (stop with Ctrl-C)
serve-no-browser = No browser could be opened from here: open the address in yours.
serve-no-tables = Without online tables: { $why }
serve-no-page = this program was built without the page; build and start it with: cargo xtask play, or play in this terminal with: ghost-stories play --terminal
serve-no-home = there is no home folder to keep tables in; name a file with --database
# Behind the name of the folder.
serve-folder = { $problem }; name a file with --database
serve-port-taken = port { $port } is in use; if the game runs already, it is at { $address }, otherwise choose another port with --port
# Parts of the program in which something went wrong; a colon and what they say follows.
part-database = the database
part-port = port { $port }

admin-no-socket = name the socket of the server with --admin-socket, as `ghost-stories serve` was told it
# Behind the path of a socket.
admin-no-server = no server answers there: { $problem }
admin-no-sockets = this system has no sockets of that kind

backup-counts = { $rows } entries of tables, { $results } results, { $days } days
backup-done = { $file }: { $counts }
backup-restored = restored { $counts }

## Many games of bots: `simulate` and `merge`. A shard is one of several parts, such as 2/8.

run-goes-on = { $done } of { $planned } games are already played
# $kept: whether the same command goes on.
run-stopped = stopped after { $done } of { $planned } games{ $kept ->
    [yes] ; the same command goes on from there
   *[no] {""}
}
# Behind the name of a file. $why is one of the three below.
run-other-file = { $why }; name another file
run-experiment = holds another experiment: { $difference }
run-shard = holds shard { $there } instead of { $here }
run-merged = holds shards that were merged
run-rows = does not have the rows of the { $done } games that are already played
run-version = tally format { $version } is not known to this program, which reads { $known }
run-no-tally = not a tally file, as simulate --out writes them
run-damaged = damaged: { $why }
run-damaged-cells = it does not have a tally for each cell
run-damaged-times = it does not have a time for each bot
run-damaged-shards = its shards do not fit the experiment
run-damaged-games = its shards and its tallies differ in the number of games
# $missing: what is missing, of the three at the end.
run-missing = { NAME($missing, list: "comma") }; --partial takes what is there
merge-experiment = another experiment: { $difference }
merge-numbers = shard { $theirs } does not go with shard { $ours }: both must be of the same number
merge-counted = shard { $shard } is already counted
merge-missing = shard { $shard } is missing
merge-unfinished = shard { $shard } has { $done } of its { $all } games
merge-more = { $number } more

## Odds. Most stand behind the name of an option.

odds-which-ghost = against which ghost? Say --resistance 2 or --ghost zombie, or name a position, replay or link
odds-too-many-ghosts = a tile touches at most two ghosts: name one or two
odds-two-colours = two ghosts need their colours, such as red:2,black:1
odds-colour-too = say the ghost's colour too, such as { $example }
odds-attempts-cards = name the two cards with --ghost, because curse and reward of one count for the other
odds-which-tao = say of which colours, such as red:1,black:2
odds-four-tao = there are only four Tao of each colour
odds-amount = expected a number such as 2, or a colour and a number such as red:2
odds-no-exorcism = none of these ghosts can be exorcised
odds-no-power = no power works while { $ghosts } is in play
odds-dice-held = these ghosts hold dice, { $number } are left at most
odds-grey-reroll = a grey die and a reroll never come together, the green board shows one power
odds-no-resistance = at 0 every attempt succeeds; write the card's own, --circle and --mantra lower it
odds-no-such = no { $tao ->
    [none] ghost
   *[other] { $tao } ghost
} has { $number }; 1 to 4 exist, of black also 5
odds-no-two = there are no two { $tao } ghosts of { $number }
odds-game-over = the game is over there: choose an earlier step with --at
odds-last-incarnation = the last incarnation is exorcised there: choose an earlier step with --at
# $living: the colours of those who live, as they are typed.
odds-who-lives = expected one who lives: { NAME($living, list: "comma") }
