//! Who is the host, who may talk, who may come.

use std::net::IpAddr;

use ghost_stories_engine::Who;
use ghost_stories_online::{ClientMessage, LONGEST_WORD, RefusalReason, Seat, TableEvent};

use super::decide::{DecidedEvent, Refused, refuse};
use super::plain_text::is_plain;
use super::{HostedTable, Member};
use crate::order_event::OrderEvent;
use crate::seat_token::{Hash, WordHash};
use crate::stored_event::{Newcomer, StoredEvent};

/// What is known about those at a table that no event says.
#[derive(Default)]
pub struct RequestContext {
    /// Where the one who asks comes from.
    pub address: Option<IpAddr>,
    /// Where each person is connected from.
    pub addresses: Vec<(u8, IpAddr)>,
    /// Who is not connected.
    pub away: Vec<u8>,
    /// Who has been away for so long that anybody may let a bot play for them.
    pub absent: Vec<u8>,
}

/// What the host decided, and what became of the host.
#[derive(Default)]
pub(super) struct Order {
    /// The number of the host.
    pub host: u8,
    /// The word to enter.
    pub word: Option<WordHash>,
    /// From where nobody new is let in, besides what was decided here.
    pub barred: Vec<Hash>,
    /// With what networks are hashed.
    pub salt: u64,
    /// The table at which the people play again, and their numbers here in the order of those there.
    pub again: Option<(String, Vec<u8>)>,
    /// The seats of those who were away, at which bots play until they are back.
    pub until_return: Vec<Who>,
}

/// Somebody was sent away.
pub(super) struct Removal {
    pub barred: bool,
    pub networks: Vec<Hash>,
}

/// Why somebody who was sent away is not let in.
pub const REMOVED: &str = "the host has sent you away from this table; you may watch";
/// The same, if they may not even watch.
pub const REMOVED_FOR_GOOD: &str = "the host has sent you away from this table";

impl HostedTable {
    /// The number of the host.
    pub fn host(&self) -> u8 {
        self.order.host
    }

    /// True if the table has a word to enter.
    pub fn has_word(&self) -> bool {
        self.order.word.is_some()
    }

    /// True if this is the word to enter, or there is none.
    pub fn is_word(&self, word: &str) -> bool {
        self.order.word.as_ref().is_none_or(|known| known.is(word))
    }

    /// True if somebody may neither talk nor point.
    pub fn is_muted(&self, person: u8) -> bool {
        self.member(person).is_some_and(|member| member.muted)
    }

    /// Whether somebody was sent away, and if so, whether they may not even watch.
    pub fn removal(&self, person: u8) -> Option<bool> {
        Some(self.member(person)?.removed.as_ref()?.barred)
    }

    /// Why somebody has no place here any more.
    pub fn why_away(&self, person: u8) -> (RefusalReason, &'static str) {
        match self.removal(person) {
            Some(false) => (RefusalReason::Removed, REMOVED),
            Some(true) => (RefusalReason::RemovedForGood, REMOVED_FOR_GOOD),
            None => (RefusalReason::WrongSeatToken, "you left your seat, and somebody new has your place"),
        }
    }

    /// True if nobody new is let in from there, not even to watch.
    pub fn is_barred(&self, address: IpAddr) -> bool {
        let network = Hash::of_network(self.order.salt, address);
        self.order.barred.contains(&network) || self.removals(network).any(|removal| removal.barred)
    }

    /// Those who were sent away and came from this network.
    fn removals(&self, network: Hash) -> impl Iterator<Item = &Removal> {
        self.people.iter().filter_map(|member| member.removed.as_ref()).filter(move |it| it.networks.contains(&network))
    }

    pub(super) fn may_sit_from(&self, network: Option<Hash>) -> Result<(), Refused> {
        if network.is_some_and(|network| self.removals(network).next().is_some()) {
            return refuse(RefusalReason::Removed, "the host has sent somebody of your network away; you may watch");
        }
        Ok(())
    }

    fn member(&self, person: u8) -> Option<&Member> {
        self.people.get(usize::from(person))
    }

    /// True if somebody has a seat.
    pub fn is_seated(&self, person: u8) -> bool {
        self.seats.iter().any(|seat| seat.person == Some(person))
    }

    /// How many people there are.
    pub fn people(&self) -> u8 {
        self.people.len() as u8
    }

    /// The next person after the host with a seat, of those who are here, if another host may be found at all.
    pub fn successor(&self, here: &[u8]) -> Option<u8> {
        if self.day.is_some() || self.is_closed() || self.newer || here.contains(&self.order.host) {
            return None;
        }
        let after = (self.order.host..self.people()).skip(1).chain(0..self.order.host);
        after.into_iter().find(|person| here.contains(person) && self.is_seated(*person))
    }

    /// The event that makes somebody else the host, if this one still is.
    pub fn pass_host(&self, from: u8, here: &[u8]) -> Result<DecidedEvent, Refused> {
        self.not_newer()?;
        let person = self.successor(here).filter(|_| self.order.host == from);
        let person = person.ok_or_else(|| Refused::new(RefusalReason::GoneOn, "the table has its host"))?;
        Ok(OrderEvent::HostChanged { person }.into())
    }

