## La page de départ, la liste des parties enregistrées et qui les joue.

start-play-now = Jouer tout de suite avec des bots
start-rename = Renommer
start-name-of-game = Nom de la partie
start-seats = Qui joue
start-seats-hint = Une place peut passer à un bot, ou revenir à une personne, à tout moment.
start-picture = { $haunted ->
    [one] { $haunted } tuile hantée
   *[other] { $haunted } tuiles hantées
}, { $ghosts ->
    [one] { $ghosts } fantôme
   *[other] { $ghosts } fantômes
}
start-elsewhere = Cette partie se joue dans une autre fenêtre. Ici, on la voit avancer.
start-play-here = Continuer ici
start-offline = Vous êtes hors ligne. Les tables en ligne demandent un réseau, les parties sur un seul écran non.
