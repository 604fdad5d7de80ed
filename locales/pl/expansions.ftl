## White Moon on the page.

white-moon-title = Biały Księżyc
white-moon-play = Graj z Białym Księżycem
white-moon-hint = Wieśniacy, których prowadzi się do Portalu, a do tego Su-Ling, kryształy księżycowe i Mistyczna Bariera, Szkoła Kung-fu, dziesięć nowych duchów i sześć nowych wcieleń.
white-moon-portal = Portal
white-moon-portals-centre = na środkowym kaflu
white-moon-portals-edge = na bocznym: 2 punkty więcej
white-moon-portals-corner = na narożnym: 4 punkty więcej
white-moon-incarnations = Wcielenia
white-moon-which-base-game = z gry podstawowej
white-moon-which-white-moon = z Białego Księżyca
white-moon-which-both = z obu
white-moon-tiles = Kafle
# The School in the Watchman's place, or at random.
white-moon-tile-kinds-school = Szkoła Kung-fu zamiast kafla Nocny strażnik
white-moon-tile-kinds-random = dziewięć losowych ze wszystkich dziesięciu

white-moon-families = Rodziny
white-moon-families-hint = Co powoduje śmierć wieśniaka i co daje rodzina, gdy uratowani są wszyscy jej członkowie.
# A family with how many there are.
white-moon-family = Rodzina { $family }: { $number ->
    [one] { $number } wieśniak
   *[other] { $number } wieśniaków
}
# How many of so many are saved, and how many died.
white-moon-family-stands = { $dead ->
    [0] { $saved } z { $size } w Schronieniu
   *[other] { $saved } z { $size } w Schronieniu, { $dead } na cmentarzysku
}
white-moon-death = Śmierć wieśniaka
white-moon-reward = Cała rodzina uratowana
white-moon-villagers = { $number ->
    [one] { $number } wieśniak
   *[other] { $number } wieśniaków
}
# Which villagers lie below the top one. $known: the families that are known; $unseen: how many nobody has seen; $villagers: both as one list, which ends with the message below.
white-moon-below = { COUNT($known) ->
    [0] Pod spodem: { $villagers }.
   *[other] { $unseen ->
        [0] Pod spodem: { $villagers }.
       *[other] Pod spodem: { $known } oraz { white-moon-unseen }.
    }
}
white-moon-unseen = { $unseen ->
    [one] { $unseen } wieśniak, którego nikt jeszcze nie widział
   *[other] { $unseen } wieśniaków, których nikt jeszcze nie widział
}
white-moon-shelter = Schronienie
white-moon-shelter-help = Uratowani wieśniacy. Gdy trafia tu ostatni z rodziny, aktywny gracz dostaje jej nagrodę. Każdy wieśniak to 1 punkt.
white-moon-graveyard = Cmentarzysko
white-moon-graveyard-help = Martwi wieśniacy. Gdy leży ich tu 12, gra jest przegrana.
white-moon-portal-help = Zamiast prosić o pomoc lub odprawiać egzorcyzm, taoista na tym kaflu może uratować wierzchniego wieśniaka, który tu jest.
white-moon-portal-held = Odźwierny trzyma Portal: dopóki nie zostanie przegnany, nikogo nie można uratować.
white-moon-su-ling = Su-Ling
white-moon-su-ling-help = Na końcu tury, w której zginął wieśniak, rzucono kością klątwy lub nawiedzony został kafel, można postawić ją przed wybranym miejscem. Środkowy kamień ducha za nią nie działa. Gdy staje przed skrajnym miejscem planszy, można postawić kryształ na postumencie w tym rogu.
white-moon-su-ling-waits = Czeka w rezerwie.
white-moon-su-ling-held = Wyjąca Rusałka więzi ją, dopóki sama nie zostanie przegnana.
white-moon-crystals = Kryształy księżycowe
white-moon-crystal-help = W egzorcyzmie kryształ liczy się jako dowolny kolor; można go też postawić na postumencie. Daje go biała ścianka w Sklepiku zielarza, a także niektóre duchy.
white-moon-holds-crystals = { $number ->
    [one] Ma { $number } kryształ księżycowy.
    [few] Ma { $number } kryształy księżycowe.
   *[many] Ma { $number } kryształów księżycowych.
}
white-moon-pedestal = Postument
white-moon-pedestal-help = Pod koniec swojej tury taoista na tym narożnym kaflu może postawić tu kryształ zdobyty we wcześniejszej turze. Po czwartym następuje Mistyczna Bariera.
white-moon-pedestal-lit = Stoi na nim kryształ.
white-moon-artifacts = Artefakty
white-moon-held-by = Ten artefakt ma { $taoist }.
white-moon-lying = Leży na ziemi: następny ruch zużyje na wstanie.

