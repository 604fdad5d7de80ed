//! Words for everything that happens in many games of all kinds, played at random.

use std::collections::BTreeSet;

mod games;

use games::play;
use ghost_stories_engine::*;
use ghost_stories_lang::Language;

const GAMES: u64 = 1500;

/// Every game is told in another language than the one before.
fn language_of(seed: u64) -> Language {
    Language::ALL[seed as usize % Language::ALL.len()]
}

fn is_sentence(text: &str) -> bool {
    let (first, last) = (text.chars().find(|letter| !"¡¿".contains(*letter)), text.chars().last());
    first.is_some_and(|letter| letter.is_uppercase() || letter.is_ascii_digit()) && last == Some('.') && is_tidy(text)
}

fn is_tidy(text: &str) -> bool {
    !text.is_empty() && text.trim() == text && !text.contains("  ")
}

/// The first word of the written form: one for each kind of choice, near enough.
fn kind(choice: Choice) -> String {
    choice.to_string().split_whitespace().next().expect("a verb").to_owned()
}

fn has_like_mantras(position: &Position) -> bool {
    let Some(black_secret) = position.black_secret() else { return false };
    let mantras = black_secret.mantras.into_iter().flatten();
    let effects: Vec<_> = mantras.map(|mantra| position.components().mantra(mantra).effect.value).collect();
    (1..effects.len()).any(|last| effects[..last].contains(&effects[last]))
}

#[test]
fn every_position_says_what_it_waits_for_and_no_two_options_have_the_same_words() {
    let mut kinds = BTreeSet::new();
    for seed in 0..GAMES {
        let language = language_of(seed);
        let mut meet = |position: &Position| {
            let waiting = language.waiting(position);
            assert!(is_sentence(&waiting), "{waiting}");
            let options = position.options();
            let words: Vec<String> = options.iter().map(|&option| language.choice(position, option)).collect();
            assert!(words.iter().all(|words| is_tidy(words)), "{words:#?}");
            // Mantras of a player's own data may do, and be called, the same.
            if !has_like_mantras(position) {
                assert_eq!(words.iter().collect::<BTreeSet<_>>().len(), words.len(), "{words:#?}");
            }
            kinds.extend(options.iter().map(|&option| kind(option)));
            for (outcome, _) in position.outcomes() {
                assert!(is_tidy(&language.outcome(outcome)));
            }
        };
        play(seed, &mut meet, &mut |_| {});
    }
    assert_eq!(kinds.len(), 77, "some kind of choice was never met: {kinds:?}");
}

#[test]
fn every_event_is_told_in_a_sentence() {
    let mut kinds = BTreeSet::new();
    let mut hear = |language: Language, event: Event| {
        let words = language.event(event);
        assert!(is_sentence(&words), "{event:?}: {words}");
        let written = match event {
            Event::WhiteMoon(event) => format!("{event:?}"),
            Event::BlackSecret(event) => format!("{event:?}"),
            event => format!("{event:?}"),
        };
        kinds.insert(written.split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default().to_owned());
    };
    for seed in 0..GAMES {
        play(seed, &mut |_| {}, &mut |event| hear(language_of(seed), event));
    }
    // Too rare to wait for.
    for language in Language::ALL {
        hear(language, Event::NothingToHaunt { space: Space::RedLeft });
        hear(language, Event::NoDieToHold { card: Card::new(46).expect("card 46") });
    }
    assert_eq!(kinds.len(), 107, "some kind of event was never met: {kinds:?}");
}

#[test]
fn the_table_is_plain_text_in_short_sentences() {
    for seed in 0..GAMES / 10 {
        let mut meet = |position: &Position| {
            // A tile with villagers has more to tell.
            let most = if position.white_moon().is_some() { 210 } else { 140 };
            for line in language_of(seed).position(position).lines().filter(|line| !line.is_empty()) {
                assert!(line.chars().count() <= most, "{line}");
                assert!(is_tidy(line) && (line.ends_with('.') || line.ends_with(':')), "{line}");
            }
        };
        play(seed, &mut meet, &mut |_| {});
    }
}
