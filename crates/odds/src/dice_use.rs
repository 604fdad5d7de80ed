use ghost_stories_engine::{BlackSecretChoice, Choice, DemonSet, SpaceSet, TaoCount, WhiteMoonChoice};

/// What a choice makes of the dice that lie on the table.
#[derive(Clone, Copy)]
pub(crate) enum DiceUse {
    /// These ghosts are exorcised, with so many tokens.
    Ghosts { ghosts: SpaceSet, tao: TaoCount, crystals: u8 },
    /// These demons are exorcised.
    Demons(DemonSet),
    /// A ghost is beaten in the School or by the barrier.
    OneGhost,
    /// They still lie: kept as they are, or one of them turned by the Divine Sword.
    Still,
    /// The choice is not about them, or throws them again.
    Other,
}

impl From<Choice> for DiceUse {
    fn from(choice: Choice) -> DiceUse {
        match choice {
            Choice::Defeat { ghosts, tao } => DiceUse::Ghosts { ghosts, tao, crystals: 0 },
            Choice::Keep => DiceUse::Still,
            Choice::WhiteMoon(choice) => choice.into(),
            Choice::BlackSecret(choice) => choice.into(),
            Choice::Place(_)
            | Choice::Discard(_)
            | Choice::LoseQi(_)
            | Choice::Move(_)
            | Choice::Help
            | Choice::Exorcise
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
            | Choice::Reroll(_)
            | Choice::RerollCurse
            | Choice::Pay(_)
            | Choice::First(_)
            | Choice::GainQi
            | Choice::GainYinYang
            | Choice::GiveQi(_)
            | Choice::GiveYinYang(_) => DiceUse::Other,
        }
    }
}

impl From<WhiteMoonChoice> for DiceUse {
    fn from(choice: WhiteMoonChoice) -> DiceUse {
        match choice {
            WhiteMoonChoice::Defeat { ghosts, tao, crystals } => DiceUse::Ghosts { ghosts, tao, crystals },
            WhiteMoonChoice::Beat { .. } => DiceUse::OneGhost,
            WhiteMoonChoice::Turn(_) => DiceUse::Still,
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
            | WhiteMoonChoice::Train(_)
            | WhiteMoonChoice::PayCrystal(_)
            | WhiteMoonChoice::Roll
            | WhiteMoonChoice::Use(_)
            | WhiteMoonChoice::Ward
            | WhiteMoonChoice::Give(_) => DiceUse::Other,
        }
    }
}

impl From<BlackSecretChoice> for DiceUse {
    fn from(choice: BlackSecretChoice) -> DiceUse {
        match choice {
            BlackSecretChoice::Defeat { demons, .. } => DiceUse::Demons(demons),
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
            | BlackSecretChoice::Crystal(_) => DiceUse::Other,
        }
    }
}
