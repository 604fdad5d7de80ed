//! The whole table as text, in short lines that a screen reader reads well.

use ghost_stories_engine::{Colour, Owner, Position, Slot, Space, Spot, Stage, TaoCount, Tile};

use super::names;
use super::phrases::{self, at, beside, capital, count, list, resistance, taoists, weakened};
use super::stones::{in_play, stones};
use super::waiting::waiting;

pub(crate) fn table(position: &Position) -> String {
    let mut lines = heading(position);
    lines.push(String::new());
    lines.extend(village(position));
    for board in position.seating().boards() {
        lines.push(String::new());
        lines.extend(player_board(position, board));
    }
    lines.push(String::new());
    lines.extend(supplies(position));
    lines.push(String::new());
    lines.join("\n")
}

fn heading(position: &Position) -> Vec<String> {
    let (level, edition) = (names::level(position.level()), names::edition(position.edition()));
    let mut lines = vec![
        format!("{level}, {edition}e Regeln, {} Spieler.", position.players().len()),
        format!("Am Zug: {}, {}.", whose(position, position.board_on_turn()), stage(position.stage())),
        waiting(position),
    ];
    if let Some(card) = position.card_to_place() {
        lines.push(format!("Zu legen: {}, Karte {card}, {}.", names::card(card), resistance(card)));
        lines.extend(stones(card));
    }
    lines
}

fn whose(position: &Position, board: Colour) -> String {
    match position.owner(board) {
        Owner::Living => names::taoist(board).to_owned(),
        Owner::Neutral => format!("die neutrale {}", phrases::board(board)),
        Owner::Possessed => format!("die besessene {}", phrases::board(board)),
    }
}

fn stage(stage: Stage) -> &'static str {
    match stage {
        Stage::Yin => "Yin-Phase",
        Stage::BeforeMove => "Yang-Phase, vor der Bewegung",
        Stage::Moved => "Yang-Phase, vor der Aktion",
        Stage::Acted => "Yang-Phase, nach der Aktion",
        Stage::Buddhas => "Yang-Phase, beim Stellen der Buddhas",
        Stage::AfterBuddhas => "Yang-Phase, nach dem Stellen der Buddhas",
        Stage::Tokens => "Yang-Phase, beim Nehmen der Kraftmarker",
        Stage::AfterTokens => "Yang-Phase, nach dem Nehmen der Kraftmarker",
    }
}

fn village(position: &Position) -> Vec<String> {
    let village = position.village();
    let limit = position.edition().tiles_to_lose(position.level());
    let mut lines = vec!["Das Dorf, Reihe für Reihe von Nordwesten:".to_owned()];
    lines.extend(Spot::ALL.map(|spot| format!("{}: {}", names::spot(spot), place(position, spot))));
    lines.push(format!("Dorffelder mit Spuk: {}. Bei {limit} ist die Partie verloren.", village.haunted_count()));
    lines
}

fn place(position: &Position, spot: Spot) -> String {
    let village = position.village();
    let tile = village.tile(spot);
    let haunted = if village.is_haunted(tile) { ", hier spukt es" } else { "" };
    let mut sentences = vec![format!("{}{haunted}.", names::tile(tile))];

    let here = |taoist: &Colour| position.taoist(*taoist).spot == spot;
    let standing = taoists(position.living().iter().filter(here));
    if !standing.is_empty() {
        sentences.push(format!("Hier: {standing}."));
    }
    let dead = taoists(position.dead().iter());
    if tile == Tile::Cemetery && !dead.is_empty() {
        sentences.push(format!("Tot: {dead}."));
    }
    if tile == Tile::Circle {
        let token = village.circle().map_or("kein".to_owned(), |tao| format!("ein {}er", names::tao(tao)));
        sentences.push(format!("Darauf: {token} Tao-Marker."));
    }
    if tile == Tile::Temple {
        sentences.push(match village.buddhas() {
            0 => "Darauf: kein Buddha.".to_owned(),
            buddhas => format!("Darauf: {}.", count(buddhas, "Buddha", "Buddhas")),
        });
    }
    if spot == Spot::Centre && village.tokens() > 0 {
        sentences.push(format!("Darauf: {} Kraftmarker.", village.tokens()));
    }
    sentences.join(" ")
}

