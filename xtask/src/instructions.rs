//! Speed is guarded by counting instructions, which are the same on a busy machine.

use std::env::consts::EXE_SUFFIX;
use std::fs;

use crate::shell::{Call, Problem, cargo, ensure, root, target};

const CALLGRIND: [&str; 2] = ["--tool=callgrind", "--callgrind-out-file=/dev/null"];
const BUDGET: &str = "xtask/instructions.txt";
/// How far a count may be over the budget, in percent. Processors differ a little: the random numbers use what vector instructions there are.
const TOLERANCE: u64 = 10;

/// Behind how many steps a decision at an online table is counted.
const RECORDS: [u64; 2] = [50, 2_000];

/// Counts the instructions of random play and of a decision at an online table.
pub fn run(write: bool) -> Result<(), Problem> {
    random_play(write)?;
    decision()
}

/// Counts the instructions of a decision in the same position behind a short record and behind a long one: they must not differ by more
/// than the tolerance.
pub fn decision() -> Result<(), Problem> {
    ensure("valgrind", "valgrind")?;
    cargo(["build", "--package", "ghost-stories-server", "--example", "long_record", "--locked"]).run()?;
    let program = target().join("debug").join("examples").join(format!("long_record{EXE_SUFFIX}"));
    let behind = |steps: u64| {
        let steps = steps.to_string();
        let counted = |words: &[&str]| count(Call::new("valgrind").args(CALLGRIND).args([&program]).args(words));
        Ok::<u64, Problem>(counted(&[&steps, "decide"])?.saturating_sub(counted(&[&steps])?))
    };
    let [short, long] = RECORDS;
    let (few, many) = (behind(short)?, behind(long)?);
    println!("{few} instructions a decision at a table behind {short} steps, {many} behind {long}");
    if few == 0 || many * 100 > few * (100 + TOLERANCE) {
        return Err(Problem::said(format!(
            "a decision costs more the longer the record is: {many} instructions instead of {few}"
        )));
    }
    Ok(())
}

/// Counts the instructions of a game of random play and compares them with the budget.
fn random_play(write: bool) -> Result<(), Problem> {
    ensure("valgrind", "valgrind")?;
    // As released, but without all that playing at random does not need: that takes seconds to build, not minutes.
    cargo(["build", "--release", "--package", "ghost-stories-table", "--example", "random_play", "--locked"]).run()?;
    let (few, many) = (500, 2500);
    let games = |games: u64| {
        let program = target().join("release/examples").join(format!("random_play{EXE_SUFFIX}"));
        count(Call::new("valgrind").args(CALLGRIND).args([program]).args([games.to_string()]))
    };
    let per_game = (games(many)? - games(few)?) / (many - few);
    let path = root().join(BUDGET);
    if write {
        fs::write(&path, format!("{per_game}\n"))?;
        println!("{per_game} instructions a game, written to {BUDGET}");
        return Ok(());
    }
    let budget: u64 = fs::read_to_string(&path)?.trim().parse().map_err(|_| {
        Problem::said(format!("{BUDGET} must hold one number; cargo xtask instructions --write makes it"))
    })?;
    println!("{per_game} instructions a game of random play, budget {budget}");
    if per_game * 100 > budget * (100 + TOLERANCE) {
        return Err(Problem::said(format!(
            "random play has become slower: {per_game} instructions a game, budget {budget}; if that is the price of something \
             worth it, cargo xtask instructions --write"
        )));
    }
    Ok(())
}

/// The instructions of a whole program that valgrind runs.
fn count(call: Call) -> Result<u64, Problem> {
    let output = call.read()?;
    output
        .lines()
        .find_map(|line| line.split_once("Collected :")?.1.trim().parse().ok())
        .ok_or_else(|| Problem::said(format!("valgrind did not say how many instructions it counted:\n{output}")))
}
