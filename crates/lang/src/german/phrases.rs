//! Parts of sentences: lists, numbers with their nouns, spaces and tiles in their cases.
//!
//! A card's name is never inflected: it stands as a subject, or in brackets.

use ghost_stories_engine::{Card, Colour, ColourSet, Position, Roll, Slot, Space, TaoCount, Tile};

use super::names;
use crate::black_secret::is_skeleton;
use crate::phrases;

/// "eins, zwei und drei"; nothing for no items.
pub(super) fn list<Item: AsRef<str>>(items: impl IntoIterator<Item = Item>) -> String {
    phrases::list(items, " und ")
}

/// "1 Karte", "3 Karten".
pub(super) fn count(number: u8, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
}

/// "der linke Platz der roten Spieltafel".
pub(crate) fn space(space: Space) -> String {
    format!("der {}e Platz {}", slot(space.slot()), of_board(space.board()))
}

/// "auf dem linken Platz der roten Spieltafel", where something is.
pub(super) fn on(space: Space) -> String {
    format!("auf dem {}", declined(space))
}

/// "auf den linken Platz der roten Spieltafel", where something goes.
pub(super) fn onto(space: Space) -> String {
    format!("auf den {}", declined(space))
}

/// "vom linken Platz der roten Spieltafel".
pub(super) fn from(space: Space) -> String {
    format!("vom {}", declined(space))
}

/// "vor den linken Platz der roten Spieltafel", where something goes.
pub(super) fn before(space: Space) -> String {
    format!("vor den {}", declined(space))
}

/// Dative and accusative alike, but for the article.
fn declined(space: Space) -> String {
    format!("{}en Platz {}", slot(space.slot()), of_board(space.board()))
}

fn slot(slot: Slot) -> &'static str {
    match slot {
        Slot::Left => "link",
        Slot::Middle => "mittler",
        Slot::Right => "recht",
    }
}

/// "rote Spieltafel".
pub(super) fn board(board: Colour) -> String {
    format!("{}e Spieltafel", names::colour(board))
}

/// "der roten Spieltafel", genitive and dative.
pub(super) fn of_board(board: Colour) -> String {
    format!("der {}en Spieltafel", names::colour(board))
}

/// Where one is who stands on a tile: some are places, some are people.
pub(super) fn at(tile: Tile) -> &'static str {
    match tile {
        Tile::Cemetery => "auf dem Friedhof",
        Tile::Altar => "am Taoistischen Altar",
        Tile::Herbalist => "beim Kräuterhändler",
        Tile::Hut => "in der Hütte der Hexe",
        Tile::Watchman => "beim Nachtwächter",
        Tile::Temple => "im Buddhistischen Tempel",
        Tile::Circle => "im Gebetskreis",
        Tile::Pavilion => "im Pavillon der Himmlischen Winde",
        Tile::TeaHouse => "im Teehaus",
        Tile::School => "in der Kung-Fu-Schule",
        Tile::Calligrapher => "beim Kalligrafen",
    }
}

/// "zum Friedhof", "zur Hütte der Hexe".
pub(super) fn to(tile: Tile) -> String {
    format!("{} {}", if is_feminine(tile) { "zur" } else { "zum" }, dative(tile))
}

/// "neben dem Friedhof", "neben der Hütte der Hexe".
pub(super) fn beside(tile: Tile) -> String {
    format!("neben {} {}", if is_feminine(tile) { "der" } else { "dem" }, dative(tile))
}

/// "unter dem Friedhof", "unter der Hütte der Hexe".
pub(super) fn below(tile: Tile) -> String {
    format!("unter {} {}", if is_feminine(tile) { "der" } else { "dem" }, dative(tile))
}

fn is_feminine(tile: Tile) -> bool {
    matches!(tile, Tile::Hut | Tile::School)
}

/// Only a name that begins with an adjective changes, and one of the weak nouns.
fn dative(tile: Tile) -> &'static str {
    match tile {
        Tile::Altar => "Taoistischen Altar",
        Tile::Temple => "Buddhistischen Tempel",
        Tile::Calligrapher => "Kalligrafen",
        _ => names::tile(tile),
    }
}

