### The names of things, and the words that join them. Their forms, which sentences ask for with { NAME($tile, form: "of") }:

# the:    with the definite article: "el Zombi", "la Casa de té", "los Olvidados".
# of:     with "de": "del Zombi", "de la Casa de té", "de los Olvidados".
# to:     with "a", also the one of a personal object: "al Zombi", "a la Casa de té", "a los Olvidados".
# number: singular or plural, which the verb follows.
# ending: of what agrees: "encantado", "encantada", "encantados", "encantadas"; and of a pronoun: "vencerlo", "vencerla", "vencerlos", "vencerlas".
#
# The names are ours, as the page says (page-fan-edition), since we do not know the printed ones.
# Only the first word of a name has a capital letter. No feminine name begins with a stressed "a", so "el" is always masculine.

## Lists.

list-and = { $all } y { $next }
list-comma = { $all }, { $next }
list-plain = { $all } { $next }

## Tiles of the village.

forms-tile = the of to ending

tile-cemetery = Cementerio
    .the = el Cementerio
    .of = del Cementerio
    .to = al Cementerio
    .ending = o
tile-altar = Altar taoísta
    .the = el Altar taoísta
    .of = del Altar taoísta
    .to = al Altar taoísta
    .ending = o
tile-herbalist = Herboristería
    .the = la Herboristería
    .of = de la Herboristería
    .to = a la Herboristería
    .ending = a
tile-hut = Cabaña del hechicero
    .the = la Cabaña del hechicero
    .of = de la Cabaña del hechicero
    .to = a la Cabaña del hechicero
    .ending = a
tile-watchman = Ronda del sereno
    .the = la Ronda del sereno
    .of = de la Ronda del sereno
    .to = a la Ronda del sereno
    .ending = a
tile-temple = Templo budista
    .the = el Templo budista
    .of = del Templo budista
    .to = al Templo budista
    .ending = o
tile-circle = Círculo de oración
    .the = el Círculo de oración
    .of = del Círculo de oración
    .to = al Círculo de oración
    .ending = o
tile-pavilion = Pabellón de los vientos celestiales
    .the = el Pabellón de los vientos celestiales
    .of = del Pabellón de los vientos celestiales
    .to = al Pabellón de los vientos celestiales
    .ending = o
tile-tea-house = Casa de té
    .the = la Casa de té
    .of = de la Casa de té
    .to = a la Casa de té
    .ending = a
tile-school = Escuela de kung-fu
    .the = la Escuela de kung-fu
    .of = de la Escuela de kung-fu
    .to = a la Escuela de kung-fu
    .ending = a
tile-calligrapher = Calígrafo
    .the = el Calígrafo
    .of = del Calígrafo
    .to = al Calígrafo
    .ending = o

## Taoists, called by their colours, and Wu-Feng. They take no article: "el turno de Rojo", "a Rojo".

taoist-red = Rojo
taoist-green = Verde
taoist-blue = Azul
taoist-yellow = Amarillo
taoist-wu-feng = Wu-Feng

## Boards without an article, which are always masculine ("del tablero rojo"), and colours as adjectives alone.

board-red = tablero rojo
board-green = tablero verde
board-blue = tablero azul
board-yellow = tablero amarillo

colour-red = rojo
colour-green = verde
colour-blue = azul
colour-yellow = amarillo

## Spaces of the boards without an article, which are always feminine ("en la casilla izquierda…").

space-red-left = casilla izquierda del tablero rojo
space-red-middle = casilla central del tablero rojo
space-red-right = casilla derecha del tablero rojo
space-green-left = casilla izquierda del tablero verde
space-green-middle = casilla central del tablero verde
space-green-right = casilla derecha del tablero verde
space-blue-left = casilla izquierda del tablero azul
space-blue-middle = casilla central del tablero azul
space-blue-right = casilla derecha del tablero azul
space-yellow-left = casilla izquierda del tablero amarillo
space-yellow-middle = casilla central del tablero amarillo
space-yellow-right = casilla derecha del tablero amarillo

## A board and its spaces by the person who plays them.

whose = { $name }
board-of-person = tablero de { $whose }
space-of-person-left = casilla izquierda del tablero de { $whose }
space-of-person-middle = casilla central del tablero de { $whose }
space-of-person-right = casilla derecha del tablero de { $whose }

