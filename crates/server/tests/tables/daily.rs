use ghost_stories_online::{OpenedTable, Phase};
use serde_json::json;

use crate::test_client::TestClient;
use crate::test_server::TestServer;

/// Somebody's attempt at the challenge of today, by a player who is known as a number.
async fn attempt(server: &TestServer, name: &str, player: u64) -> (OpenedTable, TestClient) {
    let body = json!({ "name": name, "player": format!("player{player:016}") });
    let answer = server.post("/api/daily", &body.to_string()).await;
    assert_eq!(answer.status, 201, "{}", answer.body);
    let opened: OpenedTable = serde_json::from_str(&answer.body).unwrap();
    let client = TestClient::at(server, &opened.table, Some(&opened.seat_token)).await;
    (opened, client)
}

/// Plays to the end.
async fn finish(client: &mut TestClient) {
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
async fn standings(server: &TestServer) -> Vec<String> {
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

#[tokio::test]
async fn today_only_those_who_have_finished_see_what_came() {
    let server = TestServer::open().await;
    let (first, mut ann) = attempt(&server, "Ann", 1).await;
    assert!(TestClient::not_let_in(&server, &first.table).await.contains("when its day is over"));
    finish(&mut ann).await;
    assert!(TestClient::not_let_in(&server, &first.table).await.contains("when its day is over"));
    let path = format!("/api/tables/{}/replay", first.table);
    let with = async |own: &OpenedTable| {
        let bearer = format!("Bearer {}.{}", own.table, own.seat_token);
        server.request("GET", &path, &[("Authorization", &bearer)], b"").await
    };
    assert_eq!(server.get(&path).await.status, 403);
    let replay = with(&first).await;
    assert_eq!(replay.status, 200);
    assert!(!replay.body.contains("seed"), "others still play it");
    let (second, mut ben) = attempt(&server, "Ben", 2).await;
    assert_eq!(with(&second).await.status, 403, "Ben has not finished");
    finish(&mut ben).await;
    assert_eq!(with(&second).await.status, 200);
    assert_eq!(
        with(&OpenedTable { seat_token: first.seat_token, ..second }).await.status,
        403,
        "the secret is another's"
    );
}

#[tokio::test]
async fn the_first_attempt_of_a_player_counts_and_namesakes_do_not_take_it() {
    let server = TestServer::open().await;
    let (_, mut first) = attempt(&server, "Ann", 1).await;
    let (_, mut again) = attempt(&server, "Annabel", 1).await;
    finish(&mut again).await;
    assert!(standings(&server).await.is_empty(), "begun later, though finished first");
    finish(&mut first).await;
    let (_, mut namesake) = attempt(&server, "Ann", 2).await;
    finish(&mut namesake).await;
    assert_eq!(standings(&server).await, ["Ann", "Ann"]);
    let nobody = server.post("/api/daily", r#"{"name": "Cho"}"#).await;
    let nobody: OpenedTable = serde_json::from_str(&nobody.body).unwrap();
    finish(&mut TestClient::at(&server, &nobody.table, Some(&nobody.seat_token)).await).await;
    assert_eq!(standings(&server).await.len(), 2, "who is not known does not count");
    assert_eq!(server.get("/api/records").await.json(), json!([]), "a challenge is no record");
    for player in ["short", "with spaces and more", &"x".repeat(65)] {
        let answer = server.post("/api/daily", &json!({ "name": "Ann", "player": player }).to_string()).await;
        assert!(answer.status == 422 && answer.error().starts_with("player: "), "{player}");
    }
}
