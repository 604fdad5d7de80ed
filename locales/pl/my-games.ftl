## One's own finished games, the looks and sounds of the page, the turn in one picture.

my-games-title = Moje partie
my-games-lead = To, co w tej przeglądarce rozegrano do końca, przy jednym ekranie i online. Partie odgałęzione przez „Co by było, gdyby?” się nie liczą.
my-games-empty = Jeszcze nic: tu stanie pierwsza partia rozegrana do końca.
my-games-played = Partie
my-games-won = Wygrane
my-games-streak = Wygrane z rzędu teraz
my-games-longest = Najwięcej wygranych z rzędu
my-games-best = Najlepszy wynik
my-games-achievements = Osiągnięcia
my-games-reached = zdobyte
my-games-keep = Zachowaj i przenieś
my-games-export = Zapisz wszystko w pliku
my-games-bring = Wczytaj plik
my-games-brought = { $games ->
    [one] { $games } zakończona partia
    [few] { $games } zakończone partie
   *[many] { $games } zakończonych partii
}, { $saves ->
    [one] { $saves } zapis
    [few] { $saves } zapisy
   *[many] { $saves } zapisów
}: tyle jest nowych.
my-games-wrong = To nie jest plik z partiami albo jest uszkodzony.
my-games-forget = Zapomnij zakończone partie

senses-look = Wygląd
senses-looks-system = Jak chce system
senses-looks-dark = Ciemny
senses-looks-paper = Papier
senses-looks-contrast = Wysoki kontrast
senses-sound = Dźwięk
senses-loud = Głośność
senses-mute = Bez dźwięku
senses-vibrate = Wibracje, gdy przychodzi Twoja kolej i gdy duchy nawiedzają (w telefonach)

turn-title = Tura na jednym obrazku
turn-lead = Każda plansza ma swoją turę, zgodnie z ruchem wskazówek zegara. Plansza bez żywego gracza rozgrywa tylko dwa pierwsze kroki fazy jin.
turn-yin = Jin: duchy
turn-yang = Jang: taoista
turn-story = Opowieść
