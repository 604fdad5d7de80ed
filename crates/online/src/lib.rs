//! What a server of tables and those who sit at them say to each other: one closed set of messages for each direction, and the bodies
//! of the few requests that are not messages. Both ends are built from these types, so they cannot differ.

mod new_table;
mod request;
mod rest;
mod state;
mod told;
mod why;
mod word;

pub use new_table::{MoonOptions, NewSeat, NewTable, SeatFor, SecretOptions, TableError};
pub use request::{Request, RequestError};
pub use rest::{Challenge, Kind, NewChallenge, OpenedTable, Problem, RecordBoard, Standing, Summary};
pub use state::{Person, Phase, Seat, TableState, UndoAsked};
pub use told::{Line, Now, Record, Told, Update, What};
pub use why::Why;
pub use word::Word;

/// The version of this vocabulary and of the rules behind it. A client of another one is told to load the page again.
pub const VERSION: u32 = 1;

/// The longest message a client may send, in bytes.
pub const LONGEST_MESSAGE: usize = 8 * 1024;

/// The longest name of a person, in characters.
pub const LONGEST_NAME: usize = 24;

/// The longest line of chat, in characters.
pub const LONGEST_LINE: usize = 500;
