use tokio_postgres::Error;

use super::Postgres;
use super::session::{Session, failed};
use crate::store::{ExpiryBounds, OpenedTables, Opening, StoreError, sql};

/// The lock of the one process that counts, marks and removes: "keeper" in letters of eight bits.
const KEEPER: i64 = 0x6b65_6570_6572;

impl Postgres {
    pub async fn ran(&self, milliseconds: u64) -> Result<Option<u64>, StoreError> {
        self.writer()?;
        let mut keeper = self.0.keeper.lock().await;
        // Who has just become the one has not run for all of them before.
        let mut milliseconds = milliseconds;
        if keeper.as_ref().is_none_or(|session| session.client.is_closed()) {
            *keeper = self.become_keeper().await?;
            milliseconds = 0;
        }
        let Some(session) = keeper.as_ref() else { return Ok(None) };
        let counted = session.query(sql::RAN, &[&sql::signed(milliseconds)]).await.map_err(|error| failed(&error))?;
        Ok(counted.first().map(|row| row.get::<_, i64>(0).cast_unsigned()))
    }

    /// A connection that holds the lock as long as it lives; nothing if another process has the lock.
    async fn become_keeper(&self) -> Result<Option<Session>, StoreError> {
        let session = Session::connect(&self.0.address).await?;
        let taken = session.query("SELECT pg_try_advisory_lock($1)", &[&KEEPER]).await;
        let taken = taken.map_err(|error| failed(&error))?.first().is_some_and(|row| row.get(0));
        Ok(taken.then_some(session))
    }

    pub async fn opened_after(
        &self,
        (at, table): &Opening,
        bounds: ExpiryBounds,
        most: usize,
    ) -> Result<OpenedTables, StoreError> {
        let ExpiryBounds { finished_before, unfinished_before } = bounds;
        let bound: super::Params = &[
            &sql::signed(finished_before),
            &sql::signed(unfinished_before),
            &sql::signed(*at),
            &table,
            &sql::signed(finished_before.max(unfinished_before)),
            &sql::signed(most as u64),
        ];
        let found = self.query(sql::OPENED, bound).await?;
        let opened = |row: &tokio_postgres::Row| ((row.get::<_, i64>(1).cast_unsigned(), row.get(0)), row.get(2));
        Ok(OpenedTables::new(found.iter().map(opened).collect(), most))
    }

    pub async fn mark(&self, tables: &[String], ran: u64) -> Result<u64, StoreError> {
        self.writer()?;
        let mark = "
            INSERT INTO expiring (game, ran) SELECT game, $2 FROM unnest($1::text[]) AS marked (game)
            ON CONFLICT DO NOTHING RETURNING 1";
        Ok(self.query(mark, &[&tables, &sql::signed(ran)]).await?.len() as u64)
    }

    pub async fn unmark(&self, tables: &[String]) -> Result<u64, StoreError> {
        self.writer()?;
        Ok(self.query("DELETE FROM expiring WHERE game = ANY($1) RETURNING 1", &[&tables]).await?.len() as u64)
    }

    pub async fn is_marked(&self, table: &str) -> Result<bool, StoreError> {
        Ok(!self.query(sql::IS_MARKED, &[&table]).await?.is_empty())
    }

    pub async fn marked_until(&self, ran: u64, most: usize) -> Result<Vec<String>, StoreError> {
        let found = self.query(sql::MARKED_UNTIL, &[&sql::signed(ran), &sql::signed(most as u64)]).await?;
        Ok(found.iter().map(|row| row.get(0)).collect())
    }

    pub async fn has_expired(&self, table: &str, bounds: ExpiryBounds) -> Result<bool, StoreError> {
        let ExpiryBounds { finished_before, unfinished_before } = bounds;
        let bound: super::Params = &[&sql::signed(finished_before), &sql::signed(unfinished_before), &table];
        Ok(self.query(sql::HAS_EXPIRED, bound).await?.first().is_some_and(|row| row.get(0)))
    }

    pub async fn remove(&self, tables: &[String], ran: u64) -> Result<u64, StoreError> {
        self.writer()?;
        if tables.is_empty() {
            return Ok(0);
        }
        let mut session = Session::connect(&self.0.address).await?;
        let work = session.client.transaction().await.map_err(|error| failed(&error))?;
        // Whoever comes to a table takes its mark away first, and waits for this.
        let claim = "DELETE FROM expiring WHERE game = ANY($1) AND ran <= $2 RETURNING game";
        let remove = async {
            let claimed = work.query(claim, &[&tables, &sql::signed(ran)]).await?;
            let claimed: Vec<String> = claimed.iter().map(|row| row.get(0)).collect();
            work.execute("DELETE FROM events WHERE game = ANY($1)", &[&claimed]).await?;
            work.commit().await?;
            Ok(claimed.len() as u64)
        };
        remove.await.map_err(|error: Error| failed(&error))
    }
}
