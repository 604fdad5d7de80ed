use std::collections::BTreeMap;

use ghost_stories_engine::{Chance, Choice, Face, Options, Outcome, Position, Roll, Space, SpaceSet, Waiting};

use crate::chance::Odds;
use crate::exorcism::{Exorcism, Target};

/// The goals of an exorcism whose odds are counted: each of up to two targets, both, any.
const GOALS: usize = 4;
const BOTH: usize = 2;
const ANY: usize = 3;

/// All that the dice of one exorcism can bring, counted once for every set of dice that may lie on the table.
pub(crate) struct Rolls {
    dice: u8,
    targets: Vec<Target>,
    /// If these dice lie, how many throws of the remaining ones reach each goal.
    reached: BTreeMap<Roll, [u32; GOALS]>,
    may_reroll: bool,
}

impl Rolls {
    /// Counts from a position whose exorcism has begun and whose dice are about to be thrown.
    pub(crate) fn new(thrown: &Position) -> Rolls {
        let dice = match thrown.waiting() {
            Waiting::Chance(Chance::TaoDice(dice)) => dice,
            _ => 0,
        };
        let target = |space| Some(Target { space, card: thrown.card(space)?, chance: Odds::new(0, 1) });
        let targets = thrown.targets().iter().filter_map(target).collect();
        let mut rolls = Rolls { dice, targets, reached: BTreeMap::new(), may_reroll: false };
        rolls.count(thrown, Roll::NONE);
        rolls
    }

    fn count(&mut self, thrown: &Position, lying: Roll) -> [u32; GOALS] {
        if let Some(&known) = self.reached.get(&lying) {
            return known;
        }
        let mut reached = [0; GOALS];
        if lying.len() == self.dice {
            let mut after = *thrown;
            if self.dice > 0 {
                after.resolve_unchecked(Outcome::Tao(lying), &mut ());
            }
            let mut options = after.options();
            if options.contains(&Choice::Keep) {
                self.may_reroll = true;
                after.play_unchecked(Choice::Keep, &mut ());
                after.write_options(&mut options);
            }
            reached = self.goals(&options).map(u32::from);
        } else {
            for face in Face::ALL {
                let further = self.count(thrown, lying.with(face));
                reached.iter_mut().zip(further).for_each(|(sum, cases)| *sum += cases);
            }
        }
        self.reached.insert(lying, reached);
        reached
    }

    /// The goals that these ways to use the dice reach.
    fn goals(&self, options: &Options) -> [bool; GOALS] {
        let beaten = |wanted: SpaceSet| {
            options.iter().any(|choice| {
                matches!(*choice, Choice::Defeat { ghosts, .. }
                    if !ghosts.is_empty() && wanted.without(ghosts).is_empty())
            })
        };
        let spaces: Vec<Space> = self.targets.iter().map(|target| target.space).collect();
        match spaces[..] {
            [one] => [beaten(SpaceSet::only(one)), false, false, beaten(SpaceSet::EMPTY)],
            [one, other] => {
                let (one, other) = (SpaceSet::only(one), SpaceSet::only(other));
                [beaten(one), beaten(other), beaten(one.union(other)), beaten(SpaceSet::EMPTY)]
            }
            _ => [false; GOALS],
        }
    }

    /// The odds before the first throw, a reroll played best for each goal by itself.
    pub(crate) fn before(&self) -> Exorcism {
        if !self.may_reroll {
            return self.keeping(Roll::NONE);
        }
        let mut best = [0; GOALS];
        Roll::each(self.dice, &mut |roll| {
            let ways = self.best_after(roll).map(|cases| cases * roll.ways());
            best.iter_mut().zip(ways).for_each(|(sum, ways)| *sum += ways);
        });
        self.exorcism(self.dice, best, 6u32.pow(2 * u32::from(self.dice)))
    }

    /// For each goal, of the second throws of all dice how many reach it if the best part of `roll` is kept.
    fn best_after(&self, roll: Roll) -> [u32; GOALS] {
        let mut best = [0; GOALS];
        roll.parts(&mut |kept| {
            let weight = 6u32.pow(kept.len().into());
            let reached = self.reached[&kept].map(|cases| cases * weight);
            best.iter_mut().zip(reached).for_each(|(most, cases)| *most = cases.max(*most));
        });
        best
    }

    /// The odds if these dice stay and the others are thrown, for the last time.
    pub(crate) fn keeping(&self, kept: Roll) -> Exorcism {
        let dice = self.dice - kept.len();
        self.exorcism(dice, self.reached[&kept], 6u32.pow(dice.into()))
    }

    fn exorcism(&self, dice: u8, reached: [u32; GOALS], of: u32) -> Exorcism {
        let odds = reached.map(|cases| Odds::new(cases, of));
        let targets = self.targets.iter().zip(odds).map(|(target, chance)| Target { chance, ..*target }).collect();
        let both = (self.targets.len() == 2).then_some(odds[BOTH]);
        Exorcism { dice, targets, both, any: odds[ANY] }
    }
}
