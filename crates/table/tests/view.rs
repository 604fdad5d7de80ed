//! The JSON view tells of every piece where it is.

use ghost_stories_engine::{Position, Waiting};
use ghost_stories_table::view::view;
use ghost_stories_table::{Purpose, Stream, written};
use serde_json::Value;

/// All crystals that a view tells of: held, in the reserve, on pedestals, in the barrier.
fn crystals(view: &Value) -> u64 {
    let white_moon = &view["white_moon"];
    let held: u64 = white_moon["crystals"].as_array().expect("a list").iter().filter_map(Value::as_u64).sum();
    let placed = white_moon["pedestals"].as_array().expect("a list").len() as u64;
    held + placed
        + white_moon["reserve"].as_u64().expect("a number")
        + white_moon["barrier"]["crystals"].as_u64().unwrap_or(0)
}

/// Plays so many random steps, and looks at every position on the way.
fn play(mut position: Position, game: u64, steps: usize, mut look: impl FnMut(&Position)) {
    let mut source = Stream::new(20, game, Purpose::Players);
    for _ in 0..steps {
        look(&position);
        match position.waiting() {
            Waiting::Over(_) => return,
            Waiting::Choice(_) => {
                let options = position.options();
                let choice = options[source.below(options.len() as u32) as usize];
                position.play(choice, &mut ()).expect("an option");
            }
            Waiting::Chance(_) => {
                let outcomes = position.outcomes();
                let (outcome, _) = outcomes[source.below(outcomes.len() as u32) as usize];
                position.resolve(outcome, &mut ()).expect("a possible outcome");
            }
        }
    }
}

#[test]
fn the_four_crystals_are_always_somewhere_during_a_barrier_too() {
    let start = written::read_position(
        "white-moon\nvillagers watchman li ?\nvillagers altar hua ? ?\npedestals cemetery herbalist circle\ncrystals red 1\n\
         turn red acted\ntaoist red at tea-house\nghost green-left zombie\nghost green-middle ghoul\nghost blue-left 9\n"
            .replace("watchman", "school")
            .as_str(),
    )
    .expect("a position");
    let mut barriers = 0;
    for game in 0..200 {
        play(start, game, 60, |position| {
            let view = view(position, None);
            assert_eq!(crystals(&view), 4, "{view:#}");
            barriers += usize::from(view["white_moon"]["barrier"]["crystals"].as_u64().is_some_and(|left| left > 0));
        });
    }
    assert!(barriers > 100, "barriers were seen: {barriers}");
}
