//! A table in memory with those who are connected to it here. One request at a time is decided, stored and told.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;

use ghost_stories_online::{ClientMessage, Now, RefusalReason, ServerMessage, TableEvent, Update};
use tokio::sync::{Mutex, mpsc};
use tokio_tungstenite::tungstenite::Utf8Bytes;
use tracing::{debug, info, instrument, warn};

use crate::absence::Absence;
use crate::clock::{Clocks, Timer};
use crate::hub::{Hub, HubError, now};
use crate::missed::missed;
use crate::store::{EventRow, StoreError};
use crate::table::{DecidedEvent, Happened, HostedTable, Refused, Unreadable};

/// How often a request is decided anew because another process was quicker.
const TRIES: usize = 16;

/// How many messages may wait for a slow client before it is cut off; it comes back and gets what it missed.
pub const WAITING: usize = 256;

/// How many events may be told again one by one to somebody who comes back.
const MOST_MISSED: u64 = WAITING as u64 / 2;

/// A table in memory.
pub struct LiveTable {
    pub id: String,
    pub inner: Mutex<Inner>,
}

/// What is behind the lock.
pub struct Inner {
    pub table: HostedTable,
    connections: Vec<ClientConnection>,
    /// Who is connected to other processes, and when that was last heard.
    elsewhere: HashMap<String, (Vec<u8>, usize, Instant)>,
    /// The number of steps for which a bot has been asked.
    pub asked: Option<usize>,
    /// How long people may take to decide.
    pub clocks: Clocks,
    /// Waits until the time for a decision has run out.
    pub timer: Option<Timer>,
    /// When somebody with a place came while nobody was here.
    woken: Instant,
    /// When somebody was last here.
    pub touched: Instant,
    /// Who is away, and since when.
    pub absence: Absence,
}

/// One client of this table.
pub struct ClientConnection {
    pub id: u64,
    /// Where it comes from.
    pub address: IpAddr,
    pub person: Option<u8>,
    pub views: bool,
    pub out: mpsc::Sender<Utf8Bytes>,
}

/// The one who asks.
#[derive(Clone, Copy)]
pub struct Asker {
    pub connection: u64,
    pub id: Option<u64>,
}

impl LiveTable {
    pub fn new(table: HostedTable, clocks: Clocks) -> LiveTable {
        let id = table.id().to_owned();
        let (connections, elsewhere) = (Vec::new(), HashMap::new());
        let (woken, touched, absence) = (Instant::now(), Instant::now(), Absence::default());
        let inner = Inner { table, connections, elsewhere, asked: None, clocks, timer: None, woken, touched, absence };
        LiveTable { id, inner: Mutex::new(inner) }
    }

    /// Carries a request out: once it is stored, the one who asked is answered and everybody is told.
    #[instrument(name = "table", level = "error", skip_all, fields(table = self.id))]
    pub async fn act(
        self: &Arc<LiveTable>,
        hub: &Arc<Hub>,
        asker: Asker,
        request: &ClientMessage,
    ) -> Result<(), HubError> {
        let mut inner = self.inner.lock().await;
        inner.touched = Instant::now();
        let person = inner.connection(asker.connection).and_then(|connection| connection.person);
        let context = inner.context(&hub.limits, asker.connection);
        let decide = |table: &HostedTable, at| {
            let mut decision = table.decide_in(&context, person, request, at)?;
            if let Some(address) = context.address {
                table.note_network(person, address, &mut decision);
            }
            Ok::<_, Refused>(decision)
        };
        let (decision, happened) = inner.store(hub, decide).await?;
        inner.send_away(&happened);
        let newcomer = match happened.what {
            TableEvent::Sat { person, .. } => decision.seat_token.map(|seat_token| (person, seat_token)),
            _ => None,
        };
        if let Some(connection) = inner.connection(asker.connection) {
            let answer = match newcomer {
                Some((person, seat_token)) => {
                    connection.person = Some(person);
                    ServerMessage::Seated { id: asker.id, person, seat_token }
                }
                None => ServerMessage::Done { id: asker.id },
            };
            connection.send(&answer);
        }
        inner.tell(&happened);
        if matches!(request, ClientMessage::Sit { .. }) {
            inner.tell_who_is_here(hub);
            hub.tell_peers_who_is_here(&self.id, &inner);
        }
        if matches!(request, ClientMessage::Choose { .. }) {
            hub.metrics.decisions.inc();
        }
        hub.look_after_host(self, &mut inner);
        hub.let_bot_think(self, &mut inner, false);
        Ok(())
    }

