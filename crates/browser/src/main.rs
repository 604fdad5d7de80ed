//! Tests of the page in a real browser: Chromium, driven by chromedriver. Both must be installed.
//!
//! ```text
//! ghost-stories-browser test --binary target/release/ghost-stories          every test
//! ghost-stories-browser test undo --address http://localhost:8642/          those whose names contain a word
//! ghost-stories-browser measure --binary target/release/ghost-stories       weight and speed
//! ghost-stories-browser screenshots FOLDER --binary …                       pictures for the documentation
//! ghost-stories-browser axe AXE.MIN.JS --binary …                            what axe-core finds on every screen
//! ghost-stories-browser find                                                the stored games anew
//! ```
//!
//! A test speaks the words of [`page::Page`] (open, click, press, wait) and of [`player::PagePlayer`], who holds a table of the same
//! seed beside the page: after every choice the page must ask what that table asks, and must have saved what it records.

mod axe;
mod decisions;
mod failure;
mod find;
mod fingers;
mod form;
mod games;
mod keypad;
mod legible;
mod literals;
mod measure;
mod page;
mod pictures;
mod player;
mod pointing;
mod process;
mod proxy;
mod run;
mod screens;
mod test_browsers;
mod tests;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::failure::{TestFailure, TestResult};
use crate::test_browsers::TestAddresses;

/// Tests, measures and photographs the page in a real browser.
#[derive(Parser)]
struct Arguments {
    #[command(subcommand)]
    task: BrowserTask,
    /// The game's binary, with the page in it; it is started on a free port
    #[arg(long, global = true, conflicts_with = "address")]
    binary: Option<PathBuf>,
    /// The address of the page, where it is served already
    #[arg(long, global = true)]
    address: Option<String>,
}

#[derive(Subcommand)]
enum BrowserTask {
    /// Run the tests, or those whose names contain the words
    Test {
        filter: Vec<String>,
        /// How many run at the same time
        #[arg(long, default_value_t = 2)]
        jobs: usize,
    },
    /// Take the pictures of the page
    Screenshots { folder: PathBuf },
    /// Measure how heavy and how quick the page is
    Measure,
    /// Let axe-core look at every screen, or at those whose names contain the word
    Axe {
        /// The file axe.min.js
        script: PathBuf,
        #[arg(default_value = "")]
        filter: String,
    },
    /// Look for the games that the tests play, and store them
    Find,
}

#[tokio::main]
async fn main() -> ExitCode {
    match perform(Arguments::parse()).await {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(TestFailure(why)) => {
            eprintln!("ghost-stories-browser: {why}");
            ExitCode::FAILURE
        }
    }
}

async fn perform(Arguments { task, binary, address }: Arguments) -> TestResult<bool> {
    if matches!(task, BrowserTask::Find) {
        return find::write().map(|()| true);
    }
    let (_server, page) = match (&binary, address) {
        (Some(binary), _) => process::start_game(binary, None).map(|(running, address)| (Some(running), address))?,
        (None, Some(address)) => (None, address),
        (None, None) => return failure::fail("say where the page is: --binary PATH or --address URL"),
    };
    let (_driver, driver) = process::start_driver()?;
    let addresses = TestAddresses { page, driver, binary };
    match task {
        BrowserTask::Test { filter, jobs } => run::run(&addresses, tests::all(), &filter.join("_"), jobs).await,
        BrowserTask::Screenshots { folder } => pictures::take(&addresses, &folder).await.map(|()| true),
        BrowserTask::Measure => measure::print(&addresses).await,
        BrowserTask::Axe { script, filter } => axe::look(&addresses, &script, &filter).await,
        BrowserTask::Find => Ok(true),
    }
}
