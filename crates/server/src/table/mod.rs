//! A table: who sits there, what is played, what was said. It is what its events make it, and knows neither sockets nor storage.

mod aids;
mod clock;
mod closing;
mod decide;
mod finished;
mod listing;
mod newcomer;
mod order;
mod plain_text;
mod record;
mod rematch;
mod result;
mod shown;
#[cfg(test)]
mod tests;
mod told;
mod unreadable;

use std::collections::VecDeque;

use ghost_stories_bots::Player;
use ghost_stories_engine::{Ending, Position, Who};
use ghost_stories_online::{Aid, Kind, Line, Listing, Pace, Phase, Seat, Summary, TableEvent, TableState, UndoAsked};
use ghost_stories_table::Step;

use crate::network_mark::NetworkMark;
use crate::seat_token::Hash;
use crate::store::EventRow;
use crate::stored_event::StoredEvent;

pub use clock::TimedDecision;
pub use closing::CLOSED;
pub use decide::{DecidedEvent, Refused};
pub use listing::check_listing;
use order::REMOVED;
use order::{Order, Removal};
pub use order::{REMOVED_FOR_GOOD, RequestContext};
pub use plain_text::name;
use record::GameRecord;
pub use rematch::RematchPlan;
pub use told::Happened;
use told::leaves;
pub use unreadable::Unreadable;
use unreadable::{damaged, read};

/// How many lines of chat a newcomer gets to read.
const CHAT_KEPT: usize = 100;

/// A table as its events make it.
pub struct HostedTable {
    id: String,
    number: u64,
    /// The number of the last event that changed what is played.
    played: u64,
    at: u64,
    people: Vec<Member>,
    seats: Vec<Seat>,
    began: bool,
    undo: Option<UndoAsked>,
    day: Option<u32>,
    record: GameRecord,
    chat: VecDeque<Line>,
    /// The people who have seen Wu-Feng's hand.
    seen_hand: Vec<u8>,
    /// How many steps there were when a seat last changed hands.
    settled: usize,
    /// Whether the result will count.
    ranked: bool,
    /// What advice people said they had asked for.
    aids: Vec<Aid>,
    /// The revision of the rules by which it was opened.
    revision: u16,
    /// The number of the event by which those who run the server have closed it.
    closed: Option<u64>,
    /// How long a person may take to decide.
    clock: Pace,
    /// The event since which the one who must decide is awaited, and when that was.
    awaited_since: (u64, u64),
    /// Whether an event follows that only a newer program can read: nothing can be decided here then.
    newer: bool,
    order: Order,
    /// How it is listed in the lobby, if it is.
    listing: Option<Listing>,
}

/// Somebody with a place at the table.
struct Member {
    name: String,
    hash: Hash,
    /// How many events are theirs that are not decisions.
    beside: u16,
    /// From which networks they came and decided, where a person may be Wu-Feng.
    marks: Vec<NetworkMark>,
    /// Whence they came: the hash of a network.
    network: Option<Hash>,
    muted: bool,
    removed: Option<Removal>,
    /// Whether they had a seat while the game was on.
    played: bool,
    /// The number of the event by which they left a seat last.
    left: u64,
}

impl HostedTable {
    /// A table from its first row.
    pub fn open(row: &EventRow) -> Result<HostedTable, Unreadable> {
        let entry = read(row)?;
        let StoredEvent::Opened { revision, setup, seed, game, seats, host, day, unranked, clock, listing } = entry
        else {
            return Err(damaged(row, "does not open a table"));
        };
        let record = GameRecord::new(&setup, (seed, game)).map_err(|error| damaged(row, &error.to_string()))?;
        Ok(HostedTable {
            id: row.table.clone(),
            number: row.number,
            played: row.number,
            at: row.at,
            people: vec![host.into()],
            seats,
            began: false,
            undo: None,
            day,
            record,
            chat: VecDeque::new(),
            seen_hand: Vec::new(),
            settled: 0,
            ranked: !unranked,
            aids: Vec::new(),
            revision,
            closed: None,
            clock,
            awaited_since: (row.number, row.at),
            newer: false,
            order: Order { salt: game, ..Order::default() },
            listing,
        })
    }

    /// A table from all its rows, or from those before one that only a newer program can read; `None` if there are none.
    pub fn from_rows(rows: &[EventRow]) -> Result<Option<HostedTable>, Unreadable> {
        let Some((first, rest)) = rows.split_first() else { return Ok(None) };
        let mut table = HostedTable::open(first)?;
        for row in rest {
            match table.skip(row) {
                Err(Unreadable::Newer) => break,
                other => other?,
            }
        }
        table.record.settle(table.revision).map_err(Unreadable::OlderRules)?;
        table.ranked &= table.record.stays().is_none();
        let (floor, steps) = (table.record.floor(), table.steps().len());
        table.undo = table.undo.take().filter(|undo| (floor..=steps).contains(&undo.to));
        Ok(Some(table))
    }

    /// Adds the next row.
    pub fn add(&mut self, row: &EventRow) -> Result<Happened, Unreadable> {
        let entry = self.next(row)?;
        self.apply(entry, row.at).map_err(|why| damaged(row, &why))
    }

