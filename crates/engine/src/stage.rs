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
    /// Yang, Buddhas are being placed; in White Moon also Su-Ling and crystals, in any order (W11).
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

/// What has been done in Yang so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Done {
    /// Boards whose power was used.
    pub used: ColourSet,
    /// Neutral boards on which a power token was spent.
    pub borrowed: ColourSet,
    /// How often the own tile was asked for help.
    pub helps: u8,
    /// How often an exorcism was attempted.
    pub exorcisms: u8,
    /// How often a villager was rescued (W22).
    pub rescues: u8,
    /// Buddhas taken this turn, not to be placed yet.
    pub fresh_buddhas: u8,
    /// The Mantra came back from a ghost that left: usable from the next turn on (B76).
    pub mantra_back: bool,
    /// A ladder was used in the move (S40).
    pub climbed: bool,
}

/// What is remembered until the turn ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Turn {
    pub(crate) board: Colour,
    pub(crate) stage: Stage,
    /// The slots that held ghosts when the turn began; in an expansion, those of them that are still to act.
    pub(crate) acting: SlotSet,
    pub(crate) done: Done,
    /// The Taoist on turn was dead when it began, or died on it.
    pub(crate) fallen: bool,
}

impl Turn {
    pub(crate) fn of(board: Colour) -> Turn {
        Turn { board, stage: Stage::Yin, acting: SlotSet::EMPTY, done: Done::default(), fallen: false }
    }
}
