//! What the teacher says in the guided first game, for each step that the pupil reads or plays.

pub(crate) const LESSON: &[(&str, &str)] = &[
    (
        "Le village",
        "Les fantômes de Wu-Feng s'en prennent aux neuf tuiles du village, au milieu. \
         Vous êtes Vert, le taoïste dont le plateau est en bas ; Rouge, Jaune et Bleu sont vos amis. \
         Si trois tuiles sont hantées, vous avez tous perdu.",
    ),
    (
        "Un fantôme arrive",
        "Chaque tour amène un fantôme, et celui-ci est le Diable de vase. \
         Il est bleu et va donc sur le plateau bleu, mais c'est vous qui choisissez l'emplacement. \
         Cliquez sur celui qui brille, à côté de l'Échoppe de l'herboriste.",
    ),
    (
        "Ce que dit une carte",
        "Le Diable de vase est bleu 3 : il faut trois dés ou Tao bleus pour l'exorciser. \
         Une pierre gauche agit à l'arrivée de la carte, une pierre centrale à chaque tour de son plateau, \
         une pierre droite quand le fantôme est exorcisé. \
         La pierre centrale fait du Diable de vase un hanteur : sa figurine avance vers la tuile d'en face.",
    ),
    (
        "Se déplacer",
        "Le Yin, la part des fantômes dans votre tour, est terminé ; voici le Yang, la vôtre. \
         Vous pouvez d'abord aller sur une tuile voisine, diagonales comprises. \
         Cliquez sur l'Échoppe de l'herboriste : cette tuile d'angle touche le Diable de vase.",
    ),
    (
        "Demander de l'aide",
        "Après le déplacement, vous avez une action : demander de l'aide au villageois de votre tuile, \
         ou exorciser les fantômes voisins. \
         Le Diable de vase est encore trop fort pour vous : « Chances » indique environ une chance sur neuf. \
         Demandez donc de l'aide : cliquez de nouveau sur l'Échoppe de l'herboriste.",
    ),
    (
        "Prendre un Tao",
        "Les dés indiquent rouge et blanc. \
         Le rouge vous a donné un Tao rouge, et le blanc vaut la couleur de votre choix. \
         Cliquez sur le Tao bleu de la réserve : il comptera comme un dé bleu contre le Diable de vase.",
    ),
    (
        "Terminer le tour",
        "Vous avez fait votre déplacement et votre action. \
         Terminez votre tour dans la liste des options : \
         vous y trouvez tout ce que vous pouvez faire, chaque option avec sa touche.",
    ),
    (
        "Une figurine sur la pierre",
        "Le tour de Bleu a commencé, et la figurine du Diable de vase a avancé sur la première pierre. \
         Au prochain tour de Bleu, elle atteindra la seconde et hantera l'Échoppe de l'herboriste. \
         « Prévisions » vous en avertit à temps ; regardez maintenant ce que font vos amis.",
    ),
    (
        "Deux fantômes au même angle",
        "C'est de nouveau votre tour, et vous piochez le Serviteur lugubre : \
         un fantôme noir va sur le plateau dont c'est le tour. \
         Posez-le sur l'emplacement gauche de votre plateau. \
         Votre tuile d'angle touchera alors deux fantômes à la fois.",
    ),
    (
        "Exorciser",
        "Vous êtes au bon endroit, restez-y : un seul lancer peut vaincre les deux fantômes. \
         Vous lancez trois dés et, grâce à votre pouvoir, un quatrième ; \
         le blanc vaut n'importe quelle couleur, et vos Tao peuvent fournir ce qui manque. \
         Cliquez sur l'un des deux fantômes, regardez vos chances, puis lancez les dés.",
    ),
    (
        "Dépenser un Tao",
        "Le dé noir suffit contre le Serviteur lugubre, \
         mais avec deux dés bleus, il en manque un contre le Diable de vase. \
         Cliquez sur les deux fantômes et sur votre Tao bleu, puis confirmez, \
         ou prenez cette ligne dans la liste des dépenses possibles.",
    ),
    (
        "La récompense",
        "Les deux fantômes sont partis, et l'Échoppe de l'herboriste est sauvée. \
         La pierre droite du Serviteur lugubre vous donne un Tao de votre choix. \
         Prenez un Tao bleu : il pourra servir contre la Demoiselle noyée, arrivée sur le plateau bleu.",
    ),
    (
        "Une tuile est hantée",
        "Jaune et Rouge ont tous deux tenté d'exorciser le Vampire bondissant, et les dés les ont trahis. \
         Sa figurine a atteint la seconde pierre : l'Autel taoïste est hanté, et son villageois n'aide plus personne. \
         Encore deux tuiles hantées, et le village est perdu.",
    ),
    (
        "Le Yin-Yang",
        "Jaune a vaincu le Vampire bondissant, trop tard pour l'Autel taoïste, \
         dont le villageois est justement celui qui réactive les tuiles hantées. \
         Votre Yin-Yang peut en faire autant, d'où que vous soyez et sans vous coûter votre action. \
         Cliquez sur le Yin-Yang de votre plateau.",
    ),
    (
        "Réactiver la tuile",
        "Le Yin-Yang permet de demander de loin l'aide de n'importe quel villageois, \
         ou de réactiver une tuile hantée. \
         Cliquez sur l'Autel taoïste.",
    ),
    (
        "Gagner ou perdre",
        "Vous gagnez en exorcisant l'incarnation de Wu-Feng, enfouie dans la pioche. \
         Vous perdez si trois tuiles sont hantées, si tous les taoïstes sont morts \
         ou si la dernière carte est piochée avant votre victoire. \
         Le Qi est votre vie : vous en perdez 1 chaque fois qu'à votre tour \
         des fantômes occupent les trois emplacements de votre plateau.",
    ),
    (
        "À vous de jouer",
        "Les autres villageois, les pouvoirs et le dé de malédiction, vous les apprendrez en les rencontrant : \
         « Expliquer » vous renseigne sur tout ce que vous désignez. \
         Commencez une nouvelle partie en Initiation, et préparez chaque tour ensemble.",
    ),
];

