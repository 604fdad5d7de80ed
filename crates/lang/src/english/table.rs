use ghost_stories_engine::{Owner, Stage, TaoCount};

use super::names;
use super::phrases::{count, list, taoists, the};
use crate::phrases::{capital, sentence};
use crate::table::TableWords;

pub(crate) const TABLE: &TableWords = &TableWords {
    game: |level, edition, players| {
        let players = count(players, "player", "players");
        format!("{}, {} rules, {players}.", names::level(level), names::edition(edition))
    },
    turn: |board, owner, at| {
        let whose = match owner {
            Owner::Living => names::taoist(board).to_owned(),
            Owner::Neutral => format!("the neutral {} board", names::colour(board)),
            Owner::Possessed => format!("the possessed {} board", names::colour(board)),
        };
        format!("Turn of {whose}, {}.", stage(at))
    },
    to_place: |card, need| format!("To be placed: {}, card {card}, {need}.", names::card(card)),

    village: "Village, row by row from the north-west:",
    tile: |spot, tile, haunted| {
        let haunted = if haunted { ", haunted" } else { "" };
        format!("{}: {}{haunted}.", names::spot(spot), names::tile(tile))
    },
    here: |living| format!("Here: {}.", taoists(living)),
    dead: |dead| format!("Dead: {}.", taoists(dead)),
    on_circle: |tao| match tao {
        Some(tao) => format!("On it a {} Tao.", names::tao(tao)),
        None => "On it no Tao.".into(),
    },
    in_temple: |buddhas| format!("On it {}.", some(buddhas, "Buddha", "Buddhas")),
    on_centre: |tokens| format!("On it {}.", count(tokens, "power token", "power tokens")),
    haunted: |tiles, limit| format!("Haunted tiles: {tiles} of {limit} that lose the game."),

    board: |board, side, owner| {
        let owner = match owner {
            Owner::Living => "living player",
            Owner::Neutral => "neutral",
            Owner::Possessed => "possessed",
        };
        format!("{} board, {} side, {owner}.", names::taoist(board), names::side(side))
    },
    power: |power, on| format!("Power: {}, {}.", names::power(power), if on { "on" } else { "off" }),
    qi: |qi| format!("Qi: {qi}."),
    stands: |tile, qi| format!("Stands on {}. Qi: {qi}.", the(tile)),
    yin_yang: |held| if held { "the Yin-Yang" } else { "no Yin-Yang" },
    buddhas: |buddhas| count(buddhas, "Buddha", "Buddhas"),
    tokens: |tokens| count(tokens, "power token", "power tokens"),
    belongings: |tao, things| format!("Tao: {}. Holds {}.", numbers(tao), things.join(", ")),

    facing: |slot, tile| format!("{}, facing {}:", capital(names::slot(slot)), the(tile)),
    empty: "empty",
    buddha: "a Buddha",
    ghost: |card, need| {
        let what = if card.is_incarnation() { "incarnation" } else { "card" };
        format!("{}, {what} {card}, {need}", names::card(card))
    },
    weakened: sentence,

    bank: |qi, tao| format!("Bank: {qi} Qi. Tao: {}.", numbers(tao)),
    deck: |cards, until_incarnation| {
        let incarnation = match until_incarnation {
            None => "no incarnation is left in it".to_owned(),
            Some(0) => "the next card is an incarnation".to_owned(),
            Some(above) => format!("the next incarnation lies under {}", count(above, "card", "cards")),
        };
        format!("Deck: {}; {incarnation}.", count(cards, "card", "cards"))
    },
    exorcised: |incarnations, all| format!("Incarnations exorcised: {incarnations} of {all}."),
    free_dice: |dice| format!("{} free", some(dice, "Tao die", "Tao dice")),
    no_tao: "no Tao may be spent",
    white_is_blank: "white faces are blank",
    hindrances: |all| format!("Hindrances: {}.", list(all)),
};

fn stage(stage: Stage) -> &'static str {
    match stage {
        Stage::Yin => "Yin",
        Stage::BeforeMove => "Yang, before the move",
        Stage::Moved => "Yang, before the action",
        Stage::Acted => "Yang, after the action",
        Stage::Buddhas => "Yang, placing pieces",
        Stage::AfterBuddhas => "Yang, after placing Buddhas",
        Stage::Tokens => "Yang, taking power tokens",
        Stage::AfterTokens => "Yang, after taking power tokens",
    }
}

fn some(number: u8, one: &str, many: &str) -> String {
    if number == 0 { format!("no {one}") } else { count(number, one, many) }
}

/// "1 red, 2 black", or "none".
fn numbers(count: TaoCount) -> String {
    let one = |tao| format!("{} {}", count.get(tao), names::tao(tao));
    if count.is_empty() { "none".to_owned() } else { count.colours().map(one).collect::<Vec<_>>().join(", ") }
}
