//! Calibrating: of positions that are called 70 %, about 70 % shall be won.

use std::path::{Path, PathBuf};

use clap::Args;
use ghost_stories_bots::{BotGame, Calibration, Calibrations, Judge, Player, WuFengPhase, progress};
use ghost_stories_command_line::Failure;
use ghost_stories_engine::{Level, Position};

use crate::play::{NewGame, Variant, is_won, parallel_map, turn_begins};
use crate::solve::solve;
use crate::write_numbers;

/// Find out how the expert's scores become chances to win
#[derive(Args)]
pub struct Calibrate {
    /// Games of each level and number of players
    #[arg(long, default_value_t = 200)]
    games: u64,
    /// The seed from which everything random comes
    #[arg(long, default_value_t = 82)]
    seed: u64,
    /// The folder where calibration.txt goes
    #[arg(long, default_value = ".")]
    out: PathBuf,
    #[command(flatten)]
    variant: Variant,
}

/// The positions at the beginning of each turn of a game, and how it ended.
pub struct PlayedGame {
    pub turns: Vec<Position>,
    pub won: bool,
}

/// A position in short, and how its game ended.
#[derive(Clone, Copy)]
struct Sample {
    score: f32,
    progress: f32,
    won: bool,
}

impl Calibrate {
    pub fn run(&self, jobs: usize) -> Result<(), Failure> {
        let judge = self.variant.judge();
        let mut calibrations = Calibrations::USUAL;
        for level in Level::ALL {
            for players in 1..=4 {
                let games = parallel_map(self.games as usize, jobs, |game| self.game(level, players, game as u64));
                for phase in WuFengPhase::ALL {
                    *calibrations.of_mut(level, players, phase) = fit(judge, games.iter(), phase);
                }
                let won = games.iter().filter(|game| game.won).count();
                println!("{} with {players}: {won} of {} won", level.name(), self.games);
            }
        }
        write_calibrations(&self.out, &calibrations)
    }

    fn game(&self, level: Level, players: u8, game: u64) -> PlayedGame {
        let mut position = NewGame { variant: self.variant, seed: self.seed, game, players, level }.position();
        let expert = Player::Expert(Player::NODES);
        let mut table = BotGame::new(&[expert], expert, &position, self.seed, game);
        let (mut turns, mut begins) = (Vec::new(), turn_begins());
        while position.ending().is_none() {
            if begins(&position) {
                turns.push(position);
            }
            table.step(&mut position, &mut ());
        }
        PlayedGame { turns, won: is_won(&position) }
    }
}

/// Writes `calibration.txt` into a folder.
pub fn write_calibrations(folder: &Path, calibrations: &Calibrations) -> Result<(), Failure> {
    let about = "# How the expert's scores and its chances to win hang together, see docs/bots.md:";
    write_numbers(folder, "calibration.txt", about, &calibrations.write())
}

/// The calibration that fits a phase of games.
pub fn fit<'a>(judge: &Judge, games: impl Iterator<Item = &'a PlayedGame>, phase: WuFengPhase) -> Calibration {
    let sample = |position: &Position, won| Sample { score: judge.score(position), progress: progress(position), won };
    let of_phase = |game: &'a PlayedGame| {
        let turns = game.turns.iter().filter(|position| WuFengPhase::of(position) == phase);
        turns.map(|position| sample(position, game.won)).collect::<Vec<Sample>>()
    };
    fit_samples(&games.flat_map(of_phase).collect::<Vec<Sample>>())
}

/// The calibration that makes what happened most likely, by Fisher's scoring. As much as a dozen positions would say is held against
/// anything unusual, so that a level that is never won gets a chance near nothing and not none.
fn fit_samples(samples: &[Sample]) -> Calibration {
    let Calibration { slope, start, end } = Calibration::USUAL;
    let usual = [slope, start, end].map(f64::from);
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
            let square = 1.0 + answer * answer;
            let root = square.sqrt();
            let chance = 0.5 + 0.5 * answer / root;
            let target = if sample.won { 1.0 } else { 0.0 };
            for one in 0..3 {
                push[one] += row[one] * 2.0 * (target - chance) / root;
                for other in 0..3 {
                    weights[one][other] += row[one] * row[other] / (square * square);
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
            samples.push(Sample { score, progress, won });
        }
        let found = fit_samples(&samples);
        assert!((found.slope - truth.slope).abs() < 0.05, "{found:?}");
        assert!((found.start - truth.start).abs() < 0.1 && (found.end - truth.end).abs() < 0.1, "{found:?}");
    }
}
