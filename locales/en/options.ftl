### The help of commands and options, as --help prints it. In English it stands at the options in Rust, and a test sees that this is the same.

# The headings, and an option with its default behind it.
heading-usage = Usage:
heading-commands = Commands
heading-arguments = Arguments
heading-options = Options
heading-examples = Examples:
option-default = { $text } [default: { $default }]

# about-play is about a command, help-port about an option, and help-serve-port about the option of one command where it means something else.
# Words after a colon, such as red,green or --bot, are typed and stay as they are.
about-ghost-stories = Ghost Stories: the co-operative board game, an unofficial fan edition
help-language = The language of the words, such as pl [default: that of the environment]
help-help = Print help
help-version = Print version

about-play = Play the game: opens it in the browser, or with --terminal in this terminal
help-port = The port at which the page is served on this machine; saved games belong to it
help-quiet = Do not open the browser
help-terminal = Play in plain text in this terminal, all players at one keyboard
help-players = Number of players, 1 to 4; in Black Secret the number of Taoists
help-level = initiation, normal, nightmare or hell
help-rules = Rule set: revised (the newest printing) or classic (2008)
help-five-qi = House option of Initiation: start with five Qi
help-white-moon = Play with White Moon: villagers, Su-Ling, crystals and the Mystic Barrier
help-portal = White Moon: where the Portal lies: centre, edge or corner, or on a tile such as tea-house
help-incarnations = White Moon without Black Secret: which incarnations are in the game: base, moon or both
help-black-secret = Play with Black Secret: somebody is Wu-Feng, with demons in catacombs, curses and the Shadow
help-catacombs = Black Secret: the side of the catacombs, a or b [default: at random]
help-demons = Black Secret: the side of Wu-Feng's board, a or b, which has the traits of his demons [default: at random]
help-random-tiles = With an expansion: nine of all tiles at random, instead of the School and the Calligrapher in fixed places
help-data = With an expansion: a file with what your own components say; what it does not tell is as in ours
help-boards = The four boards clockwise from the north side, such as red,green,blue,yellow
help-colours = The colours that play, such as red,blue
help-powers = Powers that boards show, such as spires,mantra
help-first = Who has the first turn
help-village = The nine tiles row by row from the north-west, such as cemetery,altar,herbalist,...; with an expansion its tile may be among them or not
help-wu-feng = Black Secret: who is Wu-Feng: person, or a bot such as novice or expert
help-names = The names of the players in the order of their turns, such as Ann,Ben
help-seed = The seed of set-up, cards and dice [default: a new one]
help-save = Where the game is saved after every step [default: ghost-stories-SEED.json]
help-continue = Go on with a saved game
help-locales = For translators: read the words from this folder, the page at each reload; it has a folder for each language
help-pseudo = For translators: put accents on the letters of English; whatever has none is not translated

about-serve = Host the page and online tables, for browsers here or behind a proxy
help-serve-port = The port at which the page is served
help-address = The address of this machine to serve at; 0.0.0.0 serves everybody who can reach it
help-database = Where tables are kept: a file, or postgres://USER:PASSWORD@HOST/NAME [default: tables.sqlite in your data folder]
help-origin = A page that may speak with this server, such as `https://example.org`; then the server answers only under its name and under addresses; may be given several times
help-behind-proxy = A proxy in front tells in X-Forwarded-For where clients come from
help-connections-per-address = Connections from one address
help-tables-per-hour = Tables that one address may open in an hour
help-listed-per-address = Tables in the lobby at a time whose people come from one address
help-data-files-per-hour = Different data files of players' own that one address may bring in an hour
help-messages-per-second = Messages a second from one connection
help-host-away = Seconds after which a table whose host is away has another one
help-bot-after = Seconds after which anybody at a table may let a bot play for somebody who is away
help-connections = Connections altogether
help-brisk-seconds = Seconds that a person may take to decide at a brisk table, before a bot does
help-relaxed-hours = Hours that a person may take to decide at a relaxed table
help-keep-unfinished = Days for which an unfinished table is kept after the last thing that happened there
help-keep-finished = Days for which a finished table is kept; results stay
help-drain = Seconds for which a server that is told to stop goes on, so that a proxy learns that it is not ready
help-serve-admin-socket = A socket to make, through which `ghost-stories admin` reaches this server
help-log = How the log on standard error is written; GHOST_STORIES_LOG=debug tells more
help-serve-white-moon = Lead to a new game with White Moon
help-serve-black-secret = Lead to a new game with Black Secret

about-backup = Copy all online tables into a file, also while servers run
help-backup-database = Where tables are kept: a file, or postgres://... [default: tables.sqlite in your data folder]
help-file = The file to write; one that is there already is left alone

