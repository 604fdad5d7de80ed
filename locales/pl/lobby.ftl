## The lobby: tables of a server that look for people, and a seat at once.

lobby-title = Stoły, które szukają graczy
lobby-empty = W tej chwili nikt nie czeka. Znajdź szybkie miejsce albo otwórz stół i pokaż go tutaj.
lobby-count = { $number ->
    [one] { $number } stół szuka graczy
    [few] { $number } stoły szukają graczy
   *[many] { $number } stołów szuka graczy
}
lobby-loading = Szukam stołów…
lobby-lost = Połączenie zostało przerwane, więc lista może być nieaktualna. Zostanie wznowione, gdy tylko będzie to możliwe.
lobby-quick = Szybkie miejsce
lobby-quick-hint = Prowadzi do stołu, który najbardziej ci odpowiada. Jeśli takiego nie ma, otworzy się nowy: grasz z botami, a one oddają miejsca tym, którzy przyjdą.
lobby-game = Gra
lobby-any-game = Dowolna gra
lobby-level = Poziom
lobby-any-level = Dowolny poziom
lobby-not-begun = Jeszcze się nie zaczęło
lobby-playing = Gra trwa
lobby-relaxed = Spokojny zegar
lobby-brisk = Szybki zegar
# Which language is spoken at a table.
lobby-language = Język: { $language }
# On the button of a seat.
lobby-sit-at = Usiądź tutaj: { $seat }
lobby-gives-way = Bot gra, dopóki ktoś nie przyjdzie
lobby-watch = Patrz
lobby-back = Wróć na swoje miejsce
lobby-gone = To miejsce nie jest już wolne.
lobby-list = Pokaż ten stół w poczekalni
lobby-list-hint = Każdy znajdzie go w „Grze online” i będzie mógł zająć wolne miejsce.
lobby-bots-give-way = Boty oddają miejsca tym, którzy przyjdą
lobby-listed = Ten stół widać w poczekalni: każdy może zająć wolne miejsce.
