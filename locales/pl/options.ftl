heading-usage = Użycie:
heading-commands = Polecenia
heading-arguments = Argumenty
heading-options = Opcje
heading-examples = Przykłady:
option-default = { $text } [domyślnie: { $default }]

about-ghost-stories = Ghost Stories: kooperacyjna gra planszowa, nieoficjalne wydanie fanowskie
help-language = Język, na przykład pl [domyślnie: język systemu]
help-help = Pokaż pomoc
help-version = Pokaż wersję

about-play = Zagraj: w przeglądarce albo z --terminal w tym terminalu
help-port = Port, pod którym strona działa na tym komputerze; do niego należą zapisane gry
help-quiet = Nie otwieraj przeglądarki
help-terminal = Gra zwykłym tekstem w tym terminalu, wszyscy gracze przy jednej klawiaturze
help-players = Liczba graczy, od 1 do 4; w Mrocznym Sekrecie liczba taoistów
help-level = Poziom trudności: initiation, normal, nightmare albo hell
help-rules = Zasady: revised (poprawione, najnowsze wydanie) albo classic (klasyczne, 2008)
help-five-qi = Opcja poziomu początkującego: zacznij z pięcioma qi
help-white-moon = Gra z Białym Księżycem: wieśniacy, Su-Ling, kryształy i Mistyczna Bariera
help-portal = Biały Księżyc: gdzie leży Portal: centre, edge albo corner, albo na kaflu, na przykład tea-house
help-incarnations = Biały Księżyc bez Mrocznego Sekretu: które wcielenia są w grze: base, moon albo both
help-black-secret = Gra z Mrocznym Sekretem: ktoś jest Wu Fengiem, są demony w Katakumbach, klątwy i Cień
help-catacombs = Mroczny Sekret: strona Katakumb, a albo b [domyślnie: losowo]
help-demons = Mroczny Sekret: strona planszy Wu Fenga, a albo b, z cechami jego demonów [domyślnie: losowo]
help-random-tiles = Z dodatkiem: dziewięć losowych kafli ze wszystkich, zamiast Szkoły i Kaligrafa w stałych miejscach
help-data = Z dodatkiem: plik z tym, co jest na twoich własnych elementach; czego nie podaje, jest jak u nas
help-boards = Cztery plansze zgodnie z ruchem wskazówek zegara od północnej strony, na przykład red,green,blue,yellow
help-colours = Kolory, które grają, na przykład red,blue
help-powers = Moce, które pokazują plansze, na przykład spires,mantra
help-first = Kto ma pierwszą turę
help-village = Dziewięć kafli rząd po rzędzie od północnego zachodu, na przykład cemetery,altar,herbalist,...; z dodatkiem jego kafel może wśród nich być lub nie
help-wu-feng = Mroczny Sekret: kto jest Wu Fengiem: person (człowiek) albo bot, na przykład novice lub expert
help-names = Imiona graczy w kolejności tur, na przykład Ania,Bartek
help-seed = Ziarno ustawienia, kart i kości [domyślnie: nowe]
help-save = Gdzie gra zapisuje się po każdym kroku [domyślnie: ghost-stories-ZIARNO.json]
help-continue = Graj dalej zapisaną grę
help-locales = Dla tłumaczy: czytaj słowa z tego folderu, strona przy każdym wczytaniu; jest w nim folder każdego języka
help-pseudo = Dla tłumaczy: postaw akcenty na literach angielskich słów; co ich nie ma, nie jest tłumaczone

