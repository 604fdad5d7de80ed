//! Experiments as a researcher runs them: spread over machines, interrupted and continued, given out in every form.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

fn game(words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ghost-stories"));
    command.env("LC_ALL", "C").env("LANGUAGE", "");
    command.args(words).stdin(Stdio::null());
    command
}

#[track_caller]
fn run(words: &[&str]) -> String {
    let output = game(words).output().expect("the program starts");
    assert!(output.status.success(), "{words:?}: {}", text(&output.stderr));
    text(&output.stdout)
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[track_caller]
fn refuses(words: &[&str], message: &str) {
    let output = game(words).output().expect("the program starts");
    let error = text(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{words:?}\n{error}");
    assert!(error.contains(message), "{words:?} should say \"{message}\", but says:\n{error}");
}

/// A folder of its own for one test, emptied first.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("simulate").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the target folder is writable");
    folder
}

fn path(folder: &Path, name: &str) -> String {
    folder.join(name).to_str().expect("UTF-8").to_owned()
}

fn lines(output: &str) -> Vec<Value> {
    output.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

/// A grid of eight cells: two teams, two levels, two numbers of players.
const GRID: [&str; 13] = [
    "simulate",
    "--bot",
    "random",
    "--bot",
    "random,novice",
    "--level",
    "hell,initiation",
    "--players",
    "1,3",
    "--games",
    "12",
    "--seed",
    "5",
];

fn grid<'a>(more: &[&'a str]) -> Vec<&'a str> {
    GRID.iter().chain(more).copied().collect()
}

/// A tally file without its times, which differ from run to run.
fn without_timing(path: &str) -> Value {
    let mut file: Value = serde_json::from_str(&fs::read_to_string(path).expect("the file")).expect("JSON");
    assert!(file.as_object_mut().expect("an object").remove("timing").is_some());
    file
}

#[test]
fn shards_on_many_machines_give_the_result_of_one() {
    let folder = folder("shards");
    let whole = path(&folder, "whole.json");
    let expected = run(&grid(&["--json", "--calibration", "--jobs", "2", "--out", &whole]));
    assert_eq!(lines(&expected).len(), 8);
    for of in [2, 5] {
        let mut files = Vec::new();
        for shard in (1..=of).rev() {
            let file = path(&folder, &format!("{shard}-of-{of}.json"));
            run(&grid(&["--calibration", "--jobs", "1", "--shard", &format!("{shard}/{of}"), "--out", &file]));
            files.push(file);
        }
        let merged = path(&folder, &format!("merged-{of}.json"));
        let mut words = vec!["merge", "--json", "--out", &merged];
        words.extend(files.iter().map(String::as_str));
        assert_eq!(run(&words), expected, "{of} shards");
        assert_eq!(without_timing(&merged), without_timing(&whole), "{of} shards");
    }
}

#[test]
fn shards_without_a_game_do_no_harm() {
    let folder = folder("few-games");
    let files: Vec<String> = (1..=5).map(|shard| path(&folder, &format!("{shard}.json"))).collect();
    for (shard, file) in (1..).zip(&files) {
        run(&["simulate", "--games", "3", "--shard", &format!("{shard}/5"), "--out", file]);
    }
    let mut words = vec!["merge", "--json"];
    words.extend(files.iter().map(String::as_str));
    assert_eq!(run(&words), run(&["simulate", "--games", "3", "--json"]));
}

