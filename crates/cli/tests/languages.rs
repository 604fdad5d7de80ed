//! The languages in which the program speaks: the one of `--language`, else that of the environment.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

fn run(locale: &str, words: &[&str], input: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ghost-stories"));
    command.env("LC_ALL", locale).env("LANGUAGE", "").args(words);
    command.current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."));
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program starts");
    // Who is refused reads nothing.
    let _ = child.stdin.take().expect("piped").write_all(input.as_bytes());
    child.wait_with_output().expect("the program ends")
}

/// What is said, with plain spaces.
fn plain(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).replace('\u{a0}', " ")
}

#[track_caller]
fn says(words: &[&str], input: &str, expected: &[&str]) {
    let output = run("C", words, input);
    let said = plain(&output.stdout);
    assert!(output.status.success(), "{words:?}\n{}", plain(&output.stderr));
    for expected in expected {
        assert!(said.contains(expected), "{words:?} should say \"{expected}\", but says:\n{said}");
    }
}

#[track_caller]
fn refuses(words: &[&str], expected: &str) {
    let output = run("C", words, "");
    assert_eq!((output.status.code(), plain(&output.stderr).as_str()), (Some(2), expected), "{words:?}");
}

fn file(name: &str) -> String {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("languages");
    fs::create_dir_all(&folder).expect("the target folder is writable");
    let path = folder.join(name);
    let _ = fs::remove_file(&path);
    path.to_str().expect("UTF-8").to_owned()
}

#[test]
fn the_terminal_game_is_played_in_polish() {
    let save = file("polish.json");
    let begin = ["play", "--terminal", "--language", "pl", "--seed", "7", "--names", "Ania,Bartek", "--save", &save];
    let script =
        "help\ntable\nlog\nrule B11\nrule\ncard hopping-vampire\ncard nobody\nundo\n99\n1\nundo\nsave\nhint\nquit\n";
    let expected = [
        "Po każdym kroku gra zapisuje się w ",
        "Wpisz numer opcji i naciśnij Enter.",
        "Która zasada?",
        "Poziom",
        "siła",
        "Nie ma czego cofnąć.",
        "Wpisz numer od 1 do ",
        "Cofnięto.",
        "Zapisano w ",
        "(Rozważone pozycje: ",
        "Gra jest zapisana. Graj dalej przez: ",
    ];
    says(&begin, script, &expected);
    let numbers = "1\n".repeat(3000);
    says(
        &["play", "--terminal", "--language", "pl", "--continue", &save],
        &numbers,
        &["Obejrzyj grę jeszcze raz przez: "],
    );
    says(&["replay", "--language", "pl", &save], "", &["wszystkie zgodne z zasadami."]);
}

#[test]
fn odds_and_hints_are_french() {
    let odds = ["odds", "--resistance", "2", "--tao", "1", "--language", "fr"];
    says(
        &odds,
        "",
        &["résistance 2 (3 dés, 1 Tao) : 70,4 % (19/27)\n", "\n0 Tao    0 %     0 %  11,1 %  25,9 %  40,7 %\n"],
    );
    let position = file("french.txt");
    fs::write(&position, "turn blue moved\nghost yellow-left hopping-vampire on-stone\ncircle yellow\ntaoist blue at cemetery tao yellow 1\n")
        .expect("writable");
    says(&["odds", &position, "--language", "fr"], "", &["une tentative", "ici", "Bleu, dont c'est le tour,", " %"]);
    says(&["hint", &position, "--nodes", "200", "--language", "fr"], "", &[" %  Exorciser", "70 % de chances"]);
}

#[test]
fn errors_are_german() {
    let refused = |words: &[&str], expected: &str| {
        refuses(&[words, &["--language", "de"]].concat(), &format!("ghost-stories: {expected}\n"));
    };
    refused(&["replay", "nirgends.json"], "nirgends.json: diese Datei oder diesen Ordner gibt es nicht");
    refused(
        &["odds", "--resistance", "0"],
        "--resistance 0: bei 0 gelingt jeder Versuch; gib den Widerstand der Karte an, --circle und --mantra senken ihn",
    );
    refused(&["play", "--terminal", "--five-qi"], "--five-qi gibt es nur mit --level initiation");
    refused(&["scenario", "docs"], "dort gibt es keine Datei mit der Endung .scenario");
}

