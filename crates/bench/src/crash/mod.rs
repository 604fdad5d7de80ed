mod check;
mod client_log;
mod crash_player;
mod stored_table;

use std::io::{Write, stdout};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use clap::Args;
use ghost_stories_command_line::{Failure, fresh_seed};
use ghost_stories_server::store::{self, Store};
use ghost_stories_table::{Purpose, Stream};
use ghost_stories_test_postgres::TestPostgres;
use tokio::runtime::Builder;
use tokio::time::sleep;

use crate::online::{DiskFault, ServerProcess, ServerProgram, TemporaryFolder, TestStorage};
use check::CheckReport;
use client_log::ClientLog;
use crash_player::{CrashRun, play_tables};

/// Kill servers of online tables in the middle of play, and check that nothing they acknowledged is lost
///
/// Starts servers at one database, lets people play, talk, take decisions back, lend seats to bots and try challenges,
/// and again and again kills one server without warning and starts it anew; or lets its disk fail, or kills
/// PostgreSQL. People write down what they are told, come back to whichever server they find, and go on. In the end
/// everything that was acknowledged must be stored, in order and once, nothing else may be, and every game must
/// replay. Ends with exit code 1 if something is not as it should be.
#[derive(Args)]
pub struct Crash {
    /// How often something is killed or fails, 1 to 10000
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
    /// Starts a PostgreSQL for the servers, and kills that too
    #[arg(long, conflicts_with_all = ["database", "disk_faults"])]
    postgres: bool,
    /// Lets the disk of an SQLite file be full or fail for moments too (needs fiu-run of libfiu)
    #[arg(long, conflicts_with = "servers")]
    disk_faults: bool,
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

/// Something bad that happens.
#[derive(Clone, Copy)]
enum Blow {
    Kill,
    KillDatabase,
    Disk(DiskFault),
}

/// How often what happened.
#[derive(Default)]
struct Blows {
    kills: u32,
    databases: u32,
    disks: u32,
}

impl Crash {
    pub fn run(&self) -> Result<(), Failure> {
        let folder = TemporaryFolder::new()?;
        let postgres = self.postgres.then(TestPostgres::start).transpose();
        let postgres = postgres.map_err(|error| Failure::caused("PostgreSQL cannot be started", error))?;
        let database = match &postgres {
            Some(postgres) => postgres.address(),
            None => self.database.clone().unwrap_or_else(|| folder.database()),
        };
        let shared = store::is_shared(&database);
        let servers = self.servers.unwrap_or(if shared { 2 } else { 1 });
        if servers > 1 && !shared {
            return Err(Failure::input(
                "--servers: an SQLite file has one server; several share a PostgreSQL database",
            ));
        }
        if self.disk_faults && shared {
            return Err(Failure::input("--disk-faults: only the disk under an SQLite file can be made to fail"));
        }
        let seed = self.seed.unwrap_or_else(fresh_seed);
        let runtime = Builder::new_multi_thread().enable_all().build()?;
        let (checked, blows) =
            runtime.block_on(self.crash(&database, servers, seed, postgres.as_ref(), folder.path()))?;
        let mut out = stdout().lock();
        let Blows { kills, databases, disks } = blows;
        writeln!(
            out,
            "{kills} kills of {servers} servers, {databases} of the database, {disks} faults of the disk, {} tables at once, seed {seed}",
            self.tables
        )?;
        checked.print(&mut out)?;
        if checked.problems.is_empty() { Ok(()) } else { Err(Failure::Check) }
    }

    async fn crash(
        &self,
        database: &str,
        servers: u8,
        seed: u64,
        postgres: Option<&TestPostgres>,
        folder: &Path,
    ) -> Result<(CheckReport, Blows), Failure> {
        let mut processes = self.start(database, servers, folder).await?;
        let ports = processes.iter().map(|process| process.port).collect();
        let run = Arc::new(CrashRun::new(ports, seed, self.postgres || self.disk_faults));
        let tables: Vec<_> = (0..self.tables).map(|table| tokio::spawn(play_tables(run.clone(), table))).collect();
        let mut random = Stream::new(seed, 0, Purpose::Dice);
        let mut blows = Blows::default();
        for _ in 0..self.kills {
            sleep(Duration::from_millis(u64::from(10 + random.below(491)))).await;
            blows.strike(self.next_blow(&mut random), &mut random, &mut processes, postgres).await?;
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
        let checked = check::check(&store, logs).await.map_err(|error| Failure::caused("the database", error))?;
        Ok((checked, blows))
    }

    async fn start(&self, database: &str, servers: u8, folder: &Path) -> Result<Vec<ServerProcess>, Failure> {
        let connections = usize::from(self.tables) * usize::from(PEOPLE) * 4 + 100;
        let mut processes = Vec::new();
        for _ in 0..servers {
            let storage = match (self.disk_faults, self.postgres) {
                (true, _) => TestStorage::BadDisk(folder.join("faults")),
                (false, true) => TestStorage::Mortal,
                (false, false) => TestStorage::Sound,
            };
            let mut process = ServerProcess::start(&self.program, database, connections, storage)?;
            // One after the other, so that the first one makes the database.
            process.ready().await?;
            processes.push(process);
        }
        Ok(processes)
    }

    fn next_blow(&self, random: &mut Stream) -> Blow {
        match random.below(4) {
            0 | 1 if self.disk_faults => Blow::Disk(random.pick(&[DiskFault::Full, DiskFault::Failing])),
            0 if self.postgres => Blow::KillDatabase,
            _ => Blow::Kill,
        }
    }
}

impl Blows {
    async fn strike(
        &mut self,
        blow: Blow,
        random: &mut Stream,
        processes: &mut [ServerProcess],
        postgres: Option<&TestPostgres>,
    ) -> Result<(), Failure> {
        let which = random.below(processes.len() as u32) as usize;
        let pause = Duration::from_millis(random.below(50).into());
        match (blow, postgres) {
            (Blow::KillDatabase, Some(postgres)) => {
                self.databases += 1;
                postgres.kill()?;
                sleep(pause).await;
                postgres.start_again()?;
            }
            (Blow::Disk(fault), _) => {
                self.disks += 1;
                // It may have been killed while it started.
                processes[which].ready().await?;
                processes[which].suffer(fault, 10 * pause).await?;
            }
            (Blow::Kill | Blow::KillDatabase, _) => {
                self.kills += 1;
                processes[which].kill();
                sleep(pause).await;
                processes[which].start_again()?;
                // One in four may be killed while it starts.
                if random.below(4) > 0 {
                    processes[which].ready().await?;
                }
            }
        }
        Ok(())
    }
}
