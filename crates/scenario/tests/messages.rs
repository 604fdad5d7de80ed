//! What a newcomer is told whose file is not right yet.

use ghost_stories_scenario::{ScenarioProblem, run};

#[track_caller]
fn problem(text: &str) -> ScenarioProblem {
    let report = run(text);
    assert_eq!(report.problems.len(), 1, "{text}\n{report:?}");
    report.problems[0].clone()
}

/// The first problem is at this line and is told with all of these words and none of the others.
#[track_caller]
fn says(text: &str, line: usize, words: &[&str], not: &[&str]) {
    let problem = problem(text);
    assert_eq!(problem.line, line, "{problem}");
    for words in words {
        assert!(problem.message.contains(words), "expected \"{words}\", but it says:\n{problem}");
    }
    for words in not {
        assert!(!problem.message.contains(words), "did not expect \"{words}\", but it says:\n{problem}");
    }
}

#[track_caller]
fn holds(text: &str) {
    let report = run(text);
    assert!(report.passed() && report.checked > 0, "{text}\n{report:?}");
}

#[test]
fn a_verb_that_does_not_fit_is_answered_by_those_that_do() {
    says(
        "turn red yang\nplay\n  discard red\n  expect taoist red qi 3\n",
        3,
        &["\"discard\" does not fit here", "Possible: ", "move altar", "(8 of move)", "end"],
        &["rule B"],
    );
    says(
        "turn red yin\nplay\n  move altar\n  expect taoist red at altar\n",
        3,
        &["\"move\" does not fit here", "draw GHOST"],
        &["rule B"],
    );
    says(
        "turn red yang\nplay\n  roll red red red\n  expect dice 3\n",
        3,
        &["\"roll\" does not fit here", "move altar"],
        &[],
    );
}

#[test]
fn a_choice_that_does_not_fit_is_answered_by_its_rule_and_by_those_of_its_verb() {
    says(
        "turn red yang\ntaoist red at cemetery\nplay\n  move temple\n  expect taoist red at temple\n",
        4,
        &["rule B51", "Possible: move altar, move hut, move watchman;"],
        &[],
    );
    says(
        "turn red yang\ntaoist red at cemetery\nghost red-right zombie\nplay\n  exorcise\n  roll red red red red\n  expect dice 3\n",
        6,
        &["rule B", "roll with 3 faces"],
        &[],
    );
}

#[test]
fn what_may_not_be_done_in_yang_is_told_with_its_rule_and_what_comes_first_with_that() {
    let yang = |line: &str| {
        format!("turn yellow yang\ntaoist yellow at pavilion\nghost red-left zombie\nplay\n  {line}\n  expect dice 3\n")
    };
    says(&yang("exorcise"), 5, &["\"exorcise\" does not fit here", "rule B70"], &[]);
    says(&yang("buddha red-left"), 5, &["\"buddha\" does not fit here", "rule B54"], &[]);
    says(&yang("mantra red-left"), 5, &["\"mantra\" does not fit here: it comes after \"power yellow\"."], &["rule"]);
    says(&yang("ask altar"), 5, &["\"ask\" does not fit here: it comes after \"yin-yang\"."], &["rule"]);
    says(&yang("shift red-left blue-left"), 5, &["\"shift\" does not fit here: it comes after \"help\"."], &["rule"]);
    says(
        "white-moon\nturn red yang\nplay\n  rescue\n  expect dice 3\n",
        4,
        &["\"rescue\" does not fit here", "rule W22"],
        &[],
    );
}

#[test]
fn a_word_that_begins_no_step_is_answered_by_those_that_would_do() {
    says(
        "turn red yang\nplay\n  attack red-left\n  expect dice 3\n",
        3,
        &["\"attack\" begins no step", "move altar"],
        &["summon"],
    );
    says("turn red yang\nplay\n  taoist red qi 2\n", 3, &["expect taoist red qi 2", "before the line \"play\""], &[]);
    says("turn red yang\nmove altar\nplay\n", 2, &["\"move\" begins a step", "behind the line \"play\""], &[]);
    says("turn red yang\nexpect taoist red qi 3\nplay\n", 2, &["behind the line \"play\""], &[]);
    says(
        "turn red yang\nplay\n  move alter\n  expect dice 3\n",
        3,
        &["a tile", "Possible: move cemetery, move altar"],
        &[],
    );
    says("turn red yang\nplay move altar\n", 2, &["on a line of its own"], &[]);
}

#[test]
fn what_was_made_by_itself_is_told() {
    // Red and the Blue board's corner are full but for one space: the ghost goes there by itself.
    let full = "turn red yin\nghost red-left zombie\nghost red-middle zombie\nlevel normal\n";
    let text = format!("{full}play\n  draw blood-drinker\n  place blue-left\n  expect dice 3\n");
    says(&text, 7, &["rule B41", "Possible: place red-right"], &["Made by itself"]);
    let text = format!("{full}play\n  draw blood-drinker\n  discard red\n  expect dice 3\n");
    says(
        &text,
        7,
        &["\"discard\" does not fit here", "Made by itself before that, as the only choice: \"place red-right\""],
        &[],
    );
    let text =
        format!("{full}play\n  draw blood-drinker\n  expect ghost red-right blood-drinker\n  expect waits draw\n");
    says(
        &text,
        8,
        &["waits for: expected draw", "Made by itself before that, as the only choice: \"place red-right\""],
        &[],
    );
}

