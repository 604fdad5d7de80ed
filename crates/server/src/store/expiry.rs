//! Tables that nobody comes to any more: found, marked, and removed only after servers have run for long with the mark.

use super::{Backend, EventRow, Store, StoreError};

/// When a table has expired, in milliseconds since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExpiryBounds {
    /// If its last row is older and it has a result.
    pub finished_before: u64,
    /// If its last row is older and it has none.
    pub unfinished_before: u64,
}

/// A table's place in the order of opening: when, and its name.
pub type Opening = (u64, String);

/// Some tables in the order of their opening.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OpenedTables {
    /// Those of them that have expired.
    pub expired: Vec<String>,
    /// The last of them, behind which to look next; `None` if there were no more.
    pub last: Option<Opening>,
}

impl OpenedTables {
    /// What a look at so many tables at most found: each with its opening, and whether it has expired.
    pub(super) fn new(found: Vec<(Opening, bool)>, most: usize) -> OpenedTables {
        let last = found.last().filter(|_| found.len() == most).map(|(opening, _)| opening.clone());
        let expired = found.into_iter().filter(|(_, expired)| *expired).map(|((_, table), _)| table).collect();
        OpenedTables { expired, last }
    }
}

impl Store {
    /// Counts how long this process ran, and returns how long servers at this database have run, in milliseconds. `None` if another process
    /// counts: of several that run at the same time only one does, and only that one shall mark and remove.
    pub async fn ran(&self, milliseconds: u64) -> Result<Option<u64>, StoreError> {
        match &self.0 {
            Backend::Sqlite(sqlite) => sqlite.ran(milliseconds).await.map(Some),
            Backend::Postgres(postgres) => postgres.ran(milliseconds).await,
        }
    }

    /// Looks at so many of the tables opened after this one.
    pub async fn opened_after(
        &self,
        after: &Opening,
        bounds: ExpiryBounds,
        most: usize,
    ) -> Result<OpenedTables, StoreError> {
        match &self.0 {
            Backend::Sqlite(sqlite) => sqlite.opened_after(after, bounds, most).await,
            Backend::Postgres(postgres) => postgres.opened_after(after, bounds, most).await,
        }
    }

    /// Marks tables as about to be removed, at this time of running. Those that are marked keep their mark. Returns how many are new.
    pub async fn mark(&self, tables: &[String], ran: u64) -> Result<u64, StoreError> {
        match &self.0 {
            Backend::Sqlite(sqlite) => sqlite.mark(tables, ran).await,
            Backend::Postgres(postgres) => postgres.mark(tables, ran).await,
        }
    }

    /// Removes the marks of tables. Returns how many there were.
    pub async fn unmark(&self, tables: &[String]) -> Result<u64, StoreError> {
        match &self.0 {
            Backend::Sqlite(sqlite) => sqlite.unmark(tables).await,
            Backend::Postgres(postgres) => postgres.unmark(tables).await,
        }
    }

    /// So many of the tables that were marked at this time of running or before, the first first.
    pub async fn marked_until(&self, ran: u64, most: usize) -> Result<Vec<String>, StoreError> {
        match &self.0 {
            Backend::Sqlite(sqlite) => sqlite.marked_until(ran, most).await,
            Backend::Postgres(postgres) => postgres.marked_until(ran, most).await,
        }
    }

    /// Whether a table has expired.
    pub async fn has_expired(&self, table: &str, bounds: ExpiryBounds) -> Result<bool, StoreError> {
        match &self.0 {
            Backend::Sqlite(sqlite) => sqlite.has_expired(table, bounds).await,
            Backend::Postgres(postgres) => postgres.has_expired(table, bounds).await,
        }
    }

    /// Removes the rows of those of these tables that still have a mark of this time of running or before. Results stay. Returns how many
    /// tables went.
    pub async fn remove(&self, tables: &[String], ran: u64) -> Result<u64, StoreError> {
        match &self.0 {
            Backend::Sqlite(sqlite) => sqlite.remove(tables, ran).await,
            Backend::Postgres(postgres) => postgres.remove(tables, ran).await,
        }
    }

    /// The rows of a table to which somebody comes: it is not about to be removed any more.
    pub async fn visit(&self, table: &str) -> Result<Vec<EventRow>, StoreError> {
        let marked = match &self.0 {
            Backend::Sqlite(sqlite) => sqlite.is_marked(table).await?,
            Backend::Postgres(postgres) => postgres.is_marked(table).await?,
        };
        if marked {
            self.unmark(&[table.to_owned()]).await?;
        }
        self.read(table, 0).await
    }
}
