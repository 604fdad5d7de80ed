use std::fs::File;
use std::time::Instant;

use rusqlite::{Connection, Transaction, TransactionBehavior, params};
use tokio::sync::{mpsc, oneshot};

use super::failed;
use crate::store::queue::{Append, BATCH, Queue};
use crate::store::{EventRow, Finished, StoreError, StoreFigures, sql};

/// A connection, and what keeps other servers off the file.
pub struct OpenedFile {
    pub connection: Connection,
    pub lock: Option<File>,
}

type Job = Box<dyn FnOnce(&mut Connection) + Send>;

enum SqliteTask {
    Append(Box<Append>),
    Job(Job),
}

/// A thread with a connection of its own.
pub struct Worker(Queue<SqliteTask>);

impl Worker {
    pub async fn start(
        figures: StoreFigures,
        open: impl FnOnce() -> Result<OpenedFile, StoreError> + Send + 'static,
    ) -> Result<Worker, StoreError> {
        let (queue, tasks, working) = Queue::new();
        let (answer, answered) = oneshot::channel();
        let thread = std::thread::Builder::new().name("sqlite".into()).spawn(move || {
            match open() {
                Ok(OpenedFile { mut connection, lock }) => {
                    let _ = answer.send(Ok(()));
                    work_off(&mut connection, tasks, &figures);
                    drop(connection);
                    drop(lock);
                }
                Err(error) => drop(answer.send(Err(error))),
            }
            drop(working);
        });
        thread.map_err(|error| StoreError::Failed(error.to_string()))?;
        answered.await.map_err(|_| StoreError::Closed)??;
        Ok(Worker(queue))
    }

    pub async fn append(&self, row: EventRow, finished: Option<Finished>) -> Result<bool, StoreError> {
        let (append, answered) = Append::new(row, finished);
        self.0.send(SqliteTask::Append(Box::new(append))).await?;
        answered.await.map_err(|_| StoreError::LOST)?
    }

    pub async fn run<T: Send + 'static>(
        &self,
        job: impl FnOnce(&mut Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (answer, answered) = oneshot::channel();
        self.0.send(SqliteTask::Job(Box::new(move |connection| drop(answer.send(job(connection)))))).await?;
        answered.await.map_err(|_| StoreError::Closed)?
    }

    pub async fn close(&self) {
        self.0.close().await;
    }
}

/// Everything that waits goes into one transaction: the disk is asked once for all of it.
fn work_off(connection: &mut Connection, mut tasks: mpsc::Receiver<SqliteTask>, figures: &StoreFigures) {
    let mut next = tasks.blocking_recv();
    while let Some(task) = next.take() {
        match task {
            SqliteTask::Job(job) => job(connection),
            SqliteTask::Append(first) => {
                let mut batch = vec![*first];
                while batch.len() < BATCH
                    && next.is_none()
                    && let Ok(task) = tasks.try_recv()
                {
                    match task {
                        SqliteTask::Append(append) => batch.push(*append),
                        SqliteTask::Job(_) => next = Some(task),
                    }
                }
                write(connection, batch, figures);
            }
        }
        next = next.or_else(|| tasks.blocking_recv());
    }
}

fn write(connection: &mut Connection, batch: Vec<Append>, figures: &StoreFigures) {
    let mut answers = Vec::with_capacity(batch.len());
    let mut work = Vec::with_capacity(batch.len());
    for Append { row, finished, answer } in batch {
        answers.push(answer);
        work.push((row, finished));
    }
    match insert_all(connection, work, figures) {
        Ok(stored) => {
            for (answer, stored) in answers.into_iter().zip(stored) {
                let _ = answer.send(Ok(stored));
            }
        }
        Err(error) => {
            for answer in answers {
                let _ = answer.send(Err(error.clone()));
            }
        }
    }
}

/// For each row whether it was stored.
fn insert_all(
    connection: &mut Connection,
    work: Vec<(EventRow, Option<Finished>)>,
    figures: &StoreFigures,
) -> Result<Vec<bool>, StoreError> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate).map_err(failed)?;
    let mut stored = Vec::with_capacity(work.len());
    let mut insert = transaction.prepare(INSERT).map_err(failed)?;
    for (row, finished) in work {
        let bound = params![row.table, sql::signed(row.number), sql::signed(row.at), row.body];
        let went_in = insert.execute(bound).map_err(failed)? == 1;
        if went_in && let Some(finished) = finished {
            insert_result(&transaction, finished)?;
        }
        stored.push(went_in);
    }
    drop(insert);
    // What a disk refused at this point may be found on it all the same, once the file is opened again.
    let began = Instant::now();
    let committed = transaction.commit();
    figures.commit_seconds.observe(began.elapsed().as_secs_f64());
    committed.map_err(|error| StoreError::Uncertain(error.to_string().into()))?;
    Ok(stored)
}

/// Only the next number of a table.
const INSERT: &str = "
    INSERT INTO events (game, seq, at, body) SELECT $1, $2, $3, $4
    WHERE $2 = 1 + coalesce((SELECT max(seq) FROM events WHERE game = $1), 0)
    ON CONFLICT DO NOTHING";

/// A table's first result stays.
pub fn insert_result(transaction: &Transaction, finished: Finished) -> Result<usize, StoreError> {
    let result = sql::Result::from(finished);
    let insert = "
        INSERT INTO results (game, day, kind, level, players, names, score, won, at, wu_feng, aids)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT DO NOTHING";
    let sql::Result { game, day, kind, level, players, names, score, won, at, wu_feng, aids } = result;
    let bound = params![game, day, kind, level, players, names, score, won, at, wu_feng, aids];
    transaction.execute(insert, bound).map_err(failed)
}
