### The names of things, and the words that join them.

# A line such as forms-card says which forms every name of a kind has: the attributes of its message.
#
# The names are ours, as the page says (page-fan-edition), since we do not know the printed ones.
#
# Names stand without an article. Those whose articles differ have them as forms:
#   the     "lo Scuoiatore", "l'Abissale", "le Teste Mozzate"
#   of      "dello Scuoiatore"      to      "allo Scuoiatore"
#   on      "sullo Scuoiatore"      from    "dallo Scuoiatore"
#   number  singular or plural, which the verb follows
#   ending  of a participle, "esorcizzat{ ending }": o, a, i or e
# Boards and spaces need none: "la plancia rossa", "lo spazio sinistro della plancia rossa". Nor do Taoists, who have no article:
# "turno di Rosso". People may stand in their place, so sentences about Taoists avoid words that would agree.

## Lists.

list-and = { $all } e { $next }
list-comma = { $all }, { $next }
list-plain = { $all } { $next }

## Tiles of the village.

forms-tile = ending the of to on from

tile-cemetery = Cimitero
    .ending = o
    .the = il Cimitero
    .of = del Cimitero
    .to = al Cimitero
    .on = sul Cimitero
    .from = dal Cimitero
tile-altar = Altare Taoista
    .ending = o
    .the = l'Altare Taoista
    .of = dell'Altare Taoista
    .to = all'Altare Taoista
    .on = sull'Altare Taoista
    .from = dall'Altare Taoista
tile-herbalist = Bottega dell'Erborista
    .ending = a
    .the = la Bottega dell'Erborista
    .of = della Bottega dell'Erborista
    .to = alla Bottega dell'Erborista
    .on = sulla Bottega dell'Erborista
    .from = dalla Bottega dell'Erborista
tile-hut = Capanna dello Stregone
    .ending = a
    .the = la Capanna dello Stregone
    .of = della Capanna dello Stregone
    .to = alla Capanna dello Stregone
    .on = sulla Capanna dello Stregone
    .from = dalla Capanna dello Stregone
tile-watchman = Ronda di Notte
    .ending = a
    .the = la Ronda di Notte
    .of = della Ronda di Notte
    .to = alla Ronda di Notte
    .on = sulla Ronda di Notte
    .from = dalla Ronda di Notte
tile-temple = Tempio Buddista
    .ending = o
    .the = il Tempio Buddista
    .of = del Tempio Buddista
    .to = al Tempio Buddista
    .on = sul Tempio Buddista
    .from = dal Tempio Buddista
tile-circle = Cerchio di Preghiera
    .ending = o
    .the = il Cerchio di Preghiera
    .of = del Cerchio di Preghiera
    .to = al Cerchio di Preghiera
    .on = sul Cerchio di Preghiera
    .from = dal Cerchio di Preghiera
tile-pavilion = Padiglione dei Venti Celesti
    .ending = o
    .the = il Padiglione dei Venti Celesti
    .of = del Padiglione dei Venti Celesti
    .to = al Padiglione dei Venti Celesti
    .on = sul Padiglione dei Venti Celesti
    .from = dal Padiglione dei Venti Celesti
tile-tea-house = Casa del Tè
    .ending = a
    .the = la Casa del Tè
    .of = della Casa del Tè
    .to = alla Casa del Tè
    .on = sulla Casa del Tè
    .from = dalla Casa del Tè
tile-school = Scuola di Kung-Fu
    .ending = a
    .the = la Scuola di Kung-Fu
    .of = della Scuola di Kung-Fu
    .to = alla Scuola di Kung-Fu
    .on = sulla Scuola di Kung-Fu
    .from = dalla Scuola di Kung-Fu
tile-calligrapher = Calligrafo
    .ending = o
    .the = il Calligrafo
    .of = del Calligrafo
    .to = al Calligrafo
    .on = sul Calligrafo
    .from = dal Calligrafo

## Taoists, called by their colours, and Wu-Feng.

taoist-red = Rosso
taoist-green = Verde
taoist-blue = Blu
taoist-yellow = Giallo
taoist-wu-feng = Wu-Feng

## Boards, and colours as adjectives alone, as "plancia" asks.

board-red = plancia rossa
board-green = plancia verde
board-blue = plancia blu
board-yellow = plancia gialla

