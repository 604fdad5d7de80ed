### What is wrong with something that was written: a position, a file of a replay, an option. Only programs say this, never the page.

# Words of the notation stay as they are in every language: tea-house, red-left, qi. So do the words that begin a line. What stands for a
# value, as N or PLACE, may be translated.

## What was expected in place of a word. Most of these follow "expected".

notation-expected = attendu : { $expected }
# $words: the written names as one of the messages data-one-of.
notation-named = { $thing } : { $words }
# The words that begin a choice, each time as data-one-of.
notation-choice = un choix : { $base } ; avec White Moon aussi { $white_moon } ; avec Black Secret aussi { $black_secret }
notation-portal = centre, edge, corner ou une tuile, par exemple tea-house
notation-ending = won, ou lost et la raison, par exemple lost all-dead
notation-fewer-dice = au plus quatre dés
notation-nothing = rien de plus sur la ligne
notation-tile = une tuile
notation-power = un pouvoir
# Of the nine places in the village, such as north-west.
notation-spot = une place dans le village
notation-family = une famille
notation-artifact = un artefact
# Of the catacombs.
notation-token = un jeton
notation-demon = un démon
# Of chance: a roll, a drawn card.
notation-outcome = un résultat du hasard
notation-space = un emplacement : un plateau, puis left, middle ou right, par exemple red-left
notation-card = un numéro de carte de 1 à 96
notation-card-number = un numéro de carte
notation-incarnation-number = le numéro d'une incarnation
notation-curse-number = le numéro d'une malédiction
notation-mantra-number = le numéro d'un Mantra de sang
notation-rule-number = un numéro de règle, par exemple B51
notation-taoist-colour = la couleur d'un taoïste
notation-board-colour = la couleur d'un plateau
notation-tao-colour = la couleur d'un Tao
notation-ghost-colour = la couleur des fantômes
notation-tao-count = des couleurs suivies de leur nombre de 0 à 4, par exemple red 2 black 1
notation-curse-face = ce que montre le dé de malédiction
notation-die-face = la face d'un dé
notation-rerolled-dice = les dés à relancer, ou curse
notation-exorcised-ghosts = les emplacements des fantômes exorcisés, ou nothing
notation-exorcised-demons = les démons exorcisés, ou nothing

## A line of an own data file; what is wrong with it is said in expansions.ftl.

data-line = ligne { $line } : { $problem }

## Lines of a written position.

