//! The lobby over real sockets: who is listed, who hears of it, and a seat at once.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use ghost_stories_online::{ListedTable, LobbyMessage, OpenedTable, Phase, SeatTaken};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

use crate::several::Database;
use crate::test_client::{TestClient, meet, play};
use crate::test_server::{TestServer, settings};

/// Somebody in the lobby, with what they know of it.
struct Guest {
    socket: WebSocketStream<TcpStream>,
    tables: Vec<ListedTable>,
}

impl Guest {
    async fn connect(address: SocketAddr) -> Guest {
        let stream = TcpStream::connect(address).await.unwrap();
        let address = format!("ws://{address}/api/lobby/socket");
        let (socket, _) = tokio_tungstenite::client_async(address, stream).await.unwrap();
        Guest { socket, tables: Vec::new() }
    }

    async fn at(server: &TestServer) -> Guest {
        let mut guest = Guest::connect(server.address).await;
        let told = guest.next().await;
        assert!(matches!(told, Some(LobbyMessage::Lobby(_))), "{told:?}");
        guest
    }

    /// What is told next; nothing if the connection is closed.
    async fn next(&mut self) -> Option<LobbyMessage> {
        loop {
            let next = timeout(Duration::from_mins(1), self.socket.next()).await.expect("something is told");
            let Some(Ok(Message::Text(text))) = next else {
                match next {
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                    _ => return None,
                }
            };
            let told = LobbyMessage::read(&text).unwrap();
            match &told {
                LobbyMessage::Lobby(list) => self.tables.clone_from(&list.tables),
                LobbyMessage::Changed { listed, unlisted } => {
                    let is_new = |table: &String| listed.iter().any(|new| new.table == *table);
                    self.tables.retain(|known| !is_new(&known.table) && !unlisted.contains(&known.table));
                    self.tables.extend(listed.iter().cloned());
                }
                _ => {}
            }
            return Some(told);
        }
    }

    async fn wait_for(&mut self, so: impl Fn(&[ListedTable]) -> bool) {
        while !so(&self.tables) {
            self.next().await.expect("the connection stays open");
        }
    }
}

/// Opens a listed table for Ann, who comes to it.
async fn listed(server: &TestServer, more: &str) -> (OpenedTable, TestClient) {
    let body = format!(
        r#"{{"name": "Ann", "level": "normal", "listing": {{"language": "pl"}},
            "seats": [{{"for": "me", "colour": "green"}}, {{"for": "open", "colour": "red"}}]{more}}}"#
    );
    let answer = server.post("/api/tables", &body).await;
    assert_eq!(answer.status, 201, "{}", answer.body);
    let opened: OpenedTable = serde_json::from_str(&answer.body).unwrap();
    let ann = TestClient::at(server, &opened.table, Some(&opened.seat_token)).await;
    (opened, ann)
}

