use ghost_stories_engine::{Card, Colour, CurseFace, Edition, Face, Level, Power, Side, Slot, Spot, Tao, Tile, Who};

use crate::cards::card_names;

pub(crate) fn card(card: Card) -> &'static str {
    card_names(card).polish
}

pub(crate) fn tile(tile: Tile) -> &'static str {
    match tile {
        Tile::Cemetery => "Cmentarz",
        Tile::Altar => "Ołtarz taoistyczny",
        Tile::Herbalist => "Sklepik zielarza",
        Tile::Hut => "Chata czarownika",
        Tile::Watchman => "Nocny strażnik",
        Tile::Temple => "Świątynia buddyjska",
        Tile::Circle => "Krąg modlitewny",
        Tile::Pavilion => "Pawilon niebiańskiego wiatru",
        Tile::TeaHouse => "Herbaciarnia",
        Tile::School => "Szkoła Kung-fu",
        Tile::Calligrapher => "Kaligraf",
    }
}

/// As "plansza" asks.
pub(crate) fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "czerwona",
        Colour::Green => "zielona",
        Colour::Blue => "niebieska",
        Colour::Yellow => "żółta",
    }
}

/// As "planszy" asks: the genitive, the dative and the locative are one.
pub(super) fn colour_of(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "czerwonej",
        Colour::Green => "zielonej",
        Colour::Blue => "niebieskiej",
        Colour::Yellow => "żółtej",
    }
}

pub(crate) fn taoist(taoist: Colour) -> &'static str {
    match taoist {
        Colour::Red => "Czerwony",
        Colour::Green => "Zielony",
        Colour::Blue => "Niebieski",
        Colour::Yellow => "Żółty",
    }
}

/// The genitive, which is the accusative too.
pub(super) fn taoist_of(taoist: Colour) -> &'static str {
    match taoist {
        Colour::Red => "Czerwonego",
        Colour::Green => "Zielonego",
        Colour::Blue => "Niebieskiego",
        Colour::Yellow => "Żółtego",
    }
}

pub(crate) fn who(who: Who) -> &'static str {
    match who {
        Who::Taoist(colour) => taoist(colour),
        Who::WuFeng => "Wu Feng",
    }
}

/// The genitive of the same.
pub(super) fn who_of(who: Who) -> &'static str {
    match who {
        Who::Taoist(colour) => taoist_of(colour),
        Who::WuFeng => "Wu Fenga",
    }
}

/// The dative.
pub(super) fn taoist_to(taoist: Colour) -> &'static str {
    match taoist {
        Colour::Red => "Czerwonemu",
        Colour::Green => "Zielonemu",
        Colour::Blue => "Niebieskiemu",
        Colour::Yellow => "Żółtemu",
    }
}

/// As "znacznik" asks.
pub(crate) fn tao(tao: Tao) -> &'static str {
    tao_forms(tao)[0]
}

/// As "1 znacznik", "2 znaczniki" and "5 znaczników" ask.
pub(super) fn tao_forms(tao: Tao) -> [&'static str; 3] {
    match tao {
        Tao::Red => ["czerwony", "czerwone", "czerwonych"],
        Tao::Green => ["zielony", "zielone", "zielonych"],
        Tao::Blue => ["niebieski", "niebieskie", "niebieskich"],
        Tao::Yellow => ["żółty", "żółte", "żółtych"],
        Tao::Black => ["czarny", "czarne", "czarnych"],
    }
}

/// As "ścianka" asks.
pub(crate) fn face(face: Face) -> &'static str {
    match face {
        Face::Red => "czerwona",
        Face::Green => "zielona",
        Face::Blue => "niebieska",
        Face::Yellow => "żółta",
        Face::Black => "czarna",
        Face::White => "biała",
    }
}

pub(crate) fn curse_face(face: CurseFace) -> &'static str {
    match face {
        CurseFace::Nothing => "nic",
        CurseFace::Haunt => "nawiedzenie",
        CurseFace::Ghost => "duch",
        CurseFace::LoseTao => "utrata wszystkich tao",
        CurseFace::LoseQi => "utrata 1 qi",
    }
}

pub(crate) fn power(power: Power) -> &'static str {
    match power {
        Power::TwinWinds => "Taniec bliźniaczych wiatrów",
        Power::Spires => "Lewitacja",
        Power::Strength => "Siła góry",
        Power::Favourite => "Ulubieniec bogów",
        Power::SecondWind => "Drugi wiatr",
        Power::HeavenlyGust => "Niebiański podmuch",
        Power::Mantra => "Zwój mantry osłabienia",
        Power::Pockets => "Bezdenne kieszenie",
    }
}

pub(crate) fn level(level: Level) -> &'static str {
    match level {
        Level::Initiation => "Początkujący",
        Level::Normal => "Normalny",
        Level::Nightmare => "Koszmarny",
        Level::Hell => "Piekielny",
    }
}

/// As "zasady" asks.
pub(crate) fn edition(edition: Edition) -> &'static str {
    match edition {
        Edition::Revised => "poprawione",
        Edition::Classic => "klasyczne",
    }
}

/// Where a board lies.
pub(super) fn side(side: Side) -> &'static str {
    match side {
        Side::North => "na północy",
        Side::East => "na wschodzie",
        Side::South => "na południu",
        Side::West => "na zachodzie",
    }
}

/// As "miejsce" asks.
pub(super) fn slot(slot: Slot) -> &'static str {
    match slot {
        Slot::Left => "lewe",
        Slot::Middle => "środkowe",
        Slot::Right => "prawe",
    }
}

/// As "miejscu" asks.
pub(super) fn slot_in(slot: Slot) -> &'static str {
    match slot {
        Slot::Left => "lewym",
        Slot::Middle => "środkowym",
        Slot::Right => "prawym",
    }
}

/// As "miejsca" asks, with the preposition, which changes before "środkowego".
pub(super) fn from_slot(slot: Slot) -> &'static str {
    match slot {
        Slot::Left => "z lewego",
        Slot::Middle => "ze środkowego",
        Slot::Right => "z prawego",
    }
}

pub(super) fn spot(spot: Spot) -> &'static str {
    match spot {
        Spot::NorthWest => "Północny zachód",
        Spot::North => "Północ",
        Spot::NorthEast => "Północny wschód",
        Spot::West => "Zachód",
        Spot::Centre => "Środek",
        Spot::East => "Wschód",
        Spot::SouthWest => "Południowy zachód",
        Spot::South => "Południe",
        Spot::SouthEast => "Południowy wschód",
    }
}
