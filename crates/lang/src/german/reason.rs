use ghost_stories_engine::{Card, Tao, TaoCount};
use ghost_stories_odds::{Means, Threat};

use super::names::{self, taoist as who};
use super::phrases::{agree, at, board, count, list, of_board, tao, to};
use crate::phrases::capital;
use crate::reason::{From, ReasonWords};

pub(crate) const REASON: &ReasonWords = &ReasonWords {
    threat,
    then_exorcism: |threat, _, chance, means, from| format!("{threat}; {}.", exorcism(chance, means, from)),
    exorcism: |card, chance, means, from| format!("{}: {}.", names::card(card), exorcism(chance, means, from)),
    both: |one, other, chance| {
        let (one, other) = (names::card(one), names::card(other));
        format!("{one} und {other} lassen sich mit {chance} in einem Wurf austreiben.")
    },
    raises: |card, before, after| {
        format!("{}: Die Chance auf die Austreibung steigt von {before} auf {after}.", names::card(card))
    },
    ends: |threat| format!("{threat}; damit ist dann Schluss."),
    delays: |card, tile, before, after| {
        let haunts = format!("{} {} {}", names::card(card), agree(card, "würde", "würden"), when(before));
        format!("{haunts} {} spuken; so geschieht das erst {}.", at(tile), when(after))
    },
    saves_game: |turns| format!("Sonst ist die Partie {} verloren.", when(turns)),
    taoist_dies: |taoist, turns| format!("Sonst stirbt {} {}.", who(taoist), when(turns)),
    board_falls: |lost, turns| format!("Sonst wird die {} {} besessen.", board(lost), when(turns)),
    wins: |card, reward| format!("{}: Die Austreibung bringt {reward}.", names::card(card)),
    then_mantra: |threat, _| format!("{threat}; die Schriftrolle schwächt diesen Geist um 1."),
    mantra: |card| format!("{}: Die Schriftrolle schwächt diesen Geist um 1.", names::card(card)),
    circle: |tao, ghosts| {
        let colour = names::tao(tao);
        let ghosts = count(ghosts, &format!("{colour}en Geist"), &format!("{colour}e Geister"));
        format!("Der Gebetskreis schwächt dann {ghosts} im Spiel.")
    },
    circle_weakens: |card| format!("{}: Der Gebetskreis schwächt dann diese Inkarnation.", names::card(card)),
    haunted: |haunted, limit| {
        let tiles = count(haunted, "Dorffeld", "Dorffeldern");
        format!("Es spukt auf {tiles}; bei {limit} ist die Partie verloren.")
    },
    tile_back: |tile| format!("{} gibt es wieder Hilfe.", capital(at(tile))),

    qi: |taoist, qi| match qi {
        ..=2 => format!("{} hat nur noch {qi} Qi.", who(taoist)),
        _ => format!("{} hat {qi} Qi.", who(taoist)),
    },
    weakest: |taoist, qi| format!("Niemand hat weniger Qi als {} ({qi}).", who(taoist)),
    qi_left: |taoist, left| format!("{} behält {left} Qi.", who(taoist)),
    tao_needed: |tao, ghosts| {
        let ghosts = count(ghosts, "Geist", "Geister");
        format!("{}e Tao-Marker helfen gegen {ghosts} im Spiel.", capital(names::tao(tao)))
    },
    tao_unseen: |tao, cards| {
        let colour = names::tao(tao);
        let ghosts = count(cards, &format!("{colour}er Geist kann"), &format!("{colour}e Geister können"));
        format!("{ghosts} noch kommen.")
    },
    tao_idle: |tao| format!("Gegen keinen Geist im Spiel helfen {}e Tao-Marker.", names::tao(tao)),
    tao_left: |taoist, left| format!("{} hat noch {}.", who(taoist), tao(left)),
    keeps_tao: |kept| format!("Du behältst {}.", tao(kept)),
    no_tao: "Das kostet keine Tao-Marker.",

    buddha: |card| {
        format!("Dort wartet ein Buddha: {} {} sofort vernichtet.", names::card(card), agree(card, "wird", "werden"))
    },
    caught: |card| format!("{} trifft dort auf einen Buddha und kann ausgetrieben werden.", names::card(card)),
    buddha_waits: |guarded, ghosts| {
        let ghosts = match ghosts {
            0 => "liegt noch kein Geist".into(),
            1 => "liegt 1 Geist".into(),
            _ => format!("liegen {ghosts} Geister"),
        };
        format!("Der nächste Geist auf diesem Platz wird sofort vernichtet; auf {} {ghosts}.", of_board(guarded))
    },
    buddha_only: |guarded| {
        let last = format!("Das ist der letzte freie Platz {}", of_board(guarded));
        format!("{last}: Der nächste Geist dort wird sofort vernichtet.")
    },
    crowded: |full, ghosts| format!("Auf {} liegen {}.", of_board(full), count(ghosts, "Geist", "Geister")),
    room: |roomy, free| {
        let free = if free == 1 { "ist dann 1 Platz".into() } else { format!("sind dann {free} Plätze") };
        format!("Auf {} {free} frei.", of_board(roomy))
    },
    acts_late: |late, turns| format!("Dort wirkt der Geist erst {}, im Zug {}.", when(turns), of_board(late)),
    corner: |card, tile| {
        let here = capital(at(tile));
        format!("{here} lassen sich zwei Geister zugleich bekämpfen: dieser und {}.", names::card(card))
    },
    stands_ready: |taoist, card, chance| {
        format!("{} steht daneben: {chance} Chance auf die Austreibung ({}).", who(taoist), names::card(card))
    },
    goes_ready: |taoist, card, tile, chance| {
        let goes = format!("{} kann {} gehen", who(taoist), to(tile));
        format!("{goes}: dort {chance} Chance auf die Austreibung ({}).", names::card(card))
    },
    would_haunt: |card, tile, turns| {
        let would = agree(card, "würde", "würden");
        format!("{} {would} von dort aus {} {} spuken.", names::card(card), when(turns), at(tile))
    },
    opens: |card| {
        let can = agree(card, "kann", "können");
        format!("{} {can} dann ausgetrieben werden: Der Platz gegenüber ist leer.", names::card(card))
    },
    tough: |card, resistance| {
        format!("{} {} schwer auszutreiben: {resistance}.", names::card(card), agree(card, "ist", "sind"))
    },

    lends: |taoist, lent| format!("Auf demselben Dorffeld leiht dir {} {}.", who(taoist), tao(lent)),
    asks_next: |taoist, tile| format!("{} kann im nächsten eigenen Zug {} um Hilfe bitten.", who(taoist), at(tile)),
    revives: |taoist| format!("{} spielt wieder mit, und die {} ist nicht mehr besessen.", who(taoist), board(taoist)),
    herbs: |dice| format!("Das bringt bis zu {dice} Tao-Marker."),
    suffices: |card| format!("{}: Die Würfel reichen so, wie sie liegen.", names::card(card)),
    curse_harmless: "Was der Fluchwürfel zeigt, schadet niemandem.",
    curse_again: |face, chance| {
        format!("Der Fluchwürfel zeigt: {face}; neu geworfen schadet er mit {chance} Chance niemandem.")
    },
    curse_strikes: |card, tile| {
        format!("{}: Zeigt der Fluchwürfel einen Spuk, dann spukt es {}.", names::card(card), at(tile))
    },
    poor: |chance| format!("Eine Austreibung gelänge hier nur mit {chance}."),
    hopeless: "Eine Austreibung kann hier nicht gelingen.",
    more_ghosts: |tile| format!("Hilfe {} brächte einen weiteren Geist ins Spiel.", at(tile)),
    costs_qi: |tile| format!("Hilfe {} würde 1 Qi kosten.", at(tile)),
    keeps_yin_yang: "Das Yin-Yang bleibt für einen schlimmeren Moment.",
    turn_done: "Die Aktion ist schon getan.",
    explained: |name, help| format!("{name}: {help}"),
    token: "In einem späteren Zug leiht dir der Kraftmarker die Kraft einer neutralen Spieltafel.",
    yin_yang: "Das Yin-Yang bringt Hilfe von jedem Dorffeld oder vertreibt einen Spuk.",
    no_action: "Das Yin-Yang kostet keine Aktion.",
    turn_soon: |taoist, turns| match turns {
        0 => format!("{} ist am Zug.", who(taoist)),
        1 => format!("{} ist als Nächstes am Zug.", who(taoist)),
        _ => format!("{} ist {} am Zug.", who(taoist), when(turns)),
    },
    centre: "Von der Mitte aus ist jedes Dorffeld nur einen Schritt entfernt.",
};