position-line-wrong = ligne { $line }, « { $text } » : { $problem }
position-line = ligne { $line }, « { $text } »
# Several lines.
position-lines = { $before } ; { $line }
position-more-lines = et { $number } de plus
# $lines: other lines without which this one would be right, as the messages above.
position-together-with = { $problem } (avec : { $lines })
position-wrong-word = « { $word } » : { $problem }
position-card-not-called = la carte { $number } ne s'appelle pas { $name }
position-card-name = il faut le nom d'une carte, par exemple hopping-vampire, ou son numéro de 1 à 96
position-turn = il faut un plateau et le stade de son tour, par exemple turn red yang
position-one-word = il faut un seul mot, il y en a { $number }
position-one-number = il faut un seul nombre
position-colour-twice = « { $colour } » est nommé deux fois
position-card-twice = « { $word } » est nommé deux fois
position-said-twice = c'est dit deux fois
position-colours = il faut une ou plusieurs couleurs, ou none
position-spaces = il faut un ou plusieurs emplacements, par exemple red-left, ou none
position-names = il faut un ou plusieurs noms, ou none
position-too-long = une position a au plus { $number } lignes
# The words that begin a line, each time as data-one-of.
position-key = attendu : { $base } ; pour White Moon { $white_moon } ; pour Black Secret { $black_secret }
position-begins-step = « { $word } » commence une étape : les étapes et ce qu'on attend se placent après la ligne « play », la position avant
position-taoist = il faut la couleur d'un taoïste ou d'un plateau
position-at = at : il faut une tuile
position-tao = tao : il faut none, ou des couleurs suivies de leur nombre, par exemple red 1 black 2
position-yin-yang = yin-yang : il faut yes ou no
position-dead-holds = « { $colour } » est mort, gît au Cimetière et ne possède rien
position-is-player = « { $colour } » appartient à un joueur ; écrivez « taoist { $colour } … »
position-is-neutral = le plateau « { $colour } » est neutre ; écrivez « board { $colour } qi N »
position-boards = il faut les quatre plateaux dans le sens horaire, à partir du nord
position-village = village : il faut les neuf tuiles en trois rangées de trois, avec un ! après chaque tuile hantée
position-village-so-far = { $problem } (le village ci-dessus a { $found } de ses neuf tuiles)
position-ghost = il faut un emplacement et une carte, par exemple ghost red-left zombie
position-two-ghosts = « { $space } » porte deux fantômes
# $card: its number.
position-no-haunter = la carte { $card } ne peut pas être on-stone : elle n'est pas un hanteur et n'a pas de figurine
position-no-effect = la carte { $card } ne peut pas être no-effect : elle n'a pas d'effet durable
position-not-uncatchable = la carte { $card } ne peut pas être caught : elle n'est pas l'Insaisissable
position-deck = deck : il faut les nombres de fantômes et d'incarnations à partir du dessus, par exemple 12 ghosts, incarnation, 10 ghosts
position-deck-too-large = deck : au plus { $number } cartes
position-no-incarnation = « { $word } » n'est pas une incarnation ; pour les fantômes, écrivez discard
# $what: a word of the notation, or one of the three messages that follow.
position-needs-white-moon = « { $what } » fait partie de White Moon : ajoutez la ligne « white-moon » à la position
position-needs-black-secret = « { $what } » fait partie de Black Secret : ajoutez la ligne « black-secret » à la position
position-card = carte { $card }
position-curse = malédiction { $curse }
position-mantra = mantra { $mantra }
# $which: base or moon.
position-other-incarnations = la carte { $card } n'est pas parmi les incarnations de cette partie : écrivez « white-moon incarnations { $which } » ou « white-moon incarnations both »
position-needs-buddhas = la carte { $card } n'est dans la partie que si temple et pavilion sont tous deux dans le village
position-not-in-village = « { $tile } » n'est pas dans le village, qui est { $village } ; pour d'autres tuiles, il faut la ligne « village » et trois lignes de trois tuiles
position-white-moon-word = il faut portal LIEU ou incarnations base, moon ou both
position-white-moon = il faut portal LIEU et incarnations base, moon ou both
position-villagers = il faut une tuile et ses un à trois villageois à partir du dessus, par exemple villagers altar li ? ?
position-crystals = il faut des couleurs suivies de leur nombre, par exemple crystals red 2, ou none
position-artifacts = il faut une couleur et des artefacts
position-black-secret = il faut catacombs a ou b et demons a ou b, les faces utilisées
position-stack = il faut une tuile et le nombre de jetons dessous, par exemple stack altar 2
position-stack-height = une pile a au plus 4 jetons
position-unseen-tokens = il faut une série de 1 à 4 et ceux de ses jetons que personne n'a vus, par exemple 2 earth 3 bones 1
position-demon = il faut un démon et la tuile au-dessus de lui, par exemple demon seeker altar
position-shadow = il faut on ou under et une tuile, par exemple shadow on altar
position-blood-mantra = il faut le numéro d'un mantra et le Qi posé dessus, par exemple blood-mantra 3 1
position-no-mantra-place = il n'y a pas de place pour un autre mantra de niveau { $level }
position-no-incarnation-in-hand = la carte { $card } n'est pas une incarnation et ne peut pas être dans la main de Wu-Feng
position-curses = il faut des numéros de malédictions, ou none

## Positions that cannot occur. What the lines do not say is as at the start of the game.

position-impossible = cette position est impossible : { $problem }
# $held: a list of colours with numbers, such as red 3, and of the messages below.
position-tao-held = { $problem } ; ici : { NAME($held, list: "comma") }, y compris ceux que chaque taoïste a au départ si sa ligne ne dit pas autre chose
position-circle-holds = le Cercle { $number }
position-out-of-game = hors jeu { $number }
position-qi-held = { $problem } ; ici : { NAME($held, list: "comma") }
position-mantras-hold = mantras { $number }
position-villager-on-haunted = aucun villageois ne peut être sur la tuile hantée « { $tile } »
# $spot: north, south-west and so on, as the notation has it.
position-no-corner = « { $tile } » est à la place « { $spot } », qui n'est pas un angle et n'a pas de piédestal
position-stack-too-high = la pile sous « { $tile } » a { $number } jetons, plus que n'en permettent les jetons non vus de ses séries ; réduisez-la avec « stack { $tile } N »
position-ladder-under-haunted = la tuile hantée « { $tile } » n'a pas d'échelle
position-of-other-game = elle vient d'une partie qui a commencé autrement
position-not-yang = il faut un moment du Yang

