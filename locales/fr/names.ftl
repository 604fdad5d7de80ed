### French names. Their forms, which sentences ask for:

# the:    with the definite article: "la Goule", "l'Autel taoïste", "les Oubliés".
# of:     with "de": "de la Goule", "du Zombie", "de l'Enragé", "des Oubliés".
# to:     with "à": "à la Maison de thé", "au Cimetière", "à l'Autel taoïste".
# number: singular or plural, which the verb follows.
# ending: of a participle that agrees: "hanté", "hantée", "exorcisés", "exorcisées".
# Articles are elided before a vowel and before the mute H of "Horreur", but not before the H of "Hutte".

## Lists.

list-and = { $all } et { $next }
list-comma = { $all }, { $next }
list-plain = { $all } { $next }

## Tiles of the village.

forms-tile = the of to ending

tile-cemetery = Cimetière
    .the = le Cimetière
    .of = du Cimetière
    .to = au Cimetière
    .ending = {""}
tile-altar = Autel taoïste
    .the = l'Autel taoïste
    .of = de l'Autel taoïste
    .to = à l'Autel taoïste
    .ending = {""}
tile-herbalist = Échoppe de l'herboriste
    .the = l'Échoppe de l'herboriste
    .of = de l'Échoppe de l'herboriste
    .to = à l'Échoppe de l'herboriste
    .ending = e
tile-hut = Hutte de la sorcière
    .the = la Hutte de la sorcière
    .of = de la Hutte de la sorcière
    .to = à la Hutte de la sorcière
    .ending = e
tile-watchman = Ronde du veilleur de nuit
    .the = la Ronde du veilleur de nuit
    .of = de la Ronde du veilleur de nuit
    .to = à la Ronde du veilleur de nuit
    .ending = e
tile-temple = Temple bouddhiste
    .the = le Temple bouddhiste
    .of = du Temple bouddhiste
    .to = au Temple bouddhiste
    .ending = {""}
tile-circle = Cercle de prière
    .the = le Cercle de prière
    .of = du Cercle de prière
    .to = au Cercle de prière
    .ending = {""}
tile-pavilion = Pavillon du vent céleste
    .the = le Pavillon du vent céleste
    .of = du Pavillon du vent céleste
    .to = au Pavillon du vent céleste
    .ending = {""}
tile-tea-house = Maison de thé
    .the = la Maison de thé
    .of = de la Maison de thé
    .to = à la Maison de thé
    .ending = e
tile-school = École de kung-fu
    .the = l'École de kung-fu
    .of = de l'École de kung-fu
    .to = à l'École de kung-fu
    .ending = e
tile-calligrapher = Calligraphe
    .the = le Calligraphe
    .of = du Calligraphe
    .to = au Calligraphe
    .ending = {""}

## Taoists, called by their colours, and Wu-Feng.

taoist-red = Rouge
taoist-green = Vert
taoist-blue = Bleu
taoist-yellow = Jaune
taoist-wu-feng = Wu-Feng

## Boards without an article, which are always masculine ("du plateau rouge"), and colours as adjectives alone.

board-red = plateau rouge
board-green = plateau vert
board-blue = plateau bleu
board-yellow = plateau jaune

colour-red = rouge
colour-green = vert
colour-blue = bleu
colour-yellow = jaune

## Spaces of the boards. "bare": without the article, to stand in brackets.

forms-space = bare

space-red-left = l'emplacement gauche du plateau rouge
    .bare = emplacement gauche du plateau rouge
space-red-middle = l'emplacement central du plateau rouge
    .bare = emplacement central du plateau rouge
space-red-right = l'emplacement droit du plateau rouge
    .bare = emplacement droit du plateau rouge
space-green-left = l'emplacement gauche du plateau vert
    .bare = emplacement gauche du plateau vert
space-green-middle = l'emplacement central du plateau vert
    .bare = emplacement central du plateau vert
space-green-right = l'emplacement droit du plateau vert
    .bare = emplacement droit du plateau vert
