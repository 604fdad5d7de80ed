//! `ghost-stories`: play, simulate, replay and check the game from the command line.

mod admin;
mod backup;
mod events;
mod health;
mod help;
mod hint;
mod locales;
mod moved;
mod odds;
mod options;
mod page;
mod play;
mod protocol;
mod replay;
mod scenario;
mod simulate;
mod source;
mod usage;

use std::env;
use std::ffi::OsString;
use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};
use ghost_stories_command_line::{Failure, choose_language, exit, language};
use ghost_stories_lang::Language;

/// Ghost Stories: the co-operative board game, an unofficial fan edition.
#[derive(Parser)]
#[command(version, max_term_width = 100)]
struct Arguments {
    /// The language of the words, such as pl [default: that of the environment]
    #[arg(long, global = true, value_name = "CODE", value_parser = usage::language)]
    language: Option<Language>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Play(play::PlayCommand),
    Serve(page::Serve),
    Backup(backup::Backup),
    Restore(backup::Restore),
    Admin(admin::Admin),
    Health(health::Health),
    Simulate(simulate::Simulate),
    Merge(simulate::Merge),
    Replay(replay::ReplayCommand),
    Scenario(scenario::Scenario),
    Odds(odds::OddsCommand),
    Hint(hint::HintCommand),
    Protocol(protocol::Protocol),
    #[command(hide = true, disable_help_flag = true)]
    Bench(moved::Moved),
    #[command(hide = true, disable_help_flag = true)]
    Load(moved::Moved),
    #[command(hide = true, disable_help_flag = true)]
    Crash(moved::Moved),
}

fn main() -> ExitCode {
    let words: Vec<OsString> = env::args_os().collect();
    if let Some(language) = usage::asked_language(&words) {
        choose_language(language);
    }
    let result = match Arguments::try_parse_from(&words) {
        Ok(arguments) => run(arguments),
        Err(error) if language() == Language::default() => error.exit(),
        // Only now, because the words of a language are read once, and `--locales` may have others.
        Err(error) if usage::is_no_error(&error) => {
            let asked = help::in_language(Arguments::command(), language()).try_get_matches_from(&words);
            asked.map_or_else(|help| help.exit(), |_| error.exit())
        }
        Err(error) => Err(Failure::input(usage::refusal(&error, &words, &Arguments::command()))),
    };
    exit("ghost-stories", result)
}

fn run(arguments: Arguments) -> Result<(), Failure> {
    match arguments.command {
        Command::Play(play) => play.run(),
        Command::Serve(serve) => serve.run(),
        Command::Backup(backup) => backup.run(),
        Command::Restore(restore) => restore.run(),
        Command::Admin(admin) => admin.run(),
        Command::Health(health) => health.run(),
        Command::Simulate(simulate) => simulate.run(),
        Command::Merge(merge) => merge.run(),
        Command::Replay(replay) => replay.run(),
        Command::Scenario(scenario) => scenario.run(),
        Command::Odds(odds) => odds.run(),
        Command::Hint(hint) => hint.run(arguments.language),
        Command::Protocol(protocol) => protocol.run(),
        Command::Bench(moved) => moved.refuse("bench"),
        Command::Load(moved) => moved.refuse("load"),
        Command::Crash(moved) => moved.refuse("crash"),
    }
}
