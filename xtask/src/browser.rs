//! The page in a real Chromium: tests, pictures for the documentation, figures.

use std::fs;
use std::path::{Path, PathBuf};

use crate::build_tested;
use crate::page::{self, Build};
use crate::shell::{Call, TaskError, ensure, has, program, released, target, tested};

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

/// Which axe-core looks at the page. Newer ones find more; raise it with the findings mended.
const AXE: &str = "4.14.1";

/// Lets axe-core look at every screen, or at those whose names contain the filter. It comes from npm, into the folder of what is built.
pub fn axe(filter: Option<&str>) -> Result<(), TaskError> {
    let script = axe_core()?;
    page::build(Build::Draft)?;
    let script = script.to_string_lossy();
    run(&tested(), &["axe", script.as_ref()], filter)
}

/// The file of axe-core; it is fetched if it is not there.
fn axe_core() -> Result<PathBuf, TaskError> {
    let folder = target().join("axe-core").join(AXE);
    let script = folder.join("node_modules").join("axe-core").join("axe.min.js");
    if script.exists() {
        return Ok(script);
    }
    if !has("npm") {
        return Err(TaskError::said(
            "npm is missing, with which axe-core is fetched; install Node.js with npm (Debian: apt-get install npm)",
        ));
    }
    fs::create_dir_all(&folder)?;
    // A package file of its own, or npm would look for one above this folder.
    fs::write(folder.join("package.json"), "{ \"private\": true }\n")?;
    let fetched = Call::new("npm")
        .args(["install", "--no-audit", "--no-fund", "--ignore-scripts", "--prefix"])
        .args([&folder])
        .args([format!("axe-core@{AXE}")])
        .run();
    match fetched {
        Ok(()) if script.exists() => Ok(script),
        Ok(()) => Err(TaskError::said(format!("axe-core {AXE} has no {}", script.display()))),
        Err(why) => Err(TaskError::said(format!(
            "axe-core {AXE} could not be fetched from npm; is there a network, and does `npm view axe-core` answer? ({why})"
        ))),
    }
}

/// The game must be built, with the page in it.
fn run(game: &Path, words: &[&str], filter: Option<&str>) -> Result<(), TaskError> {
    ensure("chromium", "chromium")?;
    ensure("chromedriver", "chromium-driver")?;
    build_tested()?;
    Call::new(program("debug", "ghost-stories-browser")).args(["--binary"]).args([game]).args(words).args(filter).run()
}