space-blue-left = l'emplacement gauche du plateau bleu
    .bare = emplacement gauche du plateau bleu
space-blue-middle = l'emplacement central du plateau bleu
    .bare = emplacement central du plateau bleu
space-blue-right = l'emplacement droit du plateau bleu
    .bare = emplacement droit du plateau bleu
space-yellow-left = l'emplacement gauche du plateau jaune
    .bare = emplacement gauche du plateau jaune
space-yellow-middle = l'emplacement central du plateau jaune
    .bare = emplacement central du plateau jaune
space-yellow-right = l'emplacement droit du plateau jaune
    .bare = emplacement droit du plateau jaune

## A board and its spaces by the person who plays them.

# $begins: vowel or consonant, with which the name begins.
whose = { $begins ->
    [vowel] d'{ $name }
   *[consonant] de { $name }
}
board-of-person = plateau { $whose }
space-of-person-left = l'emplacement gauche du plateau { $whose }
    .bare = emplacement gauche du plateau { $whose }
space-of-person-middle = l'emplacement central du plateau { $whose }
    .bare = emplacement central du plateau { $whose }
space-of-person-right = l'emplacement droit du plateau { $whose }
    .bare = emplacement droit du plateau { $whose }

# The value agrees with "emplacement". "side": which of the three alone.
forms-slot = side

slot-left = gauche
    .side = gauche
slot-middle = central
    .side = centre
slot-right = droit
    .side = droite

## Colours of Tao, as adjectives. "plural": as in "les Tao noirs". "feminine": as in "la malédiction noire".

forms-tao = plural feminine

tao-red = rouge
    .plural = rouges
    .feminine = rouge
tao-green = vert
    .plural = verts
    .feminine = verte
tao-blue = bleu
    .plural = bleus
    .feminine = bleue
tao-yellow = jaune
    .plural = jaunes
    .feminine = jaune
tao-black = noir
    .plural = noirs
    .feminine = noire

# So many tokens of a colour, for a list of what somebody has: "1 rouge, 2 noirs".
# With the noun, as what is spent, kept or lent: "1 Tao rouge et 2 Tao noirs".
tao-number = { $number ->
    [one] { $number } { $tao }
   *[other] { $number } { NAME($tao, form: "plural") }
}
    .tokens = { $number ->
        [one] { $number } Tao { $tao }
       *[other] { $number } Tao { NAME($tao, form: "plural") }
    }
tao-tokens = { NAME($numbers, form: "tokens") }

## Faces of the Tao dice, and of the Curse die.

face-red = rouge
face-green = vert
face-blue = bleu
face-yellow = jaune
face-black = noir
face-white = blanc

curse-die-nothing = rien
curse-die-haunt = tuile hantée
curse-die-ghost = fantôme
curse-die-lose-tao = perte de tous les Tao
curse-die-lose-qi = perte de 1 Qi

## Powers.

power-twin-winds = Danse des vents jumeaux
power-spires = Danse des cimes
power-strength = Force de la montagne
power-favourite = Favori des dieux
power-second-wind = Second souffle
power-heavenly-gust = Souffle céleste
power-mantra = Mantra d'affaiblissement
power-pockets = Poches sans fond

## Levels and rule sets.

level-initiation = Initiation
level-normal = Normal
level-nightmare = Cauchemar
level-hell = Enfer

# Agrees with "règles".
edition-revised = révisées
edition-classic = classiques

## Sides on which a board lies, and places of the village.

side-north = nord
side-east = est
side-south = sud
side-west = ouest

spot-north-west = Nord-ouest
spot-north = Nord
spot-north-east = Nord-est
spot-west = Ouest
spot-centre = Centre
spot-east = Est
spot-south-west = Sud-ouest
spot-south = Sud
spot-south-east = Sud-est

## Cards.

forms-card = the of number ending

card-ghoul = Goule
    .the = la Goule
    .of = de la Goule
    .number = singular
    .ending = e