about-serve = Udostępnij stronę i stoły online, przeglądarkom tutaj albo za serwerem pośredniczącym
help-serve-port = Port, pod którym działa strona
help-address = Adres tego komputera; 0.0.0.0 wpuszcza każdego, kto może się z nim połączyć
help-database = Gdzie przechowywać stoły: plik albo postgres://USER:PASSWORD@HOST/NAME [domyślnie: tables.sqlite w twoim folderze danych]
help-origin = Strona, która może rozmawiać z tym serwerem, na przykład https://example.org; serwer odpowiada wtedy tylko pod jej nazwą i pod adresami; można podać kilka razy
help-behind-proxy = Serwer pośredniczący podaje w X-Forwarded-For, skąd przychodzą klienci
help-connections-per-address = Liczba połączeń z jednego adresu
help-tables-per-hour = Ile stołów jeden adres może otworzyć w ciągu godziny
help-listed-per-address = Ile stołów jednego adresu może być naraz w poczekalni
help-data-files-per-hour = Ile różnych własnych plików danych jeden adres może wnieść w ciągu godziny
help-messages-per-second = Liczba wiadomości na sekundę w jednym połączeniu
help-host-away = Po ilu sekundach bez gospodarza stół dostaje nowego
help-bot-after = Po ilu sekundach każdy przy stole może posadzić bota za kogoś, kogo nie ma
help-connections = Liczba wszystkich połączeń
help-brisk-seconds = Ile sekund ma człowiek na decyzję przy żwawym stole, zanim podejmie ją bot
help-relaxed-hours = Ile godzin ma człowiek na decyzję przy spokojnym stole
help-keep-unfinished = Ile dni przechowywać nieskończony stół od ostatniego zdarzenia
help-keep-finished = Ile dni przechowywać skończony stół; wyniki zostają
help-drain = Ile sekund serwer, któremu kazano się zatrzymać, działa dalej, żeby proxy zauważyło, że nie jest gotowy
help-serve-admin-socket = Gniazdo do utworzenia, przez które `ghost-stories admin` łączy się z tym serwerem
help-log = Jak pisać dziennik na standardowym wyjściu błędów: text albo json; GHOST_STORIES_LOG=debug mówi więcej
help-serve-white-moon = Prowadź do nowej gry z Białym Księżycem
help-serve-black-secret = Prowadź do nowej gry z Mrocznym Sekretem

about-backup = Skopiuj wszystkie stoły online do pliku, także gdy serwery działają
help-backup-database = Gdzie są stoły: plik albo postgres://... [domyślnie: tables.sqlite w twoim folderze danych]
help-file = Plik do zapisania; istniejący pozostaje bez zmian

about-restore = Przywróć wszystkie stoły online z pliku do pustej bazy danych dowolnego rodzaju
help-restore-database = Gdzie mają być stoły: plik albo postgres://... [domyślnie: tables.sqlite w twoim folderze danych]
help-restore-file = Plik do odczytania

about-admin = Zapytaj działający serwer albo każ mu coś zrobić: wypisz i zamknij stoły, zablokuj adresy, zapowiedz ponowne uruchomienie
help-admin-socket = Gniazdo serwera, takie jak podane dla `serve`
help-admin-json = Wypisz JSON
about-tables = Wypisz stoły w pamięci serwera, najpierw te, przy których jest najwięcej osób
about-inspect = Pokaż jeden stół: kto przy nim siedzi, na kogo czeka, co ostatnio powiedziano
help-table = Nazwa stołu albo jego link
about-close = Zamknij stół: nikt już do niego nie wejdzie, na żadnym serwerze tej bazy danych
about-reopen = Otwórz ponownie zamknięty stół
about-bars = Wypisz zablokowane adresy
about-bar = Zablokuj adres na wszystkich serwerach tej bazy danych
help-bar-address = Który; z IPv6 liczy się pierwsza połowa
help-days = Na tyle dni [domyślnie: na zawsze]
about-unbar = Wpuść adres z powrotem
help-unbar-address = Który, tak jak na liście
about-announce = Powiedz wszystkim na wszystkich serwerach tej bazy danych, że zostaną uruchomione ponownie
help-minutes = Za ile minut, od 0 do 1440
about-withdraw = Powiedz wszystkim, że ponownego uruchomienia nie będzie

about-health = Zapytaj serwer na tym komputerze, czy jest gotowy; kod wyjścia 1, jeśli nie
help-health-port = Port serwera
help-live = Zapytaj tylko, czy żyje, a nie czy jego baza danych może zapisywać

