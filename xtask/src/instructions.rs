//! Speed is guarded by counting instructions, which are the same on a busy machine.

use std::fs;

use crate::shell::{Call, TaskError, cargo, ensure, program, root};

const BUDGET: &str = "xtask/instructions.txt";
/// How far a count may be over the budget, in percent. Processors differ a little: the random numbers use what vector instructions there are.
const TOLERANCE: u64 = 10;

/// Counts the instructions of a game of random play and compares them with the budget.
pub fn run(write: bool) -> Result<(), TaskError> {
    ensure("valgrind", "valgrind")?;
    // As released, but without all that playing at random does not need: that takes seconds to build, not minutes.
    cargo(["build", "--release", "--package", "ghost-stories-table", "--example", "random_play", "--locked"]).run()?;
    let (few, many) = (500, 2500);
    let per_game = (count(many)? - count(few)?) / (many - few);
    let path = root().join(BUDGET);
    if write {
        fs::write(&path, format!("{per_game}\n"))?;
        println!("{per_game} instructions a game, written to {BUDGET}");
        return Ok(());
    }
    let budget: u64 = fs::read_to_string(&path)?.trim().parse().map_err(|_| {
        TaskError::said(format!("{BUDGET} must hold one number; cargo xtask instructions --write makes it"))
    })?;
    println!("{per_game} instructions a game of random play, budget {budget}");
    if per_game * 100 > budget * (100 + TOLERANCE) {
        return Err(TaskError::said(format!(
            "random play has become slower: {per_game} instructions a game, budget {budget}; if that is the price of something \
             worth it, cargo xtask instructions --write"
        )));
    }
    Ok(())
}

/// The instructions of the whole program for so many games.
fn count(games: u64) -> Result<u64, TaskError> {
    let output = Call::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .args([program("release", "examples/random_play")])
        .args([games.to_string()])
        .read()?;
    collected(&output)
}

/// How many instructions valgrind says that it counted.
pub fn collected(output: &str) -> Result<u64, TaskError> {
    output
        .lines()
        .find_map(|line| line.split_once("Collected :")?.1.trim().parse().ok())
        .ok_or_else(|| TaskError::said(format!("valgrind did not say how many instructions it counted:\n{output}")))
}
