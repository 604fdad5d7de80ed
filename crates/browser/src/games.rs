//! The stored games that the tests play.

use ghost_stories_table::Replay;

use crate::failure::Verdict;

pub fn won() -> Verdict<Replay> {
    Ok(Replay::read(include_str!("../games/won.json"))?)
}

pub fn lost() -> Verdict<Replay> {
    Ok(Replay::read(include_str!("../games/lost.json"))?)
}
