//! What is spent after a roll: which ghosts or demons go, and with which tokens.

use core::cmp::Reverse;

use ghost_stories_engine::{
    BlackSecretChoice, Choice, Demon, DemonSet, Position, Space, SpaceSet, Tao, TaoCount, WhiteMoonChoice,
};
use leptos::prelude::*;

use super::OfferedOptions;
use super::dice::Dice;
use crate::panel::Dragged;
use crate::target::Target;

/// Who can be exorcised.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Foe {
    /// What stands on this space.
    Ghost(Space),
    Demon(Demon),
}

impl Foe {
    /// Everybody in reach of the Taoist on turn: ghosts in the village, demons underground.
    pub fn all(position: &Position) -> Vec<Foe> {
        let demons = position.demon_targets().iter().map(Foe::Demon);
        position.targets().iter().map(Foe::Ghost).chain(demons).collect()
    }

    /// The thing by which it is pointed at.
    pub fn target(self) -> Target {
        match self {
            Foe::Ghost(space) => Target::Space(space),
            Foe::Demon(demon) => Target::Demon(demon),
        }
    }
}

/// What is planned to be spent after a roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    pub ghosts: SpaceSet,
    /// Underground.
    pub demons: DemonSet,
    pub tao: TaoCount,
    pub crystals: u8,
}

impl Plan {
    pub const NONE: Plan = Plan { ghosts: SpaceSet::EMPTY, demons: DemonSet::EMPTY, tao: TaoCount::NONE, crystals: 0 };

    /// What is spent by a choice, if it spends.
    pub fn of(choice: Choice) -> Option<Plan> {
        match Dice::of(choice) {
            Dice::Spend(plan) => Some(plan),
            Dice::Roll | Dice::Nothing => None,
        }
    }

    /// The choice that does it, if somebody is to go.
    pub fn choice(self) -> Option<Choice> {
        let Plan { ghosts, demons, tao, crystals } = self;
        match (ghosts.is_empty(), demons.is_empty(), crystals) {
            (true, true, _) => None,
            (_, false, _) => Some(Choice::BlackSecret(BlackSecretChoice::Defeat { demons, tao, crystals })),
            (false, true, 0) => Some(Choice::Defeat { ghosts, tao }),
            (false, true, _) => Some(Choice::WhiteMoon(WhiteMoonChoice::Defeat { ghosts, tao, crystals })),
        }
    }

    /// How many go.
    fn number(self) -> u32 {
        self.ghosts.len() + self.demons.len()
    }

    /// True if this one is to go.
    pub fn has(self, foe: Foe) -> bool {
        match foe {
            Foe::Ghost(space) => self.ghosts.contains(space),
            Foe::Demon(demon) => self.demons.contains(demon),
        }
    }

    fn set(&mut self, foe: Foe, goes: bool) {
        match foe {
            Foe::Ghost(space) => self.ghosts.set(space, goes),
            Foe::Demon(demon) => self.demons.set(demon, goes),
        }
    }
}

/// True if a roll is to be spent.
pub fn is_split(options: &[Choice]) -> bool {
    options.iter().any(|&option| Plan::of(option).is_some())
}

/// The ways to spend among these options, the most who go for the fewest crystals and the least Tao first.
fn thriftiest(options: &[Choice]) -> Vec<Choice> {
    let mut ways: Vec<(Plan, Choice)> =
        options.iter().filter_map(|&option| Some((Plan::of(option)?, option))).collect();
    ways.sort_by_key(|(plan, _)| (Reverse(plan.number()), plan.crystals, plan.tao.total()));
    ways.into_iter().map(|(_, choice)| choice).collect()
}

/// What the player is about to spend after a roll. Pointing, dragging and the buttons of the panel change it; the choice ends it.
#[derive(Clone, Copy)]
pub struct SpendingPlan {
    position: Memo<Position>,
    options: OfferedOptions,
    /// What is planned, before it is chosen.
    plan: RwSignal<Plan>,
    /// What is being dragged, a Tao or a die, until it is laid on somebody.
    dragged: RwSignal<Option<Dragged>>,
}

impl SpendingPlan {
    pub(super) fn new(position: Memo<Position>, options: OfferedOptions) -> SpendingPlan {
        SpendingPlan { position, options, plan: RwSignal::new(Plan::NONE), dragged: RwSignal::new(None) }
    }

    /// What is planned; followed.
    pub fn plan(self) -> Plan {
        self.plan.get()
    }

    /// What is being dragged; followed.
    pub fn dragged(self) -> Option<Dragged> {
        self.dragged.get()
    }

