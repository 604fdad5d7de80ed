//! What the command lines of all programs have in common: how they fail and in which language, options of the game, and how they print a time.

mod failure;
mod language;
mod options;
mod text_file;

pub use failure::{Failure, ValueError, exit, system};
pub use language::{choose_language, language, say};
pub use options::{ExpansionOptions, MOST_GAMES, fresh_seed, undealt};
pub use text_file::read_text;

/// Seconds in a unit that fits.
pub fn duration(seconds: f64) -> String {
    match seconds {
        ..1e-6 => format!("{:.0} ns", seconds * 1e9),
        ..1e-3 => format!("{:.1} µs", seconds * 1e6),
        ..1.0 => format!("{:.1} ms", seconds * 1e3),
        _ => format!("{seconds:.1} s"),
    }
}
