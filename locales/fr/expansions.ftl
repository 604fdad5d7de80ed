## White Moon on the page.

white-moon-title = White Moon
white-moon-play = Jouer avec White Moon
white-moon-hint = Des villageois à mener au portail, Su-Ling, des cristaux de lune et la barrière mystique, l'École de kung-fu, dix fantômes et six incarnations de plus.
white-moon-portal = Portail
white-moon-portals-centre = au centre
white-moon-portals-edge = sur un bord : 2 points de plus
white-moon-portals-corner = dans un angle : 4 points de plus
white-moon-incarnations = Incarnations
white-moon-which-base-game = du jeu de base
white-moon-which-white-moon = de White Moon
white-moon-which-both = des deux
white-moon-tiles = Tuiles
# The School in the Watchman's place, or at random.
white-moon-tile-kinds-school = l'École de kung-fu à la place de la Ronde du veilleur de nuit
white-moon-tile-kinds-random = neuf tuiles tirées au hasard parmi les dix

white-moon-families = Familles
white-moon-families-hint = Ce que provoque la mort d'un villageois, et ce que donne une famille entièrement sauvée.
# A family with how many there are.
white-moon-family = Famille { $family } : { $number } villageois
# How many of so many are saved, and how many died.
white-moon-family-stands = { $saved ->
    [one] { $saved } sauvé sur { $size }
   *[other] { $saved } sauvés sur { $size }
}{ $dead ->
    [0] {""}
    [one] , { $dead } mort
   *[other] , { $dead } morts
}
white-moon-death = À chaque mort
white-moon-reward = Famille sauvée
white-moon-villagers = { $number } villageois
# Which villagers lie below the top one. $known: the families that are known; $unseen: how many nobody has seen; $villagers: both as one list, which ends with the message below.
white-moon-below = { COUNT($known) ->
    [0] Dessous : { $villagers }.
   *[other] { $unseen ->
        [0] Dessous : { $villagers }.
        [one] Dessous : { $known }, plus { $unseen } que personne n'a encore vu.
       *[other] Dessous : { $known }, plus { $unseen } que personne n'a encore vus.
    }
}
white-moon-unseen = { $unseen ->
    [one] { $unseen } villageois que personne n'a encore vu
   *[other] { $unseen } villageois que personne n'a encore vus
}
white-moon-shelter = Refuge
white-moon-shelter-help = Les villageois sauvés. Quand le dernier d'une famille arrive ici, le joueur actif reçoit la récompense de cette famille. Chaque villageois sauvé vaut 1 point.
white-moon-graveyard = Fosse commune
white-moon-graveyard-help = Les villageois morts. Dès que 12 gisent ici, la partie est perdue.
white-moon-portal-help = Un taoïste sur cette tuile peut sauver le villageois du dessus, au lieu de demander de l'aide ou de tenter un exorcisme.
white-moon-portal-held = Le Gardien du portail retient le portail : personne ne peut être sauvé tant que cette incarnation n'est pas exorcisée.
white-moon-su-ling = Su-Ling
white-moon-su-ling-help = À la fin d'un tour où un villageois est mort, où le dé de malédiction a été lancé ou où une tuile a été hantée, elle peut être placée devant un emplacement. La pierre centrale du fantôme placé derrière elle est sans effet. Devant l'emplacement gauche ou droit d'un plateau, elle permet de poser un cristal sur le piédestal du coin voisin.
white-moon-su-ling-waits = Elle attend dans la réserve.
white-moon-su-ling-held = L'Ondine hurlante retient Su-Ling tant que cette incarnation n'est pas exorcisée.
white-moon-crystals = Cristaux de lune
white-moon-crystal-help = Dans un exorcisme, un cristal vaut n'importe quelle couleur ; on peut aussi le poser sur un piédestal. À l'Échoppe de l'herboriste, une face blanche en donne un ; certains fantômes aussi.
white-moon-holds-crystals = { $number ->
    [one] Détient { $number } cristal de lune.
   *[other] Détient { $number } cristaux de lune.
}
white-moon-pedestal = Piédestal
white-moon-pedestal-help = À la fin de son tour, un taoïste sur cette tuile d'angle peut poser ici un cristal qu'il a gagné à un tour précédent. Le quatrième fait s'élever la barrière mystique.
white-moon-pedestal-lit = Un cristal est posé dessus.
white-moon-artifacts = Artefacts
white-moon-held-by = Appartient à { $taoist }.
white-moon-lying = À terre : le prochain déplacement sert à se relever.

