//! Where a game is kept in the browser, and what became of it.

use ghost_stories_table::Table;
use leptos::prelude::*;

use super::{Mode, Play};
use crate::my_games::{self, FinishedGame};
use crate::seats::Seats;
use crate::shelf;
use crate::store::Trouble;

/// The place of the game on the shelf. Every step of a game is saved, so that closing the page loses nothing.
#[derive(Clone, Copy)]
pub struct Saving {
    /// Its name on the shelf; only a game that is played there has one.
    id: StoredValue<Option<String>>,
    /// Why it could not be saved, to be told beside the table.
    trouble: RwSignal<Option<Trouble>>,
    /// True while the game is played in another window.
    elsewhere: RwSignal<bool>,
}

impl Saving {
    pub(super) fn new(id: Option<String>, mode: Mode) -> Saving {
        let id = id.filter(|_| mode == Mode::Game);
        Saving { id: StoredValue::new(id), trouble: RwSignal::new(None), elsewhere: RwSignal::new(false) }
    }

    /// Why the game could not be saved; followed.
    pub fn trouble(self) -> Option<Trouble> {
        self.trouble.get()
    }

    /// True while the game is played in another window; followed.
    pub fn is_elsewhere(self) -> bool {
        self.elsewhere.get()
    }

    /// True while the game is played in another window.
    pub(super) fn is_elsewhere_now(self) -> bool {
        self.elsewhere.get_untracked()
    }

    pub(super) fn set_elsewhere(self, elsewhere: bool) {
        self.elsewhere.set(elsewhere);
    }

    /// The name on the shelf.
    pub(super) fn id(self) -> Option<String> {
        self.id.get_value()
    }

    pub(super) fn keep_seats(self, seats: &Seats) {
        if let Some(id) = self.id.get_value() {
            shelf::set_seats(&id, seats);
        }
    }

    pub(super) fn save(self, table: &Table) {
        if let Some(id) = self.id.get_value() {
            self.trouble.set(shelf::save(&id, table).err());
        }
    }
}

impl Play {
    /// Remembers among one's own games how this one ended, if a person played it.
    pub fn remember_end(&'static self) {
        let (id, took_part) = match (self.mode, self.remote, self.saving.id()) {
            (Mode::Online, Some(remote), _) => {
                (remote.id.clone(), untrack(|| remote.is_taoist() || remote.is_wu_feng()))
            }
            (Mode::Game, _, Some(id)) if !shelf::is_branch(&id) => {
                let players = self.record.with(|table| table.position().players());
                let taoist = self.players.with_seats(|seats| seats.any_person(players));
                (id, taoist || self.is_wu_fengs())
            }
            _ => return,
        };
        let wu_feng = self.is_wu_fengs();
        if let Some(game) = self.record.with(|table| FinishedGame::of(table, id, wu_feng)).filter(|_| took_part) {
            my_games::remember(game);
        }
    }

    /// Keeps the game up to the shown step as a new one and gives back its name: what if it had gone otherwise?
    pub fn branch(&'static self) -> Option<String> {
        let branch = self.record.with(|table| table.branch(self.record.shown_untracked()));
        let id = shelf::new_id();
        shelf::set_branch(&id);
        self.players.with_seats(|seats| shelf::set_seats(&id, seats));
        match shelf::save(&id, &branch) {
            Ok(()) => Some(id),
            Err(trouble) => {
                self.saving.trouble.set(Some(trouble));
                None
            }
        }
    }
}
