//! A file that needs a table of contents wants to be a folder.

use std::fs;
use std::path::Path;

use crate::shell::{TaskError, root};

/// The most lines of a Rust file. Functions are held to eighty by clippy (`clippy.toml`).
const MOST_LINES: usize = 500;

/// Fails if a Rust file is too long.
pub fn check() -> Result<(), TaskError> {
    ["crates", "fuzz/fuzz_targets", "xtask/src"].iter().try_for_each(|folder| check_folder(&root().join(folder)))
}

fn check_folder(folder: &Path) -> Result<(), TaskError> {
    for found in fs::read_dir(folder)? {
        let path = found?.path();
        if path.is_dir() {
            check_folder(&path)?;
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let lines = fs::read_to_string(&path)?.lines().count();
            if lines > MOST_LINES {
                let path = path.display();
                return Err(TaskError::said(format!("{path}: {lines} lines, more than {MOST_LINES}; split it")));
            }
        }
    }
    Ok(())
}
