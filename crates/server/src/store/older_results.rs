//! Results with Black Secret of before it was noted who was Wu-Feng.

use super::{Backend, Store, StoreError};

pub(super) const FIND: &str = "
    SELECT game FROM results
    WHERE day IS NULL AND kind IN ('black-secret', 'both') AND wu_feng = '' AND game > $1 ORDER BY game LIMIT $2";
pub(super) const NOTE: &str = "UPDATE results SET wu_feng = $1 WHERE game = $2 AND wu_feng = ''";

impl Store {
    /// So many of the tables behind this one whose results do not say who was Wu-Feng.
    pub async fn without_wu_feng(&self, after: &str, most: usize) -> Result<Vec<String>, StoreError> {
        match &self.0 {
            Backend::Sqlite(sqlite) => sqlite.without_wu_feng(after, most).await,
            Backend::Postgres(postgres) => postgres.without_wu_feng(after, most).await,
        }
    }

    /// Notes who was Wu-Feng in a result that does not say it.
    pub async fn note_wu_feng(&self, table: &str, wu_feng: &str) -> Result<(), StoreError> {
        match &self.0 {
            Backend::Sqlite(sqlite) => sqlite.note_wu_feng(table, wu_feng).await,
            Backend::Postgres(postgres) => postgres.note_wu_feng(table, wu_feng).await,
        }
    }
}
