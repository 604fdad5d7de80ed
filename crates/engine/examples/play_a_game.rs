//! Plays one game with players who choose at random, and prints everything that happens.
//!
//! `cargo run --package ghost-stories-engine --example play_a_game [SEED]`

mod dealing;

use std::env;

use dealing::Random;
use ghost_stories_engine::{CallbackObserver, Level, Position, Setup, Waiting};

fn main() {
    let mut random = Random(env::args().nth(1).and_then(|seed| seed.parse().ok()).unwrap_or(1));
    let mut print = |event| println!("{event}");
    let mut observer = CallbackObserver(&mut print);

    let setup = Setup::four_players(Level::Normal);
    let mut position = Position::new(&setup, &mut observer).expect("a set-up by the rules");
    let ending = loop {
        match position.waiting() {
            Waiting::Choice(_) => {
                let choice = random.pick(&position.options());
                position.play(choice, &mut observer).expect("an option is legal");
            }
            Waiting::Chance(_) => {
                let outcome = random.deal(&position);
                position.resolve(outcome, &mut observer).expect("an outcome is possible");
            }
            Waiting::Over(ending) => break ending,
        }
    };
    println!("{ending}, score {}", position.score().expect("a finished game has a score").total());
}
