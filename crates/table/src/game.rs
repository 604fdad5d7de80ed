//! A game as it was played: its steps, and the position after each.

use core::fmt;
use core::str::FromStr;

use ghost_stories_engine::{
    Choice, Layout, LayoutError, Observer, Outcome, ParseError, Position, Refusal, Setup, Waiting, Who,
};
use ghost_stories_lang::Language;

use crate::course::{Course, Gap};
use crate::replay::WrittenPosition;
use crate::stream::Dealer;
use crate::written;

/// How a game began.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Start {
    /// From the beginning.
    Setup(Setup),
    /// From a position written by hand.
    Written {
        /// As it was written.
        text: String,
        /// As it was read.
        layout: Box<Layout>,
    },
}

/// One entry of a game's record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// What a player chose.
    Choice(Choice),
    /// What chance brought.
    Outcome(Outcome),
}

impl Step {
    /// Plays the step; a refused one changes nothing.
    pub fn apply(self, position: &mut Position, observer: &mut impl Observer) -> Result<(), Refusal> {
        match self {
            Step::Choice(choice) => position.play(choice, observer),
            Step::Outcome(outcome) => position.resolve(outcome, observer),
        }
    }

    /// The step that nobody has to decide: what chance brings, or the only choice there is. `None` if a player must choose or the game is
    /// over.
    pub fn forced(position: &Position, dealer: &mut Dealer) -> Option<Step> {
        match position.waiting() {
            Waiting::Over(_) => None,
            Waiting::Chance(chance) => Some(Step::Outcome(dealer.deal_for(position, chance))),
            Waiting::Choice(_) => match position.options().as_slice() {
                &[only] => Some(Step::Choice(only)),
                _ => None,
            },
        }
    }

    /// In words as far as they are found without a position: what chance brought. A choice is told in notation. With `veiled`, which
    /// incarnation was drawn is left out, because it may be in Wu-Feng's hand.
    pub fn words(self, language: Language, veiled: bool) -> String {
        match self {
            Step::Choice(choice) => choice.to_string(),
            Step::Outcome(Outcome::Card(card)) if veiled && card.is_incarnation() => "draw".to_owned(),
            Step::Outcome(outcome) => language.outcome(outcome),
        }
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::Choice(choice) => choice.fmt(f),
            Step::Outcome(outcome) => outcome.fmt(f),
        }
    }
}

impl FromStr for Step {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Step, ParseError> {
        match text.split_whitespace().next() {
            Some("draw" | "roll" | "curse" | "villager" | "token-found" | "curse-card" | "mantra-card") => {
                text.parse().map(Step::Outcome)
            }
            _ => text.parse().map(Step::Choice),
        }
    }
}

impl Step {
    /// True if this word begins a step.
    pub fn is_verb(word: &str) -> bool {
        // A word that begins none is answered by the list of those that do, whatever it is.
        word.parse::<Step>().err() != "?".parse::<Step>().err()
    }
}

/// Plays the step that nobody has to decide, if there is one.
pub fn advance(position: &mut Position, dealer: &mut Dealer, observer: &mut impl Observer) -> Option<Step> {
    let step = Step::forced(position, dealer)?;
    step.apply(position, observer).expect("what is dealt and what is offered is legal");
    Some(step)
}

/// A game is its start plus the list of choices and outcomes; every position on the way is kept for undo.
#[derive(Clone, Debug)]
pub struct Game {
    start: Start,
    course: Course,
    positions: Vec<Position>,
    /// The written positions from which it went on, as they were read.
    resumed: Vec<WrittenPosition>,
}

impl Game {
    /// A new game.
    pub fn new(start: Start, observer: &mut impl Observer) -> Result<Game, LayoutError> {
        let position = match &start {
            Start::Setup(setup) => Position::new(setup, observer).map_err(LayoutError::Setup)?,
            Start::Written { layout, .. } => Position::from_layout(layout, observer)?,
        };
        Ok(Game { start, course: Course::new(position), positions: vec![position], resumed: Vec::new() })
    }

