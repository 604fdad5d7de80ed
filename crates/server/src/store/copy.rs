//! The copy of a database as lines of JSON, the same from and for both kinds: a header, everything there is, and a last
//! line that says how much it was, so that a copy which was cut off is noticed.

use std::io::{BufRead, Read, Write};

use serde::{Deserialize, Serialize};

use super::bars::check_bar;
use super::vaults::check_vault;
use super::{Bar, EventRow, Finished, StoreError, VaultRow, check_finished, check_row};

const FORMAT: &str = "ghost-stories-tables";
const VERSION: u32 = 1;

/// The longest line that is read, in bytes. The longest that a server writes are those with a data file of the player's own.
const LONGEST_LINE: u64 = 8 * 1024 * 1024;

/// How many lines are handed over at once.
pub const PAGE: i64 = 500;

/// How much a copy holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CopyCounts {
    /// Rows of tables.
    pub rows: u64,
    /// Results of finished tables.
    pub results: u64,
    /// Days with a seed.
    pub days: u64,
    /// Addresses that are let in no more. Programs that knew none read copies without.
    #[serde(default, skip_serializing_if = "is_none")]
    pub bars: u64,
    /// What people keep for their other browsers, as sealed as they sent it.
    #[serde(default, skip_serializing_if = "is_none")]
    pub vaults: u64,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "as serde hands it over")]
fn is_none(number: &u64) -> bool {
    *number == 0
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
pub struct CopyPage {
    pub rows: Vec<EventRow>,
    pub results: Vec<Finished>,
    pub days: Vec<Day>,
    pub bars: Vec<Bar>,
    pub vaults: Vec<VaultRow>,
}

#[derive(Serialize, Deserialize)]
struct CopyHeader {
    format: String,
    version: u32,
}

#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Written<'a> {
    Row(&'a EventRow),
    Result(&'a Finished),
    Day(&'a Day),
    Bar(&'a Bar),
    Vault(&'a VaultRow),
    End(&'a CopyCounts),
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum CopyLine {
    Row(EventRow),
    Result(Finished),
    Day(Day),
    Bar(Bar),
    Vault(VaultRow),
    End(CopyCounts),
}

/// Writes a copy.
pub struct Writer<W> {
    out: W,
    counts: CopyCounts,
}

impl<W: Write> Writer<W> {
    pub fn new(out: W) -> Result<Writer<W>, StoreError> {
        let mut writer = Writer { out, counts: CopyCounts::default() };
        writer.line(&CopyHeader { format: FORMAT.into(), version: VERSION })?;
        Ok(writer)
    }

    pub fn page(&mut self, page: &CopyPage) -> Result<(), StoreError> {
        page.rows.iter().try_for_each(|row| self.line(&Written::Row(row)))?;
        page.results.iter().try_for_each(|result| self.line(&Written::Result(result)))?;
        page.days.iter().try_for_each(|day| self.line(&Written::Day(day)))?;
        page.bars.iter().try_for_each(|bar| self.line(&Written::Bar(bar)))?;
        page.vaults.iter().try_for_each(|vault| self.line(&Written::Vault(vault)))?;
        self.counts.add(page);
        Ok(())
    }

    pub fn end(mut self) -> Result<CopyCounts, StoreError> {
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
pub struct CopyReader<R> {
    input: R,
    /// The number of the line read last.
    number: u64,
    counts: CopyCounts,
    /// Table and number of the row read last.
    last: (String, u64),
    ended: bool,
}

impl<R: BufRead> CopyReader<R> {
    pub fn new(input: R) -> Result<CopyReader<R>, StoreError> {
        let mut reader =
            CopyReader { input, number: 0, counts: CopyCounts::default(), last: (String::new(), 0), ended: false };
        let text = reader.text()?;
        let header = serde_json::from_str::<CopyHeader>(&text);
        match header {
            Ok(CopyHeader { format, version: VERSION }) if format == FORMAT => Ok(reader),
            Ok(CopyHeader { format, version }) if format == FORMAT => {
                Err(reader.bad(format!("its version is {version}, this program reads version {VERSION}")))
            }
            _ => Err(reader.bad("this is not a copy of tables")),
        }
    }

    /// The next lines; nothing after the end.
    pub fn page(&mut self) -> Result<Option<CopyPage>, StoreError> {
        if self.ended {
            return Ok(None);
        }
        let mut page = CopyPage::default();
        for _ in 0..PAGE {
            let text = self.text()?;
            if text.is_empty() {
                return Err(self.bad("the copy is cut off"));
            }
            match serde_json::from_str(&text).map_err(|error| self.bad(error))? {
                CopyLine::Row(row) => page.rows.push(self.checked(row)?),
                CopyLine::Result(finished) => {
                    check_finished(&finished).map_err(|why| self.bad(why))?;
                    page.results.push(finished);
                }
                CopyLine::Day(day) => page.days.push(day),
                CopyLine::Bar(bar) => {
                    check_bar(&bar).map_err(|why| self.bad(why))?;
                    page.bars.push(bar);
                }
                CopyLine::Vault(vault) => {
                    check_vault(&vault).map_err(|why| self.bad(why))?;
                    page.vaults.push(vault);
                }
                CopyLine::End(counts) => {
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
    pub fn counts(&self) -> CopyCounts {
        self.counts
    }

    /// The rows of a table follow each other without a gap.
    fn checked(&mut self, row: EventRow) -> Result<EventRow, StoreError> {
        check_row(&row).map_err(|why| self.bad(why))?;
        let expected = if row.table == self.last.0 { self.last.1 + 1 } else { 1 };
        if row.number != expected {
            return Err(self.bad(format!("row {expected} of table {} is missing", row.table)));
        }
        self.last = (row.table.clone(), row.number);
        Ok(row)
    }

    fn text(&mut self) -> Result<String, StoreError> {
        self.number += 1;
        let mut text = String::new();
        self.input.by_ref().take(LONGEST_LINE + 1).read_line(&mut text).map_err(copying)?;
        if text.len() as u64 > LONGEST_LINE {
            return Err(self.bad(format!("it is longer than {LONGEST_LINE} bytes")));
        }
        Ok(text)
    }

    fn bad(&self, why: impl std::fmt::Display) -> StoreError {
        StoreError::BadCopy { line: self.number, why: why.to_string() }
    }
}

impl CopyCounts {
    fn add(&mut self, page: &CopyPage) {
        self.rows += page.rows.len() as u64;
        self.results += page.results.len() as u64;
        self.days += page.days.len() as u64;
        self.bars += page.bars.len() as u64;
        self.vaults += page.vaults.len() as u64;
    }
}

fn copying(error: impl std::fmt::Display) -> StoreError {
    StoreError::Copying(error.to_string())
}
