//! An SQLite file. One thread writes, another reads, so that readers do not wait for the disk.

mod backup;
mod bars;
mod expiry;
mod vaults;
mod worker;

use std::fs::{File, TryLockError};
use std::path::PathBuf;
use std::sync::Arc;

use rusqlite::{Connection, OpenFlags, OptionalExtension, TransactionBehavior, params};

use super::{Category, EventRow, Finished, StoreError, StoreFigures, migrations, sql};
use worker::{OpenedFile, Worker};

/// How long to wait for another process that tidies up, such as one that ends a backup.
const PATIENCE: std::time::Duration = std::time::Duration::from_secs(10);

#[derive(Clone)]
pub struct Sqlite(Arc<Workers>);

struct Workers {
    /// Where copies open it once more; a database in memory cannot be opened twice.
    path: Option<PathBuf>,
    writer: Option<Worker>,
    /// A database in memory is read by its writer.
    reader: Option<Worker>,
}

impl Sqlite {
    pub async fn open(address: &str, figures: StoreFigures) -> Result<Sqlite, StoreError> {
        if address == ":memory:" {
            let open = || opened_to_write(Connection::open_in_memory().map_err(failed)?, None);
            let writer = Worker::start(figures, open).await?;
            return Ok(Sqlite(Arc::new(Workers { path: None, writer: Some(writer), reader: None })));
        }
        let path = PathBuf::from(address);
        let file = path.clone();
        let writer = Worker::start(figures, move || {
            let lock = lock(&file)?;
            let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE;
            opened_to_write(
                Connection::open_with_flags(file, flags | OpenFlags::SQLITE_OPEN_NO_MUTEX).map_err(failed)?,
                Some(lock),
            )
        });
        let writer = Some(writer.await?);
        let reader = Some(reader(path.clone()).await?);
        Ok(Sqlite(Arc::new(Workers { path: Some(path), writer, reader })))
    }

    pub async fn open_to_copy(address: &str) -> Result<Sqlite, StoreError> {
        let path = PathBuf::from(address);
        let reader = reader(path.clone()).await?;
        reader.run(|connection| migrations::check(version(connection)?)).await?;
        Ok(Sqlite(Arc::new(Workers { path: Some(path), writer: None, reader: Some(reader) })))
    }

    fn writer(&self) -> Result<&Worker, StoreError> {
        self.0.writer.as_ref().ok_or(StoreError::READ_ONLY)
    }

    fn reader(&self) -> Result<&Worker, StoreError> {
        self.0.reader.as_ref().map_or_else(|| self.writer(), Ok)
    }

    pub async fn append(&self, row: EventRow, finished: Option<Finished>) -> Result<bool, StoreError> {
        self.writer()?.append(row, finished).await
    }

    pub async fn read(&self, table: &str, after: u64) -> Result<Vec<EventRow>, StoreError> {
        let table = table.to_owned();
        let read = move |connection: &mut Connection| rows(connection, sql::READ, params![table, sql::signed(after)]);
        self.reader()?.run(read).await
    }

    pub async fn seed_of_day(&self, day: u32, fresh: u64) -> Result<u64, StoreError> {
        let set = move |connection: &mut Connection| {
            connection.execute(sql::SET_SEED, params![day, fresh.cast_signed()]).map_err(failed)?;
            connection.query_row(sql::SEED, [day], |row| row.get(0)).map(i64::cast_unsigned).map_err(failed)
        };
        self.writer()?.run(set).await
    }

    pub async fn known_seed(&self, day: u32) -> Result<Option<u64>, StoreError> {
        let seed = move |connection: &mut Connection| {
            let seed = connection.query_row(sql::SEED, [day], |row| row.get(0)).optional().map_err(failed)?;
            Ok(seed.map(i64::cast_unsigned))
        };
        self.reader()?.run(seed).await
    }

    pub async fn standings(&self, day: u32, limit: usize) -> Result<Vec<Finished>, StoreError> {
        self.reader()?
            .run(move |connection| results(connection, sql::STANDINGS, params![day, sql::signed(limit as u64)]))
            .await
    }