colour-red = rossa
colour-green = verde
colour-blue = blu
colour-yellow = gialla

## Spaces of the boards.

space-red-left = spazio sinistro della plancia rossa
space-red-middle = spazio centrale della plancia rossa
space-red-right = spazio destro della plancia rossa
space-green-left = spazio sinistro della plancia verde
space-green-middle = spazio centrale della plancia verde
space-green-right = spazio destro della plancia verde
space-blue-left = spazio sinistro della plancia blu
space-blue-middle = spazio centrale della plancia blu
space-blue-right = spazio destro della plancia blu
space-yellow-left = spazio sinistro della plancia gialla
space-yellow-middle = spazio centrale della plancia gialla
space-yellow-right = spazio destro della plancia gialla

## A board and its spaces by the person who plays them.

whose = { $name }
board-of-person = plancia di { $whose }
space-of-person-left = spazio sinistro della plancia di { $whose }
space-of-person-middle = spazio centrale della plancia di { $whose }
space-of-person-right = spazio destro della plancia di { $whose }

# As "spazio" asks.
slot-left = sinistro
slot-middle = centrale
slot-right = destro

## Colours of Tao, as "Tao" and "fantasma" ask. The plural is "Tao rossi", the feminine "maledizione rossa".

forms-tao = plural feminine

tao-red = rosso
    .plural = rossi
    .feminine = rossa
tao-green = verde
    .plural = verdi
    .feminine = verde
tao-blue = blu
    .plural = blu
    .feminine = blu
tao-yellow = giallo
    .plural = gialli
    .feminine = gialla
tao-black = nero
    .plural = neri
    .feminine = nera

# So many tokens of a colour, for a list of what somebody has: "1 rosso, 2 neri".
# With the noun, as what is spent, kept or lent: "1 Tao rosso e 2 Tao neri".
tao-number = { $number } { $number ->
    [one] { $tao }
   *[other] { NAME($tao, form: "plural") }
}
    .tokens = { $number } Tao { $number ->
        [one] { $tao }
       *[other] { NAME($tao, form: "plural") }
    }
tao-tokens = { NAME($numbers, form: "tokens") }

## Faces of the Tao dice, as "dado" asks, and of the Curse die.

face-red = rosso
face-green = verde
face-blue = blu
face-yellow = giallo
face-black = nero
face-white = bianco

curse-die-nothing = niente
curse-die-haunt = infestazione
curse-die-ghost = un fantasma
curse-die-lose-tao = perdi tutti i Tao
curse-die-lose-qi = perdi 1 Qi

## Powers. They stand without an article.

power-twin-winds = Danza dei Venti Gemelli
power-spires = Danza delle Vette
power-strength = Forza della Montagna
power-favourite = Favorito degli Dèi
power-second-wind = Secondo Fiato
power-heavenly-gust = Raffica Celeste
power-mantra = Mantra di Indebolimento
power-pockets = Tasche Senza Fondo

## Levels, and rule sets, as "regole" asks.

level-initiation = Iniziazione
level-normal = Normale
level-nightmare = Incubo
level-hell = Inferno

edition-revised = rivedute
edition-classic = classiche

## Sides on which a board lies, and places of the village.

side-north = nord
side-east = est
side-south = sud
side-west = ovest

spot-north-west = Nord-ovest
spot-north = Nord
spot-north-east = Nord-est
spot-west = Ovest
spot-centre = Centro
spot-east = Est
spot-south-west = Sud-ovest
spot-south = Sud
spot-south-east = Sud-est

## Cards. Those with a 2 are second cards of a name, which some languages tell apart.

forms-card = number ending the of to on

card-ghoul = Ghoul
    .number = singular
    .ending = o
    .the = il Ghoul
    .of = del Ghoul
    .to = al Ghoul
    .on = sul Ghoul
card-walking-corpse = Cadavere Ambulante
    .number = singular
    .ending = o
    .the = il Cadavere Ambulante
    .of = del Cadavere Ambulante
    .to = al Cadavere Ambulante
    .on = sul Cadavere Ambulante
card-coffin-breakers = Sfasciabare
    .number = plural
    .ending = i
    .the = gli Sfasciabare
    .of = degli Sfasciabare
    .to = agli Sfasciabare
    .on = sugli Sfasciabare
