//! The copy of a database as lines of JSON, the same from and for both kinds: a header, everything there is, and a last
//! line that says how much it was, so that a copy which was cut off is noticed.

use std::io::{BufRead, Write};

use serde::{Deserialize, Serialize};

use super::{Finished, Row, StoreError, check_finished, check_row};

const FORMAT: &str = "ghost-stories-tables";
const VERSION: u32 = 1;

/// How many lines are handed over at once.
pub const PAGE: i64 = 500;

/// How much a copy holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Counts {
    /// Rows of tables.
    pub rows: u64,
    /// Results of finished tables.
    pub results: u64,
    /// Days with a seed.
    pub days: u64,
}

/// The seed of a day.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Day {
    pub day: u32,
    pub seed: u64,
}

/// Some of what a database holds.
#[derive(Default)]
pub struct Page {
    pub rows: Vec<Row>,
    pub results: Vec<Finished>,
    pub days: Vec<Day>,
}

#[derive(Serialize, Deserialize)]
struct Header {
    format: String,
    version: u32,
}

#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Written<'a> {
    Row(&'a Row),
    Result(&'a Finished),
    Day(&'a Day),
    End(&'a Counts),
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Line {
    Row(Row),
    Result(Finished),
    Day(Day),
    End(Counts),
}

/// Writes a copy.
pub struct Writer<W> {
    out: W,
    counts: Counts,
}

impl<W: Write> Writer<W> {
    pub fn new(out: W) -> Result<Writer<W>, StoreError> {
        let mut writer = Writer { out, counts: Counts::default() };
        writer.line(&Header { format: FORMAT.into(), version: VERSION })?;
        Ok(writer)
    }

    pub fn page(&mut self, page: &Page) -> Result<(), StoreError> {
        page.rows.iter().try_for_each(|row| self.line(&Written::Row(row)))?;
        page.results.iter().try_for_each(|result| self.line(&Written::Result(result)))?;
        page.days.iter().try_for_each(|day| self.line(&Written::Day(day)))?;
        self.counts.add(page);
        Ok(())
    }

    pub fn end(mut self) -> Result<Counts, StoreError> {
        let counts = self.counts;
        self.line(&Written::End(&counts))?;
        self.out.flush().map_err(copying)?;
        Ok(counts)
    }

    fn line(&mut self, line: &impl Serialize) -> Result<(), StoreError> {
        let mut text = serde_json::to_string(line).map_err(copying)?;
        text.push('\n');
        self.out.write_all(text.as_bytes()).map_err(copying)
    }
}

/// Reads a copy, and makes sure that it is whole.
pub struct Reader<R> {
    input: R,
    /// The number of the line read last.
    number: u64,
    counts: Counts,
    /// Table and number of the row read last.
    last: (String, u64),
    ended: bool,
}

impl<R: BufRead> Reader<R> {
    pub fn new(input: R) -> Result<Reader<R>, StoreError> {
        let mut reader = Reader { input, number: 0, counts: Counts::default(), last: (String::new(), 0), ended: false };
        let text = reader.text()?;
        let header = serde_json::from_str::<Header>(&text);
        match header {
            Ok(Header { format, version: VERSION }) if format == FORMAT => Ok(reader),
            Ok(Header { format, version }) if format == FORMAT => {
                Err(reader.bad(format!("its version is {version}, this program reads version {VERSION}")))
            }
            _ => Err(reader.bad("this is not a copy of tables")),
        }
    }

    /// The next lines; nothing after the end.
    pub fn page(&mut self) -> Result<Option<Page>, StoreError> {
        if self.ended {
            return Ok(None);
        }
        let mut page = Page::default();
        for _ in 0..PAGE {
            let text = self.text()?;
            if text.is_empty() {
                return Err(self.bad("the copy is cut off"));
            }
            match serde_json::from_str(&text).map_err(|error| self.bad(error))? {
                Line::Row(row) => page.rows.push(self.checked(row)?),
                Line::Result(finished) => {
                    check_finished(&finished).map_err(|why| self.bad(why))?;
                    page.results.push(finished);
                }
                Line::Day(day) => page.days.push(day),
                Line::End(counts) => {
                    self.counts.add(&page);
                    if counts != self.counts || !self.text()?.is_empty() {
                        return Err(self.bad("lines are missing before the end, or there are some after it"));
                    }
                    self.ended = true;
                    return Ok(Some(page));
                }
            }
        }
        self.counts.add(&page);
        Ok(Some(page))
    }

    /// How much was read.
    pub fn counts(&self) -> Counts {
        self.counts
    }

    /// The rows of a table follow each other without a gap.
    fn checked(&mut self, row: Row) -> Result<Row, StoreError> {
        check_row(&row).map_err(|why| self.bad(why))?;
        let expected = if row.table == self.last.0 { self.last.1 + 1 } else { 1 };
        if row.number != expected {
            return Err(self.bad(format!("row {expected} of table {} is missing", row.table)));
        }
        self.last = (row.table.clone(), row.number);
        Ok(row)
    }

    fn text(&mut self) -> Result<String, StoreError> {
        let mut text = String::new();
        self.input.read_line(&mut text).map_err(copying)?;
        self.number += 1;
        Ok(text)
    }

    fn bad(&self, why: impl std::fmt::Display) -> StoreError {
        StoreError::BadCopy { line: self.number, why: why.to_string() }
    }
}

impl Counts {
    fn add(&mut self, page: &Page) {
        self.rows += page.rows.len() as u64;
        self.results += page.results.len() as u64;
        self.days += page.days.len() as u64;
    }
}

fn copying(error: impl std::fmt::Display) -> StoreError {
    StoreError::Copying(error.to_string())
}
