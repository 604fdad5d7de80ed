### The words of the page around the table.

## The page and its start.

page-title = Ghost Stories
page-lead = Duchy Wu Fenga powstają przeciw wiosce. Drogę zagradzają im taoiści – od jednego do czterech, zawsze razem.
page-fan-edition = Nieoficjalna, fanowska edycja gry Antoine’a Bauzy. Zasady i liczby pochodzą z gry; słowa, rysunki i kod są nasze.
page-advice = Rady autora
page-credits = Twórcy gry
page-typefaces = Kroje pisma tej strony powstały z Faustiny i Grenze studia Omnibus-Type, oba na licencji SIL Open Font License.
page-skip = Przejdź do gry
page-menu = Menu
page-home = Start
page-start = Co chcesz zrobić?
page-learn = Nauka gry
page-learn-long = Ucz się, grając
page-rules = Zasady
page-cards = Karty i symbole
page-settings = Ustawienia
page-language = Język
page-new-game = Nowa gra
page-open-file = Otwórz plik
page-saved-games = Zapisane gry
page-in-play = W toku
page-turns = { $number ->
    [one] { $number } tura
    [few] { $number } tury
   *[many] { $number } tur
}
page-written-position = Pozycja ułożona ręcznie
page-remove = Usuń tę grę
page-really = Na pewno?
page-file-unreadable = Nie udało się odczytać pliku. Wybierz powtórkę albo zapis tej gry: plik .json.

## A new game.

page-players = Gracze
page-seat = Gracz { $number }
page-name = Imię
page-colour = Kolor
page-random-colour = Losowy kolor
page-power = Moc
page-random-power = Losowa moc
page-level = Poziom trudności
# What a level is like, and how many incarnations must be exorcised.
page-level-hint = { $level ->
    [initiation] Najłagodniejszy początek: każdy ma 4 qi.
    [nightmare] Dla wprawnych graczy.
    [hell] Na początku mało qi i ani jednego jin-jang.
   *[normal] Zwykła gra.
} Do przegnania: { $incarnations ->
    [one] { $incarnations } wcielenie Wu Fenga
    [few] { $incarnations } wcielenia Wu Fenga
   *[many] { $incarnations } wcieleń Wu Fenga
}.
page-five-qi = Zacznij z 5 qi
page-rule-set = Zasady
page-rule-set-hint = Poprawione pochodzą z najnowszego wydania, klasyczne z wydania z 2008 roku; różnią się czterema szczegółami.
page-village = Wioska
page-village-random = Losowy układ
page-village-arranged = Własny układ
page-spot = Kafel { $number }, rząd po rzędzie
page-seed = Ziarno losowania
# The field for the number follows.
page-seed-hint = Ta sama liczba daje ten sam początek, te same karty i te same rzuty. Puste pole oznacza nową liczbę.{" "}
page-seed-wrong = Ziarno musi być liczbą całkowitą bez znaku, na przykład 2008.
page-colour-twice = Dwóch graczy ma ten sam kolor: wybierz inny dla jednego z nich.
page-begin = Zacznij grę

## The table.

page-table = Stół
page-turn-table = Obracaj stół tak, by moja strona była na dole
page-actions = Co możesz zrobić
page-all-options = Wszystkie opcje
# On a button while something is going on.
page-wait = …
page-undo = Cofnij
page-undo-key = Ctrl+Z
page-escape-key = Esc
# What the button for undo does.
page-undo-limit = Cofa ostatni wybór, najdalej do ostatniego rzutu lub ostatniej karty
page-explain = Wyjaśnij
page-in-words = Stół opisany słowami
page-panels = Prognoza, szanse, dziennik, podpowiedzi
page-close = Zamknij
page-cancel = Anuluj
page-possessed = Nawiedzona
page-neutral = Neutralna
# On the drawing, so it must be short, as neutral, dice and discarded.
page-bank = Bank
page-dice = Kości
page-deck = Talia
page-discarded = Odrzucone
page-haunted = kafel nawiedzony
page-blocked = nie działa
page-empty = Puste
page-buddha = Budda
# On the drawing of the deck, so it must be short. How many cards lie above the next incarnation.
page-incarnation-in = { $cards ->
    [0] Wu Feng następny
   *[other] Wu Feng za { $cards }
}
# On the drawing of the deck, so it must be short.
page-no-incarnation = już bez Wu Fenga

