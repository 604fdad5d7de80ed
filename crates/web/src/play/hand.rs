//! Wu-Feng's hand at a screen that several people look at: hidden, shown to him alone, given back (S7).

use ghost_stories_engine::{Event, Position, Waiting, Who};
use leptos::prelude::*;

use super::veil::{Veil, shows_hand};
use super::{Animation, Mode, Play, PlayedRecord, Players};
use crate::online::Remote;

/// Whether the hand may be seen. Only Wu-Feng's button lifts the cover, and his decision lets it fall.
#[derive(Clone, Copy)]
pub struct HandCover {
    record: PlayedRecord,
    players: Players,
    animation: Animation,
    remote: Option<&'static Remote>,
    /// True once Wu-Feng has lifted the cover, until he has decided.
    lifted: RwSignal<bool>,
    /// True once he has decided, until the others have the screen back.
    to_give_back: RwSignal<bool>,
    /// True while the hand is not to be seen.
    pub hidden: Memo<bool>,
    /// True while Wu-Feng must lift the cover to decide.
    pub covered: Memo<bool>,
    /// True while the others must take the screen back to decide.
    pub given_back: Memo<bool>,
}

impl HandCover {
    pub(super) fn new(
        record: PlayedRecord,
        players: Players,
        animation: Animation,
        mode: Mode,
        remote: Option<&'static Remote>,
    ) -> HandCover {
        let (lifted, to_give_back) = (RwSignal::new(false), RwSignal::new(false));
        let veil = move || veil(record, players, remote);
        let hidden = Memo::new(move |_| veil().hides(lifted.get()));
        let is_live = move || is_live(record, animation, mode);
        let covered = Memo::new(move |_| {
            is_live() && hidden.get() && veil() == Veil::Cover && record.with(|table| shows_hand(table.position()))
        });
        let given_back = Memo::new(move |_| {
            let taoist = |position: &Position| matches!(position.waiting(), Waiting::Choice(Who::Taoist(_)));
            is_live() && to_give_back.get() && record.with(|table| taoist(table.position()))
        });
        HandCover { record, players, animation, remote, lifted, to_give_back, hidden, covered, given_back }
    }

    fn veil(self) -> Veil {
        untrack(|| veil(self.record, self.players, self.remote))
    }

    /// What the last of so many steps brought about, as it may be seen now.
    pub fn events(self, steps: usize) -> Vec<Event> {
        let hides = self.veil().hides(self.lifted.get_untracked());
        let told = self.record.with(|table| table.told(steps).to_vec());
        if hides { told.into_iter().map(Event::veiled).collect() } else { told }
    }

    /// An event as it may be seen; followed.
    pub fn seen(self, event: Event) -> Event {
        if self.hidden.get() { event.veiled() } else { event }
    }

    /// True if Wu-Feng may look at his hand, or has, while he decides beside others; followed.
    pub fn may_look(self) -> bool {
        let position = self.record.position();
        let holds = position.black_secret().is_some_and(|black_secret| black_secret.in_hand() > 0);
        let decides =
            !self.animation.is_busy() && self.record.is_live() && position.waiting() == Waiting::Choice(Who::WuFeng);
        decides && holds && self.veil() == Veil::Cover && !self.covered.get()
    }

    /// True while the cover is lifted; followed.
    pub fn is_lifted(self) -> bool {
        self.lifted.get()
    }

    /// Wu-Feng lifts the cover; it falls when he has decided.
    pub fn lift(self) {
        if self.veil() == Veil::Cover {
            self.lifted.set(true);
        }
    }

    /// The others have the screen.
    pub fn take_back(self) {
        self.to_give_back.set(false);
    }
}

impl Play {
    /// The cover falls, and what was said meanwhile is unsaid.
    pub fn hide_hand(&'static self) {
        if self.hand.lifted.get_untracked() {
            self.hand.lifted.set(false);
            self.explanation.close();
        }
    }

    /// The cover falls because Wu-Feng has decided: the screen goes back to the others.
    pub(super) fn cover_again(&'static self) {
        if self.hand.lifted.get_untracked() {
            self.hide_hand();
            self.hand.to_give_back.set(true);
        }
    }
}

/// From whom the hand is kept; followed.
fn veil(record: PlayedRecord, players: Players, remote: Option<&'static Remote>) -> Veil {
    record.track();
    record.with(|table| players.with_seats(|seats| Veil::at(table, seats, remote)))
}

/// True while somebody may decide at the table itself; followed.
pub(super) fn is_live(record: PlayedRecord, animation: Animation, mode: Mode) -> bool {
    mode != Mode::Replay && !animation.is_busy() && record.is_live()
}
