use std::thread;
use std::time::Instant;

use crate::page::Build;
use crate::shell::{Call, TaskError, cargo, ensure, ensure_component, tested};
use crate::{
    NOT_TESTED, TESTED, browser, build_quickly, docs, instructions, lengths, long_record, page, postgres, words,
};

/// Every check and test, cheapest first.
pub fn run() -> Result<(), TaskError> {
    let began = Instant::now();
    ensure_component("fmt", "rustfmt")?;
    ensure_component("clippy", "clippy")?;
    ensure("python3", "python3")?;
    ensure("valgrind", "valgrind")?;
    ensure("fiu-run", "fiu-utils")?;
    cargo(["fmt", "--all", "--check"]).run()?;
    lengths::check()?;
    words::check(None)?;
    // The page ends in a long link that leaves a core idle: what goes without it is checked and built meanwhile.
    beside(|| page::build(Build::Page), without_page)?;
    build_quickly(TESTED.into_iter().chain(["--tests"]))?;
    // A browser waits as often as it works: the rest finds time beside it.
    beside(without_browser, || browser::test(None))?;
    eprintln!("Every check passed in {} s.", began.elapsed().as_secs());
    Ok(())
}

/// Clippy, and the tests of all crates but the one that brings the page.
fn without_page() -> Result<(), TaskError> {
    cargo(["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"]).run()?;
    cargo(["build", "--workspace", "--exclude", "ghost-stories", "--locked", "--tests"]).args(NOT_TESTED).run()
}

/// What is left once everything is built: scenarios, tests, documentation, instruction counts and bots.
fn without_browser() -> Result<(), TaskError> {
    Call::new(tested()).args(["scenario", "scenarios"]).run()?;
    docs::check()?;
    // Tests that need PostgreSQL are passed over by a plain `cargo test`.
    let postgres = postgres::start()?;
    tests().args(["--", "--include-ignored"]).env("GHOST_STORIES_POSTGRES", postgres.address()).run()?;
    drop(postgres);
    cargo(["doc", "--workspace", "--no-deps", "--locked", "--quiet"]).env("RUSTDOCFLAGS", "-D warnings").run()?;
    counts_and_bots()
}

/// Instruction counts, and the examples of bots in Python.
fn counts_and_bots() -> Result<(), TaskError> {
    instructions::run(false)?;
    long_record::run()?;
    Call::new("python3")
        .args(["examples/bot.py", "--games", "3", "--seed", "1"])
        .env("GHOST_STORIES", tested())
        .run()?;
    online_bots()
}

/// All tests.
fn tests() -> Call {
    cargo(["test", "--workspace", "--locked", "--no-fail-fast"])
        .args(NOT_TESTED)
        .env("GHOST_STORIES_PAGE", page::folder())
}

/// Does both at the same time; fails with the first that failed once both have ended.
fn beside(
    one: impl FnOnce() -> Result<(), TaskError> + Send,
    other: impl FnOnce() -> Result<(), TaskError>,
) -> Result<(), TaskError> {
    thread::scope(|scope| {
        let one = scope.spawn(one);
        let other = other();
        one.join().expect("a task does not panic").and(other)
    })
}

/// The example of a program that plays online: every kind of game, with dropped connections, to the end.
fn online_bots() -> Result<(), TaskError> {
    let kinds = [
        &["--seats", "2"][..],
        &["--seats", "4", "--white-moon"],
        &["--black-secret", "--play", "taoist"],
        &["--black-secret", "--play", "wu-feng"],
    ];
    for kind in kinds {
        Call::new("python3")
            .args(["examples/online_bot.py", "--check", "--pace", "0", "--seed", "1", "--open"])
            .args(kind)
            .args(["--serve"])
            .args([tested()])
            .run()?;
    }
    Ok(())
}
