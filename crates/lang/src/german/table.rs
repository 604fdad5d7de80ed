use ghost_stories_engine::{Owner, Stage, TaoCount};

use super::names;
use super::phrases::{self, at, beside, count, list, taoists};
use crate::phrases::{capital, sentence};
use crate::table::TableWords;

pub(crate) const TABLE: &TableWords = &TableWords {
    game: |level, edition, players| {
        format!("{}, {}e Regeln, {players} Spieler.", names::level(level), names::edition(edition))
    },
    turn: |board, owner, at| {
        let whose = match owner {
            Owner::Living => names::taoist(board).to_owned(),
            Owner::Neutral => format!("die neutrale {}", phrases::board(board)),
            Owner::Possessed => format!("die besessene {}", phrases::board(board)),
        };
        format!("Am Zug: {whose}, {}.", stage(at))
    },
    to_place: |card, need| format!("Zu legen: {}, Karte {card}, {need}.", names::card(card)),

    village: "Das Dorf, Reihe für Reihe von Nordwesten:",
    tile: |spot, tile, haunted| {
        let haunted = if haunted { ", hier spukt es" } else { "" };
        format!("{}: {}{haunted}.", names::spot(spot), names::tile(tile))
    },
    here: |living| format!("Hier: {}.", taoists(living)),
    dead: |dead| format!("Tot: {}.", taoists(dead)),
    on_circle: |tao| match tao {
        Some(tao) => format!("Darauf: ein {}er Tao-Marker.", names::tao(tao)),
        None => "Darauf: kein Tao-Marker.".into(),
    },
    in_temple: |buddhas| match buddhas {
        0 => "Darauf: kein Buddha.".into(),
        buddhas => format!("Darauf: {}.", count(buddhas, "Buddha", "Buddhas")),
    },
    on_centre: |tokens| format!("Darauf: {tokens} Kraftmarker."),
    haunted: |tiles, limit| format!("Dorffelder mit Spuk: {tiles}. Bei {limit} ist die Partie verloren."),

    board: |board, side, owner| {
        let owner = match owner {
            Owner::Living => "lebender Spieler",
            Owner::Neutral => "neutral",
            Owner::Possessed => "besessen",
        };
        format!("{}, {}, {owner}.", capital(&phrases::board(board)), names::side(side))
    },
    power: |power, on| format!("Kraft: {}, {}.", names::power(power), if on { "aktiv" } else { "inaktiv" }),
    qi: |qi| format!("Qi: {qi}."),
    stands: |tile, qi| format!("Steht {}. Qi: {qi}.", at(tile)),
    yin_yang: |held| if held { "Yin-Yang" } else { "kein Yin-Yang" },
    buddhas: |buddhas| count(buddhas, "Buddha", "Buddhas"),
    tokens: |tokens| format!("{tokens} Kraftmarker"),
    belongings: |tao, things| format!("Tao-Marker: {}. Besitz: {}.", numbers(tao), things.join(", ")),

    facing: |slot, tile| format!("{}, {}:", names::slot(slot), beside(tile)),
    empty: "leer",
    buddha: "ein Buddha",
    ghost: |card, need| {
        let what = if card.is_incarnation() { "Inkarnation" } else { "Karte" };
        format!("{}, {what} {card}, {need}", names::card(card))
    },
    weakened: sentence,

    bank: |qi, tao| format!("Vorrat: {qi} Qi. Tao-Marker: {}.", numbers(tao)),
    deck: |cards, until_incarnation| {
        let incarnation = match until_incarnation {
            None => "darin ist keine Inkarnation mehr".to_owned(),
            Some(0) => "die nächste Karte ist eine Inkarnation".to_owned(),
            Some(above) => format!("die nächste Inkarnation liegt unter {}", count(above, "Karte", "Karten")),
        };
        format!("Geisterstapel: {}; {incarnation}.", count(cards, "Karte", "Karten"))
    },
    exorcised: |incarnations, all| format!("Ausgetriebene Inkarnationen: {incarnations} von {all}."),
    free_dice: |dice| match dice {
        0 => "kein Tao-Würfel ist frei".into(),
        1 => "nur 1 Tao-Würfel ist frei".into(),
        dice => format!("nur {dice} Tao-Würfel sind frei"),
    },
    no_tao: "niemand darf Tao-Marker ausgeben",
    white_is_blank: "weiße Würfelseiten zählen nicht",
    hindrances: |all| format!("Hindernisse: {}.", capital(&list(all))),
};

fn stage(stage: Stage) -> &'static str {
    match stage {
        Stage::Yin => "Yin-Phase",
        Stage::BeforeMove => "Yang-Phase, vor der Bewegung",
        Stage::Moved => "Yang-Phase, vor der Aktion",
        Stage::Acted => "Yang-Phase, nach der Aktion",
        Stage::Buddhas => "Yang-Phase, beim Aufstellen",
        Stage::AfterBuddhas => "Yang-Phase, nach dem Stellen der Buddhas",
        Stage::Tokens => "Yang-Phase, beim Nehmen der Kraftmarker",
        Stage::AfterTokens => "Yang-Phase, nach dem Nehmen der Kraftmarker",
    }
}

/// "1 roter, 2 schwarze", or "keine".
fn numbers(count: TaoCount) -> String {
    if count.is_empty() { "keine".to_owned() } else { phrases::numbers(count, "er").join(", ") }
}
