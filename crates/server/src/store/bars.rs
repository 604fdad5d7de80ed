//! Addresses that are let in no more, the same for all servers at a database.

use serde::{Deserialize, Serialize};

use super::{Backend, Store, StoreError, fits};

/// An address that is let in no more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bar {
    /// Which; of IPv6 the first half, followed by zeros.
    pub address: String,
    /// Since when, in milliseconds since 1970.
    pub at: u64,
    /// Until when; for good if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<u64>,
}

pub(super) const ALL: &str = "SELECT address, at, until FROM bars ORDER BY address";
pub(super) const SET: &str = "
    INSERT INTO bars (address, at, until) VALUES ($1, $2, $3)
    ON CONFLICT (address) DO UPDATE SET at = excluded.at, until = excluded.until";
pub(super) const LIFT: &str = "DELETE FROM bars WHERE address = $1 RETURNING address";

/// Fails if a database or another program could not read it.
pub(super) fn check_bar(bar: &Bar) -> Result<(), StoreError> {
    let is_address = bar.address.parse::<std::net::IpAddr>().is_ok();
    if !is_address || !fits(bar.at) || !bar.until.is_none_or(fits) {
        return Err(StoreError::Refused("a bar is of an address, and its times are in range"));
    }
    Ok(())
}

impl Store {
    /// All bars, those that are over too.
    pub async fn bars(&self) -> Result<Vec<Bar>, StoreError> {
        match &self.0 {
            Backend::Sqlite(sqlite) => sqlite.bars().await,
            Backend::Postgres(postgres) => postgres.bars().await,
        }
    }

    /// Bars an address, in place of what was said about it before.
    pub async fn bar(&self, bar: Bar) -> Result<(), StoreError> {
        check_bar(&bar)?;
        match &self.0 {
            Backend::Sqlite(sqlite) => sqlite.bar(bar).await,
            Backend::Postgres(postgres) => postgres.bar(bar).await,
        }
    }

    /// Lifts a bar; false if there is none.
    pub async fn lift_bar(&self, address: &str) -> Result<bool, StoreError> {
        match &self.0 {
            Backend::Sqlite(sqlite) => sqlite.lift_bar(address).await,
            Backend::Postgres(postgres) => postgres.lift_bar(address).await,
        }
    }
}
