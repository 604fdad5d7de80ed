use rusqlite::{Connection, OptionalExtension, TransactionBehavior, params};

use super::{Sqlite, failed};
use crate::store::{ExpiryBounds, OpenedTables, Opening, StoreError, sql};

impl Sqlite {
    pub async fn ran(&self, milliseconds: u64) -> Result<u64, StoreError> {
        let count = move |connection: &mut Connection| {
            let ran: i64 =
                connection.query_row(sql::RAN, [sql::signed(milliseconds)], |row| row.get(0)).map_err(failed)?;
            Ok(ran.cast_unsigned())
        };
        self.writer()?.run(count).await
    }

    pub async fn opened_after(
        &self,
        (at, table): &Opening,
        bounds: ExpiryBounds,
        most: usize,
    ) -> Result<OpenedTables, StoreError> {
        let ExpiryBounds { finished_before, unfinished_before } = bounds;
        let (at, table) = (sql::signed(*at), table.clone());
        let look = move |connection: &mut Connection| {
            let bound = params![
                sql::signed(finished_before),
                sql::signed(unfinished_before),
                at,
                table,
                sql::signed(finished_before.max(unfinished_before)),
                sql::signed(most as u64)
            ];
            let mut find = connection.prepare(sql::OPENED).map_err(failed)?;
            let found = find.query_map(bound, |row| {
                let opening = (row.get::<_, i64>(1)?.cast_unsigned(), row.get(0)?);
                Ok((opening, row.get(2)?))
            });
            let found = found.map_err(failed)?.collect::<Result<Vec<_>, _>>().map_err(failed)?;
            Ok(OpenedTables::new(found, most))
        };
        self.reader()?.run(look).await
    }

    pub async fn mark(&self, tables: &[String], ran: u64) -> Result<u64, StoreError> {
        let mark = "INSERT INTO expiring (game, ran) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        self.for_each(tables, move |connection, table| connection.execute(mark, params![table, sql::signed(ran)])).await
    }

    pub async fn unmark(&self, tables: &[String]) -> Result<u64, StoreError> {
        let unmark = "DELETE FROM expiring WHERE game = $1";
        self.for_each(tables, move |connection, table| connection.execute(unmark, [table])).await
    }

    pub async fn is_marked(&self, table: &str) -> Result<bool, StoreError> {
        let table = table.to_owned();
        let ask = move |connection: &mut Connection| connection.prepare(sql::IS_MARKED)?.exists([table]);
        self.reader()?.run(move |connection| ask(connection).map_err(failed)).await
    }

    pub async fn marked_until(&self, ran: u64, most: usize) -> Result<Vec<String>, StoreError> {
        let find = move |connection: &mut Connection| {
            let mut find = connection.prepare(sql::MARKED_UNTIL)?;
            let tables = find.query_map([sql::signed(ran), sql::signed(most as u64)], |row| row.get(0))?;
            tables.collect::<Result<_, _>>()
        };
        self.reader()?.run(move |connection| find(connection).map_err(failed)).await
    }

    pub async fn has_expired(&self, table: &str, bounds: ExpiryBounds) -> Result<bool, StoreError> {
        let table = table.to_owned();
        let ask = move |connection: &mut Connection| {
            let bound = params![sql::signed(bounds.finished_before), sql::signed(bounds.unfinished_before), table];
            connection.query_row(sql::HAS_EXPIRED, bound, |row| row.get(0)).optional()
        };
        self.reader()?.run(move |connection| Ok(ask(connection).map_err(failed)?.unwrap_or(false))).await
    }

    pub async fn remove(&self, tables: &[String], ran: u64) -> Result<u64, StoreError> {
        // Whoever comes to a table takes its mark away first.
        let claim = "DELETE FROM expiring WHERE game = $1 AND ran <= $2";
        let remove = move |connection: &Connection, table: &str| {
            let claimed = connection.execute(claim, params![table, sql::signed(ran)])?;
            if claimed > 0 {
                connection.execute("DELETE FROM events WHERE game = $1", [table])?;
            }
            Ok(claimed)
        };
        self.for_each(tables, remove).await
    }

    /// Does something for each of these tables in one transaction and adds up what it returns.
    async fn for_each(
        &self,
        tables: &[String],
        each: impl Fn(&Connection, &str) -> rusqlite::Result<usize> + Send + 'static,
    ) -> Result<u64, StoreError> {
        if tables.is_empty() {
            return Ok(0);
        }
        let tables = tables.to_vec();
        let work = move |connection: &mut Connection| {
            let work = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
            let mut done = 0;
            for table in &tables {
                done += each(&work, table)?;
            }
            work.commit()?;
            Ok(done as u64)
        };
        self.writer()?.run(move |connection| work(connection).map_err(failed)).await
    }
}
