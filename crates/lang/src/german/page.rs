//! The words of the page around the table.

use ghost_stories_engine::Level;

use super::ghost::GHOST;
use super::names;
use super::phrases::{agree, at, board, count, of_board};
use crate::page::{BotWords, ForecastWords, HintWords, PageWords, ReplayWords};
use crate::phrases::capital;

pub(crate) const PAGE: &PageWords = &PageWords {
    title: "Ghost Stories",
    lead: "Wu-Fengs Geister erheben sich gegen das Dorf. Ein bis vier Taoisten stellen sich ihnen gemeinsam entgegen.",
    fan_edition: "Eine inoffizielle Fan-Ausgabe des Spiels von Antoine Bauza. Regeln und Zahlen sind die des Spiels; Texte, Zeichnungen und Programm sind von uns.",
    advice: "Ratschläge des Autors",
    credits: "Mitwirkende",
    sources: &crate::sources::GERMAN,
    skip: "Zum Spiel springen",
    menu: "Menü",
    home: "Start",
    start: "Was möchtest du tun?",
    learn: "Lernen",
    learn_long: "Spielend lernen",
    rules: "Regeln",
    cards: "Karten und Symbole",
    settings: "Einstellungen",
    language: "Sprache",
    new_game: "Neue Partie",
    open_file: "Datei öffnen",
    saved_games: "Gespeicherte Partien",
    in_play: "Läuft noch",
    turns: |number| match number {
        1 => "1 Zug".into(),
        number => format!("{number} Züge"),
    },
    written_position: "Von Hand aufgebaute Stellung",
    remove: "Diese Partie löschen",
    really: "Wirklich?",
    file_unreadable: "Die Datei konnte nicht gelesen werden. Wähle eine Aufzeichnung oder einen Spielstand dieses Spiels, eine .json-Datei.",

    players: "Spieler",
    seat: |number| format!("Spieler {number}"),
    name: "Name",
    colour: "Farbe",
    random_colour: "Beliebige Farbe",
    power: "Kraft",
    random_power: "Beliebige Kraft",
    level: "Schwierigkeitsstufe",
    levels: &crate::levels::GERMAN,
    level_hint: |level, players| {
        let incarnations = level.incarnations(players.into());
        let start = match level {
            Level::Initiation => "Der sanfteste Einstieg: 4 Qi für jeden.",
            Level::Normal => "Die übliche Partie.",
            Level::Nightmare => "Für geübte Spieler.",
            Level::Hell => "Kein Yin-Yang und wenig Qi zu Beginn.",
        };
        format!("{start} Ziel: {} von Wu-Feng austreiben.", count(incarnations, "Inkarnation", "Inkarnationen"))
    },
    five_qi: "Mit 5 Qi beginnen",
    rule_set: "Regelfassung",
    rule_set_hint: "„Überarbeitet“ ist die neueste Auflage, „klassisch“ die von 2008; sie unterscheiden sich in vier Einzelheiten.",
    village: "Dorf",
    village_random: "Zufällig",
    village_arranged: "Selbst anordnen",
    spot: |number| format!("Dorffeld {number}, Reihe für Reihe"),
    seed: "Startwert",
    seed_hint: "Dieselbe Zahl ergibt denselben Aufbau, dieselben Karten und dieselben Würfe. Ohne Zahl wird neu gemischt. ",
    seed_wrong: "Der Startwert muss eine ganze Zahl ohne Vorzeichen sein, zum Beispiel 2008.",
    colour_twice: "Zwei Spieler haben dieselbe Farbe: Wähle für einen von ihnen eine andere.",
    begin: "Beginnen",

    table: "Der Spieltisch",
    actions: "Was du tun kannst",
    all_options: "Alle Optionen",
    wait: "…",
    undo: "Rückgängig",
    undo_key: "Strg-Z",
    escape_key: "Esc",
    undo_limit: "Nimmt die letzte Entscheidung zurück, höchstens bis zum letzten Wurf oder zur letzten Karte",
    explain: "Erklären",
    in_words: "Der Spieltisch in Worten",
    panels: "Vorschau, Chancen, Verlauf, Tipps",
    close: "Schließen",
    cancel: "Noch nicht",
    possessed: "Besessen",
    neutral: "Neutral",
    bank: "Vorrat",
    dice: "Würfel",
    deck: "Geisterstapel",
    discarded: "Ablage",
    haunted: "hier spukt es",
    blocked: "inaktiv",
    empty: "Leer",
    buddha: "Buddha",
    incarnation_in: |cards| match cards {
        0 => "Oben: Wu-Feng".into(),
        cards => format!("Wu-Feng in {cards}"),
    },
    no_incarnation: "ohne Wu-Feng",

    exorcism: "Austreibung",
    dice_rolled: |dice| match dice {
        0 => "Kein Würfel ist frei: Nur Tao-Marker, Gebetskreis und Schriftrolle helfen.".into(),
        dice => format!("Du wirfst {dice} Würfel. Bei bestem Einsatz aller Tao-Marker auf deinem Dorffeld:"),
    },
    roll: "Würfeln",
    both: "Beide",
    at_least_one: "Mindestens einer",
    pick_dice: "Klicke die Würfel an, die du neu werfen willst.",
    roll_again: "Neu würfeln",
    keep: "Alle liegen lassen",
    plan_hint: "Klicke Geister und Tao-Marker an oder ziehe die Marker auf die Geister; die Würfel verteilen sich von selbst.",
    plan_does_not_work: "Geister und Tao-Marker wählen",
    ways: "Alle Möglichkeiten",

    odds: "Chancen",
    no_odds: "Jetzt ist keine Austreibung in Reichweite.",
    here: "hier stehst du",
    forecast_title: "Vorschau",
    forecast_hint: "Was die Geister tun werden, wenn niemand sie aufhält:",
    nothing_happens: "Nichts.",
    turn_of: |colour| format!("Zug {}", of_board(colour)),
    in_turns: |turns| match turns {
        1 => "als Nächstes".into(),
        turns => format!("in {turns} Zügen"),
    },
    forecast: ForecastWords {
        advances: |card| format!("{}: Die Spukfigur rückt auf das Spukfeld vor.", names::card(card)),
        haunts: |card, tile| format!("{} {} {}.", names::card(card), agree(card, "spukt", "spuken"), at(tile)),
        nothing_to_haunt: |card| {
            format!("{} {} kein Dorffeld mehr zum Spuken.", names::card(card), agree(card, "findet", "finden"))
        },
        rolls_curse: |card| format!("{}: Der Fluchwürfel wird geworfen.", names::card(card)),
        discards: |taoist| format!("{} legt einen Tao-Marker ab.", names::taoist(taoist)),
        overrun: |colour| format!("Auf allen drei Plätzen {} liegen Geister.", of_board(colour)),
        loses_qi: |colour| format!("{} verliert 1 Qi.", names::taoist(colour)),
        somebody_loses_qi: "Ein Taoist eurer Wahl verliert 1 Qi.",
        possessed: |colour| format!("Die {} wird besessen.", board(colour)),
        ghost_arrives: "Ein Geist kommt ins Spiel.",
        lost: "Die Partie ist verloren.",
    },

    log: "Verlauf",
    steps: "Schritte der Partie",
    step: "Schritt",
    step_of: |step, all| format!("Schritt {step} von {all}"),
    first: "Zum Anfang",
    back: "Einen Schritt zurück",
    run: "Abspielen",
    forward: "Einen Schritt vor",
    last: "Zum Ende",
    past: "Du siehst einen früheren Stand. ",
    branch: "Was wäre, wenn? Ab hier spielen",
    branch_hint: "Beginnt mit diesem Schritt eine neue Partie; die ursprüngliche bleibt, wie sie ist",
    back_to_game: "Zurück zur Partie",

    ending: "Das Ende der Partie",
    won: "Gewonnen",
    lost: "Verloren",
    score: "Wertung",
    statistics: "Die Partie in Zahlen",
    qi_over_time: "Qi aller Taoisten, Zug für Zug",
    ghosts_over_time: "Geister im Spiel, Zug für Zug",
    haunted_over_time: "Dorffelder mit Spuk, Zug für Zug",
    taoist: "Taoist",
    ghosts_exorcised: "Geister",
    attempts: "Versuche",
    helps: "Hilfen",
    qi_lost: "Qi-Verlust",
    save_file: "Als Datei speichern",
    again: "Noch einmal ansehen",
    copy_link: "Link kopieren",
    link_copied: "Dieser Link öffnet die Partie als Aufzeichnung: ",

    storage_blocked: "Der Browser gewährt dieser Seite keinen Speicher, deshalb kann die Partie nicht gesichert werden. Gib den Speicher frei oder speichere die Partie als Datei.",
    storage_full: "Der Speicher des Browsers ist voll, deshalb konnte die Partie nicht gesichert werden. Speichere sie als Datei und lösche alte Partien.",
    no_such_game: "Diese Partie gibt es hier nicht",
    damaged: "Dieser Spielstand ist nicht lesbar.",
    damaged_kept: "Er bleibt unverändert erhalten. Speichere ihn als Datei, wenn du ihn von Hand reparieren willst.",
    replay: ReplayWords {
        not_a_replay: "Das ist keine Aufzeichnung dieses Spiels.",
        version: |version| {
            format!(
                "Sie hat die Version {version}, die diese Seite nicht kennt. Lade die Seite neu, um die neueste zu haben."
            )
        },
        link: "Ein Teil des Links fehlt oder wurde unterwegs verändert.",
        part: |name| format!("Der Teil „{name}“ enthält nicht, was er soll."),
        start: "Sie beginnt mit einem Aufbau, den es in diesem Spiel nicht gibt.",
        step: |step, text| format!("Schritt {step} („{text}“) ist nicht spielbar."),
        older_rules: "Nach älteren Regeln gespielt",
        older_steps: |first, last| {
            let steps = if first == last {
                format!("Schritt {first} wurde nach älteren Regeln gespielt und lässt sich nicht prüfen.")
            } else {
                format!(
                    "Die Schritte {first} bis {last} wurden nach älteren Regeln gespielt und lassen sich nicht prüfen."
                )
            };
            format!("{steps} Danach geht das Spiel so weiter, wie es damals lag.")
        },
        older_step: |text| format!("Nach älteren Regeln gespielt: {text}"),
        cut: |step, text, left_out| {
            format!(
                "Das Spiel öffnet sich bis zu Schritt {step} („{text}“), den die heutigen Regeln ablehnen. \
                 Ausgelassene Schritte: {left_out}."
            )
        },
        broken: |after| format!("Die nach Schritt {after} notierte Stellung ist nicht lesbar."),
    },
    damaged_link: "Dieser Link ist nicht lesbar",

    ghost: |position, space| GHOST.on(position, space),
    board_of: |colour| capital(&board(colour)),
    living_board: "Ein Taoist lebt, solange er Qi hat. Sein Spieler bewegt ihn und bittet dann um Hilfe oder versucht eine Austreibung.",
    neutral_board: "Diese Spieltafel gehört keinem Spieler. Auch hierher kommen Geister, und ohne Qi wird sie besessen.",
    possessed_board: "Wu-Feng beherrscht diese Spieltafel: Ihre Kraft ist inaktiv, und was sie verlieren würde, verlieren andere.",
    haunted_tile: "Hier spukt es: Hilfe gibt es erst wieder, wenn der Spuk vertrieben ist.",
    qi: |number| format!("{number} Qi"),
    empty_space: "Ein Platz für einen Geist. Geister kommen zuerst auf die Spieltafel ihrer Farbe.",
    power_blocked: "Jetzt ist diese Kraft inaktiv.",
    yin_yang: "Yin-Yang",
    yin_yang_help: "Setze es ein, um aus der Ferne den Bewohner eines aktiven Dorffelds um Hilfe zu bitten oder um den Spuk von einem Dorffeld zu vertreiben.",
    tao_token: |tao| format!("{}er Tao-Marker", capital(names::tao(tao))),
    tao_help: "Nach dem Wurf zählt jeder Tao-Marker wie ein Würfel seiner Farbe. Taoisten auf demselben Dorffeld dürfen einander aushelfen.",
    qi_help: "Qi ist Leben: Ein Taoist ohne Qi stirbt.",
    discard_help: "Geister, die den Tisch verlassen haben. Sie kommen nie in den Geisterstapel zurück.",
    deck_help: "Geister und zwischen ihnen die Inkarnationen von Wu-Feng. Ist die letzte Karte gezogen und Wu-Feng noch nicht vertrieben, so ist die Partie verloren.",
    dice_help: "Jeder Tao-Würfel zeigt Rot, Grün, Blau, Gelb, Schwarz oder Weiß. Weiß zählt als beliebige Farbe.",

    coming: "Einen Moment …",
    not_loaded: "Dieser Teil der Seite konnte nicht geladen werden.",
    try_again: "Noch einmal versuchen",
    nothing_found: "Nichts gefunden.",
    search: "Suche",
    rules_hint: "Als Festlegung bezeichnete Regeln sind von uns, wo die Anleitungen schweigen oder sich widersprechen.",
    chapters: &[
        ("B1", "Der Spieltisch"),
        ("B10", "Der Aufbau"),
        ("B20", "Die Züge"),
        ("B30", "Yin: Die Geister handeln"),
        ("B40", "Ein Geist kommt ins Spiel"),
        ("B50", "Yang: Der Taoist handelt"),
        ("B60", "Der Tod"),
        ("B70", "Die Austreibung"),
        ("B80", "Die Dorfbewohner"),
        ("B90", "Die Inkarnationen von Wu-Feng"),
        ("B110", "Die Kräfte"),
        ("B130", "Das Ende"),
        ("W1", "White Moon: Der Aufbau"),
        ("W10", "White Moon: Die Reihenfolge eines Zuges"),
        ("W20", "White Moon: Die Dorfbewohner"),
        ("W30", "White Moon: Su-Ling"),
        ("W40", "White Moon: Kristalle und die Mystische Barriere"),
        ("W50", "White Moon: Die Kung-Fu-Schule"),
        ("W60", "White Moon: Die Artefakte"),
        ("W70", "White Moon: Die Inkarnationen"),
        ("W80", "White Moon: Die Wertung"),
        ("S1", "Black Secret: Der Aufbau"),
        ("S10", "Black Secret: Wu-Feng"),
        ("S20", "Black Secret: Dämonen und Skelette"),
        ("S30", "Black Secret: Der Schatten"),
        ("S40", "Black Secret: Die Taoisten"),
        ("S50", "Black Secret: Inkarnationen und Symbole"),
        ("S60", "Black Secret: Das Ende"),
    ],
    icons_title: "Symbole",
    tiles_title: "Dorffelder",
    powers_title: "Kräfte",
    ghosts_title: "Geister und Inkarnationen",
    icons: &[
        ("ghost", "Ein weiterer Geist kommt ins Spiel."),
        ("haunt", "Auf dem ersten aktiven Dorffeld der Reihe spukt es."),
        ("lose-qi", "1 Qi geht verloren."),
        ("quick", "Die Spukfigur beginnt auf dem Spukfeld."),
        ("curse", "Der Fluchwürfel wird geworfen."),
        ("power-off", "Die Kraft dieser Spieltafel ist blockiert."),
        ("all-powers-off", "Alle Kräfte sind blockiert."),
        ("tao-off", "Niemand darf Tao-Marker ausgeben."),
        ("die-captive", "Der Geist stiehlt einen Tao-Würfel."),
        ("group-lose-tao", "Jeder Taoist legt einen Tao-Marker ab."),
        ("clear-circle", "Der Tao-Marker auf dem Gebetskreis geht in den Vorrat zurück."),
        ("haunter-stone", "Spuk: Der Geist spukt in jedem zweiten Zug seiner Spieltafel."),
        ("tormentor", "Folter: In jedem Zug seiner Spieltafel wird der Fluchwürfel geworfen."),
        ("dice-immune", "Immun gegen Würfel: Nur Tao-Marker, Gebetskreis und Schriftrolle zählen."),
        ("white-blank", "Weiße Würfelseiten zählen nicht."),
        ("only-on-buddha", "Austreibung nur auf einem Platz, auf dem die Karte auf einen Buddha traf."),
        ("only-if-opposite-empty", "Austreibung nur, solange auf dem Platz gegenüber kein Geist liegt."),
        ("gain-tao", "Belohnung: 1 Tao-Marker."),
        ("gain-two-tao", "Belohnung: 2 Tao-Marker."),
        ("gain-qi-or-yin-yang", "Belohnung: 1 Qi oder das Yin-Yang."),
        ("gain-qi-and-yin-yang", "Belohnung für die Gruppe: 1 Qi und ein Yin-Yang."),
        ("curse-nothing", "Fluchwürfel: kein Effekt."),
        ("curse-haunt", "Fluchwürfel: Auf dem ersten aktiven Dorffeld der Reihe spukt es."),
        ("curse-ghost", "Fluchwürfel: Ein Geist kommt ins Spiel."),
        ("curse-tao", "Fluchwürfel: Wer ihn wirft, verliert alle Tao-Marker."),
        ("curse-qi", "Fluchwürfel: Wer ihn wirft, verliert 1 Qi."),
        ("haunter", "Eine Spukfigur: Vom Spukfeld aus spukt sie im nächsten Zug ihrer Spieltafel."),
        ("mantra", "Die Schriftrolle: Der Geist ist um 1 schwächer."),
        ("buddha", "Ein Buddha: Ein Geist, der auf seinen Platz kommt, wird vernichtet."),
        ("power-token", "Ein Kraftmarker: Er leiht dir für einen Zug die Kraft einer neutralen Spieltafel."),
        ("yin-yang", "Das Yin-Yang: Hilfe aus der Ferne, oder der Spuk auf einem Dorffeld wird vertrieben."),
        ("qi", "Qi: Leben."),
    ],

    white_moon: &super::white_moon_page::WHITE_MOON,
    black_secret: &super::black_secret_page::BLACK_SECRET,
    bots: BotWords {
        who: "Wer spielt",
        person: "Ein Mensch",
        kinds: ["Bot: zufällig", "Bot: Anfänger", "Bot: Experte", "Bot: Experte, langsam"],
        strengths: ["zufällig", "Anfänger", "Experte", "langsamer Experte"],
        thinking: |who| format!("{who} denkt nach …"),
        paused: |who| format!("Angehalten. {who} ist an der Reihe."),
        pause: "Anhalten",
        go_on: "Weiter",
        step: "Ein Schritt",
        pace: "Tempo der Bots",
        paces: ["Langsam", "Normal", "Schnell", "Sofort"],
    },
    hints: HintWords {
        title: "Tipps",
        note: "Die geschätzte Gewinnchance jeder Option, von einem Computerspieler, der weiterdenkt, während du überlegst.",
        waiting: "Wird überlegt …",
        nothing: "Jetzt gibt es nichts zu entscheiden.",
        then: |plan| format!("Danach: {plan}"),
        looked_at: |number| format!("{number} Stellungen betrachtet"),
        chance: "Gewinnchance",
        show_chance: "Die geschätzte Gewinnchance neben dem Spieltisch zeigen",
        chance_setting: "Gewinnchance",
        course: "Kurve",
        course_title: "Die Gewinnchance, Schritt für Schritt",
        turning_points: "Wendepunkte",
        no_turning_points: "Kein Schritt hat viel geändert.",
        turn: |number| format!("Zug {number}"),
    },

    pace: "Animationen",
    pace_slow: "Langsam",
    pace_normal: "Normal",
    pace_fast: "Schnell",
    pace_off: "Aus",
    size: "Schriftgröße",
    large: "Groß",
    keys: "Tasten",
    key_list: &[
        ("1 – 9, a – z", "die Option mit dieser Taste"),
        ("Tab", "zum Spieltisch, zu den Optionen und zu Vorschau, Chancen und Verlauf"),
        ("← ↑ → ↓", "auf dem Spieltisch von Stelle zu Stelle"),
        ("Enter", "wählen, was gerade markiert ist"),
        ("?", "erklären, was gerade markiert ist oder als Nächstes angeklickt wird"),
        ("Strg-Z", "die letzte Entscheidung zurücknehmen"),
        ("Esc", "wieder alle Optionen"),
        (", .", "im Verlauf einen Schritt zurück oder vor"),
    ],

    next: "Weiter",
    watch: "Schau zu, was geschieht.",
    do_it: "Tu es auf dem Spieltisch oder wähle es aus der Liste.",
};

