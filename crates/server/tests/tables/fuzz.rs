//! Every message and every body, nearly right: always an answer or a clean close, never a panic, no secret, and the table goes on.

use std::panic;
use std::sync::atomic::{AtomicUsize, Ordering};

use ghost_stories_engine::Choice;
use ghost_stories_online::{Phase, ServerMessage, VERSION};
use ghost_stories_server::store::Store;
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use serde_json::{Value, json};
use tokio::runtime::{Builder, Runtime};
use tokio_tungstenite::tungstenite::Message;

use crate::mutation::{Mutation, mutated, mutations};
use crate::test_client::{TestClient, ann_and_ben, meet, play};
use crate::test_server::{HttpAnswer, TestServer, fresh_file, settings};

/// The name of all threads of the server.
const THREADS: &str = "fuzzed";
static PANICS: AtomicUsize = AtomicUsize::new(0);

fn runtime() -> Runtime {
    let told = panic::take_hook();
    panic::set_hook(Box::new(move |panic| {
        if std::thread::current().name() == Some(THREADS) {
            PANICS.fetch_add(1, Ordering::SeqCst);
        }
        told(panic);
    }));
    Builder::new_multi_thread().worker_threads(2).thread_name(THREADS).enable_all().build().unwrap()
}

/// One of each request.
fn requests(table: &str, seat_token: &str, choice: &str, steps: usize) -> Vec<Value> {
    vec![
        json!({"do": "hello", "version": VERSION, "table": table, "secret": seat_token, "since": 2, "views": true, "word": "lantern"}),
        json!({"do": "sit", "seat": "red", "name": "Eve", "id": 1}),
        json!({"do": "stand", "seat": "red", "id": 2}),
        json!({"do": "bot", "seat": "red", "bot": "novice", "gives_way": true, "id": 3}),
        json!({"do": "give-back", "seat": "red", "id": 4}),
        json!({"do": "start", "id": 5}),
        json!({"do": "choose", "choice": choice, "steps": steps, "id": 6}),
        json!({"do": "undo", "id": 7}),
        json!({"do": "agree", "id": 8}),
        json!({"do": "refuse", "id": 9}),
        json!({"do": "say", "text": "Boo!", "id": 10}),
        json!({"do": "point", "thing": "tile-tea-house", "id": 11}),
        json!({"do": "ping", "id": 12}),
        json!({"do": "use-aid", "aid": "hints", "id": 19}),
        json!({"do": "mute", "person": 40, "id": 13}),
        json!({"do": "unmute", "person": 40, "id": 14}),
        json!({"do": "remove", "person": 40, "bar": true, "id": 15}),
        json!({"do": "lift", "person": 40, "id": 16}),
        json!({"do": "again", "how": "sides-swapped", "id": 17}),
        json!({"do": "follow", "secret": seat_token, "id": 18}),
        json!({"do": "list", "language": "pl", "id": 20}),
        json!({"do": "unlist", "id": 21}),
    ]
}

/// One of each body.
fn bodies() -> Vec<(&'static str, Value)> {
    let seats = json!([{"for": "me", "colour": "red"}, {"for": "open", "colour": "green", "power": "strength"}, {"for": "novice"}]);
    let white_moon = json!({"portal": "edge", "incarnations": "both"});
    let black_secret = json!({"wu_feng": "open", "catacombs": "a", "demons": "b"});
    vec![
        (
            "/api/tables",
            json!({"name": "Eve", "level": "hell", "seats": [{"for": "me"}], "rules": "classic", "five_qi": false}),
        ),
        (
            "/api/tables",
            json!({"name": "Eve", "level": "normal", "seats": seats, "white_moon": white_moon, "black_secret": black_secret, "random_tiles": true}),
        ),
        (
            "/api/tables",
            json!({"name": "Eve", "level": "normal", "seats": [{"for": "me"}], "white_moon": white_moon, "data": "# nothing", "clock": "relaxed", "word": "lantern"}),
        ),
        ("/api/daily", json!({"name": "Eve", "player": "0123456789abcdef"})),
        (
            "/api/tables",
            json!({"name": "Eve", "level": "normal", "seats": [{"for": "me"}, {"for": "novice"}], "listing": {"language": "pl"}, "bots_give_way": true}),
        ),
        (
            "/api/lobby/seat",
            json!({"name": "Eve", "language": "pl", "kind": "both", "level": "hell", "except": ["AAAAAAAAAAAAAAAA"]}),
        ),
    ]
}

