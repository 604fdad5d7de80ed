## The words at a table of a server: its seats before the game, who decides, who is here, what is said. People are called by their names, seats by colour or Wu-Feng.

at-table-connecting = Connecting to the table…
at-table-lost = The connection is lost. It will be restored as soon as possible.
at-table-missing = There is no such table
at-table-missing-hint = The link may be incomplete, or nobody has been at this table for so long that it was cleared away.
at-table-older-rules = The rules have been corrected since, and today's refuse a step of this game. The table is kept as it is.
at-table-closed = This table is closed
at-table-closed-hint = Those who run the server have closed it. Nothing can be done here any more.
at-table-barred = Those who run the server let nobody in from your address.
# $time: the time of day, such as 21:30.
at-table-restart = The server will be restarted at { $time }. The table is kept, and this page comes back by itself.
at-table-stranger = The server does not know this browser's seat at the table
at-table-watch-anyway = Watch without a seat
# With the server's words.
at-table-refused = Not possible: { $why }
# What may be refused to anybody.
at-table-gone-on = Somebody was quicker: the game has gone on.
at-table-taken = Somebody else has taken this seat.
at-table-bot-plays = A bot plays this seat; the host can give it back.
at-table-hand = Anyone who has seen Wu-Feng's hand cannot play against him, and nobody new can play him once the game has begun (S7).
at-table-nothing-to-take-back = There is nothing to undo: since then dice were rolled, a card was drawn, somebody else decided or a seat changed hands.
at-table-asked-already = An undo request is already open.
at-table-bad-name = This cannot be a name: use plain text with at least one letter or digit.
at-table-too-much = Too many messages. Please wait a moment.
at-table-full = There is no room for more.
at-table-storage = The server cannot store anything at the moment. Try again.
at-table-newer-server = A newer version of the server has gone on with this table. Here it is shown as it was before; you can play on as soon as the newer version answers.
at-table-busy = The server is very busy and lets nobody else in for the moment. The page keeps trying by itself.
at-table-over = The game is over.

at-table-lobby = At the table
at-table-seats = Seats
at-table-free = free
at-table-you = you
at-table-host = host
at-table-sit = Sit here
at-table-sit-hint = Give your name and take a free seat. Or just watch.
at-table-stand = Stand up
at-table-free-seat = Free the seat
at-table-let-bot-play = Give the seat to a bot
at-table-take-bot-away = Remove the bot
# To whom the seat goes back.
at-table-give-back = Give the seat back to { $name }
at-table-start = Begin the game
at-table-seats-open = Some seats are free: send the link below, or let bots play.
at-table-host-starts = { $name } begins the game once every seat is taken.
at-table-share = The link to this table
at-table-share-hint = Send it to those who are to play. Whoever opens it can sit down or watch.
at-table-copy = Copy
at-table-copied = Copied

at-table-people = People
at-table-here = here
at-table-away = not here
at-table-watching = { $number ->
    [one] { $number } is watching
   *[other] { $number } are watching
}
at-table-you-watch = You are watching.
# Who can give the seat back.
at-table-bot-for-you = A bot plays for you. { $host } can give you the seat back.
at-table-chat = Chat
at-table-say = Say something to everybody
at-table-send = Send
at-table-nothing-said = Nobody has said anything yet.
at-table-unread = { $number } new

at-table-your-turn = Your turn
# One's own seat that decides.
at-table-you-decide = Your turn! You decide for { $seat }.
# Who decides for which seat.
at-table-decides = { $name } decides ({ $seat }).
at-table-away-decides = { $name } decides ({ $seat }) but is not here.
at-table-nobody-decides = Nobody plays { $seat }. Somebody may sit down there, or the host can let a bot play.

at-table-ask-undo = Request undo
# Who asks, and which decision it is.
at-table-undo-asked = { $name } asks to undo: { $what }
# Whose answers are awaited.
at-table-undo-waits = Waiting for { NAME($names, list: "comma") } to agree.
at-table-agree = Agree
at-table-refuse = Refuse
at-table-withdraw = Withdraw the request

at-table-point = Point
at-table-point-hint = The next thing you click on the table glows for everybody. Or hold Shift while you click.
# Who points at what.
at-table-points-at = { $name } points: { $thing }

# An attempt at the challenge of the day: one that counts, and one that does not.
at-table-ranked = This attempt counts: hints, the chance to win and trying other ways are off until it is over.
at-table-practice = This is practice: other cards and dice than in the attempt that counts, and no place in the standings.
# What happened to somebody, for the chat.
at-table-host-changed = The host was away: { $name } is the host now.
at-table-was-muted = The host has muted { $name }.
at-table-was-unmuted = { $name } may talk again.
at-table-was-removed = The host has sent { $name } away from the table.
at-table-was-lifted = { $name } may come back to the table.
at-table-you-are-host = The host was away: you are the host now.
at-table-understood = Understood
# What can be done about somebody else.
at-table-others = The others
at-table-menu = What to do about { $name }
at-table-hide = Hide what they say
at-table-show-again = Show what they say
at-table-mute = Mute
at-table-unmute = Let them talk again
at-table-remove = Send away
at-table-bar = Send away for good
at-table-lift = Let them come back
at-table-remove-sure = Send { $name } away? They lose their seat, cannot talk any more and may only watch.
at-table-bar-sure = Send { $name } away for good? They lose their seat and may not even watch, and nobody new gets in from their network.
at-table-cancel = Cancel
at-table-is-hidden = hidden
at-table-is-muted = muted
at-table-is-removed = sent away
at-table-is-barred = sent away for good
# To whoever was muted or sent away.
at-table-you-are-muted = The host has muted you.
at-table-removed = The host has sent you away from this table
at-table-removed-hint = You may still watch the game.
at-table-barred-here = The host has sent you away from this table for good
# The word to enter a table.
at-table-word-title = This table has a password
at-table-word-hint = Whoever invited you can tell you what it is.
at-table-word = Password
at-table-word-wrong = That is not the password of this table.
at-table-enter = Enter
# Who is away, for how long; in how long a bot can play.
at-table-away-for = { $name } has been away for { $time }.
at-table-bot-in = In { $time } a bot can play on.
at-table-let-play-on = Let a bot play for { $name }
# Another game of the same people.
at-table-again-title = Another game?
at-table-again-same = Play again
at-table-again-level = Next level: { $level }
at-table-again-sides = Swap sides
at-table-again-hint = This opens a new table with the same people. Everybody finds the way there on this page.
at-table-again-opened = A new table is ready, and your seat is kept for you.
at-table-again-follow = To the new table
at-table-again-waits = { $host } can open a new table for all of you.