#[test]
fn an_impossible_position_is_blamed_on_the_line_that_is_wrong() {
    says(
        "title Five red Tao\ntaoist red tao red 3\ntaoist blue tao red 2\nturn red yang\nplay\n  expect dice 3\n",
        3,
        &["this position cannot occur: there are only four red Tao", "line 2, \"taoist red tao red 3\""],
        &[],
    );
    says("ghost red-left zombie#6\nghost blue-left 6\nplay\n  expect dice 3\n", 2, &["card 6 is in two places"], &[]);
}

#[test]
fn a_choice_that_others_had_no_choice_about_is_told_of_the_one_who_is_named() {
    let cracker = "ghost red-left bone-cracker\ntaoist blue at altar tao blue 1 red 1\nturn red yin\n";
    says(
        &format!("{cracker}play\n  blue: discard black\n  expect dice 3\n"),
        5,
        &["Blue must discard", "Possible: discard red, discard blue", "Made by itself before that", "\"discard red\""],
        &[],
    );
    holds(&format!("{cracker}play\n  blue: discard red\n  expect taoist blue tao blue 1\n"));
}

#[test]
fn what_had_only_one_way_without_a_choice_is_told() {
    says(
        "black-secret\nblood-mantra 1 0\nturn red yang\ntaoist red at hut\nghost blue-left zombie\nplay\n  help\n  banish blue-left\n  \
         lay-qi 1\n  expect dice 3\n",
        9,
        &["\"lay-qi\" does not fit here.", "There was only one way: \"qi-laid 1 by S42\""],
        &["rule"],
    );
}

#[test]
fn what_would_overwrite_an_earlier_line_is_refused() {
    for (lines, expansion) in [
        ("villagers altar hua\nvillagers altar li\n", "white-moon"),
        ("saved hua\nsaved li\n", "white-moon"),
        ("crystals red 1 blue 1\ncrystals blue 2\n", "white-moon"),
        ("stack altar 1\nstack altar 2\n", "black-secret"),
        ("demon seeker altar\ndemon seeker hut\n", "black-secret"),
        ("curses 1\ncurses 2\n", "black-secret"),
    ] {
        let text = format!("{expansion}\n{lines}turn red yang\nplay\n  expect dice 3\n");
        says(&text, 3, &["this is said twice"], &[]);
    }
    holds(
        "white-moon\nvillagers altar hua\nvillagers hut li\ncrystals red 1\ncrystals blue 1\nturn red yang\nplay\n  expect reserve 2\n",
    );
}

#[test]
fn a_curse_of_a_closed_level_and_two_skeletons_on_a_space_are_told_as_that() {
    says(
        "black-secret\ncurses 1 11\nturn red yang\nplay\n  expect open 1\n",
        2,
        &["curse 11 is of level 2, whose curses lie face down until two of level 1 are in the pyramid"],
        &[],
    );
    says(
        "black-secret\nbones red-left\nskeletons red-left\nturn red yang\nplay\n  expect open 1\n",
        3,
        &["red-left holds two skeletons", "line 2"],
        &[],
    );
}

#[test]
fn what_belongs_to_an_expansion_says_so() {
    let white_moon = "belongs to White Moon: add the line \"white-moon\"";
    let black_secret = "belongs to Black Secret: add the line \"black-secret\"";
    let yang = |line: &str| format!("turn red yang\nplay\n  {line}\n  expect dice 3\n");
    says(&yang("rescue"), 3, &["\"rescue\"", white_moon], &["Possible"]);
    says(&yang("climb red"), 3, &["\"climb\"", black_secret], &["Possible"]);
    says(&yang("villager hua"), 3, &["\"villager\"", white_moon], &[]);
    says(&yang("use sword"), 3, &["\"use\"", white_moon], &[]);
    says(&yang("token-found urn"), 3, &["\"token-found\"", black_secret], &[]);
    says(&yang("move school"), 3, &["\"school\"", white_moon], &[]);
    says(&yang("move calligrapher"), 3, &["\"calligrapher\"", black_secret], &[]);
    says(&yang("expect saved hua"), 3, &["\"saved\"", white_moon], &[]);
    says(&yang("expect urns 1"), 3, &["\"urns\"", black_secret], &[]);
    says(&yang("expect waits wu-feng"), 3, &["\"wu-feng\"", black_secret], &[]);
    says(&yang("expect offered rescue"), 3, &["\"rescue\"", white_moon], &[]);
    says(&yang("expect event villager-saved hua"), 3, &["\"villager-saved\"", white_moon], &[]);
    says("turn red yin\nplay\n  draw 70\n  expect dice 3\n", 3, &["\"card 70\"", white_moon], &[]);
    says("turn red yin\nplay\n  wu-feng: place red-left\n  expect dice 3\n", 3, &["\"wu-feng\"", black_secret], &[]);
    says("ghost red-left 85\nplay\n  expect dice 3\n", 1, &["\"card 85\"", black_secret], &[]);
    holds("turn red yang\nrescued none\nplay\n  expect reserve 4\n");
    holds("turn red moved\nclimbed\nplay\n  expect urns 0\n");
}

