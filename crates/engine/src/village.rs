use core::hash::{Hash, Hasher};

use crate::colour::Tao;
use crate::rule::Rule;
use crate::set::bit_set;

/// A village tile, named for who lives there.
///
/// ```
/// use ghost_stories_engine::Tile;
///
/// assert_eq!("tea-house".parse(), Ok(Tile::TeaHouse));
/// assert_eq!(Tile::TeaHouse.name(), "tea-house");
/// // The school and the calligrapher come with the expansions.
/// assert_eq!((Tile::ALL.len(), Tile::BASE.len()), (11, 9));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Tile {
    /// Brings back the dead (B80).
    Cemetery,
    /// Restores a haunted tile (B81).
    Altar,
    /// Gives Tao by dice (B82).
    Herbalist,
    /// Discards a ghost for a Qi (B83).
    Hut,
    /// Drives back haunting figures (B84).
    Watchman,
    /// Lends the Buddhas (B85).
    Temple,
    /// Weakens ghosts of one colour (B86).
    Circle,
    /// Moves a ghost and a Taoist (B87).
    Pavilion,
    /// Gives a Tao and a Qi (B88).
    TeaHouse,
    /// Fights all ghosts of a colour (W50).
    School,
    /// Swaps a Blood Mantra and lays a Qi on one (S44).
    Calligrapher,
}

impl Tile {
    /// Every tile.
    pub const ALL: [Tile; 11] = [
        Tile::Cemetery,
        Tile::Altar,
        Tile::Herbalist,
        Tile::Hut,
        Tile::Watchman,
        Tile::Temple,
        Tile::Circle,
        Tile::Pavilion,
        Tile::TeaHouse,
        Tile::School,
        Tile::Calligrapher,
    ];

    /// The nine tiles of the base game.
    pub const BASE: [Tile; 9] = *Tile::ALL.first_chunk().unwrap();

    /// The rule that tells how its villager helps.
    pub const fn rule(self) -> Rule {
        match self {
            Tile::Cemetery => Rule::B(80),
            Tile::Altar => Rule::B(81),
            Tile::Herbalist => Rule::B(82),
            Tile::Hut => Rule::B(83),
            Tile::Watchman => Rule::B(84),
            Tile::Temple => Rule::B(85),
            Tile::Circle => Rule::B(86),
            Tile::Pavilion => Rule::B(87),
            Tile::TeaHouse => Rule::B(88),
            Tile::School => Rule::W(50),
            Tile::Calligrapher => Rule::S(44),
        }
    }
}

/// One of the nine places of the 3x3 village, seen with north at the top.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "compass points")]
pub enum Spot {
    NorthWest,
    North,
    NorthEast,
    West,
    Centre,
    East,
    SouthWest,
    South,
    SouthEast,
}

impl Spot {
    /// Every spot, row by row from the north-west.
    pub const ALL: [Spot; 9] = [
        Spot::NorthWest,
        Spot::North,
        Spot::NorthEast,
        Spot::West,
        Spot::Centre,
        Spot::East,
        Spot::SouthWest,
        Spot::South,
        Spot::SouthEast,
    ];

    /// The up to eight spots next to this one, diagonals too (B51).
    pub const fn neighbours(self) -> SpotSet {
        NEIGHBOURS[self as usize]
    }
}

const NEIGHBOURS: [SpotSet; 9] = {
    let mut all = [SpotSet::EMPTY; 9];
    let mut from = 0;
    while from < 9 {
        let mut to = 0;
        while to < 9 {
            let (rows, columns) = ((from / 3usize).abs_diff(to / 3), (from % 3).abs_diff(to % 3));
            if from != to && rows <= 1 && columns <= 1 {
                all[from].insert(Spot::ALL[to]);
            }
            to += 1;
        }
        from += 1;
    }
    all
};

bit_set! {
    /// A set of village spots.
    SpotSet(u16) of Spot
}

/// The nine tiles, which of them are haunted, and what lies on them.
///
/// ```
/// use ghost_stories_engine::{Spot, Tile, Village};
///
/// let village = Village::new(Tile::BASE).expect("nine different tiles");
/// assert_eq!(village.tile(Spot::NorthWest), Tile::Cemetery);
/// assert_eq!(village.spot(Tile::School), None);
/// assert!(!village.is_haunted(Tile::Altar));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Village {
    tiles: [Tile; 9],
    spots: [Option<Spot>; Tile::ALL.len()],
    pub(crate) haunted: SpotSet,
    pub(crate) circle: Option<Tao>,
    pub(crate) buddhas: u8,
    pub(crate) tokens: u8,
}

impl Hash for Village {
    /// Only what changes in a game.
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.haunted, self.circle, self.buddhas, self.tokens).hash(state);
    }
}

impl Village {
    /// A village of active tiles, row by row from the north-west; `None` if one is there twice. Buddhas are there only with the Temple (W1).
    pub fn new(tiles: [Tile; 9]) -> Option<Village> {
        let mut spots = [None; Tile::ALL.len()];
        for (spot, tile) in Spot::ALL.into_iter().zip(tiles) {
            if spots[tile as usize].replace(spot).is_some() {
                return None;
            }
        }
        let buddhas = if spots[Tile::Temple as usize].is_some() { 2 } else { 0 };
        Some(Village { tiles, spots, haunted: SpotSet::EMPTY, circle: None, buddhas, tokens: 0 })
    }

    /// The tile that lies on `spot`.
    pub fn tile(&self, spot: Spot) -> Tile {
        self.tiles[spot as usize]
    }

    /// Where `tile` lies, if it is there (W1).
    pub fn spot(&self, tile: Tile) -> Option<Spot> {
        self.spots[tile as usize]
    }

    /// The tiles, row by row from the north-west.
    pub fn tiles(&self) -> [Tile; 9] {
        self.tiles
    }

    /// True if the villager of `tile` is gone.
    pub fn is_haunted(&self, tile: Tile) -> bool {
        self.spot(tile).is_some_and(|spot| self.haunted.contains(spot))
    }

    /// The number of haunted tiles.
    pub fn haunted_count(&self) -> u8 {
        self.haunted.len() as u8
    }

    /// The Tao that lies on the Circle of Prayer.
    pub fn circle(&self) -> Option<Tao> {
        self.circle
    }

    /// The Buddhas on the Temple.
    pub fn buddhas(&self) -> u8 {
        self.buddhas
    }

    /// The power tokens on the centre tile.
    pub fn tokens(&self) -> u8 {
        self.tokens
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn b51_a_corner_has_three_neighbours_an_edge_five_and_the_centre_eight() {
        assert_eq!(Spot::NorthWest.neighbours().len(), 3);
        assert_eq!(Spot::East.neighbours().len(), 5);
        assert_eq!(Spot::Centre.neighbours().len(), 8);
        assert!(!Spot::Centre.neighbours().contains(Spot::Centre));
    }

    #[test]
    fn b1_a_village_has_each_tile_once() {
        assert!(Village::new(Tile::BASE).is_some());
        assert!(Village::new([Tile::Altar; 9]).is_none());
    }
}
