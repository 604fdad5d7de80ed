use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, Write};

use ghost_stories_server::store::{Store, StoreError};

use super::notes::{Deed, Notes};
use super::story::{Stored, Story};

/// What came of it.
#[derive(Default)]
pub struct Checked {
    tables: usize,
    finished: usize,
    entries: usize,
    decisions: usize,
    lines: usize,
    other: usize,
    doubtful: usize,
    doubtful_stored: usize,
    returns: u64,
    overtaken: u64,
    /// What is not as it should be.
    pub problems: Vec<String>,
}

/// How many problems are printed.
const SHOWN: usize = 20;

impl Checked {
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
        writeln!(out, "  asked, then a crash   {:>8}   ({} of them stored)", self.doubtful, self.doubtful_stored)?;
        writeln!(out, "  came back             {:>8}", self.returns)?;
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
pub async fn check(store: &Store, notes: Vec<Notes>) -> Result<Checked, StoreError> {
    let mut by_table: BTreeMap<String, Vec<Notes>> = BTreeMap::new();
    for notes in notes {
        by_table.entry(notes.table.clone()).or_default().push(notes);
    }
    let mut checked = Checked { tables: by_table.len(), ..Checked::default() };
    let results: BTreeSet<String> =
        store.records(usize::MAX).await?.into_iter().map(|finished| finished.table).collect();
    for (table, people) in by_table {
        let rows = store.read(&table, 0).await?;
        checked.entries += rows.len();
        for notes in &people {
            let who = notes.person.map_or_else(|| "a guest".to_owned(), |person| format!("person {person}"));
            checked.problems.extend(notes.problems.iter().map(|problem| format!("table {table}, {who}: {problem}")));
            checked.returns += notes.returns;
            checked.overtaken += notes.overtaken;
        }
        match Story::read(&rows) {
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

impl Checked {
    fn compare(&mut self, table: &str, story: &Story, people: &[Notes]) {
        self.finished += usize::from(story.is_over());
        let mut problems = Vec::new();
        for notes in people {
            let said = |problem: String| match notes.person {
                Some(person) => format!("table {table}, person {person}: {problem}"),
                None => format!("table {table}, a guest: {problem}"),
            };
            let mut wrong = Vec::new();
            self.check_acknowledged(story, notes, &mut wrong);
            check_heard(story, notes, &mut wrong);
            check_record(story, notes, &mut wrong);
            problems.extend(wrong.into_iter().map(said));
        }
        problems.extend(unasked(story, people).into_iter().map(|problem| format!("table {table}: {problem}")));
        self.problems.extend(problems);
    }

    /// Everything acknowledged is there, once, and in the order in which it was.
    fn check_acknowledged(&mut self, story: &Story, notes: &Notes, wrong: &mut Vec<String>) {
        let mut last = 0;
        for deed in &notes.acknowledged {
            match deed {
                Deed::Chose { .. } => self.decisions += 1,
                Deed::Said { .. } => self.lines += 1,
                Deed::Sat { .. } | Deed::Began => self.other += 1,
            }
            match story.numbers_of(deed, notes.person)[..] {
                [] => wrong.push(format!("{deed:?} was acknowledged and is not stored")),
                [number] if number <= last => wrong.push(format!("{deed:?} is stored as {number}, after {last}")),
                [number] => last = number,
                _ => wrong.push(format!("{deed:?} is stored more than once")),
            }
        }
        for deed in &notes.doubtful {
            self.doubtful += 1;
            match story.numbers_of(deed, notes.person)[..] {
                [] => {}
                [_] => self.doubtful_stored += 1,
                _ => wrong.push(format!("{deed:?} is stored more than once")),
            }
        }
    }
}

/// What was told happened so.
fn check_heard(story: &Story, notes: &Notes, wrong: &mut Vec<String>) {
    let stored = story.entries.len() as u64;
    if notes.number > stored {
        wrong.push(format!("event {} was told, but only {stored} are stored", notes.number));
    }
    for (&number, (at, what)) in &notes.heard {
        let Some(entry) = story.entries.get(number as usize - 1) else { continue };
        if entry.at != *at || entry.what() != Some(what.clone()) {
            wrong.push(format!("event {number} was told as {what:?}, stored is {:?}", entry.what()));
        }
    }
}

/// The record is what is stored, as this person may know it.
fn check_record(story: &Story, notes: &Notes, wrong: &mut Vec<String>) {
    if notes.number > 0 && story.told(notes.number, notes.person) != notes.steps {
        wrong.push(format!("the record after event {} is not what is stored", notes.number));
    }
    if let Some((number, steps)) = &notes.in_the_end {
        if *number != story.entries.len() as u64 {
            wrong.push(format!("in the end event {number} is the last, stored are {}", story.entries.len()));
        } else if story.told(*number, notes.person) != *steps {
            wrong.push("the record in the end is not what is stored".to_owned());
        }
    }
}

/// Nothing is stored that nobody asked for.
fn unasked(story: &Story, people: &[Notes]) -> Vec<String> {
    let mut asked = vec![false; story.entries.len() + 1];
    for notes in people {
        for deed in notes.acknowledged.iter().chain(&notes.doubtful) {
            for number in story.numbers_of(deed, notes.person) {
                asked[number as usize] = true;
            }
        }
    }
    let opened = |entry: &Stored| matches!(entry, Stored::Opened { .. });
    let unasked = story.entries.iter().enumerate().filter(|(index, entry)| !asked[index + 1] && !opened(&entry.stored));
    unasked.map(|(index, entry)| format!("nobody asked for event {}: {:?}", index + 1, entry.what())).collect()
}

#[cfg(test)]
mod tests {
    use ghost_stories_engine::{Edition, Level};
    use ghost_stories_online::TableEvent;
    use ghost_stories_server::store::Row;
    use ghost_stories_table::{FileSetup, SetupOptions};
    use serde_json::json;

    use super::*;

    fn row(number: u64, body: &serde_json::Value) -> Row {
        Row { table: "table".to_owned(), number, at: number, body: body.to_string() }
    }

    fn opened() -> Row {
        let setup = SetupOptions::new(1, Level::Normal, Edition::Revised).deal_game(1, 0);
        row(1, &json!({ "entry": "opened", "setup": FileSetup::from(&setup), "seed": 1, "seats": [], "host": {} }))
    }

    fn line(number: u64, text: &str) -> Row {
        row(number, &json!({ "entry": "said", "person": 0, "text": text }))
    }

    #[track_caller]
    fn problems(rows: &[Row], notes: Notes) -> Vec<String> {
        let mut checked = Checked::default();
        checked.compare("table", &Story::read(rows).unwrap(), &[notes]);
        checked.problems
    }

    fn said(text: &str) -> Deed {
        Deed::Said { text: text.to_owned() }
    }

    #[test]
    fn what_was_acknowledged_and_is_lost_stored_twice_or_in_another_order_is_found() {
        let rows = [opened(), line(2, "one"), line(3, "two"), line(4, "two")];
        let notes = |acknowledged| Notes { person: Some(0), acknowledged, ..Notes::default() };
        assert_eq!(problems(&rows[..3], notes(vec![said("one"), said("two")])), [""; 0]);
        for (rows, acknowledged, wrong) in [
            (&rows[..2], vec![said("one"), said("two")], "is not stored"),
            (&rows[..4], vec![said("one"), said("two")], "more than once"),
            (&rows[..3], vec![said("two"), said("one")], "after 3"),
            (&rows[..3], vec![said("one")], "nobody asked for event 3"),
        ] {
            let found = problems(rows, notes(acknowledged));
            assert!(found.iter().any(|problem| problem.contains(wrong)), "{wrong}: {found:?}");
        }
    }

    #[test]
    fn a_gap_in_the_numbers_is_found() {
        let gap = [opened(), line(3, "one")];
        assert!(Story::read(&gap).is_err_and(|problem| problem.contains("numbered 3")));
    }

    #[test]
    fn an_event_that_was_told_otherwise_is_found() {
        let rows = [opened(), line(2, "one")];
        let heard = [(2, (2, TableEvent::Said { person: 0, text: "two".to_owned() }))].into();
        let notes = Notes { person: Some(0), acknowledged: vec![said("one")], heard, ..Notes::default() };
        assert!(problems(&rows, notes)[0].contains("was told as"));
    }
}
