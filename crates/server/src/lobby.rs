//! The lobby: which tables look for people, at this server and at the others of its database, and who is to hear of a change.
//!
//! Each process offers the tables at which somebody with a place is connected to it, tells the others of them, and repeats that as a sign
//! of life. What is shown of a table is the latest that any of them offers.

use std::collections::{BTreeMap, BTreeSet};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use ghost_stories_online::{ListedTable, LobbyList, LobbyMessage, QuickSeat, RefusalReason};
use serde::{Deserialize, Serialize};
use tokio::sync::{Notify, broadcast};
use tokio_tungstenite::tungstenite::Utf8Bytes;

use crate::hub::{Hub, HubError};
use crate::limits::network;
use crate::table::Refused;

/// The most tables in the lobby: everybody there is told all of them.
const MOST_LISTED: usize = 200;
/// How long changes are gathered: however much happens, nobody hears of it more often.
const GATHER: Duration = Duration::from_millis(50);
/// How long a table is shown after the last person with a place has lost the connection.
const GRACE: Duration = Duration::from_mins(3);
/// How long another process may be silent about a table.
const SILENT: Duration = Duration::from_secs(90);
/// How many changes may wait for somebody slow; who missed some is told everything.
const WAITING: usize = 64;

/// The tables that look for people.
pub struct Lobby {
    /// The name of this process among others.
    process: String,
    per_address: usize,
    state: Mutex<LobbyState>,
    told: broadcast::Sender<Utf8Bytes>,
    /// Something changed for those who are here.
    changed: Notify,
    /// Something is to be told to other processes.
    to_peers: Notify,
}

#[derive(Default)]
struct LobbyState {
    offers: BTreeMap<String, Vec<Offer>>,
    /// As it was told last.
    shown: BTreeMap<String, ListedTable>,
    /// Everything that is shown, as it is sent to those who come.
    snapshot: Option<Utf8Bytes>,
    /// Tables of which those who are here may have to hear.
    changed: BTreeSet<String>,
    /// Tables of which other processes have to hear.
    to_peers: BTreeSet<String>,
    /// Whether other processes are to be asked for their tables.
    asks: bool,
}

/// A table as a process offers it.
struct Offer {
    process: String,
    /// The number of the table's last event by then.
    number: u64,
    listed: ListedTable,
    /// When somebody was there, or the process was heard of it.
    at: Instant,
    /// Where the one comes from who is there, if it is this process that offers it.
    network: Option<IpAddr>,
}

/// What a process tells the others about its tables in the lobby.
#[derive(Serialize, Deserialize)]
pub struct LobbyNews {
    process: String,
    /// A table that looks for people.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    listed: Option<Box<ListedTable>>,
    /// The number of its last event.
    #[serde(default)]
    number: u64,
    /// One that looks for nobody any more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    unlisted: Option<String>,
    /// Whether the others are to tell of theirs.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    asks: bool,
}

impl LobbyState {
    fn offer_of(&mut self, process: &str, table: &str) -> Option<&mut Offer> {
        self.offers.get_mut(table)?.iter_mut().find(|offer| offer.process == process)
    }

    /// Adds an offer, if there is room for one more table.
    fn add(&mut self, offer: Offer) {
        let table = &offer.listed.table;
        if self.offers.len() < MOST_LISTED || self.offers.contains_key(table) {
            self.changed.insert(table.clone());
            self.offers.entry(table.clone()).or_default().push(offer);
        }
    }

    /// Takes the offers out for which this is so.
    fn withdraw(&mut self, is_over: impl Fn(&Offer) -> bool) -> Vec<Offer> {
        let mut over = Vec::new();
        for offers in self.offers.values_mut() {
            over.extend(offers.extract_if(.., |offer| is_over(offer)));
        }
        self.offers.retain(|_, offers| !offers.is_empty());
        self.changed.extend(over.iter().map(|offer| offer.listed.table.clone()));
        over
    }

