//! The host is away, or sends somebody away; the people of a table play again.

use std::time::Duration;

use ghost_stories_online::{OpenedTable, Phase, RefusalReason, ServerMessage, TableEvent, VERSION};
use serde_json::json;

use crate::several::Database;
use crate::test_client::{TestClient, ann_and_ben, meet, play};
use crate::test_server::{TestServer, fresh_file, settings};

/// A server at which nobody waits for those who are away.
async fn impatient() -> TestServer {
    let mut settings = settings();
    (settings.limits.host_away, settings.limits.bot_after) = (Duration::from_millis(50), Duration::ZERO);
    TestServer::with(settings).await
}

fn host(client: &TestClient) -> u8 {
    client.state.as_ref().unwrap().host
}

/// What is told when somebody has to go.
async fn sent_away(client: &mut TestClient) -> RefusalReason {
    let told = client.until(|told| matches!(told, ServerMessage::Refused { id: None, .. })).await;
    let ServerMessage::Refused { why, .. } = told else { unreachable!() };
    while client.next().await.is_some() {}
    why
}

async fn refused_at_hello(server: &TestServer, table: &str, more: serde_json::Value) -> RefusalReason {
    let mut hello = json!({"do": "hello", "version": VERSION, "table": table});
    hello.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let mut client = TestClient::connect(server.address).await;
    client.say(&hello.to_string()).await;
    match client.next().await {
        Some(ServerMessage::Refused { why, .. }) => why,
        told => panic!("{told:?}"),
    }
}

