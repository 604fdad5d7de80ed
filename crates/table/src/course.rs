//! A record as it is followed: the steps that today's rules accept, and the gaps over which it goes on from a written position.

use ghost_stories_engine::{Card, Observer, Outcome, Position, Refusal, Waiting};
use ghost_stories_lang::Language;

use crate::game::Step;
use crate::stream::Dealer;
use crate::veiled::{StandIn, stand_ins, with_stand_ins};

/// A record as today's rules can follow it: where it stands, and which of its steps they refuse.
///
/// A refused step does not end it: the steps are kept as they were played until the record says how the table lay, and the game
/// goes on from there.
#[derive(Clone, Debug)]
pub struct Course {
    start: Position,
    position: Position,
    steps: Vec<Step>,
    gaps: Vec<Gap>,
    lost: Option<Lost>,
    /// The steps that drew incarnations, by their places: some of these cards are in Wu-Feng's hand.
    draws: Vec<(usize, Card)>,
    checkpoint: Checkpoint,
}

/// The position after the last outcome of chance. Undo does not go over one, so it plays no more than the choices since then again,
/// however long the record is.
#[derive(Clone, Copy, Debug)]
struct Checkpoint {
    after: usize,
    position: Position,
}

/// Steps that were played under older rules: kept as they were, not verified.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gap {
    /// How many steps come before the refused one.
    pub from: usize,
    /// After how many steps the game goes on.
    pub to: usize,
    /// Why the first of them is refused today.
    pub refusal: Refusal,
    /// The written position from which the game goes on.
    pub position: Position,
}

/// A refused step behind which no written position came yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lost {
    /// How many steps come before it.
    pub from: usize,
    /// Why it is refused.
    pub refusal: Refusal,
}

/// The end of a record that nobody can follow: it was left out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cut {
    /// The number of the first step that was left out, from 1.
    pub step: usize,
    /// Why it is refused.
    pub refusal: Refusal,
    /// The steps that were left out, this one first.
    pub left_out: Vec<Step>,
}

impl Gap {
    /// In words for a player.
    pub fn words(&self, language: Language) -> String {
        format!("{} {}", language.page().replay().older_steps(self.from + 1, self.to), language.refusal(self.refusal))
    }
}

impl Cut {
    /// In words for a player.
    pub fn words(&self, language: Language) -> String {
        let text = self.left_out.first().map(ToString::to_string).unwrap_or_default();
        let cut = language.page().replay().cut(self.step, &text, self.left_out.len());
        format!("{cut} {}", language.refusal(self.refusal))
    }
}

impl Course {
    /// A record without steps.
    pub fn new(start: Position) -> Course {
        let checkpoint = Checkpoint { after: 0, position: start };
        Course {
            start,
            position: start,
            steps: Vec::new(),
            gaps: Vec::new(),
            lost: None,
            draws: Vec::new(),
            checkpoint,
        }
    }

    /// The position now; where today's rules lost the record, the last one they know.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// All steps, those of gaps too.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Where older rules were played by.
    pub fn gaps(&self) -> &[Gap] {
        &self.gaps
    }

    /// The refused step, if no written position came since.
    pub fn lost(&self) -> Option<Lost> {
        self.lost
    }

    /// How many steps can never be taken back: undo does not go over a gap.
    pub fn floor(&self) -> usize {
        self.gaps.last().map_or(0, |gap| gap.to)
    }

    /// Goes on by a step of today's rules; a refused one changes nothing.
    pub fn step(&mut self, step: Step, observer: &mut impl Observer) -> Result<(), Refusal> {
        step.apply(&mut self.position, observer)?;
        self.push(step);
        Ok(())
    }

    /// Takes the next step of a record, by today's rules or as it was played.
    pub fn follow(&mut self, step: Step, observer: &mut impl Observer) {
        if self.lost.is_none()
            && let Err(refusal) = step.apply(&mut self.position, observer)
        {
            self.lost = Some(Lost { from: self.steps.len(), refusal });
        }
        self.push(step);
    }

    fn push(&mut self, step: Step) {
        self.draws.extend(incarnation(step).map(|card| (self.steps.len(), card)));
        self.steps.push(step);
        if let (Step::Outcome(_), None) = (step, self.lost) {
            self.checkpoint = Checkpoint { after: self.steps.len(), position: self.position };
        }
    }

    fn shorten(&mut self, to: usize) {
        self.steps.truncate(to);
        while self.draws.pop_if(|(index, _)| *index >= to).is_some() {}
    }

