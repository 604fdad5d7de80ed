//! `ghost-stories-bench`: measures the engine, the bots and a server of online tables.

mod bench;
mod crash;
mod disk;
mod hall;
mod load;
mod online;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use ghost_stories_command_line::exit;

/// Measures Ghost Stories: the engine, the bots, and a server of online tables under load, killed in the middle of games or with many results.
#[derive(Parser)]
#[command(version, max_term_width = 100)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Bench(bench::Bench),
    Load(load::Load),
    Crash(crash::Crash),
    Disk(disk::Disk),
    Hall(hall::Hall),
}

fn main() -> ExitCode {
    let result = match Arguments::parse().command {
        Command::Bench(bench) => bench.run(),
        Command::Load(load) => load.run(),
        Command::Crash(crash) => crash.run(),
        Command::Disk(disk) => disk.run(),
        Command::Hall(hall) => hall.run(),
    };
    exit("ghost-stories-bench", result)
}