#[test]
fn several_values_are_expected_in_any_order() {
    holds(
        "lost-tao blue 1 red 2\nturn red yang\nplay\n  expect lost-tao red 2 blue 1\n  expect lost-tao blue 1 red 2\n",
    );
    holds("saved li hua\nturn red yang\nplay\n  expect saved hua li\n  expect saved li hua\n");
    holds("crystals red 1 blue 2\nturn red yang\nplay\n  expect crystals blue 2 red 1 green 0 yellow none\n");
    holds("haunted hut altar\nturn red yang\nplay\n  expect haunted hut altar\n  expect haunted altar hut\n");
    holds("taoist red tao blue 1 red 2\nturn red yang\nplay\n  expect taoist red tao red 2 blue 1\n");
    holds("curses 3 1\nturn red yang\nplay\n  expect curses 3 1\n  expect curses 1 3\n");
    holds(
        "turn red yang\ntaoist red at cemetery\nghost red-right zombie\nplay\n  exorcise\n  roll white red blue\n  \
         expect event tao-rolled red white red blue\n  expect event tao-rolled red blue white red\n  \
         expect no event tao-rolled red white white\n",
    );
}

#[test]
fn nothing_is_none_or_0_and_words_may_be_singular_or_plural() {
    holds(
        "haunted none\nbuddhas none\ncircle none\nmantra none\ndiscard none\nexorcised none\nturn red yang\ntaoist red qi 3 buddha 0 token none\n\
         play\n  expect haunted none\n  expect buddhas none\n  expect buddha 0\n  expect circle none\n  expect mantra none\n  expect temple 2\n  \
         expect token none\n  expect exorcised none\n",
    );
    holds(
        "white-moon\nvillager altar li\nvillagers temple none\nsaved none\ndead 0\ncrystal none\npedestal none\nsu-ling none\nlying none\n\
         artifact red none\nlost-tao none\nfresh-crystals none\nturn red yang\nplay\n  expect villager altar li\n  expect villagers temple none\n  \
         expect saved none\n  expect dead 0\n  expect crystals none\n  expect crystal red none\n  expect pedestal none\n  expect su-ling none\n  \
         expect lying none\n  expect artifact none\n  expect artifacts red none\n  expect lost-tao none\n  expect lost-tao 0\n  expect reserve 4\n",
    );
    holds(
        "black-secret\nbelow none\nno-ladder none\nurn none\nskeleton none\nbones none\ncurses none\npyramid none\nmantras-gone none\n\
         powerless none\nsilence none\nhand none\nmantra-on none\nshadow none\ndemon seeker home\nturn red yang\nplay\n  expect below none\n  \
         expect no-ladders none\n  expect urns none\n  expect skeletons none\n  expect curses none\n  expect pyramid 0\n  expect hand none\n  \
         expect mantra-on none\n  expect shadow none\n  expect demon seeker home\n  expect mantras none\n  expect powerless none\n",
    );
    holds("deck 1 incarnation, 10 ghosts\nturn red yang\nplay\n  expect deck 11\n");
}

#[test]
fn urns_that_wu_feng_has_are_no_longer_in_the_stacks() {
    holds(
        "urns 2\ndemon seeker altar\nstack altar 1\nturn red yin\nplay\n  wu-feng: search seeker\n  expect chance token-found urn 1/7\n  \
         expect stack tea-house 0\n  expect stack pavilion 0\n  expect stack circle 4\n  expect stack cemetery 4\n",
    );
    holds("urns 1\nunseen-tokens 1 urn 2 earth 2\nturn red yang\nplay\n  expect stack cemetery 4\n  expect stack hut 4\n  expect stack watchman 0\n".replace("watchman", "calligrapher").as_str());
    says(
        "urns 1\nstack cemetery 4\nstack altar 4\nstack herbalist 4\nstack hut 4\nstack calligrapher 4\nstack temple 4\nstack circle 4\n\
         stack pavilion 4\nstack tea-house 4\nplay\n  expect urns 1\n",
        2,
        &["the stack under the cemetery", "stack cemetery N", "line 1, \"urns 1\"", "6 more"],
        &["north-west"],
    );
}

#[test]
fn crystals_are_spent_as_the_documents_write_it() {
    let text = "white-moon\nturn red yang\ntaoist red at cemetery tao none\ncrystals red 2\nghost red-right blood-drinker\nplay\n  exorcise\n  \
                roll blue green green\n";
    holds(&format!(
        "{text}  expect offered defeat red-right spending crystals 2\n  defeat red-right spending crystals 2\n  expect empty red-right\n"
    ));
    holds(&format!("{text}  defeat red-right crystals 2\n  expect empty red-right\n"));
    says(&format!("{text}  defeat red-right\n"), 9, &["defeat red-right spending crystals"], &["red-right crystals"]);
}
