use std::time::Instant;

use crate::postgres::Postgres;
use crate::shell::{Call, Problem, binary, cargo, ensure, ensure_component, game};
use crate::{browser, build_game, docs, instructions};

/// Every check and test, cheapest first.
pub fn run() -> Result<(), Problem> {
    let began = Instant::now();
    ensure_component("fmt", "rustfmt")?;
    ensure_component("clippy", "clippy")?;
    ensure("python3", "python3")?;
    ensure("valgrind", "valgrind")?;
    cargo(["fmt", "--all", "--check"]).run()?;
    cargo(["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"]).run()?;
    build_game()?;
    game(["scenario", "scenarios"]).run()?;
    docs::check()?;
    // This program has no tests, but much to compile.
    // Tests that need PostgreSQL are passed over by a plain `cargo test`.
    let postgres = Postgres::start()?;
    cargo(["test", "--workspace", "--exclude", "xtask", "--locked", "--", "--include-ignored"])
        .env("GHOST_STORIES_POSTGRES", postgres.address())
        .run()?;
    drop(postgres);
    cargo(["doc", "--workspace", "--no-deps", "--locked", "--quiet"]).env("RUSTDOCFLAGS", "-D warnings").run()?;
    cargo(["check", "--manifest-path", "fuzz/Cargo.toml", "--locked"]).run()?;
    Call::new("python3")
        .args(["examples/bot.py", "--games", "3", "--seed", "1"])
        .env("GHOST_STORIES", binary())
        .run()?;
    instructions::run(false)?;
    browser::test(None)?;
    eprintln!("Every check passed in {} s.", began.elapsed().as_secs());
    Ok(())
}
