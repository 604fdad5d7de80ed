//! A table for each kind of decision: of the base game, of each expansion and of both.

use std::collections::BTreeSet;

use ghost_stories_engine::{Position, Stage, Waiting, Who};
use ghost_stories_table::{Replay, Table};

use crate::failure::TestResult;

/// Games that experts played, by what they are played with.
const GAMES: [(&str, &[&str]); 4] = [
    (
        "base",
        &[
            include_str!("../../../replays/golden/nightmare-4-revised.json"),
            include_str!("../../../replays/golden/initiation-4-revised.json"),
        ],
    ),
    (
        "moon",
        &[
            include_str!("../../../replays/golden/white-moon-centre.json"),
            include_str!("../../../replays/golden/white-moon-corner.json"),
        ],
    ),
    (
        "secret",
        &[
            include_str!("../../../replays/golden/black-secret-a.json"),
            include_str!("../../../replays/golden/black-secret-b.json"),
        ],
    ),
    (
        "both",
        &[
            include_str!("../../../replays/golden/black-secret-both-four.json"),
            include_str!("../../../replays/golden/black-secret-both.json"),
        ],
    ),
];

/// What is there once the page asks for a decision.
pub const SIGN: &str = "#actions :is([data-choice], [data-choices]), #lift-cover, #reroll";

/// For each mix of expansions the first table at which something new can be chosen, or at which the turn is further on; each with a name
/// under which it can be kept.
pub fn of_every_kind() -> TestResult<Vec<(String, Table)>> {
    let mut all = Vec::new();
    for (mix, games) in GAMES {
        let mut known = BTreeSet::new();
        for game in games {
            let table = Table::open(&Replay { seed: Some(1), ..Replay::read(game)? }, 0)?;
            for steps in 0..table.len() {
                let Some(position) = table.game().position_after(steps) else { continue };
                let kinds = kinds(position);
                if !kinds.is_subset(&known) {
                    all.push((format!("{mix}-{}", all.len()), table.branch(steps)));
                    known.extend(kinds);
                }
            }
        }
    }
    Ok(all)
}

/// What can be chosen, a word each, and how far the turn of whom is.
fn kinds(position: &Position) -> BTreeSet<String> {
    let Waiting::Choice(who) = position.waiting() else { return BTreeSet::new() };
    let options = position.options();
    if options.len() < 2 {
        return BTreeSet::new();
    }
    let words = options.iter().map(|option| option.to_string().split(' ').next().unwrap_or_default().to_owned());
    let wu_feng = (who == Who::WuFeng).then(|| "wu-feng".to_owned());
    let moved = (position.between_steps() && position.stage() > Stage::BeforeMove).then(|| "moved".to_owned());
    words.chain(wu_feng).chain(moved).collect()
}
