//! Where online tables are kept: an SQLite file for one server, or a PostgreSQL database that several servers share.
//!
//! A table is an append-only list of numbered rows. Appending is optimistic: whoever comes second with a number
//! is told so, reads what came before and tries again.

mod bars;
mod copy;
mod error;
mod expiry;
mod figures;
mod migrations;
mod postgres;
mod queue;
mod sql;
mod sqlite;
mod tls_error;
mod vaults;

use std::io::{BufRead, Write};

use serde::{Deserialize, Serialize};

pub use bars::Bar;
pub use copy::CopyCounts;
pub use error::StoreError;
pub use expiry::{ExpiryBounds, OpenedTables, Opening};
pub use figures::StoreFigures;
use postgres::Postgres;
use sqlite::Sqlite;
pub use tls_error::TlsError;
pub use vaults::{EXPIRES_AFTER, VaultRow};

/// The longest message to other processes, in bytes; PostgreSQL carries hardly more.
pub const LONGEST_PEER_MESSAGE: usize = 7_000;
/// The most bytes in a table's name, so that notices stay short.
pub const LONGEST_NAME: usize = 64;

/// One row of a table's list. The first has number 1.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventRow {
    /// The table's name: letters, digits, `-` and `_`.
    pub table: String,
    /// Its place in the list, from 1.
    pub number: u64,
    /// When it was made, in milliseconds since 1970.
    pub at: u64,
    /// What it says; the storage does not look into it.
    pub body: String,
}

/// The result of a finished table, stored together with the row that ends it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Finished {
    /// The table's name. A table has one result: a second one is not stored.
    pub table: String,
    /// The day whose challenge it was.
    pub day: Option<u32>,
    /// The kind of game.
    pub kind: String,
    /// The level.
    pub level: String,
    /// The number of players.
    pub players: u8,
    /// Those who played.
    pub names: Vec<String>,
    /// The score.
    pub score: i32,
    /// True if the Taoists won.
    pub won: bool,
    /// When it ended, in milliseconds since 1970.
    pub at: u64,
}

/// Results that are compared with each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Category {
    /// The kind of game.
    pub kind: String,
    /// The level.
    pub level: String,
    /// The number of players.
    pub players: u8,
}

/// What other processes at the same database did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notification {
    /// A row was appended.
    Changed {
        /// To this table.
        table: String,
        /// With this number.
        number: u64,
    },
    /// Another process said something that is not stored.
    PeerMessage(String),
    /// Notices may have been missed: read again whatever you hold.
    Lost,
}

/// Tells what other processes do; of an SQLite file, nothing.
pub struct Notifications(Option<tokio::sync::mpsc::Receiver<Notification>>);

impl Notifications {
    /// Waits for the next one, for ever if there is none.
    pub async fn next(&mut self) -> Notification {
        if let Some(receiver) = &mut self.0
            && let Some(notification) = receiver.recv().await
        {
            return notification;
        }
        std::future::pending().await
    }
}

/// The storage of a server. Clones share it.
#[derive(Clone)]
pub struct Store(Backend, StoreFigures);

#[derive(Clone)]
enum Backend {
    Sqlite(Sqlite),
    Postgres(Postgres),
}

impl Store {
    /// Opens `postgres://...` (or `postgresql://...`) or the path of an SQLite file, makes it if it is new and brings it
    /// up to date. `:memory:` is an SQLite database that nobody keeps.
    pub async fn open(address: &str) -> Result<Store, StoreError> {
        let figures = StoreFigures::default();
        let backend = if is_postgres(address)? {
            Backend::Postgres(Postgres::open(address, figures.clone()).await?)
        } else {
            Backend::Sqlite(Sqlite::open(address, figures.clone()).await?)
        };
        Ok(Store(backend, figures))
    }

    /// Opens for reading only, also while a server has it open: for backups.
    pub async fn open_to_copy(address: &str) -> Result<Store, StoreError> {
        let backend = if is_postgres(address)? {
            Backend::Postgres(Postgres::open_to_copy(address).await?)
        } else {
            Backend::Sqlite(Sqlite::open_to_copy(address).await?)
        };
        Ok(Store(backend, StoreFigures::default()))
    }

    /// Appends a row and returns when it is durable. `Ok(false)` if the number is not the next one of the table
    /// (somebody else was quicker, or the table has expired): then nothing is stored, neither row nor result.
    /// After [`StoreError::Uncertain`] only reading tells.
    pub async fn append(&self, row: EventRow, finished: Option<Finished>) -> Result<bool, StoreError> {
        check_row(&row)?;
        if let Some(finished) = &finished {
            check_finished(finished)?;
            if finished.table != row.table {
                return Err(StoreError::Refused("a result is of another table than its row"));
            }
        }
        let _waiting = self.1.wait();
        match &self.0 {
            Backend::Sqlite(sqlite) => sqlite.append(row, finished).await,
            Backend::Postgres(postgres) => postgres.append(row, finished).await,
        }
    }

    /// The rows of a table after this number, in order; all of them after 0.
    pub async fn read(&self, table: &str, after: u64) -> Result<Vec<EventRow>, StoreError> {
        match &self.0 {
            Backend::Sqlite(sqlite) => sqlite.read(table, after).await,
            Backend::Postgres(postgres) => postgres.read(table, after).await,
        }
    }

