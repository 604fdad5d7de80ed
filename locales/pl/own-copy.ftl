## The form for a player's own copy of the expansions, among the cards.

own-copy-title = Twój egzemplarz
own-copy-hint = Niektórych wartości Białego Księżyca i Czarnego Sekretu nie udało się ustalić; te ze znakiem zapytania są nasze. Jeśli masz tę grę, wpisz, co jest na twoich elementach. Każda wartość zapisuje się od razu i obowiązuje w nowych grach.
own-copy-file-hint = To samo jako plik tekstowy, dla innych programów i urządzeń:
own-copy-numbers-hint = Numery są nasze: wpisz swoje karty w dowolnej kolejności, każdą raz.
# $own: how many values are the player's; $ours: how many are ours because what is printed could not be found.
own-copy-counts = { $own ->
    [0] Wszystkie wartości są takie jak w naszych danych
    [one] { $own } wartość jest twoja
    [few] { $own } wartości są twoje
   *[many] { $own } wartości jest twoich
}; { $ours ->
    [0] żadna nie jest już odtworzona.
    [one] { $ours } jest odtworzona przez nas.
    [few] { $ours } są odtworzone przez nas.
   *[many] { $ours } jest odtworzonych przez nas.
}
own-copy-is-ours = nasze
own-copy-is-own = twoje
# A button: my components say what yours say.
own-copy-confirm = U mnie jest tak samo
# A button: takes our values again.
own-copy-reset = Wróć do naszych
own-copy-not-used = Jeszcze nie obowiązuje: { $problem }.
own-copy-not-all-used = { $number ->
    [one] { $number } element jeszcze nie obowiązuje: przy nim jest napisane, co się nie zgadza. Pozostałe obowiązują.
    [few] { $number } elementy jeszcze nie obowiązują: przy nich jest napisane, co się nie zgadza. Pozostałe obowiązują.
   *[many] { $number } elementów jeszcze nie obowiązuje: przy nich jest napisane, co się nie zgadza. Pozostałe obowiązują.
}
own-copy-export = Zapisz mój egzemplarz do pliku
own-copy-link = Ten link przekazuje twoje wartości komuś innemu:
own-copy-shared = Ktoś dzieli się z tobą wartościami swojego egzemplarza ({ $number ->
    [one] { $number } wartość
    [few] { $number } wartości
   *[many] { $number } wartości
}). Zajęłyby miejsce twoich.
own-copy-shared-take = Użyj ich
own-copy-shared-leave = Zostaw moje
own-copy-shared-broken = Ten link jest uszkodzony lub niepełny: nie da się z niego odczytać wartości.
own-copy-ghosts = Duchy
own-copy-tokens = Żetony Katakumb

# The values of a component, as labels.
own-copy-deed = Działanie
own-copy-colour = Kolor
own-copy-resistance = Siła
own-copy-left = Lewy kamień
own-copy-middle = Środkowy kamień
own-copy-right = Prawy kamień
own-copy-crystal = Daje też kryształ księżycowy
own-copy-space = Rząd { $row }, pole { $column }
own-copy-set = Zestaw { $number }
own-copy-cost = Koszt
own-copy-level = Poziom
own-copy-white-moon = Tylko z Białym Księżycem
own-copy-effect = Efekt

# What a value can be.
own-copy-board-colour = kolor planszy, na której leży
own-copy-number = { $number }
own-copy-nothing = nic
own-copy-yes = tak
own-copy-no = nie
own-copy-entrance-of = { $tao }, wejście
own-copy-blank = pusta

# Components.
own-copy-catacombs = Strona { $side }
own-copy-curse = Klątwa { $number }
own-copy-mantra = Krwawa mantra { $number }

# What is wrong, behind own-copy-not-used.
own-copy-missing = wybierz też resztę; tego brakuje: { $field }
own-copy-entrances = dwa z dziewięciu pól to wejścia, ani mniej, ani więcej
