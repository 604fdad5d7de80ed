use ghost_stories_engine::{Choice, Position};

use crate::adviser::Adviser;
use crate::bot::{Bot, View};
use crate::judge::Judge;
use crate::player::Budget;

/// Takes the advice of an [`Adviser`] that thinks for as long as the budget lasts.
pub struct Expert {
    seed: u64,
    budget: Budget,
    judge: fn(&Position) -> &'static Judge,
}

impl Expert {
    /// An expert.
    pub fn new(seed: u64, budget: Budget) -> Expert {
        Expert { seed, budget, judge: Judge::expert }
    }

    /// One to whom villagers are nothing.
    pub fn ignores_villagers(seed: u64, budget: Budget) -> Expert {
        Expert { seed, budget, judge: Judge::ignores_villagers }
    }
}

impl Bot for Expert {
    fn choose(&mut self, view: &View) -> Choice {
        let mut adviser = Adviser::with((self.judge)(view.position()), view, self.seed);
        adviser.think(self.budget);
        adviser.best().expect("a position that waits for a choice has options")
    }
}