# They agree with "casilla".
slot-left = izquierda
slot-middle = central
slot-right = derecha

## Colours of Tao, as adjectives: "Tao rojo", "Tao rojos", "casilla roja".

forms-tao = plural feminine

tao-red = rojo
    .plural = rojos
    .feminine = roja
tao-green = verde
    .plural = verdes
    .feminine = verde
tao-blue = azul
    .plural = azules
    .feminine = azul
tao-yellow = amarillo
    .plural = amarillos
    .feminine = amarilla
tao-black = negro
    .plural = negros
    .feminine = negra

# So many tokens of a colour, for a list of what somebody has: "1 rojo, 2 negros".
# With the noun, as what is spent, kept or lent: "1 Tao rojo y 2 Tao negros".
tao-number = { $number } { $number ->
    [one] { $tao }
   *[other] { NAME($tao, form: "plural") }
}
    .tokens = { $number } Tao { $number ->
        [one] { $tao }
       *[other] { NAME($tao, form: "plural") }
    }
tao-tokens = { NAME($numbers, form: "tokens") }

## Faces of the Tao dice, and of the Curse die.

face-red = rojo
face-green = verde
face-blue = azul
face-yellow = amarillo
face-black = negro
face-white = blanco

curse-die-nothing = nada
curse-die-haunt = encantar
curse-die-ghost = un fantasma
curse-die-lose-tao = perder todos los Tao
curse-die-lose-qi = perder 1 Qi

## Powers.

forms-power = the

power-twin-winds = Danza de los vientos gemelos
    .the = la Danza de los vientos gemelos
power-spires = Danza de las cumbres
    .the = la Danza de las cumbres
power-strength = Fuerza de la montaña
    .the = la Fuerza de la montaña
power-favourite = Favorito de los dioses
    .the = el Favorito de los dioses
power-second-wind = Segundo aliento
    .the = el Segundo aliento
power-heavenly-gust = Ráfaga celestial
    .the = la Ráfaga celestial
power-mantra = Mantra de debilitamiento
    .the = el Mantra de debilitamiento
power-pockets = Bolsillos sin fondo
    .the = los Bolsillos sin fondo

## Levels and rule sets ("reglas revisadas").

level-initiation = Iniciación
level-normal = Normal
level-nightmare = Pesadilla
level-hell = Infierno

edition-revised = revisadas
edition-classic = clásicas

## Sides on which a board lies, and places of the village.

side-north = norte
side-east = este
side-south = sur
side-west = oeste

spot-north-west = Noroeste
spot-north = Norte
spot-north-east = Noreste
spot-west = Oeste
spot-centre = Centro
spot-east = Este
spot-south-west = Suroeste
spot-south = Sur
spot-south-east = Sureste

## Cards.

forms-card = the of to number ending

card-ghoul = Necrófago
    .the = el Necrófago
    .of = del Necrófago
    .to = al Necrófago
    .number = singular
    .ending = o
card-walking-corpse = Cadáver andante
    .the = el Cadáver andante
    .of = del Cadáver andante
    .to = al Cadáver andante
    .number = singular
    .ending = o
card-coffin-breakers = Rompeataúdes
    .the = los Rompeataúdes
    .of = de los Rompeataúdes
    .to = a los Rompeataúdes
    .number = plural
    .ending = os
card-restless-dead = Muerto sin reposo
    .the = el Muerto sin reposo
    .of = del Muerto sin reposo
    .to = al Muerto sin reposo
    .number = singular
    .ending = o
card-zombie = Zombi
    .the = el Zombi
    .of = del Zombi
    .to = al Zombi
    .number = singular
    .ending = o
card-hopping-vampire = Vampiro saltador
    .the = el Vampiro saltador
    .of = del Vampiro saltador
    .to = al Vampiro saltador
    .number = singular
    .ending = o
card-yellow-plague = Peste amarilla
    .the = la Peste amarilla
    .of = de la Peste amarilla
    .to = a la Peste amarilla
    .number = singular
    .ending = a
card-lich = Liche
    .the = el Liche
    .of = del Liche
    .to = al Liche
    .number = singular
    .ending = o
