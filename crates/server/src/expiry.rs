//! Removes tables that nobody comes to any more. A clock may be wrong, so a table that seems old is only marked. It goes once servers have
//! run for a week since then, and whoever comes to it takes the mark away.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::{Instant, sleep};
use tracing::info;

use crate::hub::{Hub, now};
use crate::store::{EXPIRES_AFTER, EventRow, ExpiryBounds, Opening, StoreError};
use crate::table::HostedTable;

/// How long servers run before a marked table goes.
const GRACE: Duration = Duration::from_hours(7 * 24);
/// How long a round waits for the next.
const EVERY: Duration = Duration::from_mins(10);
/// How many tables are looked at, marked or removed at once.
const STEP: usize = 100;
/// How long others have the storage for themselves in between.
const PAUSE: Duration = Duration::from_millis(50);

/// How long tables are kept after the last thing that happened there.
#[derive(Clone, Copy, Debug)]
pub struct Expiry {
    /// Those that have no result.
    pub keep_unfinished: Duration,
    /// Those that have one.
    pub keep_finished: Duration,
}

/// What a round did, in numbers of tables.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ExpiryRound {
    /// Found to be old.
    pub marked: u64,
    /// Marked for long, but not old by today's clock, or not readable by this program.
    pub spared: u64,
    /// Gone.
    pub removed: u64,
}

impl Expiry {
    /// Looks for old tables, for ever.
    pub async fn run(self, hub: Arc<Hub>) {
        let mut began = Instant::now();
        loop {
            let ran = began.elapsed();
            began = Instant::now();
            match self.round(&hub, now(), ran).await {
                Ok(round) if round == ExpiryRound::default() => {}
                Ok(ExpiryRound { marked, spared, removed }) => {
                    info!(
                        marked,
                        spared,
                        removed,
                        "looked for tables that nobody comes to; marked ones go after a week of running"
                    );
                }
                Err(error) => drop(hub.storage_failed(&error)),
            }
            sleep(EVERY).await;
        }
    }

    /// Looks at all tables once, at this time and after this process has run for so long since the last round.
    pub async fn round(self, hub: &Hub, now: u64, ran: Duration) -> Result<ExpiryRound, StoreError> {
        for tables in hub.in_memory().chunks(STEP) {
            hub.store.unmark(tables).await?;
        }
        let Some(ran) = hub.store.ran(ran.as_millis() as u64).await? else { return Ok(ExpiryRound::default()) };
        let vaults = hub.store.expire_vaults(ran.saturating_sub(EXPIRES_AFTER)).await?;
        if vaults > 0 {
            info!(vaults, "removed what people kept for other browsers and did not use for a year");
        }
        let before = |age: Duration| now.saturating_sub(age.as_millis() as u64);
        let bounds = ExpiryBounds {
            finished_before: before(self.keep_finished),
            unfinished_before: before(self.keep_unfinished),
        };
        let mut round = ExpiryRound::default();
        remove_old_marks(hub, bounds, ran, &mut round).await?;
        mark_expired(hub, bounds, ran, &mut round).await?;
        Ok(round)
    }
}

/// Removes the tables that were marked a week of running ago and are still as old.
async fn remove_old_marks(
    hub: &Hub,
    bounds: ExpiryBounds,
    ran: u64,
    round: &mut ExpiryRound,
) -> Result<(), StoreError> {
    let Some(until) = ran.checked_sub(GRACE.as_millis() as u64) else { return Ok(()) };
    loop {
        let tables = hub.store.marked_until(until, STEP).await?;
        if tables.is_empty() {
            return Ok(());
        }
        let (mut going, mut staying) = (Vec::new(), Vec::new());
        for table in tables {
            // One that cannot be read to its end may be of an older or a newer program, which can.
            let goes = hub.store.has_expired(&table, bounds).await? && is_read(&hub.store.read(&table, 0).await?);
            if goes { going.push(table) } else { staying.push(table) }
        }
        round.removed += hub.store.remove(&going, until).await?;
        round.spared += hub.store.unmark(&staying).await?;
        sleep(PAUSE).await;
    }
}

fn is_read(rows: &[EventRow]) -> bool {
    HostedTable::from_rows(rows).is_ok_and(|table| table.is_none_or(|table| !table.is_newer()))
}

