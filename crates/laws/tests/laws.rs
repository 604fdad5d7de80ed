//! The laws over many games. `LAW_GAMES=10000000 cargo test --release -p ghost-stories-laws` plays more of them;
//! `cargo xtask laws --games N` is the same.

use std::thread;

use ghost_stories_engine::{ComponentData, Components};
use ghost_stories_laws::{Bytes, Care, Universe, a_game_obeys_every_law};
use ghost_stories_table::{Purpose, Replay, Stream};
use proptest::prelude::*;

/// Five of six of them with an expansion or both: 100,000, over all their options.
fn games() -> u64 {
    std::env::var("LAW_GAMES").ok().and_then(|number| number.parse().ok()).unwrap_or(120_000)
}

#[test]
fn every_random_game_of_every_kind_obeys_every_law() {
    let (games, threads) = (games(), thread::available_parallelism().map_or(1, |cores| cores.get() as u64));
    let longest = thread::scope(|scope| {
        let play = |first: u64| {
            let universe = Universe::new();
            (first..games)
                .step_by(threads as usize)
                .map(|game| {
                    let mut source = Stream::new(2008, game, Purpose::Players);
                    a_game_obeys_every_law(&mut source, Care::Some, &universe)
                })
                .max()
        };
        let workers: Vec<_> = (0..threads).map(|first| scope.spawn(move || play(first))).collect();
        workers.into_iter().filter_map(|worker| worker.join().expect("a law is broken")).max()
    });
    println!("{games} games, the longest of {} steps", longest.unwrap_or(0));
}

#[test]
fn in_some_games_every_choice_and_outcome_there_is_gets_tried() {
    let universe = Universe::new();
    for game in 0..400 {
        let mut source = Stream::new(1, game, Purpose::Players);
        a_game_obeys_every_law(&mut source, Care::All, &universe);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 512, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_game_made_of_any_bytes_obeys_every_law(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        a_game_obeys_every_law(&mut Bytes::new(&bytes), Care::Some, &Universe::new());
    }

    #[test]
    fn no_text_makes_the_replay_reader_panic(text in ".{0,400}") {
        let _ = Replay::read(&text);
    }

    #[test]
    fn no_data_file_makes_its_reader_panic(lines in proptest::collection::vec(data_line(), 0..12)) {
        if let Ok(components) = ComponentData::read(&lines.join("\n")) {
            let components = Components::keep(components);
            let again = Components::read(&components.own().unwrap_or_default());
            prop_assert_eq!(again, Ok(components));
        }
    }

    #[test]
    fn no_scenario_makes_the_runner_panic(lines in proptest::collection::vec(scenario_line(), 0..30)) {
        let _ = ghost_stories_scenario::run(&lines.join("\n"));
    }
}

/// Lines that look like those of a data file, and some that do not.
fn data_line() -> impl Strategy<Value = String> {
    let kinds = [
        "family hua",
        "family li",
        "family wu",
        "ghost 66",
        "ghost 75",
        "incarnation 76",
        "incarnation 81",
        "artifact elixir?",
        "ghost",
        "ghost 82",
        "incarnation 92",
        "demon seeker",
        "curse 1",
        "mantra 21",
        "tokens earth",
        "catacombs a red* blue* red blue red blue red blue black",
        "catacombs b",
    ];
    let values = [
        "death=haunt",
        "death=ghost?",
        "reward=sword",
        "reward=two-tao~",
        "colour=red",
        "colour=board",
        "resistance=2",
        "left=none",
        "left=quick",
        "middle=devourer",
        "middle=immune?",
        "right=crystal",
        "crystal=yes",
        "crystal=maybe",
        "cost=2",
        "level=2",
        "moon=no",
        "effect=ghost",
        "effect=gain-qi?",
        "set1=2",
        "set2=4",
        "set3=4",
        "set4=4",
        "left=throw-curse",
        "=",
        "# ?",
        ";",
    ];
    let values = proptest::collection::vec(proptest::sample::select(values.to_vec()), 0..6);
    (proptest::sample::select(kinds.to_vec()), values).prop_map(|(kind, values)| format!("{kind} {}", values.join(" ")))
}

/// Lines that look like a scenario's, and some that do not.
fn scenario_line() -> impl Strategy<Value = String> {
    let words = proptest::collection::vec(scenario_word(), 0..8);
    (scenario_key(), words).prop_map(|(key, words)| format!("{key} {}", words.join(" ")))
}

fn scenario_word() -> impl Strategy<Value = &'static str> {
    prop_oneof![
        Just("red"),
        Just("yellow"),
        Just("red-left"),
        Just("yellow-middle"),
        Just("zombie"),
        Just("vampire-lord"),
        Just("64"),
        Just("marsh-boar"),
        Just("hua"),
        Just("?"),
        Just("school"),
        Just("crystals"),
        Just("seeker"),
        Just("urn"),
        Just("under"),
        Just("calligrapher"),
        Just("at"),
        Just("temple"),
        Just("hut!"),
        Just("qi"),
        Just("0"),
        Just("3"),
        Just("99"),
        Just("tao"),
        Just("black"),
        Just("by"),
        Just("B51"),
        Just("on-stone"),
        Just("dead"),
        Just("ghosts"),
        Just("incarnation"),
        Just("yang"),
        Just("yin"),
        Just("#"),
        Just("none"),
    ]
}

fn scenario_key() -> impl Strategy<Value = &'static str> {
    prop_oneof![
        Just("title"),
        Just("covers"),
        Just("level hell"),
        Just("players"),
        Just("village"),
        Just("turn"),
        Just("white-moon"),
        Just("data ghost 66"),
        Just("villagers"),
        Just("dead"),
        Just("saved"),
        Just("su-ling"),
        Just("pedestal"),
        Just("artifact"),
        Just("black-secret"),
        Just("below"),
        Just("stack"),
        Just("unseen-tokens"),
        Just("demon"),
        Just("shadow"),
        Just("skeletons"),
        Just("curses"),
        Just("pyramid"),
        Just("blood-mantra"),
        Just("hand"),
        Just("summon"),
        Just("throw"),
        Just("search"),
        Just("token-found"),
        Just("banish-demons"),
        Just("expect demon"),
        Just("expect blood-mantra"),
        Just("expect villagers"),
        Just("expect su-ling"),
        Just("carry"),
        Just("taoist"),
        Just("board"),
        Just("ghost"),
        Just("buddha"),
        Just("circle"),
        Just("mantra"),
        Just("deck"),
        Just("discard"),
        Just("exorcised"),
        Just("unseen"),
        Just("play"),
        Just("expect taoist"),
        Just("expect ghost"),
        Just("expect event"),
        Just("expect refused move"),
        Just("move"),
        Just("draw"),
        Just("roll"),
        Just("place"),
        Just("expect chance draw"),
        Just("expect score"),
        Just("fresh-buddhas"),
        Just("asked"),
    ]
}
