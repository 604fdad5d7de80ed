//! What people keep for their other browsers: a text that only they can read, under a name that only they know.

use serde::{Deserialize, Serialize};

use super::{Backend, Store, StoreError, check_name, fits};

/// What is kept under one name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VaultRow {
    /// The hash of the name that its owner gives.
    pub id: String,
    /// Grows by one with each change, from 1.
    pub version: u64,
    /// When it was changed last, in milliseconds since 1970.
    pub at: u64,
    /// What the owner's browser made of it; nobody else reads it.
    pub sealed: String,
}

/// After how long without use one expires, in milliseconds that servers run.
pub const EXPIRES_AFTER: u64 = 365 * DAY;
/// How exactly the last use is noted.
const DAY: u64 = 24 * 60 * 60 * 1000;

pub(super) const READ: &str = "
    SELECT id, version, at, sealed, ran + CAST($1 AS BIGINT) < (SELECT ran FROM running WHERE id = 1) FROM vaults WHERE id = $2";
pub(super) const USED: &str = "UPDATE vaults SET ran = (SELECT ran FROM running WHERE id = 1) WHERE id = $1";
pub(super) const ADD: &str = "
    INSERT INTO vaults (id, version, at, sealed, ran)
    SELECT $1, CAST($2 AS BIGINT), CAST($3 AS BIGINT), $4, ran FROM running WHERE id = 1
    ON CONFLICT DO NOTHING RETURNING id";
pub(super) const REPLACE: &str = "
    UPDATE vaults SET version = version + 1, at = $1, sealed = $2, ran = (SELECT ran FROM running WHERE id = 1)
    WHERE id = $3 AND version = $4 RETURNING id";
pub(super) const REMOVE: &str = "DELETE FROM vaults WHERE id = $1 RETURNING id";
pub(super) const EXPIRE: &str = "DELETE FROM vaults WHERE ran < $1 RETURNING id";
pub(super) const PAGE_OF_VAULTS: &str = "SELECT id, version, at, sealed FROM vaults WHERE id > $1 ORDER BY id LIMIT $2";

/// How many are copied at once; each may be long.
pub(super) const PAGE: i64 = 50;

/// After how long a use is noted anew.
pub(super) const NOTED_EVERY: u64 = DAY;

/// Fails if a database or another program could not read it.
pub(super) fn check_vault(vault: &VaultRow) -> Result<(), StoreError> {
    check_name(&vault.id)?;
    if vault.version == 0 || !fits(vault.version) || !fits(vault.at) || vault.sealed.contains('\0') {
        return Err(StoreError::Refused("a vault's version or time is out of range, or it holds a zero byte"));
    }
    Ok(())
}

impl Store {
    /// What is kept under a name; reading is using.
    pub async fn vault(&self, id: &str) -> Result<Option<VaultRow>, StoreError> {
        match &self.0 {
            Backend::Sqlite(sqlite) => sqlite.vault(id).await,
            Backend::Postgres(postgres) => postgres.vault(id).await,
        }
    }

    /// Keeps something as this version, in place of the version before. `Ok(false)` if that is not the one that is kept: then nothing changes.
    pub async fn keep_vault(&self, vault: VaultRow) -> Result<bool, StoreError> {
        check_vault(&vault)?;
        match &self.0 {
            Backend::Sqlite(sqlite) => sqlite.keep_vault(vault).await,
            Backend::Postgres(postgres) => postgres.keep_vault(vault).await,
        }
    }

    /// Removes what is kept under a name; false if nothing is.
    pub async fn remove_vault(&self, id: &str) -> Result<bool, StoreError> {
        match &self.0 {
            Backend::Sqlite(sqlite) => sqlite.remove_vault(id).await,
            Backend::Postgres(postgres) => postgres.remove_vault(id).await,
        }
    }

    /// Removes what nobody has used since before this time of running. Returns how many went.
    pub async fn expire_vaults(&self, ran: u64) -> Result<u64, StoreError> {
        match &self.0 {
            Backend::Sqlite(sqlite) => sqlite.expire_vaults(ran).await,
            Backend::Postgres(postgres) => postgres.expire_vaults(ran).await,
        }
    }
}
