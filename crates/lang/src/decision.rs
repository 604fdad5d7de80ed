//! Who must decide what.

use ghost_stories_engine::{
    AskedBy, BlackSecretChoice, Cause, Choice, Demon, Outcome, Position, Tile, Token, Waiting, WhiteMoonChoice, Who,
};

use crate::event::{chance, outcome};
use crate::message::{Message, message};
use crate::name::board;
use crate::{black_secret, verdict, white_moon};

/// Who must decide what now, or what chance must bring, or how the game ended.
pub(crate) fn waiting(position: &Position) -> Message {
    match position.waiting() {
        Waiting::Over(how) if position.black_secret().is_some() => verdict::black_secret_ending(how),
        Waiting::Over(how) => verdict::ending(how),
        Waiting::Chance(awaited) => chance(awaited),
        Waiting::Choice(who) => {
            let decision = decision(position, who);
            if let Some(rolled) = rolled(position, &decision) {
                return message!("decision-after-roll", roll: outcome(rolled), decision);
            }
            let asked_by = position.asked_by().and_then(because);
            match asked_by.or_else(|| mantra(position)).or_else(|| always_because(&decision, who)) {
                Some(cause) => message!("decision-because", cause, decision),
                None => decision,
            }
        }
    }
}

/// What asks for a decision, as far as its own words do not say it.
fn because(asked_by: AskedBy) -> Option<Message> {
    Some(match asked_by {
        AskedBy::Ghost(card) => card.into(),
        AskedBy::Cause(Cause::Herbalist) => Tile::Herbalist.into(),
        AskedBy::Cause(Cause::TeaHouse) => Tile::TeaHouse.into(),
        AskedBy::Cause(Cause::Reward | Cause::GroupReward) => message!("cause-reward"),
        AskedBy::Cause(Cause::Thanks) => message!("cause-thanks"),
        AskedBy::Cause(Cause::VillagerCurse) => message!("cause-villager-died"),
        AskedBy::Cause(Cause::WuFengsCurse) => message!("cause-wu-fengs-curse"),
        AskedBy::Cause(Cause::Overrun) => message!("cause-overrun"),
        AskedBy::Cause(Cause::LeftStone) => message!("cause-left-stone"),
        AskedBy::Cause(Cause::NoFreeSpace) => message!("cause-no-free-space"),
        AskedBy::Cause(Cause::CurseDie) => message!("cause-curse-die"),
        AskedBy::Cause(Cause::Devourer) => message!("cause-devourer"),
        AskedBy::Cause(Cause::Voracious) => Message::name("card", "voracious"),
        AskedBy::Cause(_) => return None,
    })
}

/// The Blood Mantra that asks for a decision by its effect.
fn mantra(position: &Position) -> Option<Message> {
    let mantra = black_secret::mantra_in(position.components(), position.mantra_in_effect()?);
    Some(message!("cause-blood-mantra", mantra))
}

/// What asks for such a decision, where nothing else asks for the like of it.
fn always_because(decision: &Message, who: Who) -> Option<Message> {
    Some(match &*decision.id {
        "decision-give-qi" | "decision-give-yin-yang" => message!("cause-reward"),
        "decision-who-loses-qi" if who == Who::WuFeng => message!("cause-shadow"),
        "decision-who-loses-qi" | "decision-give-up" => message!("cause-villager-died"),
        "decision-sacrifice" if who == Who::WuFeng => message!("cause-wu-fengs-curse"),
        "decision-remove-ladder" => message!("cause-wu-fengs-curse"),
        "decision-exorcist-tao" => Demon::Landscaper.into(),
        "decision-trigger" => Token::SuLing.into(),
        "decision-stack" => Message::name("card", "relentless-seeker"),
        _ => return None,
    })
}

/// The dice that a decision is about.
fn rolled(position: &Position, decision: &Message) -> Option<Outcome> {
    match &*decision.id {
        "decision-reroll-curse" => position.curse_face().map(Outcome::CurseDie),
        "decision-reroll" | "decision-defeat" if !position.dice().is_empty() => Some(Outcome::TaoDice(position.dice())),
        _ => None,
    }
}

