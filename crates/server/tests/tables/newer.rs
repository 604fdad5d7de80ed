//! Tables with which a newer server has gone on: an older one shows them as they were and leaves them alone.

use ghost_stories_online::{RefusalReason, ServerMessage};

use crate::several::Database;
use crate::test_client::{TestClient, ann_and_ben, play};
use crate::test_server::{HttpAnswer, TestServer, fresh_file, settings};

/// What a newer server stores, and what follows it there.
const NEWER: [&str; 2] =
    [r#"{"entry":"bowed","person":0,"to":1}"#, r#"{"entry":"said","person":0,"text":"Well bowed"}"#];

async fn server_at(database: &str) -> TestServer {
    let mut settings = settings();
    database.clone_into(&mut settings.database);
    TestServer::with(settings).await
}

/// Ann and Ben have played a while; the names of their table and Ann's secret.
async fn played(server: &TestServer) -> (String, String) {
    let (table, mut ann, mut ben) = ann_and_ben(server).await;
    play(&mut [&mut ann, &mut ben], 6).await;
    (table, ann.seat_token.unwrap())
}

/// The SQL that adds the rows of a newer server.
fn rows_of_a_newer_server(table: &str) -> String {
    let insert = |body| {
        format!(
            "INSERT INTO events (game, seq, at, body) SELECT game, max(seq) + 1, max(at), '{body}' FROM events WHERE game = '{table}' GROUP BY game;"
        )
    };
    NEWER.map(insert).concat()
}

async fn refused(client: &mut TestClient, fields: &str) {
    let told = client.ask(fields).await;
    assert!(matches!(told, ServerMessage::Refused { why: RefusalReason::NewerServer, .. }), "{fields}: {told:?}");
}

fn is_closed_by_newer(told: &ServerMessage) -> bool {
    matches!(told, ServerMessage::Refused { id: None, why: RefusalReason::NewerServer, error, .. } if error.contains("newer version"))
}

/// Ann sees her table as it was, is told why it is closed, and can do nothing; a stranger neither.
async fn is_shown_and_closed(server: &TestServer, table: &str, seat_token: &str, number: u64) {
    let HttpAnswer { status, body, .. } = server.get(&format!("/api/tables/{table}")).await;
    assert!(status == 200 && body.contains(&format!(r#""number":{number},"#)), "{body}");
    let mut ann = TestClient::at(server, table, Some(seat_token)).await;
    ann.until(is_closed_by_newer).await;
    assert_eq!((ann.number, ann.person, ann.options.len()), (number, Some(0), 0));
    let steps = ann.steps.len();
    for fields in [
        r#""do": "say", "text": "Anybody there?""#,
        r#""do": "bot", "seat": "red", "bot": "novice""#,
        r#""do": "stand", "seat": "green""#,
        r#""do": "undo""#,
        &format!(r#""do": "choose", "choice": "end", "steps": {steps}"#),
    ] {
        refused(&mut ann, fields).await;
    }
    let mut stranger = TestClient::at(server, table, None).await;
    stranger.until(is_closed_by_newer).await;
    refused(&mut stranger, r#""do": "sit", "seat": "red", "name": "Cat""#).await;
    let later = format!(r#", "since": {}"#, number + 2);
    let mut ben = TestClient::connect(server.address).await;
    ben.hello(table, None, &later).await;
    assert_eq!((ben.number, ben.steps.len()), (number, steps), "whoever knows more is told all there is here");
}

#[tokio::test]
async fn a_table_of_a_newer_server_in_a_file_is_shown_and_closed_and_others_go_on() {
    let file = fresh_file();
    let path = file.to_str().unwrap();
    let server = server_at(path).await;
    let ((table, seat_token), (other, _)) = (played(&server).await, played(&server).await);
    let opened = server.two_seats().await;
    server.close().await;
    let rows = || {
        let database = rusqlite::Connection::open(&file).unwrap();
        let mut find = database.prepare("SELECT seq, body FROM events WHERE game = $1 ORDER BY seq").unwrap();
        let rows = find.query_map([&table], |row| Ok((row.get(0)?, row.get(1)?))).unwrap();
        rows.collect::<Result<Vec<(i64, String)>, _>>().unwrap()
    };
    let number = rows().len() as u64;
    rusqlite::Connection::open(&file).unwrap().execute_batch(&rows_of_a_newer_server(&table)).unwrap();
    let body = r#"UPDATE events SET body = '{"entry":"founded"}' WHERE game = "#;
    rusqlite::Connection::open(&file).unwrap().execute_batch(&format!("{body}'{}'", opened.table)).unwrap();
    let before = rows();
    let server = server_at(path).await;
    is_shown_and_closed(&server, &table, &seat_token, number).await;
    // Of one that a newer server opened nothing can be shown.
    assert_eq!(server.get(&format!("/api/tables/{}", opened.table)).await.status, 409);
    assert!(TestClient::not_let_in(&server, &opened.table).await.contains("newer"));
    assert_eq!(server.get(&format!("/api/tables/{other}")).await.status, 200);
    let (_, mut ann, mut ben) = ann_and_ben(&server).await;
    play(&mut [&mut ann, &mut ben], 3).await;
    server.close().await;
    assert_eq!(rows(), before, "nothing was written to it");
    std::fs::remove_dir_all(file.parent().unwrap()).unwrap();
}

#[tokio::test]
#[ignore = "needs GHOST_STORIES_POSTGRES; cargo xtask test gives it"]
async fn a_table_of_a_newer_server_in_postgres_closes_also_while_people_are_there() {
    let database = Database::new("newer").await;
    let server = server_at(&database.address()).await;
    let (table, mut ann, mut ben) = ann_and_ben(&server).await;
    play(&mut [&mut ann, &mut ben], 6).await;
    let (number, seat_token) = (ann.number, ann.seat_token.clone().unwrap());
    // As a newer server that is updated beside this one announces it.
    let notice = format!("NOTIFY ghost_stories, '0123456789abcdefc{table}:{}'", number + 2);
    database.fill(&rows_of_a_newer_server(&table)).await;
    database.fill(&notice).await;
    for client in [&mut ann, &mut ben] {
        client.until(is_closed_by_newer).await;
        refused(client, r#""do": "say", "text": "Hello?""#).await;
    }
    is_shown_and_closed(&server, &table, &seat_token, number).await;
    drop((ann, ben));
    server.close().await;
    let server = server_at(&database.address()).await;
    is_shown_and_closed(&server, &table, &seat_token, number).await;
    server.close().await;
    database.clear().await;
}
