//! A table: who sits there, what is played, what was said. It is what its events make it, and knows neither sockets nor storage.

mod closing;
mod decide;
mod plain_text;
mod record;
mod shown;
#[cfg(test)]
mod tests;
mod told;
mod unreadable;

use std::collections::VecDeque;

use ghost_stories_bots::Player;
use ghost_stories_engine::{ByColour, Components, Ending, LentComponents, Position, Who};
use ghost_stories_online::{Kind, Line, Person, Phase, Seat, Summary, TableEvent, TableState, UndoAsked};
use ghost_stories_table::{Replay, Step};

use crate::daily::day_of;
use crate::seat_token::Hash;
use crate::store::{EventRow, Finished};
use crate::stored_event::{Newcomer, StoredEvent};

pub use closing::CLOSED;
pub use decide::{DecidedEvent, Refused};
pub use plain_text::name;
use record::GameRecord;
pub use told::Happened;
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
    /// The revision of the rules by which it was opened.
    revision: u16,
    /// The number of the event by which those who run the server have closed it.
    closed: Option<u64>,
    /// Whether an event follows that only a newer program can read: nothing can be decided here then.
    newer: bool,
}

/// Somebody with a place at the table.
struct Member {
    name: String,
    hash: Hash,
    /// How many events are theirs that are not decisions.
    beside: u16,
}

impl From<Newcomer> for Member {
    fn from(Newcomer { name, hash }: Newcomer) -> Member {
        Member { name, hash, beside: 0 }
    }
}

