use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, Write};

use ghost_stories_server::categories;
use ghost_stories_server::store::{Store, StoreError};

use super::client_log::{ClientAction, ClientLog};
use super::stored_table::{StoredEntry, StoredTable};

/// What came of it.
#[derive(Default)]
pub struct CheckReport {
    tables: usize,
    finished: usize,
    entries: usize,
    decisions: usize,
    lines: usize,
    other: usize,
    unanswered: usize,
    unanswered_stored: usize,
    reconnects: u64,
    overtaken: u64,
    /// What is not as it should be.
    pub problems: Vec<String>,
}

/// How many problems are printed.
const SHOWN: usize = 20;

impl CheckReport {
    pub fn print(&self, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "  tables                {:>8}   ({} finished)", self.tables, self.finished)?;
        writeln!(out, "  entries stored        {:>8}", self.entries)?;
        writeln!(
            out,
            "  acknowledged          {:>8}   ({} decisions, {} lines of chat, {} seats and starts)",
            self.decisions + self.lines + self.other,
            self.decisions,
            self.lines,
            self.other
        )?;
        writeln!(out, "  asked, then a crash   {:>8}   ({} of them stored)", self.unanswered, self.unanswered_stored)?;
        writeln!(out, "  came back             {:>8}", self.reconnects)?;
        writeln!(out, "  overtaken             {:>8}", self.overtaken)?;
        writeln!(out, "  problems              {:>8}", self.problems.len())?;
        for problem in self.problems.iter().take(SHOWN) {
            writeln!(out, "    {problem}")?;
        }
        if self.problems.len() > SHOWN {
            writeln!(out, "    and {} more", self.problems.len() - SHOWN)?;
        }
        Ok(())
    }
}

/// Compares what people wrote down with what is stored.
pub async fn check(store: &Store, log: Vec<ClientLog>) -> Result<CheckReport, StoreError> {
    let mut by_table: BTreeMap<String, Vec<ClientLog>> = BTreeMap::new();
    for log in log {
        by_table.entry(log.table.clone()).or_default().push(log);
    }
    let mut checked = CheckReport { tables: by_table.len(), ..CheckReport::default() };
    let results: BTreeSet<String> =
        store.records(categories(), usize::MAX).await?.into_iter().map(|finished| finished.table).collect();
    for (table, people) in by_table {
        let rows = store.read(&table, 0).await?;
        checked.entries += rows.len();
        for log in &people {
            let who = log.person.map_or_else(|| "a guest".to_owned(), |person| format!("person {person}"));
            checked.problems.extend(log.problems.iter().map(|problem| format!("table {table}, {who}: {problem}")));
            checked.reconnects += log.reconnects;
            checked.overtaken += log.overtaken;
        }
        match StoredTable::read(&rows) {
            Ok(read) => {
                checked.compare(&table, &read, &people);
                if read.is_over() != results.contains(&table) {
                    let problem = if read.is_over() { "is over and has no result" } else { "has a result and goes on" };
                    checked.problems.push(format!("table {table} {problem}"));
                }
            }
            Err(problem) => checked.problems.push(format!("table {table}: {problem}")),
        }
    }
    Ok(checked)
}

impl CheckReport {
    fn compare(&mut self, table: &str, stored: &StoredTable, people: &[ClientLog]) {
        self.finished += usize::from(stored.is_over());
        let mut problems = Vec::new();
        for log in people {
            let said = |problem: String| match log.person {
                Some(person) => format!("table {table}, person {person}: {problem}"),
                None => format!("table {table}, a guest: {problem}"),
            };
            let mut wrong = Vec::new();
            self.check_acknowledged(stored, log, &mut wrong);
            check_events(stored, log, &mut wrong);
            check_record(stored, log, &mut wrong);
            problems.extend(wrong.into_iter().map(said));
        }
        problems.extend(unrequested(stored, people).into_iter().map(|problem| format!("table {table}: {problem}")));
        self.problems.extend(problems);
    }

    /// Everything acknowledged is there, once, and in the order in which it was.
    fn check_acknowledged(&mut self, stored: &StoredTable, log: &ClientLog, wrong: &mut Vec<String>) {
        let mut last = 0;
        for action in &log.acknowledged {
            match action {
                ClientAction::Chose { .. } => self.decisions += 1,
                ClientAction::Said { .. } => self.lines += 1,
                ClientAction::Sat { .. } | ClientAction::Began => self.other += 1,
            }
            match stored.numbers_of(action, log.person)[..] {
                [] => wrong.push(format!("{action:?} was acknowledged and is not stored")),
                [number] if number <= last => wrong.push(format!("{action:?} is stored as {number}, after {last}")),
                [number] => last = number,
                _ => wrong.push(format!("{action:?} is stored more than once")),
            }
        }
        for action in &log.unanswered {
            self.unanswered += 1;
            match stored.numbers_of(action, log.person)[..] {
                [] => {}
                [_] => self.unanswered_stored += 1,
                _ => wrong.push(format!("{action:?} is stored more than once")),
            }
        }
    }
}

