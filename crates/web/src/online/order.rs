//! What a table tells about its people besides who sits where: who is away, what the host decided, whom one does not want to read.

use ghost_stories_online::{Away, ClientMessage, Phase, Rematch, Seat, TableEvent};
use leptos::prelude::*;

use super::connection::RequestAnswer;
use super::kept;
use super::remote::Remote;
use crate::browser;
use crate::store;

/// How many things that happened are kept in sight.
const NOTICES: usize = 50;
/// By how many milliseconds two servers may tell the same moment differently.
const SAME: u64 = 3_000;

/// Something that happened to the people at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// Its number among the events.
    pub number: u64,
    /// When, in milliseconds since 1970.
    pub at: u64,
    pub what: TableEvent,
}

/// Who is away, who is heard, what happened.
pub struct Order {
    /// Who is away, and since when by this browser's clock.
    pub away: RwSignal<Vec<(u8, u64)>>,
    /// After how many seconds anybody may let a bot play for somebody who is away.
    pub bot_after: RwSignal<Option<u32>>,
    pub notices: RwSignal<Vec<Notice>>,
    /// The people whose lines are not shown here.
    pub hidden: RwSignal<Vec<u8>>,
}

impl Order {
    pub fn new(table: &str) -> Order {
        let hidden = store::get(&hidden_at(table)).and_then(|text| serde_json::from_str(&text).ok());
        Order {
            away: RwSignal::new(Vec::new()),
            bot_after: RwSignal::new(None),
            notices: RwSignal::new(Vec::new()),
            hidden: RwSignal::new(hidden.unwrap_or_default()),
        }
    }

    /// Takes in who is away. Clocks differ, so the server says for how long; what is shown does not jump whenever it does.
    pub fn note_away(&self, away: &[Away], bot_after: Option<u32>) {
        let (now, known) = (browser::now(), self.away.get_untracked());
        let since = |away: &Away| {
            let told = now.saturating_sub(u64::from(away.seconds) * 1000);
            let shown = known.iter().find(|(person, since)| *person == away.person && since.abs_diff(told) < SAME);
            (away.person, shown.map_or(told, |(_, since)| *since))
        };
        self.away.set(away.iter().map(since).collect());
        self.bot_after.set(bot_after);
    }

    /// Keeps what happened to the people, to be read beside what they say.
    pub fn note(&self, number: u64, at: u64, what: TableEvent) {
        self.notices.update(|notices| {
            notices.push(Notice { number, at, what });
            let many = notices.len().saturating_sub(NOTICES);
            notices.drain(..many);
        });
    }
}

fn hidden_at(table: &str) -> String {
    format!("hidden/{table}")
}

impl Remote {
    /// The number of the host; followed.
    pub fn host(&'static self) -> u8 {
        self.look(|state| state.host)
    }

    /// True if somebody's lines are shown; followed.
    pub fn is_heard(&'static self, person: u8) -> bool {
        self.order.hidden.with(|hidden| !hidden.contains(&person))
    }

    /// Shows somebody's lines no more, or again; this browser keeps it for this table.
    pub fn toggle_heard(&'static self, person: u8) {
        self.order.hidden.update(|hidden| match hidden.iter().position(|&other| other == person) {
            Some(index) => drop(hidden.remove(index)),
            None => hidden.push(person),
        });
        let hidden = self.order.hidden.get_untracked();
        if hidden.is_empty() {
            store::remove(&hidden_at(&self.id));
        } else {
            let _ = store::set(&hidden_at(&self.id), &serde_json::to_string(&hidden).unwrap_or_default());
        }
    }

    /// True if the host has sent one away, who watches now; followed.
    pub fn was_sent_away(&'static self) -> bool {
        let kept = kept::get(&self.id).filter(|_| self.person.get().is_none());
        kept.is_some_and(|kept| {
            self.look(|state| state.people.get(usize::from(kept.person)).is_some_and(|person| person.removed))
        })
    }

    /// Those who play and are away, and since when; followed.
    pub fn absent(&'static self) -> Vec<(u8, u64)> {
        let own = self.person.get();
        let plays = |person: u8| {
            let theirs = |seat: &Seat| seat.decider() == Some(person);
            self.look(|state| state.phase == Phase::Playing && state.day.is_none() && state.seats.iter().any(theirs))
        };
        let away = self.order.away.get();
        away.into_iter().filter(|(person, _)| own != Some(*person) && plays(*person)).collect()
    }

    /// Opens the next table for everybody who played.
    pub fn play_again(&'static self, how: Rematch) {
        self.ask_and(ClientMessage::Again { how }, |_| {});
    }

    /// Goes to the next table, with one's own place there if one has played here.
    pub fn follow(&'static self) {
        let Some(table) = untrack(|| self.look(|state| state.again.clone())) else { return };
        let there = format!("/table/{table}");
        let Some(kept) = kept::get(&self.id).filter(|_| kept::get(&table).is_none()) else {
            return browser::go(&there);
        };
        self.send(&ClientMessage::Follow { seat_token: kept.seat_token }, move |answer| match answer {
            RequestAnswer::Seated { person, seat_token } => {
                kept::keep(&table, &seat_token, person, &kept.name);
                browser::go(&there);
            }
            // Who only had a place watches, or takes a free seat.
            RequestAnswer::Refused(ghost_stories_online::RefusalReason::Watching, _) => browser::go(&there),
            RequestAnswer::Refused(..) | RequestAnswer::Done | RequestAnswer::Lost => {}
        });
    }
}
