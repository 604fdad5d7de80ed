use std::borrow::Cow;

use thiserror::Error;

use super::TlsError;

/// Why the storage could not do something. Never shows an address: it may hold a password.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StoreError {
    /// Another server has this SQLite file open.
    #[error("another server has {0} open; an SQLite file serves one server, several can share a PostgreSQL database")]
    InUse(String),
    /// The database was made by a newer program.
    #[error("the database is of version {found}, this program knows versions up to {known}: use a newer program")]
    Newer {
        /// The version of the database.
        found: u64,
        /// The newest version this program knows.
        known: u64,
    },
    /// The database is older than this program and was opened for reading only, or is not one of ours.
    #[error("{}", older(*found, *known))]
    Older {
        /// The version of the database, 0 if it has none.
        found: u64,
        /// The version this program needs.
        known: u64,
    },
    /// The database cannot be reached. Nothing was written.
    #[error("the database cannot be reached: {0}")]
    Unreachable(Cow<'static, str>),
    /// There is no encrypted way to the database, and there must be one.
    #[error("no encrypted connection to the database: {0}")]
    Tls(TlsError),
    /// It went wrong at the end of writing; only reading tells whether it is written.
    #[error("it may or may not be written: {0}")]
    Uncertain(Cow<'static, str>),
    /// What was asked for is not possible in any database.
    #[error("refused: {0}")]
    Refused(&'static str),
    /// A copy can be restored only into an empty database.
    #[error("the database is not empty; a copy can be restored only into an empty one")]
    NotEmpty,
    /// A copy cannot be understood.
    #[error("line {line} of the copy: {why}")]
    BadCopy {
        /// The line, from 1.
        line: u64,
        /// What is wrong with it.
        why: String,
    },
    /// A copy could not be written or read.
    #[error("the copy cannot be written or read: {0}")]
    Copying(String),
    /// The store was closed before.
    #[error("the storage is closed")]
    Closed,
    /// The database refused; nothing was written.
    #[error("the database refused: {0}")]
    Failed(String),
}

impl StoreError {
    pub(super) const LOST: StoreError = StoreError::Uncertain(Cow::Borrowed("the connection to the database was lost"));
    pub(crate) const SILENT: StoreError = StoreError::Unreachable(Cow::Borrowed("it does not answer"));
    pub(super) const READ_ONLY: StoreError =
        StoreError::Refused("the storage was opened to be copied, not to be changed");
}

fn older(found: u64, known: u64) -> String {
    match found {
        0 => "the database holds no tables of this game".to_owned(),
        _ => format!(
            "the database is of version {found}, this program needs {known}: start the server once to bring it up to date"
        ),
    }
}
