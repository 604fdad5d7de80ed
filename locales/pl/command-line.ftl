failure-within = { $place }: { $problem }
failure-option = { $option } { $problem }
failure-caused = { $part }: { $cause }
file-not-found = nie ma takiego pliku ani folderu
file-denied = brak uprawnień
file-exists = już istnieje
file-is-folder = to jest folder
file-not-in-folder = część tej ścieżki nie jest folderem
file-read-only = można to tylko odczytać
file-disk-full = dysk jest pełny
file-too-large = plik jest za duży
file-not-text = to nie jest plik tekstowy

## Opcje, których nie można zrozumieć.

usage-refused = { $problem }
    Pomoc: { $command }
usage-unknown-option = nie ma opcji { $option }{ $meant ->
    [none] {""}
   *[other] ; czy chodziło o { $meant }?
}
usage-unexpected = { $word } to o jedno słowo za dużo
usage-unknown-command = nie ma polecenia { $command }{ $meant ->
    [none] {""}
   *[other] ; czy chodziło o { $meant }?
}
usage-no-command = brakuje polecenia
usage-value-missing = { $option }: brakuje wartości
usage-value-unknown = { $option }: { $value } nie jest żadną z wartości { NAME($known, list: "comma") }
usage-value-refused = { $option }: niewłaściwa wartość { $value }: { $why }
usage-no-value = { $option } nie przyjmuje wartości, a podano { $value }
usage-option-twice = { $option } można podać tylko raz
usage-conflict = nie można łączyć { $option } z { NAME($others, list: "comma") }
usage-missing = brakuje: { NAME($options, list: "comma") }
usage-not-text = jedno ze słów nie jest zapisane w UTF-8
usage-unreadable = nie można jej odczytać
usage-whole-number = oczekiwano liczby całkowitej
usage-address = oczekiwano adresu IP
usage-range = oczekiwano liczby od { $low } do { $high }

value-language = oczekiwano jednego z kodów: { NAME($codes, list: "comma") }
value-team = przy stole są najwyżej cztery miejsca
value-player = nie ma takiego bota; boty to random, novice, expert, ignores-villagers i oracle, a trzem ostatnim można podać budżet, na przykład expert:nodes=100000 albo expert:ms=500
value-shard = oczekiwano numeru części i liczby wszystkich części, na przykład 2/8
value-players = oczekiwano liczby od 1 do 4 albo słowa all
value-or-all = { $problem } albo all
value-or-person = { $problem }; albo person

command-moved = { $command } to teraz polecenie innego programu, który powstaje przez cargo build --release -p ghost-stories-bench: { $now }

## Opcje przygotowania gry.

option-five-qi = --five-qi jest możliwe tylko z --level initiation
option-colours = każdy gracz musi mieć inny kolor (liczba graczy: { $players })
option-powers = plansza { $board } pokazuje tylko jedną moc
option-boards = oczekiwano czterech kolorów od północnej strony zgodnie z ruchem wskazówek zegara, a nazw jest { $number }
option-names = za dużo imion: { $names } (liczba graczy: { $players })

## Gry, powtórki i pozycje.

save-exists = { $file } już istnieje; kontynuuj tę grę przez --continue albo podaj inny plik przez --save
save-over = ta gra jest skończona; obejrzyj ją przez { $command }
source-at-of-position = --at służy do powtórek i linków, a to jest zapisana pozycja
source-step = powtórka kończy się na kroku { $last }
hint-chance = w tym miejscu kolej na kości albo kartę i nikt nie wybiera: wskaż inny krok przez --at albo inną pozycję
hint-over = w tym miejscu gra jest skończona: wskaż inny krok przez --at albo inną pozycję
scenario-none = nie ma tam żadnego pliku z końcówką .scenario
scenario-unreadable = liczba plików, których nie można odczytać jako scenariuszy: { $number }

## Strona i jej serwer.

serve-address = Ghost Stories działa pod adresem { $address } (Ctrl+C kończy)
serve-no-browser = Nie udało się otworzyć przeglądarki: otwórz ten adres w swojej.
serve-no-tables = Bez stołów online: { $why }
serve-no-page = ten program zbudowano bez strony; zbuduj go i uruchom przez: cargo xtask play, albo zagraj w tym terminalu przez: ghost-stories play --terminal
serve-no-home = nie ma folderu domowego, w którym można by przechowywać stoły; podaj plik przez --database
serve-folder = { $problem }; podaj plik przez --database
serve-port-taken = port { $port } jest zajęty; jeśli gra już działa, jest pod adresem { $address }, a jeśli nie, wybierz inny port przez --port
part-database = baza danych
part-port = port { $port }

