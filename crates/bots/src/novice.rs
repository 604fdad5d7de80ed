use ghost_stories_engine::Choice;
use ghost_stories_table::Stream;

use crate::bot::{Bot, View};
use crate::judge::Judge;
use crate::search::{Scope, Search};

/// Looks over its own turn with exact dice, and judges what comes of it by rules of thumb.
pub struct Novice {
    search: Search<&'static Judge>,
    stream: Stream,
}

impl Novice {
    /// How a novice looks at a turn.
    pub const SCOPE: Scope = Scope { widths: &[12, 6, 2, 1], draws: 0, careful: 1 };

    /// A novice; `stream` is for what it leaves to chance.
    pub fn new(stream: Stream) -> Novice {
        Novice { search: Search::new(Judge::novice(), Novice::SCOPE), stream }
    }
}

impl Bot for Novice {
    fn choose(&mut self, view: &View) -> Choice {
        self.search.forget();
        self.search.turn_to(view.position(), &mut self.stream);
        self.search.best_choice(view.position())
    }
}
