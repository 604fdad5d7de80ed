### What is wrong with something that was written: a position, a file of a replay, an option. Only programs say this, never the page.

# Words of the notation stay as they are in every language: tea-house, red-left, qi. So do the words that begin a line. What stands for a
# value, as N or PLACE, may be translated.

## What was expected in place of a word. Most of these follow "expected".

notation-expected = oczekiwano: { $expected }
# $words: the written names as one of the messages data-one-of.
notation-named = { $thing }: { $words }
# The words that begin a choice, each time as data-one-of.
notation-choice = wybór: { $base }; w Białym Księżycu także { $white_moon }; w Mrocznym Sekrecie także { $black_secret }
notation-portal = centre, edge, corner albo kafel, na przykład tea-house
notation-ending = won albo lost i powód, na przykład lost all-dead
notation-fewer-dice = najwyżej cztery kości
notation-nothing = nic więcej w tym wierszu
notation-tile = kafel
notation-power = moc
# Of the nine places in the village, such as north-west.
notation-spot = pole wioski
notation-family = rodzina
notation-artifact = artefakt
# Of the catacombs.
notation-token = żeton
notation-demon = demon
# Of chance: a roll, a drawn card.
notation-outcome = wynik losowania
notation-space = miejsce: plansza oraz left, middle albo right, na przykład red-left
notation-card = numer karty od 1 do 96
notation-card-number = numer karty
notation-incarnation-number = numer wcielenia
notation-curse-number = numer klątwy
notation-mantra-number = numer krwawej mantry
notation-rule-number = numer zasady, na przykład B51
notation-taoist-colour = kolor taoisty
notation-board-colour = kolor planszy
notation-tao-colour = kolor tao
notation-ghost-colour = kolor duchów
notation-tao-count = kolory z liczbami od 0 do 4, na przykład red 2 black 1
notation-curse-face = wynik na kości klątwy
notation-die-face = ścianka kości
notation-rerolled-dice = kości do przerzucenia albo curse
notation-exorcised-ghosts = miejsca przegnanych duchów albo nothing
notation-exorcised-demons = przegnane demony albo nothing

## A line of an own data file; what is wrong with it is said in expansions.ftl.

data-line = wiersz { $line }: { $problem }

## Lines of a written position.