#[cfg(test)]
mod tests {
    use ghost_stories_engine::{Card, Tao, Tile};

    use super::*;

    #[test]
    fn the_forecast_agrees_with_the_name_of_its_card() {
        let told = [19, 25].map(|number| (PAGE.forecast.haunts)(Card::new(number).unwrap(), Tile::Herbalist));
        assert_eq!(told, ["Schleimteufel spukt beim Kräuterhändler.", "Herzlose Mönche spuken beim Kräuterhändler."]);
    }

    #[test]
    fn numbers_and_colours_have_their_endings() {
        assert_eq!([1, 2, 300].map(PAGE.turns), ["1 Zug", "2 Züge", "300 Züge"]);
        assert_eq!((PAGE.tao_token)(Tao::Black), "Schwarzer Tao-Marker");
        assert_eq!(
            (PAGE.level_hint)(Level::Normal, 4),
            "Die übliche Partie. Ziel: 1 Inkarnation von Wu-Feng austreiben."
        );
    }

    #[test]
    fn the_words_on_the_drawing_fit() {
        let letters = |words: &str| words.chars().count();
        assert!([0, 5, 32].map(PAGE.incarnation_in).iter().all(|words| letters(words) <= 16));
        assert!(letters(PAGE.no_incarnation) <= 18);
        assert!([PAGE.discarded, PAGE.bank, PAGE.dice, PAGE.neutral].iter().all(|words| letters(words) <= 11));
    }
}
