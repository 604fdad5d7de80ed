use ghost_stories_online::{ClientMessage, Phase};

use super::{Played, SEED, alone, ann_and_ben, open, two_seats};
use crate::store::Finished;

#[test]
fn whoever_comes_gives_a_name_and_gets_a_black_secret_with_which_they_come_back() {
    let mut played = two_seats();
    let decision = played.ask(None, r#"{"do": "sit", "seat": "red", "name": " Ben \t the Bold "}"#).unwrap();
    played.add(&decision);
    let seat_token = decision.seat_token.unwrap();
    assert_eq!(played.table.person(&seat_token), Some(1));
    assert_eq!(played.table.person("ann"), Some(0));
    assert_eq!(played.table.person("somebody else"), None);
    assert_eq!(played.table.state().people[1].name, "Ben the Bold");
    assert!(!played.rows[1].body.contains(&seat_token), "only a hash is stored");
}

#[test]
fn a_seat_can_be_taken_once_and_only_if_it_is_there_and_free() {
    let mut played = open(
        r#"[{"for": "me", "colour": "green"}, {"for": "open", "colour": "red"}, {"for": "novice", "colour": "blue"}]"#,
        "",
        1,
    );
    played.does(None, r#"{"do": "sit", "seat": "red", "name": "Ben"}"#);
    for (seat, why) in
        [("red", "taken"), ("green", "taken"), ("blue", "bot"), ("yellow", "no seat"), ("wu-feng", "no seat")]
    {
        let error = played.refused(None, &format!(r#"{{"do": "sit", "seat": "{seat}", "name": "Cat"}}"#));
        assert!(error.contains(why), "{seat}: {error}");
    }
}

#[test]
fn names_are_short_plain_and_not_empty() {
    let played = two_seats();
    assert!(played.refused(None, r#"{"do": "sit", "seat": "red"}"#).contains("gives a name"));
    let long = "x".repeat(25);
    let bad = ["", " ", "\u{200b}", "\u{202e}neB", "B\u{200f}en", "B\u{0}en", &long];
    for name in bad {
        let sit = ClientMessage::Sit { seat: "red".parse().unwrap(), name: Some(name.to_owned()) };
        assert!(played.refused(None, &sit.write(None)).starts_with("name: "), "{name:?}");
    }
    for name in ["Bén", "本", "B-2", &"ü".repeat(24)] {
        let sit = ClientMessage::Sit { seat: "red".parse().unwrap(), name: Some(name.to_owned()) };
        assert!(played.ask(None, &sit.write(None)).is_ok(), "{name:?}");
    }
}

#[test]
fn one_person_may_hold_several_seats_and_decides_for_each() {
    let mut played = open(r#"[{"for": "open", "colour": "green"}, {"for": "open", "colour": "red"}]"#, "", 2);
    assert!(played.refused(Some(0), r#"{"do": "start"}"#).contains("nobody plays green yet"));
    let sat = played.ask(Some(0), r#"{"do": "sit", "seat": "green"}"#).unwrap();
    assert!(sat.seat_token.is_none(), "who has a secret gets no other");
    played.add(&sat);
    played.does(Some(0), r#"{"do": "sit", "seat": "red"}"#);
    assert_eq!(played.table.state().people.len(), 1);
    played.does(Some(0), r#"{"do": "start"}"#);
    let mut deciders = Vec::new();
    while let Some(who) = played.table.decides() {
        assert_eq!(played.decider(), Some(0));
        deciders.push(who.to_string());
        played.random_choice();
    }
    deciders.sort();
    deciders.dedup();
    assert_eq!(deciders, ["green", "red"]);
}

#[test]
fn only_the_host_starts_lends_bots_and_frees_the_seats_of_others() {
    let mut played = two_seats();
    played.does(None, r#"{"do": "sit", "seat": "red", "name": "Ben"}"#);
    for request in [
        r#"{"do": "start"}"#,
        r#"{"do": "bot", "seat": "red", "bot": "novice"}"#,
        r#"{"do": "give-back", "seat": "red"}"#,
        r#"{"do": "stand", "seat": "green"}"#,
    ] {
        assert_eq!(played.refused(Some(1), request), "only the host may do that", "{request}");
        assert!(played.refused(None, request).contains("take one with sit"), "{request}");
    }
    played.does(Some(0), r#"{"do": "stand", "seat": "red"}"#);
    assert!(played.seat("red").is_open());
    assert!(played.refused(Some(0), r#"{"do": "stand", "seat": "red"}"#).contains("nobody sits"));
    played.does(Some(1), r#"{"do": "sit", "seat": "red"}"#);
    played.does(Some(1), r#"{"do": "stand", "seat": "red"}"#);
    assert!(played.seat("red").is_open());
}

#[test]
fn a_bot_stands_in_for_a_person_and_gives_the_seat_back() {
    let mut played = ann_and_ben();
    played.play_until(|played| played.decider() == Some(1));
    let steps = played.table.steps().len();
    let choice = ClientMessage::Choose { choice: played.options()[0], steps, number: None }.write(None);
    assert!(played.refused(Some(0), r#"{"do": "give-back", "seat": "red"}"#).contains("no bot"));
    assert!(played.refused(Some(0), r#"{"do": "bot", "seat": "red", "bot": "oracle"}"#).contains("this server lends"));
    played.does(Some(0), r#"{"do": "bot", "seat": "red", "bot": "novice"}"#);
    assert_eq!(played.seat("red").person, Some(1), "the seat stays Ben's");
    assert!(played.refused(Some(1), &choice).contains("not for you"));
    assert!(played.refused(None, r#"{"do": "sit", "seat": "red", "name": "Cat"}"#).contains("taken"));
    let (who, ..) = played.table.bot_to_decide().unwrap();
    assert_eq!(who.to_string(), "red");
    played.does(Some(0), r#"{"do": "give-back", "seat": "red"}"#);
    assert!(played.table.bot_to_decide().is_none());
    played.does(Some(1), &choice);
}

#[test]
fn the_seat_of_a_bot_that_goes_is_free() {
    let mut played = alone(r#"[{"for": "me", "colour": "green"}, {"for": "novice", "colour": "red"}]"#);
    assert!(played.refused(None, r#"{"do": "sit", "seat": "red", "name": "Ben"}"#).contains("give the seat back"));
    played.does(Some(0), r#"{"do": "give-back", "seat": "red"}"#);
    assert!(played.seat("red").is_open());
    played.play_until(|played| played.table.decides().is_some_and(|who| who.to_string() == "red"));
    assert!(played.random_choice().is_none(), "the game waits for somebody");
    played.does(None, r#"{"do": "sit", "seat": "red", "name": "Ben"}"#);
    assert_eq!(played.decider(), Some(1));
}

#[test]
fn a_game_begins_once_and_only_when_no_seat_is_open() {
    let mut played = two_seats();
    assert!(played.refused(Some(0), r#"{"do": "start"}"#).contains("nobody plays red yet"));
    assert_eq!(played.phase(), Phase::Open);
    assert!(played.refused(Some(0), r#"{"do": "undo"}"#).contains("no game"));
    let choice = ClientMessage::Choose { choice: ann_and_ben().options()[0], steps: 0, number: None }.write(None);
    assert!(played.refused(Some(0), &choice).contains("not begun"));
    played.does(Some(0), r#"{"do": "bot", "seat": "red", "bot": "novice"}"#);
    played.does(Some(0), r#"{"do": "start"}"#);
    assert_eq!(played.phase(), Phase::Playing);
    assert!(played.refused(Some(0), r#"{"do": "start"}"#).contains("begun already"));
}

#[test]
fn only_the_one_who_must_decides_and_only_about_the_position_that_was_seen() {
    let mut played = ann_and_ben();
    played.play_until(|played| played.decider() == Some(1));
    let (choice, steps) = (played.options()[0], played.table.steps().len());
    let choose = |steps| ClientMessage::Choose { choice, steps, number: None }.write(None);
    assert!(played.refused(Some(0), &choose(steps)).contains("it is for red to decide"));
    assert!(played.refused(None, &choose(steps)).contains("take one with sit"));
    for stale in [0, steps - 1, steps + 1, usize::MAX] {
        assert!(played.refused(Some(1), &choose(stale)).contains("the game has gone on"), "{stale}");
    }
    played.does(Some(1), &choose(steps));
}

#[test]
fn a_choice_against_the_rules_is_refused_with_the_rule() {
    let played = ann_and_ben();
    let (person, steps) = (played.decider().unwrap(), played.table.steps().len());
    let options = played.options();
    let wrong = "defeat nothing".parse().unwrap();
    assert!(!options.contains(&wrong));
    let choose = ClientMessage::Choose { choice: wrong, steps, number: None };
    let Err(refused) = played.table.decide(Some(person), &choose, 0) else { panic!("{wrong} was carried out") };
    assert!(refused.rule.is_some() && !refused.error.is_empty());
}

#[test]
fn after_the_end_nothing_is_decided_and_who_played_stays() {
    let mut played = ann_and_ben();
    played.play_to_the_end();
    assert_eq!(played.phase(), Phase::Over);
    for request in [
        r#"{"do": "sit", "seat": "red", "name": "Cat"}"#,
        r#"{"do": "stand", "seat": "red"}"#,
        r#"{"do": "bot", "seat": "red", "bot": "novice"}"#,
        r#"{"do": "give-back", "seat": "red"}"#,
        r#"{"do": "undo"}"#,
        r#"{"do": "start"}"#,
    ] {
        played.refused(Some(0), request);
    }
    played.does(Some(1), r#"{"do": "say", "text": "Again?"}"#);
    let replay = played.table.replay().unwrap();
    let names: Vec<&str> = replay.names.iter().filter_map(|(_, name)| name.as_deref()).collect();
    assert_eq!((names.len(), names.contains(&"Ann"), names.contains(&"Ben")), (2, true, true));
}

#[test]
fn the_result_comes_with_the_last_decision_and_only_if_people_play_all_taoists() {
    for bot in [false, true] {
        let mut played = ann_and_ben();
        if bot {
            played.does(Some(0), r#"{"do": "bot", "seat": "red", "bot": "novice"}"#);
        }
        let mut finished = None;
        while let Some(who) = played.table.decides() {
            assert!(finished.is_none());
            let choice = played.random.pick(&played.options());
            let decision = played.table.decide_for_bot(who, choice, 77).unwrap();
            finished.clone_from(&decision.finished);
            played.add(&decision);
        }
        assert_eq!(finished.is_some(), !bot);
        if let Some(finished) = finished {
            assert_eq!(
                (finished.names, finished.players, finished.at),
                (vec!["Ann".to_owned(), "Ben".to_owned()], 2, 77)
            );
            assert_eq!((finished.kind.as_str(), finished.level.as_str(), finished.day), ("base", "normal", None));
        }
    }
}

#[test]
fn a_table_has_room_for_so_many_people_and_then_those_who_left_first_are_forgotten() {
    let mut played = two_seats();
    for number in 1..32 {
        played.does(None, &format!(r#"{{"do": "sit", "seat": "red", "name": "TestClient {number}"}}"#));
        played.does(Some(0), r#"{"do": "stand", "seat": "red"}"#);
    }
    let one_more = r#"{"do": "sit", "seat": "red", "name": "One more"}"#;
    played.does(None, one_more);
    assert_eq!((played.table.people(), played.seat("red").person), (32, Some(1)));
    played.does(Some(0), r#"{"do": "stand", "seat": "red"}"#);
    played.does(Some(31), r#"{"do": "sit", "seat": "red"}"#);
}

/// The result of a game that is played to its end by whoever sits there.
fn result(played: &mut Played) -> Option<Finished> {
    let mut finished = None;
    while let Some(who) = played.table.decides() {
        let decision = played.table.decide_for_bot(who, played.random.pick(&played.options()), 77).unwrap();
        finished.clone_from(&decision.finished);
        played.add(&decision);
    }
    finished
}

#[test]
fn a_game_in_which_a_bot_ever_decided_for_a_taoist_does_not_count() {
    for decides in [false, true] {
        let mut played = ann_and_ben();
        played.play_until(|played| played.decider() == Some(1));
        played.does(Some(0), r#"{"do": "bot", "seat": "red", "bot": "novice"}"#);
        if decides {
            played.random_choice();
        }
        played.does(Some(0), r#"{"do": "give-back", "seat": "red"}"#);
        assert_eq!(result(&mut played).is_some(), !decides);
    }
}

#[test]
fn a_game_against_oneself_or_a_weak_wu_feng_does_not_count() {
    for (wu_feng, counts) in [("me", false), ("random", false), ("novice", false), ("expert", true)] {
        let black_secret = format!(r#", "black_secret": {{"wu_feng": "{wu_feng}"}}"#);
        let mut played = open(r#"[{"for": "me", "colour": "green"}]"#, &black_secret, SEED);
        played.does(Some(0), r#"{"do": "start"}"#);
        assert_eq!(result(&mut played).is_some(), counts, "{wu_feng}");
    }
}

#[test]
fn s7_nobody_new_becomes_wu_feng_once_the_game_has_begun() {
    let seats = r#"[{"for": "me", "colour": "green"}]"#;
    let mut played = open(seats, r#", "black_secret": {"wu_feng": "expert"}"#, SEED);
    played.does(Some(0), r#"{"do": "start"}"#);
    played.does(Some(0), r#"{"do": "give-back", "seat": "wu-feng"}"#);
    assert!(played.refused(None, r#"{"do": "sit", "seat": "wu-feng", "name": "Ann again"}"#).contains("S7"));

    let mut played = open(seats, r#", "black_secret": {"wu_feng": "open"}"#, SEED);
    played.does(None, r#"{"do": "sit", "seat": "wu-feng", "name": "Ben"}"#);
    played.does(Some(0), r#"{"do": "start"}"#);
    played.does(Some(0), r#"{"do": "stand", "seat": "wu-feng"}"#);
    assert!(played.refused(None, r#"{"do": "sit", "seat": "wu-feng", "name": "Ann again"}"#).contains("S7"));
    played.does(Some(1), r#"{"do": "sit", "seat": "wu-feng"}"#);
}
