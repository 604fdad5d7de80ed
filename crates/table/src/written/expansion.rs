use ghost_stories_engine::{Card, CardSet, Choice, Incarnations, Middle, Outcome, Setup, Tile, WhiteMoonSetup};

use crate::game::Step;

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
    pub fn needed_for(self, what: &str) -> String {
        let (name, line) = match self {
            Expansion::WhiteMoon => ("White Moon", "white-moon"),
            Expansion::BlackSecret => ("Black Secret", "black-secret"),
        };
        format!("\"{what}\" belongs to {name}: add the line \"{line}\" to the position")
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
pub fn foreign_card(card: Card, setup: &Setup) -> Option<String> {
    if setup.cards().contains(card) {
        return None;
    }
    let named = |incarnations: &str| {
        let choice = format!("write \"white-moon incarnations {incarnations}\" or \"white-moon incarnations both\"");
        format!("card {card} is not among the incarnations of this game: {choice}")
    };
    Some(match (Expansion::of_card(card), setup.white_moon) {
        (Some(Expansion::WhiteMoon), None) => Expansion::WhiteMoon.needed_for(&format!("card {card}")),
        (Some(Expansion::BlackSecret), _) => Expansion::BlackSecret.needed_for(&format!("card {card}")),
        (Some(Expansion::WhiteMoon), Some(WhiteMoonSetup { incarnations: Incarnations::Base, .. })) => named("moon"),
        (None, Some(WhiteMoonSetup { incarnations: Incarnations::WhiteMoon, .. })) if card.is_incarnation() => {
            named("base")
        }
        _ if card.middle() == Middle::OnlyOnBuddha => {
            format!("card {card} is in the game only where both the temple and the pavilion are in the village")
        }
        _ => format!("card {card} is not in this game"),
    })
}

/// Why a tile is not in the village, if it is not.
pub fn foreign_tile(tile: Tile, setup: &Setup) -> Option<String> {
    if setup.village.contains(&tile) {
        return None;
    }
    let missing = match Expansion::of_tile(tile) {
        Some(Expansion::WhiteMoon) => setup.white_moon.is_none(),
        Some(Expansion::BlackSecret) => setup.black_secret.is_none(),
        None => false,
    };
    if let Some(expansion) = Expansion::of_tile(tile).filter(|_| missing) {
        return Some(expansion.needed_for(tile.name()));
    }
    let village = setup.village.map(Tile::name).join(" ");
    Some(format!(
        "\"{tile}\" is not in the village, which is {village}; other tiles need the line \"village\" and three lines of three tiles"
    ))
}
