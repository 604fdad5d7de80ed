//! The whole table as text, in short lines that a screen reader reads well.

use ghost_stories_engine::{Colour, Owner, Position, Slot, Space, Spot, Stage, TaoCount, Tile};

use super::names;
use super::phrases::{count, list, resistance, taoists, the, weakened};
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
    let players = count(position.players().len() as u8, "player", "players");
    let mut lines = vec![
        format!("{level}, {edition} rules, {players}."),
        format!("Turn of {}, {}.", whose(position, position.board_on_turn()), stage(position.stage())),
        waiting(position),
    ];
    if let Some(card) = position.card_to_place() {
        lines.push(format!("To be placed: {}, card {card}, {}.", names::card(card), resistance(card)));
        lines.extend(stones(card));
    }
    lines
}

fn whose(position: &Position, board: Colour) -> String {
    match position.owner(board) {
        Owner::Living => names::taoist(board).to_owned(),
        Owner::Neutral => format!("the neutral {} board", names::colour(board)),
        Owner::Possessed => format!("the possessed {} board", names::colour(board)),
    }
}

fn stage(stage: Stage) -> &'static str {
    match stage {
        Stage::Yin => "Yin",
        Stage::BeforeMove => "Yang, before the move",
        Stage::Moved => "Yang, before the action",
        Stage::Acted => "Yang, after the action",
        Stage::Buddhas => "Yang, placing Buddhas",
        Stage::AfterBuddhas => "Yang, after placing Buddhas",
        Stage::Tokens => "Yang, taking power tokens",
        Stage::AfterTokens => "Yang, after taking power tokens",
    }
}

fn village(position: &Position) -> Vec<String> {
    let village = position.village();
    let limit = position.edition().tiles_to_lose(position.level());
    let mut lines = vec!["Village, row by row from the north-west:".to_owned()];
    lines.extend(Spot::ALL.map(|spot| format!("{}: {}", names::spot(spot), place(position, spot))));
    lines.push(format!("Haunted tiles: {} of {limit} that lose the game.", village.haunted_count()));
    lines
}

fn place(position: &Position, spot: Spot) -> String {
    let village = position.village();
    let tile = village.tile(spot);
    let haunted = if village.is_haunted(tile) { ", haunted" } else { "" };
    let mut sentences = vec![format!("{}{haunted}.", names::tile(tile))];

    let here = |taoist: &Colour| position.taoist(*taoist).spot == spot;
    let standing = taoists(position.living().iter().filter(here));
    if !standing.is_empty() {
        sentences.push(format!("Here: {standing}."));
    }
    let dead = taoists(position.dead().iter());
    if tile == Tile::Cemetery && !dead.is_empty() {
        sentences.push(format!("Dead: {dead}."));
    }
    if tile == Tile::Circle {
        let token = village.circle().map_or("no Tao".to_owned(), |tao| format!("a {} Tao", names::tao(tao)));
        sentences.push(format!("On it {token}."));
    }
    if tile == Tile::Temple {
        sentences.push(format!("On it {}.", some(village.buddhas(), "Buddha", "Buddhas")));
    }
    if spot == Spot::Centre && village.tokens() > 0 {
        sentences.push(format!("On it {}.", count(village.tokens(), "power token", "power tokens")));
    }
    sentences.join(" ")
}

fn some(number: u8, one: &str, many: &str) -> String {
    if number == 0 { format!("no {one}") } else { count(number, one, many) }
}

fn player_board(position: &Position, board: Colour) -> Vec<String> {
    let side = names::side(position.seating().side(board));
    let owner = match position.owner(board) {
        Owner::Living => "living player",
        Owner::Neutral => "neutral",
        Owner::Possessed => "possessed",
    };
    let on = if position.power_is_on(board) { "on" } else { "off" };
    let mut lines = vec![
        format!("{} board, {side} side, {owner}.", names::taoist(board)),
        format!("Power: {}, {on}.", names::power(position.power(board))),
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
    let mut things = vec![if owned.yin_yang { "the Yin-Yang".to_owned() } else { "no Yin-Yang".to_owned() }];
    if owned.buddhas > 0 {
        things.push(count(owned.buddhas, "Buddha", "Buddhas"));
    }
    if owned.tokens > 0 {
        things.push(count(owned.tokens, "power token", "power tokens"));
    }
    [
        format!("Stands on {}. Qi: {}.", the(position.tile_of(taoist)), owned.qi),
        format!("Tao: {}. Holds {}.", numbers(owned.tao), things.join(", ")),
    ]
}

/// "1 red, 2 black", or "none".
fn numbers(count: TaoCount) -> String {
    let one = |tao| format!("{} {}", count.get(tao), names::tao(tao));
    if count.is_empty() { "none".to_owned() } else { count.colours().map(one).collect::<Vec<_>>().join(", ") }
}

fn space(position: &Position, at: Space) -> Vec<String> {
    let faced = position.village().tile(position.seating().line(at)[0]);
    let mut slot = names::slot(at.slot()).to_owned();
    slot[..1].make_ascii_uppercase();
    let facing = format!("{slot}, facing {}:", the(faced));
    let Some(card) = position.card(at) else {
        let there = if position.buddhas().contains(at) { "a Buddha" } else { "empty" };
        return vec![format!("{facing} {there}.")];
    };
    let what = if card.is_incarnation() { "incarnation" } else { "card" };
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
        None => "no incarnation is left in it".to_owned(),
        Some(0) => "the next card is an incarnation".to_owned(),
        Some(above) => format!("the next incarnation lies under {}", count(above, "card", "cards")),
    };
    let mut lines = vec![
        format!("Bank: {} Qi. Tao: {}.", position.bank_qi(), numbers(position.bank_tao())),
        format!("Deck: {}; {incarnation}.", count(deck.left(), "card", "cards")),
        format!("Incarnations exorcised: {} of {}.", position.exorcised(), position.incarnations()),
    ];
    lines.extend(hindrances(position));
    lines
}

/// What hinders exorcisms wherever the ghost lies that causes it.
fn hindrances(position: &Position) -> Option<String> {
    let mut all = Vec::new();
    if position.free_dice() < 3 {
        all.push(format!("{} free", some(position.free_dice(), "Tao die", "Tao dice")));
    }
    if position.tao_is_off() {
        all.push("no Tao may be spent".to_owned());
    }
    if position.white_is_blank() {
        all.push("white faces are blank".to_owned());
    }
    (!all.is_empty()).then(|| format!("Hindrances: {}.", list(&all)))
}
