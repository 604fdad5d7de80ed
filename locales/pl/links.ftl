## Co link mówi o sobie tam, gdzie go widać: na czacie, w poczcie, w wyszukiwarce. Mówi to serwer.

link-about = Ghost Stories, kooperacyjna gra planszowa, w przeglądarce: nieoficjalna wersja fanowska
# Who opened the table, which game it is, and its level.
link-table = { $host } czeka przy stole: { $kind }, { $level }
link-free = Wolne miejsca: { $number }. Otwórz link, żeby usiąść albo popatrzeć.
link-full = Wszystkie miejsca są zajęte. Otwórz link, żeby popatrzeć.
link-playing = Gra trwa. Otwórz link, żeby popatrzeć.
# A finished game.
link-won = { $points ->
    [one] Wygrana: { $kind }, { $level }, { $points } punkt
    [few] Wygrana: { $kind }, { $level }, { $points } punkty
   *[many] Wygrana: { $kind }, { $level }, { $points } punktów
}
link-lost = { $points ->
    [one] Przegrana: { $kind }, { $level }, { $points } punkt
    [few] Przegrana: { $kind }, { $level }, { $points } punkty
   *[many] Przegrana: { $kind }, { $level }, { $points } punktów
}
link-replay = Grali: { NAME($names, list: "comma") }. Otwórz link, żeby obejrzeć grę krok po kroku.
# The day as 2026-11-19.
link-day = Wyzwanie dnia, { $date }
link-day-game = { $taoists ->
    [one] { $kind }, { $level }, { $taoists } taoista: ten sam układ, karty i kości dla wszystkich.
    [few] { $kind }, { $level }, { $taoists } taoistów: ten sam układ, karty i kości dla wszystkich.
   *[many] { $kind }, { $level }, { $taoists } taoistów: ten sam układ, karty i kości dla wszystkich.
}
link-best = { $points ->
    [one] Najlepszy wynik: { $points } punkt, { NAME($names, list: "comma") }
    [few] Najlepszy wynik: { $points } punkty, { NAME($names, list: "comma") }
   *[many] Najlepszy wynik: { $points } punktów, { NAME($names, list: "comma") }
}
