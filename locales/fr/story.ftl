## The turn in one picture, the story, and what can be achieved: a title and a text each.

lesson-turn-yin-1 = Chaque fantôme déjà posé sur le plateau fait ce que dit sa pierre du milieu : un hanteur avance ou hante une tuile, un tourmenteur lance le dé de malédiction.
    .title = Les fantômes agissent
lesson-turn-yin-2 = Avec un fantôme sur chacun des trois emplacements, le plateau perd 1 Qi et aucun fantôme n'arrive.
    .title = Le plateau est-il plein ?
lesson-turn-yin-3 = Sinon, on pioche une carte et on la pose sur un emplacement de sa couleur. Puis sa pierre de gauche frappe.
    .title = Un fantôme arrive

lesson-turn-yang-1 = Vers une tuile voisine, même en diagonale, ou rester.
    .title = Se déplacer
lesson-turn-yang-2 = Demandez de l'aide au villageois de votre tuile active, ou combattez les fantômes voisins avec les dés et les Tao.
    .title = Agir : aide ou exorcisme
lesson-turn-yang-3 = Un Bouddha pris à un tour précédent, sur un emplacement libre voisin de votre tuile.
    .title = Poser des Bouddhas
lesson-turn-yang-4 = Avant ou après chacune de ces étapes : demander de l'aide à n'importe quelle tuile active, ou en libérer une hantée.
    .title = Yin-Yang

lesson-turn-white-moon-1 = Quand la figurine d'un hanteur avance. Les villageois d'une tuile qui serait hantée meurent.
    .title = Un villageois fuit
lesson-turn-white-moon-2 = Au déplacement : celui du dessus de la tuile quittée.
    .title = Emmener un villageois
lesson-turn-white-moon-3 = Au Portail, au lieu de l'aide ou de l'exorcisme.
    .title = Ou sauver
lesson-turn-white-moon-4 = Ils se posent avec les Bouddhas. Le quatrième cristal dresse la Barrière mystique.
    .title = Su-Ling et cristaux

lesson-turn-black-secret-1 = Avant le Yin de chaque joueur en vie, dans les catacombes : chacun se déplace ou fouille, et l'Ombre aussi dès qu'elle est là.
    .title = Les démons agissent
lesson-turn-black-secret-2 = Il pioche la carte et place le fantôme, invoque un démon ou lance une malédiction.
    .title = Wu-Feng décide
lesson-turn-black-secret-3 = Le déplacement peut mener aux catacombes et en revenir.
    .title = Par l'échelle
lesson-turn-black-secret-4 = Dans la grotte où vous êtes, comme des fantômes.
    .title = Exorciser des démons

lesson-story-1 = Wu-Feng, seigneur des neuf enfers, est mort, et dans un village au pied des montagnes repose l'urne de ses cendres. Nuit après nuit, ses fantômes viennent la chercher, des quatre côtés. Quatre taoïstes sont là pour les arrêter, avec des dés et des talismans, et avec l'aide de ceux qui vivent ici : l'herboriste, le sorcier, le vieil homme de la maison de thé. Tôt ou tard, le seigneur vient lui-même, dans l'une de ses incarnations.
    .title = Le village
lesson-story-2 = Les gens n'en peuvent plus. Pendant que les taoïstes se battent, des familles courent de maison en maison avec ce qu'elles peuvent porter, et les trop lents sont perdus. Au bord du village, une porte de lumière s'est ouverte ; qui la franchit est sauvé. Su-Ling, jadis victime de Wu-Feng, fait taire les pierres des fantômes, et des cristaux sur les quatre piédestaux ferment un instant le village à la nuit.
    .title = White Moon
lesson-story-3 = Sous le village, il y a plus ancien. Dans les catacombes reposent les urnes où fut caché le pouvoir de Wu-Feng, et ses démons les cherchent dans le noir, grotte après grotte. Lui-même est à présent à la table : il envoie les fantômes, lance ses malédictions et attend la troisième urne, d'où monte son Ombre. Les taoïstes doivent descendre les échelles et payer de leur sang les mantras qui les protègent.
    .title = Black Secret

lesson-achievements-1 = Gagnez une partie.
    .title = Première lueur
lesson-achievements-2 = Gagnez au niveau Cauchemar.
    .title = À travers la nuit
lesson-achievements-3 = Gagnez au niveau Enfer.
    .title = Retour de l'enfer
lesson-achievements-4 = Gagnez avec un seul taoïste.
    .title = En solitaire
lesson-achievements-5 = Gagnez avec quatre taoïstes, tous en vie.
    .title = Tous les quatre
lesson-achievements-6 = Gagnez sans tuile hantée à la fin.
    .title = Pas une lanterne éteinte
lesson-achievements-7 = Gagnez avec au plus 1 Qi par taoïste en vie.
    .title = Au dernier souffle
lesson-achievements-8 = Exorcisez deux fantômes d'un seul lancer.
    .title = Deux d'un coup
lesson-achievements-9 = Gagnez avec White Moon.
    .title = Sous la lune blanche
lesson-achievements-10 = Gagnez Black Secret avec les taoïstes.
    .title = Le secret gardé
lesson-achievements-11 = Gagnez Black Secret avec Wu-Feng.
    .title = Seigneur des neuf enfers
lesson-achievements-12 = Gagnez trois parties d'affilée.
    .title = Trois de suite