white-moon-barrier = La barrière mystique
white-moon-barrier-hint = Pour chaque plateau, l'un après l'autre : rendez un cristal pour sauver un villageois, ou lancez quatre dés pour vaincre des fantômes de ce plateau, en dépensant autant de cristaux que vous voulez.
white-moon-barrier-at = À présent : { $board }
white-moon-barrier-crystals = { $number ->
    [one] Il reste { $number } cristal
   *[other] Il reste { $number } cristaux
}
white-moon-at-least = au moins { $number }

white-moon-reconstructed = Reconstitution : l'icône imprimée n'était pas disponible.
white-moon-secondary = D'après une autre source que le matériel lui-même.
white-moon-data-open = Ouvrir un fichier de données
white-moon-data-ours = Enregistrer nos données dans un fichier
white-moon-data-forget = Revenir à nos données
white-moon-data-wrong = La ligne { $line } du fichier est illisible ; rien n'a donc été changé : { $problem }.

# $family is none where nobody knows the villager yet.
white-moon-flees = { $family ->
    [none] Le villageois fuit vers { NAME($tile, form: "the") }.
   *[other] Le villageois de la famille { $family } fuit vers { NAME($tile, form: "the") }.
}
white-moon-dies = { $family ->
    [none] Le villageois meurt { NAME($tile, form: "to") }.
   *[other] Le villageois de la famille { $family } meurt { NAME($tile, form: "to") }.
}
white-moon-picked-dies = Un villageois visible de votre choix meurt.
white-moon-shifts = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] passent
   *[singular] passe
} à { $space }.

white-moon-icons-devourer = Dévoreur : il dévore le premier villageois de sa ligne à chaque tour de son plateau.
white-moon-icons-devour = Le premier villageois de la ligne est dévoré.
white-moon-icons-kill-villager = Un villageois visible de votre choix meurt.
white-moon-icons-lay-down = Tous les taoïstes sont jetés à terre.
white-moon-icons-lowest-leave = Les deux derniers fantômes de la pioche quittent la partie.
white-moon-icons-holds-portal = L'incarnation retient le portail.
white-moon-icons-holds-su-ling = L'incarnation retient Su-Ling.
white-moon-icons-brings-ghost = Au début du tour de son plateau, un fantôme entre en jeu.
white-moon-icons-shapeshifter = Au début du tour de son plateau, l'incarnation passe à l'emplacement libre suivant.
white-moon-icons-gain-crystal = Récompense : un cristal de lune.
white-moon-icons-gain-qi-yin-yang-crystal = Récompense : 1 Qi et un Yin-Yang pour le groupe, ainsi qu'un cristal de lune.
white-moon-icons-crystal = Un cristal de lune : n'importe quelle couleur, ou un pas vers la barrière mystique.
white-moon-icons-pedestal = Un piédestal : quatre cristaux font s'élever la barrière mystique.
white-moon-icons-portal = Le portail : c'est ici que les villageois sont sauvés.
white-moon-icons-su-ling = Su-Ling : la pierre centrale du fantôme placé derrière elle est sans effet.
white-moon-icons-lying = Un taoïste jeté à terre.
white-moon-icons-reconstructed = Une valeur qui est la nôtre, car celle qui est imprimée est restée introuvable.
white-moon-lesson = Apprendre White Moon
white-moon-lesson-long = La deuxième leçon : villageois, Su-Ling et cristaux
white-moon-first-lesson = Votre première partie

## Black Secret on the page.

