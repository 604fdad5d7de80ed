//! What this process uses of its machine, where the system tells it in `/proc`.

use std::fs;
use std::sync::atomic::AtomicI64;
use std::time::{SystemTime, UNIX_EPOCH};

use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::Registry;

/// Figures under the names that Prometheus knows of every program.
pub struct ProcessFigures {
    memory: Gauge<i64, AtomicI64>,
    files: Gauge<i64, AtomicI64>,
    most_files: Gauge<i64, AtomicI64>,
}

impl ProcessFigures {
    pub fn register(registry: &mut Registry) -> ProcessFigures {
        let figures =
            ProcessFigures { memory: Gauge::default(), files: Gauge::default(), most_files: Gauge::default() };
        let began = Gauge::<i64, AtomicI64>::default();
        began.set(SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs().cast_signed()));
        registry.register("process_start_time_seconds", "When the process began, in seconds since 1970", began);
        if memory().is_some() {
            registry.register("process_resident_memory_bytes", "Memory in use", figures.memory.clone());
            registry.register("process_open_fds", "Open files, connections among them", figures.files.clone());
            registry.register("process_max_fds", "How many files may be open", figures.most_files.clone());
        }
        figures
    }

    /// Reads them anew.
    pub fn update(&self) {
        for (gauge, figure) in [(&self.memory, memory()), (&self.files, files()), (&self.most_files, most_files())] {
            gauge.set(figure.unwrap_or_default());
        }
    }
}

fn memory() -> Option<i64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let kilobytes = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?.trim().strip_suffix(" kB")?;
    Some(kilobytes.parse::<i64>().ok()? * 1024)
}

fn files() -> Option<i64> {
    // The folder itself is open while it is read.
    i64::try_from(fs::read_dir("/proc/self/fd").ok()?.count()).ok().map(|count| count - 1)
}

fn most_files() -> Option<i64> {
    let limits = fs::read_to_string("/proc/self/limits").ok()?;
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"))?;
    line.split_whitespace().next()?.parse().ok()
}
