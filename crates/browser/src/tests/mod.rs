//! The tests, in files named for what they test.

mod keyboard;
mod languages;
mod links;
mod reload;
mod undo;
mod whole_games;

use crate::run::Test;

/// Every test; the longest first.
pub fn all() -> Vec<Test> {
    [whole_games::TESTS, languages::TESTS, keyboard::TESTS, links::TESTS, reload::TESTS, undo::TESTS].concat()
}
