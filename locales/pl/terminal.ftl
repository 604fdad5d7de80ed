## Gra w terminalu. Polecenia wpisuje się po angielsku.

terminal-welcome = Ghost Stories. Po każdym kroku gra zapisuje się w { $file }. Wpisz help, aby zobaczyć pomoc.
terminal-help =
    Wpisz numer opcji i naciśnij Enter. Inne polecenia:
      table, t      opis całego stołu
      options, o    jeszcze raz lista opcji
      log, l        co się stało od początku tury
      hint          podpowiedź: najlepsze opcje, szansa na wygraną przy każdej i dlaczego
      rule B51      treść zasady
      card NAZWA    opis karty, według angielskiej nazwy lub numeru
      undo, u       cofnij ostatni wybór, chyba że potem były kości albo karta
      save, s PLIK  zapisz kopię; gra zapisuje się też po każdym kroku
      help, h       ta pomoc
      quit, q       wyjdź; później można grać dalej przez --continue
terminal-only-way = Jedyna możliwość: { $choice }.
terminal-asked = { $name }: { $question }
terminal-cover = Wu Feng wybiera z ręki. Niech pozostali odwrócą wzrok; potem naciśnij Enter.
terminal-number = Wpisz numer od 1 do { $last } albo help.
terminal-which-rule = Która zasada? Zasady mają numery takie jak B51.
terminal-rule = { $rule }: { $words }
terminal-level = { $level }. { NAME($cells, list: "plain") }
terminal-level-cell = { $title }: { $cell }.
terminal-card = { $card }, karta { $number }{ $by_our_count ->
    [yes] {" "}według naszej numeracji
   *[no] {""}
}: { $resistance }{ $incarnation ->
    [yes] , wcielenie Wu Fenga
   *[no] {""}
}.
terminal-undone = Cofnięto.
terminal-undo-chance = Po ostatnim wyborze były kości albo karta, więc nie można go cofnąć.
terminal-undo-nothing = Nie ma czego cofnąć.
terminal-saved = Zapisano w { $file }.
terminal-not-saved = Nie zapisano: { $why }
terminal-not-replaced = Nie zapisano: { $file } już istnieje; podaj inny plik.
terminal-kept = Dotychczasowy plik został zachowany jako { $file }.
terminal-kept-in = Gra jest zapisana w { $file }.
terminal-left = Gra jest zapisana. Graj dalej przez: { $command }
terminal-again = Obejrzyj grę jeszcze raz przez: { $command }

## Koniec dziennika.

log-legal = Liczba kroków: { $steps }, wszystkie zgodne z zasadami.
log-verified = Liczba kroków: { $steps }, w tym sprawdzonych: { $verified }.

## Dokładne szanse.

odds-percent = { $whole },{ $tenth }%
odds-percent-tiny = <0,1%
odds-percent-almost = >99,9%
odds-exact = { $percent } ({ $fraction })

odds-against = { $ghost } ({ NAME($means, list: "comma") }): { $chance }
odds-with = { NAME($means, list: "comma") }:
odds-goal = { $goal }: { $chance }
odds-both = oba duchy
odds-any = co najmniej jeden
odds-resistance = { $tao ->
    [none] siła { $number }
   *[other] { $tao } duch o sile { $number }
}
odds-dice = { $number ->
    [one] { $number } kość
    [few] { $number } kości
   *[many] { $number } kości
}
odds-no-tao = bez tao
odds-tao = { $number } tao
odds-tao-of-colours = tao: { $tao }
odds-circle = Krąg modlitewny: { $tao }
odds-mantra = mantra
odds-reroll-once = jeden przerzut
odds-two-attempts = dwie próby
odds-brought-by-curse = Nie uwzględniono ducha, którego między dwiema próbami może sprowadzić kość klątwy.

odds-stands = { $taoist }{ $on_turn ->
    [yes] {" "}ma turę i
   *[no] {""}
} stoi na kaflu { $tile }.
odds-from-tiles = Szanse z każdego kafla; „tutaj” i „ruch” są możliwe teraz, pozostałe później, jeśli nic się nie zmieni.
odds-way-here = tutaj
odds-way-move = ruch
odds-head-dice = kości
odds-head-tile = kafel
odds-head-ghost = duch
odds-head-once = jedna próba
odds-head-twice = dwie próby
odds-ghost = { $card } ({ $space }){ $now ->
    [yes] {""}
   *[no] , teraz nie do przegnania
}
odds-no-ghost = bez ducha
odds-dice-show = Kości pokazują: { NAME($faces, list: "comma") }. Od najlepszego:
odds-reroll = { $choice }: { $any }{ $both ->
    [none] {""}
   *[other] , oba { $both }
}
