//! One client's connection to one table.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use ghost_stories_online::{ClientMessage, LONGEST_MESSAGE, RefusalReason, ServerMessage, VERSION};
use hyper::upgrade::Upgraded;
use hyper_util::rt::TokioIo;
use tokio::sync::mpsc;
use tokio::time::{interval, timeout};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Bytes, Message, Utf8Bytes};

use crate::daily::NOT_YET;
use crate::frames::FrameLimit;
use crate::hub::{Hub, HubError};
use crate::limits::{Bucket, PING_EVERY, SILENCE};
use crate::listen::told_to_close;
use crate::live::{Asker, ClientConnection, LiveTable, WAITING};
use crate::table::{CLOSED, HostedTable, REMOVED_FOR_GOOD, Refused};

static NUMBER: AtomicU64 = AtomicU64::new(1);

/// Counts a connection for as long as it lives.
pub struct Counted {
    hub: Arc<Hub>,
    address: IpAddr,
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.hub.addresses.disconnect(self.address);
        self.hub.metrics.connections.dec();
    }
}

/// Why nobody is let in from an address.
pub const BARRED: &str = "those who run this server let nobody in from your address";

/// How long a client has to say good-bye.
const FAREWELL: Duration = Duration::from_secs(1);

/// The client is gone, or does not take what it is sent.
pub struct Gone;

type Socket = WebSocketStream<FrameLimit<TokioIo<Upgraded>>>;

/// A client's socket, and how long it may take to take something.
pub struct Client {
    pub socket: Socket,
    pub address: IpAddr,
    patience: Duration,
}

impl Client {
    pub async fn send(&mut self, message: Message) -> Result<(), Gone> {
        // Nobody else waits here, but a client that never reads would keep its connection for ever.
        match timeout(self.patience, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            _ => Err(Gone),
        }
    }

    async fn tell(&mut self, told: &ServerMessage) -> Result<(), Gone> {
        self.send(Message::Text(told.write().into())).await
    }

    async fn refuse(&mut self, id: Option<u64>, why: RefusalReason, error: &str) -> Result<(), Gone> {
        self.tell(&ServerMessage::Refused { id, why, error: error.to_owned(), rule: None }).await
    }

    pub async fn close(&mut self) {
        let frame = CloseFrame { code: CloseCode::Normal, reason: "".into() };
        if self.send(Message::Close(Some(frame))).await.is_ok() {
            // What is on its way is read, or the client might be cut off before it has heard why.
            let read = async {
                while let Some(Ok(_)) = self.socket.next().await {}
                if self.is_over_limit() {
                    self.socket.get_mut().drain().await;
                }
            };
            let _ = timeout(FAREWELL, read).await;
        }
    }

    pub fn is_over_limit(&self) -> bool {
        self.socket.get_ref().is_over()
    }
}

/// Speaks with a client until either goes.
pub async fn serve(hub: Arc<Hub>, stream: Upgraded, address: IpAddr) {
    let refused =
        |why, error: &str| ServerMessage::Refused { id: None, why, error: error.to_owned(), rule: None }.write();
    let Some((mut client, _counted)) = accept(&hub, stream, address, refused).await else { return };
    // What happens seldom is boxed, so that a connection that waits holds no room for it.
    if let Some((live, id, mut out)) = Box::pin(enter(&hub, &mut client)).await {
        let talked = talk(&hub, &live, id, &mut client, &mut out).await;
        Box::pin(live.leave(&hub, id)).await;
        if talked.is_err() {
            return;
        }
    }
    if client.is_over_limit() {
        hub.metrics.refuse(RefusalReason::TooMuch);
        let _ = client.refuse(None, RefusalReason::TooMuch, "too many messages; the connection is closed").await;
    }
    client.close().await;
}

/// Lets a connection in and counts it, or says in the words of its place why not.
pub async fn accept(
    hub: &Arc<Hub>,
    stream: Upgraded,
    address: IpAddr,
    refused: impl Fn(RefusalReason, &str) -> String,
) -> Option<(Client, Counted)> {
    let config = WebSocketConfig::default()
        .max_message_size(Some(LONGEST_FRAME))
        .max_frame_size(Some(LONGEST_FRAME))
        // What a table says is short; the usual buffers are made for more.
        .read_buffer_size(1024)
        .write_buffer_size(0)
        .max_write_buffer_size(1024 * 1024);
    let stream = FrameLimit::new(TokioIo::new(stream), hub.limits.messages);
    let socket = WebSocketStream::from_raw_socket(stream, Role::Server, Some(config)).await;
    let mut client = Client { socket, address, patience: hub.limits.patience };
    let barred = hub.is_barred(address).then_some((RefusalReason::Barred, BARRED));
    let turned_away = barred.or_else(|| hub.addresses.connect(address).err().map(|error| (RefusalReason::Full, error)));
    if let Some((why, error)) = turned_away {
        hub.metrics.refuse(why);
        let _ = client.send(Message::Text(refused(why, error).into())).await;
        client.close().await;
        return None;
    }
    hub.metrics.connections.inc();
    Some((client, Counted { hub: hub.clone(), address }))
}

