//! What White Moon's choices are about, where the words of every language ask the same of the position.

use ghost_stories_engine::{Choice, Colour, Family, MoonChoice, Position, Tile};

/// What a player has to decide in White Moon alone.
#[derive(Clone, Copy, Debug)]
pub(crate) enum MoonDecision {
    /// Whom to save before the first turn.
    Pick,
    /// Which villager dies.
    Sacrifice,
    /// Who loses a Qi.
    LoseQi,
    /// Whose Tao leaves the game.
    GiveUp,
    /// Whether to go a second step.
    Step,
    /// Whom to raise, where nobody can be moved.
    Raise,
    /// Which dead villager returns.
    Return,
    /// Who gets the artifact.
    Give,
    /// Against which colour to train.
    Train,
    /// Which ghosts are beaten.
    Beat,
    /// Which die is turned to white.
    Turn,
    /// Where Su-Ling goes.
    SuLing,
    /// Whether a crystal goes on the pedestal.
    Light,
    /// What the barrier does at a board.
    Barrier,
    /// Which tile the Night Lantern asks.
    Lantern,
    /// Who pays the next crystal.
    PayCrystal,
}

impl MoonDecision {
    /// What is decided where this is one of the options.
    pub(crate) fn of(choice: MoonChoice, options: &[Choice]) -> Option<MoonDecision> {
        Some(match choice {
            MoonChoice::Save(_) if options.contains(&Choice::Decline) => MoonDecision::Barrier,
            MoonChoice::Save(_) => MoonDecision::Pick,
            MoonChoice::Sacrifice(_) => MoonDecision::Sacrifice,
            MoonChoice::GiveUp(_) => MoonDecision::GiveUp,
            MoonChoice::Carry(_) if !options.contains(&Choice::EndTurn) => MoonDecision::Step,
            MoonChoice::Raise(_) => MoonDecision::Raise,
            MoonChoice::Return(_) => MoonDecision::Return,
            MoonChoice::Give(_) => MoonDecision::Give,
            MoonChoice::Train(_) => MoonDecision::Train,
            MoonChoice::Beat { .. } => MoonDecision::Beat,
            MoonChoice::Turn(_) => MoonDecision::Turn,
            MoonChoice::SuLing(_) => MoonDecision::SuLing,
            MoonChoice::Light => MoonDecision::Light,
            MoonChoice::Roll => MoonDecision::Barrier,
            MoonChoice::PayCrystal(_) => MoonDecision::PayCrystal,
            _ => return None,
        })
    }
}

/// What is left out where White Moon lets something be left out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Declined {
    /// A second step.
    Step,
    /// Beating more ghosts.
    Beat,
    /// Placing Su-Ling.
    SuLing,
    /// Putting a crystal on a pedestal.
    Light,
    /// The barrier's turn at a board.
    Barrier,
}

impl Declined {
    pub(crate) fn of(position: &Position) -> Option<Declined> {
        position.options().iter().find_map(|option| match option {
            Choice::Move(_) => Some(Declined::Step),
            Choice::Moon(choice) => match choice {
                MoonChoice::Carry(_) => Some(Declined::Step),
                MoonChoice::Beat { .. } => Some(Declined::Beat),
                MoonChoice::SuLing(_) => Some(Declined::SuLing),
                MoonChoice::Light => Some(Declined::Light),
                MoonChoice::Roll | MoonChoice::Save(_) => Some(Declined::Barrier),
                _ => None,
            },
            _ => None,
        })
    }
}

/// The family of the top villager of a tile.
pub(crate) fn top(position: &Position, tile: Tile) -> Option<Family> {
    position.moon()?.piles[position.village().spot(tile)?].top()
}

/// The family of the villager whom a Taoist would take along from where he stands.
pub(crate) fn companion(position: &Position, taoist: Colour) -> Option<Family> {
    position.moon()?.piles[position.taoist(taoist).spot].top()
}

/// The name of a family, the same in every language.
pub(crate) fn family(family: Family) -> &'static str {
    match family {
        Family::Hua => "Hua",
        Family::Zhou => "Zhou",
        Family::Li => "Li",
        Family::Sun => "Sun",
        Family::Miao => "Miao",
        Family::Xiang => "Xiang",
        Family::Sheng => "Sheng",
        Family::Wu => "Wu",
        Family::Chang => "Chang",
        Family::Teng => "Teng",
        Family::Long => "Long",
        Family::Weng => "Weng",
    }
}
