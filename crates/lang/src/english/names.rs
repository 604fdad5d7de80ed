use ghost_stories_engine::{Card, Colour, CurseFace, Edition, Face, Level, Power, Side, Slot, Spot, Tao, Tile, Who};

use crate::cards::card_names;

pub(crate) fn card(card: Card) -> &'static str {
    card_names(card).english
}

pub(crate) fn tile(tile: Tile) -> &'static str {
    match tile {
        Tile::Cemetery => "Cemetery",
        Tile::Altar => "Taoist Altar",
        Tile::Herbalist => "Herbalist's Shop",
        Tile::Hut => "Sorcerer's Hut",
        Tile::Watchman => "Night Watchman's Beat",
        Tile::Temple => "Buddhist Temple",
        Tile::Circle => "Circle of Prayer",
        Tile::Pavilion => "Pavilion of the Heavenly Winds",
        Tile::TeaHouse => "Tea House",
        Tile::School => "Kung-Fu School",
        Tile::Calligrapher => "Calligrapher",
    }
}

pub(crate) fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "red",
        Colour::Green => "green",
        Colour::Blue => "blue",
        Colour::Yellow => "yellow",
    }
}

pub(crate) fn taoist(taoist: Colour) -> &'static str {
    match taoist {
        Colour::Red => "Red",
        Colour::Green => "Green",
        Colour::Blue => "Blue",
        Colour::Yellow => "Yellow",
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
        Tao::Red => "red",
        Tao::Green => "green",
        Tao::Blue => "blue",
        Tao::Yellow => "yellow",
        Tao::Black => "black",
    }
}

pub(crate) fn face(face: Face) -> &'static str {
    match face {
        Face::Red => "red",
        Face::Green => "green",
        Face::Blue => "blue",
        Face::Yellow => "yellow",
        Face::Black => "black",
        Face::White => "white",
    }
}

pub(crate) fn curse_face(face: CurseFace) -> &'static str {
    match face {
        CurseFace::Nothing => "nothing",
        CurseFace::Haunt => "haunt",
        CurseFace::Ghost => "a ghost",
        CurseFace::LoseTao => "lose all Tao",
        CurseFace::LoseQi => "lose 1 Qi",
    }
}

pub(crate) fn power(power: Power) -> &'static str {
    match power {
        Power::TwinWinds => "Dance of the Twin Winds",
        Power::Spires => "Dance of the Spires",
        Power::Strength => "Strength of a Mountain",
        Power::Favourite => "Favourite of the Gods",
        Power::SecondWind => "Second Wind",
        Power::HeavenlyGust => "Heavenly Gust",
        Power::Mantra => "Enfeeblement Mantra",
        Power::Pockets => "Bottomless Pockets",
    }
}

pub(crate) fn level(level: Level) -> &'static str {
    match level {
        Level::Initiation => "Initiation",
        Level::Normal => "Normal",
        Level::Nightmare => "Nightmare",
        Level::Hell => "Hell",
    }
}

pub(crate) fn edition(edition: Edition) -> &'static str {
    match edition {
        Edition::Revised => "revised",
        Edition::Classic => "classic",
    }
}

pub(super) fn side(side: Side) -> &'static str {
    match side {
        Side::North => "north",
        Side::East => "east",
        Side::South => "south",
        Side::West => "west",
    }
}

pub(super) fn slot(slot: Slot) -> &'static str {
    match slot {
        Slot::Left => "left",
        Slot::Middle => "middle",
        Slot::Right => "right",
    }
}

pub(super) fn spot(spot: Spot) -> &'static str {
    match spot {
        Spot::NorthWest => "North-west",
        Spot::North => "North",
        Spot::NorthEast => "North-east",
        Spot::West => "West",
        Spot::Centre => "Centre",
        Spot::East => "East",
        Spot::SouthWest => "South-west",
        Spot::South => "South",
        Spot::SouthEast => "South-east",
    }
}
