### What things do, in a sentence or two.

## The villager of a tile, for the one who asks.

tile-help-cemetery = Un taoïste mort ressuscite ici avec 2 Qi ; lancez ensuite le dé de malédiction.
tile-help-altar = Réactivez une tuile hantée ; ensuite, un fantôme entre en jeu.
tile-help-herbalist = Lancez deux dés Tao et prenez un Tao de la couleur de chacun ; le blanc vaut la couleur de votre choix.
tile-help-hut = Défaussez n'importe quel fantôme en jeu, sauf une incarnation, puis perdez 1 Qi.
tile-help-watchman = Toutes les figurines de hanteur d'un plateau retournent sur leurs cartes.
tile-help-temple = Prenez un Bouddha ; à un tour suivant, posez-le sur un emplacement vide voisin de votre tuile.
tile-help-circle = Posez un Tao ici : tous les fantômes de sa couleur sont affaiblis de 1, pour tout le monde.
tile-help-pavilion = Déplacez un fantôme vers un emplacement libre, puis un autre taoïste vers n'importe quelle tuile.
tile-help-tea-house = Prenez un Tao de votre choix et 1 Qi ; ensuite, un fantôme entre en jeu.
tile-help-school = Un seul lancer contre tous les fantômes de votre couleur, ou tous les noirs, où qu'ils soient.
tile-help-calligrapher = Échangez un Mantra de sang visible contre un autre du même niveau, posez 1 Qi de la réserve sur un Mantra de sang, ou faites les deux.

## Powers.

power-help-twin-winds = Avant ou après votre déplacement, selon les règles choisies, déplacez un autre taoïste d'une tuile.
power-help-spires = Votre déplacement peut vous mener sur n'importe quelle tuile.
power-help-strength = Vous lancez aussi le dé gris, un quatrième dé, et jamais le dé de malédiction.
power-help-favourite = Après un de vos lancers, relancez les dés de votre choix, une seule fois.
power-help-second-wind = Demandez deux fois l'aide de votre villageois, ou tentez deux exorcismes.
power-help-heavenly-gust = Demandez l'aide de votre villageois et tentez un exorcisme, dans un ordre ou dans l'autre.
power-help-mantra = Avant votre déplacement, posez le Mantra sur un fantôme en jeu pour l'affaiblir de 1.
power-help-pockets = Avant votre déplacement, prenez un Tao de votre choix.

## Artifacts.

artifact-help-sword = Une fois par exorcisme, même à l'École de kung-fu mais pas dans la barrière mystique, tournez un dé Tao sur sa face blanche après le lancer. Effet permanent.
artifact-help-armour = Les pierres gauches des fantômes qui arrivent sur votre plateau sont sans effet, sauf celles des incarnations. Effet permanent.
artifact-help-claw = Après un exorcisme, même à l'École de kung-fu, qui n'a rien vaincu, prenez un Tao de la couleur d'un fantôme manqué. Effet permanent.
artifact-help-elixir = À votre tour, une seule fois : gagnez 1 Qi. L'artefact quitte ensuite la partie.
artifact-help-dust = À votre tour, une seule fois : prenez un cristal de lune dans la réserve. L'artefact quitte ensuite la partie.
artifact-help-gong = À votre tour, une seule fois : déplacez d'autres taoïstes en vie, autant que vous voulez, vers votre tuile ; un taoïste à terre se relève à la place. L'artefact quitte ensuite la partie.
artifact-help-lantern = À votre tour, une seule fois : demandez l'aide de n'importe quelle tuile active sans vous y trouver, comme avec un Yin-Yang. L'artefact quitte ensuite la partie.
artifact-help-charm = Une seule fois, à n'importe quel tour : ignorez le dé de malédiction que vous venez de lancer. L'artefact quitte ensuite la partie.

## What the death of a villager of a family does.

death-help-lay-down = Le taoïste actif est jeté à terre ; sur un plateau neutre ou possédé, rien ne se passe.
death-help-lose-qi = Un taoïste au choix des joueurs perd 1 Qi.
death-help-curse-die = Le joueur ou le plateau neutre actif lance le dé de malédiction.
death-help-ghost = Un fantôme entre en jeu.
death-help-group-lose-tao = Chaque taoïste défausse un Tao de son choix.
death-help-another-dies = Un autre villageois visible, au choix des joueurs, meurt.
death-help-haunt = La tuile où se tenait ce villageois est hantée ; si d'autres y restent, ils meurent à la place.
death-help-incarnation = Une incarnation de plus, tirée au hasard, entre en jeu et doit être exorcisée elle aussi.
death-help-tao-leaves = Un Tao { $tao } de la réserve, sinon d'un joueur, quitte la partie.

## What saving a whole family gives.

# $help: what the artifact does, as above.
thanks-help-artifact = { $artifact } – { $help }
thanks-help-barrier = Une barrière mystique s'élève à la fin du tour, avec les cristaux alors posés sur les piédestaux.
thanks-help-two-tao = Prenez deux Tao de votre choix.
thanks-help-restore = Réactivez une tuile hantée.
thanks-help-qi-and-yin-yang = Le groupe reçoit 1 Qi et un Yin-Yang.

## The traits of the demons, by the side of Wu-Feng's board.

