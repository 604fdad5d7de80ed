//! `ghost-stories odds` as a user runs it: plain numbers, positions, replays and links, and bad input.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

fn run(words: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ghost-stories"));
    command.env("LC_ALL", "C").env("LANGUAGE", "");
    command.arg("odds").args(words).current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."));
    command.stdin(Stdio::null()).output().expect("the program starts")
}

/// What is printed.
#[track_caller]
fn said(words: &[&str]) -> String {
    let output = run(words);
    assert!(output.status.success(), "{words:?}\n{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("UTF-8")
}

#[track_caller]
fn answer(words: &[&str]) -> Value {
    serde_json::from_str(&said(&[words, &["--json"]].concat())).expect("JSON")
}

/// The exact chance that all ghosts named are exorcised.
#[track_caller]
fn is(words: &str, cases: u32, of: u32) {
    let answer = answer(&words.split(' ').collect::<Vec<_>>());
    assert_eq!((&answer["cases"], &answer["of"]), (&json!(cases), &json!(of)), "{words}");
    let probability = answer["probability"].as_f64().expect("a number");
    assert!((probability - f64::from(cases) / f64::from(of)).abs() < 1e-12, "{words}: {probability}");
}

#[track_caller]
fn refuses(words: &str, message: &str) {
    let output = run(&words.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>());
    let error = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{words}\n{error}");
    assert!(error.contains(message), "{words} should say \"{message}\", but says:\n{error}");
}

fn file(name: &str, content: &str) -> String {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("odds");
    fs::create_dir_all(&folder).expect("the target folder is writable");
    let path: PathBuf = folder.join(name);
    fs::write(&path, content).expect("writable");
    path.to_str().expect("UTF-8").to_owned()
}

#[test]
fn b71_b73_plain_numbers_have_their_exact_fraction() {
    is("--dice 3 --resistance 2 --tao 1", 19, 27);
    is("--resistance 1", 19, 27);
    is("--resistance 3", 1, 27);
    is("--resistance 5 --tao 4", 19, 27);
    is("--dice 0 --resistance 1", 0, 1);
    is("--dice 0 --resistance 1 --tao 1", 1, 1);
    is("--dice 1 --resistance green:1", 1, 3);
    is("--dice 4 --resistance 4", 1, 81);
    is("--resistance 3 --tao 2 --white-blank", 91, 216);
}

#[test]
fn b72_b114_b117_circle_mantra_reroll_and_second_wind_count() {
    is("--resistance red:3 --circle red", 7, 27);
    is("--resistance red:3 --circle red --mantra", 19, 27);
    is("--resistance 1 --mantra", 1, 1);
    is("--resistance 3 --reroll", 125, 729);
    is("--resistance 1 --attempts 2", 665, 729);
    is("--resistance 1 --dice 4 --attempts 2", 6305, 6561);
}

#[test]
fn b74_two_ghosts_in_a_corner_have_odds_each_both_and_any() {
    is("--resistance yellow:1,black:1", 11, 27);
    let corner = answer(&["--resistance", "yellow:1", "--resistance", "black:1"]);
    let chances: Vec<_> = corner["ghosts"].as_array().expect("two").iter().map(|ghost| &ghost["cases"]).collect();
    assert_eq!((chances, &corner["any"]["cases"]), (vec![&json!(19), &json!(19)], &json!(7)));
    is("--resistance red:2,red:2 --tao 1", 1, 27);
    is("--resistance red:1,black:4 --tao black:4", 19, 27);
}

#[test]
fn b45_b75_b95_named_cards_bring_their_own_rules() {
    is("--ghost walking-corpse", 0, 1);
    is("--ghost walking-corpse --tao 1", 1, 1);
    is("--ghost severed-heads", 5, 9);
    is("--ghost black-widow --tao 2", 7, 27);
    is("--ghost nameless --tao red:1,blue:1", 1, 36);
    is("--ghost uncatchable,howling-nightmare --tao 4", 7, 27);
    is("--ghost gloomy-minion,walking-corpse --tao black:1 --attempts 2", 1, 1);
    refuses("--ghost forgotten-ones --dice 4", "no power works while Forgotten Ones is in play");
    refuses("--ghost forgotten-ones --reroll", "no power works while Forgotten Ones is in play");
    refuses("--ghost forgotten-ones --attempts 2", "no power works while Forgotten Ones is in play");
}

#[test]
fn a_table_shows_other_dice_and_tao() {
    let table = said(&["--dice", "3", "--resistance", "2", "--tao", "1"]);
    assert!(table.starts_with("Against resistance 2 with 3 dice, 1 Tao: 70.4% (19/27)\n"), "{table}");
    assert!(table.contains("\n0 Tao    0%     0%  11.1%  25.9%  40.7%\n"), "{table}");
    let corner = said(&["--ghost", "black-widow,ghoul", "--attempts", "2"]);
    for words in ["Black Widow", "Ghoul", "both", "at least one", "two attempts", "Curse die"] {
        assert!(corner.contains(words), "{words}:\n{corner}");
    }
}

#[test]
fn bad_numbers_end_with_what_would_be_right() {
    refuses("", "--resistance 2 or --ghost zombie");
    refuses("--tao 1", "--resistance 2 or --ghost zombie");
    refuses("--resistance two", "such as red:2");
    refuses("--resistance purple:2", "red, green, blue, yellow or black");
    refuses("--resistance 0", "at 0 every attempt succeeds");
    refuses("--resistance 6", "no ghost has 6");
    refuses("--resistance red:5", "no red ghost has 5");
    refuses("--resistance black:5,black:5", "no two black ghosts of 5");
    refuses("--resistance 2,1", "two ghosts need their colours");
    refuses("--resistance 1,1,1", "at most two ghosts");
    refuses("--resistance 2 --dice 5", "5 is not in 0..=4");
    refuses("--resistance 2 --dice 4 --reroll", "never come together");
    refuses("--resistance 2 --tao 5", "only four");
    refuses("--resistance red:2 --tao red:4 --circle red", "only four red Tao");
    refuses("--resistance 2 --tao red:1", "say the ghost's colour");
    refuses("--resistance 2 --circle red", "say the ghost's colour");
    refuses("--resistance red:2,black:1 --tao 1", "say of which colours");
    refuses("--resistance red:2,black:1 --attempts 2", "--ghost");
    refuses("--ghost dracula", "expected a card's name");
    refuses("--ghost 6,6", "in two places");
    refuses("--ghost severed-heads --dice 4", "3 are left at most");
    refuses("--resistance 2 README.md", "cannot be used with");
    refuses("--at 3", "FILE-OR-LINK");
}

const POSITION: &str = "turn blue yang
taoist blue at altar tao none
taoist green at cemetery tao yellow 1
ghost red-right ghoul
ghost red-middle uncatchable
ghost yellow-left drowned-maiden
ghost blue-middle zombie
";

#[test]
fn b70_a_position_is_answered_for_every_tile() {
    let path = file("corner.txt", POSITION);
    let table = said(&[&path]);
    for words in
        ["Blue, who is on turn, stands on the Taoist Altar", "two attempts", "Uncatchable on red-middle, not to"]
    {
        assert!(table.contains(words), "{words}:\n{table}");
    }
    let answer = answer(&[&path]);
    let tiles = answer["tiles"].as_array().expect("tiles");
    assert_eq!((tiles.len(), &answer["taoist"], &answer["at"]), (9, &json!("blue"), &json!("altar")));
    let (cemetery, altar, pavilion) = (&tiles[0], &tiles[1], &tiles[7]);
    assert_eq!([&cemetery["way"], &altar["way"], &pavilion["way"]], ["move", "later", "later"]);
    // Green on the Cemetery lends the Tao that beats the Ghoul.
    assert_eq!((&cemetery["ghosts"][0]["name"], &cemetery["ghosts"][0]["probability"]), (&json!("Ghoul"), &json!(1.0)));
    assert_eq!((&cemetery["both"]["cases"], &cemetery["both"]["of"]), (&json!(19), &json!(27)));
    assert_eq!(cemetery["both"]["twice"]["cases"], 665);
    assert_eq!(
        (&altar["ghosts"][0]["probability"], &altar["any"], &altar["dice"]),
        (&Value::Null, &Value::Null, &Value::Null)
    );
    assert_eq!((&pavilion["any"]["cases"], &pavilion["any"]["of"]), (&json!(7), &json!(27)));
}

#[test]
fn another_taoist_may_be_asked_about() {
    let path = file("another.txt", POSITION);
    let green = answer(&[&path, "--taoist", "green"]);
    assert_eq!((&green["on_turn"], &green["tiles"][7]["dice"]), (&json!(false), &json!(4)));
    // The Tao on hand and one of four dice.
    assert_eq!(green["tiles"][7]["any"]["of"], 81);
    refuses(&format!("{path} --taoist purple"), "red, green, blue or yellow");
    let dead = file("dead.txt", &format!("{POSITION}taoist yellow dead\n"));
    refuses(&format!("{dead} --taoist yellow"), "expected one who lives: red, green, blue");
}

#[test]
fn a_scenario_is_read_up_to_its_play() {
    let path = "scenarios/base/b101-nameless-needs-one-of-each-colour.scenario";
    assert!(said(&[path]).contains("Nameless on red-middle"));
}

#[test]
fn a_replay_or_link_is_read_at_a_step() {
    let golden = "replays/golden/hell-3-revised.json";
    let at = answer(&[golden, "--at", "60"]);
    assert_eq!((&at["taoist"], at["tiles"].as_array().map(Vec::len)), (&json!("green"), Some(9)));
    refuses(golden, "the game is over there");
    refuses(&format!("{golden} --at 9999"), "the replay ends at step");
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(golden)).expect("a replay");
    let link = ghost_stories_table::Replay::read(&text).expect("a replay").to_link();
    assert_eq!(answer(&[&format!("https://example.org/#replay={link}"), "--at", "60"]), at);
    refuses(&format!("https://example.org/#replay={}", &link[..20]), "damaged");
}

