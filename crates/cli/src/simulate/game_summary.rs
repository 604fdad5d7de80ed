use ghost_stories_engine::{Card, CardSet, Ending, Position};

use super::last_blow::LastBlow;

/// How a game stood when a turn began.
#[derive(Clone, Copy, Debug)]
pub struct TurnStart {
    pub qi: u8,
    pub ghosts: u8,
    pub haunted: u8,
}

impl TurnStart {
    pub fn of(position: &Position) -> TurnStart {
        TurnStart {
            qi: position.living().iter().map(|taoist| position.taoist(taoist).qi).sum(),
            ghosts: position.occupied().len() as u8,
            haunted: position.village().haunted_count(),
        }
    }
}

/// One game as it was played.
#[derive(Debug)]
pub struct GameSummary {
    pub ending: Ending,
    pub steps: u32,
    pub decisions: u32,
    pub turns: u32,
    pub score: i32,
    /// How it stood in the end.
    pub last: TurnStart,
    pub exorcised: u8,
    /// The villagers of White Moon that were saved, and those that died.
    pub villagers: (u8, u8),
    pub deck: u8,
    pub seen: CardSet,
    /// The cards in play in the end.
    pub in_play: CardSet,
    pub blow: Option<LastBlow>,
    /// The card that struck the last blow.
    pub killer: Option<Card>,
    /// One entry a turn, the first 300 of them.
    pub course: Vec<TurnStart>,
    /// The estimated chances to win, one a turn, in millionths; empty unless wanted.
    pub estimates: Vec<u32>,
}
