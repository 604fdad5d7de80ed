//! All tables of this process: opened, found, kept in memory while somebody is there.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use ghost_stories_engine::{ComponentData, Components, LentComponents, RULES_REVISION};
use ghost_stories_online::{NewTable, OpenedTable, RefusalReason, Seat, SeatFor, ServerMessage, TableError};
use ghost_stories_table::{FileSetup, ReplayError};
use serde::{Deserialize, Serialize};
use tokio::sync::watch;
use tracing::{Instrument, Span, error, error_span, info};

use crate::bars::Bars;
use crate::daily::Hall;
use crate::health::Health;
use crate::limits::{Addresses, Limits};
use crate::links::Gallery;
use crate::live::{Inner, LiveTable};
use crate::metrics::Metrics;
use crate::overload::Overload;
use crate::seat_token::{fresh_name, fresh_seat_token, fresh_seed};
use crate::store::{EventRow, Finished, Notification, Notifications, Store, StoreError};
use crate::stored_event::{Newcomer, StoredEvent};
use crate::table::{HostedTable, Refused, Unreadable, name};
use crate::think_queue::ThinkQueue;
use crate::vault::VaultLimits;

/// How long a table without anybody stays in memory.
const DESERTED: Duration = Duration::from_mins(2);
/// How often deserted tables, silent processes and old addresses are looked for.
const SWEEP_EVERY: Duration = Duration::from_secs(30);
/// How long another process may be silent about who is there.
const SILENT: Duration = Duration::from_secs(90);
/// How long after its time an announced restart is still expected.
const RESTARTED_WITHIN: Duration = Duration::from_mins(15);
/// The longest data file, in bytes.
const LONGEST_DATA: usize = 64 * 1024;

/// All tables of this process.
pub struct Hub {
    pub store: Store,
    pub metrics: Metrics,
    pub addresses: Addresses,
    pub vaults: VaultLimits,
    pub gallery: Gallery,
    pub limits: Limits,
    /// True if other processes may be at the same database.
    pub shared: bool,
    /// Turns true when the server is to stop soon: nobody should be sent here any more.
    pub leaving: watch::Sender<bool>,
    /// Turns true when those who are connected have to go.
    pub closing: watch::Sender<bool>,
    /// When the servers will be restarted, in milliseconds since 1970, if that was announced.
    restart_at: Mutex<Option<u64>>,
    /// From where nobody is let in.
    pub bars: watch::Sender<Bars>,
    /// Whether the storage can write.
    pub health: Health,
    /// The name of this process among others.
    process: String,
    tables: Mutex<HashMap<String, Arc<LiveTable>>>,
    /// Where experts wait for a processor.
    pub thinkers: Arc<ThinkQueue>,
    /// Whether the storage keeps up.
    pub overload: Overload,
    /// The hall of records as it was a moment ago.
    pub hall: Hall,
}

/// Why something could not be done.
#[derive(Debug)]
pub enum HubError {
    Refused(Refused),
    NoTable,
    Storage,
    /// The storage went away in the middle: whether it was done shows when it is back.
    Uncertain,
    Damaged,
    /// A newer server wrote the whole of it.
    Newer,
    /// There is too much to do for anybody new.
    Busy,
    /// Corrected rules refuse a step of the table.
    OlderRules(Box<ReplayError>),
}

impl HubError {
    /// Why, as one of a few words.
    pub fn reason(&self) -> RefusalReason {
        match self {
            HubError::Refused(Refused { why, .. }) => *why,
            HubError::OlderRules(_) => RefusalReason::OlderRules,
            HubError::NoTable | HubError::Damaged => RefusalReason::NoTable,
            HubError::Storage | HubError::Uncertain => RefusalReason::Storage,
            HubError::Busy => RefusalReason::Busy,
            HubError::Newer => RefusalReason::NewerServer,
        }
    }

    /// In words for the one who asked.
    pub fn told(&self, id: Option<u64>) -> ServerMessage {
        let why = self.reason();
        let error = match self {
            HubError::Refused(Refused { error, rule, .. }) => {
                return ServerMessage::Refused { id, why, error: error.clone(), rule: rule.clone() };
            }
            HubError::OlderRules(refused) => {
                let rule = match refused.as_ref() {
                    ReplayError::Illegal { refusal, .. } => Some(refusal.rule().to_string()),
                    _ => None,
                };
                let error = format!("this table was played under older rules and is kept; today's refuse {refused}");
                return ServerMessage::Refused { id, why, error, rule };
            }
            HubError::NoTable => "there is no such table; it may have expired",
            HubError::Storage => "the server cannot store anything at the moment; try again",
            HubError::Uncertain => "the storage failed; come back to see whether it was done",
            HubError::Damaged => "this table cannot be read",
            HubError::Busy => "the server has too much to do to take in anybody new; try again in a moment",
            HubError::Newer => {
                "this table is of a newer version of this server; come back as soon as a newer server answers"
            }
        };
        ServerMessage::Refused { id, why, error: error.to_owned(), rule: None }
    }
}

