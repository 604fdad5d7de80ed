use super::OnlineWords;

/// One, a few, many.
fn form(number: usize, forms: [&'static str; 3]) -> &'static str {
    match (number, number % 10, number % 100) {
        (1, ..) => forms[0],
        (_, 2..=4, last) if !(12..=14).contains(&last) => forms[1],
        _ => forms[2],
    }
}

pub(super) const ONLINE: &OnlineWords = &OnlineWords {
    title: "Gra online",
    lead: "Otwórz stół i wyślij link tym, z którymi chcesz zagrać, albo dołącz do czyjegoś stołu. \
           Konto nie jest potrzebne: ta przeglądarka pamięta twoje miejsce.",
    your_turns: |number| format!("Twój ruch: {number} {}", form(number, ["stół", "stoły", "stołów"])),
    loading: "Chwileczkę…",
    unreachable: "Nie można połączyć się z serwerem. Sprawdź połączenie i spróbuj ponownie.",
    too_many: "Z twojego adresu otwarto zbyt wiele stołów. Spróbuj później.",
    no_server: "Za tą stroną nie stoi żaden serwer: tutaj gra się przy jednym ekranie.",
    other_version: "Serwer ma inną wersję gry niż ta strona. Wczytaj stronę ponownie.",
    reload: "Wczytaj ponownie",

    own_name: "Twoje imię",
    own_name_hint: "Widzą je inni.",
    name_missing: "Najpierw wpisz swoje imię.",
    open_table: "Otwórz stół",
    join_title: "Dołącz do stołu",
    join_link: "Link lub kod stołu",
    join: "Dołącz",
    join_wrong: "To nie jest ani link, ani kod stołu.",

    my_tables: "Moje stoły",
    no_tables: "Nie siedzisz teraz przy żadnym stole.",
    finished_games: "Zakończone gry",
    your_turn: "Twój ruch",
    undo_asked: "Ktoś chce cofnąć decyzję: zgadzasz się?",
    can_begin: "Wszyscy już siedzą: możesz zacząć",
    host_begins: "Wszyscy już siedzą: zaczyna gospodarz",
    free_seats: |number| format!("Wolne miejsca: {number}"),
    waits_for: |who| format!("Teraz decyduje: {who}"),
    points: |points| format!("{points} {}", form(points.unsigned_abs() as usize, ["punkt", "punkty", "punktów"])),
    replay: "Powtórka",
    gone: "Tego stołu już nie ma.",
    not_over: "Ta gra jeszcze trwa.",
    not_yet: "Dzisiejsze wyzwanie pokazujemy tym, którzy je ukończyli, a od jutra każdemu.",
    forget: "Zapomnij ten stół",

    new_table: "Nowy stół",
    new_table_hint: "Każde miejsce jest dla ciebie, dla kogoś, kto przyjdzie z linkiem, albo dla bota. \
                     Gra zacznie się, gdy dasz znak.",
    begin: "Otwórz stół",
    seat_me: "Ja",
    seat_open: "Wolne: kto przyjdzie",

    kinds: ["Gra podstawowa", "Biały Księżyc", "Mroczny Sekret", "Biały Księżyc i Mroczny Sekret"],
    taoists: |number| format!("{number} {}", if number == 1 { "taoista" } else { "taoistów" }),

    daily: "Wyzwanie dnia",
    daily_lead: "Codziennie nowa gra, dla wszystkich taka sama.",
    daily_rules: |taoists| match taoists {
        1 => "Wszyscy mają ten sam początek, te same karty i rzuty. Grasz jednym taoistą.".into(),
        number => {
            format!(
                "Wszyscy mają ten sam początek, te same karty i rzuty. Wszystkimi taoistami ({number}) grasz samodzielnie."
            )
        }
    },
    daily_wu_feng: "Wu Fengiem gra bot.",
    first_counts: "Liczy się twoja pierwsza próba, jeśli skończysz ją przed północą (UTC); następne są dla wprawy. Zapisy innych zobaczysz, gdy skończysz, a od jutra zobaczy je każdy.",
    play_daily: "Zagraj",
    go_on_daily: "Graj dalej",
    play_daily_again: "Zagraj jeszcze raz",
    previous_day: "Poprzedni dzień",
    next_day: "Następny dzień",
    today: "Dzisiaj",
    no_such_day: "Tego dnia nikt nie podjął wyzwania.",
    standings: "Wyniki",
    nobody_yet: "Nikt jeszcze nie ukończył tego wyzwania.",
    place: "Miejsce",
    names: "Imię",
    score: "Punkty",
    finished_at: "Koniec gry",

    records: "Tablica rekordów",
    records_lead: "Najlepszy wynik dla każdej gry, poziomu i liczby taoistów na tym serwerze.",
    which_game: "Która gra",
    all_games: "Wszystkie gry",
    no_record: "Jeszcze bez rekordu",
};