/// Waits for `hello` and lets the client in.
async fn enter(hub: &Arc<Hub>, client: &mut Client) -> Option<(Arc<LiveTable>, u64, mpsc::Receiver<Utf8Bytes>)> {
    let first = timeout(client.patience, first(&mut client.socket)).await.ok()??;
    let Message::Text(text) = first else {
        client
            .refuse(None, RefusalReason::Malformed, "expected a text message such as {\"do\": \"hello\", ...}")
            .await
            .ok()?;
        return None;
    };
    // Before the rest is read: it may be what has changed from one version to the other.
    if ClientMessage::version(&text).is_some_and(|version| version != VERSION) {
        client.tell(&ServerMessage::Reload { version: VERSION }).await.ok()?;
        return None;
    }
    let (id, request) = match ClientMessage::read(&text) {
        Ok(read) => read,
        Err(error) => {
            client.refuse(error.id, RefusalReason::Malformed, &error.problem).await.ok()?;
            return None;
        }
    };
    let ClientMessage::Hello { table, seat_token, since, views, word, .. } = request else {
        client.refuse(id, RefusalReason::Malformed, "expected hello as the first message").await.ok()?;
        return None;
    };
    let hello = Hello { table: &table, seat_token: seat_token.as_deref(), word: word.as_deref(), since, views };
    match admit(hub, client.address, hello).await {
        Ok(admitted) => Some(admitted),
        Err(trouble) => {
            hub.metrics.refuse(trouble.reason());
            client.tell(&trouble.told(id)).await.ok()?;
            None
        }
    }
}

/// The first message that is more than a sign of life.
async fn first(socket: &mut Socket) -> Option<Message> {
    loop {
        match socket.next().await?.ok()? {
            Message::Ping(_) | Message::Pong(_) => {}
            Message::Close(_) => return None,
            message => return Some(message),
        }
    }
}

/// What somebody says who wants to be let in.
struct Hello<'a> {
    table: &'a str,
    seat_token: Option<&'a str>,
    word: Option<&'a str>,
    since: Option<u64>,
    views: bool,
}

async fn admit(
    hub: &Arc<Hub>,
    address: IpAddr,
    hello: Hello<'_>,
) -> Result<(Arc<LiveTable>, u64, mpsc::Receiver<Utf8Bytes>), HubError> {
    if hello.seat_token.is_none() {
        hub.take_in_more()?;
    }
    let live = hub.table(hello.table).await?;
    let person = {
        let mut inner = live.inner.lock().await;
        inner.catch_up(hub).await?;
        who_comes(hub, &inner.table, address, &hello)?
    };
    let Hello { since, views, .. } = hello;
    let (out, waiting) = mpsc::channel(WAITING);
    let id = NUMBER.fetch_add(1, Ordering::Relaxed);
    live.join(hub, ClientConnection { id, address, person, views, out }, since).await?;
    Ok((live, id, waiting))
}

/// Who somebody is who says hello, nobody if they watch; or why they are not let in.
fn who_comes(hub: &Hub, table: &HostedTable, address: IpAddr, hello: &Hello) -> Result<Option<u8>, HubError> {
    let refused = |why, error| Err(HubError::Refused(Refused::new(why, error)));
    if table.is_closed() {
        return refused(RefusalReason::Closed, CLOSED);
    }
    if let Some(seat_token) = hello.seat_token {
        let Some(person) = table.person(seat_token) else {
            return refused(RefusalReason::WrongSeatToken, "this secret is nobody's at this table");
        };
        return match table.removal(person) {
            None => Ok(Some(person)),
            Some(false) => Ok(None),
            Some(true) => refused(RefusalReason::RemovedForGood, REMOVED_FOR_GOOD),
        };
    }
    if !table.is_shown_to(None) {
        return refused(RefusalReason::NotYet, NOT_YET);
    }
    if table.is_barred(address) {
        return refused(RefusalReason::RemovedForGood, REMOVED_FOR_GOOD);
    }
    if table.has_word() {
        match hello.word.map(|word| hub.addresses.guess(address, table.is_word(word))) {
            Some(Some(true)) => {}
            Some(Some(false)) => return refused(RefusalReason::Word, "word: this is not the word to enter this table"),
            Some(None) => {
                return refused(RefusalReason::TooMuch, "too many wrong words from your address; try again later");
            }
            None => return refused(RefusalReason::Word, "word: this table has a word to enter; say it with hello"),
        }
    }
    Ok(None)
}