## Dice and what they bring.

page-exorcism = Egzorcyzm
# The chances follow.
page-dice-rolled = { $dice ->
    [0] Żadna kość nie jest wolna: pomogą tylko znaczniki tao, Krąg i mantra.
    [one] Rzucasz { $dice } kością. Szanse przy najlepszym użyciu wszystkich znaczników tao z twojego kafla:
   *[other] Rzucasz { $dice } kośćmi. Szanse przy najlepszym użyciu wszystkich znaczników tao z twojego kafla:
}
page-roll = Rzuć kośćmi
page-both = Oba duchy
page-at-least-one = Co najmniej jeden
page-pick-dice = Kliknij kości, które chcesz przerzucić.
page-roll-again = Przerzuć
page-keep = Zatrzymaj wszystkie
page-plan-hint = Kliknij duchy i znaczniki tao albo przeciągnij znaczniki na duchy; kości przydzielane są automatycznie.
page-plan-does-not-work = Wybierz, kogo przegnać
page-ways = Wszystkie możliwości

## Odds and forecast.

page-odds = Szanse
page-no-odds = Żaden egzorcyzm nie jest teraz w zasięgu.
page-here = tu stoisz
page-forecast-title = Prognoza
page-forecast-hint = Co zrobią duchy, jeśli nikt ich nie powstrzyma:
page-nothing-happens = Nic.
page-turn-of = Tura { NAME($board, form: "genitive") }
# When a board has its turn.
page-in-turns = { $turns ->
    [one] następna
    [few] za { $turns } tury
   *[many] za { $turns } tur
}

## The log.

page-log = Dziennik
page-steps = Kroki gry
page-step = Krok
page-step-of = Krok { $step } z { $all }
page-first = Na początek
page-back = Krok wstecz
page-run = Odtwarzaj
page-forward = Krok naprzód
page-last = Na koniec
# The button to the game follows.
page-past = Oglądasz przeszłość.{" "}
page-branch = A gdyby tak…? Graj stąd dalej
page-branch-hint = Zaczyna nową grę od tego kroku; pierwotna pozostaje bez zmian
page-back-to-game = Wróć do gry

## The end of the game.

page-ending = Koniec gry
page-won = Wygrana
page-lost = Przegrana
page-score = Punktacja
page-statistics = Gra w liczbach
page-qi-over-time = Qi wszystkich taoistów, tura po turze
page-ghosts-over-time = Duchy w grze, tura po turze
page-haunted-over-time = Nawiedzone kafle, tura po turze
page-taoist = Taoista
page-ghosts-exorcised = Duchy
page-attempts = Egzorcyzmy
page-helps = Pomoc
page-qi-lost = Stracone qi
page-save-file = Zapisz do pliku
page-again = Obejrzyj ponownie
page-copy-link = Kopiuj link
# The field with the link follows.
page-link-copied = Ten link otwiera grę jako powtórkę:{" "}

## Saves and links.

page-storage-blocked = Przeglądarka niczego dla tej strony nie przechowuje, więc gry nie można zapisać. Zezwól stronie na przechowywanie danych albo zapisz grę do pliku.
page-storage-full = Pamięć przeglądarki jest pełna, więc gry nie udało się zapisać. Zapisz ją do pliku i usuń stare gry.
page-no-such-game = Nie ma tu takiej gry
page-damaged = Tego zapisu nie można odczytać.
page-damaged-kept = Pozostał bez zmian. Jeśli chcesz naprawić go ręcznie, zapisz go do pliku.
page-damaged-link = Tego linku nie można odczytać

## Things on the table, explained.

