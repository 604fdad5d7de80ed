//! `cargo xtask words`: what a compiler would see in the words if they were Rust, said so that a translator understands it.

mod file;
mod said;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use ghost_stories_lang::{Language, registry};

use self::file::{Words, read};
use self::said::Said;
use crate::fonts;
use crate::shell::{TaskError, root};

/// The words of a language by the ids of their messages.
type Messages = BTreeMap<String, Words>;

/// Checks one language or all of them, and fails if anything is wrong. A folder that is not in the list of languages yet can be checked, too.
pub fn check(code: Option<&str>) -> Result<(), TaskError> {
    let said = Said::by_rust()?;
    let codes = match code {
        Some(code) => vec![code.to_owned()],
        None => Language::ALL.map(|language| language.code().to_owned()).to_vec(),
    };
    let model = Language::default().code();
    let (model, _) = language(model)?;
    let mut letters = BTreeSet::from(fonts::ELSEWHERE);
    letters.extend(fonts::characters("text")?);
    let mut wrong = 0;
    for code in codes {
        let (messages, mut problems) = language(&code)?;
        compare(&messages, &said, &mut problems);
        compare_free(&messages, &model, &mut problems);
        check_forms(&messages, &mut problems);
        check_letters(&messages, &letters, &mut problems);
        wrong += problems.len();
        for problem in &problems {
            println!("{code}/{problem}");
        }
        if problems.is_empty() {
            println!("{code}: all {} messages are there.", messages.len());
        } else {
            println!("{code}: {} problems; {} messages are there.", problems.len(), messages.len());
        }
    }
    match wrong {
        0 => Ok(()),
        1 => Err(TaskError::said("the words have a problem")),
        wrong => Err(TaskError::said(format!("the words have {wrong} problems"))),
    }
}

/// All messages of a language, and what of its files cannot be read.
fn language(code: &str) -> Result<(Messages, Vec<String>), TaskError> {
    let folder = root().join("locales").join(code);
    let mut files: Vec<PathBuf> = fs::read_dir(&folder)
        .map_err(|_| {
            let known = Language::ALL.map(Language::code).join(", ");
            TaskError::said(format!("there is no folder locales/{code}; the languages are {known}"))
        })?
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "ftl"))
        .collect();
    files.sort();
    let (mut messages, mut problems) = (Messages::new(), Vec::new());
    for path in files {
        let file = path.file_name().and_then(|name| name.to_str()).unwrap_or_default().to_owned();
        let text = fs::read_to_string(&path).map_err(|source| TaskError::File { path, source })?;
        read(&file, &text, &mut messages, &mut problems);
    }
    Ok((messages, problems))
}

/// Texts that Rust does not know one by one: rules and lessons, the help of commands and options, and what a language says about its own
/// forms.
fn is_free(id: &str) -> bool {
    ["rule-", "lesson-", "about-", "help-", "forms-"].iter().any(|family| id.starts_with(family))
}

/// The messages of a language against those that Rust says.
fn compare(all: &Messages, said: &Said, problems: &mut Vec<String>) {
    for id in said.ids().filter(|id| !all.contains_key(*id)) {
        problems.push(format!("{id} is missing"));
    }
    let quoted: BTreeSet<&String> = all.values().flat_map(|words| &words.messages).collect();
    for (id, words) in all {
        let file = &words.file;
        if said.arguments(id).is_none() && !quoted.contains(id) && !is_free(id) {
            problems.push(format!("{file}: {id} is said nowhere"));
        }
        for other in words.messages.iter().filter(|other| !all.contains_key(*other)) {
            problems.push(format!("{file}: {id} speaks of {other}, which does not exist"));
        }
        let Some(given) = said.arguments(id) else { continue };
        for argument in reached(all, id, &mut BTreeSet::new()).difference(given) {
            problems.push(format!("{file}: {id} speaks of ${argument}, which it is not given"));
        }
    }
}

/// The typefaces of the page have the letters that the languages needed when they were made.
fn check_letters(all: &Messages, known: &BTreeSet<char>, problems: &mut Vec<String>) {
    for (id, words) in all {
        let lacking: String = words.letters.difference(known).filter(|letter| **letter != '\n').collect();
        if !lacking.is_empty() {
            let file = &words.file;
            problems.push(format!(
                "{file}: {id} has {lacking}, which the typefaces lack; see docs/translating.md, Letters"
            ));
        }
    }
}

/// Rules and lessons are the same everywhere.
fn compare_free(all: &Messages, model: &Messages, problems: &mut Vec<String>) {
    let told = |messages: &Messages| -> BTreeSet<String> {
        messages.keys().filter(|id| is_free(id) && !id.starts_with("forms-")).cloned().collect()
    };
    let (here, there) = (told(all), told(model));
    problems.extend(there.difference(&here).map(|id| format!("{id} is missing")));
    problems.extend(here.difference(&there).map(|id| format!("{id} is in no other language")));
}

/// The arguments of a message and of those that stand in it.
fn reached(all: &Messages, id: &str, seen: &mut BTreeSet<String>) -> BTreeSet<String> {
    let Some(words) = all.get(id).filter(|_| seen.insert(id.to_owned())) else { return BTreeSet::new() };
    let mut arguments = words.arguments.clone();
    for other in &words.messages {
        arguments.extend(reached(all, other, seen));
    }
    arguments
}

/// Each kind of names declares its forms, and each name has them all.
fn check_forms(all: &Messages, problems: &mut Vec<String>) {
    let mut known: BTreeMap<&String, BTreeSet<&String>> = BTreeMap::new();
    for (form, value) in all.values().flat_map(|words| &words.forms) {
        known.entry(form).or_default().extend(value);
    }
    for (kind, names) in registry::names() {
        let declared = all.get(&format!("forms-{kind}")).and_then(|words| words.text.as_deref()).unwrap_or_default();
        let declared: BTreeSet<String> = declared.split_whitespace().map(str::to_owned).collect();
        for name in &names {
            let Some(words) = all.get(name) else { continue };
            let forms: BTreeSet<String> = words.forms.keys().cloned().collect();
            for form in declared.difference(&forms) {
                problems.push(format!("{}: {name} lacks its form .{form}", words.file));
            }
            for form in forms.difference(&declared) {
                problems.push(format!("{}: {name} has a form .{form}, which forms-{kind} does not name", words.file));
            }
        }
    }
    for (id, words) in all {
        for (form, cases) in &words.asked {
            let Some(values) = known.get(form) else {
                problems.push(format!("{}: {id} asks for the form {form}, which no name has", words.file));
                continue;
            };
            for case in cases.iter().filter(|case| !values.contains(case) && *case != "other") {
                problems.push(format!("{}: {id} knows a case [{case}] of {form}, which no name has", words.file));
            }
        }
    }
}