card-restless-dead = Morto Inquieto
    .number = singular
    .ending = o
    .the = il Morto Inquieto
    .of = del Morto Inquieto
    .to = al Morto Inquieto
    .on = sul Morto Inquieto
card-zombie = Zombie
    .number = singular
    .ending = o
    .the = lo Zombie
    .of = dello Zombie
    .to = allo Zombie
    .on = sullo Zombie
card-hopping-vampire = Vampiro Saltellante
    .number = singular
    .ending = o
    .the = il Vampiro Saltellante
    .of = del Vampiro Saltellante
    .to = al Vampiro Saltellante
    .on = sul Vampiro Saltellante
card-yellow-plague = Peste Gialla
    .number = singular
    .ending = a
    .the = la Peste Gialla
    .of = della Peste Gialla
    .to = alla Peste Gialla
    .on = sulla Peste Gialla
card-lich = Lich
    .number = singular
    .ending = o
    .the = il Lich
    .of = del Lich
    .to = al Lich
    .on = sul Lich
card-drowned-maiden = Fanciulla Annegata
    .number = singular
    .ending = a
    .the = la Fanciulla Annegata
    .of = della Fanciulla Annegata
    .to = alla Fanciulla Annegata
    .on = sulla Fanciulla Annegata
card-hound-of-depth = Segugio degli Abissi
    .number = singular
    .ending = o
    .the = il Segugio degli Abissi
    .of = del Segugio degli Abissi
    .to = al Segugio degli Abissi
    .on = sul Segugio degli Abissi
card-perfidious-nymph = Ninfa Perfida
    .number = singular
    .ending = a
    .the = la Ninfa Perfida
    .of = della Ninfa Perfida
    .to = alla Ninfa Perfida
    .on = sulla Ninfa Perfida
card-sticky-feet = Piedi Viscidi
    .number = plural
    .ending = i
    .the = i Piedi Viscidi
    .of = dei Piedi Viscidi
    .to = ai Piedi Viscidi
    .on = sui Piedi Viscidi
card-abysmal = Abissale
    .number = singular
    .ending = o
    .the = l'Abissale
    .of = dell'Abissale
    .to = all'Abissale
    .on = sull'Abissale
card-ooze-devil = Diavolo di Melma
    .number = singular
    .ending = o
    .the = il Diavolo di Melma
    .of = del Diavolo di Melma
    .to = al Diavolo di Melma
    .on = sul Diavolo di Melma
card-liquid-horror = Orrore Liquido
    .number = singular
    .ending = o
    .the = l'Orrore Liquido
    .of = dell'Orrore Liquido
    .to = all'Orrore Liquido
    .on = sull'Orrore Liquido
card-fury-of-depth = Furia degli Abissi
    .number = singular
    .ending = a
    .the = la Furia degli Abissi
    .of = della Furia degli Abissi
    .to = alla Furia degli Abissi
    .on = sulla Furia degli Abissi
card-creeping-one = Strisciante
    .number = singular
    .ending = o
    .the = lo Strisciante
    .of = dello Strisciante
    .to = allo Strisciante
    .on = sullo Strisciante
card-fungus-thing = Cosa Fungosa
    .number = singular
    .ending = a
    .the = la Cosa Fungosa
    .of = della Cosa Fungosa
    .to = alla Cosa Fungosa
    .on = sulla Cosa Fungosa
card-fallen-monks = Monaci Caduti
    .number = plural
    .ending = i
    .the = i Monaci Caduti
    .of = dei Monaci Caduti
    .to = ai Monaci Caduti
    .on = sui Monaci Caduti
card-fallen-monk = Monaco Caduto
    .number = singular
    .ending = o
    .the = il Monaco Caduto
    .of = del Monaco Caduto
    .to = al Monaco Caduto
    .on = sul Monaco Caduto
card-restless-spirit = Spirito Inquieto
    .number = singular
    .ending = o
    .the = lo Spirito Inquieto
    .of = dello Spirito Inquieto
    .to = allo Spirito Inquieto
    .on = sullo Spirito Inquieto
card-rotten-soul = Anima Putrida
    .number = singular
    .ending = a
    .the = l'Anima Putrida
    .of = dell'Anima Putrida
    .to = all'Anima Putrida
    .on = sull'Anima Putrida
card-wicked-one = Malvagio
    .number = singular
    .ending = o
    .the = il Malvagio
    .of = del Malvagio
    .to = al Malvagio
    .on = sul Malvagio
