use core::str::FromStr;

use crate::notation::{Expected, ParseError};

/// How the game ended.
///
/// ```
/// use ghost_stories_engine::{Defeat, Ending};
///
/// assert_eq!("lost village-lost".parse(), Ok(Ending::Lost(Defeat::VillageLost)));
/// assert_eq!(Ending::Won.to_string(), "won");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Ending {
    /// Every incarnation is exorcised (B130).
    Won,
    /// Wu-Feng won (B131).
    Lost(Defeat),
}

/// Why the players lost (B131).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Defeat {
    /// No Taoist lives.
    AllDead,
    /// The last tile allowed is haunted.
    VillageLost,
    /// The last card was drawn while an incarnation was not exorcised (B44).
    DeckEmpty,
    /// A ghost had nothing left to haunt in its line (B33, classic Initiation).
    NothingToHaunt,
    /// Twelve villagers lie in the graveyard (W5).
    Graveyard,
}

impl Defeat {
    /// Every cause of defeat.
    pub const ALL: [Defeat; 5] =
        [Defeat::AllDead, Defeat::VillageLost, Defeat::DeckEmpty, Defeat::NothingToHaunt, Defeat::Graveyard];
}

impl FromStr for Ending {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Ending, ParseError> {
        match text.split_once(' ') {
            None if text == "won" => Ok(Ending::Won),
            Some(("lost", defeat)) => defeat.parse().map(Ending::Lost),
            _ => Err(ParseError { expected: Expected::Ending }),
        }
    }
}
