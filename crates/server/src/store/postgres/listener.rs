use std::future::poll_fn;

use tokio::sync::mpsc;
use tokio::time::sleep;
use tokio_postgres::{AsyncMessage, Client};

use super::address::{NewConnection, PostgresAddress, PostgresConnection};
use super::session::{LONGEST_PAUSE, PATIENCE, failed};
use crate::store::{Notification, StoreError};

/// Where processes tell each other what they did.
pub const CHANNEL: &str = "ghost_stories";
/// What follows the origin in a notice.
const CHANGED: char = 'c';
const WHISPERED: char = 'w';

/// How a notice about changed tables begins; `table:number` follow, with spaces in between.
pub fn changed(origin: &str) -> String {
    format!("{origin}{CHANGED}")
}

/// A notice with a message to other processes.
pub fn peer_message(origin: &str, text: &str) -> String {
    format!("{origin}{WHISPERED}{text}")
}

/// Listens until the receiver is dropped.
pub async fn listen(address: PostgresAddress, origin: String) -> Result<mpsc::Receiver<Notification>, StoreError> {
    let (notifications, receiver) = mpsc::channel(1_024);
    let mut listening = Listening::begin(&address, &origin, &notifications).await?;
    tokio::spawn(async move {
        loop {
            tokio::select! {
                () = notifications.closed() => return,
                _ = &mut listening.hearing => {}
            }
            listening = loop {
                match Listening::begin(&address, &origin, &notifications).await {
                    Ok(listening) => break listening,
                    Err(_) if notifications.is_closed() => return,
                    Err(_) => sleep(LONGEST_PAUSE).await,
                }
            };
            let _ = notifications.send(Notification::Lost).await;
        }
    });
    Ok(receiver)
}

/// A connection that listens as long as it is kept.
struct Listening {
    _client: Client,
    hearing: tokio::task::JoinHandle<()>,
}

impl Listening {
    async fn begin(
        address: &PostgresAddress,
        origin: &str,
        notifications: &mpsc::Sender<Notification>,
    ) -> Result<Listening, StoreError> {
        let NewConnection { client, connection, .. } = address.patiently(PATIENCE).await?;
        let hearing = tokio::spawn(hear(connection, origin.to_owned(), notifications.clone()));
        client.batch_execute(&format!("LISTEN {CHANNEL}")).await.map_err(|error| failed(&error))?;
        Ok(Listening { _client: client, hearing })
    }
}

async fn hear(mut connection: PostgresConnection, origin: String, notifications: mpsc::Sender<Notification>) {
    while let Some(Ok(message)) = poll_fn(|context| connection.poll_message(context)).await {
        let AsyncMessage::Notification(notice) = message else { continue };
        for notification in understood(notice.payload(), &origin) {
            if notifications.send(notification).await.is_err() {
                return;
            }
        }
    }
}

/// What a notice says; nothing if it is our own, or nobody's.
fn understood(notice: &str, origin: &str) -> Vec<Notification> {
    let Some((from, said)) = notice.split_at_checked(origin.len()) else { return Vec::new() };
    if from == origin {
        return Vec::new();
    }
    if let Some(text) = said.strip_prefix(WHISPERED) {
        return vec![Notification::PeerMessage(text.to_owned())];
    }
    let pairs = said.strip_prefix(CHANGED).unwrap_or_default().split(' ');
    let change = |pair: &str| {
        let (table, number) = pair.split_once(':')?;
        Some(Notification::Changed { table: table.to_owned(), number: number.parse().ok()? })
    };
    pairs.filter_map(change).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_notice_of_another_process_is_understood_and_our_own_is_not() {
        let (ours, theirs) = ("0123456789abcdef", "fedcba9876543210");
        let notice = format!("{}tea-house:4 altar:17", changed(theirs));
        let change = |table: &str, number| Notification::Changed { table: table.into(), number };
        assert_eq!(understood(&notice, ours), [change("tea-house", 4), change("altar", 17)]);
        assert_eq!(understood(&peer_message(theirs, "a b:1"), ours), [Notification::PeerMessage("a b:1".into())]);
        assert_eq!(understood(&notice, theirs), []);
        assert_eq!(understood("something else of nobody we know", ours), []);
        assert_eq!(understood("", ours), []);
    }
}
