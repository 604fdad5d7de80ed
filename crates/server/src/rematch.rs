//! The next table of those who have played one game together.

use std::net::IpAddr;
use std::sync::Arc;

use ghost_stories_engine::RULES_REVISION;
use ghost_stories_online::{RefusalReason, Rematch, Seat, ServerMessage, TableError};
use ghost_stories_table::FileSetup;
use tracing::info;

use crate::hub::{Hub, HubError, about, now};
use crate::live::{Asker, LiveTable};
use crate::seat_token::{Hash, fresh_name, fresh_seat_token, fresh_seed, seat_token_again};
use crate::store::EventRow;
use crate::stored_event::StoredEvent;
use crate::table::{Refused, RematchPlan};

impl Hub {
    /// Opens the next table, and tells everybody at this one.
    pub async fn play_again(
        self: &Arc<Hub>,
        live: &Arc<LiveTable>,
        asker: Asker,
        address: IpAddr,
        how: Rematch,
    ) -> Result<(), HubError> {
        let mut inner = live.inner.lock().await;
        inner.catch_up(self).await?;
        let person = inner.connection(asker.connection).and_then(|connection| connection.person);
        let plan = inner.table.plan_rematch(person, how)?;
        self.take_in_more()?;
        if !self.addresses.may_open(address) {
            let error = "too many tables were opened from your address; try again later";
            return Err(Refused::new(RefusalReason::TooMuch, error).into());
        }
        let table = self.open_for(&plan).await?;
        // If another process was quicker, nobody ever hears of this one, and it expires.
        let (_, happened) = inner.store(self, |old, _| old.play_again(&table, &plan.people)).await?;
        inner.answer(asker, &ServerMessage::Done { id: asker.id });
        inner.tell(&happened);
        Ok(())
    }

    /// Opens the table of a plan. Nobody has a secret there before they have shown theirs of the table before.
    async fn open_for(&self, plan: &RematchPlan) -> Result<String, HubError> {
        let refuse = |error: TableError| HubError::from(Refused::new(RefusalReason::Malformed, error.to_string()));
        let seed = fresh_seed();
        let (setup, seats) = plan.new.deal(seed).map_err(refuse)?;
        let seats =
            seats.into_iter().map(|(seat, _)| Seat { seat, person: None, bot: None, gives_way: false }).collect();
        let setup = Box::new(FileSetup::from(&setup));
        let (game, unranked) = (fresh_seed(), plan.new.five_qi);
        let entry = |host| StoredEvent::Opened {
            revision: RULES_REVISION,
            setup,
            seed,
            game,
            seats,
            host,
            day: None,
            unranked,
            clock: plan.new.clock,
            listing: None,
        };
        let opened = self.open_with(fresh_name(), &plan.new.name, fresh_seat_token(), entry).await?;
        let opened = opened.ok_or(HubError::Storage)?;
        self.add_second(&opened.table, &plan.invited).await?;
        Ok(opened.table)
    }

    /// Stores the second event of a table that nobody knows of yet.
    pub async fn add_second(&self, table: &str, event: &StoredEvent) -> Result<(), HubError> {
        let row = EventRow { table: table.to_owned(), number: 2, at: now(), body: event.write() };
        let stored = self.append(row, None).await.map_err(|error| self.storage_failed(&error))?;
        if stored { Ok(()) } else { Err(HubError::Storage) }
    }

    /// Gives somebody their secret of the next table.
    pub async fn follow(
        self: &Arc<Hub>,
        live: &Arc<LiveTable>,
        asker: Asker,
        seat_token: &str,
    ) -> Result<(), HubError> {
        let (table, person) = {
            let mut inner = live.inner.lock().await;
            inner.catch_up(self).await?;
            inner.table.follow(seat_token)?
        };
        let seat_token = seat_token_again(seat_token, &table);
        let hash = Hash::of(&seat_token);
        {
            let next = self.table(&table).await?;
            let mut inner = next.inner.lock().await;
            inner.catch_up(self).await?;
            if inner.table.know(person, hash)?.is_some() {
                let already = || Refused::new(RefusalReason::GoneOn, "you are known there already");
                let stored = inner.store(self, |next, _| next.know(person, hash)?.ok_or_else(already)).await;
                match stored {
                    Ok((_, happened)) => inner.tell(&happened),
                    // By the same secret, through another process.
                    Err(HubError::Refused(Refused { why: RefusalReason::GoneOn, .. })) => {}
                    Err(trouble) => return Err(trouble),
                }
            }
        }
        about(&table).in_scope(|| info!(person, "follows"));
        live.inner.lock().await.answer(asker, &ServerMessage::Seated { id: asker.id, person, seat_token });
        Ok(())
    }
}