card-drowned-maiden = Doncella ahogada
    .the = la Doncella ahogada
    .of = de la Doncella ahogada
    .to = a la Doncella ahogada
    .number = singular
    .ending = a
card-hound-of-depth = Sabueso de las profundidades
    .the = el Sabueso de las profundidades
    .of = del Sabueso de las profundidades
    .to = al Sabueso de las profundidades
    .number = singular
    .ending = o
card-perfidious-nymph = Ninfa pérfida
    .the = la Ninfa pérfida
    .of = de la Ninfa pérfida
    .to = a la Ninfa pérfida
    .number = singular
    .ending = a
card-sticky-feet = Pies pegajosos
    .the = los Pies pegajosos
    .of = de los Pies pegajosos
    .to = a los Pies pegajosos
    .number = plural
    .ending = os
card-abysmal = Abisal
    .the = el Abisal
    .of = del Abisal
    .to = al Abisal
    .number = singular
    .ending = o
card-ooze-devil = Diablo del cieno
    .the = el Diablo del cieno
    .of = del Diablo del cieno
    .to = al Diablo del cieno
    .number = singular
    .ending = o
card-liquid-horror = Horror líquido
    .the = el Horror líquido
    .of = del Horror líquido
    .to = al Horror líquido
    .number = singular
    .ending = o
card-fury-of-depth = Furia de las profundidades
    .the = la Furia de las profundidades
    .of = de la Furia de las profundidades
    .to = a la Furia de las profundidades
    .number = singular
    .ending = a
card-creeping-one = Reptante
    .the = el Reptante
    .of = del Reptante
    .to = al Reptante
    .number = singular
    .ending = o
card-fungus-thing = Cosa fúngica
    .the = la Cosa fúngica
    .of = de la Cosa fúngica
    .to = a la Cosa fúngica
    .number = singular
    .ending = a
card-fallen-monks = Monjes caídos
    .the = los Monjes caídos
    .of = de los Monjes caídos
    .to = a los Monjes caídos
    .number = plural
    .ending = os
card-fallen-monk = Monje caído
    .the = el Monje caído
    .of = del Monje caído
    .to = al Monje caído
    .number = singular
    .ending = o
card-restless-spirit = Espíritu sin reposo
    .the = el Espíritu sin reposo
    .of = del Espíritu sin reposo
    .to = al Espíritu sin reposo
    .number = singular
    .ending = o
card-rotten-soul = Espíritu podrido
    .the = el Espíritu podrido
    .of = del Espíritu podrido
    .to = al Espíritu podrido
    .number = singular
    .ending = o
card-wicked-one = Perverso
    .the = el Perverso
    .of = del Perverso
    .to = al Perverso
    .number = singular
    .ending = o
card-green-abomination = Abominación verde
    .the = la Abominación verde
    .of = de la Abominación verde
    .to = a la Abominación verde
    .number = singular
    .ending = a
card-great-putrid = Gran pútrido
    .the = el Gran pútrido
    .of = del Gran pútrido
    .to = al Gran pútrido
    .number = singular
    .ending = o
card-skinner = Desollador
    .the = el Desollador
    .of = del Desollador
    .to = al Desollador
    .number = singular
    .ending = o
card-reaper = Segador
    .the = el Segador
    .of = del Segador
    .to = al Segador
    .number = singular
    .ending = o
card-sharp-nailed-mistresses = Damas de uñas afiladas
    .the = las Damas de uñas afiladas
    .of = de las Damas de uñas afiladas
    .to = a las Damas de uñas afiladas
    .number = plural
    .ending = as
card-bleeding-eyes = Ojos sangrantes
    .the = los Ojos sangrantes
    .of = de los Ojos sangrantes
    .to = a los Ojos sangrantes
    .number = plural
    .ending = os
card-blood-drinker = Bebedor de sangre
    .the = el Bebedor de sangre
    .of = del Bebedor de sangre
    .to = al Bebedor de sangre
    .number = singular
    .ending = o
card-scarlet-evildoer = Malhechor escarlata
    .the = el Malhechor escarlata
    .of = del Malhechor escarlata
    .to = al Malhechor escarlata
    .number = singular
    .ending = o
card-scarlet-evildoer-2 = Malhechor escarlata
    .the = el Malhechor escarlata
    .of = del Malhechor escarlata
    .to = al Malhechor escarlata
    .number = singular
    .ending = o
