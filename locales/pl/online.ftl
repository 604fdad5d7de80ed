## The words at a table of a server: its seats before the game, who decides, who is here, what is said. People are called by their names, seats by colour or Wu-Feng.

at-table-connecting = Łączenie ze stołem…
at-table-lost = Połączenie zostało przerwane. Zostanie wznowione, gdy tylko będzie to możliwe.
at-table-missing = Nie ma takiego stołu
at-table-missing-hint = Link może być niepełny albo przy tym stole od tak dawna nikogo nie było, że został uprzątnięty.
at-table-older-rules = Zasady od tego czasu poprawiono i dzisiejsze nie dopuszczają jednego z kroków tej gry. Stół pozostaje zachowany bez zmian.
at-table-closed = Ten stół jest zamknięty
at-table-closed-hint = Zamknęli go ci, którzy prowadzą serwer. Nic już tu nie można zrobić.
at-table-barred = Ci, którzy prowadzą serwer, nie wpuszczają nikogo z twojego adresu.
# $time: the time of day, such as 21:30.
at-table-restart = O { $time } serwer zostanie uruchomiony ponownie. Stół zostaje zachowany, a ta strona wróci sama.
at-table-stranger = Serwer nie zna miejsca tej przeglądarki przy stole
at-table-watch-anyway = Oglądaj bez miejsca
# With the server's words.
at-table-refused = Niemożliwe: { $why }
# What may be refused to anybody.
at-table-gone-on = Ktoś był szybszy: gra poszła dalej.
at-table-taken = To miejsce zajął już ktoś inny.
at-table-bot-plays = Na tym miejscu gra bot; gospodarz może je oddać.
at-table-hand = Kto widział rękę Wu Fenga, nie może grać przeciw niemu, a po rozpoczęciu gry nikt nowy nie może nim zagrać (S7).
at-table-nothing-to-take-back = Nie ma czego cofnąć: od tego czasu był rzut lub karta, zdecydował ktoś inny albo ktoś zmienił miejsce przy stole.
at-table-asked-already = Prośba o cofnięcie już czeka na odpowiedź.
at-table-bad-name = To nie może być imię: potrzebna jest litera lub cyfra i zwykły tekst.
at-table-too-much = Za dużo wiadomości. Odczekaj chwilę.
at-table-full = Nie ma już miejsca.
at-table-storage = Serwer nie może teraz niczego zapisać. Spróbuj jeszcze raz.
at-table-newer-server = Nowsza wersja serwera prowadziła już dalej grę przy tym stole. Tutaj widać go w stanie sprzed tej zmiany; grać dalej będzie można, gdy tylko odpowie nowsza wersja.
at-table-busy = Serwer jest bardzo zajęty i na razie nie wpuszcza nikogo więcej. Strona sama próbuje dalej.
at-table-over = Gra jest skończona.

at-table-lobby = Przy stole
at-table-seats = Miejsca
at-table-free = wolne
at-table-you = ty
at-table-host = gospodarz
at-table-sit = Usiądź tutaj
at-table-sit-hint = Podaj imię i zajmij wolne miejsce. Możesz też tylko patrzeć.
at-table-stand = Wstań
at-table-free-seat = Zwolnij miejsce
at-table-let-bot-play = Oddaj miejsce botowi
at-table-take-bot-away = Odwołaj bota
# To whom the seat goes back.
at-table-give-back = Oddaj miejsce: { $name }
at-table-start = Zacznij grę
at-table-seats-open = Są wolne miejsca: wyślij poniższy link albo posadź boty.
at-table-host-starts = Gdy wszystkie miejsca będą zajęte, grę zacznie { $name }.
at-table-share = Link do tego stołu
at-table-share-hint = Wyślij go tym, którzy mają zagrać. Kto go otworzy, może usiąść albo patrzeć.
at-table-copy = Kopiuj
at-table-copied = Skopiowano

at-table-people = Osoby
at-table-here = jest przy stole
at-table-away = nie ma przy stole
at-table-watching = { $number ->
    [one] { $number } osoba patrzy
    [few] { $number } osoby patrzą
   *[many] { $number } osób patrzy
}
at-table-you-watch = Patrzysz na grę.
# Who can give the seat back.
at-table-bot-for-you = Gra za ciebie bot. Miejsce może ci oddać { $host }.
at-table-chat = Czat
at-table-say = Powiedz coś wszystkim
at-table-send = Wyślij
at-table-nothing-said = Nikt jeszcze nic nie powiedział.
at-table-unread = nowe: { $number }

at-table-your-turn = Twój ruch
# One's own seat that decides.
at-table-you-decide = Twój ruch! Decydujesz za: { $seat }.
# Who decides for which seat.
at-table-decides = Decyduje { $name } ({ $seat }).
at-table-away-decides = Decyduje { $name } ({ $seat }), ale nie ma tej osoby przy stole.
at-table-nobody-decides = { $seat }: nikt tu nie gra. Ktoś może usiąść albo gospodarz posadzi bota.