impl HostedTable {
    /// A table from its first row.
    pub fn open(row: &EventRow) -> Result<HostedTable, Unreadable> {
        let entry = read(row)?;
        let StoredEvent::Opened { revision, setup, seed, game, seats, host, day, unranked } = entry else {
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
            revision,
            closed: None,
            newer: false,
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
        // How many steps stay, if the record may be told otherwise afterwards.
        let stays = match &entry {
            StoredEvent::Began { .. } | StoredEvent::Sat { .. } | StoredEvent::Stood { .. } => Some(self.steps().len()),
            StoredEvent::Played { from, .. } => Some(from.unwrap_or(self.steps().len())),
            StoredEvent::Undone { to, .. } => Some(*to),
            StoredEvent::Opened { .. }
            | StoredEvent::Bot { .. }
            | StoredEvent::UndoAsked { .. }
            | StoredEvent::UndoAgreed { .. }
            | StoredEvent::UndoRefused { .. }
            | StoredEvent::Closed {}
            | StoredEvent::Reopened {}
            | StoredEvent::Said { .. } => None,
        };
        let mut happened = Happened {
            number: self.number + 1,
            at,
            what: TableEvent::Opened {},
            // A decision ends the question whether to take one back.
            seats_changed: self.undo.is_some()
                || !matches!(entry, StoredEvent::Said { .. } | StoredEvent::Played { .. }),
            before: stays.map(|stays| self.record.before(stays)),
            knew: self.knower(),
        };
        happened.what = self.change(entry, at)?;
        // The end changes the phase.
        happened.seats_changed |= self.ending().is_some() && matches!(happened.what, TableEvent::Played { .. });
        Ok(happened)
    }

    fn change(&mut self, entry: StoredEvent, at: u64) -> Result<TableEvent, String> {
        let nobody = || "names a seat or person that is not there".to_owned();
        if let StoredEvent::Sat { .. } | StoredEvent::Stood { .. } | StoredEvent::Bot { .. } = entry {
            self.settled = self.steps().len();
        }
        if let Some(member) = self.asks(&entry).and_then(|person| self.people.get_mut(usize::from(person))) {
            member.beside = member.beside.saturating_add(1);
        }
        let what = match entry {
            StoredEvent::Opened { .. } => return Err("opens the table again".to_owned()),
            StoredEvent::Sat { seat, person, newcomer } => {
                let person = match newcomer {
                    Some(newcomer) => {
                        let person = u8::try_from(self.people.len()).map_err(|_| nobody())?;
                        self.people.push(newcomer.into());
                        person
                    }
                    None => person.filter(|&person| usize::from(person) < self.people.len()).ok_or_else(nobody)?,
                };
                self.seat_mut(seat).ok_or_else(nobody)?.person = Some(person);
                TableEvent::Sat { person, seat }
            }
            StoredEvent::Stood { seat } => {
                self.seat_mut(seat).ok_or_else(nobody)?.person = None;
                self.undo = None;
                TableEvent::Stood { seat }
            }
            StoredEvent::Bot { seat, bot } => {
                self.seat_mut(seat).ok_or_else(nobody)?.bot = bot;
                self.undo = None;
                bot.map_or(TableEvent::GivenBack { seat }, |bot| TableEvent::BotSat { seat, bot })
            }
            StoredEvent::Began { steps, position } => {
                self.began = true;
                self.record.play(None, &steps, position.as_ref(), false);
                TableEvent::Began {}
            }
            StoredEvent::Played { by, steps, from, over, position } => {
                self.undo = None;
                // Who goes on from where the record was cut has seen what came then.
                self.ranked &= self.is_earnest(by) && from.is_none();
                self.settled = from.map_or(self.settled, |from| self.settled.min(from));
                self.record.play(from, &steps, position.as_ref(), over);
                TableEvent::Played { by: Some(by) }
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
            StoredEvent::Said { person, text } => self.keep_line(Line { person, at, text }),
        };
        if let Some(knower) = self.knower().filter(|knower| self.began && !self.seen_hand.contains(knower)) {
            self.seen_hand.push(knower);
        }
        self.number += 1;
        self.at = at;
        if matches!(what, TableEvent::Began {} | TableEvent::Played { .. } | TableEvent::Undone { .. }) {
            self.played = self.number;
        }
        Ok(what)
    }

    fn keep_line(&mut self, line: Line) -> TableEvent {
        let (person, text) = (line.person, line.text.clone());
        self.chat.push_back(line);
        if self.chat.len() > CHAT_KEPT {
            self.chat.pop_front();
        }
        TableEvent::Said { person, text }
    }

    /// Who asked for an event that is no decision, as far as it says.
    fn asks(&self, entry: &StoredEvent) -> Option<u8> {
        match entry {
            StoredEvent::Sat { person, .. } => *person,
            StoredEvent::Stood { seat } => self.seats.iter().find(|other| other.seat == *seat)?.person,
            StoredEvent::Bot { .. } => Some(0),
            StoredEvent::UndoAsked { person, .. }
            | StoredEvent::UndoAgreed { person }
            | StoredEvent::UndoRefused { person }
            | StoredEvent::Undone { person, .. }
            | StoredEvent::Said { person, .. } => Some(*person),
            StoredEvent::Opened { .. }
            | StoredEvent::Began { .. }
            | StoredEvent::Played { .. }
            | StoredEvent::Closed {}
            | StoredEvent::Reopened {} => None,
        }
    }

    /// True if a decision that is made for this player now leaves the result one that counts: Taoists are people, and who is Wu-Feng
    /// neither plays for them too nor is a weak bot.
    fn is_earnest(&self, who: Who) -> bool {
        let Some(seat) = self.seats.iter().find(|seat| seat.seat == who) else { return true };
        match (who, seat.bot) {
            (Who::Taoist(_), bot) => {
                bot.is_none() && !seat.person.is_some_and(|person| self.seen_hand.contains(&person))
            }
            (Who::WuFeng, bot) => bot.is_none_or(|bot| matches!(bot, Player::Expert(_))),
        }
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

    /// The number of the one who came last.
    pub fn last_person(&self) -> u8 {
        self.people.len() as u8 - 1
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
            people: self.people.iter().map(|person| Person { name: person.name.clone() }).collect(),
            seats: self.seats.clone(),
            undo: self.undo.clone(),
            day: self.day,
            closed: self.is_closed(),
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
        Some((who, bot, self.record.seed().wrapping_add(self.steps().len() as u64)))
    }

    /// Keeps in memory what its positions refer to, for those who use one longer than the table.
    pub fn own_data(&self) -> Option<LentComponents> {
        self.record.own_data()
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

    /// The whole record, once the game is over. It refers to what the table keeps in memory, so it is written while the table is there.
    pub fn replay(&self) -> Option<Replay> {
        if !self.is_over() {
            return None;
        }
        let mut replay = self.record.replay();
        replay.names = ByColour::from_fn(|colour| {
            let seat = self.seats.iter().find(|seat| seat.seat == Who::Taoist(colour))?;
            Some(self.people.get(usize::from(seat.decider()?))?.name.clone())
        });
        Some(replay)
    }

    /// True if nobody who was here before knows the record as it is now, because corrected rules refused a part of it.
    pub fn is_patched(&self) -> bool {
        self.record.is_patched()
    }

    /// True if others are told that Wu-Feng holds other cards than he does.
    pub fn hides_cards(&self) -> bool {
        self.record.told(false) != self.record.told(true)
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

    /// The result, if the game ends in this position and counts: by the game's own data, and a challenge on its day.
    fn finished(&self, position: &Position, at: u64) -> Option<Finished> {
        let in_time = self.day.is_none_or(|day| day == day_of(at));
        let earnest = self.ranked && self.seats.iter().all(|seat| self.is_earnest(seat.seat));
        let counts = earnest && in_time && self.record.setup().components == Components::ours();
        let score = position.score().filter(|_| counts)?;
        let taoists = self.seats.iter().filter(|seat| seat.seat != Who::WuFeng);
        let mut names = Vec::new();
        for seat in taoists.clone() {
            let name = &self.people.get(usize::from(seat.decider()?))?.name;
            if !names.contains(name) {
                names.push(name.clone());
            }
        }
        Some(Finished {
            table: self.id.clone(),
            day: self.day,
            kind: self.kind().to_string(),
            level: self.record.setup().level.to_string(),
            players: taoists.count() as u8,
            names,
            score: score.total(),
            won: position.ending() == Some(Ending::Won),
            at,
        })
    }
}
