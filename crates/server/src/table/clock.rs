//! Tables at which a person has only so long to decide.

use ghost_stories_engine::{Choice, Who};
use ghost_stories_online::{Pace, Seat};

use super::HostedTable;
use super::decide::{DecidedEvent, Refused};
use super::record::After;
use crate::stored_event::StoredEvent;

/// A decision for which a clock runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimedDecision {
    /// For whom it is to decide.
    pub who: Who,
    /// How long the person may take.
    pub pace: Pace,
    /// The event since which the person is awaited.
    pub since: u64,
    /// When that was.
    pub at: u64,
    /// What a bot's choice follows from.
    pub seed: u64,
}

impl HostedTable {
    /// The person who must decide; nobody where a bot must, or nobody can.
    pub fn awaited(&self) -> Option<u8> {
        let who = self.decides().filter(|_| !self.is_closed())?;
        self.seats.iter().find(|seat| seat.seat == who).and_then(Seat::decider)
    }

    /// The decision for which a clock runs, if one does.
    pub fn timed_decision(&self) -> Option<TimedDecision> {
        self.awaited().filter(|_| !self.clock.is_untimed())?;
        let (since, at) = self.awaited_since;
        Some(TimedDecision { who: self.decides()?, pace: self.clock, since, at, seed: self.seed_of_choice() })
    }

    /// What the next choice of a bot follows from.
    pub(super) fn seed_of_choice(&self) -> u64 {
        self.record.seed().wrapping_add(self.steps().len() as u64)
    }

    /// What follows if a bot chooses this in place of a person whose time has run out. It ends their turn too if nothing else is left to do.
    pub fn decide_out_of_time(&self, who: Who, choice: Choice) -> Result<DecidedEvent, Refused> {
        self.not_newer()?;
        self.not_closed()?;
        let ends_itself = |other| other == who || self.is_bots(other);
        let After { steps, position, written } = self.record.after(Some(choice), ends_itself)?;
        let (from, over) = (self.record.stays(), position.ending().is_some());
        // A result to which a bot has helped counts for nothing.
        Ok(StoredEvent::Played { by: who, steps, from, over, position: written, network: None, out_of_time: true }
            .into())
    }
}
