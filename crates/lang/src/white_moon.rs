//! What White Moon's choices are about, where the words of every language ask the same of the position.

use ghost_stories_engine::{Choice, Colour, Family, Position, Tile, WhiteMoonChoice};

/// What a player has to decide in White Moon alone.
#[derive(Clone, Copy, Debug)]
pub(crate) enum WhiteMoonDecision {
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

impl WhiteMoonDecision {
    /// What is decided where this is one of the options.
    pub(crate) fn of(choice: WhiteMoonChoice, options: &[Choice]) -> Option<WhiteMoonDecision> {
        Some(match choice {
            WhiteMoonChoice::Save(_) if options.contains(&Choice::Decline) => WhiteMoonDecision::Barrier,
            WhiteMoonChoice::Save(_) => WhiteMoonDecision::Pick,
            WhiteMoonChoice::Sacrifice(_) => WhiteMoonDecision::Sacrifice,
            WhiteMoonChoice::GiveUp(_) => WhiteMoonDecision::GiveUp,
            WhiteMoonChoice::Carry(_) if !options.contains(&Choice::EndTurn) => WhiteMoonDecision::Step,
            WhiteMoonChoice::Raise(_) => WhiteMoonDecision::Raise,
            WhiteMoonChoice::Return(_) => WhiteMoonDecision::Return,
            WhiteMoonChoice::Give(_) => WhiteMoonDecision::Give,
            WhiteMoonChoice::Train(_) => WhiteMoonDecision::Train,
            WhiteMoonChoice::Beat { .. } => WhiteMoonDecision::Beat,
            WhiteMoonChoice::Turn(_) => WhiteMoonDecision::Turn,
            WhiteMoonChoice::SuLing(_) => WhiteMoonDecision::SuLing,
            WhiteMoonChoice::Light => WhiteMoonDecision::Light,
            WhiteMoonChoice::Roll => WhiteMoonDecision::Barrier,
            WhiteMoonChoice::PayCrystal(_) => WhiteMoonDecision::PayCrystal,
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
            Choice::WhiteMoon(choice) => match choice {
                WhiteMoonChoice::Carry(_) => Some(Declined::Step),
                WhiteMoonChoice::Beat { .. } => Some(Declined::Beat),
                WhiteMoonChoice::SuLing(_) => Some(Declined::SuLing),
                WhiteMoonChoice::Light => Some(Declined::Light),
                WhiteMoonChoice::Roll | WhiteMoonChoice::Save(_) => Some(Declined::Barrier),
                _ => None,
            },
            _ => None,
        })
    }
}

/// The family of the top villager of a tile.
pub(crate) fn top(position: &Position, tile: Tile) -> Option<Family> {
    position.white_moon()?.piles[position.village().spot(tile)?].top()
}

/// The family of the villager whom a Taoist would take along from where he stands.
pub(crate) fn companion(position: &Position, taoist: Colour) -> Option<Family> {
    position.white_moon()?.piles[position.taoist(taoist).spot].top()
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
