use crate::cause::Cause;
use crate::choice::Chance;
use crate::colour::{Colour, ColourSet, Tao, TaoSet};
use crate::event::Observer;
use crate::position::Position;
use crate::space::Space;
use crate::step::PendingStep;
use crate::village::Spot;
use crate::waiting::Waiting;
use crate::white_moon::{Artifact, Family};
use crate::who::Who;

/// One thing of White Moon that is still to be done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum WhiteMoonStep {
    /// Chance: the highest unknown villager of a spot is turned up.
    Reveal(Spot),
    /// Choice: whom to save before the first turn.
    Pick,
    /// Yin step 1: what strikes at the start.
    Starts,
    /// Yin step 1: the other middle stones.
    Acts,
    /// A villager flees from the figure of this space.
    Flee(Space),
    /// The ghost of this space devours a villager.
    Devour(Space),
    /// Choice: which villager dies, and why.
    KillChosen(Cause),
    /// All villagers of a spot die.
    KillAll(Spot),
    /// The curse of a villager who died on this spot.
    Curse(Family, Spot),
    /// Choice: who loses a Qi.
    LoseQi,
    /// Choice: whose Tao leaves the game.
    TaoLeaves(Tao),
    /// Chance: a further incarnation.
    CallIncarnation,
    /// Choice: the second step of a move.
    SecondStep,
    /// Choice: whom of these the Gong calls next.
    Gong(ColourSet),
    /// Choice: which tile the Lantern asks for help.
    Lantern,
    /// Choice: who gets the artifact.
    GiveArtifact {
        /// Which.
        artifact: Artifact,
        /// Who picks: the dying Taoist (W60), or the first player before the game (W4).
        giver: Colour,
    },
    /// Choices: so many Tao for this Taoist.
    TakeTao {
        /// Whose.
        taoist: Colour,
        /// How many are still to be taken.
        left: u8,
    },
    /// Choice: which haunted tile turns active.
    Restore,
    /// Choice: which colour to train against.
    School,
    /// Choices: which ghosts of this colour are beaten.
    SplitSchool(Tao),
    /// Choice: which die turns white.
    Sword,
    /// Choice: which Tao of these colours the Claw takes.
    Claw(TaoSet),
    /// Choice: where Su-Ling goes at the end of nobody's turn.
    SuLing,
    /// Choice: whether a crystal goes on the pedestal of this corner.
    Light(Spot),
    /// The turn is over but for White Moon.
    TurnEnds,
    /// The barriers that are due.
    Barriers,
    /// Choice: what the barrier does at the board so many places clockwise.
    Barrier {
        /// How many places.
        steps: u8,
        /// Who makes the choices of this barrier.
        chooser: Colour,
    },
    /// Choices: which ghosts of this board are beaten.
    SplitBarrier {
        /// The board.
        board: Colour,
        /// Who makes the choices of this barrier.
        chooser: Colour,
    },
}

