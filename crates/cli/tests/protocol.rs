//! `ghost-stories protocol` as a program speaks it.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};

use serde_json::{Value, json};

struct Talk(Child);

impl Talk {
    fn new() -> Talk {
        let child = Command::new(env!("CARGO_BIN_EXE_ghost-stories"))
            .env("LC_ALL", "C")
            .env("LANGUAGE", "")
            .arg("protocol")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        Talk(child)
    }

    fn line(&mut self, line: &str) -> Value {
        writeln!(self.0.stdin.as_mut().expect("piped"), "{line}").expect("the program reads");
        let mut answer = String::new();
        // One line at a time: the reader must not swallow the next answer.
        let mut reader = BufReader::with_capacity(1, self.0.stdout.as_mut().expect("piped"));
        reader.read_line(&mut answer).expect("the program answers");
        serde_json::from_str(&answer).expect("a line of JSON")
    }

    #[track_caller]
    #[expect(clippy::needless_pass_by_value, reason = "so that a test reads as a conversation")]
    fn ask(&mut self, request: Value) -> Value {
        let answer = self.line(&request.to_string());
        assert_eq!(answer["ok"], true, "{request}: {answer}");
        answer
    }

    #[track_caller]
    fn refused(&mut self, request: &str, message: &str) {
        let answer = self.line(request);
        assert_eq!(answer["ok"], false, "{request}: {answer}");
        assert!(
            answer["error"].as_str().is_some_and(|error| error.contains(message)),
            "{request} should say {message}: {answer}"
        );
    }
}

impl Drop for Talk {
    fn drop(&mut self) {
        drop(self.0.stdin.take());
        let _ = self.0.wait();
    }
}

#[test]
fn a_whole_game_is_played_undone_saved_and_loaded() {
    let mut talk = Talk::new();
    let mut answer = talk.ask(json!({ "do": "new", "players": 3, "level": "nightmare", "seed": 11, "id": 1 }));
    assert_eq!((&answer["id"], &answer["seed"]), (&json!(1), &json!(11)));
    let mut steps = 0;
    while answer["ending"].is_null() {
        let step = if answer["waiting"]["for"] == "chance" {
            json!({ "do": "roll" })
        } else {
            let options = talk.ask(json!({ "do": "options" }))["options"].clone();
            let last = options.as_array().and_then(|options| options.last()).expect("an option")["choice"].clone();
            json!({ "do": "play", "choice": last })
        };
        answer = talk.ask(step);
        steps += 1;
    }
    let ending = answer["ending"].clone();
    let view = talk.ask(json!({ "do": "view" }))["view"].clone();
    let replay = talk.ask(json!({ "do": "save" }))["replay"].clone();
    assert_eq!(replay["steps"].as_array().map(Vec::len), Some(steps));
    assert_eq!(talk.ask(json!({ "do": "undo", "steps": 5 }))["undone"], 5);
    assert!(talk.ask(json!({ "do": "view" }))["view"]["ending"].is_null());
    let loaded = talk.ask(json!({ "do": "load", "replay": replay }));
    assert_eq!((&loaded["ending"], &loaded["steps"]), (&ending, &json!(steps)));
    assert_eq!(talk.ask(json!({ "do": "view" }))["view"], view);
    assert_eq!(talk.ask(json!({ "do": "undo", "steps": 1_000_000 }))["undone"], steps);
}

#[test]
fn undone_dice_fall_the_same_way_again_and_given_outcomes_leave_the_stream_alone() {
    let mut talk = Talk::new();
    talk.ask(json!({ "do": "new", "seed": 3 }));
    let dealt = talk.ask(json!({ "do": "roll" }))["step"].clone();
    talk.ask(json!({ "do": "undo" }));
    assert_eq!(talk.ask(json!({ "do": "roll" }))["step"], dealt);
    talk.ask(json!({ "do": "undo" }));
    assert_eq!(talk.ask(json!({ "do": "roll", "outcome": "draw 6" }))["step"], "draw 6");
}