card-walking-corpse = Cadavre ambulant
    .the = le Cadavre ambulant
    .of = du Cadavre ambulant
    .number = singular
    .ending = {""}
card-coffin-breakers = Briseurs de cercueils
    .the = les Briseurs de cercueils
    .of = des Briseurs de cercueils
    .number = plural
    .ending = s
card-restless-dead = Mort sans repos
    .the = le Mort sans repos
    .of = du Mort sans repos
    .number = singular
    .ending = {""}
card-zombie = Zombie
    .the = le Zombie
    .of = du Zombie
    .number = singular
    .ending = {""}
card-hopping-vampire = Vampire bondissant
    .the = le Vampire bondissant
    .of = du Vampire bondissant
    .number = singular
    .ending = {""}
card-yellow-plague = Peste jaune
    .the = la Peste jaune
    .of = de la Peste jaune
    .number = singular
    .ending = e
card-lich = Liche
    .the = la Liche
    .of = de la Liche
    .number = singular
    .ending = e
card-drowned-maiden = Demoiselle noyée
    .the = la Demoiselle noyée
    .of = de la Demoiselle noyée
    .number = singular
    .ending = e
card-hound-of-depth = Molosse des profondeurs
    .the = le Molosse des profondeurs
    .of = du Molosse des profondeurs
    .number = singular
    .ending = {""}
card-perfidious-nymph = Nymphe perfide
    .the = la Nymphe perfide
    .of = de la Nymphe perfide
    .number = singular
    .ending = e
card-sticky-feet = Pieds gluants
    .the = les Pieds gluants
    .of = des Pieds gluants
    .number = plural
    .ending = s
card-abysmal = Abyssal
    .the = l'Abyssal
    .of = de l'Abyssal
    .number = singular
    .ending = {""}
card-ooze-devil = Diable de vase
    .the = le Diable de vase
    .of = du Diable de vase
    .number = singular
    .ending = {""}
card-liquid-horror = Horreur liquide
    .the = l'Horreur liquide
    .of = de l'Horreur liquide
    .number = singular
    .ending = e
card-fury-of-depth = Furie des profondeurs
    .the = la Furie des profondeurs
    .of = de la Furie des profondeurs
    .number = singular
    .ending = e
card-creeping-one = Rampant
    .the = le Rampant
    .of = du Rampant
    .number = singular
    .ending = {""}
card-fungus-thing = Chose fongique
    .the = la Chose fongique
    .of = de la Chose fongique
    .number = singular
    .ending = e
card-fallen-monks = Moines déchus
    .the = les Moines déchus
    .of = des Moines déchus
    .number = plural
    .ending = s
card-fallen-monk = Moine déchu
    .the = le Moine déchu
    .of = du Moine déchu
    .number = singular
    .ending = {""}
card-restless-spirit = Esprit sans repos
    .the = l'Esprit sans repos
    .of = de l'Esprit sans repos
    .number = singular
    .ending = {""}
card-rotten-soul = Âme pourrie
    .the = l'Âme pourrie
    .of = de l'Âme pourrie
    .number = singular
    .ending = e
card-wicked-one = Malfaisant
    .the = le Malfaisant
    .of = du Malfaisant
    .number = singular
    .ending = {""}
card-green-abomination = Abomination verte
    .the = l'Abomination verte
    .of = de l'Abomination verte
    .number = singular
    .ending = e
card-great-putrid = Grand putride
    .the = le Grand putride
    .of = du Grand putride
    .number = singular
    .ending = {""}
card-skinner = Écorcheur
    .the = l'Écorcheur
    .of = de l'Écorcheur
    .number = singular
    .ending = {""}
card-reaper = Faucheur
    .the = le Faucheur
    .of = du Faucheur
    .number = singular
    .ending = {""}
card-sharp-nailed-mistresses = Maîtresses aux ongles acérés
    .the = les Maîtresses aux ongles acérés
    .of = des Maîtresses aux ongles acérés
    .number = plural
    .ending = es
