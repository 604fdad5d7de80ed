use ghost_stories_online::{OpenedTable, Phase};
use serde_json::json;

use crate::test_client::TestClient;
use crate::test_server::TestServer;

/// Somebody's attempt at the challenge of today, by a player who is known as a number.
async fn attempt(house: &TestServer, name: &str, player: u64) -> (OpenedTable, TestClient) {
    let body = json!({ "name": name, "player": format!("player{player:016}") });
    let answer = house.post("/api/daily", &body.to_string()).await;
    assert_eq!(answer.status, 201, "{}", answer.body);
    let opened: OpenedTable = serde_json::from_str(&answer.body).unwrap();
    let guest = TestClient::at(house, &opened.table, Some(&opened.secret)).await;
    (opened, guest)
}

/// Plays to the end.
async fn finish(guest: &mut TestClient) {
    let mut number = 0;
    while guest.phase() == Phase::Playing {
        guest.wait_for(|guest| !guest.options.is_empty() || guest.phase() == Phase::Over).await;
        if guest.phase() == Phase::Playing {
            number += 7;
            guest.choose(number).await;
        }
    }
}

/// The names among the standings of today.
async fn standings(house: &TestServer) -> Vec<String> {
    let challenge = house.get("/api/daily").await.json();
    let standings = challenge["standings"].as_array().unwrap().clone();
    standings.iter().map(|standing| standing["names"][0].as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn two_people_meet_the_same_cards_and_dice_for_the_same_choices() {
    let house = TestServer::open().await;
    let (_, mut ann) = attempt(&house, "Ann", 1).await;
    let (_, mut ben) = attempt(&house, "Ben", 2).await;
    let setup =
        |guest: &TestClient| serde_json::from_str::<serde_json::Value>(&guest.texts[0]).unwrap()["setup"].clone();
    assert_eq!(setup(&ann), setup(&ben));
    for number in 0..15 {
        for guest in [&mut ann, &mut ben] {
            guest.wait_for(|guest| !guest.options.is_empty() || guest.phase() == Phase::Over).await;
        }
        assert_eq!((&ann.steps, &ann.options), (&ben.steps, &ben.options));
        if ann.phase() == Phase::Over {
            return;
        }
        for guest in [&mut ann, &mut ben] {
            guest.choose(number * 5 + 1).await;
        }
    }
}

#[tokio::test]
async fn the_challenge_has_begun_belongs_to_one_person_and_has_standings() {
    let house = TestServer::open().await;
    let challenge = house.get("/api/daily").await.json();
    assert_eq!(challenge["standings"], json!([]));
    let day = challenge["day"].as_u64().unwrap();
    let (opened, mut ann) = attempt(&house, "Ann", 1).await;
    let table = opened.table;
    let state = ann.state.clone().unwrap();
    assert_eq!((state.phase, state.day, state.people.len()), (Phase::Playing, Some(day as u32), 1));
    let seat = state.seats[0].seat.0;
    assert!(ann.refused(&format!(r#""do": "stand", "seat": "{seat}""#)).await.contains("alone"));
    finish(&mut ann).await;
    for path in ["/api/daily".to_owned(), format!("/api/daily/{day}")] {
        let standings = house.get(&path).await.json()["standings"].clone();
        assert_eq!((&standings[0]["names"], &standings[0]["table"]), (&json!(["Ann"]), &json!(table)));
    }
    assert_eq!(house.get(&format!("/api/daily/{}", day + 1)).await.status, 404);
}

#[tokio::test]
async fn today_only_those_who_have_finished_see_what_came() {
    let house = TestServer::open().await;
    let (first, mut ann) = attempt(&house, "Ann", 1).await;
    assert!(TestClient::not_let_in(&house, &first.table).await.contains("when its day is over"));
    finish(&mut ann).await;
    assert!(TestClient::not_let_in(&house, &first.table).await.contains("when its day is over"));
    let path = format!("/api/tables/{}/replay", first.table);
    let with = async |own: &OpenedTable| {
        let bearer = format!("Bearer {}.{}", own.table, own.secret);
        house.request("GET", &path, &[("Authorization", &bearer)], b"").await
    };
    assert_eq!(house.get(&path).await.status, 403);
    let replay = with(&first).await;
    assert_eq!(replay.status, 200);
    assert!(!replay.body.contains("seed"), "others still play it");
    let (second, mut ben) = attempt(&house, "Ben", 2).await;
    assert_eq!(with(&second).await.status, 403, "Ben has not finished");
    finish(&mut ben).await;
    assert_eq!(with(&second).await.status, 200);
    assert_eq!(with(&OpenedTable { secret: first.secret, ..second }).await.status, 403, "the secret is another's");
}

#[tokio::test]
async fn the_first_attempt_of_a_player_counts_and_namesakes_do_not_take_it() {
    let house = TestServer::open().await;
    let (_, mut first) = attempt(&house, "Ann", 1).await;
    let (_, mut again) = attempt(&house, "Annabel", 1).await;
    finish(&mut again).await;
    assert!(standings(&house).await.is_empty(), "begun later, though finished first");
    finish(&mut first).await;
    let (_, mut namesake) = attempt(&house, "Ann", 2).await;
    finish(&mut namesake).await;
    assert_eq!(standings(&house).await, ["Ann", "Ann"]);
    let nobody = house.post("/api/daily", r#"{"name": "Cho"}"#).await;
    let nobody: OpenedTable = serde_json::from_str(&nobody.body).unwrap();
    finish(&mut TestClient::at(&house, &nobody.table, Some(&nobody.secret)).await).await;
    assert_eq!(standings(&house).await.len(), 2, "who is not known does not count");
    assert_eq!(house.get("/api/records").await.json(), json!([]), "a challenge is no record");
    for player in ["short", "with spaces and more", &"x".repeat(65)] {
        let answer = house.post("/api/daily", &json!({ "name": "Ann", "player": player }).to_string()).await;
        assert!(answer.status == 422 && answer.error().starts_with("player: "), "{player}");
    }
}
