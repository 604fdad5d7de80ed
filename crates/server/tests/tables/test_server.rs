use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};

use ghost_stories_online::OpenedTable;
#[cfg(unix)]
use ghost_stories_server::admin::AdminSocket;
use ghost_stories_server::{Server, ServerSettings};
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A server that runs for a test.
pub struct TestServer {
    pub address: SocketAddr,
    stop: oneshot::Sender<()>,
    running: JoinHandle<io::Result<()>>,
}

/// What was answered to a request.
pub struct HttpAnswer {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl HttpAnswer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.body))
    }

    /// The words of a refusal.
    #[track_caller]
    pub fn error(&self) -> String {
        self.json()["error"].as_str().expect("words").to_owned()
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        self.head.lines().find_map(|line| {
            let (key, value) = line.split_once(": ")?;
            key.eq_ignore_ascii_case(name).then_some(value)
        })
    }
}

/// The usual settings with tables that nobody keeps; tests all come from one address.
pub fn settings() -> ServerSettings {
    let mut settings = ServerSettings::at(":memory:".to_owned());
    settings.limits.tables_per_hour = 1_000;
    settings
}

/// The path of a database that nothing else uses.
pub fn fresh_file() -> PathBuf {
    static COUNT: AtomicU64 = AtomicU64::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    let folder = std::env::temp_dir().join(format!("ghosts_tables_{}_{number}", std::process::id()));
    std::fs::create_dir(&folder).unwrap();
    folder.join("tables.sqlite")
}

impl TestServer {
    pub async fn open() -> TestServer {
        TestServer::with(settings()).await
    }

    pub async fn with(settings: ServerSettings) -> TestServer {
        TestServer::run(Server::open(settings).await.unwrap())
    }

    #[cfg(unix)]
    pub async fn with_admin(settings: ServerSettings, socket: AdminSocket) -> TestServer {
        TestServer::run(Server::open(settings).await.unwrap().with_admin(socket))
    }

    fn run(server: Server) -> TestServer {
        // Little room on the way, so that who does not read is noticed soon.
        let socket = TcpSocket::new_v4().unwrap();
        socket.set_send_buffer_size(16 * 1024).unwrap();
        socket.bind("127.0.0.1:0".parse().unwrap()).unwrap();
        let listener = socket.listen(1024).unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel();
        let running = tokio::spawn(server.run_until(listener, async {
            let _ = stopped.await;
        }));
        TestServer { address, stop, running }
    }

    /// Stops as on a signal and waits until all is written.
    pub async fn close(self) {
        let _ = self.stop.send(());
        self.running.await.unwrap().unwrap();
    }

    /// Sends bytes and reads until the server closes.
    pub async fn bytes(&self, bytes: &[u8]) -> Vec<u8> {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        // The server may answer and close before it has read all.
        let _ = stream.write_all(bytes).await;
        if !bytes.windows(5).any(|word| word == b"HTTP/") {
            // It would wait for the rest.
            let _ = stream.shutdown().await;
        }
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer).await;
        answer
    }

    pub async fn request(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &[u8]) -> HttpAnswer {
        let address = self.address;
        let mut head = format!("{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n");
        for (name, value) in headers {
            head.push_str(&format!("{name}: {value}\r\n"));
        }
        if !body.is_empty() || method == "POST" {
            head.push_str(&format!("Content-Length: {}\r\n", body.len()));
        }
        head.push_str("\r\n");
        let answer = self.bytes(&[head.as_bytes(), body].concat()).await;
        let answer = String::from_utf8(answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap_or_else(|| panic!("no answer: {answer:?}"));
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        HttpAnswer { status, head: head.to_owned(), body: body.to_owned() }
    }

    pub async fn get(&self, path: &str) -> HttpAnswer {
        self.request("GET", path, &[], b"").await
    }

    pub async fn post(&self, path: &str, body: &str) -> HttpAnswer {
        self.request("POST", path, &[("Content-Type", "application/json")], body.as_bytes()).await
    }

    /// Opens a table for Ann; `seats` and what may follow them as in the body of the request.
    pub async fn table(&self, seats: &str) -> OpenedTable {
        let body = format!(r#"{{"name": "Ann", "level": "normal", "seats": {seats}}}"#);
        let answer = self.post("/api/tables", &body).await;
        assert_eq!(answer.status, 201, "{}", answer.body);
        serde_json::from_str(&answer.body).unwrap()
    }

    /// Opens a table where Ann plays green and red is open.
    pub async fn two_seats(&self) -> OpenedTable {
        self.table(r#"[{"for": "me", "colour": "green"}, {"for": "open", "colour": "red"}]"#).await
    }
}
