//! The clocks of the tables of this process: when the time of a person has run out, a bot makes this one decision.
//!
//! Since when somebody is awaited follows from the events of a table, so a clock goes on through restarts and in every process. A table that
//! everybody has left rests: nothing happens there before somebody comes.

use std::sync::Arc;
use std::time::Duration;

use ghost_stories_bots::{Player, View};
use ghost_stories_online::{Now, Pace, RefusalReason};
use tokio::task::AbortHandle;
use tokio::time::sleep;
use tracing::{Instrument, info, warn};

use crate::hub::{Hub, HubError, about, now};
use crate::limits::Limits;
use crate::live::{Inner, LiveTable};
use crate::table::{Refused, TimedDecision};

/// Who decides in place of a person.
const STAND_IN: Player = Player::Expert(Player::NODES);
/// How much time is left at least when somebody comes to a table that rested, after a restart of the server too.
const AFTER_REST: Duration = Duration::from_mins(1);

/// How long people may take to decide.
#[derive(Clone, Copy, Debug)]
pub struct Clocks {
    relaxed: Duration,
    brisk: Duration,
}

impl Clocks {
    pub fn new(limits: &Limits) -> Clocks {
        Clocks { relaxed: limits.relaxed, brisk: limits.brisk }
    }

    /// How long is left at this time for a decision, at a table where somebody has been for so long.
    pub fn left(self, decision: &TimedDecision, now: u64, awake: Duration) -> Option<Duration> {
        let limit = match decision.pace {
            Pace::Untimed => return None,
            Pace::Relaxed => self.relaxed,
            Pace::Brisk => self.brisk,
        };
        let left = limit.saturating_sub(Duration::from_millis(now.saturating_sub(decision.at)));
        Some(left.max(AFTER_REST.min(limit).saturating_sub(awake)))
    }
}

/// Waits until the time for a decision has run out; given up when it is dropped.
pub struct Timer {
    /// The event since which the decision is awaited.
    since: u64,
    task: AbortHandle,
}

impl Drop for Timer {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl Inner {
    /// In how many milliseconds a bot will decide in place of the person who must, if a clock runs.
    pub fn time_left(&self) -> Option<u64> {
        let decision = self.table.timed_decision()?;
        Some(self.clocks.left(&decision, now(), self.awake_for())?.as_millis() as u64)
    }

    /// What is awaited, as a person is told it.
    pub fn now(&self, person: Option<u8>, views: bool) -> Now {
        Now { time_left: self.time_left(), ..self.table.now(person, views) }
    }
}

impl Hub {
    /// Waits until the time for the decision that a table waits for has run out, unless that is done already.
    pub fn watch_clock(self: &Arc<Hub>, live: &Arc<LiveTable>, inner: &mut Inner) {
        let (Some(decision), Some(_)) = (inner.table.timed_decision(), inner.bots_play_for()) else { return };
        let since = decision.since;
        if inner.timer.as_ref().is_some_and(|timer| timer.since == since) {
            return;
        }
        let Some(left) = inner.clocks.left(&decision, now(), inner.awake_for()) else { return };
        // A table that everybody leaves can be forgotten meanwhile.
        let (hub, table) = (self.clone(), Arc::downgrade(live));
        let waits = async move {
            sleep(left).await;
            if let Some(live) = table.upgrade() {
                let about = about(&live.id);
                // In a task of its own, since this one ends with the timer.
                tokio::spawn(async move { hub.time_is_up(&live, since).await }.instrument(about));
            }
        };
        inner.timer = Some(Timer { since, task: tokio::spawn(waits).abort_handle() });
    }

    /// Lets a bot decide in place of the person who was awaited since this event.
    async fn time_is_up(self: &Arc<Hub>, live: &Arc<LiveTable>, since: u64) {
        let (decision, position, own_data, address) = {
            let mut inner = live.inner.lock().await;
            if inner.timer.as_ref().is_none_or(|timer| timer.since != since) || *self.closing.borrow() {
                return;
            }
            let Some(decision) = inner.table.timed_decision().filter(|decision| decision.since == since) else {
                inner.timer = None;
                return self.watch_clock(live, &mut inner);
            };
            let Some(address) = inner.bots_play_for() else {
                // Whoever comes has the clock watched again.
                inner.timer = None;
                return;
            };
            (decision, *inner.table.position(), inner.table.own_data(), address)
        };
        let think = move || {
            // The table may be gone before the thought is.
            let _held = own_data;
            STAND_IN.bot(decision.seed, 0).choose(&View::of(&position, decision.who))
        };
        let choice = self.think(STAND_IN, address, think).await;
        let mut inner = live.inner.lock().await;
        let decided = inner
            .store(self, |table, _| {
                let awaited = table.timed_decision().is_some_and(|awaited| awaited.since == since);
                let quicker = || Refused::new(RefusalReason::GoneOn, "somebody else was quicker");
                let choice = choice.filter(|_| awaited).ok_or_else(quicker)?;
                table.decide_out_of_time(decision.who, choice)
            })
            .await;
        match &decided {
            Ok((_, happened)) => {
                info!(number = happened.number, "a bot decided for somebody whose time had run out");
                self.metrics.bot_decisions.inc();
                inner.tell(happened);
            }
            Err(HubError::Refused(_)) => {}
            Err(trouble) => warn!(?trouble, "what a bot decided for somebody could not be stored"),
        }
        inner.timer = None;
        // What failed is tried again with the next round, not at once.
        if inner.table.timed_decision().is_none_or(|decision| decision.since != since) {
            self.let_bot_think(live, &mut inner, false);
        }
    }
}

#[cfg(test)]
mod tests {
    use ghost_stories_engine::Who;

    use super::*;

    const CLOCKS: Clocks = Clocks { relaxed: Duration::from_hours(24), brisk: Duration::from_secs(90) };

    fn decision(pace: Pace) -> TimedDecision {
        TimedDecision { who: Who::WuFeng, pace, since: 7, at: 1_000_000, seed: 0 }
    }

    #[test]
    fn the_time_runs_from_the_event_since_which_somebody_is_awaited() {
        let left = |pace, seconds: u64| {
            CLOCKS.left(&decision(pace), 1_000_000 + seconds * 1000, Duration::from_hours(9)).map(|left| left.as_secs())
        };
        assert_eq!(
            (left(Pace::Brisk, 0), left(Pace::Brisk, 60), left(Pace::Brisk, 900)),
            (Some(90), Some(30), Some(0))
        );
        assert_eq!((left(Pace::Relaxed, 3600), left(Pace::Untimed, 0)), (Some(82_800), None));
    }

    #[test]
    fn a_clock_that_went_backwards_gives_no_more_than_the_whole_time() {
        assert_eq!(CLOCKS.left(&decision(Pace::Brisk), 0, Duration::from_hours(9)), Some(Duration::from_secs(90)));
    }

    #[test]
    fn whoever_comes_to_a_table_that_rested_has_a_minute_at_least() {
        let left = |clocks: Clocks, awake| {
            clocks.left(&decision(Pace::Brisk), 900_000_000, Duration::from_secs(awake)).map(|left| left.as_secs())
        };
        assert_eq!((left(CLOCKS, 0), left(CLOCKS, 20), left(CLOCKS, 70)), (Some(60), Some(40), Some(0)));
        assert_eq!(
            left(Clocks { brisk: Duration::from_secs(5), ..CLOCKS }, 1),
            Some(4),
            "never more than the whole time"
        );
    }
}
