//! The words of a language as its source files have them, so that a word of another language on the page is found out.

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

use ghost_stories_engine::Card;
use ghost_stories_lang::Language;

use crate::failure::TestResult;

/// The English words that must not stand on the page of another language; those that both use are the same by design.
pub struct Foreign {
    /// Sentences and parts of sentences: they may stand within a text.
    phrases: Vec<String>,
    /// Single words: they may not be a whole text.
    words: HashSet<String>,
}

impl Foreign {
    /// What must not stand on the page of this language.
    pub fn to(language: Language) -> TestResult<Foreign> {
        let own: HashSet<String> = literals(language)?.into_iter().collect();
        let english: Vec<String> =
            literals(Language::English)?.into_iter().filter(|text| !own.contains(text)).collect();
        let phrases = english.iter().filter(|text| text.contains(' ') && text.chars().count() >= 9).cloned().collect();
        let is_word =
            |text: &&String| !text.contains(' ') && text.chars().count() >= 4 && text.chars().all(char::is_alphabetic);
        Ok(Foreign { phrases, words: english.iter().filter(is_word).cloned().collect() })
    }

    /// The foreign words in a text, if there are any.
    pub fn find(&self, text: &str) -> Option<String> {
        if self.words.contains(text) {
            return Some(text.to_owned());
        }
        self.phrases.iter().find(|phrase| text.contains(phrase.as_str())).cloned()
    }
}

/// The texts of a language, parted where something is put in.
fn literals(language: Language) -> TestResult<Vec<String>> {
    let mut texts: Vec<String> = Card::base().map(|card| language.card(card).to_owned()).collect();
    for path in sources(language)? {
        texts.extend(strings(&fs::read_to_string(path)?));
    }
    for lesson in ["first", "white-moon", "black-secret", "wu-feng"] {
        texts.extend(language.lesson(lesson).into_iter().flat_map(|(title, text)| [title.to_owned(), text.to_owned()]));
    }
    Ok(texts)
}

fn sources(language: Language) -> TestResult<Vec<PathBuf>> {
    let name = format!("{language:?}").to_lowercase();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../lang/src").join(name);
    let files = fs::read_dir(folder)?.flatten().map(|entry| entry.path());
    Ok(files.filter(|path| path.extension().is_some_and(|ending| ending == "rs")).collect())
}

/// The string literals of a source text.
fn strings(source: &str) -> Vec<String> {
    let mut parts = Vec::new();
    let mut letters = source.chars().peekable();
    let mut text = None::<String>;
    while let Some(letter) = letters.next() {
        match (letter, &mut text) {
            ('\'', None) if letters.peek() == Some(&'"') => drop(letters.next()),
            ('"', None) => text = Some(String::new()),
            ('"', Some(done)) => {
                parts.extend(done.split(['{', '}']).map(|part| part.trim().to_owned()));
                text = None;
            }
            ('\\', Some(text)) => match letters.next() {
                Some('\n') => while letters.next_if(|letter| letter.is_whitespace()).is_some() {},
                Some(letter @ ('"' | '\\')) => text.push(letter),
                _ => text.push(' '),
            },
            (letter, Some(text)) => text.push(letter),
            (_, None) => {}
        }
    }
    parts.retain(|part| !part.is_empty());
    parts
}

#[cfg(test)]
mod unit {
    use super::*;

    #[test]
    fn english_words_are_foreign_to_other_languages_unless_they_share_them() {
        let foreign = Foreign::to(Language::Polish).unwrap();
        assert!(foreign.find("Undo").is_some());
        assert!(foreign.find(Language::English.page().seed_wrong).is_some());
        assert!(foreign.find(Language::Polish.page().seed_wrong).is_none());
        assert!(foreign.find(Language::English.page().title).is_none());
    }

    #[test]
    fn strings_are_read_as_the_compiler_reads_them() {
        let source = "let a = \"One {two} three\"; let b = \"four \\\n        five \\\"six\\\"\"; let c = '\"';";
        assert_eq!(strings(source), ["One", "two", "three", "four five \"six\""]);
    }
}
