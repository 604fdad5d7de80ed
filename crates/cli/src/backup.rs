//! Copies of all tables, and back again.

use std::fs::File;
use std::io::{BufReader, BufWriter, Write, stdout};
use std::path::PathBuf;

use clap::Args;
use ghost_stories_command_line::{Failure, say};
use ghost_stories_lang::{Message, message};
use ghost_stories_server::store::{CopyCounts, Store, StoreError};

use crate::page::{own_database, runtime};

/// Copy all online tables into a file, also while servers run
#[derive(Args)]
pub struct Backup {
    /// Where tables are kept: a file, or postgres://... [default: tables.sqlite in your data folder]
    #[arg(long, value_name = "DATABASE", env = "GHOST_STORIES_DATABASE", hide_env_values = true)]
    database: Option<String>,
    /// The file to write; one that is there already is left alone
    file: PathBuf,
}

/// Bring all online tables back from a file, into an empty database of either kind
#[derive(Args)]
pub struct Restore {
    /// Where tables are to be kept: a file, or postgres://... [default: tables.sqlite in your data folder]
    #[arg(long, value_name = "DATABASE", env = "GHOST_STORIES_DATABASE", hide_env_values = true)]
    database: Option<String>,
    /// The file to read
    file: PathBuf,
}

fn database(given: Option<&String>) -> Result<String, Failure> {
    given.cloned().map_or_else(own_database, Ok)
}

fn failed(error: StoreError) -> Failure {
    Failure::caused(message!("part-database"), error)
}

fn in_words(CopyCounts { rows, results, days, .. }: CopyCounts) -> Message {
    let [rows, results, days] = [rows, results, days].map(|number| number as usize);
    message!("backup-counts", rows, results, days)
}

impl Backup {
    pub fn run(&self) -> Result<(), Failure> {
        let named = |error| Failure::file(&self.file, error);
        let database = database(self.database.as_ref())?;
        let counts = runtime()?.block_on(async {
            let store = Store::open_to_copy(&database).await.map_err(failed)?;
            let mut out = BufWriter::new(File::create_new(&self.file).map_err(named)?);
            let counts = store.export(&mut out).await;
            let written = out
                .into_inner()
                .map_err(|error| named(error.into_error()))
                .and_then(|file| file.sync_all().map_err(named));
            if counts.is_err() || written.is_err() {
                // Half a copy must not be taken for one.
                let _ = std::fs::remove_file(&self.file);
            }
            written?;
            counts.map_err(failed)
        })?;
        let file = self.file.display().to_string();
        writeln!(stdout(), "{}", say(&message!("backup-done", file, counts: in_words(counts))))?;
        Ok(())
    }
}

impl Restore {
    pub fn run(&self) -> Result<(), Failure> {
        let input = File::open(&self.file).map_err(|error| Failure::file(&self.file, error))?;
        let database = database(self.database.as_ref())?;
        let counts = runtime()?.block_on(async {
            let store = Store::open(&database).await.map_err(failed)?;
            let counts = store.import(BufReader::new(input)).await.map_err(failed)?;
            store.close().await;
            Ok::<_, Failure>(counts)
        })?;
        writeln!(stdout(), "{}", say(&message!("backup-restored", counts: in_words(counts))))?;
        Ok(())
    }
}