about-restore = Bring all online tables back from a file, into an empty database of either kind
help-restore-database = Where tables are to be kept: a file, or postgres://... [default: tables.sqlite in your data folder]
help-restore-file = The file to read

about-admin = Ask a running server, or tell it something: list and close tables, bar addresses, announce a restart
help-admin-socket = The socket of the server, as `serve` was told it
help-admin-json = Print JSON
about-tables = List the tables in the memory of the server, the busiest first
about-inspect = Show one table: who sits there, for whom it waits, what was said last
help-table = The name of the table, or its link
about-close = Close a table: nobody comes to it any more, at any server of the database
about-reopen = Open a closed table again
about-bars = List the addresses that are let in no more
about-bar = Let nobody in from an address, at any server of the database
help-bar-address = Which; of IPv6 the first half counts
help-days = For so many days [default: for good]
about-unbar = Let an address in again
help-unbar-address = Which, as it is listed
about-announce = Tell everybody at all servers of the database that they will be restarted
help-minutes = In how many minutes, 0 to 1440
about-withdraw = Tell everybody that there will be no restart

about-health = Ask a server on this machine whether it is ready; exit code 1 if it is not
help-health-port = The port of the server
help-live = Ask only whether it lives, not whether its database can write

about-simulate = Play many games with bots and count what happens
help-games = How many games, for each combination of team, level and number of players
help-bot = Who plays: random, novice, expert, ignores-villagers or oracle, the last three with a budget if you like, such as expert:nodes=100000 or expert:ms=500. Several with commas between take the seats clockwise from the first player and come round again. Given again, the option names another team to compare
help-simulate-players = Number of players, 1 to 4; several with commas between, or all
help-simulate-level = initiation, normal, nightmare or hell; several with commas between, or all
help-simulate-wu-feng = Black Secret: who is Wu-Feng, as in --bot; given again, the option names another to compare [default: as the first Taoist]
help-simulate-seed = The seed from which everything random comes
help-calibration = Also compare the estimated chance to win, at the start of each turn, with how the games end
help-jobs = How many threads; the result does not depend on it [default: all cores]
help-shard = Play only part I of N, to spread an experiment over N machines; `merge` puts the parts together
help-csv-games = Also write a row for each game to this file
help-out = Keep the tallies in this file. If it holds an unfinished run of the same experiment, that is continued
help-json = Print JSON, a line for each combination of team, level and number of players
help-timing = With --json: the time the bots took as well, which differs from run to run
help-csv = Print CSV, a row for each combination of team, level and number of players
help-report = Write a page with charts to this file

about-merge = Add up the tally files of simulate --out that belong to one experiment
help-files = The tally files, one for each shard
help-partial = Accept shards that are missing or unfinished

about-replay = Verify a replay or save and print the game as a log
help-source = A replay or save, or a link to a game
help-to = Go only to this step and print the position there
help-replay-json = Print JSON: every step with its events, and the position at the end

about-scenario = Run scenario files, or all `.scenario` files below folders
help-paths = Files or folders
help-scenario-rules = List for each rule how many scenarios cover it
help-verbose = Name every scenario, not only those that fail

about-odds = Exact chances of exorcisms: for plain numbers, or from every tile of a position
help-odds-source = A written position, scenario, replay or save, or a link to a game; without one, the numbers below
help-at = Of a replay or link: behind this step [default: the last]
help-taoist = Of a position: for this Taoist [default: the one on turn]
help-resistance = The ghost's resistance as on its card; for two in a corner with colours, such as red:2,black:1
help-ghost = A ghost by its name or number instead, such as zombie; for two in a corner zombie,ghoul
help-tao = Tao at hand, own and lent: how many of the ghost's colour, or of colours such as red:1,black:2
help-dice = How many dice are thrown, 0 to 4: the fourth is Strength of a Mountain's [default: 3, less those that the ghosts hold]
help-circle = The Tao on the Circle of Prayer
help-mantra = The Mantra lies on the ghost, on the first of two
help-white-blank = White faces are blank: Nameless is in play
help-reroll = Dice may be rolled again once: Favourite of the Gods
help-attempts = 2 with Second Wind: the chance of both attempts together
help-odds-json = Print one JSON object

about-hint = The best options of a position, the chance to win with each, and why
help-hint-source = A written position, scenario, replay or save, or a link to a game
help-nodes = Look at so many positions: the same answer on every machine [default: 10000]
help-ms = Or think for so many milliseconds
help-hint-json = Print one JSON object with every option

about-protocol = Speak JSON lines on standard input and output, for programs in any language
help-openapi = Print the description of online tables as an OpenAPI document instead

about-help = Print this message or the help of the given subcommand(s)
