use std::collections::HashMap;
use std::io::{self, Error};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use ghost_stories_command_line::Failure;
use ghost_stories_online::{ClientMessage, Kind, Listing, LobbyMessage, VERSION};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::{Instant, interval, sleep, timeout};

use crate::online::{ClientState, LoadConnection, Received, new_table, open_table};

/// How many tables are listed and taken off the list by turns.
const LISTED: usize = 100;
/// How often one of them changes: ten times a second.
const CHANGE_EVERY: Duration = Duration::from_millis(100);
/// How many people come to the lobby at once.
const AT_ONCE: usize = 50;
/// How long an answer may take, and the last change until all have seen it.
const PATIENCE: Duration = Duration::from_secs(10);

/// How many connections the lobby needs.
pub fn connections(people: u32) -> usize {
    if people == 0 { 0 } else { people as usize + LISTED }
}

/// What was measured in the lobby.
pub struct LobbyFigures {
    pub people: u32,
    /// How many changes there were.
    pub changes: u64,
    /// From a host's request until somebody in the lobby sees the change, in microseconds, sorted.
    pub seen: Vec<u32>,
    /// How many of those were not seen.
    pub missed: u64,
    /// The first that went wrong, in words.
    pub problem: Option<String>,
}

impl LobbyFigures {
    /// True if everybody saw everything.
    pub fn is_clean(&self) -> bool {
        self.missed == 0 && self.problem.is_none()
    }
}

/// When the last change of each table was asked for.
struct Asked {
    began: Instant,
    tables: HashMap<String, AtomicU64>,
}

impl Asked {
    fn microseconds(&self) -> u64 {
        self.began.elapsed().as_micros() as u64
    }

    /// How long ago the change was asked for that is seen now.
    fn seen(&self, table: &str) -> Option<u32> {
        let asked = self.tables.get(table)?.load(Ordering::Relaxed);
        // Before that, the table came to the list.
        (asked > 0).then(|| self.microseconds().saturating_sub(asked) as u32)
    }
}

/// People in the lobby, and the hosts of the tables there.
pub struct LobbyRun {
    people: Vec<JoinHandle<(Vec<u32>, Option<String>)>>,
    hosts: Vec<Host>,
    asked: Arc<Asked>,
    end: watch::Sender<bool>,
}

impl LobbyRun {
    /// Opens the tables, lists them, and lets so many people into the lobby.
    pub async fn open(port: u16, people: u32) -> Result<LobbyRun, Failure> {
        let mut hosts = Vec::with_capacity(LISTED);
        for number in 0..LISTED {
            hosts.push(Host::open(port, number).await?);
        }
        let tables = hosts.iter().map(|host| (host.table.clone(), AtomicU64::new(0))).collect();
        let asked = Arc::new(Asked { began: Instant::now(), tables });
        let (end, ends) = watch::channel(false);
        let mut entered = Vec::with_capacity(people as usize);
        let numbers: Vec<usize> = (0..people as usize).collect();
        for some in numbers.chunks(AT_ONCE) {
            let coming: Vec<_> = some.iter().map(|&number| tokio::spawn(enter(port, number))).collect();
            for coming in coming {
                let client = coming.await.map_err(|error| Failure::caused("somebody in the lobby", error))??;
                entered.push(tokio::spawn(look_on(client, asked.clone(), ends.clone())));
            }
        }
        Ok(LobbyRun { people: entered, hosts, asked, end })
    }

    /// Changes one table after the other for so long.
    pub async fn measure(mut self, how_long: Duration) -> Result<LobbyFigures, Failure> {
        let began = Instant::now();
        let mut ticks = interval(CHANGE_EVERY);
        let (mut changes, mut problem) = (0_u64, None);
        while began.elapsed() < how_long {
            ticks.tick().await;
            let place = changes as usize % self.hosts.len();
            if let Err(error) = self.hosts[place].change(&self.asked).await {
                problem.get_or_insert(error.to_string());
            }
            changes += 1;
        }
        // The last change is still on its way.
        sleep(PATIENCE / 10).await;
        self.end.send_replace(true);
        let people = self.people.len();
        let mut seen = Vec::new();
        for person in self.people {
            let (theirs, trouble) = person.await.map_err(|error| Failure::caused("somebody in the lobby", error))?;
            seen.extend(theirs);
            problem = problem.or(trouble);
        }
        seen.sort_unstable();
        let missed = (changes * people as u64).saturating_sub(seen.len() as u64);
        Ok(LobbyFigures { people: people as u32, changes, seen, missed, problem })
    }
}

/// Comes to the lobby and sees every table there.
async fn enter(port: u16, number: usize) -> io::Result<LoadConnection> {
    let mut client = LoadConnection::connect_to_lobby(port, number).await?;
    match timeout(PATIENCE, client.receive_lobby()).await?? {
        LobbyMessage::Lobby(_) => Ok(client),
        other => Err(Error::other(format!("instead of the list: {}", other.write()))),
    }
}

/// Notes when each change is seen.
async fn look_on(
    mut client: LoadConnection,
    asked: Arc<Asked>,
    mut end: watch::Receiver<bool>,
) -> (Vec<u32>, Option<String>) {
    let mut seen = Vec::new();
    loop {
        tokio::select! {
            told = client.receive_lobby() => match told {
                Ok(LobbyMessage::Changed { listed, unlisted }) => {
                    let tables = listed.iter().map(|listed| &listed.table).chain(&unlisted);
                    seen.extend(tables.filter_map(|table| asked.seen(table)));
                }
                Ok(LobbyMessage::Lobby(_)) => return (seen, Some("somebody was too slow for the changes".to_owned())),
                Ok(_) => {}
                Err(error) => return (seen, Some(error.to_string())),
            },
            _ = end.changed() => return (seen, None),
        }
    }
}

/// The host of a table that is listed and taken off the list.
struct Host {
    table: String,
    client: LoadConnection,
    state: ClientState,
    listed: bool,
}

impl Host {
    async fn open(port: u16, number: usize) -> io::Result<Host> {
        let new = ghost_stories_online::NewTable {
            listing: Some(Listing { language: "en".to_owned() }),
            ..new_table(Kind::Base, 4)
        };
        let opened = open_table(port, &new).await?;
        let client = LoadConnection::connect(port, number).await?;
        let mut host = Host { table: opened.table.clone(), client, state: ClientState::default(), listed: true };
        let hello = ClientMessage::Hello {
            word: None,
            version: VERSION,
            table: opened.table,
            seat_token: Some(opened.seat_token),
            since: None,
            views: false,
        };
        host.client.send(&hello).await?;
        host.answer(|heard| matches!(heard, Received::Welcome)).await?;
        Ok(host)
    }

    async fn answer(&mut self, is_answer: impl Fn(&Received) -> bool) -> io::Result<()> {
        let answered = async {
            loop {
                match self.state.receive(self.client.receive().await?).map_err(Error::other)? {
                    Received::Refused { error, .. } => return Err(Error::other(error)),
                    heard if is_answer(&heard) => return Ok(()),
                    _ => {}
                }
            }
        };
        timeout(PATIENCE, answered).await?
    }

    /// Takes the table off the list, or puts it there again.
    async fn change(&mut self, asked: &Asked) -> io::Result<()> {
        let request =
            if self.listed { ClientMessage::Unlist {} } else { ClientMessage::List { language: "en".to_owned() } };
        if let Some(time) = asked.tables.get(&self.table) {
            time.store(asked.microseconds(), Ordering::Relaxed);
        }
        self.client.send(&request).await?;
        self.listed = !self.listed;
        self.answer(|heard| matches!(heard, Received::Done { .. })).await
    }
}
