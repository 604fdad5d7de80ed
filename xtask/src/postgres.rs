//! PostgreSQL for the tests of the online tables.

use ghost_stories_test_postgres::{TestPostgres, is_installed};

use crate::shell::{TaskError, ensure};

/// Starts one; installs PostgreSQL first where that is possible.
pub fn start() -> Result<TestPostgres, TaskError> {
    // Debian puts the programs where `ensure` does not look, so it may fail and yet have done its work.
    let ensured = if is_installed() { Ok(()) } else { ensure("initdb", "postgresql") };
    if !is_installed() {
        ensured?;
    }
    Ok(TestPostgres::start()?)
}