layout-too-many-tao = il n'y a que quatre Tao de la couleur « { $tao } »
layout-too-many-qi = il n'y a que { $number } Qi
layout-dead-has-things = « { $taoist } » n'a pas de Qi, est donc mort et ne peut rien posséder
layout-neutral-has-things = le plateau « { $board } » est neutre et a au plus 3 Qi et rien d'autre
layout-nobody-lives = au moins un taoïste doit être en vie
layout-too-many-buddhas = il n'y a que deux Bouddhas
layout-buddha-under-ghost = « { $space } » ne peut pas porter à la fois un fantôme et un Bouddha
layout-too-many-tokens = il y a plus de jetons pouvoir que le jeu n'en a pour ce nombre de joueurs
layout-card-twice = la carte { $card } est à deux endroits
layout-card-unseen-in-play = la carte { $card } est en jeu et ne peut pas être parmi les cartes non vues
layout-figure-without-haunter = « { $space } » ne porte pas de hanteur dont la figurine pourrait être sur une pierre
layout-effect-without-icon = « { $space } » ne porte pas de carte à effet durable
layout-too-many-dice = seuls trois dés Tao peuvent être capturés
layout-mantra-without-ghost = « { $space } » ne porte pas de fantôme pour le Mantra
layout-mantra-without-power = le Mantra exige le plateau jaune avec mantra, sans que ce pouvoir soit annulé
layout-caught-without-uncatchable = seul l'Insaisissable (57) peut avoir rencontré un Bouddha
layout-deck-too-large = la pioche a plus de cartes d'une sorte qu'il n'en reste de non vues
layout-deck-empty = la pioche est vide et une incarnation n'est pas exorcisée : la partie est perdue
layout-no-incarnation = il faut une incarnation en jeu ou dans la pioche
layout-too-many-incarnations = il y a plus d'incarnations exorcisées que d'incarnations vues
layout-already-won = toutes les incarnations sont exorcisées : la partie est gagnée
layout-already-lost = autant de tuiles hantées font perdre la partie
layout-yang-of-nobody = « { $board } » n'a pas de joueur en vie et donc pas de Yang
layout-wrong-stage = ces actions ne correspondent pas au stade du tour
layout-borrowed-from-player = les jetons pouvoir n'empruntent que le pouvoir de plateaux neutres
layout-used-not-owned = seuls le pouvoir du plateau et ceux empruntés peuvent avoir été utilisés
layout-too-many-fresh-buddhas = plus de Bouddhas ont été pris ce tour-ci qu'il n'y en a en main
layout-not-of-this-game = la carte { $card } n'est pas dans cette partie

## Of White Moon.

layout-white-moon-not-played = il y a du matériel de White Moon sans White Moon, ou l'inverse
layout-too-many-villagers = la famille { $family } ne compte que { $number } villageois
layout-too-many-unknown = il y a plus de villageois face cachée que de villageois jamais vus
layout-villager-on-haunted = aucun villageois ne peut être sur la tuile hantée à la place « { $spot } »
layout-graveyard-full = { $number } villageois morts font perdre la partie
layout-too-many-crystals = il n'y a que { $number } cristaux
layout-too-many-fresh-crystals = plus de cristaux ont été gagnés ce tour-ci qu'il n'y en a en main
layout-held-by-dead = « { $taoist } » n'est pas un taoïste en vie et ne peut ni avoir de cristaux ou d'artefacts ni être à terre
layout-no-corner = la tuile à la place « { $spot } » n'est pas un angle et n'a pas de piédestal
layout-su-ling-before-incarnation = Su-Ling ne peut pas se tenir devant l'incarnation sur « { $space } »
layout-su-ling-held = l'Ondine hurlante (78) retient Su-Ling
layout-artifact-twice = il n'y a qu'un artefact « { $artifact } »
layout-artifact-not-earned = quelqu'un a l'artefact « { $artifact } », mais la famille qui le donne n'est pas sauvée

## Of Black Secret.

