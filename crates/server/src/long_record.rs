//! A table of Black Secret behind a record of any length, for counting what a decision costs there.

use ghost_stories_engine::Choice;
use ghost_stories_online::{ClientMessage, NewTable};
use ghost_stories_table::Step;

use crate::fuzzing;
use crate::store::EventRow;
use crate::stored_event::StoredEvent;
use crate::table::HostedTable;

/// How many decisions are made before the one that is counted.
const DECISIONS: usize = 12;

/// A step that has never been allowed at a table of several players: it stands for what older rules allowed.
const REFUSED: &str = "take-token";

/// A table at which the host must decide. Wu-Feng is somebody else, and others are told that he holds other cards than he does.
pub struct LongRecord {
    table: HostedTable,
    choice: Choice,
}

impl LongRecord {
    /// The table after so many steps, always in the same position.
    ///
    /// The record begins with steps of older rules, as many as are needed; from the first turn on it is always the same.
    pub fn of(steps: usize) -> LongRecord {
        let (rows, choice) = game();
        let table = HostedTable::from_rows(&lengthened(&rows, steps)).ok().flatten().expect("the rows are good");
        assert_eq!(table.steps().len(), steps, "the game itself is longer");
        LongRecord { table, choice }
    }

    /// Lets the host decide, and tells the host, a guest who is Wu-Feng and somebody who watches; how many bytes they were told.
    #[inline(never)]
    pub fn decide(mut self) -> usize {
        let table = &mut self.table;
        let request =
            ClientMessage::Choose { choice: self.choice, steps: table.steps().len(), number: Some(table.number()) };
        let decision = table.decide(Some(0), &request, table.at()).expect("it is for the host to choose");
        let happened = table.add(&fuzzing::row(table.number() + 1, &decision.entry)).expect("a decision can be added");
        let told = [Some(0), Some(1), None].map(|person| {
            let now = table.now(person, false);
            table.update(&happened, person, Some(now)).write().len()
        });
        told.iter().sum()
    }
}

/// The first game of random choices that comes to a fitting decision, and an option that brings no dice and no card: these would be
/// others behind another number of steps.
fn game() -> (Vec<EventRow>, Choice) {
    let new = r#"{"name": "Ann", "level": "normal", "seats": [{"for": "me"}, {"for": "me"}], "black_secret": {"wu_feng": "open"}}"#;
    let new: NewTable = serde_json::from_str(new).expect("a table");
    let found = |seed| {
        let rows = fuzzing::play(&new, seed, DECISIONS)?;
        let table = HostedTable::from_rows(&rows).ok().flatten()?;
        let quiet = |choice: &Choice| {
            let request =
                ClientMessage::Choose { choice: *choice, steps: table.steps().len(), number: Some(table.number()) };
            let decision = table.decide(Some(0), &request, 0).ok()?;
            let StoredEvent::Played { steps, .. } = decision.entry else { return None };
            steps.iter().all(|step| matches!(step, Step::Choice(_))).then_some(*choice)
        };
        let choice = table.position().options().iter().find_map(quiet)?;
        (table.hides_cards() && table.steps().len() < 50).then_some((rows, choice))
    };
    (0..10_000).find_map(found).expect("some game comes to it")
}

/// The rows with as many steps of older rules before the first turn as are needed.
fn lengthened(rows: &[EventRow], steps: usize) -> Vec<EventRow> {
    let mut entries: Vec<StoredEvent> =
        rows.iter().map(|row| StoredEvent::read(&row.body).expect("an entry")).collect();
    let longer_by = steps - HostedTable::from_rows(rows).ok().flatten().expect("the rows are good").steps().len();
    for entry in &mut entries {
        if let StoredEvent::Began { steps, .. } = entry {
            let refused = REFUSED.parse().expect("a step");
            steps.splice(0..0, std::iter::repeat_n(refused, longer_by));
        }
        if let StoredEvent::Began { position: Some(written), .. }
        | StoredEvent::Played { position: Some(written), .. } = entry
        {
            written.after += longer_by;
        }
    }
    (1..).zip(&entries).map(|(number, entry)| fuzzing::row(number, entry)).collect()
}
