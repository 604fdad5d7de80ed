//! The tests, in files named for what they test.

mod accessibility;
mod admin;
mod black_secret;
pub mod bots;
mod choices;
mod double_click;
mod example;
mod exorcism;
mod hints;
mod keyboard;
mod languages;
mod legible;
mod lesson;
mod links;
mod log;
mod me;
mod my_games;
mod offline;
mod online;
mod own_copy;
mod phone;
mod reading;
mod reload;
mod set_up;
mod start;
mod storage;
mod telling;
mod touch;
mod typefaces;
mod undo;
mod weight;
mod white_moon;
mod whole_games;

use crate::run::Test;

/// Every test; the longest first.
pub fn all() -> Vec<Test> {
    [
        double_click::TESTS,
        languages::TESTS,
        whole_games::TESTS,
        legible::TESTS,
        accessibility::TESTS,
        reading::TESTS,
        own_copy::TESTS,
        lesson::TESTS,
        bots::TESTS,
        choices::TESTS,
        example::TESTS,
        exorcism::TESTS,
        hints::TESTS,
        keyboard::TESTS,
        links::TESTS,
        log::TESTS,
        white_moon::TESTS,
        my_games::TESTS,
        offline::TESTS,
        admin::TESTS,
        online::TESTS,
        phone::TESTS,
        reload::TESTS,
        black_secret::TESTS,
        set_up::TESTS,
        start::TESTS,
        storage::TESTS,
        telling::TESTS,
        typefaces::TESTS,
        touch::TESTS,
        undo::TESTS,
        weight::TESTS,
        me::TESTS,
    ]
    .concat()
}