/// What somebody decides shows in the options: the last but for what only leaves something out.
fn decision(position: &Position, who: Who) -> Message {
    let options = position.options();
    if let Some(card) = position.card_to_place() {
        let may_do_more = options.iter().any(|option| matches!(option, Choice::BlackSecret(_)));
        return if may_do_more { message!("decision-drawn", who, card) } else { message!("decision-place", who, card) };
    }
    if position.curse_face().is_some() {
        return message!("decision-reroll-curse", who);
    }
    let raises = |option: &&Choice| matches!(option, Choice::WhiteMoon(WhiteMoonChoice::Raise(_)));
    let tells = |option: &&Choice| !matches!(option, Choice::Keep | Choice::Decline) && !raises(option);
    // Who lies is helped up where others are moved.
    let telling = options.iter().rev().find(tells).or_else(|| options.iter().find(raises));
    if let Some(decision) = telling.and_then(|&telling| black_secret::decision(position, who, telling, &options)) {
        return decision;
    }
    let act = || message!("decision-act", who, stage: position.stage().name());
    match telling {
        Some(Choice::Discard(_)) => message!("decision-discard", who),
        Some(Choice::LoseQi(_)) => match position.possessed_to_pay_for() {
            Some(possessed) => message!("decision-lose-qi", who, board: board(possessed)),
            None => message!("decision-who-loses-qi", who),
        },
        Some(Choice::LayMantra(_)) => message!("decision-lay-mantra", who),
        Some(Choice::TakeTao(_)) => message!("decision-take-tao", who),
        Some(Choice::MoveTaoist(..) | Choice::WhiteMoon(WhiteMoonChoice::Escort(..))) => {
            message!("decision-move-taoist", who)
        }
        Some(Choice::Ask(_)) if position.asks_by_lantern() => message!("decision-lantern", who),
        Some(Choice::Ask(_)) => message!("decision-use-yin-yang", who),
        Some(Choice::Restore(_)) if options.iter().any(|option| matches!(option, Choice::Ask(_))) => {
            message!("decision-use-yin-yang", who)
        }
        Some(Choice::Restore(_)) => message!("decision-restore", who),
        Some(Choice::Revive(_)) => message!("decision-revive", who),
        Some(Choice::Banish(_)) => message!("decision-banish", who),
        Some(Choice::DriveBack(_)) => message!("decision-drive-back", who),
        Some(Choice::SetCircle(_)) => message!("decision-set-circle", who),
        Some(Choice::MoveGhost(..)) => message!("decision-move-ghost", who),
        Some(Choice::Reroll(_)) => message!("decision-reroll", who, dice: position.dice().len()),
        Some(
            Choice::Defeat { .. }
            | Choice::WhiteMoon(WhiteMoonChoice::Defeat { .. })
            | Choice::BlackSecret(BlackSecretChoice::Defeat { .. }),
        ) => message!("decision-defeat", who),
        Some(Choice::Pay(_)) => message!("decision-pay", who),
        Some(Choice::First(_)) if position.curses_to_order().next().is_some() => message!("decision-first-curse", who),
        Some(Choice::First(_)) => message!("decision-first-reward", who),
        Some(Choice::GainQi | Choice::GainYinYang) => message!("decision-reward", who),
        Some(Choice::GiveQi(_)) => message!("decision-give-qi", who),
        Some(Choice::GiveYinYang(_)) => message!("decision-give-yin-yang", who),
        Some(&Choice::WhiteMoon(choice)) => white_moon::decision(who, choice, &options).unwrap_or_else(act),
        Some(Choice::Move(_)) if options.contains(&Choice::Decline) => message!("decision-step", who),
        // What he holds is hidden, and with it what he may play.
        None if who == Who::WuFeng => message!("decision-incarnation", who),
        _ => act(),
    }
}
