//! Tables that look for people in the lobby, and bots that give their seats to those who come.

use ghost_stories_engine::Who;
use ghost_stories_online::{ClientMessage, ListedSeat, ListedTable, Listing, RefusalReason, Seat, TableEvent};

use super::HostedTable;
use super::decide::{DecidedEvent, MOST_ENTRIES, MOST_PEOPLE, Refused, refuse};
use crate::stored_event::StoredEvent;

/// Fails if a table cannot be listed in this way.
pub fn check_listing(listing: &Listing) -> Result<(), Refused> {
    listing.problem().map_or(Ok(()), |problem| refuse(RefusalReason::Malformed, problem))
}

impl HostedTable {
    /// Whether somebody new may take this seat now: nobody new becomes Wu-Feng once the game has begun (S7).
    fn is_free(&self, seat: &Seat) -> bool {
        seat.is_free() && !(self.began && seat.seat == Who::WuFeng)
    }

    /// True if somebody new may take a seat.
    fn has_room(&self) -> bool {
        let open = !self.is_over() && !self.is_closed() && !self.newer && self.day.is_none() && !self.has_word();
        open && self.people.len() < MOST_PEOPLE
            && self.number < MOST_ENTRIES
            && self.seats.iter().any(|seat| self.is_free(seat))
    }

    /// The table as it is shown in the lobby, if it is listed and somebody may come.
    pub fn listed(&self) -> Option<ListedTable> {
        let listing = self.listing.as_ref().filter(|_| self.has_room())?;
        let name = |person: u8| Some(self.people.get(usize::from(person))?.name.clone());
        let seats = self.seats.iter().map(|seat| ListedSeat {
            seat: seat.seat,
            name: seat.person.and_then(name),
            bot: seat.bot,
            free: self.is_free(seat),
        });
        Some(ListedTable {
            table: self.id.clone(),
            kind: self.kind(),
            level: self.record.setup().level,
            phase: self.state().phase,
            language: listing.language.clone(),
            pace: self.clock,
            seats: seats.collect(),
        })
    }

    /// True if its host has listed it, whether or not somebody may come now.
    pub fn is_listed(&self) -> bool {
        self.listing.is_some()
    }

    /// What the host's wish to list the table, or to take it off the list, leads to.
    pub(super) fn list(&self, person: u8, request: &ClientMessage) -> Result<DecidedEvent, Refused> {
        self.host_only(person)?;
        let ClientMessage::List { language } = request else {
            if self.listing.is_none() {
                return refuse(RefusalReason::Malformed, "the table is not listed");
            }
            return Ok(StoredEvent::Unlisted {}.into());
        };
        self.not_over()?;
        let listing = Listing { language: language.clone() };
        check_listing(&listing)?;
        if self.listing.as_ref() == Some(&listing) {
            return refuse(RefusalReason::Malformed, "the table is listed already");
        }
        if self.began && !self.has_room() {
            return refuse(RefusalReason::Begun, "the game has begun and no seat is free; free one first");
        }
        Ok(StoredEvent::Listed { listing }.into())
    }

    pub(super) fn set_listing(&mut self, listing: Option<Listing>) -> TableEvent {
        self.listing = listing;
        if self.listing.is_some() { TableEvent::Listed {} } else { TableEvent::Unlisted {} }
    }
}
