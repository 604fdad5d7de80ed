## The words at a table of a server: its seats before the game, who decides, who is here, what is said. People are called by their names, seats by colour or Wu-Feng.

at-table-connecting = Connexion à la table…
at-table-lost = La connexion est perdue. Elle sera rétablie dès que possible.
at-table-missing = Cette table n'existe pas
at-table-missing-hint = Le lien est peut-être incomplet, ou bien la table est restée vide si longtemps qu'elle a été supprimée.
at-table-older-rules = Les règles ont été corrigées depuis, et celles d'aujourd'hui n'autorisent pas une étape de cette partie. La table est conservée telle quelle.
at-table-closed = Cette table est fermée
at-table-closed-hint = Ceux qui tiennent le serveur l'ont fermée. On ne peut plus rien y faire.
at-table-barred = Ceux qui tiennent le serveur ne laissent entrer personne depuis votre adresse.
# $time: the time of day, such as 21:30.
at-table-restart = Le serveur redémarrera à { $time }. La table est gardée, et cette page reviendra d'elle-même.
at-table-stranger = Le serveur ne connaît pas la place de ce navigateur à cette table
at-table-watch-anyway = Regarder sans jouer
# With the server's words.
at-table-refused = Impossible : { $why }
# What may be refused to anybody.
at-table-gone-on = Quelqu'un a été plus rapide : la partie a continué.
at-table-taken = Quelqu'un d'autre a pris cette place.
at-table-bot-plays = Un robot joue à cette place ; l'hôte peut la rendre.
at-table-hand = Une personne qui a vu la main de Wu-Feng ne peut pas jouer contre lui et, une fois la partie commencée, personne d'autre ne peut prendre son rôle (S7).
at-table-nothing-to-take-back = Il n'y a rien à annuler : depuis, des dés ont été lancés, une carte a été piochée, quelqu'un d'autre a décidé ou une place a changé de joueur.
at-table-asked-already = Une demande d'annulation est déjà en cours.
at-table-bad-name = Ce nom ne convient pas : il faut une lettre ou un chiffre, et du texte simple.
at-table-too-much = Trop de messages. Attendez un instant.
at-table-full = Il n'y a plus de place.
at-table-storage = Le serveur ne peut rien enregistrer pour le moment. Réessayez.
at-table-newer-server = Une version plus récente du serveur a déjà fait avancer cette table. Vous la voyez ici telle qu'elle était avant ; vous pourrez continuer à jouer dès que la version plus récente répondra.
at-table-busy = Le serveur est très occupé et ne laisse entrer personne d'autre pour le moment. La page réessaie d'elle-même.
at-table-over = La partie est terminée.

at-table-lobby = À la table
at-table-seats = Places
at-table-free = libre
at-table-you = vous
at-table-host = hôte
at-table-sit = S'asseoir ici
at-table-sit-hint = Indiquez votre nom et prenez une place libre. Ou regardez, tout simplement.
at-table-stand = Se lever
at-table-free-seat = Libérer la place
at-table-let-bot-play = Confier la place à un robot
at-table-take-bot-away = Retirer le robot
# To whom the seat goes back.
at-table-give-back = Rendre la place à { $name }
at-table-start = Commencer la partie
at-table-seats-open = Des places sont libres : envoyez le lien ci-dessous ou faites jouer des robots.
at-table-host-starts = { $name } commencera la partie dès que toutes les places seront prises.
at-table-share = Le lien vers cette table
at-table-share-hint = Envoyez-le à ceux qui doivent jouer. Toute personne qui l'ouvre peut s'asseoir ou regarder.
at-table-copy = Copier
at-table-copied = Copié

at-table-people = Participants
at-table-here = en ligne
at-table-away = hors ligne
at-table-watching = { $number ->
    [one] { $number } personne regarde
   *[other] { $number } personnes regardent
}
at-table-you-watch = Vous regardez la partie.
# Who can give the seat back.
at-table-bot-for-you = Un robot joue pour vous. { $host } peut vous rendre la place.
at-table-chat = Discussion
at-table-say = Dire quelque chose à tous
at-table-send = Envoyer
at-table-nothing-said = Personne n'a encore rien dit.
at-table-unread = { $number ->
    [one] { $number } nouveau
   *[other] { $number } nouveaux
}

at-table-your-turn = À vous de jouer
# One's own seat that decides.
at-table-you-decide = À vous de jouer ! Vous décidez pour { $seat }.
# Who decides for which seat.
at-table-decides = { $name } décide ({ $seat }).
at-table-away-decides = { $name } décide ({ $seat }), mais n'est pas là.
at-table-nobody-decides = Personne ne joue { $seat }. Quelqu'un peut s'y asseoir, ou l'hôte peut faire jouer un robot.

