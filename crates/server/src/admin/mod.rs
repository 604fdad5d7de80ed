//! What those who run a server may ask it while it runs: one line of JSON each way, through a socket that only they can open.

mod answers;
#[cfg(unix)]
mod socket;

use std::net::IpAddr;

use ghost_stories_engine::{Level, Who};
use ghost_stories_online::{Kind, Line, TableState};
use serde::{Deserialize, Serialize};

#[cfg(unix)]
pub use socket::{AdminSocket, ask};

use crate::store::Bar;

/// The longest wish, in bytes.
const LONGEST_REQUEST: u64 = 4 * 1024;

/// The most minutes before a restart that it can be announced.
pub const MOST_MINUTES: u32 = 24 * 60;

/// What is asked of a server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "ask", rename_all = "kebab-case", deny_unknown_fields)]
pub enum AdminRequest {
    /// The tables in the memory of this server.
    Tables {},
    /// One table, wherever it is.
    Table {
        /// Its name.
        table: String,
    },
    /// Nobody comes to the table any more, and nothing happens there.
    Close {
        /// Its name.
        table: String,
    },
    /// A table that was closed goes on.
    Reopen {
        /// Its name.
        table: String,
    },
    /// The addresses that are let in no more.
    Bars {},
    /// An address is let in no more.
    Bar {
        /// Which.
        address: IpAddr,
        /// For so long, or for good.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        days: Option<u32>,
    },
    /// An address is let in again.
    Unbar {
        /// Which.
        address: IpAddr,
    },
    /// Everybody is told that the servers will be restarted.
    AnnounceRestart {
        /// In so many minutes.
        minutes: u32,
    },
    /// There will be no restart.
    WithdrawRestart {},
}

/// What a server answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "answer", rename_all = "kebab-case")]
pub enum AdminAnswer {
    /// The tables in its memory, the busiest first.
    Tables {
        /// Each in short.
        tables: Vec<AdminTable>,
    },
    /// One table.
    Table {
        /// In short.
        table: Box<AdminTable>,
        /// Who sits where.
        state: Box<TableState>,
        /// For whom it waits.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        decides: Option<Who>,
        /// The last lines that were said.
        chat: Vec<Line>,
    },
    /// The addresses that are let in no more.
    Bars {
        /// Each, those that are over too.
        bars: Vec<Bar>,
    },
    /// It was done.
    Done {
        /// What, in words.
        what: String,
    },
    /// It was not.
    Refused {
        /// Why, in words.
        error: String,
    },
}

/// A table in short.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AdminTable {
    /// Its name.
    pub table: String,
    /// What is played.
    pub kind: Kind,
    /// At which level.
    pub level: Level,
    /// How many seats it has, that of Wu-Feng too.
    pub seats: usize,
    /// `open`, `playing`, `over` or `closed`.
    pub phase: String,
    /// How many events it has.
    pub events: u64,
    /// When the last of them was, in milliseconds since 1970.
    pub at: u64,
    /// Those with a place who are connected to this server.
    pub here: Vec<String>,
    /// How many others watch through this server.
    pub watching: usize,
}
