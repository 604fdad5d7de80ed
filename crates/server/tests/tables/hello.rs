use std::time::Duration;

use ghost_stories_online::{ServerMessage, VERSION};
use tokio_tungstenite::tungstenite::Message;

use crate::test_client::{TestClient, ann_and_ben};
use crate::test_server::{TestServer, settings};

#[tokio::test]
async fn a_wrong_black_secret_gets_nothing_but_a_refusal() {
    let server = TestServer::open().await;
    let (table, ..) = ann_and_ben(&server).await;
    for seat_token in ["", "wrong", "Ann", &"x".repeat(4_000)] {
        let mut stranger = TestClient::connect(server.address).await;
        stranger
            .say(&format!(r#"{{"do": "hello", "version": {VERSION}, "table": "{table}", "secret": "{seat_token}"}}"#))
            .await;
        assert_eq!(stranger.turned_away().await, "this secret is nobody's at this table");
        assert_eq!(stranger.texts.len(), 1);
    }
}

#[tokio::test]
async fn a_black_secret_of_another_table_is_wrong_here() {
    let server = TestServer::open().await;
    let (here, there) = (server.two_seats().await, server.two_seats().await);
    let mut stranger = TestClient::connect(server.address).await;
    let seat_token = there.seat_token;
    stranger
        .say(&format!(
            r#"{{"do": "hello", "version": {VERSION}, "table": "{}", "secret": "{seat_token}"}}"#,
            here.table
        ))
        .await;
    assert_eq!(stranger.turned_away().await, "this secret is nobody's at this table");
}

#[tokio::test]
async fn a_table_that_is_not_there_is_said_not_to_be_there() {
    let server = TestServer::open().await;
    for table in ["", "nothing", "AAAAAAAAAAAAAAAA", "../../etc/passwd", "' OR 1=1 --     "] {
        assert!(TestClient::not_let_in(&server, table).await.contains("no such table"), "{table}");
    }
}

#[tokio::test]
async fn another_version_is_told_to_load_the_page_again() {
    let server = TestServer::open().await;
    let opened = server.two_seats().await;
    let table = opened.table;
    for hello in [
        format!(r#"{{"do": "hello", "version": 0, "table": "{table}"}}"#),
        format!(r#"{{"do": "hello", "version": {}, "table": "{table}", "a-field-of-tomorrow": 1}}"#, VERSION + 1),
        format!(r#"{{"do": "hello", "version": {}, "place": "{table}"}}"#, u64::MAX),
    ] {
        let mut client = TestClient::connect(server.address).await;
        client.say(&hello).await;
        assert_eq!(client.next().await, Some(ServerMessage::Reload { version: VERSION }), "{hello}");
        assert!(client.next().await.is_none());
    }
}

#[tokio::test]
async fn who_does_not_say_hello_in_time_is_closed() {
    let mut settings = settings();
    settings.limits.patience = Duration::from_millis(200);
    let server = TestServer::with(settings).await;
    let mut silent = TestClient::connect(server.address).await;
    assert!(silent.next().await.is_none());
    assert!(silent.texts.is_empty());
    // Signs of life are no hello.
    let mut alive = TestClient::connect(server.address).await;
    alive.throw(Message::Ping(Vec::new().into())).await;
    assert!(alive.next().await.is_none());
}

#[tokio::test]
async fn the_first_message_is_hello_and_comes_once() {
    let server = TestServer::open().await;
    let opened = server.two_seats().await;
    for first in [r#"{"do": "ping"}"#, r#"{"do": "sit", "seat": "red", "name": "Ben"}"#, r#"{"do": "start"}"#] {
        let mut client = TestClient::connect(server.address).await;
        client.say(first).await;
        assert_eq!(client.turned_away().await, "expected hello as the first message");
    }
    let mut client = TestClient::connect(server.address).await;
    client.throw(Message::Ping(Vec::new().into())).await;
    client.hello(&opened.table, None, "").await;
    let again = format!(r#""do": "hello", "version": {VERSION}, "table": "{}""#, opened.table);
    assert!(client.refused(&again).await.contains("open another connection"));
    client.say(r#"{"do": "ping"}"#).await;
    client.until(|told| *told == ServerMessage::Pong {}).await;
}

#[tokio::test]
async fn everybody_hears_who_is_there() {
    let server = TestServer::open().await;
    let (table, mut ann, mut ben) = ann_and_ben(&server).await;
    let watcher = TestClient::at(&server, &table, None).await;
    ann.wait_for(|ann| ann.here == (vec![0, 1], 1)).await;
    ben.wait_for(|ben| ben.here == (vec![0, 1], 1)).await;
    drop(watcher);
    ann.wait_for(|ann| ann.here == (vec![0, 1], 0)).await;
    let seat_token = ben.seat_token.clone();
    let second = TestClient::at(&server, &table, seat_token.as_deref()).await;
    drop(ben);
    drop(second);
    ann.wait_for(|ann| ann.here == (vec![0], 0)).await;
}

#[tokio::test]
async fn everybody_sees_where_somebody_points_and_only_those_with_a_seat_point() {
    let server = TestServer::open().await;
    let (table, mut ann, mut ben) = ann_and_ben(&server).await;
    let mut watcher = TestClient::at(&server, &table, None).await;
    assert!(watcher.refused(r#""do": "point", "thing": "tile-tea-house""#).await.contains("take one with sit"));
    ben.does(r#""do": "point", "thing": "tile-tea-house""#).await;
    let pointed = ServerMessage::Pointed { person: 1, target: "tile-tea-house".to_owned() };
    for client in [&mut ann, &mut watcher] {
        client.until(|told| *told == pointed).await;
    }
    let long = "x".repeat(65);
    for target in ["", "<b>", "Tile", "a b", "é", &long] {
        assert!(ben.refused(&format!(r#""do": "point", "thing": "{target}""#)).await.starts_with("thing: "));
    }
    let number = ann.number;
    ann.does(r#""do": "say", "text": "I see""#).await;
    assert_eq!(ann.number, number + 1, "nothing of it is stored");
}