position-line-wrong = wiersz { $line }, „{ $text }”: { $problem }
position-line = wiersz { $line }, „{ $text }”
# Several lines.
position-lines = { $before }; { $line }
position-more-lines = i jeszcze { $number }
# $lines: other lines without which this one would be right, as the messages above.
position-together-with = { $problem } (wspólnie z: { $lines })
position-wrong-word = „{ $word }”: { $problem }
position-card-not-called = karta { $number } nie nazywa się { $name }
position-card-name = oczekiwano nazwy karty, na przykład hopping-vampire, albo jej numeru od 1 do 96
position-turn = oczekiwano planszy i etapu jej tury, na przykład turn red yang
position-one-word = oczekiwano jednego słowa, a jest ich { $number }
position-one-number = oczekiwano jednej liczby
position-colour-twice = kolor „{ $colour }” jest podany dwa razy
position-card-twice = karta „{ $word }” jest podana dwa razy
position-said-twice = to jest podane dwa razy
position-colours = oczekiwano jednego lub kilku kolorów albo słowa none
position-spaces = oczekiwano jednego lub kilku miejsc, na przykład red-left, albo słowa none
position-names = oczekiwano jednej lub kilku nazw albo słowa none
position-too-long = pozycja ma najwyżej { $number } wierszy
# The words that begin a line, each time as data-one-of.
position-key = oczekiwano: { $base }; z Białym Księżycem także { $white_moon }; z Mrocznym Sekretem także { $black_secret }
position-begins-step = „{ $word }” zaczyna krok: kroki i oczekiwania podaje się za wierszem „play”, a pozycję przed nim
position-taoist = oczekiwano koloru taoisty lub planszy
position-at = at: oczekiwano kafla
position-tao = tao: oczekiwano słowa none albo kolorów z liczbami, na przykład red 1 black 2
position-yin-yang = yin-yang: oczekiwano yes albo no
position-dead-holds = „{ $colour }” nie żyje, leży na Cmentarzu i nic nie ma
position-is-player = „{ $colour }” należy do gracza; napisz „taoist { $colour } …”
position-is-neutral = plansza „{ $colour }” jest neutralna; napisz „board { $colour } qi N”
position-boards = oczekiwano czterech plansz zgodnie z ruchem wskazówek zegara, od północnej
position-village = village: oczekiwano dziewięciu kafli w trzech rzędach po trzy, z ! za każdym nawiedzonym
position-village-so-far = { $problem } (wioska powyżej ma { $found } z dziewięciu kafli)
position-ghost = oczekiwano miejsca i karty, na przykład ghost red-left zombie
position-two-ghosts = na miejscu „{ $space }” są dwa duchy
# $card: its number.
position-no-haunter = przy karcie { $card } nie może być on-stone: nie nawiedza i nie ma figurki
position-no-effect = przy karcie { $card } nie może być no-effect: nie ma trwałego efektu
position-not-uncatchable = przy karcie { $card } nie może być caught: to nie Nieuchwytny
position-deck = deck: oczekiwano liczb duchów i wcieleń od góry talii, na przykład 12 ghosts, incarnation, 10 ghosts
position-deck-too-large = deck: najwyżej { $number } kart
position-no-incarnation = „{ $word }” to nie wcielenie; duchy podaje się przy discard
# $what: a word of the notation, or one of the three messages that follow.
position-needs-white-moon = „{ $what }” należy do Białego Księżyca: dodaj do pozycji wiersz „white-moon”
position-needs-black-secret = „{ $what }” należy do Mrocznego Sekretu: dodaj do pozycji wiersz „black-secret”
position-card = karta { $card }
position-curse = klątwa { $curse }
position-mantra = mantra { $mantra }
# $which: base or moon.
position-other-incarnations = karty { $card } nie ma wśród wcieleń tej gry: napisz „white-moon incarnations { $which }” albo „white-moon incarnations both”
position-needs-buddhas = karta { $card } jest w grze tylko wtedy, gdy w wiosce są i temple, i pavilion
position-not-in-village = kafla „{ $tile }” nie ma w wiosce, która ma kafle { $village }; inne kafle podaje się wierszem „village” i trzema wierszami po trzy kafle
position-white-moon-word = oczekiwano portal MIEJSCE albo incarnations base, moon lub both
position-white-moon = oczekiwano portal MIEJSCE oraz incarnations base, moon lub both
position-villagers = oczekiwano kafla i od jednego do trzech jego wieśniaków od góry, na przykład villagers altar li ? ?
position-crystals = oczekiwano kolorów z liczbami, na przykład crystals red 2, albo słowa none
position-artifacts = oczekiwano koloru i artefaktów
position-black-secret = oczekiwano catacombs a lub b oraz demons a lub b, czyli używanych stron
position-stack = oczekiwano kafla i liczby żetonów pod nim, na przykład stack altar 2
position-stack-height = w stosie są najwyżej 4 żetony
position-unseen-tokens = oczekiwano zestawu od 1 do 4 i tych jego żetonów, których nikt nie widział, na przykład 2 earth 3 bones 1
position-demon = oczekiwano demona i kafla nad nim, na przykład demon seeker altar
position-shadow = oczekiwano on lub under oraz kafla, na przykład shadow on altar
position-blood-mantra = oczekiwano numeru mantry i liczby qi na niej, na przykład blood-mantra 3 1
position-no-mantra-place = nie ma miejsca na kolejną mantrę poziomu { $level }
position-no-incarnation-in-hand = karta { $card } to nie wcielenie i nie może być na ręce Wu Fenga
position-curses = oczekiwano numerów klątw albo słowa none

## Positions that cannot occur. What the lines do not say is as at the start of the game.

position-impossible = taka pozycja jest niemożliwa: { $problem }
# $held: a list of colours with numbers, such as red 3, and of the messages below.
position-tao-held = { $problem }; tutaj są: { NAME($held, list: "comma") }, razem z tymi, które każdy taoista ma na początku, jeśli jego wiersz nie mówi inaczej
position-circle-holds = Krąg { $number }
position-out-of-game = poza grą { $number }
position-qi-held = { $problem }; tutaj są: { NAME($held, list: "comma") }
position-mantras-hold = mantry { $number }
position-villager-on-haunted = na nawiedzonym kaflu „{ $tile }” nie może być wieśniaka
# $spot: north, south-west and so on, as the notation has it.
position-no-corner = kafel „{ $tile }” leży na polu „{ $spot }”, które nie jest rogiem i nie ma postumentu
position-stack-too-high = w stosie pod kaflem „{ $tile }” jest za dużo żetonów ({ $number }), więcej, niż dopuszczają niewidziane żetony jego zestawów; zmniejsz go wierszem „stack { $tile } N”
position-ladder-under-haunted = nawiedzony kafel „{ $tile }” nie ma drabiny
position-of-other-game = pochodzi z gry, która zaczęła się inaczej
position-not-yang = oczekiwano chwili z fazy jang