/// What is sent, from whom, and what was done to it.
#[derive(Clone, Debug)]
enum FuzzCase {
    Request { sender: usize, which: usize, mutations: Vec<Mutation> },
    Body { which: usize, mutations: Vec<Mutation>, inside: Option<usize> },
}

fn case() -> impl Strategy<Value = FuzzCase> {
    prop_oneof![
        4 => (0..4_usize, 0..22_usize, mutations()).prop_map(|(sender, which, mutations)| FuzzCase::Request { sender, which, mutations }),
        1 => (0..6_usize, mutations(), prop::option::of(0..12_usize))
            .prop_map(|(which, mutations, inside)| FuzzCase::Body { which, mutations, inside }),
    ]
}

/// Those who send what is nearly right: one who watches, Ben and Ann at second connections, and one who has not said hello.
struct Senders<'a> {
    server: &'a TestServer,
    table: String,
    seat_tokens: [Option<String>; 3],
    clients: [Option<TestClient>; 3],
    heard: Vec<String>,
}

impl Senders<'_> {
    async fn sender(&mut self, which: usize) -> TestClient {
        let server = self.server;
        match which {
            0..3 => match self.clients[which].take() {
                Some(client) => client,
                None => TestClient::at(server, &self.table, self.seat_tokens[which].as_deref()).await,
            },
            _ => TestClient::connect(server.address).await,
        }
    }

    /// Sends a changed request and waits until it is answered or the connection closed.
    async fn send(&mut self, which: usize, request: usize, mutations: &[Mutation]) {
        let mut client = self.sender(which).await;
        let choice = client.options.first().map_or("end".to_owned(), Choice::to_string);
        let seat_token = self.seat_tokens[1].as_deref().unwrap();
        let bytes = &mutated(&requests(&self.table, seat_token, &choice, client.steps.len())[request], mutations);
        let text = Message::Text(r#"{"do": "ping"}"#.into());
        let sent = client.throw(TestClient::as_text(bytes)).await && client.throw(text).await;
        // What was sent is answered, and so is the ping.
        let mut answers = 0;
        let mut open = sent;
        while open && answers < 2 {
            match client.next().await {
                Some(
                    ServerMessage::Done { .. }
                    | ServerMessage::Refused { .. }
                    | ServerMessage::Seated { .. }
                    | ServerMessage::Pong {}
                    | ServerMessage::Welcome { .. },
                ) => {
                    answers += 1;
                }
                Some(_) => {}
                None => open = false,
            }
        }
        self.heard.append(&mut client.texts);
        // Who was seated is somebody else from now on.
        if open && which < 3 && (which > 0 || client.person.is_none()) {
            self.clients[which] = Some(client);
        }
    }
}

/// Sends a body; its inner lists and objects may be what is changed.
async fn post(server: &TestServer, which: usize, changes: &[Mutation], inside: Option<usize>) -> HttpAnswer {
    let (path, mut body) = bodies().swap_remove(which);
    if let Some(inside) = inside {
        let fields = body.as_object_mut().unwrap();
        let name = fields.keys().nth(inside % fields.len()).unwrap().clone();
        let inner = match &mut fields[&name] {
            Value::Array(seats) => seats.first_mut(),
            other => Some(other),
        };
        if let Some(inner) = inner.filter(|inner| inner.is_object()) {
            let bytes = mutated(inner, changes);
            *inner = serde_json::from_slice(&bytes).unwrap_or(Value::Null);
        }
    }
    let bytes = mutated(&body, if inside.is_none() { changes } else { &[] });
    server.request("POST", path, &[("Content-Type", "application/json")], &bytes).await
}

