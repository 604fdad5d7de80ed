mod check;
mod client_log;
mod crash_player;
mod stored_table;

use std::io::{Write, stdout};
use std::sync::Arc;
use std::time::Duration;

use clap::Args;
use ghost_stories_command_line::{Failure, fresh_seed};
use ghost_stories_server::store::{self, Store};
use ghost_stories_table::{Purpose, Stream};
use tokio::runtime::Builder;
use tokio::time::sleep;

use crate::online::{ServerProcess, ServerProgram, TemporaryFolder};
use check::CheckReport;
use client_log::ClientLog;
use crash_player::{CrashRun, play_tables};

/// Kill servers of online tables in the middle of play, and check that nothing they acknowledged is lost
///
/// Starts servers at one database, lets people play and talk at tables, and again and again kills one server without
/// warning and starts it anew. People write down what they are told, come back to whichever server they find, and go
/// on. In the end everything that was acknowledged must be stored, in order and once, and every game must replay.
/// Ends with exit code 1 if something is not as it should be.
#[derive(Args)]
pub struct Crash {
    /// How often a server is killed, 1 to 10000
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    kills: u32,
    #[command(flatten)]
    program: ServerProgram,
    /// Where the servers keep tables: postgres://... or a file [default: a file that is removed at the end]
    #[arg(long)]
    database: Option<String>,
    /// How many servers share the database, 1 to 8 [default: 2 with PostgreSQL; an SQLite file has one]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=8))]
    servers: Option<u8>,
    /// How many tables at once, 1 to 500
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u16).range(1..=500))]
    tables: u16,
    /// What people choose and when servers are killed follows from it, as far as the machine lets it [default: at random]
    #[arg(long)]
    seed: Option<u64>,
}

/// How many people sit at a table.
const PEOPLE: u8 = 2;
/// How long everybody plays on after the last kill.
const AFTERWARDS: Duration = Duration::from_secs(1);

impl Crash {
    pub fn run(&self) -> Result<(), Failure> {
        let folder = TemporaryFolder::new()?;
        let database = self.database.clone().unwrap_or_else(|| folder.database());
        let shared = store::is_shared(&database);
        let servers = self.servers.unwrap_or(if shared { 2 } else { 1 });
        if servers > 1 && !shared {
            return Err(Failure::input(
                "--servers: an SQLite file has one server; several share a PostgreSQL database",
            ));
        }
        let seed = self.seed.unwrap_or_else(fresh_seed);
        let runtime = Builder::new_multi_thread().enable_all().build()?;
        let checked = runtime.block_on(self.crash(&database, servers, seed))?;
        let mut out = stdout().lock();
        writeln!(out, "{} kills of {servers} servers, {} tables at once, seed {seed}", self.kills, self.tables)?;
        checked.print(&mut out)?;
        if checked.problems.is_empty() { Ok(()) } else { Err(Failure::Check) }
    }

    async fn crash(&self, database: &str, servers: u8, seed: u64) -> Result<CheckReport, Failure> {
        let connections = usize::from(self.tables) * usize::from(PEOPLE) * 4 + 100;
        let mut processes = Vec::new();
        for _ in 0..servers {
            let mut process = ServerProcess::start(&self.program, database, connections)?;
            // One after the other, so that the first one makes the database.
            process.ready().await?;
            processes.push(process);
        }
        let run = Arc::new(CrashRun::new(processes.iter().map(|process| process.port).collect(), seed));
        let tables: Vec<_> = (0..self.tables).map(|table| tokio::spawn(play_tables(run.clone(), table))).collect();
        let mut random = Stream::new(seed, 0, Purpose::Dice);
        for _ in 0..self.kills {
            sleep(Duration::from_millis(u64::from(10 + random.below(491)))).await;
            let which = random.below(servers.into()) as usize;
            processes[which].kill();
            sleep(Duration::from_millis(u64::from(random.below(50)))).await;
            processes[which].start_again()?;
            // One in four may be killed while it starts.
            if random.below(4) > 0 {
                processes[which].ready().await?;
            }
        }
        for process in &mut processes {
            process.ready().await?;
        }
        sleep(AFTERWARDS).await;
        run.stop();
        let mut logs: Vec<ClientLog> = Vec::new();
        for table in tables {
            logs.extend(table.await.map_err(|error| Failure::caused("a table", error))?);
        }
        crash_player::read_again(&run, &mut logs).await;
        let store = Store::open_to_copy(database).await.map_err(|error| Failure::caused("the database", error))?;
        check::check(&store, logs).await.map_err(|error| Failure::caused("the database", error))
    }
}
