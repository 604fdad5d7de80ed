## The lobby: tables of a server that look for people, and a seat at once.

lobby-title = Tables qui cherchent des joueurs
lobby-empty = Personne n'attend pour le moment. Prenez une place rapide, ou ouvrez une table et affichez-la ici.
lobby-count = { $number ->
    [one] { $number } table cherche des joueurs
   *[other] { $number } tables cherchent des joueurs
}
lobby-loading = Recherche de tables…
lobby-lost = La connexion est perdue et cette liste n'est peut-être plus à jour. Elle sera rétablie dès que possible.
lobby-quick = Place rapide
lobby-quick-hint = Vous mène à la table qui vous convient le mieux. S'il n'y en a pas, une table s'ouvre pour vous : des robots jouent avec vous et cèdent leur place à ceux qui arrivent.
lobby-game = Jeu
lobby-any-game = N'importe quel jeu
lobby-level = Niveau
lobby-any-level = N'importe quel niveau
lobby-not-begun = Pas encore commencée
lobby-playing = Partie en cours
lobby-relaxed = Rythme tranquille
lobby-brisk = Rythme rapide
# Which language is spoken at a table.
lobby-language = Langue : { $language }
# On the button of a seat.
lobby-sit-at = S'asseoir ici : { $seat }
lobby-gives-way = Un robot joue jusqu'à ce que quelqu'un arrive
lobby-watch = Regarder
lobby-back = Revenir à ma place
lobby-gone = Cette place n'est plus libre.
lobby-list = Afficher cette table dans le salon
lobby-list-hint = Tout le monde la trouve sous « Jouer en ligne » et peut prendre une place libre.
lobby-bots-give-way = Les robots cèdent leur place à ceux qui arrivent
lobby-listed = Cette table est affichée dans le salon : tout le monde peut prendre une place libre.