/// Marks the tables that are old.
async fn mark_expired(hub: &Hub, bounds: ExpiryBounds, ran: u64, round: &mut ExpiryRound) -> Result<(), StoreError> {
    let mut after = Some(Opening::default());
    while let Some(opening) = after {
        let found = hub.store.opened_after(&opening, bounds, STEP).await?;
        round.marked += hub.store.mark(&found.expired, ran).await?;
        after = found.last;
        sleep(PAUSE).await;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::live::tests::table;

    const DAY: Duration = Duration::from_hours(24);
    const KEPT: Expiry = Expiry { keep_unfinished: DAY.saturating_mul(60), keep_finished: DAY.saturating_mul(365) };
    const MARKED: ExpiryRound = ExpiryRound { marked: 1, spared: 0, removed: 0 };
    const NOTHING: ExpiryRound = ExpiryRound { marked: 0, spared: 0, removed: 0 };

    fn in_days(days: u32) -> u64 {
        now() + (DAY * days).as_millis() as u64
    }

    /// A process with one table that is stored, but not in memory.
    async fn one_table() -> (Arc<Hub>, String) {
        let (hub, live) = table(r#"[{"for": "me"}]"#).await;
        hub.forget(&live.id);
        (hub, live.id.clone())
    }

    #[tokio::test(start_paused = true)]
    async fn a_clock_that_is_wrong_removes_nothing() {
        let (hub, table) = one_table().await;
        assert_eq!(KEPT.round(&hub, in_days(61), DAY).await, Ok(MARKED));
        assert_eq!(KEPT.round(&hub, in_days(6100), DAY * 6).await, Ok(NOTHING));
        assert_eq!(
            KEPT.round(&hub, now(), DAY).await,
            Ok(ExpiryRound { spared: 1, ..NOTHING }),
            "the clock is right again"
        );
        assert_eq!(KEPT.round(&hub, now(), DAY * 70).await, Ok(NOTHING));
        assert!(hub.table(&table).await.is_ok());
    }

    #[tokio::test(start_paused = true)]
    async fn an_old_table_goes_after_a_week_of_running() {
        let (hub, table) = one_table().await;
        assert_eq!(KEPT.round(&hub, in_days(61), DAY).await, Ok(MARKED));
        assert_eq!(KEPT.round(&hub, in_days(67), DAY * 6).await, Ok(NOTHING));
        assert_eq!(KEPT.round(&hub, in_days(68), DAY).await, Ok(ExpiryRound { removed: 1, ..NOTHING }));
        assert_eq!(hub.store.read(&table, 0).await, Ok(vec![]));
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_comes_to_a_table_keeps_it_for_another_week() {
        let (hub, table) = one_table().await;
        assert_eq!(KEPT.round(&hub, in_days(61), DAY).await, Ok(MARKED));
        hub.table(&table).await.unwrap();
        assert_eq!(KEPT.round(&hub, in_days(69), DAY * 8).await, Ok(MARKED), "it is as old as before");
        assert_eq!(KEPT.round(&hub, in_days(77), DAY * 8).await, Ok(MARKED), "somebody is still there");
        hub.forget(&table);
        assert_eq!(KEPT.round(&hub, in_days(85), DAY * 8).await, Ok(ExpiryRound { removed: 1, ..NOTHING }));
    }

    #[tokio::test(start_paused = true)]
    async fn many_tables_are_marked_and_removed_step_by_step() {
        let (hub, first) = one_table().await;
        let opened = hub.store.read(&first, 0).await.unwrap().remove(0);
        for number in 0..250 {
            let row = EventRow { table: format!("table-{number}"), ..opened.clone() };
            assert_eq!(hub.store.append(row, None).await, Ok(true));
        }
        assert_eq!(KEPT.round(&hub, in_days(61), DAY).await, Ok(ExpiryRound { marked: 251, ..NOTHING }));
        assert_eq!(KEPT.round(&hub, in_days(68), DAY * 7).await, Ok(ExpiryRound { removed: 251, ..NOTHING }));
    }

    #[tokio::test(start_paused = true)]
    async fn a_table_that_this_program_cannot_read_stays() {
        let (hub, table) = one_table().await;
        let unknown =
            EventRow { table: table.clone(), number: 2, at: now(), body: r#"{"entry":"of-tomorrow"}"#.to_owned() };
        assert_eq!(hub.store.append(unknown, None).await, Ok(true));
        assert_eq!(KEPT.round(&hub, in_days(61), DAY).await, Ok(MARKED));
        assert_eq!(KEPT.round(&hub, in_days(68), DAY * 7).await, Ok(ExpiryRound { spared: 1, marked: 1, removed: 0 }));
        assert_eq!(hub.store.read(&table, 0).await.map(|rows| rows.len()), Ok(2));
    }
}
