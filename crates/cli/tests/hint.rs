//! Hints as a user asks for them: of a position, a replay or a link, in every language, as JSON, and in the terminal game.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

const GOLDEN: &str = "replays/golden/normal-4-revised.json";

fn run(words: &[&str], input: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ghost-stories"));
    command.env("LC_ALL", "C").env("LANGUAGE", "");
    command.args(words).current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."));
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program starts");
    child.stdin.take().expect("piped").write_all(input.as_bytes()).expect("the program reads");
    child.wait_with_output().expect("the program ends")
}

/// What `hint` says, with plain spaces.
#[track_caller]
fn hint(words: &[&str]) -> String {
    let output = run(&[&["hint"], words].concat(), "");
    assert!(output.status.success(), "{words:?}\n{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("UTF-8").replace('\u{a0}', " ")
}

#[track_caller]
fn refuses(words: &[&str], message: &str) {
    let output = run(&[&["hint"], words].concat(), "");
    let error = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{words:?}\n{error}");
    assert!(error.contains(message), "{words:?} should say \"{message}\", but says:\n{error}");
}

fn file(name: &str, content: &str) -> String {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("hint");
    fs::create_dir_all(&folder).expect("the target folder is writable");
    let path = folder.join(name);
    fs::write(&path, content).expect("writable");
    path.to_str().expect("UTF-8").to_owned()
}

/// Blue can ask for help, end the turn, or fight a haunter that is about to strike.
fn vampire(name: &str) -> String {
    file(
        name,
        "turn blue moved\nghost yellow-left hopping-vampire on-stone\ncircle yellow\n\
         taoist blue at cemetery tao yellow 1 yin-yang no\n",
    )
}

#[test]
fn a_hint_has_the_chance_to_win_and_the_reasons() {
    let said = hint(&[&vampire("words.txt"), "--nodes", "200"]);
    assert!(said.starts_with("Blue: ask for help or exorcise.\n  1. "), "{said}");
    assert!(said.contains("%  Exorcise: roll 3 dice against Hopping Vampire"), "{said}");
    let reason = "The Hopping Vampire haunts the Cemetery next turn; \
                  from here a chance of 70% to exorcise it with your yellow Tao and the Circle.";
    assert!(said.contains(reason), "{said}");
    assert!(said.trim_end().ends_with("positions looked at)"), "{said}");
}

#[test]
fn hints_are_given_in_every_language() {
    let file = vampire("languages.txt");
    for (code, words) in
        [("pl", "Wampir nawiedzi"), ("de", "Der Leichenstarre Vampir spukt"), ("fr", "hante le Cimetière")]
    {
        let said = hint(&[&file, "--language", code, "--ms", "5"]);
        assert!(said.contains(words), "{said}");
    }
}

#[test]
fn json_has_every_option_with_its_chance_plan_and_reasons() {
    let said = hint(&[&vampire("json.txt"), "--nodes", "200", "--json"]);
    let answer: Value = serde_json::from_str(&said).expect("JSON");
    assert_eq!((&answer["by"], &answer["language"]), (&"blue".into(), &"en".into()));
    let options = answer["options"].as_array().expect("options");
    let mut choices: Vec<&str> = options.iter().filter_map(|option| option["choice"].as_str()).collect();
    choices.sort_unstable();
    assert_eq!(choices, ["end", "exorcise"]);
    let chances: Vec<f64> = options.iter().filter_map(|option| option["chance"].as_f64()).collect();
    assert!(chances[0] >= chances[1] && chances.iter().all(|chance| (0.0..=1.0).contains(chance)), "{chances:?}");
    assert!(options.iter().all(|option| option["reasons"].is_array() && option["plan"].is_array()), "{said}");
    assert_eq!(hint(&[&vampire("json.txt"), "--nodes", "200", "--json"]), said, "the same nodes, the same answer");
}

#[test]
fn a_replay_is_advised_at_any_step_where_somebody_chooses() {
    let mut advised = 0;
    for step in 1..=25 {
        let step = step.to_string();
        let output = run(&["hint", GOLDEN, "--at", &step, "--nodes", "50"], "");
        let (said, error) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        match output.status.code() {
            Some(0) => advised += u32::from(said.contains("  1. ")),
            code => assert!(code == Some(2) && error.contains("nobody has to choose"), "step {step}: {error}"),
        }
    }
    assert!(advised > 5, "{advised}");
}

#[test]
fn bad_input_is_refused_with_the_reason() {
    let position = vampire("bad.txt");
    refuses(&[], "Usage");
    refuses(&["nowhere.txt"], "nowhere.txt");
    refuses(&["README.md"], "README.md: line ");
    refuses(&["https://example.org"], "holds no game");
    refuses(&[GOLDEN], "the game is over there");
    refuses(&[GOLDEN, "--at", "0"], "nobody has to choose there");
    refuses(&[GOLDEN, "--at", "99999"], "the replay ends at step");
    refuses(&[&position, "--at", "1"], "written position");
    refuses(&[&position, "--language", "xx"], "en, pl, de, fr, es, it");
    refuses(&[&position, "--nodes", "0"], "0 is not in");
    refuses(&[&position, "--nodes", "5", "--ms", "5"], "cannot be used with");
}

#[test]
fn the_terminal_game_advises() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("hint-terminal");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the target folder is writable");
    let save = folder.join("game.json");
    let words = ["play", "--terminal", "--seed", "7", "--save", save.to_str().expect("UTF-8")];
    let output = run(&words, "help\nhint\nquit\n");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(said.contains("hint          advise"), "{said}");
    assert!(said.contains("positions looked at)"), "{said}");
}
