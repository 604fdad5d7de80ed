//! The game in Polish, in the terms of the newest Polish rulebook.

mod choice;
mod event;
mod ghost;
mod help;
mod moon;
mod moon_page;
mod names;
mod page;
mod phrases;
mod reason;
mod secret;
mod secret_page;
mod table;
mod verdict;
mod waiting;

pub(crate) use choice::choice;
pub(crate) use event::{event, outcome};
pub(crate) use ghost::GHOST;
pub(crate) use help::{power_help, tile_help};
pub(crate) use moon::{
    LYING, PEDESTAL, PORTAL, SU_LING, artifact, artifact_help, counts as moon_counts, crystals, curse_help, declined,
    pile, thanks_help,
};
pub(crate) use moon_page::MOON_REASON;
pub(crate) use names::{card, colour, curse_face, edition, face, level, power, tao, taoist, tile, who};
pub(crate) use page::PAGE;
pub(crate) use phrases::space;
pub(crate) use reason::REASON;
pub(crate) use secret::{
    SECRET_TABLE, curse_help as secret_curse_help, curse_name, declined as secret_declined, demon,
    ending as secret_ending, mantra_help, mantra_name, token, token_help, trait_help,
};
pub(crate) use secret_page::SECRET_REASON;
pub(crate) use table::TABLE;
pub(crate) use verdict::{REFUSAL, SCORE, ending};
pub(crate) use waiting::{chance, decision};

/// The rules in words.
/// Not in the page, which asks for it when it has begun.
#[cfg(not(target_family = "wasm"))]
pub(crate) const RULES: &str = include_str!("../data/rules.pl.txt");

/// What the teacher says in the lessons. Not in the page either.
#[cfg(not(target_family = "wasm"))]
pub(crate) const LESSONS: &str = include_str!("../data/lessons.pl.txt");
