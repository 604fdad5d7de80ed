use std::collections::{BTreeMap, HashSet, VecDeque};

use tokio::sync::mpsc;
use tokio::time::Instant;
use tokio_postgres::{Client, Error, Statement};

use super::address::PostgresAddress;
use super::listener;
use super::session::{answered, connect, failed, is_lost};
use crate::store::queue::{Append, BATCH, Working};
use crate::store::{EventRow, Finished, StoreError, StoreFigures, sql};

/// Stores the next rows of several tables, their results, and tells the other processes, all in one statement and so in
/// one transaction. The tables are taken in order: two processes that store rows of the same tables never wait for
/// each other. A notice holds 60 tables at most, so that it stays below 8,000 bytes.
const APPEND: &str = "
    WITH new AS (
        SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[]) AS row (game, seq, at, body)
    ), stored AS (
        INSERT INTO events (game, seq, at, body)
        SELECT game, seq, at, body FROM new
        WHERE seq = 1 + coalesce((SELECT max(before.seq) FROM events AS before WHERE before.game = new.game), 0)
        ORDER BY game
        ON CONFLICT DO NOTHING
        RETURNING game, seq
    ), ended AS (
        INSERT INTO results (game, day, kind, level, players, names, score, won, at, wu_feng, aids)
        SELECT game, day, kind, level, players, names, score, won, at, wu_feng, aids
        FROM unnest(
            $5::text[], $6::bigint[], $7::text[], $8::text[], $9::bigint[], $10::text[], $11::bigint[], $12::boolean[], $13::bigint[],
            $14::text[], $15::text[]
        ) AS result (game, day, kind, level, players, names, score, won, at, wu_feng, aids)
        WHERE game IN (SELECT game FROM stored)
        ON CONFLICT DO NOTHING
    ), told AS (
        SELECT pg_notify($16, $17 || string_agg(game || ':' || seq, ' '))
        FROM (SELECT game, seq, (row_number() OVER () - 1) / 60 AS part FROM stored) AS parts
        GROUP BY part
    )
    SELECT game, (SELECT count(*) FROM told) FROM stored";

/// Writes what is handed over.
pub struct Writer {
    pub address: PostgresAddress,
    pub origin: String,
    pub figures: StoreFigures,
}

impl Writer {
    /// Writes what waits, as much as there is at once, until nobody can hand over anything any more.
    pub async fn work_off(self, mut queue: mpsc::Receiver<Append>, working: Working) {
        let mut connected = None;
        let mut waiting = VecDeque::new();
        loop {
            if waiting.is_empty() {
                let Some(append) = queue.recv().await else { break };
                waiting.push_back(append);
            }
            while waiting.len() < BATCH
                && let Ok(append) = queue.try_recv()
            {
                waiting.push_back(append);
            }
            let written = self.write(&mut connected, take_batch(&mut waiting)).await;
            if let Err(error @ StoreError::Unreachable(_)) = written {
                // The others have waited as long.
                while let Some(append) = waiting.pop_front().or_else(|| queue.try_recv().ok()) {
                    let _ = append.answer.send(Err(error.clone()));
                }
            }
        }
        drop(working);
    }

    async fn write(
        &self,
        connected: &mut Option<Connected>,
        batch: BTreeMap<String, Append>,
    ) -> Result<(), StoreError> {
        let mut answers = Vec::with_capacity(batch.len());
        let mut work = Vec::with_capacity(batch.len());
        for (table, Append { row, finished, answer }) in batch {
            answers.push((table, answer));
            work.push((row, finished));
        }
        let outcome = match Connected::keep(connected, &self.address).await {
            Ok(connection) => {
                let began = Instant::now();
                let answer = answered(connection.append(&self.origin, work)).await;
                self.figures.commit_seconds.observe(began.elapsed().as_secs_f64());
                match answer {
                    Some(Ok(stored)) => Ok(stored),
                    Some(Err(error)) if !is_lost(&error) => Err(failed(&error)),
                    _ => {
                        *connected = None;
                        Err(StoreError::LOST)
                    }
                }
            }
            Err(error) => Err(error),
        };
        for (table, answer) in answers {
            let _ = answer.send(outcome.as_ref().map(|stored| stored.contains(&table)).map_err(Clone::clone));
        }
        outcome.map(drop)
    }
}

