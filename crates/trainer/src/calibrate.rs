//! Calibrating: of positions that are called 70 %, about 70 % shall be won.

use clap::Args;
use ghost_stories_bots::{Calibration, Judge, Value, progress, unsquash};
use ghost_stories_engine::Level;

use crate::play::{Deal, each, play, search};

/// Find out how the expert's values become chances to win, and print the table
#[derive(Args)]
pub struct Calibrate {
    /// Games of each level and number of players
    #[arg(long, default_value_t = 400)]
    games: u64,
    /// The seed from which everything random comes
    #[arg(long, default_value_t = 82)]
    seed: u64,
}

/// A position at the beginning of a turn, and how its game ended.
#[derive(Clone, Copy)]
struct Sample {
    value: f32,
    progress: f32,
    won: bool,
}

impl Calibrate {
    pub fn run(&self, jobs: usize) {
        println!("# How the expert's values and its chances to win hang together, see docs/bots.md:");
        println!(
            "# cargo run --release -p ghost-stories-trainer -- calibrate --games {} --seed {}",
            self.games, self.seed
        );
        println!("# level players slope start end");
        for level in Level::ALL {
            for players in 1..=4 {
                let samples: Vec<Sample> =
                    each(self.games as usize, jobs, |game| self.game(level, players, game as u64))
                        .into_iter()
                        .flatten()
                        .collect();
                let Calibration { slope, start, end } = fit(&samples);
                println!("{} {players} {slope:.3} {start:.3} {end:.3}", level.name());
            }
        }
    }

    fn game(&self, level: Level, players: u8, game: u64) -> Vec<Sample> {
        let judge = Judge::expert();
        let mut samples = Vec::new();
        let deal = Deal { seed: self.seed, game, players, level };
        let won = play(&mut search(judge), deal, |position| {
            if position.ending().is_none() {
                samples.push(Sample { value: judge.value(position), progress: progress(position), won: false });
            }
        });
        samples.into_iter().map(|sample| Sample { won, ..sample }).collect()
    }
}

/// The calibration that makes what happened most likely, by going downhill; a little is held against steep ones, so that few games do
/// not say too much.
fn fit(samples: &[Sample]) -> Calibration {
    let mut found = Calibration { slope: 1.0, start: -1.0, end: 0.0 };
    let number = samples.len().max(1) as f32;
    for step in 0..3000u16 {
        let rate = 2.0 / (1.0 + f32::from(step) / 300.0);
        let (mut slope, mut start, mut end) = (0.0, 0.0, 0.0);
        for sample in samples {
            let chance = found.chance(sample.value, sample.progress);
            let answer = unsquash(chance);
            let target = if sample.won { 1.0 } else { 0.0 };
            let push = 2.0 * (chance - target) / (1.0 + answer * answer).sqrt() / number;
            slope += push * unsquash(sample.value);
            start += push * (1.0 - sample.progress);
            end += push * sample.progress;
        }
        found.slope = (found.slope - rate * (slope + 0.001 * (found.slope - 1.0))).max(0.05);
        found.start -= rate * (start + 0.0002 * (found.start + 1.0));
        found.end -= rate * (end + 0.0002 * found.end);
    }
    found
}
