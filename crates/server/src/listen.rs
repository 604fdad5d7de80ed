//! Takes connections in, and lets go of those that do not say what they want.

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::extract::ConnectInfo;
use axum::{Extension, Router};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::{sleep, timeout};
use tracing::error;

use crate::limits::Connections;

/// How long a client may take until it has said what it wants. Each that says nothing is an open file.
const HEAD_WITHIN: Duration = Duration::from_secs(30);
/// How long to wait when there is no room for one more connection.
const NO_ROOM: Duration = Duration::from_millis(200);

/// How long a connection may be used for requests. Whoever is not done by then is slow on purpose; tables have connections of their own.
const REQUESTS_WITHIN: Duration = Duration::from_mins(10);
/// How long what was begun may take after that.
const FINISH_WITHIN: Duration = Duration::from_secs(30);

/// Serves until `stop` is ready and what was begun is answered. One address may have so many connections.
pub async fn serve(listener: TcpListener, site: Router, most: usize, stop: impl Future<Output = ()>) {
    let peers = Arc::default();
    let (closing, told) = watch::channel(false);
    let mut stop = pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        match accepted {
            Ok((stream, address)) => {
                // One that is too many is closed without a word.
                if let Some(peer) = Peer::admit(&peers, address.ip(), most) {
                    let speak = speak(stream, address, site.clone(), told.clone());
                    tokio::spawn(async move {
                        speak.await;
                        drop(peer);
                    });
                }
            }
            Err(error) if is_the_clients(&error) => {}
            Err(error) => {
                error!(%error, "no connection can be taken in");
                sleep(NO_ROOM).await;
            }
        }
    }
    drop((listener, told));
    closing.send_replace(true);
    closing.closed().await;
}

fn is_the_clients(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

async fn speak(stream: TcpStream, address: SocketAddr, site: Router, mut closing: watch::Receiver<bool>) {
    // What follows an answer does not wait until the client has acknowledged the answer, which takes it up to 40 ms.
    let _ = stream.set_nodelay(true);
    let site = TowerToHyperService::new(site.layer(Extension(ConnectInfo(address))));
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(HEAD_WITHIN);
    let mut connection = pin!(http.serve_connection(TokioIo::new(stream), site).with_upgrades());
    tokio::select! {
        _ = connection.as_mut() => return,
        () = told_to_close(&mut closing) => {}
        () = sleep(REQUESTS_WITHIN) => {}
    }
    connection.as_mut().graceful_shutdown();
    let _ = timeout(FINISH_WITHIN, connection).await;
}

/// A connection that is not a table's yet, counted for as long as it lives.
struct Peer {
    all: Arc<Mutex<Connections>>,
    address: IpAddr,
}

impl Peer {
    /// Nothing if it is one too many.
    fn admit(all: &Arc<Mutex<Connections>>, address: IpAddr, most: usize) -> Option<Peer> {
        let room = lock(all).add(address, most);
        room.then(|| Peer { all: all.clone(), address })
    }
}

impl Drop for Peer {
    fn drop(&mut self) {
        lock(&self.all).remove(self.address);
    }
}

fn lock(all: &Mutex<Connections>) -> MutexGuard<'_, Connections> {
    all.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Waits until the server is to stop.
pub async fn told_to_close(closing: &mut watch::Receiver<bool>) {
    // The one who could tell goes last.
    let _ = closing.wait_for(|closing| *closing).await;
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::time::Instant;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn who_does_not_say_what_they_want_is_let_go() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        tokio::spawn(serve(listener, Router::new(), 1, std::future::pending()));
        for beginning in ["", "GET / HTTP/1.1\r\nHost: "] {
            let began = Instant::now();
            let mut client = TcpStream::connect(address).await.unwrap();
            client.write_all(beginning.as_bytes()).await.unwrap();
            client.read_to_end(&mut Vec::new()).await.unwrap();
            assert!(began.elapsed() >= HEAD_WITHIN);
        }
    }

    #[tokio::test]
    async fn one_connection_too_many_from_an_address_is_closed_and_the_next_is_not() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        tokio::spawn(serve(listener, Router::new(), 2, std::future::pending()));
        let ask = async |client: &mut TcpStream| {
            let _ = client.write_all(b"GET / HTTP/1.1\r\nHost: here\r\n\r\n").await;
            matches!(client.read(&mut [0; 64]).await, Ok(1..))
        };
        let mut clients = Vec::new();
        for expected in [true, true, false] {
            let mut client = TcpStream::connect(address).await.unwrap();
            assert_eq!(ask(&mut client).await, expected);
            clients.push(client);
        }
        drop(clients.drain(..1));
        let again = async {
            while !ask(&mut TcpStream::connect(address).await.unwrap()).await {
                sleep(Duration::from_millis(5)).await;
            }
        };
        timeout(Duration::from_secs(10), again).await.expect("there is room for one again");
    }
}
