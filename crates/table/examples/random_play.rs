//! Plays so many games of random players. `cargo xtask instructions` counts what one of them costs.

use std::env;

use ghost_stories_engine::{Edition, Level, Position};
use ghost_stories_table::{RandomGame, SetupOptions};

/// How many set-ups the games go through.
const SETUPS: u64 = 64;

fn main() {
    let games: usize = env::args().nth(1).and_then(|games| games.parse().ok()).expect("how many games to play");
    let setup_options = SetupOptions::new(4, Level::Normal, Edition::Revised);
    let starts: Vec<Position> = (0..SETUPS)
        .map(|game| Position::new(&setup_options.deal_game(1, game), &mut ()).expect("dealt set-ups can be played"))
        .collect();
    let mut random = RandomGame::new(1, 0);
    let mut choices = 0;
    for start in starts.iter().cycle().take(games) {
        let mut position = *start;
        choices += random.play(&mut position, &mut ()).choices;
    }
    println!("{games} games, {choices} choices");
}