at-table-ask-undo = Demander l'annulation
# Who asks, and which decision it is.
at-table-undo-asked = { $name } demande à annuler : { $what }
# Whose answers are awaited.
at-table-undo-waits = Accord attendu : { NAME($names, list: "comma") }.
at-table-agree = Accepter
at-table-refuse = Refuser
at-table-withdraw = Retirer la demande

at-table-point = Désigner
at-table-point-hint = Le prochain élément de la table sur lequel vous cliquez brille pour tout le monde. Ou cliquez en maintenant la touche Maj.
# Who points at what.
at-table-points-at = { $name } désigne : { $thing }

at-table-ranked = Cet essai compte : jusqu'à sa fin, pas de conseils, pas de chances de victoire et pas d'autres voies à essayer.
at-table-practice = C'est un entraînement : d'autres cartes et d'autres dés que dans l'essai qui compte, et pas de place au classement.
# What happened to somebody, for the chat.
at-table-host-changed = L’hôte était absent : { $name } est maintenant l’hôte.
at-table-was-muted = L’hôte a privé { $name } de parole.
at-table-was-unmuted = { $name } peut de nouveau parler.
at-table-was-removed = L’hôte a renvoyé { $name } de la table.
at-table-was-lifted = { $name } peut revenir à la table.
at-table-you-are-host = L’hôte était absent : c’est vous l’hôte, maintenant.
at-table-understood = Compris
# What can be done about somebody else.
at-table-others = Les autres
at-table-menu = Que faire pour { $name }
at-table-hide = Masquer ses messages
at-table-show-again = Afficher ses messages
at-table-mute = Priver de parole
at-table-unmute = Rendre la parole
at-table-remove = Renvoyer
at-table-bar = Renvoyer définitivement
at-table-lift = Laisser revenir
at-table-remove-sure = Renvoyer { $name } ? Sa place sera libérée ; il ne lui restera qu’à regarder, sans parler.
at-table-bar-sure = Renvoyer { $name } définitivement ? Sa place sera libérée, il ne lui sera même plus possible de regarder, et personne de nouveau n’entrera depuis son réseau.
at-table-cancel = Annuler
at-table-is-hidden = messages masqués
at-table-is-muted = sans la parole
at-table-is-removed = hors de la table
at-table-is-barred = hors de la table définitivement
# To whoever was muted or sent away.
at-table-you-are-muted = L’hôte vous a retiré la parole.
at-table-removed = L’hôte vous a retiré votre place à cette table
at-table-removed-hint = Vous pouvez toujours regarder la partie.
at-table-barred-here = L’hôte vous a définitivement fermé cette table
# The word to enter a table.
at-table-word-title = Cette table a un mot de passe
at-table-word-hint = La personne qui vous a envoyé le lien peut vous le donner.
at-table-word = Mot de passe
at-table-word-wrong = Ce n’est pas le mot de passe de cette table.
at-table-enter = Entrer
# Who is away, for how long; in how long a bot can play.
at-table-away-for = { $name } n’est plus là depuis { $time }.
at-table-bot-in = Dans { $time }, un robot pourra jouer.
at-table-let-play-on = Laisser un robot jouer pour { $name }
# Another game of the same people.
at-table-again-title = Une autre partie ?
at-table-again-same = Rejouer
at-table-again-level = Niveau suivant : { $level }
at-table-again-sides = Échanger les camps
at-table-again-hint = Cela ouvre une nouvelle table avec les mêmes personnes. Chacun peut s’y rendre depuis cette page.
at-table-again-opened = Une nouvelle table est prête, votre place y est gardée.
at-table-again-follow = À la nouvelle table
at-table-again-waits = { $host } peut ouvrir une nouvelle table pour vous tous.

## The words around the tables of a server: the hall, the form for a table, the challenge of the day, the records.

online-title = Jouer en ligne
online-lead = Ouvrez une table et envoyez son lien à vos partenaires, ou rejoignez la leur. Aucun compte n'est nécessaire : ce navigateur retient votre place.
# At how many tables it is one's own turn.
online-your-turns = { $number ->
    [one] À vous de jouer à { $number } table
   *[other] À vous de jouer à { $number } tables
}
online-loading = Un instant…
online-unreachable = Le serveur est injoignable. Vérifiez la connexion et réessayez.
online-busy = Le serveur ne peut rien accepter de nouveau pour le moment. Réessayez dans un instant.
online-too-many = Trop de tables ont été ouvertes depuis votre adresse. Réessayez plus tard.
online-no-server = Il n'y a pas de serveur derrière cette page : ici, on joue sur un seul écran.
online-other-version = Le serveur a une autre version du jeu que cette page. Rechargez la page.
online-reload = Recharger la page

