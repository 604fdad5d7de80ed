//! Attempts to come into the standings or the hall of records by other means than playing.

use ghost_stories_online::{Aid, OpenedTable, Phase, PracticeReason};
use serde_json::{Value, json};

use crate::daily::{attempt, begun, finish, standings};
use crate::test_client::TestClient;
use crate::test_server::{TestServer, fresh_file, settings};

fn setup(client: &TestClient) -> Value {
    serde_json::from_str::<Value>(&client.texts[0]).unwrap()["setup"].clone()
}

#[tokio::test]
async fn practice_tells_nothing_of_the_game_that_counts() {
    let server = TestServer::open().await;
    let (_, ann) = attempt(&server, "Ann", 1).await;
    let (_, ben) = attempt(&server, "Ben", 2).await;
    assert_eq!((setup(&ann), &ann.steps), (setup(&ben), &ben.steps), "the same for everybody");
    let mut others = Vec::new();
    for _ in 0..4 {
        let (opened, eve) = begun(&server, r#"{"name": "Eve"}"#).await;
        assert!(!opened.ranked && !eve.state.as_ref().unwrap().ranked);
        others.push((setup(&eve), eve.steps));
    }
    assert!(others.iter().all(|other| *other != (setup(&ann), ann.steps.clone())), "another seed");
    assert!(others.iter().any(|other| *other != others[0]), "and another each time");
}

/// An attempt from an address that a proxy names.
async fn attempt_from(server: &TestServer, address: &str, player: usize) -> Value {
    let headers = [("Content-Type", "application/json"), ("X-Forwarded-For", address)];
    let body = json!({ "name": "Eve", "player": format!("identity{player:016}") }).to_string();
    let answer = server.request("POST", "/api/daily", &headers, body.as_bytes()).await;
    assert_eq!(answer.status, 201, "{}", answer.body);
    answer.json()
}

#[tokio::test]
async fn of_57_identities_at_one_network_five_count_also_after_a_restart() {
    let mut settings = settings();
    let file = fresh_file();
    settings.database = file.to_str().unwrap().to_owned();
    settings.behind_proxy = true;
    let mut server = TestServer::with(settings.clone()).await;
    let mut ranked = Vec::new();
    for player in 0..57 {
        if player == 3 {
            server.close().await;
            server = TestServer::with(settings.clone()).await;
        }
        let opened = attempt_from(&server, &format!("2001:db8::{player:x}"), player).await;
        if opened["ranked"] == json!(true) {
            ranked.push(player);
        } else {
            assert_eq!(opened["why"], json!("network"));
        }
    }
    assert_eq!(ranked, [0, 1, 2, 3, 4]);
    assert_eq!(attempt_from(&server, "2001:db8::9", 2).await["ranked"], json!(true), "it goes on");
    assert_eq!(attempt_from(&server, "2001:db8:0:1::1", 57).await["ranked"], json!(true), "another network");
    assert_eq!(attempt_from(&server, "10.0.0.1", 58).await["ranked"], json!(true));
    server.close().await;
    std::fs::remove_dir_all(file.parent().unwrap()).unwrap();
}

#[tokio::test]
async fn who_runs_the_server_says_how_many_attempts_count() {
    let mut settings = settings();
    settings.limits.ranked_attempts = 1;
    let server = TestServer::with(settings.clone()).await;
    assert!(attempt(&server, "Ann", 1).await.0.ranked);
    assert_eq!(attempt(&server, "Ben", 2).await.0.why, Some(PracticeReason::Network));
    settings.limits.ranked_attempts = 0;
    let server = TestServer::with(settings).await;
    assert_eq!(attempt(&server, "Ann", 1).await.0.why, Some(PracticeReason::Network));
}

#[tokio::test]
async fn who_says_that_hints_were_used_has_an_attempt_that_does_not_count() {
    let server = TestServer::open().await;
    let (_, mut ann) = attempt(&server, "Ann", 1).await;
    let (_, mut ben) = attempt(&server, "Ben", 2).await;
    assert!(ann.state.as_ref().unwrap().ranked);
    ann.does(r#""do": "use-aid", "aid": "hints""#).await;
    let state = ann.state.clone().unwrap();
    assert_eq!((state.ranked, state.aids), (false, vec![Aid::Hints]));
    finish(&mut ann).await;
    finish(&mut ben).await;
    assert_eq!(standings(&server).await, ["Ben"]);
}

#[tokio::test]
async fn a_result_says_what_was_used() {
    let server = TestServer::open().await;
    let opened = server.table(r#"[{"for": "me"}]"#).await;
    let mut ann = TestClient::at(&server, &opened.table, Some(&opened.seat_token)).await;
    let hints = r#""do": "use-aid", "aid": "hints""#;
    assert!(ann.refused(hints).await.contains("not begun"));
    ann.does(r#""do": "start""#).await;
    assert!(ann.refused(r#""do": "use-aid", "aid": "wings""#).await.contains("expected hints"));
    for aid in ["trial", "hints", "hints"] {
        ann.does(&format!(r#""do": "use-aid", "aid": "{aid}""#)).await;
    }
    let mut eve = TestClient::at(&server, &opened.table, None).await;
    assert!(eve.refused(hints).await.contains("only those with a seat"));
    finish(&mut ann).await;
    assert!(ann.refused(hints).await.contains("over"));
    let records = server.get("/api/records").await.json();
    assert_eq!(records[0]["best"][0]["aids"], json!(["hints", "trial"]));
}

/// A table with Black Secret of which these seats are the host's, with what more there is in its body; from an address.
async fn black_secret(server: &TestServer, taoist: &str, wu_feng: &str) -> OpenedTable {
    let headers = [("Content-Type", "application/json"), ("X-Forwarded-For", "10.0.0.1")];
    let body = json!({ "name": "Ann", "level": "hell", "seats": [{ "for": taoist, "colour": "red" }], "black_secret": { "wu_feng": wu_feng } });
    let answer = server.request("POST", "/api/tables", &headers, body.to_string().as_bytes()).await;
    assert_eq!(answer.status, 201, "{}", answer.body);
    serde_json::from_str(&answer.body).unwrap()
}

/// Plays to the end; whoever is asked decides.
async fn finish_both(ann: &mut TestClient, ben: &mut TestClient) {
    let mut number = 0;
    while ann.phase() == Phase::Playing {
        let (decider, other) = if ann.options.is_empty() { (&mut *ben, &mut *ann) } else { (&mut *ann, &mut *ben) };
        assert!(!decider.options.is_empty(), "somebody decides");
        number += 7;
        decider.choose(number).await;
        let known = decider.number;
        other.wait_for(|other| other.number >= known).await;
    }
}

#[tokio::test]
async fn a_wu_feng_from_the_network_of_a_taoist_hands_out_no_record() {
    let mut settings = settings();
    settings.behind_proxy = true;
    let server = TestServer::with(settings).await;
    for (address, told) in [("10.0.0.1", json!([])), ("10.0.0.2", json!(["person"]))] {
        let opened = black_secret(&server, "me", "open").await;
        let mut ann = TestClient::from(&server, "10.0.0.1").await;
        ann.hello(&opened.table, Some(&opened.seat_token), "").await;
        let mut ben = TestClient::from(&server, address).await;
        ben.hello(&opened.table, None, "").await;
        ben.does(r#""do": "sit", "seat": "wu-feng", "name": "Ben""#).await;
        ann.wait_for(|ann| ann.state.as_ref().unwrap().people.len() == 2).await;
        ann.does(r#""do": "start""#).await;
        ben.wait_for(|ben| ben.phase() == Phase::Playing).await;
        finish_both(&mut ann, &mut ben).await;
        assert!(ann.texts.iter().chain(&ben.texts).all(|text| !text.contains("network")), "nobody is told");
        // The hall is kept for a moment, but not over a game that ends here.
        let records = server.get("/api/records").await.json();
        let boards: Vec<&Value> = records.as_array().unwrap().iter().map(|board| &board["wu_feng"]).collect();
        assert_eq!(json!(boards), told, "{address}");
    }
}

#[tokio::test]
async fn a_game_against_a_bot_is_on_the_board_of_bots() {
    let server = TestServer::open().await;
    let opened = black_secret(&server, "me", "expert").await;
    let mut ann = TestClient::at(&server, &opened.table, Some(&opened.seat_token)).await;
    ann.does(r#""do": "start""#).await;
    finish(&mut ann).await;
    let records = server.get("/api/records").await.json();
    assert_eq!((&records[0]["kind"], &records[0]["wu_feng"]), (&json!("black-secret"), &json!("bot")));
}

#[tokio::test]
async fn older_results_are_sorted_by_what_their_table_says() {
    let mut settings = settings();
    let file = fresh_file();
    settings.database = file.to_str().unwrap().to_owned();
    let server = TestServer::with(settings.clone()).await;
    let opened = black_secret(&server, "me", "expert").await;
    let mut ann = TestClient::at(&server, &opened.table, Some(&opened.seat_token)).await;
    ann.does(r#""do": "start""#).await;
    finish(&mut ann).await;
    drop(ann);
    server.close().await;
    let database = rusqlite::Connection::open(&file).unwrap();
    database
        .execute_batch(
            "UPDATE results SET wu_feng = '';
            INSERT INTO results (game, kind, level, players, names, score, won, at)
            VALUES ('gone', 'black-secret', 'hell', 1, '[]', 1, FALSE, 1)",
        )
        .unwrap();
    drop(database);
    let server = TestServer::with(settings).await;
    let boards = async || {
        let records = server.get("/api/records").await.json();
        let told = |board: &Value| (board["wu_feng"].clone(), board["best"][0]["table"].clone());
        records.as_array().unwrap().iter().map(told).collect::<Vec<_>>()
    };
    let expected = [(json!("bot"), json!(opened.table)), (json!(null), json!("gone"))];
    let waited = async {
        while boards().await != expected {
            tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        }
    };
    tokio::time::timeout(std::time::Duration::from_mins(1), waited).await.expect("the table says it was a bot");
    server.close().await;
    std::fs::remove_dir_all(file.parent().unwrap()).unwrap();
}