layout-too-many-tao = w kolorze „{ $tao }” są tylko cztery znaczniki tao
layout-too-many-qi = jest tylko { $number } qi
layout-dead-has-things = „{ $taoist }” nie ma qi, więc nie żyje i nic nie może mieć
layout-neutral-has-things = plansza „{ $board }” jest neutralna i ma najwyżej 3 qi i nic poza tym
layout-nobody-lives = musi żyć co najmniej jeden taoista
layout-too-many-buddhas = są tylko dwie figurki Buddy
layout-buddha-under-ghost = na miejscu „{ $space }” nie mogą być jednocześnie duch i figurka Buddy
layout-too-many-tokens = żetonów mocy jest więcej, niż gra ma przy tylu graczach
layout-card-twice = karta { $card } jest w dwóch miejscach
layout-card-unseen-in-play = karta { $card } jest w grze i nie może być wśród niewidzianych
layout-figure-without-haunter = na miejscu „{ $space }” nie ma nawiedzającego ducha, którego figurka mogłaby stać na kamieniu
layout-effect-without-icon = na miejscu „{ $space }” nie ma karty z trwałym efektem
layout-too-many-dice = uwięzione mogą być tylko trzy kości tao
layout-mantra-without-ghost = na miejscu „{ $space }” nie ma ducha dla mantry
layout-mantra-without-power = mantra wymaga żółtej planszy z mocą mantra, która nie jest wyłączona
layout-caught-without-uncatchable = tylko Nieuchwytny (57) mógł trafić na figurkę Buddy
layout-deck-too-large = w talii jest więcej kart jednego rodzaju, niż zostało niewidzianych
layout-deck-empty = talia jest pusta, a wcielenie nie zostało przegnane: gra jest przegrana
layout-no-incarnation = w grze lub w talii musi być wcielenie
layout-too-many-incarnations = przegnanych wcieleń jest więcej niż widzianych
layout-already-won = wszystkie wcielenia są przegnane: gra jest wygrana
layout-already-lost = tyle nawiedzonych kafli oznacza przegraną
layout-yang-of-nobody = plansza „{ $board }” nie ma żywego gracza, więc nie ma fazy jang
layout-wrong-stage = te działania nie pasują do etapu tury
layout-borrowed-from-player = za żetony mocy pożycza się moc tylko od neutralnych plansz
layout-used-not-owned = użyta mogła być tylko własna albo pożyczona moc
layout-too-many-fresh-buddhas = figurek Buddy wziętych w tej turze jest więcej niż na ręce
layout-not-of-this-game = karty { $card } nie ma w tej grze

## Of White Moon.

layout-white-moon-not-played = są elementy Białego Księżyca, a gra się bez niego, albo odwrotnie
layout-too-many-villagers = liczba osób w rodzinie { $family } to tylko { $number }
layout-too-many-unknown = zakrytych wieśniaków jest więcej niż tych, których nikt nie widział
layout-villager-on-haunted = na nawiedzonym kaflu na polu „{ $spot }” nie może być wieśniaka
layout-graveyard-full = tylu martwych wieśniaków ({ $number }) oznacza przegraną
layout-too-many-crystals = liczba kryształów w grze to tylko { $number }
layout-too-many-fresh-crystals = kryształów zdobytych w tej turze jest więcej niż na ręce
layout-held-by-dead = „{ $taoist }” nie jest żywym taoistą, więc nie może mieć kryształów ani artefaktów ani leżeć
layout-no-corner = kafel na polu „{ $spot }” nie jest narożny i nie ma postumentu
layout-su-ling-before-incarnation = Su-Ling nie może stać przed wcieleniem na miejscu „{ $space }”
layout-su-ling-held = Wyjąca Rusałka (78) więzi Su-Ling
layout-artifact-twice = artefakt „{ $artifact }” jest tylko jeden
layout-artifact-not-earned = ktoś ma artefakt „{ $artifact }”, a rodzina, która go daje, nie jest uratowana

## Of Black Secret.

