use rusqlite::{Connection, params};

use super::{Sqlite, failed};
use crate::store::bars::{ALL, Bar, LIFT, SET};
use crate::store::{StoreError, sql};

impl Sqlite {
    pub async fn bars(&self) -> Result<Vec<Bar>, StoreError> {
        self.reader()?.run(|connection| all(connection).map_err(failed)).await
    }

    pub async fn bar(&self, bar: Bar) -> Result<(), StoreError> {
        self.writer()?.run(move |connection| set(connection, &bar).map_err(failed)).await
    }

    pub async fn lift_bar(&self, address: &str) -> Result<bool, StoreError> {
        let address = address.to_owned();
        let lift = move |connection: &mut Connection| connection.prepare(LIFT)?.exists([address]);
        self.writer()?.run(move |connection| lift(connection).map_err(failed)).await
    }
}

pub fn all(connection: &Connection) -> rusqlite::Result<Vec<Bar>> {
    let mut select = connection.prepare(ALL)?;
    let bars = select.query_map([], |row| {
        let until = row.get::<_, Option<i64>>(2)?.map(i64::cast_unsigned);
        Ok(Bar { address: row.get(0)?, at: row.get::<_, i64>(1)?.cast_unsigned(), until })
    });
    bars?.collect()
}

pub fn set(connection: &Connection, bar: &Bar) -> rusqlite::Result<()> {
    connection.execute(SET, params![bar.address, sql::signed(bar.at), bar.until.map(sql::signed)]).map(drop)
}