/// What was told happened so.
fn check_events(stored: &StoredTable, log: &ClientLog, wrong: &mut Vec<String>) {
    let last = stored.entries.len() as u64;
    if log.number > last {
        wrong.push(format!("event {} was told, but only {last} are stored", log.number));
    }
    for (&number, (at, what)) in &log.events {
        let Some(entry) = stored.entries.get(number as usize - 1) else { continue };
        if entry.at != *at || entry.what() != Some(what.clone()) {
            wrong.push(format!("event {number} was told as {what:?}, stored is {:?}", entry.what()));
        }
    }
}

/// The record is what is stored, as this person may know it.
fn check_record(stored: &StoredTable, log: &ClientLog, wrong: &mut Vec<String>) {
    if log.number > 0 && stored.record_for(log.number, log.person) != log.steps {
        wrong.push(format!("the record after event {} is not what is stored", log.number));
    }
    if let Some((number, steps)) = &log.final_record {
        if *number != stored.entries.len() as u64 {
            wrong.push(format!("in the end event {number} is the last, stored are {}", stored.entries.len()));
        } else if stored.record_for(*number, log.person) != *steps {
            wrong.push("the record in the end is not what is stored".to_owned());
        }
    }
}

/// Nothing is stored that nobody asked for.
fn unrequested(stored: &StoredTable, people: &[ClientLog]) -> Vec<String> {
    let mut asked = vec![false; stored.entries.len() + 1];
    for log in people {
        for action in log.acknowledged.iter().chain(&log.unanswered) {
            for number in stored.numbers_of(action, log.person) {
                asked[number as usize] = true;
            }
        }
    }
    let opened = |entry: &StoredEntry| matches!(entry, StoredEntry::Opened { .. });
    let unrequested =
        stored.entries.iter().enumerate().filter(|(index, entry)| !asked[index + 1] && !opened(&entry.stored));
    unrequested.map(|(index, entry)| format!("nobody asked for event {}: {:?}", index + 1, entry.what())).collect()
}

#[cfg(test)]
mod tests {
    use ghost_stories_engine::{Edition, Level};
    use ghost_stories_online::TableEvent;
    use ghost_stories_server::store::EventRow;
    use ghost_stories_table::{FileSetup, SetupOptions};
    use serde_json::json;

    use super::*;

    fn row(number: u64, body: &serde_json::Value) -> EventRow {
        EventRow { table: "table".to_owned(), number, at: number, body: body.to_string() }
    }

    fn opened() -> EventRow {
        let setup = SetupOptions::new(1, Level::Normal, Edition::Revised).deal_game(1, 0);
        row(1, &json!({ "entry": "opened", "setup": FileSetup::from(&setup), "seed": 1, "seats": [], "host": {} }))
    }

    fn line(number: u64, text: &str) -> EventRow {
        row(number, &json!({ "entry": "said", "person": 0, "text": text }))
    }

    #[track_caller]
    fn problems(rows: &[EventRow], log: ClientLog) -> Vec<String> {
        let mut checked = CheckReport::default();
        checked.compare("table", &StoredTable::read(rows).unwrap(), &[log]);
        checked.problems
    }

    fn said(text: &str) -> ClientAction {
        ClientAction::Said { text: text.to_owned() }
    }

    #[test]
    fn what_was_acknowledged_and_is_lost_stored_twice_or_in_another_order_is_found() {
        let rows = [opened(), line(2, "one"), line(3, "two"), line(4, "two")];
        let log = |acknowledged| ClientLog { person: Some(0), acknowledged, ..ClientLog::default() };
        assert_eq!(problems(&rows[..3], log(vec![said("one"), said("two")])), [""; 0]);
        for (rows, acknowledged, wrong) in [
            (&rows[..2], vec![said("one"), said("two")], "is not stored"),
            (&rows[..4], vec![said("one"), said("two")], "more than once"),
            (&rows[..3], vec![said("two"), said("one")], "after 3"),
            (&rows[..3], vec![said("one")], "nobody asked for event 3"),
        ] {
            let found = problems(rows, log(acknowledged));
            assert!(found.iter().any(|problem| problem.contains(wrong)), "{wrong}: {found:?}");
        }
    }

    #[test]
    fn a_gap_in_the_numbers_is_found() {
        let gap = [opened(), line(3, "one")];
        assert!(StoredTable::read(&gap).is_err_and(|problem| problem.contains("numbered 3")));
    }

    #[test]
    fn an_event_that_was_told_otherwise_is_found() {
        let rows = [opened(), line(2, "one")];
        let events = [(2, (2, TableEvent::Said { person: 0, text: "two".to_owned() }))].into();
        let log = ClientLog { person: Some(0), acknowledged: vec![said("one")], events, ..ClientLog::default() };
        assert!(problems(&rows, log)[0].contains("was told as"));
    }
}
