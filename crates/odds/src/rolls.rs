use std::collections::BTreeMap;

use ghost_stories_engine::{Chance, Choice, Face, Outcome, Position, Roll, Waiting};

use crate::goals::{Cases, better, sum};

/// All that the dice of one exorcism can bring, counted once for every set of dice that may lie on the table.
pub(crate) struct Rolls {
    pub(crate) dice: u8,
    /// If these dice lie, what all throws of the remaining ones are worth together.
    worth: BTreeMap<Roll, Cases>,
    may_reroll: bool,
}

impl Rolls {
    /// Counts from a position whose exorcism has begun and whose dice are about to be thrown. `worth` is told the position
    /// in which the dice lie for good and the player says what they beat.
    pub(crate) fn new(thrown: &Position, worth: &mut impl FnMut(&Position) -> Cases) -> Rolls {
        let dice = match thrown.waiting() {
            Waiting::Chance(Chance::TaoDice(dice)) => dice,
            _ => 0,
        };
        let mut rolls = Rolls { dice, worth: BTreeMap::new(), may_reroll: false };
        rolls.count(thrown, Roll::NONE, worth);
        rolls
    }

    fn count(&mut self, thrown: &Position, lying: Roll, worth: &mut impl FnMut(&Position) -> Cases) -> Cases {
        if let Some(&known) = self.worth.get(&lying) {
            return known;
        }
        let cases = if lying.len() == self.dice {
            let mut after = *thrown;
            if self.dice > 0 {
                after.resolve_unchecked(Outcome::TaoDice(lying), &mut ());
            }
            if after.options().iter().any(|option| matches!(option, Choice::Reroll(_))) {
                after.play_unchecked(Choice::Keep, &mut ());
                self.may_reroll = true;
            }
            worth(&after)
        } else {
            Face::ALL.into_iter().map(|face| self.count(thrown, lying.with(face), worth)).fold([0; 4], sum)
        };
        self.worth.insert(lying, cases);
        cases
    }

    /// What all throws are worth before the first one, and how many there are; a reroll is played best for each goal by itself.
    pub(crate) fn before(&self) -> (Cases, u64) {
        if !self.may_reroll {
            return self.keeping(Roll::NONE);
        }
        let mut all = [0; 4];
        Roll::each(self.dice, &mut |roll| {
            all = sum(all, self.best_after(roll).map(|cases| cases * u64::from(roll.ways())));
        });
        (all, 6u64.pow(2 * u32::from(self.dice)))
    }

    /// For each goal, what all second throws of all dice are worth if the best part of `roll` is kept.
    fn best_after(&self, roll: Roll) -> Cases {
        let mut best = [0; 4];
        roll.parts(&mut |kept| {
            let weight = 6u64.pow(kept.len().into());
            best = better(best, self.worth[&kept].map(|cases| cases * weight));
        });
        best
    }

    /// What all throws of the others are worth if these dice stay, and how many there are.
    pub(crate) fn keeping(&self, kept: Roll) -> (Cases, u64) {
        (self.worth[&kept], 6u64.pow(u32::from(self.dice - kept.len())))
    }
}
