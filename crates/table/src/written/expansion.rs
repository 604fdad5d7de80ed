use ghost_stories_engine::{
    Card, CardSet, Choice, Incarnations, LayoutError, Middle, Outcome, Setup, Tile, WhiteMoonSetup,
};
use ghost_stories_lang::{Message, Value, message};

use crate::game::Step;
use crate::problem::Problem;

/// One of the two expansions, for messages about what is written without it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expansion {
    /// White Moon.
    WhiteMoon,
    /// Black Secret.
    BlackSecret,
}

impl Expansion {
    /// Says that something needs this expansion, and the line that brings it.
    pub fn needed_for(self, what: impl Into<Value>) -> Message {
        match self {
            Expansion::WhiteMoon => message!("position-needs-white-moon", what),
            Expansion::BlackSecret => message!("position-needs-black-secret", what),
        }
    }

    /// The expansion of a tile.
    pub const fn of_tile(tile: Tile) -> Option<Expansion> {
        match tile {
            Tile::School => Some(Expansion::WhiteMoon),
            Tile::Calligrapher => Some(Expansion::BlackSecret),
            _ => None,
        }
    }

    /// The expansion of a card.
    pub fn of_card(card: Card) -> Option<Expansion> {
        match card {
            card if CardSet::WHITE_MOON.contains(card) => Some(Expansion::WhiteMoon),
            card if CardSet::BLACK_SECRET.contains(card) => Some(Expansion::BlackSecret),
            _ => None,
        }
    }

    /// The expansion whose step this is.
    pub const fn of_step(step: Step) -> Option<Expansion> {
        match step {
            Step::Choice(choice) => Expansion::of_choice(choice),
            Step::Outcome(Outcome::Card(_) | Outcome::TaoDice(_) | Outcome::CurseDie(_)) => None,
            Step::Outcome(Outcome::Villager(_)) => Some(Expansion::WhiteMoon),
            Step::Outcome(Outcome::Token(_) | Outcome::CurseCard(_) | Outcome::Mantra(_)) => {
                Some(Expansion::BlackSecret)
            }
        }
    }

    const fn of_choice(choice: Choice) -> Option<Expansion> {
        match choice {
            Choice::WhiteMoon(_) => Some(Expansion::WhiteMoon),
            Choice::BlackSecret(_) => Some(Expansion::BlackSecret),
            Choice::Help
            | Choice::Exorcise
            | Choice::YinYang
            | Choice::TakeToken
            | Choice::EndTurn
            | Choice::Decline
            | Choice::Keep
            | Choice::RerollCurse
            | Choice::GainQi
            | Choice::GainYinYang
            | Choice::Place(_)
            | Choice::Discard(_)
            | Choice::LoseQi(_)
            | Choice::Move(_)
            | Choice::UsePower(_)
            | Choice::SpendToken(_)
            | Choice::PlaceBuddha(_)
            | Choice::LayMantra(_)
            | Choice::TakeTao(_)
            | Choice::Ask(_)
            | Choice::Restore(_)
            | Choice::Revive(_)
            | Choice::Banish(_)
            | Choice::DriveBack(_)
            | Choice::SetCircle(_)
            | Choice::Reroll(_)
            | Choice::Pay(_)
            | Choice::First(_)
            | Choice::GiveQi(_)
            | Choice::GiveYinYang(_)
            | Choice::MoveTaoist(..)
            | Choice::MoveGhost(..)
            | Choice::Defeat { .. } => None,
        }
    }
}

/// Why a card is not in a game, if it is not.
pub fn foreign_card(card: Card, setup: &Setup) -> Option<Message> {
    if setup.cards().contains(card) {
        return None;
    }
    let number = card.number();
    let named = |which: &str| message!("position-other-incarnations", card: number, which);
    let needs = |expansion: Expansion| expansion.needed_for(message!("position-card", card: number));
    Some(match (Expansion::of_card(card), setup.white_moon) {
        (Some(Expansion::WhiteMoon), None) => needs(Expansion::WhiteMoon),
        (Some(Expansion::BlackSecret), _) => needs(Expansion::BlackSecret),
        (Some(Expansion::WhiteMoon), Some(WhiteMoonSetup { incarnations: Incarnations::Base, .. })) => named("moon"),
        (None, Some(WhiteMoonSetup { incarnations: Incarnations::WhiteMoon, .. })) if card.is_incarnation() => {
            named("base")
        }
        _ if card.middle() == Middle::OnlyOnBuddha => message!("position-needs-buddhas", card: number),
        _ => LayoutError::NotOfThisGame(card).message(),
    })
}

/// Why a tile is not in the village, if it is not.
pub fn foreign_tile(tile: Tile, setup: &Setup) -> Option<Message> {
    if setup.village.contains(&tile) { None } else { Some(tile_outside(tile, setup)) }
}

/// Why this tile is not in the village.
pub(super) fn tile_outside(tile: Tile, setup: &Setup) -> Message {
    let missing = match Expansion::of_tile(tile) {
        Some(Expansion::WhiteMoon) => setup.white_moon.is_none(),
        Some(Expansion::BlackSecret) => setup.black_secret.is_none(),
        None => false,
    };
    match Expansion::of_tile(tile).filter(|_| missing) {
        Some(expansion) => expansion.needed_for(tile.name()),
        None => {
            message!("position-not-in-village", tile: tile.name(), village: setup.village.map(Tile::name).join(" "))
        }
    }
}
