use std::borrow::Cow;
use std::fmt;

/// Why the storage could not do something. Never shows an address: it may hold a password.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// Another server has this SQLite file open.
    InUse(String),
    /// The database was made by a newer program.
    Newer {
        /// The version of the database.
        found: u64,
        /// The newest version this program knows.
        known: u64,
    },
    /// The database is older than this program and was opened for reading only, or is not one of ours.
    Older {
        /// The version of the database, 0 if it has none.
        found: u64,
        /// The version this program needs.
        known: u64,
    },
    /// The database cannot be reached. Nothing was written.
    Unreachable(Cow<'static, str>),
    /// The connection was lost while writing; only reading tells whether it is written.
    Uncertain,
    /// What was asked for is not possible in any database.
    Refused(&'static str),
    /// A copy can be restored only into an empty database.
    NotEmpty,
    /// A copy cannot be understood.
    BadCopy {
        /// The line, from 1.
        line: u64,
        /// What is wrong with it.
        why: String,
    },
    /// A copy could not be written or read.
    Copying(String),
    /// The store was closed before.
    Closed,
    /// The database refused; nothing was written.
    Failed(String),
}

impl StoreError {
    pub(crate) const SILENT: StoreError = StoreError::Unreachable(Cow::Borrowed("it does not answer"));
    pub(super) const READ_ONLY: StoreError =
        StoreError::Refused("the storage was opened to be copied, not to be changed");
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::InUse(path) => write!(
                f,
                "another server has {path} open; an SQLite file serves one server, several can share a PostgreSQL database"
            ),
            StoreError::Newer { found, known } => write!(
                f,
                "the database is of version {found}, this program knows versions up to {known}: use a newer program"
            ),
            StoreError::Older { found: 0, .. } => write!(f, "the database holds no tables of this game"),
            StoreError::Older { found, known } => write!(
                f,
                "the database is of version {found}, this program needs {known}: start the server once to bring it up to date"
            ),
            StoreError::Unreachable(why) => write!(f, "the database cannot be reached: {why}"),
            StoreError::Uncertain => {
                write!(f, "the connection to the database was lost while writing; it may or may not be written")
            }
            StoreError::Refused(why) => write!(f, "refused: {why}"),
            StoreError::NotEmpty => {
                write!(f, "the database is not empty; a copy can be restored only into an empty one")
            }
            StoreError::BadCopy { line, why } => write!(f, "line {line} of the copy: {why}"),
            StoreError::Copying(why) => write!(f, "the copy cannot be written or read: {why}"),
            StoreError::Closed => write!(f, "the storage is closed"),
            StoreError::Failed(why) => write!(f, "the database refused: {why}"),
        }
    }
}

impl std::error::Error for StoreError {}
