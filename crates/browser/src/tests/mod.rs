//! The tests, in files named for what they test.

mod accessibility;
mod keyboard;
mod languages;
mod lesson;
mod links;
mod log;
mod phone;
mod reload;
mod undo;
mod whole_games;

use crate::run::Test;

/// Every test; the longest first.
pub fn all() -> Vec<Test> {
    [
        whole_games::TESTS,
        lesson::TESTS,
        accessibility::TESTS,
        languages::TESTS,
        keyboard::TESTS,
        links::TESTS,
        log::TESTS,
        phone::TESTS,
        reload::TESTS,
        undo::TESTS,
    ]
    .concat()
}
