//! Figures for those who run a server, as Prometheus reads them.

use std::sync::atomic::{AtomicI64, AtomicU64};

use ghost_stories_engine::RULES_REVISION;
use ghost_stories_online::{RefusalReason, VERSION};
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::Registry;

use crate::process::ProcessFigures;
use crate::store::StoreFigures;

/// A figure for each reason.
type ByReason = Family<[(&'static str, &'static str); 1], Counter<u64, AtomicU64>>;

/// What a server counts.
pub struct Metrics {
    registry: Registry,
    process: ProcessFigures,
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
    /// Bots that wait for a free processor.
    pub bots_waiting: Gauge<i64, AtomicI64>,
    /// Requests refused, and why.
    refused: ByReason,
    /// Entries that another process was quicker with.
    pub overtaken: Counter<u64, AtomicU64>,
    /// Times the storage failed.
    pub storage_failures: Counter<u64, AtomicU64>,
    /// Seconds from a request to its answer, once it is stored.
    pub seconds: Histogram,
}

impl Metrics {
    pub fn new(store: &StoreFigures) -> Metrics {
        let steps = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0];
        let mut registry = Registry::default();
        let mut metrics = Metrics {
            process: ProcessFigures::register(&mut registry),
            registry,
            connections: Gauge::default(),
            tables: Gauge::default(),
            opened: Counter::default(),
            entries: Counter::default(),
            decisions: Counter::default(),
            bot_decisions: Counter::default(),
            bots_waiting: Gauge::default(),
            refused: ByReason::default(),
            overtaken: Counter::default(),
            storage_failures: Counter::default(),
            seconds: Histogram::new(steps),
        };
        let registry = metrics.registry.sub_registry_with_prefix("ghost_stories");
        let (revision, protocol) = (RULES_REVISION.to_string(), VERSION.to_string());
        let program = [("version", env!("CARGO_PKG_VERSION").to_owned()), ("rules", revision), ("protocol", protocol)];
        registry.register(
            "build",
            "This program, its revision of the rules and of the protocol",
            Info::new(program.to_vec()),
        );
        registry.register("connections", "Connections now", metrics.connections.clone());
        registry.register("tables", "Tables in memory now", metrics.tables.clone());
        registry.register("tables_opened", "Tables opened", metrics.opened.clone());
        registry.register("entries", "Entries stored", metrics.entries.clone());
        registry.register("decisions", "Decisions of people", metrics.decisions.clone());
        registry.register("bot_decisions", "Decisions of bots", metrics.bot_decisions.clone());
        registry.register("bots_waiting", "Bots that wait for a free processor", metrics.bots_waiting.clone());
        registry.register("refused", "Requests refused, by the reason", metrics.refused.clone());
        registry.register("overtaken", "Entries another process was quicker with", metrics.overtaken.clone());
        registry.register("storage_failures", "Times the storage failed", metrics.storage_failures.clone());
        registry.register("request_seconds", "From a request to its durable answer", metrics.seconds.clone());
        registry.register("writes_waiting", "Rows that wait to be durable", store.waiting.clone());
        registry.register(
            "commit_seconds",
            "What the database took to make rows durable",
            store.commit_seconds.clone(),
        );
        metrics
    }

    /// Counts a request that was refused.
    pub fn refuse(&self, why: RefusalReason) {
        self.refuse_for(why.into());
    }

    /// Counts a request that was refused before it could be one of a table.
    pub fn refuse_for(&self, reason: &'static str) {
        self.refused.get_or_create(&[("reason", reason)]).inc();
    }

    /// All figures as text.
    pub fn text(&self) -> String {
        self.process.update();
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("a string takes all that is written to it");
        text
    }
}
