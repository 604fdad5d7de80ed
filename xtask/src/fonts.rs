//! `cargo xtask fonts`: the typefaces of the page, made from their sources with no more letters than the languages need.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use crate::shell::{Call, TaskError, ensure, root, target};

/// The sources, as npm packages: the folder that `subset.py` looks in, the package, and what we call its licence.
const SOURCES: [(&str, &str, &str); 2] = [
    ("faustina", "@expo-google-fonts/faustina@0.4.2", "OFL-Faustina.txt"),
    ("grenze", "@expo-google-fonts/grenze@0.4.2", "OFL-Grenze.txt"),
];

/// What makes them, as Python packages.
const TOOLS: [&str; 2] = ["fonttools==4.68.0", "brotli==1.2.1"];

/// The typefaces: of text, of strong text and of titles.
pub const FACES: [&str; 3] = ["text", "strong", "display"];

/// What all may weigh together.
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
    for (name, package, licence) in SOURCES {
        let packed = Call::new("npm").args(["pack", "--silent", "--pack-destination", &at(""), package]).read()?;
        let archive = packed.lines().last().unwrap_or_default();
        fs::create_dir_all(work.join(name))?;
        Call::new("tar").args(["xzf", &at(archive), "--strip-components", "1", "-C", &at(name)]).run()?;
        fs::copy(work.join(name).join("LICENSE_FONT"), folder().join(licence))?;
    }
    Call::new("python3").args(["-m", "venv", &at("venv")]).run()?;
    Call::new(at("venv/bin/pip")).args(["install", "--quiet"]).args(TOOLS).run()?;
    let script = folder().join("subset.py");
    Call::new(at("venv/bin/python")).args([script, work.clone(), folder()]).run()
}

/// What the typefaces lack, but every system can draw.
pub const ELSEWHERE: [char; 4] = ['←', '↑', '→', '↓'];

/// The characters of a typeface: `0141 Ł`, a line each.
pub fn characters(face: &str) -> Result<BTreeSet<char>, TaskError> {
    let path = folder().join(face).with_extension("txt");
    let text = fs::read_to_string(&path).map_err(|source| TaskError::File { path, source })?;
    let code = |line: &str| u32::from_str_radix(line.split_once(' ')?.0, 16).ok().and_then(char::from_u32);
    Ok(text.lines().filter_map(code).collect())
}

#[cfg(test)]
mod tests;
