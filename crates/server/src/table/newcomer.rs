//! Those who come to a table, and those who are forgotten there. A stranger who sits down and stands up again and again uses up neither the
//! places of others nor the events of the table.

use std::net::IpAddr;

use ghost_stories_engine::Who;
use ghost_stories_online::{Person, RefusalReason, Seat};

use super::decide::{DecidedEvent, MOST_BESIDE, MOST_PEOPLE, Refused, refuse, taken};
use super::plain_text::name;
use super::{HostedTable, Member};
use crate::order_event::OrderEvent;
use crate::seat_token::{Hash, fresh_seat_token};
use crate::stored_event::{Newcomer, StoredEvent};

/// How many people of one network may have left their seats before the first of them is forgotten.
pub(super) const MOST_IDLE: usize = 4;

impl From<Newcomer> for Member {
    fn from(Newcomer { name, hash, network }: Newcomer) -> Member {
        let marks = network.into_iter().collect();
        Member { name, hash, beside: 0, marks, network: None, muted: false, removed: None, played: false, left: 0 }
    }
}

impl Member {
    /// Somebody who is expected, but has shown no secret yet.
    pub(super) fn invited(name: String) -> Member {
        Member::from(Newcomer { name, hash: Hash::of_nobody(), network: None })
    }

    pub(super) fn told(&self) -> Person {
        Person {
            name: self.name.clone(),
            muted: self.muted,
            removed: self.removed.is_some(),
            barred: self.removed.as_ref().is_some_and(|removal| removal.barred),
        }
    }
}

impl HostedTable {
    /// Somebody new takes a seat, under a number of their own or under that of somebody who left.
    pub(super) fn seat_newcomer(
        &self,
        seat: Seat,
        given: Option<&str>,
        address: Option<IpAddr>,
    ) -> Result<DecidedEvent, Refused> {
        let network = address.map(|address| Hash::of_network(self.order.salt, address));
        self.may_sit_from(network)?;
        let forgotten = self.forgotten_for(network)?;
        let name = name(given.ok_or_else(|| Refused::new(RefusalReason::Name, "name: who comes new gives a name"))?)?;
        let (seat_token, hash) = fresh_seat_token();
        let newcomer = Newcomer { name, hash, network: None };
        let entry = match forgotten {
            Some(person) => StoredEvent::Order(OrderEvent::SatAnew { seat: seat.seat, person, newcomer, network }),
            None => taken(seat, None, Some(newcomer), network),
        };
        Ok(DecidedEvent { entry, finished: None, seat_token: Some(seat_token) })
    }

    /// Whose number somebody new from this network gets; nobody's if there is room for one more.
    fn forgotten_for(&self, network: Option<Hash>) -> Result<Option<u8>, Refused> {
        let idle = || (0..self.people()).filter(|&person| self.is_idle(person));
        let neighbours =
            || idle().filter(|&person| network.is_some() && self.people[usize::from(person)].network == network);
        let (crowded, full) = (neighbours().count() >= MOST_IDLE, self.people.len() >= MOST_PEOPLE);
        let person = match (crowded, full) {
            (true, _) => self.first_to_forget(neighbours()),
            (false, true) => self.first_to_forget(idle()),
            (false, false) => return Ok(None),
        };
        match person {
            Some(person) => Ok(Some(person)),
            None if crowded => refuse(
                RefusalReason::TooMuch,
                "too many people of your network have come to this table and left it; come back with the secret of one of them",
            ),
            None => refuse(RefusalReason::Full, "too many people have come to this table"),
        }
    }

    /// True if somebody holds nothing here but the way back.
    fn is_idle(&self, person: u8) -> bool {
        let removed = self.removal(person).is_some();
        person != self.order.host && !removed && !self.is_seated(person)
    }

    /// Who left first, of those who never played and for whom room is left.
    fn first_to_forget(&self, idle: impl Iterator<Item = u8>) -> Option<u8> {
        let member = |person: u8| &self.people[usize::from(person)];
        idle.filter(|&person| !member(person).played && !member(person).muted && member(person).beside < MOST_BESIDE)
            .min_by_key(|&person| member(person).left)
    }

    pub(super) fn add_newcomer(&mut self, newcomer: Newcomer, network: Option<Hash>) -> Option<u8> {
        let person = u8::try_from(self.people.len()).ok()?;
        self.people.push(Member { network, beside: 1, ..newcomer.into() });
        Some(person)
    }

    pub(super) fn leave_seat(&mut self, seat: Who) -> Option<()> {
        let number = self.number + 1;
        let person = self.seat_mut(seat)?.person.take();
        if let Some(member) = person.and_then(|person| self.people.get_mut(usize::from(person))) {
            member.left = number;
        }
        self.order.until_return.retain(|&other| other != seat);
        Some(())
    }

    /// The game begins: nobody who plays is forgotten.
    pub(super) fn those_seated_play(&mut self) {
        for seat in &self.seats {
            if let Some(member) = seat.person.and_then(|person| self.people.get_mut(usize::from(person))) {
                member.played = true;
            }
        }
    }
}
