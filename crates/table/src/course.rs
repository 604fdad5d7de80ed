use ghost_stories_engine::{Observer, Position, Refusal, Waiting};
use ghost_stories_lang::Language;

use crate::game::Step;
use crate::stream::Dealer;

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
        format!("{} {}", (language.page().replay.older_steps)(self.from + 1, self.to), language.refusal(self.refusal))
    }
}

impl Cut {
    /// In words for a player.
    pub fn words(&self, language: Language) -> String {
        let text = self.left_out.first().map(ToString::to_string).unwrap_or_default();
        let cut = (language.page().replay.cut)(self.step, &text, self.left_out.len());
        format!("{cut} {}", language.refusal(self.refusal))
    }
}

impl Course {
    /// A record without steps.
    pub fn new(start: Position) -> Course {
        Course { start, position: start, steps: Vec::new(), gaps: Vec::new(), lost: None }
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
        self.steps.push(step);
        Ok(())
    }

    /// Takes the next step of a record, by today's rules or as it was played.
    pub fn follow(&mut self, step: Step, observer: &mut impl Observer) {
        if self.lost.is_none()
            && let Err(refusal) = step.apply(&mut self.position, observer)
        {
            self.lost = Some(Lost { from: self.steps.len(), refusal });
        }
        self.steps.push(step);
    }

    /// The record says how the table lay after the steps so far. True if the game goes on from there because it was lost.
    pub fn resume(&mut self, position: &Position) -> bool {
        let Some(Lost { from, refusal }) = self.lost else { return false };
        if !position.between_steps() {
            return false;
        }
        self.lost = None;
        self.position = *position;
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
        self.steps.truncate(to);
        let (from, position) = self.gaps.last().map_or((0, self.start), |gap| (gap.to, gap.position));
        self.position = position;
        let until = self.lost.map_or(to, |lost| lost.from);
        for step in &self.steps[from..until] {
            step.apply(&mut self.position, &mut ()).expect("what was played can be played again");
        }
    }

    /// Leaves the first steps only, outside of gaps, after which the position was this one.
    pub(crate) fn truncate(&mut self, to: usize, position: &Position) {
        self.gaps.retain(|gap| gap.to <= to);
        self.steps.truncate(to);
        self.position = *position;
    }

    /// Leaves out the end that nobody can follow, if there is one.
    pub fn cut(&mut self) -> Option<Cut> {
        let Lost { from, refusal } = self.lost.take()?;
        Some(Cut { step: from + 1, refusal, left_out: self.steps.split_off(from) })
    }

    /// A dealer for this seed and game that has dealt what the record holds. Behind a gap it deals from numbers of its own, which
    /// follow from the seed and the place of the gap alone: what older rules owed cannot be counted any more.
    pub fn dealer(&self, seed: u64, game: u64) -> Dealer {
        let (from, mut position, mut dealer) = match self.gaps.last() {
            Some(gap) => (gap.to, gap.position, Dealer::resumed(seed, game, gap.to)),
            None => (0, self.start, Dealer::new(seed, game)),
        };
        let until = self.lost.map_or(self.steps.len(), |lost| lost.from);
        for step in &self.steps[from..until] {
            if let Waiting::Chance(chance) = position.waiting() {
                dealer.deal_for(&position, chance);
            }
            step.apply(&mut position, &mut ()).expect("what was played can be played again");
        }
        dealer
    }
}
