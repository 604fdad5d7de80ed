use core::fmt;
use core::str::FromStr;

use ghost_stories_engine::{
    Choice, Layout, LayoutError, Observer, Outcome, ParseError, Position, Refusal, Setup, Waiting,
};

use crate::stream::Dealer;

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

/// A game is its start plus the list of choices and outcomes; every position on the way is kept for undo.
#[derive(Clone, Debug)]
pub struct Game {
    start: Start,
    steps: Vec<Step>,
    positions: Vec<Position>,
}

impl Game {
    /// A new game.
    pub fn new(start: Start, observer: &mut impl Observer) -> Result<Game, LayoutError> {
        let position = match &start {
            Start::Setup(setup) => Position::new(setup, observer).map_err(LayoutError::Setup)?,
            Start::Written { layout, .. } => Position::from_layout(layout, observer)?,
        };
        Ok(Game { start, steps: Vec::new(), positions: vec![position] })
    }

    /// How it began.
    pub fn start(&self) -> &Start {
        &self.start
    }

    /// What was chosen and what chance brought, in order.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        self.positions.last().expect("the first position is never undone")
    }

    /// The position after so many steps.
    pub fn position_after(&self, steps: usize) -> Option<&Position> {
        self.positions.get(steps)
    }

    /// Makes a choice or tells an outcome; a refused one changes nothing.
    pub fn step(&mut self, step: Step, observer: &mut impl Observer) -> Result<(), Refusal> {
        let mut position = *self.position();
        match step {
            Step::Choice(choice) => position.play(choice, observer)?,
            Step::Outcome(outcome) => position.resolve(outcome, observer)?,
        }
        self.steps.push(step);
        self.positions.push(position);
        Ok(())
    }

    /// Takes the last step back; `None` at the start.
    pub fn undo(&mut self) -> Option<Step> {
        let step = self.steps.pop()?;
        self.positions.pop();
        Some(step)
    }

    /// A dealer for this seed that has already dealt what the record holds.
    pub fn dealer(&self, seed: u64) -> Dealer {
        let mut dealer = Dealer::new(seed, 0);
        for position in &self.positions[..self.steps.len()] {
            if let Waiting::Chance(chance) = position.waiting() {
                dealer.deal_for(position, chance);
            }
        }
        dealer
    }
}
