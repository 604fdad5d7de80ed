//! The programs beside the tests: chromedriver and the game's own server. They end when the tests do.

use std::ffi::OsStr;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;

use crate::failure::{TestFailure, TestResult};

/// A program that is killed when this is dropped.
pub struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Starts chromedriver on a free port; gives back its address.
pub fn start_driver() -> TestResult<(Running, String)> {
    let port = |line: &str| line.split_once("successfully on port ")?.1.trim_end_matches('.').parse::<u16>().ok();
    let (running, port) = start("chromedriver", ["--port=0"], port)?;
    Ok((running, format!("http://localhost:{port}")))
}

/// Starts the game's binary on a free port, with tables that nobody keeps, and with a socket for who runs it if one is named; gives back
/// the address of the page.
pub fn start_game(binary: &Path, admin_socket: Option<&Path>) -> TestResult<(Running, String)> {
    let socket = admin_socket.map(|socket| [OsStr::new("--admin-socket"), socket.as_os_str()]);
    start_game_with(binary, socket.iter().flatten().copied())
}

/// Starts it with more words on its command line.
pub fn start_game_with<'a>(binary: &Path, more: impl IntoIterator<Item = &'a OsStr>) -> TestResult<(Running, String)> {
    let address = |line: &str| line.split_whitespace().find(|word| word.starts_with("http://")).map(str::to_owned);
    let words =
        ["serve", "--port", "0", "--database", ":memory:", "--tables-per-hour", "10000", "--ranked-attempts", "10000"]
            .map(OsStr::new);
    start(binary, words.into_iter().chain(more), address)
}

/// Starts a program and waits for the line that says where it is.
fn start<T>(
    program: impl AsRef<OsStr>,
    words: impl IntoIterator<Item = impl AsRef<OsStr>>,
    read: impl Fn(&str) -> Option<T>,
) -> TestResult<(Running, T)> {
    let name = program.as_ref().to_string_lossy().into_owned();
    let mut command = Command::new(program);
    let command = command.args(words).env("GHOST_STORIES_LOG", "warn").stdin(Stdio::null()).stdout(Stdio::piped());
    let mut child = command.spawn().map_err(|error| TestFailure(format!("{name}: {error}")))?;
    let output = child.stdout.take();
    let running = Running(child);
    let mut lines = BufReader::new(output.ok_or_else(|| TestFailure(format!("{name} has no output")))?).lines();
    let found = lines.by_ref().map_while(Result::ok).find_map(|line| read(&line));
    let found = found.ok_or_else(|| TestFailure(format!("{name} ended without saying where it is")))?;
    // What it writes later is read and dropped, so that it never waits for a reader.
    thread::spawn(move || lines.for_each(drop));
    Ok((running, found))
}
