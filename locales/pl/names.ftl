### The names of things, and the words that join them.

# A line such as forms-card says which forms every name of a kind has: the attributes of its message.
#
# Sentences about cards go by gender, to choose a participle („zostaje przegnany”, „zostają przegnani”), and by number, to choose a verb. The
# genders are masculine, feminine, neuter and, of names in the plural, crowd („Umarlaki zostają przegnane”) and men („Upadli mnisi zostają
# przegnani”). Names of tiles are not declined: they follow a colon or a form of „kafel”.

## Lists.

list-and = { $all } i { $next }
list-comma = { $all }, { $next }
list-plain = { $all } { $next }

## Tiles of the village.

tile-cemetery = Cmentarz
tile-altar = Ołtarz taoistyczny
tile-herbalist = Sklepik zielarza
tile-hut = Chata czarownika
tile-watchman = Nocny strażnik
tile-temple = Świątynia buddyjska
tile-circle = Krąg modlitewny
tile-pavilion = Pawilon niebiańskiego wiatru
tile-tea-house = Herbaciarnia
tile-school = Szkoła Kung-fu
tile-calligrapher = Kaligraf

## Taoists, called by their colours, and Wu-Feng. The genitive is the accusative too.

forms-taoist = genitive

taoist-red = Czerwony
    .genitive = Czerwonego
taoist-green = Zielony
    .genitive = Zielonego
taoist-blue = Niebieski
    .genitive = Niebieskiego
taoist-yellow = Żółty
    .genitive = Żółtego
taoist-wu-feng = Wu Feng
    .genitive = Wu Fenga

## Boards of the players, and their colours alone, as „plansza” asks.

forms-board = genitive locative

board-red = czerwona plansza
    .genitive = czerwonej planszy
    .locative = czerwonej planszy
board-green = zielona plansza
    .genitive = zielonej planszy
    .locative = zielonej planszy
board-blue = niebieska plansza
    .genitive = niebieskiej planszy
    .locative = niebieskiej planszy
board-yellow = żółta plansza
    .genitive = żółtej planszy
    .locative = żółtej planszy

colour-red = czerwona
colour-green = zielona
colour-blue = niebieska
colour-yellow = żółta

## Spaces of the boards. Their forms come with the preposition, which changes before „środkowego”.

forms-space = on from before

space-red-left = lewe miejsce czerwonej planszy
    .on = na lewym miejscu czerwonej planszy
    .from = z lewego miejsca czerwonej planszy
    .before = przed lewym miejscem czerwonej planszy
space-red-middle = środkowe miejsce czerwonej planszy
    .on = na środkowym miejscu czerwonej planszy
    .from = ze środkowego miejsca czerwonej planszy
    .before = przed środkowym miejscem czerwonej planszy
space-red-right = prawe miejsce czerwonej planszy
    .on = na prawym miejscu czerwonej planszy
    .from = z prawego miejsca czerwonej planszy
    .before = przed prawym miejscem czerwonej planszy
space-green-left = lewe miejsce zielonej planszy
    .on = na lewym miejscu zielonej planszy
    .from = z lewego miejsca zielonej planszy
    .before = przed lewym miejscem zielonej planszy
space-green-middle = środkowe miejsce zielonej planszy
    .on = na środkowym miejscu zielonej planszy
    .from = ze środkowego miejsca zielonej planszy
    .before = przed środkowym miejscem zielonej planszy
space-green-right = prawe miejsce zielonej planszy
    .on = na prawym miejscu zielonej planszy
    .from = z prawego miejsca zielonej planszy
    .before = przed prawym miejscem zielonej planszy
space-blue-left = lewe miejsce niebieskiej planszy
    .on = na lewym miejscu niebieskiej planszy
    .from = z lewego miejsca niebieskiej planszy
    .before = przed lewym miejscem niebieskiej planszy