    /// Adds the next row, of which nobody will be told.
    pub fn skip(&mut self, row: &EventRow) -> Result<(), Unreadable> {
        let entry = self.next(row)?;
        self.change(entry, row.at).map_err(|why| damaged(row, &why))?;
        Ok(())
    }

    /// The event of a row, if it is the next one.
    fn next(&mut self, row: &EventRow) -> Result<StoredEvent, Unreadable> {
        if self.newer {
            return Err(Unreadable::Newer);
        }
        if row.number != self.number + 1 {
            return Err(damaged(row, &format!("expected entry {}", self.number + 1)));
        }
        let entry = read(row);
        self.newer = matches!(entry, Err(Unreadable::Newer));
        entry
    }

    fn apply(&mut self, entry: StoredEvent, at: u64) -> Result<Happened, String> {
        let stays = entry.stays(self.steps().len());
        let mut happened = Happened {
            number: self.number + 1,
            at,
            what: TableEvent::Opened {},
            // A decision ends the question whether to take one back.
            seats_changed: self.undo.is_some()
                || !matches!(entry, StoredEvent::Said { .. } | StoredEvent::Played { .. }),
            before: stays.map(|stays| self.record.before(stays)),
            knew: self.knower(),
            leaves: leaves(&entry),
        };
        happened.what = self.change(entry, at)?;
        // The end changes the phase.
        happened.seats_changed |= self.ending().is_some() && matches!(happened.what, TableEvent::Played { .. });
        Ok(happened)
    }

    fn change(&mut self, entry: StoredEvent, at: u64) -> Result<TableEvent, String> {
        let awaited = self.awaited();
        let nobody = || "names a seat or person that is not there".to_owned();
        if let StoredEvent::Sat { .. }
        | StoredEvent::Replaced { .. }
        | StoredEvent::Stood { .. }
        | StoredEvent::Bot { .. } = entry
        {
            self.settled = self.steps().len();
        }
        if let Some(member) = self.asks(&entry).and_then(|person| self.people.get_mut(usize::from(person))) {
            member.beside = member.beside.saturating_add(1);
        }
        let what = match entry {
            StoredEvent::Opened { .. } => return Err("opens the table again".to_owned()),
            StoredEvent::Sat { seat, person, newcomer, network }
            | StoredEvent::Replaced { seat, person, newcomer, network } => {
                let person = match newcomer {
                    Some(newcomer) => self.add_newcomer(newcomer, network).ok_or_else(nobody)?,
                    None => person.ok_or_else(nobody)?,
                };
                self.take_seat(seat, person).ok_or_else(nobody)?;
                TableEvent::Sat { person, seat }
            }
            StoredEvent::Stood { seat } => {
                self.leave_seat(seat).ok_or_else(nobody)?;
                self.undo = None;
                TableEvent::Stood { seat }
            }
            StoredEvent::Bot { seat, bot, until_return, gives_way, .. } => {
                let changed = self.seat_mut(seat).ok_or_else(nobody)?;
                (changed.bot, changed.gives_way) = (bot, gives_way);
                self.order.until_return.retain(|&other| other != seat);
                self.order.until_return.extend(until_return.then_some(seat));
                self.undo = None;
                bot.map_or(TableEvent::GivenBack { seat }, |bot| TableEvent::BotSat { seat, bot })
            }
            StoredEvent::Began { steps, position } => {
                self.began = true;
                self.those_seated_play();
                self.record.play(None, &steps, position.as_ref(), false);
                TableEvent::Began {}
            }
            StoredEvent::Played { by, steps, from, over, position, network, out_of_time } => {
                self.undo = None;
                self.add_network(by, network);
                // Who goes on from where the record was cut has seen what came then.
                self.ranked &= self.is_earnest(by) && from.is_none() && !out_of_time;
                self.settled = from.map_or(self.settled, |from| self.settled.min(from));
                self.record.play(from, &steps, position.as_ref(), over);
                TableEvent::Played { by: Some(by), out_of_time }
            }
            StoredEvent::UndoAsked { person, to } => {
                let waits_for = self.others(person);
                self.undo = Some(UndoAsked { by: person, to, waits_for });
                TableEvent::UndoAsked { person }
            }
            StoredEvent::UndoAgreed { person } => {
                if let Some(undo) = &mut self.undo {
                    undo.waits_for.retain(|&other| other != person);
                }
                TableEvent::UndoAgreed { person }
            }
            StoredEvent::UndoRefused { person } => {
                self.undo = None;
                TableEvent::UndoRefused { person }
            }
            StoredEvent::Undone { person, to } => {
                self.undo = None;
                self.record.rewind(to);
                TableEvent::Undone { person }
            }
            StoredEvent::Closed {} => self.set_closed(true),
            StoredEvent::Reopened {} => self.set_closed(false),
            StoredEvent::AidUsed { person, aid } => self.add_aid(person, aid),
            StoredEvent::Listed { listing } => self.set_listing(Some(listing)),
            StoredEvent::Unlisted {} => self.set_listing(None),
            StoredEvent::Said { person, text } => self.keep_line(Line { person, at, text }),
            StoredEvent::Order(order) => self.change_order(order)?,
        };
        self.number_event(&what, at, awaited);
        Ok(what)
    }

