use ghost_stories_online::{ServerMessage, TableEvent};

use crate::test_client::{TestClient, ann_and_ben, meet, play};
use crate::test_server::{TestServer, fresh_file, settings};

async fn house_at(file: &std::path::Path) -> TestServer {
    let mut settings = settings();
    settings.database = file.to_str().unwrap().to_owned();
    TestServer::with(settings).await
}

#[tokio::test]
async fn after_a_restart_each_comes_back_and_gets_exactly_what_they_missed() {
    let file = fresh_file();
    let server = house_at(&file).await;
    let (table, mut ann, mut ben) = ann_and_ben(&server).await;
    let mut watcher = TestClient::at(&server, &table, None).await;
    play(&mut [&mut ann, &mut ben, &mut watcher], 10).await;
    let left_at = watcher.number;
    // Nobody reads for the watcher from here on.
    play(&mut [&mut ann, &mut ben], 10).await;
    ann.does(r#""do": "say", "text": "A storm is coming""#).await;
    meet(&mut [&mut ann, &mut ben]).await;
    server.close().await;
    for client in [&mut ann, &mut ben] {
        client.until(|told| *told == ServerMessage::Closing {}).await;
        assert!(client.next().await.is_none());
    }

    let server = house_at(&file).await;
    let mut ann = ann.back(&server, &table).await;
    let mut ben = ben.back(&server, &table).await;
    let mut watcher = watcher.back(&server, &table).await;
    meet(&mut [&mut ann, &mut ben, &mut watcher]).await;
    assert!(ann.updates.is_empty(), "Ann missed nothing");
    assert_eq!(watcher.updates, (left_at + 1..=ann.number).collect::<Vec<_>>());
    assert_eq!(watcher.steps, ann.steps);
    assert_eq!(watcher.chat.last().unwrap().text, "A storm is coming");
    let fresh = TestClient::at(&server, &table, None).await;
    assert_eq!((&fresh.steps, fresh.number, &fresh.state), (&watcher.steps, watcher.number, &watcher.state));
    play(&mut [&mut ann, &mut ben, &mut watcher], 10).await;
    drop((ann, ben, watcher, fresh));
    server.close().await;
    std::fs::remove_dir_all(file.parent().unwrap()).unwrap();
}

#[tokio::test]
async fn an_acknowledged_decision_is_there_after_a_restart() {
    let file = fresh_file();
    let server = house_at(&file).await;
    let (table, mut ann, mut ben) = ann_and_ben(&server).await;
    meet(&mut [&mut ann, &mut ben]).await;
    let decider = if ann.options.is_empty() { &mut ben } else { &mut ann };
    let (steps, choice) = (decider.steps.len(), decider.options[0]);
    assert!(matches!(decider.choose(0).await, ServerMessage::Done { .. }));
    server.close().await;
    let server = house_at(&file).await;
    let watcher = TestClient::at(&server, &table, None).await;
    assert_eq!(watcher.steps[steps].to_string(), choice.to_string());
    drop((ann, ben, watcher));
    server.close().await;
    std::fs::remove_dir_all(file.parent().unwrap()).unwrap();
}

#[tokio::test]
async fn who_was_away_for_long_gets_the_whole_table() {
    let mut settings = settings();
    settings.limits.talk = 1_000;
    settings.limits.messages = 1_000;
    let server = TestServer::with(settings).await;
    let (table, mut ann, mut ben) = ann_and_ben(&server).await;
    for missed in [100, 300] {
        let watcher = TestClient::at(&server, &table, None).await;
        for number in 0..missed {
            ann.does(&format!(r#""do": "say", "text": "line {number}""#)).await;
        }
        // The old connection is gone as soon as the new one is there.
        let mut watcher = watcher.back(&server, &table).await;
        play(&mut [&mut ann, &mut ben, &mut watcher], 2).await;
        assert_eq!(watcher.chat.iter().rev().take(100).count(), 100);
        assert_eq!(watcher.chat.last().unwrap().text, format!("line {}", missed - 1));
    }
}

#[tokio::test]
async fn a_number_that_never_was_gets_the_whole_table() {
    let server = TestServer::open().await;
    let (table, ann, _ben) = ann_and_ben(&server).await;
    for since in ["0", "1000000", "18446744073709551615"] {
        let mut client = TestClient::connect(server.address).await;
        client.hello(&table, None, &format!(r#", "since": {since}"#)).await;
        assert_eq!((client.number, &client.steps), (ann.number, &ann.steps), "{since}");
    }
    let mut client = TestClient::connect(server.address).await;
    client.hello(&table, None, r#", "since": 1"#).await;
    client.number = 1;
    client.wait_for(|client| client.number == ann.number).await;
    assert_eq!(client.steps, ann.steps);
    let sat = client.texts.iter().filter_map(|text| ServerMessage::read(text).ok());
    assert!(
        sat.into_iter()
            .any(|told| matches!(told, ServerMessage::Update(update) if matches!(update.what, TableEvent::Sat { .. })))
    );
}