    /// What is being dragged now.
    pub fn dragged_untracked(self) -> Option<Dragged> {
        self.dragged.get_untracked()
    }

    /// Takes something up or moves it on; with nothing, it is let go.
    pub fn drag(self, dragged: Option<Dragged>) {
        self.dragged.set(dragged);
    }

    /// Plans nothing.
    pub(super) fn clear(self) {
        self.plan.set(Plan::NONE);
    }

    /// Every way to spend after a roll, the thriftiest first; followed.
    pub fn ways(self) -> Vec<Choice> {
        self.options.with(thriftiest)
    }

    /// True if this can be spent after the roll; followed.
    pub fn plan_uses(self, target: Target) -> bool {
        let uses = |spent: Plan| match target {
            Target::Held(_, tao) => spent.tao.get(tao) > 0,
            Target::HeldCrystals(_) => spent.crystals > 0,
            _ => false,
        };
        self.options.with(|options| options.iter().filter_map(|&option| Plan::of(option)).any(uses))
    }

    /// True after a roll, while ghosts or demons and Tao are chosen.
    pub fn is_open(self) -> bool {
        self.options.with_untracked(is_split)
    }

    /// After a roll, pointing at ghosts, demons and Tao changes the plan; false if it does not.
    pub(super) fn point(self, target: Target) -> bool {
        if !self.is_open() {
            return false;
        }
        let foes = Foe::all(&self.position.get_untracked());
        if let Target::Held(_, tao) = target {
            self.add(tao);
        } else if let Target::HeldCrystals(_) = target {
            self.add_crystal();
        } else if let Some(foe) = foes.into_iter().find(|foe| foe.target() == target) {
            self.plan.update(|plan| plan.set(foe, !plan.has(foe)));
        } else {
            return false;
        }
        true
    }

    /// Takes somebody in reach into the plan, with the Tao that was laid on him.
    pub fn lay_on(self, foe: Foe, tao: Option<Tao>) {
        if !Foe::all(&self.position.get_untracked()).contains(&foe) {
            return;
        }
        if let Some(tao) = tao {
            self.add(tao);
        }
        self.plan.update(|plan| plan.set(foe, true));
    }

    /// Adds a Tao to the plan, if some option spends as much.
    pub fn add(self, tao: Tao) {
        let plan = self.plan.get_untracked();
        let more = plan.tao.plus(tao, 1);
        let possible = self.may_spend(|spent| more.within(spent.tao));
        self.plan.update(|plan| {
            plan.tao = if possible { more } else { plan.tao.minus(tao, plan.tao.get(tao)) };
        });
    }

    /// Adds a Moon Crystal to the plan, if some option spends as many.
    pub fn add_crystal(self) {
        let more = self.plan.get_untracked().crystals + 1;
        let possible = self.may_spend(|spent| spent.crystals >= more);
        self.plan.update(|plan| plan.crystals = if possible { more } else { 0 });
    }

    /// True if some option after a roll spends so.
    pub fn may_spend(self, so: impl Fn(Plan) -> bool) -> bool {
        self.options.with_untracked(|options| options.iter().filter_map(|&option| Plan::of(option)).any(&so))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plan_becomes_the_choice_it_was_made_of() {
        let (tao, ghosts) = (TaoCount::of(Tao::Red, 1), SpaceSet::only(Space::RedLeft));
        let demons = DemonSet::only(Demon::Landscaper);
        for choice in [
            Choice::Defeat { ghosts, tao },
            Choice::WhiteMoon(WhiteMoonChoice::Defeat { ghosts, tao, crystals: 2 }),
            Choice::BlackSecret(BlackSecretChoice::Defeat { demons, tao, crystals: 0 }),
            Choice::BlackSecret(BlackSecretChoice::Defeat { demons, tao, crystals: 1 }),
        ] {
            assert_eq!(Plan::of(choice).and_then(Plan::choice), Some(choice));
        }
        assert_eq!(Plan::of(Choice::Exorcise), None);
        assert_eq!(Plan::NONE.choice(), None);
    }

    #[test]
    fn the_most_demons_for_the_fewest_tokens_come_first() {
        let way = |demons: &[Demon], tao, crystals| {
            let demons = demons.iter().copied().collect();
            Choice::BlackSecret(BlackSecretChoice::Defeat { demons, tao: TaoCount::of(Tao::Blue, tao), crystals })
        };
        let both = [Demon::Seeker, Demon::Landscaper];
        let best = [way(&both, 1, 0), way(&both, 0, 1), way(&both[..1], 0, 0), way(&[], 0, 0)];
        let mut mixed = best;
        mixed.reverse();
        assert_eq!(thriftiest(&mixed), best);
    }
}