white-moon-barrier = Mistyczna Bariera
white-moon-barrier-hint = Po kolei dla każdej planszy: kryształ ratuje wieśniaka albo cztery kości i dowolna liczba kryształów pokonują duchy tej planszy.
white-moon-barrier-at = Teraz { $board }
white-moon-barrier-crystals = { $number ->
    [one] { $number } pozostały kryształ
    [few] { $number } pozostałe kryształy
   *[many] { $number } pozostałych kryształów
}
white-moon-at-least = co najmniej { $number }

white-moon-reconstructed = Odtworzone: wydrukowany symbol nie był dostępny.
white-moon-secondary = Z innego źródła niż sam element gry.
white-moon-data-open = Otwórz plik z danymi
white-moon-data-ours = Zapisz nasze dane do pliku
white-moon-data-forget = Wróć do naszych danych
white-moon-data-wrong = Nie można odczytać wiersza { $line } tego pliku, więc nic się nie zmieniło: { $problem }.

# $family is none where nobody knows the villager yet.
white-moon-flees = { $family ->
    [none] Wieśniak ucieknie na kafel { $tile }.
   *[other] Wieśniak z rodziny { $family } ucieknie na kafel { $tile }.
}
white-moon-dies = { $family ->
    [none] Wieśniak zginie na kaflu { $tile }.
   *[other] Wieśniak z rodziny { $family } zginie na kaflu { $tile }.
}
white-moon-picked-dies = Zginie widoczny wieśniak, którego wskażecie.
white-moon-shifts = { $card } { NAME($card, form: "number") ->
    [plural] przejdą
   *[singular] przejdzie
} na { $space }.

white-moon-icons-devourer = Pożeranie: duch pożera pierwszego wieśniaka w linii w każdej turze swojej planszy.
white-moon-icons-devour = Pierwszy wieśniak w linii zostaje pożarty.
white-moon-icons-kill-villager = Ginie wybrany widoczny wieśniak.
white-moon-icons-lay-down = Wszyscy taoiści padają na ziemię.
white-moon-icons-lowest-leave = Dwa duchy ze spodu talii opuszczają grę.
white-moon-icons-holds-portal = Duch trzyma Portal.
white-moon-icons-holds-su-ling = Duch więzi Su-Ling.
white-moon-icons-brings-ghost = Gdy zaczyna się tura planszy tego ducha, do gry wchodzi kolejny duch.
white-moon-icons-shapeshifter = Gdy zaczyna się tura jego planszy, duch przechodzi na następne wolne miejsce.
white-moon-icons-gain-crystal = Nagroda: kryształ księżycowy.
white-moon-icons-gain-qi-yin-yang-crystal = Nagroda: 1 qi i jin-jang dla grupy oraz kryształ księżycowy.
white-moon-icons-crystal = Kryształ księżycowy: dowolny kolor albo krok ku Mistycznej Barierze.
white-moon-icons-pedestal = Postument: po czwartym krysztale następuje Mistyczna Bariera.
white-moon-icons-portal = Portal: tu ratuje się wieśniaków.
white-moon-icons-su-ling = Su-Ling: środkowy kamień ducha za nią nie działa.
white-moon-icons-lying = Taoista, który padł na ziemię.
white-moon-icons-reconstructed = Wartość od nas, bo wydrukowanej nie udało się ustalić.
white-moon-lesson = Poznaj Biały Księżyc
white-moon-lesson-long = Druga lekcja: wieśniacy, Su-Ling i kryształy
white-moon-first-lesson = Pierwsza gra

## Black Secret on the page.

