use ghost_stories_engine::Card;
use ghost_stories_odds::{Means, Threat};

use super::names::{self, taoist as who};
use super::phrases::{becomes, board, count, form, list, tao, verb};
use crate::phrases::capital;
use crate::reason::{From, ReasonWords};

pub(crate) const REASON: &ReasonWords = &ReasonWords {
    threat,
    then_exorcism: |threat, _, chance, means, from| format!("{threat}; {}.", exorcism(chance, means, from)),
    exorcism: |card, chance, means, from| format!("{}: {}.", names::card(card), exorcism(chance, means, from)),
    both: |one, other, chance| {
        let (one, other) = (names::card(one), names::card(other));
        format!("{one} i {other}: {chance} szans, że jeden rzut przegna oba duchy.")
    },
    raises: |card, before, after| format!("{}: szansa na przegnanie rośnie z {before} do {after}.", names::card(card)),
    ends: |threat| format!("{threat}; to kładzie temu kres."),
    delays: |card, tile, before, after| {
        let (card, tile) = (names::card(card), names::tile(tile));
        format!("{card}: nawiedzenie kafla {tile} nastąpi dopiero {}, a nie {}.", when(after), when(before))
    },
    saves_game: |turns| format!("Inaczej gra będzie przegrana {}.", when(turns)),
    taoist_dies: |taoist, turns| format!("Inaczej {} zginie {}.", who(taoist), when(turns)),
    board_falls: |lost, turns| format!("Inaczej {} plansza zostanie nawiedzona {}.", names::colour(lost), when(turns)),
    wins: |card, reward| format!("{}: za przegnanie dostaniesz {reward}.", names::card(card)),
    then_mantra: |threat, _| format!("{threat}; mantra osłabi tego ducha o 1."),
    mantra: |card| format!("{}: mantra osłabi tego ducha o 1.", names::card(card)),
    circle: |tao, ghosts| {
        let colour = names::tao_forms(tao)[1];
        format!("Krąg osłabi wtedy {colour} duchy w grze (jest ich {ghosts}).")
    },
    circle_weakens: |card| format!("{}: Krąg osłabi wtedy to wcielenie Wu Fenga.", names::card(card)),
    haunted: |haunted, limit| format!("Nawiedzone kafle: {haunted}; przy {limit} gra jest przegrana."),
    tile_back: |tile| format!("Kafel {} znów będzie mógł pomagać.", names::tile(tile)),

    qi: |taoist, qi| match qi {
        ..=2 => format!("{} ma już tylko {qi} qi.", who(taoist)),
        _ => format!("{} ma {qi} qi.", who(taoist)),
    },
    weakest: |taoist, qi| format!("Nikt nie ma mniej qi niż {} ({qi}).", who(taoist)),
    qi_left: |taoist, left| format!("{} zachowa {left} qi.", who(taoist)),
    tao_needed: |tao, ghosts| {
        let ghosts = count(ghosts, ["duchowi", "duchom", "duchom"]);
        format!("{} znaczniki tao pomogą przeciw {ghosts} w grze.", capital(names::tao_forms(tao)[1]))
    },
    tao_unseen: |tao, cards| {
        let [one, few, many] = names::tao_forms(tao);
        let ghosts = [format!("{one} duch"), format!("{few} duchy"), format!("{many} duchów")];
        let ghosts = count(cards, [&ghosts[0], &ghosts[1], &ghosts[2]]);
        format!("Z talii {} jeszcze wyjść {ghosts}.", form(cards, ["może", "mogą", "może"]))
    },
    tao_idle: |tao| format!("Żaden duch w grze nie wymaga {} znaczników tao.", names::tao_forms(tao)[2]),
    tao_left: |taoist, left| format!("{} ma jeszcze {}.", who(taoist), tao(left)),
    keeps_tao: |kept| format!("Zachowasz {}.", tao(kept)),
    no_tao: "Nie kosztuje to żadnych znaczników tao.",

    buddha: |card| {
        let gone = becomes(card, ["odrzucony", "odrzucona", "odrzucone", "odrzuceni"]);
        format!("Czeka tam Budda: {} od razu {gone}.", names::card(card))
    },
    caught: |card| format!("{} trafi tam na Buddę i będzie można go przegnać.", names::card(card)),
    buddha_waits: |guarded, ghosts| {
        format!("Następny duch na tym miejscu od razu zniknie; duchy na {}: {ghosts}.", board(guarded))
    },
    buddha_only: |guarded| format!("To ostatnie wolne miejsce {}: następny duch od razu tam zniknie.", board(guarded)),
    crowded: |full, ghosts| {
        let lie = form(ghosts, ["leży", "leżą", "leży"]);
        format!("Na {} {lie} {}.", board(full), count(ghosts, ["duch", "duchy", "duchów"]))
    },
    room: |roomy, free| format!("Wolne miejsca na {} wtedy: {free}.", board(roomy)),
    acts_late: |late, turns| format!("Tam duch zadziała dopiero {}, w turze {}.", when(turns), board(late)),
    corner: |card, tile| {
        let (card, tile) = (names::card(card), names::tile(tile));
        format!("Z kafla {tile} można walczyć naraz z tym duchem i z kartą {card}.")
    },
    stands_ready: |taoist, card, chance| {
        format!("{} stoi obok karty {} i ma {chance} szans na jej przegnanie.", who(taoist), names::card(card))
    },
    goes_ready: |taoist, card, tile, chance| {
        let goes = format!("{} może przejść na kafel {}", who(taoist), names::tile(tile));
        format!("{goes} i ma stamtąd {chance} szans na przegnanie karty {}.", names::card(card))
    },
    would_haunt: |card, tile, turns| {
        let haunts = verb(card, "nawiedzi", "nawiedzą");
        format!("{} {haunts} stamtąd kafel {} {}.", names::card(card), names::tile(tile), when(turns))
    },
    opens: |card| format!("{}: przegnanie będzie możliwe, bo przeciwległe miejsce jest puste.", names::card(card)),
    tough: |card, resistance| format!("{}: tę kartę trudno przegnać ({resistance}).", names::card(card)),

    lends: |taoist, lent| format!("Na tym samym kaflu {} pożyczy ci {}.", who(taoist), tao(lent)),
    asks_next: |taoist, tile| {
        format!("{} będzie mógł w swojej następnej turze poprosić o pomoc: {}.", who(taoist), names::tile(tile))
    },
    revives: |taoist| {
        format!("{} wraca do gry, a {} plansza nie jest już nawiedzona.", who(taoist), names::colour(taoist))
    },
    herbs: |dice| format!("Daje najwyżej {}.", count(dice, ["znacznik tao", "znaczniki tao", "znaczników tao"])),
    suffices: |card| format!("{}: wyrzucone kości już wystarczą.", names::card(card)),
    curse_harmless: "To, co pokazuje kość klątwy, nikomu nie szkodzi.",
    curse_again: |face, chance| {
        format!("Kość klątwy pokazuje: {face}; szansa, że po przerzucie nie zaszkodzi, to {chance}.")
    },
    curse_strikes: |card, tile| {
        let (card, tile) = (names::card(card), names::tile(tile));
        format!("{card}: jeśli kość klątwy pokaże nawiedzenie, trafi ono kafel {tile}.")
    },
    poor: |chance| format!("Egzorcyzm miałby tu tylko {chance} szans."),
    hopeless: "Egzorcyzm nie może się tu udać.",
    more_ghosts: |tile| format!("Pomoc z kafla {} sprowadziłaby kolejnego ducha.", names::tile(tile)),
    costs_qi: |tile| format!("Pomoc z kafla {} kosztowałaby 1 qi.", names::tile(tile)),
    keeps_yin_yang: "Jin-jang przyda się w gorszej chwili.",
    turn_done: "Akcja jest już wykonana.",
    explained: |name, help| format!("{name}: {help}"),
    token: "W którejś z następnych tur żeton mocy pożyczy ci moc neutralnej planszy.",
    yin_yang: "Jin-jang daje z daleka pomoc dowolnego kafla albo odwraca nawiedzony kafel.",
    no_action: "Jin-jang nie zużywa akcji.",
    turn_soon: |taoist, turns| match turns {
        0 => format!("Trwa tura {}.", names::taoist_of(taoist)),
        1 => format!("Następna jest tura {}.", names::taoist_of(taoist)),
        _ => format!("Tura {} będzie {}.", names::taoist_of(taoist), when(turns)),
    },
    centre: "Ze środka wioski na każdy kafel jest tylko jeden krok.",
};