    /// Counts an event that has changed the table, and notes what has changed by it.
    fn number_event(&mut self, what: &TableEvent, at: u64, awaited: Option<u8>) {
        if let Some(knower) = self.knower().filter(|knower| self.began && !self.seen_hand.contains(knower)) {
            self.seen_hand.push(knower);
        }
        self.number += 1;
        self.at = at;
        if matches!(what, TableEvent::Began {} | TableEvent::Played { .. } | TableEvent::Undone { .. }) {
            self.played = self.number;
        }
        if self.played == self.number || self.awaited() != awaited {
            self.awaited_since = (self.number, at);
        }
    }

    fn keep_line(&mut self, line: Line) -> TableEvent {
        let (person, text) = (line.person, line.text.clone());
        self.chat.push_back(line);
        if self.chat.len() > CHAT_KEPT {
            self.chat.pop_front();
        }
        TableEvent::Said { person, text }
    }

    /// Its name.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The number of the last event.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// When the last event was made.
    pub fn at(&self) -> u64 {
        self.at
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        self.record.position()
    }

    /// The steps so far.
    pub fn steps(&self) -> &[Step] {
        self.record.steps()
    }

    /// How the game ended.
    pub fn ending(&self) -> Option<Ending> {
        self.record.position().ending()
    }

    /// True if the game is over, even if today's rules do not follow it to its end.
    pub fn is_over(&self) -> bool {
        self.record.is_over()
    }

    /// True if it cannot go on before it is read anew: another process added a step that today's rules refuse.
    pub fn is_lost(&self) -> bool {
        self.record.is_lost()
    }

    /// True if an event follows that only a newer program can read.
    pub fn is_newer(&self) -> bool {
        self.newer
    }

    /// The person with this secret.
    pub fn person(&self, seat_token: &str) -> Option<u8> {
        let hash = Hash::of(seat_token);
        self.people.iter().position(|person| person.hash == hash).map(|index| index as u8)
    }

    /// Who sits where.
    pub fn state(&self) -> TableState {
        TableState {
            phase: match (self.began, self.is_over()) {
                (_, true) => Phase::Over,
                (true, false) => Phase::Playing,
                (false, false) => Phase::Open,
            },
            people: self.people.iter().map(Member::told).collect(),
            seats: self.seats.clone(),
            undo: self.undo.clone(),
            day: self.day,
            closed: self.is_closed(),
            ranked: self.day.is_some() && self.ranked,
            aids: self.aids.clone(),
            clock: self.clock,
            host: self.order.host,
            again: self.order.again.as_ref().map(|(table, _)| table.clone()),
            listing: self.listing.clone(),
        }
    }

    /// Who must decide, once the game has begun.
    pub fn decides(&self) -> Option<Who> {
        self.record.decides().filter(|_| self.began && !self.newer)
    }

    /// The last lines that were said.
    pub fn chat(&self) -> impl Iterator<Item = &Line> {
        self.chat.iter()
    }

    /// The bot that must decide, with what its choice follows from.
    pub fn bot_to_decide(&self) -> Option<(Who, Player, u64)> {
        let who = self.decides().filter(|_| !self.is_closed())?;
        let bot = self.seats.iter().find(|seat| seat.seat == who)?.bot?;
        Some((who, bot, self.seed_of_choice()))
    }

    /// True if a bot plays this seat.
    fn is_bots(&self, who: Who) -> bool {
        self.seats.iter().any(|seat| seat.seat == who && seat.bot.is_some())
    }

    /// The table in short.
    pub fn summary(&self) -> Summary {
        let setup = self.record.setup();
        Summary {
            state: self.state(),
            decides: self.decides(),
            number: self.number,
            at: self.at,
            level: setup.level,
            kind: self.kind(),
            score: self.position().score().map(|score| score.total()),
        }
    }

    fn kind(&self) -> Kind {
        let setup = self.record.setup();
        Kind::of(setup.white_moon.is_some(), setup.black_secret.is_some())
    }

    /// The day whose challenge it is.
    pub fn day(&self) -> Option<u32> {
        self.day
    }

    /// The person who may know Wu-Feng's hand.
    fn knower(&self) -> Option<u8> {
        self.seats.iter().find(|seat| seat.seat == Who::WuFeng)?.person
    }

    fn knows_hand(&self, person: Option<u8>) -> bool {
        person.is_some() && self.knower() == person
    }

    fn decides_for(&self, person: u8, who: Who) -> bool {
        self.seats.iter().any(|seat| seat.seat == who && seat.decider() == Some(person))
    }

    /// The people besides this one who decide for somebody.
    fn others(&self, person: u8) -> Vec<u8> {
        let mut others: Vec<u8> =
            self.seats.iter().filter_map(Seat::decider).filter(|&other| other != person).collect();
        others.sort_unstable();
        others.dedup();
        others
    }

    fn seat_mut(&mut self, who: Who) -> Option<&mut Seat> {
        self.seats.iter_mut().find(|seat| seat.seat == who)
    }
}
