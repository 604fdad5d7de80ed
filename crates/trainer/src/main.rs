//! Finds the numbers that the bots play with: what an expert counts, and how its scores become chances to win.

#![expect(clippy::cast_precision_loss, reason = "counts and random numbers of a few digits")]

mod calibrate;
mod learn;
mod mean;
mod play;
mod solve;

use std::path::Path;
use std::process::ExitCode;
use std::{env, fs, thread};

use clap::{Parser, Subcommand};
use ghost_stories_command_line::{Failure, exit};

/// Find the numbers that the bots play with
#[derive(Parser)]
#[command(max_term_width = 100)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
    /// Threads; the result does not depend on it [default: all cores]
    #[arg(long, global = true)]
    jobs: Option<usize>,
}

#[derive(Subcommand)]
enum Command {
    Learn(learn::Learn),
    Mean(mean::Mean),
    Calibrate(calibrate::Calibrate),
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let jobs = arguments.jobs.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from)).max(1);
    let done = match arguments.command {
        Command::Learn(learn) => learn.run(jobs),
        Command::Mean(mean) => mean.run(),
        Command::Calibrate(calibrate) => calibrate.run(jobs),
    };
    exit("ghost-stories-trainer", done)
}

/// Writes numbers into a file of a folder, headed by what they are and the command that found them.
fn write_numbers(folder: &Path, name: &str, about: &str, numbers: &str) -> Result<(), Failure> {
    let words: Vec<String> = env::args().skip(1).collect();
    let command = format!("# cargo run --release -p ghost-stories-trainer -- {}", words.join(" "));
    let path = folder.join(name);
    fs::write(&path, format!("{about}\n{command}\n{numbers}")).map_err(|error| Failure::file(&path, error))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shipped_numbers_come_from_the_documented_commands() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let read = |path: &str| fs::read_to_string(root.join(path)).expect("a file of the project");
        let documented = read("docs/bots.md");
        let folders = [
            "crates/bots/data",
            "crates/trainer/data/easy",
            "crates/trainer/data/hard",
            "crates/bots/data/white-moon",
            "crates/trainer/data/white-moon",
            "crates/bots/data/black-secret",
            "crates/trainer/data/black-secret",
        ];
        for name in folders
            .iter()
            .flat_map(|folder| ["expert.txt", "calibration.txt"].map(|file| format!("{folder}/{file}")))
            .chain(["crates/bots/data/both/calibration.txt".to_owned()])
        {
            let numbers = read(&name);
            let command = numbers.lines().find_map(|line| line.strip_prefix("# cargo run ")).expect("a command");
            assert!(documented.contains(&format!("cargo run {command}\n")), "{name} was made by {command}");
        }
    }
}
