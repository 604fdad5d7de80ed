use ghost_stories_online::{ListedTable, Phase, RefusalReason};

use super::{Played, SEED, ann_and_ben, open, two_seats};

const LIST: &str = r#"{"do": "list", "language": "pl"}"#;

/// Ann plays green, an open seat is red, a bot that gives way is blue.
fn with_bots(more: &str) -> Played {
    let seats =
        r#"[{"for": "me", "colour": "green"}, {"for": "open", "colour": "red"}, {"for": "novice", "colour": "blue"}]"#;
    open(seats, &format!(r#", "listing": {{"language": "pl"}}, "bots_give_way": true{more}"#), SEED)
}

fn free(listed: &ListedTable) -> Vec<String> {
    listed.free_seats().iter().map(ToString::to_string).collect()
}

#[test]
fn a_table_is_listed_when_it_is_opened_or_later_until_its_host_takes_it_off() {
    assert_eq!(with_bots("").table.listed().unwrap().language, "pl");
    let mut played = two_seats();
    assert!(played.table.listed().is_none());
    assert_eq!(played.refused(Some(0), r#"{"do": "unlist"}"#), "the table is not listed");
    played.does(Some(0), LIST);
    assert_eq!(played.refused(Some(0), LIST), "the table is listed already");
    assert_eq!(played.table.state().listing.unwrap().language, "pl");
    let listed = played.table.listed().unwrap();
    assert_eq!((listed.phase, listed.people(), free(&listed)), (Phase::Open, 1, vec!["red".to_owned()]));
    played.does(Some(0), r#"{"do": "unlist"}"#);
    assert!(played.table.listed().is_none() && played.table.state().listing.is_none());
}

#[test]
fn only_the_host_lists_a_table_and_says_which_language_is_spoken() {
    let mut played = two_seats();
    played.does(None, r#"{"do": "sit", "seat": "red", "name": "Ben"}"#);
    assert_eq!(played.refused(Some(1), LIST), "only the host may do that");
    assert!(played.refused(None, LIST).contains("take one with sit"));
    assert!(played.refused(Some(0), r#"{"do": "list", "language": "Polish"}"#).starts_with("language: expected"));
}

#[test]
fn a_listed_table_is_shown_only_while_somebody_may_come() {
    let mut played = two_seats();
    played.does(Some(0), LIST);
    played.does(None, r#"{"do": "sit", "seat": "red", "name": "Ben"}"#);
    assert!(played.table.listed().is_none(), "every seat is taken");
    played.does(Some(1), r#"{"do": "stand", "seat": "red"}"#);
    assert!(played.table.listed().is_some(), "one is free again");
    let full = ann_and_ben();
    let Err(refused) = full.ask(Some(0), LIST) else { panic!("nobody may come any more") };
    assert_eq!(refused.why, RefusalReason::Begun);
}

#[test]
fn a_bot_that_gives_way_makes_room_before_the_game_and_while_it_is_on() {
    let mut played = with_bots("");
    assert_eq!(free(&played.table.listed().unwrap()), ["red", "blue"], "where nobody plays first");
    played.does(None, r#"{"do": "sit", "seat": "blue", "name": "Ben"}"#);
    played.does(Some(0), r#"{"do": "bot", "seat": "red", "bot": "novice", "gives_way": true}"#);
    played.does(Some(0), r#"{"do": "start"}"#);
    let listed = played.table.listed().unwrap();
    assert_eq!((listed.phase, free(&listed)), (Phase::Playing, vec!["red".to_owned()]));
    let seat = |played: &Played, seat: &str| *played.table.state().seat(seat.parse().unwrap()).unwrap();
    assert!(seat(&played, "red").gives_way && seat(&played, "blue").bot.is_none());
    played.does(None, r#"{"do": "sit", "seat": "red", "name": "Cat"}"#);
    let red = seat(&played, "red");
    assert_eq!((red.person, red.bot, red.gives_way), (Some(2), None, false));
    assert!(played.table.listed().is_none());
    // The rows tell the same once more.
    let again = crate::table::HostedTable::from_rows(&played.rows).unwrap().unwrap();
    assert_eq!(again.state(), played.table.state());
}

#[test]
fn a_bot_that_the_host_wants_to_keep_keeps_its_seat() {
    let mut played = with_bots("");
    played.does(Some(0), r#"{"do": "bot", "seat": "blue", "bot": "novice"}"#);
    assert_eq!(free(&played.table.listed().unwrap()), ["red"]);
    assert!(played.refused(None, r#"{"do": "sit", "seat": "blue", "name": "Ben"}"#).contains("a bot plays blue"));
}

#[test]
fn s7_nobody_new_takes_wu_fengs_seat_from_a_bot_once_the_game_has_begun() {
    let seats = r#"[{"for": "me", "colour": "green"}, {"for": "novice", "colour": "red"}]"#;
    let more = r#", "listing": {"language": "en"}, "bots_give_way": true, "black_secret": {"wu_feng": "novice"}"#;
    let mut played = open(seats, more, SEED);
    assert_eq!(free(&played.table.listed().unwrap()), ["red", "wu-feng"]);
    played.does(Some(0), r#"{"do": "start"}"#);
    assert_eq!(free(&played.table.listed().unwrap()), ["red"]);
    assert!(played.refused(None, r#"{"do": "sit", "seat": "wu-feng", "name": "Ben"}"#).contains("(S7)"));
}

#[test]
fn what_is_listed_holds_neither_hashes_nor_seeds_nor_secrets() {
    let mut played = with_bots("");
    let decision = played.ask(None, r#"{"do": "sit", "seat": "red", "name": "Ben"}"#).unwrap();
    played.add(&decision);
    let listed = serde_json::to_string(&played.table.listed().unwrap()).unwrap();
    let seat_token = decision.seat_token.unwrap();
    let body: serde_json::Value = serde_json::from_str(&played.rows[1].body).unwrap();
    let hash = body["newcomer"]["hash"].as_str().unwrap();
    for hidden in [seat_token.as_str(), hash, &SEED.to_string()] {
        assert!(!listed.contains(hidden), "{hidden} in {listed}");
    }
}
