//! A decision at an online table must not cost more the longer its record is.

use crate::build_tested;
use crate::instructions::collected;
use crate::shell::{Call, TaskError, ensure, program};

/// Behind how many steps a decision is counted.
const STEPS: [u64; 2] = [50, 2_000];
/// How far the counts may differ, in percent.
const TOLERANCE: u64 = 10;
/// What is counted: to decide, to add the entry, and to tell everybody.
const DECISION: &str = "ghost_stories_server::long_record::LongRecord::decide";

/// Counts the instructions of the same decision in the same position behind a short record and behind a long one.
pub fn run() -> Result<(), TaskError> {
    ensure("valgrind", "valgrind")?;
    build_tested()?;
    let [short, long] = STEPS;
    let (few, many) = (count(short)?, count(long)?);
    println!("{few} instructions for a decision behind {short} steps, {many} behind {long}");
    if few == 0 {
        return Err(TaskError::said(format!("{DECISION} was not found")));
    }
    if many * 100 > few * (100 + TOLERANCE) {
        return Err(TaskError::said(format!(
            "a decision costs more the longer the record is: {few} instructions behind {short} steps, {many} behind {long}"
        )));
    }
    Ok(())
}

/// The instructions of the decision alone.
fn count(steps: u64) -> Result<u64, TaskError> {
    let output = Call::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null", &format!("--toggle-collect={DECISION}")])
        .args([program("debug", "examples/long_record")])
        .args([steps.to_string()])
        .read()?;
    collected(&output)
}