fn player_board(position: &Position, board: Colour) -> Vec<String> {
    let side = names::side(position.seating().side(board));
    let owner = match position.owner(board) {
        Owner::Living => "lebender Spieler",
        Owner::Neutral => "neutral",
        Owner::Possessed => "besessen",
    };
    let on = if position.power_is_on(board) { "aktiv" } else { "inaktiv" };
    let mut lines = vec![
        format!("{}, {side}, {owner}.", capital(&phrases::board(board))),
        format!("Kraft: {}, {on}.", names::power(position.power(board))),
    ];
    match position.owner(board) {
        Owner::Living => lines.extend(belongings(position, board)),
        Owner::Neutral => lines.push(format!("Qi: {}.", position.taoist(board).qi)),
        Owner::Possessed => {}
    }
    for slot in Slot::ALL {
        lines.extend(space(position, Space::new(board, slot)));
    }
    lines
}

fn belongings(position: &Position, taoist: Colour) -> [String; 2] {
    let owned = position.taoist(taoist);
    let mut things = vec![if owned.yin_yang { "Yin-Yang".to_owned() } else { "kein Yin-Yang".to_owned() }];
    if owned.buddhas > 0 {
        things.push(count(owned.buddhas, "Buddha", "Buddhas"));
    }
    if owned.tokens > 0 {
        things.push(format!("{} Kraftmarker", owned.tokens));
    }
    [
        format!("Steht {}. Qi: {}.", at(position.tile_of(taoist)), owned.qi),
        format!("Tao-Marker: {}. Besitz: {}.", numbers(owned.tao), things.join(", ")),
    ]
}

/// "1 roter, 2 schwarze", or "keine".
fn numbers(count: TaoCount) -> String {
    if count.is_empty() { "keine".to_owned() } else { phrases::numbers(count, "er").join(", ") }
}

fn space(position: &Position, at: Space) -> Vec<String> {
    let faced = position.village().tile(position.seating().line(at)[0]);
    let facing = format!("{}, {}:", names::slot(at.slot()), beside(faced));
    let Some(card) = position.card(at) else {
        let there = if position.buddhas().contains(at) { "ein Buddha" } else { "leer" };
        return vec![format!("{facing} {there}.")];
    };
    let what = if card.is_incarnation() { "Inkarnation" } else { "Karte" };
    let mut lines = vec![format!("{facing} {}, {what} {card}, {}.", names::card(card), resistance(card))];
    let weakened = weakened(position, at, card);
    if !weakened.is_empty() {
        lines.push(format!("{}.", weakened.join(", ")));
    }
    lines.extend(in_play(position, at, card));
    lines
}

fn supplies(position: &Position) -> Vec<String> {
    let deck = position.deck();
    let incarnation = match deck.until_incarnation() {
        None => "darin ist keine Inkarnation mehr".to_owned(),
        Some(0) => "die nächste Karte ist eine Inkarnation".to_owned(),
        Some(above) => format!("die nächste Inkarnation liegt unter {}", count(above, "Karte", "Karten")),
    };
    let mut lines = vec![
        format!("Vorrat: {} Qi. Tao-Marker: {}.", position.bank_qi(), numbers(position.bank_tao())),
        format!("Geisterstapel: {}; {incarnation}.", count(deck.left(), "Karte", "Karten")),
        format!("Ausgetriebene Inkarnationen: {} von {}.", position.exorcised(), position.incarnations()),
    ];
    lines.extend(hindrances(position));
    lines
}

/// What hinders exorcisms wherever the ghost lies that causes it.
fn hindrances(position: &Position) -> Option<String> {
    let mut all = Vec::new();
    match position.free_dice() {
        0 => all.push("kein Tao-Würfel ist frei".to_owned()),
        1 => all.push("nur 1 Tao-Würfel ist frei".to_owned()),
        2 => all.push("nur 2 Tao-Würfel sind frei".to_owned()),
        _ => {}
    }
    if position.tao_is_off() {
        all.push("niemand darf Tao-Marker ausgeben".to_owned());
    }
    if position.white_is_blank() {
        all.push("weiße Würfelseiten zählen nicht".to_owned());
    }
    (!all.is_empty()).then(|| format!("Hindernisse: {}.", capital(&list(&all))))
}
