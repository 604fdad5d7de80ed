## The turn in one picture, the story, and what can be achieved: a title and a text each.

lesson-turn-yin-1 = Każdy duch, który leżał na planszy, robi to, co mówi jego środkowy kamień: nawiedzający rusza do przodu albo nawiedza kafel, dręczący rzuca kością klątwy.
    .title = Duchy działają
lesson-turn-yin-2 = Jeśli duchy są na wszystkich trzech miejscach, plansza traci 1 qi i żaden duch nie przybywa.
    .title = Czy plansza jest pełna?
lesson-turn-yin-3 = W przeciwnym razie dobiera się kartę i kładzie na miejscu jej koloru. Potem działa jej lewy kamień.
    .title = Przybywa duch

lesson-turn-yang-1 = Na sąsiedni kafel, także na ukos; można też zostać.
    .title = Ruch
lesson-turn-yang-2 = Poproś o pomoc wieśniaka ze swojego aktywnego kafla albo walcz kośćmi i tao z duchami przy swoim kaflu.
    .title = Akcja: pomoc albo egzorcyzm
lesson-turn-yang-3 = Wziętego we wcześniejszej turze, na wolnym miejscu przy swoim kaflu.
    .title = Postaw Buddę
lesson-turn-yang-4 = Przed każdym z tych kroków albo po nim: poproś o pomoc dowolny aktywny kafel albo uwolnij nawiedzony.
    .title = Jin-jang

lesson-turn-white-moon-1 = Gdy figurka ducha nawiedzającego rusza do przodu. Wieśniacy na kaflu, który miałby zostać nawiedzony, giną.
    .title = Wieśniak ucieka
lesson-turn-white-moon-2 = Gdy się ruszasz: wierzchniego z opuszczanego kafla.
    .title = Zabierz wieśniaka
lesson-turn-white-moon-3 = Przy Portalu, zamiast pomocy lub egzorcyzmu.
    .title = Albo ocal
lesson-turn-white-moon-4 = Stawia się je razem z Buddami. Czwarty kryształ wznosi Mistyczną Barierę.
    .title = Su-Ling i kryształy

lesson-turn-black-secret-1 = Przed fazą jin każdego żywego gracza, w katakumbach: każdy idzie albo szuka, a także Cień, gdy już jest.
    .title = Demony działają
lesson-turn-black-secret-2 = Dobiera kartę i umieszcza ducha, przyzywa demona albo rzuca klątwę.
    .title = Wu-Feng decyduje
lesson-turn-black-secret-3 = Ruch może prowadzić do katakumb i z powrotem.
    .title = Po drabinie
lesson-turn-black-secret-4 = W jaskini, w której jesteś, tak jak duchy.
    .title = Egzorcyzmuj demony

lesson-story-1 = Wu-Feng, pan dziewięciu piekieł, umarł, a w wiosce u stóp gór leży urna z jego prochami. Jego duchy przychodzą po nią noc w noc, ze wszystkich czterech stron. Czterech taoistów przybyło, by je powstrzymać kośćmi i talizmanami, i z pomocą tych, którzy tu mieszkają: zielarza, czarownika, starca z herbaciarni. Prędzej czy później pan przyjdzie sam, w jednym ze swoich wcieleń.
    .title = Wioska
lesson-story-2 = Ludzie nie mogą już tego znieść. Gdy taoiści walczą, rodziny biegną od domu do domu z tym, co zdołają unieść, a kto jest za wolny, ten ginie. Na skraju wioski otworzyła się brama światła; kto przez nią przejdzie, jest bezpieczny. Su-Ling, niegdyś ofiara Wu-Fenga, ucisza kamienie duchów, a kryształy na czterech postumentach potrafią na chwilę zamknąć wioskę przed nocą.
    .title = Biały Księżyc
lesson-story-3 = Pod wioską są rzeczy starsze. W katakumbach leżą urny, w których ukryto moc Wu-Fenga, a jego demony szukają ich po ciemku, jaskinia po jaskini. On sam siedzi teraz przy stole: śle duchy, rzuca klątwy i czeka na trzecią urnę, z której powstanie jego Cień. Taoiści muszą zejść po drabinach i własną krwią płacić za mantry, które ich chronią.
    .title = Mroczny Sekret

lesson-achievements-1 = Wygraj partię.
    .title = Pierwsze światło
lesson-achievements-2 = Wygraj na poziomie Koszmar.
    .title = Przez noc
lesson-achievements-3 = Wygraj na poziomie Piekło.
    .title = Powrót z piekła
lesson-achievements-4 = Wygraj jednym taoistą.
    .title = W pojedynkę
lesson-achievements-5 = Wygraj czterema taoistami tak, by wszyscy przeżyli.
    .title = Cała czwórka
lesson-achievements-6 = Wygraj bez nawiedzonego kafla na koniec.
    .title = Żadna latarnia nie zgasła
lesson-achievements-7 = Wygraj, mając najwyżej po 1 qi na żywego taoistę.
    .title = Ostatnim tchem
lesson-achievements-8 = Przegnaj dwa duchy jednym rzutem.
    .title = Dwa za jednym zamachem
lesson-achievements-9 = Wygraj z Białym Księżycem.
    .title = Pod białym księżycem
lesson-achievements-10 = Wygraj w Mroczny Sekret jako taoiści.
    .title = Tajemnica ocalona
lesson-achievements-11 = Wygraj w Mroczny Sekret jako Wu Feng.
    .title = Pan dziewięciu piekieł
lesson-achievements-12 = Wygraj trzy partie jedna po drugiej.
    .title = Trzy z rzędu
