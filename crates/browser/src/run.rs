//! Runs the tests, two at a time, and reports.

use std::future::Future;
use std::path::PathBuf;
use std::pin::Pin;
use std::time::{Duration, Instant};
use std::{env, fs};

use tokio::task::JoinSet;
use tokio::time::timeout;

use crate::failure::{TestFailure, TestResult, fail};
use crate::page::Page;
use crate::test_browsers::{TestAddresses, TestBrowsers};

/// A test under way.
pub type RunningTest<'a> = Pin<Box<dyn Future<Output = TestResult> + Send + 'a>>;

/// A test and its name, a sentence.
#[derive(Clone, Copy)]
pub struct Test {
    pub name: &'static str,
    pub play: for<'a> fn(&'a TestBrowsers) -> RunningTest<'a>,
}

/// Names the tests of a file.
macro_rules! tests {
    ($($name:ident),* $(,)?) => {
        pub const TESTS: &[crate::run::Test] =
            &[$(crate::run::Test { name: stringify!($name), play: |browsers| Box::pin($name(browsers)) }),*];
    };
}
pub(crate) use tests;

/// No test takes longer than this, however busy the machine is.
const LIMIT: Duration = Duration::from_mins(15);

/// Runs the tests whose names contain the filter; true if all passed. One that fails beside others is played once more alone, since the
/// machine may have been too busy for both; the report tells of each try.
pub async fn run(addresses: &TestAddresses, all: Vec<Test>, filter: &str, jobs: usize) -> TestResult<bool> {
    let mut waiting = all.into_iter().filter(|test| test.name.contains(filter));
    let mut running = JoinSet::new();
    let (mut passed, mut again) = (0, Vec::new());
    loop {
        while running.len() < jobs
            && let Some(test) = waiting.next()
        {
            let addresses = addresses.clone();
            running.spawn(async move { (test, play(test, addresses).await) });
        }
        let Some(ended) = running.join_next().await else { break };
        match ended? {
            (_, true) => passed += 1,
            (test, false) => again.push(test),
        }
    }
    let mut failed = 0;
    for test in again {
        println!("once more, alone:");
        if play(test, addresses.clone()).await {
            passed += 1;
        } else {
            failed += 1;
        }
    }
    println!("{passed} passed, {failed} failed");
    Ok(failed == 0)
}

/// Plays one test and prints its line; true if it passed.
async fn play(test: Test, addresses: TestAddresses) -> bool {
    let began = Instant::now();
    let result = with_browsers(test, addresses).await;
    let (name, seconds) = (test.name.replace('_', " "), began.elapsed().as_secs_f64());
    match &result {
        Ok(()) => println!("passed  {name} ({seconds:.1} s)"),
        Err(TestFailure(why)) => {
            println!("FAILED  {name} ({seconds:.1} s)\n        {}", why.replace('\n', "\n        "));
        }
    }
    result.is_ok()
}

async fn with_browsers(test: Test, addresses: TestAddresses) -> TestResult {
    let browsers = TestBrowsers::new(addresses)?;
    let mut result = match timeout(LIMIT, (test.play)(&browsers)).await {
        Ok(result) => result,
        Err(_) => fail(format!("not done in {} s", LIMIT.as_secs())),
    };
    for page in browsers.opened() {
        result = result.and(page.has_no_errors().await);
    }
    if let Err(TestFailure(why)) = &mut result {
        for (number, page) in browsers.opened().iter().enumerate() {
            match evidence(page, test.name, number).await {
                Ok(path) => *why += &format!("\nsee {}.png and .log", path.display()),
                Err(TestFailure(trouble)) => *why += &format!("\nno picture: {trouble}"),
            }
        }
    }
    browsers.close().await;
    result
}

/// Keeps a picture of the window and what the console said.
async fn evidence(page: &Page, name: &str, number: usize) -> TestResult<PathBuf> {
    let folder = env::temp_dir().join("ghost-stories-browser");
    fs::create_dir_all(&folder)?;
    let path = folder.join(format!("{name}-{number}"));
    page.picture(&path.with_extension("png")).await?;
    fs::write(path.with_extension("log"), page.console().await?.join("\n"))?;
    Ok(path)
}
