//! Bots at the tables of this process: each choice is thought about once, and only while somebody is there to wait for it.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::AtomicI64;
use std::time::Duration;

use ghost_stories_bots::{Player, View};
use ghost_stories_engine::Choice;
use ghost_stories_online::RefusalReason;
use prometheus_client::metrics::gauge::Gauge;
use tracing::{Instrument, warn};

use crate::hub::{Hub, HubError, about};
use crate::live::{Inner, LiveTable};
use crate::table::Refused;

/// How long a process waits for another one that may be thinking about the same bot's choice.
const THINK_LATER: Duration = Duration::from_secs(4);

impl Hub {
    /// If a bot must decide, lets it: at once, or later if another process may be thinking already. If a person must, watches the clock.
    pub fn let_bot_think(self: &Arc<Hub>, live: &Arc<LiveTable>, inner: &mut Inner, other_may: bool) {
        self.watch_clock(live, inner);
        if inner.table.bot_to_decide().is_none() {
            return;
        }
        let steps = inner.table.steps().len();
        if inner.asked == Some(steps) {
            return;
        }
        inner.asked = Some(steps);
        let (hub, live) = (self.clone(), live.clone());
        let later = (other_may && self.shared).then_some(THINK_LATER);
        let about = about(&live.id);
        let play = async move {
            if let Some(later) = later {
                tokio::time::sleep(later).await;
            }
            hub.bots_play(&live, steps).await;
        };
        tokio::spawn(play.instrument(about));
    }

    /// Lets bots decide for as long as they have to, the first of them after so many steps.
    async fn bots_play(self: &Arc<Hub>, live: &Arc<LiveTable>, steps: usize) {
        let mut next = Some(steps);
        while let Some(steps) = next
            && !*self.closing.borrow()
        {
            next = self.bot_plays(live, steps).await;
        }
    }

    /// Lets a bot make the choice it was asked for; gives back after how many steps a bot is asked next.
    async fn bot_plays(self: &Arc<Hub>, live: &Arc<LiveTable>, steps: usize) -> Option<usize> {
        let (who, player, seed, position, own_data, address) = {
            let mut inner = live.inner.lock().await;
            if inner.asked != Some(steps) {
                return None;
            }
            // Tables that were left alone would keep every processor busy; whoever comes back has the bots asked again.
            let waiting = inner.bots_play_for().filter(|_| inner.table.steps().len() == steps);
            let (Some((who, player, seed)), Some(address)) = (inner.table.bot_to_decide(), waiting) else {
                inner.asked = None;
                return None;
            };
            (who, player, seed, *inner.table.position(), inner.table.own_data(), address)
        };
        let think = move || {
            // The table may be gone before the thought is.
            let _held = own_data;
            player.bot(seed, 0).choose(&View::of(&position, who))
        };
        let choice = self.think(player, address, think).await;
        let mut inner = live.inner.lock().await;
        let decided = inner
            .store(self, |table, at| {
                // Something may have been taken back and decided otherwise meanwhile.
                let same = *table.position() == position && table.bot_to_decide().is_some_and(|(bot, ..)| bot == who);
                let quicker = || Refused::new(RefusalReason::GoneOn, "somebody else was quicker");
                let choice = choice.filter(|_| same).ok_or_else(quicker)?;
                table.decide_for_bot(who, choice, at)
            })
            .await;
        match &decided {
            Ok((_, happened)) => {
                self.metrics.bot_decisions.inc();
                inner.tell(happened);
            }
            Err(HubError::Refused(_)) => {}
            Err(trouble) => warn!(?trouble, "a bot's choice could not be stored"),
        }
        if inner.asked != Some(steps) {
            return None;
        }
        let goes_on = matches!(decided, Ok(_) | Err(HubError::Refused(_))) && choice.is_some();
        inner.asked = inner.table.bot_to_decide().filter(|_| goes_on).map(|_| inner.table.steps().len());
        self.watch_clock(live, &mut inner);
        inner.asked
    }

    /// What a bot chooses for a table that somebody of this address waits at; nothing if it failed to. Experts wait for a free processor, and
    /// nobody else waits behind them.
    pub async fn think(
        &self,
        player: Player,
        address: IpAddr,
        think: impl FnOnce() -> Choice + Send + 'static,
    ) -> Option<Choice> {
        if let Player::Random | Player::Novice = player {
            return Some(think());
        }
        let waiting = Waiting::of(&self.metrics.bots_waiting);
        let slow = player != Player::Expert(Player::NODES);
        let _turn = self.thinkers.turn(address, slow).await?;
        drop(waiting);
        tokio::task::spawn_blocking(think).await.ok()
    }
}

/// A bot that is counted among those that wait for as long as this is kept.
struct Waiting(Gauge<i64, AtomicI64>);

impl Waiting {
    fn of(waiting: &Gauge<i64, AtomicI64>) -> Waiting {
        waiting.inc();
        Waiting(waiting.clone())
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        self.0.dec();
    }
}

#[cfg(test)]
mod tests {
    use ghost_stories_bots::Player;
    use ghost_stories_online::ClientMessage;

    use crate::live::tests::{ann, table};

    #[tokio::test]
    async fn bots_wait_until_somebody_is_there() {
        let (hub, live) = table(r#"[{"for": "random"}, {"for": "novice"}]"#).await;
        let begun = {
            let mut inner = live.inner.lock().await;
            inner.store(&hub, |table, at| table.decide(Some(0), &ClientMessage::Start {}, at)).await.unwrap();
            hub.let_bot_think(&live, &mut inner, false);
            inner.table.number()
        };
        while live.inner.lock().await.asked.is_some() {
            tokio::task::yield_now().await;
        }
        assert_eq!(live.inner.lock().await.table.number(), begun);
        let mut told = ann(&hub, &live).await;
        while live.inner.lock().await.table.number() < begun + 5 {
            told.recv().await.unwrap();
        }
    }

    #[tokio::test]
    async fn a_bot_that_is_taken_away_before_it_has_thought_is_asked_when_it_comes_again() {
        let (hub, live) = table(r#"[{"for": "me"}]"#).await;
        let mut told = ann(&hub, &live).await;
        let seat = live.inner.lock().await.table.state().seats[0].seat;
        let lent = ClientMessage::Bot { seat, bot: Player::Novice, gives_way: false };
        let begun = {
            let mut inner = live.inner.lock().await;
            for request in [ClientMessage::Start {}, lent.clone(), ClientMessage::GiveBack { seat }] {
                inner.store(&hub, |table, at| table.decide(Some(0), &request, at)).await.unwrap();
                hub.let_bot_think(&live, &mut inner, false);
            }
            assert!(inner.asked.is_some());
            inner.table.number()
        };
        // The one who was asked finds that nothing is to be decided any more.
        for _ in 0..100 {
            tokio::task::yield_now().await;
        }
        let mut inner = live.inner.lock().await;
        inner.store(&hub, |table, at| table.decide(Some(0), &lent, at)).await.unwrap();
        hub.let_bot_think(&live, &mut inner, false);
        drop(inner);
        while live.inner.lock().await.table.number() < begun + 3 {
            let next = tokio::time::timeout(std::time::Duration::from_secs(10), told.recv()).await;
            next.expect("the bot plays on").unwrap();
        }
    }
}
