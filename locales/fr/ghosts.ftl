## The resistance of a ghost.

# "jaune 2".
ghost-one-colour = { $tao } { $number }
# "2 en rouge, vert, bleu et jaune".
ghost-some-colours = { $number } en { $tao }
ghost-all-colours = { $number } dans chacune des cinq couleurs
ghost-less-by-circle = 1 de moins grâce au Cercle
ghost-less-by-mantra = 1 de moins grâce au Mantra
# $parts: one of these and what lowers it: "jaune 2, 1 de moins grâce au Cercle".
ghost-resistance = { NAME($parts, list: "comma") }
# The same as a sentence.
ghost-resistance-sentence = { CAPITAL($resistance) }.

## The left stone: what happens when the card is laid.

ghost-on-arrival = À l'arrivée : { $effects }.
stone-left-ghost = un autre fantôme entre en jeu
stone-left-haunt = la première tuile active de sa ligne est hantée
stone-left-lose-qi = on perd 1 Qi
stone-left-quick = sa figurine commence sur la première pierre
stone-left-curse = on lance le dé de malédiction
stone-left-power-off = le pouvoir de son plateau est bloqué
stone-left-all-powers-off = tous les pouvoirs sont bloqués
stone-left-tao-off = personne ne peut dépenser de Tao
stone-left-die-captive = un dé Tao est capturé
stone-left-group-lose-tao = chaque taoïste défausse un Tao
stone-left-clear-circle = le Tao du Cercle de prière retourne à la réserve
stone-left-devour = le premier villageois de sa ligne est dévoré
stone-left-kill-villager = un villageois visible de votre choix meurt
stone-left-lay-down = tous les taoïstes sont jetés à terre
stone-left-lowest-leave = les deux derniers fantômes de la pioche quittent la partie
stone-left-activate-demon = Wu-Feng active un démon
stone-left-throw-curse = Wu-Feng peut lancer une malédiction de n'importe quelle couleur
stone-left-skeletons = Wu-Feng peut poser ses trois squelettes
stone-left-discard-stack = Wu-Feng révèle et défausse une pile de jetons catacombes, où seules les Urnes comptent

# What of it holds as long as the card is in play, a sentence.
stone-lasting-power-off = Le pouvoir de son plateau est bloqué.
stone-lasting-all-powers-off = Tous les pouvoirs sont bloqués.
stone-lasting-tao-off = Personne ne peut dépenser de Tao.
stone-lasting-die-captive = Un dé Tao est capturé.

## The middle stone: what the card does while it lies there, a sentence.

stone-middle-haunter = Hanteur : il hante une tuile tous les deux tours de son plateau.
stone-middle-tormentor = Tourmenteur : on lance le dé de malédiction à chaque tour de son plateau.
stone-middle-dice-immune = Insensible aux dés : seuls comptent les Tao, le Cercle et le Mantra.
stone-middle-group-lose-tao = Au début du tour de son plateau : chaque taoïste défausse un Tao.
stone-middle-white-is-blank = Tant que cette carte est en jeu, les faces blanches sont sans effet.
stone-middle-only-on-buddha = Exorcisme possible seulement là où cette carte rencontre un Bouddha.
stone-middle-only-if-opposite-empty = Exorcisme possible seulement si l'emplacement opposé n'a pas de fantôme.
stone-middle-devourer = Dévoreur : il dévore le premier villageois de sa ligne à chaque tour de son plateau.
stone-middle-holds-portal = Cette carte retient le portail : personne ne peut être sauvé.
stone-middle-voracious = Au début du tour de son plateau : un villageois visible de votre choix meurt.
stone-middle-holds-su-ling = Cette carte retient Su-Ling.
stone-middle-brings-ghost = Au début du tour de son plateau : un fantôme entre en jeu.
stone-middle-shapeshifter = Il a la couleur de son plateau et, au début du tour de ce plateau, passe à l'emplacement libre suivant.
stone-middle-activate-demon = À chaque tour de son plateau : Wu-Feng active un démon.
stone-middle-no-yin-yang = Tant que cette carte est en jeu, personne ne peut dépenser de Yin-Yang.
stone-middle-skeletons = À chaque tour de son plateau : Wu-Feng peut poser un squelette.
stone-middle-qi-to-bank = Tant que cette carte est en jeu, le Qi perdu va à la réserve et non sur un Mantra de sang.
stone-middle-any-curse = Tant que cette carte est en jeu, les malédictions de Wu-Feng n'ont pas à avoir la couleur de la carte.

# How that stands with a card in play.
ghost-figure-out = Hanteur : figurine sur la première pierre, elle hantera au prochain tour de ce plateau.
ghost-figure-on-card = Hanteur : figurine sur la carte.
# It met a Buddha on its space.
ghost-caught = Cette carte a rencontré un Bouddha ici : l'exorcisme est possible.
ghost-silenced = Su-Ling se tient devant lui : sa pierre centrale est sans effet.
# $space: the opposite one.
ghost-opposite = { stone-middle-only-if-opposite-empty } Il s'agit de { $space }.

## The right stone: what an exorcism brings.

stone-right-curse-die = Après l'exorcisme : dé de malédiction.
stone-right-rewards = Après l'exorcisme : { NAME($rewards, list: "comma") }.
stone-right-curse-die-then-rewards = Après l'exorcisme : dé de malédiction, puis { NAME($rewards, list: "comma") }.
reward-throw = Wu-Feng peut lancer une malédiction de n'importe quelle couleur
reward-tao = 1 Tao
reward-two-tao = 2 Tao
reward-qi-or-yin-yang = 1 Qi ou le Yin-Yang
reward-qi-and-yin-yang = 1 Qi et un Yin-Yang pour le groupe
reward-crystal = un cristal de lune
reward-qi-yin-yang-and-crystal = 1 Qi et un Yin-Yang pour le groupe, ainsi qu'un cristal de lune
reward-yin-yang-and-mantra = un Yin-Yang pour le groupe et 1 Qi de la réserve sur un Mantra de sang
