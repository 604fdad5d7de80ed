//! What an expectation is about, as messages that every language can say.

use ghost_stories_engine::{Card, CardSet, Choice, Colour, Position, Space, Spot, Tile};
use ghost_stories_lang::{Fact, Message, message};
use ghost_stories_table::Step;
use ghost_stories_table::written;

use crate::events::happened;
use crate::expect::{Scene, documented};

/// What follows `expect`, and holds; `None` if there are no words for it.
pub(crate) fn facts(scene: &Scene, words: &[&str]) -> Option<Vec<Message>> {
    let position = &scene.position;
    let (&key, rest) = words.split_first()?;
    let fact = |fact: Fact| Some(vec![Message::fact(position, fact)]);
    match documented(key) {
        "offered" => Some(vec![message!("fact-offered", choice: Message::choice(position, choice(rest)?))]),
        "refused" => Some(vec![refused(position, rest)?]),
        "options" => Some(vec![message!("fact-options", number: position.options().len())]),
        "waits" => Some(vec![Message::waiting(position)]),
        "event" => Some(vec![Message::event(happened(scene, rest)?)]),
        "no" if rest == ["event", "overrun"] => Some(vec![message!("fact-no-overrun")]),
        "empty" | "buddha" => {
            let spaces = written::spaces(rest).ok()?;
            Some(spaces.iter().map(|space| Message::fact(position, Fact::Space(space))).collect())
        }
        "ghost" => fact(Fact::Space(first::<Space>(rest)?)),
        "haunted" => {
            let tiles = rest.iter().filter_map(|word| word.parse().ok()).map(Fact::Tile);
            Some(tiles.chain([Fact::Haunted]).map(|fact| Message::fact(position, fact)).collect())
        }
        "villagers" => fact(Fact::Tile(first::<Tile>(rest)?)),
        "circle" => fact(Fact::Tile(Tile::Circle)),
        "tokens" => fact(Fact::Tile(position.village().tile(Spot::Centre))),
        "taoist" | "crystals" | "lying" | "artifacts" => fact(Fact::Taoist(first::<Colour>(rest)?)),
        "board" | "power" => fact(Fact::Board(first::<Colour>(rest)?)),
        "turn" => fact(Fact::Turn),
        "mantra" => fact(Fact::Mantra),
        "dice" => fact(Fact::Dice),
        "bank" => fact(Fact::Bank),
        "deck" => fact(Fact::Deck),
        "discard" => {
            let card = written::card(rest.first()?, Card::all().collect::<CardSet>().without(position.discard()));
            fact(Fact::Discarded(card.ok()?))
        }
        "saved" | "dead" | "reserve" => fact(Fact::Fates),
        "stack" => fact(Fact::Cave(first::<Tile>(rest)?)),
        "demon" => fact(Fact::Demon(first(rest)?)),
        "curses" | "pyramid" => fact(Fact::Curses),
        "won" | "lost" | "running" => fact(Fact::Ending),
        _ => None,
    }
}

fn first<T: core::str::FromStr>(words: &[&str]) -> Option<T> {
    words.first()?.parse().ok()
}

fn choice(words: &[&str]) -> Option<Choice> {
    match written::step(words, Card::all().collect()).ok()? {
        Step::Choice(choice) => Some(choice),
        Step::Outcome(_) => None,
    }
}

/// What is not possible, and the rule that says so.
fn refused(position: &Position, words: &[&str]) -> Option<Message> {
    let words = if let [words @ .., "by", _] = words { words } else { words };
    let step = written::step(words, position.unseen()).ok()?;
    let mut trial = *position;
    let rule = step.apply(&mut trial, &mut ()).err()?.rule();
    let told = match step {
        Step::Choice(choice) => Message::choice(position, choice),
        Step::Outcome(outcome) => Message::outcome(outcome),
    };
    Some(message!("fact-refused", choice: told, rule))
}