#[test]
fn what_is_wrong_with_the_options_is_said_in_the_language_that_stands_behind_it() {
    let refused = |words: &[&str], problem: &str, help: &str| {
        let expected = format!("ghost-stories: {problem}\nHilfe: {help}\n");
        refuses(&[words, &["--language", "de"]].concat(), &expected);
        refuses(&[words, &["--language=de"]].concat(), &expected);
    };
    let (play, odds) = ("ghost-stories play --help", "ghost-stories odds --help");
    refused(&["play", "--terminl"], "die Option --terminl gibt es nicht; meintest du --terminal?", play);
    refused(&["spiel"], "den Befehl spiel gibt es nicht", "ghost-stories --help");
    refused(
        &["play", "--players", "5"],
        "--players <PLAYERS>: 5 geht nicht: erwartet wird eine Zahl von 1 bis 4",
        play,
    );
    refused(&["play", "--seed", "x"], "--seed <SEED>: x geht nicht: erwartet wird eine ganze Zahl", play);
    refused(
        &["play", "--level", "easy"],
        "--level <LEVEL>: easy geht nicht: erwartet: initiation, normal, nightmare oder hell",
        play,
    );
    refused(&["serve", "--log", "xml"], "--log <LOG>: xml ist keines von text, json", "ghost-stories serve --help");
    refused(&["play", "--terminal", "--quiet"], "--terminal geht nicht zusammen mit --quiet", play);
    refused(&["play", "--quiet", "--quiet"], "--quiet darf nur einmal stehen", play);
    refused(&["play", "--portal", "edge"], "es fehlt: --white-moon, --terminal", play);
    refused(&["odds", "--json=yes"], "--json hat keinen Wert, hier steht aber yes", odds);
    refused(
        &["odds", "--tao", "two"],
        "--tao <N>: two geht nicht: erwartet wird eine Zahl wie 2 oder eine Farbe mit Zahl wie red:2",
        odds,
    );
    let last = run("C", &["odds", "--language", "de", "--tao"], "");
    assert!(plain(&last.stderr).starts_with("ghost-stories: --tao <N>: der Wert fehlt\n"), "{}", plain(&last.stderr));
}

#[test]
fn a_translator_reads_the_words_of_a_folder() {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    let drafts = Path::new(env!("CARGO_TARGET_TMPDIR")).join("drafts");
    for folder in fs::read_dir(locales).expect("the languages").map(|folder| folder.expect("readable").path()) {
        let copy = drafts.join(folder.file_name().expect("a code"));
        fs::create_dir_all(&copy).expect("the target folder is writable");
        for file in fs::read_dir(&folder).expect("readable").map(|file| file.expect("readable").path()) {
            let words = fs::read_to_string(&file).expect("words").replace("Nie ma czego cofnąć.", "Próba.");
            fs::write(copy.join(file.file_name().expect("a name")), words).expect("writable");
        }
    }
    let save = file("drafts.json");
    let drafts = drafts.to_str().expect("UTF-8");
    let begin = ["play", "--terminal", "--language", "pl", "--locales", drafts, "--seed", "7", "--save", &save];
    says(&begin, "undo\nquit\n", &["Próba."]);
}

#[test]
fn help_is_spanish() {
    says(&["--help", "--language", "es"], "", &["Uso: ghost-stories [OPCIONES]", "  play      Jugar: en el navegador"]);
    let expected =
        ["Uso: ghost-stories odds [OPCIONES]", "[si no: 1]", "Ejemplos:\n  ghost-stories odds", "Mostrar la ayuda"];
    says(&["odds", "--help", "--language", "es"], "", &expected);
    says(&["serve", "-h", "--language=es"], "", &["text o json", "[env: GHOST_STORIES_DATABASE]"]);
    refuses(&["--language", "es"], "ghost-stories: falta la orden\nAyuda: ghost-stories --help\n");
}

#[test]
fn the_environment_chooses_the_language_and_an_option_comes_before() {
    let odds = ["odds", "--resistance", "2"];
    let said = |locale, more: &[&str]| plain(&run(locale, &[&odds, more].concat(), "").stdout);
    assert!(said("de_DE.UTF-8", &[]).starts_with("Widerstand 2"));
    assert!(said("de_DE.UTF-8", &["--language", "it"]).starts_with("resistenza 2"));
    assert!(said("sv_SE.UTF-8", &[]).starts_with("Against resistance 2"));
    assert!(said("C", &[]).starts_with("Against resistance 2"));
    assert!(said("es_ES.UTF-8", &["--json"]).starts_with('{'));
    assert_eq!(said("es_ES.UTF-8", &["--json"]), said("C", &["--json"]));
}