card-green-abomination = Abominio Verde
    .number = singular
    .ending = o
    .the = l'Abominio Verde
    .of = dell'Abominio Verde
    .to = all'Abominio Verde
    .on = sull'Abominio Verde
card-great-putrid = Grande Putrido
    .number = singular
    .ending = o
    .the = il Grande Putrido
    .of = del Grande Putrido
    .to = al Grande Putrido
    .on = sul Grande Putrido
card-skinner = Scuoiatore
    .number = singular
    .ending = o
    .the = lo Scuoiatore
    .of = dello Scuoiatore
    .to = allo Scuoiatore
    .on = sullo Scuoiatore
card-reaper = Mietitore
    .number = singular
    .ending = o
    .the = il Mietitore
    .of = del Mietitore
    .to = al Mietitore
    .on = sul Mietitore
card-sharp-nailed-mistresses = Dame Artigliate
    .number = plural
    .ending = e
    .the = le Dame Artigliate
    .of = delle Dame Artigliate
    .to = alle Dame Artigliate
    .on = sulle Dame Artigliate
card-bleeding-eyes = Occhi Sanguinanti
    .number = plural
    .ending = i
    .the = gli Occhi Sanguinanti
    .of = degli Occhi Sanguinanti
    .to = agli Occhi Sanguinanti
    .on = sugli Occhi Sanguinanti
card-blood-drinker = Bevitore di Sangue
    .number = singular
    .ending = o
    .the = il Bevitore di Sangue
    .of = del Bevitore di Sangue
    .to = al Bevitore di Sangue
    .on = sul Bevitore di Sangue
card-scarlet-evildoer = Malfattore Scarlatto
    .number = singular
    .ending = o
    .the = il Malfattore Scarlatto
    .of = del Malfattore Scarlatto
    .to = al Malfattore Scarlatto
    .on = sul Malfattore Scarlatto
card-scarlet-evildoer-2 = Malfattore Scarlatto
    .number = singular
    .ending = o
    .the = il Malfattore Scarlatto
    .of = del Malfattore Scarlatto
    .to = al Malfattore Scarlatto
    .on = sul Malfattore Scarlatto
card-flesh-devourer = Divoratore di Carne
    .number = singular
    .ending = o
    .the = il Divoratore di Carne
    .of = del Divoratore di Carne
    .to = al Divoratore di Carne
    .on = sul Divoratore di Carne
card-raging-one = Furioso
    .number = singular
    .ending = o
    .the = il Furioso
    .of = del Furioso
    .to = al Furioso
    .on = sul Furioso
card-gloomy-minion = Servo Tenebroso
    .number = singular
    .ending = o
    .the = il Servo Tenebroso
    .of = del Servo Tenebroso
    .to = al Servo Tenebroso
    .on = sul Servo Tenebroso
card-repellent-beauty = Bellezza Ripugnante
    .number = singular
    .ending = a
    .the = la Bellezza Ripugnante
    .of = della Bellezza Ripugnante
    .to = alla Bellezza Ripugnante
    .on = sulla Bellezza Ripugnante
card-severed-heads = Teste Mozzate
    .number = plural
    .ending = e
    .the = le Teste Mozzate
    .of = delle Teste Mozzate
    .to = alle Teste Mozzate
    .on = sulle Teste Mozzate
card-severed-heads-2 = Teste Mozzate
    .number = plural
    .ending = e
    .the = le Teste Mozzate
    .of = delle Teste Mozzate
    .to = alle Teste Mozzate
    .on = sulle Teste Mozzate
card-grave-walker = Errante delle Tombe
    .number = singular
    .ending = o
    .the = l'Errante delle Tombe
    .of = dell'Errante delle Tombe
    .to = all'Errante delle Tombe
    .on = sull'Errante delle Tombe
card-black-widow = Vedova Nera
    .number = singular
    .ending = a
    .the = la Vedova Nera
    .of = della Vedova Nera
    .to = alla Vedova Nera
    .on = sulla Vedova Nera
card-dark-wraith = Spettro Oscuro
    .number = singular
    .ending = o
    .the = lo Spettro Oscuro
    .of = dello Spettro Oscuro
    .to = allo Spettro Oscuro
    .on = sullo Spettro Oscuro