page-board-of = { CAPITAL($board) }
page-living-board = Taoista żyje, dopóki ma qi. Jego gracz wykonuje ruch, a potem prosi wieśniaka o pomoc albo odprawia egzorcyzm.
page-neutral-board = Tą planszą nikt nie gra. Duchy przybywają i tutaj, a gdy skończy się jej qi, zostaje nawiedzona.
page-possessed-board = Tą nawiedzoną planszą włada Wu Feng: jej moc nie działa, a to, co miałaby stracić, tracą inni.
page-haunted-tile = Kafel jest nawiedzony: nikt tu nie pomoże, dopóki nie odwrócicie go na aktywną stronę.
# So many Qi, however many.
page-qi = { $number } qi
page-empty-space = Miejsce na ducha. Duchy trafiają najpierw na planszę swojego koloru.
page-power-blocked = Teraz ta moc nie działa.
page-yin-yang = Jin-jang
page-yin-yang-help = Wydaj go, by z daleka poprosić o pomoc wieśniaka z dowolnego aktywnego kafla albo odwrócić nawiedzony kafel na aktywną stronę.
page-tao-token = { CAPITAL($tao) } znacznik tao
page-tao-help = Po rzucie każdy znacznik tao liczy się jak kość swojego koloru. Taoiści na tym samym kaflu mogą używać swoich znaczników wspólnie.
page-qi-help = Qi to życie: taoista bez qi umiera.
page-discard-help = Duchy, które zeszły ze stołu. Nigdy nie wracają do talii.
page-deck-help = Duchy, a wśród nich wcielenia Wu Fenga. Jeśli z talii wyjdzie ostatnia karta, a Wu Feng nie jest jeszcze przegnany, gracze przegrywają.
page-dice-help = Każda kość tao ma ścianki: czerwoną, zieloną, niebieską, żółtą, czarną i białą. Biała zastępuje dowolny kolor.

## Rules, cards and icons.

page-coming = Chwileczkę…
page-not-loaded = Nie udało się wczytać tej części strony.
page-try-again = Spróbuj ponownie
page-nothing-found = Nic nie znaleziono.
page-search = Szukaj
page-rules-hint = Zasady z dopiskiem „Ustalenie” są nasze: dotyczą tego, o czym instrukcje milczą lub w czym się różnią.
# The headings of the rules, each before the rule of that number.
page-chapters-b1 = Stół
page-chapters-b10 = Przygotowanie gry
page-chapters-b20 = Tury
page-chapters-b30 = Jin: działają duchy
page-chapters-b40 = Przybywa duch
page-chapters-b50 = Jang: działa taoista
page-chapters-b60 = Śmierć
page-chapters-b70 = Egzorcyzm
page-chapters-b80 = Wieśniacy
page-chapters-b90 = Wcielenia Wu Fenga
page-chapters-b110 = Moce
page-chapters-b130 = Koniec gry
page-chapters-w1 = Biały Księżyc: przygotowanie gry
page-chapters-w10 = Biały Księżyc: przebieg tury
page-chapters-w20 = Biały Księżyc: wieśniacy
page-chapters-w30 = Biały Księżyc: Su-Ling
page-chapters-w40 = Biały Księżyc: kryształy i Mistyczna Bariera
page-chapters-w50 = Biały Księżyc: Szkoła Kung-fu
page-chapters-w60 = Biały Księżyc: artefakty
page-chapters-w70 = Biały Księżyc: wcielenia
page-chapters-w80 = Biały Księżyc: punktacja
page-chapters-s1 = Mroczny Sekret: przygotowanie gry
page-chapters-s10 = Mroczny Sekret: Wu Feng
page-chapters-s20 = Mroczny Sekret: demony i szkielety
page-chapters-s30 = Mroczny Sekret: Cień
page-chapters-s40 = Mroczny Sekret: taoiści
page-chapters-s50 = Mroczny Sekret: wcielenia i kamienie
page-chapters-s60 = Mroczny Sekret: koniec gry
page-icons-title = Symbole
page-tiles-title = Kafle wioski
page-powers-title = Moce
page-ghosts-title = Duchy i wcielenia
# What the icons on the cards and the table mean.
page-icons-ghost = Do gry wchodzi kolejny duch.
page-icons-haunt = Pierwszy aktywny kafel w linii zostaje nawiedzony.
page-icons-lose-qi = Strata 1 qi.
page-icons-quick = Figurka zaczyna na pierwszym kamieniu.
page-icons-curse = Rzut kością klątwy.
page-icons-power-off = Moc tej planszy nie działa.
page-icons-all-powers-off = Żadna moc nie działa.
page-icons-tao-off = Nie wolno wydawać znaczników tao.
page-icons-die-captive = Duch więzi kość tao.
page-icons-group-lose-tao = Każdy taoista odrzuca znacznik tao.
page-icons-clear-circle = Znacznik tao z Kręgu modlitewnego wraca do banku.
page-icons-haunter-stone = Nawiedzanie: duch nawiedza kafel co drugą turę swojej planszy.
page-icons-tormentor = Dręczenie: rzut kością klątwy w każdej turze planszy tego ducha.
page-icons-dice-immune = Odporność na kości: liczą się tylko znaczniki tao, Krąg i mantra.
page-icons-white-blank = Białe ścianki są puste.
page-icons-only-on-buddha = Można go przegnać tylko tam, gdzie trafi na Buddę.
page-icons-only-if-opposite-empty = Można go przegnać tylko wtedy, gdy na przeciwległym miejscu nie ma ducha.
page-icons-gain-tao = Nagroda: 1 znacznik tao.
page-icons-gain-two-tao = Nagroda: 2 znaczniki tao.
page-icons-gain-qi-or-yin-yang = Nagroda: 1 qi albo jin-jang.
page-icons-gain-qi-and-yin-yang = Nagroda dla grupy: 1 qi i jin-jang.
page-icons-curse-nothing = Kość klątwy: nic.
page-icons-curse-haunt = Kość klątwy: pierwszy aktywny kafel w linii zostaje nawiedzony.
page-icons-curse-ghost = Kość klątwy: do gry wchodzi duch.
page-icons-curse-tao = Kość klątwy: rzucający traci wszystkie znaczniki tao.
page-icons-curse-qi = Kość klątwy: rzucający traci 1 qi.
page-icons-haunter = Figurka ducha nawiedzającego: z pierwszego kamienia nawiedzi kafel w następnej turze swojej planszy.
page-icons-mantra = Mantra: duch jest słabszy o 1.
page-icons-buddha = Budda: duch, który tu trafi, zostaje odrzucony.
page-icons-power-token = Żeton mocy: pożycza na jedną turę moc neutralnej planszy.
page-icons-yin-yang = Jin-jang: pomoc z daleka albo odwrócenie nawiedzonego kafla na aktywną stronę.
page-icons-qi = Qi: życie.

