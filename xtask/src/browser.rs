//! The page in a real Chromium: tests, pictures for the documentation, figures.

use std::path::Path;

use crate::build_tested;
use crate::shell::{Call, TaskError, ensure, program, released, tested};

/// Runs the tests of the page, or those whose names contain the filter. The program is the quickly built one, with whatever page was built.
pub fn test(filter: Option<&str>) -> Result<(), TaskError> {
    run(&tested(), &["test"], filter)
}

/// Takes the pictures of README and documentation anew.
pub fn screenshots() -> Result<(), TaskError> {
    run(&released(), &["screenshots", "docs/pictures"], None)
}

/// Measures weight, opening time, long tasks and frames.
pub fn measure() -> Result<(), TaskError> {
    run(&released(), &["measure"], None)
}

/// The game must be built, with the page in it.
fn run(game: &Path, words: &[&str], filter: Option<&str>) -> Result<(), TaskError> {
    ensure("chromium", "chromium")?;
    ensure("chromedriver", "chromium-driver")?;
    build_tested()?;
    Call::new(program("debug", "ghost-stories-browser")).args(["--binary"]).args([game]).args(words).args(filter).run()
}
