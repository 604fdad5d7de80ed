//! What can be worked out of the shown position at once: the exorcisms in reach, and what the ghosts will do.

use ghost_stories_engine::Position;
use ghost_stories_odds::{Foreseen, Reach, forecast, reach};
use leptos::prelude::*;

use super::OfferedOptions;

/// How many turns the forecast looks ahead: once round the table.
const TURNS_AHEAD: usize = 4;

/// Nobody changes it: it follows from the position that is shown.
#[derive(Clone, Copy)]
pub struct Foresight {
    /// The exorcisms in reach while the player on turn decides.
    pub reach: Memo<Vec<Reach>>,
    /// What the ghosts will do once round the table.
    pub forecast: Memo<Vec<Foreseen>>,
}

impl Foresight {
    pub(super) fn new(position: Memo<Position>, options: OfferedOptions) -> Foresight {
        let reach = Memo::new(move |_| if options.is_empty() { Vec::new() } else { reach(&position.get()) });
        Foresight { reach, forecast: Memo::new(move |_| forecast(&position.get(), TURNS_AHEAD)) }
    }
}
