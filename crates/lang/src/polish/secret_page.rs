//! Black Secret on the page, and the reasons that only its games have.

use ghost_stories_engine::Letter;

use super::names;
use super::phrases::{count, list};
use super::secret::{kind, under};
use crate::page::SecretWords;
use crate::phrases::capital;
use crate::reason::SecretReasonWords;

pub(crate) static SECRET: SecretWords = SecretWords {
    title: "Mroczny Sekret",
    play: "Graj z Mrocznym Sekretem",
    hint: "Jeden gracz jest Wu Fengiem: ma demony, które przeszukują katakumby pod wioską, klątwy i Cień. Taoiści mają krwawe mantry, drabiny i Kaligrafa. Do tego dziesięć nowych duchów i pięć nowych wcieleń.",
    wu_feng: "Wu Feng",
    who: "Kto gra Wu Fengiem",
    players: ["Człowiek", "Bot"],
    bot: "bot",
    thinking: "Wu Feng myśli…",
    catacombs_side: "Strona katakumb",
    board_side: "Strona planszy Wu Fenga",
    sides: ["Strona A", "Strona B", "Losowo"],
    side: |side| format!("strona {}", if side == Letter::A { "A" } else { "B" }),
    tiles: "Kafle",
    tile_kinds: ["Kaligraf zamiast kafla Nocny strażnik", "dziewięć losowych ze wszystkich dziesięciu"],
    tile_kinds_with_moon: [
        "Szkoła Kung-fu zamiast kafla Nocny strażnik, Kaligraf zamiast innego, losowego kafla",
        "dziewięć losowych ze wszystkich jedenastu",
    ],

    village: "Wioska",
    catacombs: "Katakumby",
    show_village: "Pokaż wioskę",
    show_catacombs: "Pokaż katakumby",
    catacombs_help: "Pod każdym kaflem leży pole katakumb. Demony szukają tam wśród żetonów trzech Urn. Taoista, który zejdzie po drabinie, może przegnać demony ze swojego pola.",
    space: |tile| capital(&under(tile)),
    space_colour: |tao| format!("Kolor pola: {}; taki kolor mają demony, które na nim stoją.", names::tao(tao)),
    entrance: "Wejście",
    entrance_help: "Tu pojawiają się w katakumbach przyzwane demony.",
    ladder: "Drabina",
    ladder_help: "Po ruchu taoista może tu zejść lub wejść. Gdy kafel zostaje nawiedzony, drabina znika, a przywraca ją tylko krwawa mantra.",
    no_ladder: "Nie ma tu drabiny.",
    tokens: |number| count(number, ["pozostały żeton", "pozostałe żetony", "pozostałych żetonów"]),
    no_tokens: "Nie ma tu już żetonów.",
    tokens_help: "Gdy demon tu szuka, odkrywa wierzchni żeton. Wcześniej nikt go nie zna.",
    on_top: |kinds| format!("Na wierzchu może leżeć: {}.", list(kinds)),

    board: "Plansza Wu Fenga",
    board_help: "Jej strona wyznacza cechy demonów. Stoją tu demony, których nie ma w katakumbach, a obok leżą szkielety, Urny i klątwy.",
    hand: "Ręka Wu Fenga",
    hand_help: "Przy karcie Przyzywania Wu Feng dobiera wcielenie, a potem zagrywa jedno z ręki. Urny i niektóre klątwy pozwalają mu tylko dobrać.",
    in_hand: |number| format!("{} na ręce", count(number, INCARNATIONS)),
    hand_hidden: "Tylko Wu Feng widzi, które to wcielenia.",
    hand_empty: "Wu Feng nie ma na ręce żadnego wcielenia.",
    pile: |number| format!("{} w stosie", count(number, INCARNATIONS)),
    pile_help: "Potasowane wcielenia, które Wu Feng może jeszcze dobrać.",
    pyramid: "Piramida",
    pyramid_help: "Leżą tu rzucone klątwy: najwyżej cztery poziomu 1, trzy poziomu 2, dwie poziomu 3 i jedna poziomu 4, na każdym poziomie mniej niż na niższym. Druga klątwa poziomu otwiera następny. Po klątwie poziomu 4 wszystkie klątwy dobiera się na nowo.",
    level: |number| format!("Poziom {number}"),
    level_open: "otwarty",
    level_closed: "zamknięty",
    free_place: "Wolne pole",
    curses: "Klątwy",
    curses_help: "Wu Feng może odrzucić dobranego ducha, żeby rzucić odkrytą klątwę jego koloru; czarny duch pozwala na dowolną. W piramidzie musi być wolne pole tego poziomu.",
    curses_up: "Odkryte klątwy",
    curses_thrown: "Rzucone klątwy",
    no_curses: "Wu Feng nie może teraz rzucać klątw.",
    curse_unknown: "Tych klątw nie zna nikt, dopóki nie otworzy się ich poziom.",
    curse_kind: kind,
    mantras: "Krwawe mantry",
    mantras_help: "Każde stracone qi trafia na krwawą mantrę, którą wybiera tracący. Pełna działa od razu, opuszcza grę i zastępuje ją inna tego samego poziomu.",
    mantra_qi: |have, need| format!("qi: {have} z {need}"),
    no_mantras: "Nie ma już żadnej krwawej mantry.",
    demons: "Demony",
    demons_help: "Wu Feng może odrzucić dobranego ducha, żeby przyzwać demona, którego koszt nie przekracza siły tej karty. Przed fazą jin każdego żywego gracza każdy demon w katakumbach przechodzi o jedno pole albo przeszukuje swoje.",
    at_home: "na planszy Wu Fenga",
    home_for_good: "na dobre na planszy Wu Fenga, odkąd przybył Cień",
    cost: |number| format!("koszt {number}"),
    resistance: |number| format!("siła {number}"),
    has_mantra: "Osłabia go mantra.",
    shadow: "Cień",
    shadow_help: "Przed fazą jin każdego żywego gracza przechodzi, dokąd chce, albo atakuje trzema kośćmi tao taoistów stojących tam, gdzie on, a każda czarna ścianka odbiera 1 qi, albo na kaflu bez taoistów rzuca kością klątwy na aktywnego taoistę. Nie można go przegnać.",
    shadow_waits: "Sprowadza go trzecia Urna.",
    shadowed: "Jest tu Cień: ten kafel nie daje pomocy.",
    urns: |number| format!("Urny: {number} z 3"),
    urns_help: "Za każdą Urnę Wu Feng dobiera wcielenie. Trzecia sprowadza Cień.",
    skeleton: "Szkielet",
    skeleton_help: "Zajmuje miejsce jak duch i ma siłę 1 w kolorze swojej planszy. Nie ma kamieni i nie daje nagrody.",
    skeletons_left: |number| count(number, ["pozostały szkielet", "pozostałe szkielety", "pozostałych szkieletów"]),

    below: |tile| format!("W katakumbach, pod kaflem {}.", names::tile(tile)),
    brotherhood: "Braterstwo Krwi",
    brotherhood_help: "Taoista, który ma dokładnie 1 qi, może używać także mocy planszy naprzeciwko.",
    brother: |power| format!("Ma też moc {}.", names::power(power)),
    power_off: "Bez mocy do końca następnej tury, z powodu klątwy.",

    cover_title: "Decyduje Wu Feng",
    cover_text: "Pozostali niech nie patrzą: zaraz będzie widać rękę Wu Fenga.",
    cover_button: "Jestem Wu Fengiem: pokaż",
    back_title: "Oddaj ekran",
    back_text: "Ręka Wu Fenga jest znów zakryta. Teraz decydują taoiści.",
    back_button: "Dalej",

    deck_help: "Duchy, a wśród nich karty Przyzywania. Gdy Wu Feng dobierze ostatnią kartę, wygrywa.",
    summonings: |number| count(number, ["karta Przyzywania", "karty Przyzywania", "kart Przyzywania"]),
    summoning_in: |cards| match cards {
        0 => "Przyzywanie następne".into(),
        cards => format!("Przyzywanie za {cards}"),
    },
    no_summoning: "już bez Przyzywania",
    reconstructed: "Niektórych wartości Mrocznego Sekretu nie udało się ustalić; te ze znakiem zapytania są nasze.",

    taoists_won: "Taoiści wygrali: Wu Feng jest przegnany z wioski.",
    wu_feng_won: "Wu Feng wygrał: wioska należy do niego.",
    score: "Mroczny Sekret: 5 punktów za wygraną, 5 mniej za przegraną",

    demons_act: |demons| format!("Demony Wu Fenga działają: {}.", list(demons)),
    shadow_acts: "Cień działa.",
    activates_demon: |card| format!("{}: Wu Feng uaktywni demona.", names::card(card)),
    places_skeleton: |card| format!("{}: Wu Feng będzie mógł położyć szkielet.", names::card(card)),
    summoning: "Karta Przyzywania: przybędzie wcielenie.",

    icons: &[
        ("activate-demon", "Wu Feng uaktywnia demona."),
        ("throw-curse", "Wu Feng może rzucić klątwę dowolnego koloru."),
        ("puppets", "Wu Feng może kłaść szkielety."),
        ("discard-stack", "Wu Feng odkrywa i odrzuca stos żetonów katakumb; liczą się tylko Urny."),
        ("no-yin-yang", "Nikt nie może wydawać jin-jang."),
        ("qi-to-bank", "Stracone qi trafia do banku."),
        ("any-curse", "Klątwy Wu Fenga nie muszą mieć koloru karty."),
        ("yin-yang-and-mantra", "Nagroda: jin-jang dla grupy i 1 qi z banku na krwawej mantrze."),
    ],
    lesson_taoists: "Mroczny Sekret dla taoistów",
    lesson_taoists_long: "Drabiny, demony w katakumbach i krwawe mantry",
    lesson_wu_feng: "Mroczny Sekret dla Wu Fenga",
    lesson_wu_feng_long: "Duchy, demony i klątwy od drugiej strony stołu",
};

const INCARNATIONS: [&str; 3] = ["wcielenie", "wcielenia", "wcieleń"];

pub(crate) const SECRET_REASON: &SecretReasonWords = &SecretReasonWords {
    fills: |title, left| match left {
        0 => format!("Krwawa mantra „{title}” jest pełna i działa."),
        1 => format!("Krwawej mantrze „{title}” brakuje potem jednego qi."),
        left => format!("Krwawej mantrze „{title}” brakuje potem {left} qi."),
    },
    faces: |names| format!("Tam można walczyć z demonami: {}.", names.join(", ")),
    fight: |chance| format!("Rzut pokonuje demona z szansą {chance}."),
    back_up: "W wiosce można prosić o pomoc i walczyć z duchami.",
    summons: |demon| format!("Od następnej tury porusza się i przeszukuje kolejny demon: {demon}."),
    urn: |chance| format!("Przeszukanie odkrywa Urnę z szansą {chance}; trzecia Urna sprowadza Cień."),
};
