//! What the players settle before a game, at the command line and in the protocol.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

/// School and Calligrapher are in, Cemetery and Watchman are not.
const VILLAGE: [&str; 9] =
    ["calligrapher", "tea-house", "hut", "altar", "temple", "circle", "herbalist", "school", "pavilion"];
const BASE: &str = "cemetery,altar,herbalist,hut,watchman,temple,circle,pavilion,tea-house";

fn speak(words: &[&str], input: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ghost-stories"));
    command.env("LC_ALL", "C").env("LANGUAGE", "");
    command.args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program starts");
    // A program that refuses its options does not read.
    let _ = child.stdin.take().expect("piped").write_all(input.as_bytes());
    child.wait_with_output().expect("the program ends")
}

#[track_caller]
fn refuses(words: &[&str], message: &str) {
    let output = speak(words, "");
    let error = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{words:?}\n{error}");
    assert!(error.contains(message), "{words:?} should say \"{message}\", but says:\n{error}");
}

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the target folder is writable");
    folder
}

/// The set-up of a game in the terminal, as it is saved.
fn terminal(name: &str, options: &[&str]) -> Value {
    let save = folder(name).join("game.json");
    let path = save.to_str().expect("UTF-8");
    let output = speak(&[&["play", "--terminal", "--seed", "3", "--save", path], options].concat(), "quit\n");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let saved = fs::read_to_string(save).expect("saved");
    serde_json::from_str::<Value>(&saved).expect("JSON")["setup"].take()
}

#[test]
fn w1_w2_s5_the_terminal_plays_in_the_village_and_with_the_portal_that_were_named() {
    let village = VILLAGE.join(",");
    let both = ["--white-moon", "--black-secret", "--first", "blue", "--portal", "school", "--village", &village];
    let setup = terminal("both", &both);
    assert_eq!(
        (&setup["village"], &setup["portal"], &setup["first"]),
        (&json!(VILLAGE), &json!("south"), &json!("blue"))
    );
    let setup = terminal("without-school", &["--white-moon", "--village", BASE, "--portal", "watchman"]);
    assert_eq!((&setup["village"][4], &setup["portal"]), (&json!("watchman"), &json!("centre")));
    let setup = terminal("dealt", &["--white-moon", "--random-tiles", "--portal", "watchman"]);
    assert!(setup["village"].as_array().expect("tiles").contains(&json!("watchman")));
}

