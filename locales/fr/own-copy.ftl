## The form for a player's own copy of the expansions, among the cards.

own-copy-title = Votre exemplaire
own-copy-hint = Certaines valeurs de White Moon et de Black Secret sont restées introuvables ; celles marquées d'un point d'interrogation sont les nôtres. Si vous possédez le jeu, indiquez ce que dit votre matériel. Chaque valeur est enregistrée aussitôt et vaut pour les nouvelles parties.
own-copy-file-hint = La même chose sous forme de fichier texte, pour les autres programmes et d'autres appareils :
own-copy-numbers-hint = Les numéros sont les nôtres : indiquez vos cartes dans l'ordre de votre choix, chacune une fois.
# $own: how many values are the player's; $ours: how many are ours because what is printed could not be found.
own-copy-counts = { $own ->
    [0] Toutes les valeurs sont celles de nos données
    [one] { $own } valeur vient de vous
   *[other] { $own } valeurs viennent de vous
} ; { $ours ->
    [0] plus aucune n'est reconstituée.
    [one] { $ours } est reconstituée par nous.
   *[other] { $ours } sont reconstituées par nous.
}
own-copy-is-ours = de nous
own-copy-is-own = de vous
# A button: my components say what yours say.
own-copy-confirm = Les miennes disent la même chose
# A button: takes our values again.
own-copy-reset = Revenir aux nôtres
own-copy-not-used = Pas encore valable : { $problem }.
own-copy-not-all-used = { $number ->
    [one] { $number } élément n'est pas encore valable : ce qui ne va pas y est indiqué. Les autres comptent.
   *[other] { $number } éléments ne sont pas encore valables : ce qui ne va pas y est indiqué. Les autres comptent.
}
own-copy-export = Enregistrer mon exemplaire dans un fichier
own-copy-link = Ce lien transmet vos valeurs à quelqu'un d'autre :
own-copy-shared = Quelqu'un partage avec vous les valeurs d'un exemplaire : { $number ->
    [one] { $number } valeur
   *[other] { $number } valeurs
}. Elles remplaceraient les vôtres.
own-copy-shared-take = Les utiliser
own-copy-shared-leave = Garder les miennes
own-copy-shared-broken = Ce lien est endommagé ou incomplet : aucune valeur ne peut y être lue.
own-copy-ghosts = Fantômes
own-copy-tokens = Jetons des Catacombes

# The values of a component, as labels.
own-copy-deed = Ce qu'il fait
own-copy-colour = Couleur
own-copy-resistance = Résistance
own-copy-left = Pierre de gauche
own-copy-middle = Pierre du milieu
own-copy-right = Pierre de droite
own-copy-crystal = Donne aussi un cristal de lune
own-copy-space = Rangée { $row }, case { $column }
own-copy-set = Série { $number }
own-copy-cost = Coût
own-copy-level = Niveau
own-copy-white-moon = Seulement avec White Moon
own-copy-effect = Effet

# What a value can be.
own-copy-board-colour = la couleur de son plateau
own-copy-number = { $number }
own-copy-nothing = rien
own-copy-yes = oui
own-copy-no = non
own-copy-entrance-of = { $tao }, entrée
own-copy-blank = vierge

# Components.
own-copy-catacombs = Face { $side }
own-copy-curse = Malédiction { $number }
own-copy-mantra = Mantra de sang { $number }

# What is wrong, behind own-copy-not-used.
own-copy-missing = choisissez aussi le reste ; il manque : { $field }
own-copy-entrances = deux des neuf cases sont des entrées, ni plus ni moins
