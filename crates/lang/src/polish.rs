//! The game in Polish, in the terms of the newest Polish rulebook.

mod choice;
mod event;
mod help;
mod lesson;
mod names;
mod page;
mod phrases;
mod stones;
mod table;
mod verdict;
mod waiting;

pub(crate) use choice::choice;
pub(crate) use event::{event, outcome};
pub(crate) use help::{power_help, tile_help};
pub(crate) use lesson::LESSON;
pub(crate) use names::{colour, curse_face, edition, face, level, power, tao, taoist, tile};
pub(crate) use page::PAGE;
pub(crate) use phrases::space;
pub(crate) use stones::stones;
pub(crate) use table::table;
pub(crate) use verdict::{ending, refusal, score_lines};
pub(crate) use waiting::waiting;

/// The rules in words.
pub(crate) const RULES: &str = include_str!("../data/rules.pl.txt");
