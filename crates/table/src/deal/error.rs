use ghost_stories_engine::{Colour, Rule, SetupError, Tile};
use ghost_stories_lang::{Language, Message, message};
use thiserror::Error;

use crate::problem::Problem;

/// Why no game can be dealt as it is asked for; displayed for whoever writes the input, with names as in the notation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum DealError {
    /// There are not one to four players.
    #[error("there must be one to four players, not {0}")]
    Players(u8),
    /// The colours are not one for each of so many players.
    #[error("expected {0} different colours, one for each player")]
    Colours(u8),
    /// The first turn would be that of a colour that does not play.
    #[error("{0} cannot begin, since {0} does not play")]
    First(Colour),
    /// The village has this many tiles instead of nine.
    #[error("the village must have nine tiles, found {0}")]
    TileCount(usize),
    /// A tile is in the village twice.
    #[error("{0} is in the village twice; the nine tiles must be different")]
    TileTwice(Tile),
    /// The Portal would lie on a tile that is not in the village.
    #[error("the Portal cannot lie on {0}, which is not in the village")]
    Portal(Tile),
    /// The set-up breaks a rule.
    #[error(transparent)]
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

    /// The error for whoever writes the input; only programs have the words.
    pub fn message(self) -> Message {
        match self {
            DealError::Players(players) => message!("deal-players", players),
            DealError::Colours(players) => message!("deal-colours", players),
            DealError::First(colour) => message!("deal-first", colour: colour.name()),
            DealError::TileCount(number) => message!("deal-tile-count", number),
            DealError::TileTwice(tile) => message!("deal-tile-twice", tile: tile.name()),
            DealError::Portal(tile) => message!("deal-portal", tile: tile.name()),
            DealError::Setup(error) => error.message(),
        }
    }

    /// The error for players, with the number of the rule.
    pub fn words(self, language: Language) -> String {
        let words = language.setup();
        let told = match self {
            DealError::Players(_) => words.no_players().to_owned(),
            DealError::Colours(players) => words.colours(players),
            DealError::First(colour) => words.first(colour),
            DealError::TileCount(number) => words.tile_count(number),
            DealError::TileTwice(tile) => words.tile_twice(tile),
            DealError::Portal(tile) => words.portal(tile),
            DealError::Setup(error) => language.setup_error(error),
        };
        format!("{told} ({}).", self.rule())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problem::tests::in_every_language;

    #[test]
    fn why_no_game_can_be_dealt_is_said_in_every_language() {
        let errors = [
            DealError::Players(5),
            DealError::Colours(3),
            DealError::First(Colour::Green),
            DealError::TileCount(8),
            DealError::TileTwice(Tile::TeaHouse),
            DealError::Portal(Tile::School),
            DealError::Setup(SetupError::Power(Colour::Red)),
        ];
        for error in errors {
            assert_eq!(in_every_language(&error.message()), error.to_string());
        }
    }
}
