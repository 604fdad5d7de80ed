use rusqlite::{Connection, params};

use super::{Sqlite, failed};
use crate::store::older_results::{FIND, NOTE};
use crate::store::{StoreError, sql};

impl Sqlite {
    pub async fn without_wu_feng(&self, after: &str, most: usize) -> Result<Vec<String>, StoreError> {
        let after = after.to_owned();
        let find = move |connection: &mut Connection| {
            let mut find = connection.prepare(FIND)?;
            let tables = find.query_map(params![after, sql::signed(most as u64)], |row| row.get(0))?;
            tables.collect::<Result<_, _>>()
        };
        self.reader()?.run(move |connection| find(connection).map_err(failed)).await
    }

    pub async fn note_wu_feng(&self, table: &str, wu_feng: &str) -> Result<(), StoreError> {
        let bound = [wu_feng.to_owned(), table.to_owned()];
        let note = move |connection: &mut Connection| connection.execute(NOTE, bound).map(drop).map_err(failed);
        self.writer()?.run(note).await
    }
}
