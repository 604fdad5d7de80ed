//! Tables of a server of before the rules were corrected: they go on, or say which step is refused and by which rule, and are kept.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::Duration;

use ghost_stories_online::{ServerMessage, VERSION};
use serde::Deserialize;

use crate::several::Database;
use crate::test_client::TestClient;
use crate::test_server::{TestServer, fresh_file, settings};

/// What is known about a table of the fixtures.
#[derive(Deserialize)]
struct Known {
    table: String,
    #[serde(rename = "secret")]
    seat_token: String,
    steps: usize,
    /// A step that spent more Tao than was lacking.
    needless: Option<Needless>,
}

#[derive(Deserialize)]
struct Needless {
    step: usize,
    choice: String,
}

fn fixture(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures").join(name)
}

fn known(storage: &str) -> BTreeMap<String, Known> {
    let text = std::fs::read_to_string(fixture("revision-1.json")).unwrap();
    let mut all: BTreeMap<String, BTreeMap<String, Known>> = serde_json::from_str(&text).unwrap();
    all.remove(storage).unwrap()
}

/// A server that lets nothing expire.
async fn house_at(database: String) -> TestServer {
    let mut settings = settings();
    settings.database = database;
    settings.keep_unfinished = Duration::from_hours(100 * 365 * 24);
    TestServer::with(settings).await
}

/// Each table goes on, or is refused just at the step that only older rules allowed.
async fn each_goes_on_or_says_why(server: &TestServer, tables: &BTreeMap<String, Known>) {
    for (kind, known) in tables {
        let answer = server.get(&format!("/api/tables/{}", known.table)).await;
        if let Some(needless) = &known.needless {
            assert_eq!(answer.status, 409, "{kind}: {}", answer.body);
            let step = format!("step {}, \"{}\": ", needless.step, needless.choice);
            assert!(answer.error().contains(&step), "{kind}: {}", answer.body);
            assert!(TestClient::not_let_in(server, &known.table).await.contains(&step), "{kind}");
            continue;
        }
        assert_eq!(answer.status, 200, "{kind}: {}", answer.body);
        let mut ann = TestClient::at(server, &known.table, Some(&known.seat_token)).await;
        assert!(ann.steps.len() >= known.steps, "{kind}");
        let (before, number) = (ann.steps.len(), ann.number);
        assert!(matches!(ann.choose(0).await, ServerMessage::Done { .. }), "{kind}");
        while ann.number == number {
            ann.next().await.unwrap();
        }
        assert!(ann.steps.len() > before, "{kind}");
    }
}

#[tokio::test]
async fn tables_of_the_first_revision_in_a_file_go_on_or_say_why_not() {
    let file = fresh_file();
    std::fs::copy(fixture("revision-1.sqlite"), &file).unwrap();
    let server = house_at(file.to_str().unwrap().to_owned()).await;
    each_goes_on_or_says_why(&server, &known("sqlite")).await;
    server.close().await;
    std::fs::remove_dir_all(file.parent().unwrap()).unwrap();
}

#[tokio::test]
#[ignore = "needs GHOST_STORIES_POSTGRES; cargo xtask test gives it"]
async fn tables_of_the_first_revision_in_postgres_go_on_or_say_why_not() {
    let database = Database::new("older_rules").await;
    database.fill(&std::fs::read_to_string(fixture("revision-1.sql")).unwrap()).await;
    let server = house_at(database.address()).await;
    each_goes_on_or_says_why(&server, &known("postgres")).await;
    server.close().await;
    database.clear().await;
}

#[tokio::test]
async fn tables_that_are_refused_never_expire() {
    let file = fresh_file();
    std::fs::copy(fixture("revision-1.sqlite"), &file).unwrap();
    let known = known("sqlite");
    let refused = known.values().filter(|known| known.needless.is_some());
    let mut refused: Vec<&str> = refused.map(|known| known.table.as_str()).collect();
    refused.sort_unstable();
    let stored = || -> Vec<String> {
        let database = rusqlite::Connection::open(&file).unwrap();
        let mut find = database.prepare("SELECT DISTINCT game FROM events ORDER BY game").unwrap();
        find.query_map([], |row| row.get(0)).unwrap().collect::<Result<_, _>>().unwrap()
    };
    let marked = || {
        let database = rusqlite::Connection::open(&file).unwrap();
        database.query_row("SELECT count(*) FROM expiring", [], |row| row.get::<_, u32>(0)).unwrap_or(0) as usize
    };
    let mut settings = settings();
    settings.database = file.to_str().unwrap().to_owned();
    settings.keep_unfinished = Duration::ZERO;
    // Old tables are marked when the server starts, and removed when it has run for a week.
    let server = TestServer::with(settings.clone()).await;
    while marked() < stored().len() {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    server.close().await;
    let a_week = "UPDATE running SET ran = ran + 7 * 24 * 60 * 60 * 1000";
    rusqlite::Connection::open(&file).unwrap().execute(a_week, []).unwrap();
    let server = TestServer::with(settings).await;
    while stored().len() > refused.len() {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert_eq!((stored(), refused.len()), (refused.iter().map(|&table| table.to_owned()).collect(), 4));
    for table in refused {
        assert_eq!(server.get(&format!("/api/tables/{table}")).await.status, 409);
    }
    server.close().await;
    std::fs::remove_dir_all(file.parent().unwrap()).unwrap();
}

#[tokio::test]
async fn a_table_that_is_refused_is_answered_in_clear_words_and_kept() {
    let file = fresh_file();
    std::fs::copy(fixture("revision-1.sqlite"), &file).unwrap();
    let known = known("sqlite").remove("base").unwrap();
    let body = r#"{"entry":"played","by":"green","steps":["buddha red-left"]}"#;
    let insert = "INSERT INTO events SELECT game, max(seq) + 1, max(at), $1 FROM events WHERE game = $2";
    let rows = || {
        let database = rusqlite::Connection::open(&file).unwrap();
        let count = "SELECT count(*) FROM events WHERE game = $1";
        database.query_row(count, [&known.table], |row| row.get::<_, i64>(0)).unwrap()
    };
    rusqlite::Connection::open(&file).unwrap().execute(insert, [body, &known.table]).unwrap();
    let before = rows();
    let server = house_at(file.to_str().unwrap().to_owned()).await;
    let answer = server.get(&format!("/api/tables/{}", known.table)).await;
    assert_eq!(answer.status, 409, "{}", answer.body);
    let words = format!("today's refuse step {}, \"buddha red-left\": ", known.steps + 1);
    assert!(answer.error().contains(&words), "{}", answer.body);
    let mut ann = TestClient::connect(server.address).await;
    let (table, seat_token) = (&known.table, &known.seat_token);
    ann.say(&format!(r#"{{"do": "hello", "version": {VERSION}, "table": "{table}", "secret": "{seat_token}"}}"#)).await;
    let Some(ServerMessage::Refused { why, rule, error, .. }) = ann.next().await else { panic!("refused") };
    assert_eq!(why, ghost_stories_online::RefusalReason::OlderRules);
    assert!(rule.is_some() && error.contains("is kept"), "{error}");
    server.close().await;
    assert_eq!(rows(), before, "nothing is deleted");
    std::fs::remove_dir_all(file.parent().unwrap()).unwrap();
}
