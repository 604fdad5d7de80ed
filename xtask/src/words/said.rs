//! The messages that Rust says, with the arguments that it gives them.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::{fs, mem};

use ghost_stories_lang::registry;

use crate::shell::{TaskError, root};

pub struct Said(BTreeMap<String, BTreeSet<String>>);

impl Said {
    /// Those of the sources of all crates, and those that `crates/lang` lists itself.
    pub fn by_rust() -> Result<Said, TaskError> {
        let mut said: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for source in sources(&root().join("crates"))? {
            for (id, arguments) in calls(&source) {
                said.entry(id).or_default().extend(arguments);
            }
        }
        for (id, arguments) in registry::texts() {
            said.entry(id).or_default().extend(arguments.into_iter().map(str::to_owned));
        }
        for id in registry::names().into_iter().flat_map(|(_, names)| names) {
            said.entry(id).or_default();
        }
        Ok(Said(said))
    }

    pub fn ids(&self) -> impl Iterator<Item = &String> {
        self.0.keys()
    }

    /// What a message is given; nothing if it is never said.
    pub fn arguments(&self, id: &str) -> Option<&BTreeSet<String>> {
        self.0.get(id)
    }
}

fn sources(folder: &Path) -> Result<Vec<String>, TaskError> {
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)?.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    let mut texts = Vec::new();
    for path in paths {
        if path.is_dir() {
            texts.extend(sources(&path)?);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            texts.push(fs::read_to_string(&path).map_err(|source| TaskError::File { path, source })?);
        }
    }
    Ok(texts)
}

/// Every `message!("id", name, name: value)` of a source file: the id, and the names.
fn calls(source: &str) -> Vec<(String, Vec<String>)> {
    let call = |rest: &str| {
        let (id, rest) = rest.trim_start().strip_prefix('"')?.split_once('"')?;
        Some((id.to_owned(), names(rest)))
    };
    source.split("message!(").skip(1).filter_map(call).collect()
}

/// The names of the arguments, up to the bracket that closes the call.
fn names(rest: &str) -> Vec<String> {
    let (mut names, mut depth, mut word, mut is_name) = (Vec::new(), 0, String::new(), false);
    for letter in rest.chars() {
        match letter {
            ')' if depth == 0 => break,
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            _ => {}
        }
        match letter {
            ',' if depth == 0 => {
                names.extend((!word.is_empty()).then(|| mem::take(&mut word)));
                is_name = true;
            }
            ':' if is_name => {
                names.push(mem::take(&mut word));
                is_name = false;
            }
            _ if is_name && !letter.is_whitespace() => word.push(letter),
            _ => {}
        }
    }
    names.extend((!word.is_empty()).then_some(word));
    names
}