at-table-ask-undo = Poproś o cofnięcie
# Who asks, and which decision it is.
at-table-undo-asked = { $name } prosi o cofnięcie: { $what }
# Whose answers are awaited.
at-table-undo-waits = Czekamy na zgodę: { NAME($names, list: "comma") }.
at-table-agree = Zgoda
at-table-refuse = Nie zgadzam się
at-table-withdraw = Wycofaj prośbę

at-table-point = Wskaż
at-table-point-hint = Następna rzecz, którą klikniesz na stole, podświetli się u wszystkich. Możesz też kliknąć z klawiszem Shift.
# Who points at what.
at-table-points-at = { $name } wskazuje: { $thing }

at-table-ranked = Ta próba się liczy: do jej końca nie ma podpowiedzi, szansy na wygraną ani próbowania innych dróg.
at-table-practice = To gra dla wprawy: inne karty i rzuty niż w próbie, która się liczy, i bez miejsca w wynikach.
# What happened to somebody, for the chat.
at-table-host-changed = Gospodarza długo nie było: teraz gospodarzem jest { $name }.
at-table-was-muted = Wyciszenie przez gospodarza: { $name }.
at-table-was-unmuted = { $name } może znowu pisać.
at-table-was-removed = Gospodarz wyprosił od stołu: { $name }.
at-table-was-lifted = { $name } może wrócić do stołu.
at-table-you-are-host = Gospodarza długo nie było: teraz ty prowadzisz ten stół.
at-table-understood = Rozumiem
# What can be done about somebody else.
at-table-others = Pozostali
at-table-menu = Co zrobić: { $name }
at-table-hide = Ukryj wiadomości
at-table-show-again = Pokaż wiadomości
at-table-mute = Wycisz
at-table-unmute = Cofnij wyciszenie
at-table-remove = Wyproś
at-table-bar = Wyproś na zawsze
at-table-lift = Pozwól wrócić
at-table-remove-sure = Wyprosić od stołu: { $name }? Ta osoba straci miejsce i nie będzie mogła pisać, tylko patrzeć.
at-table-bar-sure = Wyprosić na zawsze: { $name }? Ta osoba straci miejsce i nie będzie mogła nawet patrzeć, a z jej sieci nie wejdzie nikt nowy.
at-table-cancel = Anuluj
at-table-is-hidden = ukryte wiadomości
at-table-is-muted = bez głosu
at-table-is-removed = poza stołem
at-table-is-barred = poza stołem na zawsze
# To whoever was muted or sent away.
at-table-you-are-muted = Gospodarz odebrał ci głos.
at-table-removed = Gospodarz wyprosił cię od tego stołu
at-table-removed-hint = Nadal możesz patrzeć na grę.
at-table-barred-here = Gospodarz wyprosił cię od tego stołu na zawsze
# The word to enter a table.
at-table-word-title = Ten stół ma hasło
at-table-word-hint = Poda ci je osoba, która cię zaprosiła.
at-table-word = Hasło
at-table-word-wrong = To nie jest hasło tego stołu.
at-table-enter = Wejdź
# Who is away, for how long; in how long a bot can play.
at-table-away-for = { $name }: nieobecność od { $time }.
at-table-bot-in = Za { $time } może zagrać bot.
at-table-let-play-on = Niech gra bot: { $name }
# Another game of the same people.
at-table-again-title = Jeszcze jedna gra?
at-table-again-same = Zagraj ponownie
at-table-again-level = Następny poziom: { $level }
at-table-again-sides = Zamień strony
at-table-again-hint = Otworzy się nowy stół z tymi samymi osobami. Każdy przejdzie do niego z tej strony.
at-table-again-opened = Nowy stół jest gotowy, a twoje miejsce czeka.
at-table-again-follow = Do nowego stołu
at-table-again-waits = Nowy stół dla was wszystkich może otworzyć { $host }.

## The words around the tables of a server: the hall, the form for a table, the challenge of the day, the records.

online-title = Gra online
online-lead = Otwórz stół i wyślij link tym, z którymi chcesz zagrać, albo dołącz do czyjegoś stołu. Konto nie jest potrzebne: ta przeglądarka pamięta twoje miejsce.
# At how many tables it is one's own turn.
online-your-turns = { $number ->
    [one] Twój ruch przy { $number } stole
   *[many] Twój ruch przy { $number } stołach
}
online-loading = Chwileczkę…
online-unreachable = Nie można połączyć się z serwerem. Sprawdź połączenie i spróbuj ponownie.
online-busy = Serwer nie może teraz przyjąć niczego nowego. Spróbuj ponownie za chwilę.
online-too-many = Z twojego adresu otwarto zbyt wiele stołów. Spróbuj później.
online-no-server = Za tą stroną nie stoi żaden serwer: tutaj gra się przy jednym ekranie.
online-other-version = Serwer ma inną wersję gry niż ta strona. Wczytaj stronę ponownie.
online-reload = Wczytaj ponownie

