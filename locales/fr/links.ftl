## Ce qu'un lien dit de lui-même là où on le montre : dans une discussion, un courriel, une recherche. C'est le serveur qui le dit.

link-about = Ghost Stories, le jeu de plateau coopératif, dans le navigateur : une édition de fan non officielle
# Who opened the table, which game it is, and its level.
link-table = { $host } est à la table : { $kind }, { $level }
link-free = { $number ->
    [one] { $number } place est libre. Ouvrez le lien pour vous asseoir ou regarder.
   *[other] { $number } places sont libres. Ouvrez le lien pour vous asseoir ou regarder.
}
link-full = Toutes les places sont prises. Ouvrez le lien pour regarder.
link-playing = La partie est en cours. Ouvrez le lien pour regarder.
# A finished game.
link-won = { $points ->
    [one] Victoire : { $kind }, { $level }, { $points } point
   *[other] Victoire : { $kind }, { $level }, { $points } points
}
link-lost = { $points ->
    [one] Défaite : { $kind }, { $level }, { $points } point
   *[other] Défaite : { $kind }, { $level }, { $points } points
}
link-replay = Partie jouée par { NAME($names, list: "comma") }. Ouvrez le lien pour la revoir pas à pas.
# The day as 2026-11-19.
link-day = Défi du jour, { $date }
link-day-game = { $taoists ->
    [one] { $kind }, { $level }, { $taoists } taoïste : la même mise en place, les mêmes cartes et les mêmes dés pour tous.
   *[other] { $kind }, { $level }, { $taoists } taoïstes : la même mise en place, les mêmes cartes et les mêmes dés pour tous.
}
link-best = { $points ->
    [one] Meilleur résultat : { $points } point, { NAME($names, list: "comma") }
   *[other] Meilleur résultat : { $points } points, { NAME($names, list: "comma") }
}
