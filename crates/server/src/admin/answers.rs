use std::cmp::Reverse;
use std::sync::Arc;

use ghost_stories_online::{Phase, ServerMessage};
use tracing::{Instrument, info};

use super::{AdminAnswer, AdminRequest, AdminTable, MOST_MINUTES};
use crate::hub::{Hub, HubError, about, now};
use crate::table::HostedTable;

impl Hub {
    /// Does what those who run this server ask for.
    pub async fn administer(self: &Arc<Hub>, request: AdminRequest) -> AdminAnswer {
        let answer = match request {
            AdminRequest::Tables {} => Ok(AdminAnswer::Tables { tables: self.list().await }),
            AdminRequest::Table { table } => self.inspect(&table).await,
            AdminRequest::Close { table } => self.set_closed(&table, true).instrument(about(&table)).await,
            AdminRequest::Reopen { table } => self.set_closed(&table, false).instrument(about(&table)).await,
            AdminRequest::Bars {} => match self.store.bars().await {
                Ok(bars) => Ok(AdminAnswer::Bars { bars }),
                Err(error) => Err(self.storage_failed(&error)),
            },
            AdminRequest::Bar { address, days } => match self.bar(address, days).await {
                Ok(bar) => Ok(AdminAnswer::Done { what: format!("{} is barred", bar.address) }),
                Err(error) => Err(self.storage_failed(&error)),
            },
            AdminRequest::Unbar { address } => match self.lift_bar(address).await {
                Ok(true) => Ok(AdminAnswer::Done { what: format!("{address} is let in again") }),
                Ok(false) => return refused(format!("{address} is not barred")),
                Err(error) => Err(self.storage_failed(&error)),
            },
            AdminRequest::AnnounceRestart { minutes } if minutes > MOST_MINUTES => {
                return refused(format!("a restart is announced {MOST_MINUTES} minutes before at most"));
            }
            AdminRequest::AnnounceRestart { minutes } => {
                info!(minutes, "a restart is announced");
                self.announce_restart(Some(now() + u64::from(minutes) * 60_000)).await;
                Ok(AdminAnswer::Done { what: format!("everybody is told of a restart in {minutes} minutes") })
            }
            AdminRequest::WithdrawRestart {} => {
                info!("the restart is withdrawn");
                self.announce_restart(None).await;
                Ok(AdminAnswer::Done { what: "nobody expects a restart any more".to_owned() })
            }
        };
        answer.unwrap_or_else(|trouble| match trouble.told(None) {
            ServerMessage::Refused { error, .. } => refused(error),
            _ => refused("it could not be done".to_owned()),
        })
    }

    async fn list(&self) -> Vec<AdminTable> {
        let mut tables = Vec::new();
        for live in self.all_live() {
            let inner = live.inner.lock().await;
            tables.push(in_short(&inner.table, &inner.here()));
        }
        tables.sort_by_key(|table| Reverse((table.here.len(), table.watching, table.at)));
        tables
    }

    async fn inspect(&self, table: &str) -> Result<AdminAnswer, HubError> {
        let here = match self.live(table) {
            Some(live) => live.inner.lock().await.here(),
            None => (Vec::new(), 0),
        };
        self.look(table, |table| AdminAnswer::Table {
            table: Box::new(in_short(table, &here)),
            state: Box::new(table.state()),
            decides: table.decides(),
            chat: table.chat().cloned().collect(),
        })
        .await
    }

    async fn set_closed(self: &Arc<Hub>, name: &str, closed: bool) -> Result<AdminAnswer, HubError> {
        let live = self.table(name).await?;
        let mut inner = live.inner.lock().await;
        inner.catch_up(self).await?;
        let (_, happened) = inner.store(self, |table, _| table.close(closed)).await?;
        inner.tell(&happened);
        let what = if closed { "closed" } else { "reopened" };
        info!("{what}");
        Ok(AdminAnswer::Done { what: format!("{name} is {what}") })
    }
}

fn refused(error: String) -> AdminAnswer {
    AdminAnswer::Refused { error }
}

fn in_short(table: &HostedTable, (here, watching): &(Vec<u8>, usize)) -> AdminTable {
    let summary = table.summary();
    let phase = match summary.state.phase {
        _ if table.is_closed() => "closed",
        Phase::Open => "open",
        Phase::Playing => "playing",
        Phase::Over => "over",
    };
    let name = |person: &u8| Some(summary.state.people.get(usize::from(*person))?.name.clone());
    AdminTable {
        table: table.id().to_owned(),
        kind: summary.kind,
        level: summary.level,
        seats: summary.state.seats.len(),
        phase: phase.to_owned(),
        events: summary.number,
        at: summary.at,
        here: here.iter().filter_map(name).collect(),
        watching: *watching,
    }
}
