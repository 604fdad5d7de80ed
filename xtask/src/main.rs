//! `cargo xtask`: play the game, run every check, and the tools that keep the repository in order.

mod browser;
mod card_list;
mod deploy;
mod docs;
mod fonts;
mod goldens;
mod instructions;
mod lengths;
mod long_record;
mod page;
mod postgres;
mod rule_index;
mod shell;
mod strength;
mod test;
mod words;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use ghost_stories_test_postgres::TestPostgres;

use crate::page::Build;
use crate::shell::{Call, TaskError, cargo};

#[derive(Parser)]
#[command(bin_name = "cargo xtask", about = "Builds, tests and tools of the project")]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Build the game and start it; further words go to `ghost-stories play`
    #[command(disable_help_flag = true)]
    Play {
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        words: Vec<String>,
    },
    /// Build the game as people get it: target/release/ghost-stories, with the page in it
    Build,
    /// Build the page as a folder of files for any static host: dist/
    Dist,
    /// Check the files in deploy/ as far as that goes without a container engine (fetches tools for Python)
    DeployCheck,
    /// Run every check and test
    Test,
    /// Start a PostgreSQL for tests and run a command beside it, such as: cargo test -p ghost-stories-server -- --include-ignored
    #[command(disable_help_flag = true)]
    Postgres {
        #[arg(trailing_var_arg = true, allow_hyphen_values = true, required = true)]
        words: Vec<String>,
    },
    /// Check the words of every language, or of one: what is missing, and what cannot be
    Words {
        /// The folder in `locales`, such as pl
        language: Option<String>,
    },
    /// Make the typefaces of the page anew, for letters that they lack (needs npm and Python)
    Fonts,
    /// Build the page and test it in Chromium, or only what the filter names
    Browser { filter: Option<String> },
    /// Build page and game soon instead of well, for whoever works on the page, and test what the filter names; then start `ghost-stories` in
    /// target/debug to look at it
    Draft { filter: Option<String> },
    /// Build page and game soon, and let axe-core from npm look at every screen, or at those whose names contain the filter
    Axe { filter: Option<String> },
    /// Build the page and take the pictures of docs/pictures anew
    Screenshots,
    /// Build the page and measure it: weight, opening time, long tasks, frames
    Measure,
    /// Play many games by the laws, ten million unless told otherwise
    Laws {
        #[arg(long, default_value_t = 10_000_000)]
        games: u64,
    },
    /// Fuzz the laws for a while (needs a nightly toolchain; installs cargo-fuzz)
    Fuzz {
        /// game, replay, scenario or data
        #[arg(default_value = "game")]
        target: String,
        #[arg(long, default_value_t = 60)]
        seconds: u64,
    },
    /// Count the instructions of random play, and of a decision behind a short and a long record; --write stores the first as the new budget
    Instructions {
        #[arg(long)]
        write: bool,
    },
    /// Write docs/rules.md (each rule with its code and tests) and docs/cards.md
    Docs,
    /// Let every bot play at every level and number of players and write docs/strength.md; hours, but it can be stopped and spread
    Strength(strength::Strength),
    /// Record those golden replays anew that today's rules refuse
    Goldens,
}

fn main() -> ExitCode {
    let result = match Arguments::parse().task {
        Task::Play { words } => play(&words),
        Task::Build => build_game(),
        Task::Dist => page::dist(),
        Task::DeployCheck => deploy::check(),
        Task::Test => test::run(),
        Task::Postgres { words } => {
            let beside = |postgres: TestPostgres| {
                Call::new(&words[0]).args(&words[1..]).env("GHOST_STORIES_POSTGRES", postgres.address()).run()
            };
            postgres::start().and_then(beside)
        }
        Task::Words { language } => words::check(language.as_deref()),
        Task::Fonts => fonts::make(),
        Task::Browser { filter } => page::build(Build::Page).and_then(|()| browser::test(filter.as_deref())),
        Task::Draft { filter } => draft(filter.as_deref()),
        Task::Axe { filter } => browser::axe(filter.as_deref()),
        Task::Screenshots => build_game().and_then(|()| browser::screenshots()),
        Task::Measure => build_game().and_then(|()| browser::measure()),
        Task::Laws { games } => {
            cargo(["test", "--release", "-p", "ghost-stories-laws", "--test", "laws", "--", "--nocapture"])
                .env("LAW_GAMES", games.to_string())
                .run()
        }
        Task::Fuzz { target, seconds } => fuzz(&target, seconds),
        Task::Instructions { write } => instructions::run(write).and_then(|()| long_record::run()),
        Task::Docs => docs::write(),
        Task::Strength(strength) => build_game().and_then(|()| strength.run()),
        Task::Goldens => goldens::write(),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("xtask: {problem}");
            ExitCode::FAILURE
        }
    }
}

fn play(words: &[String]) -> Result<(), TaskError> {
    build_game()?;
    // Words that a translator changes show at the next reload.
    let locales = shell::root().join("locales");
    Call::new(shell::released()).args(["play", "--locales"]).args([locales]).args(words).run()
}

/// The released binary with the page in it.
fn build_game() -> Result<(), TaskError> {
    page::build(Build::Page)?;
    cargo(["build", "--release", "--package", "ghost-stories", "--locked"])
        .env("GHOST_STORIES_PAGE", page::folder())
        .run()
}

/// What the tests start.
const TESTED: [&str; 6] = ["--bin", "ghost-stories", "--bin", "ghost-stories-browser", "--example", "long_record"];

/// What has no tests, but much to compile: this program and the fuzz targets.
const NOT_TESTED: [&str; 4] = ["--exclude", "xtask", "--exclude", "ghost-stories-fuzz"];

/// Builds it soon, with whatever page was built.
fn build_tested() -> Result<(), TaskError> {
    build_quickly(TESTED)
}

/// Builds some targets of all crates that are tested: in one call, for what all of them have in common is then built once.
fn build_quickly<'a>(targets: impl IntoIterator<Item = &'a str>) -> Result<(), TaskError> {
    let page = page::folder();
    let build = cargo(["build", "--workspace", "--locked"]).args(NOT_TESTED).args(targets);
    if page.exists() { build.env("GHOST_STORIES_PAGE", page).run() } else { build.run() }
}

/// Page and game, built soon.
fn draft(filter: Option<&str>) -> Result<(), TaskError> {
    page::build(Build::Draft)?;
    match filter {
        Some(_) => browser::test(filter),
        None => build_tested(),
    }
}

fn fuzz(target: &str, seconds: u64) -> Result<(), TaskError> {
    if !shell::has("cargo-fuzz") {
        cargo(["install", "cargo-fuzz", "--locked"]).run()?;
    }
    let limit = format!("-max_total_time={seconds}");
    // The release is linked as a whole, which takes long and is of no use to a fuzzer.
    cargo(["+nightly", "fuzz", "run", "--features", "libfuzzer", target, "--", &limit])
        .env("CARGO_PROFILE_RELEASE_LTO", "off")
        .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16")
        .run()
}
