use ghost_stories_engine::Choice;

use crate::adviser::Adviser;
use crate::bot::{Bot, View};
use crate::player::Budget;

/// Takes the advice of an [`Adviser`] that thinks for as long as the budget lasts.
pub struct Expert {
    seed: u64,
    budget: Budget,
}

impl Expert {
    /// An expert.
    pub fn new(seed: u64, budget: Budget) -> Expert {
        Expert { seed, budget }
    }
}

impl Bot for Expert {
    fn choose(&mut self, view: &View) -> Choice {
        let mut adviser = Adviser::new(view, self.seed);
        adviser.think(self.budget);
        adviser.best().expect("a position that waits for a choice has options")
    }
}