layout-black-secret-not-played = il y a du matériel de Black Secret sans Black Secret, ou l'inverse
layout-too-many-catacomb-tokens = il y a plus de jetons « { $token } » non vus que leur série n'en a
layout-stack-too-high = la pile à la place « { $spot } » est plus haute que ne le permettent les jetons non vus de ses séries
layout-ladder-under-haunted = la tuile hantée à la place « { $spot } » n'a pas d'échelle
layout-too-many-skeletons = Wu-Feng n'a que { $number } squelettes, et il n'y a que quatre jetons Ossements
layout-two-skeletons = « { $space } » porte deux squelettes
layout-skeleton-on-card = « { $space } » porte une carte ou un Bouddha et donc pas de squelette
layout-below-is-dead = « { $taoist } » n'est pas un taoïste en vie et ne peut pas être dans les catacombes
layout-curse-not-of-game = la malédiction { $curse } n'est pas dans cette partie
layout-curse-twice = la malédiction { $curse } est à la fois visible et dans la pyramide
layout-curse-of-closed-level = la malédiction { $curse } est de niveau { $level }, dont les malédictions restent face cachée tant que deux de niveau { $below } ne sont pas dans la pyramide
layout-pyramid = chaque niveau de la pyramide a au moins une malédiction de moins que celui du dessous, le plus bas au plus quatre
layout-too-many-curses = on ne pioche que { $number } malédictions de niveau { $level }
layout-mantra-not-of-game = le mantra { $mantra } n'est pas dans cette partie
layout-mantra-twice = le mantra { $mantra } est là deux fois
layout-mantra-full = le mantra { $mantra } est complet et prendrait effet
layout-too-many-urns = il n'y a que { $number } Urnes
layout-shadow-without-urns = l'Ombre vient avec la troisième Urne, pas avant
layout-demon-beside-shadow = « { $demon } » est rentré pour de bon dès que l'Ombre est venue
layout-mantra-on-nobody = « { $demon } » est chez lui et ne peut pas porter le Mantra
layout-in-hand = la carte { $card } ne peut pas être dans la main de Wu-Feng
layout-hidden = il faut indiquer toutes les cartes de la main de Wu-Feng

## Set-ups, with the written names of things.

setting-boards = les quatre plateaux doivent être red, green, blue et yellow, chacun une fois
setting-power = le plateau « { $board } » montre { $one } ou { $other }
setting-no-players = il faut un à quatre joueurs
setting-not-opposite = deux joueurs doivent être assis face à face
setting-first = le premier tour doit être celui d'un joueur
setting-village = le village doit avoir neuf tuiles différentes
setting-school = school est une tuile de White Moon
setting-calligrapher = calligrapher est une tuile de Black Secret
setting-five-qi = cinq Qi ne sont possibles qu'au niveau Initiation
setting-solo-spires = en solo, le plateau rouge doit montrer spires

deal-players = il faut un à quatre joueurs, pas { $players }
deal-colours = il faut { $players } couleurs différentes, une par joueur
deal-first = « { $colour } » ne peut pas commencer : personne ne joue cette couleur
deal-tile-count = le village doit avoir neuf tuiles, il y en a { $number }
deal-tile-twice = « { $tile } » est deux fois dans le village ; les neuf tuiles doivent être différentes
deal-portal = le portail ne peut pas être sur « { $tile } », qui n'est pas dans le village
deal-rule = { $problem } (règle { $rule })

## Files of replays, and links.

replay-file-json = ce n'est pas un enregistrement lisible : { $problem }
replay-file-format = ce n'est pas un enregistrement : « format » doit être « { $format } »
replay-file-version = la version { $version } est illisible : ce programme lit les versions 1 à { $last }
# A field of the file, or the link.
replay-file-field = { $field ->
    [link] lien
   *[other] { $field }
} : { $problem }
replay-file-start = aucune partie de ce jeu ne commence ainsi : { $problem }
replay-file-position = la position de départ : { $problem }
replay-file-step = étape { $step }, « { $text } » : { $problem }
replay-file-one-start = il faut « setup » ou « position », et un seul des deux
replay-file-both-or-neither = il faut « { $one } » et « { $other } », ou aucun des deux
replay-file-data-unused = des données d'extension, alors qu'on ne joue ni avec White Moon ni avec Black Secret
link-too-long = il contient plus de 1 Mo, dont aucune partie n'a besoin
link-damaged = il est abîmé ; une partie manque ou a changé en route
link-without-game = il ne contient pas de partie ; il faut #replay= et un texte qui commence par un chiffre
