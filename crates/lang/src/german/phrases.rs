//! Parts of sentences: lists, numbers with their nouns, spaces and tiles in their cases, what a ghost needs.
//!
//! A card's name is never inflected: it stands as a subject, or in brackets.

use ghost_stories_engine::{Card, Colour, Position, Roll, Slot, Space, Tao, TaoCount, Tile};

use super::names;

/// "eins, zwei und drei"; nothing for no items.
pub(super) fn list(items: &[String]) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [most @ .., last] => format!("{} und {last}", most.join(", ")),
    }
}

/// "1 Karte", "3 Karten".
pub(super) fn count(number: u8, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
}

/// The words with a capital letter first.
pub(super) fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
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

fn is_feminine(tile: Tile) -> bool {
    tile == Tile::Hut
}

/// Only a name that begins with an adjective changes.
fn dative(tile: Tile) -> &'static str {
    match tile {
        Tile::Altar => "Taoistischen Altar",
        Tile::Temple => "Buddhistischen Tempel",
        _ => names::tile(tile),
    }
}

/// "Gelb, Gelb und Weiß".
pub(super) fn roll(roll: Roll) -> String {
    list(&roll.faces().map(|face| names::face(face).to_owned()).collect::<Vec<_>>())
}

/// "1 roten und 2 schwarze Tao-Marker", as an object.
pub(super) fn tao(count: TaoCount) -> String {
    format!("{} Tao-Marker", list(&numbers(count, "en")))
}

/// "1 roter", "2 schwarze"; the ending of one depends on the case.
pub(super) fn numbers(count: TaoCount, one: &str) -> Vec<String> {
    let number = |tao| match count.get(tao) {
        1 => format!("1 {}{one}", names::tao(tao)),
        many => format!("{many} {}e", names::tao(tao)),
    };
    count.colours().map(number).collect()
}

pub(super) fn taoists(colours: impl Iterator<Item = Colour>) -> String {
    list(&colours.map(|colour| names::taoist(colour).to_owned()).collect::<Vec<_>>())
}

/// "Gelb 2", or "je 2 in Rot, Grün, Blau und Gelb".
pub(super) fn resistance(card: Card) -> String {
    let need = card.resistance();
    let colours: Vec<String> = need.colours().map(|tao| capital(names::tao(tao))).collect();
    match colours.as_slice() {
        [colour] => format!("{colour} {}", need.total()),
        all if all.len() == Tao::ALL.len() => format!("je {} in allen fünf Farben", need.get(Tao::Black)),
        _ => format!("je {} in {}", need.total() / colours.len() as u8, list(&colours)),
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
    let by = |holds: bool, what: &str| holds.then(|| format!("1 weniger durch {what}"));
    [by(circle, "den Gebetskreis"), by(mantra, "die Schriftrolle")].into_iter().flatten().collect()
}

/// The name of the ghost on a space, as the beginning of a sentence.
pub(super) fn ghost_on(position: &Position, space: Space) -> &'static str {
    position.card(space).map_or("Der Geist", names::card)
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
    use super::*;

    #[test]
    fn lists_are_joined_as_they_are_spoken() {
        let items = ["a", "b", "c"].map(str::to_owned);
        assert_eq!([0, 1, 2, 3].map(|n| list(&items[..n])), ["", "a", "a und b", "a, b und c"]);
    }

    #[test]
    fn a_capital_letter_may_have_an_umlaut() {
        assert_eq!(["", "über Nacht", "Rot"].map(capital), ["", "Über Nacht", "Rot"]);
    }

    #[test]
    fn a_space_has_its_article_and_endings_in_every_case() {
        assert_eq!(space(Space::RedLeft), "der linke Platz der roten Spieltafel");
        assert_eq!(on(Space::GreenMiddle), "auf dem mittleren Platz der grünen Spieltafel");
        assert_eq!(onto(Space::BlueRight), "auf den rechten Platz der blauen Spieltafel");
        assert_eq!(from(Space::YellowLeft), "vom linken Platz der gelben Spieltafel");
    }

    #[test]
    fn the_article_of_a_tile_follows_its_gender_and_an_adjective_its_case() {
        assert_eq!([Tile::Hut, Tile::TeaHouse].map(to), ["zur Hütte der Hexe", "zum Teehaus"]);
        assert_eq!([Tile::Hut, Tile::Circle].map(beside), ["neben der Hütte der Hexe", "neben dem Gebetskreis"]);
        assert_eq!(to(Tile::Altar), "zum Taoistischen Altar");
        assert_eq!(beside(Tile::Temple), "neben dem Buddhistischen Tempel");
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
    fn resistance_is_told_in_one_colour_or_in_so_many_of_each() {
        let told = |number| resistance(Card::new(number).unwrap());
        assert_eq!(told(6), "Gelb 2");
        assert_eq!(told(58), "je 2 in Rot, Grün, Blau und Gelb");
        assert_eq!(told(65), "je 1 in allen fünf Farben");
    }

    #[test]
    fn only_the_ghosts_named_for_a_crowd_are_plural() {
        let plural: Vec<u8> = Card::all().filter(|&card| is_plural(card)).map(Card::number).collect();
        assert_eq!(plural, [25, 47, 48, 60]);
    }
}
