use std::time::Duration;

use ghost_stories_online::{Pace, Phase, ServerMessage, TableEvent, Update};
use ghost_stories_server::ServerSettings;

use crate::test_client::{TestClient, meet, play};
use crate::test_server::{TestServer, fresh_file, settings};

const BRISK: &str = r#"[{"for": "me", "colour": "green"}, {"for": "open", "colour": "red"}], "clock": "brisk""#;

/// A server at which a brisk decision may take so long.
fn within(brisk: Duration) -> ServerSettings {
    let mut settings = settings();
    settings.limits.brisk = brisk;
    settings
}

/// Ann and Ben at a table with a clock; the game is on.
async fn brisk(server: &TestServer) -> (String, TestClient, TestClient) {
    let opened = server.table(BRISK).await;
    let mut ann = TestClient::at(server, &opened.table, Some(&opened.seat_token)).await;
    let mut ben = TestClient::at(server, &opened.table, None).await;
    ben.does(r#""do": "sit", "seat": "red", "name": "Ben""#).await;
    ann.does(r#""do": "start""#).await;
    meet(&mut [&mut ann, &mut ben]).await;
    (opened.table, ann, ben)
}

fn is_run_out(told: &ServerMessage) -> bool {
    let ServerMessage::Update(Update { what, .. }) = told else { return false };
    matches!(what, TableEvent::Played { by: Some(_), out_of_time: true })
}

/// What is said to be left in the last message that says what is awaited.
fn time_left(client: &TestClient) -> Option<u64> {
    client.texts.iter().rev().find_map(|text| match ServerMessage::read(text) {
        Ok(ServerMessage::Update(Update { now: Some(now), .. }) | ServerMessage::Welcome { now: Some(now), .. }) => {
            Some(now.time_left)
        }
        _ => None,
    })?
}

#[tokio::test]
async fn when_the_time_runs_out_a_bot_decides_and_everybody_is_told() {
    let server = TestServer::with(within(Duration::from_millis(300))).await;
    let (_, mut ann, mut ben) = brisk(&server).await;
    assert_eq!(ann.state.as_ref().unwrap().clock, Pace::Brisk);
    for _ in 0..3 {
        let (one, other) = (ann.until(is_run_out).await, ben.until(is_run_out).await);
        let (ServerMessage::Update(one), ServerMessage::Update(other)) = (one, other) else { panic!("updates") };
        assert_eq!((one.number, &one.what), (other.number, &other.what));
    }
    meet(&mut [&mut ann, &mut ben]).await;
    assert_eq!(ann.phase(), Phase::Playing);
}

#[tokio::test]
async fn everybody_is_told_how_much_time_is_left_and_who_decides_has_it_anew() {
    let server = TestServer::open().await;
    let (table, mut ann, mut ben) = brisk(&server).await;
    for client in [&ann, &ben] {
        let left = time_left(client).expect("a clock runs");
        assert!((1..=90_000).contains(&left), "{left}");
    }
    play(&mut [&mut ann, &mut ben], 4).await;
    let watcher = TestClient::at(&server, &table, None).await;
    let left = time_left(&watcher).expect("a clock runs");
    assert!((1..=90_000).contains(&left), "{left}");
    let untimed = server.two_seats().await;
    let ann = TestClient::at(&server, &untimed.table, Some(&untimed.seat_token)).await;
    assert_eq!(time_left(&ann), None);
    assert!(ann.texts.iter().all(|text| !text.contains("clock") && !text.contains("time_left")));
}

#[tokio::test]
async fn a_clock_goes_on_after_a_restart_and_leaves_time_to_come_back() {
    let file = fresh_file();
    let at = |brisk| {
        let mut settings = within(brisk);
        settings.database = file.to_str().unwrap().to_owned();
        settings
    };
    let server = TestServer::with(at(Duration::from_hours(1))).await;
    let (table, ann, ben) = brisk(&server).await;
    server.close().await;
    // Here the time was over long ago.
    let server = TestServer::with(at(Duration::from_millis(1))).await;
    let mut ann = ann.back(&server, &table).await;
    ann.until(is_run_out).await;
    drop((ann, ben));
    server.close().await;
    std::fs::remove_dir_all(file.parent().unwrap()).unwrap();
}

#[tokio::test]
async fn a_table_that_everybody_has_left_rests_until_somebody_comes() {
    let server = TestServer::with(within(Duration::from_millis(200))).await;
    let (table, ann, ben) = brisk(&server).await;
    let (person, seat_token, number) = (ann.person, ann.seat_token.clone(), ann.number);
    drop((ann, ben));
    // Nobody with a place is here: watching lets no clock run.
    let mut watcher = TestClient::at(&server, &table, None).await;
    watcher.wait_for(|watcher| watcher.here == (vec![], 1)).await;
    let rests_at = watcher.number.max(number);
    tokio::time::sleep(Duration::from_millis(600)).await;
    let again = TestClient::at(&server, &table, None).await;
    assert!(again.number <= rests_at + 1, "one may have been under way: {} after {rests_at}", again.number);
    let mut ann = TestClient::at(&server, &table, seat_token.as_deref()).await;
    assert_eq!(ann.person, person);
    ann.until(is_run_out).await;
}