    /// Lets somebody in, with all that they do not know yet.
    #[instrument(name = "table", level = "error", skip_all, fields(table = self.id))]
    pub async fn join(
        self: &Arc<LiveTable>,
        hub: &Arc<Hub>,
        connection: ClientConnection,
        since: Option<u64>,
    ) -> Result<(), HubError> {
        let mut inner = self.inner.lock().await;
        inner.touched = Instant::now();
        inner.catch_up(hub).await?;
        let (person, views) = (connection.person, connection.views);
        if person.is_some() && inner.bots_play_for().is_none() {
            inner.woken = Instant::now();
        }
        let number = inner.table.number();
        // Who missed more than fits between us gets the whole table; so does everybody where corrected rules changed it.
        let since = since.filter(|_| !inner.table.is_patched());
        let since = since.filter(|&since| since > 0 && number.checked_sub(since).is_some_and(|gap| gap <= MOST_MISSED));
        let gap = since.filter(|&since| since < number);
        let now = gap.is_none().then(|| inner.now(person, views));
        connection.send(&inner.table.welcome(person, since.is_none(), now));
        if let Some(since) = gap {
            let rows = hub.store.read(&self.id, 0).await.map_err(|error| hub.storage_failed(&error))?;
            for mut told in missed(&rows, inner.table.number(), since, person, views)? {
                if let ServerMessage::Update(Update { now: Some(now), .. }) = &mut told {
                    now.time_left = inner.time_left();
                }
                connection.send(&told);
            }
        }
        if inner.table.is_newer() {
            connection.send(&closed_by_newer());
        }
        info!(connection = connection.id, person, "joined");
        inner.connections.push(connection);
        inner.tell_who_is_here(hub);
        hub.tell_peers_who_is_here(&self.id, &inner);
        if let Some(person) = person {
            inner.give_back(hub, person).await;
        }
        hub.look_after_host(self, &mut inner);
        hub.let_bot_think(self, &mut inner, true);
        Ok(())
    }

    /// Lets somebody go.
    #[instrument(name = "table", level = "error", skip_all, fields(table = self.id))]
    pub async fn leave(self: &Arc<LiveTable>, hub: &Arc<Hub>, connection: u64) {
        let mut inner = self.inner.lock().await;
        inner.touched = Instant::now();
        inner.connections.retain(|other| other.id != connection);
        info!(connection, "left");
        inner.tell_who_is_here(hub);
        hub.tell_peers_who_is_here(&self.id, &inner);
        hub.look_after_host(self, &mut inner);
    }
}

impl ClientConnection {
    fn send(&self, told: &ServerMessage) {
        // A client that does not keep up is cut off when its connection finds the channel closed or full.
        let _ = self.out.try_send(told.write().into());
    }
}

impl Inner {
    pub fn connection(&mut self, id: u64) -> Option<&mut ClientConnection> {
        self.connections.iter_mut().find(|connection| connection.id == id)
    }

    /// True if nobody is connected here.
    pub fn is_deserted(&self) -> bool {
        self.connections.is_empty()
    }

    /// Where the one comes from for whom bots play here: the host, or who came first of those who are here.
    pub fn bots_play_for(&self) -> Option<IpAddr> {
        let with_place = |connection: &ClientConnection| Some((connection.person?, connection.address));
        self.connections.iter().filter_map(with_place).min().map(|(_, address)| address)
    }

