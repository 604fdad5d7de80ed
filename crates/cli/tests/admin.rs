//! `ghost-stories admin` and the server it speaks with, as a user runs them.
#![cfg(unix)]

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Output, Stdio};

fn game(words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ghost-stories"));
    command.env("LC_ALL", "C").env("LANGUAGE", "").env_remove("GHOST_STORIES_ADMIN_SOCKET").args(words);
    command
}

/// A server that is killed at the end.
struct RunningServer {
    child: Child,
    /// So that what it writes has a reader.
    _output: BufReader<ChildStdout>,
    port: u16,
    folder: PathBuf,
}

impl RunningServer {
    fn start(name: &str) -> RunningServer {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        let mut child = game(&["serve", "--port", "0", "--database"])
            .arg(folder.join("tables.sqlite"))
            .arg("--admin-socket")
            .arg(folder.join("socket"))
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        output.read_line(&mut line).unwrap();
        let (_, rest) = line.split_once("localhost:").expect("it says where it is");
        let port = rest.split('/').next().unwrap().parse().unwrap();
        RunningServer { child, _output: output, port, folder }
    }

    fn admin(&self, words: &[&str]) -> Output {
        game(&["admin", "--admin-socket"]).arg(self.folder.join("socket")).args(words).output().unwrap()
    }

    #[track_caller]
    fn says(&self, words: &[&str], expected: &str) {
        let output = self.admin(words);
        let said = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success() && said.contains(expected), "{words:?}: {output:?}");
    }

    #[track_caller]
    fn refuses(&self, words: &[&str], expected: &str) {
        let output = self.admin(words);
        let error = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{words:?}: {output:?}");
        assert!(error.contains(expected), "{words:?} should say \"{expected}\", but says {error}");
    }

    /// Opens a table and gives back its name.
    fn table(&self) -> String {
        let body = r#"{"name": "Ann", "level": "normal", "seats": [{"for": "me"}, {"for": "novice"}]}"#;
        let answer = self.send(&format!(
            "POST /api/tables HTTP/1.1\r\nHost: here\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        ));
        let (_, rest) = answer.split_once(r#""table":""#).unwrap_or_else(|| panic!("{answer}"));
        rest[..16].to_owned()
    }

    fn send(&self, text: &str) -> String {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).unwrap();
        stream.write_all(text.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }
}

impl Drop for RunningServer {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn tables_are_closed_and_addresses_are_barred_while_the_server_runs() {
    let server = RunningServer::start("admin");
    let table = server.table();
    let healthy = |words: &[&str]| game(words).arg("--port").arg(server.port.to_string()).output().unwrap();
    for words in [&["health"][..], &["health", "--live"]] {
        let output = healthy(words);
        assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]), "{words:?}");
    }
    server.says(&["tables"], "no table is in memory");
    server.says(
        &["inspect", &format!("http://localhost/#/table/{table}")],
        &format!("{table}  open, base normal with 2 seats"),
    );
    server.says(&["inspect", &table], ": Ann\n");
    server.says(&["close", &table], "is closed");
    server.says(&["inspect", &table], "closed, base normal");
    server.says(&["tables"], &table);
    server.refuses(&["close", &table], "closed already");
    server.says(&["reopen", &table], "is reopened");
    server.says(&["bars"], "no address is barred");
    server.says(&["bar", "10.0.0.1"], "10.0.0.1 is barred");
    server.says(&["bar", "2001:db8::77", "--days", "3"], "2001:db8:: is barred");
    server.says(&["bars"], "10.0.0.1  barred 0 s ago, for good\n2001:db8::  barred");
    server.says(&["unbar", "10.0.0.1"], "let in again");
    server.refuses(&["unbar", "10.0.0.1"], "is not barred");
    server.says(&["announce", "5"], "told of a restart in 5 minutes");
    server.says(&["withdraw"], "nobody expects a restart");
    server.says(&["--json", "bars"], r#""address":"2001:db8::""#);
    server.refuses(&["inspect", "nothing"], "no such table");
    // A name may begin with a hyphen.
    for name in ["-V4jIQlH95l272nO", "--4jIQlH95l272nO", "-h4jIQlH95l272nO"] {
        server.refuses(&["close", name], "no such table");
    }
    let port = server.port.to_string();
    drop(server);
    let gone = game(&["health", "--port", &port]).output().unwrap();
    assert_eq!(gone.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&gone.stderr).contains("no server answers there"), "{gone:?}");
}

#[test]
fn what_cannot_be_asked_is_refused_with_exit_code_2() {
    let server = RunningServer::start("admin-refused");
    server.refuses(&[], "Usage");
    server.refuses(&["dance"], "dance");
    server.refuses(&["close"], "<TABLE>");
    server.refuses(&["bar", "nowhere"], "nowhere");
    server.refuses(&["bar", "10.0.0.1", "--days", "0"], "0 is not in 1..=36500");
    server.refuses(&["announce", "1441"], "1441 is not in 0..=1440");
    server.refuses(&["announce", "soon"], "soon");
    let socket = server.folder.join("socket");
    let database = server.folder.join("other.sqlite");
    let second =
        game(&["serve", "--port", "0", "--database"]).arg(database).arg("--admin-socket").arg(&socket).output();
    let second = second.unwrap();
    assert_eq!(second.status.code(), Some(2));
    let error = String::from_utf8_lossy(&second.stderr);
    assert!(error.contains("another server answers there"), "{error}");

    let output = game(&["admin", "tables"]).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("--admin-socket"), "{output:?}");
    let nowhere = game(&["admin", "--admin-socket", "/nowhere/socket", "tables"]).output().unwrap();
    assert_eq!(nowhere.status.code(), Some(2));
    let error = String::from_utf8_lossy(&nowhere.stderr);
    assert!(error.contains("/nowhere/socket") && error.contains("no server answers there"), "{error}");
}
