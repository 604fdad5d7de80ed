//! What the teacher says in the two guided games of Black Secret.

pub(crate) const TAOISTS_LESSON: &[(&str, &str)] = &[
    (
        "Wu-Feng joue aussi",
        "Dans Black Secret, un joueur ou un bot est Wu-Feng et joue contre tous les taoïstes. \
         Vous êtes de nouveau Vert ; Rouge, Jaune et Bleu sont vos amis. \
         Wu-Feng voit tout ce que possèdent les taoïstes, mais vous ne voyez jamais les incarnations qu'il a en main.",
    ),
    (
        "Les catacombes",
        "Sous les neuf tuiles se trouvent les neuf cases des catacombes, \
         chacune avec une couleur, une échelle et une pile de jetons cachés. \
         Les démons de Wu-Feng y cherchent trois Urnes. \
         Sur la table, vous pouvez passer à tout moment du village aux catacombes.",
    ),
    (
        "Wu-Feng décide",
        "Ce n'est plus vous qui piochez et posez les fantômes, mais Wu-Feng. \
         Avec chaque carte, il fait une chose parmi trois : poser le fantôme, invoquer un démon ou lancer une malédiction. \
         Ici, il a posé le Rôdeur des tombes sur votre plateau, et sa pierre gauche vous coûte 1 Qi.",
    ),
    (
        "Votre Qi n'est pas perdu",
        "Chaque Qi que perd un taoïste va sur un Mantra de sang. \
         Un Mantra de niveau 2 prend effet au deuxième Qi, un de niveau 3 au troisième, un de niveau 4 au quatrième. \
         Cliquez sur « Offrande » et posez-y votre Qi.",
    ),
    (
        "Chez le Calligraphe",
        "Le Calligraphe est une nouvelle tuile, dont le villageois prend soin des Mantras de sang. \
         Allez-y.",
    ),
    ("Demander de l'aide", "Cliquez de nouveau sur le Calligraphe et demandez de l'aide."),
    (
        "Échanger ou non",
        "Vous pouvez d'abord échanger un Mantra de sang contre un autre de même niveau, \
         mais le Qi posé dessus irait à la réserve. \
         Les Mantras actuels vous conviennent. \
         Prenez dans la liste la ligne qui n'échange rien.",
    ),
    (
        "Le deuxième Qi",
        "Le Calligraphe vous fait maintenant poser 1 Qi de la réserve sur un Mantra de sang. \
         Posez-le sur « Offrande », qui sera alors complet.",
    ),
    (
        "Le Mantra prend effet",
        "« Offrande » vous donne deux Tao de votre choix. \
         Les démons arrivent d'ordinaire par les entrées, la case rouge ou la verte, et prennent la couleur de leur case : \
         vous avez déjà un Tao vert, cliquez donc sur un rouge. \
         Le second sera jaune ; ensuite, le Mantra quitte le jeu, et un autre de même niveau le remplace.",
    ),
    ("Terminer le tour", "Terminez votre tour et regardez ce que fait Wu-Feng."),
    (
        "Un démon",
        "Wu-Feng a pioché l'Abyssal et l'a défaussé pour invoquer le Chercheur, pour qui une résistance de 2 suffit. \
         Le Paysagiste coûte 3, le Fossoyeur 4. \
         Avant le Yin de chaque taoïste, chaque démon des catacombes peut aller sur une case voisine ou fouiller la sienne.",
    ),
    (
        "Il fouille",
        "Le Chercheur a révélé le jeton du dessus, sous le Cercle de prière : des Ossements. \
         C'est maintenant un squelette sur le plateau jaune ; \
         il occupe un emplacement et a une résistance de 1, de la couleur du plateau. \
         Certains jetons aident Wu-Feng, d'autres vous aident, et la Terre est sans effet.",
    ),
    (
        "Une malédiction",
        "Wu-Feng a pioché le Buveur de sang, mais a préféré lancer une malédiction de sa couleur. \
         « Larcin » vous fait défausser un Tao, et c'est vous qui choisissez lequel. \
         Cliquez sur le jaune.",
    ),
    (
        "Le Sang du juste",
        "Jaune a vaincu le squelette, et c'est votre tour. \
         Mais d'abord, le Chercheur a fouillé encore et trouvé le Sang du juste : \
         vous pouvez poser 1 Qi de la réserve sur un Mantra de sang. \
         Cliquez sur « Souffle de vie ».",
    ),
    (
        "Sur la trace du démon",
        "Un démon ne fouille pas là où se tient un taoïste, et on ne peut l'exorciser que depuis sa propre case. \
         Allez au Cercle de prière : le Chercheur est juste en dessous.",
    ),
    (
        "Descendre par l'échelle",
        "Après votre déplacement, ou sans vous déplacer, vous pouvez utiliser l'échelle de votre lieu. \
         Cliquez dessus, ou prenez cette ligne dans la liste. \
         Quand une tuile devient hantée, son échelle disparaît.",
    ),
    (
        "Exorciser",
        "Dans les catacombes, votre action est un exorcisme de démons. \
         Le Chercheur a une résistance de 1, et cette case le rend rouge. \
         Cliquez sur lui, regardez vos chances, puis lancez les dés.",
    ),
    (
        "Dépenser un Tao",
        "Aucun dé n'est rouge ou blanc, mais votre Tao rouge compte aussi dans les catacombes. \
         Dépensez-le pour vaincre le Chercheur.",
    ),
    (
        "Les Urnes et l'Ombre",
        "Le Chercheur est retourné sur le plateau de Wu-Feng, qui peut l'invoquer de nouveau. \
         Surveillez les démons : chaque Urne donne une incarnation à Wu-Feng, et la troisième fait venir l'Ombre. \
         Elle va où elle veut, coûte du Qi aux taoïstes et ne peut pas être exorcisée.",
    ),
    (
        "La Fraternité de sang",
        "Un taoïste qui a exactement 1 Qi peut aussi utiliser le pouvoir du plateau opposé, pour vous le rouge. \
         Avec du courage, il vaut donc parfois la peine de perdre du Qi.",
    ),
    (
        "Gagner ou perdre",
        "La pioche contient, au lieu d'incarnations, des cartes d'Invocation, \
         et chacune amène une incarnation de la main de Wu-Feng. \
         Vous gagnez quand la pioche ne contient plus ni les unes ni les autres et qu'aucune incarnation n'est en jeu. \
         Wu-Feng gagne si trois tuiles sont hantées, si tous les taoïstes sont morts ou s'il pioche la dernière carte.",
    ),
    (
        "À vous de jouer",
        "Les autres jetons, malédictions et Mantras, vous les apprendrez en les rencontrant : \
         « Expliquer » vous renseigne sur tout ce que vous désignez. \
         Commencez une nouvelle partie avec Black Secret, ou apprenez comment joue Wu-Feng.",
    ),
];