    /// For how long somebody with a place has been here. Where others are connected to other processes, the table has not rested.
    pub fn awake_for(&self) -> std::time::Duration {
        let elsewhere = self.elsewhere.values().any(|(people, ..)| !people.is_empty());
        if elsewhere { std::time::Duration::MAX } else { self.woken.elapsed() }
    }

    /// Decides and stores; decides anew if another process was quicker. The table has changed afterwards, but nobody was told.
    pub async fn store<E: Into<HubError>>(
        &mut self,
        hub: &Hub,
        decide: impl Fn(&HostedTable, u64) -> Result<DecidedEvent, E>,
    ) -> Result<(DecidedEvent, Happened), HubError> {
        // What may be stored, or may yet be, although the storage went away before it said so.
        let mut uncertain: Vec<(EventRow, DecidedEvent)> = Vec::new();
        let failed = |error: &StoreError, uncertain: &[_]| {
            let trouble = hub.storage_failed(error);
            if uncertain.is_empty() { trouble } else { HubError::Uncertain }
        };
        for _ in 0..TRIES {
            let at = now().max(self.table.at());
            let mut decision = decide(&self.table, at).map_err(Into::into)?;
            let row = EventRow {
                table: self.table.id().to_owned(),
                number: self.table.number() + 1,
                at,
                body: decision.entry.write(),
            };
            let stored = hub.append(row.clone(), decision.finished.take()).await;
            if stored == Ok(true) {
                return Ok((decision, self.stored(hub, &row)?));
            }
            match &stored {
                Err(error @ StoreError::Uncertain(_)) => {
                    hub.storage_failed(error);
                    uncertain.push((row, decision));
                }
                Err(error) => return Err(failed(error, &uncertain)),
                Ok(_) => {
                    hub.metrics.overtaken.inc();
                }
            }
            let rows = hub.store.read(self.table.id(), self.table.number()).await;
            let rows = rows.map_err(|error| failed(&error, &uncertain))?;
            if let Some(ours) = uncertain.iter().position(|(row, _)| rows.first() == Some(row)) {
                let (row, decision) = uncertain.swap_remove(ours);
                return Ok((decision, self.stored(hub, &row)?));
            }
            if rows.is_empty() && stored == Ok(false) {
                // The next number is not the next one any more: the table has expired.
                self.connections.clear();
                hub.forget(self.table.id());
                return Err(HubError::NoTable);
            }
            if !rows.is_empty() {
                // Another one has the number for which it was tried.
                uncertain.clear();
            }
            self.take_in(hub, &rows)?;
        }
        Err(if uncertain.is_empty() { HubError::Storage } else { HubError::Uncertain })
    }

    /// Adds what this process has stored.
    fn stored(&mut self, hub: &Hub, row: &EventRow) -> Result<Happened, Unreadable> {
        hub.metrics.entries.inc();
        let happened = self.table.add(row)?;
        log_event(&happened);
        self.show_in_lobby(hub);
        if let Some(ending) = self.table.ending() {
            hub.hall.changed();
            if matches!(happened.what, TableEvent::Played { .. }) {
                info!(number = happened.number, ?ending, "over");
            }
        }
        Ok(happened)
    }

    /// Reads what other processes added, and tells everybody here.
    pub async fn catch_up(&mut self, hub: &Hub) -> Result<(), HubError> {
        if !hub.shared {
            return Ok(());
        }
        let rows = hub.store.read(self.table.id(), self.table.number()).await;
        self.take_in(hub, &rows.map_err(|error| hub.storage_failed(&error))?)
    }

    /// Adds what others stored, and tells everybody here.
    fn take_in(&mut self, hub: &Hub, rows: &[EventRow]) -> Result<(), HubError> {
        if self.table.is_newer() {
            return Ok(());
        }
        for row in rows {
            let happened = match self.table.add(row) {
                Err(Unreadable::Newer) => {
                    self.tell_all(&closed_by_newer());
                    return Ok(());
                }
                added => added?,
            };
            log_event(&happened);
            if self.table.is_lost() {
                warn!(number = happened.number, "read anew, because another server plays by other rules");
                // By other rules than ours: whoever comes back finds the table read anew.
                self.connections.clear();
                hub.forget(self.table.id());
                return Err(HubError::Storage);
            }
            self.send_away(&happened);
            self.tell(&happened);
        }
        if !rows.is_empty() {
            self.show_in_lobby(hub);
        }
        Ok(())
    }

