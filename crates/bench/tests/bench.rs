//! The engine and the bots are measured, and bad options end with one clear message and exit code 2.

use std::io::pipe;
use std::process::{Command, Output};

fn run(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_ghost-stories-bench")).args(words).output().expect("the program starts")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[track_caller]
fn refuses(words: &[&str], message: &str) {
    let output = run(words);
    let error = text(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{words:?}\n{error}");
    assert!(error.contains(message), "{words:?} should say \"{message}\", but says:\n{error}");
}

#[test]
fn bad_options_end_with_exit_code_2() {
    refuses(&[], "Usage");
    refuses(&["bench", "--seconds", "-3"], "seconds");
    refuses(&["bench", "--seconds", "0"], "0.1 to 3600");
    refuses(&["bench", "--games", "0"], "0 is not in");
    refuses(&["bench", "--white-moon", "--portal", "watchman"], "the Portal cannot lie on watchman");
}

#[test]
fn the_bench_prints_every_figure_and_random_play_allocates_nothing() {
    let output = text(&run(&["bench", "--seconds", "0.2", "--json"]).stdout);
    let figures: serde_json::Value = serde_json::from_str(&output).expect("JSON");
    for name in ["decisions_per_second", "steps_per_second", "games_per_second", "state_bytes", "allocations_per_game"]
    {
        assert!(figures[name].is_number(), "{name}: {output}");
    }
    assert_eq!(figures["allocations_per_game"], 0.0);
    assert!(figures["state_bytes"].as_u64().is_some_and(|bytes| bytes <= 512));
    let output = text(&run(&["bench", "--seconds", "0.2", "--white-moon", "--json"]).stdout);
    let figures: serde_json::Value = serde_json::from_str(&output).expect("JSON");
    assert_eq!(figures["allocations_per_game"], 0.0, "{output}");
}

#[test]
fn the_bench_measures_the_decisions_of_a_bot() {
    let output = text(&run(&["bench", "--bot", "novice", "--games", "1", "--json"]).stdout);
    let figures: serde_json::Value = serde_json::from_str(&output).expect("JSON");
    assert_eq!((&figures["bot"], &figures["games"]), (&"novice".into(), &1.into()));
    assert!(figures["decisions_per_second"].as_f64().is_some_and(|rate| rate > 1.0), "{output}");
    refuses(&["bench", "--bot", "wizard"], "random, novice, expert, ignores-villagers and oracle");
}

#[test]
fn output_that_nobody_reads_ends_the_bench_quietly() {
    let (reader, writer) = pipe().expect("a pipe");
    drop(reader);
    let mut bench = Command::new(env!("CARGO_BIN_EXE_ghost-stories-bench"));
    let output = bench.args(["bench", "--games", "10"]).stdout(writer).output().expect("the program starts");
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(0), String::new()));
}
