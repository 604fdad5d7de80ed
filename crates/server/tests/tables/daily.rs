use ghost_stories_online::{OpenedChallenge, OpenedTable, Phase, PracticeReason};
use serde_json::json;

use crate::test_client::TestClient;
use crate::test_server::{HttpAnswer, TestServer, fresh_file, settings};

/// Somebody's attempt at the challenge of today, by a player who is known as a number.
pub async fn attempt(server: &TestServer, name: &str, player: u64) -> (OpenedChallenge, TestClient) {
    let body = json!({ "name": name, "player": format!("player{player:016}") });
    begun(server, &body.to_string()).await
}

/// An attempt that was asked for with this body.
pub async fn begun(server: &TestServer, body: &str) -> (OpenedChallenge, TestClient) {
    let answer = server.post("/api/daily", body).await;
    assert_eq!(answer.status, 201, "{}", answer.body);
    let opened: OpenedChallenge = serde_json::from_str(&answer.body).unwrap();
    let client = TestClient::at(server, &opened.table, Some(&opened.seat_token)).await;
    (opened, client)
}

/// Plays to the end.
pub async fn finish(client: &mut TestClient) {
    let mut number = 0;
    while client.phase() == Phase::Playing {
        client.wait_for(|client| !client.options.is_empty() || client.phase() == Phase::Over).await;
        if client.phase() == Phase::Playing {
            number += 7;
            client.choose(number).await;
        }
    }
}