    /// Tells those who have no place here any more why, and lets go of them.
    fn send_away(&mut self, happened: &Happened) {
        let Some(person) = happened.leaves else { return };
        let table = &self.table;
        let (why, error) = table.why_away(person);
        self.connections.retain(|connection| {
            let watches_barred = why == RefusalReason::RemovedForGood && table.is_barred(connection.address);
            let goes = connection.person.map_or(watches_barred, |other| other == person);
            if goes {
                connection.send(&ServerMessage::Refused { id: None, why, error: error.to_owned(), rule: None });
            }
            !goes
        });
    }

    /// Answers whoever asked, if they are still there.
    pub fn answer(&mut self, asker: Asker, answer: &ServerMessage) {
        if let Some(connection) = self.connection(asker.connection) {
            connection.send(answer);
        }
    }

    /// Where each person is connected from, here.
    pub fn addresses(&self) -> Vec<(u8, IpAddr)> {
        self.connections.iter().filter_map(|connection| Some((connection.person?, connection.address))).collect()
    }

    /// Tells everybody here what happened, each as they may know it.
    pub fn tell(&mut self, happened: &Happened) {
        let (table, time_left) = (&self.table, self.time_left());
        self.connections.retain(|connection| {
            let now = Now { time_left, ..table.now(connection.person, connection.views) };
            let told = table.update(happened, connection.person, Some(now));
            connection.out.try_send(told.write().into()).is_ok()
        });
        if table.is_closed() {
            // They hear this, and then that there is nothing more to hear.
            self.connections.clear();
        }
    }

    /// Tells everybody here something that is not stored.
    pub fn tell_all(&mut self, told: &ServerMessage) {
        let text: Utf8Bytes = told.write().into();
        self.connections.retain(|connection| connection.out.try_send(text.clone()).is_ok());
    }

    /// The people who are connected here, and how many watch.
    pub fn here(&self) -> (Vec<u8>, usize) {
        let mut people: Vec<u8> = self.connections.iter().filter_map(|connection| connection.person).collect();
        people.sort_unstable();
        people.dedup();
        (people, self.connections.iter().filter(|connection| connection.person.is_none()).count())
    }

    /// Shows in the lobby how the table looks for people, or that it does not, as long as somebody with a place is here.
    pub fn show_in_lobby(&self, hub: &Hub) {
        if self.table.is_listed() || hub.lobby.offers(self.table.id()) {
            hub.lobby.offer(self.table.id(), self.table.number(), self.table.listed(), self.bots_play_for());
        }
    }

    /// The same, of all processes.
    pub fn here_and_elsewhere(&self) -> (Vec<u8>, usize) {
        let (mut people, mut watching) = self.here();
        for (others, watchers, _) in self.elsewhere.values() {
            people.extend(others);
            watching += watchers;
        }
        people.sort_unstable();
        people.dedup();
        (people, watching)
    }

    pub fn tell_who_is_here(&mut self, hub: &Hub) {
        let (people, watching) = self.here_and_elsewhere();
        let away = self.note_absence(&people);
        let bot_after = hub.limits.bot_after.as_secs().try_into().unwrap_or(u32::MAX);
        let bot_after = self.table.day().is_none().then_some(bot_after);
        self.tell_all(&ServerMessage::Here { people, watching, restart_in: hub.restart_in(), away, bot_after });
    }

    /// Hears who is connected to another process; true if that one was not known.
    pub fn hear(&mut self, hub: &Hub, process: String, people: Vec<u8>, watching: usize) -> bool {
        let said = (people, watching);
        let known = self.elsewhere.get(&process).map(|(people, watching, _)| (people.clone(), *watching));
        let changed = known.as_ref() != Some(&said);
        self.elsewhere.insert(process, (said.0, said.1, Instant::now()));
        if changed {
            self.tell_who_is_here(hub);
        }
        known.is_none()
    }