    /// The seed of a day: `fresh` if the day has none yet, else the one it has, the same for all processes.
    pub async fn seed_of_day(&self, day: u32, fresh: u64) -> Result<u64, StoreError> {
        match &self.0 {
            Backend::Sqlite(sqlite) => sqlite.seed_of_day(day, fresh).await,
            Backend::Postgres(postgres) => postgres.seed_of_day(day, fresh).await,
        }
    }

    /// The seed of a day, if it has one.
    pub async fn known_seed(&self, day: u32) -> Result<Option<u64>, StoreError> {
        match &self.0 {
            Backend::Sqlite(sqlite) => sqlite.known_seed(day).await,
            Backend::Postgres(postgres) => postgres.known_seed(day).await,
        }
    }

    /// The best results of a day's challenge: highest score first, earlier first among equals.
    pub async fn standings(&self, day: u32, limit: usize) -> Result<Vec<Finished>, StoreError> {
        match &self.0 {
            Backend::Sqlite(sqlite) => sqlite.standings(day, limit).await,
            Backend::Postgres(postgres) => postgres.standings(day, limit).await,
        }
    }

    /// The best `each` results of each of these categories, in their order, highest score first, earlier first among equals; without
    /// challenges.
    pub async fn records(&self, categories: Vec<Category>, each: usize) -> Result<Vec<Finished>, StoreError> {
        match &self.0 {
            Backend::Sqlite(sqlite) => sqlite.records(categories, each).await,
            Backend::Postgres(postgres) => postgres.records(categories, each).await,
        }
    }

    /// Says something to the other processes at this database. It is not stored and may be lost.
    pub async fn tell_peers(&self, text: &str) -> Result<(), StoreError> {
        if text.len() > LONGEST_PEER_MESSAGE || text.contains('\0') {
            return Err(StoreError::Refused("a message to other processes is too long or holds a zero byte"));
        }
        match &self.0 {
            Backend::Sqlite(_) => Ok(()),
            Backend::Postgres(postgres) => postgres.tell_peers(text).await,
        }
    }

    /// What other processes do from now on, not what this store does. Each call gives a listener of its own.
    pub async fn notifications(&self) -> Result<Notifications, StoreError> {
        Ok(Notifications(match &self.0 {
            Backend::Sqlite(_) => None,
            Backend::Postgres(postgres) => Some(postgres.notifications().await?),
        }))
    }

    /// What it counts.
    pub fn figures(&self) -> &StoreFigures {
        &self.1
    }

    /// Fails if the database does not answer, or cannot write at this time.
    pub async fn check(&self, at: u64) -> Result<(), StoreError> {
        match &self.0 {
            Backend::Sqlite(sqlite) => sqlite.check(at).await,
            Backend::Postgres(postgres) => postgres.check(at).await,
        }
    }

    /// Waits until all that was handed over is written, and closes. What comes later is not stored.
    pub async fn close(&self) {
        match &self.0 {
            Backend::Sqlite(sqlite) => sqlite.close().await,
            Backend::Postgres(postgres) => postgres.close().await,
        }
    }

    /// Writes all there is as lines of JSON: the state of one moment, also while servers go on.
    pub async fn export(&self, out: impl Write + Send) -> Result<CopyCounts, StoreError> {
        match &self.0 {
            Backend::Sqlite(sqlite) => sqlite.export(out).await,
            Backend::Postgres(postgres) => postgres.export(out).await,
        }
    }

    /// Reads what [`Store::export`] of either kind wrote into an empty database: all of it or nothing.
    pub async fn import(&self, input: impl BufRead + Send) -> Result<CopyCounts, StoreError> {
        match &self.0 {
            Backend::Sqlite(sqlite) => sqlite.import(input).await,
            Backend::Postgres(postgres) => postgres.import(input).await,
        }
    }
}

/// True if several processes may be at this database.
pub fn is_shared(address: &str) -> bool {
    is_postgres(address).unwrap_or(false)
}

/// The address is never shown in errors, it may hold a password.
fn is_postgres(address: &str) -> Result<bool, StoreError> {
    match address.split_once("://") {
        Some(("postgres" | "postgresql", _)) => Ok(true),
        Some(_) => Err(StoreError::Refused("an address begins with postgres:// or is the path of an SQLite file")),
        None => Ok(false),
    }
}

/// One bad row would spoil the whole batch it is written with.
fn check_row(row: &EventRow) -> Result<(), StoreError> {
    check_name(&row.table)?;
    if row.number == 0 || !fits(row.number) || !fits(row.at) {
        return Err(StoreError::Refused("a row's number or time is out of range"));
    }
    if row.body.contains('\0') {
        return Err(StoreError::Refused("a row holds a zero byte"));
    }
    Ok(())
}

fn check_finished(finished: &Finished) -> Result<(), StoreError> {
    check_name(&finished.table)?;
    if !fits(finished.at) || finished.kind.contains('\0') || finished.level.contains('\0') {
        return Err(StoreError::Refused("a result's time is out of range or its words hold a zero byte"));
    }
    Ok(())
}

fn check_name(table: &str) -> Result<(), StoreError> {
    let fine = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    if table.is_empty() || table.len() > LONGEST_NAME || !table.bytes().all(fine) {
        return Err(StoreError::Refused("a table's name has letters, digits, - and _, 64 at most"));
    }
    Ok(())
}

/// Databases count in signed numbers.
fn fits(number: u64) -> bool {
    i64::try_from(number).is_ok()
}
