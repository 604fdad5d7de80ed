use std::sync::atomic::AtomicI64;

use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;

/// What a storage counts for those who run a server. Clones share it.
#[derive(Clone)]
pub struct StoreFigures {
    /// Rows that were handed over and are not answered yet.
    pub waiting: Gauge<i64, AtomicI64>,
    /// Seconds that the database took to make rows durable, however many they were.
    pub commit_seconds: Histogram,
}

impl Default for StoreFigures {
    fn default() -> StoreFigures {
        let steps = [0.0001, 0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0];
        StoreFigures { waiting: Gauge::default(), commit_seconds: Histogram::new(steps) }
    }
}

impl StoreFigures {
    /// Counts a row in for as long as this is kept.
    pub fn wait(&self) -> Waiting<'_> {
        self.waiting.inc();
        Waiting(&self.waiting)
    }
}

/// A row on its way.
pub struct Waiting<'a>(&'a Gauge<i64, AtomicI64>);

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.0.dec();
    }
}
