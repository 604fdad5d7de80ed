use ghost_stories_online::{Phase, ServerMessage};
use ghost_stories_table::Replay;

use crate::test_client::{TestClient, ann_and_ben, meet, play};
use crate::test_server::TestServer;

#[tokio::test]
async fn a_whole_game_is_played_and_its_replay_is_given_only_afterwards() {
    let server = TestServer::open().await;
    let (table, mut ann, mut ben) = ann_and_ben(&server).await;
    let mut watcher = TestClient::at(&server, &table, None).await;
    let path = format!("/api/tables/{table}/replay");
    while ann.phase() == Phase::Playing {
        let early = server.get(&path).await;
        assert_eq!((early.status, early.error().as_str()), (409, "the game is not over yet"));
        play(&mut [&mut ann, &mut ben, &mut watcher], 25).await;
    }
    let answer = server.get(&path).await;
    assert_eq!(answer.status, 200);
    let replay = Replay::read(&answer.body).unwrap();
    assert_eq!(replay.steps, ann.steps);
    assert!(replay.play(&mut ()).unwrap().position().ending().is_some());
    let summary = server.get(&format!("/api/tables/{table}")).await.json();
    assert_eq!(summary["state"]["phase"], "over");
    let records = server.get("/api/records").await.json();
    let best = &records[0]["best"][0];
    assert_eq!((best["table"].as_str(), &best["score"]), (Some(table.as_str()), &summary["score"]));
    assert_eq!(best["names"], serde_json::json!(["Ann", "Ben"]));
    assert_eq!((&records[0]["kind"], &records[0]["players"]), (&"base".into(), &2.into()));
}

#[tokio::test]
async fn no_seed_no_black_secret_and_no_hash_is_told_to_anybody() {
    let file = crate::test_server::fresh_file();
    let mut settings = crate::test_server::settings();
    settings.database = file.to_str().unwrap().to_owned();
    let server = TestServer::with(settings).await;
    let (table, mut ann, mut ben) = ann_and_ben(&server).await;
    let mut watcher = TestClient::at(&server, &table, None).await;
    play(&mut [&mut ann, &mut ben, &mut watcher], 12).await;
    let seat_tokens = [ann.seat_token.clone().unwrap(), ben.seat_token.clone().unwrap()];
    let mut texts: Vec<String> = Vec::new();
    for path in [
        format!("/api/tables/{table}"),
        format!("/api/tables/{table}/replay"),
        "/metrics".to_owned(),
        "/api/records".to_owned(),
    ] {
        texts.push(server.get(&path).await.body);
    }
    for client in [&ann, &ben, &watcher] {
        texts.extend(client.texts.iter().filter(|text| !text.contains("seated")).cloned());
    }
    drop((ann, ben, watcher));
    server.close().await;
    let store = ghost_stories_server::store::Store::open(file.to_str().unwrap()).await.unwrap();
    let rows = store.read(&table, 0).await.unwrap();
    let body = |index: usize| serde_json::from_str::<serde_json::Value>(&rows[index].body).unwrap();
    let mut hidden = seat_tokens.to_vec();
    hidden.push(body(0)["seed"].to_string());
    hidden.push(body(0)["host"]["hash"].as_str().unwrap().to_owned());
    hidden.push(body(1)["newcomer"]["hash"].as_str().unwrap().to_owned());
    hidden.push("seed".to_owned());
    for text in &texts {
        for hidden in &hidden {
            assert!(!text.contains(hidden.as_str()), "{hidden} in {text}");
        }
    }
    for row in &rows {
        assert!(seat_tokens.iter().all(|seat_token| !row.body.contains(seat_token.as_str())), "a secret is not stored");
    }
}

#[tokio::test]
async fn a_decision_is_taken_back_if_the_other_agrees() {
    let server = TestServer::open().await;
    let (_, mut ann, mut ben) = ann_and_ben(&server).await;
    loop {
        play(&mut [&mut ann, &mut ben], 1).await;
        if let ServerMessage::Done { .. } = ann.ask(r#""do": "undo""#).await {
            break;
        }
    }
    ben.wait_for(|ben| ben.state.as_ref().unwrap().undo.is_some()).await;
    let to = ben.state.as_ref().unwrap().undo.as_ref().unwrap().to;
    ben.does(r#""do": "agree""#).await;
    for client in [&mut ann, &mut ben] {
        client.wait_for(|client| client.steps.len() == to).await;
        assert!(client.state.as_ref().unwrap().undo.is_none());
    }
    assert!(!ann.options.is_empty() && ben.options.is_empty());
    play(&mut [&mut ann, &mut ben], 5).await;
}

#[tokio::test]
async fn of_two_connections_of_one_person_that_decide_at_once_one_is_told_that_the_game_has_gone_on() {
    let server = TestServer::open().await;
    let (table, mut ann, mut ben) = ann_and_ben(&server).await;
    let (ann_token, ben_token) = (ann.seat_token.clone(), ben.seat_token.clone());
    let mut ann_too = TestClient::at(&server, &table, ann_token.as_deref()).await;
    let mut ben_too = TestClient::at(&server, &table, ben_token.as_deref()).await;
    for number in 0..10 {
        meet(&mut [&mut ann, &mut ben, &mut ann_too, &mut ben_too]).await;
        let (one, other) = if ann.options.is_empty() { (&mut ben, &mut ben_too) } else { (&mut ann, &mut ann_too) };
        let (first, second) = tokio::join!(one.choose(number), other.choose(number));
        let refused =
            [&first, &second].into_iter().filter(|told| matches!(told, ServerMessage::Refused { .. })).count();
        assert_eq!(refused, 1, "{first:?}, {second:?}");
    }
}

#[tokio::test]
async fn a_bot_plays_a_seat_for_as_long_as_it_is_lent_and_again_when_it_is_lent_again() {
    let server = TestServer::open().await;
    let (_, mut ann, mut ben) = ann_and_ben(&server).await;
    while ann.phase() == Phase::Playing {
        ann.does(r#""do": "bot", "seat": "red", "bot": "novice""#).await;
        // Whatever red has to decide is decided, and Ann is on turn.
        ann.wait_for(|ann| !ann.options.is_empty() || ann.phase() == Phase::Over).await;
        if ann.phase() == Phase::Over {
            break;
        }
        ann.does(r#""do": "give-back", "seat": "red""#).await;
        meet(&mut [&mut ann, &mut ben]).await;
        play(&mut [&mut ann, &mut ben], 5).await;
    }
}

#[tokio::test]
async fn clients_without_the_engine_get_the_table_as_json() {
    let server = TestServer::open().await;
    let (table, mut ann, mut ben) = ann_and_ben(&server).await;
    let mut viewer = TestClient::connect(server.address).await;
    viewer.hello(&table, None, r#", "views": true"#).await;
    let view = |text: &str| serde_json::from_str::<serde_json::Value>(text).unwrap()["now"]["view"].clone();
    assert_eq!(view(&viewer.texts[0])["level"], "normal");
    play(&mut [&mut ann, &mut ben, &mut viewer], 3).await;
    assert_eq!(view(viewer.texts.last().unwrap())["level"], "normal");
    assert!(ann.texts.iter().all(|text| !text.contains("\"view\"")), "who did not ask gets none");
    // Who missed nothing is told as well what is awaited.
    let mut back = TestClient::connect(server.address).await;
    back.hello(&table, None, &format!(r#", "views": true, "since": {}"#, viewer.number)).await;
    assert_eq!(view(&back.texts[0])["level"], "normal");
    assert!(!back.texts[0].contains("\"steps\""));
}
