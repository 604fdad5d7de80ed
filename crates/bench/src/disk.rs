//! What it costs to make something durable on a disk, and so how many tables a server with its SQLite file there can have.

use std::fs::File;
use std::io::{Write, stdout};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use clap::Args;
use ghost_stories_command_line::{Failure, duration};
use ghost_stories_server::store::{EventRow, Store, StoreError};
use serde_json::json;
use tokio::runtime::Builder;

/// Measure what the fsync of a disk costs, and how many tables it can keep
///
/// Writes into a folder of its own on that disk and removes it at the end.
#[derive(Args)]
pub struct Disk {
    /// A folder on the disk to measure: the one where the server's SQLite file is to be
    #[arg(default_value = ".")]
    folder: PathBuf,
    /// How long to measure each of both, 1 to 60
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..=60))]
    seconds: u32,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// How many bytes an event of a table has, more or less.
const ROW: usize = 400;
/// How many tables ask at the same moment: as many as the server writes in one transaction.
const AT_ONCE: usize = 512;
/// How many rows a second are stored for a table of two people who think for two seconds about each decision.
const ROWS_OF_TABLE: f64 = 0.5;

/// How long each of many things took, the shortest first.
struct Times(Vec<Duration>);

impl Times {
    fn sorted(mut times: Vec<Duration>) -> Times {
        times.sort_unstable();
        Times(times)
    }

    fn within(&self, percent: usize) -> f64 {
        self.0[(self.0.len() - 1) * percent / 100].as_secs_f64()
    }

    fn shown(&self) -> String {
        format!("{} (half), {} (99 of 100)", duration(self.within(50)), duration(self.within(99)))
    }

    fn json(&self) -> serde_json::Value {
        json!({ "p50": self.within(50) * 1000.0, "p99": self.within(99) * 1000.0 })
    }
}

/// A folder that goes with the measurement.
struct Scratch(PathBuf);

impl Scratch {
    fn within(folder: &Path) -> Result<Scratch, Failure> {
        let path = folder.join(format!("ghost-stories-disk-{}", std::process::id()));
        std::fs::create_dir(&path).map_err(|error| Failure::file(&path, error))?;
        Ok(Scratch(path))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

impl Disk {
    #[expect(clippy::cast_precision_loss, reason = "counts stay far below 2^52")]
    pub fn run(&self) -> Result<(), Failure> {
        let scratch = Scratch::within(&self.folder)?;
        let limit = Duration::from_secs(self.seconds.into());
        let syncs = syncs(&scratch.0, limit).map_err(|error| Failure::file(&scratch.0, error))?;
        let address = scratch.0.join("tables.sqlite").to_string_lossy().into_owned();
        let began = Instant::now();
        let waits = Builder::new_multi_thread().enable_all().build()?.block_on(appends(&address, limit));
        let waits = waits.map_err(|error| Failure::caused("the database", error))?;
        let rate = waits.0.len() as f64 / began.elapsed().as_secs_f64();
        // Half of what it can, so that people hardly wait for each other.
        let tables = rate / 2.0 / ROWS_OF_TABLE;
        let mut out = stdout().lock();
        if self.json {
            let result = json!({
                "fsyncs": syncs.0.len(),
                "fsync_ms": syncs.json(),
                "rows_per_second": rate,
                "row_ms": waits.json(),
                "tables": tables,
            });
            writeln!(out, "{result}")?;
            return Ok(());
        }
        writeln!(out, "fsync of {ROW} bytes: {}", syncs.shown())?;
        writeln!(out, "{AT_ONCE} tables at once: {rate:.0} rows a second, durable after {}", waits.shown())?;
        writeln!(
            out,
            "Two people who think for two seconds store a row every two seconds: at half its speed the disk keeps {tables:.0} such tables."
        )?;
        Ok(())
    }
}

/// One fsync after the other.
fn syncs(folder: &Path, limit: Duration) -> std::io::Result<Times> {
    let mut file = File::create(folder.join("fsync"))?;
    let began = Instant::now();
    let mut times = Vec::new();
    while times.is_empty() || began.elapsed() < limit {
        file.write_all(&[b'x'; ROW])?;
        let asked = Instant::now();
        file.sync_data()?;
        times.push(asked.elapsed());
    }
    Ok(Times::sorted(times))
}

/// Rows of many tables at once, in the way of the server.
async fn appends(address: &str, limit: Duration) -> Result<Times, StoreError> {
    let store = Store::open(address).await?;
    let began = Instant::now();
    let tables: Vec<_> = (0..AT_ONCE)
        .map(|table| {
            let store = store.clone();
            tokio::spawn(async move {
                let mut waits = Vec::new();
                while waits.is_empty() || began.elapsed() < limit {
                    let number = waits.len() as u64 + 1;
                    let row = EventRow { table: format!("table-{table}"), number, at: 1, body: "x".repeat(ROW) };
                    let asked = Instant::now();
                    store.append(row, None).await?;
                    waits.push(asked.elapsed());
                }
                Ok::<_, StoreError>(waits)
            })
        })
        .collect();
    let mut waits = Vec::new();
    for table in tables {
        waits.extend(table.await.map_err(|_| StoreError::Closed)??);
    }
    store.close().await;
    Ok(Times::sorted(waits))
}
