use std::env::{self, consts::EXE_SUFFIX};
use std::fs;
use std::io;
use std::net::{Ipv4Addr, TcpListener};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use clap::Args;
use ghost_stories_command_line::{Failure, fresh_seed};
use ghost_stories_table::{Purpose, Stream};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
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
    command: ServerCommand,
}

/// How a server is started.
struct ServerCommand {
    program: PathBuf,
    database: String,
    connections: usize,
    storage: TestStorage,
}

/// What may happen to what a server stores in. A server logs what happens, so where much will it is told not to.
pub enum TestStorage {
    Sound,
    /// The database may be killed.
    Mortal,
    /// The disk can be told to fail, by way of files with this path and more.
    BadDisk(PathBuf),
}

/// What a disk can do to a server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DiskFault {
    /// There is no room left.
    Full,
    /// Now and then something is neither read nor written.
    Failing,
}

impl DiskFault {
    /// As libfiu names what fails, and how.
    fn failures(self) -> &'static [(&'static str, &'static str)] {
        match self {
            DiskFault::Full => &[
                ("posix/io/rw/pwrite", "probability=1,failinfo=28"),
                ("posix/io/rw/ftruncate", "probability=1,failinfo=28"),
            ],
            DiskFault::Failing => &[
                ("posix/io/rw/pwrite", "probability=0.2,failinfo=5"),
                ("posix/io/rw/pread", "probability=0.1,failinfo=5"),
                ("posix/io/sync/fsync", "probability=0.3,failinfo=5"),
                ("posix/io/sync/fdatasync", "probability=0.3,failinfo=5"),
            ],
        }
    }
}

impl ServerProcess {
    /// Starts a server at a free port of this machine that lets so many connections in.
    pub fn start(
        program: &ServerProgram,
        database: &str,
        connections: usize,
        storage: TestStorage,
    ) -> Result<ServerProcess, Failure> {
        let (program, port) = (program.path()?, free_port()?);
        let command = ServerCommand { program, database: database.to_owned(), connections, storage };
        Ok(ServerProcess { port, child: command.spawn(port)?, command })
    }

    /// Waits until it answers and can store something.
    pub async fn ready(&mut self) -> Result<(), Failure> {
        let began = Instant::now();
        while !is_ready(self.port).await.unwrap_or(false) {
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
        self.child = self.command.spawn(self.port)?;
        Ok(())
    }

    /// Lets its disk fail for a while.
    pub async fn suffer(&self, fault: DiskFault, how_long: Duration) -> Result<(), Failure> {
        let (begin, end): (Vec<_>, Vec<_>) = fault
            .failures()
            .iter()
            .map(|(name, how)| (format!("enable_random name={name},{how}"), format!("disable name={name}")))
            .unzip();
        self.tell_disk(&begin)?;
        sleep(how_long).await;
        self.tell_disk(&end)
    }

    fn tell_disk(&self, commands: &[String]) -> Result<(), Failure> {
        let TestStorage::BadDisk(faults) = &self.command.storage else {
            return Err(Failure::input("this server was not started on a disk that can fail"));
        };
        let mut control = Command::new("fiu-ctrl");
        control.arg("-f").arg(faults);
        for command in commands {
            control.args(["-c", command]);
        }
        let output = control.arg(self.child.id().to_string()).output()?;
        // It ends with 0 whatever happens, and says nothing if it did its work.
        let said = String::from_utf8_lossy(&output.stdout);
        if output.status.success() && said.is_empty() {
            Ok(())
        } else {
            Err(Failure::input(format!("fiu-ctrl: {said}")))
        }
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

impl ServerCommand {
    fn spawn(&self, port: u16) -> Result<Child, Failure> {
        let mut command = Command::new(&self.program);
        if let TestStorage::BadDisk(faults) = &self.storage {
            command = Command::new("fiu-run");
            command.args(["-x", "-f"]).arg(faults).arg(&self.program);
        }
        let connections = self.connections.to_string();
        let limits = ["--connections", &connections, "--connections-per-address", &connections];
        let server = command
            .args(["serve", "--port", &port.to_string(), "--tables-per-hour", "100000000"])
            .args(["--messages-per-second", "100000", "--ranked-attempts", "100000000"])
            .args(["--listed-per-address", "100000000"])
            // Whoever was thrown out is decided for by a bot soon, at tables with a clock.
            .args(["--brisk-seconds", "1"])
            // Whoever is cut off as the host may find another one when they come back.
            .args(["--host-away", "0"])
            .args(limits)
            // Not as an option, which everybody on this machine could see: there may be a password in it.
            .env("GHOST_STORIES_DATABASE", &self.database)
            .env("GHOST_STORIES_LOG", if matches!(self.storage, TestStorage::Sound) { "error" } else { "off" })
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .spawn();
        server.map_err(|error| match &self.storage {
            TestStorage::Sound | TestStorage::Mortal => {
                Failure::caused(format!("the server {} cannot be started", self.program.display()), error)
            }
            TestStorage::BadDisk(_) => {
                Failure::caused("fiu-run cannot be started (Debian: apt-get install fiu-utils)", error)
            }
        })
    }
}

/// Whether a server says that it is ready.
async fn is_ready(port: u16) -> io::Result<bool> {
    let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port)).await?;
    let request = format!("GET /readyz HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await?;
    Ok(answer.starts_with(b"HTTP/1.1 200"))
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
