//! What those who run a server ask it while it runs.

use std::io::ErrorKind;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use ghost_stories_online::{ServerMessage, VERSION};
use ghost_stories_server::ServerSettings;
use ghost_stories_server::admin::{AdminAnswer, AdminRequest, AdminSocket, ask};
use serde_json::json;

use crate::several::Database;
use crate::test_client::{TestClient, ann_and_ben};
use crate::test_server::{TestServer, fresh_file, settings};

/// A server with a socket for those who run it.
async fn administered(settings: ServerSettings) -> (TestServer, PathBuf) {
    let path = fresh_file().with_file_name("admin");
    let server = TestServer::with_admin(settings, AdminSocket::bind(&path).unwrap()).await;
    (server, path)
}

#[track_caller]
fn refused(answer: AdminAnswer) -> String {
    let AdminAnswer::Refused { error } = answer else { panic!("{answer:?}") };
    error
}

async fn does(socket: &Path, request: AdminRequest) -> String {
    match ask(socket, &request).await.unwrap() {
        AdminAnswer::Done { what } => what,
        answer => panic!("{answer:?}"),
    }
}

/// Why a hello is refused, as one of a few words, after which the connection is closed.
async fn turned_away(server: &TestServer, table: &str) -> String {
    let mut client = TestClient::connect(server.address).await;
    client.say(&format!(r#"{{"do": "hello", "version": {VERSION}, "table": "{table}"}}"#)).await;
    let Some(ServerMessage::Refused { why, .. }) = client.next().await else { panic!("it was let in") };
    assert!(client.next().await.is_none(), "the connection is closed");
    why.to_string()
}

#[tokio::test]
async fn tables_are_listed_and_inspected() {
    let (server, socket) = administered(settings()).await;
    assert_eq!(ask(&socket, &AdminRequest::Tables {}).await.unwrap(), AdminAnswer::Tables { tables: vec![] });
    let (table, mut ann, ben) = ann_and_ben(&server).await;
    ann.does(r#""do": "say", "text": "Boo""#).await;
    let watcher = TestClient::at(&server, &table, None).await;
    let AdminAnswer::Tables { tables } = ask(&socket, &AdminRequest::Tables {}).await.unwrap() else { panic!() };
    let [listed] = tables.as_slice() else { panic!("{tables:?}") };
    assert_eq!((&listed.table, listed.phase.as_str(), listed.seats, listed.events), (&table, "playing", 2, 4));
    assert_eq!((listed.here.as_slice(), listed.watching), (&["Ann".to_owned(), "Ben".to_owned()][..], 1));
    let inspected = ask(&socket, &AdminRequest::Table { table: table.clone() }).await.unwrap();
    let AdminAnswer::Table { table: short, state, decides, chat } = inspected else { panic!("{inspected:?}") };
    assert_eq!((&*short, state.seats.len(), chat[0].text.as_str()), (listed, 2, "Boo"));
    assert!(decides.is_some());
    let nothing = refused(ask(&socket, &AdminRequest::Table { table: "nothing".to_owned() }).await.unwrap());
    assert!(nothing.contains("no such table"), "{nothing}");
    drop((ann, ben, watcher));
    server.close().await;
    assert!(!socket.exists(), "the socket goes with its server");
}

#[tokio::test]
async fn nobody_comes_to_a_closed_table_until_it_is_opened_again() {
    let (server, socket) = administered(settings()).await;
    let (table, mut ann, mut ben) = ann_and_ben(&server).await;
    does(&socket, AdminRequest::Close { table: table.clone() }).await;
    for client in [&mut ann, &mut ben] {
        client.wait_for(|client| client.state.as_ref().is_some_and(|state| state.closed)).await;
        assert!(client.next().await.is_none(), "the connection is closed");
    }
    assert_eq!(turned_away(&server, &table).await, "closed");
    assert_eq!(server.get(&format!("/api/tables/{table}")).await.json()["state"]["closed"], json!(true));
    assert_eq!(server.get(&format!("/api/tables/{table}/replay")).await.status, 404);
    let again = refused(ask(&socket, &AdminRequest::Close { table: table.clone() }).await.unwrap());
    assert!(again.contains("closed already"), "{again}");

    does(&socket, AdminRequest::Reopen { table: table.clone() }).await;
    let mut ann = ann.back(&server, &table).await;
    ann.does(r#""do": "say", "text": "Here again""#).await;
    assert!(refused(ask(&socket, &AdminRequest::Reopen { table }).await.unwrap()).contains("not closed"));
    drop(ann);
    server.close().await;
}

#[tokio::test]
async fn a_table_stays_closed_when_the_server_starts_anew() {
    let file = fresh_file();
    let mut settings = settings();
    settings.database = file.to_str().unwrap().to_owned();
    let (server, socket) = administered(settings.clone()).await;
    let opened = server.two_seats().await;
    does(&socket, AdminRequest::Close { table: opened.table.clone() }).await;
    does(&socket, AdminRequest::Bar { address: "10.0.0.1".parse().unwrap(), days: Some(2) }).await;
    server.close().await;
    let (server, socket) = administered(settings).await;
    assert_eq!(turned_away(&server, &opened.table).await, "closed");
    let AdminAnswer::Bars { bars } = ask(&socket, &AdminRequest::Bars {}).await.unwrap() else { panic!() };
    assert_eq!(bars.len(), 1);
    assert_eq!(bars[0].until, Some(bars[0].at + 2 * 86_400_000));
    server.close().await;
    std::fs::remove_dir_all(file.parent().unwrap()).unwrap();
}

#[tokio::test]
async fn whoever_is_barred_is_sent_away_and_comes_back_when_the_bar_is_lifted() {
    let (server, socket) = administered(settings()).await;
    let opened = server.two_seats().await;
    let mut ann = TestClient::at(&server, &opened.table, Some(&opened.seat_token)).await;
    let here = server.address.ip();
    does(&socket, AdminRequest::Bar { address: "10.0.0.1".parse().unwrap(), days: None }).await;
    ann.does(r#""do": "say", "text": "Not me""#).await;
    does(&socket, AdminRequest::Bar { address: here, days: None }).await;
    let ServerMessage::Refused { error, .. } = ann.until(|told| matches!(told, ServerMessage::Refused { .. })).await
    else {
        unreachable!("it is waited for")
    };
    assert!(error.contains("nobody in from your address"), "{error}");
    assert!(ann.next().await.is_none(), "the connection is closed");
    assert_eq!(turned_away(&server, &opened.table).await, "barred");
    for answer in [server.post("/api/tables", "{}").await, server.get("/api/records").await] {
        assert_eq!(answer.status, 423);
        assert!(answer.error().contains("your address"), "{}", answer.body);
    }
    assert_eq!(server.get("/livez").await.status, 200);
    does(&socket, AdminRequest::Unbar { address: here }).await;
    let mut ann = ann.back(&server, &opened.table).await;
    ann.does(r#""do": "say", "text": "Here again""#).await;
    let unknown = refused(ask(&socket, &AdminRequest::Unbar { address: here }).await.unwrap());
    assert!(unknown.contains("is not barred"), "{unknown}");
    drop(ann);
    server.close().await;
}

#[tokio::test]
async fn a_restart_is_announced_to_everybody_and_to_those_who_come_later() {
    let (server, socket) = administered(settings()).await;
    let opened = server.two_seats().await;
    let mut ann = TestClient::at(&server, &opened.table, Some(&opened.seat_token)).await;
    does(&socket, AdminRequest::AnnounceRestart { minutes: 5 }).await;
    ann.wait_for(|ann| ann.restart_in.is_some()).await;
    assert!((200..=300).contains(&ann.restart_in.unwrap()), "{:?}", ann.restart_in);
    let mut late = TestClient::at(&server, &server.two_seats().await.table, None).await;
    late.wait_for(|late| late.restart_in.is_some()).await;
    does(&socket, AdminRequest::WithdrawRestart {}).await;
    ann.wait_for(|ann| ann.restart_in.is_none()).await;
    late.wait_for(|late| late.restart_in.is_none()).await;
    let long = refused(ask(&socket, &AdminRequest::AnnounceRestart { minutes: 1441 }).await.unwrap());
    assert!(long.contains("1440 minutes before at most"), "{long}");
    drop((ann, late));
    server.close().await;
}

#[tokio::test]
async fn only_the_user_of_the_server_can_open_the_socket_and_only_one_server_has_it() {
    let (server, socket) = administered(settings()).await;
    assert_eq!(std::fs::metadata(&socket).unwrap().permissions().mode() & 0o777, 0o600);
    assert_eq!(AdminSocket::bind(&socket).unwrap_err().kind(), ErrorKind::AddrInUse);
    let folder = socket.parent().unwrap();
    let file = folder.join("file");
    std::fs::write(&file, "kept").unwrap();
    assert_eq!(AdminSocket::bind(&file).unwrap_err().kind(), ErrorKind::AlreadyExists);
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "kept");
    assert!(AdminSocket::bind(&folder.join("nowhere/socket")).is_err());
    server.close().await;

    // What a crash leaves is taken over.
    let left = std::os::unix::net::UnixListener::bind(&socket).unwrap();
    drop(left);
    assert!(socket.exists());
    let (server, again) = (TestServer::with_admin(settings(), AdminSocket::bind(&socket).unwrap()).await, socket);
    assert!(ask(&again, &AdminRequest::Tables {}).await.is_ok());
    server.close().await;
    assert_eq!(ask(&again, &AdminRequest::Tables {}).await.unwrap_err().kind(), ErrorKind::NotFound);
    let left = std::fs::read_dir(again.parent().unwrap()).unwrap().map(|entry| entry.unwrap().file_name());
    assert_eq!(left.collect::<Vec<_>>(), ["file"]);
}

#[tokio::test]
async fn what_the_socket_does_not_understand_is_refused_in_words() {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let (server, socket) = administered(settings()).await;
    for text in ["nonsense\n", "{\"ask\": \"tomorrow\"}\n", "{\"ask\": \"tables\", \"more\": 1}\n", "\n"] {
        let mut stream = tokio::net::UnixStream::connect(&socket).await.unwrap();
        stream.write_all(text.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        assert!(refused(serde_json::from_str(&answer).unwrap()).contains("does not know what is asked"), "{answer}");
    }
    // Whoever sends without end is cut off.
    let mut stream = tokio::net::UnixStream::connect(&socket).await.unwrap();
    let _ = stream.write_all(&vec![b' '; 1024 * 1024]).await;
    let mut answer = String::new();
    let _ = stream.read_to_string(&mut answer).await;
    server.close().await;
}

#[tokio::test]
#[ignore = "needs GHOST_STORIES_POSTGRES; cargo xtask test gives it"]
async fn what_is_closed_barred_and_announced_at_one_server_is_so_at_the_other() {
    let database = Database::new("admin").await;
    let mut settings = settings();
    settings.database = database.address();
    let ((here, socket), (there, _)) = (administered(settings.clone()).await, administered(settings).await);
    let opened = here.two_seats().await;
    let mut ann = TestClient::at(&there, &opened.table, Some(&opened.seat_token)).await;
    does(&socket, AdminRequest::AnnounceRestart { minutes: 5 }).await;
    ann.wait_for(|ann| ann.restart_in.is_some()).await;
    does(&socket, AdminRequest::WithdrawRestart {}).await;
    ann.wait_for(|ann| ann.restart_in.is_none()).await;
    does(&socket, AdminRequest::Close { table: opened.table.clone() }).await;
    ann.wait_for(|ann| ann.state.as_ref().is_some_and(|state| state.closed)).await;
    assert!(ann.next().await.is_none(), "the connection is closed");
    assert_eq!(turned_away(&there, &opened.table).await, "closed");

    let other = here.two_seats().await;
    let mut ann = TestClient::at(&there, &other.table, Some(&other.seat_token)).await;
    does(&socket, AdminRequest::Bar { address: there.address.ip(), days: None }).await;
    ann.until(|told| matches!(told, ServerMessage::Refused { .. })).await;
    assert_eq!(turned_away(&there, &other.table).await, "barred");
    here.close().await;
    there.close().await;
    database.clear().await;
}
