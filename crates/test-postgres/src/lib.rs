//! A PostgreSQL of one's own, for tests of online tables: a fresh cluster in a temporary folder, which can be killed and goes with its value.

use std::io::{self, Error};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::{env, fs};

/// A PostgreSQL that runs as long as this is kept.
pub struct TestPostgres {
    programs: PathBuf,
    folder: PathBuf,
    port: u16,
}

/// True if PostgreSQL's server is on this machine.
pub fn is_installed() -> bool {
    programs().is_some()
}

impl TestPostgres {
    /// Makes a cluster and starts it.
    pub fn start() -> io::Result<TestPostgres> {
        let postgres = TestPostgres::make()?;
        postgres.start_again()?;
        Ok(postgres)
    }

    /// The same with this certificate and its key, in PEM. The user `encrypted` is let in through TLS only, all others either way.
    pub fn start_with_tls(certificate: &str, key: &str) -> io::Result<TestPostgres> {
        let postgres = TestPostgres::make()?;
        // The rules that come first count.
        let only = "hostssl all encrypted all trust\nhostnossl all encrypted all reject\n";
        let rules = fs::read_to_string(postgres.cluster().join("pg_hba.conf"))?;
        let settings = fs::read_to_string(postgres.cluster().join("postgresql.conf"))?;
        postgres.write("pg_hba.conf", &format!("{only}{rules}"))?;
        postgres.write("postgresql.conf", &format!("{settings}ssl = on\n"))?;
        postgres.write("server.crt", certificate)?;
        postgres.write("server.key", key)?;
        postgres.start_again()?;
        Ok(postgres)
    }

    /// Writes a file of the cluster that is its user's alone.
    fn write(&self, name: &str, text: &str) -> io::Result<()> {
        let path = self.cluster().join(name);
        fs::write(&path, text)?;
        run(Command::new("chmod").arg("600").arg(&path))?;
        if is_root() { run(Command::new("chown").arg("postgres").arg(&path)) } else { Ok(()) }
    }

    fn make() -> io::Result<TestPostgres> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let programs = programs().ok_or_else(|| {
            Error::other("PostgreSQL's initdb cannot be found; install its server (Debian: apt-get install postgresql)")
        })?;
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = env::temp_dir().join(format!("ghost-stories-postgres-{}-{number}", std::process::id()));
        fs::create_dir(&folder)?;
        let postgres = TestPostgres { programs, folder, port: free_port()? };
        if is_root() {
            // PostgreSQL refuses to run as root; its package brings a user for it.
            run(Command::new("chown").arg("postgres").arg(&postgres.folder))?;
        }
        let make = ["--auth=trust", "--username=ghosts", "--encoding=UTF8", "--no-sync", "-D"];
        run(postgres.program("initdb").args(make).arg(postgres.cluster()))?;
        Ok(postgres)
    }

    /// Where it listens.
    pub fn address(&self) -> String {
        format!("postgres://ghosts@127.0.0.1:{}/postgres", self.port)
    }

    /// Kills all of it at once, as a power cut would.
    pub fn kill(&self) -> io::Result<()> {
        let about = fs::read_to_string(self.cluster().join("postmaster.pid"))?;
        let first = about.lines().next().unwrap_or_default().to_owned();
        let processes = children(&first).into_iter().chain([first.clone()]);
        // Those that are gone by themselves meanwhile make it fail.
        let _ = Command::new("kill").arg("-9").args(processes).stderr(Stdio::null()).status()?;
        while Path::new("/proc").join(&first).exists() || !children(&first).is_empty() {
            std::thread::yield_now();
        }
        Ok(())
    }

    /// Starts it with what it had stored.
    pub fn start_again(&self) -> io::Result<()> {
        let options = format!("-p {} -c listen_addresses=127.0.0.1 -c unix_socket_directories=", self.port);
        let log = self.folder.join("log");
        let mut start = self.program("pg_ctl");
        start.args(["start", "--silent", "--wait", "-D"]).arg(self.cluster());
        start.args(["-o", &options, "-l"]).arg(log);
        // Not read: the server would keep the pipe open.
        let status = start.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status()?;
        if status.success() { Ok(()) } else { Err(self.failed()) }
    }

    /// Why it did not start.
    fn failed(&self) -> Error {
        let log = fs::read_to_string(self.folder.join("log")).unwrap_or_default();
        let last: Vec<&str> = log.lines().rev().take(5).collect();
        let last: Vec<&str> = last.into_iter().rev().collect();
        Error::other(format!("PostgreSQL did not start:\n{}", last.join("\n")))
    }

    fn cluster(&self) -> PathBuf {
        self.folder.join("cluster")
    }

    fn program(&self, name: &str) -> Command {
        let program = self.programs.join(name);
        let mut command = if is_root() { Command::new("runuser") } else { Command::new(&program) };
        if is_root() {
            command.args(["-u", "postgres", "--"]).arg(program);
        }
        command.current_dir(&self.folder);
        command
    }
}

impl Drop for TestPostgres {
    fn drop(&mut self) {
        let stop = ["stop", "--silent", "--mode=immediate", "-D"];
        if let Err(why) = run(self.program("pg_ctl").args(stop).arg(self.cluster())) {
            eprintln!("{why}");
        }
        if let Err(why) = fs::remove_dir_all(&self.folder) {
            eprintln!("{}: {why}", self.folder.display());
        }
    }
}

/// Runs a command; an error says what it wrote.
fn run(command: &mut Command) -> io::Result<()> {
    let Output { status, stdout, stderr } = command.stdin(Stdio::null()).output()?;
    if status.success() {
        return Ok(());
    }
    let (said, wrong) = (String::from_utf8_lossy(&stdout), String::from_utf8_lossy(&stderr));
    Err(Error::other(format!("{} failed:\n{said}{wrong}", command.get_program().display())))
}

/// The processes that a process has started, where the system tells.
fn children(parent: &str) -> Vec<String> {
    let processes = fs::read_dir("/proc").into_iter().flatten().flatten();
    let is_child = |id: &String| {
        let Ok(about) = fs::read_to_string(format!("/proc/{id}/stat")) else { return false };
        // Behind the name, which may hold spaces, come the state and the parent.
        about.rsplit_once(") ").and_then(|(_, rest)| rest.split(' ').nth(1)).is_some_and(|id| id == parent)
    };
    processes.filter_map(|entry| entry.file_name().into_string().ok()).filter(is_child).collect()
}

/// The folder with the newest `initdb`, on the path or where Debian puts it.
fn programs() -> Option<PathBuf> {
    let debian = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten().map(|entry| entry.path());
    let mut debian: Vec<PathBuf> =
        debian.map(|version| version.join("bin")).filter(|folder| has_initdb(folder)).collect();
    debian.sort_by_key(|folder| version(folder));
    let path = env::var_os("PATH").unwrap_or_default();
    debian.pop().or_else(|| env::split_paths(&path).find(|folder| has_initdb(folder)))
}

fn has_initdb(folder: &Path) -> bool {
    folder.join("initdb").exists()
}

fn version(bin: &Path) -> Option<u32> {
    bin.parent()?.file_name()?.to_str()?.parse().ok()
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").stderr(Stdio::null()).output();
    id.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

/// A port nobody listens at; somebody else might take it before PostgreSQL does, but hardly will.
fn free_port() -> io::Result<u16> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?.port())
}
