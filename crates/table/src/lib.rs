//! One game of Ghost Stories among people: how it is set up, what chance deals, its record, undo and replays.

mod course;
mod deal;
mod file_setup;
mod game;
mod lesson;
mod levels;
mod link;
mod own_copy;
mod problem;
mod random;
mod replay;
mod statistics;
mod stream;
mod table;
mod veiled;
pub mod written;

pub use course::{Course, Cut, Gap, Lost};
pub use deal::{BlackSecretSetupOptions, DealError, Portal, SetupOptions, WhiteMoonSetupOptions, nine_tiles};
pub use file_setup::FileSetup;
pub use game::{Game, Start, Step, advance};
pub use lesson::{Lesson, Teach};
pub use levels::{LevelRow, level_cells_of_rules, level_table};
pub use own_copy::{DataWord, OwnComponent, OwnCopy, OwnProblem, OwnValue, own_problem};
pub use problem::Problem;
pub use random::{RandomGame, StepCounts};
pub use replay::{BrokenPosition, OpenedReplay, Replay, ReplayError, ReplayStart, WrittenPosition};
pub use statistics::{Deeds, Statistics};
pub use stream::{Dealer, Purpose, Stream};
pub use table::Table;
pub use veiled::{StandIn, gap_positions, veiled, with_stand_ins};

ghost_stories_engine::serde_as_notation!(Step, Portal);
