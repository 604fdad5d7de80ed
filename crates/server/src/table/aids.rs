//! Advice that people say they have asked for. It cannot be proved that none was used.

use ghost_stories_online::{Aid, RefusalReason, TableEvent};

use super::HostedTable;
use super::decide::{DecidedEvent, Refused, refuse};
use crate::stored_event::StoredEvent;

impl HostedTable {
    /// Somebody tells that they have asked for advice.
    pub(super) fn use_aid(&self, person: u8, aid: Aid) -> Result<DecidedEvent, Refused> {
        if !self.began {
            return refuse(RefusalReason::NotBegun, "the game has not begun");
        }
        self.not_over()?;
        match aid {
            Aid::Hints | Aid::Chance | Aid::Trial => Ok(StoredEvent::AidUsed { person, aid }.into()),
            Aid::Unknown => refuse(RefusalReason::Malformed, "aid: expected hints, chance or trial"),
        }
    }

    /// An attempt at a challenge does not count with it; other results say what was used.
    pub(super) fn add_aid(&mut self, person: u8, aid: Aid) -> TableEvent {
        self.ranked &= self.day.is_none();
        if !self.aids.contains(&aid) {
            self.aids.push(aid);
            self.aids.sort_unstable();
        }
        TableEvent::AidUsed { person, aid }
    }
}