about-simulate = Rozegraj wiele gier botów i policz, co się dzieje
help-games = Ile gier dla każdej kombinacji drużyny, poziomu i liczby graczy
help-bot = Kto gra: random, novice, expert, ignores-villagers albo oracle, trzy ostatnie w razie potrzeby z budżetem, na przykład expert:nodes=100000 lub expert:ms=500. Kilka nazw po przecinku zajmuje miejsca zgodnie z ruchem wskazówek zegara od pierwszego gracza i tak w kółko. Podana ponownie opcja wskazuje kolejną drużynę do porównania
help-simulate-players = Liczba graczy, od 1 do 4; kilka po przecinku albo all
help-simulate-level = Poziom trudności: initiation, normal, nightmare albo hell; kilka po przecinku albo all
help-simulate-wu-feng = Mroczny Sekret: kto jest Wu Fengiem, jak w --bot; podana ponownie opcja wskazuje kolejnego do porównania [domyślnie: jak pierwszy taoista]
help-simulate-seed = Ziarno, z którego bierze się wszystko, co losowe
help-calibration = Porównaj też szacowaną szansę na wygraną na początku każdej tury z tym, jak kończą się gry
help-jobs = Liczba wątków; wynik od niej nie zależy [domyślnie: wszystkie rdzenie]
help-shard = Rozegraj tylko część I z N, aby rozłożyć eksperyment na N komputerów; merge łączy części
help-csv-games = Zapisz też wiersz dla każdej gry do tego pliku
help-out = Trzymaj wyniki w tym pliku. Jeśli jest w nim niedokończony przebieg tego samego eksperymentu, zostanie podjęty
help-json = Wypisz JSON, wiersz dla każdej kombinacji drużyny, poziomu i liczby graczy
help-timing = Z --json: także czas botów, który za każdym razem jest inny
help-csv = Wypisz CSV, wiersz dla każdej kombinacji drużyny, poziomu i liczby graczy
help-report = Zapisz do tego pliku stronę z wykresami

about-merge = Zsumuj pliki wyników z simulate --out, które należą do jednego eksperymentu
help-files = Pliki wyników, po jednym dla każdej części
help-partial = Przyjmij, że części brakuje lub są niedokończone

about-replay = Sprawdź powtórkę lub zapis i wypisz grę jako dziennik
help-source = Powtórka lub zapis albo link do gry
help-to = Idź tylko do tego kroku i wypisz pozycję w tym miejscu
help-replay-json = Wypisz JSON: każdy krok z jego zdarzeniami i pozycję na końcu

about-scenario = Sprawdź pliki scenariuszy albo wszystkie pliki .scenario w folderach
help-paths = Pliki lub foldery
help-scenario-rules = Wypisz dla każdej zasady, ile scenariuszy jej dotyczy
help-verbose = Wymień każdy scenariusz, nie tylko nieudane

about-odds = Dokładne szanse egzorcyzmów: dla samych liczb albo z każdego kafla pozycji
help-odds-source = Zapisana pozycja, scenariusz, powtórka lub zapis albo link do gry; bez tego liczby poniżej
help-at = W powtórce lub linku: po tym kroku [domyślnie: po ostatnim]
help-taoist = W pozycji: dla tego taoisty [domyślnie: tego, kto ma turę]
help-resistance = Siła ducha z karty; dla dwóch w rogu z kolorami, na przykład red:2,black:1
help-ghost = Zamiast tego duch po nazwie lub numerze, na przykład zombie; dla dwóch w rogu zombie,ghoul
help-tao = Dostępne tao, własne i pożyczone: ile w kolorze ducha albo w kolorach, na przykład red:1,black:2
help-dice = Iloma kośćmi się rzuca, od 0 do 4: czwarta jest z mocy Siła góry [domyślnie: 3 bez tych, które więżą duchy]
help-circle = Tao na Kręgu modlitewnym
help-mantra = Mantra leży na duchu, na pierwszym z dwóch
help-white-blank = Białe ścianki są puste: w grze jest Bezimienny
help-reroll = Raz można przerzucić kości: Ulubieniec bogów
help-attempts = 2 przy mocy Drugi wiatr: szansa obu prób razem
help-odds-json = Wypisz jeden obiekt JSON

about-hint = Najlepsze opcje w pozycji, szansa na wygraną przy każdej i dlaczego
help-hint-source = Zapisana pozycja, scenariusz, powtórka lub zapis albo link do gry
help-nodes = Rozważ tyle pozycji: ta sama odpowiedź na każdym komputerze [domyślnie: 10000]
help-ms = Albo myśl tyle milisekund
help-hint-json = Wypisz jeden obiekt JSON ze wszystkimi opcjami

about-protocol = Rozmawiaj wierszami JSON na standardowym wejściu i wyjściu, dla programów w dowolnym języku
help-openapi = Wypisz zamiast tego opis stołów online jako dokument OpenAPI

about-help = Pokaż tę pomoc albo pomoc podanego polecenia