black-secret-title = Mroczny Sekret
black-secret-play = Graj z Mrocznym Sekretem
black-secret-hint = Jeden gracz jest Wu Fengiem: ma demony, które przeszukują katakumby pod wioską, klątwy i Cień. Taoiści mają krwawe mantry, drabiny i Kaligrafa. Do tego dziesięć nowych duchów i pięć nowych wcieleń.
black-secret-wu-feng = Wu Feng
# Who plays Wu-Feng, a person or a bot: label and choices.
black-secret-who = Kto gra Wu Fengiem
# How many there are besides Wu-Feng, in the form.
black-secret-taoists = Taoiści
black-secret-players-person = Człowiek
black-secret-players-bot = Bot
# Behind Wu-Feng's name where a bot plays him.
black-secret-bot = bot
black-secret-thinking = Wu Feng myśli…
black-secret-catacombs-side = Strona katakumb
black-secret-board-side = Strona planszy Wu Fenga
black-secret-sides-a = Strona A
black-secret-sides-b = Strona B
black-secret-sides-random = Losowo
black-secret-side = strona { $side }
black-secret-tiles = Kafle
# The Calligrapher in the Watchman's place, or at random.
black-secret-tile-kinds-calligrapher = Kaligraf zamiast kafla Nocny strażnik
black-secret-tile-kinds-random = dziewięć losowych ze wszystkich dziesięciu
# The same with White Moon.
black-secret-tile-kinds-with-white-moon-school-and-calligrapher = Szkoła Kung-fu zamiast kafla Nocny strażnik, Kaligraf zamiast innego, losowego kafla
black-secret-tile-kinds-with-white-moon-random = dziewięć losowych ze wszystkich jedenastu

black-secret-village = Wioska
black-secret-catacombs = Katakumby
black-secret-show-village = Pokaż wioskę
black-secret-show-catacombs = Pokaż katakumby
black-secret-catacombs-help = Pod każdym kaflem leży pole katakumb. Demony szukają tam wśród żetonów trzech Urn. Taoista, który zejdzie po drabinie, może przegnać demony ze swojego pola.
# The space under a tile.
black-secret-space = Pole pod kaflem { $tile }
black-secret-space-colour = Kolor pola: { $tao }; taki kolor mają demony, które na nim stoją.
black-secret-entrance = Wejście
black-secret-entrance-help = Tu pojawiają się w katakumbach przyzwane demony.
black-secret-ladder = Drabina
black-secret-ladder-help = Po ruchu taoista może tu zejść lub wejść. Gdy kafel zostaje nawiedzony, drabina znika, a przywraca ją tylko krwawa mantra.
black-secret-no-ladder = Nie ma tu drabiny.
black-secret-tokens = { $number ->
    [one] { $number } pozostały żeton
    [few] { $number } pozostałe żetony
   *[many] { $number } pozostałych żetonów
}
black-secret-no-tokens = Nie ma tu już żetonów.
black-secret-tokens-help = Gdy demon tu szuka, odkrywa wierzchni żeton. Wcześniej nikt go nie zna.
# What may lie on top.
black-secret-on-top = Na wierzchu może leżeć: { $tokens }.