space-blue-middle = środkowe miejsce niebieskiej planszy
    .on = na środkowym miejscu niebieskiej planszy
    .from = ze środkowego miejsca niebieskiej planszy
    .before = przed środkowym miejscem niebieskiej planszy
space-blue-right = prawe miejsce niebieskiej planszy
    .on = na prawym miejscu niebieskiej planszy
    .from = z prawego miejsca niebieskiej planszy
    .before = przed prawym miejscem niebieskiej planszy
space-yellow-left = lewe miejsce żółtej planszy
    .on = na lewym miejscu żółtej planszy
    .from = z lewego miejsca żółtej planszy
    .before = przed lewym miejscem żółtej planszy
space-yellow-middle = środkowe miejsce żółtej planszy
    .on = na środkowym miejscu żółtej planszy
    .from = ze środkowego miejsca żółtej planszy
    .before = przed środkowym miejscem żółtej planszy
space-yellow-right = prawe miejsce żółtej planszy
    .on = na prawym miejscu żółtej planszy
    .from = z prawego miejsca żółtej planszy
    .before = przed prawym miejscem żółtej planszy

## A board and its spaces by the person who plays them.

whose = { $name }
board-of-person = plansza gracza { $whose }
    .genitive = planszy gracza { $whose }
    .locative = planszy gracza { $whose }
space-of-person-left = lewe miejsce planszy gracza { $whose }
    .on = na lewym miejscu planszy gracza { $whose }
    .from = z lewego miejsca planszy gracza { $whose }
    .before = przed lewym miejscem planszy gracza { $whose }
space-of-person-middle = środkowe miejsce planszy gracza { $whose }
    .on = na środkowym miejscu planszy gracza { $whose }
    .from = ze środkowego miejsca planszy gracza { $whose }
    .before = przed środkowym miejscem planszy gracza { $whose }
space-of-person-right = prawe miejsce planszy gracza { $whose }
    .on = na prawym miejscu planszy gracza { $whose }
    .from = z prawego miejsca planszy gracza { $whose }
    .before = przed prawym miejscem planszy gracza { $whose }

# As „miejsce” asks.
slot-left = lewe
slot-middle = środkowe
slot-right = prawe

## Colours of Tao, as „1 znacznik”, „2 znaczniki”, „5 znaczników”, „duchom” and „klątwa” ask.

forms-tao = few many dative feminine

tao-red = czerwony
    .few = czerwone
    .many = czerwonych
    .dative = czerwonym
    .feminine = czerwona
tao-green = zielony
    .few = zielone
    .many = zielonych
    .dative = zielonym
    .feminine = zielona
tao-blue = niebieski
    .few = niebieskie
    .many = niebieskich
    .dative = niebieskim
    .feminine = niebieska
tao-yellow = żółty
    .few = żółte
    .many = żółtych
    .dative = żółtym
    .feminine = żółta
tao-black = czarny
    .few = czarne
    .many = czarnych
    .dative = czarnym
    .feminine = czarna

# "1 czerwony", "2 czarne": so many tokens of a colour, without the noun.
tao-number = { $number } { $number ->
    [one] { $tao }
    [few] { NAME($tao, form: "few") }
   *[many] { NAME($tao, form: "many") }
}
# "1 czerwony i 2 czarne znaczniki tao": the noun goes by the last number.
tao-tokens = { $numbers } { $last ->
    [one] znacznik tao
    [few] znaczniki tao
   *[many] znaczników tao
}

## Faces of the dice, as „ścianka” asks, and of the Curse die.

forms-face = accusative

face-red = czerwona
    .accusative = czerwoną
face-green = zielona
    .accusative = zieloną
face-blue = niebieska
    .accusative = niebieską
face-yellow = żółta
    .accusative = żółtą
face-black = czarna
    .accusative = czarną
face-white = biała
    .accusative = białą

curse-die-nothing = nic
curse-die-haunt = nawiedzenie
curse-die-ghost = duch
curse-die-lose-tao = utrata wszystkich tao
curse-die-lose-qi = utrata 1 qi

