use std::sync::{Mutex, PoisonError};

use tokio::sync::{mpsc, oneshot, watch};

use super::{EventRow, Finished, StoreError};

/// How many wait to be written; whoever comes then waits to be let in.
const LENGTH: usize = 4_096;
/// How many rows are written in one transaction.
pub const BATCH: usize = 512;

/// A row on its way, and who waits for it.
pub struct Append {
    pub row: EventRow,
    pub finished: Option<Finished>,
    pub answer: oneshot::Sender<Result<bool, StoreError>>,
}

impl Append {
    pub fn new(row: EventRow, finished: Option<Finished>) -> (Append, oneshot::Receiver<Result<bool, StoreError>>) {
        let (answer, answered) = oneshot::channel();
        (Append { row, finished, answer }, answered)
    }
}

/// The way to a thread or task of its own, which goes on until everything handed over is done.
pub struct Queue<T> {
    sender: Mutex<Option<mpsc::Sender<T>>>,
    working: watch::Receiver<()>,
}

/// Held by whoever works the queue off, until it is done.
pub type Working = watch::Sender<()>;

impl<T> Queue<T> {
    pub fn new() -> (Queue<T>, mpsc::Receiver<T>, Working) {
        let (sender, receiver) = mpsc::channel(LENGTH);
        let (at_work, working) = watch::channel(());
        (Queue { sender: Mutex::new(Some(sender)), working }, receiver, at_work)
    }

    /// Waits while the queue is full.
    pub async fn send(&self, work: T) -> Result<(), StoreError> {
        let sender = self.sender.lock().unwrap_or_else(PoisonError::into_inner).clone();
        sender.ok_or(StoreError::Closed)?.send(work).await.map_err(|_| StoreError::Closed)
    }

    /// Takes nothing more and waits until all is done.
    pub async fn close(&self) {
        self.sender.lock().unwrap_or_else(PoisonError::into_inner).take();
        let mut working = self.working.clone();
        while working.changed().await.is_ok() {}
    }
}
