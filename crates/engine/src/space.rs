use core::hash::{Hash, Hasher};
use core::ops::{Index, IndexMut};

use crate::colour::Colour;
use crate::set::bit_set;
use crate::village::Spot;

/// A side of the village, clockwise; a board lies along each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "compass points")]
pub enum Side {
    North,
    East,
    South,
    West,
}

impl Side {
    /// The four sides, clockwise.
    pub const ALL: [Side; 4] = [Side::North, Side::East, Side::South, Side::West];
}

/// Where a space lies on its board, as the board's player sees it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "plain words")]
pub enum Slot {
    Left,
    Middle,
    Right,
}

impl Slot {
    /// The three slots from left to right.
    pub const ALL: [Slot; 3] = [Slot::Left, Slot::Middle, Slot::Right];

    const fn mirrored(self) -> Slot {
        match self {
            Slot::Left => Slot::Right,
            Slot::Middle => Slot::Middle,
            Slot::Right => Slot::Left,
        }
    }
}

bit_set! {
    /// A set of slots of one board.
    SlotSet(u8) of Slot
}

/// One of the twelve spaces for ghosts, named by board and slot.
///
/// ```
/// use ghost_stories_engine::{Colour, Level, Position, Setup, Slot, Space, Spot};
///
/// assert_eq!(Space::new(Colour::Red, Slot::Left), Space::RedLeft);
/// assert_eq!("red-left".parse(), Ok(Space::RedLeft));
///
/// // The red board lies in the north; who looks south from it has the east on the left.
/// let position = Position::new(&Setup::four_players(Level::Normal), &mut ())?;
/// assert_eq!(position.seating().line(Space::RedLeft), [Spot::NorthEast, Spot::East, Spot::SouthEast]);
/// # Ok::<(), ghost_stories_engine::SetupError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "board and slot")]
pub enum Space {
    RedLeft,
    RedMiddle,
    RedRight,
    GreenLeft,
    GreenMiddle,
    GreenRight,
    BlueLeft,
    BlueMiddle,
    BlueRight,
    YellowLeft,
    YellowMiddle,
    YellowRight,
}

impl Space {
    /// Every space, board by board, left to right.
    pub const ALL: [Space; 12] = [
        Space::RedLeft,
        Space::RedMiddle,
        Space::RedRight,
        Space::GreenLeft,
        Space::GreenMiddle,
        Space::GreenRight,
        Space::BlueLeft,
        Space::BlueMiddle,
        Space::BlueRight,
        Space::YellowLeft,
        Space::YellowMiddle,
        Space::YellowRight,
    ];

    /// The space in a slot of a board.
    pub const fn new(board: Colour, slot: Slot) -> Space {
        Space::ALL[board as usize * 3 + slot as usize]
    }

    /// The board it belongs to.
    pub const fn board(self) -> Colour {
        Colour::ALL[self as usize / 3]
    }

    /// Its place on the board.
    pub const fn slot(self) -> Slot {
        Slot::ALL[self as usize % 3]
    }
}

bit_set! {
    /// A set of spaces.
    SpaceSet(u16) of Space
}

impl SpaceSet {
    /// The three spaces of a board.
    pub const fn of_board(board: Colour) -> SpaceSet {
        SpaceSet(0b111 << (3 * board as u32))
    }
}

/// One value for each space.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct BySpace<T>([T; 12]);

impl<T> Index<Space> for BySpace<T> {
    type Output = T;

    fn index(&self, space: Space) -> &T {
        &self.0[space as usize]
    }
}

impl<T> IndexMut<Space> for BySpace<T> {
    fn index_mut(&mut self, space: Space) -> &mut T {
        &mut self.0[space as usize]
    }
}

/// Which board lies along which side of the village.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seating {
    boards: [Colour; 4],
    sides: [Side; 4],
}

impl Hash for Seating {
    /// Nothing changes here during a game; one board tells tables apart well enough.
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.boards[0].hash(state);
    }
}

