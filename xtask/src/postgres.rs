//! A PostgreSQL of our own for the tests of the online tables: a fresh cluster in a temporary folder.

use std::env;
use std::fs;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::shell::{Call, TaskError, ensure};

/// A PostgreSQL that runs as long as this is kept.
pub struct TestPostgres {
    programs: PathBuf,
    folder: PathBuf,
    port: u16,
}

impl TestPostgres {
    /// Makes a cluster and starts it; installs PostgreSQL first where that is possible.
    pub fn start() -> Result<TestPostgres, TaskError> {
        // Debian puts the programs where `ensure` does not look, so it may fail and yet have done its work.
        let ensured = if programs().is_some() { Ok(()) } else { ensure("initdb", "postgresql") };
        let Some(programs) = programs() else {
            return Err(ensured.err().unwrap_or(TaskError::said("initdb of PostgreSQL cannot be found")));
        };
        let folder = env::temp_dir().join(format!("ghost-stories-postgres-{}", std::process::id()));
        fs::create_dir(&folder)?;
        let postgres = TestPostgres { programs, folder, port: free_port()? };
        if is_root() {
            // PostgreSQL refuses to run as root; its package brings a user for it.
            Call::new("chown").args(["postgres"]).args([&postgres.folder]).run()?;
        }
        let cluster = postgres.cluster();
        let make = ["--auth=trust", "--username=ghosts", "--encoding=UTF8", "--no-sync", "-D"];
        postgres.program("initdb").args(make).args([&cluster]).read()?;
        let options = format!("-p {} -c listen_addresses=127.0.0.1 -c unix_socket_directories=", postgres.port);
        let log = postgres.folder.join("log");
        // Not `read`: the server would keep the pipe open.
        let start = ["start", "--silent", "--wait", "-D"];
        postgres.program("pg_ctl").args(start).args([&cluster]).args(["-o", &options, "-l"]).args([&log]).run()?;
        Ok(postgres)
    }

    /// Where it listens.
    pub fn address(&self) -> String {
        format!("postgres://ghosts@127.0.0.1:{}/postgres", self.port)
    }

    fn cluster(&self) -> PathBuf {
        self.folder.join("cluster")
    }

    fn program(&self, name: &str) -> Call {
        let program = self.programs.join(name);
        if is_root() { Call::new("runuser").args(["-u", "postgres", "--"]).args([program]) } else { Call::new(program) }
    }
}

impl Drop for TestPostgres {
    fn drop(&mut self) {
        let stop = ["stop", "--silent", "--mode=immediate", "-D"];
        if let Err(why) = self.program("pg_ctl").args(stop).args([self.cluster()]).run() {
            eprintln!("{why}");
        }
        if let Err(why) = fs::remove_dir_all(&self.folder) {
            eprintln!("{}: {why}", self.folder.display());
        }
    }
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
fn free_port() -> Result<u16, TaskError> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?.port())
}
