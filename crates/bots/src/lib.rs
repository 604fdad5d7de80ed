//! Players of Ghost Stories that choose for themselves, and the advice they give to people.
//!
//! A [`Bot`] gets a [`View`] of the game, the same as a person in its seat, and answers with one of the options. [`Player`] names the
//! bots and their settings; [`BotGame`] plays a whole game of them. An [`Adviser`] thinks about a position for as long as it may and
//! tells at any moment what it would do, how likely that wins, and why.

mod adviser;
mod bot;
mod calibration;
mod chances;
mod clock;
mod expert;
mod feature;
mod game;
mod judge;
mod key;
mod novice;
mod oracle;
mod player;
mod reason;
mod search;
mod value;
mod weigh;

pub use adviser::{Advice, Advised, Adviser};
pub use bot::{Bot, View};
pub use calibration::{Calibration, Calibrations, progress};
pub use feature::Feature;
pub use game::BotGame;
pub use judge::{Judge, Weights, WuFengPhase};
pub use player::{Budget, Player, PlayerError};
pub use reason::{Reason, reasons};
pub use search::{Scope, Search};
pub use value::{PositionValue, win_chance};
pub use weigh::amounts;

ghost_stories_engine::serde_as_notation!(Player);
