//! Asks a server on this machine whether it is ready: the health check of containers that have no other program.

use std::io::{Read, Write, stderr};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::time::Duration;

use clap::Args;
use ghost_stories_command_line::{Failure, say, system};
use ghost_stories_lang::message;

/// Ask a server on this machine whether it is ready; exit code 1 if it is not
#[derive(Args)]
pub struct Health {
    /// The port of the server
    #[arg(long, default_value_t = 8642)]
    port: u16,
    /// Ask only whether it lives, not whether its database can write
    #[arg(long)]
    live: bool,
}

/// How long it may take. The server itself waits five seconds for its database.
const PATIENCE: Duration = Duration::from_secs(8);
/// More than the head of an answer and its one line.
const LONGEST: u64 = 16 * 1024;

impl Health {
    pub fn run(&self) -> Result<(), Failure> {
        let path = if self.live { "/livez" } else { "/readyz" };
        let why = match ask(self.port, path) {
            Ok(answer) if answer.starts_with("HTTP/1.1 200 ") => return Ok(()),
            Ok(answer) => answer.rsplit("\r\n").next().unwrap_or_default().trim_end().to_owned(),
            Err(error) => say(&message!("admin-no-server", problem: system(&error))),
        };
        writeln!(
            stderr(),
            "{}",
            say(&message!("failure-within", place: format!("localhost:{}", self.port), problem: why))
        )?;
        Err(Failure::Check)
    }
}

fn ask(port: u16, path: &str) -> std::io::Result<String> {
    let mut stream = TcpStream::connect_timeout(&SocketAddr::new(Ipv4Addr::LOCALHOST.into(), port), PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    write!(stream, "GET {path} HTTP/1.1\r\nHost: localhost:{port}\r\nConnection: close\r\n\r\n")?;
    let mut answer = String::new();
    stream.take(LONGEST).read_to_string(&mut answer)?;
    Ok(answer)
}
