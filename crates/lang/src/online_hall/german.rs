use super::OnlineWords;

pub(super) const ONLINE: &OnlineWords = &OnlineWords {
    title: "Online spielen",
    lead: "Eröffne einen Tisch und schicke den Link denen, mit denen du spielen möchtest, oder setze dich an einen anderen. \
           Du brauchst kein Konto: Dieser Browser merkt sich deinen Platz.",
    your_turns: |number| match number {
        1 => "Du bist an 1 Tisch am Zug".into(),
        number => format!("Du bist an {number} Tischen am Zug"),
    },
    loading: "Einen Augenblick …",
    unreachable: "Der Server ist nicht erreichbar. Prüfe die Verbindung und versuche es noch einmal.",
    too_many: "Von deiner Adresse wurden zu viele Tische eröffnet. Versuche es später noch einmal.",
    no_server: "Hinter dieser Seite steht kein Server: Hier spielt man an einem Bildschirm.",
    other_version: "Der Server hat eine andere Fassung des Spiels als diese Seite. Bitte lade die Seite neu.",
    reload: "Seite neu laden",

    own_name: "Dein Name",
    own_name_hint: "Die anderen sehen ihn.",
    name_missing: "Gib zuerst deinen Namen ein.",
    open_table: "Tisch eröffnen",
    join_title: "An einen Tisch setzen",
    join_link: "Link oder Code des Tisches",
    join: "Mitspielen",
    join_wrong: "Das ist weder der Link noch der Code eines Tisches.",

    my_tables: "Meine Tische",
    no_tables: "Du sitzt gerade an keinem Tisch.",
    finished_games: "Beendete Partien",
    your_turn: "Du bist am Zug",
    undo_asked: "Jemand möchte eine Entscheidung zurücknehmen: Stimmst du zu?",
    can_begin: "Alle sitzen: Du kannst beginnen",
    host_begins: "Alle sitzen: Der Gastgeber beginnt",
    free_seats: |number| match number {
        1 => "1 Platz frei".into(),
        number => format!("{number} Plätze frei"),
    },
    waits_for: |who| format!("Am Zug: {who}"),
    points: |points| format!("{points} {}", if points.abs() == 1 { "Punkt" } else { "Punkte" }),
    replay: "Aufzeichnung",
    gone: "Diesen Tisch gibt es nicht mehr.",
    not_over: "Diese Partie läuft noch.",
    not_yet: "Die heutige Herausforderung wird denen gezeigt, die sie beendet haben, und ab morgen allen.",
    forget: "Diesen Tisch vergessen",

    new_table: "Tisch eröffnen",
    new_table_hint: "Jeder Platz ist für dich, für jemanden mit dem Link oder für einen Bot. \
                     Die Partie beginnt, wenn du es sagst.",
    begin: "Tisch eröffnen",
    seat_me: "Ich",
    seat_open: "Frei: wer kommt",

    kinds: ["Grundspiel", "White Moon", "Black Secret", "White Moon und Black Secret"],
    taoists: |number| format!("{number} {}", if number == 1 { "Taoist" } else { "Taoisten" }),

    daily: "Tagesaufgabe",
    daily_lead: "Jeden Tag eine neue Partie, für alle die gleiche.",
    daily_rules: |taoists| match taoists {
        1 => "Alle haben den gleichen Aufbau, die gleichen Karten und Würfe. Du spielst mit einem Taoisten.".into(),
        number => format!(
            "Alle haben den gleichen Aufbau, die gleichen Karten und Würfe. Du spielst alle {number} Taoisten selbst."
        ),
    },
    daily_wu_feng: "Wu-Feng wird von einem Bot gespielt.",
    first_counts: "Dein erster Versuch zählt, wenn du ihn vor Mitternacht (UTC) beendest; weitere sind zur Übung. Aufzeichnungen anderer siehst du, sobald du fertig bist, und ab morgen sieht sie jeder.",
    play_daily: "Spielen",
    go_on_daily: "Weiterspielen",
    play_daily_again: "Noch einmal spielen",
    previous_day: "Tag davor",
    next_day: "Tag danach",
    today: "Heute",
    no_such_day: "An diesem Tag hat sich niemand an der Aufgabe versucht.",
    standings: "Rangliste",
    nobody_yet: "Noch hat niemand diese Aufgabe beendet.",
    place: "Platz",
    names: "Name",
    score: "Punkte",
    finished_at: "Beendet",

    records: "Bestenliste",
    records_lead: "Das beste Ergebnis für jedes Spiel, jede Stufe und jede Zahl von Taoisten auf diesem Server.",
    which_game: "Welches Spiel",
    all_games: "Alle Spiele",
    no_record: "Noch kein Ergebnis",
};
