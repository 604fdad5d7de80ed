//! What a choice has to do with Tao dice.

use ghost_stories_engine::{BlackSecretChoice, Choice, WhiteMoonChoice};

use super::Plan;

/// What a choice has to do with Tao dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dice {
    /// They are rolled at once, so that there is no way back.
    Roll,
    /// A roll is spent in this way.
    Spend(Plan),
    /// Nothing, or no more than that some are rolled again.
    Nothing,
}

impl Dice {
    pub fn of(choice: Choice) -> Dice {
        match choice {
            Choice::Exorcise => Dice::Roll,
            Choice::Defeat { ghosts, tao } => Dice::Spend(Plan { ghosts, tao, ..Plan::NONE }),
            Choice::WhiteMoon(choice) => of_white_moon(choice),
            Choice::BlackSecret(choice) => of_black_secret(choice),
            Choice::Place(_)
            | Choice::Discard(_)
            | Choice::LoseQi(_)
            | Choice::Move(_)
            | Choice::Help
            | Choice::UsePower(_)
            | Choice::SpendToken(_)
            | Choice::YinYang
            | Choice::PlaceBuddha(_)
            | Choice::TakeToken
            | Choice::EndTurn
            | Choice::LayMantra(_)
            | Choice::TakeTao(_)
            | Choice::MoveTaoist(..)
            | Choice::Ask(_)
            | Choice::Restore(_)
            | Choice::Revive(_)
            | Choice::Banish(_)
            | Choice::DriveBack(_)
            | Choice::SetCircle(_)
            | Choice::MoveGhost(..)
            | Choice::Decline
            | Choice::Keep
            | Choice::Reroll(_)
            | Choice::RerollCurse
            | Choice::Pay(_)
            | Choice::First(_)
            | Choice::GainQi
            | Choice::GainYinYang
            | Choice::GiveQi(_)
            | Choice::GiveYinYang(_) => Dice::Nothing,
        }
    }
}

fn of_white_moon(choice: WhiteMoonChoice) -> Dice {
    match choice {
        WhiteMoonChoice::Train(_) | WhiteMoonChoice::Roll => Dice::Roll,
        WhiteMoonChoice::Defeat { ghosts, tao, crystals } => Dice::Spend(Plan { ghosts, tao, crystals, ..Plan::NONE }),
        WhiteMoonChoice::Save(_)
        | WhiteMoonChoice::Carry(_)
        | WhiteMoonChoice::Step(_)
        | WhiteMoonChoice::StandUp
        | WhiteMoonChoice::Escort(..)
        | WhiteMoonChoice::Raise(_)
        | WhiteMoonChoice::Rescue
        | WhiteMoonChoice::Sacrifice(_)
        | WhiteMoonChoice::Return(_)
        | WhiteMoonChoice::GiveUp(_)
        | WhiteMoonChoice::SuLing(_)
        | WhiteMoonChoice::Light
        | WhiteMoonChoice::PlaceCrystal
        | WhiteMoonChoice::Beat { .. }
        | WhiteMoonChoice::PayCrystal(_)
        | WhiteMoonChoice::Use(_)
        | WhiteMoonChoice::Turn(_)
        | WhiteMoonChoice::Ward
        | WhiteMoonChoice::Give(_) => Dice::Nothing,
    }
}

fn of_black_secret(choice: BlackSecretChoice) -> Dice {
    match choice {
        BlackSecretChoice::Defeat { demons, tao, crystals } => {
            Dice::Spend(Plan { demons, tao, crystals, ..Plan::NONE })
        }
        BlackSecretChoice::Summon(..)
        | BlackSecretChoice::Throw(_)
        | BlackSecretChoice::MoveDemon(..)
        | BlackSecretChoice::Search(_)
        | BlackSecretChoice::ShadowOn(_)
        | BlackSecretChoice::ShadowUnder(_)
        | BlackSecretChoice::ShadowAttack
        | BlackSecretChoice::ShadowCurse
        | BlackSecretChoice::Incarnation(_)
        | BlackSecretChoice::Skeleton(_)
        | BlackSecretChoice::TurnUp(_)
        | BlackSecretChoice::Ladder(_)
        | BlackSecretChoice::Victim(_)
        | BlackSecretChoice::PowerOff(_)
        | BlackSecretChoice::FigureSteps(_)
        | BlackSecretChoice::Haunt(_)
        | BlackSecretChoice::MoveVillager(..)
        | BlackSecretChoice::LosePedestal(_)
        | BlackSecretChoice::Climb(_)
        | BlackSecretChoice::LayMantra(_)
        | BlackSecretChoice::LayQi(_)
        | BlackSecretChoice::Trigger(_)
        | BlackSecretChoice::Swap(..)
        | BlackSecretChoice::SendHome(_)
        | BlackSecretChoice::Clear(_)
        | BlackSecretChoice::Crystal(_) => Dice::Nothing,
    }
}

/// True if dice follow at once, so that there is no way back.
pub fn rolls(choice: Choice) -> bool {
    Dice::of(choice) == Dice::Roll
}