fn threat(card: Card, threat: Threat) -> String {
    let does = match threat {
        Threat::Haunts { tile, in_turns, last } => {
            let lost = if last { ", und die Partie ist verloren" } else { "" };
            format!("{} {} {}{lost}", agree(card, "spukt", "spuken"), when(in_turns), at(tile))
        }
        Threat::Overruns { board: full, in_turns, last } => {
            let (belongs, qi) = (agree(card, "gehört", "gehören"), if last { "das letzte Qi" } else { "1 Qi" });
            format!("{belongs} zu den drei Geistern auf {}, die {} {qi} kosten", of_board(full), when(in_turns))
        }
        Threat::Torments { in_turns } => {
            format!("{} {} den Fluchwürfel", agree(card, "bringt", "bringen"), when(in_turns))
        }
        Threat::TakesTao { in_turns } => {
            format!("{} {} jedem Taoisten einen Tao-Marker", agree(card, "nimmt", "nehmen"), when(in_turns))
        }
        Threat::Devours { tile, in_turns, .. } => {
            let devours = agree(card, "verschlingt", "verschlingen");
            format!("{devours} {} {} einen Dorfbewohner", when(in_turns), at(tile))
        }
        Threat::Kills { tile, villagers, in_turns } => {
            format!("{} {} {} {villagers} Dorfbewohner", agree(card, "tötet", "töten"), when(in_turns), at(tile))
        }
        Threat::HoldsDie => format!("{} einen Tao-Würfel fest", agree(card, "hält", "halten")),
        Threat::BlocksTao => {
            format!("{}, dass Tao-Marker ausgegeben werden", agree(card, "verhindert", "verhindern"))
        }
        Threat::BlocksPower(power) => {
            format!("{} die Kraft „{}“", agree(card, "blockiert", "blockieren"), names::power(power))
        }
        Threat::BlocksPowers => format!("{} alle Kräfte", agree(card, "blockiert", "blockieren")),
        Threat::BlanksWhite => format!("{} weiße Würfelseiten wertlos", agree(card, "macht", "machen")),
        Threat::Incarnation { last: true, .. } => format!("{} die letzte Inkarnation", agree(card, "ist", "sind")),
        Threat::Incarnation { cards, .. } => {
            let (is, cards) = (agree(card, "ist", "sind"), count(cards, "Karte", "Karten"));
            format!("{is} eine Inkarnation, und im Geisterstapel liegen nur {cards}")
        }
    };
    format!("{} {does}", names::card(card))
}

