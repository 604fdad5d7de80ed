use ghost_stories_engine::{Card, Colour, CurseFace, Edition, Face, Level, Power, Side, Slot, Spot, Tao, Tile, Who};

use crate::cards::card_names;

pub(crate) fn card(card: Card) -> &'static str {
    card_names(card).german
}

pub(crate) fn tile(tile: Tile) -> &'static str {
    match tile {
        Tile::Cemetery => "Friedhof",
        Tile::Altar => "Taoistischer Altar",
        Tile::Herbalist => "Kräuterhändler",
        Tile::Hut => "Hütte der Hexe",
        Tile::Watchman => "Nachtwächter",
        Tile::Temple => "Buddhistischer Tempel",
        Tile::Circle => "Gebetskreis",
        Tile::Pavilion => "Pavillon der Himmlischen Winde",
        Tile::TeaHouse => "Teehaus",
        Tile::School => "Kung-Fu-Schule",
        Tile::Calligrapher => "Kalligraf",
    }
}

/// The adjective without an ending; every ending is simply added.
pub(crate) fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "rot",
        Colour::Green => "grün",
        Colour::Blue => "blau",
        Colour::Yellow => "gelb",
    }
}

pub(crate) fn taoist(taoist: Colour) -> &'static str {
    match taoist {
        Colour::Red => "Rot",
        Colour::Green => "Grün",
        Colour::Blue => "Blau",
        Colour::Yellow => "Gelb",
    }
}

pub(crate) fn who(who: Who) -> &'static str {
    match who {
        Who::Taoist(colour) => taoist(colour),
        Who::WuFeng => "Wu-Feng",
    }
}

/// The adjective without an ending; every ending is simply added.
pub(crate) fn tao(tao: Tao) -> &'static str {
    match tao {
        Tao::Red => "rot",
        Tao::Green => "grün",
        Tao::Blue => "blau",
        Tao::Yellow => "gelb",
        Tao::Black => "schwarz",
    }
}

pub(crate) fn face(face: Face) -> &'static str {
    match face {
        Face::Red => "Rot",
        Face::Green => "Grün",
        Face::Blue => "Blau",
        Face::Yellow => "Gelb",
        Face::Black => "Schwarz",
        Face::White => "Weiß",
    }
}

pub(crate) fn curse_face(face: CurseFace) -> &'static str {
    match face {
        CurseFace::Nothing => "kein Effekt",
        CurseFace::Haunt => "Spuk",
        CurseFace::Ghost => "ein Geist",
        CurseFace::LoseTao => "alle Tao-Marker verlieren",
        CurseFace::LoseQi => "1 Qi verlieren",
    }
}

pub(crate) fn power(power: Power) -> &'static str {
    match power {
        Power::TwinWinds => "Tanz der Zwillingswinde",
        Power::Spires => "Schwingen des Kranichs",
        Power::Strength => "Kraft des Bambus",
        Power::Favourite => "Liebling der Götter",
        Power::SecondWind => "Schneller Schritt",
        Power::HeavenlyGust => "Atem der Schlange",
        Power::Mantra => "Schriftrolle der Schwächung",
        Power::Pockets => "Bodenlose Taschen",
    }
}

pub(crate) fn level(level: Level) -> &'static str {
    match level {
        Level::Initiation => "Anfänger",
        Level::Normal => "Normal",
        Level::Nightmare => "Albtraum",
        Level::Hell => "Hölle",
    }
}

pub(crate) fn edition(edition: Edition) -> &'static str {
    match edition {
        Edition::Revised => "überarbeitet",
        Edition::Classic => "klassisch",
    }
}

pub(super) fn side(side: Side) -> &'static str {
    match side {
        Side::North => "Nordseite",
        Side::East => "Ostseite",
        Side::South => "Südseite",
        Side::West => "Westseite",
    }
}

pub(super) fn slot(slot: Slot) -> &'static str {
    match slot {
        Slot::Left => "Links",
        Slot::Middle => "Mitte",
        Slot::Right => "Rechts",
    }
}

pub(super) fn spot(spot: Spot) -> &'static str {
    match spot {
        Spot::NorthWest => "Nordwesten",
        Spot::North => "Norden",
        Spot::NorthEast => "Nordosten",
        Spot::West => "Westen",
        Spot::Centre => "Mitte",
        Spot::East => "Osten",
        Spot::SouthWest => "Südwesten",
        Spot::South => "Süden",
        Spot::SouthEast => "Südosten",
    }
}
