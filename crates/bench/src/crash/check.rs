use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, Write};

use ghost_stories_server::categories;
use ghost_stories_server::store::{Store, StoreError};

use super::client_log::{ClientAction, ClientLog, ClientRequest};
use super::stored_table::StoredTable;

/// What came of it.
#[derive(Default)]
pub struct CheckReport {
    tables: usize,
    finished: usize,
    challenges: usize,
    entries: usize,
    decisions: usize,
    lines: usize,
    undos: usize,
    other: usize,
    bots: usize,
    hosts: usize,
    unanswered: usize,
    unanswered_stored: usize,
    reconnects: u64,
    overtaken: u64,
    turned_away: u64,
    /// What is not as it should be.
    pub problems: Vec<String>,
}

/// How many problems are printed.
const SHOWN: usize = 20;

impl CheckReport {
    pub fn print(&self, out: &mut impl Write) -> io::Result<()> {
        writeln!(
            out,
            "  tables                {:>8}   ({} finished, {} challenges of a day)",
            self.tables, self.finished, self.challenges
        )?;
        writeln!(out, "  entries stored        {:>8}", self.entries)?;
        writeln!(
            out,
            "  acknowledged          {:>8}   ({} decisions, {} lines of chat, {} about taking back, {} seats, bots and starts)",
            self.decisions + self.lines + self.undos + self.other,
            self.decisions,
            self.lines,
            self.undos,
            self.other
        )?;
        writeln!(out, "  decided by bots       {:>8}", self.bots)?;
        writeln!(out, "  changes of host       {:>8}", self.hosts)?;
        writeln!(out, "  asked, then a crash   {:>8}   ({} of them stored)", self.unanswered, self.unanswered_stored)?;
        writeln!(out, "  came back             {:>8}", self.reconnects)?;
        writeln!(out, "  overtaken             {:>8}", self.overtaken)?;
        writeln!(out, "  could not be stored   {:>8}", self.turned_away)?;
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
    let mut read_tables = Vec::new();
    for (table, people) in by_table {
        let rows = store.read(&table, 0).await?;
        checked.entries += rows.len();
        for log in &people {
            let who = log.person.map_or_else(|| "a guest".to_owned(), |person| format!("person {person}"));
            checked.problems.extend(log.problems.iter().map(|problem| format!("table {table}, {who}: {problem}")));
            checked.reconnects += log.reconnects;
            checked.overtaken += log.overtaken;
            checked.turned_away += log.turned_away;
        }
        match StoredTable::read(&rows) {
            Ok(read) => {
                checked.compare(&table, &read, &people);
                read_tables.push((table, read));
            }
            Err(problem) => checked.problems.push(format!("table {table}: {problem}")),
        }
    }
    let results = results(store, read_tables.iter().filter_map(|(_, read)| read.day())).await?;
    for (table, read) in read_tables {
        checked.challenges += usize::from(read.day().is_some());
        if read.has_result() != results.contains(&table) {
            let problem = if read.has_result() { "has no result" } else { "has a result that does not count" };
            checked.problems.push(format!("table {table} {problem}"));
        }
    }
    Ok(checked)
}

/// The tables that have a result, of challenges on these days too.
async fn results(store: &Store, days: impl Iterator<Item = u32>) -> Result<BTreeSet<String>, StoreError> {
    let mut results = store.records(categories(), usize::MAX).await?;
    for day in days.collect::<BTreeSet<u32>>() {
        results.extend(store.standings(day, usize::MAX).await?);
    }
    Ok(results.into_iter().map(|finished| finished.table).collect())
}

impl CheckReport {
    fn compare(&mut self, table: &str, stored: &StoredTable, people: &[ClientLog]) {
        self.finished += usize::from(stored.is_over());
        self.bots += stored.entries.iter().filter(|entry| entry.is_bots()).count();
        self.hosts += stored.entries.iter().filter(|entry| entry.changes_host()).count();
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
        for request in &log.acknowledged {
            match request.action {
                ClientAction::Chose { .. } => self.decisions += 1,
                ClientAction::Said { .. } => self.lines += 1,
                ClientAction::Undo | ClientAction::Agreed | ClientAction::Declined => self.undos += 1,
                ClientAction::Sat { .. }
                | ClientAction::Began
                | ClientAction::LetPlay { .. }
                | ClientAction::GaveBack { .. }
                | ClientAction::Listed
                | ClientAction::Unlisted => self.other += 1,
            }
            match stored.number_of(request, log.person) {
                None => wrong.push(format!("{request:?} was acknowledged and is not stored")),
                Some(number) if number <= last => {
                    wrong.push(format!("{request:?} is stored as {number}, after {last}"));
                }
                Some(number) => last = number,
            }
        }
        self.unanswered += log.unanswered.len();
        let is_stored = |request: &&ClientRequest| stored.number_of(request, log.person).is_some();
        self.unanswered_stored += log.unanswered.iter().filter(is_stored).count();
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
        // A bot may have gone on while its people looked.
        let mut later = stored.entries.iter().skip(*number as usize);
        if *number > stored.entries.len() as u64 || !later.all(|entry| entry.by_itself) {
            wrong.push(format!("in the end event {number} is the last, stored are {}", stored.entries.len()));
        } else if stored.record_for(*number, log.person) != *steps {
            wrong.push("the record in the end is not what is stored".to_owned());
        }
    }
}

/// Nothing is stored that nobody asked for, nor twice, nor although it was refused.
fn unrequested(stored: &StoredTable, people: &[ClientLog]) -> Vec<String> {
    let mut asked = vec![false; stored.entries.len() + 1];
    for log in people {
        let requests = log.acknowledged.iter().chain(&log.unanswered);
        for number in requests.filter_map(|request| stored.number_of(request, log.person)) {
            asked[number as usize] = true;
        }
    }
    let unrequested = (1..).zip(&stored.entries).filter(|&(number, entry)| !asked[number] && !entry.by_itself);
    unrequested.map(|(number, entry)| format!("nobody asked for event {number}: {:?}", entry.what())).collect()
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

    fn undo(number: u64) -> EventRow {
        row(number, &json!({ "entry": "undo-asked", "person": 0, "to": 0 }))
    }

    #[track_caller]
    fn problems(rows: &[EventRow], log: ClientLog) -> Vec<String> {
        let mut checked = CheckReport::default();
        checked.compare("table", &StoredTable::read(rows).unwrap(), &[log]);
        checked.problems
    }

    fn said(after: u64, text: &str) -> ClientRequest {
        ClientRequest { after, action: ClientAction::Said { text: text.to_owned() } }
    }

    #[test]
    fn what_was_acknowledged_and_is_lost_stored_twice_or_in_another_order_is_found() {
        let rows = [opened(), line(2, "one"), line(3, "two"), line(4, "two")];
        let log = |acknowledged| ClientLog { person: Some(0), acknowledged, ..ClientLog::default() };
        assert_eq!(problems(&rows[..3], log(vec![said(1, "one"), said(2, "two")])), [""; 0]);
        for (rows, acknowledged, wrong) in [
            (&rows[..2], vec![said(1, "one"), said(2, "two")], "is not stored"),
            (&rows[..4], vec![said(1, "one"), said(2, "two")], "nobody asked for event 4"),
            (&rows[..3], vec![said(1, "two"), said(1, "one")], "after 3"),
            (&rows[..3], vec![said(1, "one")], "nobody asked for event 3"),
        ] {
            let found = problems(rows, log(acknowledged));
            assert!(found.iter().any(|problem| problem.contains(wrong)), "{wrong}: {found:?}");
        }
    }

    #[test]
    fn what_is_asked_for_twice_is_stored_twice() {
        let rows = [opened(), undo(2), undo(3)];
        let asked = |after| ClientRequest { after, action: ClientAction::Undo };
        let log = |acknowledged| ClientLog { person: Some(0), acknowledged, ..ClientLog::default() };
        assert_eq!(problems(&rows, log(vec![asked(1), asked(2)])), [""; 0]);
        assert!(problems(&rows, log(vec![asked(1)]))[0].contains("nobody asked for event 3"));
        assert!(problems(&rows[..2], log(vec![asked(1), asked(2)]))[0].contains("is not stored"));
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
        let log = ClientLog { person: Some(0), acknowledged: vec![said(1, "one")], events, ..ClientLog::default() };
        assert!(problems(&rows, log)[0].contains("was told as"));
    }
}
