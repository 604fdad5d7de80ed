use core::hash::{Hash, Hasher};

use crate::asked_by::AskedBy;
use crate::black_secret::BlackSecretStep;
use crate::card::Card;
use crate::cause::Cause;
use crate::colour::Colour;
use crate::curse::Origin;
use crate::dice::CurseFace;
use crate::space::Space;
use crate::village::Tile;
use crate::white_moon::WhiteMoonStep;

/// One thing that is still to be done. The last pushed comes first, so what an effect triggers is finished before it goes on (B22).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub(crate) enum PendingStep {
    /// Nothing; also what an empty place of the stack holds.
    Rest,

    /// The next board's turn begins.
    BeginTurn(Colour),
    /// Yin step 1, from the ghost in this slot on: what strikes at the start.
    StrikeAtStart(u8),
    /// Yin step 1, from the ghost in this slot on: haunters.
    Haunters(u8),
    /// Yin step 1, from the ghost in this slot on: tormentors.
    Tormentors(u8),
    /// Yin step 2.
    Overrun,
    /// Yin step 3.
    Arrival,
    /// Yin is over.
    StartYang,
    /// The active player chooses what to do in Yang.
    Yang,

    /// A ghost is brought into play.
    BringGhost,
    /// Chance: the top card.
    Draw,
    /// Choice: where the card goes.
    Place(Card),
    /// The left stone of this card, which was laid on this space, from this icon on.
    LeftStone(Card, Space, u8),
    /// Choice: who loses a Qi for the possessed board on turn, and why.
    LoseQiForPossessed(Cause),
    /// Every living Taoist discards a Tao, from the board so many places clockwise of the board on turn on, because of this.
    GroupDiscard(u8, AskedBy),
    /// Choice of this Taoist: which Tao to discard.
    Discard(Colour),
    /// The Curse die is due.
    Curse(Origin),
    /// Chance: the Curse die.
    CurseRoll {
        /// For what it is thrown.
        source: Origin,
        /// True for the second throw.
        again: bool,
    },
    /// The Curse die lies; choice if it may be rolled again.
    CurseRolled {
        /// For what it is thrown.
        source: Origin,
        /// What it shows.
        face: CurseFace,
        /// True for the second throw.
        again: bool,
    },

    /// Choice: which ghost gets the Mantra.
    LayMantra,
    /// Choices: so many Tao from the bank.
    TakeTao {
        /// How many are still to be taken.
        left: u8,
        /// Why.
        cause: Cause,
    },
    /// Choice: whom Twin Winds moves where.
    TwinWinds,
    /// Choice: what the Yin-Yang does.
    YinYang,
    /// Choice: which haunted tile turns active.
    Altar,
    /// Choice: who comes back.
    Cemetery,
    /// The Herbalist's dice are known.
    Herbalist,
    /// Choice: which ghost goes.
    Hut,
    /// Choice: which board's figures go back.
    Watchman,
    /// Choice: which Tao.
    Circle,
    /// Choice: which ghost goes where.
    PavilionGhost,
    /// Choice: which Taoist goes where.
    PavilionTaoist,
    /// The Tea House's Qi.
    TeaHouseQi,
    /// The Qi that pays for the Hut, lost after the ghost is gone.
    HutQi,

    /// Chance: so many Tao dice.
    TaoRoll(u8),
    /// Choice, with Favourite of the Gods: which dice again.
    Reroll,
    /// Choice: which ghosts are exorcised, and with how much Tao.
    Split,
    /// The Tao is paid; choices where several could pay.
    Pay,
    /// The chosen ghosts leave.
    Leave,
    /// Curses of the exorcised ghosts, a bit each; choice of the order.
    Curses(u8),
    /// Rewards of the exorcised ghosts, a bit each; choice of the order.
    Rewards(u8),
    /// Choice: Qi or Yin-Yang.
    QiOrYinYang,
    /// Choice: who gets the group's Qi.
    GroupQi,
    /// Choice: who gets the group's Yin-Yang.
    GroupYinYang,
    /// The exorcism is over: have the players won?
    ExorcismOver,
    /// Help by this tile begins.
    Help {
        /// Who is asked.
        tile: Tile,
        /// In which way: by the action, by Yin-Yang or by the Night Lantern (B52, B53, W60).
        cause: Cause,
    },

    /// A step of White Moon.
    WhiteMoon(WhiteMoonStep),
    /// A step of Black Secret.
    BlackSecret(BlackSecretStep),
}

impl PendingStep {
    /// By what this step sends a Taoist elsewhere.
    pub(crate) fn cause_of_sending(self) -> Cause {
        if self == PendingStep::TwinWinds { Cause::TwinWinds } else { Cause::Pavilion }
    }
}

/// How many steps can wait under the top at once. Nesting is bounded because no card comes twice.
const DEPTH: usize = 40;

/// The steps that wait. The next one lies apart from the others, because it is looked at so often.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stack {
    pub(crate) top: PendingStep,
    /// From the bottom, where there is always [`PendingStep::Rest`].
    under: [PendingStep; DEPTH],
    len: u8,
}

impl Hash for Stack {
    /// Only what waits: the rest of the places are empty.
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.top.hash(state);
        self.under[..self.len as usize].hash(state);
    }
}

impl Stack {
    pub(crate) const EMPTY: Stack = Stack { top: PendingStep::Rest, under: [PendingStep::Rest; DEPTH], len: 0 };

    /// The step that waits for the top one to be done.
    pub(crate) fn below_top(&self) -> PendingStep {
        self.len.checked_sub(1).map_or(PendingStep::Rest, |last| self.under[last as usize])
    }

    pub(crate) fn push(&mut self, step: PendingStep) {
        self.under[self.len as usize] = self.top;
        self.len += 1;
        self.top = step;
    }

    /// The steps from the bottom to the top.
    pub(crate) fn iter(&self) -> impl DoubleEndedIterator<Item = &PendingStep> {
        self.under[..self.len as usize].iter().chain(core::iter::once(&self.top))
    }

    pub(crate) fn contains(&self, step: PendingStep) -> bool {
        self.top == step || self.under[..self.len as usize].contains(&step)
    }

    /// Takes the top off; the emptied place is cleared so that equal positions have equal bytes.
    pub(crate) fn pop(&mut self) {
        self.len -= 1;
        let under = &mut self.under[self.len as usize];
        self.top = *under;
        *under = PendingStep::Rest;
    }

    pub(crate) fn replace_top(&mut self, step: PendingStep) {
        self.top = step;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_is_one_word_of_four_bytes() {
        assert_eq!(size_of::<PendingStep>(), 4);
    }
}
