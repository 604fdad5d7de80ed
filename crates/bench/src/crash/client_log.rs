use std::collections::BTreeMap;

use ghost_stories_bots::Player;
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
    pub acknowledged: Vec<ClientRequest>,
    /// What was asked for when the connection went: it may be stored or not.
    pub unanswered: Vec<ClientRequest>,
    /// The number of the last event that is known, and the record then.
    pub number: u64,
    pub steps: Vec<Step>,
    /// The same as somebody gets it who comes back in the end knowing nothing.
    pub final_record: Option<(u64, Vec<Step>)>,
    /// How often this person came back after a crash.
    pub reconnects: u64,
    /// Requests refused since somebody else, a bot or another server was quicker.
    pub overtaken: u64,
    /// Requests refused since the server could not store them.
    pub turned_away: u64,
    pub problems: Vec<String>,
}

/// Something a person asked for, knowing the events up to one. The same may be asked for again later.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClientRequest {
    pub after: u64,
    pub action: ClientAction,
}

/// What can be asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ClientAction {
    /// A decision, after so many steps.
    Chose {
        steps: usize,
        choice: Choice,
    },
    /// A line of chat that nobody says twice.
    Said {
        text: String,
    },
    /// A seat.
    Sat {
        seat: Who,
    },
    /// The host began the game.
    Began,
    /// To take a decision back.
    Undo,
    /// The others agree to that, or do not.
    Agreed,
    Declined,
    /// The host let a bot play a seat, or does so no longer.
    LetPlay {
        seat: Who,
        bot: Player,
    },
    GaveBack {
        seat: Who,
    },
    /// The host listed the table in the lobby, or took it off the list.
    Listed,
    Unlisted,
}