#[test]
fn a_game_can_start_from_a_set_up_or_a_written_position() {
    let mut talk = Talk::new();
    let position = "turn red yang\ntaoist red at altar qi 1\nghost red-middle zombie\n";
    talk.ask(json!({ "do": "new", "position": position, "seed": 1 }));
    let view = talk.ask(json!({ "do": "view" }))["view"].clone();
    assert_eq!(view["boards"][0]["qi"], 1);
    assert_eq!(view["boards"][0]["spaces"][1]["card"], 6);
    talk.ask(json!({ "do": "play", "choice": "exorcise" }));
    let outcomes = talk.ask(json!({ "do": "options" }))["outcomes"].clone();
    let cases: u64 = outcomes.as_array().expect("outcomes").iter().filter_map(|one| one["cases"].as_u64()).sum();
    assert_eq!(cases, 216);
    let saved = talk.ask(json!({ "do": "save" }))["replay"].clone();
    assert_eq!(talk.ask(json!({ "do": "load", "replay": saved.to_string() }))["steps"], 1);
    talk.ask(json!({ "do": "new", "players": 1, "seed": 5 }));
    let setup = talk.ask(json!({ "do": "save" }))["replay"]["setup"].clone();
    talk.ask(json!({ "do": "new", "setup": setup }));
}

#[test]
fn whatever_is_wrong_is_answered_and_the_game_goes_on() {
    let mut talk = Talk::new();
    talk.refused("{\"do\": \"view\"}", "there is no game yet");
    talk.ask(json!({ "do": "new", "seed": 1 }));
    let before = talk.ask(json!({ "do": "view" }));
    talk.refused("nonsense", "not a line of JSON");
    talk.refused("[1, 2]", "expected an object");
    talk.refused("{}", "do");
    talk.refused("{\"do\": \"dance\"}", "dance");
    talk.refused("{\"do\": \"view\", \"more\": 1}", "more");
    talk.refused("{\"do\": \"new\", \"more\": 1}", "more");
    talk.refused("{\"do\": \"new\", \"players\": 9}", "expected 1 to 4");
    talk.refused("{\"do\": \"new\", \"level\": \"easy\"}", "initiation, normal, nightmare or hell");
    talk.refused("{\"do\": \"new\", \"position\": \"taoist red qi 40\"}", "only 20 Qi");
    talk.refused("{\"do\": \"play\", \"choice\": \"help\"}", "first a card must be drawn");
    talk.refused("{\"do\": \"play\", \"choice\": \"fly\"}", "expected a choice");
    talk.refused("{\"do\": \"roll\", \"outcome\": \"curse haunt\"}", "Not now. A ghost");
    talk.refused("{\"do\": \"roll\", \"outcome\": \"draw 97\"}", "1 to 96");
    talk.refused("{\"do\": \"load\", \"replay\": {\"format\": \"chess\"}}", "not a readable replay");
    talk.refused(&"[".repeat(100_000), "not a line of JSON");
    assert_eq!(talk.ask(json!({ "do": "view" })), before);
}

#[test]
fn the_names_of_a_loaded_replay_are_saved_again() {
    let mut talk = Talk::new();
    talk.ask(json!({ "do": "new", "seed": 1 }));
    let mut replay = talk.ask(json!({ "do": "save" }))["replay"].clone();
    assert!(replay["names"].is_null());
    replay["names"] = json!({ "green": "Ben", "red": "Ann" });
    talk.ask(json!({ "do": "load", "replay": replay }));
    talk.ask(json!({ "do": "roll" }));
    assert_eq!(talk.ask(json!({ "do": "save" }))["replay"]["names"], replay["names"]);
    talk.ask(json!({ "do": "new", "seed": 1 }));
    assert!(talk.ask(json!({ "do": "save" }))["replay"]["names"].is_null(), "a new game has new players");
}