fn when(turns: u8) -> String {
    match turns {
        1 => "im nächsten Zug".into(),
        turns => format!("in {turns} Zügen"),
    }
}

fn exorcism(chance: &str, means: Means, from: From) -> String {
    let place = match from {
        From::Here => "von hier aus",
        From::There => "von dort aus",
        From::Tile(tile) => at(tile),
    };
    format!("{place} {chance} Chance auf die Austreibung{}", with(means))
}

/// " mit deinem gelben Tao-Marker und dem Gebetskreis".
fn with(means: Means) -> String {
    let some = |count: TaoCount, one: fn(Tao) -> String, many: fn(Tao, u8) -> String| {
        count.colours().map(move |tao| match count.get(tao) {
            1 => one(tao),
            number => many(tao, number),
        })
    };
    let mut all: Vec<String> = some(
        means.own,
        |tao| format!("deinem {}en Tao-Marker", names::tao(tao)),
        |tao, number| format!("deinen {number} {}en Tao-Markern", names::tao(tao)),
    )
    .collect();
    all.extend(some(
        means.lent,
        |tao| format!("einem geliehenen {}en Tao-Marker", names::tao(tao)),
        |tao, number| format!("{number} geliehenen {}en Tao-Markern", names::tao(tao)),
    ));
    all.extend(means.circle.then(|| "dem Gebetskreis".into()));
    all.extend(means.mantra.then(|| "der Schriftrolle".into()));
    if all.is_empty() { String::new() } else { format!(" mit {}", list(all)) }
}