black-secret-board = Plansza Wu Fenga
black-secret-board-help = Jej strona wyznacza cechy demonów. Stoją tu demony, których nie ma w katakumbach, a obok leżą szkielety, Urny i klątwy.
black-secret-hand = Ręka Wu Fenga
black-secret-hand-help = Przy karcie Przyzywania Wu Feng dobiera wcielenie, a potem zagrywa jedno z ręki. Urny i niektóre klątwy pozwalają mu tylko dobrać.
black-secret-in-hand = { $number ->
    [one] { $number } wcielenie na ręce
    [few] { $number } wcielenia na ręce
   *[many] { $number } wcieleń na ręce
}
black-secret-hand-hidden = Tylko Wu Feng widzi, które to wcielenia.
black-secret-hand-empty = Wu Feng nie ma na ręce żadnego wcielenia.
black-secret-pile = { $number ->
    [one] { $number } wcielenie w stosie
    [few] { $number } wcielenia w stosie
   *[many] { $number } wcieleń w stosie
}
black-secret-pile-help = Potasowane wcielenia, które Wu Feng może jeszcze dobrać.
black-secret-pyramid = Piramida
black-secret-pyramid-help = Leżą tu rzucone klątwy: najwyżej cztery poziomu 1, trzy poziomu 2, dwie poziomu 3 i jedna poziomu 4, na każdym poziomie mniej niż na niższym. Druga klątwa poziomu otwiera następny. Po klątwie poziomu 4 wszystkie klątwy dobiera się na nowo.
black-secret-level = Poziom { $number }
black-secret-level-open = otwarty
black-secret-level-closed = zamknięty
black-secret-free-place = Wolne pole
black-secret-curses = Klątwy
black-secret-curses-help = Wu Feng może odrzucić dobranego ducha, żeby rzucić odkrytą klątwę jego koloru; czarny duch pozwala na dowolną. W piramidzie musi być wolne pole tego poziomu.
black-secret-curses-up = Odkryte klątwy
black-secret-curses-thrown = Rzucone klątwy
black-secret-no-curses = Wu Feng nie może teraz rzucać klątw.
black-secret-curse-unknown = Tych klątw nie zna nikt, dopóki nie otworzy się ich poziom.
# How a face-up curse stands: it could be thrown, has no free place, or lies in the pyramid.
black-secret-curse-ready = Można ją teraz rzucić.
black-secret-curse-waits = Piramida nie ma teraz dla niej wolnego pola.
black-secret-curse-thrown = Leży w piramidzie: została rzucona.
# Level and colour of a curse.
black-secret-curse-kind = poziom { $level }, { NAME($tao, form: "feminine") }
black-secret-mantras = Krwawe mantry
black-secret-mantras-help = Każde stracone qi trafia na krwawą mantrę, którą wybiera tracący. Pełna działa od razu, opuszcza grę i zastępuje ją inna tego samego poziomu.
# How many Qi lie on a mantra, and how many it takes.
black-secret-mantra-qi = qi: { $have } z { $need }
black-secret-no-mantras = Nie ma już żadnej krwawej mantry.
black-secret-demons = Demony
black-secret-demons-help = Wu Feng może odrzucić dobranego ducha, żeby przyzwać demona, którego koszt nie przekracza siły tej karty. Przed fazą jin każdego żywego gracza każdy demon w katakumbach przechodzi o jedno pole albo przeszukuje swoje.
black-secret-at-home = na planszy Wu Fenga
black-secret-home-for-good = na dobre na planszy Wu Fenga, odkąd przybył Cień
black-secret-cost = koszt { $number }
black-secret-resistance = siła { $number }
black-secret-has-mantra = Osłabia go mantra.
black-secret-shadow = Cień
black-secret-shadow-help = Przed fazą jin każdego żywego gracza przechodzi, dokąd chce, albo atakuje trzema kośćmi tao taoistów stojących tam, gdzie on, a każda czarna ścianka odbiera 1 qi, albo na kaflu bez taoistów rzuca kością klątwy na aktywnego taoistę. Nie można go przegnać.
black-secret-shadow-waits = Sprowadza go trzecia Urna.
black-secret-shadowed = Jest tu Cień: ten kafel nie daje pomocy.
black-secret-urns = Urny: { $number } z 3
black-secret-urns-help = Za każdą Urnę Wu Feng dobiera wcielenie. Trzecia sprowadza Cień.
black-secret-skeleton = Szkielet
black-secret-skeleton-help = Zajmuje miejsce jak duch i ma siłę 1 w kolorze swojej planszy. Nie ma kamieni i nie daje nagrody.
black-secret-skeletons-left = { $number ->
    [one] { $number } pozostały szkielet
    [few] { $number } pozostałe szkielety
   *[many] { $number } pozostałych szkieletów
}

# For the details of a Taoist.
black-secret-below = W katakumbach, pod kaflem { $tile }.
black-secret-brotherhood = Braterstwo Krwi
black-secret-brotherhood-help = Taoista, który ma dokładnie 1 qi, może używać także mocy planszy naprzeciwko.
# Which power the brother lends.
black-secret-brother = Ma też moc { $power }.
black-secret-power-off = Bez mocy do końca następnej tury, z powodu klątwy.

black-secret-cover-title = Decyduje Wu Feng
black-secret-cover-text = Pozostali niech nie patrzą: zaraz będzie widać rękę Wu Fenga.
black-secret-cover-button = Jestem Wu Fengiem: pokaż
black-secret-back-title = Oddaj ekran
black-secret-back-text = Ręka Wu Fenga jest znów zakryta. Teraz decydują taoiści.
black-secret-back-button = Dalej
# On buttons: to see the own hand, and to cover it again.
black-secret-look = Obejrzyj rękę
black-secret-hide = Zakryj rękę
# Whose chance to win it is.
black-secret-taoists-chance = Szansa taoistów na wygraną
black-secret-wu-fengs-chance = Szansa Wu Fenga na wygraną

black-secret-deck-help = Duchy, a wśród nich karty Przyzywania. Gdy Wu Feng dobierze ostatnią kartę, wygrywa.
black-secret-summonings = { $number ->
    [one] { $number } karta Przyzywania
    [few] { $number } karty Przyzywania
   *[many] { $number } kart Przyzywania
}
black-secret-summoning-in = { $cards ->
    [0] Przyzywanie następne
   *[other] Przyzywanie za { $cards }
}
black-secret-no-summoning = już bez Przyzywania
black-secret-reconstructed = Niektórych wartości Mrocznego Sekretu nie udało się ustalić; te ze znakiem zapytania są nasze.

