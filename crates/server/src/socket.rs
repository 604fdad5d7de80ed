//! One client's connection to one table.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use ghost_stories_online::{LONGEST_MESSAGE, Request, Told, VERSION};
use tokio::sync::{mpsc, watch};
use tokio::time::{interval, timeout};

use crate::hub::{Hub, Trouble};
use crate::limits::{Bucket, HELLO_WITHIN, PING_EVERY, SILENCE};
use crate::live::{Asker, Connection, Live, WAITING};

static NUMBER: AtomicU64 = AtomicU64::new(1);

/// Counts a connection for as long as it lives.
struct Counted {
    hub: Arc<Hub>,
    address: IpAddr,
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.hub.addresses.disconnect(self.address);
        self.hub.metrics.connections.dec();
    }
}

/// Speaks with a client until either goes.
pub async fn serve(hub: Arc<Hub>, mut socket: WebSocket, address: IpAddr) {
    if let Err(why) = hub.addresses.connect(address) {
        refuse(&mut socket, None, why).await;
        return;
    }
    hub.metrics.connections.inc();
    let _counted = Counted { hub: hub.clone(), address };
    let Some((live, id, mut out)) = enter(&hub, &mut socket).await else {
        close(&mut socket).await;
        return;
    };
    talk(&hub, &live, id, &mut socket, &mut out).await;
    live.leave(&hub, id).await;
    close(&mut socket).await;
}

/// Waits for `hello` and lets the client in.
async fn enter(hub: &Arc<Hub>, socket: &mut WebSocket) -> Option<(Arc<Live>, u64, mpsc::Receiver<Utf8Bytes>)> {
    let first = timeout(HELLO_WITHIN, socket.recv()).await.ok()??.ok()?;
    let Message::Text(text) = first else {
        refuse(socket, None, "expected a text message such as {\"do\": \"hello\", ...}").await;
        return None;
    };
    let (id, request) = match Request::read(&text) {
        Ok(read) => read,
        Err(error) => {
            refuse(socket, error.id, &error.problem).await;
            return None;
        }
    };
    let Request::Hello { version, table, secret, since, views } = request else {
        refuse(socket, id, "expected hello as the first message").await;
        return None;
    };
    if version != VERSION {
        send(socket, &Told::Reload { version: VERSION }).await;
        return None;
    }
    match admit(hub, &table, secret.as_deref(), since, views).await {
        Ok(admitted) => Some(admitted),
        Err(trouble) => {
            send(socket, &trouble.told(id)).await;
            None
        }
    }
}

async fn admit(
    hub: &Arc<Hub>,
    table: &str,
    secret: Option<&str>,
    since: Option<u64>,
    views: bool,
) -> Result<(Arc<Live>, u64, mpsc::Receiver<Utf8Bytes>), Trouble> {
    let live = hub.table(table).await?;
    let person = match secret {
        None => None,
        Some(secret) => {
            let mut inner = live.inner.lock().await;
            inner.catch_up(hub).await?;
            let person = inner.table.person(secret);
            Some(person.ok_or_else(|| Trouble::Refused("this secret is nobody's at this table".into()))?)
        }
    };
    let (out, waiting) = mpsc::channel(WAITING);
    let id = NUMBER.fetch_add(1, Ordering::Relaxed);
    live.join(hub, Connection { id, person, views, out }, since).await?;
    Ok((live, id, waiting))
}

