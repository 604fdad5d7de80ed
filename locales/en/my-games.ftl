## One's own finished games, the looks and sounds of the page, the turn in one picture.

my-games-title = My games
my-games-lead = What you have played to its end in this browser, at one screen and online. Games that branch off by “What if?” do not count.
my-games-empty = Nothing yet: the first game that you play to its end will stand here.
my-games-played = Games
my-games-won = Won
my-games-streak = Wins in a row now
my-games-longest = Most wins in a row
my-games-best = Best score
my-games-achievements = Achievements
my-games-reached = reached
my-games-keep = Keep and bring along
my-games-export = Save everything as a file
my-games-bring = Bring a file
my-games-brought = { $games ->
    [one] { $games } finished game
   *[other] { $games } finished games
} and { $saves ->
    [one] { $saves } saved game
   *[other] { $saves } saved games
} are new.
my-games-wrong = This is not a file of games, or it is damaged.
my-games-forget = Forget all finished games

senses-look = Looks
senses-looks-system = As the system wishes
senses-looks-dark = Dark
senses-looks-paper = Paper
senses-looks-contrast = High contrast
senses-sound = Sound
senses-loud = Volume
senses-mute = No sound
senses-vibrate = Vibrate when it is your turn and when ghosts haunt (on phones)

turn-title = The turn in one picture
turn-lead = Each board has its turn, clockwise. A board without a living player plays only the first two steps of Yin.
turn-yin = Yin: the ghosts
turn-yang = Yang: the Taoist
turn-story = The story