#[test]
fn fields_that_a_set_up_or_a_position_would_overrule_are_refused() {
    let mut talk = Talk::new();
    talk.ask(json!({ "do": "new", "seed": 1 }));
    let setup = talk.ask(json!({ "do": "save" }))["replay"]["setup"].clone();
    for (start, content) in [("setup", setup), ("position", json!("turn red yang\n"))] {
        for (field, value) in
            [("players", json!(4)), ("level", json!("normal")), ("rules", json!("revised")), ("five_qi", json!(false))]
        {
            let request = json!({ "do": "new", start: content, field: value }).to_string();
            talk.refused(&request, &format!("{field}: not together with setup or position"));
        }
        talk.ask(json!({ "do": "new", start: content, "seed": 2 }));
    }
    talk.refused(
        "{\"do\": \"new\", \"position\": \"\", \"players\": 2, \"level\": \"hell\"}",
        "players, level: not together",
    );
}

#[test]
fn a_line_that_is_too_long_is_refused_and_the_next_one_answered() {
    const LONGEST: usize = 4 << 20;
    const VIEW: &str = "{\"do\": \"view\"}";
    let padded = |length: usize| VIEW.to_owned() + &" ".repeat(length - VIEW.len());
    let mut talk = Talk::new();
    talk.ask(json!({ "do": "new", "seed": 1 }));
    let view = talk.ask(json!({ "do": "view" }));
    assert_eq!(talk.line(&padded(LONGEST)), view);
    talk.refused(&padded(LONGEST + 1), "longer than 4194304 bytes");
    talk.refused(&padded(5 * LONGEST), "longer than 4194304 bytes");
    assert_eq!(talk.ask(json!({ "do": "view" })), view);
}

/// Plays on with the first option, or with what chance brings, and looks at every answer.
fn play_against_wu_feng(seed: u64, mut look: impl FnMut(&mut Talk, &Value)) {
    let mut talk = Talk::new();
    let new = json!({ "do": "new", "black_secret": true, "wu_feng": "novice", "players": 2, "seed": seed });
    let mut answer = talk.ask(new);
    for step in 0..400u64 {
        look(&mut talk, &answer);
        answer = match answer["waiting"]["for"].as_str() {
            Some("chance") => talk.ask(json!({ "do": "roll" })),
            Some("choice") => {
                assert_ne!(answer["waiting"]["by"], "wu-feng", "the bot decides for him");
                let options = talk.ask(json!({ "do": "options" }))["options"].clone();
                let options = options.as_array().expect("options");
                let choice = options[step as usize % options.len()]["choice"].clone();
                talk.ask(json!({ "do": "play", "choice": choice }))
            }
            _ => return,
        };
    }
}

#[test]
fn s7_nothing_the_protocol_says_tells_what_a_bot_wu_feng_holds() {
    let mut held = 0;
    for seed in 1..12 {
        play_against_wu_feng(seed, |talk, answer| {
            let over = !answer["ending"].is_null();
            let view = talk.ask(json!({ "do": "view" }))["view"]["black_secret"].clone();
            assert_eq!(view["hand"].is_null(), !over && view["in_hand"] != 0, "{view}");
            if over {
                talk.ask(json!({ "do": "save" }));
                return;
            }
            talk.refused(r#"{"do": "view", "seat": "wu-feng"}"#, "only he sees his hand");
            for event in answer["events"].as_array().into_iter().flatten() {
                let text = event["event"].as_str().unwrap_or_default();
                assert!(!text.starts_with("incarnation-taken") || text == "incarnation-taken by S14", "{text}");
            }
            if view["in_hand"] != 0 {
                held += 1;
                talk.refused(r#"{"do": "save"}"#, "tells Wu-Feng's hand");
            }
            if answer["waiting"]["what"] == "incarnation" {
                let outcomes = talk.ask(json!({ "do": "options" }))["outcomes"].clone();
                let all = 15 - view["in_hand"].as_u64().unwrap_or(0);
                assert!(outcomes.as_array().is_some_and(|list| list.len() as u64 >= all), "{outcomes}");
                let rolled = talk.ask(json!({ "do": "roll" }));
                assert_eq!(rolled["step"], "draw", "{rolled}");
                talk.ask(json!({ "do": "undo" }));
            }
        });
    }
    assert!(held > 0, "no game came to a hand");
}
