//! Finds the numbers that the bots play with: what an expert counts, and how its values become chances to win.

#![expect(clippy::cast_precision_loss, reason = "counts and random numbers of a few digits")]

mod calibrate;
mod learn;
mod play;
mod solve;
mod tune;

use std::thread;

use clap::{Parser, Subcommand};

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
    Tune(tune::Tune),
    Calibrate(calibrate::Calibrate),
}

fn main() -> Result<(), String> {
    let arguments = Arguments::parse();
    let jobs = arguments.jobs.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from)).max(1);
    match arguments.command {
        Command::Learn(learn) => learn.run(jobs),
        Command::Tune(tune) => tune.run(jobs),
        Command::Calibrate(calibrate) => {
            calibrate.run(jobs);
            Ok(())
        }
    }
}
