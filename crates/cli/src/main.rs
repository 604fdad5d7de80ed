//! `ghost-stories`: play, simulate, replay and check the game from the command line.

mod backup;
mod bench;
mod crash;
mod events;
mod failure;
mod hint;
mod load;
mod odds;
mod online;
mod options;
mod page;
mod play;
mod protocol;
mod replay;
mod scenario;
mod simulate;
mod source;

use std::io::{Write, stderr};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::failure::Failure;

/// Ghost Stories: the co-operative board game, an unofficial fan edition.
#[derive(Parser)]
#[command(version, max_term_width = 100)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Play(play::Play),
    Serve(page::Serve),
    Backup(backup::Backup),
    Restore(backup::Restore),
    Simulate(simulate::Simulate),
    Merge(simulate::Merge),
    Replay(replay::Replay),
    Scenario(scenario::Scenario),
    Odds(odds::Odds),
    Hint(hint::Hint),
    Protocol(protocol::Protocol),
    Bench(bench::Bench),
    Load(load::Load),
    Crash(crash::Crash),
}

fn main() -> ExitCode {
    let result = match Arguments::parse().command {
        Command::Play(play) => play.run(),
        Command::Serve(serve) => serve.run(),
        Command::Backup(backup) => backup.run(),
        Command::Restore(restore) => restore.run(),
        Command::Simulate(simulate) => simulate.run(),
        Command::Merge(merge) => merge.run(),
        Command::Replay(replay) => replay.run(),
        Command::Scenario(scenario) => scenario.run(),
        Command::Odds(odds) => odds.run(),
        Command::Hint(hint) => hint.run(),
        Command::Protocol(protocol) => protocol.run(),
        Command::Bench(bench) => bench.run(),
        Command::Load(load) => load.run(),
        Command::Crash(crash) => crash.run(),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure { code, message }) => {
            if !message.is_empty() {
                // Not `eprintln!`, which panics if nobody listens any more.
                let _ = writeln!(stderr(), "ghost-stories: {message}");
            }
            ExitCode::from(code)
        }
    }
}
