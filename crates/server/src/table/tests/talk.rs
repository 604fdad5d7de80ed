use ghost_stories_online::{ClientMessage, ServerMessage, TableEvent};

use super::{ann_and_ben, two_seats};
use crate::table::Happened;
use crate::table::decide::{MOST_BESIDE, MOST_ENTRIES, MOST_PEOPLE};

fn say(text: &str) -> String {
    ClientMessage::Say { text: text.to_owned() }.write(None)
}

#[test]
fn a_line_is_plain_text_of_one_line_and_not_too_long() {
    let played = ann_and_ben();
    let long = "x".repeat(501);
    for text in
        ["", "  ", "two\nlines", "two\u{2028}lines", "a\u{7}bell", "\u{202e}backwards", "\u{2067}backwards", &long]
    {
        assert!(played.refused(Some(0), &say(text)).starts_with("text: "), "{text:?}");
    }
    let longest = "ü".repeat(500);
    for text in ["<b>bold</b> & \"quoted\"", "第一", "👩\u{200d}👧", &longest] {
        assert!(played.ask(Some(0), &say(text)).is_ok(), "{text:?}");
    }
    assert!(played.refused(None, &say("Hello")).contains("take one with sit"), "who watches is silent");
}

#[test]
fn what_is_said_is_told_to_everybody_as_it_was_said() {
    let mut played = two_seats();
    let happened: Happened = played.does(Some(0), &say("  Come & <b>play</b>! "));
    for person in [None, Some(0)] {
        let ServerMessage::Update(update) = played.table.update(&happened, person, None) else { panic!("an update") };
        assert_eq!(update.what, TableEvent::Said { person: 0, text: "Come & <b>play</b>!".to_owned() });
        assert!(update.state.is_none() && update.record.is_none());
    }
}

#[test]
fn whoever_comes_reads_the_last_hundred_lines() {
    let mut played = two_seats();
    for number in 1..=120 {
        played.does(Some(0), &say(&format!("line {number}")));
    }
    let ServerMessage::Welcome { chat, .. } = played.table.welcome(None, true, None) else { panic!("a welcome") };
    let texts: Vec<&str> = chat.iter().map(|line| line.text.as_str()).collect();
    assert_eq!((texts.len(), texts[0], texts[99]), (100, "line 21", "line 120"));
    let ServerMessage::Welcome { chat, .. } = played.table.welcome(None, false, None) else { panic!("a welcome") };
    assert!(chat.is_empty(), "who was here before is told what they missed");
}

#[test]
fn whoever_talks_without_end_is_silenced_and_everything_else_goes_on() {
    let mut played = ann_and_ben();
    while played.ask(Some(1), &say("and on")).is_ok() {
        played.does(Some(1), &say("and on"));
    }
    assert!(played.table.number() < 600, "{}", played.table.number());
    assert!(played.refused(Some(1), r#"{"do": "stand", "seat": "red"}"#).contains("said and asked enough"));
    played.play_until(|played| played.decider() == Some(1));
    assert!(played.random_choice().is_some(), "Ben can still decide");
    played.does(Some(0), &say("Ben?"));
    played.does(Some(0), r#"{"do": "bot", "seat": "red", "bot": "novice"}"#);
}

#[test]
fn what_all_people_say_and_ask_leaves_room_for_a_game() {
    assert!(MOST_PEOPLE as u64 * u64::from(MOST_BESIDE) + 2_000 < MOST_ENTRIES);
}
