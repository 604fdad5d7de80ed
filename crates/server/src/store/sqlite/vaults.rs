use rusqlite::{Connection, OptionalExtension, Row, params};

use super::{Sqlite, failed};
use crate::store::vaults::{ADD, EXPIRE, NOTED_EVERY, PAGE, PAGE_OF_VAULTS, READ, REMOVE, REPLACE, USED, VaultRow};
use crate::store::{StoreError, sql};

impl Sqlite {
    pub async fn vault(&self, id: &str) -> Result<Option<VaultRow>, StoreError> {
        let name = id.to_owned();
        let read = move |connection: &mut Connection| {
            let found = |row: &Row| Ok((vault(row)?, row.get(4)?));
            connection.query_row(READ, params![sql::signed(NOTED_EVERY), name], found).optional().map_err(failed)
        };
        let Some((vault, long_ago)) = self.reader()?.run(read).await? else { return Ok(None) };
        if long_ago {
            let name = id.to_owned();
            self.writer()?.run(move |connection| connection.execute(USED, [name]).map_err(failed)).await?;
        }
        Ok(Some(vault))
    }

    pub async fn keep_vault(&self, vault: VaultRow) -> Result<bool, StoreError> {
        let keep = move |connection: &mut Connection| {
            let VaultRow { id, version, at, sealed } = vault;
            let (at, before) = (sql::signed(at), sql::signed(version - 1));
            if before == 0 {
                return connection.prepare(ADD)?.exists(params![id, 1, at, sealed]);
            }
            connection.prepare(REPLACE)?.exists(params![at, sealed, id, before])
        };
        self.writer()?.run(move |connection| keep(connection).map_err(failed)).await
    }

    pub async fn remove_vault(&self, id: &str) -> Result<bool, StoreError> {
        let id = id.to_owned();
        let remove = move |connection: &mut Connection| connection.prepare(REMOVE)?.exists([id]);
        self.writer()?.run(move |connection| remove(connection).map_err(failed)).await
    }

    pub async fn expire_vaults(&self, ran: u64) -> Result<u64, StoreError> {
        let expire = move |connection: &mut Connection| {
            let mut expire = connection.prepare(EXPIRE)?;
            let gone = expire.query_map([sql::signed(ran)], |_| Ok(()))?;
            Ok(gone.collect::<rusqlite::Result<Vec<()>>>()?.len() as u64)
        };
        self.writer()?.run(move |connection| expire(connection).map_err(failed)).await
    }
}

fn vault(row: &Row) -> rusqlite::Result<VaultRow> {
    let number = |column| Ok::<_, rusqlite::Error>(row.get::<_, i64>(column)?.cast_unsigned());
    Ok(VaultRow { id: row.get(0)?, version: number(1)?, at: number(2)?, sealed: row.get(3)? })
}

/// Those behind this one.
pub fn page(connection: &Connection, after: &str) -> rusqlite::Result<Vec<VaultRow>> {
    connection.prepare(PAGE_OF_VAULTS)?.query_map(params![after, PAGE], vault)?.collect()
}

/// Adds one of a copy.
pub fn add(connection: &Connection, vault: VaultRow) -> rusqlite::Result<bool> {
    let VaultRow { id, version, at, sealed } = vault;
    connection.prepare(ADD)?.exists(params![id, sql::signed(version), sql::signed(at), sealed])
}