## The words around the tables of a server: the hall, the form for a table, the challenge of the day, the records.

online-title = Play online
online-lead = Open a table and send its link to those you want to play with, or join somebody else's. You need no account: this browser remembers your seat.
# At how many tables it is one's own turn.
online-your-turns = { $number ->
    [one] Your turn at { $number } table
   *[other] Your turn at { $number } tables
}
online-loading = One moment…
online-unreachable = The server cannot be reached. Check your connection and try again.
online-busy = The server cannot take in anything new at the moment. Try again soon.
online-too-many = Too many tables were opened from your address. Try again later.
online-no-server = There is no server behind this page: here everybody plays on one screen.
online-other-version = The server has another version of the game than this page. Please reload the page.
online-reload = Reload the page

online-own-name = Your name
online-own-name-hint = The others see it.
online-name-missing = Please enter your name first.
online-open-table = Open a table
online-join-title = Join a table
online-join-link = Link or code of the table
online-join = Join
online-join-wrong = That is neither the link nor the code of a table.

online-my-tables = My tables
online-no-tables = You have no open tables.
online-finished-games = Finished games
online-your-turn = Your turn
online-undo-asked = Somebody wants to undo a decision: do you agree?
online-can-begin = Everybody is seated: you can begin
online-host-begins = Everybody is seated: the host begins
online-free-seats = { $number ->
    [one] { $number } seat free
   *[other] { $number } seats free
}
# Whose turn it is, by name.
online-waits-for = Waiting for { $who }
online-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
online-replay = Replay
online-gone = This table no longer exists.
online-not-over = This game is not over yet.
online-not-yet = Today's challenge is shown to others when the day is over, at midnight (UTC).
online-forget = Forget this table

online-new-table = Open a table
online-new-table-hint = For each seat: you, whoever comes with the link, or a bot. The game begins when you say so.
online-begin = Open the table
online-seat-me = Me
online-seat-open = Open to anyone

# The expansions that are played.
online-kinds-base-game = Base game
online-kinds-white-moon = White Moon
online-kinds-black-secret = Black Secret
online-kinds-both = White Moon and Black Secret
online-taoists = { $number ->
    [one] { $number } Taoist
   *[other] { $number } Taoists
}

online-daily = Daily challenge
online-daily-lead = A new game every day, the same for everybody.
# How many Taoists one person plays.
online-daily-rules = Everybody gets the same set-up, cards and dice. { $taoists ->
    [1] You play with one Taoist.
    [2] You play both Taoists.
   *[other] You play all { $taoists } Taoists yourself.
}
online-daily-wu-feng = A bot plays Wu-Feng.
online-first-counts = Your first attempt counts if you finish it before midnight (UTC); it has no hints. Further ones are for practice, with other cards and dice. Replays of others open when the day is over.
online-play-daily = Play
online-go-on-daily = Go on playing
online-play-daily-again = Play again for practice
online-previous-day = Previous day
online-next-day = Next day
online-today = Today
online-no-such-day = Nobody played the challenge of this day.
online-standings = Standings
online-nobody-yet = Nobody has finished this challenge yet.
online-place = Place
online-names = Name
online-score = Points
online-finished-at = Finished

online-records = Hall of records
online-records-lead = The best result of every game, level and number of Taoists played on this server.
online-which-game = Which game
online-all-games = All games
online-no-record = No record yet
online-records-wu-feng = Games with Black Secret against a bot stand apart from those against a person.
# Who was Wu-Feng in the games of a table of records, below the name of the game.
online-wu-fengs-bot = Wu-Feng: a bot
online-wu-fengs-person = Wu-Feng: a person
online-wu-fengs-older = Wu-Feng: not known (older results)
# What advice was asked for in a game, below the names of those who played.
online-aids-hints = with hints
online-aids-chance = with the chance to win shown
online-aids-trial = with other ways tried
online-aids-unknown = with help

# Why an attempt at the challenge does not count; the sentence after them follows each.
online-practice-reasons-finished = You have already finished the attempt that counts.
online-practice-reasons-no-player = The server was not told who you are.
online-practice-reasons-network = Today's attempts that count have all been used from your network.
online-practice-reasons-unknown = The server does not let this attempt count.
online-practice-only = You can play for practice: with other cards and dice, and without a place in the standings.
online-practise = Play for practice

# The word to enter, in the form for a table.
online-word = Password for the table
online-word-hint = Whoever comes must enter it, to play or to watch. Leave it empty if the link is enough.