## Powers.

power-twin-winds = Taniec bliźniaczych wiatrów
power-spires = Lewitacja
power-strength = Siła góry
power-favourite = Ulubieniec bogów
power-second-wind = Drugi wiatr
power-heavenly-gust = Niebiański podmuch
power-mantra = Zwój mantry osłabienia
power-pockets = Bezdenne kieszenie

## Levels, and the rule sets, as „zasady” asks.

# "inside": inside a sentence.
forms-level = inside

level-initiation = Początkujący
    .inside = początkujący
level-normal = Normalny
    .inside = normalny
level-nightmare = Koszmarny
    .inside = koszmarny
level-hell = Piekielny
    .inside = piekielny

edition-revised = poprawione
edition-classic = klasyczne

## Places.

# Where a board lies.
side-north = na północy
side-east = na wschodzie
side-south = na południu
side-west = na zachodzie

spot-north-west = Północny zachód
spot-north = Północ
spot-north-east = Północny wschód
spot-west = Zachód
spot-centre = Środek
spot-east = Wschód
spot-south-west = Południowy zachód
spot-south = Południe
spot-south-east = Południowy wschód

## Cards.

# The genitive as „figurka” asks („figurka Topielicy”), the accusative as „przegnaj” does („przegnaj Topielicę”).
forms-card = genitive accusative gender number

card-ghoul = Ghul
    .genitive = Ghula
    .accusative = Ghula
    .gender = masculine
    .number = singular
card-walking-corpse = Ożywieniec
    .genitive = Ożywieńca
    .accusative = Ożywieńca
    .gender = masculine
    .number = singular
card-coffin-breakers = Umarlaki
    .genitive = Umarlaków
    .accusative = Umarlaki
    .gender = crowd
    .number = plural
card-restless-dead = Niespokojny duch
    .genitive = Niespokojnego ducha
    .accusative = Niespokojnego ducha
    .gender = masculine
    .number = singular
card-zombie = Zombie
    .genitive = Zombie
    .accusative = Zombie
    .gender = masculine
    .number = singular
card-hopping-vampire = Wampir
    .genitive = Wampira
    .accusative = Wampira
    .gender = masculine
    .number = singular
card-yellow-plague = Żółta plaga
    .genitive = Żółtej plagi
    .accusative = Żółtą plagę
    .gender = feminine
    .number = singular
card-lich = Licz
    .genitive = Licza
    .accusative = Licza
    .gender = masculine
    .number = singular
card-drowned-maiden = Topielica
    .genitive = Topielicy
    .accusative = Topielicę
    .gender = feminine
    .number = singular
card-hound-of-depth = Groza z głębin
    .genitive = Grozy z głębin
    .accusative = Grozę z głębin
    .gender = feminine
    .number = singular
card-perfidious-nymph = Perfidna nimfa
    .genitive = Perfidnej nimfy
    .accusative = Perfidną nimfę
    .gender = feminine
    .number = singular
card-sticky-feet = Śluzonóg
    .genitive = Śluzonoga
    .accusative = Śluzonoga
    .gender = masculine
    .number = singular
card-abysmal = Zło z otchłani
    .genitive = Zła z otchłani
    .accusative = Zło z otchłani
    .gender = neuter
    .number = singular
card-ooze-devil = Mulisty demon
    .genitive = Mulistego demona
    .accusative = Mulistego demona
    .gender = masculine
    .number = singular
card-liquid-horror = Ciekła zmora
    .genitive = Ciekłej zmory
    .accusative = Ciekłą zmorę
    .gender = feminine
    .number = singular
card-fury-of-depth = Furia z otchłani
    .genitive = Furii z otchłani
    .accusative = Furię z otchłani
    .gender = feminine
    .number = singular
card-creeping-one = Pełzające widmo
    .genitive = Pełzającego widma
    .accusative = Pełzające widmo
    .gender = neuter
    .number = singular
