use ghost_stories_online::{OpenedTable, Phase};
use serde_json::json;

use crate::guest::Guest;
use crate::house::House;

/// Somebody's attempt at the challenge of today.
async fn attempt(house: &House, name: &str) -> (String, Guest) {
    let answer = house.post("/api/daily", &json!({ "name": name }).to_string()).await;
    assert_eq!(answer.status, 201, "{}", answer.body);
    let opened: OpenedTable = serde_json::from_str(&answer.body).unwrap();
    let guest = Guest::at(house, &opened.table, Some(&opened.secret)).await;
    (opened.table, guest)
}

#[tokio::test]
async fn two_people_meet_the_same_cards_and_dice_for_the_same_choices() {
    let house = House::open().await;
    let (_, mut ann) = attempt(&house, "Ann").await;
    let (_, mut ben) = attempt(&house, "Ben").await;
    let setup = |guest: &Guest| serde_json::from_str::<serde_json::Value>(&guest.texts[0]).unwrap()["setup"].clone();
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
    let house = House::open().await;
    let challenge = house.get("/api/daily").await.json();
    assert_eq!(challenge["standings"], json!([]));
    let day = challenge["day"].as_u64().unwrap();
    let (table, mut ann) = attempt(&house, "Ann").await;
    let state = ann.state.clone().unwrap();
    assert_eq!((state.phase, state.day, state.people.len()), (Phase::Playing, Some(day as u32), 1));
    let seat = state.seats[0].seat.0;
    assert!(ann.refused(&format!(r#""do": "stand", "seat": "{seat}""#)).await.contains("alone"));
    let mut watcher = Guest::at(&house, &table, None).await;
    assert!(watcher.refused(&format!(r#""do": "sit", "seat": "{seat}", "name": "Ben""#)).await.contains("alone"));
    let mut number = 0;
    while ann.phase() == Phase::Playing {
        ann.wait_for(|guest| !guest.options.is_empty() || guest.phase() == Phase::Over).await;
        if ann.phase() == Phase::Playing {
            number += 7;
            ann.choose(number).await;
        }
    }
    for path in ["/api/daily".to_owned(), format!("/api/daily/{day}")] {
        let standings = house.get(&path).await.json()["standings"].clone();
        assert_eq!((&standings[0]["names"], &standings[0]["table"]), (&json!(["Ann"]), &json!(table)));
    }
    let replay = house.get(&format!("/api/tables/{table}/replay")).await;
    assert_eq!(replay.status, 200);
    assert!(!replay.body.contains("seed"), "others still play it");
    assert_eq!(house.get(&format!("/api/daily/{}", day + 1)).await.status, 404);
}