#[test]
fn whatever_is_sent_is_answered_or_closed_and_nothing_leaks_or_stops() {
    let runtime = runtime();
    let file = fresh_file();
    let mut settings = settings();
    settings.database = file.to_str().unwrap().to_owned();
    (settings.limits.messages, settings.limits.talk) = (100_000, 100_000);
    settings.limits.tables_per_hour = 100_000;
    let server = runtime.block_on(runtime.spawn(TestServer::with(settings))).unwrap();
    let (table, mut ann, mut ben) = runtime.block_on(ann_and_ben(&server));
    for which in 0..bodies().len() {
        let answer = runtime.block_on(post(&server, which, &[], None));
        assert_eq!(answer.status, 201, "unchanged it is right: {}", answer.body);
    }
    let senders = Senders {
        server: &server,
        table: table.clone(),
        seat_tokens: [None, ben.seat_token.clone(), ann.seat_token.clone()],
        clients: [None, None, None],
        heard: Vec::new(),
    };
    let senders = std::cell::RefCell::new(senders);
    let mut runner = TestRunner::new(Config { cases: 2_000, failure_persistence: None, ..Config::default() });
    let sent = runner.run(&case(), |case| {
        let mut senders = senders.borrow_mut();
        match case {
            FuzzCase::Request { sender, which, mutations } => {
                runtime.block_on(senders.send(sender, which, &mutations));
            }
            FuzzCase::Body { which, mutations, inside } => {
                let answer = runtime.block_on(post(&server, which, &mutations, inside));
                prop_assert!(answer.status == 201 || (400..500).contains(&answer.status), "{}", answer.body);
                prop_assert!(answer.status == 201 || !answer.error().is_empty());
                senders.heard.push(answer.body);
            }
        }
        prop_assert_eq!(PANICS.load(Ordering::SeqCst), 0, "the server panicked");
        Ok(())
    });
    sent.unwrap();
    let heard = senders.into_inner().heard;
    runtime.block_on(async {
        seat_again(&mut ann, &mut ben).await;
        play(&mut [&mut ann, &mut ben], 20).await;
    });
    let hidden = [ann.seat_token.clone().unwrap()];
    drop((ann, ben));
    runtime.block_on(server.close());
    runtime.block_on(nothing_hidden_is_heard(file.to_str().unwrap(), &table, hidden.to_vec(), &heard));
    std::fs::remove_dir_all(file.parent().unwrap()).unwrap();
}

/// Ben may have been moved from his seat; Ann gives it to him again.
async fn seat_again(ann: &mut TestClient, ben: &mut TestClient) {
    ann.does(r#""do": "say", "text": "TableEvent was that?""#).await;
    meet(&mut [ann, ben]).await;
    if ann.phase() == Phase::Over {
        return;
    }
    let seat = *ann.state.as_ref().unwrap().seat("red".parse().unwrap()).unwrap();
    if seat.bot.is_some() {
        ann.does(r#""do": "give-back", "seat": "red""#).await;
    }
    if seat.person != ben.person {
        if seat.person.is_some() {
            ann.does(r#""do": "stand", "seat": "red""#).await;
        }
        ben.does(r#""do": "sit", "seat": "red""#).await;
    }
}

/// Neither Ann's secret nor the seed nor a hash of the table was told to those who sent all that.
async fn nothing_hidden_is_heard(file: &str, table: &str, mut hidden: Vec<String>, heard: &[String]) {
    let store = Store::open(file).await.unwrap();
    for row in store.read(table, 0).await.unwrap() {
        let body: Value = serde_json::from_str(&row.body).unwrap();
        let texts = [&body["seed"], &body["host"]["hash"], &body["newcomer"]["hash"]];
        hidden.extend(texts.iter().filter(|value| !value.is_null()).map(|value| value.to_string().replace('"', "")));
    }
    store.close().await;
    assert!(hidden.len() >= 4 && heard.len() > 500, "{} of {}", hidden.len(), heard.len());
    for text in heard {
        for hidden in &hidden {
            assert!(!text.contains(hidden.as_str()), "{hidden} in {text}");
        }
    }
}
