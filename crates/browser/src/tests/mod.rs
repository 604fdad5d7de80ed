//! The tests, in files named for what they test.

mod accessibility;
mod black_secret;
pub mod bots;
mod choices;
mod double_click;
mod exorcism;
mod hints;
mod keyboard;
mod languages;
mod lesson;
mod links;
mod log;
mod my_games;
mod offline;
mod online;
mod own_copy;
mod phone;
mod reload;
mod set_up;
mod start;
mod storage;
mod telling;
mod typefaces;
mod undo;
mod weight;
mod white_moon;
mod whole_games;

use crate::run::Test;

/// Every test; the longest first.
pub fn all() -> Vec<Test> {
    [
        whole_games::TESTS,
        lesson::TESTS,
        bots::TESTS,
        accessibility::TESTS,
        languages::TESTS,
        choices::TESTS,
        double_click::TESTS,
        exorcism::TESTS,
        hints::TESTS,
        keyboard::TESTS,
        links::TESTS,
        log::TESTS,
        white_moon::TESTS,
        my_games::TESTS,
        offline::TESTS,
        online::TESTS,
        own_copy::TESTS,
        phone::TESTS,
        reload::TESTS,
        black_secret::TESTS,
        set_up::TESTS,
        start::TESTS,
        storage::TESTS,
        telling::TESTS,
        typefaces::TESTS,
        undo::TESTS,
        weight::TESTS,
    ]
    .concat()
}
