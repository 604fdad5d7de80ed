//! The words of the page around the table.

use ghost_stories_engine::Level;

use super::ghost::GHOST;
use super::names;
use super::phrases::{board, count, form, one_tao, verb};
use crate::page::{BotWords, ForecastWords, HintWords, PageWords, ReplayWords};
use crate::phrases::capital;

pub(crate) const PAGE: &PageWords = &PageWords {
    title: "Ghost Stories",
    lead: "Duchy Wu Fenga powstają przeciw wiosce. Drogę zagradzają im taoiści – od jednego do czterech, zawsze razem.",
    fan_edition: "Nieoficjalna, fanowska edycja gry Antoine’a Bauzy. Zasady i liczby pochodzą z gry; słowa, rysunki i kod są nasze.",
    advice: "Rady autora",
    credits: "Twórcy gry",
    sources: &crate::sources::POLISH,
    skip: "Przejdź do gry",
    menu: "Menu",
    home: "Start",
    start: "Co chcesz zrobić?",
    learn: "Nauka gry",
    learn_long: "Ucz się, grając",
    rules: "Zasady",
    cards: "Karty i symbole",
    settings: "Ustawienia",
    language: "Język",
    new_game: "Nowa gra",
    open_file: "Otwórz plik",
    saved_games: "Zapisane gry",
    in_play: "W toku",
    turns,
    written_position: "Pozycja ułożona ręcznie",
    remove: "Usuń tę grę",
    really: "Na pewno?",
    file_unreadable: "Nie udało się odczytać pliku. Wybierz powtórkę albo zapis tej gry: plik .json.",

    players: "Gracze",
    seat: |number| format!("Gracz {number}"),
    name: "Imię",
    colour: "Kolor",
    random_colour: "Losowy kolor",
    power: "Moc",
    random_power: "Losowa moc",
    level: "Poziom trudności",
    levels: &crate::levels::POLISH,
    level_hint: |level, players| {
        let incarnations = level.incarnations(players.into());
        let start = match level {
            Level::Initiation => "Najłagodniejszy początek: każdy ma 4 qi.",
            Level::Normal => "Zwykła gra.",
            Level::Nightmare => "Dla wprawnych graczy.",
            Level::Hell => "Na początku mało qi i ani jednego jin-jang.",
        };
        let forms = ["wcielenie Wu Fenga", "wcielenia Wu Fenga", "wcieleń Wu Fenga"];
        format!("{start} Do przegnania: {}.", count(incarnations, forms))
    },
    five_qi: "Zacznij z 5 qi",
    rule_set: "Zasady",
    rule_set_hint: "Poprawione pochodzą z najnowszego wydania, klasyczne z wydania z 2008 roku; różnią się czterema szczegółami.",
    village: "Wioska",
    village_random: "Losowy układ",
    village_arranged: "Własny układ",
    spot: |number| format!("Kafel {number}, rząd po rzędzie"),
    seed: "Ziarno losowania",
    seed_hint: "Ta sama liczba daje ten sam początek, te same karty i te same rzuty. Puste pole oznacza nową liczbę. ",
    seed_wrong: "Ziarno musi być liczbą całkowitą bez znaku, na przykład 2008.",
    colour_twice: "Dwóch graczy ma ten sam kolor: wybierz inny dla jednego z nich.",
    begin: "Zacznij grę",

    table: "Stół",
    actions: "Co możesz zrobić",
    all_options: "Wszystkie opcje",
    wait: "…",
    undo: "Cofnij",
    undo_key: "Ctrl-Z",
    escape_key: "Esc",
    undo_limit: "Cofa ostatni wybór, najdalej do ostatniego rzutu lub ostatniej karty",
    explain: "Wyjaśnij",
    in_words: "Stół opisany słowami",
    panels: "Prognoza, szanse, dziennik, podpowiedzi",
    close: "Zamknij",
    cancel: "Jeszcze nie",
    possessed: "Nawiedzona",
    neutral: "Neutralna",
    bank: "Bank",
    dice: "Kości",
    deck: "Talia",
    discarded: "Odrzucone",
    haunted: "kafel nawiedzony",
    blocked: "moc nie działa",
    empty: "Puste",
    buddha: "Budda",
    incarnation_in: |cards| match cards {
        0 => "Wu Feng następny".into(),
        cards => format!("Wu Feng za {cards}"),
    },
    no_incarnation: "już bez Wu Fenga",

    exorcism: "Egzorcyzm",
    dice_rolled: |dice| match dice {
        0 => "Żadna kość nie jest wolna: pomogą tylko znaczniki tao, Krąg i mantra.".into(),
        dice => {
            let thrown = count(dice, ["kością", "kośćmi", "kośćmi"]);
            format!("Rzucasz {thrown}. Szanse przy najlepszym użyciu wszystkich znaczników tao z twojego kafla:")
        }
    },
    roll: "Rzuć kośćmi",
    both: "Oba duchy",
    at_least_one: "Co najmniej jeden",
    pick_dice: "Kliknij kości, które chcesz przerzucić.",
    roll_again: "Przerzuć",
    keep: "Zatrzymaj wszystkie",
    plan_hint: "Kliknij duchy i znaczniki tao albo przeciągnij znaczniki na duchy; kości przydzielą się same.",
    plan_does_not_work: "Wybierz duchy i tao",
    ways: "Wszystkie możliwości",

    odds: "Szanse",
    no_odds: "Żaden egzorcyzm nie jest teraz w zasięgu.",
    here: "tu stoisz",
    forecast_title: "Prognoza",
    forecast_hint: "Co zrobią duchy, jeśli nikt ich nie powstrzyma:",
    nothing_happens: "Nic.",
    turn_of: |colour| format!("Tura {}", board(colour)),
    in_turns: |turns| match turns {
        1 => "następna".into(),
        turns => format!("za {}", count(turns, ["turę", "tury", "tur"])),
    },
    forecast: ForecastWords {
        advances: |card| format!("{}: figurka zrobi krok w stronę wioski.", names::card(card)),
        haunts: |card, tile| {
            format!("{} {} kafel {}.", names::card(card), verb(card, "nawiedzi", "nawiedzą"), names::tile(tile))
        },
        nothing_to_haunt: |card| {
            format!("{} nie {} już czego nawiedzić.", names::card(card), verb(card, "znajdzie", "znajdą"))
        },
        rolls_curse: |card| format!("{}: rzut kością klątwy.", names::card(card)),
        discards: |taoist| format!("{} odrzuci znacznik tao.", names::taoist(taoist)),
        overrun: |colour| format!("Duchy na wszystkich miejscach {}.", board(colour)),
        loses_qi: |colour| format!("{} straci 1 qi.", names::taoist(colour)),
        somebody_loses_qi: "Taoista, którego wskażecie, straci 1 qi.",
        possessed: |colour| format!("{} plansza zostanie nawiedzona.", capital(names::colour(colour))),
        ghost_arrives: "Przybędzie duch.",
        lost: "Gracze przegrają.",
    },

    log: "Dziennik",
    steps: "Kroki gry",
    step: "Krok",
    step_of: |step, all| format!("Krok {step} z {all}"),
    first: "Na początek",
    back: "Krok wstecz",
    run: "Odtwarzaj",
    forward: "Krok naprzód",
    last: "Na koniec",
    past: "Oglądasz przeszłość. ",
    branch: "A gdyby tak…? Graj stąd dalej",
    branch_hint: "Zaczyna nową grę od tego kroku; pierwotna pozostaje bez zmian",
    back_to_game: "Wróć do gry",

    ending: "Koniec gry",
    won: "Wygrana",
    lost: "Przegrana",
    score: "Punktacja",
    statistics: "Gra w liczbach",
    qi_over_time: "Qi wszystkich taoistów, tura po turze",
    ghosts_over_time: "Duchy w grze, tura po turze",
    haunted_over_time: "Nawiedzone kafle, tura po turze",
    taoist: "Taoista",
    ghosts_exorcised: "Duchy",
    attempts: "Egzorcyzmy",
    helps: "Pomoc",
    qi_lost: "Stracone qi",
    save_file: "Zapisz do pliku",
    again: "Obejrzyj ponownie",
    copy_link: "Kopiuj link",
    link_copied: "Ten link otwiera grę jako powtórkę: ",

    storage_blocked: "Przeglądarka niczego dla tej strony nie przechowuje, więc gry nie można zapisać. Zezwól stronie na przechowywanie danych albo zapisz grę do pliku.",
    storage_full: "Pamięć przeglądarki jest pełna, więc gry nie udało się zapisać. Zapisz ją do pliku i usuń stare gry.",
    no_such_game: "Nie ma tu takiej gry",
    damaged: "Tego zapisu nie można odczytać.",
    damaged_kept: "Pozostał bez zmian. Jeśli chcesz naprawić go ręcznie, zapisz go do pliku.",
    replay: ReplayWords {
        not_a_replay: "To nie jest zapis tej gry.",
        version: |version| {
            format!("To wersja {version}, której ta strona nie zna. Wczytaj stronę ponownie, aby mieć najnowszą.")
        },
        link: "Części linku brakuje albo zmieniła się po drodze.",
        part: |name| format!("Część „{name}” nie zawiera tego, co powinna."),
        start: "Zaczyna się od ustawienia, jakiego w tej grze nie ma.",
        step: |step, text| format!("Kroku {step} („{text}”) nie można wykonać."),
        older_rules: "Rozegrana według starszych zasad",
        older_steps: |first, last| {
            let steps = if first == last {
                format!("Krok {first} rozegrano według starszych zasad i nie można go sprawdzić.")
            } else {
                format!("Kroki od {first} do {last} rozegrano według starszych zasad i nie można ich sprawdzić.")
            };
            format!("{steps} Dalej gra toczy się od ówczesnej pozycji.")
        },
        older_step: |text| format!("Według starszych zasad: {text}"),
        cut: |step, text, left_out| {
            format!(
                "Gra otwiera się do kroku {step} („{text}”), którego dzisiejsze zasady nie dopuszczają. \
                 Pominięte kroki: {left_out}."
            )
        },
        broken: |after| format!("Nie można odczytać pozycji zapisanej po kroku {after}."),
    },
    damaged_link: "Tego linku nie można odczytać",

    ghost: |position, space| GHOST.on(position, space),
    board_of: |colour| format!("{} plansza", capital(names::colour(colour))),
    living_board: "Taoista żyje, dopóki ma qi. Jego gracz wykonuje ruch, a potem prosi wieśniaka o pomoc albo odprawia egzorcyzm.",
    neutral_board: "Tą planszą nikt nie gra. Duchy przybywają i tutaj, a gdy skończy się jej qi, zostaje nawiedzona.",
    possessed_board: "Tą nawiedzoną planszą włada Wu Feng: jej moc nie działa, a to, co miałaby stracić, tracą inni.",
    haunted_tile: "Kafel jest nawiedzony: nikt tu nie pomoże, dopóki nie odwrócicie go na aktywną stronę.",
    qi: |number| format!("{number} qi"),
    empty_space: "Miejsce na ducha. Duchy trafiają najpierw na planszę swojego koloru.",
    power_blocked: "Teraz ta moc nie działa.",
    yin_yang: "Jin-jang",
    yin_yang_help: "Wydaj go, by z daleka poprosić o pomoc wieśniaka z dowolnego aktywnego kafla albo odwrócić nawiedzony kafel na aktywną stronę.",
    tao_token: |tao| capital(&one_tao(tao)),
    tao_help: "Po rzucie każdy znacznik tao liczy się jak kość swojego koloru. Taoiści na tym samym kaflu mogą używać swoich znaczników wspólnie.",
    qi_help: "Qi to życie: taoista bez qi umiera.",
    discard_help: "Duchy, które zeszły ze stołu. Nigdy nie wracają do talii.",
    deck_help: "Duchy, a wśród nich wcielenia Wu Fenga. Jeśli z talii wyjdzie ostatnia karta, a Wu Feng nie jest jeszcze przegnany, gracze przegrywają.",
    dice_help: "Każda kość tao ma ścianki: czerwoną, zieloną, niebieską, żółtą, czarną i białą. Biała zastępuje dowolny kolor.",

    coming: "Chwileczkę…",
    not_loaded: "Nie udało się wczytać tej części strony.",
    try_again: "Spróbuj ponownie",
    nothing_found: "Nic nie znaleziono.",
    search: "Szukaj",
    rules_hint: "Zasady z dopiskiem „Ustalenie” są nasze: dotyczą tego, o czym instrukcje milczą lub w czym się różnią.",
    chapters: &[
        ("B1", "Stół"),
        ("B10", "Przygotowanie gry"),
        ("B20", "Tury"),
        ("B30", "Jin: działają duchy"),
        ("B40", "Przybywa duch"),
        ("B50", "Jang: działa taoista"),
        ("B60", "Śmierć"),
        ("B70", "Egzorcyzm"),
        ("B80", "Wieśniacy"),
        ("B90", "Wcielenia Wu Fenga"),
        ("B110", "Moce"),
        ("B130", "Koniec gry"),
        ("W1", "Biały Księżyc: przygotowanie gry"),
        ("W10", "Biały Księżyc: przebieg tury"),
        ("W20", "Biały Księżyc: wieśniacy"),
        ("W30", "Biały Księżyc: Su-Ling"),
        ("W40", "Biały Księżyc: kryształy i Mistyczna Bariera"),
        ("W50", "Biały Księżyc: Szkoła Kung-fu"),
        ("W60", "Biały Księżyc: artefakty"),
        ("W70", "Biały Księżyc: wcielenia"),
        ("W80", "Biały Księżyc: punktacja"),
        ("S1", "Mroczny Sekret: przygotowanie gry"),
        ("S10", "Mroczny Sekret: Wu Feng"),
        ("S20", "Mroczny Sekret: demony i szkielety"),
        ("S30", "Mroczny Sekret: Cień"),
        ("S40", "Mroczny Sekret: taoiści"),
        ("S50", "Mroczny Sekret: wcielenia i kamienie"),
        ("S60", "Mroczny Sekret: koniec gry"),
    ],
    icons_title: "Symbole",
    tiles_title: "Kafle wioski",
    powers_title: "Moce",
    ghosts_title: "Duchy i wcielenia",
    icons: &[
        ("ghost", "Do gry wchodzi kolejny duch."),
        ("haunt", "Pierwszy aktywny kafel w linii zostaje nawiedzony."),
        ("lose-qi", "Strata 1 qi."),
        ("quick", "Figurka zaczyna na pierwszym kamieniu."),
        ("curse", "Rzut kością klątwy."),
        ("power-off", "Moc tej planszy nie działa."),
        ("all-powers-off", "Żadna moc nie działa."),
        ("tao-off", "Nie wolno wydawać znaczników tao."),
        ("die-captive", "Duch więzi kość tao."),
        ("group-lose-tao", "Każdy taoista odrzuca znacznik tao."),
        ("clear-circle", "Znacznik tao z Kręgu modlitewnego wraca do banku."),
        ("haunter-stone", "Nawiedzanie: duch nawiedza kafel co drugą turę swojej planszy."),
        ("tormentor", "Dręczenie: rzut kością klątwy w każdej turze planszy tego ducha."),
        ("dice-immune", "Odporność na kości: liczą się tylko znaczniki tao, Krąg i mantra."),
        ("white-blank", "Białe ścianki są puste."),
        ("only-on-buddha", "Można go przegnać tylko tam, gdzie trafi na Buddę."),
        ("only-if-opposite-empty", "Można go przegnać tylko wtedy, gdy na przeciwległym miejscu nie ma ducha."),
        ("gain-tao", "Nagroda: 1 znacznik tao."),
        ("gain-two-tao", "Nagroda: 2 znaczniki tao."),
        ("gain-qi-or-yin-yang", "Nagroda: 1 qi albo jin-jang."),
        ("gain-qi-and-yin-yang", "Nagroda dla grupy: 1 qi i jin-jang."),
        ("curse-nothing", "Kość klątwy: nic."),
        ("curse-haunt", "Kość klątwy: pierwszy aktywny kafel w linii zostaje nawiedzony."),
        ("curse-ghost", "Kość klątwy: do gry wchodzi duch."),
        ("curse-tao", "Kość klątwy: rzucający traci wszystkie znaczniki tao."),
        ("curse-qi", "Kość klątwy: rzucający traci 1 qi."),
        (
            "haunter",
            "Figurka ducha nawiedzającego: z pierwszego kamienia nawiedzi kafel w następnej turze swojej planszy.",
        ),
        ("mantra", "Mantra: duch jest słabszy o 1."),
        ("buddha", "Budda: duch, który tu trafi, zostaje odrzucony."),
        ("power-token", "Żeton mocy: pożycza na jedną turę moc neutralnej planszy."),
        ("yin-yang", "Jin-jang: pomoc z daleka albo odwrócenie nawiedzonego kafla na aktywną stronę."),
        ("qi", "Qi: życie."),
    ],

    white_moon: &super::white_moon_page::WHITE_MOON,
    black_secret: &super::black_secret_page::BLACK_SECRET,
    bots: BotWords {
        who: "Kto gra",
        person: "Człowiek",
        kinds: ["Bot: losowy", "Bot: nowicjusz", "Bot: ekspert", "Bot: powolny ekspert"],
        strengths: ["losowy", "nowicjusz", "ekspert", "powolny ekspert"],
        thinking: |who| format!("{who}: trwa namysł…"),
        paused: |who| format!("Wstrzymano. Teraz kolej: {who}."),
        pause: "Wstrzymaj",
        go_on: "Wznów",
        step: "Jeden krok",
        pace: "Tempo botów",
        paces: ["Wolne", "Normalne", "Szybkie", "Natychmiast"],
    },
    hints: HintWords {
        title: "Podpowiedzi",
        note: "Szacowana szansa na wygraną przy każdej opcji, według gracza komputerowego, który myśli dalej razem z tobą.",
        waiting: "Trwa namysł…",
        nothing: "Teraz nie ma nic do wyboru.",
        then: |plan| format!("Potem: {plan}"),
        looked_at: |number| format!("Rozważone pozycje: {number}"),
        chance: "Szansa na wygraną",
        show_chance: "Pokazuj obok stołu szacowaną szansę na wygraną",
        chance_setting: "Szansa na wygraną",
        course: "Przebieg",
        course_title: "Szansa na wygraną krok po kroku",
        turning_points: "Punkty zwrotne",
        no_turning_points: "Żaden krok niczego bardzo nie zmienił.",
        turn: |number| format!("Tura {number}"),
    },

    pace: "Animacje",
    pace_slow: "Wolne",
    pace_normal: "Normalne",
    pace_fast: "Szybkie",
    pace_off: "Wyłączone",
    size: "Wielkość tekstu",
    large: "Duży tekst",
    keys: "Klawisze",
    key_list: &[
        ("1 – 9, a – z", "opcja z tym klawiszem"),
        ("Tab", "do stołu, opcji i zakładek"),
        ("← ↑ → ↓", "od rzeczy do rzeczy na stole"),
        ("Enter", "wybór wskazanej rzeczy"),
        ("?", "wyjaśnienie wskazanej rzeczy albo tej, którą wskażesz jako następną"),
        ("Ctrl-Z", "cofnięcie ostatniego wyboru"),
        ("Esc", "znowu wszystkie opcje"),
        (", .", "krok wstecz lub naprzód w dzienniku"),
    ],

    next: "Dalej",
    watch: "Zobacz, co się dzieje.",
    do_it: "Zrób to na stole albo wybierz z listy.",
};

/// "1 tura", "2 tury", "5 tur": only the last two digits of a great number decide the form.
fn turns(number: usize) -> String {
    let alike = u8::try_from(number).unwrap_or(100 + (number % 100) as u8);
    format!("{number} {}", form(alike, ["tura", "tury", "tur"]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turns_are_counted_however_many() {
        assert_eq!([0, 1, 2, 5].map(turns), ["0 tur", "1 tura", "2 tury", "5 tur"]);
        assert_eq!([21, 112, 123, 255].map(turns), ["21 tur", "112 tur", "123 tury", "255 tur"]);
        assert_eq!([257, 301, 303, 1012].map(turns), ["257 tur", "301 tur", "303 tury", "1012 tur"]);
    }

    #[test]
    fn words_on_the_drawing_are_short() {
        for cards in 0..=65 {
            assert!((PAGE.incarnation_in)(cards).chars().count() <= 16);
        }
        assert!(PAGE.no_incarnation.chars().count() <= 18);
        for word in [PAGE.discarded, PAGE.bank, PAGE.dice, PAGE.neutral] {
            assert!(word.chars().count() <= 11, "{word}");
        }
    }
}
