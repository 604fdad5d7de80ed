//! Scenario files: a position, what is played, and what must hold.
//!
//! The format is described for users in `docs/formats.md`.
//!
//! ```
//! let report = ghost_stories_scenario::run(
//!     "title A corner tile touches two spaces\n\
//!      covers B2\n\
//!      ghost red-left zombie\n\
//!      turn red yang\n\
//!      play\n\
//!      move herbalist\n\
//!      expect offered exorcise\n",
//! );
//! assert!(report.passed(), "{report:?}");
//! ```

mod black_secret;
mod events;
mod example;
mod expect;
mod fact;
mod fits;
mod run;
mod white_moon;

pub use example::{ExampleProblem, example};
pub use run::{Report, ScenarioProblem, run};
