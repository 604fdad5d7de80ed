//! What is left of a game that is over, and what the record refers to.

use ghost_stories_engine::{ByColour, LentComponents, Who};
use ghost_stories_table::Replay;

use super::HostedTable;

impl HostedTable {
    /// Keeps in memory what its positions refer to, for those who use one longer than the table.
    pub fn own_data(&self) -> Option<LentComponents> {
        self.record.own_data()
    }

    /// The whole record, once the game is over. It refers to what the table keeps in memory, so it is written while the table is there.
    pub fn replay(&self) -> Option<Replay> {
        if !self.is_over() {
            return None;
        }
        let mut replay = self.record.replay();
        replay.names = ByColour::from_fn(|colour| {
            let seat = self.seats.iter().find(|seat| seat.seat == Who::Taoist(colour))?;
            Some(self.people.get(usize::from(seat.decider()?))?.name.clone())
        });
        Some(replay)
    }

    /// True if nobody who was here before knows the record as it is now, because corrected rules refused a part of it.
    pub fn is_patched(&self) -> bool {
        self.record.is_patched()
    }

    /// True if others are told that Wu-Feng holds other cards than he does.
    pub fn hides_cards(&self) -> bool {
        self.record.told(false) != self.record.told(true)
    }
}