layout-black-secret-not-played = są elementy Mrocznego Sekretu, a gra się bez niego, albo odwrotnie
layout-too-many-catacomb-tokens = niewidzianych żetonów „{ $token }” jest więcej, niż ma ich zestaw
layout-stack-too-high = stos na polu „{ $spot }” jest wyższy, niż dopuszczają niewidziane żetony jego zestawów
layout-ladder-under-haunted = nawiedzony kafel na polu „{ $spot }” nie ma drabiny
layout-too-many-skeletons = szkielety Wu Fenga są tylko { $number }, a żetony Kości tylko cztery
layout-two-skeletons = na miejscu „{ $space }” są dwa szkielety
layout-skeleton-on-card = na miejscu „{ $space }” jest karta albo figurka Buddy, więc nie ma tam szkieletu
layout-below-is-dead = „{ $taoist }” nie jest żywym taoistą i nie może być w katakumbach
layout-curse-not-of-game = klątwy { $curse } nie ma w tej grze
layout-curse-twice = klątwa { $curse } jest i odkryta, i w piramidzie
layout-curse-of-closed-level = klątwa { $curse } ma poziom { $level }, którego klątwy leżą zakryte, dopóki w piramidzie nie ma dwóch klątw poziomu { $below }
layout-pyramid = na każdym poziomie piramidy jest przynajmniej o jedną klątwę mniej niż na niższym, a na najniższym najwyżej cztery
layout-too-many-curses = liczba dobieranych klątw poziomu { $level } to tylko { $number }
layout-mantra-not-of-game = mantry { $mantra } nie ma w tej grze
layout-mantra-twice = mantra { $mantra } jest podana dwa razy
layout-mantra-full = mantra { $mantra } jest pełna i już by zadziałała
layout-too-many-urns = urny są tylko { $number }
layout-shadow-without-urns = Cień przychodzi z trzecią Urną, nie wcześniej
layout-demon-beside-shadow = „{ $demon }” na dobre wraca do siebie, gdy przyjdzie Cień
layout-mantra-on-nobody = „{ $demon }” jest u siebie i nie może mieć mantry
layout-in-hand = karta { $card } nie może być na ręce Wu Fenga
layout-hidden = trzeba podać wszystkie karty z ręki Wu Fenga

## Set-ups, with the written names of things.

setting-boards = cztery plansze muszą być red, green, blue i yellow, każda raz
setting-power = plansza „{ $board }” pokazuje { $one } albo { $other }
setting-no-players = musi być od jednego do czterech graczy
setting-not-opposite = dwaj gracze muszą siedzieć naprzeciw siebie
setting-first = pierwsza tura musi należeć do gracza
setting-village = w wiosce musi być dziewięć różnych kafli
setting-school = school to kafel z Białego Księżyca
setting-calligrapher = calligrapher to kafel z Mrocznego Sekretu
setting-five-qi = pięć qi to opcja tylko poziomu początkującego
setting-solo-spires = w grze jednoosobowej czerwona plansza musi pokazywać spires

deal-players = musi być od jednego do czterech graczy, a nie { $players }
deal-colours = oczekiwano różnych kolorów, po jednym dla każdego gracza (graczy: { $players })
deal-first = „{ $colour }” nie może zaczynać, bo nikt nie gra tym kolorem
deal-tile-count = w wiosce musi być dziewięć kafli, a jest { $number }
deal-tile-twice = kafel „{ $tile }” jest w wiosce dwa razy; dziewięć kafli musi się różnić
deal-portal = Portal nie może leżeć na kaflu „{ $tile }”, którego nie ma w wiosce
deal-rule = { $problem } (zasada { $rule })

## Files of replays, and links.

replay-file-json = to nie jest czytelny zapis gry: { $problem }
replay-file-format = to nie jest zapis gry: pole „format” musi brzmieć „{ $format }”
replay-file-version = nie można odczytać wersji { $version }: ten program zna wersje od 1 do { $last }
# A field of the file, or the link.
replay-file-field = { $field }: { $problem }
replay-file-start = takiego początku w tej grze nie ma: { $problem }
replay-file-position = pozycja początkowa: { $problem }
replay-file-step = krok { $step }, „{ $text }”: { $problem }
replay-file-one-start = oczekiwano dokładnie jednego z pól „setup” i „position”
replay-file-both-or-neither = oczekiwano obu pól „{ $one }” i „{ $other }” albo żadnego
replay-file-data-unused = są dane dodatku, a gra się i bez Białego Księżyca, i bez Mrocznego Sekretu
link-too-long = zawiera ponad 1 MB, a tyle nie potrzebuje żadna gra
link-damaged = jest uszkodzony; jakiejś części brakuje albo zmieniła się po drodze
link-without-game = nie ma w nim gry; oczekiwano #replay= i tekstu, który zaczyna się cyfrą
