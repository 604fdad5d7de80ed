use ghost_stories_engine::{Choice, Position};

/// Why a choice is good, in parts that words can be made of.
#[derive(Clone, PartialEq, Debug)]
pub enum Reason {}

/// Why `choice` is a good one here, the weightiest first; `plan` is what is meant to follow it in the same turn.
pub fn reasons(_position: &Position, _choice: Choice, _plan: &[Choice]) -> Vec<Reason> {
    Vec::new()
}
