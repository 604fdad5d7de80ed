//! The drawing that stands before each choice.

use ghost_stories_engine::{Artifact, BlackSecretChoice, Choice, Demon, WhiteMoonChoice};

/// The drawing for a choice in the list.
pub fn choice_icon(choice: Choice) -> &'static str {
    match choice {
        Choice::Place(_) | Choice::MoveGhost(..) | Choice::Banish(_) => "ghost",
        Choice::Move(_) | Choice::MoveTaoist(..) => "move",
        Choice::Help | Choice::Ask(_) => "person",
        Choice::Exorcise | Choice::Defeat { .. } => "exorcise",
        Choice::UsePower(_) | Choice::Restore(_) | Choice::Pay(_) | Choice::First(_) => "check",
        Choice::SpendToken(_) | Choice::TakeToken => "power-token",
        Choice::YinYang | Choice::GainYinYang | Choice::GiveYinYang(_) => "yin-yang",
        Choice::PlaceBuddha(_) => "buddha",
        Choice::EndTurn => "end-turn",
        Choice::LayMantra(_) => "mantra",
        Choice::TakeTao(tao) | Choice::SetCircle(tao) | Choice::Discard(tao) => tao.name(),
        Choice::Revive(_) | Choice::GainQi | Choice::GiveQi(_) | Choice::LoseQi(_) => "qi",
        Choice::DriveBack(_) => "haunter",
        Choice::Reroll(_) | Choice::RerollCurse => "redo",
        Choice::WhiteMoon(choice) => white_moon_icon(choice),
        Choice::BlackSecret(choice) => black_secret_icon(choice),
        Choice::Decline | Choice::Keep => "forward",
    }
}

/// The drawing for a choice of White Moon in the list.
fn white_moon_icon(choice: WhiteMoonChoice) -> &'static str {
    match choice {
        WhiteMoonChoice::Step(_) => "move",
        WhiteMoonChoice::Carry(_) | WhiteMoonChoice::Escort(..) => "carry",
        WhiteMoonChoice::StandUp | WhiteMoonChoice::Raise(_) => "lying",
        WhiteMoonChoice::Rescue | WhiteMoonChoice::Save(_) => "rescue",
        WhiteMoonChoice::Return(_) => "graveyard",
        WhiteMoonChoice::Sacrifice(_) => "kill-villager",
        WhiteMoonChoice::GiveUp(_) => "tao",
        WhiteMoonChoice::Defeat { .. } | WhiteMoonChoice::Beat { .. } | WhiteMoonChoice::Roll => "exorcise",
        WhiteMoonChoice::Train(tao) => tao.name(),
        WhiteMoonChoice::Turn(face) => face.name(),
        WhiteMoonChoice::SuLing(_) => "su-ling",
        WhiteMoonChoice::Light | WhiteMoonChoice::PlaceCrystal | WhiteMoonChoice::PayCrystal(_) => "crystal",
        WhiteMoonChoice::Use(artifact) => artifact.name(),
        WhiteMoonChoice::Ward => Artifact::Charm.name(),
        WhiteMoonChoice::Give(_) => "check",
    }
}

/// The drawing for a choice of Black Secret in the list.
fn black_secret_icon(choice: BlackSecretChoice) -> &'static str {
    match choice {
        BlackSecretChoice::Summon(demon, _)
        | BlackSecretChoice::MoveDemon(demon, _)
        | BlackSecretChoice::LayMantra(demon)
        | BlackSecretChoice::SendHome(demon) => demon_icon(demon),
        BlackSecretChoice::Throw(_) | BlackSecretChoice::Victim(_) => "secret-curse",
        BlackSecretChoice::Search(_) | BlackSecretChoice::TurnUp(_) => "secret-hidden-token",
        BlackSecretChoice::ShadowOn(_) | BlackSecretChoice::ShadowUnder(_) | BlackSecretChoice::ShadowAttack => {
            "secret-shadow"
        }
        BlackSecretChoice::ShadowCurse => "curse",
        BlackSecretChoice::Incarnation(_) => "secret-wu-feng",
        BlackSecretChoice::Skeleton(_) => "secret-skeleton",
        BlackSecretChoice::Ladder(_) | BlackSecretChoice::Climb(_) => "secret-ladder",
        BlackSecretChoice::PowerOff(_) => "power-off",
        BlackSecretChoice::FigureSteps(_) => "haunter",
        BlackSecretChoice::Haunt(_) => "haunt",
        BlackSecretChoice::MoveVillager(..) => "carry",
        BlackSecretChoice::LosePedestal(_) | BlackSecretChoice::Crystal(_) => "crystal",
        BlackSecretChoice::Defeat { .. } => "exorcise",
        BlackSecretChoice::LayQi(_) => "qi",
        BlackSecretChoice::Trigger(_) | BlackSecretChoice::Swap(..) => "secret-mantra",
        BlackSecretChoice::Clear(_) => "check",
    }
}

fn demon_icon(demon: Demon) -> &'static str {
    match demon {
        Demon::Seeker => "secret-demon-seeker",
        Demon::Landscaper => "secret-demon-landscaper",
        Demon::Gravedigger => "secret-demon-gravedigger",
    }
}
