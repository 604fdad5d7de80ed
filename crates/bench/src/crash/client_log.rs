use std::collections::BTreeMap;

use ghost_stories_engine::{Choice, Who};
use ghost_stories_online::TableEvent;
use ghost_stories_table::Step;

/// What one person wrote down about one table.
#[derive(Default)]
pub struct ClientLog {
    pub table: String,
    pub seat_token: Option<String>,
    pub person: Option<u8>,
    /// What happened as it was told, and when, by number.
    pub events: BTreeMap<u64, (u64, TableEvent)>,
    /// What the server said was stored for good.
    pub acknowledged: Vec<ClientAction>,
    /// What was asked for when the connection went: it may be stored or not.
    pub unanswered: Vec<ClientAction>,
    /// The number of the last event that is known, and the record then.
    pub number: u64,
    pub steps: Vec<Step>,
    /// The same as somebody gets it who comes back in the end knowing nothing.
    pub final_record: Option<(u64, Vec<Step>)>,
    /// How often this person came back after a crash.
    pub reconnects: u64,
    /// Requests refused since another server was quicker.
    pub overtaken: u64,
    pub problems: Vec<String>,
}

/// Something a person asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ClientAction {
    /// A decision, after so many steps.
    Chose { steps: usize, choice: Choice },
    /// A line of chat that nobody says twice.
    Said { text: String },
    /// A seat.
    Sat { seat: Who },
    /// The host began the game.
    Began,
}
