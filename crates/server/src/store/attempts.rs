//! How many attempts at a challenge that count began from each network on a day, the same for all servers at a database. Copies leave
//! these out: they are of a day, and about people.

use super::{Backend, Store, StoreError};

/// One more, if there are fewer than $3.
pub(super) const COUNT: &str = "
    INSERT INTO attempts (day, network, number) VALUES ($1, $2, 1)
    ON CONFLICT (day, network) DO UPDATE SET number = attempts.number + 1 WHERE attempts.number < $3
    RETURNING number";
pub(super) const FORGET: &str = "DELETE FROM attempts WHERE day < $1";

impl Store {
    /// Counts an attempt from a network, which is named by a hash; false if there were so many already on that day.
    pub async fn count_attempt(&self, day: u32, network: &str, most: u32) -> Result<bool, StoreError> {
        if most == 0 {
            return Ok(false);
        }
        match &self.0 {
            Backend::Sqlite(sqlite) => sqlite.count_attempt(day, network, most).await,
            Backend::Postgres(postgres) => postgres.count_attempt(day, network, most).await,
        }
    }

    /// Forgets the networks of all days before this one.
    pub async fn forget_attempts(&self, before: u32) -> Result<(), StoreError> {
        match &self.0 {
            Backend::Sqlite(sqlite) => sqlite.forget_attempts(before).await,
            Backend::Postgres(postgres) => postgres.forget_attempts(before).await,
        }
    }
}
