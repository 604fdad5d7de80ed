use ghost_stories_engine::{Choice, Position, Waiting};
use ghost_stories_table::{Purpose, Stream};

use crate::bot::View;
use crate::calibration::chance;
use crate::judge::Judge;
use crate::reason::{Reason, reasons};
use crate::search::{Scope, Search, played};

/// What an adviser thinks of a position that waits for a choice.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// Every option, the best first.
    pub options: Vec<Advised>,
    /// How many positions were looked at.
    pub nodes: u64,
}

/// An option as an adviser sees it.
#[derive(Clone, PartialEq, Debug)]
pub struct Advised {
    /// The option.
    pub choice: Choice,
    /// The estimated chance to win after it.
    pub chance: f64,
    /// What is meant to follow in the same turn, as far as no dice or cards come between; for the best options.
    pub plan: Vec<Choice>,
    /// Why, the weightiest first; for the best options.
    pub reasons: Vec<Reason>,
}

/// The looks an adviser takes, each closer than the last.
const LOOKS: [Scope; 4] = [
    Scope { widths: &[12, 6, 2, 1], details: 1, draws: 0 },
    Scope { widths: &[24, 10, 4, 2, 1], details: 2, draws: 0 },
    Scope { widths: &[40, 20, 8, 4, 2, 1], details: 3, draws: 4 },
    Scope { widths: &[40, 40, 20, 10, 5, 2, 1], details: 6, draws: 8 },
];

/// How many of the best options come with a plan and reasons.
const EXPLAINED: usize = 5;

/// An option under consideration.
#[derive(Clone, Copy)]
struct Candidate {
    choice: Choice,
    value: f32,
    /// How many looks it has had.
    looks: usize,
}

/// Thinks about one position, a little at a time. The same position, seed and number of nodes give the same advice everywhere.
pub struct Adviser {
    position: Position,
    search: Search<&'static Judge>,
    candidates: Vec<Candidate>,
    look: usize,
    /// Which candidate comes next in this look.
    next: usize,
}

impl Adviser {
    /// Begins to think about a position that waits for a choice: ranks its options at a glance.
    pub fn new(view: &View, seed: u64) -> Adviser {
        let position = *view.position();
        let mut search = Search::new(Judge::expert(), LOOKS[0]);
        search.turn_to(&position, &mut Stream::new(seed, 0, Purpose::Players));
        let candidates: Vec<Candidate> = match position.waiting() {
            Waiting::Choice(_) => search.ranked(&position, 0),
            _ => Vec::new(),
        }
        .into_iter()
        .map(|(value, choice)| Candidate { choice, value, looks: 0 })
        .collect();
        Adviser { position, search, candidates, look: 0, next: 0 }
    }

    /// How many positions were looked at so far.
    pub fn nodes(&self) -> u64 {
        self.search.nodes()
    }

    /// Thinks on until `nodes` positions were looked at in all, and no more; a look that would take longer does not count.
    pub fn think_until(&mut self, nodes: u64) {
        while self.nodes() < nodes && self.consider_next(nodes) {}
    }

    /// Considers one option more closely; false if there is nothing left to consider.
    fn consider_next(&mut self, limit: u64) -> bool {
        if self.candidates.len() < 2 {
            return false;
        }
        let width = LOOKS[self.look].widths[0].min(self.candidates.len());
        if self.next == width {
            sort(&mut self.candidates);
            if self.look + 1 == LOOKS.len() {
                return false;
            }
            self.look += 1;
            self.next = 0;
            self.search.look(LOOKS[self.look]);
            return true;
        }
        self.search.stop_at(limit);
        let candidate = &mut self.candidates[self.next];
        let value = self.search.expect_after(&self.position, candidate.choice, 0);
        if self.search.is_spent() {
            return false;
        }
        candidate.value = value;
        candidate.looks = self.look + 1;
        self.next += 1;
        true
    }

    /// What it would do now.
    pub fn best(&self) -> Option<Choice> {
        self.order().first().map(|candidate| candidate.choice)
    }

    fn order(&self) -> Vec<Candidate> {
        let mut order = self.candidates.clone();
        sort(&mut order);
        order
    }

    /// What it thinks now.
    pub fn advice(&mut self) -> Advice {
        let order = self.order();
        let advised = |(place, candidate): (usize, Candidate)| {
            let plan = if place < EXPLAINED {
                self.search.plan(&played(&self.position, candidate.choice))
            } else {
                Vec::new()
            };
            let reasons = if place < EXPLAINED { reasons(&self.position, candidate.choice, &plan) } else { Vec::new() };
            Advised { choice: candidate.choice, chance: chance(&self.position, candidate.value), plan, reasons }
        };
        let options = order.into_iter().enumerate().map(advised).collect();
        Advice { options, nodes: self.nodes() }
    }
}

/// The best first; what was looked at more closely counts before what was not.
fn sort(candidates: &mut [Candidate]) {
    candidates.sort_by(|one, other| other.looks.cmp(&one.looks).then(other.value.total_cmp(&one.value)));
}