black-secret-title = Black Secret
black-secret-play = Jouer avec Black Secret
black-secret-hint = Un joueur est Wu-Feng : il a des démons qui fouillent les catacombes sous le village, des malédictions et l'Ombre. Les taoïstes ont les Mantras de sang, les échelles et le Calligraphe. Dix fantômes et cinq incarnations de plus.
black-secret-wu-feng = Wu-Feng
# Who plays Wu-Feng, a person or a bot: label and choices.
black-secret-who = Qui joue Wu-Feng
# How many there are besides Wu-Feng, in the form.
black-secret-taoists = Taoïstes
black-secret-players-person = Une personne
black-secret-players-bot = Un robot
# Behind Wu-Feng's name where a bot plays him.
black-secret-bot = robot
black-secret-thinking = Wu-Feng réfléchit…
black-secret-catacombs-side = Face des catacombes
black-secret-board-side = Face du plateau de Wu-Feng
black-secret-sides-a = Face A
black-secret-sides-b = Face B
black-secret-sides-random = Au hasard
black-secret-side = face { $side }
black-secret-tiles = Tuiles
# The Calligrapher in the Watchman's place, or at random.
black-secret-tile-kinds-calligrapher = le Calligraphe à la place de la Ronde du veilleur de nuit
black-secret-tile-kinds-random = neuf tuiles tirées au hasard parmi les dix
# The same with White Moon.
black-secret-tile-kinds-with-white-moon-school-and-calligrapher = l'École de kung-fu à la place de la Ronde du veilleur de nuit, le Calligraphe à la place d'une autre tuile tirée au hasard
black-secret-tile-kinds-with-white-moon-random = neuf tuiles tirées au hasard parmi les onze

black-secret-village = Village
black-secret-catacombs = Catacombes
black-secret-show-village = Montrer le village
black-secret-show-catacombs = Montrer les catacombes
black-secret-catacombs-help = Sous chaque tuile s'étend une case des catacombes. Les démons y cherchent trois Urnes parmi les jetons. Un taoïste qui descend par une échelle peut exorciser les démons de sa case.
# The space under a tile.
black-secret-space = La case sous { NAME($tile, form: "the") }
black-secret-space-colour = Couleur : { $tao } ; les démons qui s'y trouvent ont cette couleur.
black-secret-entrance = Entrée
black-secret-entrance-help = Les démons invoqués arrivent ici dans les catacombes.
black-secret-ladder = Échelle
black-secret-ladder-help = Après son déplacement, un taoïste peut descendre ou monter ici. Quand la tuile devient hantée, l'échelle disparaît, et seul un Mantra de sang la remet.
black-secret-no-ladder = Il n'y a pas d'échelle ici.
black-secret-tokens = { $number ->
    [one] { $number } jeton restant
   *[other] { $number } jetons restants
}
black-secret-no-tokens = Il ne reste aucun jeton ici.
black-secret-tokens-help = Un démon qui fouille révèle le jeton du dessus. Personne ne le connaît avant.
# What may lie on top.
black-secret-on-top = Peut être sur le dessus : { $tokens }.

