//! The words of every language are complete and fit the code that says them.

#[path = "checks/mod.rs"]
mod checks;

use checks::{Said, problems};
use ghost_stories_lang::Language;

#[test]
fn every_language_is_complete() {
    let said = Said::read();
    let all: Vec<String> = Language::ALL
        .into_iter()
        .flat_map(|language| {
            problems(language, &said).into_iter().map(move |problem| format!("{}/{problem}", language.code()))
        })
        .collect();
    assert!(all.is_empty(), "{} problems:\n{}", all.len(), all.join("\n"));
}