pub(crate) const WU_FENG_LESSON: &[(&str, &str)] = &[
    (
        "Vous êtes Wu-Feng",
        "Cette fois, vous êtes de l'autre côté de la table : vous êtes Wu-Feng, seul contre les quatre taoïstes. \
         La partie dure depuis un moment, et le Cercle de prière est déjà hanté. \
         Encore deux tuiles, et le village est à vous.",
    ),
    (
        "Votre plateau",
        "Sur votre plateau se trouvent trois démons, trois squelettes et vos malédictions ; \
         la main, à côté, reçoit les incarnations, et personne d'autre ne la voit. \
         Quand un fantôme doit arriver, c'est vous qui le piochez. \
         Avec chaque carte, vous faites une chose parmi trois : poser le fantôme, invoquer un démon ou lancer une malédiction.",
    ),
    (
        "Poser un fantôme",
        "Le tour de Vert commence, et vous piochez le Malfaisant, un hanteur dont la résistance est de 3. \
         Il est vert et va donc sur le plateau vert, mais c'est vous qui choisissez l'emplacement. \
         Cliquez sur celui de gauche, à côté de l'Échoppe de l'herboriste.",
    ),
    (
        "Invoquer un démon",
        "Vert n'a pas pu vaincre le Malfaisant. \
         Vous piochez maintenant l'Horreur liquide, dont la résistance de 4 suffit pour votre démon le plus fort : \
         sacrifiez donc cette carte. \
         Invoquez le Fossoyeur à l'entrée située sous la Hutte de la sorcière.",
    ),
    (
        "Coûts et particularités",
        "Le Chercheur coûte 2, le Paysagiste 3, le Fossoyeur 4. \
         Chaque démon a une particularité, selon la face de votre plateau ; \
         quand ce Fossoyeur est exorcisé, vous piochez un fantôme. \
         Un démon vaincu retourne sur votre plateau, et vous pouvez l'invoquer de nouveau.",
    ),
    (
        "Déplacer le démon",
        "Avant le Yin de chaque taoïste, chacun de vos démons peut aller sur une case voisine, \
         diagonales comprises, ou fouiller la sienne. \
         Déplacez le Fossoyeur sur la case située sous l'Autel taoïste, où il ne reste qu'un jeton.",
    ),
    (
        "Lancer une malédiction",
        "La Goule est trop faible pour un démon, mais elle est jaune, comme votre malédiction « Esprit agité ». \
         Une carte permet de lancer une malédiction de sa couleur, et une carte noire n'importe laquelle. \
         Cliquez sur « Esprit agité ».",
    ),
    (
        "Une figurine avance",
        "La malédiction fait avancer la figurine de votre choix, même hors de son tour. \
         Celle de l'Écorcheur est déjà sur la première pierre : elle hante donc aussitôt le Calligraphe. \
         Cliquez sur l'Écorcheur.",
    ),
    (
        "La pyramide",
        "Deux tuiles sont maintenant hantées. \
         Les malédictions lancées vont dans la pyramide, et la deuxième d'un niveau ouvre le suivant : \
         quatre malédictions de niveau 2 sont révélées pour vous. \
         Chaque niveau en contient moins que celui du dessous, et après une malédiction de niveau 4, toutes sont repiochées.",
    ),
    (
        "Fouiller",
        "Rouge a vaincu l'Écorcheur, mais trop tard pour le Calligraphe. \
         C'est bientôt à Jaune, et votre démon agit avant. \
         Faites fouiller sa case au Fossoyeur.",
    ),
    (
        "Une Urne",
        "Vous avez trouvé une Urne et pioché la Sorcière de la nuit, que vous gardez en main. \
         La troisième Urne fait venir l'Ombre : les démons rentrent pour de bon, mais elle va où elle veut, \
         attaque les taoïstes avec trois dés, lance le dé de malédiction et ne peut pas être exorcisée. \
         D'autres jetons vous font lancer une malédiction ou poser un squelette, mais certains aident les taoïstes.",
    ),
    (
        "La carte d'Invocation",
        "La carte de Jaune est une carte d'Invocation : vous avez pioché le Croque-mort \
         et devez maintenant jouer l'une de vos deux incarnations. \
         Tant que la Sorcière de la nuit est en jeu, personne ne peut dépenser de Yin-Yang ni donc réactiver ainsi une tuile. \
         Jouez la Sorcière de la nuit.",
    ),
    (
        "Poser l'incarnation",
        "Une incarnation de votre main est toujours posée. \
         La Sorcière de la nuit est bleue : mettez-la sur l'emplacement gauche du plateau bleu, \
         à côté du Cercle de prière hanté.",
    ),
    (
        "S'éloigner",
        "Jaune est descendu par l'échelle, mais les dés étaient avec vous. \
         Tant qu'un taoïste se tient sur sa case, votre démon ne peut pas fouiller. \
         Déplacez le Fossoyeur sur la case située sous le Pavillon du vent céleste.",
    ),
    (
        "Comment gagner",
        "Vous gagnez si trois tuiles sont hantées, si tous les taoïstes sont morts \
         ou si vous piochez la dernière carte. \
         La figurine du Malfaisant a avancé sur la première pierre : \
         au prochain tour de Vert, elle hantera la troisième tuile.",
    ),
    (
        "Comment perdre",
        "Les taoïstes gagnent quand la pioche ne contient plus de carte d'Invocation \
         et qu'aucune incarnation n'est en jeu ; votre main ne compte pas. \
         Protégez donc la Sorcière de la nuit. \
         Et chaque Qi que vous leur prenez va sur un Mantra de sang, qui les aide une fois complet.",
    ),
    (
        "À vous de jouer",
        "Les autres malédictions, jetons et incarnations, vous les apprendrez en les rencontrant : \
         « Expliquer » vous renseigne sur tout ce que vous désignez. \
         Commencez une nouvelle partie avec Black Secret et prenez la place de Wu-Feng.",
    ),
];
