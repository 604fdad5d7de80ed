//! Every scenario of the repository holds; `ghost-stories scenario scenarios` is the same from the command line.

use std::fs;
use std::path::{Path, PathBuf};

fn scenarios(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            scenarios(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "scenario") {
            found.push(path);
        }
    }
}

#[test]
fn every_scenario_holds() {
    let mut files = Vec::new();
    scenarios(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios"), &mut files);
    assert!(files.len() > 500, "the scenarios are there");
    let mut failures = String::new();
    for file in files {
        let report = ghost_stories_scenario::run(&fs::read_to_string(&file).expect("readable"));
        assert!(!report.title.is_empty() && !report.covers.is_empty(), "{}: title and covers", file.display());
        for problem in report.problems {
            failures.push_str(&format!("{}: {problem}\n", file.display()));
        }
    }
    assert!(failures.is_empty(), "{failures}");
}

/// The blocks of the description of the formats that begin so.
fn examples(begins: &str) -> Vec<String> {
    let text =
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/formats.md")).expect("readable");
    let blocks = text.split("```").skip(1).step_by(2).map(|block| block.trim_start_matches("json").trim_start());
    blocks.filter(|block| block.starts_with(begins)).map(ToOwned::to_owned).collect()
}

#[test]
fn the_examples_of_the_description_hold() {
    let scenarios = examples("title");
    assert!(scenarios.len() >= 2, "the examples are there");
    for scenario in scenarios {
        let report = ghost_stories_scenario::run(&scenario);
        assert!(report.passed() && report.checked > 0, "{report:?}");
    }
    let replay = ghost_stories_table::Replay::read(&examples("{")[0]).expect("a replay");
    assert_eq!(replay.play(&mut ()).expect("a legal game").steps().len(), 4);
}

/// The rows of the tables below a heading of the description of the formats, as what stands in their first column.
fn first_columns(heading: &str) -> Vec<String> {
    let text =
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/formats.md")).expect("readable");
    let below = text.lines().skip_while(|line| *line != heading).skip(1);
    let section = below.take_while(|line| !line.starts_with("## ") && !line.starts_with("### "));
    section
        .filter(|line| line.starts_with("| `"))
        .filter_map(|line| Some(line.split(" | ").next()?.to_owned()))
        .collect()
}

/// What is written in backticks.
fn phrases(text: &str) -> Vec<String> {
    text.split('`').skip(1).step_by(2).map(ToOwned::to_owned).collect()
}

#[test]
fn every_word_of_the_description_is_known() {
    let (mut steps, mut expectations, mut lines) = (0, 0, 0);
    for heading in ["## Steps", "## Positions", "### White Moon", "### Black Secret", "## Scenarios"] {
        for phrase in first_columns(heading).iter().flat_map(|column| phrases(column)) {
            let mut words = phrase.split(' ');
            match words.next().unwrap_or_default() {
                "expect" => {
                    let key = words.next().expect("what is expected");
                    let report =
                        ghost_stories_scenario::run(&format!("white-moon\nblack-secret\nplay\nexpect {key}\n"));
                    let known = report.problems.iter().all(|problem| !problem.message.contains("with White Moon also"));
                    assert!(known, "{heading}: {phrase}");
                    expectations += 1;
                }
                verb if ghost_stories_table::Step::is_verb(verb) => steps += 1,
                key if heading == "## Scenarios" || heading == "## Steps" => {
                    let other = ["none", "away", "home", "neutral", "possessed", "off", "no", "yes"];
                    let of_an_expectation = heading == "## Scenarios" || other.contains(&key);
                    assert!(of_an_expectation, "{heading}: {phrase} is no step");
                }
                key => {
                    let report = ghost_stories_scenario::run(&format!("{key}\nplay\n"));
                    let known =
                        report.problems.iter().all(|problem| !problem.message.contains("expected level, edition"));
                    let word_of_an_expectation = ["none", "home", "away", "no", "incarnation"].contains(&key);
                    assert!(known || word_of_an_expectation, "{heading}: {phrase} is neither a line nor a step");
                    lines += 1;
                }
            }
        }
    }
    assert!(steps > 60 && expectations > 40 && lines > 30, "{steps} steps, {expectations} expectations, {lines} lines");
}