/// One row of each table; others of the same table wait for the next time.
fn take_batch(waiting: &mut VecDeque<Append>) -> BTreeMap<String, Append> {
    let mut batch = BTreeMap::new();
    for append in std::mem::take(waiting) {
        if batch.contains_key(&append.row.table) {
            waiting.push_back(append);
        } else {
            batch.insert(append.row.table.clone(), append);
        }
    }
    batch
}

/// A connection that writes.
struct Connected {
    client: Client,
    append: Statement,
}

impl Connected {
    /// The connection there is, or a new one.
    async fn keep<'a>(
        connected: &'a mut Option<Connected>,
        address: &PostgresAddress,
    ) -> Result<&'a Connected, StoreError> {
        if let Some(there) = connected.take_if(|there| !there.client.is_closed()) {
            return Ok(connected.insert(there));
        }
        let (client, _) = connect(address).await?;
        let append = answered(client.prepare(APPEND)).await.ok_or(StoreError::SILENT)?;
        let append = append.map_err(|error| failed(&error))?;
        Ok(connected.insert(Connected { client, append }))
    }

    /// The tables whose row was stored.
    async fn append(&self, origin: &str, work: Vec<(EventRow, Option<Finished>)>) -> Result<HashSet<String>, Error> {
        let mut rows = Rows::default();
        let mut results = WriteResults::default();
        for (row, finished) in work {
            rows.push(row);
            if let Some(finished) = finished {
                results.push(finished);
            }
        }
        let bound: super::Params = &[
            &rows.game,
            &rows.seq,
            &rows.at,
            &rows.body,
            &results.game,
            &results.day,
            &results.kind,
            &results.level,
            &results.players,
            &results.names,
            &results.score,
            &results.won,
            &results.at,
            &results.wu_feng,
            &results.aids,
            &listener::CHANNEL,
            &listener::changed(origin),
        ];
        let stored = self.client.query(&self.append, bound).await?;
        Ok(stored.iter().map(|row| row.get(0)).collect())
    }
}

/// Rows, a list for each column.
#[derive(Default)]
pub struct Rows {
    pub game: Vec<String>,
    pub seq: Vec<i64>,
    pub at: Vec<i64>,
    pub body: Vec<String>,
}

impl Rows {
    pub fn push(&mut self, row: EventRow) {
        self.game.push(row.table);
        self.seq.push(sql::signed(row.number));
        self.at.push(sql::signed(row.at));
        self.body.push(row.body);
    }
}

/// Results, a list for each column.
#[derive(Default)]
pub struct WriteResults {
    pub game: Vec<String>,
    pub day: Vec<Option<i64>>,
    pub kind: Vec<String>,
    pub level: Vec<String>,
    pub players: Vec<i64>,
    pub names: Vec<String>,
    pub score: Vec<i64>,
    pub won: Vec<bool>,
    pub at: Vec<i64>,
    pub wu_feng: Vec<String>,
    pub aids: Vec<String>,
}

impl WriteResults {
    pub fn push(&mut self, finished: Finished) {
        let result = sql::Result::from(finished);
        self.game.push(result.game);
        self.day.push(result.day);
        self.kind.push(result.kind);
        self.level.push(result.level);
        self.players.push(result.players);
        self.names.push(result.names);
        self.score.push(result.score);
        self.won.push(result.won);
        self.at.push(result.at);
        self.wu_feng.push(result.wu_feng);
        self.aids.push(result.aids);
    }
}
