//! Counts in how many ways a turn can be played, up to a number of choices and outcomes: what chess programs call perft. Two versions
//! of the rules that disagree anywhere give different counts.
//!
//! `cargo run --release --package ghost-stories-engine --example count_options [DEPTH]`

use std::env;

use ghost_stories_engine::{Card, Level, Outcome, Position, Setup, Waiting};

fn main() {
    let deepest = env::args().nth(1).and_then(|depth| depth.parse().ok()).unwrap_or(4);
    let setup = Setup::four_players(Level::Normal);
    let mut position = Position::new(&setup, &mut ()).expect("a set-up by the rules");
    let zombie = Card::named("zombie").next().expect("there is a Zombie");
    position.resolve(Outcome::Card(zombie), &mut ()).expect("the Zombie is among the unseen cards");
    for depth in 1..=deepest {
        println!("{depth}: {}", lines(&position, depth));
    }
}

/// How many lines of this length go on from here.
fn lines(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    match position.waiting() {
        Waiting::Choice(_) => {
            let after = |choice| {
                let mut after = *position;
                after.play_unchecked(choice, &mut ());
                lines(&after, depth - 1)
            };
            position.options().into_iter().map(after).sum()
        }
        Waiting::Chance(_) => {
            let after = |outcome| {
                let mut after = *position;
                after.resolve_unchecked(outcome, &mut ());
                lines(&after, depth - 1)
            };
            position.outcomes().into_iter().map(|(outcome, _)| after(outcome)).sum()
        }
        Waiting::Over(_) => 1,
    }
}
