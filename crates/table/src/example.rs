//! Worked examples of the rulebooks, made from scenario files: a position, the steps from it, and what holds on the way.

use ghost_stories_engine::Rule;
use ghost_stories_lang::Message;
use serde::{Deserialize, Serialize};

use crate::game::Step;
use crate::replay::{Replay, ReplayError, ReplayStart};
use crate::table::Table;

/// A position that one can step through. Nobody has to know a language to make one: what is said of it are messages.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Example {
    /// By which addresses and words have it: the name of its scenario without the ending.
    pub name: String,
    /// The rules that it shows, the one it is about first.
    pub rules: Vec<Rule>,
    /// The written position from which it goes.
    pub start: String,
    /// All that is chosen, rolled and drawn.
    pub steps: Vec<Step>,
    /// What was looked at on the way and was as the book says.
    pub checks: Vec<ExampleCheck>,
}

/// Something that holds after so many steps of an example.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ExampleCheck {
    /// How many steps were made.
    pub after: usize,
    /// What holds.
    pub fact: Message,
}

impl Example {
    /// By which words have its name and what it is about: an example by both editions of the rules is one to the words.
    pub fn words(&self) -> &str {
        let name = self.name.strip_suffix("-classic").unwrap_or(&self.name);
        name.strip_suffix("-revised").unwrap_or(name)
    }

    /// True if it is one of two that differ in the edition of the rules.
    pub fn has_twin(&self) -> bool {
        self.words() != self.name
    }

    /// The table after its last step, with all that was told on the way.
    pub fn table(&self) -> Result<Table, ReplayError> {
        Table::open(&Replay::new(ReplayStart::Position(self.start.clone()), self.steps.clone()), 1)
    }

    /// What holds after so many steps.
    pub fn facts(&self, after: usize) -> impl Iterator<Item = &Message> {
        self.checks.iter().filter(move |check| check.after == after).map(|check| &check.fact)
    }
}