trait-help-seeker-a = Peut être invoqué sur n'importe quelle case.
trait-help-seeker-b = Les Tao ne comptent pas contre lui.
trait-help-landscaper-a = L'exorciste défausse un Tao choisi par Wu-Feng.
trait-help-landscaper-b = Peut fouiller même avec un taoïste sur sa case.
trait-help-gravedigger-a = Quand il est exorcisé, Wu-Feng pioche un fantôme.
trait-help-gravedigger-b = Quand il est exorcisé, Wu-Feng lance le dé de malédiction contre l'exorciste.

## Catacomb tokens.

token-help-urn = Wu-Feng la garde et pioche une incarnation ; la troisième amène l'Ombre.
token-help-earth = Rien ne se passe.
token-help-buddha = Le démon retourne sur le plateau de Wu-Feng, et sa particularité ne s'applique pas.
token-help-tablet = Wu-Feng peut lancer une malédiction de n'importe quelle couleur.
token-help-bones = Le jeton devient un squelette, que Wu-Feng pose.
token-help-just = Le taoïste actif peut poser 1 Qi de la réserve sur un Mantra de sang.
token-help-su-ling = Le taoïste actif déclenche un Mantra de sang visible de son choix.

## Curses of Wu-Feng.

curse-help-discard-tao = Un taoïste au choix de Wu-Feng défausse un Tao.
curse-help-activate-demon = Wu-Feng active un démon.
curse-help-skeleton = Wu-Feng pose un squelette.
curse-help-ladder = Wu-Feng retire une échelle.
curse-help-figure-steps = Une figurine de hanteur au choix de Wu-Feng avance une fois.
curse-help-move-taoist = Wu-Feng déplace un taoïste vers un lieu voisin du même étage.
curse-help-curse-die = Le dé de malédiction est lancé contre le taoïste actif.
curse-help-move-villager = Wu-Feng déplace un villageois visible vers une tuile active voisine où il reste de la place.
curse-help-all-discard-tao = Chaque taoïste défausse un Tao.
curse-help-two-skeletons = Wu-Feng pose deux squelettes.
curse-help-ladder-and-demon = Wu-Feng retire une échelle, puis active un démon.
curse-help-power-off = Un plateau au choix de Wu-Feng n'a pas de pouvoir jusqu'à la fin de son prochain tour.
curse-help-move-ghost = Wu-Feng déplace un fantôme vers n'importe quel emplacement libre.
curse-help-activate-all = Chaque démon dans les catacombes agit une fois, ou bien l'Ombre.
curse-help-lose-crystal = Un cristal de lune au choix de Wu-Feng retourne à la réserve.
curse-help-lose-qi = Un taoïste au choix de Wu-Feng perd 1 Qi.
curse-help-two-ladders = Wu-Feng retire deux échelles.
curse-help-draw-incarnation = Wu-Feng pioche une incarnation, qui rejoint sa main.
curse-help-ghost = Wu-Feng pioche un fantôme.
curse-help-lose-yin-yang = Un taoïste au choix de Wu-Feng perd son Yin-Yang ou, s'il n'en a pas, tous ses Tao.
curse-help-kill-villager = Un villageois visible au choix de Wu-Feng meurt.
curse-help-haunt-and-lose-qi = Une tuile au choix de Wu-Feng est hantée, et un taoïste de son choix perd 1 Qi.
curse-help-play-incarnation = Wu-Feng pioche une incarnation, qui rejoint sa main, puis en joue une.
curse-help-all-lose-qi = Chaque taoïste perd 1 Qi.
curse-help-kill-two-villagers = Les villageois visibles de deux tuiles au choix de Wu-Feng meurent.

## Blood Mantras.

mantra-help-gain-qi = Un taoïste au choix gagne 1 Qi.
mantra-help-two-ladders = Jusqu'à deux échelles sont remises.
mantra-help-two-tao = Le taoïste actif prend deux Tao de son choix.
mantra-help-yin-yang = Un taoïste au choix récupère son Yin-Yang.
mantra-help-drive-back = Toutes les figurines de hanteur d'un plateau retournent sur leurs cartes.
mantra-help-all-move = Chaque taoïste peut se déplacer d'un lieu ou changer d'étage.
mantra-help-demon-home = Un démon retourne sur le plateau de Wu-Feng.
mantra-help-clear-skeletons = Tous les squelettes d'un plateau sont retirés.
mantra-help-buddha = Un Bouddha du Temple est posé sur un emplacement libre.
mantra-help-crystal = Un taoïste au choix prend un cristal de lune.
mantra-help-discard-ghost = Un fantôme au choix, mais pas une incarnation, est défaussé.
mantra-help-restore = Une tuile hantée est réactivée.
mantra-help-no-curses = Wu-Feng ne lance pas de malédiction jusqu'à la fin du tour du prochain taoïste.
mantra-help-all-take-tao = Chaque taoïste prend un Tao de son choix.
mantra-help-revive = Un taoïste mort revient avec 2 Qi ; si personne n'est mort, un taoïste gagne 1 Qi.
mantra-help-demons-home = Tous les démons retournent sur le plateau de Wu-Feng.
mantra-help-save-villager = Un villageois visible est sauvé.
mantra-help-restore-all = Toutes les tuiles hantées sont réactivées.
mantra-help-all-gain-qi = Chaque taoïste en vie gagne 1 Qi.
mantra-help-clear-board = Un plateau est vidé de ses fantômes et squelettes, mais pas des incarnations.
mantra-help-barrier = Une barrière mystique s'élève aussitôt.
