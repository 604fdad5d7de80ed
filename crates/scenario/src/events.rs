//! What can be expected of the events.

use ghost_stories_engine::{BlackSecretEvent, Card, Event, WhiteMoonEvent};
use ghost_stories_table::written::Expansion;

use crate::expect::{Scene, holds};
use crate::run::Fault;

/// An event of the last step, or `ever` of the whole scenario, whose written form begins with the words.
pub(crate) fn check(scene: &Scene, rest: &[&str], wanted: bool) -> Result<(), Fault> {
    let (events, rest) = looked_at(scene, rest);
    let Some(name) = rest.first() else { return Err(Fault::Unreadable("expected an event".to_owned())) };
    let known = |names: &[&str]| names.contains(name);
    let (base, white_moon, black_secret) =
        (known(&Event::NAMES), known(&WhiteMoonEvent::NAMES), known(&BlackSecretEvent::NAMES));
    if !base && !white_moon && !black_secret {
        let names = [&Event::NAMES[..], &WhiteMoonEvent::NAMES, &BlackSecretEvent::NAMES].concat();
        return Err(Fault::Unreadable(format!("\"{name}\": expected an event: {}", names.join(", "))));
    }
    // What lies on the deck is told in either expansion.
    let in_either = *name == "on-deck";
    if wanted && white_moon && !in_either && scene.setup.white_moon.is_none() {
        return Err(Expansion::WhiteMoon.needed_for(*name).into());
    }
    if wanted && black_secret && scene.setup.black_secret.is_none() {
        return Err(Expansion::BlackSecret.needed_for(*name).into());
    }
    let found = events.iter().any(|event| tells(&event.to_string(), rest));
    holds(found == wanted, || {
        let happened: Vec<String> = events.iter().map(|event| format!("\n      {event}")).collect();
        let happened = if happened.is_empty() { " nothing happened".to_owned() } else { happened.concat() };
        format!("expected {}event \"{}\", actual:{happened}", if wanted { "" } else { "no " }, rest.join(" "))
    })
}

/// The events among which one is expected, and its words.
fn looked_at<'a, 'b, 'c>(scene: &'a Scene, rest: &'b [&'c str]) -> (&'a [Event], &'b [&'c str]) {
    match rest {
        ["ever", rest @ ..] => (&scene.events[..], rest),
        _ => (&scene.events[scene.fresh..], rest),
    }
}

/// The event that was expected, if it happened.
pub(crate) fn happened(scene: &Scene, rest: &[&str]) -> Option<Event> {
    let (events, rest) = looked_at(scene, rest);
    events.iter().copied().find(|event| tells(&event.to_string(), rest))
}

/// True if a written event begins with these words; dice are told in any order.
fn tells(event: &str, words: &[&str]) -> bool {
    let mut actual: Vec<&str> = event.split(' ').collect();
    let dice = match actual[0] {
        "tao-rolled" | "tao-rerolled" => 2,
        "shadow-attacked" => 1,
        _ => usize::MAX,
    };
    words.iter().enumerate().all(|(place, word)| {
        let found = if place < dice {
            Some(0).filter(|_| actual.first().is_some_and(|actual| same(word, actual)))
        } else {
            actual.iter().position(|face| face == word)
        };
        found.map(|found| actual.remove(found)).is_some()
    })
}

/// A word of a written event; a card may be named by any of its names.
fn same(word: &str, actual: &str) -> bool {
    word == actual
        || Card::named(word).any(|card| card.to_string() == actual)
        || word.split_once('#').is_some_and(|(_, number)| number == actual)
}
