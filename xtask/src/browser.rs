//! The page in a real Chromium: tests, pictures for the documentation, figures.

use std::path::Path;

use crate::shell::{TaskError, binary, cargo, ensure};

/// Runs the tests of the page, or those whose names contain the filter.
pub fn test(program: &Path, filter: Option<&str>) -> Result<(), TaskError> {
    run(program, &["test"], filter)
}

/// Takes the pictures of README and documentation anew.
pub fn screenshots() -> Result<(), TaskError> {
    run(&binary(), &["screenshots", "docs/pictures"], None)
}

/// Measures weight, opening time, long tasks and frames.
pub fn measure() -> Result<(), TaskError> {
    run(&binary(), &["measure"], None)
}

/// The game must be built, with the page in it.
fn run(program: &Path, words: &[&str], filter: Option<&str>) -> Result<(), TaskError> {
    ensure("chromium", "chromium")?;
    ensure("chromedriver", "chromium-driver")?;
    cargo(["run", "--quiet", "--package", "ghost-stories-browser", "--locked", "--", "--binary"])
        .args([program])
        .args(words)
        .args(filter)
        .run()
}
