//! The worked examples of the rulebooks, once the page has loaded them.

use std::sync::OnceLock;

use ghost_stories_engine::{Edition, Rule};
use ghost_stories_lang::Language;
use ghost_stories_table::Example;

static FILE: OnceLock<String> = OnceLock::new();
static EXAMPLES: OnceLock<Vec<Example>> = OnceLock::new();

/// Keeps their file; it is read when somebody wants to see one.
pub fn keep(file: String) {
    let _ = FILE.set(file);
}

/// All that have come, in the order of their names.
fn all() -> &'static [Example] {
    let Some(file) = FILE.get() else { return &[] };
    EXAMPLES.get_or_init(|| serde_json::from_str(file).unwrap_or_default())
}

/// The example of an address.
pub fn named(name: &str) -> Option<&'static Example> {
    all().iter().find(|example| example.name == name)
}

/// The examples that show a rule, those that are mainly about it first. Of two that differ in the edition of the rules it is the
/// revised one, which leads to the other.
pub fn of_rule(rule: Rule) -> Vec<&'static Example> {
    let shows = |example: &&Example| example.rules.contains(&rule) && !example.name.ends_with("-classic");
    let mut examples: Vec<&Example> = all().iter().filter(shows).collect();
    examples.sort_by_key(|example| example.rules.first() != Some(&rule));
    examples
}

/// The example before it or after it.
pub fn next_to(example: &Example, by: isize) -> Option<&'static Example> {
    let at = all().iter().position(|other| other.name == example.name)?;
    all().get(at.checked_add_signed(by)?)
}

/// What an example is called, and what it is about; the lessons must have come.
pub fn words(language: Language, example: &Example) -> (String, &'static str) {
    let (title, about) = language.example(example.words()).unwrap_or_default();
    let edition = if example.name.ends_with("-classic") { Edition::Classic } else { Edition::Revised };
    let title = if example.has_twin() { format!("{title} ({})", language.edition(edition)) } else { title.to_owned() };
    (title, about)
}