card-bleeding-eyes = Yeux sanglants
    .the = les Yeux sanglants
    .of = des Yeux sanglants
    .number = plural
    .ending = s
card-blood-drinker = Buveur de sang
    .the = le Buveur de sang
    .of = du Buveur de sang
    .number = singular
    .ending = {""}
card-scarlet-evildoer = Scélérat écarlate
    .the = le Scélérat écarlate
    .of = du Scélérat écarlate
    .number = singular
    .ending = {""}
card-scarlet-evildoer-2 = Scélérat écarlate
    .the = le Scélérat écarlate
    .of = du Scélérat écarlate
    .number = singular
    .ending = {""}
card-flesh-devourer = Dévoreur de chair
    .the = le Dévoreur de chair
    .of = du Dévoreur de chair
    .number = singular
    .ending = {""}
card-raging-one = Enragé
    .the = l'Enragé
    .of = de l'Enragé
    .number = singular
    .ending = {""}
card-gloomy-minion = Serviteur lugubre
    .the = le Serviteur lugubre
    .of = du Serviteur lugubre
    .number = singular
    .ending = {""}
card-repellent-beauty = Beauté repoussante
    .the = la Beauté repoussante
    .of = de la Beauté repoussante
    .number = singular
    .ending = e
card-severed-heads = Têtes tranchées
    .the = les Têtes tranchées
    .of = des Têtes tranchées
    .number = plural
    .ending = es
card-severed-heads-2 = Têtes tranchées
    .the = les Têtes tranchées
    .of = des Têtes tranchées
    .number = plural
    .ending = es
card-grave-walker = Rôdeur des tombes
    .the = le Rôdeur des tombes
    .of = du Rôdeur des tombes
    .number = singular
    .ending = {""}
card-black-widow = Veuve noire
    .the = la Veuve noire
    .of = de la Veuve noire
    .number = singular
    .ending = e
card-dark-wraith = Spectre ténébreux
    .the = le Spectre ténébreux
    .of = du Spectre ténébreux
    .number = singular
    .ending = {""}
card-shapeless-evil = Mal informe
    .the = le Mal informe
    .of = du Mal informe
    .number = singular
    .ending = {""}
card-soul-eater = Mangeur d'âmes
    .the = le Mangeur d'âmes
    .of = du Mangeur d'âmes
    .number = singular
    .ending = {""}
card-howling-nightmare = Cauchemar hurlant
    .the = le Cauchemar hurlant
    .of = du Cauchemar hurlant
    .number = singular
    .ending = {""}
card-uncatchable = Insaisissable
    .the = l'Insaisissable
    .of = de l'Insaisissable
    .number = singular
    .ending = {""}
card-hope-killer = Tueur d'espoir
    .the = le Tueur d'espoir
    .of = du Tueur d'espoir
    .number = singular
    .ending = {""}
card-death-army = Armée des morts
    .the = l'Armée des morts
    .of = de l'Armée des morts
    .number = singular
    .ending = e
card-forgotten-ones = Oubliés
    .the = les Oubliés
    .of = des Oubliés
    .number = plural
    .ending = s
card-bone-cracker = Broyeur d'os
    .the = le Broyeur d'os
    .of = du Broyeur d'os
    .number = singular
    .ending = {""}
card-dark-mistress = Maîtresse des ténèbres
    .the = la Maîtresse des ténèbres
    .of = de la Maîtresse des ténèbres
    .number = singular
    .ending = e
card-creeping-horror = Horreur rampante
    .the = l'Horreur rampante
    .of = de l'Horreur rampante
    .number = singular
    .ending = e
card-vampire-lord = Seigneur vampire
    .the = le Seigneur vampire
    .of = du Seigneur vampire
    .number = singular
    .ending = {""}
card-nameless = Sans-nom
    .the = le Sans-nom
    .of = du Sans-nom
    .number = singular
    .ending = {""}
card-marsh-boar = Sanglier des marais
    .the = le Sanglier des marais
    .of = du Sanglier des marais
    .number = singular
    .ending = {""}
