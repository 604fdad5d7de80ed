//! Whether the storage keeps up. When it does not, nobody new is taken in, so that those at tables do not suffer.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tracing::{info, warn};

/// How long something may wait until it is stored.
const SLOW: Duration = Duration::from_secs(1);
/// For how long after the last that waited longer nobody new is taken in.
const CALM: Duration = Duration::from_secs(3);

/// What waits to be stored, and how long the last waited.
#[derive(Default)]
pub struct Overload(Mutex<Waiting>);

#[derive(Default)]
struct Waiting {
    /// Since when each has waited.
    since: BTreeMap<u64, Instant>,
    next: u64,
    /// When something was stored, or not, that had waited too long.
    slow_at: Option<Instant>,
    /// Whether the log has told of it.
    told: bool,
}

impl Waiting {
    fn begin(&mut self, now: Instant) -> u64 {
        self.next += 1;
        self.since.insert(self.next, now);
        self.next
    }

    fn end(&mut self, number: u64, now: Instant) {
        let since = self.since.remove(&number);
        if since.is_some_and(|since| now.saturating_duration_since(since) > SLOW) {
            self.slow_at = Some(now);
        }
    }

    fn is_slow(&self, now: Instant) -> bool {
        let passed = |since: Instant| now.saturating_duration_since(since);
        let oldest = self.since.first_key_value();
        oldest.is_some_and(|(_, since)| passed(*since) > SLOW) || self.slow_at.is_some_and(|at| passed(at) < CALM)
    }
}

/// Something that waits to be stored, until it is dropped.
struct Stored<'a> {
    overload: &'a Overload,
    number: u64,
}

impl Drop for Stored<'_> {
    fn drop(&mut self) {
        self.overload.waiting().end(self.number, Instant::now());
    }
}

impl Overload {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for something that is being stored, and looks at the clock meanwhile.
    pub async fn watch<T>(&self, stored: impl Future<Output = T>) -> T {
        let number = self.waiting().begin(Instant::now());
        let _stored = Stored { overload: self, number };
        stored.await
    }

    /// True while what is to be stored waits for too long.
    pub fn is_slow(&self) -> bool {
        let mut waiting = self.waiting();
        let slow = waiting.is_slow(Instant::now());
        match (slow, waiting.told) {
            (true, false) => warn!("answers take longer than a second: new tables and watchers are turned away"),
            (false, true) => info!("answers are quick again: everybody is let in"),
            _ => {}
        }
        waiting.told = slow;
        slow
    }
}

#[cfg(test)]
mod tests {
    use std::net::SocketAddr;
    use std::sync::Arc;

    use futures_util::{SinkExt, StreamExt};
    use ghost_stories_online::{OpenedTable, RefusalReason, ServerMessage};
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::{TcpListener, TcpStream};
    use tokio_tungstenite::tungstenite::Message;

    use super::*;
    use crate::api::{self, Site};
    use crate::hosts::Hosts;
    use crate::listen::serve;
    use crate::live::tests::table;
    use crate::page::Page;

    fn in_millis(now: Instant, millis: u64) -> Instant {
        now + Duration::from_millis(millis)
    }

    #[test]
    fn whoever_waits_for_long_makes_it_slow_until_a_while_after_the_last() {
        let (mut waiting, start) = (Waiting::default(), Instant::now());
        let (first, second) = (waiting.begin(start), waiting.begin(in_millis(start, 800)));
        assert!(!waiting.is_slow(in_millis(start, 1_000)), "a second is not too long");
        assert!(waiting.is_slow(in_millis(start, 1_100)), "also before there is an answer");
        waiting.end(first, in_millis(start, 1_200));
        assert!(waiting.is_slow(in_millis(start, 1_300)));
        waiting.end(second, in_millis(start, 1_400));
        assert!(waiting.is_slow(in_millis(start, 4_100)));
        assert!(!waiting.is_slow(in_millis(start, 4_200)), "it is over by itself");
    }