fn threat(card: Card, threat: Threat) -> String {
    let does = match threat {
        Threat::Haunts { tile, in_turns, last } => {
            let (haunts, lost) =
                (verb(card, "nawiedzi", "nawiedzą"), if last { " i gra będzie przegrana" } else { "" });
            format!("{haunts} {} kafel {}{lost}", when(in_turns), names::tile(tile))
        }
        Threat::Overruns { board: full, in_turns, last } => {
            let (belongs, qi) = (verb(card, "należy", "należą"), if last { "ostatnie qi" } else { "1 qi" });
            format!("{belongs} do trzech duchów na {}, które {} odbiorą {qi}", board(full), when(in_turns))
        }
        Threat::Devours { tile, in_turns, .. } => {
            let devours = verb(card, "pożre", "pożrą");
            format!("{devours} wieśniaka na kaflu {} {}", names::tile(tile), when(in_turns))
        }
        Threat::Kills { tile, villagers, in_turns } => {
            let (kills, villagers) =
                (verb(card, "zabije", "zabiją"), count(villagers, ["wieśniaka", "wieśniaków", "wieśniaków"]));
            format!("{kills} {villagers} na kaflu {} {}", names::tile(tile), when(in_turns))
        }
        Threat::Torments { in_turns } => {
            format!("{} {} rzut kością klątwy", verb(card, "wymusi", "wymuszą"), when(in_turns))
        }
        Threat::TakesTao { in_turns } => {
            format!("{} {} każdemu taoiście znacznik tao", verb(card, "odbierze", "odbiorą"), when(in_turns))
        }
        Threat::HoldsDie => format!("{} kość tao", verb(card, "więzi", "więżą")),
        Threat::BlocksTao => format!("nie {} wydawać znaczników tao", verb(card, "pozwala", "pozwalają")),
        Threat::BlocksPower(power) => format!("{} moc {}", verb(card, "blokuje", "blokują"), names::power(power)),
        Threat::BlocksPowers => format!("{} wszystkie moce", verb(card, "blokuje", "blokują")),
        Threat::BlanksWhite => format!("{}, że białe ścianki są puste", verb(card, "sprawia", "sprawiają")),
        Threat::Incarnation { last: true, .. } => "to ostatnie wcielenie Wu Fenga".into(),
        Threat::Incarnation { cards, .. } => format!("to wcielenie Wu Fenga (kart w talii: {cards})"),
    };
    format!("{} {does}", names::card(card))
}

