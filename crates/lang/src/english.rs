//! The game in English.

mod black_secret;
mod black_secret_page;
mod choice;
mod event;
mod ghost;
mod help;
mod names;
mod page;
mod phrases;
mod reason;
mod table;
mod verdict;
mod waiting;
mod white_moon;
mod white_moon_page;

pub(crate) use black_secret::{
    BLACK_SECRET_TABLE, curse_help as black_secret_curse_help, curse_name, declined as black_secret_declined, demon,
    ending as black_secret_ending, mantra_help, mantra_name, token, token_help, trait_help,
};
pub(crate) use black_secret_page::BLACK_SECRET_REASON;
pub(crate) use choice::choice;
pub(crate) use event::{event, outcome};
pub(crate) use ghost::GHOST;
pub(crate) use help::{power_help, tile_help};
pub(crate) use names::{card, colour, curse_face, edition, face, level, power, tao, taoist, tile, who};
pub(crate) use page::PAGE;
pub(crate) use phrases::space;
pub(crate) use reason::REASON;
pub(crate) use table::TABLE;
pub(crate) use verdict::{REFUSAL, SCORE, ending};
pub(crate) use waiting::{chance, decision};
pub(crate) use white_moon::{
    LYING, PEDESTAL, PORTAL, SU_LING, artifact, artifact_help, counts as white_moon_counts, crystals, curse_help,
    declined, pile, thanks_help,
};
pub(crate) use white_moon_page::WHITE_MOON_REASON;

/// The rules in words.
/// Not in the page, which asks for it when it has begun.
#[cfg(not(target_family = "wasm"))]
pub(crate) const RULES: &str = include_str!("../data/rules.en.txt");

/// What the teacher says in the lessons. Not in the page either.
#[cfg(not(target_family = "wasm"))]
pub(crate) const LESSONS: &str = include_str!("../data/lessons.en.txt");