/// Carries messages both ways, until the connection is to be closed or there is none any more.
async fn talk(
    hub: &Arc<Hub>,
    live: &Arc<LiveTable>,
    connection: u64,
    client: &mut Client,
    out: &mut mpsc::Receiver<Utf8Bytes>,
) -> Result<(), Gone> {
    let mut chatter = Bucket::of_talk(hub.limits.talk);
    let mut pings = interval(PING_EVERY);
    let mut heard = Instant::now();
    let mut closing = hub.closing.subscribe();
    let mut bars = hub.bars.subscribe();
    loop {
        tokio::select! {
            told = out.recv() => {
                let Some(text) = told else { return Ok(()) };
                client.send(Message::Text(text)).await?;
            }
            message = client.socket.next() => {
                let message = match message {
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return Ok(()),
                    Some(Ok(message)) => message,
                };
                heard = Instant::now();
                match message {
                    Message::Text(text) => {
                        Box::pin(answer(hub, live, connection, &text, &mut chatter, client)).await?;
                    }
                    Message::Binary(_) => client.refuse(None, RefusalReason::Malformed, "expected text, found bytes").await?,
                    Message::Ping(_) | Message::Pong(_) | Message::Close(_) | Message::Frame(_) => {}
                }
            }
            _ = pings.tick() => {
                if heard.elapsed() > SILENCE {
                    return Ok(());
                }
                client.send(Message::Ping(Bytes::new())).await?;
            }
            Ok(()) = bars.changed() => {
                if hub.is_barred(client.address) {
                    hub.metrics.refuse(RefusalReason::Barred);
                    return client.refuse(None, RefusalReason::Barred, BARRED).await;
                }
            }
            () = told_to_close(&mut closing) => {
                // What is on its way first, so that no acknowledged move goes untold.
                while let Ok(text) = out.try_recv() {
                    client.send(Message::Text(text)).await?;
                }
                client.tell(&ServerMessage::Closing {}).await?;
                return Ok(());
            }
        }
    }
}

/// Does what a message asks. Answers to what a table decides come through its channel.
async fn answer(
    hub: &Arc<Hub>,
    live: &Arc<LiveTable>,
    connection: u64,
    text: &str,
    chatter: &mut Bucket,
    client: &mut Client,
) -> Result<(), Gone> {
    let began = Instant::now();
    let (id, request) = match ClientMessage::read(text) {
        Ok(read) => read,
        Err(error) => {
            hub.metrics.refuse(RefusalReason::Malformed);
            return client.refuse(error.id, RefusalReason::Malformed, &error.problem).await;
        }
    };
    if matches!(request, ClientMessage::Say { .. } | ClientMessage::Point { .. }) && !chatter.take(began) {
        hub.metrics.refuse(RefusalReason::TooMuch);
        return client.refuse(id, RefusalReason::TooMuch, "not so fast; wait a moment").await;
    }
    if let ClientMessage::List { .. } = request
        && let Err(trouble) = hub.may_list(client.address)
    {
        hub.metrics.refuse(trouble.reason());
        return client.tell(&trouble.told(id)).await;
    }
    let refused = |why, error| Err(HubError::Refused(Refused::new(why, error)));
    let done = match &request {
        ClientMessage::Ping {} => return client.tell(&ServerMessage::Pong {}).await,
        ClientMessage::Hello { .. } => refused(RefusalReason::Malformed, "you are at a table; open another connection"),
        ClientMessage::Point { target } => point(hub, live, connection, target).await,
        _ => {
            let done = carry_out(hub, live, Asker { connection, id }, client.address, &request).await;
            hub.metrics.seconds.observe(began.elapsed().as_secs_f64());
            if done.is_ok() {
                return Ok(());
            }
            done
        }
    };
    match done {
        Ok(()) => client.tell(&ServerMessage::Done { id }).await,
        // Neither answer would be true; who loses the connection comes back and sees.
        Err(HubError::Uncertain) => Err(Gone),
        Err(trouble) => {
            hub.metrics.refuse(trouble.reason());
            client.tell(&trouble.told(id)).await
        }
    }
}

async fn carry_out(
    hub: &Arc<Hub>,
    live: &Arc<LiveTable>,
    asker: Asker,
    address: IpAddr,
    request: &ClientMessage,
) -> Result<(), HubError> {
    match request {
        ClientMessage::Again { how } => hub.play_again(live, asker, address, *how).await,
        ClientMessage::Follow { seat_token } => hub.follow(live, asker, seat_token).await,
        _ => live.act(hub, asker, request).await,
    }
}

async fn point(hub: &Arc<Hub>, live: &Arc<LiveTable>, connection: u64, target: &str) -> Result<(), HubError> {
    let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    let refused = |why, error| HubError::Refused(Refused::new(why, error));
    if target.is_empty() || target.len() > 64 || !target.chars().all(fits) {
        return Err(refused(RefusalReason::Malformed, "thing: lower-case letters, digits and hyphens, at most 64"));
    }
    let (person, muted) = {
        let mut inner = live.inner.lock().await;
        let person = inner.connection(connection).and_then(|connection| connection.person);
        (person, person.is_some_and(|person| inner.table.is_muted(person)))
    };
    if muted {
        return Err(refused(RefusalReason::Muted, "the host has taken you the word"));
    }
    let person = person
        .ok_or_else(|| refused(RefusalReason::Watching, "only those with a seat may point; take one with sit"))?;
    hub.point(live, person, target.to_owned()).await;
    Ok(())
}

/// The longest frame that is read.
const LONGEST_FRAME: usize = LONGEST_MESSAGE;