black-secret-board = Plateau de Wu-Feng
black-secret-board-help = Sa face fixe les particularités des démons. Les démons absents des catacombes, les squelettes, les Urnes et les malédictions s'y trouvent.
black-secret-hand = Main de Wu-Feng
black-secret-hand-help = Pour une carte d'Invocation, Wu-Feng pioche une incarnation, puis en joue une de sa main. Les Urnes et certaines malédictions le font seulement piocher.
black-secret-in-hand = { $number ->
    [one] { $number } incarnation en main
   *[other] { $number } incarnations en main
}
black-secret-hand-hidden = Seul Wu-Feng voit lesquelles.
black-secret-hand-empty = Wu-Feng n'a aucune incarnation en main.
black-secret-pile = { $number ->
    [one] { $number } incarnation dans la pile
   *[other] { $number } incarnations dans la pile
}
black-secret-pile-help = Les incarnations que Wu-Feng peut encore piocher, mélangées.
black-secret-pyramid = Pyramide
black-secret-pyramid-help = Les malédictions lancées s'y trouvent : jusqu'à quatre de niveau 1, trois de niveau 2, deux de niveau 3 et une de niveau 4, chaque niveau en comptant moins que le niveau inférieur. La deuxième malédiction d'un niveau ouvre le suivant. Après une malédiction de niveau 4, on pioche de nouvelles malédictions.
black-secret-level = Niveau { $number }
black-secret-level-open = ouvert
black-secret-level-closed = fermé
black-secret-free-place = Une case libre
black-secret-curses = Malédictions
black-secret-curses-help = Wu-Feng peut défausser un fantôme pioché pour lancer une malédiction visible de sa couleur ; un fantôme noir les permet toutes. La pyramide doit avoir une case libre de ce niveau.
black-secret-curses-up = Malédictions visibles
black-secret-curses-thrown = Malédictions lancées
black-secret-no-curses = Wu-Feng ne peut pas lancer de malédiction pour l'instant.
black-secret-curse-unknown = Personne ne connaît ces malédictions avant que leur niveau ne s'ouvre.
# How a face-up curse stands: it could be thrown, has no free place, or lies in the pyramid.
black-secret-curse-ready = Elle peut être lancée maintenant.
black-secret-curse-waits = La pyramide n'a pas de case libre pour elle pour l'instant.
black-secret-curse-thrown = Elle est dans la pyramide : elle a été lancée.
# Level and colour of a curse.
black-secret-curse-kind = niveau { $level }, { NAME($tao, form: "feminine") }
black-secret-mantras = Mantras de sang
black-secret-mantras-help = Chaque Qi perdu va sur un Mantra de sang au choix de celui qui le perd. Un Mantra complet prend effet aussitôt, quitte la partie et est remplacé par un autre du même niveau.
# How many Qi lie on a mantra, and how many it takes.
black-secret-mantra-qi = { $have } Qi sur { $need }
black-secret-no-mantras = Il ne reste aucun Mantra de sang.
black-secret-demons = Démons
black-secret-demons-help = Wu-Feng peut défausser un fantôme pioché pour invoquer un démon dont le coût ne dépasse pas la résistance de la carte. Avant le Yin de chaque joueur en vie, chaque démon dans les catacombes avance d'une case ou fouille.
black-secret-at-home = sur le plateau de Wu-Feng
black-secret-home-for-good = pour de bon sur le plateau de Wu-Feng, depuis l'arrivée de l'Ombre
black-secret-cost = coût { $number }
black-secret-resistance = résistance { $number }
black-secret-has-mantra = Le Mantra est posé dessus.
black-secret-shadow = L'Ombre
black-secret-shadow-help = Avant le Yin de chaque joueur en vie, elle va où elle veut, ou elle attaque les taoïstes de son lieu avec trois dés Tao, dont chaque face noire coûte 1 Qi, ou, sur une tuile sans taoïste, elle lance le dé de malédiction contre le taoïste actif. Elle ne peut pas être exorcisée.
black-secret-shadow-waits = La troisième Urne l'amène.
black-secret-shadowed = L'Ombre est ici : cette tuile ne donne pas d'aide.
black-secret-urns = Urnes : { $number } sur 3
black-secret-urns-help = Pour chaque Urne, Wu-Feng pioche une incarnation. La troisième amène l'Ombre.
black-secret-skeleton = Squelette
black-secret-skeleton-help = Il occupe son emplacement comme un fantôme et a une résistance de 1, de la couleur de son plateau. Il n'a pas de pierres et n'apporte pas de récompense.
black-secret-skeletons-left = { $number ->
    [one] { $number } squelette restant
   *[other] { $number } squelettes restants
}

# For the details of a Taoist.
black-secret-below = Dans les catacombes, sous { NAME($tile, form: "the") }.
black-secret-brotherhood = Fraternité de sang
black-secret-brotherhood-help = Un taoïste qui a exactement 1 Qi peut aussi utiliser le pouvoir du plateau opposé.
# Which power the brother lends.
black-secret-brother = A aussi ce pouvoir : { $power }.
black-secret-power-off = Sans pouvoir jusqu'à la fin de son prochain tour, à cause d'une malédiction.

black-secret-cover-title = Au tour de Wu-Feng
black-secret-cover-text = Que tous les autres détournent les yeux : la main de Wu-Feng va être montrée.
black-secret-cover-button = Je suis Wu-Feng : montrer
black-secret-back-title = Rendez l'écran
black-secret-back-text = La main de Wu-Feng est de nouveau cachée. C'est aux taoïstes de décider.
black-secret-back-button = Continuer
# On buttons: to see the own hand, and to cover it again.
black-secret-look = Regarder la main
black-secret-hide = Cacher la main
# Whose chance to win it is.
black-secret-taoists-chance = Chances de victoire des taoïstes
black-secret-wu-fengs-chance = Chances de victoire de Wu-Feng

black-secret-deck-help = Des fantômes et, parmi eux, des cartes d'Invocation. Quand Wu-Feng pioche la dernière carte, il a gagné.
black-secret-summonings = { $number ->
    [one] { $number } carte d'Invocation
   *[other] { $number } cartes d'Invocation
}
black-secret-summoning-in = { $cards ->
    [0] Invocation à venir
   *[other] Invocation dans { $cards }
}
black-secret-no-summoning = Plus d'Invocation
black-secret-reconstructed = Certaines valeurs de Black Secret sont restées introuvables ; celles marquées d'un point d'interrogation sont les nôtres.

