use core::fmt;

use ghost_stories_engine::{Colour, Rule, SetupError, Tile};
use ghost_stories_lang::Language;

/// Why no game can be dealt as it is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DealError {
    /// There are not one to four players.
    Players(u8),
    /// The colours are not one for each of so many players.
    Colours(u8),
    /// The first turn would be that of a colour that does not play.
    First(Colour),
    /// The village has this many tiles instead of nine.
    TileCount(usize),
    /// A tile is in the village twice.
    TileTwice(Tile),
    /// The Portal would lie on a tile that is not in the village.
    Portal(Tile),
    /// The set-up breaks a rule.
    Setup(SetupError),
}

impl DealError {
    /// The rule that is broken.
    pub const fn rule(self) -> Rule {
        match self {
            DealError::Players(_) | DealError::Colours(_) => Rule::B(10),
            DealError::First(_) => Rule::B(13),
            DealError::TileCount(_) | DealError::TileTwice(_) => Rule::B(1),
            DealError::Portal(_) => Rule::W(2),
            DealError::Setup(error) => error.rule(),
        }
    }

    /// The error for players, with the number of the rule.
    pub fn words(self, language: Language) -> String {
        let words = language.setup();
        let told = match self {
            DealError::Players(_) => words.no_players.to_owned(),
            DealError::Colours(players) => (words.colours)(players),
            DealError::First(colour) => (words.first)(language.taoist(colour)),
            DealError::TileCount(number) => (words.tile_count)(number),
            DealError::TileTwice(tile) => (words.tile_twice)(language.tile(tile)),
            DealError::Portal(tile) => (words.portal)(language.tile(tile)),
            DealError::Setup(error) => language.setup_error(error),
        };
        format!("{told} ({}).", self.rule())
    }
}

/// For whoever writes the input: names as in the notation.
impl fmt::Display for DealError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DealError::Players(players) => write!(f, "there must be one to four players, not {players}"),
            DealError::Colours(players) => {
                write!(f, "expected {players} different colours, one for each player")
            }
            DealError::First(colour) => write!(f, "{colour} cannot begin, since {colour} does not play"),
            DealError::TileCount(number) => write!(f, "the village must have nine tiles, found {number}"),
            DealError::TileTwice(tile) => write!(f, "{tile} is in the village twice; the nine tiles must be different"),
            DealError::Portal(tile) => write!(f, "the Portal cannot lie on {tile}, which is not in the village"),
            DealError::Setup(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for DealError {}
