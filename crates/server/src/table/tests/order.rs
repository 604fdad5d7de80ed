//! The host changes, mutes and sends away; strangers use nothing up.

use std::net::IpAddr;

use ghost_stories_online::{ClientMessage, Phase, RefusalReason};

use super::{Played, ann_and_ben, two_seats};
use crate::table::decide::{MOST_ENTRIES, MOST_PEOPLE};
use crate::table::newcomer::MOST_IDLE;
use crate::table::{DecidedEvent, HostedTable, Refused, RequestContext};

fn from(address: &str) -> RequestContext {
    RequestContext { address: Some(address.parse::<IpAddr>().unwrap()), ..RequestContext::default() }
}

impl Played {
    fn ask_in(&self, context: &RequestContext, person: Option<u8>, request: &str) -> Result<DecidedEvent, Refused> {
        let (_, request) = ClientMessage::read(request).unwrap();
        self.table.decide_in(context, person, &request, self.table.at() + 1_000)
    }

    /// Somebody new comes from an address, sits down and stands up; gives back their number.
    fn comes_and_goes(&mut self, address: &str, name: &str) -> Result<u8, Refused> {
        let sit = format!(r#"{{"do": "sit", "seat": "red", "name": "{name}"}}"#);
        let decision = self.ask_in(&from(address), None, &sit)?;
        self.add(&decision);
        let person = self.table.person(&decision.seat_token.unwrap()).unwrap();
        let stands = self.ask_in(&from(address), Some(person), r#"{"do": "stand", "seat": "red"}"#)?;
        self.add(&stands);
        Ok(person)
    }
}

const SIT: &str = r#"{"do": "sit", "seat": "red", "name": "Ben"}"#;

#[test]
fn a_stranger_who_sits_and_stands_without_end_uses_up_neither_people_nor_events() {
    let mut played = two_seats();
    let mut rounds = 0;
    let refused = loop {
        match played.comes_and_goes("10.0.0.66", "Mallory") {
            Ok(_) => rounds += 1,
            Err(refused) => break refused,
        }
    };
    assert!(rounds > 31 && refused.why == RefusalReason::TooMuch, "{rounds}: {}", refused.error);
    assert!(played.table.people() as usize <= 1 + MOST_IDLE, "{} people", played.table.people());
    assert!(played.table.number() < MOST_ENTRIES / 4, "{} events", played.table.number());
    let ben = played.ask_in(&from("10.0.0.2"), None, SIT).unwrap_or_else(|refused| panic!("{}", refused.error));
    played.add(&ben);
    played.does(Some(0), r#"{"do": "start"}"#);
    assert_eq!(played.phase(), Phase::Playing);
}

#[test]
fn strangers_from_many_addresses_make_room_for_whoever_comes_next() {
    let mut played = two_seats();
    for number in 0..100 {
        played
            .comes_and_goes(&format!("10.0.{number}.1"), &format!("Mallory {number}"))
            .unwrap_or_else(|refused| panic!("{number}: {}", refused.error));
    }
    assert_eq!(usize::from(played.table.people()), MOST_PEOPLE);
    assert_eq!(played.table.state().people[0].name, "Ann", "the host is never forgotten");
    assert!(played.ask_in(&from("10.0.200.2"), None, SIT).is_ok());
}

#[test]
fn whoever_is_forgotten_is_somebody_else_for_everybody_and_their_lines_go_too() {
    let mut played = two_seats();
    let first = played.comes_and_goes("10.0.0.66", "Mallory").unwrap();
    played.does(Some(first), r#"{"do": "say", "text": "Boo"}"#);
    for _ in 1..MOST_IDLE {
        played.comes_and_goes("10.0.0.66", "Mallory").unwrap();
    }
    let ben = played.ask_in(&from("10.0.0.66"), None, SIT).unwrap();
    let happened = played.add(&ben);
    assert_eq!((happened.leaves, played.seat("red").person), (Some(first), Some(first)));
    assert_eq!(played.table.state().people[usize::from(first)].name, "Ben");
    assert_eq!(played.table.chat().count(), 0);
    let read = HostedTable::from_rows(&played.rows).unwrap().unwrap();
    assert!(read.state() == played.table.state() && read.person(&ben.seat_token.unwrap()) == Some(first));
}

#[test]
fn who_has_played_is_not_forgotten() {
    let mut played = ann_and_ben();
    played.does(Some(1), r#"{"do": "stand", "seat": "red"}"#);
    for number in 0..3 * MOST_PEOPLE {
        // Those who sit down while the game is on play too, so at last nobody new comes.
        let _ = played.comes_and_goes(&format!("10.0.{number}.1"), "Mallory");
    }
    assert_eq!(played.table.state().people[1].name, "Ben");
    played.does(Some(1), r#"{"do": "sit", "seat": "red"}"#);
}

#[test]
fn the_next_person_who_is_here_with_a_seat_is_the_host_once_and_has_the_hosts_rights() {
    let mut played = ann_and_ben();
    let cat = played.ask(None, r#"{"do": "sit", "seat": "red", "name": "Cat"}"#);
    assert!(cat.is_err(), "the seat is taken");
    assert_eq!((played.table.successor(&[0, 1]), played.table.successor(&[])), (None, None));
    assert_eq!(played.table.successor(&[1]), Some(1));
    let decision = played.table.pass_host(0, &[1]).unwrap();
    played.add(&decision);
    assert_eq!((played.table.host(), played.table.state().host), (1, 1));
    assert!(played.table.pass_host(0, &[1]).is_err(), "another process was quicker");
    assert!(played.refused(Some(0), r#"{"do": "bot", "seat": "red", "bot": "novice"}"#).contains("only the host"));
    played.does(Some(1), r#"{"do": "bot", "seat": "green", "bot": "novice"}"#);
    assert_eq!(HostedTable::from_rows(&played.rows).unwrap().unwrap().host(), 1);
}

#[test]
fn anybody_lets_a_bot_play_for_somebody_who_is_away_for_long_until_they_are_back() {
    let mut played = ann_and_ben();
    let lend = r#"{"do": "bot", "seat": "green", "bot": "novice"}"#;
    assert!(played.refused(Some(1), lend).contains("only the host"));
    let away = RequestContext { away: vec![0], ..RequestContext::default() };
    assert!(played.ask_in(&away, Some(1), lend).is_err(), "not for long");
    let absent = RequestContext { away: vec![0], absent: vec![0], ..RequestContext::default() };
    assert!(played.ask_in(&absent, None, lend).is_err(), "who watches has no say");
    let decision = played.ask_in(&absent, Some(1), lend).unwrap();
    played.add(&decision);
    assert!(played.seat("green").bot.is_some());
    let seats = played.table.waits_for_return(0);
    assert_eq!((seats.len(), played.table.waits_for_return(1).len()), (1, 0));
    let back = played.table.returned(0, seats[0]).unwrap();
    played.add(&back);
    assert!(played.seat("green").bot.is_none() && played.table.returned(0, seats[0]).is_err());
}

#[test]
fn who_was_away_takes_the_seat_back_with_one_message_and_others_do_not() {
    let mut played = ann_and_ben();
    let absent = RequestContext { away: vec![1], absent: vec![1], ..RequestContext::default() };
    let lent = played.ask_in(&absent, Some(0), r#"{"do": "bot", "seat": "red", "bot": "novice"}"#).unwrap();
    played.add(&lent);
    played.does(Some(1), r#"{"do": "give-back", "seat": "red"}"#);
    // What the host gives away while somebody is here is the host's to give back.
    played.does(Some(0), r#"{"do": "bot", "seat": "red", "bot": "novice"}"#);
    assert!(played.refused(Some(1), r#"{"do": "give-back", "seat": "red"}"#).contains("only the host"));
}

#[test]
fn who_is_muted_decides_but_does_not_talk() {
    let mut played = ann_and_ben();
    assert!(played.refused(Some(1), r#"{"do": "mute", "person": 0}"#).contains("only the host"));
    assert!(played.refused(Some(0), r#"{"do": "mute", "person": 0}"#).contains("this is you"));
    assert!(played.refused(Some(0), r#"{"do": "mute", "person": 9}"#).contains("nobody"));
    played.does(Some(0), r#"{"do": "mute", "person": 1}"#);
    assert!(played.table.state().people[1].muted && played.table.is_muted(1));
    assert!(played.refused(Some(1), r#"{"do": "say", "text": "Boo"}"#).contains("taken you the word"));
    played.play_until(|played| played.decider() == Some(1));
    assert!(played.random_choice().is_some());
    played.does(Some(0), r#"{"do": "unmute", "person": 1}"#);
    played.does(Some(1), r#"{"do": "say", "text": "Boo"}"#);
}

#[test]
fn who_was_sent_away_neither_sits_again_nor_under_another_name_from_the_same_network() {
    let mut played = two_seats();
    let ben = played.ask_in(&from("10.0.0.2"), None, SIT).unwrap();
    played.add(&ben);
    played.does(Some(0), r#"{"do": "remove", "person": 1}"#);
    assert!(played.seat("red").is_open());
    assert_eq!((played.table.removal(1), played.table.removal(0)), (Some(false), None));
    let again = played.ask_in(&from("10.0.0.2"), None, SIT).err().unwrap();
    assert_eq!(again.why, RefusalReason::Removed);
    assert!(!played.table.is_barred("10.0.0.2".parse().unwrap()), "they may watch");
    assert!(played.ask_in(&from("10.0.0.3"), None, SIT).is_ok());
    played.does(Some(0), r#"{"do": "remove", "person": 1, "bar": true}"#);
    assert!(
        played.table.is_barred("10.0.0.2".parse().unwrap()) && !played.table.is_barred("10.0.0.3".parse().unwrap())
    );
    let told = serde_json::to_string(&played.table.state()).unwrap();
    assert!(told.contains(r#""barred":true"#) && !told.contains("10.0.0") && !played.rows[2].body.contains("10.0.0"));
    played.does(Some(0), r#"{"do": "lift", "person": 1}"#);
    assert!(played.ask_in(&from("10.0.0.2"), Some(1), r#"{"do": "sit", "seat": "red"}"#).is_ok());
}

#[test]
fn who_is_sent_away_in_the_middle_of_a_game_leaves_a_free_seat_and_the_game_goes_on() {
    let mut played = ann_and_ben();
    played.does(Some(0), r#"{"do": "remove", "person": 1}"#);
    assert!(played.seat("red").is_open());
    played.does(Some(0), r#"{"do": "bot", "seat": "red", "bot": "random"}"#);
    played.play_to_the_end();
}

#[test]
fn a_word_to_enter_is_kept_as_a_hash_and_asked_for() {
    let mut played = two_seats();
    assert!(!played.table.has_word() && played.table.is_word("anything"));
    for bad in ["", "  ", "two\nlines", &"x".repeat(41)] {
        assert!(HostedTable::set_word(bad).is_err(), "{bad:?}");
    }
    let word = HostedTable::set_word(" Paper Lantern ").unwrap();
    assert!(!word.write().to_lowercase().contains("lantern"));
    played.add(&word.into());
    assert!(played.table.has_word() && played.table.is_word("paper lantern") && !played.table.is_word("lantern"));
}
