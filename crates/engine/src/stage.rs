use crate::colour::{Colour, ColourSet};
use crate::space::SlotSet;

/// How far the turn has come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Stage {
    /// The ghosts' phase.
    Yin,
    /// Yang, before the move.
    BeforeMove,
    /// Yang, after the move and before the action.
    Moved,
    /// Yang, after the action began.
    Acted,
    /// Yang, Buddhas are being placed.
    Buddhas,
    /// Yang, Buddhas were placed and something else came after.
    AfterBuddhas,
    /// Yang, power tokens are being taken.
    Tokens,
    /// Yang, power tokens were taken and something else came after.
    AfterTokens,
}

impl Stage {
    /// Every stage in order.
    pub const ALL: [Stage; 8] = [
        Stage::Yin,
        Stage::BeforeMove,
        Stage::Moved,
        Stage::Acted,
        Stage::Buddhas,
        Stage::AfterBuddhas,
        Stage::Tokens,
        Stage::AfterTokens,
    ];

    /// The stage after something was done between two steps: what was being carried out is over (B53).
    pub(crate) const fn interrupted(self) -> Stage {
        match self {
            Stage::Buddhas => Stage::AfterBuddhas,
            Stage::Tokens => Stage::AfterTokens,
            other => other,
        }
    }
}

/// What is remembered until the turn ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Turn {
    pub(crate) board: Colour,
    pub(crate) stage: Stage,
    /// The slots that held ghosts when the turn began.
    pub(crate) acting: SlotSet,
    /// Boards whose power was used.
    pub(crate) used: ColourSet,
    /// Neutral boards on which a power token was spent.
    pub(crate) borrowed: ColourSet,
    pub(crate) helps: u8,
    pub(crate) exorcisms: u8,
    /// Buddhas taken this turn, not to be placed yet.
    pub(crate) fresh_buddhas: u8,
    /// The Mantra came back from a ghost that left: usable from the next turn on.
    pub(crate) mantra_back: bool,
}

impl Turn {
    pub(crate) fn of(board: Colour) -> Turn {
        Turn {
            board,
            stage: Stage::Yin,
            acting: SlotSet::EMPTY,
            used: ColourSet::EMPTY,
            borrowed: ColourSet::EMPTY,
            helps: 0,
            exorcisms: 0,
            fresh_buddhas: 0,
            mantra_back: false,
        }
    }
}
