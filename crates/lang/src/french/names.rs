use ghost_stories_engine::{Card, Colour, CurseFace, Edition, Face, Level, Power, Side, Slot, Spot, Tao, Tile, Who};

use crate::cards::card_names;

pub(crate) fn card(card: Card) -> &'static str {
    card_names(card).french
}

pub(crate) fn tile(tile: Tile) -> &'static str {
    match tile {
        Tile::Cemetery => "Cimetière",
        Tile::Altar => "Autel taoïste",
        Tile::Herbalist => "Échoppe de l'herboriste",
        Tile::Hut => "Hutte de la sorcière",
        Tile::Watchman => "Ronde du veilleur de nuit",
        Tile::Temple => "Temple bouddhiste",
        Tile::Circle => "Cercle de prière",
        Tile::Pavilion => "Pavillon du vent céleste",
        Tile::TeaHouse => "Maison de thé",
        Tile::School => "École de kung-fu",
        Tile::Calligrapher => "Calligraphe",
    }
}

pub(crate) fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "rouge",
        Colour::Green => "vert",
        Colour::Blue => "bleu",
        Colour::Yellow => "jaune",
    }
}

pub(crate) fn taoist(taoist: Colour) -> &'static str {
    match taoist {
        Colour::Red => "Rouge",
        Colour::Green => "Vert",
        Colour::Blue => "Bleu",
        Colour::Yellow => "Jaune",
    }
}

pub(crate) fn who(who: Who) -> &'static str {
    match who {
        Who::Taoist(colour) => taoist(colour),
        Who::WuFeng => "Wu-Feng",
    }
}

pub(crate) fn tao(tao: Tao) -> &'static str {
    match tao {
        Tao::Red => "rouge",
        Tao::Green => "vert",
        Tao::Blue => "bleu",
        Tao::Yellow => "jaune",
        Tao::Black => "noir",
    }
}

pub(crate) fn face(face: Face) -> &'static str {
    match face {
        Face::Red => "rouge",
        Face::Green => "vert",
        Face::Blue => "bleu",
        Face::Yellow => "jaune",
        Face::Black => "noir",
        Face::White => "blanc",
    }
}

pub(crate) fn curse_face(face: CurseFace) -> &'static str {
    match face {
        CurseFace::Nothing => "rien",
        CurseFace::Haunt => "tuile hantée",
        CurseFace::Ghost => "fantôme",
        CurseFace::LoseTao => "perte de tous les Tao",
        CurseFace::LoseQi => "perte de 1 Qi",
    }
}

pub(crate) fn power(power: Power) -> &'static str {
    match power {
        Power::TwinWinds => "Danse des vents jumeaux",
        Power::Spires => "Danse des cimes",
        Power::Strength => "Force de la montagne",
        Power::Favourite => "Favori des dieux",
        Power::SecondWind => "Second souffle",
        Power::HeavenlyGust => "Souffle céleste",
        Power::Mantra => "Mantra d'affaiblissement",
        Power::Pockets => "Poches sans fond",
    }
}

pub(crate) fn level(level: Level) -> &'static str {
    match level {
        Level::Initiation => "Initiation",
        Level::Normal => "Normal",
        Level::Nightmare => "Cauchemar",
        Level::Hell => "Enfer",
    }
}

/// Agrees with "règles".
pub(crate) fn edition(edition: Edition) -> &'static str {
    match edition {
        Edition::Revised => "révisées",
        Edition::Classic => "classiques",
    }
}

pub(super) fn side(side: Side) -> &'static str {
    match side {
        Side::North => "nord",
        Side::East => "est",
        Side::South => "sud",
        Side::West => "ouest",
    }
}

/// Agrees with "emplacement".
pub(super) fn slot(slot: Slot) -> &'static str {
    match slot {
        Slot::Left => "gauche",
        Slot::Middle => "central",
        Slot::Right => "droit",
    }
}

pub(super) fn spot(spot: Spot) -> &'static str {
    match spot {
        Spot::NorthWest => "Nord-ouest",
        Spot::North => "Nord",
        Spot::NorthEast => "Nord-est",
        Spot::West => "Ouest",
        Spot::Centre => "Centre",
        Spot::East => "Est",
        Spot::SouthWest => "Sud-ouest",
        Spot::South => "Sud",
        Spot::SouthEast => "Sud-est",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_share_a_name_as_they_do_in_english() {
        for one in Card::base() {
            for other in Card::base() {
                let english = card_names(one).english == card_names(other).english;
                assert_eq!(card(one) == card(other), english, "{} and {}", card(one), card(other));
            }
        }
    }
}
