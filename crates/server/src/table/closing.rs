//! Tables that those who run the server have closed.

use ghost_stories_online::{RefusalReason, TableEvent};

use super::HostedTable;
use super::decide::{DecidedEvent, Refused, refuse};
use crate::stored_event::StoredEvent;

/// Why nobody comes to a closed table.
pub const CLOSED: &str = "this table was closed by those who run the server";

impl HostedTable {
    /// True if those who run the server have closed it.
    pub fn is_closed(&self) -> bool {
        self.closed.is_some()
    }

    pub(super) fn not_closed(&self) -> Result<(), Refused> {
        if self.is_closed() { refuse(RefusalReason::Closed, CLOSED) } else { Ok(()) }
    }

    /// The event by which those who run the server close the table, or open it again.
    pub fn close(&self, closed: bool) -> Result<DecidedEvent, Refused> {
        self.not_newer()?;
        match (self.is_closed(), closed) {
            (false, true) => Ok(StoredEvent::Closed {}.into()),
            (true, false) => Ok(StoredEvent::Reopened {}.into()),
            (true, true) => refuse(RefusalReason::Closed, "the table is closed already"),
            (false, false) => refuse(RefusalReason::Malformed, "the table is not closed"),
        }
    }

    pub(super) fn set_closed(&mut self, closed: bool) -> TableEvent {
        self.closed = closed.then_some(self.number + 1);
        if closed { TableEvent::Closed {} } else { TableEvent::Reopened {} }
    }
}