## Settings.

page-pace = Animacje
page-pace-slow = Wolne
page-pace-normal = Normalne
page-pace-fast = Szybkie
page-pace-off = Wyłączone
page-size = Wielkość tekstu
page-large = Duży
page-keys = Klawisze
# How the keys are called, in the order of what they do.
page-key-names-option = 1 – 9, a – z
page-key-names-reach = Tab
page-key-names-walk = ← ↑ → ↓
page-key-names-choose = Enter
page-key-names-explain = ?
page-key-names-undo = Ctrl+Z
page-key-names-escape = Esc
page-key-names-browse = , .
page-key-names-enlarge = + − 0
page-key-uses-option = opcja z tym klawiszem
page-key-uses-reach = do stołu, opcji i zakładek
page-key-uses-walk = od rzeczy do rzeczy na stole
page-key-uses-choose = wybór wskazanej rzeczy
page-key-uses-explain = wyjaśnienie wskazanej rzeczy albo tej, którą wskażesz jako następną
page-key-uses-undo = cofnięcie ostatniego wyboru
page-key-uses-escape = znowu wszystkie opcje
page-key-uses-browse = krok wstecz lub naprzód w dzienniku
page-key-uses-enlarge = powiększenie stołu albo cały stół

## Lessons.

page-next = Dalej
page-watch = Zobacz, co się dzieje.
page-do-it = Zrób to na stole albo wybierz z listy.

## What the coming turns of the ghosts will bring.

forecast-advances = { $card }: figurka zrobi krok w stronę wioski.
forecast-haunts = { $card } { NAME($card, form: "number") ->
    [plural] nawiedzą
   *[singular] nawiedzi
} kafel { $tile }.
forecast-nothing-to-haunt = { $card } nie { NAME($card, form: "number") ->
    [plural] znajdą
   *[singular] znajdzie
} już czego nawiedzić.
forecast-rolls-curse = { $card }: rzut kością klątwy.
forecast-discards = { $taoist } odrzuci znacznik tao.
forecast-overrun = Duchy na wszystkich miejscach { NAME($board, form: "genitive") }.
forecast-loses-qi = { $taoist } straci 1 qi.
forecast-somebody-loses-qi = Taoista, którego wskażecie, straci 1 qi.
forecast-possessed = { CAPITAL($board) } zostanie nawiedzona.
forecast-ghost-arrives = Przybędzie duch.
forecast-lost = Gracze przegrają.

