//! What the teacher says in the two guided games of Black Secret.

pub(crate) const TAOISTS_LESSON: &[(&str, &str)] = &[
    (
        "Wu Feng też gra",
        "W Mrocznym Sekrecie ktoś z graczy albo bot jest Wu Fengiem i gra przeciw wszystkim taoistom. \
         Znów grasz Zielonym; Czerwony, Żółty i Niebieski to twoi przyjaciele. \
         Wu Feng widzi wszystko, co mają taoiści, ale wy nigdy nie widzicie wcieleń na jego ręce.",
    ),
    (
        "Katakumby",
        "Pod dziewięcioma kaflami leży dziewięć pól katakumb, a każde ma kolor, drabinę i stos zakrytych żetonów. \
         Demony Wu Fenga szukają wśród nich trzech Urn. \
         Na stole możesz w każdej chwili przełączać widok wioski i katakumb.",
    ),
    (
        "Wu Feng decyduje",
        "Duchy dobiera i kładzie teraz Wu Feng, a nie wy. \
         Z każdą kartą robi jedną z trzech rzeczy: kładzie ducha, przyzywa demona albo rzuca klątwę. \
         Tym razem położył na twojej planszy Grabarza, a lewy kamień tego ducha zabiera ci 1 qi.",
    ),
    (
        "Qi nie przepada",
        "Każde qi, które traci taoista, trafia na krwawą mantrę. \
         Mantra poziomu 2 działa przy drugim qi, poziomu 3 przy trzecim, a poziomu 4 przy czwartym. \
         Kliknij mantrę „Dar ofiarny” i połóż na niej swoje qi.",
    ),
    (
        "Do Kaligrafa",
        "Kaligraf to nowy kafel, a jego wieśniak dba o krwawe mantry. \
         Przejdź na kafel Kaligraf.",
    ),
    ("Poproś o pomoc", "Kliknij kafel Kaligraf jeszcze raz i poproś o pomoc."),
    (
        "Wymieniać czy nie",
        "Najpierw możesz wymienić krwawą mantrę na inną tego samego poziomu, ale leżące na niej qi wróciłyby do banku. \
         Obecne mantry ci odpowiadają. \
         Wybierz z listy możliwość bez wymiany.",
    ),
    (
        "Drugie qi",
        "Teraz dzięki Kaligrafowi kładziesz 1 qi z banku na krwawej mantrze. \
         Połóż je na mantrze „Dar ofiarny”, która będzie wtedy pełna.",
    ),
    (
        "Mantra działa",
        "„Dar ofiarny” daje ci dwa dowolne znaczniki tao. \
         Demony przychodzą zwykle wejściami, na czerwone lub zielone pole, i mają kolor swojego pola: \
         zielony znacznik już masz, więc kliknij czerwony. \
         Drugi będzie żółty; potem mantra opuszcza grę, a zastępuje ją inna tego samego poziomu.",
    ),
    ("Zakończ turę", "Zakończ turę i zobacz, co teraz zrobi Wu Feng."),
    (
        "Demon",
        "Wu Feng dobrał kartę Zło z otchłani i odrzucił ją, żeby przyzwać Poszukiwacza, na co wystarcza siła 2. \
         Ogrodnik kosztuje 3, a demon Grabarz 4. \
         Przed fazą jin każdego taoisty każdy demon w katakumbach może przejść na sąsiednie pole albo przeszukać swoje.",
    ),
    (
        "Demon szuka",
        "Poszukiwacz odkrył wierzchni żeton pod kaflem Krąg modlitewny: żeton Kości. \
         Powstał z niego szkielet na żółtej planszy, który zajmuje miejsce i ma siłę 1 w kolorze planszy. \
         Jedne żetony pomagają Wu Fengowi, inne wam, a Ziemia nic nie robi.",
    ),
    (
        "Klątwa",
        "Wu Feng dobrał kartę Krwiopijca, ale wolał rzucić klątwę w jej kolorze. \
         „Kradzież” każe ci odrzucić znacznik tao, ale który, to już twój wybór. \
         Kliknij żółty.",
    ),
    (
        "Krew Sprawiedliwego",
        "Żółty przegnał szkielet i zaczyna się twoja tura. \
         Najpierw jednak Poszukiwacz znów przeszukał pole i znalazł żeton Krew Sprawiedliwego: \
         możesz położyć 1 qi z banku na krwawej mantrze. \
         Kliknij „Tchnienie życia”.",
    ),
    (
        "Za demonem",
        "Tam, gdzie stoi taoista, demon nie szuka, a przegnać go można tylko z jego własnego pola. \
         Przejdź na kafel Krąg modlitewny: Poszukiwacz jest dokładnie pod nim.",
    ),
    (
        "Po drabinie w dół",
        "Po ruchu, albo bez niego, możesz użyć drabiny tam, gdzie stoisz. \
         Kliknij ją albo wybierz tę możliwość z listy. \
         Gdy kafel zostaje nawiedzony, jego drabina znika.",
    ),
    (
        "Odpraw egzorcyzm",
        "W katakumbach twoją akcją jest egzorcyzm przeciw demonom. \
         Poszukiwacz ma siłę 1, a na tym polu jest czerwony. \
         Kliknij go, sprawdź szanse i rzuć kośćmi.",
    ),
    (
        "Wydaj znacznik tao",
        "Nie wypadła czerwona ani biała, ale twój czerwony znacznik tao liczy się także w katakumbach. \
         Przegnaj nim Poszukiwacza.",
    ),
    (
        "Urny i Cień",
        "Poszukiwacz wrócił na planszę Wu Fenga, który może go znów przyzwać. \
         Pilnujcie demonów: każda Urna daje Wu Fengowi wcielenie, a trzecia sprowadza Cień. \
         Chodzi on, gdzie chce, odbiera taoistom qi i nie można go przegnać.",
    ),
    (
        "Braterstwo Krwi",
        "Taoista, który ma dokładnie 1 qi, może używać także mocy planszy naprzeciwko, w twoim wypadku czerwonej. \
         Kto ma odwagę, temu czasem opłaca się tracić qi.",
    ),
    (
        "Jak kończy się gra",
        "W talii zamiast wcieleń leżą karty Przyzywania, a każda sprowadza wcielenie z ręki Wu Fenga. \
         Wygrywacie, gdy w talii nie ma już jednych ani drugich, a w grze nie ma żadnego wcielenia. \
         Wu Feng wygrywa, gdy nawiedzone są trzy kafle, gdy wszyscy taoiści nie żyją albo gdy dobierze ostatnią kartę.",
    ),
    (
        "Czas na grę",
        "Inne żetony, klątwy i mantry poznasz po drodze: \
         przycisk „Wyjaśnij” opowie ci o wszystkim, co klikniesz. \
         Zacznij nową grę z Mrocznym Sekretem albo zobacz, jak gra Wu Feng.",
    ),
];

