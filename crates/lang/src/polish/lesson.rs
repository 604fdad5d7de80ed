//! What the teacher says in the guided first game, for each step that the pupil reads or plays.

pub(crate) const LESSON: &[(&str, &str)] = &[
    (
        "Wioska",
        "Duchy Wu Fenga chcą nawiedzić wioskę: dziewięć kafli pośrodku stołu. \
         Grasz Zielonym, taoistą, którego plansza leży na dole; Czerwony, Żółty i Niebieski to twoi przyjaciele. \
         Jeśli nawiedzone będą trzy kafle, wszyscy przegracie.",
    ),
    (
        "Przybywa duch",
        "Każda tura sprowadza ducha, a ten to Mulisty demon. \
         Jest niebieski, więc trafia na niebieską planszę, ale miejsce wybierasz ty. \
         Kliknij to, które świeci, przy kaflu Sklepik zielarza.",
    ),
    (
        "Co mówi karta",
        "Mulisty demon jest niebieski i ma siłę 3: trzeba na niego trzech niebieskich kości lub znaczników tao. \
         Lewy kamień działa, gdy karta przybywa, środkowy w każdej turze jej planszy, a prawy po przegnaniu ducha. \
         Środkowy kamień mówi tu, że Mulisty demon to duch nawiedzający: jego figurka idzie ku kaflowi na wprost.",
    ),
    (
        "Ruch",
        "Faza jin, w której działają duchy, już się skończyła; teraz trwa jang, twoja część tury. \
         Najpierw możesz przejść na sąsiedni kafel, także na ukos. \
         Kliknij Sklepik zielarza: przy tym narożnym kaflu leży Mulisty demon.",
    ),
    (
        "Poproś wieśniaka o pomoc",
        "Po ruchu masz jedną akcję: prośbę o pomoc wieśniaka ze swojego kafla \
         albo egzorcyzm, którym przegania się duchy leżące przy tym kaflu. \
         Mulisty demon jest dla ciebie jeszcze za silny: „Szanse” pokazują, że uda się to mniej więcej raz na dziewięć prób. \
         Poproś więc o pomoc: kliknij Sklepik zielarza jeszcze raz.",
    ),
    (
        "Weź znacznik tao",
        "Na kościach wypadły czerwona i biała. \
         Czerwona dała ci już czerwony znacznik tao, a biała to dowolny kolor. \
         Kliknij niebieski znacznik tao w banku: przeciw Mulistemu demonowi policzy się jak niebieska kość.",
    ),
    (
        "Zakończ turę",
        "Ruch i akcja już za tobą. \
         Zakończ turę na liście obok stołu: jest na niej wszystko, co możesz zrobić, wraz z klawiszami.",
    ),
    (
        "Figurka na kamieniu",
        "Zaczęła się tura Niebieskiego i figurka Mulistego demona weszła na pierwszy kamień. \
         W następnej turze Niebieskiego dotrze na drugi i nawiedzi Sklepik zielarza. \
         „Prognoza” w porę przed tym ostrzega; teraz popatrz, co robią twoi przyjaciele.",
    ),
    (
        "Dwa duchy przy jednym kaflu",
        "Znów twoja tura i z talii wychodzi Posępny sługa: czarny duch trafia na planszę, której trwa tura. \
         Połóż go na lewym miejscu swojej planszy. \
         Wtedy przy twoim narożnym kaflu będą naraz dwa duchy.",
    ),
    (
        "Odpraw egzorcyzm",
        "Stoisz we właściwym miejscu, więc zostań: jednym rzutem można przegnać oba duchy. \
         Rzucasz trzema kośćmi i, dzięki swojej mocy, czwartą; biała to dowolny kolor, \
         a czego zabraknie, uzupełnią twoje znaczniki tao. \
         Kliknij jednego z dwóch duchów, sprawdź szanse i rzuć kośćmi.",
    ),
    (
        "Wydaj znacznik tao",
        "Posępny sługa ma siłę 1, więc wystarczy na niego czarna kość, \
         ale Mulisty demon ma siłę 3, a niebieskie kości są tylko dwie. \
         Kliknij oba duchy i swój niebieski znacznik tao, a potem potwierdź, \
         albo wybierz tę możliwość z listy.",
    ),
    (
        "Nagroda",
        "Oba duchy są przegnane, a Sklepik zielarza jest bezpieczny. \
         Prawy kamień Posępnego sługi daje ci dowolny znacznik tao. \
         Weź niebieski: może się przydać przeciw Topielicy, która przybyła na niebieską planszę.",
    ),
    (
        "Nawiedzony kafel",
        "Żółty i Czerwony próbowali przegnać Wampira, ale kości ich zawiodły. \
         Jego figurka dotarła na drugi kamień: Ołtarz taoistyczny jest nawiedzony i jego wieśniak nikomu teraz nie pomoże. \
         Jeszcze dwa takie kafle i wioska przepadnie.",
    ),
    (
        "Jin-jang",
        "Żółty przegnał Wampira, ale za późno: Ołtarz taoistyczny jest nawiedzony, \
         a właśnie tamtejszy wieśniak przywraca nawiedzone kafle. \
         Twój jin-jang potrafi to samo, gdziekolwiek stoisz, i nie zużywa akcji. \
         Kliknij go na swojej planszy.",
    ),
    (
        "Odzyskaj kafel",
        "Jin-jang pozwala z daleka poprosić o pomoc dowolnego wieśniaka \
         albo odwrócić nawiedzony kafel na aktywną stronę. \
         Kliknij Ołtarz taoistyczny.",
    ),
    (
        "Jak kończy się gra",
        "Wygracie, gdy przegnacie wcielenie Wu Fenga, które leży głęboko w talii. \
         Przegracie, gdy nawiedzone będą trzy kafle, gdy zginą wszyscy taoiści \
         albo gdy przed waszą wygraną z talii wyjdzie ostatnia karta. \
         Qi to twoje życie: tracisz 1, ilekroć twoja tura zastaje duchy na wszystkich trzech miejscach twojej planszy.",
    ),
    (
        "Czas na grę",
        "Innych wieśniaków, moce i kość klątwy poznasz po drodze: \
         przycisk „Wyjaśnij” opowie ci o wszystkim, co klikniesz. \
         Zacznij nową grę na poziomie początkującym i planujcie razem każdą turę.",
    ),
];