#[test]
fn b73_b117_lying_dice_are_answered_with_the_best_ways_first() {
    let position = "powers favourite\\nturn green yang\\ntaoist green at altar tao yellow 1\\nghost red-middle zombie";
    let replay = |steps: &str| {
        format!(
            "{{\"format\": \"ghost-stories replay\", \"version\": 1, \"position\": \"{position}\", \"steps\": [{steps}]}}"
        )
    };
    let path = file("lying.json", &replay("\"exorcise\", \"roll red yellow black\", \"keep\""));
    let rerolls = answer(&[&path, "--at", "2"])["rerolls"].clone();
    assert_eq!((&rerolls[0]["choice"], &rerolls[0]["probability"]), (&json!("keep"), &json!(1.0)));
    let spending = answer(&[&path])["spending"].clone();
    assert_eq!(spending[0], "defeat red-middle spending yellow 1");
    assert!(said(&[&path]).starts_with("The dice show red yellow black. Best first:\n"));
}

#[test]
fn bad_files_end_with_what_is_wrong() {
    refuses("nowhere.txt", "nowhere.txt");
    refuses("README.md", "README.md: line");
    refuses(&format!("{} --at 2", file("no-steps.txt", POSITION)), "--at is for replays and links");
    refuses(&file("five-tao.txt", "taoist red tao red 4\ntaoist blue tao red 1\n"), "only four red Tao");
    refuses(&file("line.txt", "turn red yang\nghost red-left dracula\n"), "line 2");
    refuses(&file("chess.json", "{\"format\": \"chess\"}"), "chess.json: not a");
}