card-flesh-devourer = Devorador de carne
    .the = el Devorador de carne
    .of = del Devorador de carne
    .to = al Devorador de carne
    .number = singular
    .ending = o
card-raging-one = Iracundo
    .the = el Iracundo
    .of = del Iracundo
    .to = al Iracundo
    .number = singular
    .ending = o
card-gloomy-minion = Esbirro lúgubre
    .the = el Esbirro lúgubre
    .of = del Esbirro lúgubre
    .to = al Esbirro lúgubre
    .number = singular
    .ending = o
card-repellent-beauty = Belleza repulsiva
    .the = la Belleza repulsiva
    .of = de la Belleza repulsiva
    .to = a la Belleza repulsiva
    .number = singular
    .ending = a
card-severed-heads = Cabezas cortadas
    .the = las Cabezas cortadas
    .of = de las Cabezas cortadas
    .to = a las Cabezas cortadas
    .number = plural
    .ending = as
card-severed-heads-2 = Cabezas cortadas
    .the = las Cabezas cortadas
    .of = de las Cabezas cortadas
    .to = a las Cabezas cortadas
    .number = plural
    .ending = as
card-grave-walker = Merodeador de tumbas
    .the = el Merodeador de tumbas
    .of = del Merodeador de tumbas
    .to = al Merodeador de tumbas
    .number = singular
    .ending = o
card-black-widow = Viuda negra
    .the = la Viuda negra
    .of = de la Viuda negra
    .to = a la Viuda negra
    .number = singular
    .ending = a
card-dark-wraith = Espectro oscuro
    .the = el Espectro oscuro
    .of = del Espectro oscuro
    .to = al Espectro oscuro
    .number = singular
    .ending = o
card-shapeless-evil = Mal informe
    .the = el Mal informe
    .of = del Mal informe
    .to = al Mal informe
    .number = singular
    .ending = o
card-soul-eater = Devorador de almas
    .the = el Devorador de almas
    .of = del Devorador de almas
    .to = al Devorador de almas
    .number = singular
    .ending = o

# Incarnations.
card-howling-nightmare = Pesadilla aullante
    .the = la Pesadilla aullante
    .of = de la Pesadilla aullante
    .to = a la Pesadilla aullante
    .number = singular
    .ending = a
card-uncatchable = Escurridizo
    .the = el Escurridizo
    .of = del Escurridizo
    .to = al Escurridizo
    .number = singular
    .ending = o
card-hope-killer = Asesino de la esperanza
    .the = el Asesino de la esperanza
    .of = del Asesino de la esperanza
    .to = al Asesino de la esperanza
    .number = singular
    .ending = o
card-death-army = Ejército de la muerte
    .the = el Ejército de la muerte
    .of = del Ejército de la muerte
    .to = al Ejército de la muerte
    .number = singular
    .ending = o
card-forgotten-ones = Olvidados
    .the = los Olvidados
    .of = de los Olvidados
    .to = a los Olvidados
    .number = plural
    .ending = os
card-bone-cracker = Triturahuesos
    .the = el Triturahuesos
    .of = del Triturahuesos
    .to = al Triturahuesos
    .number = singular
    .ending = o
card-dark-mistress = Señora de las tinieblas
    .the = la Señora de las tinieblas
    .of = de la Señora de las tinieblas
    .to = a la Señora de las tinieblas
    .number = singular
    .ending = a
card-creeping-horror = Horror reptante
    .the = el Horror reptante
    .of = del Horror reptante
    .to = al Horror reptante
    .number = singular
    .ending = o
card-vampire-lord = Señor de los vampiros
    .the = el Señor de los vampiros
    .of = del Señor de los vampiros
    .to = al Señor de los vampiros
    .number = singular
    .ending = o
card-nameless = Sin Nombre
    .the = el Sin Nombre
    .of = del Sin Nombre
    .to = al Sin Nombre
    .number = singular
    .ending = o

# White Moon.
card-marsh-boar = Jabalí del pantano
    .the = el Jabalí del pantano
    .of = del Jabalí del pantano
    .to = al Jabalí del pantano
    .number = singular
    .ending = o
