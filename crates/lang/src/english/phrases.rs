//! Parts of sentences: lists, numbers with their nouns, spaces, what a ghost needs.

use ghost_stories_engine::{Card, Colour, Position, Roll, Space, Tao, TaoCount, Tile};

use super::names;

/// "one, two and three"; nothing for no items.
pub(super) fn list(items: &[String]) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [most @ .., last] => format!("{} and {last}", most.join(", ")),
    }
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
    list(&roll.faces().map(|face| names::face(face).to_owned()).collect::<Vec<_>>())
}

/// "1 red Tao and 2 black Tao".
pub(super) fn tao(count: TaoCount) -> String {
    let one = |tao| format!("{} {} Tao", count.get(tao), names::tao(tao));
    list(&count.colours().map(one).collect::<Vec<_>>())
}

pub(super) fn taoists(colours: impl Iterator<Item = Colour>) -> String {
    list(&colours.map(|colour| names::taoist(colour).to_owned()).collect::<Vec<_>>())
}

/// "yellow 2", or "2 each of red, green, blue and yellow".
pub(super) fn resistance(card: Card) -> String {
    let need = card.resistance();
    let colours: Vec<String> = need.colours().map(|tao| names::tao(tao).to_owned()).collect();
    match colours.as_slice() {
        [colour] => format!("{colour} {}", need.total()),
        all if all.len() == Tao::ALL.len() => format!("{} of each of the five colours", need.get(Tao::Black)),
        _ => format!("{} each of {}", need.total() / colours.len() as u8, list(&colours)),
    }
}

/// The resistance of the ghost on a space and what lowers it.
pub(super) fn resistance_on(position: &Position, at: Space, card: Card) -> String {
    let mut parts = vec![resistance(card)];
    parts.extend(weakened(position, at, card));
    parts.join(", ")
}

/// What lowers the resistance of the ghost on a space.
pub(super) fn weakened(position: &Position, at: Space, card: Card) -> Vec<String> {
    let circle = position.village().circle().is_some_and(|tao| card.resistance().get(tao) > 0);
    let mantra = position.mantra() == Some(at);
    let by = |holds: bool, what: &str| holds.then(|| format!("1 less by the {what}"));
    [by(circle, "Circle"), by(mantra, "Mantra")].into_iter().flatten().collect()
}

/// The name of the ghost on a space.
pub(super) fn ghost_on(position: &Position, space: Space) -> &'static str {
    position.card(space).map_or("the ghost", names::card)
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
    fn lists_are_joined_as_they_are_spoken() {
        let items = ["a", "b", "c"].map(str::to_owned);
        assert_eq!([0, 1, 2, 3].map(|n| list(&items[..n])), ["", "a", "a and b", "a, b and c"]);
    }

    #[test]
    fn resistance_is_told_in_one_colour_or_in_so_many_of_each() {
        let told = |number| resistance(Card::new(number).unwrap());
        assert_eq!(told(6), "yellow 2");
        assert_eq!(told(58), "2 each of red, green, blue and yellow");
        assert_eq!(told(65), "1 of each of the five colours");
    }

    #[test]
    fn only_the_ghosts_named_for_a_crowd_are_plural() {
        let plural: Vec<u8> = Card::all().filter(|&card| is_plural(card)).map(Card::number).collect();
        assert_eq!(plural, [3, 4, 16, 25, 36, 37, 38, 47, 48, 60]);
    }
}
