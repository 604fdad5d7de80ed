//! One game of Ghost Stories among people: how it is set up, what chance deals, its record, undo, replays and views.

mod deal;
mod game;
mod random;
mod replay;
mod stream;
pub mod view;
pub mod written;

pub use deal::Wishes;
pub use game::{Game, Start, Step};
pub use random::{Counts, RandomGame};
pub use replay::{FileSetup, Replay, ReplayError, ReplayStart};
pub use stream::{Dealer, Purpose, Stream};
