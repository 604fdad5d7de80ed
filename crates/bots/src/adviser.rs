//! Ranks the options of a position, the better the longer it thinks.

use ghost_stories_engine::{Choice, Position, Waiting};
use ghost_stories_table::{Purpose, Stream};

use crate::bot::View;
use crate::clock::Clock;
use crate::judge::Judge;
use crate::player::Budget;
use crate::reason::{Reason, reasons};
use crate::search::{Scope, Search, played, side};

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
    /// The estimated chance of the Taoists to win after it.
    pub chance: f64,
    /// What is meant to follow in the same turn, as far as no dice or cards come between; for the best options.
    pub plan: Vec<Choice>,
    /// Why, the weightiest first; for the best options.
    pub reasons: Vec<Reason>,
}

/// The looks an adviser takes, each closer than the last.
const LOOKS: [Scope; 5] = [
    Scope { widths: &[12, 6, 2, 1], details: 1, draws: 0, barriers: true },
    Scope { widths: &[12, 6, 2, 1], details: 2, draws: 0, barriers: true },
    Scope { widths: &[24, 10, 4, 2, 1], details: 3, draws: 0, barriers: true },
    Scope { widths: &[40, 20, 8, 4, 2, 1], details: 3, draws: 4, barriers: true },
    Scope { widths: &[40, 40, 20, 10, 5, 2, 1], details: 6, draws: 8, barriers: true },
];

/// A look is begun if the whole budget is more than so many times what was spent before it.
const EFFORT: [u64; LOOKS.len()] = [1, 3, 12, 40, 10];

/// How many positions are looked at between two looks at the clock.
const SLICE: u64 = 5_000;

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
    budget: u64,
    /// 1 for a Taoist, -1 for Wu-Feng, who likes what they do not.
    side: f32,
}

impl Adviser {
    /// Begins to think about a position that waits for a choice: ranks its options at a glance.
    pub fn new(view: &View, seed: u64) -> Adviser {
        Adviser::with(Judge::expert(view.position()), view, seed)
    }

    /// The same with another judge than the expert.
    pub fn with(judge: &'static Judge, view: &View, seed: u64) -> Adviser {
        let mut stream = Stream::new(seed, 0, Purpose::Players);
        let position = view.imagined(&mut stream);
        let mut search = Search::new(judge, LOOKS[0]);
        search.turn_to(&position, &mut stream);
        let candidates: Vec<Candidate> = match position.waiting() {
            Waiting::Choice(_) => search.ranked(&position, 0),
            _ => Vec::new(),
        }
        .into_iter()
        .map(|(value, choice)| Candidate { choice, value, looks: 0 })
        .collect();
        Adviser { position, search, candidates, look: 0, next: 0, budget: u64::MAX, side: side(&position) }
    }

    /// How many positions were looked at so far.
    pub fn nodes(&self) -> u64 {
        self.search.nodes()
    }

    /// Thinks for as long as the budget lasts, or less if nothing is left to think about.
    pub fn think(&mut self, budget: Budget) {
        match budget {
            Budget::Nodes(nodes) => {
                self.expect_only(nodes);
                self.think_until(nodes);
            }
            Budget::Time(time) => {
                let clock = Clock::start();
                let mut stop = self.nodes();
                while self.nodes() >= stop && clock.elapsed() < time {
                    stop = self.nodes() + SLICE;
                    self.think_until(stop);
                }
            }
        }
    }

    /// Lets it know that it will look at so many positions in all: it begins no look then that would hardly be finished. That takes
    /// long, and what is half seen misleads.
    pub fn expect_only(&mut self, nodes: u64) {
        self.budget = nodes;
    }

    /// Thinks on until `nodes` positions were looked at in all, and no more; a look that would take longer does not count.
    pub fn think_until(&mut self, nodes: u64) {
        while self.consider_next(nodes) || (self.nodes() < nodes && self.look_closer()) {}
    }

    /// Considers one option more; false if this look has come to its end, or the thinking.
    fn consider_next(&mut self, limit: u64) -> bool {
        if self.candidates.len() < 2 || self.next == LOOKS[self.look].widths[0].min(self.candidates.len()) {
            return false;
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

    /// Begins the next look; false if there is none, or too little left for it.
    fn look_closer(&mut self) -> bool {
        let next = self.look + 1;
        let pays = EFFORT.get(next).is_some_and(|effort| self.nodes().saturating_mul(*effort) < self.budget);
        if !pays || self.candidates.len() < 2 {
            return false;
        }
        self.sort();
        self.look = next;
        self.next = 0;
        self.search.look(LOOKS[self.look]);
        true
    }

    fn sort(&mut self) {
        sort(&mut self.candidates, self.side);
    }

    /// What it would do now.
    pub fn best(&self) -> Option<Choice> {
        self.order().first().map(|candidate| candidate.choice)
    }

    fn order(&self) -> Vec<Candidate> {
        let mut order = self.candidates.clone();
        sort(&mut order, self.side);
        order
    }

    /// What it thinks now.
    pub fn advice(&mut self) -> Advice {
        let order = self.order();
        let advised = |(place, candidate): (usize, Candidate)| {
            let plan = if place < EXPLAINED {
                self.search.plan(&played(&self.position, candidate.choice), self.side)
            } else {
                Vec::new()
            };
            let reasons = if place < EXPLAINED { reasons(&self.position, candidate.choice, &plan) } else { Vec::new() };
            Advised { choice: candidate.choice, chance: candidate.value.into(), plan, reasons }
        };
        let options = order.into_iter().enumerate().map(advised).collect();
        Advice { options, nodes: self.nodes() }
    }
}

/// The best first; what was looked at more closely counts before what was not.
fn sort(candidates: &mut [Candidate], side: f32) {
    let good = |candidate: &Candidate| side * candidate.value;
    candidates.sort_by(|one, other| other.looks.cmp(&one.looks).then(good(other).total_cmp(&good(one))));
}