    /// The seats of somebody who was away, where bots play until they are back.
    pub fn waits_for_return(&self, person: u8) -> Vec<Who> {
        let theirs = |seat: &&Seat| seat.person == Some(person) && self.order.until_return.contains(&seat.seat);
        if self.is_over() { Vec::new() } else { self.seats.iter().filter(theirs).map(|seat| seat.seat).collect() }
    }

    /// The event by which somebody who is back has their seat again.
    pub fn returned(&self, person: u8, seat: Who) -> Result<DecidedEvent, Refused> {
        self.not_newer()?;
        self.not_closed()?;
        if !self.waits_for_return(person).contains(&seat) {
            return refuse(RefusalReason::GoneOn, "no bot plays this seat until its person is back");
        }
        Ok(StoredEvent::Bot { seat, bot: None, by: Some(person), until_return: false, gives_way: false }.into())
    }

    /// Whether somebody may let a bot play for somebody else.
    pub(super) fn may_stand_in(&self, person: u8, seat: &Seat, context: &RequestContext) -> Result<(), Refused> {
        let Err(refused) = self.host_only(person) else { return Ok(()) };
        match seat.person.filter(|_| self.began && seat.bot.is_none() && refused.why == RefusalReason::HostOnly) {
            Some(theirs) if context.absent.contains(&theirs) => Ok(()),
            Some(_) => refuse(
                RefusalReason::HostOnly,
                "only the host may do that, as long as its person is here or has not been away for long",
            ),
            None => Err(refused),
        }
    }

    /// The event that sets the word to enter.
    pub fn set_word(word: &str) -> Result<StoredEvent, Refused> {
        let word = word.trim();
        if word.is_empty() || word.chars().count() > LONGEST_WORD || !is_plain(word) {
            let error = format!("word: expected plain text of 1 to {LONGEST_WORD} characters");
            return refuse(RefusalReason::Malformed, error);
        }
        Ok(StoredEvent::Order(OrderEvent::WordSet { word: WordHash::of(word) }))
    }

    /// What the host decides about somebody else.
    pub(super) fn keep_order(
        &self,
        by: u8,
        request: &ClientMessage,
        context: &RequestContext,
    ) -> Result<DecidedEvent, Refused> {
        self.host_only(by)?;
        let other = |person: u8| match self.member(person) {
            None => refuse(RefusalReason::Malformed, format!("person: there is nobody with the number {person}")),
            Some(_) if person == by => refuse(RefusalReason::Malformed, "person: this is you"),
            Some(member) => Ok(member),
        };
        let nothing = |so: bool, error: &str| if so { refuse(RefusalReason::Malformed, error) } else { Ok(()) };
        Ok(match *request {
            ClientMessage::Mute { person } => {
                nothing(other(person)?.muted, "they may not talk already")?;
                OrderEvent::Muted { person, by }
            }
            ClientMessage::Unmute { person } => {
                nothing(!other(person)?.muted, "they may talk")?;
                OrderEvent::Unmuted { person, by }
            }
            ClientMessage::Remove { person, bar } => {
                let member = other(person)?;
                nothing(member.removed.as_ref().is_some_and(|it| it.barred || !bar), "they were sent away already")?;
                OrderEvent::Removed { person, by, barred: bar, networks: self.networks(person, context) }
            }
            ClientMessage::Lift { person } => {
                nothing(other(person)?.removed.is_none(), "nobody sent them away")?;
                OrderEvent::Lifted { person, by }
            }
            _ => return refuse(RefusalReason::Malformed, "this is nothing that a table decides"),
        }
        .into())
    }

    /// From where somebody came and is connected now.
    fn networks(&self, person: u8, context: &RequestContext) -> Vec<Hash> {
        let of = |address: &IpAddr| Hash::of_network(self.order.salt, *address);
        let connected = |who: u8| context.addresses.iter().filter(move |(it, _)| *it == who).map(move |(_, it)| of(it));
        let known = self.member(person).and_then(|member| member.network);
        let earlier = self.member(person).and_then(|member| member.removed.as_ref());
        let mut networks: Vec<Hash> = connected(person).chain(known).collect();
        networks.extend(earlier.iter().flat_map(|removal| &removal.networks));
        networks.sort_unstable();
        networks.dedup();
        networks
    }

