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
