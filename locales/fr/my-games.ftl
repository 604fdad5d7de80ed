## One's own finished games, the looks and sounds of the page, the turn in one picture.

my-games-title = Mes parties
my-games-lead = Ce que vous avez joué jusqu'au bout dans ce navigateur, sur un seul écran et en ligne. Les parties qui bifurquent par « Et si ? » ne comptent pas.
my-games-empty = Rien encore : la première partie jouée jusqu'au bout sera ici.
my-games-played = Parties
my-games-won = Gagnées
my-games-streak = Victoires de suite, actuellement
my-games-longest = Le plus de victoires de suite
my-games-best = Meilleur score
my-games-achievements = Exploits
my-games-reached = accompli
my-games-keep = Garder et emporter
my-games-export = Tout enregistrer dans un fichier
my-games-bring = Lire un fichier
my-games-brought = { $games ->
    [one] { $games } partie terminée
   *[other] { $games } parties terminées
} et { $saves ->
    [one] { $saves } partie enregistrée
   *[other] { $saves } parties enregistrées
} en plus.
my-games-wrong = Ce n'est pas un fichier de parties, ou il est abîmé.
my-games-forget = Oublier toutes les parties terminées

senses-look = Apparence
senses-looks-system = Selon le système
senses-looks-dark = Sombre
senses-looks-paper = Papier
senses-looks-contrast = Contraste élevé
senses-sound = Son
senses-loud = Volume
senses-mute = Sans son
senses-vibrate = Vibrer à votre tour et quand une tuile est hantée (téléphones)

turn-title = Le tour en une image
turn-lead = Chaque plateau a son tour, dans le sens horaire. Un plateau sans joueur en vie ne joue que les deux premières étapes du Yin.
turn-yin = Yin : les fantômes
turn-yang = Yang : le taoïste
turn-story = L'histoire
