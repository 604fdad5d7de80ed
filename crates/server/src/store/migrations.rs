use super::StoreError;

/// The steps that make a database what this program needs, the same text for SQLite and PostgreSQL. The number of a step
/// is its place here; steps that were released never change.
pub const STEPS: [&str; 4] = [
    include_str!("../migrations/1-tables.sql"),
    include_str!("../migrations/2-expiry.sql"),
    include_str!("../migrations/3-bars.sql"),
    include_str!("../migrations/4-vaults.sql"),
];

/// The version this program needs.
pub const KNOWN: u64 = STEPS.len() as u64;

/// Where the steps that were made are recorded.
pub const RECORD: &str = "CREATE TABLE IF NOT EXISTS schema (version BIGINT NOT NULL PRIMARY KEY)";
/// The version of a database.
pub const VERSION: &str = "SELECT coalesce(max(version), 0) FROM schema";
/// Records a step.
pub const MADE: &str = "INSERT INTO schema (version) VALUES ($1)";

/// The steps that a database of this version still needs, with their numbers.
pub fn missing(version: i64) -> Result<impl Iterator<Item = (i64, &'static str)>, StoreError> {
    let found = version.cast_unsigned();
    if found > KNOWN {
        return Err(StoreError::Newer { found, known: KNOWN });
    }
    Ok((1_i64..).zip(STEPS).skip(usize::try_from(found).unwrap_or(usize::MAX)))
}

/// Fails unless a database is just of the version this program needs.
pub fn check(version: i64) -> Result<(), StoreError> {
    match missing(version)?.next() {
        Some(_) => Err(StoreError::Older { found: version.cast_unsigned(), known: KNOWN }),
        None => Ok(()),
    }
}