    pub async fn records(&self, categories: Vec<Category>, each: usize) -> Result<Vec<Finished>, StoreError> {
        let best = move |connection: &mut Connection| {
            let mut all = Vec::new();
            for Category { kind, level, players } in &categories {
                let bound = params![kind, level, players, sql::signed(each as u64)];
                all.extend(results(connection, sql::RECORDS, bound)?);
            }
            Ok(all)
        };
        self.reader()?.run(best).await
    }

    pub async fn check(&self, at: u64) -> Result<(), StoreError> {
        self.reader()?.run(|connection| version(connection).map(drop)).await?;
        let write = move |connection: &mut Connection| {
            connection.execute(sql::CHECK, [sql::signed(at)]).map(drop).map_err(failed)
        };
        self.writer()?.run(write).await
    }

    pub async fn close(&self) {
        for worker in self.0.reader.iter().chain(&self.0.writer) {
            worker.close().await;
        }
    }
}

/// A thread that reads. It may write to the files around the database only, to put in order what a crash left.
async fn reader(path: PathBuf) -> Result<Worker, StoreError> {
    Worker::start(StoreFigures::default(), move || {
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(path, flags).map_err(failed)?;
        connection.busy_timeout(PATIENCE).map_err(failed)?;
        connection.pragma_update(None, "query_only", true).map_err(failed)?;
        Ok(OpenedFile { connection, lock: None })
    })
    .await
}

/// A lock beside the file, held as long as a server has the database open.
fn lock(path: &std::path::Path) -> Result<File, StoreError> {
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    let cannot = |error: std::io::Error| StoreError::Failed(format!("{}: {error}", name.display()));
    let file = File::options().write(true).create(true).truncate(false).open(&name).map_err(cannot)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse(path.display().to_string())),
        Err(TryLockError::Error(error)) => Err(cannot(error)),
    }
}

fn opened_to_write(mut connection: Connection, lock: Option<File>) -> Result<OpenedFile, StoreError> {
    connection.busy_timeout(PATIENCE).map_err(failed)?;
    connection.pragma_update(None, "journal_mode", "wal").map_err(failed)?;
    // What is answered for survives a power cut.
    connection.pragma_update(None, "synchronous", "full").map_err(failed)?;
    let work = connection.transaction_with_behavior(TransactionBehavior::Immediate).map_err(failed)?;
    work.execute_batch(migrations::RECORD).map_err(failed)?;
    for (number, step) in migrations::missing(version(&work)?)? {
        work.execute_batch(step).map_err(failed)?;
        work.execute(migrations::MADE, [number]).map_err(failed)?;
    }
    work.commit().map_err(failed)?;
    Ok(OpenedFile { connection, lock })
}

fn version(connection: &Connection) -> Result<i64, StoreError> {
    if !connection.table_exists(None, "schema").map_err(failed)? {
        return Ok(0);
    }
    connection.query_row(migrations::VERSION, [], |row| row.get(0)).map_err(failed)
}

fn rows(connection: &Connection, select: &str, bound: impl rusqlite::Params) -> Result<Vec<EventRow>, StoreError> {
    let mut select = connection.prepare(select).map_err(failed)?;
    let rows = select.query_map(bound, |row| Ok(sql::row(row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?)));
    rows.map_err(failed)?.collect::<Result<_, _>>().map_err(failed)
}

fn results(connection: &Connection, select: &str, bound: impl rusqlite::Params) -> Result<Vec<Finished>, StoreError> {
    let mut select = connection.prepare(select).map_err(failed)?;
    let results = select.query_map(bound, |row| {
        Ok(sql::Result {
            game: row.get(0)?,
            day: row.get(1)?,
            kind: row.get(2)?,
            level: row.get(3)?,
            players: row.get(4)?,
            names: row.get(5)?,
            score: row.get(6)?,
            won: row.get(7)?,
            at: row.get(8)?,
        })
    });
    results.map_err(failed)?.map(|result| Finished::try_from(result.map_err(failed)?)).collect()
}

#[expect(clippy::needless_pass_by_value, reason = "it is handed to map_err")]
fn failed(error: rusqlite::Error) -> StoreError {
    StoreError::Failed(error.to_string())
}