    /// Forgets processes that have not been heard of for long.
    pub fn forget_silent(&mut self, hub: &Hub, after: std::time::Duration) {
        let before = self.elsewhere.len();
        self.elsewhere.retain(|_, (.., heard)| heard.elapsed() < after);
        if self.elsewhere.len() != before {
            self.tell_who_is_here(hub);
        }
    }
}

/// Tells what happened, but neither names nor what was said.
fn log_event(happened: &Happened) {
    let (number, what): (_, &str) = (happened.number, (&happened.what).into());
    if matches!(happened.what, TableEvent::Began {}) { info!(number, "{what}") } else { debug!(number, "{what}") }
}

/// Why nothing can be decided any more, to those who did not ask.
fn closed_by_newer() -> ServerMessage {
    HubError::Refused(Refused::by_newer_server()).told(None)
}

#[cfg(test)]
pub mod tests {
    use ghost_stories_online::NewTable;

    use super::*;
    use crate::limits::Limits;
    use crate::store::Store;
    use crate::stored_event::StoredEvent;

    pub const HOME: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

    /// A table of Ann's in a process of its own.
    pub async fn table(seats: &str) -> (Arc<Hub>, Arc<LiveTable>) {
        let hub = Hub::new(Store::open(":memory:").await.unwrap(), false, Limits::default());
        let new = format!(r#"{{"name": "Ann", "level": "normal", "seats": {seats}}}"#);
        let new: NewTable = serde_json::from_str(&new).unwrap();
        let opened = hub.open(&new, HOME).await.unwrap();
        let live = hub.table(&opened.table).await.unwrap();
        (hub, live)
    }

    /// Ann comes to her table.
    pub async fn ann(hub: &Arc<Hub>, live: &Arc<LiveTable>) -> mpsc::Receiver<Utf8Bytes> {
        let (out, told) = mpsc::channel(WAITING);
        live.join(hub, ClientConnection { id: 1, address: HOME, person: Some(0), views: false, out }, None)
            .await
            .unwrap();
        told
    }

    const ASKER: Asker = Asker { connection: 1, id: None };

    fn boo() -> ClientMessage {
        ClientMessage::Say { text: "Boo".to_owned() }
    }

    #[tokio::test]
    async fn a_table_that_expires_while_somebody_is_there_is_gone_for_everybody() {
        let (hub, live) = table(r#"[{"for": "me"}]"#).await;
        let mut told = ann(&hub, &live).await;
        let expired = [live.id.clone()];
        assert_eq!(hub.store.mark(&expired, 0).await, Ok(1));
        assert_eq!(hub.store.remove(&expired, 0).await, Ok(1));
        assert!(matches!(live.act(&hub, ASKER, &boo()).await, Err(HubError::NoTable)));
        while told.recv().await.is_some() {}
        assert!(matches!(hub.table(&live.id).await, Err(HubError::NoTable)));
    }

    #[tokio::test]
    async fn what_was_stored_unheard_is_told_before_what_follows() {
        let (hub, live) = table(r#"[{"for": "me"}]"#).await;
        let mut told = ann(&hub, &live).await;
        let body = StoredEvent::Said { person: 0, text: "Hush".to_owned() }.write();
        let unheard = EventRow { table: live.id.clone(), number: 2, at: now(), body };
        assert_eq!(hub.store.append(unheard, None).await, Ok(true));
        live.act(&hub, ASKER, &boo()).await.unwrap();
        drop((live, hub));
        let mut said = Vec::new();
        while let Some(text) = told.recv().await {
            if let Ok(ServerMessage::Update(update)) = ServerMessage::read(&text) {
                said.push((update.number, update.what));
            }
        }
        let by_ann = |text: &str| TableEvent::Said { person: 0, text: text.to_owned() };
        assert_eq!(said, [(2, by_ann("Hush")), (3, by_ann("Boo"))]);
    }
}