admin-no-socket = podaj przez --admin-socket gniazdo serwera, takie jak podane dla `ghost-stories serve`
# Behind the path of a socket.
admin-no-server = nie odpowiada tam żaden serwer: { $problem }
admin-no-sockets = ten system nie ma takich gniazd

backup-counts = wpisy stołów: { $rows }, wyniki: { $results }, dni: { $days }
backup-done = { $file }: { $counts }
backup-restored = przywrócono: { $counts }

## Wiele gier botów.

run-goes-on = rozegrano już { $done } z { $planned } gier
run-stopped = zatrzymano po { $done } z { $planned } gier{ $kept ->
    [yes] ; to samo polecenie podejmie je od tego miejsca
   *[no] {""}
}
run-other-file = { $why }; podaj inny plik
run-experiment = zawiera inny eksperyment: { $difference }
run-shard = zawiera część { $there } zamiast { $here }
run-merged = zawiera części, które już połączono
run-rows = brakuje wierszy gier, które już rozegrano ({ $done })
run-version = ten program nie zna formatu wyników { $version }; czyta format { $known }
run-no-tally = to nie jest plik wyników, jaki zapisuje simulate --out
run-damaged = plik jest uszkodzony: { $why }
run-damaged-cells = nie ma wyników dla każdej kombinacji
run-damaged-times = nie ma czasu dla każdego bota
run-damaged-shards = jego części nie pasują do eksperymentu
run-damaged-games = jego części i wyniki różnią się liczbą gier
run-missing = { NAME($missing, list: "comma") }; --partial przyjmuje to, co jest
merge-experiment = inny eksperyment: { $difference }
merge-numbers = część { $theirs } nie pasuje do części { $ours }: obie muszą być z tej samej liczby części
merge-counted = część { $shard } jest już policzona
merge-missing = brakuje części { $shard }
merge-unfinished = część { $shard } ma { $done } ze swoich { $all } gier
merge-more = i jeszcze { $number }

## Szanse.

odds-which-ghost = przeciw któremu duchowi? Podaj --resistance 2 albo --ghost zombie, albo wskaż pozycję, powtórkę lub link
odds-too-many-ghosts = kafel sąsiaduje z najwyżej dwoma duchami: podaj jednego lub dwa
odds-two-colours = przy dwóch duchach potrzebne są ich kolory, na przykład red:2,black:1
odds-colour-too = podaj też kolor ducha, na przykład { $example }
odds-attempts-cards = wskaż obie karty przez --ghost, bo klątwa i nagroda jednej liczą się przy drugiej
odds-which-tao = podaj, w jakich kolorach, na przykład red:1,black:2
odds-four-tao = są tylko cztery znaczniki tao każdego koloru
odds-amount = oczekiwano liczby, na przykład 2, albo koloru i liczby, na przykład red:2
odds-no-exorcism = żadnego z tych duchów nie można przegnać
odds-no-power = żadna moc nie działa, dopóki w grze jest { $ghosts }
odds-dice-held = te duchy więżą kości, zostaje najwyżej { $number }
odds-grey-reroll = szara kość i przerzut nigdy nie występują razem, bo zielona plansza pokazuje jedną moc
odds-no-resistance = przy 0 każda próba się udaje; podaj siłę z karty, a --circle i --mantra ją zmniejszą
odds-no-such = żaden { $tao ->
    [none] duch
   *[other] { $tao } duch
} nie ma siły { $number }; są siły od 1 do 4, a wśród czarnych także 5
odds-no-two = nie ma dwóch { NAME($tao, form: "many") } duchów o sile { $number }
odds-game-over = w tym miejscu gra jest skończona: wybierz wcześniejszy krok przez --at
odds-last-incarnation = w tym miejscu ostatnie wcielenie jest przegnane: wybierz wcześniejszy krok przez --at
odds-who-lives = oczekiwano kogoś, kto żyje: { NAME($living, list: "comma") }