/// "Gelb, Gelb und Weiß".
pub(super) fn roll(roll: Roll) -> String {
    list(roll.faces().map(names::face))
}

/// "1 roten und 2 schwarze Tao-Marker", as an object.
pub(super) fn tao(count: TaoCount) -> String {
    format!("{} Tao-Marker", list(numbers(count, "en")))
}

/// "1 roter", "2 schwarze"; the ending of one depends on the case.
pub(super) fn numbers(count: TaoCount, one: &str) -> Vec<String> {
    let number = |tao| match count.get(tao) {
        1 => format!("1 {}{one}", names::tao(tao)),
        many => format!("{many} {}e", names::tao(tao)),
    };
    count.colours().map(number).collect()
}

pub(super) fn taoists(taoists: ColourSet) -> String {
    list(taoists.iter().map(names::taoist))
}

/// The name of the ghost on a space, as the beginning of a sentence, or that it is a skeleton.
pub(super) fn ghost_on(position: &Position, space: Space) -> &'static str {
    let nameless = if is_skeleton(position, space) { "Skelett" } else { "Der Geist" };
    position.card(space).map_or(nameless, names::card)
}

/// Some cards are named for a crowd.
pub(super) fn is_plural(card: Card) -> bool {
    matches!(names::card(card), "Herzlose Mönche" | "Abgeschlagene Köpfe" | "Vergessene Seelen")
}

/// The verb that the card's name asks for: "wird" or "werden".
pub(super) fn agree<'a>(card: Card, one: &'a str, many: &'a str) -> &'a str {
    if is_plural(card) { many } else { one }
}

#[cfg(test)]
mod tests {
    use ghost_stories_engine::Tao;

    use super::*;

    #[test]
    fn a_space_has_its_article_and_endings_in_every_case() {
        assert_eq!(space(Space::RedLeft), "der linke Platz der roten Spieltafel");
        assert_eq!(on(Space::GreenMiddle), "auf dem mittleren Platz der grünen Spieltafel");
        assert_eq!(onto(Space::BlueRight), "auf den rechten Platz der blauen Spieltafel");
        assert_eq!(from(Space::YellowLeft), "vom linken Platz der gelben Spieltafel");
        assert_eq!(before(Space::RedRight), "vor den rechten Platz der roten Spieltafel");
    }

    #[test]
    fn the_article_of_a_tile_follows_its_gender_and_an_adjective_its_case() {
        assert_eq!([Tile::Hut, Tile::TeaHouse].map(to), ["zur Hütte der Hexe", "zum Teehaus"]);
        assert_eq!([Tile::Hut, Tile::Circle].map(beside), ["neben der Hütte der Hexe", "neben dem Gebetskreis"]);
        assert_eq!(to(Tile::School), "zur Kung-Fu-Schule");
        assert_eq!(to(Tile::Altar), "zum Taoistischen Altar");
        assert_eq!(beside(Tile::Temple), "neben dem Buddhistischen Tempel");
        assert_eq!([Tile::Hut, Tile::Calligrapher].map(below), ["unter der Hütte der Hexe", "unter dem Kalligrafen"]);
    }

    #[test]
    fn where_one_stands_is_the_same_name_in_the_dative() {
        for tile in Tile::ALL {
            assert!(at(tile).ends_with(dative(tile)), "{}", at(tile));
        }
    }

    #[test]
    fn one_tao_has_the_ending_of_its_case_and_several_that_of_the_plural() {
        let both = TaoCount::of(Tao::Red, 1).plus(Tao::Black, 2);
        assert_eq!(numbers(both, "er"), ["1 roter", "2 schwarze"]);
        assert_eq!(tao(both), "1 roten und 2 schwarze Tao-Marker");
        assert_eq!(tao(TaoCount::of(Tao::Blue, 1)), "1 blauen Tao-Marker");
    }

    #[test]
    fn only_the_ghosts_named_for_a_crowd_are_plural() {
        let plural: Vec<u8> = Card::base().filter(|&card| is_plural(card)).map(Card::number).collect();
        assert_eq!(plural, [25, 47, 48, 60]);
    }
}
