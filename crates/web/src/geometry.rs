//! Where things lie on the table: one drawing of 1000 by 1000 units, the village in the middle, a board along each side.

pub mod black_secret;

use ghost_stories_engine::{Colour, Seating, Side, Space, Spot};

pub use black_secret::{at_home, cave, curse_at, hand_at, in_cave, mantra_at, shadow_in_cave, shadow_on_tile, wu_feng};

/// The drawing's width and height; with Black Secret more lies beside it.
pub const TABLE: f64 = 1000.0;
/// The width and height of a village tile.
pub const TILE: f64 = 150.0;
/// The width and height of a ghost's card.
pub const CARD: f64 = 132.0;
/// How deep a board's strip of belongings is.
pub const STRIP: f64 = 111.0;
/// The corners left free by boards and cards.
pub const CORNER: f64 = 251.0;

const STEP: f64 = TILE + 6.0;
const VILLAGE: f64 = (TABLE - 3.0 * TILE - 12.0) / 2.0;
const NEAR: f64 = VILLAGE - 10.0 - CARD;
const FAR: f64 = TABLE - NEAR - CARD;
const EDGE: f64 = 8.0;

/// A point of the table.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Point {
    pub x: f64,
    pub y: f64,
}

impl Point {
    /// The point so far to the right and down.
    #[must_use]
    pub fn plus(self, x: f64, y: f64) -> Point {
        Point { x: self.x + x, y: self.y + y }
    }

    /// An SVG transform that moves the origin here.
    pub fn translate(self) -> String {
        format!("translate({:.1} {:.1})", self.x, self.y)
    }
}

/// The corner of the table in which something lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Corner {
    /// The deck.
    NorthWest,
    /// The discard pile and Wu-Feng.
    NorthEast,
    /// The bank.
    SouthWest,
    /// The dice.
    SouthEast,
}

/// The upper left point of a corner.
pub fn corner(corner: Corner) -> Point {
    let far = TABLE - CORNER - EDGE;
    match corner {
        Corner::NorthWest => Point { x: EDGE, y: EDGE },
        Corner::NorthEast => Point { x: far, y: EDGE },
        Corner::SouthWest => Point { x: EDGE, y: far },
        Corner::SouthEast => Point { x: far, y: far },
    }
}

/// Where the bank's six kinds of tokens lie in its corner: five colours of Tao and Qi.
pub fn in_bank(index: u8) -> Point {
    Point { x: 16.0 + 78.0 * f64::from(index % 3), y: 44.0 + 100.0 * f64::from(index / 3) }
}

/// The upper left point of the tile on a spot.
pub fn tile(spot: Spot) -> Point {
    let (column, row) = (spot as u8 % 3, spot as u8 / 3);
    Point { x: VILLAGE + f64::from(column) * STEP, y: VILLAGE + f64::from(row) * STEP }
}

/// The upper left point of a space, beside the tile it faces.
pub fn space(seating: Seating, space: Space) -> Point {
    let faced = tile(seating.line(space)[0]);
    let centred = (TILE - CARD) / 2.0;
    match seating.side(space.board()) {
        Side::North => Point { x: faced.x + centred, y: NEAR },
        Side::South => Point { x: faced.x + centred, y: FAR },
        Side::West => Point { x: NEAR, y: faced.y + centred },
        Side::East => Point { x: FAR, y: faced.y + centred },
    }
}

/// The middle of a space.
pub fn middle_of_space(seating: Seating, at: Space) -> Point {
    space(seating, at).plus(CARD / 2.0, CARD / 2.0)
}

/// The middle of a tile.
pub fn middle_of_tile(spot: Spot) -> Point {
    tile(spot).plus(TILE / 2.0, TILE / 2.0)
}

/// Where a haunting figure stands: on its card, or on the first stone between card and village.
pub fn figure(seating: Seating, at: Space, on_stone: bool) -> Point {
    let middle = middle_of_space(seating, at);
    let away = if on_stone { CARD / 2.0 + 3.0 } else { 8.0 };
    match seating.side(at.board()) {
        Side::North => middle.plus(50.0, away),
        Side::South => middle.plus(50.0, -away),
        Side::West => middle.plus(away.max(50.0), 8.0),
        Side::East => middle.plus(-away.max(50.0), 8.0),
    }
}

/// Where Su-Ling stands before a space: on the first stone, beside the figure's place.
pub fn su_ling(seating: Seating, at: Space) -> Point {
    let middle = middle_of_space(seating, at);
    let away = CARD / 2.0 + 3.0;
    match seating.side(at.board()) {
        Side::North => middle.plus(4.0, away),
        Side::South => middle.plus(4.0, -away),
        Side::West => middle.plus(away, -30.0),
        Side::East => middle.plus(-away, -30.0),
    }
}

/// The middle of a corner's pedestal: the outer corner of its tile.
pub fn pedestal(spot: Spot) -> Point {
    let (column, row) = (f64::from(spot as u8 % 3), f64::from(spot as u8 / 3));
    let out = |place: f64| if place < 1.0 { -4.0 } else { TILE + 4.0 };
    tile(spot).plus(out(column), out(row))
}

