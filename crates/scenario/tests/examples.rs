//! Every worked example of the rulebooks can be stepped through, in every language, to what the books say of its end.

use std::fs;
use std::path::Path;

use ghost_stories_engine::Rule;
use ghost_stories_lang::{Language, Message};
use ghost_stories_scenario::example;
use ghost_stories_table::Example;

fn examples() -> Vec<Example> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/examples");
    let mut files: Vec<_> =
        fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()).collect();
    files.sort();
    let read = |path: &std::path::PathBuf| {
        let name = path.file_stem().expect("a name").to_string_lossy();
        let text = fs::read_to_string(path).expect("readable");
        example(&name, &text).unwrap_or_else(|problem| panic!("{}: {problem}", path.display()))
    };
    files.iter().map(read).collect()
}

#[test]
fn every_example_is_played_to_its_end_as_the_page_plays_it() {
    let examples = examples();
    assert!(examples.len() >= 40, "the examples are there: {}", examples.len());
    for example in examples {
        let sent = serde_json::to_string(&example).expect("an example can be sent");
        let read: Example = serde_json::from_str(&sent).expect("and be read");
        assert_eq!(read, example);
        let table = read.table().unwrap_or_else(|error| panic!("{}: {}", read.name, error.words(Language::English)));
        assert!(table.cut().is_none(), "{}", read.name);
        assert_eq!(table.len(), read.steps.len(), "{}", read.name);
        assert!(!read.rules.is_empty() && read.checks.iter().all(|check| check.after <= read.steps.len()));
        assert!(read.facts(read.steps.len()).next().is_some(), "{}: something holds at the end", read.name);
    }
}

#[test]
fn every_language_tells_every_example() {
    for language in Language::ALL {
        for example in examples() {
            let (title, about) =
                language.example(example.words()).unwrap_or_else(|| panic!("{language:?}: {}", example.name));
            assert!(!title.is_empty() && !about.is_empty(), "{language:?}: {}", example.name);
            for check in &example.checks {
                let said = language.say(&check.fact);
                assert!(said.ends_with(['.', '!', '?']), "{language:?}, {}: {said}", example.name);
            }
        }
    }
}

#[test]
fn an_expectation_that_no_longer_holds_spoils_the_example() {
    let text = "title A title\ncovers B71\nturn red yang\nplay\nmove altar\nexpect taoist red at hut\n";
    assert!(example("example-none", text).unwrap_err().to_string().contains("line 6"));
    let text = "title A title\ncovers B71\nturn red yang\nplay\nmove altar\nexpect chance curse nothing 0/6\n";
    assert!(example("example-none", text).unwrap_err().to_string().contains("no words for \"expect chance"));
}

#[test]
fn an_example_says_what_holds_after_which_step() {
    let text = "title A title\ncovers B53 B51\nturn red yang\nplay\nexpect haunted none\nmove altar\nexpect refused move altar\n";
    let example = example("example-a-move-classic", text).expect("it holds");
    assert_eq!((example.rules.as_slice(), example.words()), ([Rule::B(53), Rule::B(51)].as_slice(), "example-a-move"));
    let say = |message: &Message| Language::English.say(message);
    assert_eq!(example.facts(0).map(say).collect::<Vec<_>>(), ["Haunted tiles: 0 of 3 that lose the game."]);
    assert_eq!(example.facts(1).map(say).collect::<Vec<_>>(), ["Not possible (B50): Move to the Taoist Altar."]);
    assert_eq!(example.start, "turn red yang\n");
}
