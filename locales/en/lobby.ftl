## The lobby: tables of a server that look for people, and a seat at once.

lobby-title = Tables that look for players
lobby-empty = Nobody is waiting at the moment. Take a quick seat, or open a table and show it here.
lobby-count = { $number ->
    [one] { $number } table looks for players
   *[other] { $number } tables look for players
}
lobby-loading = Looking for tables…
lobby-lost = The connection is lost, so this list may be out of date. It will be restored as soon as possible.
lobby-quick = Quick seat
lobby-quick-hint = Takes you to the table that suits you best. If there is none, one is opened for you: bots play with you and give their seats to people who come.
lobby-game = Game
lobby-any-game = Any game
lobby-level = Level
lobby-any-level = Any level
lobby-not-begun = Not begun yet
lobby-playing = Game in progress
lobby-relaxed = Relaxed clock
lobby-brisk = Brisk clock
# Which language is spoken at a table.
lobby-language = Language: { $language }
# On the button of a seat.
lobby-sit-at = Sit here: { $seat }
lobby-gives-way = A bot plays until somebody comes
lobby-watch = Watch
lobby-back = Back to my seat
lobby-gone = This seat is no longer free.
lobby-list = Show this table in the lobby
lobby-list-hint = Anybody can find it under “Play online” and take a free seat.
lobby-bots-give-way = Bots give their seats to people who come
lobby-listed = This table is shown in the lobby: anybody can take a free seat.
