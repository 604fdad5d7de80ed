use ghost_stories_engine::Choice;
use ghost_stories_table::Stream;

use crate::bot::{Bot, View};
use crate::search::{Scope, Search};
use crate::value::ByGame;

/// Looks briefly over its own turn with exact dice, and judges what comes of it by rules of thumb: the expert's, at a glance.
pub struct Novice {
    search: Search<ByGame>,
    stream: Stream,
}

impl Novice {
    const SCOPE: Scope = Scope { widths: &[4, 2, 1], details: 1, draws: 0, barriers: false };

    /// How many positions it looks at for a choice in the expansions.
    const GLANCES: u64 = 20_000;

    /// A novice; `stream` is for what it leaves to chance.
    pub fn new(stream: Stream) -> Novice {
        Novice { search: Search::new(ByGame, Novice::SCOPE), stream }
    }
}

impl Bot for Novice {
    fn choose(&mut self, view: &View) -> Choice {
        let position = view.imagined(&mut self.stream);
        let wide = position.white_moon().is_some() || position.black_secret().is_some();
        if wide {
            // How far the glances reach must not depend on what was looked at before.
            self.search.forget();
        }
        self.search.turn_to(&position, &mut self.stream);
        // Glances are kept for the turn. What was found by looking on depends on where it began.
        self.search.look(Novice::SCOPE);
        // The expansions have turns with so many ways that even a brief look would take seconds.
        let most = if wide { Novice::GLANCES } else { u64::MAX };
        self.search.stop_at(self.search.nodes().saturating_add(most));
        self.search.best_choice(&position)
    }
}