/// Where the villagers of a tile stand on it, and the Portal.
pub const VILLAGERS: Point = Point { x: 6.0, y: 54.0 };
pub const VILLAGER: f64 = 40.0;
pub const PORTAL: Point = Point { x: 40.0, y: 23.0 };
pub const PORTAL_SIZE: f64 = 32.0;

/// Where Shelter and graveyard lie in the deck's corner.
pub const SHELTER: Point = Point { x: 140.0, y: 82.0 };
pub const GRAVEYARD: Point = Point { x: 140.0, y: 132.0 };
/// The width and height of their signs, and of what waits under the bank.
pub const SIGN: f64 = 42.0;
/// Where the crystals of the reserve lie in the bank's corner, and where Su-Ling waits.
pub const RESERVE: Point = Point { x: 18.0, y: 208.0 };
pub const WAITING: Point = Point { x: 172.0, y: 206.0 };

/// Where the artifacts and crystals of a board lie on its strip: over the edge of the picture.
pub fn on_picture(bust: Point, index: usize, number: usize) -> Point {
    let step = (72.0 / number.max(1) as f64).min(25.0);
    bust.plus(72.0, -2.0 + step * index as f64)
}

/// A board's strip: its upper left point, and true if it lies across rather than upright.
pub fn strip(seating: Seating, board: Colour) -> (Point, bool) {
    let far = TABLE - EDGE - STRIP;
    match seating.side(board) {
        Side::North => (Point { x: VILLAGE, y: EDGE }, true),
        Side::South => (Point { x: VILLAGE, y: far }, true),
        Side::West => (Point { x: EDGE, y: VILLAGE }, false),
        Side::East => (Point { x: far, y: VILLAGE }, false),
    }
}

/// How long a strip is.
pub const STRIP_LENGTH: f64 = 3.0 * TILE + 12.0;

/// The width and height of a token on a strip.
pub const TOKEN: f64 = 40.0;

/// Where the parts of a strip lie, across or upright.
pub struct Parts {
    pub width: f64,
    pub height: f64,
    pub bust: Point,
    pub name: Point,
    pub name_width: f64,
    pub qi: Point,
    pub tao: fn(u8) -> Point,
    pub targets: fn(u8) -> Point,
    pub power: Point,
    pub power_size: (f64, f64),
}

const ACROSS: Parts = Parts {
    width: STRIP_LENGTH,
    height: STRIP,
    bust: Point { x: 6.0, y: 8.0 },
    name: Point { x: 108.0, y: 20.0 },
    name_width: 210.0,
    qi: Point { x: 104.0, y: 25.0 },
    tao: |index| Point { x: 104.0 + 44.0 * f64::from(index), y: 66.0 },
    targets: |index| Point { x: 196.0 + 43.0 * f64::from(index), y: 25.0 },
    power: Point { x: 330.0, y: 8.0 },
    power_size: (126.0, 95.0),
};

const UPRIGHT: Parts = Parts {
    width: STRIP,
    height: STRIP_LENGTH,
    bust: Point { x: 8.0, y: 6.0 },
    name: Point { x: 10.0, y: 118.0 },
    name_width: 95.0,
    qi: Point { x: 8.0, y: 126.0 },
    tao: |index| Point { x: 10.0 + 50.0 * f64::from(index % 2), y: 218.0 + 46.0 * f64::from(index / 2) },
    targets: |index| match index {
        2 => Point { x: 60.0, y: 310.0 },
        index => Point { x: 10.0 + 50.0 * f64::from(index), y: 172.0 },
    },
    power: Point { x: 6.0, y: 360.0 },
    power_size: (99.0, 96.0),
};

/// Where the parts of a strip lie that lies across or upright.
pub fn parts(across: bool) -> Parts {
    if across { ACROSS } else { UPRIGHT }
}

/// The middle of a board's strip.
pub fn middle_of_board(seating: Seating, board: Colour) -> Point {
    match strip(seating, board) {
        (at, true) => at.plus(STRIP_LENGTH / 2.0, STRIP / 2.0),
        (at, false) => at.plus(STRIP / 2.0, STRIP_LENGTH / 2.0),
    }
}

#[cfg(test)]
mod tests {
    use ghost_stories_engine::Seating;

    use super::*;

    #[test]
    fn every_space_lies_beside_the_tile_it_faces() {
        let seating = Seating::new(Colour::ALL).unwrap();
        for at in Space::ALL {
            let (space, tile) = (middle_of_space(seating, at), middle_of_tile(seating.line(at)[0]));
            let apart = (space.x - tile.x).abs() + (space.y - tile.y).abs();
            assert!((apart - (TILE / 2.0 + 10.0 + CARD / 2.0)).abs() < 0.01, "{at:?}");
        }
    }

    #[test]
    fn a_figure_on_the_first_stone_is_nearer_to_the_village_than_on_its_card() {
        let seating = Seating::new(Colour::ALL).unwrap();
        for at in Space::ALL {
            let tile = middle_of_tile(seating.line(at)[0]);
            let away = |point: Point| (point.x - tile.x).hypot(point.y - tile.y);
            assert!(away(figure(seating, at, true)) < away(figure(seating, at, false)));
        }
    }
}
