//! No sentence is put together in Rust: in a language whose words stand in reverse, and whose every message stands in brackets, nothing
//! that is said has a word outside them.

mod games;

use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement};
use fluent_syntax::{parser, serializer};
use games::play;
use ghost_stories_engine::*;
use ghost_stories_lang::{Language, Text};
use ghost_stories_odds::reasons;

const REVERSED: Language = Language::English;

/// English backwards. It is read before anything is said, and the first reading counts.
fn read_reversed() {
    let mut resource = parser::parse(REVERSED.source(Text::Words)).expect("English words");
    for entry in &mut resource.body {
        if let Entry::Message(message) = entry {
            message.value.iter_mut().chain(message.attributes.iter_mut().map(|form| &mut form.value)).for_each(reverse);
            // What only the languages speak of among themselves is a part of their own sentences.
            if let Some(value) = &mut message.value {
                value.elements.insert(0, text("⟦"));
                value.elements.push(text("⟧"));
            }
        }
    }
    REVERSED.read(Text::Words, serializer::serialize(&resource));
}

fn text(value: &str) -> PatternElement<String> {
    PatternElement::TextElement { value: value.to_owned() }
}

/// Puts the parts of a pattern, and of its cases, in reverse.
fn reverse(pattern: &mut Pattern<String>) {
    pattern.elements.reverse();
    for element in &mut pattern.elements {
        match element {
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                for variant in variants {
                    reverse(&mut variant.value);
                }
            }
            PatternElement::Placeable { expression: Expression::Inline(_) } => {}
            PatternElement::TextElement { value } => *value = value.split(' ').rev().collect::<Vec<_>>().join(" "),
        }
    }
}

#[track_caller]
fn is_one_message(said: &str) {
    let mut depth = 0;
    for (place, letter) in said.char_indices() {
        depth += i32::from(letter == '⟦') - i32::from(letter == '⟧');
        assert!(depth > 0 || place + letter.len_utf8() == said.len(), "put together in Rust: {said}");
    }
    assert!(said.starts_with('⟦') && depth == 0, "put together in Rust: {said}");
}

#[test]
fn no_sentence_is_put_together_in_rust() {
    read_reversed();
    let mut meet = |position: &Position| {
        is_one_message(&REVERSED.waiting(position));
        for (number, &option) in position.options().iter().enumerate() {
            is_one_message(&REVERSED.choice(position, option));
            if number % 4 == 0 {
                for reason in &reasons(position, option, &[]) {
                    is_one_message(&REVERSED.reason(position, reason));
                }
            }
        }
        position.outcomes().iter().for_each(|(outcome, _)| is_one_message(&REVERSED.outcome(*outcome)));
        REVERSED.position(position).lines().filter(|line| !line.is_empty()).for_each(is_one_message);
        Space::ALL.iter().flat_map(|&space| REVERSED.ghost(position, space)).for_each(|line| is_one_message(&line));
    };
    for seed in 0..24 {
        play(seed, &mut meet, &mut |event| is_one_message(&REVERSED.event(event)));
    }
    let page = REVERSED.page();
    for said in [page.turns(3), page.spot(2), page.dice_rolled(3), page.step_of(2, 7), page.bots().thinking("Anna")] {
        is_one_message(&said);
    }
}