pub(crate) const WU_FENG_LESSON: &[(&str, &str)] = &[
    (
        "Grasz Wu Fengiem",
        "Tym razem siedzisz po drugiej stronie stołu: grasz Wu Fengiem, a przeciw tobie jest czterech taoistów. \
         Gra trwa już jakiś czas i Krąg modlitewny jest nawiedzony. \
         Jeszcze dwa kafle i wioska będzie twoja.",
    ),
    (
        "Twoja plansza",
        "Na twojej planszy są trzy demony, trzy szkielety i twoje klątwy; na rękę obok trafiają wcielenia i nikt inny ich nie widzi. \
         Gdy ma przybyć duch, dobierasz go ty. \
         Z każdą kartą robisz jedną z trzech rzeczy: kładziesz ducha, przyzywasz demona albo rzucasz klątwę.",
    ),
    (
        "Połóż ducha",
        "Zaczyna się tura Zielonego, a ty dobierasz ducha: Nikczemny nawiedza kafle i ma siłę 3. \
         Jest zielony, więc trafia na zieloną planszę, ale miejsce wybierasz ty. \
         Kliknij lewe, przy kaflu Sklepik zielarza.",
    ),
    (
        "Przyzwij demona",
        "Nikczemny był dla Zielonego za silny. \
         Teraz dobierasz kartę Ciekła zmora: jej siła 4 wystarcza na twojego najsilniejszego demona, więc ją poświęć. \
         Przyzwij demona: niech Grabarz stanie na wejściu pod kaflem Chata czarownika.",
    ),
    (
        "Koszty i cechy",
        "Poszukiwacz kosztuje 2, Ogrodnik 3, a Grabarz 4. \
         Każdy demon ma cechę zależną od strony twojej planszy; gdy ten Grabarz zostaje przegnany, dobierasz ducha. \
         Przegnany demon wraca na twoją planszę i możesz go znów przyzwać.",
    ),
    (
        "Rusz demona",
        "Przed fazą jin każdego taoisty każdy twój demon może przejść na sąsiednie pole, także na ukos, albo przeszukać swoje. \
         Przesuń Grabarza na pole pod kaflem Ołtarz taoistyczny, gdzie został już tylko jeden żeton.",
    ),
    (
        "Rzuć klątwę",
        "Ghul jest za słaby na demona, ale jest żółty, tak jak twoja klątwa „Niespokojny duch”. \
         Za kartę możesz rzucić klątwę w jej kolorze, a za czarną dowolną. \
         Kliknij „Niespokojny duch”.",
    ),
    (
        "Figurka robi krok",
        "Klątwa sprawia, że wybrana figurka robi krok, nawet poza swoją kolejką. \
         Figurka Obdzieracza stoi już na pierwszym kamieniu, więc od razu nawiedzi kafel Kaligraf. \
         Kliknij Obdzieracza.",
    ),
    (
        "Piramida",
        "Nawiedzone są już dwa kafle. \
         Rzucone klątwy leżą w piramidzie, a druga klątwa poziomu otwiera następny: odkryto dla ciebie cztery klątwy poziomu 2. \
         Każdy poziom mieści mniej niż ten pod nim, a po klątwie poziomu 4 wszystkie dobiera się od nowa.",
    ),
    (
        "Przeszukaj pole",
        "Czerwony przegnał Obdzieracza, ale za późno dla kafla Kaligraf. \
         Teraz tura Żółtego, a przed nią działa twój demon. \
         Niech Grabarz przeszuka swoje pole.",
    ),
    (
        "Urna",
        "Twój demon znalazł Urnę, a na twoją rękę trafia Nocna Wiedźma. \
         Trzecia Urna sprowadza Cień: demony wracają na dobre na planszę, a on chodzi, gdzie chce, \
         atakuje taoistów trzema kośćmi, rzuca kością klątwy i nie można go przegnać. \
         Inne żetony pozwalają rzucić klątwę lub położyć szkielet, ale niektóre pomagają taoistom.",
    ),
    (
        "Karta Przyzywania",
        "Dla Żółtego wypadła karta Przyzywania: na twoją rękę trafia Grzebiący Zmarłych i trzeba teraz zagrać jedno z dwóch wcieleń. \
         Dopóki w grze jest Nocna Wiedźma, nikt nie może wydać jin-jang, więc nie odzyska nim kafla. \
         Zagraj Nocną Wiedźmę.",
    ),
    (
        "Połóż wcielenie",
        "Wcielenie z ręki zawsze się kładzie. \
         Nocna Wiedźma jest niebieska: połóż ją na lewym miejscu niebieskiej planszy, przy nawiedzonym kaflu Krąg modlitewny.",
    ),
    (
        "Odejdź",
        "Żółty zszedł po drabinie, ale kości były po twojej stronie. \
         Gdy na polu demona stoi taoista, demon nie może szukać. \
         Przesuń Grabarza na pole pod kaflem Pawilon niebiańskiego wiatru.",
    ),
    (
        "Jak wygrywasz",
        "Wygrywasz, gdy nawiedzone są trzy kafle, gdy wszyscy taoiści nie żyją albo gdy dobierzesz ostatnią kartę z talii. \
         Nikczemny ma już figurkę na pierwszym kamieniu: w następnej turze Zielonego nawiedzi ona trzeci kafel.",
    ),
    (
        "Jak przegrywasz",
        "Taoiści wygrywają, gdy w talii nie ma już karty Przyzywania, a w grze nie ma wcielenia; twoja ręka się nie liczy. \
         Chroń więc Nocną Wiedźmę. \
         A każde odebrane im qi trafia na krwawą mantrę, która pomaga im, gdy jest pełna.",
    ),
    (
        "Czas na grę",
        "Inne klątwy, żetony i wcielenia poznasz po drodze: \
         przycisk „Wyjaśnij” opowie ci o wszystkim, co klikniesz. \
         Zacznij nową grę z Mrocznym Sekretem i zagraj Wu Fengiem.",
    ),
];
