//! The tests, in files named for what they test.

mod whole_games;

use crate::run::Test;

/// Every test; the longest first.
pub fn all() -> Vec<Test> {
    [whole_games::TESTS].concat()
}
