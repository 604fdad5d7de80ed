## The start page, the list of saved games, and who plays them.

start-play-now = Play now with bots
start-rename = Rename
start-name-of-game = Name of the game
start-seats = Who plays
start-seats-hint = A seat can go to a bot or back to a person at any time.
start-picture = { $haunted ->
    [one] { $haunted } haunted tile
   *[other] { $haunted } haunted tiles
}, { $ghosts ->
    [one] { $ghosts } ghost
   *[other] { $ghosts } ghosts
}
start-elsewhere = This game is being played in another window. Here you see how it goes on.
start-play-here = Play on here
start-offline = You are offline. Online tables need a network; games at one screen do not.
