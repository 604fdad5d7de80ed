//! The words of a language as its files have them, so that a word of another language on the page is found out.

use std::collections::HashSet;

use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement};
use fluent_syntax::parser;
use ghost_stories_lang::{Language, Text};

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
        self.phrases.iter().find(|phrase| has_words(text, phrase)).cloned()
    }
}

/// True if the words stand in the text as words, not as parts of longer ones: "nessuno Yin-Yang" does not have "no Yin-Yang".
fn has_words(text: &str, words: &str) -> bool {
    text.match_indices(words).any(|(start, _)| {
        let (before, after) = (text[..start].chars().next_back(), text[start + words.len()..].chars().next());
        !before.is_some_and(char::is_alphabetic) && !after.is_some_and(char::is_alphabetic)
    })
}

/// The texts of a language, parted where something is put in.
fn literals(language: Language) -> TestResult<Vec<String>> {
    let mut texts = Vec::new();
    for text in [Text::Words, Text::Lessons] {
        let resource =
            parser::parse(language.source(text)).map_err(|(_, errors)| std::io::Error::other(format!("{errors:?}")))?;
        for entry in &resource.body {
            if let Entry::Message(message) = entry {
                message.value.iter().for_each(|pattern| strings(pattern, &mut texts));
            }
        }
    }
    Ok(texts)
}

fn strings(pattern: &Pattern<String>, texts: &mut Vec<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => {
                texts.extend((!value.trim().is_empty()).then(|| value.trim().to_owned()));
            }
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                for variant in variants {
                    strings(&variant.value, texts);
                }
            }
            PatternElement::Placeable { expression: Expression::Inline(_) } => {}
        }
    }
}

#[cfg(test)]
mod unit {
    use super::*;

    #[test]
    fn english_words_are_foreign_to_other_languages_unless_they_share_them() {
        let foreign = Foreign::to(Language::Polish).unwrap();
        assert!(foreign.find("Undo").is_some());
        assert!(foreign.find(Language::English.page().seed_wrong()).is_some());
        assert!(foreign.find(Language::Polish.page().seed_wrong()).is_none());
        assert!(foreign.find(Language::English.page().title()).is_none());
        assert!(!has_words("nessuno Yin-Yang", "no Yin-Yang"));
    }
}