/// Takes a seat at once for Eve.
async fn quick_seat(server: &TestServer, more: &str) -> SeatTaken {
    let answer = server.post("/api/lobby/seat", &format!(r#"{{"name": "Eve", "language": "pl"{more}}}"#)).await;
    assert_eq!(answer.status, 201, "{}", answer.body);
    serde_json::from_str(&answer.body).unwrap()
}

#[tokio::test]
async fn a_listed_table_is_shown_live_from_its_hosts_coming_until_its_seats_are_taken() {
    let server = TestServer::open().await;
    let mut guest = Guest::at(&server).await;
    let (opened, mut ann) = listed(&server, "").await;
    guest.wait_for(|tables| tables.len() == 1).await;
    let table = guest.tables[0].clone();
    assert_eq!(
        (table.table.as_str(), table.language.as_str(), table.phase),
        (opened.table.as_str(), "pl", Phase::Open)
    );
    assert_eq!(server.get("/api/lobby").await.json()["tables"][0]["table"], opened.table);
    let mut late = Guest::at(&server).await;
    assert_eq!(late.tables, guest.tables, "who comes later knows the same");
    let mut ben = TestClient::at(&server, &opened.table, None).await;
    ben.does(r#""do": "sit", "seat": "red", "name": "Ben""#).await;
    guest.wait_for(<[_]>::is_empty).await;
    late.wait_for(<[_]>::is_empty).await;
    ann.does(r#""do": "stand", "seat": "red""#).await;
    guest.wait_for(|tables| tables.len() == 1).await;
    ann.does(r#""do": "unlist""#).await;
    guest.wait_for(<[_]>::is_empty).await;
    ann.does(r#""do": "list", "language": "de""#).await;
    guest.wait_for(|tables| tables.len() == 1 && tables[0].language == "de").await;
}

#[tokio::test]
async fn two_strangers_meet_by_a_quick_seat_and_play() {
    let server = TestServer::open().await;
    let first = quick_seat(&server, r#", "kind": "base", "level": "normal""#).await;
    assert!(first.opened, "nobody waited");
    let mut eve = TestClient::at(&server, &first.table, Some(&first.seat_token)).await;
    let mut guest = Guest::at(&server).await;
    guest.wait_for(|tables| tables.len() == 1 && tables[0].free_seats().len() == 2).await;
    eve.does(r#""do": "start""#).await;
    guest.wait_for(|tables| tables[0].phase == Phase::Playing).await;
    // A bot gives its seat to the second, in the middle of the game.
    let second = quick_seat(&server, "").await;
    assert_eq!((second.table.as_str(), second.opened, second.person), (first.table.as_str(), false, 1));
    let mut fay = TestClient::at(&server, &second.table, Some(&second.seat_token)).await;
    let state = fay.state.clone().unwrap();
    let seat = state.seat(second.seat).unwrap();
    assert_eq!((seat.person, seat.bot), (Some(1), None));
    meet(&mut [&mut eve, &mut fay]).await;
    for _ in 0..4 {
        while eve.options.is_empty() && fay.options.is_empty() {
            eve.next().await.expect("somebody decides");
            meet(&mut [&mut eve, &mut fay]).await;
        }
        let decider = if eve.options.is_empty() { &mut fay } else { &mut eve };
        decider.choose(0).await;
        meet(&mut [&mut eve, &mut fay]).await;
    }
}

#[tokio::test]
async fn a_quick_seat_takes_the_best_match_and_none_of_ones_own() {
    let server = TestServer::open().await;
    let (base, _ann) = listed(&server, "").await;
    let white_moon = r#", "white_moon": {"portal": "edge", "incarnations": "both"}"#;
    let (moon, _bea) = listed(&server, white_moon).await;
    let mut guest = Guest::at(&server).await;
    guest.wait_for(|tables| tables.len() == 2).await;
    assert_eq!(quick_seat(&server, r#", "kind": "white-moon""#).await.table, moon.table);
    guest.wait_for(|tables| tables.len() == 1).await;
    let other = quick_seat(&server, &format!(r#", "except": ["{}"]"#, base.table)).await;
    assert!(other.opened && other.table != base.table);
    assert_eq!(quick_seat(&server, "").await.table, base.table);
}

#[tokio::test]
async fn a_seat_of_the_list_is_taken_once_and_only_while_the_table_is_listed() {
    let server = TestServer::open().await;
    let (opened, mut ann) = listed(&server, "").await;
    let seat = format!(r#"{{"name": "Eve", "language": "pl", "table": "{}", "seat": "red"}}"#, opened.table);
    assert_eq!(server.post("/api/lobby/seat", &seat).await.status, 201);
    let answer = server.post("/api/lobby/seat", &seat).await;
    assert_eq!((answer.status, answer.error().contains("not free any more")), (410, true));
    ann.wait_for(|ann| ann.state.as_ref().unwrap().people.len() == 2).await;
    ann.does(r#""do": "stand", "seat": "red""#).await;
    ann.does(r#""do": "unlist""#).await;
    assert_eq!(server.post("/api/lobby/seat", &seat).await.status, 410);
    for (body, error) in [
        (r#"{"name": "", "language": "pl"}"#, "name: "),
        (r#"{"name": "Eve", "language": "Polish"}"#, "language: expected"),
        (r#"{"name": "Eve", "language": "pl", "seat": "red"}"#, "seat: only together"),
    ] {
        let answer = server.post("/api/lobby/seat", body).await;
        assert!(answer.status == 422 && answer.error().starts_with(error), "{}", answer.body);
    }
    let gone = r#"{"name": "Eve", "language": "pl", "table": "AAAAAAAAAAAAAAAA"}"#;
    assert_eq!(server.post("/api/lobby/seat", gone).await.status, 404);
}

#[tokio::test]
async fn a_challenge_and_a_table_without_its_host_are_never_listed() {
    let server = TestServer::open().await;
    let mut guest = Guest::at(&server).await;
    let opened: OpenedTable =
        serde_json::from_str(&server.post("/api/daily", r#"{"name": "Eve"}"#).await.body).unwrap();
    let mut eve = TestClient::at(&server, &opened.table, Some(&opened.seat_token)).await;
    assert!(eve.refused(r#""do": "list", "language": "pl""#).await.contains("played alone"));
    let body = r#"{"name": "Ann", "level": "normal", "listing": {"language": "pl"}, "seats": [{"for": "me"}, {"for": "open"}]}"#;
    assert_eq!(server.post("/api/tables", body).await.status, 201);
    // Whoever watches makes no table of it.
    let (second, _ann) = listed(&server, "").await;
    guest.wait_for(|tables| !tables.is_empty()).await;
    assert_eq!(guest.tables.iter().map(|table| &table.table).collect::<Vec<_>>(), [&second.table]);
}

#[tokio::test]
async fn an_address_lists_so_many_tables_and_no_more() {
    let mut settings = settings();
    settings.limits.listed_per_address = 2;
    let server = TestServer::with(settings).await;
    let mut guest = Guest::at(&server).await;
    let _hosts = [listed(&server, "").await, listed(&server, "").await];
    guest.wait_for(|tables| tables.len() == 2).await;
    let third = server.two_seats().await;
    let mut ann = TestClient::at(&server, &third.table, Some(&third.seat_token)).await;
    assert!(ann.refused(r#""do": "list", "language": "pl""#).await.starts_with("at most 2 tables are listed"));
    let body = r#"{"name": "Ann", "level": "normal", "listing": {"language": "pl"}, "seats": [{"for": "me"}, {"for": "open"}]}"#;
    assert_eq!(server.post("/api/tables", body).await.status, 422);
}

#[tokio::test]
async fn who_speaks_in_the_lobby_is_told_what_may_be_said() {
    let server = TestServer::open().await;
    let mut guest = Guest::at(&server).await;
    guest.socket.send(Message::Text(r#"{"do": "ping"}"#.into())).await.unwrap();
    assert_eq!(guest.next().await, Some(LobbyMessage::Pong {}));
    for nonsense in ["{", "{}", r#"{"do": "sit"}"#, r#"{"do": "ping", "id": 3}"#] {
        guest.socket.send(Message::Text(nonsense.into())).await.unwrap();
        let Some(LobbyMessage::Refused { error, .. }) = guest.next().await else { panic!("{nonsense} is refused") };
        assert!(error.contains("POST /api/lobby/seat"), "{error}");
    }
    server.close().await;
    assert_eq!(guest.next().await, Some(LobbyMessage::Closing {}));
}

#[tokio::test]
async fn one_connection_too_many_is_told_so_in_the_lobby_too() {
    let mut settings = settings();
    settings.limits.connections_per_address = 1;
    let server = TestServer::with(settings).await;
    let _guest = Guest::at(&server).await;
    let mut second = Guest::connect(server.address).await;
    let told = second.next().await;
    assert!(matches!(told, Some(LobbyMessage::Refused { .. })), "{told:?}");
    assert_eq!(second.next().await, None);
}

#[tokio::test]
async fn a_listed_table_is_listed_again_after_a_restart_when_its_host_is_back() {
    let file = crate::test_server::fresh_file();
    let mut kept = settings();
    kept.database = file.to_str().unwrap().to_owned();
    let server = TestServer::with(kept.clone()).await;
    let (opened, ann) = listed(&server, r#", "bots_give_way": true"#).await;
    drop(ann);
    server.close().await;
    let server = TestServer::with(kept).await;
    let mut guest = Guest::at(&server).await;
    assert!(guest.tables.is_empty());
    let _ann = TestClient::at(&server, &opened.table, Some(&opened.seat_token)).await;
    guest.wait_for(|tables| tables.len() == 1).await;
    drop(guest);
    server.close().await;
    std::fs::remove_dir_all(file.parent().unwrap()).unwrap();
}

#[tokio::test]
#[ignore = "needs GHOST_STORIES_POSTGRES; cargo xtask test gives it"]
async fn tables_of_every_server_of_a_database_are_listed_at_each() {
    let database = Database::new("lobby").await;
    let (here, there) = (database.server().await, database.server().await);
    let mut guest = Guest::at(&there).await;
    let (opened, mut ann) = listed(&here, "").await;
    guest.wait_for(|tables| tables.len() == 1).await;
    // A server that comes later asks for what there is.
    let third = database.server().await;
    let mut late = Guest::at(&third).await;
    late.wait_for(|tables| tables.len() == 1).await;
    let taken = quick_seat(&there, "").await;
    assert_eq!((taken.table.as_str(), taken.opened), (opened.table.as_str(), false));
    let mut eve = TestClient::at(&there, &taken.table, Some(&taken.seat_token)).await;
    guest.wait_for(<[_]>::is_empty).await;
    late.wait_for(<[_]>::is_empty).await;
    ann.wait_for(|ann| ann.state.as_ref().unwrap().people.len() == 2).await;
    ann.does(r#""do": "start""#).await;
    play(&mut [&mut ann, &mut eve], 10).await;
    drop((ann, eve, guest, late));
    for server in [here, there, third] {
        server.close().await;
    }
    database.clear().await;
}