#[test]
fn what_cannot_be_dealt_ends_with_a_clear_message_and_exit_code_2() {
    let play = |more: &[&'static str]| [&["play", "--terminal"], more].concat();
    refuses(
        &play(&["--village", "altar,altar,herbalist,hut,watchman,temple,circle,pavilion,tea-house"]),
        "altar is in the village twice",
    );
    refuses(
        &play(&["--village", "altar,herbalist,hut,watchman,temple,circle,pavilion,tea-house"]),
        "nine tiles, found 8",
    );
    refuses(
        &play(&["--village", "school,altar,herbalist,hut,watchman,temple,circle,pavilion,tea-house"]),
        "White Moon (rule W1)",
    );
    refuses(
        &play(&[
            "--white-moon",
            "--village",
            "calligrapher,altar,herbalist,hut,watchman,temple,circle,pavilion,tea-house",
        ]),
        "Black Secret (rule S5)",
    );
    refuses(&play(&["--white-moon", "--portal", "watchman"]), "the Portal cannot lie on watchman");
    refuses(&play(&["--white-moon", "--portal", "school", "--village", BASE]), "the Portal cannot lie on school");
    refuses(&play(&["--white-moon", "--portal", "roof"]), "centre, edge, corner or a tile");
    refuses(&play(&["--portal", "hut"]), "--white-moon");
    refuses(&play(&["--players", "2", "--colours", "red,blue", "--first", "green"]), "green cannot begin");
    refuses(&play(&["--white-moon", "--random-tiles", "--village", BASE]), "cannot be used with");
    refuses(&["simulate", "--village", "altar,hut"], "nine tiles, found 2");
    refuses(&["simulate", "--white-moon", "--portal", "calligrapher"], "the Portal cannot lie on calligrapher");
}

#[test]
fn a_simulation_is_played_in_the_village_that_was_named_and_its_file_says_so() {
    let tally = folder("simulated").join("tally.json");
    let tally = tally.to_str().expect("UTF-8");
    let village = VILLAGE.join(",");
    let words = [
        "simulate",
        "--games",
        "20",
        "--white-moon",
        "--black-secret",
        "--portal",
        "hut",
        "--village",
        &village,
        "--out",
        tally,
    ];
    let output = speak(&words, "");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let file: Value = serde_json::from_str(&fs::read_to_string(tally).expect("a tally")).expect("JSON");
    assert_eq!(file["experiment"]["village"], json!(VILLAGE));
    assert_eq!(file["experiment"]["white_moon"]["portal"], json!("hut"));
    refuses(
        &["simulate", "--games", "20", "--white-moon", "--black-secret", "--portal", "hut", "--out", tally],
        "village",
    );
}

/// The answers of the protocol to some lines.
fn answers(requests: &[Value]) -> Vec<Value> {
    let input = requests.iter().map(Value::to_string).collect::<Vec<_>>().join("\n");
    let output = String::from_utf8(speak(&["protocol"], &input).stdout).expect("UTF-8");
    output.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

#[test]
fn the_protocol_deals_as_it_is_asked_to() {
    let new = json!({ "do": "new", "white_moon": true, "black_secret": true, "first": "green", "portal": "hut", "village": VILLAGE, "seed": 4 });
    let dealt = json!({ "do": "new", "white_moon": true, "players": 2, "portal": "tea-house", "random_tiles": true });
    let save = json!({ "do": "save" });
    let answers = answers(&[new, save.clone(), dealt, save]);
    assert!(answers.iter().all(|answer| answer["ok"] == json!(true)), "{answers:?}");
    let setup = &answers[1]["replay"]["setup"];
    assert_eq!(
        (&setup["village"], &setup["portal"], &setup["first"]),
        (&json!(VILLAGE), &json!("north-east"), &json!("green"))
    );
    assert!(answers[3]["replay"]["setup"]["village"].as_array().expect("tiles").contains(&json!("tea-house")));
}

#[test]
fn the_protocol_says_what_cannot_be_dealt() {
    let mut twice = VILLAGE;
    twice[0] = "school";
    for (fields, message) in [
        (json!({ "village": VILLAGE }), "White Moon"),
        (json!({ "village": twice, "white_moon": true }), "school is in the village twice"),
        (json!({ "village": &VILLAGE[..8] }), "nine tiles, found 8"),
        (json!({ "village": ["tavern"] }), "tavern"),
        (json!({ "portal": "hut" }), "there is none without white_moon"),
        (json!({ "portal": "watchman", "white_moon": true }), "cannot lie on watchman"),
        (json!({ "portal": "roof", "white_moon": true }), "centre, edge, corner or a tile"),
        (json!({ "first": "pink" }), "first"),
        (json!({ "random_tiles": true }), "white_moon or black_secret"),
        (json!({ "random_tiles": true, "white_moon": true, "village": VILLAGE }), "not together with village"),
        (json!({ "position": "", "first": "red" }), "first: not together with setup or position"),
    ] {
        let mut request = fields;
        request["do"] = json!("new");
        let answer = &answers(&[request.clone()])[0];
        let error = answer["error"].as_str().unwrap_or_default();
        assert!(error.contains(message), "{request}: {error}");
    }
}

#[test]
fn what_is_wrong_with_a_file_or_an_option_is_said_in_the_chosen_language() {
    let folder = folder("languages");
    let written = |name: &str, text: &str| {
        let path = folder.join(name);
        fs::write(&path, text).expect("the target folder is writable");
        path.to_str().expect("UTF-8").to_owned()
    };
    let (position, data) = (written("position.txt", "taoist red hat 1"), written("data.txt", "ghost 66 colour=pink"));
    let replay = written("replay.json", "{\"format\": \"ghost-stories replay\", \"version\": 9, \"steps\": []}");
    let refuses = |command: &[&str], english: &str, german: &str| {
        for (code, message) in [("en", english), ("de", german)] {
            refuses(&[command, &["--language", code]].concat(), message);
        }
    };
    refuses(&["odds", &position], "txt: line 1, \"taoist red hat 1\": ", "txt: Zeile 1, „taoist red hat 1“: ");
    refuses(
        &["simulate", "--white-moon", "--data", &data],
        "line 1: colour= expects ",
        "Zeile 1: hinter colour= wird ",
    );
    refuses(&["replay", &replay], "version 9 cannot be read", "Version 9 ist nicht lesbar");
    refuses(&["replay", "#replay=1x"], "link: it is damaged", "Link: er ist beschädigt");
    refuses(&["simulate", "--village", "altar"], "must have nine tiles, found 1", "muss neun Dorffelder haben");
    let first = ["play", "--terminal", "--players", "1", "--colours", "red", "--first", "blue"];
    refuses(&first, "blue does not play (rule B13)", "niemand diese Farbe spielt (Regel B13)");
}
