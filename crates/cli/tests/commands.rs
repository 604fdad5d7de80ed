//! The commands as a user runs them: what they print, and that bad input ends with one clear message and exit code 2.

use std::fs;
use std::io::{Write, pipe};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn game(words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ghost-stories"));
    command.env("LC_ALL", "C").env("LANGUAGE", "");
    command.args(words).current_dir(repository());
    command
}

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn run(words: &[&str]) -> Output {
    game(words).stdin(Stdio::null()).output().expect("the program starts")
}

fn speak(words: &[&str], input: impl AsRef<[u8]>) -> Output {
    let mut child = game(words)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    child.stdin.take().expect("piped").write_all(input.as_ref()).expect("the program reads");
    child.wait_with_output().expect("the program ends")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// A folder of its own for one test, emptied first.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the target folder is writable");
    folder
}

#[track_caller]
fn refuses(words: &[&str], message: &str) {
    let output = run(words);
    let error = text(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{words:?}\n{error}");
    assert!(error.contains(message), "{words:?} should say \"{message}\", but says:\n{error}");
}

#[test]
fn bad_options_of_every_command_end_with_exit_code_2() {
    refuses(&[], "Usage");
    refuses(&["dance"], "dance");
    refuses(&["play", "--terminal", "--players", "5"], "5 is not in 1..=4");
    refuses(&["play", "--terminal", "--level", "easy"], "initiation, normal, nightmare or hell");
    refuses(&["play", "--terminal", "--five-qi"], "--level initiation only");
    refuses(&["play", "--terminal", "--village", "altar,hut"], "nine tiles");
    refuses(&["play", "--terminal", "--boards", "red,red,blue,green"], "each once");
    refuses(
        &["play", "--terminal", "--players", "2", "--boards", "red,green,blue,yellow", "--colours", "red,green"],
        "opposite",
    );
    refuses(&["play", "--terminal", "--players", "1", "--powers", "twin-winds"], "spires");
    refuses(&["play", "--terminal", "--continue", "nowhere.json"], "nowhere.json");
    refuses(&["simulate", "--games", "0"], "0 is not in");
    refuses(&["simulate", "--games", "1000000001"], "is not in 1..=1000000000");
    refuses(&["simulate", "--rules", "modern"], "revised or classic");
    refuses(&["simulate", "--jobs", "none"], "none");
    refuses(&["replay", "nowhere.json"], "nowhere.json");
    refuses(&["replay", "README.md"], "not a readable replay");
    refuses(&["scenario"], "Usage");
    refuses(&["scenario", "nowhere.scenario"], "nowhere.scenario");
    refuses(&["scenario", "docs"], "no file ending in .scenario");
}

#[test]
fn the_page_is_part_of_the_released_program_and_asks_for_everything_itself() {
    // With the page in it, the program shows it instead.
    if option_env!("GHOST_STORIES_PAGE").is_none() {
        refuses(&["play"], "--terminal");
        refuses(&["play", "--quiet"], "built without the page");
        refuses(&["play", "--quiet", "--white-moon"], "built without the page");
    }
    refuses(&["serve", "--port", "0", "--database", "mysql://here"], "postgres://");
    refuses(&["play", "--white-moon", "--portal", "edge"], "--terminal");
    refuses(&["play", "--players", "2"], "--terminal");
    refuses(&["play", "--seed", "2"], "--terminal");
    refuses(&["play", "--terminal", "--port", "80"], "cannot be used with");
}

#[test]
fn a_simulation_depends_on_its_seed_and_not_on_the_number_of_threads() {
    let with = |jobs: &str, seed: &str| {
        text(&run(&["simulate", "--games", "3000", "--json", "--jobs", jobs, "--seed", seed]).stdout)
    };
    assert_eq!(with("1", "5"), with("3", "5"));
    assert_ne!(with("1", "5"), with("1", "6"));
    assert!(with("2", "5").contains("\"win_rate\":"));
}

#[test]
fn a_simulation_prints_a_table() {
    let output =
        text(&run(&["simulate", "--games", "500", "--players", "2", "--level", "hell", "--rules", "classic"]).stdout);
    for word in
        ["500 games", "2 random players", "hell", "classic", "won", "village haunted", "turns", "steps", "score"]
    {
        assert!(output.contains(word), "{word}:\n{output}");
    }
}

#[test]
fn commands_that_went_to_another_program_name_it() {
    refuses(&["bench"], "ghost-stories-bench bench");
    refuses(&["load", "--tables", "20", "--help"], "ghost-stories-bench load --tables 20 --help");
    refuses(&["crash", "--kills=2"], "ghost-stories-bench crash --kills=2");
    assert!(!text(&run(&["--help"]).stdout).contains("crash"));
}

#[test]
fn golden_replays_of_every_level_number_of_players_and_rule_set_still_hold() {
    let endings = fs::read_to_string(repository().join("replays/golden/endings.txt")).expect("the list of endings");
    assert_eq!(endings.lines().count(), 42);
    for line in endings.lines() {
        let words: Vec<&str> = line.split(' ').collect();
        let file = format!("replays/golden/{}", words[0]);
        let output = run(&["replay", "--json", &file]);
        assert!(output.status.success(), "{file}: {}", text(&output.stderr));
        let last = text(&output.stdout).lines().last().unwrap_or_default().to_owned();
        let view: serde_json::Value = serde_json::from_str(&last).expect("JSON");
        let ending = &view["view"]["ending"];
        assert_eq!(ending["won"], words[3] == "won", "{line}");
        assert_eq!(ending["score"].to_string(), *words.last().expect("a score"), "{line}");
    }
}

#[test]
fn a_replay_reads_as_a_log_and_stops_where_it_is_told() {
    let file = "replays/golden/hell-3-revised.json";
    let log = text(&run(&["replay", file]).stdout);
    for word in ["The turn of", "[B20]", "Total", "every one legal"] {
        assert!(log.to_lowercase().contains(&word.to_lowercase()), "{word}:\n{log}");
    }
    let part = text(&run(&["replay", file, "--to", "10"]).stdout);
    assert!(part.contains("10 steps, every one legal") && part.contains("Village"), "{part}");
    refuses(&["replay", file, "--to", "100000"], "--to 100000: the replay ends at step");
}

#[test]
fn a_damaged_replay_is_refused_at_the_exact_step() {
    let folder = folder("damaged");
    let whole = fs::read_to_string(repository().join("replays/golden/normal-4-revised.json")).expect("a golden replay");
    let check = |name: &str, content: &str, message: &str| {
        let path = folder.join(name);
        fs::write(&path, content).expect("writable");
        refuses(&["replay", path.to_str().expect("UTF-8")], message);
    };
    let mut lines: Vec<&str> = whole.lines().collect();
    let first = lines.iter().position(|line| line.starts_with("\"steps\"")).expect("steps") + 1;
    check("cut.json", &whole[..whole.len() / 2], "not a readable replay");
    check("version.json", &whole.replace("\"version\": 1", "\"version\": 99"), "version 99");
    check("format.json", &whole.replace("ghost-stories replay", "chess"), "\"format\" must be");
    check(
        "level.json",
        &whole.replace("\"level\":\"normal\"", "\"level\":\"easy\""),
        "initiation, normal, nightmare or hell",
    );
    check("field.json", &whole.replace("\"version\"", "\"colour\": 1, \"version\""), "unknown field");
    let sixth = lines[first + 5];
    lines[first + 5] = "\"fly away\",";
    check("word.json", &lines.join("\n"), "step 6, \"fly away\": expected a choice");
    lines[first + 5] = "\"take-token\",";
    check("illegal.json", &lines.join("\n"), "step 6, \"take-token\": Refused by rule B");
    lines[first + 5] = sixth;
    lines.insert(first + 5, "\"curse haunt\",");
    check("extra.json", &lines.join("\n"), "step 6, \"curse haunt\"");
}

#[test]
fn scenarios_that_fail_end_with_1_and_unreadable_ones_with_2() {
    let folder = folder("scenarios");
    let path = folder.join("one.scenario");
    let path = path.to_str().expect("UTF-8");
    let check = |content: &str, code: i32, message: &str| {
        fs::write(path, content).expect("writable");
        let output = run(&["scenario", path]);
        let said = text(&output.stdout) + &text(&output.stderr);
        assert_eq!(output.status.code(), Some(code), "{said}");
        assert!(said.contains(message), "{message}:\n{said}");
    };
    check("turn red yang\nplay\nexpect taoist red qi 3\n", 0, "1 passed, 0 failed");
    check("turn red yang\nplay\nexpect taoist red qi 2\n", 1, "red's Qi: expected 2, actual 3");
    check("turn red yang\nplay\nmove cemetery\nmove altar\nexpect taoist red qi 3\n", 1, "Refused by rule B50");
    check("turn red yang\nplay\nexpect refused exorcise by B51\n", 1, "refused by: expected B51, actual B70");
    check("turn red yang\n", 2, "\"play\" is missing");
    check("turn purple yang\nplay\n", 2, "red, green, blue or yellow");
    check("taoist red tao red 4\ntaoist blue tao red 1\nplay\n", 2, "only four red Tao");
    check("ghost red-left dracula\nplay\n", 2, "expected a card's name");
    check("turn red yang\nplay\nend\n", 2, "expects nothing");
}

#[test]
fn the_terminal_game_is_played_by_numbers_saved_and_continued() {
    let folder = folder("terminal");
    let save = folder.join("game.json");
    let save = save.to_str().expect("UTF-8");
    let begin = ["play", "--terminal", "--seed", "7", "--players", "2", "--names", "Ann,Ben", "--save", save];
    let output = speak(&begin, "help\ntable\nrule B51\nnonsense\n99\n1\nlog\nundo\n1\n1\nquit\n");
    let said = text(&output.stdout);
    assert!(output.status.success(), "{}", text(&output.stderr));
    for words in ["Type the number of an option", "B51:", "Type a number from 1 to", "Taken back.", "--continue"] {
        assert!(said.contains(words), "{words}:\n{said}");
    }
    assert!(said.contains("Ann: ") || said.contains("Ben: "), "{said}");
    let saved = fs::read_to_string(save).expect("saved");
    refuses(&begin, "is there already");
    let output = speak(&["play", "--terminal", "--continue", save], "quit\n");
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert_eq!(fs::read_to_string(save).expect("saved"), saved, "continuing changes nothing by itself");
    let numbers = "1\n".repeat(3000);
    let said = text(&speak(&["play", "--terminal", "--continue", save], &numbers).stdout);
    assert!(
        said.contains("Look at the game again"),
        "a game played on ends:\n{}",
        &said[said.len().saturating_sub(2000)..]
    );
    assert!(run(&["replay", save]).status.success());
}

#[test]
fn white_moon_is_played_in_the_terminal_and_its_save_replays() {
    let folder = folder("white-moon");
    let save = folder.join("game.json");
    let save = save.to_str().expect("UTF-8");
    let begin = ["play", "--terminal", "--white-moon", "--players", "2", "--seed", "7", "--save", save];
    let said = text(&speak(&begin, format!("table\n{}", "1\n".repeat(3000))).stdout);
    for words in ["Save the villager of the", "The Portal is here.", "is turned up on", "Look at the game again"] {
        assert!(said.contains(words), "{words}:\n{}", &said[..said.len().min(4000)]);
    }
    assert!(run(&["replay", save]).status.success());
}

#[test]
fn the_end_of_input_leaves_a_saved_game() {
    let folder = folder("end-of-input");
    let save = folder.join("game.json");
    let output = speak(&["play", "--terminal", "--seed", "9", "--save", save.to_str().expect("UTF-8")], "1\n");
    assert!(output.status.success());
    assert!(text(&output.stdout).contains("The game is saved in"));
    assert!(save.exists());
}

/// Plays at the terminal and quits; what was said.
#[track_caller]
fn play(words: &[&str], input: impl AsRef<[u8]>) -> String {
    let output = speak(&[&["play", "--terminal"], words].concat(), input);
    assert!(output.status.success(), "{}", text(&output.stderr));
    text(&output.stdout)
}

#[test]
fn a_game_never_replaces_a_file_that_is_not_its_own_save() {
    let folder = folder("other-files");
    let path = |name: &str| folder.join(name).to_str().expect("UTF-8").to_owned();
    let (save, notes, copy) = (path("game.json"), path("notes.json"), path("copy.json"));
    for unrelated in [&notes, &path("game.new"), &path("game.json.new")] {
        fs::write(unrelated, "mine").expect("writable");
    }
    let said =
        play(&["--seed", "7", "--save", &save], format!("1\nsave {notes}\nsave {copy}\nsave {save}\nsave\nquit\n"));
    assert!(said.contains(&format!("Not saved: {notes} is there already")), "{said}");
    assert!(said.contains(&format!("Saved in {copy}.")), "{said}");
    assert_eq!(said.matches(&format!("Saved in {save}.")).count(), 2, "{said}");
    assert_eq!(fs::read_to_string(&copy).expect("saved"), fs::read_to_string(&save).expect("saved"));

    refuses(&["play", "--terminal", "--continue", &save, "--save", &notes], "is there already");
    play(&["--continue", &save, "--save", &path("./../other-files/game.json")], "1\nquit\n");
    assert_ne!(fs::read_to_string(&copy).expect("saved"), fs::read_to_string(&save).expect("saved"));
    play(&["--continue", &copy, "--save", &path("branch.json")], "1\nquit\n");
    assert_eq!(fs::read_to_string(path("branch.json")).expect("saved"), fs::read_to_string(&save).expect("saved"));

    for unrelated in [&notes, &path("game.new"), &path("game.json.new")] {
        assert_eq!(fs::read_to_string(unrelated).expect("still there"), "mine", "{unrelated}");
    }
    let mut names: Vec<_> = fs::read_dir(&folder)
        .expect("readable")
        .map(|entry| entry.expect("readable").file_name().into_string().expect("UTF-8"))
        .collect();
    names.sort();
    assert_eq!(names, ["branch.json", "copy.json", "game.json", "game.json.new", "game.new", "notes.json"]);
}

#[test]
fn a_save_that_cannot_be_written_is_told_and_the_game_goes_on() {
    let folder = folder("unwritable");
    let save = folder.join("game.json");
    let said = play(&["--seed", "7", "--save", save.to_str().expect("UTF-8")], "save nowhere/copy.json\ntable\nquit\n");
    assert!(said.contains("Not saved: nowhere/copy.json"), "{said}");
    assert!(said.contains("The game is saved."), "{said}");
}

#[test]
fn after_undo_the_log_tells_the_turn_up_to_there() {
    let folder = folder("undo-log");
    let save = folder.join("game.json");
    let said = play(&["--seed", "7", "--save", save.to_str().expect("UTF-8")], "1\n1\nlog\n1\nundo\nlog\nquit\n");
    let answers: Vec<&str> = said.split("\n> ").collect();
    let (before, after) = (answers[3], answers[6]);
    assert!(before.contains("The turn of") && before.contains("moves to"), "{said}");
    assert_eq!(after, before, "{said}");
}

/// Goes on with a game that was written down so far, and takes back.
fn undone(name: &str, steps: &str) -> (String, String, String) {
    let folder = folder(name);
    let save = folder.join("game.json");
    let save = save.to_str().expect("UTF-8");
    let position = "turn red yang\\ntaoist red at cemetery\\nghost red-right zombie";
    let game = format!(
        r#"{{"format": "ghost-stories replay", "version": 1, "position": "{position}", "seed": 3, "steps": [{steps}]}}"#
    );
    fs::write(save, game).expect("writable");
    play(&["--continue", save], "quit\n");
    let before = fs::read_to_string(save).expect("saved");
    let said = play(&["--continue", save], "undo\nquit\n");
    (said, before, fs::read_to_string(save).expect("saved"))
}

#[test]
fn undo_in_the_terminal_takes_the_last_choice_back() {
    let (said, before, after) = undone("undo-choice", r#""move altar""#);
    assert!(said.contains("Taken back."), "{said}");
    assert!(before.contains("move altar") && !after.contains("move altar"), "{after}");
}

#[test]
fn undo_in_the_terminal_never_goes_over_dice_or_a_card() {
    for (name, steps) in [("undo-dice", r#""exorcise""#), ("undo-card", r#""end""#)] {
        let (said, before, after) = undone(name, steps);
        assert!(said.contains("Dice or a card came since the last choice, so it cannot be taken back."), "{said}");
        assert!(!said.contains("Taken back."), "{said}");
        assert_eq!(after, before, "nothing changes");
    }
    let (said, before, after) = undone("undo-nothing", "");
    assert!(said.contains("There is nothing to take back."), "{said}");
    assert_eq!(after, before, "nothing changes");
}

#[test]
fn a_line_that_is_not_utf_8_does_not_end_the_terminal_game() {
    let folder = folder("not-utf-8");
    let save = folder.join("game.json");
    let said = play(&["--seed", "7", "--save", save.to_str().expect("UTF-8")], b"\xff\xfe\nquit\n");
    assert!(said.contains("Type a number from 1 to"), "{said}");
    assert!(said.contains("The game is saved."), "{said}");
}

#[test]
fn output_that_nobody_reads_ends_every_command_quietly() {
    let folder = folder("broken-pipe");
    let save = folder.join("game.json");
    for words in [
        &["scenario", "scenarios", "--verbose", "--rules"][..],
        &["play", "--terminal", "--seed", "7", "--save", save.to_str().expect("UTF-8")],
        &["replay", "replays/golden/hell-3-revised.json"],
        &["replay", "--json", "replays/golden/hell-3-revised.json"],
        &["simulate", "--games", "10"],
        &["simulate", "--games", "10", "--csv"],
    ] {
        let (reader, writer) = pipe().expect("a pipe");
        drop(reader);
        let output = game(words).stdin(Stdio::null()).stdout(writer).output().expect("the program starts");
        assert_eq!((output.status.code(), text(&output.stderr)), (Some(0), String::new()), "{words:?}");
    }
    assert!(run(&["replay", save.to_str().expect("UTF-8")]).status.success(), "the game was saved before");
}