impl Position {
    /// Carries on with a step of White Moon; false if it waits.
    #[cold]
    #[inline(never)]
    pub(crate) fn run_white_moon(&mut self, step: WhiteMoonStep, observer: &mut impl Observer) -> bool {
        match step {
            WhiteMoonStep::Reveal(_)
            | WhiteMoonStep::Pick
            | WhiteMoonStep::LoseQi
            | WhiteMoonStep::TaoLeaves(_)
            | WhiteMoonStep::SecondStep
            | WhiteMoonStep::GiveArtifact { .. }
            | WhiteMoonStep::Lantern
            | WhiteMoonStep::School
            | WhiteMoonStep::SuLing
            | WhiteMoonStep::Light(_) => false,
            WhiteMoonStep::Starts => self.starts(observer),
            WhiteMoonStep::Acts => self.acts(observer),
            WhiteMoonStep::Flee(space) => self.flee(space, observer),
            WhiteMoonStep::Devour(space) => self.devour(space, observer),
            WhiteMoonStep::KillChosen(_) => self.skip_if(self.visible_villagers().is_empty()),
            WhiteMoonStep::KillAll(spot) => self.kill_all(spot, observer),
            WhiteMoonStep::Curse(family, spot) => self.villager_curse(family, spot, observer),
            WhiteMoonStep::CallIncarnation => self.call_incarnation(),
            WhiteMoonStep::Gong(left) => self.skip_if(self.gong_reaches(left).is_empty()),
            WhiteMoonStep::TakeTao { taoist, .. } => {
                self.skip_if(self.bank.is_empty() || !self.living.contains(taoist))
            }
            WhiteMoonStep::Restore => self.skip_if(self.village.haunted.is_empty()),
            WhiteMoonStep::Sword => self.skip_if(!self.exorcism.dice.faces().any(|face| face.tao().is_some())),
            WhiteMoonStep::Claw(missed) => {
                let nothing = self.claw_colours(missed).next().is_none();
                self.skip_if(nothing)
            }
            WhiteMoonStep::SplitSchool(_) | WhiteMoonStep::SplitBarrier { .. } => self.fights_on(observer),
            WhiteMoonStep::TurnEnds => self.white_moon_turn_ends(),
            WhiteMoonStep::Barriers => self.barriers(observer),
            WhiteMoonStep::Barrier { steps, chooser } => self.barrier_at(steps, chooser, observer),
        }
    }

    /// What a step of White Moon waits for.
    #[cold]
    #[inline(never)]
    pub(crate) fn white_moon_waits(&self, step: WhiteMoonStep) -> Waiting {
        match step {
            WhiteMoonStep::Reveal(_) => Waiting::Chance(Chance::Villager),
            WhiteMoonStep::CallIncarnation => Waiting::Chance(Chance::Incarnation),
            WhiteMoonStep::TakeTao { taoist, .. }
            | WhiteMoonStep::Barrier { chooser: taoist, .. }
            | WhiteMoonStep::SplitBarrier { chooser: taoist, .. }
            | WhiteMoonStep::GiveArtifact { giver: taoist, .. } => Waiting::Choice(Who::Taoist(taoist)),
            WhiteMoonStep::Pick
            | WhiteMoonStep::KillChosen(_)
            | WhiteMoonStep::LoseQi
            | WhiteMoonStep::TaoLeaves(_)
            | WhiteMoonStep::SecondStep
            | WhiteMoonStep::Gong(_)
            | WhiteMoonStep::Lantern
            | WhiteMoonStep::Restore
            | WhiteMoonStep::School
            | WhiteMoonStep::SplitSchool(_)
            | WhiteMoonStep::Sword
            | WhiteMoonStep::Claw(_)
            | WhiteMoonStep::SuLing
            | WhiteMoonStep::Light(_)
            // These are carried out at once, so nobody sees them wait.
            | WhiteMoonStep::Starts
            | WhiteMoonStep::Acts
            | WhiteMoonStep::Flee(_)
            | WhiteMoonStep::Devour(_)
            | WhiteMoonStep::KillAll(_)
            | WhiteMoonStep::Curse(..)
            | WhiteMoonStep::TurnEnds
            | WhiteMoonStep::Barriers => Waiting::Choice(Who::Taoist(self.decider())),
        }
    }

    /// For what the dice are rolled, if it is the School or the barrier.
    #[cold]
    #[inline(never)]
    pub(crate) fn cause_of_white_moon_roll(&self) -> Option<Cause> {
        let rolling = |step: &PendingStep| match step {
            PendingStep::WhiteMoon(WhiteMoonStep::SplitSchool(_)) => Some(Cause::KungFuSchool),
            PendingStep::WhiteMoon(WhiteMoonStep::SplitBarrier { .. }) => Some(Cause::MysticBarrier),
            _ => None,
        };
        self.stack.iter().find_map(rolling)
    }
}
