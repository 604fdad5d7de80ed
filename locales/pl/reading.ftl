### Rzecz ze stołu do przeczytania w całości i powiększona plansza.

reading-whole = Pokaż cały stół
# $tiles: kafle przed duchem, od najbliższego do najdalszego.
reading-ahead = Przed nim: { NAME($tiles, list: "comma") }.
# Coś, co nastąpi, i za ile tur.
reading-foreseen = { $what } ({ $when }).
reading-now = Możesz go teraz przegnać.
# Na przycisku.
reading-roll = { $dice ->
    [0] Egzorcyzm bez kości
    [one] Rzuć { $dice } kością
   *[other] Rzuć { $dice } kośćmi
}, { $chance }
# Egzorcyzm po ruchu na ten kafel.
reading-after-move = Po ruchu na kafel { $tile }: { $chance }.
reading-hopeless = Żaden rzut go teraz nie pokona.
reading-far = Można go przegnać z kafla { $tile }, a ten jest teraz poza zasięgiem.
reading-below = Z katakumb nikt go nie przegna.
reading-not-now = Teraz nie można go przegnać: to akcja fazy jang.
# Możliwości jest więcej, niż lista ma wierszy.
reading-more-ways = { $number ->
    [one] Jeszcze { $number } możliwość
    [few] Jeszcze { $number } możliwości
   *[many] Jeszcze { $number } możliwości
}: wybierz duchy i znaczniki tao powyżej.
# Wiersz, za którym są opcje, które się nie mieszczą.
reading-more = Więcej opcji
