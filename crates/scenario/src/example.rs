//! Scenarios as worked examples that one can step through.

use core::fmt;

use ghost_stories_table::written::words;
use ghost_stories_table::{Example, ExampleCheck};

use crate::fact::facts;
use crate::run::{ScenarioProblem, run_watched};

/// Why a scenario is no example.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ExampleProblem {
    /// Something in it does not hold.
    Scenario(ScenarioProblem),
    /// There are no words for this expectation.
    NoWords(String),
    /// It only says that a position cannot occur.
    Nothing,
}

impl fmt::Display for ExampleProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ExampleProblem::Scenario(problem) => problem.fmt(f),
            ExampleProblem::NoWords(line) => {
                write!(f, "there are no words for \"{line}\" in crates/scenario/src/fact.rs")
            }
            ExampleProblem::Nothing => f.write_str("nothing is played"),
        }
    }
}

impl core::error::Error for ExampleProblem {}

/// The example that a scenario shows, if all of it holds.
pub fn example(name: &str, text: &str) -> Result<Example, ExampleProblem> {
    let (mut checks, mut wordless) = (Vec::new(), None);
    let (report, scene) = run_watched(text, &mut |scene, words| {
        let after = scene.steps.len();
        match facts(scene, words) {
            Some(facts) => {
                for fact in facts {
                    let check = ExampleCheck { after, fact };
                    // One line may tell what another has told.
                    if !checks.contains(&check) {
                        checks.push(check);
                    }
                }
            }
            None => wordless = Some(format!("expect {}", words.join(" "))),
        }
    });
    if let Some(problem) = report.problems.into_iter().next() {
        return Err(ExampleProblem::Scenario(problem));
    }
    if let Some(line) = wordless {
        return Err(ExampleProblem::NoWords(line));
    }
    let scene = scene.ok_or(ExampleProblem::Nothing)?;
    Ok(Example { name: name.to_owned(), rules: report.covers, start: start(text), steps: scene.steps, checks })
}

/// The lines of the position.
fn start(text: &str) -> String {
    let of_position = |line: &&str| !matches!(words(line).first(), None | Some(&("title" | "covers")));
    let before = text.lines().take_while(|line| words(line) != ["play"]);
    before.filter(of_position).flat_map(|line| [line.trim(), "\n"]).collect()
}
