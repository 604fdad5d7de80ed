//! Tables of a server: the connection, a table as the server tells it, and what the browser keeps of it.

mod connection;
mod flat_message;
pub mod kept;
mod lobby_feed;
mod people;
mod pulse;
mod remote;
pub mod rest;

pub use lobby_feed::LobbyFeed;
pub use remote::{Link, OnlineRefusal, Pointed, Remote};