    /// Adds what was decided.
    pub(super) fn change_order(&mut self, event: OrderEvent) -> Result<TableEvent, String> {
        let nobody = || "names a seat or person that is not there".to_owned();
        let steps = self.steps().len();
        Ok(match event {
            OrderEvent::HostChanged { person } => {
                self.member(person).ok_or_else(nobody)?;
                self.order.host = person;
                TableEvent::HostChanged { person }
            }
            OrderEvent::Muted { person, .. } => {
                self.member_mut(person).ok_or_else(nobody)?.muted = true;
                TableEvent::Muted { person }
            }
            OrderEvent::Unmuted { person, .. } => {
                self.member_mut(person).ok_or_else(nobody)?.muted = false;
                TableEvent::Unmuted { person }
            }
            OrderEvent::Removed { person, barred, networks, .. } => {
                self.member_mut(person).ok_or_else(nobody)?.removed = Some(Removal { barred, networks });
                self.undo = None;
                // Who played a finished game stays in its replay.
                if !self.is_over() {
                    self.seats
                        .iter_mut()
                        .filter(|seat| seat.person == Some(person))
                        .for_each(|seat| seat.person = None);
                    self.settled = steps;
                }
                TableEvent::Removed { person }
            }
            OrderEvent::Lifted { person, .. } => {
                self.member_mut(person).ok_or_else(nobody)?.removed = None;
                TableEvent::Lifted { person }
            }
            OrderEvent::WordSet { word } => {
                self.order.word = Some(word);
                TableEvent::WordSet {}
            }
            OrderEvent::SatAnew { seat, person, newcomer, network } => {
                self.settled = steps;
                self.replace(person, newcomer, network).ok_or_else(nobody)?;
                self.take_seat(seat, person).ok_or_else(nobody)?;
                TableEvent::Sat { person, seat }
            }
            OrderEvent::Invited { people, seats, salt, barred, word } => {
                let fits = |seat: &Seat| {
                    self.seats.iter().any(|it| it.seat == seat.seat)
                        && seat.person.is_none_or(|person| usize::from(person) < people.len())
                };
                if !seats.iter().all(fits) || seats.len() != self.seats.len() || people.is_empty() || people.len() > 255
                {
                    return Err(nobody());
                }
                self.people = people.into_iter().map(Member::invited).collect();
                self.seats = seats;
                (self.order.salt, self.order.barred, self.order.word) = (salt, barred, word);
                TableEvent::Invited {}
            }
            OrderEvent::Known { person, hash } => {
                self.member_mut(person).ok_or_else(nobody)?.hash = hash;
                TableEvent::Came { person }
            }
            OrderEvent::PlayedAgain { table, people } => {
                self.order.again = Some((table.clone(), people));
                TableEvent::Again { table }
            }
        })
    }

    fn member_mut(&mut self, person: u8) -> Option<&mut Member> {
        self.people.get_mut(usize::from(person))
    }

    /// Gives the number of somebody who is forgotten to somebody new. What counts against the number goes on counting.
    fn replace(&mut self, person: u8, newcomer: Newcomer, network: Option<Hash>) -> Option<()> {
        let member = self.people.get_mut(usize::from(person))?;
        let beside = member.beside.saturating_add(1);
        *member = Member { beside, network, ..Member::from(newcomer) };
        self.chat.retain(|line| line.person != person);
        self.undo = None;
        Some(())
    }

    /// Somebody sits down; a bot that is to give way plays there no longer.
    pub(super) fn take_seat(&mut self, seat: Who, person: u8) -> Option<()> {
        let began = self.began;
        let member = self.people.get_mut(usize::from(person))?;
        member.played |= began;
        let taken = self.seats.iter_mut().find(|it| it.seat == seat)?;
        taken.person = Some(person);
        if taken.gives_way {
            (taken.bot, taken.gives_way) = (None, false);
            self.undo = None;
        }
        Some(())
    }

    /// Who asked for an event that is no decision, as far as it says.
    pub(super) fn asks(&self, entry: &StoredEvent) -> Option<u8> {
        match entry {
            StoredEvent::Sat { person, .. } | StoredEvent::Replaced { person, .. } => *person,
            StoredEvent::Stood { seat } => self.seats.iter().find(|other| other.seat == *seat)?.person,
            StoredEvent::Bot { by, .. } => Some(by.unwrap_or(self.order.host)),
            StoredEvent::Listed { .. } | StoredEvent::Unlisted {} => Some(self.order.host),
            StoredEvent::UndoAsked { person, .. }
            | StoredEvent::UndoAgreed { person }
            | StoredEvent::UndoRefused { person }
            | StoredEvent::Undone { person, .. }
            | StoredEvent::AidUsed { person, .. }
            | StoredEvent::Said { person, .. } => Some(*person),
            StoredEvent::Order(order) => match order {
                OrderEvent::Muted { by, .. }
                | OrderEvent::Unmuted { by, .. }
                | OrderEvent::Removed { by, .. }
                | OrderEvent::Lifted { by, .. } => Some(*by),
                OrderEvent::HostChanged { .. }
                | OrderEvent::WordSet { .. }
                | OrderEvent::SatAnew { .. }
                | OrderEvent::Invited { .. }
                | OrderEvent::Known { .. }
                | OrderEvent::PlayedAgain { .. } => None,
            },
            StoredEvent::Opened { .. }
            | StoredEvent::Began { .. }
            | StoredEvent::Played { .. }
            | StoredEvent::Closed {}
            | StoredEvent::Reopened {} => None,
        }
    }
}
