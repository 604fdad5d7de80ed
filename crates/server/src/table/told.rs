use ghost_stories_engine::{PositionView, Who};
use ghost_stories_online::{Now, Record as Change, ServerMessage, TableEvent, Update};
use ghost_stories_table::{FileSetup, Step};
use serde_json::json;

use super::Table;

/// What an entry changed, as it is told to each.
pub struct Happened {
    pub(super) number: u64,
    pub(super) at: u64,
    pub(super) what: TableEvent,
    pub(super) seats_changed: bool,
    /// The record before and after, each for those who do not know Wu-Feng's hand and those who do.
    pub(super) record: Option<[[Vec<Step>; 2]; 2]>,
    /// Who knew the hand before.
    pub(super) knew: Option<u8>,
}

impl Table {
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
        Now { decides, options, view: views.then(|| json!(PositionView::of(self.position(), seer))) }
    }

    /// An entry as a person is told it; `now` only with the last of several.
    pub fn update(&self, happened: &Happened, person: Option<u8>, now: Option<Now>) -> ServerMessage {
        let knew = person.is_some() && happened.knew == person;
        let knows = self.knows_hand(person);
        let change =
            |[before, after]: &[[Vec<Step>; 2]; 2]| change(&before[usize::from(knew)], &after[usize::from(knows)]);
        let record = happened.record.as_ref().and_then(change);
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

/// What changed from one record to the next.
fn change(before: &[Step], after: &[Step]) -> Option<Change> {
    let from = before.iter().zip(after).take_while(|(before, after)| before == after).count();
    let steps: Vec<Step> = after[from..].to_vec();
    (from < before.len() || !steps.is_empty()).then_some(Change { from, steps })
}
