## Waiting for one's turn at a table of a server: the clock, notifications, a lost connection.

your-turn-clock = Horloge
your-turn-clock-hint = Quand le temps de quelqu'un est écoulé, un robot prend cette seule décision, et le résultat ne compte pas pour le tableau des records.
your-turn-clocks-untimed = Aucune
your-turn-clocks-relaxed = Tranquille : un jour par décision
your-turn-clocks-brisk = Rapide : une minute et demie par décision
# The time that is left to decide, such as 1:12.
your-turn-left = Reste { $time }
your-turn-left-hours = Reste { $hours } h { $minutes } min
your-turn-seconds-left = { $seconds ->
    [one] Il reste { $seconds } seconde pour décider
   *[other] Il reste { $seconds } secondes pour décider
}
# Whose time had run out, by name.
your-turn-out-of-time = Le temps de { $name } est écoulé : un robot a pris cette seule décision.
your-turn-you-out-of-time = Votre temps est écoulé : un robot a pris cette seule décision à votre place.
your-turn-notify = Me prévenir quand c'est à moi de jouer
your-turn-notify-hint = Votre navigateur vous prévient quand cette page n'est pas visible.
your-turn-notify-denied = Votre navigateur ne permet pas à cette page d'afficher des notifications. Vous pouvez les autoriser dans ses réglages pour cette page.
# What a notification says below "Your turn": with whom one is at the table.
your-turn-notice-with = Avec { NAME($names, list: "comma") }
your-turn-unsure = Le serveur ne répond pas. Vérification de la connexion…
# Which decision it is.
your-turn-unsent-decision = Pas encore envoyé : { $what }. L'envoi se fera dès le retour de la connexion.
your-turn-unsent-line = pas encore envoyé
your-turn-while-away = Pendant votre absence
