//! Records with a step that only older rules allowed: `take-token` at a table of four players.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use ghost_stories_table::{Replay, Table};

/// A golden replay up to a moment of Yang, with a refused step before.
fn replay() -> Replay {
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../replays/golden/normal-4-revised.json");
    let golden = Table::open(&Replay::read(&fs::read_to_string(golden).unwrap()).unwrap(), 7).unwrap();
    let in_yang = |steps: &usize| golden.game().position_after(*steps).unwrap().between_steps();
    let mut replay = golden.branch((60..golden.len()).find(in_yang).unwrap()).replay();
    replay.steps.insert(40, "take-token".parse().unwrap());
    replay.positions.iter_mut().for_each(|written| written.after += 1);
    replay
}

fn kept(name: &str, replay: &Replay) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, replay.write()).unwrap();
    path
}

fn run(words: &[&str], input: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ghost-stories"));
    command.env("LC_ALL", "C").env("LANGUAGE", "");
    let command = command.args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    // Who is refused reads nothing.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

#[track_caller]
fn says(output: &Output, words: &[&str]) {
    let said = format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert_eq!(output.status.code(), Some(0), "{said}");
    for word in words {
        assert!(said.contains(word), "\"{word}\" is not said:\n{said}");
    }
}

#[test]
fn a_replay_tells_what_was_played_under_older_rules_and_goes_on() {
    let replay = replay();
    let (path, steps) = (kept("gap.json", &replay), replay.steps.len());
    let older = format!("Steps 41 to {steps} were played under older rules");
    let count = format!("{steps} steps, 40 of them verified.");
    let path = path.to_str().unwrap();
    says(&run(&["replay", path], ""), &["  41. Played under older rules: take-token", &count, &older]);
    says(&run(&["replay", path, "--json"], ""), &["\"older_rules\":true"]);
    says(&run(&["replay", path, "--to", "30"], ""), &["30 steps, every one legal."]);
    says(&run(&["hint", path, "--nodes", "200"], ""), &[&older]);
    says(&run(&["odds", path], ""), &[&older]);
    says(&run(&["play", "--terminal", "--continue", path], "quit\n"), &[&older]);
    let load = format!("{{\"do\": \"load\", \"replay\": {}}}\n", serde_json::to_string(&replay.write()).unwrap());
    says(&run(&["protocol"], &load), &["\"notes\":[\"Steps 41 to"]);
}

#[test]
fn without_a_written_position_a_replay_opens_up_to_the_refused_step() {
    let replay = Replay { positions: Vec::new(), ..replay() };
    let path = kept("cut.json", &replay);
    let opens = "The game opens up to step 41 (“take-token”), which today's rules refuse.";
    let link = format!("https://example.org/#replay={}", replay.to_link());
    for source in [path.to_str().unwrap(), &link] {
        says(&run(&["replay", source], ""), &[opens, "40 steps, every one legal."]);
        says(&run(&["replay", source, "--json"], ""), &["\"refused\":{", "\"step\":41"]);
    }
}

#[test]
fn a_replay_of_the_first_revision_is_refused_with_step_and_rule() {
    let path = kept("first.json", &Replay { revision: Some(1), positions: Vec::new(), ..replay() });
    let output = run(&["replay", path.to_str().unwrap()], "");
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(said.contains("step 41, \"take-token\": Refused by rule "), "{said}");
}

#[test]
fn a_save_that_opens_in_part_is_kept_as_it_was_beside_it() {
    let replay = Replay { positions: Vec::new(), ..replay() };
    let path = kept("cut-save.json", &replay);
    let beside = ["", "-2"].map(|number| format!("{}.older-rules{number}.json", path.display()));
    for file in &beside {
        let _ = fs::remove_file(file);
    }
    for (times, file) in beside.iter().enumerate() {
        fs::write(&path, replay.write()).unwrap();
        let said = format!("The file as it was is kept in {file}.");
        let go_on = ["play", "--terminal", "--continue", path.to_str().unwrap()];
        says(&run(&go_on, "quit\n"), &["The game opens up to step 41", &said]);
        let there = beside.iter().filter(|file| fs::read_to_string(file).is_ok_and(|text| text == replay.write()));
        assert_eq!(there.count(), times + 1);
        let saved = fs::read_to_string(&path).unwrap();
        assert!(Replay::read(&saved).unwrap().open().unwrap().cut.is_none(), "the save itself goes on");
        says(&run(&go_on, "quit\n"), &[]);
        assert_eq!(beside.iter().filter(|file| Path::new(file).exists()).count(), times + 1, "once is enough");
    }
}

#[test]
fn a_finished_save_that_opens_in_part_is_not_played_on() {
    let replay = Replay { positions: Vec::new(), over: true, ..replay() };
    let path = kept("cut-over.json", &replay);
    let output = run(&["play", "--terminal", "--continue", path.to_str().unwrap()], "quit\n");
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(said.contains("this game is over; look at it with ghost-stories replay"), "{said}");
    assert_eq!(fs::read_to_string(&path).unwrap(), replay.write());
}

#[test]
fn a_save_that_goes_on_elsewhere_stays_as_it_was() {
    let replay = Replay { positions: Vec::new(), ..replay() };
    let path = kept("cut-from.json", &replay);
    let other = path.with_file_name("cut-to.json");
    let _ = fs::remove_file(&other);
    let go_on = ["play", "--terminal", "--continue", path.to_str().unwrap(), "--save", other.to_str().unwrap()];
    says(&run(&go_on, "quit\n"), &["The game opens up to step 41"]);
    assert_eq!(fs::read_to_string(&path).unwrap(), replay.write());
    assert!(other.exists() && !Path::new(&format!("{}.older-rules.json", path.display())).exists());
}