/// Carries messages both ways.
async fn talk(
    hub: &Arc<Hub>,
    live: &Arc<Live>,
    connection: u64,
    socket: &mut WebSocket,
    out: &mut mpsc::Receiver<Utf8Bytes>,
) {
    let per_second = |number: u32, at_once: f64| Bucket::new(number.into(), f64::from(number) * at_once);
    let mut messages = per_second(hub.limits.messages, 20.0);
    let mut chatter = per_second(hub.limits.talk, 10.0);
    let mut pings = interval(PING_EVERY);
    let mut heard = Instant::now();
    let mut closing = hub.closing.subscribe();
    loop {
        tokio::select! {
            told = out.recv() => {
                let Some(text) = told else { return };
                if socket.send(Message::Text(text)).await.is_err() {
                    return;
                }
            }
            message = socket.recv() => {
                heard = Instant::now();
                let text = match message {
                    Some(Ok(Message::Text(text))) => text,
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                    Some(Ok(Message::Binary(_))) => {
                        refuse(socket, None, "expected text, found bytes").await;
                        continue;
                    }
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                };
                if !messages.take(heard) {
                    refuse(socket, None, "too many messages; the connection is closed").await;
                    return;
                }
                answer(hub, live, connection, &text, &mut chatter, socket).await;
            }
            _ = pings.tick() => {
                if heard.elapsed() > SILENCE || socket.send(Message::Ping(axum::body::Bytes::new())).await.is_err() {
                    return;
                }
            }
            () = told_to_close(&mut closing) => {
                // What is on its way first, so that no acknowledged move goes untold.
                while let Ok(text) = out.try_recv() {
                    let _ = socket.send(Message::Text(text)).await;
                }
                send(socket, &Told::Closing {}).await;
                return;
            }
        }
    }
}

async fn told_to_close(closing: &mut watch::Receiver<bool>) {
    // The one who could tell goes last.
    let _ = closing.wait_for(|closing| *closing).await;
}

/// Does what a message asks. Answers to what a table decides come through its channel.
async fn answer(
    hub: &Arc<Hub>,
    live: &Arc<Live>,
    connection: u64,
    text: &str,
    chatter: &mut Bucket,
    socket: &mut WebSocket,
) {
    let began = Instant::now();
    let (id, request) = match Request::read(text) {
        Ok(read) => read,
        Err(error) => {
            hub.metrics.refused.inc();
            return refuse(socket, error.id, &error.problem).await;
        }
    };
    if matches!(request, Request::Say { .. } | Request::Point { .. }) && !chatter.take(began) {
        hub.metrics.refused.inc();
        return refuse(socket, id, "not so fast; wait a moment").await;
    }
    let done = match &request {
        Request::Ping {} => return send(socket, &Told::Pong {}).await,
        Request::Hello { .. } => Err(Trouble::Refused("you are at a table; open another connection".into())),
        Request::Point { thing } => point(hub, live, connection, thing).await,
        _ => {
            let done = live.act(hub, Asker { connection, id }, &request).await;
            hub.metrics.seconds.observe(began.elapsed().as_secs_f64());
            if done.is_ok() {
                return;
            }
            done
        }
    };
    match done {
        Ok(()) => send(socket, &Told::Done { id }).await,
        Err(trouble) => {
            hub.metrics.refused.inc();
            send(socket, &trouble.told(id)).await;
        }
    }
}

async fn point(hub: &Arc<Hub>, live: &Arc<Live>, connection: u64, thing: &str) -> Result<(), Trouble> {
    let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if thing.is_empty() || thing.len() > 64 || !thing.chars().all(fits) {
        return Err(Trouble::Refused("thing: lower-case letters, digits and hyphens, at most 64".into()));
    }
    let person = live.inner.lock().await.connection(connection).and_then(|connection| connection.person);
    let person = person.ok_or(Trouble::Refused("only those with a seat may point; take one with sit".into()))?;
    hub.point(live, person, thing.to_owned()).await;
    Ok(())
}

async fn send(socket: &mut WebSocket, told: &Told) {
    // If it cannot be sent, the next read tells that the connection is gone.
    let _ = socket.send(Message::Text(told.write().into())).await;
}

async fn refuse(socket: &mut WebSocket, id: Option<u64>, error: &str) {
    send(socket, &Told::Refused { id, error: error.to_owned(), rule: None }).await;
}

async fn close(socket: &mut WebSocket) {
    let frame = CloseFrame { code: close_code::NORMAL, reason: "".into() };
    let _ = socket.send(Message::Close(Some(frame))).await;
}

/// The longest frame that is read.
pub const LONGEST_FRAME: usize = LONGEST_MESSAGE;
