## Strona początkowa, lista zapisanych partii i kto w nich gra.

start-play-now = Zagraj od razu z botami
start-rename = Zmień nazwę
start-name-of-game = Nazwa partii
start-seats = Kto gra
start-seats-hint = Miejsce można w każdej chwili oddać botowi albo z powrotem człowiekowi.
start-picture = { $haunted ->
    [one] { $haunted } nawiedzony kafel
    [few] { $haunted } nawiedzone kafle
   *[many] { $haunted } nawiedzonych kafli
}, { $ghosts ->
    [one] { $ghosts } duch
    [few] { $ghosts } duchy
   *[many] { $ghosts } duchów
}
start-elsewhere = Ta partia toczy się w innym oknie. Tutaj widać, jak się rozwija.
start-play-here = Graj dalej tutaj
start-offline = Nie masz połączenia z siecią. Stoły online go wymagają, partie przy jednym ekranie nie.