card-shapeless-evil = Male Informe
    .number = singular
    .ending = o
    .the = il Male Informe
    .of = del Male Informe
    .to = al Male Informe
    .on = sul Male Informe
card-soul-eater = Mangiatore d'Anime
    .number = singular
    .ending = o
    .the = il Mangiatore d'Anime
    .of = del Mangiatore d'Anime
    .to = al Mangiatore d'Anime
    .on = sul Mangiatore d'Anime
card-howling-nightmare = Incubo Urlante
    .number = singular
    .ending = o
    .the = l'Incubo Urlante
    .of = dell'Incubo Urlante
    .to = all'Incubo Urlante
    .on = sull'Incubo Urlante
card-uncatchable = Inafferrabile
    .number = singular
    .ending = o
    .the = l'Inafferrabile
    .of = dell'Inafferrabile
    .to = all'Inafferrabile
    .on = sull'Inafferrabile
card-hope-killer = Assassino della Speranza
    .number = singular
    .ending = o
    .the = l'Assassino della Speranza
    .of = dell'Assassino della Speranza
    .to = all'Assassino della Speranza
    .on = sull'Assassino della Speranza
card-death-army = Armata dei Morti
    .number = singular
    .ending = a
    .the = l'Armata dei Morti
    .of = dell'Armata dei Morti
    .to = all'Armata dei Morti
    .on = sull'Armata dei Morti
card-forgotten-ones = Dimenticati
    .number = plural
    .ending = i
    .the = i Dimenticati
    .of = dei Dimenticati
    .to = ai Dimenticati
    .on = sui Dimenticati
card-bone-cracker = Spaccaossa
    .number = singular
    .ending = o
    .the = lo Spaccaossa
    .of = dello Spaccaossa
    .to = allo Spaccaossa
    .on = sullo Spaccaossa
card-dark-mistress = Signora Oscura
    .number = singular
    .ending = a
    .the = la Signora Oscura
    .of = della Signora Oscura
    .to = alla Signora Oscura
    .on = sulla Signora Oscura
card-creeping-horror = Orrore Strisciante
    .number = singular
    .ending = o
    .the = l'Orrore Strisciante
    .of = dell'Orrore Strisciante
    .to = all'Orrore Strisciante
    .on = sull'Orrore Strisciante
card-vampire-lord = Signore dei Vampiri
    .number = singular
    .ending = o
    .the = il Signore dei Vampiri
    .of = del Signore dei Vampiri
    .to = al Signore dei Vampiri
    .on = sul Signore dei Vampiri
card-nameless = Senza Nome
    .number = singular
    .ending = o
    .the = il Senza Nome
    .of = del Senza Nome
    .to = al Senza Nome
    .on = sul Senza Nome
card-marsh-boar = Cinghiale di Palude
    .number = singular
    .ending = o
    .the = il Cinghiale di Palude
    .of = del Cinghiale di Palude
    .to = al Cinghiale di Palude
    .on = sul Cinghiale di Palude
card-marsh-ogre = Orco di Palude
    .number = singular
    .ending = o
    .the = l'Orco di Palude
    .of = dell'Orco di Palude
    .to = all'Orco di Palude
    .on = sull'Orco di Palude
card-river-otter = Lontra di Fiume
    .number = singular
    .ending = a
    .the = la Lontra di Fiume
    .of = della Lontra di Fiume
    .to = alla Lontra di Fiume
    .on = sulla Lontra di Fiume
card-river-crocodile = Coccodrillo di Fiume
    .number = singular
    .ending = o
    .the = il Coccodrillo di Fiume
    .of = del Coccodrillo di Fiume
    .to = al Coccodrillo di Fiume
    .on = sul Coccodrillo di Fiume
card-forest-bear = Orso della Foresta
    .number = singular
    .ending = o
    .the = l'Orso della Foresta
    .of = dell'Orso della Foresta
    .to = all'Orso della Foresta
    .on = sull'Orso della Foresta
card-forest-tiger = Tigre della Foresta
    .number = singular
    .ending = a
    .the = la Tigre della Foresta
    .of = della Tigre della Foresta
    .to = alla Tigre della Foresta
    .on = sulla Tigre della Foresta
card-mountain-goat = Capra di Montagna
    .number = singular
    .ending = a
    .the = la Capra di Montagna
    .of = della Capra di Montagna
    .to = alla Capra di Montagna
    .on = sulla Capra di Montagna
