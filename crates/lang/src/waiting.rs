use ghost_stories_engine::{Card, Choice, Colour, CurseFace, MoonChoice, Outcome, Position, Roll};

use crate::moon::MoonDecision;

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
    Moon(MoonDecision),
    /// What to do in Yang.
    Act,
}

impl Decision {
    /// What is decided shows in the options: the last but for what only leaves something out.
    pub(crate) fn awaited(position: &Position) -> Decision {
        if let Some(card) = position.card_to_place() {
            return Decision::Place(card);
        }
        if let Some(face) = position.curse_face() {
            return Decision::RerollCurse(face);
        }
        let options = position.options();
        let telling = options.iter().rev().find(|option| !matches!(option, Choice::Keep | Choice::Decline));
        match telling {
            Some(Choice::Discard(_)) => Decision::Discard,
            Some(Choice::LoseQi(_)) => Decision::LoseQi(position.board_on_turn()),
            Some(Choice::LayMantra(_)) => Decision::LayMantra,
            Some(Choice::TakeTao(_)) => Decision::TakeTao,
            Some(Choice::MoveTaoist(..)) => Decision::MoveTaoist,
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
            Some(Choice::Defeat { .. } | Choice::Moon(MoonChoice::Defeat { .. })) => Decision::Defeat(position.dice()),
            Some(Choice::Pay(_)) => Decision::Pay,
            Some(Choice::First(_)) => {
                let curses = position.curses_to_order().next().is_some();
                if curses { Decision::FirstCurse } else { Decision::FirstReward }
            }
            Some(Choice::GainQi | Choice::GainYinYang) => Decision::Reward,
            Some(Choice::GiveQi(_)) => Decision::GiveQi,
            Some(Choice::GiveYinYang(_)) => Decision::GiveYinYang,
            Some(&Choice::Moon(choice)) => MoonDecision::of(choice, &options).map_or(Decision::Act, Decision::Moon),
            Some(Choice::Move(_)) if options.contains(&Choice::Decline) => Decision::Moon(MoonDecision::Step),
            _ => Decision::Act,
        }
    }

    /// The dice that the decision is about.
    pub(crate) fn rolled(self) -> Option<Outcome> {
        match self {
            Decision::RerollCurse(face) => Some(Outcome::Curse(face)),
            Decision::Reroll(dice) | Decision::Defeat(dice) if !dice.is_empty() => Some(Outcome::Tao(dice)),
            _ => None,
        }
    }
}
