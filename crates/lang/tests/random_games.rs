//! Words for everything that happens in some hundred games played at random.

use std::collections::BTreeSet;

mod games;

use games::{play, play_black_secret};
use ghost_stories_engine::*;
use ghost_stories_lang::Language;

/// Every game is told in another language than the one before.
const GAMES: u64 = 1200;
const BLACK_SECRET_GAMES: u64 = 300;

fn language_of(seed: u64) -> Language {
    Language::ALL[seed as usize % Language::ALL.len()]
}

fn is_sentence(text: &str) -> bool {
    let (first, last) = (text.chars().next(), text.chars().last());
    first.is_some_and(|letter| letter.is_uppercase() || letter.is_ascii_digit()) && last == Some('.') && is_tidy(text)
}

fn is_tidy(text: &str) -> bool {
    !text.is_empty() && text.trim() == text && !text.contains("  ")
}

/// The first word of the written form: one for each kind of choice, near enough.
fn kind(choice: Choice) -> String {
    choice.to_string().split_whitespace().next().expect("a verb").to_owned()
}

/// No two options of a position have the same words.
fn the_options_differ(language: Language, position: &Position, options: &[Choice]) {
    let words: Vec<String> = options.iter().map(|&option| language.choice(position, option)).collect();
    assert!(words.iter().all(|words| is_tidy(words)), "{words:#?}");
    let different: BTreeSet<&String> = words.iter().collect();
    assert_eq!(different.len(), words.len(), "{words:#?}");
}

/// A position says in a sentence what it waits for, and what may come.
fn it_says_what_it_waits_for(language: Language, position: &Position) {
    let words = language.waiting(position);
    assert!(is_sentence(&words), "{words}");
    for (outcome, _) in position.outcomes() {
        assert!(is_tidy(&language.outcome(outcome)));
    }
}

fn it_is_told_in_a_sentence(language: Language, event: Event) {
    let words = language.event(event);
    assert!(is_sentence(&words), "{event:?}: {words}");
}

/// The table is plain text in lines of at most so many letters.
fn the_table_is_plain_text(language: Language, position: &Position, most: usize) {
    for line in language.position(position).lines().filter(|line| !line.is_empty()) {
        assert!(line.chars().count() <= most, "{line}");
        assert!(is_tidy(line) && (line.ends_with('.') || line.ends_with(':')), "{line}");
    }
}

#[test]
fn no_two_options_of_a_position_have_the_same_words() {
    let mut kinds = BTreeSet::new();
    for seed in 0..GAMES {
        let mut meet = |position: &Position| {
            let options = position.options();
            the_options_differ(language_of(seed), position, &options);
            kinds.extend(options.iter().map(|&option| kind(option)));
        };
        play(seed, &mut meet, &mut |_| {});
    }
    assert_eq!(kinds.len(), 31, "some kind of choice was never met: {kinds:?}");
}

#[test]
fn every_event_is_told_in_a_sentence() {
    let mut kinds = BTreeSet::new();
    let mut hear = |language, event: Event| {
        it_is_told_in_a_sentence(language, event);
        let written = format!("{event:?}");
        kinds.insert(written.split_whitespace().next().expect("a name").to_owned());
    };
    for seed in 0..GAMES {
        play(seed, &mut |_| {}, &mut |event| hear(language_of(seed), event));
    }
    // Too rare to wait for.
    for language in Language::ALL {
        hear(language, Event::NothingToHaunt { space: Space::RedLeft });
        hear(language, Event::NoDieToHold { card: Card::new(46).expect("card 46") });
    }
    assert_eq!(kinds.len(), 46, "some kind of event was never met: {kinds:?}");
}

#[test]
fn every_position_says_what_it_waits_for() {
    for seed in 0..GAMES / 5 {
        let mut meet = |position: &Position| it_says_what_it_waits_for(language_of(seed), position);
        play(seed, &mut meet, &mut |_| {});
    }
}

#[test]
fn the_table_is_plain_text_in_short_sentences() {
    for seed in 0..GAMES / 10 {
        play(seed, &mut |position| the_table_is_plain_text(language_of(seed), position, 140), &mut |_| {});
    }
}

#[test]
fn black_secret_has_words_for_every_position() {
    let mut kinds = BTreeSet::new();
    for seed in 0..BLACK_SECRET_GAMES {
        let mut meet = |position: &Position| {
            let options = position.options();
            the_options_differ(language_of(seed), position, &options);
            it_says_what_it_waits_for(language_of(seed), position);
            kinds.extend(
                options.iter().filter(|option| matches!(option, Choice::BlackSecret(_))).map(|&option| kind(option)),
            );
        };
        play_black_secret(seed, &mut meet, &mut |_| {});
    }
    assert_eq!(kinds.len(), 27, "some kind of choice was never met: {kinds:?}");
}

#[test]
fn every_event_of_black_secret_is_told_in_a_sentence() {
    let mut kinds = BTreeSet::new();
    let mut hear = |language, event: Event| {
        it_is_told_in_a_sentence(language, event);
        if let Event::BlackSecret(event) = event {
            kinds.extend(event.to_string().split_whitespace().next().map(str::to_owned));
        }
    };
    for seed in 0..BLACK_SECRET_GAMES {
        play_black_secret(seed, &mut |_| {}, &mut |event| hear(language_of(seed), event));
    }
    assert_eq!(kinds.len(), BlackSecretEvent::NAMES.len(), "some kind of event was never met: {kinds:?}");
}

#[test]
fn the_table_of_black_secret_is_plain_text_in_short_sentences() {
    for seed in 0..BLACK_SECRET_GAMES / 10 {
        let mut meet = |position: &Position| {
            // A tile with villagers has more to tell.
            let most = if position.white_moon().is_some() { 200 } else { 140 };
            the_table_is_plain_text(language_of(seed), position, most);
        };
        play_black_secret(seed, &mut meet, &mut |_| {});
    }
}
