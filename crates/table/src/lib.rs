//! One game of Ghost Stories among people: how it is set up, what chance deals, its record, undo, replays and views.

mod deal;
mod game;
mod lesson;
mod link;
mod random;
mod replay;
mod statistics;
mod stream;
mod table;
mod veiled;
pub mod view;
pub mod written;

pub use deal::{MoonWishes, Portal, SecretWishes, Wishes};
pub use game::{Game, Start, Step};
pub use lesson::{Lesson, Teach};
pub use random::{Counts, RandomGame};
pub use replay::{FileSetup, Replay, ReplayError, ReplayStart};
pub use statistics::{Deeds, Statistics};
pub use stream::{Dealer, Purpose, Stream};
pub use table::Table;
pub use veiled::veiled;
