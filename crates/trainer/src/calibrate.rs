//! Calibrating: of positions that are called 70 %, about 70 % shall be won.

use clap::Args;
use ghost_stories_bots::{BotGame, Calibration, Judge, Phase, Player, progress};
use ghost_stories_engine::{Edition, Ending, Level, Position};
use ghost_stories_table::Wishes;

use crate::play::each;
use crate::solve::solve;

/// Find out how the expert's scores become chances to win, and print the table
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
    phase: Phase,
    score: f32,
    progress: f32,
    won: bool,
}

impl Calibrate {
    pub fn run(&self, jobs: usize) {
        println!("# How the expert's scores and its chances to win hang together, see docs/bots.md:");
        println!(
            "# cargo run --release -p ghost-stories-trainer -- calibrate --games {} --seed {}",
            self.games, self.seed
        );
        println!("# level players phase slope start end");
        for level in Level::ALL {
            for players in 1..=4 {
                let games = each(self.games as usize, jobs, |game| self.game(level, players, game as u64));
                let samples: Vec<Sample> = games.into_iter().flatten().collect();
                for phase in Phase::ALL {
                    let of_phase: Vec<Sample> =
                        samples.iter().copied().filter(|sample| sample.phase == phase).collect();
                    let Calibration { slope, start, end } = fit(&of_phase);
                    println!("{} {players} {} {slope:.3} {start:.3} {end:.3}", level.name(), phase.name());
                }
            }
        }
    }

    fn game(&self, level: Level, players: u8, game: u64) -> Vec<Sample> {
        let setup = Wishes::new(players, level, Edition::Revised).deal_game(self.seed, game);
        let mut position = Position::new(&setup, &mut ()).expect("dealt set-ups can be played");
        let mut table = BotGame::new(&[Player::Expert(Player::NODES)], &position, self.seed, game);
        let mut samples = Vec::new();
        let mut board = None;
        while position.ending().is_none() {
            if board.replace(position.board_on_turn()) != Some(position.board_on_turn()) {
                samples.push(Sample {
                    phase: Phase::of(&position),
                    score: Judge::expert().score(&position),
                    progress: progress(&position),
                    won: false,
                });
            }
            table.step(&mut position, &mut ());
        }
        let won = position.ending() == Some(Ending::Won);
        samples.into_iter().map(|sample| Sample { won, ..sample }).collect()
    }
}

/// The calibration that makes what happened most likely, by Fisher's scoring. As much as a dozen positions would say is held against
/// anything unusual, so that a level that is never won gets a chance near nothing and not none.
fn fit(samples: &[Sample]) -> Calibration {
    let usual = [0.25, -1.5, 0.0];
    let mut found = usual;
    for _ in 0..40 {
        let mut push = [0.0; 3];
        let mut weights = [[0.0; 3]; 3];
        for (index, (now, usual)) in found.iter().zip(usual).enumerate() {
            push[index] = 12.0 * (usual - now);
            weights[index][index] = 12.0;
        }
        for sample in samples {
            let progress = f64::from(sample.progress);
            let row = [f64::from(sample.score), 1.0 - progress, progress];
            let answer: f64 = row.iter().zip(found).map(|(number, weight)| number * weight).sum();
            let root = (1.0 + answer * answer).sqrt();
            let chance = 0.5 + 0.5 * answer / root;
            let target = if sample.won { 1.0 } else { 0.0 };
            for one in 0..3 {
                push[one] += row[one] * 2.0 * (target - chance) / root;
                for other in 0..3 {
                    weights[one][other] += row[one] * row[other] / root.powi(4);
                }
            }
        }
        for (weight, step) in found.iter_mut().zip(solve(&mut weights, push)) {
            *weight += step.clamp(-0.5, 0.5);
        }
        found[0] = found[0].max(0.02);
    }
    let [slope, start, end] = found.map(|weight| weight as f32);
    Calibration { slope, start, end }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_calibration_is_found_again_in_what_it_brings() {
        let truth = Calibration { slope: 0.8, start: -1.0, end: 0.5 };
        let mut samples = Vec::new();
        for step in 0..40_000u16 {
            let (score, progress) = (f32::from(step % 97) / 16.0 - 3.0, f32::from(step % 89) / 89.0);
            let won = f32::from(step.wrapping_mul(40_503)) / 65_536.0 < truth.chance(score, progress);
            samples.push(Sample { phase: Phase::Before, score, progress, won });
        }
        let found = fit(&samples);
        assert!((found.slope - truth.slope).abs() < 0.05, "{found:?}");
        assert!((found.start - truth.start).abs() < 0.1 && (found.end - truth.end).abs() < 0.1, "{found:?}");
    }
}