## Who plays a seat, and bots at play.

bots-who = Kto gra
bots-person = Człowiek
# As a choice of the form.
bots-kinds-random = Bot: losowy
bots-kinds-novice = Bot: nowicjusz
bots-kinds-expert = Bot: ekspert
bots-kinds-slow-expert = Bot: powolny ekspert
# Behind a name.
bots-strengths-random = losowy
bots-strengths-novice = nowicjusz
bots-strengths-expert = ekspert
bots-strengths-slow-expert = powolny ekspert
bots-thinking = { $who } myśli…
bots-paused = Wstrzymano. Teraz gra { $who }.
bots-pause = Wstrzymaj
bots-go-on = Wznów
bots-step = Jeden krok
bots-pace = Tempo botów
bots-paces-slow = Wolne
bots-paces-normal = Normalne
bots-paces-fast = Szybkie
bots-paces-at-once = Natychmiast

## Hints, and how likely the game is won.

hints-title = Podpowiedzi
hints-note = Szacowana szansa na wygraną przy każdej opcji, według gracza komputerowego, który myśli dalej razem z tobą.
hints-waiting = Chwila namysłu…
hints-nothing = Teraz nie ma nic do wyboru.
hints-then = Potem: { $plan }
# How many positions were looked at, already written.
hints-looked-at = Rozważone pozycje: { $number }
hints-chance = Szansa na wygraną
hints-show-chance = Pokazuj obok stołu szacowaną szansę na wygraną
hints-chance-setting = Szansa na wygraną
hints-course = Przebieg
hints-course-title = Szansa na wygraną krok po kroku
hints-turning-points = Punkty zwrotne
hints-no-turning-points = Żaden krok nie zmienił zbyt wiele.
hints-turn = Tura { $number }

## Why a replay or a link cannot be read.

replay-not-a-replay = To nie jest powtórka tej gry.
# The file says that it is of this version.
replay-version = To wersja { $version }, której ta strona nie zna. Wczytaj stronę ponownie, aby mieć najnowszą.
replay-link = Części linku brakuje albo zmieniła się po drodze.
replay-part = Część „{ $name }” nie zawiera tego, co powinna.
replay-start = Zaczyna się od ustawienia, jakiego w tej grze nie ma.
# $text: the step as the file has it.
replay-step = Kroku { $step } („{ $text }”) nie można wykonać.
replay-older-rules = Rozegrana według starszych zasad
# $number: how many steps they are.
replay-older-steps = { $number ->
    [one] Krok { $first } rozegrano według starszych zasad i nie można go sprawdzić.
   *[other] Kroki od { $first } do { $last } rozegrano według starszych zasad i nie można ich sprawdzić.
} Dalej gra toczy się od ówczesnej pozycji.
replay-older-step = Według starszych zasad: { $text }
# The refused step and its text, and how many steps are left out with it.
replay-cut = Gra otwiera się do kroku { $step } („{ $text }”), którego dzisiejsze zasady nie dopuszczają. Pominięte kroki: { $left_out }.
# After so many steps.
replay-broken = Nie można odczytać pozycji zapisanej po kroku { $step }.

## The words round the table of levels, whose numbers come from the engine, and what sets the two rule sets apart.

