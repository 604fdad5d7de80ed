//! What a server of tables and those who sit at them say to each other: one closed set of messages for each direction, and the bodies
//! of the few requests that are not messages. Both ends are built from these types, so they cannot differ.

mod aid;
mod challenge;
mod client_message;
mod first_turn;
mod lobby;
mod new_table;
mod pace;
mod refusal_reason;
mod rematch;
mod rest;
mod server_message;
mod state;
mod vault;

pub use aid::Aid;
pub use challenge::{Challenge, NewChallenge, OpenedChallenge, PracticeReason};
pub use client_message::{ClientMessage, ClientMessageError};
pub use first_turn::FirstTurn;
pub use lobby::{ListedSeat, ListedTable, Listing, LobbyList, LobbyMessage, MOST_EXCEPTIONS, QuickSeat, SeatTaken};
pub use new_table::{BlackSecretOptions, NewSeat, NewTable, SeatFor, TableError, WhiteMoonOptions};
pub use pace::Pace;
pub use refusal_reason::RefusalReason;
pub use rematch::Rematch;
pub use rest::{Kind, OpenedTable, Problem, RecordBoard, Standing, Summary, WuFengPlayer};
pub use server_message::{Away, LeftOut, Line, Now, Record, ServerMessage, ServerMessageKind, TableEvent, Update};
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

/// The longest word to enter a table, in characters.
pub const LONGEST_WORD: usize = 40;