card-fungus-thing = Grzybotwór
    .genitive = Grzybotwora
    .accusative = Grzybotwora
    .gender = masculine
    .number = singular
card-fallen-monks = Upadli mnisi
    .genitive = Upadłych mnichów
    .accusative = Upadłych mnichów
    .gender = men
    .number = plural
card-fallen-monk = Upadły mnich
    .genitive = Upadłego mnicha
    .accusative = Upadłego mnicha
    .gender = masculine
    .number = singular
card-restless-spirit = Niespokojna dusza
    .genitive = Niespokojnej duszy
    .accusative = Niespokojną duszę
    .gender = feminine
    .number = singular
card-rotten-soul = Zgniła dusza
    .genitive = Zgniłej duszy
    .accusative = Zgniłą duszę
    .gender = feminine
    .number = singular
card-wicked-one = Nikczemny
    .genitive = Nikczemnego
    .accusative = Nikczemnego
    .gender = masculine
    .number = singular
card-green-abomination = Zielona ohyda
    .genitive = Zielonej ohydy
    .accusative = Zieloną ohydę
    .gender = feminine
    .number = singular
card-great-putrid = Wielka zgnilizna
    .genitive = Wielkiej zgnilizny
    .accusative = Wielką zgniliznę
    .gender = feminine
    .number = singular
card-skinner = Obdzieracz
    .genitive = Obdzieracza
    .accusative = Obdzieracza
    .gender = masculine
    .number = singular
card-reaper = Żniwiarz
    .genitive = Żniwiarza
    .accusative = Żniwiarza
    .gender = masculine
    .number = singular
card-sharp-nailed-mistresses = Szponiaste demonice
    .genitive = Szponiastych demonic
    .accusative = Szponiaste demonice
    .gender = crowd
    .number = plural
card-bleeding-eyes = Krwawa maska
    .genitive = Krwawej maski
    .accusative = Krwawą maskę
    .gender = feminine
    .number = singular
card-blood-drinker = Krwiopijca
    .genitive = Krwiopijcy
    .accusative = Krwiopijcę
    .gender = masculine
    .number = singular
card-scarlet-evildoer = Szkarłatny złoczyńca
    .genitive = Szkarłatnego złoczyńcy
    .accusative = Szkarłatnego złoczyńcę
    .gender = masculine
    .number = singular
card-scarlet-evildoer-2 = Szkarłatny złoczyńca
    .genitive = Szkarłatnego złoczyńcy
    .accusative = Szkarłatnego złoczyńcę
    .gender = masculine
    .number = singular
card-flesh-devourer = Pożeracze ciał
    .genitive = Pożeraczy ciał
    .accusative = Pożeraczy ciał
    .gender = men
    .number = plural
card-raging-one = Wściekły
    .genitive = Wściekłego
    .accusative = Wściekłego
    .gender = masculine
    .number = singular
card-gloomy-minion = Posępny sługa
    .genitive = Posępnego sługi
    .accusative = Posępnego sługę
    .gender = masculine
    .number = singular
card-repellent-beauty = Odrażająca piękność
    .genitive = Odrażającej piękności
    .accusative = Odrażającą piękność
    .gender = feminine
    .number = singular
card-severed-heads = Oderwane głowy
    .genitive = Oderwanych głów
    .accusative = Oderwane głowy
    .gender = crowd
    .number = plural
card-severed-heads-2 = Oderwana głowa
    .genitive = Oderwanej głowy
    .accusative = Oderwaną głowę
    .gender = feminine
    .number = singular
card-grave-walker = Grabarz
    .genitive = Grabarza
    .accusative = Grabarza
    .gender = masculine
    .number = singular
card-black-widow = Czarna wdowa
    .genitive = Czarnej wdowy
    .accusative = Czarną wdowę
    .gender = feminine
    .number = singular