impl From<Refused> for HubError {
    fn from(refused: Refused) -> HubError {
        HubError::Refused(refused)
    }
}

impl From<Unreadable> for HubError {
    fn from(unreadable: Unreadable) -> HubError {
        match unreadable {
            Unreadable::Damaged(why) => {
                error!(why, "a stored table cannot be read");
                HubError::Damaged
            }
            Unreadable::Newer => HubError::Newer,
            Unreadable::OlderRules(refused) => HubError::OlderRules(Box::new(refused)),
        }
    }
}

/// What processes at one database say to each other.
#[derive(Serialize, Deserialize)]
#[serde(tag = "whisper", rename_all = "kebab-case")]
enum PeerMessage {
    Here {
        table: String,
        process: String,
        people: Vec<u8>,
        watching: usize,
    },
    Pointed {
        table: String,
        person: u8,
        #[serde(rename = "thing")]
        target: String,
    },
    /// Whoever is let in no more has changed.
    Bars {},
    /// When the servers will be restarted, in milliseconds since 1970, if they will.
    Restart {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<u64>,
    },
}

/// What every line of the log about a table has, whatever is told of the rest.
pub fn about(table: &str) -> Span {
    error_span!("table", table)
}

/// Milliseconds since 1970.
pub fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis() as u64
}

