use std::env::{self, consts::EXE_SUFFIX};
use std::fs;
use std::net::{Ipv4Addr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use clap::Args;
use ghost_stories_command_line::{Failure, fresh_seed};
use ghost_stories_table::{Purpose, Stream};
use tokio::net::TcpStream;
use tokio::time::{Instant, sleep};

/// How long a server may take until it answers.
const START: Duration = Duration::from_secs(30);
/// Below those that systems give to outgoing connections, so that a server finds its port free after a crash.
const PORTS: std::ops::Range<u16> = 20_000..32_000;

/// Which program is the server.
#[derive(Args)]
pub struct ServerProgram {
    /// The `ghost-stories` that is started as server [default: the one beside this program]
    #[arg(long, value_name = "FILE", env = "GHOST_STORIES")]
    program: Option<PathBuf>,
}

impl ServerProgram {
    fn path(&self) -> Result<PathBuf, Failure> {
        if let Some(given) = &self.program {
            return Ok(given.clone());
        }
        let beside = env::current_exe()?.with_file_name(format!("ghost-stories{EXE_SUFFIX}"));
        if beside.exists() {
            return Ok(beside);
        }
        Err(Failure::input(format!(
            "there is no server at {}: build it there with cargo build -p ghost-stories, or name one with --program",
            beside.display()
        )))
    }
}

/// A server of tables in a process of its own.
pub struct ServerProcess {
    pub port: u16,
    child: Child,
    program: PathBuf,
    database: String,
    connections: usize,
}

impl ServerProcess {
    /// Starts a server at a free port of this machine that lets so many connections in.
    pub fn start(program: &ServerProgram, database: &str, connections: usize) -> Result<ServerProcess, Failure> {
        let (program, port) = (program.path()?, free_port()?);
        let child = spawn(&program, port, database, connections)?;
        Ok(ServerProcess { port, child, program, database: database.to_owned(), connections })
    }

    /// Waits until it answers.
    pub async fn ready(&mut self) -> Result<(), Failure> {
        let began = Instant::now();
        while TcpStream::connect((Ipv4Addr::LOCALHOST, self.port)).await.is_err() {
            if let Some(status) = self.child.try_wait()? {
                return Err(Failure::input(format!("the server did not start ({status})")));
            }
            if began.elapsed() > START {
                return Err(Failure::input(format!("the server did not answer within {} s", START.as_secs())));
            }
            sleep(Duration::from_millis(5)).await;
        }
        Ok(())
    }

    /// Kills it, as a power cut would.
    pub fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    /// Starts it anew at the same port.
    pub fn start_again(&mut self) -> Result<(), Failure> {
        self.child = spawn(&self.program, self.port, &self.database, self.connections)?;
        Ok(())
    }

    /// What it uses; nothing where the system does not tell.
    pub fn usage(&self) -> Option<Usage> {
        usage(&self.child.id().to_string())
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        self.kill();
    }
}

fn spawn(program: &Path, port: u16, database: &str, connections: usize) -> Result<Child, Failure> {
    let connections = connections.to_string();
    let limits = ["--connections", &connections, "--connections-per-address", &connections];
    let server = Command::new(program)
        .args(["serve", "--port", &port.to_string(), "--tables-per-hour", "100000000"])
        .args(["--messages-per-second", "100000"])
        .args(limits)
        // Not as an option, which everybody on this machine could see: there may be a password in it.
        .env("GHOST_STORIES_DATABASE", database)
        .env("GHOST_STORIES_LOG", "error")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .spawn();
    server.map_err(|error| Failure::caused(format!("the server {} cannot be started", program.display()), error))
}

fn free_port() -> Result<u16, Failure> {
    let mut random = Stream::new(fresh_seed(), u64::from(std::process::id()), Purpose::Setup);
    let ports = (0..100).map(|_| PORTS.start + random.below(PORTS.len() as u32) as u16);
    let free = |&port: &u16| TcpListener::bind((Ipv4Addr::LOCALHOST, port)).is_ok();
    ports.into_iter().find(free).ok_or_else(|| Failure::input("there is no free port"))
}

/// What a process uses.
#[derive(Clone, Copy, Default)]
pub struct Usage {
    /// Memory now, in bytes.
    pub memory: u64,
    /// Seconds of all cores since it started.
    pub cpu: f64,
}

/// What this process uses.
pub fn own_usage() -> Option<Usage> {
    usage("self")
}

/// As Linux tells it.
fn usage(process: &str) -> Option<Usage> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let memory = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let memory: u64 = memory.trim().strip_suffix(" kB")?.parse().ok()?;
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The program's name may hold spaces; counted from what follows it, these are user and system time.
    let mut fields = stat.rsplit_once(") ")?.1.split(' ').skip(11);
    let ticks: u32 = fields.next()?.parse::<u32>().ok()? + fields.next()?.parse::<u32>().ok()?;
    Some(Usage { memory: memory * 1024, cpu: f64::from(ticks) / 100.0 })
}

/// How many files and connections a process may have open, where the system tells.
pub fn open_files() -> Option<usize> {
    let limits = fs::read_to_string("/proc/self/limits").ok()?;
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"))?;
    line.split_whitespace().next()?.parse().ok()
}
