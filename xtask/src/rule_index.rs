//! `docs/rules.md`: each rule number with its words, the code that holds it and the tests that break with it.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use ghost_stories_engine::Rule;
use ghost_stories_lang::Language;
use ghost_stories_table::level_cells_of_rules;

use crate::shell::{TaskError, root};

/// The page; fails if a rule has neither scenario nor test.
pub fn page() -> Result<String, TaskError> {
    let scenarios = scenarios_by_rule()?;
    let code = mentions("crates/engine/src", false)?;
    let tests = mentions("crates", true)?;
    let mut text = String::from(
        "# Rule index\n\nWritten by `cargo xtask docs` from the rules' words, the code that names them and the scenarios that cover them.\n\
         A rule marked as a ruling is, in part, ours: there the rulebooks are silent or disagree.\n\n",
    );
    text += &levels();
    text += "## Rules\n\n| rule | words | code | tests |\n|---|---|---|---|\n";
    let mut untested = Vec::new();
    for (rule, words) in Language::English.rules() {
        let scenarios: Vec<String> = scenarios.get(&rule).into_iter().flatten().map(|path| link(path)).collect();
        let tests: Vec<String> = tests.get(&rule).into_iter().flatten().map(|path| link(path)).collect();
        // What is settled before the first turn has no position to begin with.
        if scenarios.is_empty() && tests.is_empty() {
            untested.push(rule.to_string());
        }
        let code: Vec<String> = code.get(&rule).into_iter().flatten().map(|path| link(path)).collect();
        let all: Vec<String> = scenarios.into_iter().chain(tests).collect();
        text.push_str(&format!("| **{rule}** | {words} | {} | {} |\n", code.join(", "), all.join(", ")));
    }
    if !untested.is_empty() {
        return Err(TaskError::said(format!("no scenario or test covers {}", untested.join(", "))));
    }
    Ok(text)
}

/// The table of levels with two or more players (B11) and with one (B14), and what sets the rule sets apart.
fn levels() -> String {
    let words = Language::English.page().levels();
    let line = |cells: &[String]| format!("| {} |\n", cells.join(" | "));
    let mut text = String::new();
    for (title, solo) in [(words.title(), false), (words.solo_title(), true)] {
        text += &format!(
            "## {title} ({})\n\n{}|---|---|---|---|---|---|\n",
            if solo { Rule::SOLO_LEVELS } else { Rule::LEVELS },
            line(&words.columns().map(str::to_owned))
        );
        text.extend(level_cells_of_rules(Language::English, solo).iter().map(|cells| line(cells)));
        text += "\n";
    }
    text += "The revised and the classic rules differ in four things:\n\n";
    text.extend(words.differences().iter().map(|difference| format!("- {difference}\n")));
    text + "\n"
}

fn link(path: &Path) -> String {
    let name = path.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    format!("[{name}](../{})", path.display())
}

type ByRule = BTreeMap<Rule, Vec<PathBuf>>;

fn scenarios_by_rule() -> Result<ByRule, TaskError> {
    let mut rules = ByRule::new();
    for path in files("scenarios", "scenario")? {
        let report = ghost_stories_scenario::run(&fs::read_to_string(root().join(&path))?);
        for rule in report.covers {
            rules.entry(rule).or_default().push(path.clone());
        }
    }
    Ok(rules)
}

/// The Rust files that name a rule: in code and comments, or as the start of a test's name.
fn mentions(folder: &str, in_tests: bool) -> Result<ByRule, TaskError> {
    let mut rules = ByRule::new();
    for path in files(folder, "rs")? {
        let text = fs::read_to_string(root().join(&path))?;
        let (code, tests) = text.split_once("#[cfg(test)]").unwrap_or((&text, ""));
        let is_test_file = path.components().any(|part| part.as_os_str() == "tests");
        let part = match (in_tests, is_test_file) {
            (true, true) => text.as_str(),
            (true, false) => tests,
            (false, _) => code,
        };
        for (rule, _) in Language::English.rules() {
            let named = if in_tests {
                part.contains(&format!("fn {}_", rule.to_string().to_lowercase()))
            } else {
                names(part, rule)
            };
            if named {
                rules.entry(rule).or_default().push(path.clone());
            }
        }
    }
    Ok(rules)
}

/// True if the text has the rule's number as a word of its own, or inside a range such as `B70 to B78`.
fn names(text: &str, rule: Rule) -> bool {
    let (components, number) = match rule {
        Rule::B(number) => ('B', number),
        Rule::W(number) => ('W', number),
        Rule::S(number) => ('S', number),
    };
    let word = rule.to_string();
    let alone = text
        .match_indices(&word)
        .any(|(at, _)| !text[at + word.len()..].starts_with(|next: char| next.is_ascii_digit()));
    let called = text.contains(&format!("{components}({number})"));
    let to = format!(" to {components}");
    let within = text.split(&to).zip(text.split(&to).skip(1)).any(|(before, after)| {
        let first = before.rsplit(components).next().and_then(|digits| digits.parse::<u8>().ok());
        let last: String = after.chars().take_while(char::is_ascii_digit).collect();
        first.zip(last.parse().ok()).is_some_and(|(first, last)| (first..=last).contains(&number))
    });
    alone || called || within
}

fn files(folder: &str, extension: &str) -> Result<Vec<PathBuf>, TaskError> {
    let mut found = Vec::new();
    let mut folders = vec![root().join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|found| found == extension) {
                found.push(path.strip_prefix(root()).unwrap_or(&path).to_owned());
            }
        }
    }
    found.sort();
    Ok(found)
}