card-marsh-ogre = Ogro del pantano
    .the = el Ogro del pantano
    .of = del Ogro del pantano
    .to = al Ogro del pantano
    .number = singular
    .ending = o
card-river-otter = Nutria del río
    .the = la Nutria del río
    .of = de la Nutria del río
    .to = a la Nutria del río
    .number = singular
    .ending = a
card-river-crocodile = Cocodrilo del río
    .the = el Cocodrilo del río
    .of = del Cocodrilo del río
    .to = al Cocodrilo del río
    .number = singular
    .ending = o
card-forest-bear = Oso del bosque
    .the = el Oso del bosque
    .of = del Oso del bosque
    .to = al Oso del bosque
    .number = singular
    .ending = o
card-forest-tiger = Tigre del bosque
    .the = el Tigre del bosque
    .of = del Tigre del bosque
    .to = al Tigre del bosque
    .number = singular
    .ending = o
card-mountain-goat = Cabra de la montaña
    .the = la Cabra de la montaña
    .of = de la Cabra de la montaña
    .to = a la Cabra de la montaña
    .number = singular
    .ending = a
card-mountain-ape = Simio de la montaña
    .the = el Simio de la montaña
    .of = del Simio de la montaña
    .to = al Simio de la montaña
    .number = singular
    .ending = o
card-grey-hunter = Cazador gris
    .the = el Cazador gris
    .of = del Cazador gris
    .to = al Cazador gris
    .number = singular
    .ending = o
card-black-jackal = Chacal negro
    .the = el Chacal negro
    .of = del Chacal negro
    .to = al Chacal negro
    .number = singular
    .ending = o
card-gate-keeper = Guardián del portal
    .the = el Guardián del portal
    .of = del Guardián del portal
    .to = al Guardián del portal
    .number = singular
    .ending = o
card-voracious = Voraz
    .the = el Voraz
    .of = del Voraz
    .to = al Voraz
    .number = singular
    .ending = o
card-howling-ondine = Ondina aullante
    .the = la Ondina aullante
    .of = de la Ondina aullante
    .to = a la Ondina aullante
    .number = singular
    .ending = a
card-root-master = Señor de las raíces
    .the = el Señor de las raíces
    .of = del Señor de las raíces
    .to = al Señor de las raíces
    .number = singular
    .ending = o
card-time-keeper = Guardián del tiempo
    .the = el Guardián del tiempo
    .of = del Guardián del tiempo
    .to = al Guardián del tiempo
    .number = singular
    .ending = o
card-shapeshifter = Cambiaformas
    .the = el Cambiaformas
    .of = del Cambiaformas
    .to = al Cambiaformas
    .number = singular
    .ending = o

# Black Secret.
card-tunnel-crawler = Reptador de túneles
    .the = el Reptador de túneles
    .of = del Reptador de túneles
    .to = al Reptador de túneles
    .number = singular
    .ending = o
card-hex-bearer = Portador de maleficios
    .the = el Portador de maleficios
    .of = del Portador de maleficios
    .to = al Portador de maleficios
    .number = singular
    .ending = o
card-pit-caller = Invocador del abismo
    .the = el Invocador del abismo
    .of = del Invocador del abismo
    .to = al Invocador del abismo
    .number = singular
    .ending = o
card-black-chanter = Cantor negro
    .the = el Cantor negro
    .of = del Cantor negro
    .to = al Cantor negro
    .number = singular
    .ending = o
card-night-witch = Bruja de la noche
    .the = la Bruja de la noche
    .of = de la Bruja de la noche
    .to = a la Bruja de la noche
    .number = singular
    .ending = a
card-puppet-master = Titiritero
    .the = el Titiritero
    .of = del Titiritero
    .to = al Titiritero
    .number = singular
    .ending = o
card-relentless-seeker = Buscador implacable
    .the = el Buscador implacable
    .of = del Buscador implacable
    .to = al Buscador implacable
    .number = singular
    .ending = o
card-bloodthirsty = Sediento de sangre
    .the = el Sediento de sangre
    .of = del Sediento de sangre
    .to = al Sediento de sangre
    .number = singular
    .ending = o
card-undertaker = Sepulturero
    .the = el Sepulturero
    .of = del Sepulturero
    .to = al Sepulturero
    .number = singular
    .ending = o

