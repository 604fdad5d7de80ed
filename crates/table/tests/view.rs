//! A view tells of every piece where it is.

use ghost_stories_engine::{Position, PositionView, Waiting};
use ghost_stories_table::{Purpose, Stream, written};

/// All crystals that a view tells of: held, in the reserve, on pedestals, in the barrier.
fn crystals(view: &PositionView) -> u8 {
    let white_moon = view.white_moon.as_ref().expect("White Moon is played");
    let held: u8 = white_moon.crystals.0.iter().sum();
    let in_barrier = white_moon.barrier.map_or(0, |barrier| barrier.crystals);
    held + white_moon.pedestals.len() as u8 + white_moon.reserve + in_barrier
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
            let view = PositionView::of(position, None);
            assert_eq!(crystals(&view), 4, "{view:#?}");
            barriers += usize::from(position.barrier().is_some_and(|barrier| barrier.crystals > 0));
        });
    }
    assert!(barriers > 100, "barriers were seen: {barriers}");
}