card-marsh-ogre = Ogre des marais
    .the = l'Ogre des marais
    .of = de l'Ogre des marais
    .number = singular
    .ending = {""}
card-river-otter = Loutre de rivière
    .the = la Loutre de rivière
    .of = de la Loutre de rivière
    .number = singular
    .ending = e
card-river-crocodile = Crocodile de rivière
    .the = le Crocodile de rivière
    .of = du Crocodile de rivière
    .number = singular
    .ending = {""}
card-forest-bear = Ours des forêts
    .the = l'Ours des forêts
    .of = de l'Ours des forêts
    .number = singular
    .ending = {""}
card-forest-tiger = Tigre des forêts
    .the = le Tigre des forêts
    .of = du Tigre des forêts
    .number = singular
    .ending = {""}
card-mountain-goat = Bouc des montagnes
    .the = le Bouc des montagnes
    .of = du Bouc des montagnes
    .number = singular
    .ending = {""}
card-mountain-ape = Singe des montagnes
    .the = le Singe des montagnes
    .of = du Singe des montagnes
    .number = singular
    .ending = {""}
card-grey-hunter = Chasseur gris
    .the = le Chasseur gris
    .of = du Chasseur gris
    .number = singular
    .ending = {""}
card-black-jackal = Chacal noir
    .the = le Chacal noir
    .of = du Chacal noir
    .number = singular
    .ending = {""}
card-gate-keeper = Gardien du portail
    .the = le Gardien du portail
    .of = du Gardien du portail
    .number = singular
    .ending = {""}
card-voracious = Vorace
    .the = le Vorace
    .of = du Vorace
    .number = singular
    .ending = {""}
card-howling-ondine = Ondine hurlante
    .the = l'Ondine hurlante
    .of = de l'Ondine hurlante
    .number = singular
    .ending = e
card-root-master = Maître des racines
    .the = le Maître des racines
    .of = du Maître des racines
    .number = singular
    .ending = {""}
card-time-keeper = Gardien du temps
    .the = le Gardien du temps
    .of = du Gardien du temps
    .number = singular
    .ending = {""}
card-shapeshifter = Métamorphe
    .the = le Métamorphe
    .of = du Métamorphe
    .number = singular
    .ending = {""}
card-tunnel-crawler = Rampeur des tunnels
    .the = le Rampeur des tunnels
    .of = du Rampeur des tunnels
    .number = singular
    .ending = {""}
card-hex-bearer = Porteur de maléfice
    .the = le Porteur de maléfice
    .of = du Porteur de maléfice
    .number = singular
    .ending = {""}
card-pit-caller = Crieur du gouffre
    .the = le Crieur du gouffre
    .of = du Crieur du gouffre
    .number = singular
    .ending = {""}
card-black-chanter = Chantre noir
    .the = le Chantre noir
    .of = du Chantre noir
    .number = singular
    .ending = {""}
card-night-witch = Sorcière de la nuit
    .the = la Sorcière de la nuit
    .of = de la Sorcière de la nuit
    .number = singular
    .ending = e
card-puppet-master = Maître des marionnettes
    .the = le Maître des marionnettes
    .of = du Maître des marionnettes
    .number = singular
    .ending = {""}
card-relentless-seeker = Chercheur acharné
    .the = le Chercheur acharné
    .of = du Chercheur acharné
    .number = singular
    .ending = {""}
card-bloodthirsty = Assoiffé de sang
    .the = l'Assoiffé de sang
    .of = de l'Assoiffé de sang
    .number = singular
    .ending = {""}
card-undertaker = Croque-mort
    .the = le Croque-mort
    .of = du Croque-mort
    .number = singular
    .ending = {""}

# What stands on a space without a card: a skeleton, or a ghost that nobody knows. They stand where cards do and have the same forms.
ghost-skeleton = squelette
    .the = le squelette
    .of = du squelette
    .number = singular
    .ending = {""}
ghost-unknown = fantôme
    .the = le fantôme
    .of = du fantôme
    .number = singular
    .ending = {""}