pub(crate) const MOON_LESSON: &[(&str, &str)] = &[
    (
        "Les villageois",
        "Dans White Moon, 24 villageois de douze familles forment des piles de trois sur les tuiles ; \
         seul celui du dessus de chaque pile est visible. \
         Sauvez-les de Wu-Feng si vous le pouvez : quand douze d'entre eux sont morts, vous avez tous perdu. \
         « Familles » montre ce que provoque une mort, et ce que donne une famille entièrement sauvée.",
    ),
    (
        "Le portail",
        "Le portail brille sur la Maison de thé, au milieu, et quiconque le franchit est sauvé. \
         Un taoïste qui se déplace peut emmener le villageois du dessus de la tuile qu'il quitte. \
         Vous êtes de nouveau Vert, et votre tour commence par un fantôme.",
    ),
    (
        "Un dévoreur",
        "Le Sanglier des marais est un dévoreur : à chaque tour de son plateau, \
         il dévore le premier villageois de sa ligne. \
         Il est jaune et va donc sur le plateau jaune. \
         Posez-le devant l'Autel taoïste, où un villageois de la famille Hua se tient sur le dessus de la pile.",
    ),
    (
        "Les cartes signalées",
        "Le petit point d'interrogation du Sanglier des marais signale \
         que certaines de ses valeurs sont reconstituées, car celles qui sont imprimées sont restées introuvables. \
         Si vous possédez le jeu, vous pouvez les remplacer par celles de votre exemplaire, \
         sous « Cartes et icônes ».",
    ),
    (
        "Se déplacer",
        "D'ici au tour de Jaune, vous avez le temps de faire autre chose. \
         Allez à l'Échoppe de l'herboriste : un villageois de la famille Chang s'y trouve, \
         et c'est le seul de cette famille.",
    ),
    (
        "Demander à l'herboriste",
        "Demandez de l'aide à l'Échoppe de l'herboriste, et voyez ce qu'apporte un dé blanc dans White Moon.",
    ),
    (
        "Un cristal de lune",
        "Le dé rouge vous a donné un Tao rouge, et le blanc un cristal de lune. \
         Dans un exorcisme, un cristal vaut n'importe quelle couleur, même contre les fantômes insensibles aux dés. \
         Il n'y en a que quatre.",
    ),
    ("Terminer le tour", "Vous avez fait votre action. Terminez votre tour et regardez ce que font vos amis."),
    (
        "Un villageois meurt",
        "Le Sanglier des marais a dévoré le villageois de la famille Hua, et le suivant, un Li, est révélé. \
         Chaque famille a sa propre malédiction : à la mort d'un Hua, le taoïste actif est jeté à terre, \
         et Jaune doit consacrer son déplacement à se relever. \
         La fosse commune compte désormais un mort sur douze.",
    ),
    (
        "Su-Ling",
        "Après une mort, un lancer du dé de malédiction ou l'apparition d'une tuile hantée, \
         Su-Ling, le bon fantôme, peut être placée à la fin du tour. \
         Jaune l'a mise devant le Sanglier des marais : \
         tant qu'elle y reste, la pierre centrale de ce fantôme est sans effet.",
    ),
    (
        "Emmener le villageois",
        "C'est votre tour, et vous êtes avec le villageois de la famille Chang. \
         Allez à la Maison de thé et emmenez-le : cliquez sur le villageois, \
         ou prenez cette ligne dans la liste.",
    ),
    (
        "Sauver le villageois",
        "Sauver un villageois au portail est une action, comme demander de l'aide ou exorciser. \
         Cliquez sur le portail et sauvez votre compagnon.",
    ),
    (
        "Les remerciements",
        "La famille Chang est sauvée, car elle n'avait qu'un villageois, \
         et elle vous remercie en vous offrant la Poussière de lune. \
         Les familles plus nombreuses donnent davantage, mais il faut sauver tous leurs villageois.",
    ),
    (
        "Utiliser la Poussière de lune",
        "Cet artefact s'utilise une seule fois, à votre tour : il apporte un autre cristal de lune. \
         Cliquez sur la Poussière de lune de votre plateau.",
    ),
    ("Terminer le tour", "Vous avez maintenant deux cristaux. Terminez votre tour."),
    (
        "Les villageois fuient",
        "La figurine de la Demoiselle noyée a avancé sur la première pierre, \
         et le premier villageois de la ligne a fui d'une tuile : \
         ici du Temple bouddhiste à la Maison de thé, jusqu'au portail. \
         Si la tuile suivante est pleine ou hantée, ou si le village s'arrête là, le villageois meurt à la place.",
    ),
    (
        "Retour à la tuile d'angle",
        "Bleu a sauvé le villageois qui avait fui. \
         Le Molosse des profondeurs est arrivé sur le plateau bleu, et les dés ne comptent pas contre lui. \
         Allez à l'Échoppe de l'herboriste, juste à côté.",
    ),
    (
        "Exorciser",
        "Cliquez sur le Molosse des profondeurs, regardez vos chances, puis lancez les dés : \
         avec un cristal, vous ne pouvez pas échouer.",
    ),
    (
        "Dépenser un cristal",
        "Les dés ne comptent pas ici, mais un cristal vaut n'importe quelle couleur. \
         Dépensez-en un pour vaincre le Molosse des profondeurs ; ce cristal retourne ensuite à la réserve.",
    ),
    (
        "Le piédestal",
        "Votre autre cristal vient d'un tour précédent, et vous êtes sur une tuile d'angle dont le piédestal est vide. \
         Posez-y le cristal : cliquez sur le piédestal.",
    ),
    (
        "La barrière mystique",
        "Quand un cristal est posé sur chacun des quatre piédestaux, la barrière mystique s'élève après le tour. \
         Pour chaque plateau, l'un après l'autre, vous pouvez sauver un villageois avec un cristal, \
         ou lancer quatre dés contre les fantômes de ce plateau, en y ajoutant autant de cristaux que vous voulez.",
    ),
    (
        "À vous de jouer",
        "L'École de kung-fu, les artefacts et les nouvelles incarnations, vous les apprendrez en les rencontrant : \
         « Expliquer » vous renseigne sur tout ce que vous désignez. \
         Commencez une nouvelle partie et choisissez White Moon.",
    ),
];