black-secret-taoists-won = Taoiści wygrali: Wu Feng jest przegnany z wioski.
black-secret-wu-feng-won = Wu Feng wygrał: wioska należy do niego.
black-secret-score = Mroczny Sekret: 5 punktów za wygraną, 5 mniej za przegraną

# What the coming turns bring.
black-secret-demons-act = Demony Wu Fenga działają: { $demons }.
black-secret-shadow-acts = Cień działa.
black-secret-activates-demon = { $card }: Wu Feng uaktywni demona.
black-secret-places-skeleton = { $card }: Wu Feng będzie mógł położyć szkielet.
black-secret-summoning = Karta Przyzywania: przybędzie wcielenie.
black-secret-wu-feng-draws = Wu Feng dobierze ducha: wyłoży go, przyzwie demona albo rzuci klątwę.

black-secret-icons-activate-demon = Wu Feng uaktywnia demona.
black-secret-icons-throw-curse = Wu Feng może rzucić klątwę dowolnego koloru.
black-secret-icons-puppets = Wu Feng może kłaść szkielety.
black-secret-icons-discard-stack = Wu Feng odkrywa i odrzuca stos żetonów katakumb; liczą się tylko Urny.
black-secret-icons-no-yin-yang = Nikt nie może wydawać jin-jang.
black-secret-icons-qi-to-bank = Stracone qi trafia do banku.
black-secret-icons-any-curse = Klątwy Wu Fenga nie muszą mieć koloru karty.
black-secret-icons-yin-yang-and-mantra = Nagroda: jin-jang dla grupy i 1 qi z banku na krwawej mantrze.
# The two chapters of the tutorial, each with its title and what it is about.
black-secret-lesson-taoists = Mroczny Sekret dla taoistów
black-secret-lesson-taoists-long = Drabiny, demony w katakumbach i krwawe mantry
black-secret-lesson-wu-feng = Mroczny Sekret dla Wu Fenga
black-secret-lesson-wu-feng-long = Duchy, demony i klątwy od drugiej strony stołu

## What is wrong with a line of an own data file. Words of the file stay as they are: colour=, tao, family. What stands for a name or a number may be translated.

data-kind = oczekiwano family NAZWA, ghost NUMER od 66 do 75 lub od 82 do 91, incarnation NUMER od 76 do 81 lub od 92 do 96, demon NAZWA, curse NUMER od 1 do 32, mantra NUMER od 1 do 21, tokens RODZAJ albo catacombs STRONA, a po tym wartości; albo artifact NAZWA
data-unknown = oczekiwano NAZWA=WARTOŚĆ, każda raz: death i reward przy family; colour, resistance, left, middle i right przy ghost; colour, resistance i, w Białym Księżycu, crystal przy incarnation; cost i resistance przy demon; level, colour, moon i effect przy curse; level, moon i effect przy mantra; od set1 do set4 przy tokens
# $expected: one of the three messages that follow.
data-value = oczekiwana wartość { $name }=: { $expected }
# $words: all but the last.
data-one-of = { NAME($words, list: "comma") } albo { $last }
data-number = liczba od { $from } do { $to }
data-board = board, bo ta karta ma kolor swojej planszy
data-missing = brakuje { $name }=
data-family-twice = rodzina { $family } jest podana dwa razy
data-card-twice = karta { $card } jest podana dwa razy
data-mark-twice = artefakt „{ $artifact }” jest podany dwa razy
data-artifact-twice = artefakt „{ $artifact }” dają dwie rodziny, a jest tylko jeden; podaj, co daje ta druga
data-side-twice = ta strona katakumb jest podana dwa razy
data-token-twice = ten rodzaj żetonu jest podany dwa razy
data-demon-twice = ten demon jest podany dwa razy
data-curse-twice = ta klątwa jest podana dwa razy
data-mantra-twice = ta mantra jest podana dwa razy
data-not-nine = zestaw { $set } żetonów musi ich mieć razem dziewięć
data-urns = we wszystkich zestawach razem są trzy Urny
data-catacombs = catacombs a i catacombs b mają po dziewięć kolorów: red, green, blue, yellow lub black, w tym dwa z *