## White Moon. The names of the families are the same in every language.

family-hua = Hua
family-zhou = Zhou
family-li = Li
family-sun = Sun
family-miao = Miao
family-xiang = Xiang
family-sheng = Sheng
family-wu = Wu
family-chang = Chang
family-teng = Teng
family-long = Long
family-weng = Weng

# One villager, of this family if it is known.
villager = { $family ->
    [none] le villageois
   *[other] le villageois de la famille { $family }
}

forms-artifact = the

artifact-sword = Épée divine
    .the = l'Épée divine
artifact-armour = Armure des esprits
    .the = l'Armure des esprits
artifact-claw = Griffe de vengeance
    .the = la Griffe de vengeance
artifact-elixir = Élixir de santé
    .the = l'Élixir de santé
artifact-dust = Poussière de lune
    .the = la Poussière de lune
artifact-gong = Gong du rassemblement
    .the = le Gong du rassemblement
artifact-lantern = Lanterne de nuit
    .the = la Lanterne de nuit
artifact-charm = Charme de protection
    .the = le Charme de protection

## Black Secret.

forms-demon = the

demon-seeker = Chercheur
    .the = le Chercheur
demon-landscaper = Paysagiste
    .the = le Paysagiste
demon-gravedigger = Fossoyeur
    .the = le Fossoyeur

token-urn = Urne
token-earth = Terre
token-buddha = Bouddha
token-tablet = Tablette maudite
token-bones = Ossements
token-just = Sang du juste
token-su-ling = Sang de Su-Ling

# Curses of Wu-Feng.

curse-discard-tao = Larcin
curse-activate-demon = Éveil
curse-skeleton = Appel du tombeau
curse-ladder = Échelle brisée
curse-figure-steps = Esprit agité
curse-move-taoist = Fils de pantin
curse-curse-die = Mauvais présage
curse-move-villager = Panique
curse-all-discard-tao = Pillage
curse-two-skeletons = Tombes ouvertes
curse-ladder-and-demon = Éboulement
curse-power-off = Volonté brisée
curse-move-ghost = Vent spectral
curse-activate-all = Meute
curse-lose-crystal = Éclipse de lune
curse-lose-qi = Flétrissure
curse-two-ladders = Abîme scellé
curse-draw-incarnation = Pacte obscur
curse-ghost = Appel spectral
curse-lose-yin-yang = Équilibre rompu
curse-kill-villager = Assassinat
curse-haunt-and-lose-qi = Profanation
curse-play-incarnation = Retour de Wu-Feng
curse-all-lose-qi = Peste
curse-kill-two-villagers = Massacre

# Blood Mantras.

mantra-gain-qi = Souffle de vie
mantra-two-ladders = Chemins sûrs
mantra-two-tao = Offrande
mantra-yin-yang = Harmonie
mantra-drive-back = Chant protecteur
mantra-all-move = Pas légers
mantra-demon-home = Bannissement
mantra-clear-skeletons = Repos éternel
mantra-buddha = Grâce du Bouddha
mantra-crystal = Clair de lune
mantra-discard-ghost = Dissolution
mantra-restore = Purification
mantra-no-curses = Silence
mantra-all-take-tao = Dons pour tous
mantra-revive = Renaissance
mantra-demons-home = Grand bannissement
mantra-save-villager = Sauvetage
mantra-restore-all = Grande purification
mantra-all-gain-qi = Source de vie
mantra-clear-board = Feu sacré
mantra-barrier = Appel lunaire

# Un mot chacun, pour les petites tuiles : douze lettres au plus.
tile-short-cemetery = Cimetière
tile-short-altar = Autel
tile-short-herbalist = Herboriste
tile-short-hut = Sorcière
tile-short-watchman = Veilleur
tile-short-temple = Temple
tile-short-circle = Cercle
tile-short-pavilion = Pavillon
tile-short-tea-house = Thé
tile-short-school = École
tile-short-calligrapher = Calligraphe
