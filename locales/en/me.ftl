## One's own tables and finished games on another device: the personal key, how it gets there, and what is kept.

me-title = Another device
me-lead = Your seats at tables and your finished games are kept in this browser. With a personal key another browser has them too. They are sealed here before they go to the server: it knows nothing but how much it is and when it came.
me-begin = Keep my tables on another device too
me-restore-title = Bring everything here
me-restore = Written code of the other device
me-bring = Bring it here
me-bad-code = This is not a whole code. It has seven groups of four letters and digits; please check each of them.
me-offered = This link brings the tables and games of another device here. From then on both keep the same. Go on only if the link is your own: whoever has it can sit in your seats.
me-accept = It is mine, bring them
me-decline = No
me-take-title = Take everything along
me-scan = Scan the picture with the other device, or open the link there.
me-picture = The link as a QR code
me-link = Link
me-code = Written code
me-code-hint = Write it down: it also brings everything back if this browser forgets. Keep it to yourself, for whoever has it can sit in your seats.
me-kept-title = What is kept about me
me-kept-name = Name: { $name }
me-kept-tables = { $number ->
    [one] { $number } table with my seat
   *[other] { $number } tables with my seats
}
me-kept-games = { $number ->
    [one] { $number } finished game
   *[other] { $number } finished games
}
# How many kilobytes, and when it was changed last.
me-kept-there = On the server, sealed: { $size } kB, last changed { $when }
me-kept-until = The server removes it when nobody has used it for a year.
me-left-out = { $number ->
    [one] The oldest game has no room on the server; it stays in this browser.
   *[other] The { $number } oldest games have no room on the server; they stay in this browser.
}
me-stop = Stop on this device
me-stop-hint = What is kept stays on the server; the code brings it back.
me-delete = Delete from the server
me-delete-here = Forget my tables and games in this browser as well
me-deleted = It is deleted from the server.
me-gone = What was kept is no longer on the server: it was deleted on another device, or unused for a year. This browser keeps its own.
me-nothing = Nothing is kept under this code. It may have been deleted.
