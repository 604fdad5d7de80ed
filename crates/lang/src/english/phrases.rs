//! Parts of sentences: lists, numbers with their nouns, spaces.

use ghost_stories_engine::{Card, Colour, ColourSet, Position, Roll, Space, TaoCount, Tile};

use super::names;
use crate::black_secret::is_skeleton;
use crate::phrases;

/// "one, two and three"; nothing for no items.
pub(super) fn list<Item: AsRef<str>>(items: impl IntoIterator<Item = Item>) -> String {
    phrases::list(items, " and ")
}

/// "1 die", "3 dice".
pub(super) fn count(number: u8, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
}

pub(crate) fn space(space: Space) -> String {
    format!("the {} space of {}", names::slot(space.slot()), board(space.board()))
}

pub(super) fn board(board: Colour) -> String {
    format!("the {} board", names::colour(board))
}

pub(super) fn the(tile: Tile) -> String {
    format!("the {}", names::tile(tile))
}

/// "yellow, yellow and white".
pub(super) fn roll(roll: Roll) -> String {
    list(roll.faces().map(names::face))
}

/// "1 red Tao and 2 black Tao".
pub(super) fn tao(count: TaoCount) -> String {
    let one = |tao| format!("{} {} Tao", count.get(tao), names::tao(tao));
    list(count.colours().map(one))
}

pub(super) fn taoists(taoists: ColourSet) -> String {
    list(taoists.iter().map(names::taoist))
}

/// The name of the ghost on a space, or that it is a skeleton.
pub(super) fn ghost_on(position: &Position, space: Space) -> &'static str {
    let nameless = if is_skeleton(position, space) { "the skeleton" } else { "the ghost" };
    position.card(space).map_or(nameless, names::card)
}

/// Some cards are named for a crowd.
pub(super) fn is_plural(card: Card) -> bool {
    matches!(
        names::card(card),
        "Coffin Breakers"
            | "Sticky Feet"
            | "Fallen Monks"
            | "Sharp-Nailed Mistresses"
            | "Bleeding Eyes"
            | "Severed Heads"
            | "Forgotten Ones"
    )
}

/// "is" or "are", as the card's name asks.
pub(super) fn is(card: Card) -> &'static str {
    if is_plural(card) { "are" } else { "is" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_ghosts_named_for_a_crowd_are_plural() {
        let plural: Vec<u8> = Card::base().filter(|&card| is_plural(card)).map(Card::number).collect();
        assert_eq!(plural, [3, 4, 16, 25, 36, 37, 38, 47, 48, 60]);
    }
}
