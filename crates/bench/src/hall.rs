use std::io::{Write, stdout};
use std::time::Instant;

use clap::Args;
use ghost_stories_command_line::Failure;
use ghost_stories_server::categories;
use ghost_stories_server::store::{Finished, Store, StoreError};
use serde_json::{Value, json};
use tokio::runtime::Builder;

use crate::load::within;
use crate::online::TemporaryFolder;

/// Measure how long a database takes for the hall of records and for the standings of a day, with many results
///
/// Fills an empty database with results: half of them for the hall, by turns of each game, level and number of Taoists, half of
/// one day. They stay in a database that you name.
#[derive(Args)]
pub struct Hall {
    /// How many results, 2 to 1000000
    #[arg(long, value_name = "N", default_value_t = 100_000, value_parser = clap::value_parser!(u32).range(2..=1_000_000))]
    results: u32,
    /// How often to ask for each, 1 to 10000
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    times: u32,
    /// An empty database: postgres://... or a file [default: a file that is removed at the end]
    #[arg(long)]
    database: Option<String>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// The day of those that are of a day.
const DAY: u32 = 20_000;
/// As many as the server shows of each.
const BEST: usize = 5;
const RANKED: usize = 50;

/// Which shares of all times are told.
const SHARES: [(&str, f64); 3] = [("p50", 0.5), ("p99", 0.99), ("max", 1.0)];

/// How many microseconds it took each time, sorted.
struct Times {
    hall: Vec<u32>,
    standings: Vec<u32>,
}

impl Hall {
    pub fn run(&self) -> Result<(), Failure> {
        let folder = TemporaryFolder::new()?;
        let database = self.database.clone().unwrap_or_else(|| folder.database());
        let measured = Builder::new_multi_thread().enable_all().build()?.block_on(self.measure(&database));
        let Times { hall, standings } = measured.map_err(|error| Failure::input(error.to_string()))?;
        let mut out = stdout().lock();
        if self.json {
            let share = |times: &[u32], (name, share): (&str, f64)| (name.to_owned(), json!(within(times, share)));
            let times = |times: &[u32]| SHARES.into_iter().map(|of| share(times, of)).collect::<Value>();
            let result = json!({ "results": self.results, "hall_ms": times(&hall), "standings_ms": times(&standings) });
            writeln!(out, "{result}")?;
            return Ok(());
        }
        writeln!(out, "{} results, each asked for {} times", self.results, self.times)?;
        let heads = SHARES.map(|(name, _)| format!("{name:>9}"));
        writeln!(out, "  milliseconds        {}", heads.concat())?;
        for (name, times) in [("hall of records", hall), ("standings of a day", standings)] {
            let times = SHARES.map(|(_, share)| format!("{:>9.2}", within(&times, share)));
            writeln!(out, "    {name:<18}{}", times.concat())?;
        }
        Ok(())
    }

    async fn measure(&self, database: &str) -> Result<Times, StoreError> {
        let store = Store::open(database).await?;
        store.import(self.copy().as_bytes()).await?;
        let mut times = Times { hall: Vec::new(), standings: Vec::new() };
        for _ in 0..self.times {
            let began = Instant::now();
            store.records(categories(), BEST).await?;
            times.hall.push(micros(began));
            let began = Instant::now();
            store.standings(DAY, RANKED).await?;
            times.standings.push(micros(began));
        }
        store.close().await;
        times.hall.sort_unstable();
        times.standings.sort_unstable();
        Ok(times)
    }

    /// A copy of tables that has nothing but results.
    fn copy(&self) -> String {
        let categories = categories();
        let result = |number: u32| {
            let category = &categories[number as usize / 2 % categories.len()];
            // Scores as they come, many of them the same.
            let score = number.wrapping_mul(2_654_435_761).rotate_left(7) % 120;
            let finished = Finished {
                table: format!("result-{number:07}"),
                day: number.is_multiple_of(2).then_some(DAY),
                kind: category.kind.clone(),
                level: category.level.clone(),
                players: category.players,
                names: vec![format!("Player {number}")],
                score: score.cast_signed() - 40,
                won: score > 40,
                at: 1_700_000_000_000 + u64::from(number),
                wu_feng: category.wu_feng.clone(),
                aids: Vec::new(),
            };
            json!({ "result": finished })
        };
        let header = json!({ "format": "ghost-stories-tables", "version": 1 });
        let end = json!({ "end": { "rows": 0, "results": self.results, "days": 0 } });
        let lines = std::iter::once(header).chain((0..self.results).map(result)).chain([end]);
        let lines: Vec<String> = lines.map(|line| line.to_string()).collect();
        lines.join("\n") + "\n"
    }
}

fn micros(since: Instant) -> u32 {
    since.elapsed().as_micros().try_into().unwrap_or(u32::MAX)
}