black-secret-taoists-won = Les taoïstes ont gagné : Wu-Feng est chassé du village.
black-secret-wu-feng-won = Wu-Feng a gagné : le village est à lui.
black-secret-score = Black Secret : 5 points pour une victoire, 5 de moins pour une défaite

# What the coming turns bring.
black-secret-demons-act = Les démons de Wu-Feng agissent : { $demons }.
black-secret-shadow-acts = L'Ombre agit.
black-secret-activates-demon = { $card } : Wu-Feng active un démon.
black-secret-places-skeleton = { $card } : Wu-Feng peut poser un squelette.
black-secret-summoning = Une carte d'Invocation : une incarnation arrive.
black-secret-wu-feng-draws = Wu-Feng pioche un fantôme : il le pose, invoque un démon ou lance une malédiction.

black-secret-icons-activate-demon = Wu-Feng active un démon.
black-secret-icons-throw-curse = Wu-Feng peut lancer une malédiction de n'importe quelle couleur.
black-secret-icons-puppets = Wu-Feng peut poser des squelettes.
black-secret-icons-discard-stack = Wu-Feng révèle et défausse une pile de jetons catacombes ; seules les Urnes comptent.
black-secret-icons-no-yin-yang = Personne ne peut dépenser de Yin-Yang.
black-secret-icons-qi-to-bank = Le Qi perdu va à la réserve.
black-secret-icons-any-curse = Les malédictions de Wu-Feng n'ont pas à avoir la couleur de la carte.
black-secret-icons-yin-yang-and-mantra = Récompense : un Yin-Yang pour le groupe et 1 Qi de la réserve sur un Mantra de sang.
# The two chapters of the tutorial, each with its title and what it is about.
black-secret-lesson-taoists = Black Secret pour les taoïstes
black-secret-lesson-taoists-long = Les échelles, les démons des catacombes et les Mantras de sang
black-secret-lesson-wu-feng = Black Secret pour Wu-Feng
black-secret-lesson-wu-feng-long = Les fantômes, les démons et les malédictions, vus de l'autre côté de la table

## What is wrong with a line of an own data file. Words of the file stay as they are: colour=, tao, family. What stands for a name or a number may be translated.

data-kind = il faut family NOM, ghost NUMÉRO de 66 à 75 ou de 82 à 91, incarnation NUMÉRO de 76 à 81 ou de 92 à 96, demon NOM, curse NUMÉRO de 1 à 32, mantra NUMÉRO de 1 à 21, tokens SORTE ou catacombs FACE, puis les valeurs ; ou artifact NOM
data-unknown = il faut NOM=VALEUR, chacune une fois : death et reward pour family ; colour, resistance, left, middle et right pour ghost ; colour, resistance et, avec White Moon, crystal pour incarnation ; cost et resistance pour demon ; level, colour, moon et effect pour curse ; level, moon et effect pour mantra ; set1 à set4 pour tokens
# $expected: one of the three messages that follow.
data-value = après { $name }=, il faut : { $expected }
# $words: all but the last.
data-one-of = { NAME($words, list: "comma") } ou { $last }
data-number = un nombre de { $from } à { $to }
data-board = board, car cette carte a la couleur de son plateau
data-missing = { $name }= manque
data-family-twice = la famille { $family } est là deux fois
data-card-twice = la carte { $card } est là deux fois
data-mark-twice = l'artefact « { $artifact } » est là deux fois
data-artifact-twice = deux familles donnent l'artefact « { $artifact } », qui est unique ; indiquez ce que donne l'autre
data-side-twice = cette face des catacombes est là deux fois
data-token-twice = cette sorte de jeton est là deux fois
data-demon-twice = ce démon est là deux fois
data-curse-twice = cette malédiction est là deux fois
data-mantra-twice = ce mantra est là deux fois
data-not-nine = la série { $set } des jetons doit en avoir neuf en tout
data-urns = il y a trois Urnes dans toutes les séries ensemble
data-catacombs = catacombs a et catacombs b ont chacune neuf couleurs, red, green, blue, yellow ou black, dont deux avec *