card-dark-wraith = Mroczna zjawa
    .genitive = Mrocznej zjawy
    .accusative = Mroczną zjawę
    .gender = feminine
    .number = singular
card-shapeless-evil = Bezkształtne zło
    .genitive = Bezkształtnego zła
    .accusative = Bezkształtne zło
    .gender = neuter
    .number = singular
card-soul-eater = Duszożerca
    .genitive = Duszożercy
    .accusative = Duszożercę
    .gender = masculine
    .number = singular
card-howling-nightmare = Wyjący koszmar
    .genitive = Wyjącego koszmaru
    .accusative = Wyjący koszmar
    .gender = masculine
    .number = singular
card-uncatchable = Nieuchwytny
    .genitive = Nieuchwytnego
    .accusative = Nieuchwytnego
    .gender = masculine
    .number = singular
card-hope-killer = Zabójca nadziei
    .genitive = Zabójcy nadziei
    .accusative = Zabójcę nadziei
    .gender = masculine
    .number = singular
card-death-army = Armia umarłych
    .genitive = Armii umarłych
    .accusative = Armię umarłych
    .gender = feminine
    .number = singular
card-forgotten-ones = Zapomnieni
    .genitive = Zapomnianych
    .accusative = Zapomnianych
    .gender = men
    .number = plural
card-bone-cracker = Miażdżyciel kości
    .genitive = Miażdżyciela kości
    .accusative = Miażdżyciela kości
    .gender = masculine
    .number = singular
card-dark-mistress = Czarna Pani
    .genitive = Czarnej Pani
    .accusative = Czarną Panią
    .gender = feminine
    .number = singular
card-creeping-horror = Pełzająca zgroza
    .genitive = Pełzającej zgrozy
    .accusative = Pełzającą zgrozę
    .gender = feminine
    .number = singular
card-vampire-lord = Władca wampirów
    .genitive = Władcy wampirów
    .accusative = Władcę wampirów
    .gender = masculine
    .number = singular
card-nameless = Bezimienny
    .genitive = Bezimiennego
    .accusative = Bezimiennego
    .gender = masculine
    .number = singular
card-marsh-boar = Bagienny Dzik
    .genitive = Bagiennego Dzika
    .accusative = Bagiennego Dzika
    .gender = masculine
    .number = singular
card-marsh-ogre = Bagienny Ogr
    .genitive = Bagiennego Ogra
    .accusative = Bagiennego Ogra
    .gender = masculine
    .number = singular
card-river-otter = Rzeczna Wydra
    .genitive = Rzecznej Wydry
    .accusative = Rzeczną Wydrę
    .gender = feminine
    .number = singular
card-river-crocodile = Rzeczny Krokodyl
    .genitive = Rzecznego Krokodyla
    .accusative = Rzecznego Krokodyla
    .gender = masculine
    .number = singular
card-forest-bear = Leśny Niedźwiedź
    .genitive = Leśnego Niedźwiedzia
    .accusative = Leśnego Niedźwiedzia
    .gender = masculine
    .number = singular
card-forest-tiger = Leśny Tygrys
    .genitive = Leśnego Tygrysa
    .accusative = Leśnego Tygrysa
    .gender = masculine
    .number = singular
card-mountain-goat = Górski Kozioł
    .genitive = Górskiego Kozła
    .accusative = Górskiego Kozła
    .gender = masculine
    .number = singular
card-mountain-ape = Górska Małpa
    .genitive = Górskiej Małpy
    .accusative = Górską Małpę
    .gender = feminine
    .number = singular
card-grey-hunter = Szary Myśliwy
    .genitive = Szarego Myśliwego
    .accusative = Szarego Myśliwego
    .gender = masculine
    .number = singular
card-black-jackal = Czarny Szakal
    .genitive = Czarnego Szakala
    .accusative = Czarnego Szakala
    .gender = masculine
    .number = singular