#[test]
fn a_file_of_another_experiment_or_shard_is_refused() {
    let folder = folder("refused");
    let shard = |number: u64| path(&folder, &format!("{number}.json"));
    for number in 1..=3 {
        run(&grid(&["--shard", &format!("{number}/3"), "--out", &shard(number)]));
    }
    let (one, two, three) = (&shard(1), &shard(2), &shard(3));
    refuses(&["merge", one, two], "shard 3/3 is missing");
    refuses(&["merge", one, two, three, two], "shard 2/3 is already counted");
    refuses(&grid(&["--shard", "2/3", "--out", one]), "holds shard 1/3 instead of 2/3");
    refuses(&grid(&["--shard", "1/3", "--out", one, "--rules", "classic"]), "rules \"revised\" instead of \"classic\"");
    let other = &path(&folder, "other.json");
    run(&["simulate", "--games", "12", "--seed", "6", "--shard", "3/3", "--out", other]);
    refuses(&["merge", one, two, other], "another experiment");
    let quarter = &path(&folder, "quarter.json");
    run(&grid(&["--shard", "4/4", "--out", quarter]));
    refuses(&["merge", one, two, quarter], "shard 4/4 does not go with shard 1/3");
    refuses(&["merge", concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml")], "not a tally file");
    refuses(&["merge", &path(&folder, "nowhere.json")], "nowhere.json");
    let damaged = &path(&folder, "damaged.json");
    let text = fs::read_to_string(one).expect("the file");
    fs::write(damaged, text.replacen("\"done\":32", "\"done\":31", 1)).expect("writable");
    refuses(&["merge", damaged, two, three], "damaged");
    fs::write(damaged, text.replacen("\"version\":1", "\"version\":2", 1)).expect("writable");
    refuses(&["merge", damaged, two, three], "tally format 2");
    let games: u64 = lines(&run(&["merge", "--partial", "--json", one, three]))
        .iter()
        .map(|cell| cell["games"].as_u64().expect("a number"))
        .sum();
    assert_eq!(games, 64);
}

#[test]
fn bad_options_are_refused() {
    refuses(&["simulate", "--bot", "wizard"], "random, novice, expert, ignores-villagers and oracle");
    refuses(&["simulate", "--bot", "novice,novice,novice,novice,random"], "four seats");
    refuses(&["simulate", "--level", "easy"], "initiation, normal, nightmare or hell, or all");
    refuses(&["simulate", "--players", "5"], "1 to 4, or all");
    refuses(&["simulate", "--level", "all", "--five-qi"], "--level initiation only");
    refuses(&["simulate", "--shard", "1/2"], "--out");
    refuses(&["simulate", "--shard", "3/2", "--out", "x"], "such as 2/8");
    refuses(&["simulate", "--json", "--csv"], "cannot be used with");
    refuses(&["simulate", "--games", "1", "--out", "/nowhere/file.json"], "/nowhere/file.json");
    refuses(&["simulate", "--games", "1000000000", "--report", "/nowhere/report.html"], "/nowhere/report.html");
}

#[test]
fn every_cell_has_a_win_rate_with_its_interval_and_sums_that_fit() {
    for cell in lines(&run(&grid(&["--json", "--calibration"]))) {
        let number = |name: &str| cell[name].as_f64().unwrap_or_else(|| panic!("{name}: {cell}"));
        let interval: Vec<f64> = serde_json::from_value(cell["win_rate_interval"].clone()).expect("two numbers");
        assert!(interval[0] <= number("win_rate") && number("win_rate") <= interval[1], "{cell}");
        let sum = |name: &str| -> u64 {
            cell[name].as_object().expect("names").values().map(|games| games.as_u64().expect("a number")).sum()
        };
        assert_eq!(sum("defeats") + cell["wins"].as_u64().expect("a number"), 12, "{cell}");
        assert_eq!(sum("defeats"), sum("last_blows"), "{cell}");
        let ended: u64 = ["won", "lost"]
            .into_iter()
            .flat_map(|name| cell["course"][name].as_array().expect("a list"))
            .map(|games| games.as_u64().expect("a number"))
            .sum();
        assert_eq!(ended, 12, "{cell}");
        let positions: u64 = cell["calibration"]["bins"]
            .as_array()
            .expect("ten")
            .iter()
            .map(|bin| bin["positions"].as_u64().expect("a number"))
            .sum();
        assert_eq!(cell["calibration"]["positions"], positions, "{cell}");
        assert!(cell.get("timing").is_none(), "{cell}");
    }
    let timed = &lines(&run(&["simulate", "--bot", "novice", "--games", "3", "--json", "--timing"]))[0];
    assert!(timed["timing"][0]["mean_seconds"].as_f64().is_some_and(|seconds| seconds > 0.0), "{timed}");
}

#[test]
fn tables_for_spreadsheets_have_a_row_for_each_cell_and_each_game() {
    let folder = folder("csv");
    let (games, out) = (&path(&folder, "games.csv"), &path(&folder, "tally.json"));
    let csv = run(&grid(&["--csv", "--csv-games", games, "--out", out, "--jobs", "2"]));
    let columns = |row: &str| row.replace("random,novice", "").split(',').count();
    assert_eq!(csv.lines().count(), 9);
    assert!(csv.lines().all(|row| columns(row) == columns(csv.lines().next().unwrap_or_default())), "{csv}");
    let rows = fs::read_to_string(games).expect("the file");
    assert_eq!(rows.lines().count(), 97);
    assert!(rows.lines().all(|row| columns(row) == columns(rows.lines().next().unwrap_or_default())), "{rows}");
    // A finished run that is started again plays nothing and leaves both files as they are.
    assert_eq!(run(&grid(&["--csv", "--csv-games", games, "--out", out])), csv);
    assert_eq!(fs::read_to_string(games).expect("the file"), rows);
    fs::write(games, "bot\n").expect("writable");
    refuses(&grid(&["--csv-games", games, "--out", out]), "does not have the rows of the 96 games");
}

#[test]
fn a_report_is_one_page_that_loads_nothing() {
    let folder = folder("report");
    let report = &path(&folder, "report.html");
    for more in [&["--calibration"][..], &["--level", "normal", "--players", "4"]] {
        let mut words = vec!["simulate", "--bot", "novice", "--games", "25", "--report", report];
        words.extend(if more.len() == 1 { &["--level", "all", "--players", "all"][..] } else { &[] });
        words.extend(more);
        run(&words);
        let page = fs::read_to_string(report).expect("the page");
        for loaded in ["http:", "https:", "src=", "href=", "url(", "@import", "<script"] {
            assert!(!page.contains(loaded), "{loaded}");
        }
        for heading in
            ["Win rate", "How the games ended", "How long", "Qi of the living", "Haunted tiles", "Which ghosts kill"]
        {
            assert!(page.contains(heading), "{heading}");
        }
        assert_eq!(page.contains("Brier score"), more == ["--calibration"]);
        assert_eq!(page.matches("<svg").count(), page.matches("</svg>").count());
        assert!(page.contains("ghost-stories simulate --games 25 --seed 1 --bot novice"));
        assert!(!page.contains("NaN") && !page.contains("inf"), "a figure is no number");
    }
}

#[cfg(unix)]
#[test]
fn an_interrupted_run_keeps_what_is_done_and_goes_on_from_there() {
    let folder = folder("interrupted");
    let (out, rows) = (&path(&folder, "tally.json"), &path(&folder, "games.csv"));
    let words = ["simulate", "--games", "150000", "--json", "--jobs", "2", "--out", out, "--csv-games", rows];
    let child = game(&words).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program starts");
    // The file is there as soon as the first game is begun.
    while !Path::new(out).exists() {
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    std::thread::sleep(std::time::Duration::from_millis(50));
    let asked = Command::new("kill").args(["-TERM", &child.id().to_string()]).status();
    assert!(asked.is_ok_and(|status| status.success()));
    let Output { status, stdout, stderr } = child.wait_with_output().expect("the program ends");
    assert_eq!(status.code(), Some(130), "{}", text(&stderr));
    assert!(text(&stderr).contains("of 150000 games; the same command goes on from there"), "{}", text(&stderr));
    let done = &lines(&text(&stdout))[0];
    assert!(done["games"].as_u64().is_some_and(|games| games < 150_000), "{done}");
    assert_eq!(done["games_planned"], 150_000);

    let resumed = run(&words);
    let (whole, whole_rows) = (&path(&folder, "whole.json"), &path(&folder, "whole.csv"));
    let expected =
        run(&["simulate", "--games", "150000", "--json", "--jobs", "1", "--out", whole, "--csv-games", whole_rows]);
    assert_eq!(resumed, expected);
    assert_eq!(without_timing(out), without_timing(whole));
    assert!(fs::read(rows).expect("the rows") == fs::read(whole_rows).expect("the rows"), "the rows differ");
}

#[test]
fn white_moon_is_simulated_with_all_its_options_and_merged() {
    let folder = folder("white-moon");
    let words =
        ["simulate", "--white-moon", "--portal", "corner", "--random-tiles", "--games", "200", "--players", "all"];
    let whole = lines(&run(&[&words[..], &["--json"]].concat()));
    let lost = |line: &Value| line["defeats"]["graveyard"].as_u64().unwrap_or(0);
    assert!(whole.iter().map(lost).sum::<u64>() > 100, "random players lose villagers: {whole:?}");
    let drawn = |line: &Value| {
        let cards = line["cards"].as_array().expect("cards");
        cards.iter().any(|card| card["card"].as_u64() > Some(65))
    };
    assert!(whole.iter().all(drawn), "cards of White Moon are drawn");
    let parts: Vec<String> = (1..=2).map(|part| path(&folder, &format!("{part}.json"))).collect();
    for (part, file) in (1..).zip(&parts) {
        run(&[&words[..], &["--shard", &format!("{part}/2"), "--out", file]].concat());
    }
    assert_eq!(lines(&run(&["merge", "--json", &parts[0], &parts[1]])), whole);
    let own = folder.join("own.txt");
    fs::write(&own, "ghost 66 colour=red resistance=4 left=quick middle=haunter right=none\n").expect("writable");
    let own = own.to_str().expect("UTF-8");
    let tally = folder.join("own.json");
    let tally = tally.to_str().expect("UTF-8");
    run(&["simulate", "--white-moon", "--data", own, "--games", "50", "--out", tally]);
    assert!(
        fs::read_to_string(tally).expect("a tally").contains("ghost 66 colour=red resistance=4"),
        "it says whose data it was"
    );
    let rows = folder.join("rows.csv");
    let rows = rows.to_str().expect("UTF-8");
    let team = ["simulate", "--white-moon", "--bot", "ignores-villagers:nodes=50", "--games", "3", "--csv-games", rows];
    run(&team);
    let rows = fs::read_to_string(rows).expect("rows");
    assert!(rows.lines().next().is_some_and(|header| header.ends_with(",villagers_saved,villagers_dead")), "{rows}");
    // Games with the expansion and without are never added up.
    refuses(&["simulate", "--games", "50", "--out", tally], "white_moon");
    let base = folder.join("base.json");
    let base = base.to_str().expect("UTF-8");
    run(&["simulate", "--games", "50", "--out", base]);
    refuses(&["simulate", "--white-moon", "--games", "50", "--out", base], "white_moon");
    refuses(&["simulate", "--data", own], "--white-moon");
    refuses(&["simulate", "--white-moon", "--data", "nowhere.txt"], "nowhere.txt");
    fs::write(own, "\nfamily hua death=haunt\n").expect("writable");
    refuses(&["simulate", "--white-moon", "--data", own], "line 2: reward= is missing");
    refuses(&["simulate", "--portal", "edge"], "--white-moon");
    refuses(&["simulate", "--white-moon", "--portal", "middle"], "centre, edge, corner or a tile");
}

#[test]
fn a_stored_tally_with_a_bots_older_name_is_read() {
    let stored = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/strength/white-moon/ignores-villagers.json");
    assert!(fs::read_to_string(&stored).expect("a stored tally").contains("\"heedless:nodes=10000\""));
    assert!(run(&["merge", "--json", stored.to_str().expect("UTF-8")]).contains("\"bot\":\"ignores-villagers\""));
}
