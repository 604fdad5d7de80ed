use core::fmt;
use core::str::FromStr;

use ghost_stories_engine::{Expected, ParseError, Spot, Tile};

/// Where the Portal lies (W2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Portal {
    /// On the centre tile.
    Centre,
    /// On an edge tile; which, is dealt.
    Edge,
    /// On a corner tile; which, is dealt.
    Corner,
    /// On this tile, wherever it lies.
    On(Tile),
}

impl Portal {
    /// Every kind of place; the tiles come besides.
    pub const PLACES: [Portal; 3] = [Portal::Centre, Portal::Edge, Portal::Corner];

    /// The tile, if the players named one.
    pub const fn tile(self) -> Option<Tile> {
        match self {
            Portal::On(tile) => Some(tile),
            Portal::Centre | Portal::Edge | Portal::Corner => None,
        }
    }

    /// Whether it may lie here, in a village row by row from the north-west.
    pub(super) fn fits(self, spot: Spot, village: &[Tile; 9]) -> bool {
        match self {
            Portal::Centre => spot == Spot::Centre,
            Portal::Corner => spot.is_corner(),
            Portal::Edge => spot != Spot::Centre && !spot.is_corner(),
            Portal::On(tile) => village[spot as usize] == tile,
        }
    }
}

impl fmt::Display for Portal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Portal::Centre => "centre",
            Portal::Edge => "edge",
            Portal::Corner => "corner",
            Portal::On(tile) => tile.name(),
        })
    }
}

impl FromStr for Portal {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Portal, ParseError> {
        match text {
            "centre" => Ok(Portal::Centre),
            "edge" => Ok(Portal::Edge),
            "corner" => Ok(Portal::Corner),
            tile => tile.parse().map(Portal::On).map_err(|_| ParseError { expected: Expected::Portal }),
        }
    }
}
