//! Servers of online tables that are killed in the middle of play lose nothing they acknowledged, and `load` measures them.

use std::env::temp_dir;
use std::process::{Command, Output, id};

use ghost_stories_test_postgres::TestPostgres;

fn run(words: &[&str], database: Option<&str>) -> Output {
    // The server is the `ghost-stories` beside it. Cargo builds both for the tests of all crates, but not for those of this one.
    let mut bench = Command::new(env!("CARGO_BIN_EXE_ghost-stories-bench"));
    bench.args(words).env_remove("GHOST_STORIES_DATABASE").env_remove("GHOST_STORIES");
    if let Some(database) = database {
        bench.args(["--database", database]);
    }
    bench.output().expect("the program starts")
}

#[track_caller]
fn nothing_is_lost(words: &[&str], database: Option<&str>) {
    let output = run(words, database);
    let (said, error) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{said}\n{error}");
    let acknowledged = said.lines().find(|line| line.contains("acknowledged")).expect("it is told");
    let number: u32 = acknowledged.split_whitespace().nth(1).and_then(|number| number.parse().ok()).expect("a number");
    assert!(number > 100, "hardly anything was played:\n{said}");
}

#[test]
fn a_server_killed_twenty_times_loses_nothing() {
    nothing_is_lost(&["crash", "--kills", "20"], None);
}

#[test]
#[ignore = "needs fiu-run of libfiu; cargo xtask test gives it"]
fn a_server_whose_disk_is_full_or_fails_loses_nothing_and_stores_nothing_it_refused() {
    nothing_is_lost(&["crash", "--kills", "20", "--disk-faults"], None);
}

#[test]
#[ignore = "needs PostgreSQL's server; cargo xtask test gives it"]
fn two_servers_at_one_database_lose_nothing_when_they_or_it_are_killed() {
    nothing_is_lost(&["crash", "--kills", "20", "--postgres"], None);
}

/// Finds the hall and the standings among many results.
fn the_hall_is_measured(database: Option<&str>) {
    let output = run(&["hall", "--results", "2000", "--times", "3", "--json"], database);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let figures: serde_json::Value = serde_json::from_slice(&output.stdout).expect("one line of JSON");
    assert_eq!(figures["results"], 2_000);
    for of in ["hall_ms", "standings_ms"] {
        let [half, most, all] = ["p50", "p99", "max"].map(|share| figures[of][share].as_f64().expect("a time"));
        assert!(0.0 < half && half <= most && most <= all, "{figures}");
    }
}

#[test]
fn the_hall_is_measured_in_a_file_that_is_empty_before() {
    the_hall_is_measured(None);
    let folder = temp_dir().join(format!("ghosts_hall_{}", id()));
    std::fs::create_dir(&folder).expect("a folder");
    let file = folder.join("tables.sqlite").to_string_lossy().into_owned();
    the_hall_is_measured(Some(&file));
    let again = run(&["hall", "--results", "2"], Some(&file));
    let error = String::from_utf8_lossy(&again.stderr).into_owned();
    assert!(again.status.code() == Some(2) && error.contains("not empty"), "{error}");
    std::fs::remove_dir_all(folder).expect("it goes");
}

#[test]
#[ignore = "needs PostgreSQL's server; cargo xtask test gives it"]
fn the_hall_is_measured_in_postgres() {
    let postgres = TestPostgres::start().expect("PostgreSQL runs");
    the_hall_is_measured(Some(&postgres.address()));
}

#[test]
fn people_at_many_tables_are_all_answered() {
    let output = run(&["load", "--tables", "12", "--seconds", "2", "--think", "50", "--json"], None);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let figures: serde_json::Value = serde_json::from_slice(&output.stdout).expect("one line of JSON");
    assert!(figures["decisions"].as_u64().is_some_and(|decisions| decisions > 50), "{figures}");
    assert!(figures["done_ms"]["p50"].as_f64().is_some_and(|time| time > 0.0), "{figures}");
    assert!(figures["done_ms_by_game"]["black-secret"]["p99"].as_f64().is_some_and(|time| time > 0.0), "{figures}");
    let wrong = ["refused", "lost_connections", "wrong_messages", "unanswered"].map(|name| figures[name].as_u64());
    assert_eq!(wrong, [Some(0); 4], "{figures}");
}

#[test]
fn a_disk_is_measured_and_nothing_is_left_on_it() {
    let folder = temp_dir().join(format!("ghosts_disk_{}", id()));
    std::fs::create_dir(&folder).unwrap();
    let output = run(&["disk", folder.to_str().unwrap(), "--seconds", "1", "--json"], None);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let figures: serde_json::Value = serde_json::from_slice(&output.stdout).expect("one line of JSON");
    assert!(figures["fsync_ms"]["p50"].as_f64().is_some_and(|time| time > 0.0), "{figures}");
    assert!(figures["rows_per_second"].as_f64().is_some_and(|rate| rate > 0.0), "{figures}");
    // Fails if the measurement has left something there.
    std::fs::remove_dir(&folder).unwrap();
}

#[test]
fn more_than_a_machine_should_bear_is_refused_with_exit_code_2() {
    for (words, message) in [
        (&["load", "--tables", "0", "--seconds", "1"][..], "0 is not in 1..=10000"),
        (&["load", "--tables", "10001", "--seconds", "1"], "10001 is not in 1..=10000"),
        (&["load", "--tables", "1", "--seconds", "601"], "601 is not in 1..=600"),
        (&["load", "--tables", "1", "--seconds", "1", "--people", "5"], "5 is not in 1..=4"),
        (&["load", "--tables", "1"], "--seconds"),
        (&["load", "--tables", "1", "--seconds", "1", "--database", "/nowhere/file"], "did not start"),
        (&["disk", "/nowhere"], "/nowhere/ghost-stories-disk-"),
        (&["disk", "--seconds", "61"], "61 is not in 1..=60"),
        (&["crash", "--kills", "0"], "0 is not in 1..=10000"),
        (&["crash", "--servers", "2"], "an SQLite file has one server"),
        (&["crash", "--disk-faults", "--postgres"], "cannot be used with"),
        (&["crash", "--disk-faults", "--database", "postgres://here"], "only the disk under an SQLite file"),
        (&["load", "--tables", "1", "--seconds", "1", "--program", "/nowhere/game"], "/nowhere/game cannot be started"),
    ] {
        let output = run(words, None);
        let error = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{words:?}\n{error}");
        assert!(error.contains(message), "{words:?} should say \"{message}\", but says:\n{error}");
    }
}
