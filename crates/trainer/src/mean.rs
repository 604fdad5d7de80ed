//! The mean of what was learned: each time luck misleads in another way.

use std::fs;
use std::path::{Path, PathBuf};

use clap::Args;
use ghost_stories_bots::{Calibrations, Judge, WuFengPhase};
use ghost_stories_command_line::Failure;
use ghost_stories_engine::Level;

use crate::calibrate::write_calibrations;
use crate::learn::write_weights;
use crate::play::Variant;

/// Take the mean of the start and of what was learned several times
#[derive(Args)]
pub struct Mean {
    /// Folders that `learn` has written
    #[arg(required = true)]
    learned: Vec<PathBuf>,
    /// The folder where expert.txt and calibration.txt go
    #[arg(long, default_value = ".")]
    out: PathBuf,
    #[command(flatten)]
    variant: Variant,
}

impl Mean {
    pub fn run(&self) -> Result<(), Failure> {
        let mean = mean(&self.learned, self.variant)?;
        write_weights(&self.out, &mean, self.variant)?;
        write_calibrations(&self.out, &mean.calibrations)
    }
}

/// The weights are the mean of the start and of all that was learned; the start has no chances of its own.
fn mean(folders: &[PathBuf], variant: Variant) -> Result<Judge, Failure> {
    let mut learned = folders.iter().map(|folder| read(folder, variant)).collect::<Result<Vec<_>, _>>()?;
    let mut mean = Judge { weights: variant.start_weights()?, calibrations: Calibrations::USUAL };
    for (phase, weights) in mean.weights.iter_mut().enumerate() {
        for (feature, weight) in weights.iter_mut().enumerate() {
            let sum: f32 = learned.iter().map(|judge| judge.weights[phase][feature]).sum();
            *weight = (*weight + sum) / (learned.len() + 1) as f32;
        }
    }
    let share = 1.0 / learned.len() as f32;
    for (level, players, phase) in cells() {
        let into = mean.calibrations.of_mut(level, players, phase);
        (into.slope, into.start, into.end) = (0.0, 0.0, 0.0);
        for judge in &mut learned {
            let from = judge.calibrations.of_mut(level, players, phase);
            into.slope += share * from.slope;
            into.start += share * from.start;
            into.end += share * from.end;
        }
    }
    Ok(mean)
}

fn cells() -> impl Iterator<Item = (Level, u8, WuFengPhase)> {
    let players = |level| (1..=4).map(move |players| (level, players));
    let phases = |(level, players)| WuFengPhase::ALL.into_iter().map(move |phase| (level, players, phase));
    Level::ALL.into_iter().flat_map(players).flat_map(phases)
}

fn read(folder: &Path, variant: Variant) -> Result<Judge, Failure> {
    let file = |name: &str| {
        let path = folder.join(name);
        fs::read_to_string(&path).map_err(|error| Failure::file(&path, error))
    };
    let at = |error: String| Failure::input(format!("{}: {error}", folder.display()));
    let weights = Judge::read_weights(&file("expert.txt")?, &variant.features()).map_err(at)?;
    let calibrations = Calibrations::read(&file("calibration.txt")?).map_err(at)?;
    Ok(Judge { weights, calibrations })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shipped_weights_are_the_mean_of_the_start_and_what_was_learned() {
        let data = |name: &str| Path::new(env!("CARGO_MANIFEST_DIR")).join("data").join(name);
        for (white_moon, learned) in [(false, vec![data("easy"), data("hard")]), (true, vec![data("white-moon")])] {
            let variant = Variant { white_moon, black_secret: false };
            let mean = mean(&learned, variant).expect("all were learned");
            // As they are written, with three digits.
            let written = Judge::read_weights(&mean.write_weights(&variant.features()), &variant.features());
            assert_eq!(written.as_ref(), Ok(&variant.judge().weights));
            assert_ne!(mean.weights, variant.start_weights().expect("the start is whole"));
        }
    }

    #[test]
    fn a_folder_without_weights_is_named() {
        let nowhere = Path::new("nowhere");
        let problem = mean(&[nowhere.to_owned()], Variant { white_moon: false, black_secret: false }).unwrap_err();
        let problem = problem.to_string();
        assert!(problem.contains(&nowhere.join("expert.txt").display().to_string()), "{problem}");
    }
}
