mod figures;
mod load_player;
mod lobby;
mod report;

use std::sync::Arc;
use std::time::Duration;

use clap::Args;
use ghost_stories_command_line::{Failure, fresh_seed};
use tokio::runtime::Builder;
use tokio::sync::watch;
use tokio::time::{Instant, sleep};

use crate::online::{ServerProcess, ServerProgram, TemporaryFolder, TestStorage, open_files, own_usage};
pub use figures::within;
use figures::{Figures, Measured};
use load_player::{LoadRun, LoadStage, play_tables};
use lobby::{LobbyFigures, LobbyRun};

/// Measure a server of online tables: people who play at many tables at once, over real connections on this machine
///
/// Starts a server in a process of its own, opens the tables, and lets somebody with a connection of their own play at
/// each seat. Tables play the base game, White Moon and Black Secret in turn; where a game ends, a new one begins.
#[derive(Args)]
pub struct Load {
    /// How many tables at once, 1 to 10000
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=10_000))]
    tables: u32,
    /// How long to measure, 1 to 600; opening the tables comes before that
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=600))]
    seconds: u32,
    #[command(flatten)]
    program: ServerProgram,
    /// Where the server keeps tables: postgres://... or a file [default: a file that is removed at the end]
    #[arg(long)]
    database: Option<String>,
    /// How many people at each table, 1 to 4
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=4))]
    people: u8,
    /// How many milliseconds somebody thinks about a decision: half as long to half as long again; 0 is as fast as it goes
    #[arg(long, value_name = "MS", default_value_t = 2_000, value_parser = clap::value_parser!(u32).range(0..=60_000))]
    think: u32,
    /// How many people look on in the lobby, 0 to 10000, while ten tables a second are listed or taken off the list
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=10_000))]
    lobby: u32,
    /// What people choose follows from it
    #[arg(long)]
    seed: Option<u64>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// How long it may take until all tables play.
const OPENING: Duration = Duration::from_mins(5);
/// How long people stay at their tables after they have stopped playing, before the memory is read.
const IDLE: Duration = Duration::from_secs(3);
/// Files that are open besides the connections.
const OTHER_FILES: usize = 200;

impl Load {
    pub fn run(&self) -> Result<(), Failure> {
        let connections = self.tables as usize * usize::from(self.people) + lobby::connections(self.lobby);
        let needed = connections + OTHER_FILES;
        if let Some(allowed) = open_files().filter(|&allowed| allowed < needed) {
            return Err(Failure::input(format!(
                "{connections} connections need {needed} open files, this system allows {allowed} to a process: \
                 take fewer tables, or allow more with: ulimit -n {needed}"
            )));
        }
        let folder = TemporaryFolder::new()?;
        let database = self.database.clone().unwrap_or_else(|| folder.database());
        let measured = Builder::new_multi_thread().enable_all().build()?.block_on(self.measure(&database))?;
        report::print(&measured, self.json)?;
        if measured.figures.is_clean() && measured.lobby.as_ref().is_none_or(LobbyFigures::is_clean) {
            Ok(())
        } else {
            Err(Failure::Check)
        }
    }

    async fn measure(&self, database: &str) -> Result<Measured, Failure> {
        // Those who leave one table for the next may be at both for a moment.
        let connections = self.tables as usize * usize::from(self.people) * 2 + lobby::connections(self.lobby);
        let mut server = ServerProcess::start(&self.program, database, connections, TestStorage::Sound)?;
        server.ready().await?;
        let empty = server.usage().unwrap_or_default();

        let (stage, stages) = watch::channel(LoadStage::Opening);
        let seed = self.seed.unwrap_or_else(fresh_seed);
        let run = Arc::new(LoadRun::new(server.port, self.people, self.think, seed, stages));
        let opening = Instant::now();
        let tables: Vec<_> = (0..self.tables).map(|table| tokio::spawn(play_tables(run.clone(), table))).collect();
        while run.alive() < self.tables as usize {
            if opening.elapsed() > OPENING {
                return Err(Failure::input(format!(
                    "after {} s only {} of {} tables play; take fewer",
                    OPENING.as_secs(),
                    run.alive(),
                    self.tables
                )));
            }
            sleep(Duration::from_millis(20)).await;
        }
        let opening = opening.elapsed();
        let lobby = if self.lobby > 0 { Some(LobbyRun::open(server.port, self.lobby).await?) } else { None };

        let before = (server.usage().unwrap_or_default(), own_usage().unwrap_or_default());
        let began = Instant::now();
        stage.send_replace(LoadStage::Playing);
        let playing = Duration::from_secs(self.seconds.into());
        let lobby = if let Some(lobby) = lobby {
            Some(lobby.measure(playing).await?)
        } else {
            sleep(playing).await;
            None
        };
        let seconds = began.elapsed();
        let after = (server.usage().unwrap_or_default(), own_usage().unwrap_or_default());
        let alive = run.alive();
        stage.send_replace(LoadStage::Idle);
        sleep(IDLE).await;
        let idle = server.usage().unwrap_or_default();
        stage.send_replace(LoadStage::End);

        let mut figures = Figures::default();
        for table in tables {
            figures.add(table.await.map_err(|error| Failure::caused("a table", error))?);
        }
        figures.sort();
        Ok(Measured {
            tables: self.tables,
            people: self.people,
            think: self.think,
            alive,
            opening,
            seconds,
            memory_empty: empty.memory,
            memory_live: after.0.memory,
            memory_idle: idle.memory,
            server_cpu: after.0.cpu - before.0.cpu,
            client_cpu: after.1.cpu - before.1.cpu,
            figures,
            lobby,
        })
    }
}
