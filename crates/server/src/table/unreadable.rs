use ghost_stories_table::ReplayError;

use crate::store::EventRow;
use crate::stored_event::StoredEvent;

/// Why a stored table, or an event of it, cannot be read.
#[derive(Debug)]
pub enum Unreadable {
    /// It was damaged.
    Damaged(String),
    /// It was written by a newer program.
    Newer,
    /// Corrected rules refuse a step, and it is of before tables say how they lay.
    OlderRules(ReplayError),
}

/// The event of a row.
pub fn read(row: &EventRow) -> Result<StoredEvent, Unreadable> {
    StoredEvent::read(&row.body).map_err(|error| {
        if StoredEvent::is_newer(&row.body) { Unreadable::Newer } else { damaged(row, &error.to_string()) }
    })
}

pub fn damaged(row: &EventRow, why: &str) -> Unreadable {
    Unreadable::Damaged(format!("table {}, entry {}: {why}", row.table, row.number))
}