card-mountain-ape = Scimmia di Montagna
    .number = singular
    .ending = a
    .the = la Scimmia di Montagna
    .of = della Scimmia di Montagna
    .to = alla Scimmia di Montagna
    .on = sulla Scimmia di Montagna
card-grey-hunter = Cacciatore Grigio
    .number = singular
    .ending = o
    .the = il Cacciatore Grigio
    .of = del Cacciatore Grigio
    .to = al Cacciatore Grigio
    .on = sul Cacciatore Grigio
card-black-jackal = Sciacallo Nero
    .number = singular
    .ending = o
    .the = lo Sciacallo Nero
    .of = dello Sciacallo Nero
    .to = allo Sciacallo Nero
    .on = sullo Sciacallo Nero
card-gate-keeper = Guardiano del Portale
    .number = singular
    .ending = o
    .the = il Guardiano del Portale
    .of = del Guardiano del Portale
    .to = al Guardiano del Portale
    .on = sul Guardiano del Portale
card-voracious = Vorace
    .number = singular
    .ending = o
    .the = il Vorace
    .of = del Vorace
    .to = al Vorace
    .on = sul Vorace
card-howling-ondine = Ondina Urlante
    .number = singular
    .ending = a
    .the = l'Ondina Urlante
    .of = dell'Ondina Urlante
    .to = all'Ondina Urlante
    .on = sull'Ondina Urlante
card-root-master = Signore delle Radici
    .number = singular
    .ending = o
    .the = il Signore delle Radici
    .of = del Signore delle Radici
    .to = al Signore delle Radici
    .on = sul Signore delle Radici
card-time-keeper = Custode del Tempo
    .number = singular
    .ending = o
    .the = il Custode del Tempo
    .of = del Custode del Tempo
    .to = al Custode del Tempo
    .on = sul Custode del Tempo
card-shapeshifter = Mutaforma
    .number = singular
    .ending = o
    .the = il Mutaforma
    .of = del Mutaforma
    .to = al Mutaforma
    .on = sul Mutaforma
card-tunnel-crawler = Strisciante dei Tunnel
    .number = singular
    .ending = o
    .the = lo Strisciante dei Tunnel
    .of = dello Strisciante dei Tunnel
    .to = allo Strisciante dei Tunnel
    .on = sullo Strisciante dei Tunnel
card-hex-bearer = Portatore di Malocchio
    .number = singular
    .ending = o
    .the = il Portatore di Malocchio
    .of = del Portatore di Malocchio
    .to = al Portatore di Malocchio
    .on = sul Portatore di Malocchio
card-pit-caller = Voce dell'Abisso
    .number = singular
    .ending = a
    .the = la Voce dell'Abisso
    .of = della Voce dell'Abisso
    .to = alla Voce dell'Abisso
    .on = sulla Voce dell'Abisso
card-black-chanter = Cantore Nero
    .number = singular
    .ending = o
    .the = il Cantore Nero
    .of = del Cantore Nero
    .to = al Cantore Nero
    .on = sul Cantore Nero
card-night-witch = Strega della Notte
    .number = singular
    .ending = a
    .the = la Strega della Notte
    .of = della Strega della Notte
    .to = alla Strega della Notte
    .on = sulla Strega della Notte
card-puppet-master = Burattinaio
    .number = singular
    .ending = o
    .the = il Burattinaio
    .of = del Burattinaio
    .to = al Burattinaio
    .on = sul Burattinaio
card-relentless-seeker = Cercatore Implacabile
    .number = singular
    .ending = o
    .the = il Cercatore Implacabile
    .of = del Cercatore Implacabile
    .to = al Cercatore Implacabile
    .on = sul Cercatore Implacabile
card-bloodthirsty = Assetato di Sangue
    .number = singular
    .ending = o
    .the = l'Assetato di Sangue
    .of = dell'Assetato di Sangue
    .to = all'Assetato di Sangue
    .on = sull'Assetato di Sangue
card-undertaker = Becchino
    .number = singular
    .ending = o
    .the = il Becchino
    .of = del Becchino
    .to = al Becchino
    .on = sul Becchino

