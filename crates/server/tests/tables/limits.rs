use std::time::Duration;

use ghost_stories_online::ServerMessage;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

use crate::test_client::{TestClient, ann_and_ben, play};
use crate::test_server::{HttpAnswer, TestServer, settings};

#[tokio::test]
async fn who_sends_too_much_is_closed_whatever_it_is() {
    let mut settings = settings();
    settings.limits.messages = 2;
    let server = TestServer::with(settings).await;
    let opened = server.two_seats().await;
    let part = |kind, ends| Message::Frame(Frame::message(Vec::new(), OpCode::Data(kind), ends));
    let answered =
        [Message::Text(r#"{"do": "ping"}"#.into()), Message::Binary(vec![0].into()), Message::Text("{".into())];
    let silent = [Message::Ping(vec![].into()), Message::Pong(vec![].into()), part(Data::Continue, false)];
    for (message, is_answered) in
        answered.into_iter().map(|message| (message, true)).chain(silent.map(|message| (message, false)))
    {
        let mut flood = TestClient::at(&server, &opened.table, None).await;
        if !is_answered {
            flood.throw(part(Data::Text, false)).await;
        }
        for _ in 0..60 {
            flood.throw(message.clone()).await;
        }
        let told = flood.until(|told| format!("{told:?}").contains("too many messages")).await;
        assert!(matches!(told, ServerMessage::Refused { .. }));
        assert!(flood.next().await.is_none());
        assert_eq!(flood.texts.len() > 40, is_answered, "forty at once are fine, hello among them");
    }
    let mut other = TestClient::at(&server, &opened.table, None).await;
    other.say(r#"{"do": "ping"}"#).await;
    other.until(|told| *told == ServerMessage::Pong {}).await;
}

#[tokio::test]
async fn who_talks_too_much_is_asked_to_wait_but_may_still_decide() {
    let server = TestServer::open().await;
    let (_, mut ann, mut ben) = ann_and_ben(&server).await;
    let mut refused = 0;
    for number in 0..40 {
        let talk = if number % 2 == 0 { r#""do": "say", "text": "la""# } else { r#""do": "point", "thing": "la""# };
        if let ServerMessage::Refused { error, .. } = ben.ask(talk).await {
            assert_eq!(error, "not so fast; wait a moment");
            refused += 1;
        }
    }
    assert!((10..=21).contains(&refused), "{refused} of 40, twenty at once are fine");
    play(&mut [&mut ann, &mut ben], 10).await;
}

#[tokio::test]
async fn so_many_connections_from_one_address_and_no_more() {
    let mut settings = settings();
    settings.limits.connections_per_address = 3;
    let server = TestServer::with(settings).await;
    let opened = server.two_seats().await;
    let first = TestClient::at(&server, &opened.table, None).await;
    let _second = TestClient::at(&server, &opened.table, None).await;
    let _third = TestClient::connect(server.address).await;
    // Also who has not said hello counts.
    loop {
        let mut fourth = TestClient::connect(server.address).await;
        fourth.say("{").await;
        let error = fourth.turned_away().await;
        if error == "too many connections from your address" {
            break;
        }
        assert!(error.contains("no JSON"), "the third is about to be counted: {error}");
    }
    drop(first);
    loop {
        let mut again = TestClient::connect(server.address).await;
        again.say("{").await;
        if again.turned_away().await.contains("no JSON") {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

#[tokio::test]
async fn so_many_connections_altogether_and_no_more() {
    let mut settings = settings();
    settings.limits.connections = 1;
    let server = TestServer::with(settings).await;
    let opened = server.two_seats().await;
    let _first = TestClient::at(&server, &opened.table, None).await;
    let mut second = TestClient::connect(server.address).await;
    assert_eq!(second.turned_away().await, "the server is full; try again later");
}

#[tokio::test]
async fn so_many_tables_from_one_address_and_no_more() {
    let mut settings = settings();
    settings.limits.tables_per_hour = 2;
    settings.behind_proxy = true;
    let server = TestServer::with(settings).await;
    let body = br#"{"name": "Ann"}"#;
    let from = |address| [("Content-Type", "application/json"), ("X-Forwarded-For", address)];
    for (address, status) in [
        ("10.0.0.1", 201),
        ("10.0.0.1", 201),
        ("10.0.0.1", 429),
        // Only what our own proxy wrote counts.
        ("10.0.0.9, 10.0.0.1", 429),
        ("10.0.0.1, 10.0.0.2", 201),
        ("2001:db8::1", 201),
        ("2001:db8::2", 201),
        ("2001:db8::3", 429),
    ] {
        let answer = server.request("POST", "/api/daily", &from(address), body).await;
        assert_eq!(answer.status, status, "{address}: {}", answer.body);
    }
}

/// A table with a data file of a player's own, from an address.
async fn with_data(server: &TestServer, address: &str, data: &str) -> HttpAnswer {
    let body = serde_json::json!({"name": "Ann", "level": "normal", "seats": [{"for": "me"}], "black_secret": {"wu_feng": "me"}, "data": data});
    let headers = [("Content-Type", "application/json"), ("X-Forwarded-For", address)];
    server.request("POST", "/api/tables", &headers, body.to_string().as_bytes()).await
}

#[tokio::test]
async fn data_files_that_say_the_same_are_one_and_nobody_closes_the_door_to_them_for_others() {
    let mut settings = settings();
    settings.limits.data_files_per_hour = 3;
    settings.behind_proxy = true;
    let server = TestServer::with(settings).await;
    let curse = |number: usize| format!("curse {} level=3 colour=blue moon=no effect=ghost", number + 1);
    for number in 0..100 {
        let answer = with_data(&server, "10.0.0.1", &format!("# {number}\n{}", curse(0))).await;
        assert_eq!(answer.status, 201, "{number}: {}", answer.body);
    }
    for number in 0..32 {
        let answer = with_data(&server, "10.0.0.1", &curse(number)).await;
        assert_eq!(answer.status, if number < 3 { 201 } else { 422 }, "{number}: {}", answer.body);
        if number >= 3 {
            assert!(answer.error().contains("at most 3 different data files an hour"), "{}", answer.body);
        }
    }
    // More in all than were ever kept, from others.
    for number in 0..90 {
        let answer = with_data(&server, &format!("10.0.1.{}", number / 3), &curse(number % 32)).await;
        assert_eq!(answer.status, 201, "{number}: {}", answer.body);
    }
    // What is said at a table of such a file is that file's, also after others came and went.
    let opened = with_data(&server, "10.0.2.1", &curse(7)).await.json();
    let (table, secret) = (opened["table"].as_str().unwrap(), opened["secret"].as_str().unwrap());
    let mut ann = TestClient::at(&server, table, Some(secret)).await;
    ann.does(r#""do": "start""#).await;
    with_data(&server, "10.0.2.2", &curse(8)).await;
    play(&mut [&mut ann], 5).await;
    assert!(ann.texts[0].contains(&curse(7)), "{}", ann.texts[0]);
}

#[tokio::test]
async fn without_a_proxy_nobody_names_an_address_of_their_own() {
    let mut settings = settings();
    settings.limits.tables_per_hour = 1;
    let server = TestServer::with(settings).await;
    for (address, status) in [("10.0.0.1", 201), ("10.0.0.2", 429)] {
        let headers = [("Content-Type", "application/json"), ("X-Forwarded-For", address)];
        assert_eq!(server.request("POST", "/api/daily", &headers, br#"{"name": "Ann"}"#).await.status, status);
    }
}

#[tokio::test]
async fn one_who_never_reads_is_cut_off_and_the_table_goes_on() {
    let mut settings = settings();
    settings.limits.talk = 2_000;
    settings.limits.messages = 2_000;
    settings.limits.patience = Duration::from_millis(500);
    let server = TestServer::with(settings).await;
    let (table, mut ann, mut ben) = ann_and_ben(&server).await;
    let mut sleeper = TestClient::narrow(server.address).await;
    sleeper.hello(&table, None, r#", "views": true"#).await;
    ann.wait_for(|ann| ann.here.1 == 1).await;
    let text = "x".repeat(500);
    for _ in 0..400 {
        ann.does(&format!(r#""do": "say", "text": "{text}""#)).await;
        // Who listens stays.
        ben.next().await.expect("the connection stays open");
    }
    ann.wait_for(|ann| ann.here.1 == 0).await;
    play(&mut [&mut ann, &mut ben], 10).await;
    // Once it wakes up, it comes back and knows all.
    while sleeper.next().await.is_some() {}
    let mut sleeper = sleeper.back(&server, &table).await;
    play(&mut [&mut ann, &mut ben, &mut sleeper], 3).await;
}
