//! One client's connection to the lobby: it hears everything that is shown, then each change.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;

use futures_util::StreamExt;
use ghost_stories_online::{LobbyMessage, RefusalReason};
use hyper::upgrade::Upgraded;
use serde::Deserialize;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::interval;
use tokio_tungstenite::tungstenite::{Bytes, Message};

use crate::hub::Hub;
use crate::limits::{PING_EVERY, SILENCE};
use crate::listen::told_to_close;
use crate::socket::{BARRED, Client, Gone, accept};

/// What a client may say in the lobby, told apart by `do`.
#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
enum LobbyRequest {
    /// Asks for a sign of life.
    Ping {},
}

/// Speaks with a client until either goes.
pub async fn serve(hub: Arc<Hub>, stream: Upgraded, address: IpAddr) {
    let refused = |why, error: &str| LobbyMessage::Refused { why, error: error.to_owned() }.write();
    let Some((mut client, _counted)) = accept(&hub, stream, address, refused).await else { return };
    if listen(&hub, &mut client).await.is_err() {
        return;
    }
    if client.is_over_limit() {
        hub.metrics.refuse(RefusalReason::TooMuch);
        let _ = refuse(&mut client, RefusalReason::TooMuch, "too many messages; the connection is closed").await;
    }
    client.close().await;
}

async fn tell(client: &mut Client, told: &LobbyMessage) -> Result<(), Gone> {
    client.send(Message::Text(told.write().into())).await
}

async fn refuse(client: &mut Client, why: RefusalReason, error: &str) -> Result<(), Gone> {
    tell(client, &LobbyMessage::Refused { why, error: error.to_owned() }).await
}

/// Tells what changes, until the connection is to be closed or there is none any more.
async fn listen(hub: &Hub, client: &mut Client) -> Result<(), Gone> {
    let (snapshot, mut told) = hub.lobby.enter();
    client.send(Message::Text(snapshot)).await?;
    let mut pings = interval(PING_EVERY);
    let mut heard = Instant::now();
    let mut closing = hub.closing.subscribe();
    let mut bars = hub.bars.subscribe();
    loop {
        tokio::select! {
            change = told.recv() => match change {
                Ok(text) => client.send(Message::Text(text)).await?,
                Err(RecvError::Lagged(_)) => {
                    let snapshot;
                    (snapshot, told) = hub.lobby.enter();
                    client.send(Message::Text(snapshot)).await?;
                }
                Err(RecvError::Closed) => return Ok(()),
            },
            message = client.socket.next() => {
                let message = match message {
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return Ok(()),
                    Some(Ok(message)) => message,
                };
                heard = Instant::now();
                match message {
                    Message::Text(text) => match serde_json::from_str(&text) {
                        Ok(LobbyRequest::Ping {}) => tell(client, &LobbyMessage::Pong {}).await?,
                        Err(_) => {
                            let error = "expected {\"do\": \"ping\"}; a seat is taken with POST /api/lobby/seat";
                            hub.metrics.refuse(RefusalReason::Malformed);
                            refuse(client, RefusalReason::Malformed, error).await?;
                        }
                    },
                    Message::Binary(_) => refuse(client, RefusalReason::Malformed, "expected text, found bytes").await?,
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
                    return refuse(client, RefusalReason::Barred, BARRED).await;
                }
            }
            () = told_to_close(&mut closing) => return tell(client, &LobbyMessage::Closing {}).await,
        }
    }
}
