//! Tables of a server: the connection, a table as the server tells it, and what the browser keeps of it.

mod aids;
mod connection;
mod flat_message;
pub mod kept;
mod lobby_feed;
mod opened;
mod order;
mod people;
mod pulse;
mod remote;
pub mod rest;
mod unsent;

pub use lobby_feed::LobbyFeed;
pub use order::Notice;
pub use remote::{Link, OnlineRefusal, Pointed, Remote};