# Above the table.
levels-title = Poziomy trudności
# Above that of the solo game.
levels-solo-title = Poziomy trudności w grze jednoosobowej
levels-columns-level = Poziom
levels-columns-qi = Qi
levels-columns-yin-yang = Jin-jang
levels-columns-tao = Tao
levels-columns-haunted = Nawiedzone kafle = przegrana
levels-columns-incarnations = Wcielenia
# The Tao at the start: of how many board colours one each, and how many black ones.
levels-tao = { $colours ->
    [1] { $black ->
        [0] w swoim kolorze
       *[other] w swoim kolorze i czarne
    }
   *[other] { $black ->
        [0] czerwone, zielone, niebieskie, żółte
       *[other] czerwone, zielone, niebieskie, żółte, czarne
    }
}
# What another number of incarnations is with one or two players.
levels-with-few-players = { $number } przy 1 lub 2 graczach
# The four differences between the rule sets, a line each (B11 twice, B33, B112).
levels-differences-black-tao = Na poziomie początkującym według zasad poprawionych każdy gracz zaczyna też z czarnym znacznikiem tao.
levels-differences-haunted-tiles = Na poziomie początkującym przegraną oznaczają według zasad poprawionych 3 nawiedzone kafle, według klasycznych 4.
levels-differences-nothing-to-haunt = Na klasycznym poziomie początkującym gracze przegrywają, gdy duch ma nawiedzić linię bez aktywnego kafla.
levels-differences-twin-winds = Tańca bliźniaczych wiatrów używa się według zasad poprawionych przed swoim ruchem, według klasycznych po nim.

## How it is said what is printed on a component of an expansion and what is ours.

# Of an effect whose kind alone is printed, such as that ladders leave, but not how many.
sources-only-the-kind = Wydrukowany jest tylko rodzaj efektu; reszta jest nasza.
# What the rulebook tells about the catacomb tokens in the four sets.
sources-urns = Że wszystkie trzy Urny są w pierwszym zestawie, wynika z instrukcji; pozostałe liczby żetonów są nasze.
# A blank curse, and what it is for.
sources-blank-name = Pusta klątwa
sources-blank-help = Nic na niej nie wydrukowano i gra się bez niej. Własny plik z danymi może nadać jej poziom, kolor i efekt.
# Where level, colour and effect of a curse of Wu-Feng come from. $level, $colour and $effect are one of the four below.
sources-curse = Poziom: { $level } · Kolor: { $colour } · Efekt: { $effect }
# The same of a Blood Mantra.
sources-mantra = Poziom: { $level } · Efekt: { $effect }
# These four follow the colons above.
sources-printed = wydrukowany
sources-kind-printed = wydrukowany tylko rodzaj
sources-secondary = z innego źródła
sources-ours = nasz

## Keypad: words of one or two, at most twelve letters, because they stand on small keys

keypad-walk = Ruch
keypad-ask = Pomoc
keypad-exorcise = Egzorcyzm
keypad-power = Moc
keypad-yin-yang = Jin-jang
keypad-ladder = Drabina
keypad-villager = Wieśniak
keypad-su-ling = Su-Ling
keypad-crystal = Kryształ
keypad-buddha = Budda
keypad-artifact = Artefakt
keypad-place = Połóż
keypad-summon = Przywołaj
keypad-throw = Rzuć
keypad-demon = Demon
keypad-shadow = Cień
keypad-pass-by = Pomiń
keypad-end-turn = Koniec tury
keypad-yin = Jin
keypad-act = Akcja
keypad-end = Koniec

## Keypad: whole lines

keypad-turn = Kroki tury
keypad-verbs = Co zrobić
keypad-tap = { $verb }: wybierz podświetlone miejsce albo wiersz
keypad-gives-up-move = To kończy twój ruch.
keypad-gives-up-action = To kończy twoją akcję.
keypad-gives-up-both = To kończy twój ruch i akcję.
keypad-ends-turn-move = To kończy twoją turę, a ruch nie jest wykonany.
keypad-ends-turn-action = To kończy twoją turę, a akcja jest jeszcze możliwa.
keypad-ends-turn-both = To kończy twoją turę bez ruchu i bez akcji.
keypad-too-late-power = Pożyczona moc nie została jeszcze użyta; potem będzie za późno.
keypad-too-late-buddha = Potem w tej turze nie można już postawić Buddy.
keypad-too-late-su-ling = Potem w tej turze nie można już postawić Su-Ling.
keypad-too-late-token = Leży tu żeton mocy, którego nie wzięto.
keypad-dies = { $who } od tego umrze.
keypad-loses = To przegrywa grę.
keypad-chance = O tym, co zaraz nastąpi, decyduje los: tego nie da się cofnąć.
keypad-hopeless = Żaden rzut nikogo tu nie pokona.
keypad-anyway = Zrób to
keypad-since = Od twojej ostatniej tury
keypad-got-it = Jasne
keypad-share = Zapisz i udostępnij
