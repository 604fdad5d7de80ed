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
