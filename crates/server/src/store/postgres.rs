//! A PostgreSQL database, which several servers may share. One connection writes, one reads, and one listens to what
//! the others do.

mod address;
mod backup;
mod bars;
mod expiry;
mod listener;
mod session;
mod tls;
mod vaults;
mod writer;

use std::hash::{BuildHasher, RandomState};
use std::sync::Arc;

use tokio::sync::{Mutex, mpsc};
use tokio::time::{Duration, Instant};
use tokio_postgres::types::ToSql;
use tracing::{info, warn};

use super::queue::{Append, Queue};
use super::{Category, EventRow, Finished, Notification, StoreError, StoreFigures, migrations, sql};
use address::PostgresAddress;
use session::{Session, answered, failed, is_lost};
use writer::Writer;

type Params<'a> = &'a [&'a (dyn ToSql + Sync)];

#[derive(Clone)]
pub struct Postgres(Arc<PostgresState>);

struct PostgresState {
    address: PostgresAddress,
    /// Tells our own notices from those of other processes.
    origin: String,
    writer: Option<Queue<Append>>,
    reader: Mutex<PostgresReader>,
    /// The connection that holds the lock of the one process that looks for expired tables.
    keeper: Mutex<Option<Session>>,
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
    pub async fn open(address: &str, figures: StoreFigures) -> Result<Postgres, StoreError> {
        let origin = format!("{:016x}", RandomState::new().hash_one(address));
        let address = PostgresAddress::read(address)?;
        let mut session = Session::connect(&address).await?;
        info!("connected to PostgreSQL, {}", address.protection(session.is_encrypted));
        migrate(&mut session).await?;
        warn_of_settings(&session).await?;
        let (queue, appends, working) = Queue::new();
        let writer = Writer { address: address.clone(), origin: origin.clone(), figures };
        tokio::spawn(writer.work_off(appends, working));
        Ok(Postgres(Arc::new(PostgresState {
            address,
            origin,
            writer: Some(queue),
            reader: session.into(),
            keeper: Mutex::default(),
        })))
    }

    pub async fn open_to_copy(address: &str) -> Result<Postgres, StoreError> {
        let address = PostgresAddress::read(address)?;
        let session = Session::connect(&address).await?;
        migrations::check(version(&session).await?)?;
        let (writer, reader, keeper) = (None, session.into(), Mutex::default());
        Ok(Postgres(Arc::new(PostgresState { address, origin: String::new(), writer, reader, keeper })))
    }

    fn writer(&self) -> Result<&Queue<Append>, StoreError> {
        self.0.writer.as_ref().ok_or(StoreError::READ_ONLY)
    }

    pub async fn append(&self, row: EventRow, finished: Option<Finished>) -> Result<bool, StoreError> {
        let (append, answered) = Append::new(row, finished);
        self.writer()?.send(append).await?;
        answered.await.map_err(|_| StoreError::LOST)?
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

    pub async fn records(&self, categories: Vec<Category>, each: usize) -> Result<Vec<Finished>, StoreError> {
        let (mut kinds, mut levels, mut players) = (Vec::new(), Vec::new(), Vec::new());
        for category in categories {
            kinds.push(category.kind);
            levels.push(category.level);
            players.push(i64::from(category.players));
        }
        results(&self.query(RECORDS, &[&kinds, &levels, &players, &sql::signed(each as u64)]).await?)
    }

    pub async fn tell_peers(&self, text: &str) -> Result<(), StoreError> {
        let notice = listener::peer_message(&self.0.origin, text);
        self.query("SELECT pg_notify($1, $2)", &[&listener::CHANNEL, &notice]).await.map(drop)
    }

    pub async fn notifications(&self) -> Result<mpsc::Receiver<Notification>, StoreError> {
        listener::listen(self.0.address.clone(), self.0.origin.clone()).await
    }

    pub async fn check(&self, at: u64) -> Result<(), StoreError> {
        self.query(sql::CHECK, &[&sql::signed(at)]).await.map(drop)
    }

    pub async fn close(&self) {
        if let Some(writer) = &self.0.writer {
            writer.close().await;
        }
        *self.0.reader.lock().await = PostgresReader::default();
        self.0.keeper.lock().await.take();
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
        let session = Session::connect(&self.0.address).await.map(Arc::new);
        reader.session = session.as_ref().ok().cloned();
        reader.failed = session.as_ref().err().map(|error| (Instant::now(), error.clone()));
        session
    }

    async fn forget(&self, lost: &Arc<Session>) {
        let mut reader = self.0.reader.lock().await;
        reader.session.take_if(|session| Arc::ptr_eq(session, lost));
    }
}

/// The best results of each of these categories, in their order.
const RECORDS: &str = "
    SELECT best.* FROM unnest($1::text[], $2::text[], $3::bigint[]) WITH ORDINALITY AS category (kind, level, players, place)
    CROSS JOIN LATERAL (
        SELECT game, day, kind, level, players, names, score, won, at FROM results
        WHERE day IS NULL AND kind = category.kind AND level = category.level AND players = category.players
        ORDER BY score DESC, at, game LIMIT $4
    ) AS best ORDER BY category.place, best.score DESC, best.at, best.game";

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

/// Settings of the database server that no session can better, and with which a power cut may lose what was acknowledged.
async fn warn_of_settings(session: &Session) -> Result<(), StoreError> {
    for setting in ["fsync", "full_page_writes"] {
        let found = session.query("SELECT current_setting($1)", &[&setting]).await.map_err(|error| failed(&error))?;
        if found.first().is_some_and(|row| row.get::<_, &str>(0) == "off") {
            warn!(
                "{setting} is off in the PostgreSQL server: after a crash of its machine moves that were acknowledged may be lost"
            );
        }
    }
    Ok(())
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