card-gate-keeper = Odźwierny
    .genitive = Odźwiernego
    .accusative = Odźwiernego
    .gender = masculine
    .number = singular
card-voracious = Żarłok
    .genitive = Żarłoka
    .accusative = Żarłoka
    .gender = masculine
    .number = singular
card-howling-ondine = Wyjąca Rusałka
    .genitive = Wyjącej Rusałki
    .accusative = Wyjącą Rusałkę
    .gender = feminine
    .number = singular
card-root-master = Władca Korzeni
    .genitive = Władcy Korzeni
    .accusative = Władcę Korzeni
    .gender = masculine
    .number = singular
card-time-keeper = Władca Czasu
    .genitive = Władcy Czasu
    .accusative = Władcę Czasu
    .gender = masculine
    .number = singular
card-shapeshifter = Zmiennokształtny
    .genitive = Zmiennokształtnego
    .accusative = Zmiennokształtnego
    .gender = masculine
    .number = singular
card-tunnel-crawler = Tunelowy Pełzacz
    .genitive = Tunelowego Pełzacza
    .accusative = Tunelowego Pełzacza
    .gender = masculine
    .number = singular
card-hex-bearer = Nosiciel Klątwy
    .genitive = Nosiciela Klątwy
    .accusative = Nosiciela Klątwy
    .gender = masculine
    .number = singular
card-pit-caller = Wołający z Czeluści
    .genitive = Wołającego z Czeluści
    .accusative = Wołającego z Czeluści
    .gender = masculine
    .number = singular
card-black-chanter = Czarny Zaklinacz
    .genitive = Czarnego Zaklinacza
    .accusative = Czarnego Zaklinacza
    .gender = masculine
    .number = singular
card-night-witch = Nocna Wiedźma
    .genitive = Nocnej Wiedźmy
    .accusative = Nocną Wiedźmę
    .gender = feminine
    .number = singular
card-puppet-master = Władca Marionetek
    .genitive = Władcy Marionetek
    .accusative = Władcę Marionetek
    .gender = masculine
    .number = singular
card-relentless-seeker = Nieustępliwy Poszukiwacz
    .genitive = Nieustępliwego Poszukiwacza
    .accusative = Nieustępliwego Poszukiwacza
    .gender = masculine
    .number = singular
card-bloodthirsty = Pragnący Krwi
    .genitive = Pragnącego Krwi
    .accusative = Pragnącego Krwi
    .gender = masculine
    .number = singular
card-undertaker = Grzebiący Zmarłych
    .genitive = Grzebiącego Zmarłych
    .accusative = Grzebiącego Zmarłych
    .gender = masculine
    .number = singular

# What stands on a space without a card: a skeleton, or a ghost that nobody knows. They stand where cards do and have the same forms.
ghost-skeleton = szkielet
    .genitive = szkieletu
    .accusative = szkielet
    .gender = masculine
    .number = singular
ghost-unknown = duch
    .genitive = ducha
    .accusative = ducha
    .gender = masculine
    .number = singular

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

# One villager, of this family if it is known. The genitive is the accusative too.
villager = { $family ->
    [none] wieśniak
   *[other] wieśniak z rodziny { $family }
}
    .genitive = { $family ->
        [none] wieśniaka
       *[other] wieśniaka z rodziny { $family }
    }
    .instrumental = { $family ->
        [none] wieśniakiem
       *[other] wieśniakiem z rodziny { $family }
    }

# The genitive as „używa” asks, the accusative as „otrzymuje” does.
forms-artifact = genitive accusative

artifact-sword = Boski Miecz
    .genitive = Boskiego Miecza
    .accusative = Boski Miecz
artifact-armour = Duchowa Zbroja
    .genitive = Duchowej Zbroi
    .accusative = Duchową Zbroję
artifact-claw = Szpon Zemsty
    .genitive = Szponu Zemsty
    .accusative = Szpon Zemsty
