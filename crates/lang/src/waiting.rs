use ghost_stories_engine::{
    BlackSecretChoice, Card, Choice, Colour, CurseFace, Outcome, Position, Roll, Waiting, WhiteMoonChoice, Who,
};

use crate::black_secret::BlackSecretDecision;
use crate::white_moon::WhiteMoonDecision;

/// What a player has to decide.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Decision {
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
    pub(crate) fn awaited(position: &Position) -> Decision {
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
    pub(crate) fn rolled(self) -> Option<Outcome> {
        match self {
            Decision::RerollCurse(face) => Some(Outcome::CurseDie(face)),
            Decision::Reroll(dice) | Decision::Defeat(dice) if !dice.is_empty() => Some(Outcome::TaoDice(dice)),
            _ => None,
        }
    }
}
