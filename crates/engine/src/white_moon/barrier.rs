//! The Mystic Barrier, and the end of a turn (W11, W23, W43, W44).

use crate::cause::Cause;
use crate::choice::{Choice, Options};
use crate::colour::Colour;
use crate::event::{Event, Observer};
use crate::position::{Position, RunningExorcism};
use crate::space::SpaceSet;
use crate::step::PendingStep;
use crate::taoist::Owner;
use crate::village::{Spot, SpotSet};
use crate::white_moon::{CRYSTALS, FamilySet, WhiteMoonChoice, WhiteMoonEvent, WhiteMoonStep};

/// The dice of the barrier: all four, captive ones too.
const DICE: u8 = 4;

/// The Mystic Barrier while it lasts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Barrier {
    /// The board it has come to.
    pub board: Colour,
    /// The crystals that are left.
    pub crystals: u8,
}

impl Position {
    /// The Mystic Barrier, if it is being carried out.
    pub fn barrier(&self) -> Option<Barrier> {
        let crystals = self.white_moon.as_ref()?.pool?;
        let at = |step: &PendingStep| match step {
            PendingStep::WhiteMoon(WhiteMoonStep::Barrier { steps, .. }) => Some(self.barrier_board(*steps)),
            PendingStep::WhiteMoon(WhiteMoonStep::SplitBarrier { board, .. }) => Some(*board),
            _ => None,
        };
        let board = self.stack.iter().rev().find_map(at)?;
        Some(Barrier { board, crystals })
    }

    /// The turn ends: where nobody could do it in his Yang, Su-Ling may be placed first. Who died on his turn and is back has had no Yang,
    /// or not all of it (W30).
    pub(crate) fn white_moon_turn_ends(&mut self) -> bool {
        self.stack.replace_top(PendingStep::WhiteMoon(WhiteMoonStep::Barriers));
        let without_yang = self.turn.fallen || self.owner(self.turn.board) != Owner::Living;
        if without_yang && !self.su_ling_spaces().is_empty() {
            self.stack.push(PendingStep::WhiteMoon(WhiteMoonStep::SuLing));
        }
        true
    }

    /// The barrier of the fourth crystal, then those of Zhou; then the next turn begins (W43, W44).
    pub(crate) fn barriers(&mut self, observer: &mut impl Observer) -> bool {
        let white_moon = self.white_moon_mut();
        let crystals = white_moon.pedestals.len() as u8;
        let cause = if crystals == CRYSTALS {
            Cause::FourthCrystal
        } else if white_moon.barriers > 0 {
            white_moon.barriers -= 1;
            Cause::Zhou
        } else {
            let next = self.seating.clockwise(self.turn.board, 1);
            self.stack.replace_top(PendingStep::BeginTurn(next));
            return true;
        };
        self.begin_barrier(self.decider(), cause, observer);
        true
    }

    /// A barrier begins with the crystals that are on pedestals (W43, W44, S62). A mantra's choices are not the decider's (S42).
    pub(crate) fn begin_barrier(&mut self, chooser: Colour, cause: Cause, observer: &mut impl Observer) {
        let white_moon = self.white_moon_mut();
        white_moon.pool = Some(white_moon.pedestals.len() as u8);
        white_moon.pedestals = SpotSet::EMPTY;
        observer.notice(Event::WhiteMoon(WhiteMoonEvent::BarrierBegan { cause }));
        self.stack.push(PendingStep::WhiteMoon(WhiteMoonStep::Barrier { steps: 1, chooser }));
    }

    pub(crate) fn barrier_goes_on(&mut self, steps: u8, chooser: Colour) {
        self.stack.replace_top(PendingStep::WhiteMoon(WhiteMoonStep::Barrier { steps: steps + 1, chooser }));
    }

    /// The board that the barrier has come to.
    pub(crate) fn barrier_board(&self, steps: u8) -> Colour {
        self.seating.clockwise(self.turn.board, steps.into())
    }

    /// The villagers one of whom a crystal saves: the Portal's top, or, nobody there, any visible one.
    fn barrier_villagers(&self) -> SpotSet {
        let white_moon = self.the_white_moon();
        if white_moon.pool.unwrap_or(0) == 0 || !self.portal_is_open() {
            return SpotSet::EMPTY;
        }
        if white_moon.piles[white_moon.portal].is_empty() {
            white_moon.inhabited()
        } else {
            SpotSet::only(white_moon.portal)
        }
    }

    pub(crate) fn barrier_options(&self, steps: u8, options: &mut Options) {
        let saved = self.barrier_villagers().iter();
        options.extend(saved.map(|spot| Choice::WhiteMoon(WhiteMoonChoice::Save(self.village.tile(spot)))));
        if !self.ordinary_of(SpaceSet::of_board(self.barrier_board(steps))).is_empty() {
            options.push(Choice::WhiteMoon(WhiteMoonChoice::Roll));
        }
        options.push(Choice::Decline);
    }

    /// Waits for the players at each board where they can do something.
    pub(crate) fn barrier_at(&mut self, steps: u8, chooser: Colour, observer: &mut impl Observer) -> bool {
        if steps > 4 {
            self.barrier_ends(observer);
            return true;
        }
        let mut options = Options::new();
        self.barrier_options(steps, &mut options);
        let idle = options.len() == 1;
        if idle {
            self.barrier_goes_on(steps, chooser);
        }
        idle
    }

    pub(crate) fn barrier_saves(&mut self, spot: Spot, observer: &mut impl Observer) {
        if let Some(pool) = &mut self.white_moon_mut().pool {
            *pool -= 1;
        }
        observer.notice(Event::WhiteMoon(WhiteMoonEvent::BarrierSpent));
        self.save_villager(spot, Cause::MysticBarrier, observer);
    }

    pub(crate) fn barrier_rolls(&mut self, board: Colour, chooser: Colour, observer: &mut impl Observer) {
        // An exorcism whose curses or rewards are still to come may have set it off (S62).
        self.exorcism = RunningExorcism { beaten: self.exorcism.beaten, ..RunningExorcism::NONE };
        observer.notice(Event::WhiteMoon(WhiteMoonEvent::BarrierRolls { board }));
        self.stack.push(PendingStep::WhiteMoon(WhiteMoonStep::SplitBarrier { board, chooser }));
        self.stack.push(PendingStep::TaoRoll(DICE));
    }

    /// All crystals and Su-Ling go back, and the families saved meanwhile give their thanks (W23, W43).
    fn barrier_ends(&mut self, observer: &mut impl Observer) {
        self.stack.pop();
        observer.notice(Event::WhiteMoon(WhiteMoonEvent::BarrierEnded));
        let white_moon = self.white_moon_mut();
        white_moon.pool = None;
        let owed = core::mem::replace(&mut white_moon.owed, FamilySet::EMPTY);
        self.su_ling_returns(Cause::MysticBarrier, observer);
        for family in owed.iter() {
            self.thank(family, observer);
        }
    }
}
