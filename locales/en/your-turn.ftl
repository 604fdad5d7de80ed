## Waiting for one's turn at a table of a server: the clock, notifications, a lost connection.

your-turn-clock = Clock
your-turn-clock-hint = When somebody's time has run out, a bot makes this one decision, and the result does not count for the hall of records.
your-turn-clocks-untimed = None
your-turn-clocks-relaxed = Relaxed: a day for each decision
your-turn-clocks-brisk = Brisk: a minute and a half for each decision
# The time that is left to decide, such as 1:12.
your-turn-left = { $time } left
your-turn-left-hours = { $hours } h { $minutes } min left
your-turn-seconds-left = { $seconds ->
    [one] { $seconds } second left to decide
   *[other] { $seconds } seconds left to decide
}
# Whose time had run out, by name.
your-turn-out-of-time = { $name } ran out of time: a bot made this one decision.
your-turn-you-out-of-time = You ran out of time: a bot made this one decision for you.
your-turn-notify = Notify me when it is my turn
your-turn-notify-hint = Your browser tells you while this page is out of sight.
your-turn-notify-denied = Your browser lets this page show no notifications. You can allow them in its settings for this page.
# What a notification says below "Your turn": with whom one is at the table.
your-turn-notice-with = With { NAME($names, list: "comma") }
your-turn-unsure = The server does not answer. The connection is being checked…
# Which decision it is.
your-turn-unsent-decision = Not sent yet: { $what }. It goes out as soon as the connection is back.
your-turn-unsent-line = not sent yet
your-turn-while-away = While you were away
