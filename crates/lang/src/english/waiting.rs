use ghost_stories_engine::{Chance, Who};

use super::black_secret;
use super::names::{self, who};
use super::phrases::{board, count, is_plural};
use super::white_moon;
use crate::waiting::Decision;

pub(crate) fn chance(chance: Chance) -> String {
    match chance {
        Chance::Card => "The top card of the deck must be drawn.".into(),
        Chance::TaoDice(dice) => format!("{} must be rolled.", count(dice, "Tao die", "Tao dice")),
        Chance::CurseDie => "The Curse die must be rolled.".into(),
        Chance::Villager => "A villager must be turned up.".into(),
        Chance::Incarnation => "An incarnation must be drawn.".into(),
        Chance::Token => "A catacomb token must be turned up.".into(),
        Chance::CurseCard => "A curse of Wu-Feng must be turned up.".into(),
        Chance::Mantra => "A Blood Mantra must be turned up.".into(),
    }
}

pub(crate) fn decision(decider: Who, decision: Decision) -> String {
    let name = who(decider);
    match decision {
        Decision::Place(card) => {
            let goes = if is_plural(card) { "go" } else { "goes" };
            format!("{name} decides where {} {goes}.", names::card(card))
        }
        Decision::Discard => format!("{name} must discard a Tao."),
        Decision::LoseQi(possessed) => {
            format!("{name} decides who loses 1 Qi for {}, which is possessed.", board(possessed))
        }
        Decision::LayMantra => format!("{name} decides which ghost gets the Mantra."),
        Decision::TakeTao => format!("{name} takes a Tao of choice from the bank."),
        Decision::MoveTaoist => format!("{name} decides which Taoist moves where."),
        Decision::UseYinYang => format!("{name} decides what to do with the Yin-Yang."),
        Decision::Restore => format!("{name} decides which haunted tile turns active."),
        Decision::Revive => format!("{name} decides which Taoist comes back to life."),
        Decision::Banish => format!("{name} decides which ghost the Sorcerer's Hut discards."),
        Decision::DriveBack => format!("{name} decides on which board the figures are driven back."),
        Decision::SetCircle => format!("{name} decides which Tao goes on the Circle of Prayer."),
        Decision::MoveGhost => format!("{name} decides which ghost moves where."),
        Decision::RerollCurse(_) => format!("{name} may roll it again."),
        Decision::Reroll(_) => format!("{name} may roll dice again."),
        Decision::Defeat(_) => format!("{name} decides what is exorcised."),
        Decision::Pay => format!("{name} decides who pays the next Tao."),
        Decision::FirstCurse => format!("{name} decides which curse comes first."),
        Decision::FirstReward => format!("{name} decides which reward comes first."),
        Decision::Reward => format!("{name} chooses the reward."),
        Decision::GiveQi => format!("{name} decides who gets 1 Qi."),
        Decision::GiveYinYang => format!("{name} decides who gets the Yin-Yang."),
        Decision::WhiteMoon(decision) => format!("{name} {}", white_moon::decision(decision)),
        Decision::BlackSecret(decision) => format!("{name} {}", black_secret::decision(decision)),
        Decision::Act => format!("{name}'s Yang: choose what to do."),
    }
}