impl Hub {
    pub fn new(store: Store, shared: bool, limits: Limits) -> Arc<Hub> {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Arc::new(Hub {
            metrics: Metrics::new(store.figures()),
            store,
            addresses: Addresses::new(limits),
            vaults: VaultLimits::new(limits.vaults_per_hour),
            gallery: Gallery::default(),
            limits,
            shared,
            leaving: watch::Sender::new(false),
            closing: watch::Sender::new(false),
            restart_at: Mutex::default(),
            bars: watch::Sender::new(Bars::default()),
            health: Health::default(),
            process: fresh_name(),
            tables: Mutex::default(),
            thinkers: ThinkQueue::new(cores),
            overload: Overload::default(),
            hall: Hall::default(),
        })
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<String, Arc<LiveTable>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A table, if it is in memory.
    pub fn live(&self, id: &str) -> Option<Arc<LiveTable>> {
        self.tables().get(id).cloned()
    }

    /// All tables in memory.
    pub fn all_live(&self) -> Vec<Arc<LiveTable>> {
        self.tables().values().cloned().collect()
    }

    /// The names of the tables in memory.
    pub fn in_memory(&self) -> Vec<String> {
        self.tables().keys().cloned().collect()
    }

    /// Counts and logs a failure of the storage.
    pub fn storage_failed(&self, error: &StoreError) -> HubError {
        self.metrics.storage_failures.inc();
        error!(%error, "the storage failed");
        match error {
            StoreError::Uncertain(_) => HubError::Uncertain,
            _ => HubError::Storage,
        }
    }

    /// Stores a row, and notes how long that takes.
    pub async fn append(&self, row: EventRow, finished: Option<Finished>) -> Result<bool, StoreError> {
        self.overload.watch(self.store.append(row, finished)).await
    }

    /// Fails while the storage does not keep up: then nobody new is taken in.
    pub fn take_in_more(&self) -> Result<(), HubError> {
        if self.overload.is_slow() { Err(HubError::Busy) } else { Ok(()) }
    }

    /// Opens a table for its host.
    pub async fn open(&self, new: &NewTable, address: IpAddr) -> Result<OpenedTable, HubError> {
        let _own_data = self.take_in_data(new, address)?;
        let seed = fresh_seed();
        let refuse = |error: TableError| HubError::Refused(Refused::new(RefusalReason::Malformed, error.to_string()));
        let (setup, seats) = new.deal(seed).map_err(refuse)?;
        let seats = seats.into_iter().map(|(who, player)| Seat {
            seat: who,
            person: (player == SeatFor::Me).then_some(0),
            bot: match player {
                SeatFor::Bot(bot) => Some(bot),
                SeatFor::Open | SeatFor::Me => None,
            },
        });
        let setup = Box::new(FileSetup::from(&setup));
        let (game, seats) = (fresh_seed(), seats.collect());
        // What makes a game easier than it is does not belong beside the others.
        let unranked = new.five_qi || new.village.is_some();
        let revision = RULES_REVISION;
        let entry = |host| StoredEvent::Opened { revision, setup, seed, game, seats, host, day: None, unranked };
        self.open_with(fresh_name(), &new.name, entry).await?.ok_or(HubError::Storage)
    }

    /// Stores the first event of a table; nothing if there is one of this name.
    pub async fn open_with(
        &self,
        table: String,
        host: &str,
        entry: impl FnOnce(Newcomer) -> StoredEvent,
    ) -> Result<Option<OpenedTable>, HubError> {
        let name = name(host)?;
        let (seat_token, hash) = fresh_seat_token();
        let body = entry(Newcomer { name, hash }).write();
        let row = EventRow { table, number: 1, at: now(), body };
        // What was accepted can be read again.
        let table = HostedTable::open(&row)?;
        let stored = self.append(row, None).await.map_err(|error| self.storage_failed(&error))?;
        if !stored {
            return Ok(None);
        }
        self.metrics.opened.inc();
        self.metrics.entries.inc();
        about(table.id()).in_scope(|| info!("opened"));
        Ok(Some(OpenedTable { table: table.id().to_owned(), person: 0, seat_token }))
    }

    /// Holds the players' own data of a new table, if there is some that can be read and the address may bring it in.
    fn take_in_data(&self, new: &NewTable, address: IpAddr) -> Result<Option<LentComponents>, Refused> {
        let Some(text) = new.data.as_deref().filter(|data| !data.trim().is_empty()) else { return Ok(None) };
        if text.len() > LONGEST_DATA {
            return Err(Refused::new(RefusalReason::Malformed, format!("data: at most {LONGEST_DATA} bytes")));
        }
        // What is wrong with others is said when the table is dealt.
        let is_used = new.white_moon.is_some() || new.black_secret.is_some();
        let Some(data) = ComponentData::read(text).ok().filter(|_| is_used) else { return Ok(None) };
        if !self.addresses.may_bring(address, &data) {
            let most = self.limits.data_files_per_hour;
            let error = format!(
                "data: at most {most} different data files an hour from your address; use one of those or the game's"
            );
            return Err(Refused::new(RefusalReason::TooMuch, error));
        }
        Ok(Some(Components::lend(data)))
    }

    /// A table by its name, from memory or storage.
    pub async fn table(&self, id: &str) -> Result<Arc<LiveTable>, HubError> {
        if !crate::seat_token::is_name(id) {
            return Err(HubError::NoTable);
        }
        if let Some(live) = self.live(id) {
            return Ok(live);
        }
        self.load(id).instrument(about(id)).await
    }

    async fn load(&self, id: &str) -> Result<Arc<LiveTable>, HubError> {
        let rows = self.store.visit(id).await.map_err(|error| self.storage_failed(&error))?;
        let table = HostedTable::from_rows(&rows)?.ok_or(HubError::NoTable)?;
        let mut tables = self.tables();
        // Somebody else may have been quicker.
        let live = tables.entry(id.to_owned()).or_insert_with(|| Arc::new(LiveTable::new(table))).clone();
        self.metrics.tables.set(tables.len().try_into().unwrap_or(i64::MAX));
        Ok(live)
    }

    /// Lets go of a table that is no longer stored.
    pub fn forget(&self, id: &str) {
        let mut tables = self.tables();
        tables.remove(id);
        self.metrics.tables.set(tables.len().try_into().unwrap_or(i64::MAX));
    }

    /// Looks at a table as it is now, without keeping it in memory.
    pub async fn look<T>(&self, id: &str, look: impl FnOnce(&HostedTable) -> T) -> Result<T, HubError> {
        if let Some(live) = self.live(id) {
            let mut inner = live.inner.lock().await;
            inner.catch_up(self).await?;
            return Ok(look(&inner.table));
        }
        if !crate::seat_token::is_name(id) {
            return Err(HubError::NoTable);
        }
        let read = async {
            let rows = self.store.read(id, 0).await.map_err(|error| self.storage_failed(&error))?;
            HostedTable::from_rows(&rows)?.ok_or(HubError::NoTable)
        };
        read.instrument(about(id)).await.map(|table| look(&table))
    }

    /// Somebody points at something: everybody here and elsewhere sees it.
    pub async fn point(&self, live: &LiveTable, person: u8, target: String) {
        live.inner.lock().await.tell_all(&ServerMessage::Pointed { person, target: target.clone() });
        self.tell_peers(&PeerMessage::Pointed { table: live.id.clone(), person, target });
    }

    /// Tells other processes who is here.
    pub fn tell_peers_who_is_here(&self, table: &str, inner: &Inner) {
        let (people, watching) = inner.here();
        self.tell_peers(&PeerMessage::Here {
            table: table.to_owned(),
            process: self.process.clone(),
            people,
            watching,
        });
    }

    fn tell_peers(&self, message: &PeerMessage) {
        if !self.shared {
            return;
        }
        let text = serde_json::to_string(message).unwrap_or_default();
        let store = self.store.clone();
        tokio::spawn(async move {
            // It may be lost; who is here is said again soon.
            let _ = store.tell_peers(&text).await;
        });
    }

    /// Listens to other processes.
    pub async fn listen(self: Arc<Hub>, mut notifications: Notifications) {
        loop {
            match notifications.next().await {
                Notification::Changed { table, number } => {
                    // Nobody else's table waits while this one is busy.
                    if let Some(live) = self.live(&table) {
                        let hub = self.clone();
                        let about = about(&live.id);
                        tokio::spawn(async move { hub.catch_up(&live, number).await }.instrument(about));
                    }
                }
                Notification::Lost => {
                    for live in self.all_live() {
                        self.catch_up(&live, u64::MAX).instrument(about(&live.id)).await;
                    }
                }
                Notification::PeerMessage(text) => self.hear(&text).await,
            }
        }
    }

    /// Reads what others added up to this number, unless it is known.
    async fn catch_up(self: &Arc<Hub>, live: &Arc<LiveTable>, number: u64) {
        let mut inner = live.inner.lock().await;
        if inner.table.number() < number && inner.catch_up(self).await.is_ok() && !inner.is_deserted() {
            self.let_bot_think(live, &mut inner, true);
        }
    }

    async fn hear(&self, text: &str) {
        let Ok(message) = serde_json::from_str(text) else { return };
        match message {
            PeerMessage::Here { table, process, people, watching } => {
                let Some(live) = self.live(&table) else { return };
                let mut inner = live.inner.lock().await;
                if process != self.process && inner.hear(self, process, people, watching) {
                    self.tell_peers_who_is_here(&live.id, &inner);
                }
            }
            PeerMessage::Pointed { table, person, target } => {
                let Some(live) = self.live(&table) else { return };
                live.inner.lock().await.tell_all(&ServerMessage::Pointed { person, target });
            }
            PeerMessage::Bars {} => {
                if let Err(error) = self.read_bars().await {
                    self.storage_failed(&error);
                }
            }
            PeerMessage::Restart { at } => self.tell_of_restart(at).await,
        }
    }

    /// Tells other processes that somebody is let in no more, or again.
    pub fn tell_peers_of_bars(&self) {
        self.tell_peers(&PeerMessage::Bars {});
    }

    /// Tells everybody here and elsewhere when the servers will be restarted, or that they will not.
    pub async fn announce_restart(&self, at: Option<u64>) {
        self.tell_peers(&PeerMessage::Restart { at });
        self.tell_of_restart(at).await;
    }

    async fn tell_of_restart(&self, at: Option<u64>) {
        *self.restart_at.lock().unwrap_or_else(PoisonError::into_inner) = at;
        for live in self.all_live() {
            live.inner.lock().await.tell_who_is_here(self);
        }
    }

    /// In how many seconds the servers will be restarted, if that was announced. Who announced it has some minutes more to do it.
    pub fn restart_in(&self) -> Option<u32> {
        let at = (*self.restart_at.lock().unwrap_or_else(PoisonError::into_inner))?;
        let now = now();
        (now < at + RESTARTED_WITHIN.as_millis() as u64).then(|| (at.saturating_sub(now) / 1000) as u32)
    }

    /// Looks after what is in memory, for ever.
    pub async fn sweep(self: Arc<Hub>) {
        let mut rounds = tokio::time::interval(SWEEP_EVERY);
        loop {
            rounds.tick().await;
            self.addresses.sweep();
            self.vaults.sweep();
            self.gallery.limits.sweep();
            // A message about them may have been lost.
            if self.shared
                && let Err(error) = self.read_bars().await
            {
                self.storage_failed(&error);
            }
            for live in self.all_live() {
                let mut inner = live.inner.lock().await;
                inner.forget_silent(&self, SILENT);
                if !inner.is_deserted() {
                    self.tell_peers_who_is_here(&live.id, &inner);
                    // In case the storage failed when a bot had chosen.
                    self.let_bot_think(&live, &mut inner, true);
                }
            }
            let mut tables = self.tables();
            // Whoever holds it is about to use it.
            tables.retain(|_, live| {
                let deserted = |inner: &Inner| inner.is_deserted() && inner.touched.elapsed() > DESERTED;
                Arc::strong_count(live) > 1 || !live.inner.try_lock().is_ok_and(|inner| deserted(&inner))
            });
            self.metrics.tables.set(tables.len().try_into().unwrap_or(i64::MAX));
        }
    }
}