    /// How it began.
    pub fn start(&self) -> &Start {
        &self.start
    }

    /// What was settled before it began.
    pub fn setup(&self) -> &Setup {
        match &self.start {
            Start::Setup(setup) => setup,
            Start::Written { layout, .. } => &layout.setup,
        }
    }

    /// What was chosen and what chance brought, in order.
    pub fn steps(&self) -> &[Step] {
        self.course.steps()
    }

    /// The steps that were played under older rules.
    pub fn gaps(&self) -> &[Gap] {
        self.course.gaps()
    }

    /// The gap that a step belongs to, by its place from 0.
    pub fn gap_at(&self, index: usize) -> Option<&Gap> {
        self.gaps().iter().find(|gap| (gap.from..gap.to).contains(&index))
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        self.positions.last().expect("the first position is never undone")
    }

    /// The position after so many steps; within a gap, the last one before it.
    pub fn position_after(&self, steps: usize) -> Option<&Position> {
        self.positions.get(steps)
    }

    /// Makes a choice or tells an outcome; a refused one changes nothing.
    pub fn step(&mut self, step: Step, observer: &mut impl Observer) -> Result<(), Refusal> {
        self.course.step(step, observer)?;
        self.positions.push(*self.course.position());
        Ok(())
    }

    /// Takes the next step of a record, by today's rules or as it was played.
    pub(crate) fn follow(&mut self, step: Step, observer: &mut impl Observer) {
        self.course.follow(step, observer);
        self.positions.push(*self.course.position());
    }

    /// The record says by this text how the table lay after the steps so far, and the game goes on from there if it was lost.
    pub(crate) fn resume(&mut self, position: &Position, written: &WrittenPosition) {
        if self.course.resume(position)
            && let Some(last) = self.positions.last_mut()
        {
            *last = *position;
            self.resumed.push(written.clone());
        }
    }

    /// Takes the last step back; `None` at the start and behind a gap.
    pub fn undo(&mut self) -> Option<Step> {
        let &last = self.steps().last()?;
        if self.steps().len() == self.course.floor() {
            return None;
        }
        self.branch_off(self.steps().len() - 1);
        Some(last)
    }

    /// How many steps can never be taken back.
    pub fn floor(&self) -> usize {
        self.course.floor()
    }

    /// Leaves the first steps only; within a gap, those before it.
    pub(crate) fn branch_off(&mut self, steps: usize) {
        let gap = self.gap_at(steps).filter(|gap| gap.from < steps);
        let steps = gap.map_or(steps, |gap| gap.from);
        if steps < self.steps().len() {
            self.course.truncate(steps, &self.positions[steps]);
            self.positions.truncate(steps + 1);
            self.resumed.retain(|written| written.after <= steps);
        }
    }

    /// How many steps are left if the last decision of one of these players is taken back; `None` if dice, a card or a gap came since, or
    /// there is none. A choice with one possibility is no decision.
    pub fn undo_to(&self, decides: impl Fn(Who) -> bool) -> Option<usize> {
        for before in (self.floor()..self.steps().len()).rev() {
            if matches!(self.steps()[before], Step::Outcome(_)) {
                return None;
            }
            let position = &self.positions[before];
            if matches!(position.waiting(), Waiting::Choice(who) if decides(who)) && position.options().len() > 1 {
                return Some(before);
            }
        }
        None
    }

    /// A dealer for this seed that has already dealt what the record holds.
    pub fn dealer(&self, seed: u64) -> Dealer {
        self.course.dealer(seed, 0)
    }

    /// The written positions that a save keeps: those from which the game went on, as they were, and the last one that can be written.
    pub fn written_positions(&self) -> Vec<WrittenPosition> {
        let setup = self.setup();
        let write = |after: usize| {
            let position = written::position(self.position_after(after)?, setup)?;
            Some(WrittenPosition { after, position })
        };
        let mut kept = self.resumed.clone();
        let last = (self.floor() + 1..=self.steps().len()).rev().find_map(write);
        kept.extend(last);
        kept
    }
}
