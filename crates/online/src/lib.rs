//! What a server of tables and those who sit at them say to each other: one closed set of messages for each direction, and the bodies
//! of the few requests that are not messages. Both ends are built from these types, so they cannot differ.

mod client_message;
mod first_turn;
mod new_table;
mod refusal_reason;
mod rest;
mod server_message;
mod state;
mod vault;

pub use client_message::{ClientMessage, ClientMessageError};
pub use first_turn::FirstTurn;
pub use new_table::{BlackSecretOptions, NewSeat, NewTable, SeatFor, TableError, WhiteMoonOptions};
pub use refusal_reason::RefusalReason;
pub use rest::{Challenge, Kind, NewChallenge, OpenedTable, Problem, RecordBoard, Standing, Summary};
pub use server_message::{LeftOut, Line, Now, Record, ServerMessage, ServerMessageKind, TableEvent, Update};
pub use state::{Person, Phase, Seat, TableState, UndoAsked};
pub use vault::{KeptVault, LONGEST_SEALED, NewVault, Vault};

/// The version of this vocabulary and of the rules behind it. A client of another one is told to load the page again.
pub const VERSION: u32 = 1;

/// The longest message a client may send, in bytes.
pub const LONGEST_MESSAGE: usize = 8 * 1024;

/// The longest name of a person, in characters.
pub const LONGEST_NAME: usize = 24;

/// The longest line of chat, in characters.
pub const LONGEST_LINE: usize = 500;
