//! Parts of sentences: lists, numbers with their nouns, spaces.

use ghost_stories_engine::{Colour, ColourSet, Position, Roll, Space, Tao, TaoCount, Tile};

use super::names;
use super::noun::Noun;
use crate::black_secret::is_skeleton;
use crate::phrases;

/// "un, deux et trois"; nothing for no items.
pub(super) fn list<Item: AsRef<str>>(items: impl IntoIterator<Item = Item>) -> String {
    phrases::list(items, " et ")
}

/// "0 dé", "1 dé", "3 dés": the plural begins at two.
pub(super) fn count(number: u8, one: &str, many: &str) -> String {
    format!("{number} {}", if number < 2 { one } else { many })
}

/// "1 rouge", "2 noirs".
pub(super) fn coloured(number: u8, tao: Tao) -> String {
    let colour = names::tao(tao);
    count(number, colour, &format!("{colour}s"))
}

pub(crate) fn space(space: Space) -> String {
    format!("l'{}", place(space))
}

/// A space without its article, to stand in brackets.
pub(super) fn place(space: Space) -> String {
    format!("emplacement {} du {}", names::slot(space.slot()), board(space.board()))
}

/// A board without its article, which is always masculine.
pub(super) fn board(board: Colour) -> String {
    format!("plateau {}", names::colour(board))
}

/// "hanté" or "hantée", if the tile is.
pub(super) fn haunted(position: &Position, tile: Tile) -> Option<String> {
    position.village().is_haunted(tile).then(|| Noun::tile(tile).agreed("hanté"))
}

/// "jaune, jaune et blanc".
pub(super) fn roll(roll: Roll) -> String {
    list(roll.faces().map(names::face))
}

/// "Le dé indique rouge", "Les dés indiquent rouge et noir".
pub(super) fn shown(dice: Roll) -> String {
    if dice.len() == 1 {
        format!("Le dé indique {}", roll(dice))
    } else {
        format!("Les dés indiquent {}", roll(dice))
    }
}

/// "1 Tao rouge et 2 Tao noirs".
pub(super) fn tao(spent: TaoCount) -> String {
    let one = |tao| {
        let (number, colour) = (spent.get(tao), names::tao(tao));
        count(number, &format!("Tao {colour}"), &format!("Tao {colour}s"))
    };
    list(spent.colours().map(one))
}

pub(super) fn taoists(taoists: ColourSet) -> String {
    list(taoists.iter().map(names::taoist))
}

/// The ghost or the skeleton on a space.
pub(super) fn ghost_on(position: &Position, space: Space) -> Noun {
    let nameless = if is_skeleton(position, space) { Noun::SKELETON } else { Noun::GHOST };
    position.card(space).map_or(nameless, Noun::card)
}

#[cfg(test)]
mod tests {
    use ghost_stories_engine::Face;

    use super::*;

    #[test]
    fn the_plural_begins_at_two() {
        assert_eq!([0, 1, 2].map(|number| count(number, "carte", "cartes")), ["0 carte", "1 carte", "2 cartes"]);
        assert_eq!([1, 4].map(|number| coloured(number, Tao::Blue)), ["1 bleu", "4 bleus"]);
        assert_eq!(tao(TaoCount::of(Tao::Red, 1).plus(Tao::Black, 2)), "1 Tao rouge et 2 Tao noirs");
    }

    #[test]
    fn one_die_is_singular() {
        let dice = |faces: &[Face]| shown(faces.iter().copied().collect());
        assert_eq!(dice(&[Face::Red]), "Le dé indique rouge");
        assert_eq!(dice(&[Face::Yellow, Face::Yellow, Face::White]), "Les dés indiquent jaune, jaune et blanc");
    }

    #[test]
    fn a_space_has_an_elided_article() {
        assert_eq!(space(Space::RedMiddle), "l'emplacement central du plateau rouge");
    }
}
