## What a link says of itself where it is shown: in a chat, a mail, a search. The server says it.

link-about = Ghost Stories, the co-operative board game, in the browser: an unofficial fan edition
# Who opened the table, which game it is, and its level.
link-table = { $host } is at the table: { $kind }, { $level }
link-free = { $number ->
    [one] { $number } seat is free. Open the link to sit down or watch.
   *[other] { $number } seats are free. Open the link to sit down or watch.
}
link-full = Everybody is seated. Open the link to watch.
link-playing = The game is on. Open the link to watch.
# A finished game.
link-won = { $points ->
    [one] Won: { $kind }, { $level }, { $points } point
   *[other] Won: { $kind }, { $level }, { $points } points
}
link-lost = { $points ->
    [one] Lost: { $kind }, { $level }, { $points } point
   *[other] Lost: { $kind }, { $level }, { $points } points
}
link-replay = Played by { NAME($names, list: "comma") }. Open the link to walk through the game step by step.
# The day as 2026-11-19.
link-day = Daily challenge, { $date }
link-day-game = { $taoists ->
    [one] { $kind }, { $level }, { $taoists } Taoist: the same set-up, cards and dice for everybody.
   *[other] { $kind }, { $level }, { $taoists } Taoists: the same set-up, cards and dice for everybody.
}
link-best = { $points ->
    [one] Best result: { $points } point, { NAME($names, list: "comma") }
   *[other] Best result: { $points } points, { NAME($names, list: "comma") }
}
