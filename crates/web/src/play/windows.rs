//! One game in several windows of a browser: the window that opened it last plays it, the others show how it goes on.

use ghost_stories_table::Table;
use leptos::ev;
use leptos::prelude::*;

use super::{Allowed, Play};
use crate::{shelf, store};

impl Play {
    /// Plays the game in this window from now on, until another one does.
    pub fn share_with_windows(&'static self) {
        let Some(id) = self.saving.id() else { return };
        shelf::play_here(&id);
        // A window hears only of what others keep.
        let listener = window_event_listener(ev::storage, move |event| {
            let Some(name) = event.key().as_deref().and_then(store::name_of_key).map(str::to_owned) else { return };
            if name == format!("open/{id}") && event.new_value().is_some() {
                self.leave_to_another();
            } else if [format!("game/{id}"), format!("seats/{id}")].contains(&name) && self.saving.is_elsewhere_now() {
                self.follow(&id);
            }
        });
        on_cleanup(move || listener.remove());
    }

    /// Goes on here with what the other window has kept.
    pub fn take_over(&'static self) {
        let Some(id) = self.saving.id() else { return };
        shelf::play_here(&id);
        self.follow(&id);
        self.saving.set_elsewhere(false);
        self.options.allow(Allowed::All);
        self.show(usize::MAX);
    }

    fn leave_to_another(&'static self) {
        self.saving.set_elsewhere(true);
        self.options.allow(Allowed::Nothing);
        self.bots.stop_thinking();
        self.hide_hand();
        // What waits for its time is not meant any more.
        self.record.change(|_| true);
        self.animation.set_busy(false);
    }

    /// Shows the game as it is kept now.
    fn follow(&'static self, id: &str) {
        let Some(Ok(table)) = shelf::open(id) else { return };
        let live = self.record.is_at_end();
        let (len, shown) = (table.len(), self.record.shown_untracked());
        self.players.change(shelf::seats(id), table.names().clone());
        self.record.replace(table);
        self.clear();
        self.animation.stop();
        let events = if live { self.hand.events(len) } else { Vec::new() };
        self.animation.tell(events);
        self.record.show(if live { len } else { shown.min(self.record.with(Table::len)) });
    }
}