impl Seating {
    /// The boards clockwise from the north side; `None` unless each colour is there once.
    pub fn new(boards: [Colour; 4]) -> Option<Seating> {
        let mut sides = [None; 4];
        for (side, board) in Side::ALL.into_iter().zip(boards) {
            if sides[board as usize].replace(side).is_some() {
                return None;
            }
        }
        Some(Seating { boards, sides: sides.map(|side| side.unwrap_or(Side::North)) })
    }

    /// The boards clockwise from the north side.
    pub fn boards(self) -> [Colour; 4] {
        self.boards
    }

    /// The side along which a board lies.
    pub fn side(self, board: Colour) -> Side {
        self.sides[board as usize]
    }

    /// The board `steps` places clockwise from `board`.
    pub fn clockwise(self, board: Colour, steps: usize) -> Colour {
        self.boards[(self.side(board) as usize + steps) % 4]
    }

    /// The three tiles straight ahead of a space, nearest first (B2).
    pub fn line(self, space: Space) -> [Spot; 3] {
        LINES[self.side(space.board()) as usize][space.slot() as usize]
    }

    /// The space at the far end of the line (B2).
    pub fn opposite(self, space: Space) -> Space {
        Space::new(self.clockwise(space.board(), 2), space.slot().mirrored())
    }

    /// The spaces next to a tile: two at a corner, one at an edge, none in the centre (B2).
    pub fn spaces_next_to(self, spot: Spot) -> SpaceSet {
        let space = |side: Side, slot| Space::new(self.boards[side as usize], slot);
        let (first, second) = match spot {
            Spot::Centre => return SpaceSet::EMPTY,
            Spot::North => return SpaceSet::only(space(Side::North, Slot::Middle)),
            Spot::East => return SpaceSet::only(space(Side::East, Slot::Middle)),
            Spot::South => return SpaceSet::only(space(Side::South, Slot::Middle)),
            Spot::West => return SpaceSet::only(space(Side::West, Slot::Middle)),
            Spot::NorthEast => (Side::North, Side::East),
            Spot::SouthEast => (Side::East, Side::South),
            Spot::SouthWest => (Side::South, Side::West),
            Spot::NorthWest => (Side::West, Side::North),
        };
        SpaceSet::only(space(first, Slot::Left)).union(SpaceSet::only(space(second, Slot::Right)))
    }
}

/// A player looks at the village, so the left of the north board is in the east, and so on round.
const LINES: [[[Spot; 3]; 3]; 4] = {
    use Spot::*;
    [
        [[NorthEast, East, SouthEast], [North, Centre, South], [NorthWest, West, SouthWest]],
        [[SouthEast, South, SouthWest], [East, Centre, West], [NorthEast, North, NorthWest]],
        [[SouthWest, West, NorthWest], [South, Centre, North], [SouthEast, East, NorthEast]],
        [[NorthWest, North, NorthEast], [West, Centre, East], [SouthWest, South, SouthEast]],
    ]
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn b2_a_corner_tile_touches_two_spaces_an_edge_tile_one_and_the_centre_none() {
        let seating = Seating::new(Colour::ALL).unwrap();
        for spot in Spot::ALL {
            let facing: SpaceSet = Space::ALL.into_iter().filter(|&space| seating.line(space)[0] == spot).collect();
            assert_eq!(facing, seating.spaces_next_to(spot), "{spot:?}");
            let expected = match spot {
                Spot::Centre => 0,
                Spot::North | Spot::East | Spot::South | Spot::West => 1,
                _ => 2,
            };
            assert_eq!(facing.len(), expected, "{spot:?}");
        }
    }

    #[test]
    fn b2_opposite_spaces_share_a_line_read_from_its_two_ends() {
        let seating = Seating::new([Colour::Blue, Colour::Red, Colour::Yellow, Colour::Green]).unwrap();
        for space in Space::ALL {
            let mut line = seating.line(space);
            line.reverse();
            assert_eq!(line, seating.line(seating.opposite(space)), "{space:?}");
            assert_eq!(seating.opposite(seating.opposite(space)), space);
        }
    }
}
