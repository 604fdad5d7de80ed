use std::sync::Arc;

use ghost_stories_table::{Replay, ReplayError, Table};

use super::game::OpenedGame;
use crate::play::{Mode, Play};
use crate::shelf;

/// Opens the game of a link, to look at from a step on.
pub fn open_link(link: &str, step: usize) -> OpenedGame {
    watch(Replay::from_link(link).and_then(|replay| Table::open(&replay, 0)), step, None)
}

/// Opens a saved game to look at it.
pub fn open_saved(id: String) -> OpenedGame {
    match shelf::open(&id) {
        Some(table) => watch(table, 0, Some(id)),
        None => OpenedGame::Missing,
    }
}

pub(super) fn watch(table: Result<Table, ReplayError>, step: usize, id: Option<String>) -> OpenedGame {
    match table {
        Ok(table) => {
            let seats = id.as_deref().map(shelf::seats).unwrap_or_default();
            let play = Play::new(table, None, seats, Mode::Replay);
            play.show(step);
            OpenedGame::Ready(play)
        }
        Err(error) => OpenedGame::Damaged { id, reason: Arc::new(error) },
    }
}
