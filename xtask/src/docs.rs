//! The pages of `docs/` that are written from the code.

use std::fs;

use crate::shell::{Call, TaskError, root, tested};
use crate::{build_tested, card_list, rule_index};

/// Their paths and texts; the program must be built.
fn pages() -> Result<[(&'static str, String); 3], TaskError> {
    Ok([
        ("docs/rules.md", rule_index::page()?),
        ("docs/cards.md", card_list::page()),
        ("docs/online-api.json", Call::new(tested()).args(["protocol", "--openapi"]).read()?),
    ])
}

/// Writes them.
pub fn write() -> Result<(), TaskError> {
    build_tested()?;
    for (path, page) in pages()? {
        fs::write(root().join(path), page)?;
    }
    Ok(())
}

/// Fails if one is not as it would be written.
pub fn check() -> Result<(), TaskError> {
    for (path, page) in pages()? {
        if fs::read_to_string(root().join(path)).unwrap_or_default() != page {
            return Err(TaskError::said(format!("{path} is out of date; run cargo xtask docs")));
        }
    }
    Ok(())
}
