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

/// The first block of the description of the formats that begins so.
fn example(begins: &str) -> String {
    let text =
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/formats.md")).expect("readable");
    let blocks = text.split("```").skip(1).step_by(2).map(|block| block.trim_start_matches("json").trim_start());
    blocks.into_iter().find(|block| block.starts_with(begins)).expect("the example is there").to_owned()
}

#[test]
fn the_examples_of_the_description_hold() {
    let report = ghost_stories_scenario::run(&example("title"));
    assert!(report.passed() && report.checked > 0, "{report:?}");
    let replay = ghost_stories_table::Replay::read(&example("{")).expect("a replay");
    assert_eq!(replay.play(&mut ()).expect("a legal game").steps().len(), 4);
}
