//! A PostgreSQL database, which several servers may share. One connection writes, one reads, and one listens to what
//! the others do. The way to it is not encrypted: the same machine, a socket, or a private network.

mod backup;
mod listener;
mod session;
mod writer;

use std::hash::{BuildHasher, RandomState};
use std::sync::Arc;

use tokio::sync::{Mutex, mpsc};
use tokio::time::{Duration, Instant};
use tokio_postgres::Config;
use tokio_postgres::types::ToSql;

use super::queue::{Append, Queue};
use super::{EventRow, Finished, Notification, StoreError, migrations, sql};
use session::{Session, answered, failed, is_lost};

type Params<'a> = &'a [&'a (dyn ToSql + Sync)];

#[derive(Clone)]
pub struct Postgres(Arc<PostgresState>);

struct PostgresState {
    config: Config,
    /// Tells our own notices from those of other processes.
    origin: String,
    writer: Option<Queue<Append>>,
    reader: Mutex<PostgresReader>,
}

/// The connection that reads.
#[derive(Default)]
struct PostgresReader {
    session: Option<Arc<Session>>,
    /// When and why there was none at last: those who waited as long need not wait again.
    failed: Option<(Instant, StoreError)>,
}

impl From<Session> for Mutex<PostgresReader> {
    fn from(session: Session) -> Mutex<PostgresReader> {
        Mutex::new(PostgresReader { session: Some(Arc::new(session)), failed: None })
    }
}

impl Postgres {
    pub async fn open(address: &str) -> Result<Postgres, StoreError> {
        let config = session::config(address)?;
        let mut session = Session::connect(&config).await?;
        migrate(&mut session).await?;
        let origin = format!("{:016x}", RandomState::new().hash_one(address));
        let (queue, appends, working) = Queue::new();
        tokio::spawn(writer::work_off(config.clone(), origin.clone(), appends, working));
        Ok(Postgres(Arc::new(PostgresState { config, origin, writer: Some(queue), reader: session.into() })))
    }

    pub async fn open_to_copy(address: &str) -> Result<Postgres, StoreError> {
        let config = session::config(address)?;
        let session = Session::connect(&config).await?;
        migrations::check(version(&session).await?)?;
        Ok(Postgres(Arc::new(PostgresState { config, origin: String::new(), writer: None, reader: session.into() })))
    }

    fn writer(&self) -> Result<&Queue<Append>, StoreError> {
        self.0.writer.as_ref().ok_or(StoreError::READ_ONLY)
    }

    pub async fn append(&self, row: EventRow, finished: Option<Finished>) -> Result<bool, StoreError> {
        let (append, answered) = Append::new(row, finished);
        self.writer()?.send(append).await?;
        answered.await.map_err(|_| StoreError::Uncertain)?
    }

    pub async fn read(&self, table: &str, after: u64) -> Result<Vec<EventRow>, StoreError> {
        Ok(rows(&self.query(sql::READ, &[&table, &sql::signed(after)]).await?))
    }

    pub async fn seed_of_day(&self, day: u32, fresh: u64) -> Result<u64, StoreError> {
        self.writer()?;
        self.query(sql::SET_SEED, &[&i64::from(day), &fresh.cast_signed()]).await?;
        self.known_seed(day).await?.ok_or_else(|| StoreError::Failed(format!("day {day} has no seed")))
    }

    pub async fn known_seed(&self, day: u32) -> Result<Option<u64>, StoreError> {
        let found = self.query(sql::SEED, &[&i64::from(day)]).await?;
        Ok(found.first().map(|row| row.get::<_, i64>(0).cast_unsigned()))
    }

    pub async fn standings(&self, day: u32, limit: usize) -> Result<Vec<Finished>, StoreError> {
        results(&self.query(sql::STANDINGS, &[&i64::from(day), &sql::signed(limit as u64)]).await?)
    }

    pub async fn records(&self, each: usize) -> Result<Vec<Finished>, StoreError> {
        results(&self.query(sql::RECORDS, &[&sql::signed(each as u64)]).await?)
    }

    /// The tables that have expired by these bounds.
    pub async fn expired(&self, [opened, finished, unfinished]: [i64; 3]) -> Result<Vec<String>, StoreError> {
        let found = self.query(sql::EXPIRED, &[&opened, &finished, &unfinished]).await?;
        Ok(found.iter().map(|row| row.get(0)).collect())
    }

    /// Removes those of these tables that are still expired; returns how many.
    pub async fn remove(&self, tables: &[String], bounds: [i64; 3]) -> Result<u64, StoreError> {
        self.writer()?;
        if tables.is_empty() {
            return Ok(0);
        }
        let [opened, finished, unfinished] = bounds;
        let mut session = Session::connect(&self.0.config).await?;
        let mut gone = 0;
        for tables in tables.chunks(sql::TABLES_AT_ONCE) {
            let work = session.client.transaction().await.map_err(|error| failed(&error))?;
            let remove = async {
                // Nobody may append a row after the last one while it goes.
                work.batch_execute("LOCK TABLE events IN SHARE ROW EXCLUSIVE MODE").await?;
                let still = format!("{} AND game = ANY($4)", sql::EXPIRED);
                let still = work.query(&still, &[&opened, &finished, &unfinished, &tables]).await?;
                let tables: Vec<String> = still.iter().map(|row| row.get(0)).collect();
                work.execute("DELETE FROM events WHERE game = ANY($1)", &[&tables]).await?;
                work.commit().await?;
                Ok(tables.len() as u64)
            };
            gone += remove.await.map_err(|error: tokio_postgres::Error| failed(&error))?;
        }
        Ok(gone)
    }

    pub async fn whisper(&self, text: &str) -> Result<(), StoreError> {
        let notice = listener::whispered(&self.0.origin, text);
        self.query("SELECT pg_notify($1, $2)", &[&listener::CHANNEL, &notice]).await.map(drop)
    }

    pub async fn wakes(&self) -> Result<mpsc::Receiver<Notification>, StoreError> {
        listener::listen(self.0.config.clone(), self.0.origin.clone()).await
    }

    pub async fn check(&self) -> Result<(), StoreError> {
        self.query("SELECT 1", &[]).await.map(drop)
    }

    pub async fn close(&self) {
        if let Some(writer) = &self.0.writer {
            writer.close().await;
        }
        *self.0.reader.lock().await = PostgresReader::default();
    }

    /// Asks something that may be asked twice: if the connection turns out to be lost, a new one is made.
    async fn query(&self, text: &str, bound: Params<'_>) -> Result<Vec<tokio_postgres::Row>, StoreError> {
        let mut again = true;
        loop {
            let session = self.reader().await?;
            let answer = answered(session.query(text, bound)).await;
            let lost = answer.as_ref().is_none_or(|answer| answer.as_ref().is_err_and(is_lost));
            if lost {
                self.forget(&session).await;
            }
            match answer {
                Some(Err(_)) if lost && again => again = false,
                Some(answer) => return answer.map_err(|error| failed(&error)),
                None => return Err(StoreError::SILENT),
            }
        }
    }

    async fn reader(&self) -> Result<Arc<Session>, StoreError> {
        let mut reader = self.0.reader.lock().await;
        if let Some(session) = &reader.session
            && !session.client.is_closed()
        {
            return Ok(session.clone());
        }
        if let Some((at, error)) = &reader.failed
            && at.elapsed() < Duration::from_secs(1)
        {
            return Err(error.clone());
        }
        let session = Session::connect(&self.0.config).await.map(Arc::new);
        reader.session = session.as_ref().ok().cloned();
        reader.failed = session.as_ref().err().map(|error| (Instant::now(), error.clone()));
        session
    }

    async fn forget(&self, lost: &Arc<Session>) {
        let mut reader = self.0.reader.lock().await;
        reader.session.take_if(|session| Arc::ptr_eq(session, lost));
    }
}

/// Brings the database up to date; of several processes that start at once, one after the other.
async fn migrate(session: &mut Session) -> Result<(), StoreError> {
    let begin = async {
        let work = session.client.transaction().await?;
        // The number is ours alone: "ghosts" in letters of eight bits.
        work.execute("SELECT pg_advisory_xact_lock($1)", &[&0x6768_6f73_7473_i64]).await?;
        work.batch_execute(migrations::RECORD).await?;
        let version: i64 = work.query_one(migrations::VERSION, &[]).await?.get(0);
        Ok((work, version))
    };
    let (work, version) = begin.await.map_err(|error: tokio_postgres::Error| failed(&error))?;
    for (number, step) in migrations::missing(version)? {
        work.batch_execute(step).await.map_err(|error| failed(&error))?;
        work.execute(migrations::MADE, &[&number]).await.map_err(|error| failed(&error))?;
    }
    work.commit().await.map_err(|error| failed(&error))
}

async fn version(session: &Session) -> Result<i64, StoreError> {
    let ask = async {
        let has = session.client.query_one("SELECT to_regclass('schema') IS NOT NULL", &[]).await?;
        if !has.get::<_, bool>(0) {
            return Ok(0);
        }
        Ok(session.client.query_one(migrations::VERSION, &[]).await?.get(0))
    };
    ask.await.map_err(|error: tokio_postgres::Error| failed(&error))
}

fn rows(found: &[tokio_postgres::Row]) -> Vec<EventRow> {
    found.iter().map(|row| sql::row(row.get(0), row.get(1), row.get(2), row.get(3))).collect()
}

fn results(found: &[tokio_postgres::Row]) -> Result<Vec<Finished>, StoreError> {
    let result = |row: &tokio_postgres::Row| sql::Result {
        game: row.get(0),
        day: row.get(1),
        kind: row.get(2),
        level: row.get(3),
        players: row.get(4),
        names: row.get(5),
        score: row.get(6),
        won: row.get(7),
        at: row.get(8),
    };
    found.iter().map(|row| Finished::try_from(result(row))).collect()
}
