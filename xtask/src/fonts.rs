//! `cargo xtask fonts`: the two typefaces of the page, made from their sources with no more letters than the languages need.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use crate::shell::{Call, TaskError, ensure, root, target};

/// The sources, as npm packages: the folder that `subset.py` looks in, the package, and its licence.
const SOURCES: [(&str, &str, &str, &str); 2] = [
    ("source-serif", "source-serif@4.5.1", "LICENSE.md", "OFL-Source-Serif.txt"),
    ("grenze", "@fontsource/grenze@5.3.0", "LICENSE", "OFL-Grenze.txt"),
];

/// What makes them, as Python packages.
const TOOLS: [&str; 2] = ["fonttools==4.68.0", "brotli==1.2.1"];

/// The typefaces: of text and of titles.
pub const FACES: [&str; 2] = ["text", "display"];

/// What both may weigh together.
pub const MOST_BYTES: usize = 60_000;

/// Where they are kept, with a list of the characters of each.
pub fn folder() -> PathBuf {
    root().join("crates/web/fonts")
}

/// Fetches the sources and makes the typefaces anew. The same sources make the same files.
pub fn make() -> Result<(), TaskError> {
    ensure("npm", "npm")?;
    ensure("python3", "python3-venv")?;
    let work = target().join("fonts");
    if work.exists() {
        fs::remove_dir_all(&work)?;
    }
    fs::create_dir_all(&work)?;
    let at = |name: &str| work.join(name).to_string_lossy().into_owned();
    for (name, package, licence, kept) in SOURCES {
        let packed = Call::new("npm").args(["pack", "--silent", "--pack-destination", &at(""), package]).read()?;
        let archive = packed.lines().last().unwrap_or_default();
        fs::create_dir_all(work.join(name))?;
        Call::new("tar").args(["xzf", &at(archive), "--strip-components", "1", "-C", &at(name)]).run()?;
        fs::copy(work.join(name).join(licence), folder().join(kept))?;
    }
    Call::new("python3").args(["-m", "venv", &at("venv")]).run()?;
    Call::new(at("venv/bin/pip")).args(["install", "--quiet"]).args(TOOLS).run()?;
    let script = folder().join("subset.py");
    Call::new(at("venv/bin/python")).args([script, work.clone(), folder()]).run()
}

/// The characters of a typeface: `0141 Ł`, a line each.
pub fn characters(face: &str) -> Result<BTreeSet<char>, TaskError> {
    let path = folder().join(face).with_extension("txt");
    let text = fs::read_to_string(&path).map_err(|source| TaskError::File { path, source })?;
    let code = |line: &str| u32::from_str_radix(line.split_once(' ')?.0, 16).ok().and_then(char::from_u32);
    Ok(text.lines().filter_map(code).collect())
}

#[cfg(test)]
mod tests;