pub(crate) const MOON_LESSON: &[(&str, &str)] = &[
    (
        "Wieśniacy",
        "W Białym Księżycu na kaflach stoi w stosach po trzech 24 wieśniaków z dwunastu rodzin; \
         w każdym stosie widać tylko wierzchniego. \
         Ratujcie ich przed Wu Fengiem, bo gdy zginie dwunastu, wszyscy przegracie. \
         „Rodziny” pokazują, co powoduje śmierć wieśniaka i co daje rodzina, gdy uratowani są wszyscy jej członkowie.",
    ),
    (
        "Portal",
        "Portal lśni pośrodku wioski, na kaflu Herbaciarnia, i kto przez niego przejdzie, jest bezpieczny. \
         Taoista, który wykonuje ruch, może zabrać ze sobą wierzchniego wieśniaka z opuszczanego kafla. \
         Znów grasz Zielonym, a twoja tura zaczyna się od ducha.",
    ),
    (
        "Duch pożerający",
        "Bagienny Dzik to duch pożerający: w każdej turze swojej planszy pożera pierwszego wieśniaka w linii przed sobą. \
         Jest żółty, więc trafia na żółtą planszę. \
         Połóż go przy kaflu Ołtarz taoistyczny, gdzie na wierzchu stoi wieśniak z rodziny Hua.",
    ),
    (
        "Oznaczone karty",
        "Mały znak zapytania na karcie Bagienny Dzik mówi, że niektóre jej wartości są odtworzone, \
         bo wydrukowane nie były dostępne. \
         Kto ma tę grę, może wczytać własne dane na stronie „Karty i symbole”.",
    ),
    (
        "Ruch",
        "Zanim nadejdzie tura Żółtego, masz czas na coś innego. \
         Przejdź na kafel Sklepik zielarza: stoi tam wieśniak z rodziny Chang, jedyny, jakiego ma ta rodzina.",
    ),
    ("Poproś zielarza o pomoc", "Poproś o pomoc w Sklepiku zielarza i zobacz, co w Białym Księżycu daje biała kość."),
    (
        "Kryształ księżycowy",
        "Czerwona kość dała ci czerwony znacznik tao, a biała kryształ księżycowy. \
         W egzorcyzmie kryształ liczy się jako dowolny kolor, nawet przeciw duchom odpornym na kości. \
         W grze są tylko cztery.",
    ),
    ("Zakończ turę", "Akcja już za tobą. Zakończ turę i popatrz, co robią twoi przyjaciele."),
    (
        "Ginie wieśniak",
        "Bagienny Dzik pożarł wieśniaka z rodziny Hua, a odkryty został następny, z rodziny Li. \
         Każda rodzina ma własną klątwę: po śmierci kogoś z rodziny Hua aktywny taoista pada na ziemię, \
         więc Żółty musi zużyć ruch na wstanie. \
         To pierwszy z dwunastu grobów na cmentarzysku.",
    ),
    (
        "Su-Ling",
        "Na końcu tury, w której zginął wieśniak, rzucono kością klątwy lub nawiedzony został kafel, \
         można postawić Su-Ling, dobrego ducha, przed wybranym miejscem. \
         Żółty postawił ją przed Bagiennym Dzikiem: dopóki tam stoi, środkowy kamień tego ducha nie działa.",
    ),
    (
        "Zaprowadź wieśniaka",
        "Trwa twoja tura, a na twoim kaflu stoi wieśniak z rodziny Chang. \
         Przejdź razem z nim na kafel Herbaciarnia: kliknij wieśniaka albo wybierz tę możliwość z listy.",
    ),
    (
        "Ratunek",
        "Ratunek przez Portal to akcja, tak jak prośba o pomoc i egzorcyzm. \
         Kliknij Portal i uratuj wieśniaka.",
    ),
    (
        "Podziękowanie",
        "Rodzina Chang jest uratowana, bo miała tylko jednego wieśniaka, i w podzięce daje ci Księżycowy Pył. \
         Większe rodziny dają więcej, ale trzeba uratować wszystkich ich członków.",
    ),
    (
        "Użyj Księżycowego Pyłu",
        "Księżycowego Pyłu można użyć raz, w swojej turze: daje on kolejny kryształ księżycowy. \
         Kliknij Pył na swojej planszy.",
    ),
    ("Zakończ turę", "Masz teraz dwa kryształy. Zakończ turę."),
    (
        "Wieśniacy uciekają",
        "Figurka Topielicy weszła na pierwszy kamień i pierwszy wieśniak w linii uciekł o jeden kafel: \
         tu ze Świątyni buddyjskiej do Herbaciarni, gdzie jest Portal. \
         Jeśli następny kafel jest pełny lub nawiedzony albo ucieczka prowadzi poza wioskę, wieśniak ginie.",
    ),
    (
        "Powrót na narożny kafel",
        "Niebieski uratował wieśniaka, który uciekł. \
         Na niebieską planszę przybyła Groza z głębin, a kości na nią nie działają. \
         Przejdź na kafel Sklepik zielarza, przy którym ona leży.",
    ),
    ("Odpraw egzorcyzm", "Kliknij Grozę z głębin, sprawdź szanse i rzuć kośćmi: z kryształem na pewno się uda."),
    (
        "Wydaj kryształ",
        "Kości tu nie pomogą, ale kryształ to dowolny kolor. \
         Przegnaj Grozę z głębin jednym kryształem; wróci on potem do rezerwy.",
    ),
    (
        "Piedestał",
        "Drugi kryształ masz z wcześniejszej tury, a przy narożnym kaflu, na którym stoisz, jest pusty piedestał. \
         Postaw na nim ten kryształ: kliknij piedestał.",
    ),
    (
        "Mistyczna Bariera",
        "Gdy kryształ stoi na każdym z czterech piedestałów, po turze wznosi się Mistyczna Bariera. \
         Dla każdej planszy po kolei możecie uratować wieśniaka za jeden kryształ \
         albo rzucić czterema kośćmi przeciw jej duchom i dołożyć dowolną liczbę kryształów.",
    ),
    (
        "Czas na grę",
        "Szkołę Kung-fu, artefakty i nowe wcielenia poznasz po drodze: \
         przycisk „Wyjaśnij” opowie ci o wszystkim, co klikniesz. \
         Zacznij nową grę i wybierz Biały Księżyc.",
    ),
];
