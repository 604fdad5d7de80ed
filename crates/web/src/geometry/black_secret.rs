//! Where the things of Black Secret lie: beside the table, the catacombs above and Wu-Feng's board below them.

use ghost_stories_engine::{CURSES_DRAWN, Demon, DemonSet, Spot};

use super::{Point, TABLE};

/// How wide the drawing is beside the table.
pub const BESIDE: f64 = 540.0;
/// The width and height of a catacomb space.
pub const CAVE: f64 = 146.0;
/// The width and height of a demon's place at home.
pub const HOME: f64 = 68.0;
/// The width and height of a Blood Mantra.
pub const MANTRA: (f64, f64) = (171.0, 74.0);
/// The width and height of a curse.
pub const CURSE: (f64, f64) = (94.0, 64.0);
/// The width and height of a card in Wu-Feng's hand.
pub const HELD: (f64, f64) = (64.0, 88.0);
/// The width and height of Wu-Feng's place, with his face, his urns and his skeletons.
pub const WU_FENG: (f64, f64) = (236.0, 96.0);
/// The size of a demon and of the Shadow in the catacombs.
pub const DEMON: f64 = 48.0;

const LEFT: f64 = TABLE + 8.0;
const CAVES: f64 = 8.0;
const CAVE_STEP: f64 = CAVE + 6.0;
const HOME_X: f64 = LEFT + 3.0 * CAVE_STEP;
const HOME_STEP: f64 = 100.0;
const BOARD: f64 = CAVES + 3.0 * CAVE_STEP + 4.0;
const MANTRAS: f64 = BOARD + WU_FENG.1 + 8.0;
const CURSES: f64 = MANTRAS + 2.0 * (MANTRA.1 + 6.0) + 4.0;
const CURSE_STEP: f64 = CURSE.1 + 1.0;
const CURSES_X: f64 = TABLE + BESIDE - 8.0 - 5.0 * (CURSE.0 + 3.0) + 3.0;

/// The upper left point of a catacomb space.
pub fn cave_corner(spot: Spot) -> Point {
    let (column, row) = (f64::from(spot as u8 % 3), f64::from(spot as u8 / 3));
    Point { x: LEFT + column * CAVE_STEP, y: CAVES + row * CAVE_STEP }
}

/// The middle of a catacomb space.
pub fn cave(spot: Spot) -> Point {
    cave_corner(spot).plus(CAVE / 2.0, CAVE / 2.0)
}

/// The middle of a demon that is on a catacomb space beside others, and how large it is: three are smaller, so that none hides another.
pub fn in_cave(spot: Spot, demon: Demon, together: DemonSet) -> (Point, f64) {
    let (size, step) = if together.len() > 2 { (0.7, 34.0) } else { (1.0, 49.0) };
    let before = together.iter().take_while(|&other| other != demon).count() as f64;
    let first = 94.0 - step / 2.0 * (f64::from(together.len()) - 1.0);
    (cave_corner(spot).plus(first + step * before, 56.0), size)
}

/// The middle of the Shadow in the catacombs.
pub fn shadow_in_cave(spot: Spot) -> Point {
    cave_corner(spot).plus(98.0, 56.0)
}

/// The middle of the Shadow on the tile of a spot.
pub fn shadow_on_tile(spot: Spot) -> Point {
    super::tile(spot).plus(75.0, 66.0)
}

/// The middle of a demon's place at home; demons by number, the weakest first.
pub fn at_home(demon: usize) -> Point {
    Point { x: HOME_X + HOME / 2.0, y: CAVES + HOME / 2.0 + HOME_STEP * demon as f64 }
}

/// The middle of the place where the Shadow waits.
pub fn shadow_waits() -> Point {
    at_home(3)
}

/// The middle of Wu-Feng's place.
pub fn wu_feng() -> Point {
    Point { x: LEFT + WU_FENG.0 / 2.0, y: BOARD + WU_FENG.1 / 2.0 }
}

/// The middle of a card in Wu-Feng's hand; from the fifth on they lie over the first four.
pub fn hand_at(index: usize) -> Point {
    let (column, layer) = ((index % 4) as f64, (index / 4) as f64);
    let first = Point { x: LEFT + WU_FENG.0 + 10.0 + HELD.0 / 2.0, y: BOARD + 4.0 + HELD.1 / 2.0 };
    first.plus(column * (HELD.0 + 4.0) + layer * 18.0, layer * 8.0)
}

/// The middle of a Blood Mantra by its place: three of level 2, then two of level 3 and one of level 4.
pub fn mantra_at(place: usize) -> Point {
    let (column, row) = ((place % 3) as f64, (place / 3) as f64);
    Point { x: LEFT + MANTRA.0 / 2.0 + column * (MANTRA.0 + 5.5), y: MANTRAS + MANTRA.1 / 2.0 + row * (MANTRA.1 + 6.0) }
}

/// The middle of a curse by its index among all that were turned up, thrown ones too, by level, then by number: a row for each level.
pub fn curse_at(index: usize) -> Point {
    let (mut row, mut column) = (0, index);
    for drawn in CURSES_DRAWN.into_iter().take(3).map(usize::from) {
        if column < drawn {
            break;
        }
        (row, column) = (row + 1, column - drawn);
    }
    let at = level(row);
    Point { x: CURSES_X + CURSE.0 / 2.0 + column as f64 * (CURSE.0 + 3.0), y: at.y + CURSE.1 / 2.0 }
}

/// The upper left point of the row of a level's curses; levels from 0.
pub fn level(row: u8) -> Point {
    Point { x: LEFT, y: CURSES + CURSE_STEP * f64::from(row) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_curses_of_a_level_lie_in_one_row_within_the_drawing() {
        let rows = [0..5, 5..9, 9..12, 12..14];
        for (row, indices) in rows.into_iter().enumerate() {
            for index in indices {
                let at = curse_at(index);
                assert!((at.y - CURSE.1 / 2.0 - level(row as u8).y).abs() < 0.01, "{index}");
                assert!(at.x + CURSE.0 / 2.0 <= TABLE + BESIDE && at.y + CURSE.1 / 2.0 <= TABLE, "{index}");
            }
        }
    }

    #[test]
    fn demons_in_one_cave_stand_beside_each_other_and_clear_of_tokens_and_frame() {
        let corner = cave_corner(Spot::Centre);
        for bits in 1..8 {
            let together: DemonSet = Demon::ALL.into_iter().filter(|&demon| bits >> demon as u8 & 1 == 1).collect();
            let mut taken = corner.x + 40.0;
            for demon in together.iter() {
                let (at, size) = in_cave(Spot::Centre, demon, together);
                let half = DEMON * size / 2.0;
                assert!(at.x - half >= taken && at.x + half <= corner.x + CAVE, "{together:?}: {demon:?}");
                taken = at.x + half;
            }
        }
    }

    #[test]
    fn no_two_things_have_the_same_middle() {
        let mut middles: Vec<Point> = Spot::ALL.map(cave).into();
        middles.extend((0..3).map(at_home));
        middles.extend((0..14).map(curse_at));
        middles.extend((0..6).map(mantra_at));
        middles.extend((0..8).map(hand_at));
        middles.push(wu_feng());
        for (index, one) in middles.iter().enumerate() {
            assert!(middles[index + 1..].iter().all(|other| other != one), "{one:?}");
        }
    }
}