artifact-elixir = Eliksir Zdrowia
    .genitive = Eliksiru Zdrowia
    .accusative = Eliksir Zdrowia
artifact-dust = Księżycowy Pył
    .genitive = Księżycowego Pyłu
    .accusative = Księżycowy Pył
artifact-gong = Gong Zgromadzenia
    .genitive = Gongu Zgromadzenia
    .accusative = Gong Zgromadzenia
artifact-lantern = Nocna Latarnia
    .genitive = Nocnej Latarni
    .accusative = Nocną Latarnię
artifact-charm = Talizman Ochronny
    .genitive = Talizmanu Ochronnego
    .accusative = Talizman Ochronny

## Black Secret. The genitive of the demons is the accusative too.

forms-demon = genitive instrumental

demon-seeker = Poszukiwacz
    .genitive = Poszukiwacza
    .instrumental = Poszukiwaczem
demon-landscaper = Ogrodnik
    .genitive = Ogrodnika
    .instrumental = Ogrodnikiem
demon-gravedigger = Grabarz
    .genitive = Grabarza
    .instrumental = Grabarzem

token-urn = Urna
token-earth = Ziemia
token-buddha = Budda
token-tablet = Przeklęta Tablica
token-bones = Kości
token-just = Krew Sprawiedliwego
token-su-ling = Krew Su-Ling

# Curses of Wu-Feng.
curse-discard-tao = Kradzież
curse-activate-demon = Przebudzenie
curse-skeleton = Zew grobu
curse-ladder = Złamana drabina
curse-figure-steps = Niespokojny duch
curse-move-taoist = Sznurki lalkarza
curse-curse-die = Zły omen
curse-move-villager = Panika
curse-all-discard-tao = Grabież
curse-two-skeletons = Otwarte groby
curse-ladder-and-demon = Osuwisko
curse-power-off = Złamana wola
curse-move-ghost = Wicher duchów
curse-activate-all = Sfora
curse-lose-crystal = Zaćmienie księżyca
curse-lose-qi = Wyniszczenie
curse-two-ladders = Zamknięta głębia
curse-draw-incarnation = Mroczny pakt
curse-ghost = Wezwanie ducha
curse-lose-yin-yang = Utrata równowagi
curse-kill-villager = Skrytobójstwo
curse-haunt-and-lose-qi = Profanacja
curse-play-incarnation = Powrót Wu Fenga
curse-all-lose-qi = Zaraza
curse-kill-two-villagers = Rzeź

# Blood Mantras.
mantra-gain-qi = Tchnienie życia
mantra-two-ladders = Bezpieczne ścieżki
mantra-two-tao = Dar ofiarny
mantra-yin-yang = Harmonia
mantra-drive-back = Pieśń odpędzenia
mantra-all-move = Lotny krok
mantra-demon-home = Wygnanie
mantra-clear-skeletons = Wieczny spoczynek
mantra-buddha = Łaska Buddy
mantra-crystal = Blask księżyca
mantra-discard-ghost = Rozproszenie
mantra-restore = Oczyszczenie
mantra-no-curses = Cisza
mantra-all-take-tao = Dary dla wszystkich
mantra-revive = Odrodzenie
mantra-demons-home = Wielkie wygnanie
mantra-save-villager = Ocalenie
mantra-restore-all = Wielkie oczyszczenie
mantra-all-gain-qi = Źródło życia
mantra-clear-board = Święty ogień
mantra-barrier = Zew księżyca

# Po jednym słowie, na małe płytki: najwyżej dwanaście liter.
tile-short-cemetery = Cmentarz
tile-short-altar = Ołtarz
tile-short-herbalist = Zielarz
tile-short-hut = Czarownik
tile-short-watchman = Strażnik
tile-short-temple = Świątynia
tile-short-circle = Krąg
tile-short-pavilion = Pawilon
tile-short-tea-house = Herbaciarnia
tile-short-school = Szkoła
tile-short-calligrapher = Kaligraf
