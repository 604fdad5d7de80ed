//! Figures for those who run a server, as Prometheus reads them.

use std::sync::atomic::{AtomicI64, AtomicU64};

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

/// What a server counts.
pub struct Metrics {
    registry: Registry,
    /// Connections now.
    pub connections: Gauge<i64, AtomicI64>,
    /// Tables in memory now.
    pub tables: Gauge<i64, AtomicI64>,
    /// Tables opened.
    pub opened: Counter<u64, AtomicU64>,
    /// Entries stored.
    pub entries: Counter<u64, AtomicU64>,
    /// Decisions of people.
    pub decisions: Counter<u64, AtomicU64>,
    /// Decisions of bots.
    pub bot_decisions: Counter<u64, AtomicU64>,
    /// Requests refused.
    pub refused: Counter<u64, AtomicU64>,
    /// Entries that another process was quicker with.
    pub overtaken: Counter<u64, AtomicU64>,
    /// Times the storage failed.
    pub storage_failures: Counter<u64, AtomicU64>,
    /// Seconds from a request to its answer, once it is stored.
    pub seconds: Histogram,
}

impl Metrics {
    pub fn new() -> Metrics {
        let steps = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0];
        let mut metrics = Metrics {
            registry: Registry::with_prefix("ghost_stories"),
            connections: Gauge::default(),
            tables: Gauge::default(),
            opened: Counter::default(),
            entries: Counter::default(),
            decisions: Counter::default(),
            bot_decisions: Counter::default(),
            refused: Counter::default(),
            overtaken: Counter::default(),
            storage_failures: Counter::default(),
            seconds: Histogram::new(steps),
        };
        let registry = &mut metrics.registry;
        registry.register("connections", "Connections now", metrics.connections.clone());
        registry.register("tables", "Tables in memory now", metrics.tables.clone());
        registry.register("tables_opened", "Tables opened", metrics.opened.clone());
        registry.register("entries", "Entries stored", metrics.entries.clone());
        registry.register("decisions", "Decisions of people", metrics.decisions.clone());
        registry.register("bot_decisions", "Decisions of bots", metrics.bot_decisions.clone());
        registry.register("refused", "Requests refused", metrics.refused.clone());
        registry.register("overtaken", "Entries another process was quicker with", metrics.overtaken.clone());
        registry.register("storage_failures", "Times the storage failed", metrics.storage_failures.clone());
        registry.register("request_seconds", "From a request to its durable answer", metrics.seconds.clone());
        metrics
    }

    /// All figures as text.
    pub fn text(&self) -> String {
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("a string takes all that is written to it");
        text
    }
}
