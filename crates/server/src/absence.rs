//! Who has been away for how long: a table whose host is away finds another one, and bots play for others until they are back.

use std::sync::{Arc, Weak};
use std::time::Duration;

use ghost_stories_online::Away;
use tokio::time::{Instant, sleep};
use tracing::{Instrument, info, warn};

use crate::hub::{Hub, HubError, about};
use crate::limits::Limits;
use crate::live::{Inner, LiveTable};
use crate::table::RequestContext;

/// How long to wait when the storage failed.
const TRY_AGAIN: Duration = Duration::from_secs(5);

/// Since when people have been away from a table, as far as this process knows.
#[derive(Default)]
pub struct Absence {
    since: Vec<(u8, Instant)>,
    /// Whether somebody waits for the host to have been away for long enough.
    waits_for_host: bool,
}

impl Absence {
    /// Takes in who of so many people is here.
    fn note(&mut self, people: u8, here: &[u8]) {
        let now = Instant::now();
        self.since.retain(|(person, _)| !here.contains(person));
        for person in (0..people).filter(|person| !here.contains(person)) {
            if !self.since.iter().any(|(other, _)| *other == person) {
                self.since.push((person, now));
            }
        }
    }

    /// For how long somebody has been away.
    fn of(&self, person: u8) -> Option<Duration> {
        self.since.iter().find(|(other, _)| *other == person).map(|(_, since)| since.elapsed())
    }
}

impl Inner {
    /// Takes in who is here, and gives back who with something to do is not.
    pub fn note_absence(&mut self, here: &[u8]) -> Vec<Away> {
        self.absence.note(self.table.people(), here);
        let awaited = |person: &u8| self.table.is_seated(*person) || *person == self.table.host();
        let away = |person| {
            let seconds = self.absence.of(person)?.as_secs().try_into().unwrap_or(u32::MAX);
            Some(Away { person, seconds })
        };
        (0..self.table.people()).filter(awaited).filter_map(away).collect()
    }

    /// What a request of somebody depends on besides the table.
    pub fn context(&mut self, limits: &Limits, connection: u64) -> RequestContext {
        let (here, _) = self.here_and_elsewhere();
        self.absence.note(self.table.people(), &here);
        let address = self.connection(connection).map(|connection| connection.address);
        let away: Vec<u8> = self.absence.since.iter().map(|(person, _)| *person).collect();
        let long = |person: &u8| self.absence.of(*person).is_some_and(|away| away >= limits.bot_after);
        RequestContext {
            address,
            addresses: self.addresses(),
            absent: away.iter().copied().filter(|person| long(person)).collect(),
            away,
        }
    }

    /// How long it is until somebody else is the host, if nothing changes; nothing if nobody will be.
    fn until_succession(&mut self, limits: &Limits) -> Option<Duration> {
        let (here, _) = self.here_and_elsewhere();
        self.absence.note(self.table.people(), &here);
        self.table.successor(&here)?;
        Some(limits.host_away.saturating_sub(self.absence.of(self.table.host())?))
    }

    /// Makes the next person the host. Another process may have done so already, or the host be back there.
    async fn pass_host(&mut self, hub: &Hub) -> Result<(), HubError> {
        self.catch_up(hub).await?;
        let (from, (here, _)) = (self.table.host(), self.here_and_elsewhere());
        if self.until_succession(&hub.limits).is_none_or(|wait| !wait.is_zero()) {
            return Ok(());
        }
        let (_, happened) = self.store(hub, |table, _| table.pass_host(from, &here)).await?;
        info!("the host was away, and somebody else is the host");
        self.tell(&happened);
        Ok(())
    }

    /// Gives somebody who is back the seats at which bots played meanwhile.
    pub async fn give_back(&mut self, hub: &Hub, person: u8) {
        for seat in self.table.waits_for_return(person) {
            match self.store(hub, |table, _| table.returned(person, seat)).await {
                Ok((_, happened)) => self.tell(&happened),
                // They can ask for it themselves.
                Err(trouble) => warn!(?trouble, "a seat could not be given back"),
            }
        }
    }
}

impl Hub {
    /// If the host is away, waits for the time at which somebody else becomes the host.
    pub fn look_after_host(self: &Arc<Hub>, live: &Arc<LiveTable>, inner: &mut Inner) {
        if inner.absence.waits_for_host || inner.until_succession(&self.limits).is_none() {
            return;
        }
        inner.absence.waits_for_host = true;
        let (hub, about, live) = (self.clone(), about(&live.id), Arc::downgrade(live));
        tokio::spawn(async move { hub.find_host(&live).await }.instrument(about));
    }

    async fn find_host(self: &Arc<Hub>, live: &Weak<LiveTable>) {
        let mut closing = self.closing.subscribe();
        while let Some(wait) = self.host_step(live).await {
            tokio::select! {
                () = sleep(wait) => {}
                _ = closing.wait_for(|closing| *closing) => return,
            }
        }
    }

    /// Makes somebody else the host if it is time; gives back after how long to look again, if it has to be looked again.
    async fn host_step(self: &Arc<Hub>, live: &Weak<LiveTable>) -> Option<Duration> {
        let live = live.upgrade()?;
        let mut inner = live.inner.lock().await;
        let wait = inner.until_succession(&self.limits);
        if wait.is_some_and(|wait| wait.is_zero()) {
            match inner.pass_host(self).await {
                Ok(()) | Err(HubError::Refused(_)) => {}
                Err(trouble) => {
                    warn!(?trouble, "no other host could be found");
                    return Some(TRY_AGAIN);
                }
            }
        }
        let wait = inner.until_succession(&self.limits);
        inner.absence.waits_for_host = wait.is_some();
        // Never at once: another process may have to say first who is there.
        wait.map(|wait| wait.max(Duration::from_millis(50)))
    }
}