# What stands on a space without a card: a skeleton, or a ghost that nobody knows. They stand where cards do and have the same forms.
ghost-skeleton = scheletro
    .number = singular
    .ending = o
    .the = lo scheletro
    .of = dello scheletro
    .to = allo scheletro
    .on = sullo scheletro
ghost-unknown = fantasma
    .number = singular
    .ending = o
    .the = il fantasma
    .of = del fantasma
    .to = al fantasma
    .on = sul fantasma

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

# One villager, of this family if it is known, to stand behind "l'" or "dell'".
villager = { $family ->
    [none] abitante
   *[other] abitante della famiglia { $family }
}

forms-artifact = the

artifact-sword = Spada Divina
    .the = la Spada Divina
artifact-armour = Armatura degli Spiriti
    .the = l'Armatura degli Spiriti
artifact-claw = Artiglio della Vendetta
    .the = l'Artiglio della Vendetta
artifact-elixir = Elisir di Salute
    .the = l'Elisir di Salute
artifact-dust = Polvere di Luna
    .the = la Polvere di Luna
artifact-gong = Gong del Raduno
    .the = il Gong del Raduno
artifact-lantern = Lanterna Notturna
    .the = la Lanterna Notturna
artifact-charm = Amuleto Protettivo
    .the = l'Amuleto Protettivo

## Black Secret.

forms-demon = the on

demon-seeker = Cercatore
    .the = il Cercatore
    .on = sul Cercatore
demon-landscaper = Giardiniere
    .the = il Giardiniere
    .on = sul Giardiniere
demon-gravedigger = Scavatombe
    .the = lo Scavatombe
    .on = sullo Scavatombe

token-urn = Urna
token-earth = Terra
token-buddha = Buddha
token-tablet = Tavoletta Maledetta
token-bones = Ossa
token-just = Sangue del Giusto
token-su-ling = Sangue di Su-Ling

# Curses of Wu-Feng.

curse-discard-tao = Furto
curse-activate-demon = Risveglio
curse-skeleton = Richiamo della Tomba
curse-ladder = Scala Spezzata
curse-figure-steps = Spettro Irrequieto
curse-move-taoist = Fili da Marionetta
curse-curse-die = Cattivo Presagio
curse-move-villager = Panico
curse-all-discard-tao = Saccheggio
curse-two-skeletons = Tombe Aperte
curse-ladder-and-demon = Crollo
curse-power-off = Volontà Spezzata
curse-move-ghost = Vento Spettrale
curse-activate-all = Branco in Caccia
curse-lose-crystal = Eclissi di Luna
curse-lose-qi = Avvizzimento
curse-two-ladders = Abisso Sigillato
curse-draw-incarnation = Patto Oscuro
curse-ghost = Richiamo Spettrale
curse-lose-yin-yang = Equilibrio Perduto
curse-kill-villager = Omicidio
curse-haunt-and-lose-qi = Profanazione
curse-play-incarnation = Ritorno di Wu-Feng
curse-all-lose-qi = Pestilenza
curse-kill-two-villagers = Massacro

# Blood Mantras.

mantra-gain-qi = Soffio Vitale
mantra-two-ladders = Vie Sicure
mantra-two-tao = Offerta
mantra-yin-yang = Armonia
mantra-drive-back = Canto Protettivo
mantra-all-move = Passi Lesti
mantra-demon-home = Esilio
mantra-clear-skeletons = Riposo Eterno
mantra-buddha = Grazia del Buddha
mantra-crystal = Chiaro di Luna
mantra-discard-ghost = Dissoluzione
mantra-restore = Purificazione
mantra-no-curses = Silenzio
mantra-all-take-tao = Doni per Tutti
mantra-revive = Rinascita
mantra-demons-home = Grande Esilio
mantra-save-villager = Liberazione
mantra-restore-all = Grande Purificazione
mantra-all-gain-qi = Fonte di Vita
mantra-clear-board = Fuoco Sacro
mantra-barrier = Richiamo della Luna

# Una parola ciascuno, per le tessere piccole: al massimo dodici lettere.
tile-short-cemetery = Cimitero
tile-short-altar = Altare
tile-short-herbalist = Erborista
tile-short-hut = Stregone
tile-short-watchman = Ronda
tile-short-temple = Tempio
tile-short-circle = Cerchio
tile-short-pavilion = Padiglione
tile-short-tea-house = Tè
tile-short-school = Scuola
tile-short-calligrapher = Calligrafo