    /// What those who are here have to be told, which is shown from now on.
    fn take_changes(&mut self) -> Option<LobbyMessage> {
        let (mut listed, mut unlisted) = (Vec::new(), Vec::new());
        for table in core::mem::take(&mut self.changed) {
            let latest = self.offers.get(&table).and_then(|offers| offers.iter().max_by_key(|offer| offer.number));
            match latest {
                Some(offer) if self.shown.get(&table) == Some(&offer.listed) => {}
                Some(offer) => {
                    listed.push(offer.listed.clone());
                    self.shown.insert(table, offer.listed.clone());
                }
                None if self.shown.remove(&table).is_some() => unlisted.push(table),
                None => {}
            }
        }
        if listed.is_empty() && unlisted.is_empty() {
            return None;
        }
        self.snapshot = None;
        Some(LobbyMessage::Changed { listed, unlisted })
    }
}

impl Lobby {
    pub fn new(process: String, per_address: usize) -> Lobby {
        Lobby {
            process,
            per_address,
            state: Mutex::default(),
            told: broadcast::Sender::new(WAITING),
            changed: Notify::new(),
            to_peers: Notify::new(),
        }
    }

    fn state(&self) -> MutexGuard<'_, LobbyState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wake(&self, state: &LobbyState) {
        if !state.changed.is_empty() {
            self.changed.notify_one();
        }
        if !state.to_peers.is_empty() || state.asks {
            self.to_peers.notify_one();
        }
    }

    /// True if this process offers the table.
    pub fn offers(&self, table: &str) -> bool {
        self.state().offer_of(&self.process, table).is_some()
    }

    /// Offers a table as it is now, or no longer; `from` is where somebody comes from who has a place there and is connected here.
    pub fn offer(&self, table: &str, number: u64, listed: Option<ListedTable>, from: Option<IpAddr>) {
        let mut state = self.state();
        let (network, at) = (from.map(network), Instant::now());
        let Some(listed) = listed else { return self.withdraw(&mut state, |offer| offer.listed.table == table) };
        let Some(known) = state.offer_of(&self.process, table) else {
            if network.is_some_and(|network| self.is_below_limit(&state, network)) {
                state.add(Offer { process: self.process.clone(), number, listed, at, network });
                state.to_peers.insert(table.to_owned());
                self.wake(&state);
            }
            return;
        };
        known.number = number;
        if network.is_some() {
            (known.at, known.network) = (at, network);
        }
        if known.listed != listed {
            known.listed = listed;
            state.changed.insert(table.to_owned());
            state.to_peers.insert(table.to_owned());
            self.wake(&state);
        }
    }

    /// Ends offers of this process.
    fn withdraw(&self, state: &mut LobbyState, is_over: impl Fn(&Offer) -> bool) {
        let over = state.withdraw(|offer| offer.process == self.process && is_over(offer));
        state.to_peers.extend(over.into_iter().map(|offer| offer.listed.table));
        self.wake(state);
    }

    /// There is no such table any more.
    pub fn forget(&self, table: &str) {
        self.withdraw(&mut self.state(), |offer| offer.listed.table == table);
    }

    fn is_below_limit(&self, state: &LobbyState, network: IpAddr) -> bool {
        state.offers.values().flatten().filter(|offer| offer.network == Some(network)).count() < self.per_address
    }

    /// Fails if no further table can be listed from an address.
    pub fn room_for(&self, address: IpAddr) -> Result<(), Refused> {
        let state = self.state();
        if state.offers.len() >= MOST_LISTED {
            return Err(Refused::new(RefusalReason::Full, "the lobby is full; try again later, or send the link"));
        }
        if !self.is_below_limit(&state, network(address)) {
            let most = self.per_address;
            let error = format!("at most {most} tables are listed from your address at a time; take one off the list");
            return Err(Refused::new(RefusalReason::TooMuch, error));
        }
        Ok(())
    }

    /// Hears what another process offers.
    pub fn hear(&self, news: LobbyNews) {
        let LobbyNews { process, listed, number, unlisted, asks } = news;
        if process == self.process {
            return;
        }
        let mut state = self.state();
        if let Some(listed) = listed {
            let at = Instant::now();
            if let Some(known) = state.offer_of(&process, &listed.table) {
                (known.number, known.at) = (number, at);
                if known.listed != *listed {
                    state.changed.insert(listed.table.clone());
                    if let Some(known) = state.offer_of(&process, &listed.table) {
                        known.listed = *listed;
                    }
                }
            } else {
                state.add(Offer { process: process.clone(), number, listed: *listed, at, network: None });
            }
        }
        if let Some(table) = unlisted {
            state.withdraw(|offer| offer.process == process && offer.listed.table == table);
        }
        if asks {
            self.repeat(&mut state);
        }
        self.wake(&state);
    }

    /// Other processes are to hear of all tables of this one.
    fn repeat(&self, state: &mut LobbyState) {
        let own = state.offers.iter().filter(|(_, offers)| offers.iter().any(|offer| offer.process == self.process));
        let own: Vec<String> = own.map(|(table, _)| table.clone()).collect();
        state.to_peers.extend(own);
    }

    /// Asks the other processes for their tables.
    pub fn ask_again(&self) {
        let mut state = self.state();
        state.asks = true;
        self.wake(&state);
    }

    /// Drops tables where nobody is any more and those of processes that are silent, and gives a sign of life for the others.
    pub fn sweep(&self, now: Instant) {
        let mut state = self.state();
        let age = |offer: &Offer| now.saturating_duration_since(offer.at);
        state.withdraw(|offer| offer.process != self.process && age(offer) > SILENT);
        self.withdraw(&mut state, |offer| age(offer) > GRACE);
        self.repeat(&mut state);
        self.wake(&state);
    }

    /// Tells those who are here what changed.
    fn tell(&self) {
        let mut state = self.state();
        if let Some(changes) = state.take_changes() {
            // Under the lock, so that whoever comes now misses nothing and hears nothing twice.
            let _ = self.told.send(changes.write().into());
        }
    }

    /// What other processes have to hear.
    fn take_news(&self) -> Vec<LobbyNews> {
        let mut state = self.state();
        let news = |listed, number, unlisted, asks| LobbyNews {
            process: self.process.clone(),
            listed,
            number,
            unlisted,
            asks,
        };
        let mut all = Vec::new();
        if core::mem::take(&mut state.asks) {
            all.push(news(None, 0, None, true));
        }
        for table in core::mem::take(&mut state.to_peers) {
            all.push(match state.offer_of(&self.process, &table) {
                Some(offer) => news(Some(Box::new(offer.listed.clone())), offer.number, None, false),
                None => news(None, 0, Some(table), false),
            });
        }
        all
    }

    /// Everything that is shown now, and what is told from now on.
    pub fn enter(&self) -> (Utf8Bytes, broadcast::Receiver<Utf8Bytes>) {
        let mut state = self.state();
        let told = self.told.subscribe();
        if let Some(snapshot) = &state.snapshot {
            return (snapshot.clone(), told);
        }
        let tables = state.shown.values().cloned().collect();
        let snapshot: Utf8Bytes = LobbyMessage::Lobby(LobbyList { tables }).write().into();
        state.snapshot = Some(snapshot.clone());
        (snapshot, told)
    }

    /// Every table that is shown.
    pub fn list(&self) -> LobbyList {
        LobbyList { tables: self.state().shown.values().cloned().collect() }
    }

    /// The tables that suit somebody's wishes, the best first.
    pub fn matches(&self, wishes: &QuickSeat) -> Vec<String> {
        let state = self.state();
        let suits = |listed: &ListedTable| Some((wishes.suits(listed)?, listed.table.clone()));
        let mut found: Vec<(i32, String)> = state.shown.values().filter_map(suits).collect();
        found.sort_by_key(|(suits, _)| core::cmp::Reverse(*suits));
        found.into_iter().map(|(_, table)| table).collect()
    }
}

impl Hub {
    /// Fails if an address may not list a table: that counts as opening one.
    pub fn may_list(&self, address: IpAddr) -> Result<(), HubError> {
        self.lobby.room_for(address)?;
        if self.addresses.may_open(address) {
            return Ok(());
        }
        let error = "too many tables were opened or listed from your address; try again later";
        Err(Refused::new(RefusalReason::TooMuch, error).into())
    }

    /// Tells what changes in the lobby, for ever: those who are here never wait for the storage by which other processes are told.
    pub async fn tell_lobby(self: Arc<Hub>) {
        let here = async {
            loop {
                self.lobby.changed.notified().await;
                tokio::time::sleep(GATHER).await;
                self.lobby.tell();
            }
        };
        let peers = async {
            self.lobby.ask_again();
            loop {
                self.lobby.to_peers.notified().await;
                self.tell_peers_of_lobby(self.lobby.take_news()).await;
            }
        };
        tokio::join!(here, peers);
    }
}

#[cfg(test)]
mod tests;
