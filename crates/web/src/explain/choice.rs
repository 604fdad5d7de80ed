//! What a choice does, in one line: that of the thing it is about.

use ghost_stories_engine::{Choice, Position};
use ghost_stories_lang::Language;

use super::ghost::is_skeleton;
use super::one_line;
use crate::target::{Target, targets};

/// What follows from a choice, where its own words do not say it. The first thing it is about tells; an empty space tells nothing.
pub fn help_of(language: Language, position: &Position, choice: Choice) -> Option<String> {
    let is_empty = |target: &Target| match *target {
        Target::Space(space) => position.card(space).is_none() && !is_skeleton(position, space),
        _ => false,
    };
    let target = targets(position, choice).into_iter().next().filter(|target| !is_empty(target))?;
    Some(one_line(language, position, target))
}
