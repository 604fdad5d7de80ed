use ghost_stories_engine::{PositionView, Who};
use ghost_stories_online::{Now, ServerMessage, TableEvent, Update};
use ghost_stories_table::FileSetup;
use serde_json::json;

use super::HostedTable;
use super::record::Before;
use crate::order_event::OrderEvent;
use crate::stored_event::StoredEvent;

/// What an event changed, as it is told to each.
pub struct Happened {
    pub number: u64,
    pub(super) at: u64,
    pub what: TableEvent,
    pub(super) seats_changed: bool,
    /// What the record was like before, if it may have changed for somebody.
    pub(super) before: Option<Before>,
    /// Who knew the hand before.
    pub(super) knew: Option<u8>,
    /// Who has no place at the table any more: they were sent away, or their number is somebody else's now.
    pub leaves: Option<u8>,
}

/// Who has no place at the table any more because of an event.
pub(super) fn leaves(entry: &StoredEvent) -> Option<u8> {
    let StoredEvent::Order(order) = entry else { return None };
    match order {
        OrderEvent::Removed { person, .. } | OrderEvent::SatAnew { person, .. } => Some(*person),
        OrderEvent::HostChanged { .. }
        | OrderEvent::Muted { .. }
        | OrderEvent::Unmuted { .. }
        | OrderEvent::Lifted { .. }
        | OrderEvent::WordSet { .. }
        | OrderEvent::Invited { .. }
        | OrderEvent::Known { .. }
        | OrderEvent::PlayedAgain { .. } => None,
    }
}

impl HostedTable {
    /// The answer to somebody who comes to the table, with everything or with what only comes before the updates they missed.
    pub fn welcome(&self, person: Option<u8>, whole: bool, now: Option<Now>) -> ServerMessage {
        let knows = self.knows_hand(person);
        ServerMessage::Welcome {
            number: self.number,
            person,
            setup: Box::new(FileSetup::from(self.record.setup())),
            state: self.state(),
            steps: whole.then(|| self.record.told(knows)),
            positions: if whole { self.record.gap_positions(knows) } else { Vec::new() },
            left_out: self.record.left_out().cloned(),
            chat: if whole { self.chat.iter().cloned().collect() } else { Vec::new() },
            now,
        }
    }

    /// What is awaited, as a person is told it.
    pub fn now(&self, person: Option<u8>, views: bool) -> Now {
        let decides = self.decides();
        let theirs = decides.is_some_and(|who| person.is_some_and(|person| self.decides_for(person, who)));
        let options = if theirs { self.position().options().to_vec() } else { Vec::new() };
        let seer = self.knows_hand(person).then_some(Who::WuFeng);
        Now { decides, options, view: views.then(|| json!(PositionView::of(self.position(), seer))), time_left: None }
    }

    /// The last event as a person is told it; `now` only with the last of several.
    pub fn update(&self, happened: &Happened, person: Option<u8>, now: Option<Now>) -> ServerMessage {
        let knew = person.is_some() && happened.knew == person;
        let knows = self.knows_hand(person);
        debug_assert_eq!(happened.number, self.number, "an entry is told before the next one is added");
        let record = happened.before.as_ref().and_then(|before| self.record.change(before, knew, knows));
        ServerMessage::Update(Update {
            number: happened.number,
            at: happened.at,
            what: happened.what.clone(),
            state: happened.seats_changed.then(|| self.state()),
            record,
            now,
        })
    }
}