online-own-name = Votre nom
online-own-name-hint = Les autres le voient.
online-name-missing = Entrez d'abord votre nom.
online-open-table = Ouvrir une table
online-join-title = Rejoindre une table
online-join-link = Lien ou code de la table
online-join = Rejoindre
online-join-wrong = Ce n'est ni le lien ni le code d'une table.

online-my-tables = Mes tables
online-no-tables = Vous n'avez aucune table ouverte.
online-finished-games = Parties terminées
online-your-turn = À vous de jouer
online-undo-asked = Quelqu'un veut annuler une décision : êtes-vous d'accord ?
online-can-begin = Tout le monde est assis : vous pouvez commencer
online-host-begins = Tout le monde est assis : l'hôte va commencer
online-free-seats = { $number ->
    [one] { $number } place libre
   *[other] { $number } places libres
}
# Whose turn it is, by name.
online-waits-for = C'est à { $who } de jouer
online-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
online-replay = Revoir
online-gone = Cette table n'existe plus.
online-not-over = Cette partie n'est pas encore terminée.
online-not-yet = Le défi du jour n'est montré aux autres qu'une fois la journée finie, à minuit (UTC).
online-forget = Oublier cette table

online-new-table = Ouvrir une table
online-new-table-hint = Chaque place est pour vous, pour quelqu'un qui a le lien ou pour un robot. La partie commence quand vous le décidez.
online-begin = Ouvrir la table
online-seat-me = Moi
online-seat-open = Libre pour qui veut

# The expansions that are played.
online-kinds-base-game = Jeu de base
online-kinds-white-moon = White Moon
online-kinds-black-secret = Black Secret
online-kinds-both = White Moon et Black Secret
online-taoists = { $number ->
    [one] { $number } taoïste
   *[other] { $number } taoïstes
}

online-daily = Défi du jour
online-daily-lead = Chaque jour une nouvelle partie, la même pour tous.
# How many Taoists one person plays.
online-daily-rules = Tout le monde a la même mise en place, les mêmes cartes et les mêmes dés. { $taoists ->
    [1] Vous jouez avec un seul taoïste.
    [2] Vous jouez les deux taoïstes.
   *[other] Vous jouez vous-même les { $taoists } taoïstes.
}
online-daily-wu-feng = Un robot joue Wu-Feng.
online-first-counts = Votre premier essai compte si vous le finissez avant minuit (UTC) ; il se joue sans conseils. Les suivants servent à s'exercer, avec d'autres cartes et d'autres dés. Les parties des autres s'ouvrent une fois la journée finie.
online-play-daily = Jouer
online-go-on-daily = Continuer
online-play-daily-again = Rejouer pour s'exercer
online-previous-day = Jour précédent
online-next-day = Jour suivant
online-today = Aujourd'hui
online-no-such-day = Personne n'a tenté le défi ce jour-là.
online-standings = Classement
online-nobody-yet = Personne n'a encore terminé ce défi.
online-place = Rang
online-names = Nom
online-score = Points
online-finished-at = Fin de partie

online-records = Tableau des records
online-records-lead = Le meilleur résultat de chaque jeu, niveau et nombre de taoïstes sur ce serveur.
online-which-game = Quel jeu
online-all-games = Tous les jeux
online-no-record = Pas encore de record
online-records-wu-feng = Les parties de Black Secret contre un robot sont séparées de celles contre une personne.
online-wu-fengs-bot = Wu-Feng : un robot
online-wu-fengs-person = Wu-Feng : une personne
online-wu-fengs-older = Wu-Feng : inconnu (anciens résultats)
online-aids-hints = avec des conseils
online-aids-chance = avec les chances de victoire affichées
online-aids-trial = avec d'autres voies essayées
online-aids-unknown = avec de l'aide

online-practice-reasons-finished = Vous avez déjà terminé l'essai qui compte.
online-practice-reasons-no-player = Le serveur ne sait pas qui joue.
online-practice-reasons-network = Tous les essais qui comptent aujourd'hui ont déjà été utilisés depuis votre réseau.
online-practice-reasons-unknown = Le serveur ne compte pas cet essai.
online-practice-only = Vous pouvez jouer pour vous exercer : avec d'autres cartes et d'autres dés, et sans place au classement.
online-practise = Jouer pour s'exercer

# The word to enter, in the form for a table.
online-word = Mot de passe de la table
online-word-hint = Il faut le saisir pour jouer comme pour regarder. Laissez vide si le lien suffit.