    #[test]
    fn quick_answers_are_never_slow_however_many() {
        let (mut waiting, start) = (Waiting::default(), Instant::now());
        for millis in 0..10_000 {
            let number = waiting.begin(in_millis(start, millis));
            waiting.end(number, in_millis(start, millis + 900));
            assert!(!waiting.is_slow(in_millis(start, millis + 900)));
        }
        assert!(waiting.since.is_empty());
    }

    /// Asks a server and reads all it answers.
    async fn ask(server: SocketAddr, method: &str, path: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(server).await.unwrap();
        let length = body.len();
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: {server}\r\nConnection: close\r\nContent-Type: application/json\r\n"
        );
        stream.write_all(format!("{head}Content-Length: {length}\r\n\r\n{body}").as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        answer
    }

    /// What somebody who comes to a table is told first.
    async fn first_told(server: SocketAddr, table: &str, secret: &str) -> ServerMessage {
        let stream = TcpStream::connect(server).await.unwrap();
        let (mut socket, _) =
            tokio_tungstenite::client_async(format!("ws://{server}/api/socket"), stream).await.unwrap();
        let hello = format!(r#"{{"do": "hello", "version": 1, "table": "{table}"{secret}}}"#);
        socket.send(Message::Text(hello.into())).await.unwrap();
        ServerMessage::read(&socket.next().await.unwrap().unwrap().into_text().unwrap()).unwrap()
    }

    #[tokio::test]
    async fn while_the_storage_is_slow_nobody_new_is_taken_in_and_those_at_tables_go_on() {
        let (hub, _) = table(r#"[{"for": "me"}]"#).await;
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let server = listener.local_addr().unwrap();
        let site = Site { hub: hub.clone(), hosts: Arc::new(Hosts::new(Vec::new())), behind_proxy: false };
        tokio::spawn(serve(listener, api::site(site, Page::default()), usize::MAX, std::future::pending()));
        let new = r#"{"name": "Ann", "level": "normal", "seats": [{"for": "me"}]}"#;
        let opened = ask(server, "POST", "/api/tables", new).await;
        let opened: OpenedTable = serde_json::from_str(opened.split_once("\r\n\r\n").unwrap().1).unwrap();
        let secret = format!(r#", "secret": "{}""#, opened.seat_token);

        let slow = hub.overload.waiting().begin(Instant::now().checked_sub(SLOW * 2).unwrap());
        for (path, body) in [("/api/tables", new), ("/api/daily", r#"{"name": "Ann"}"#)] {
            let answer = ask(server, "POST", path, body).await;
            assert!(answer.starts_with("HTTP/1.1 503 ") && answer.contains("\r\nretry-after: 5\r\n"), "{answer}");
            assert!(answer.contains("too much to do"), "{answer}");
        }
        let watcher = first_told(server, &opened.table, "").await;
        assert!(matches!(watcher, ServerMessage::Refused { why: RefusalReason::Busy, .. }), "{watcher:?}");
        let host = first_told(server, &opened.table, &secret).await;
        assert!(matches!(host, ServerMessage::Welcome { .. }), "{host:?}");
        assert!(ask(server, "GET", &format!("/api/tables/{}", opened.table), "").await.starts_with("HTTP/1.1 200 "));

        hub.overload.waiting().since.remove(&slow);
        assert!(ask(server, "POST", "/api/tables", new).await.starts_with("HTTP/1.1 201 "));
        let watcher = first_told(server, &opened.table, "").await;
        assert!(matches!(watcher, ServerMessage::Welcome { .. }), "{watcher:?}");
    }

    #[tokio::test]
    async fn who_does_not_wait_for_the_answer_is_not_counted_for_ever() {
        let overload = Overload::default();
        let never = tokio::time::timeout(Duration::ZERO, overload.watch(std::future::pending::<()>()));
        assert!(never.await.is_err());
        assert!(overload.waiting().since.is_empty());
    }
}
