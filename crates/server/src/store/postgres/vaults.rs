use super::Postgres;
use crate::store::vaults::{ADD, EXPIRE, NOTED_EVERY, READ, REMOVE, REPLACE, USED, VaultRow};
use crate::store::{StoreError, sql};

impl Postgres {
    pub async fn vault(&self, id: &str) -> Result<Option<VaultRow>, StoreError> {
        let found = self.query(READ, &[&sql::signed(NOTED_EVERY), &id]).await?;
        let Some(row) = found.first() else { return Ok(None) };
        if row.get(4) {
            self.query(USED, &[&id]).await?;
        }
        Ok(Some(vault(row)))
    }

    pub async fn keep_vault(&self, vault: VaultRow) -> Result<bool, StoreError> {
        self.writer()?;
        let VaultRow { id, version, at, sealed } = vault;
        let (at, before) = (sql::signed(at), sql::signed(version - 1));
        let kept = if before == 0 {
            self.query(ADD, &[&id, &1_i64, &at, &sealed]).await?
        } else {
            self.query(REPLACE, &[&at, &sealed, &id, &before]).await?
        };
        Ok(!kept.is_empty())
    }

    pub async fn remove_vault(&self, id: &str) -> Result<bool, StoreError> {
        self.writer()?;
        Ok(!self.query(REMOVE, &[&id]).await?.is_empty())
    }

    pub async fn expire_vaults(&self, ran: u64) -> Result<u64, StoreError> {
        self.writer()?;
        Ok(self.query(EXPIRE, &[&sql::signed(ran)]).await?.len() as u64)
    }
}

pub fn vault(row: &tokio_postgres::Row) -> VaultRow {
    let number = |column| row.get::<_, i64>(column).cast_unsigned();
    VaultRow { id: row.get(0), version: number(1), at: number(2), sealed: row.get(3) }
}
