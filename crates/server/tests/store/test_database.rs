use std::env;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};

use ghost_stories_server::store::{EventRow, Finished, Store};
use tokio_postgres::NoTls;

static COUNT: AtomicU64 = AtomicU64::new(0);

/// A place for one database, which nothing else uses.
pub enum TestDatabase {
    Folder(PathBuf),
    Database { server: String, name: String },
}

impl TestDatabase {
    pub fn folder() -> TestDatabase {
        let folder = env::temp_dir().join(unique());
        std::fs::create_dir(&folder).unwrap();
        TestDatabase::Folder(folder)
    }

    pub async fn database() -> TestDatabase {
        let server = env::var("GHOST_STORIES_POSTGRES").expect("GHOST_STORIES_POSTGRES is the address of a PostgreSQL");
        let place = TestDatabase::Database { server, name: unique() };
        place.tell_server("CREATE DATABASE").await;
        place
    }

    pub fn address(&self) -> String {
        match self {
            TestDatabase::Folder(folder) => folder.join("tables.sqlite").to_str().unwrap().to_owned(),
            TestDatabase::Database { server, name } => {
                let (_, rest) = server.split_once("://").unwrap();
                let (base, options) = rest.split_once('?').unwrap_or((rest, ""));
                let base = base.split_once('/').map_or(base, |(base, _)| base);
                format!("postgres://{base}/{name}?{options}")
            }
        }
    }

    pub async fn open(&self) -> Store {
        Store::open(&self.address()).await.unwrap()
    }

    /// Does something to the database that no store does.
    pub async fn meddle(&self, statements: &str) {
        match self {
            TestDatabase::Folder(_) => {
                rusqlite::Connection::open(self.address()).unwrap().execute_batch(statements).unwrap();
            }
            TestDatabase::Database { .. } => tell(&self.address(), statements).await,
        }
    }

    /// Removes the database. A test that fails leaves it for a look.
    pub async fn clear(self) {
        match &self {
            TestDatabase::Folder(folder) => std::fs::remove_dir_all(folder).unwrap(),
            TestDatabase::Database { .. } => self.tell_server("DROP DATABASE").await,
        }
    }

    async fn tell_server(&self, what: &str) {
        let TestDatabase::Database { server, name } = self else { return };
        let how = if what.starts_with("DROP") { " WITH (FORCE)" } else { "" };
        tell(server, &format!("{what} {name}{how}")).await;
    }
}

async fn tell(address: &str, statements: &str) {
    let (client, connection) = tokio_postgres::connect(address, NoTls).await.unwrap();
    tokio::spawn(connection);
    client.batch_execute(statements).await.unwrap();
}

fn unique() -> String {
    format!("ghosts_{}_{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed))
}

pub fn row(table: &str, number: u64) -> EventRow {
    EventRow {
        table: table.into(),
        number,
        at: number.saturating_mul(1_000),
        body: format!(r#"{{"of":"{table}","it's":"第{number}\n"}}"#),
    }
}

pub fn result(table: &str, name: &str, score: i32, at: u64) -> Finished {
    Finished {
        table: table.into(),
        day: None,
        kind: "base".into(),
        level: "nightmare".into(),
        players: 4,
        names: vec![name.into()],
        score,
        won: score > 0,
        at,
        wu_feng: String::new(),
        aids: Vec::new(),
    }
}

/// Opens a table and finishes it at once.
pub async fn finish(store: &Store, finished: Finished) {
    let row = EventRow { at: finished.at, ..row(&finished.table, 1) };
    assert!(store.append(row, Some(finished)).await.unwrap());
}
