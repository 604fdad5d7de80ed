use ghost_stories_engine::{Chance, Choice, Colour, Position, Waiting};

use super::names::{self, taoist as who};
use super::phrases::{board, count, is_plural, roll};
use super::verdict::ending;

pub(crate) fn waiting(position: &Position) -> String {
    match position.waiting() {
        Waiting::Over(how) => ending(how).into(),
        Waiting::Chance(awaited) => chance(awaited),
        Waiting::Choice(decider) => decision(position, decider),
    }
}

pub(super) fn chance(chance: Chance) -> String {
    match chance {
        Chance::Draw => "The top card of the deck must be drawn.".into(),
        Chance::TaoDice(dice) => format!("{} must be rolled.", count(dice, "Tao die", "Tao dice")),
        Chance::CurseDie => "The Curse die must be rolled.".into(),
    }
}

/// What is decided shows in the options: the last but for what only leaves something out.
fn decision(position: &Position, decider: Colour) -> String {
    let options = position.options();
    let name = who(decider);
    if let Some(card) = position.card_to_place() {
        let goes = if is_plural(card) { "go" } else { "goes" };
        return format!("{name} decides where {} {goes}.", names::card(card));
    }
    let telling = options.iter().rev().find(|option| !matches!(option, Choice::Keep | Choice::Decline));
    match telling {
        Some(Choice::Discard(_)) => format!("{name} must discard a Tao."),
        Some(Choice::LoseQi(_)) => {
            format!("{name} decides who loses 1 Qi for {}, which is possessed.", board(position.board_on_turn()))
        }
        Some(Choice::LayMantra(_)) => format!("{name} decides which ghost gets the Mantra."),
        Some(Choice::TakeTao(_)) => format!("{name} takes a Tao of choice from the bank."),
        Some(Choice::MoveTaoist(..)) => format!("{name} decides which Taoist moves where."),
        Some(Choice::Ask(_) | Choice::Restore(_)) => {
            if options.iter().any(|option| matches!(option, Choice::Ask(_))) {
                format!("{name} decides what to do with the Yin-Yang.")
            } else {
                format!("{name} decides which haunted tile turns active.")
            }
        }
        Some(Choice::Revive(_)) => format!("{name} decides which Taoist comes back to life."),
        Some(Choice::Banish(_)) => format!("{name} decides which ghost the Sorcerer's Hut discards."),
        Some(Choice::DriveBack(_)) => format!("{name} decides on which board the figures are driven back."),
        Some(Choice::SetCircle(_)) => format!("{name} decides which Tao goes on the Circle of Prayer."),
        Some(Choice::MoveGhost(..)) => format!("{name} decides which ghost moves where."),
        Some(Choice::RerollCurse) => {
            let shown = position.curse_face().map_or("", names::curse_face);
            format!("The Curse die shows: {shown}. {name} may roll it again.")
        }
        Some(Choice::Reroll(_)) => format!("{}{name} may roll dice again.", dice(position)),
        Some(Choice::Defeat { .. }) => format!("{}{name} decides what is exorcised.", dice(position)),
        Some(Choice::Pay(_)) => format!("{name} decides who pays the next Tao."),
        Some(Choice::First(_)) if position.curses_to_order().next().is_some() => {
            format!("{name} decides which curse comes first.")
        }
        Some(Choice::First(_)) => format!("{name} decides which reward comes first."),
        Some(Choice::GainQi | Choice::GainYinYang) => format!("{name} chooses the reward."),
        Some(Choice::GiveQi(_)) => format!("{name} decides who gets 1 Qi."),
        Some(Choice::GiveYinYang(_)) => format!("{name} decides who gets the Yin-Yang."),
        _ => format!("{name}'s Yang: choose what to do."),
    }
}

fn dice(position: &Position) -> String {
    match position.dice() {
        dice if dice.is_empty() => String::new(),
        dice if dice.len() == 1 => format!("The die shows {}. ", roll(dice)),
        dice => format!("The dice show {}. ", roll(dice)),
    }
}
