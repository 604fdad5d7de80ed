use ghost_stories_engine::{Position, Space, SpaceSet};

use crate::chance::Odds;
use crate::dice_use::DiceUse;
use crate::exorcism::{ExorcismOdds, TargetOdds};

/// For each goal, in how many cases it is reached: each of up to two targets, both, any.
pub(crate) type Cases = [u64; 4];
const BOTH: usize = 2;
const ANY: usize = 3;

/// The better of two ways, for each goal by itself.
pub(crate) fn better(one: Cases, other: Cases) -> Cases {
    core::array::from_fn(|goal| one[goal].max(other[goal]))
}

/// Both together.
pub(crate) fn sum(one: Cases, other: Cases) -> Cases {
    core::array::from_fn(|goal| one[goal] + other[goal])
}

/// What can be wanted of an exorcism.
pub(crate) struct Goals {
    targets: Vec<TargetOdds>,
}

impl Goals {
    /// The goals of an exorcism by the player on turn.
    pub(crate) fn of(position: &Position) -> Goals {
        let target = |space| TargetOdds { space, card: position.card(space), chance: Odds::new(0, 1) };
        Goals { targets: position.targets().iter().map(target).collect() }
    }

    /// One case for each goal reached if these ghosts are beaten.
    pub(crate) fn reached(&self, beaten: SpaceSet) -> Cases {
        let all = |wanted: SpaceSet| u64::from(!beaten.is_empty() && wanted.without(beaten).is_empty());
        let spaces: Vec<Space> = self.targets.iter().map(|target| target.space).collect();
        match spaces[..] {
            [one] => [all(SpaceSet::only(one)), 0, 0, all(SpaceSet::EMPTY)],
            [one, other] => {
                let (one, other) = (SpaceSet::only(one), SpaceSet::only(other));
                [all(one), all(other), all(one.union(other)), all(SpaceSet::EMPTY)]
            }
            _ => [0; 4],
        }
    }

    /// The goals that the lying dice reach in the best way to use them.
    pub(crate) fn reached_by_dice(&self, lying: &Position, before: SpaceSet) -> Cases {
        let reached = |choice| match DiceUse::from(choice) {
            DiceUse::Ghosts { ghosts, .. } => self.reached(ghosts.union(before)),
            // The Divine Sword comes between the roll and what it beats.
            DiceUse::Still => {
                let mut turned = *lying;
                turned.play_unchecked(choice, &mut ());
                self.reached_by_dice(&turned, before)
            }
            DiceUse::Demons(_) | DiceUse::OneGhost | DiceUse::Other => [0; 4],
        };
        lying.options().into_iter().map(reached).fold([0; 4], better)
    }

    /// The targets that are gone.
    pub(crate) fn beaten(&self, position: &Position) -> SpaceSet {
        let left = |target: &&TargetOdds| {
            position.card(target.space) != target.card || !position.occupied().contains(target.space)
        };
        let gone = self.targets.iter().filter(left);
        gone.map(|target| target.space).collect()
    }

    /// The odds of so many cases, if so many dice are thrown.
    pub(crate) fn exorcism(&self, dice: u8, cases: Cases, of: u64) -> ExorcismOdds {
        let odds = cases.map(|cases| Odds::new(cases, of));
        let targets = self.targets.iter().zip(odds).map(|(target, chance)| TargetOdds { chance, ..*target }).collect();
        let both = (self.targets.len() == 2).then_some(odds[BOTH]);
        ExorcismOdds { dice, targets, both, any: odds[ANY] }
    }
}