# What stands on a space without a card: a skeleton, or a ghost that nobody knows. They stand where cards do and have the same forms.
ghost-skeleton = esqueleto
    .the = el esqueleto
    .of = del esqueleto
    .to = al esqueleto
    .number = singular
    .ending = o
ghost-unknown = fantasma
    .the = el fantasma
    .of = del fantasma
    .to = al fantasma
    .number = singular
    .ending = o

## White Moon.

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
    [none] el aldeano
   *[other] el aldeano de la familia { $family }
}
    .to = { $family ->
        [none] al aldeano
       *[other] al aldeano de la familia { $family }
    }

forms-artifact = the

artifact-sword = Espada divina
    .the = la Espada divina
artifact-armour = Armadura espiritual
    .the = la Armadura espiritual
artifact-claw = Garra de la venganza
    .the = la Garra de la venganza
artifact-elixir = Elixir de la salud
    .the = el Elixir de la salud
artifact-dust = Polvo de luna
    .the = el Polvo de luna
artifact-gong = Gong de la reunión
    .the = el Gong de la reunión
artifact-lantern = Farol nocturno
    .the = el Farol nocturno
artifact-charm = Amuleto protector
    .the = el Amuleto protector

## Black Secret.

forms-demon = the to

demon-seeker = Rastreador
    .the = el Rastreador
    .to = al Rastreador
demon-landscaper = Paisajista
    .the = el Paisajista
    .to = al Paisajista
demon-gravedigger = Enterrador
    .the = el Enterrador
    .to = al Enterrador

token-urn = Urna
token-earth = Tierra
token-buddha = Buda
token-tablet = Tablilla maldita
token-bones = Huesos
token-just = Sangre de los justos
token-su-ling = Sangre de Su-Ling

# Curses of Wu-Feng. In sentences they stand in « » and without an article.

curse-discard-tao = Robo
curse-activate-demon = Despertar
curse-skeleton = Llamada sepulcral
curse-ladder = Escalera rota
curse-figure-steps = Espíritu inquieto
curse-move-taoist = Hilos de marioneta
curse-curse-die = Mal augurio
curse-move-villager = Pánico
curse-all-discard-tao = Saqueo
curse-two-skeletons = Tumbas abiertas
curse-ladder-and-demon = Derrumbe
curse-power-off = Voluntad quebrada
curse-move-ghost = Viento fantasmal
curse-activate-all = Jauría
curse-lose-crystal = Eclipse lunar
curse-lose-qi = Consunción
curse-two-ladders = Profundidades selladas
curse-draw-incarnation = Pacto oscuro
curse-ghost = Llamada espectral
curse-lose-yin-yang = Equilibrio perdido
curse-kill-villager = Asesinato
curse-haunt-and-lose-qi = Profanación
curse-play-incarnation = Regreso de Wu-Feng
curse-all-lose-qi = Plaga
curse-kill-two-villagers = Masacre

# Blood Mantras, in the same way.

mantra-gain-qi = Aliento de vida
mantra-two-ladders = Caminos seguros
mantra-two-tao = Ofrenda
mantra-yin-yang = Armonía
mantra-drive-back = Canto protector
mantra-all-move = Pasos ligeros
mantra-demon-home = Destierro
mantra-clear-skeletons = Descanso en paz
mantra-buddha = Gracia de Buda
mantra-crystal = Luz de luna
mantra-discard-ghost = Disolución
mantra-restore = Purificación
mantra-no-curses = Silencio
mantra-all-take-tao = Regalos para todos
mantra-revive = Renacimiento
mantra-demons-home = Gran destierro
mantra-save-villager = Liberación
mantra-restore-all = Gran purificación
mantra-all-gain-qi = Manantial de vida
mantra-clear-board = Fuego sagrado
mantra-barrier = Llamada lunar

# Una palabra cada uno, para losetas pequeñas: doce letras como mucho.
tile-short-cemetery = Cementerio
tile-short-altar = Altar
tile-short-herbalist = Herbolario
tile-short-hut = Hechicero
tile-short-watchman = Sereno
tile-short-temple = Templo
tile-short-circle = Círculo
tile-short-pavilion = Pabellón
tile-short-tea-house = Té
tile-short-school = Escuela
tile-short-calligrapher = Calígrafo