online-own-name = Twoje imię
online-own-name-hint = Widzą je inni.
online-name-missing = Najpierw wpisz swoje imię.
online-open-table = Otwórz stół
online-join-title = Dołącz do stołu
online-join-link = Link lub kod stołu
online-join = Dołącz
online-join-wrong = To nie jest ani link, ani kod stołu.

online-my-tables = Moje stoły
online-no-tables = Nie masz otwartych stołów.
online-finished-games = Zakończone gry
online-your-turn = Twój ruch
online-undo-asked = Ktoś chce cofnąć decyzję: zgadzasz się?
online-can-begin = Wszyscy już siedzą: możesz zacząć
online-host-begins = Wszyscy już siedzą: zaczyna gospodarz
online-free-seats = Wolne miejsca: { $number }
# Whose turn it is, by name.
online-waits-for = Teraz decyduje: { $who }
online-points = { $number ->
    [one] { $number } punkt
    [few] { $number } punkty
   *[many] { $number } punktów
}
online-replay = Powtórka
online-gone = Tego stołu już nie ma.
online-not-over = Ta gra jeszcze trwa.
online-not-yet = Dzisiejsze wyzwanie pokazujemy innym dopiero po zakończeniu dnia, o północy (UTC).
online-forget = Zapomnij o tym stole

online-new-table = Nowy stół
online-new-table-hint = Każde miejsce jest dla ciebie, dla kogoś, kto przyjdzie z linkiem, albo dla bota. Gra zacznie się, gdy dasz znak.
online-begin = Otwórz stół
online-seat-me = Ja
online-seat-open = Wolne: kto przyjdzie

# The expansions that are played.
online-kinds-base-game = Gra podstawowa
online-kinds-white-moon = Biały Księżyc
online-kinds-black-secret = Mroczny Sekret
online-kinds-both = Biały Księżyc i Mroczny Sekret
online-taoists = { $number ->
    [one] { $number } taoista
   *[other] { $number } taoistów
}

online-daily = Wyzwanie dnia
online-daily-lead = Codziennie nowa gra, dla wszystkich taka sama.
# How many Taoists one person plays.
online-daily-rules = Wszyscy mają ten sam początek, te same karty i rzuty. { $taoists ->
    [1] Grasz jednym taoistą.
    [2] Grasz oboma taoistami.
   *[other] Grasz samodzielnie wszystkimi { $taoists } taoistami.
}
online-daily-wu-feng = Wu Fengiem gra bot.
online-first-counts = Liczy się twoja pierwsza próba, jeśli skończysz ją przed północą (UTC); nie ma w niej podpowiedzi. Następne są dla wprawy, z innymi kartami i rzutami. Powtórki innych otworzą się po zakończeniu dnia.
online-play-daily = Zagraj
online-go-on-daily = Graj dalej
online-play-daily-again = Zagraj jeszcze raz dla wprawy
online-previous-day = Poprzedni dzień
online-next-day = Następny dzień
online-today = Dzisiaj
online-no-such-day = Tego dnia nikt nie podjął wyzwania.
online-standings = Wyniki
online-nobody-yet = Nikt jeszcze nie ukończył tego wyzwania.
online-place = Miejsce
online-names = Imię
online-score = Punkty
online-finished-at = Koniec gry

online-records = Tablica rekordów
online-records-lead = Najlepszy wynik dla każdej gry, poziomu i liczby taoistów na tym serwerze.
online-which-game = Która gra
online-all-games = Wszystkie gry
online-no-record = Jeszcze bez rekordu
online-records-wu-feng = Gry z Mrocznym Sekretem przeciw botowi są osobno od gier przeciw człowiekowi.
online-wu-fengs-bot = Wu Feng: bot
online-wu-fengs-person = Wu Feng: człowiek
online-wu-fengs-older = Wu Feng: nie wiadomo (starsze wyniki)
online-aids-hints = z podpowiedziami
online-aids-chance = z pokazaną szansą na wygraną
online-aids-trial = z próbami innych dróg
online-aids-unknown = z pomocą

online-practice-reasons-finished = Próbę, która się liczy, masz już za sobą.
online-practice-reasons-no-player = Serwer nie dowiedział się, kto gra.
online-practice-reasons-network = Z twojej sieci wykorzystano już dziś wszystkie próby, które się liczą.
online-practice-reasons-unknown = Serwer nie zalicza tej próby.
online-practice-only = Możesz zagrać dla wprawy: z innymi kartami i rzutami, bez miejsca w wynikach.
online-practise = Zagraj dla wprawy

# The word to enter, in the form for a table.
online-word = Hasło do stołu
online-word-hint = Musi je podać każdy, kto przyjdzie grać lub patrzeć. Zostaw puste, jeśli wystarczy link.