#[tokio::test]
async fn when_the_host_is_away_another_is_and_the_game_goes_on() {
    let server = impatient().await;
    let (table, ann, mut ben) = ann_and_ben(&server).await;
    let seat_token = ann.seat_token.clone();
    drop(ann);
    let told = ben.until(|told| matches!(told, ServerMessage::Update(update) if update.what == TableEvent::HostChanged { person: 1 })).await;
    assert!(
        matches!(told, ServerMessage::Update(update) if update.state.as_ref().is_some_and(|state| state.host == 1))
    );
    ben.does(r#""do": "bot", "seat": "green", "bot": "random""#).await;
    ben.wait_for(|ben| !ben.options.is_empty() || ben.phase() == Phase::Over).await;
    let mut ann = TestClient::at(&server, &table, seat_token.as_deref()).await;
    // The seat is hers again, the table is Ben's.
    ann.wait_for(|ann| ann.state.as_ref().unwrap().seat("green".parse().unwrap()).unwrap().bot.is_none()).await;
    assert_eq!(host(&ann), 1);
    assert!(ann.refused(r#""do": "mute", "person": 1"#).await.contains("only the host"));
    meet(&mut [&mut ann, &mut ben]).await;
    play(&mut [&mut ann, &mut ben], 5).await;
}

#[tokio::test]
async fn who_is_away_is_told_with_the_time_and_a_host_who_comes_back_in_time_stays_host() {
    let mut settings = settings();
    settings.limits.bot_after = Duration::from_secs(77);
    let server = TestServer::with(settings).await;
    let (table, ann, mut ben) = ann_and_ben(&server).await;
    let seat_token = ann.seat_token.clone();
    drop(ann);
    let is_away = |told: &ServerMessage| match told {
        ServerMessage::Here { away, bot_after, .. } => {
            away.iter().any(|away| away.person == 0) && *bot_after == Some(77)
        }
        _ => false,
    };
    ben.until(is_away).await;
    assert!(ben.refused(r#""do": "bot", "seat": "green", "bot": "novice""#).await.contains("not been away for long"));
    let ann = TestClient::at(&server, &table, seat_token.as_deref()).await;
    ben.until(|told| matches!(told, ServerMessage::Here { away, .. } if away.is_empty())).await;
    assert_eq!((host(&ann), host(&ben)), (0, 0));
}

#[tokio::test]
async fn who_is_sent_away_hears_why_and_may_only_watch_and_who_is_barred_not_even_that() {
    let server = TestServer::open().await;
    let (table, mut ann, mut ben) = ann_and_ben(&server).await;
    let seat_token = ben.seat_token.clone().unwrap();
    let mut eve = TestClient::at(&server, &table, None).await;
    assert!(ben.refused(r#""do": "remove", "person": 0"#).await.contains("only the host"));
    ann.does(r#""do": "remove", "person": 1"#).await;
    assert_eq!(sent_away(&mut ben).await, RefusalReason::Removed);
    let mut ben = TestClient::at(&server, &table, Some(&seat_token)).await;
    assert_eq!(ben.person, None, "he watches");
    assert!(ben.refused(r#""do": "say", "text": "Boo""#).await.contains("take one with sit"));
    assert!(ben.refused(r#""do": "sit", "seat": "red", "name": "Not Ben""#).await.contains("may watch"));
    ann.does(r#""do": "remove", "person": 1, "bar": true"#).await;
    for client in [&mut ben, &mut eve] {
        assert_eq!(sent_away(client).await, RefusalReason::RemovedForGood, "all come from one address");
    }
    for more in [json!({}), json!({"secret": seat_token})] {
        assert_eq!(refused_at_hello(&server, &table, more).await, RefusalReason::RemovedForGood);
    }
    let told = ann.texts.join("");
    assert!(told.contains(r#""barred":true"#) && !told.contains("127.0.0.1"));
    ann.does(r#""do": "lift", "person": 1"#).await;
    let mut ben = TestClient::at(&server, &table, Some(&seat_token)).await;
    ben.does(r#""do": "sit", "seat": "red""#).await;
    meet(&mut [&mut ann, &mut ben]).await;
    play(&mut [&mut ann, &mut ben], 5).await;
}

#[tokio::test]
async fn who_is_muted_neither_talks_nor_points() {
    let server = TestServer::open().await;
    let (_, mut ann, mut ben) = ann_and_ben(&server).await;
    ann.does(r#""do": "mute", "person": 1"#).await;
    for request in [r#""do": "say", "text": "Boo""#, r#""do": "point", "thing": "deck""#] {
        assert!(ben.refused(request).await.contains("taken you the word"), "{request}");
    }
    play(&mut [&mut ann, &mut ben], 5).await;
}

#[tokio::test]
async fn a_stranger_who_sits_and_stands_without_end_does_not_close_a_table() {
    let mut settings = settings();
    settings.limits.messages = 100_000;
    let server = TestServer::with(settings).await;
    let opened = server.two_seats().await;
    for _ in 0..40 {
        let mut mallory = TestClient::at(&server, &opened.table, None).await;
        mallory.does(r#""do": "sit", "seat": "red", "name": "Mallory""#).await;
        mallory.does(r#""do": "stand", "seat": "red""#).await;
    }
    let mut ann = TestClient::at(&server, &opened.table, Some(&opened.seat_token)).await;
    assert!(ann.state.as_ref().unwrap().people.len() < 10);
    let mut ben = TestClient::at(&server, &opened.table, None).await;
    ben.does(r#""do": "sit", "seat": "red", "name": "Ben""#).await;
    ann.wait_for(|ann| ann.number >= ben.number).await;
    ann.does(r#""do": "start""#).await;
    play(&mut [&mut ann, &mut ben], 5).await;
}

#[tokio::test]
async fn a_table_with_a_word_lets_in_who_knows_it_and_who_has_a_seat() {
    let file = fresh_file();
    let mut settings = settings();
    settings.database = file.to_str().unwrap().to_owned();
    settings.limits.wrong_words = 3;
    let server = TestServer::with(settings).await;
    let opened = server
        .table(r#"[{"for": "me", "colour": "green"}, {"for": "open", "colour": "red"}], "word": "Paper lantern""#)
        .await;
    let bad = r#"{"name": "Ann", "level": "normal", "seats": [{"for": "me"}], "word": " "}"#;
    assert!(server.post("/api/tables", bad).await.error().starts_with("word: "));
    assert_eq!(refused_at_hello(&server, &opened.table, json!({})).await, RefusalReason::Word);
    assert_eq!(refused_at_hello(&server, &opened.table, json!({"word": "lantern"})).await, RefusalReason::Word);
    let mut ben = TestClient::connect(server.address).await;
    ben.hello(&opened.table, None, r#", "word": "paper lantern ""#).await;
    ben.does(r#""do": "sit", "seat": "red", "name": "Ben""#).await;
    for expected in [RefusalReason::Word, RefusalReason::Word, RefusalReason::TooMuch] {
        assert_eq!(refused_at_hello(&server, &opened.table, json!({"word": "guess"})).await, expected);
    }
    let again = TestClient::at(&server, &opened.table, ben.seat_token.as_deref()).await;
    assert_eq!(again.person, Some(1));
    drop((ben, again));
    server.close().await;
    let stored = std::fs::read(&file).unwrap();
    assert!(!String::from_utf8_lossy(&stored).to_lowercase().contains("paper lantern"));
    std::fs::remove_dir_all(file.parent().unwrap()).unwrap();
}

/// Plays to the end.
async fn to_the_end(clients: &mut [&mut TestClient]) {
    while clients[0].phase() != Phase::Over {
        play(clients, 10).await;
    }
}

/// Goes to the next table with the secret that one is given for that of the last.
async fn follow(client: &mut TestClient) -> OpenedTable {
    let (secret, table) = (client.seat_token.clone().unwrap(), client.state.as_ref().unwrap().again.clone().unwrap());
    client.say(&format!(r#"{{"do": "follow", "secret": "{secret}", "id": 99}}"#)).await;
    let answer = client.until(|told| matches!(told, ServerMessage::Seated { id: Some(99), .. })).await;
    let ServerMessage::Seated { person, seat_token, .. } = answer else { unreachable!() };
    client.seat_token = Some(secret);
    OpenedTable { table, person, seat_token }
}

#[tokio::test]
async fn those_who_played_play_again_at_a_new_table_with_new_secrets() {
    let file = fresh_file();
    let mut settings = settings();
    settings.database = file.to_str().unwrap().to_owned();
    let server = TestServer::with(settings).await;
    let (table, mut ann, mut ben) = ann_and_ben(&server).await;
    assert!(ann.refused(r#""do": "again", "how": "same""#).await.contains("not over"));
    to_the_end(&mut [&mut ann, &mut ben]).await;
    let old_token = ben.seat_token.clone().unwrap();
    drop(ben);
    ann.does(r#""do": "again", "how": "next-level""#).await;
    let anns = follow(&mut ann).await;
    assert!(anns.table != table && anns.seat_token != *ann.seat_token.as_ref().unwrap());
    // Ben was away, comes back to the old table, and loses the first answer.
    let mut ben = TestClient::at(&server, &table, Some(&old_token)).await;
    let bens = follow(&mut ben).await;
    assert_eq!(follow(&mut ben).await, bens, "asked again, it is the same");
    let mut stranger = TestClient::at(&server, &table, None).await;
    stranger.say(r#"{"do": "follow", "secret": "nobody's", "id": 1}"#).await;
    let answer = stranger.until(|told| matches!(told, ServerMessage::Refused { .. })).await;
    assert!(matches!(answer, ServerMessage::Refused { why: RefusalReason::WrongSeatToken, .. }));
    let mut ann = TestClient::at(&server, &anns.table, Some(&anns.seat_token)).await;
    let mut ben = TestClient::at(&server, &bens.table, Some(&bens.seat_token)).await;
    assert_eq!((ann.person, ben.person), (Some(0), Some(1)));
    ann.does(r#""do": "start""#).await;
    play(&mut [&mut ann, &mut ben], 8).await;
    let secrets = [old_token, anns.seat_token, bens.seat_token];
    drop((ann, ben, stranger));
    server.close().await;
    let stored = std::fs::read(&file).unwrap();
    let stored = String::from_utf8_lossy(&stored);
    assert!(secrets.iter().all(|secret| !stored.contains(secret.as_str())), "only hashes are stored");
    std::fs::remove_dir_all(file.parent().unwrap()).unwrap();
}

#[tokio::test]
#[ignore = "needs GHOST_STORIES_POSTGRES; cargo xtask test gives it"]
async fn of_two_servers_one_finds_another_host_and_who_is_sent_away_goes_at_both() {
    let database = Database::new("order").await;
    let impatient = async || {
        let mut settings = settings();
        settings.database = database.address();
        settings.limits.host_away = Duration::from_millis(200);
        TestServer::with(settings).await
    };
    let (here, there) = (impatient().await, impatient().await);
    let opened = here.table(r#"[{"for": "me", "colour": "green"}, {"for": "open", "colour": "red"}, {"for": "open", "colour": "blue"}]"#).await;
    let ann = TestClient::at(&here, &opened.table, Some(&opened.seat_token)).await;
    let mut ben = TestClient::at(&here, &opened.table, None).await;
    ben.does(r#""do": "sit", "seat": "red", "name": "Ben""#).await;
    let mut cat = TestClient::at(&there, &opened.table, None).await;
    cat.does(r#""do": "sit", "seat": "blue", "name": "Cat""#).await;
    ben.wait_for(|ben| ben.here == (vec![0, 1, 2], 0)).await;
    drop(ann);
    ben.wait_for(|ben| host(ben) == 1).await;
    cat.wait_for(|cat| host(cat) == 1).await;
    let mut eve = TestClient::at(&there, &opened.table, None).await;
    ben.does(r#""do": "remove", "person": 2, "bar": true"#).await;
    assert_eq!(sent_away(&mut cat).await, RefusalReason::RemovedForGood);
    assert_eq!(sent_away(&mut eve).await, RefusalReason::RemovedForGood);
    let changes = |client: &TestClient| client.texts.iter().filter(|text| text.contains("host-changed")).count();
    assert_eq!((changes(&ben), changes(&cat)), (1, 1));
    drop((ben, cat, eve));
    here.close().await;
    there.close().await;
    database.clear().await;
}
