//! Who must decide what.

use ghost_stories_engine::{
    AskedBy, BlackSecretChoice, Card, Cause, Choice, Colour, CurseFace, Outcome, Position, Roll, Stage, Tile, Waiting,
    WhiteMoonChoice, Who,
};

use crate::black_secret::{self, BlackSecretDecision};
use crate::event::{chance, outcome};
use crate::message::{Message, message};
use crate::name::board;
use crate::verdict;
use crate::white_moon::{self, WhiteMoonDecision};

/// Who must decide what now, or what chance must bring, or how the game ended.
pub(crate) fn waiting(position: &Position) -> Message {
    match position.waiting() {
        Waiting::Over(how) if position.black_secret().is_some() => verdict::black_secret_ending(how),
        Waiting::Over(how) => verdict::ending(how),
        Waiting::Chance(awaited) => chance(awaited),
        Waiting::Choice(who) => {
            let awaited = Decision::awaited(position);
            let decision = awaited.message(who, position.stage());
            match (awaited.rolled(), position.asked_by().and_then(because)) {
                (Some(rolled), _) => message!("decision-after-roll", roll: outcome(rolled), decision),
                (None, Some(cause)) => message!("decision-because", cause, decision),
                (None, None) => decision,
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
        AskedBy::Cause(Cause::BloodMantra) => message!("cause-blood-mantra"),
        AskedBy::Cause(Cause::Overrun) => message!("cause-overrun"),
        AskedBy::Cause(Cause::LeftStone) => message!("cause-left-stone"),
        AskedBy::Cause(_) => return None,
    })
}

/// What a player has to decide.
#[derive(Clone, Copy, Debug)]
enum Decision {
    /// Where a drawn card goes.
    Place(Card),
    Discard,
    /// Who loses Qi for this possessed board.
    LoseQi(Colour),
    LayMantra,
    TakeTao,
    MoveTaoist,
    UseYinYang,
    Restore,
    Revive,
    Banish,
    DriveBack,
    SetCircle,
    MoveGhost,
    /// Whether to roll the Curse die again, which shows this.
    RerollCurse(CurseFace),
    /// Which of these dice to roll again.
    Reroll(Roll),
    /// What these dice exorcise.
    Defeat(Roll),
    Pay,
    FirstCurse,
    FirstReward,
    /// Qi or Yin-Yang.
    Reward,
    GiveQi,
    GiveYinYang,
    /// Something of White Moon.
    WhiteMoon(WhiteMoonDecision),
    /// Something of Black Secret.
    BlackSecret(BlackSecretDecision),
    /// What to do in Yang.
    Act,
}

impl Decision {
    /// What is decided shows in the options: the last but for what only leaves something out.
    fn awaited(position: &Position) -> Decision {
        let options = position.options();
        if let Some(card) = position.card_to_place() {
            let may_do_more = options.iter().any(|option| matches!(option, Choice::BlackSecret(_)));
            return if may_do_more {
                Decision::BlackSecret(BlackSecretDecision::Drawn(card))
            } else {
                Decision::Place(card)
            };
        }
        if let Some(face) = position.curse_face() {
            return Decision::RerollCurse(face);
        }
        let raises = |option: &&Choice| matches!(option, Choice::WhiteMoon(WhiteMoonChoice::Raise(_)));
        let tells = |option: &&Choice| !matches!(option, Choice::Keep | Choice::Decline) && !raises(option);
        // Who lies is helped up where others are moved.
        let telling = options.iter().rev().find(tells).or_else(|| options.iter().find(raises));
        if let Some(decision) = telling.and_then(|&telling| BlackSecretDecision::of(position, telling, &options)) {
            return Decision::BlackSecret(decision);
        }
        match telling {
            Some(Choice::Discard(_)) => Decision::Discard,
            Some(Choice::LoseQi(_)) => match position.possessed_to_pay_for() {
                Some(board) => Decision::LoseQi(board),
                None => Decision::WhiteMoon(WhiteMoonDecision::LoseQi),
            },
            Some(Choice::LayMantra(_)) => Decision::LayMantra,
            Some(Choice::TakeTao(_)) => Decision::TakeTao,
            Some(Choice::MoveTaoist(..) | Choice::WhiteMoon(WhiteMoonChoice::Escort(..))) => Decision::MoveTaoist,
            Some(Choice::Ask(_)) if position.asks_by_lantern() => Decision::WhiteMoon(WhiteMoonDecision::Lantern),
            Some(Choice::Ask(_) | Choice::Restore(_)) => {
                let may_ask = options.iter().any(|option| matches!(option, Choice::Ask(_)));
                if may_ask { Decision::UseYinYang } else { Decision::Restore }
            }
            Some(Choice::Revive(_)) => Decision::Revive,
            Some(Choice::Banish(_)) => Decision::Banish,
            Some(Choice::DriveBack(_)) => Decision::DriveBack,
            Some(Choice::SetCircle(_)) => Decision::SetCircle,
            Some(Choice::MoveGhost(..)) => Decision::MoveGhost,
            Some(Choice::Reroll(_)) => Decision::Reroll(position.dice()),
            Some(
                Choice::Defeat { .. }
                | Choice::WhiteMoon(WhiteMoonChoice::Defeat { .. })
                | Choice::BlackSecret(BlackSecretChoice::Defeat { .. }),
            ) => Decision::Defeat(position.dice()),
            Some(Choice::Pay(_)) => Decision::Pay,
            Some(Choice::First(_)) => {
                let curses = position.curses_to_order().next().is_some();
                if curses { Decision::FirstCurse } else { Decision::FirstReward }
            }
            Some(Choice::GainQi | Choice::GainYinYang) => Decision::Reward,
            Some(Choice::GiveQi(_)) => Decision::GiveQi,
            Some(Choice::GiveYinYang(_)) => Decision::GiveYinYang,
            Some(&Choice::WhiteMoon(choice)) => {
                WhiteMoonDecision::of(choice, &options).map_or(Decision::Act, Decision::WhiteMoon)
            }
            Some(Choice::Move(_)) if options.contains(&Choice::Decline) => Decision::WhiteMoon(WhiteMoonDecision::Step),
            // What he holds is hidden, and with it what he may play.
            None if position.waiting() == Waiting::Choice(Who::WuFeng) => {
                Decision::BlackSecret(BlackSecretDecision::Incarnation)
            }
            _ => Decision::Act,
        }
    }

    /// The dice that the decision is about.
    fn rolled(self) -> Option<Outcome> {
        match self {
            Decision::RerollCurse(face) => Some(Outcome::CurseDie(face)),
            Decision::Reroll(dice) | Decision::Defeat(dice) if !dice.is_empty() => Some(Outcome::TaoDice(dice)),
            _ => None,
        }
    }

    fn message(self, who: Who, stage: Stage) -> Message {
        match self {
            Decision::Place(card) => message!("decision-place", who, card),
            Decision::Discard => message!("decision-discard", who),
            Decision::LoseQi(possessed) => message!("decision-lose-qi", who, board: board(possessed)),
            Decision::LayMantra => message!("decision-lay-mantra", who),
            Decision::TakeTao => message!("decision-take-tao", who),
            Decision::MoveTaoist => message!("decision-move-taoist", who),
            Decision::UseYinYang => message!("decision-use-yin-yang", who),
            Decision::Restore => message!("decision-restore", who),
            Decision::Revive => message!("decision-revive", who),
            Decision::Banish => message!("decision-banish", who),
            Decision::DriveBack => message!("decision-drive-back", who),
            Decision::SetCircle => message!("decision-set-circle", who),
            Decision::MoveGhost => message!("decision-move-ghost", who),
            Decision::RerollCurse(_) => message!("decision-reroll-curse", who),
            Decision::Reroll(dice) => message!("decision-reroll", who, dice: dice.len()),
            Decision::Defeat(_) => message!("decision-defeat", who),
            Decision::Pay => message!("decision-pay", who),
            Decision::FirstCurse => message!("decision-first-curse", who),
            Decision::FirstReward => message!("decision-first-reward", who),
            Decision::Reward => message!("decision-reward", who),
            Decision::GiveQi => message!("decision-give-qi", who),
            Decision::GiveYinYang => message!("decision-give-yin-yang", who),
            Decision::WhiteMoon(decision) => white_moon::decision(who, decision),
            Decision::BlackSecret(decision) => black_secret::decision(who, decision),
            Decision::Act => message!("decision-act", who, stage: stage.name()),
        }
    }
}