/// The names among the standings of today.
pub async fn standings(server: &TestServer) -> Vec<String> {
    let challenge = server.get("/api/daily").await.json();
    let standings = challenge["standings"].as_array().unwrap().clone();
    standings.iter().map(|standing| standing["names"][0].as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn two_people_meet_the_same_cards_and_dice_for_the_same_choices() {
    let server = TestServer::open().await;
    let (_, mut ann) = attempt(&server, "Ann", 1).await;
    let (_, mut ben) = attempt(&server, "Ben", 2).await;
    let setup =
        |client: &TestClient| serde_json::from_str::<serde_json::Value>(&client.texts[0]).unwrap()["setup"].clone();
    assert_eq!(setup(&ann), setup(&ben));
    for number in 0..15 {
        for client in [&mut ann, &mut ben] {
            client.wait_for(|client| !client.options.is_empty() || client.phase() == Phase::Over).await;
        }
        assert_eq!((&ann.steps, &ann.options), (&ben.steps, &ben.options));
        if ann.phase() == Phase::Over {
            return;
        }
        for client in [&mut ann, &mut ben] {
            client.choose(number * 5 + 1).await;
        }
    }
}

#[tokio::test]
async fn the_challenge_has_begun_belongs_to_one_person_and_has_standings() {
    let server = TestServer::open().await;
    let challenge = server.get("/api/daily").await.json();
    assert_eq!(challenge["standings"], json!([]));
    let day = challenge["day"].as_u64().unwrap();
    let (opened, mut ann) = attempt(&server, "Ann", 1).await;
    let table = opened.table;
    let state = ann.state.clone().unwrap();
    assert_eq!((state.phase, state.day, state.people.len()), (Phase::Playing, Some(day as u32), 1));
    let seat = state.seats[0].seat;
    assert!(ann.refused(&format!(r#""do": "stand", "seat": "{seat}""#)).await.contains("alone"));
    finish(&mut ann).await;
    for path in ["/api/daily".to_owned(), format!("/api/daily/{day}")] {
        let standings = server.get(&path).await.json()["standings"].clone();
        assert_eq!((&standings[0]["names"], &standings[0]["table"]), (&json!(["Ann"]), &json!(table)));
    }
    assert_eq!(server.get(&format!("/api/daily/{}", day + 1)).await.status, 404);
}

/// What is answered about a table to somebody who has this place.
async fn asked_as(server: &TestServer, path: &str, own: &OpenedChallenge) -> HttpAnswer {
    let bearer = format!("Bearer {}.{}", own.table, own.seat_token);
    server.request("GET", path, &[("Authorization", &bearer)], b"").await
}

#[tokio::test]
async fn today_nobody_but_the_player_sees_what_came_not_even_those_who_have_finished() {
    let server = TestServer::open().await;
    let (first, mut ann) = attempt(&server, "Ann", 1).await;
    let path = format!("/api/tables/{}/replay", first.table);
    assert!(TestClient::not_let_in(&server, &first.table).await.contains("when its day is over"));
    assert_eq!(asked_as(&server, &path, &first).await.status, 409, "it goes on");
    finish(&mut ann).await;
    assert!(TestClient::not_let_in(&server, &first.table).await.contains("when its day is over"));
    let refused = server.get(&path).await;
    assert!(refused.status == 403 && refused.error().contains("when its day is over"), "{}", refused.body);
    let replay = asked_as(&server, &path, &first).await;
    assert_eq!((replay.status, replay.header("cache-control")), (200, Some("no-store")));
    assert!(!replay.body.contains("seed"), "others still play it");
    let (second, mut ben) = attempt(&server, "Ben", 2).await;
    finish(&mut ben).await;
    assert_eq!(asked_as(&server, &path, &second).await.status, 403, "Ben has finished, too");
    let mixed = OpenedChallenge { seat_token: second.seat_token.clone(), ..first.clone() };
    assert_eq!(asked_as(&server, &path, &mixed).await.status, 403, "the secret is another's");
}

#[tokio::test]
async fn today_others_are_not_told_who_decides_nor_the_score() {
    let server = TestServer::open().await;
    let (opened, mut ann) = attempt(&server, "Ann", 1).await;
    let path = format!("/api/tables/{}", opened.table);
    assert!(server.get(&path).await.json()["decides"].is_null());
    assert!(asked_as(&server, &path, &opened).await.json()["decides"].is_string());
    finish(&mut ann).await;
    let told = server.get(&path).await.json();
    assert_eq!((&told["state"]["phase"], &told["score"]), (&json!("over"), &json!(null)));
    assert!(asked_as(&server, &path, &opened).await.json()["score"].is_i64());
}

#[tokio::test]
async fn an_answer_that_was_lost_costs_nobody_the_attempt_that_counts() {
    let mut settings = settings();
    let file = fresh_file();
    settings.database = file.to_str().unwrap().to_owned();
    settings.limits.ranked_attempts = 1;
    let server = TestServer::with(settings.clone()).await;
    let (opened, _) = attempt(&server, "Ann", 1).await;
    server.close().await;
    let server = TestServer::with(settings).await;
    let (again, mut ann) = attempt(&server, "Ann", 1).await;
    assert!(opened == again && again.ranked, "the same table, the same place");
    assert_eq!(ann.person, Some(0));
    finish(&mut ann).await;
    assert_eq!(standings(&server).await, ["Ann"]);
    let (practice, _) = attempt(&server, "Ann", 1).await;
    assert!(practice.table != opened.table && practice.why == Some(PracticeReason::Finished));
    drop(ann);
    server.close().await;
    std::fs::remove_dir_all(file.parent().unwrap()).unwrap();
}

#[tokio::test]
async fn what_began_but_was_never_opened_to_its_player_begins_when_they_ask_again() {
    let server = TestServer::open().await;
    let asked = json!({ "name": "Ann", "player": "player0000000000000001" }).to_string();
    let both = tokio::join!(server.post("/api/daily", &asked), server.post("/api/daily", &asked));
    assert_eq!(both.0.json(), both.1.json(), "who asks twice at once has one table");
    let old: OpenedTable = serde_json::from_str(&both.0.body).expect("a page of before reads the answer");
    let client = TestClient::at(&server, &old.table, Some(&old.seat_token)).await;
    assert_eq!(client.phase(), Phase::Playing);
}

#[tokio::test]
async fn the_first_attempt_of_a_player_counts_and_namesakes_do_not_take_it() {
    let server = TestServer::open().await;
    let (_, mut first) = attempt(&server, "Ann", 1).await;
    let (same, _) = attempt(&server, "Annabel", 1).await;
    assert!(same.ranked, "it leads back to the one that goes on");
    finish(&mut first).await;
    let (again, mut practice) = attempt(&server, "Ann", 1).await;
    assert_eq!((again.ranked, again.why), (false, Some(PracticeReason::Finished)));
    finish(&mut practice).await;
    assert_eq!(standings(&server).await, ["Ann"], "practice does not count");
    let (_, mut namesake) = attempt(&server, "Ann", 2).await;
    finish(&mut namesake).await;
    assert_eq!(standings(&server).await, ["Ann", "Ann"]);
    let (nobody, mut cho) = begun(&server, r#"{"name": "Cho"}"#).await;
    assert_eq!((nobody.ranked, nobody.why), (false, Some(PracticeReason::NoPlayer)));
    finish(&mut cho).await;
    assert_eq!(standings(&server).await.len(), 2, "who is not known does not count");
    assert_eq!(server.get("/api/records").await.json(), json!([]), "a challenge is no record");
    for player in ["short", "with spaces and more", &"x".repeat(65)] {
        let answer = server.post("/api/daily", &json!({ "name": "Ann", "player": player }).to_string()).await;
        assert!(answer.status == 422 && answer.error().starts_with("player: "), "{player}");
    }
    assert_eq!(server.post("/api/daily", r#"{"name": "", "player": "0123456789abcdef"}"#).await.status, 422);
}
