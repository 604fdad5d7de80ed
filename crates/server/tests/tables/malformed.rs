use ghost_stories_online::{LONGEST_MESSAGE, ServerMessage};
use tokio_tungstenite::tungstenite::Message;

use crate::test_client::{TestClient, ann_and_ben, play};
use crate::test_server::TestServer;

/// Texts that are no request, and a word of why.
fn bad_texts() -> Vec<(String, &'static str)> {
    let deep = format!("{}{}", "[".repeat(3_000), "]".repeat(3_000));
    let nested = format!(r#"{{"do": {}"ping"{}}}"#, r#"{"a": "#.repeat(500), "}".repeat(500));
    [
        ("", "no JSON"),
        ("\u{0}", "no JSON"),
        ("do: ping", "no JSON"),
        (r#"{"do": "ping""#, "no JSON"),
        (r#"{"do": "say", "text": "half"#, "no JSON"),
        ("null", "expected an object"),
        ("[]", "expected an object"),
        ("17", "expected an object"),
        (r#""ping""#, "expected an object"),
        ("{}", "do"),
        (r#"{"do": null}"#, ""),
        (r#"{"do": 3}"#, ""),
        (r#"{"do": "fly"}"#, "fly"),
        (r#"{"do": "PING"}"#, "PING"),
        (r#"{"do": "ping", "extra": 1}"#, "extra"),
        (r#"{"do": "start", "seat": "red"}"#, "seat"),
        (r#"{"do": "ping", "id": "1"}"#, "id: "),
        (r#"{"do": "ping", "id": -1}"#, "id: "),
        (r#"{"do": "ping", "id": 1.5}"#, "id: "),
        (r#"{"do": "ping", "id": 1e400}"#, ""),
        (r#"{"do": "ping", "id": 99999999999999999999}"#, "id: "),
        (r#"{"do": "sit"}"#, "seat"),
        (r#"{"do": "sit", "seat": 4, "name": "Cat"}"#, ""),
        (r#"{"do": "sit", "seat": "purple", "name": "Cat"}"#, "purple"),
        (r#"{"do": "sit", "seat": "red", "name": 7}"#, ""),
        (r#"{"do": "sit", "seat": ["red"], "name": "Cat"}"#, ""),
        (r#"{"do": "choose", "choice": "move tea-house"}"#, "steps"),
        (r#"{"do": "choose", "choice": "fly away", "steps": 1}"#, "fly away"),
        (r#"{"do": "choose", "choice": 1, "steps": 1}"#, ""),
        (r#"{"do": "choose", "choice": "end", "steps": "1"}"#, ""),
        (r#"{"do": "choose", "choice": "end", "steps": -1}"#, ""),
        (r#"{"do": "bot", "seat": "red", "bot": "genius"}"#, "genius"),
        (r#"{"do": "say", "text": 5}"#, ""),
        (r#"{"do": "say", "text": "\ud800"}"#, "no JSON"),
        (r#"{"do": "say"}"#, "text"),
        (r#"{"do": "point", "thing": {}}"#, ""),
        (&deep, ""),
        (&nested, ""),
    ]
    .map(|(text, why)| (text.to_owned(), why))
    .to_vec()
}

#[tokio::test]
async fn what_is_no_request_is_refused_with_words_and_the_table_goes_on() {
    let server = TestServer::open().await;
    let (table, mut ann, mut ben) = ann_and_ben(&server).await;
    let mut watcher = TestClient::at(&server, &table, None).await;
    for (text, why) in bad_texts() {
        for client in [&mut ben, &mut watcher] {
            client.say(&text).await;
            let ServerMessage::Refused { error, .. } =
                client.until(|told| matches!(told, ServerMessage::Refused { .. })).await
            else {
                unreachable!()
            };
            assert!(error.contains(why) && error.len() > 3, "{text}: {error}");
        }
        let mut early = TestClient::connect(server.address).await;
        early.say(&text).await;
        assert!(early.turned_away().await.contains(why), "{text}");
    }
    play(&mut [&mut ann, &mut ben, &mut watcher], 12).await;
}

#[tokio::test]
async fn a_refusal_carries_the_id_of_what_was_asked() {
    let server = TestServer::open().await;
    let (_, mut ann, _ben) = ann_and_ben(&server).await;
    for (text, expected) in [
        (r#"{"id": 5, "do": "fly"}"#, Some(5)),
        (r#"{"do": "say", "text": 1, "id": 18446744073709551615}"#, Some(u64::MAX)),
        (r#"{"do": "start", "id": 0}"#, Some(0)),
        (r#"{"do": "start"}"#, None),
        (r#"{"do": "start", "id": 6"#, None),
    ] {
        ann.say(text).await;
        let told = ann.until(|told| matches!(told, ServerMessage::Refused { .. })).await;
        let ServerMessage::Refused { id, .. } = told else { unreachable!() };
        assert_eq!(id, expected, "{text}");
    }
}

#[tokio::test]
async fn bytes_are_refused_and_what_is_too_long_or_no_text_closes_the_connection() {
    let server = TestServer::open().await;
    let (table, mut ann, mut ben) = ann_and_ben(&server).await;
    let mut client = TestClient::at(&server, &table, None).await;
    client.throw(Message::Binary(br#"{"do": "ping"}"#.to_vec().into())).await;
    let told = client.until(|told| matches!(told, ServerMessage::Refused { .. })).await;
    assert!(format!("{told:?}").contains("expected text, found bytes"));

    let longest = format!(r#"{{"do": "ping"{}}}"#, " ".repeat(LONGEST_MESSAGE - 14));
    assert_eq!(longest.len(), LONGEST_MESSAGE);
    client.say(&longest).await;
    client.until(|told| *told == ServerMessage::Pong {}).await;

    let too_long = Message::Text(format!("{longest} ").into());
    let huge = Message::Text(" ".repeat(1 << 20).into());
    for message in [
        too_long,
        huge,
        TestClient::as_text(&[0xff, 0xfe]),
        TestClient::as_text(b"{\"do\": \"say\", \"text\": \"\xc3\x28\"}"),
    ] {
        let mut client = TestClient::at(&server, &table, None).await;
        client.throw(message.clone()).await;
        while client.next().await.is_some() {}
        let mut early = TestClient::connect(server.address).await;
        early.throw(message).await;
        assert!(early.next().await.is_none());
    }
    play(&mut [&mut ann, &mut ben], 6).await;
}

#[tokio::test]
async fn a_message_in_many_pieces_may_not_be_longer_either() {
    use tokio_tungstenite::tungstenite::protocol::frame::Frame;
    use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
    let server = TestServer::open().await;
    let (table, ..) = ann_and_ben(&server).await;
    let mut client = TestClient::at(&server, &table, None).await;
    let piece = |kind, last| Message::Frame(Frame::message(vec![b' '; 1_000], OpCode::Data(kind), last));
    client.throw(piece(Data::Text, false)).await;
    for _ in 0..1_000 {
        if !client.throw(piece(Data::Continue, false)).await {
            break;
        }
    }
    while client.next().await.is_some() {}
}
