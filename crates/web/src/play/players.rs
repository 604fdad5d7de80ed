//! Who plays: people and bots in their seats, with their names.

use ghost_stories_bots::Player;
use ghost_stories_engine::{ByColour, Colour, Waiting, Who};
use ghost_stories_lang::Message;
use leptos::prelude::*;

use super::{Mode, Play};
use crate::seats::Seats;

/// The seats of the game. They change when the player gives one away; at a table of a server, when it says so.
#[derive(Clone, Copy)]
pub struct Players {
    seats: StoredValue<Seats>,
    /// What people called themselves, by their boards.
    names: StoredValue<ByColour<Option<String>>>,
    /// Counts the changes, for whatever shows a name.
    changes: RwSignal<usize>,
}

impl Players {
    pub(super) fn new(seats: Seats, names: ByColour<Option<String>>) -> Players {
        Players { seats: StoredValue::new(seats), names: StoredValue::new(names), changes: RwSignal::new(0) }
    }

    /// The bot in a seat, if it is one.
    pub fn bot(self, who: Who) -> Option<Player> {
        self.seats.with_value(|seats| seats.player(who))
    }

    /// The bot in a seat, if it is one; followed.
    fn bot_followed(self, who: Who) -> Option<Player> {
        self.changes.track();
        self.bot(who)
    }

    /// True if a bot plays at this table.
    pub fn any_bot(self) -> bool {
        self.seats.with_value(Seats::any_bot)
    }

    /// True if a bot plays at this table; followed.
    pub fn any_bot_now(self) -> bool {
        self.changes.track();
        self.any_bot()
    }

    /// The name that the player of a board was given; followed.
    pub fn name(self, board: Colour) -> Option<String> {
        self.changes.track();
        self.names.with_value(|names| names[board].clone())
    }

    /// The names of all, by their boards.
    pub(super) fn names(self) -> ByColour<Option<String>> {
        self.names.get_value()
    }

    pub(super) fn with_seats<T>(self, look: impl FnOnce(&Seats) -> T) -> T {
        self.seats.with_value(look)
    }

    /// Other people or bots play now.
    pub(super) fn change(self, seats: Seats, names: ByColour<Option<String>>) {
        self.seats.set_value(seats);
        self.names.set_value(names);
        self.changes.update(|changes| *changes += 1);
    }
}

impl Play {
    /// A player by name; in a lesson nobody has one, and the script plays all but the pupil. Followed.
    pub fn who(&'static self, who: impl Into<Who>) -> String {
        let (who, language) = (who.into(), self.settings.language());
        if self.mode == Mode::Lesson {
            return language.who(who).to_owned();
        }
        let Players { seats, names, changes } = self.players;
        changes.track();
        names.with_value(|names| seats.with_value(|seats| seats.who(language, names, who)))
    }

    /// Puts a message into words, with people called by their names; followed.
    pub fn say(&'static self, message: Message) -> String {
        let language = self.settings.language();
        if self.mode == Mode::Lesson {
            return language.say(&message);
        }
        let Players { seats, names, changes } = self.players;
        changes.track();
        let name = |who| names.with_value(|names| seats.with_value(|seats| seats.name(names, who).map(str::to_owned)));
        language.say(&message.calling(&name))
    }

    /// The bot in a seat, if it is one; followed.
    pub fn bot_of(&'static self, who: Who) -> Option<Player> {
        self.players.bot_followed(who)
    }

    /// Gives a seat of a game at this screen to a bot, or to a person.
    pub fn give_seat(&'static self, who: Who, bot: Option<Player>) {
        if self.mode != Mode::Game || self.saving.is_elsewhere_now() {
            return;
        }
        self.hide_hand();
        let mut seats = self.players.with_seats(Seats::clone);
        *seats.seat(who) = bot;
        self.saving.keep_seats(&seats);
        self.players.change(seats, self.players.names());
        self.bots.stop_thinking();
        // What a bot was thinking about is not its choice any more, and the hand may be another's to see.
        self.record.change(|_| true);
        if self.record.is_at_end() {
            self.settle();
        }
    }

    /// The bot that must choose now, if one must; followed.
    pub fn bot_to_choose(&'static self) -> Option<Who> {
        match self.position.get().waiting() {
            Waiting::Choice(who) if self.mode != Mode::Lesson => self.bot_of(who).map(|_| who),
            Waiting::Choice(_) | Waiting::Chance(_) | Waiting::Over(_) => None,
        }
    }

    /// The board of the only Taoist whom the one at this screen plays; followed.
    pub fn own_board(&'static self) -> Option<Colour> {
        if let Some(remote) = self.remote {
            return remote.own_board();
        }
        self.players.changes.track();
        let played = self.record.with(|table| table.position().players());
        let persons = self.players.with_seats(|seats| {
            played.iter().filter(|&taoist| seats.player(taoist.into()).is_none()).collect::<Vec<_>>()
        });
        match persons.as_slice() {
            [only] if self.mode != Mode::Lesson => Some(*only),
            _ => None,
        }
    }

    /// True if the only person at the table plays Wu-Feng, so that his side is the one to tell of.
    pub fn is_wu_fengs(&'static self) -> bool {
        if let Some(remote) = self.remote {
            return untrack(|| remote.is_wu_feng() && !remote.is_taoist());
        }
        self.record.with(|table| {
            let position = table.position();
            let alone = |seats: &Seats| seats.wu_feng.is_none() && !seats.any_person(position.players());
            position.black_secret().is_some() && self.players.with_seats(alone)
        })
    }
}
