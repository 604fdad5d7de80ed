use std::thread;
use std::time::Instant;

use crate::postgres::TestPostgres;
use crate::shell::{Call, TaskError, binary, cargo, ensure, ensure_component, game};
use crate::{browser, build_game, docs, instructions, lengths, long_record, words};

/// Every check and test, cheapest first.
pub fn run() -> Result<(), TaskError> {
    let began = Instant::now();
    ensure_component("fmt", "rustfmt")?;
    ensure_component("clippy", "clippy")?;
    ensure("python3", "python3")?;
    ensure("valgrind", "valgrind")?;
    cargo(["fmt", "--all", "--check"]).run()?;
    lengths::check()?;
    words::check(None)?;
    cargo(["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"]).run()?;
    // This program has no tests, but much to compile.
    let tests = || cargo(["test", "--workspace", "--exclude", "xtask", "--locked", "--no-fail-fast"]);
    // Beside each other: much of building the game is one long link that leaves a core idle.
    thread::scope(|scope| {
        let built = scope.spawn(|| tests().args(["--no-run"]).run());
        build_game()?;
        built.join().expect("building does not panic")
    })?;
    game(["scenario", "scenarios"]).run()?;
    docs::check()?;
    // Tests that need PostgreSQL are passed over by a plain `cargo test`.
    let postgres = TestPostgres::start()?;
    tests().args(["--", "--include-ignored"]).env("GHOST_STORIES_POSTGRES", postgres.address()).run()?;
    drop(postgres);
    cargo(["doc", "--workspace", "--no-deps", "--locked", "--quiet"]).env("RUSTDOCFLAGS", "-D warnings").run()?;
    cargo(["check", "--manifest-path", "fuzz/Cargo.toml", "--locked"]).run()?;
    Call::new("python3")
        .args(["examples/bot.py", "--games", "3", "--seed", "1"])
        .env("GHOST_STORIES", binary())
        .run()?;
    online_bots()?;
    instructions::run(false)?;
    long_record::run()?;
    browser::test(&binary(), None)?;
    eprintln!("Every check passed in {} s.", began.elapsed().as_secs());
    Ok(())
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
            .args([binary()])
            .run()?;
    }
    Ok(())
}