fn when(turns: u8) -> String {
    match turns {
        1 => "w następnej turze".into(),
        turns => format!("za {}", count(turns, ["turę", "tury", "tur"])),
    }
}

fn exorcism(chance: &str, means: Means, from: From) -> String {
    let place = match from {
        From::Here => "stąd".into(),
        From::There => "stamtąd".into(),
        From::Tile(tile) => format!("z kafla {}", names::tile(tile)),
    };
    format!("{place} masz {chance} szans na udany egzorcyzm{}", with(means))
}

/// ", licząc twój żółty znacznik tao i Krąg".
fn with(means: Means) -> String {
    let one = |whose: &str, colour| format!("{whose} {} znacznik tao", names::tao(colour));
    let tokens = |number, colour| {
        let noun = form(number, ["znacznik tao", "znaczniki tao", "znaczników tao"]);
        format!("{} {noun}", form(number, names::tao_forms(colour)))
    };
    let own = means.own.colours().map(|colour| match means.own.get(colour) {
        1 => one("twój", colour),
        number => format!("twoje {number} {}", tokens(number, colour)),
    });
    let lent = means.lent.colours().map(|colour| match means.lent.get(colour) {
        1 => one("pożyczony", colour),
        number => {
            let lent = form(number, ["pożyczony", "pożyczone", "pożyczonych"]);
            format!("{number} {lent} {}", tokens(number, colour))
        }
    });
    let mut all: Vec<String> = own.chain(lent).collect();
    all.extend(means.circle.then(|| "Krąg".into()));
    all.extend(means.mantra.then(|| "mantrę".into()));
    if all.is_empty() { String::new() } else { format!(", licząc {}", list(all)) }
}