    /// What stands for the cards of Wu-Feng's hand where the record is told to others.
    pub fn stand_ins(&self) -> Vec<StandIn> {
        // What nobody can follow may hold cards of the hand.
        let known = self.known();
        stand_ins(&self.position, self.draws.iter().copied().rev().skip_while(|(index, _)| *index >= known))
    }

    /// How many steps today's rules can follow.
    pub fn known(&self) -> usize {
        self.lost.map_or(self.steps.len(), |lost| lost.from)
    }

    /// The record as far as today's rules can follow it, as those are told it who know Wu-Feng's hand or must not (S7).
    pub fn told(&self, knows_hand: bool) -> Vec<Step> {
        let steps = self.steps[..self.known()].to_vec();
        if knows_hand { steps } else { with_stand_ins(steps, 0, &self.stand_ins()) }
    }

    /// The position after so many steps that can be taken back; where today's rules lost the record, the last one they know.
    pub fn position_after(&self, steps: usize) -> Position {
        self.played_again(steps).0
    }

    /// The position after so many steps, and the checkpoint then. No gap may end behind them.
    fn played_again(&self, steps: usize) -> (Position, Checkpoint) {
        let mut checkpoint = self.checkpoint;
        if checkpoint.after > steps {
            let (after, position) = self.gaps.last().map_or((0, self.start), |gap| (gap.to, gap.position));
            checkpoint = Checkpoint { after, position };
        }
        let mut position = checkpoint.position;
        for (index, step) in self.steps.iter().enumerate().take(steps.min(self.known())).skip(checkpoint.after) {
            step.apply(&mut position, &mut ()).expect("what was played can be played again");
            if let Step::Outcome(_) = step {
                checkpoint = Checkpoint { after: index + 1, position };
            }
        }
        (position, checkpoint)
    }

    /// The record says how the table lay after the steps so far. True if the game goes on from there because it was lost.
    pub fn resume(&mut self, position: &Position) -> bool {
        let Some(Lost { from, refusal }) = self.lost else { return false };
        if !position.between_steps() {
            return false;
        }
        self.lost = None;
        self.position = *position;
        self.checkpoint = Checkpoint { after: self.steps.len(), position: *position };
        self.gaps.push(Gap { from, to: self.steps.len(), refusal, position: *position });
        true
    }

    /// Takes back all but the first steps.
    pub fn rewind(&mut self, to: usize) {
        if to >= self.steps.len() {
            return;
        }
        while let Some(gap) = self.gaps.pop_if(|gap| gap.to > to) {
            self.lost = Some(Lost { from: gap.from, refusal: gap.refusal });
        }
        self.lost = self.lost.filter(|lost| lost.from < to);
        self.shorten(to);
        (self.position, self.checkpoint) = self.played_again(to);
    }

    /// Leaves the first steps only, outside of gaps, after which the position was this one.
    pub(crate) fn truncate(&mut self, to: usize, position: &Position) {
        self.gaps.retain(|gap| gap.to <= to);
        self.shorten(to);
        self.position = *position;
        if self.checkpoint.after > to {
            self.checkpoint = Checkpoint { after: to, position: *position };
        }
    }

    /// Leaves out the end that nobody can follow, if there is one.
    pub fn cut(&mut self) -> Option<Cut> {
        let Lost { from, refusal } = self.lost.take()?;
        let left_out = self.steps[from..].to_vec();
        self.shorten(from);
        Some(Cut { step: from + 1, refusal, left_out })
    }

    /// A dealer for this seed and game that has dealt what the record holds. Behind a gap it deals from numbers of its own, which
    /// follow from the seed and the place of the gap alone: what older rules owed cannot be counted any more.
    pub fn dealer(&self, seed: u64, game: u64) -> Dealer {
        let (from, mut position, mut dealer) = match self.gaps.last() {
            Some(gap) => (gap.to, gap.position, Dealer::resumed(seed, game, gap.to)),
            None => (0, self.start, Dealer::new(seed, game)),
        };
        for step in &self.steps[from..self.known()] {
            if let Waiting::Chance(chance) = position.waiting() {
                dealer.deal_for(&position, chance);
            }
            step.apply(&mut position, &mut ()).expect("what was played can be played again");
        }
        dealer
    }
}

/// The incarnation that a step drew.
pub(crate) fn incarnation(step: Step) -> Option<Card> {
    match step {
        Step::Outcome(Outcome::Card(card)) if card.is_incarnation() => Some(card),
        Step::Choice(_) | Step::Outcome(_) => None,
    }
}
