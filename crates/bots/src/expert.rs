use core::time::Duration;

use ghost_stories_engine::Choice;

use crate::adviser::Adviser;
use crate::bot::{Bot, View};
use crate::clock::Clock;
use crate::player::Budget;

/// Takes the advice of an [`Adviser`] that thinks for as long as the budget lasts.
pub struct Expert {
    seed: u64,
    budget: Budget,
}

impl Expert {
    /// How many positions are looked at between two looks at the clock.
    const SLICE: u64 = 500;

    /// An expert.
    pub fn new(seed: u64, budget: Budget) -> Expert {
        Expert { seed, budget }
    }

    fn think(adviser: &mut Adviser, time: Duration) {
        let clock = Clock::start();
        let mut stop = adviser.nodes();
        // Fewer than it may look at are looked at once nothing is left to think about.
        while adviser.nodes() >= stop && clock.elapsed() < time {
            stop = adviser.nodes() + Expert::SLICE;
            adviser.think_until(stop);
        }
    }
}

impl Bot for Expert {
    fn choose(&mut self, view: &View) -> Choice {
        let mut adviser = Adviser::new(view, self.seed);
        match self.budget {
            Budget::Nodes(nodes) => adviser.think_until(nodes),
            Budget::Time(time) => Expert::think(&mut adviser, time),
        }
        adviser.best().expect("a position that waits for a choice has options")
    }
}
