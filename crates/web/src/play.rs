//! A game at the page: what is shown, what may be chosen, what follows by itself, and that nothing is lost.
//!
//! Each part of it is a file: it says what it is about and who changes it, and keeps its signals to itself. Here is what goes through
//! several of them: a choice, what follows it, undo, and looking at the past.

mod animation;
mod backlog;
mod bots;
mod dice;
mod explanation;
mod foresight;
mod forfeit;
mod guard;
mod hand;
mod keys;
mod online;
mod options;
mod panel;
mod players;
mod pointing;
mod record;
mod saving;
mod spending;
mod veil;
mod windows;

use std::time::Duration;

use ghost_stories_bots::Player;
use ghost_stories_engine::{Choice, Position, Waiting, Who};
use ghost_stories_table::{Step, Table};
use leptos::prelude::*;

use crate::online::Remote;
use crate::seats::Seats;
use crate::settings::{Settings, settings};

use animation::Animation;
use backlog::Backlog;
use bots::Bots;
use explanation::Explanation;
use foresight::Foresight;
use hand::HandCover;
use options::OfferedOptions;
use panel::Panel;
use players::Players;
use pointing::Pointing;
use record::PlayedRecord;
use saving::Saving;
use spending::SpendingPlan;

pub use animation::moments;
pub use dice::rolls;
pub use forfeit::{Forfeit, TooLate, TurnPart, brings_chance};
pub use keys::{END_TURN, key_of};
pub use options::Allowed;
pub use panel::Tab;
pub use spending::{Foe, Plan, is_split};

/// What is being done with the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// It is played and saved.
    Game,
    /// It is played at a table of a server.
    Online,
    /// It is looked at.
    Replay,
    /// It follows the script of a lesson.
    Lesson,
}

/// Who does what comes next.
enum NextActor {
    /// Nobody: it happens by itself.
    Itself,
    /// A person chooses, or the game is over.
    Person,
    Bot(Who, Player),
    /// The server has told it.
    Sourced(Step),
}

/// A game at the page. It is shared by reference, so that what is drawn holds no more than that.
pub struct Play {
    pub mode: Mode,
    /// The table of the server at which it is played.
    pub remote: Option<&'static Remote>,
    settings: Settings,
    pub record: PlayedRecord,
    pub players: Players,
    pub saving: Saving,
    backlog: Backlog,
    pub animation: Animation,
    pub bots: Bots,
    pub hand: HandCover,
    /// The shown position, as it may be seen. All that is drawn follows from it, so it stands here and not in a part.
    pub position: Memo<Position>,
    pub options: OfferedOptions,
    pub foresight: Foresight,
    pub pointing: Pointing,
    pub spending: SpendingPlan,
    pub explanation: Explanation,
    pub panel: Panel,
}

impl Play {
    /// A game that is shown from its last step on, or a replay from its start.
    pub fn new(table: Table, id: Option<String>, seats: Seats, mode: Mode) -> &'static Play {
        Play::with_remote(table, id, seats, mode, None)
    }

    fn with_remote(
        table: Table,
        id: Option<String>,
        seats: Seats,
        mode: Mode,
        remote: Option<&'static Remote>,
    ) -> &'static Play {
        let players = Players::new(seats, table.names().clone());
        let shown = if mode == Mode::Replay { 0 } else { table.len() };
        let record = PlayedRecord::new(table, shown);
        let animation = Animation::new();
        let hand = HandCover::new(record, players, animation, mode, remote);
        let position = Memo::new(move |_| {
            let position = record.position();
            if hand.hidden.get() { position.veiled() } else { position }
        });
        let options = OfferedOptions::new(record, animation, &hand, mode, remote);
        let foresight = Foresight::new(position, options);
        // A few hundred bytes for each game that is opened, for as long as the page is.
        Box::leak(Box::new(Play {
            mode,
            remote,
            settings: settings(),
            record,
            players,
            saving: Saving::new(id, mode),
            backlog: Backlog::new(),
            animation,
            bots: Bots::new(),
            hand,
            position,
            options,
            foresight,
            pointing: Pointing::new(position, options, foresight),
            spending: SpendingPlan::new(position, options),
            explanation: Explanation::new(),
            panel: Panel::new(mode),
        }))
    }

    /// Makes a choice.
    pub fn choose(&'static self, choice: Choice) {
        if !self.options.with_untracked(|options| options.contains(&choice)) {
            return;
        }
        self.explanation.close();
        if let Some(remote) = self.remote {
            return self.send(remote, choice);
        }
        self.animation.forget_told();
        self.take(|table| table.choose(choice).is_ok());
    }

    /// Plays a step of a script.
    pub fn script(&'static self, step: Step) {
        self.take(|table| table.step(step).is_ok());
    }

    /// Changes the record by one step, saves it, shows it, and lets follow what follows by itself.
    fn take(&'static self, change: impl FnOnce(&mut Table) -> bool) -> bool {
        if !self.record.change(change) {
            return false;
        }
        self.save();
        self.clear();
        self.cover_again();
        let len = self.record.with(Table::len);
        self.animation.add(len, self.hand.events(len), self.settings.pace.get_untracked());
        self.animation.set_busy(true);
        self.record.show(len);
        self.settle();
        true
    }

    fn save(&'static self) {
        self.record.with(|table| self.saving.save(table));
    }

    /// Waits until what happened was seen, then deals what chance owes or makes the only choice there is.
    pub fn settle(&'static self) {
        if self.mode == Mode::Replay || self.saving.is_elsewhere_now() {
            return;
        }
        self.bots.stop_thinking();
        let version = self.record.version();
        let pause = self.settings.pace.get_untracked().milliseconds(self.animation.length());
        let pause = pause + self.pause_before_told();
        self.animation.set_busy(true);
        let wait = self.animation.begin_settling();
        let go_on = move || {
            if self.animation.is_awaited(wait) && self.record.is_still(version) {
                self.go_on();
            }
        };
        set_timeout(go_on, Duration::from_millis(pause.into()));
    }

    /// What comes next, now that what happened was seen.
    fn go_on(&'static self) {
        self.animation.end_settling();
        if !self.record.is_at_end() {
            return;
        }
        match self.next() {
            NextActor::Person => self.animation.set_busy(false),
            NextActor::Bot(who, player) => self.let_choose(who, player, false),
            NextActor::Itself => drop(self.take(|table| table.advance().is_some())),
            NextActor::Sourced(step) => self.play_told(step),
        }
    }

    /// Waits no longer for what is being shown: it is told at once, and the game goes on. False if nothing is being shown.
    pub fn hurry(&'static self) -> bool {
        if !self.animation.is_settling() || !self.animation.is_busy_untracked() {
            return false;
        }
        self.animation.hurry();
        self.go_on();
        true
    }

    fn next(&'static self) -> NextActor {
        match self.mode {
            Mode::Lesson => return NextActor::Person,
            Mode::Online => return self.backlog.next().map_or(NextActor::Person, NextActor::Sourced),
            Mode::Game | Mode::Replay => {}
        }
        self.record.with(|table| match table.position().waiting() {
            Waiting::Over(_) => NextActor::Person,
            Waiting::Chance(_) => NextActor::Itself,
            Waiting::Choice(who) => match (self.players.bot(who), &table.position().options()[..]) {
                // The next card would come at once; until a person ends the turn, what was done in it can be taken back.
                (None, [Choice::EndTurn]) => NextActor::Person,
                (_, [_]) => NextActor::Itself,
                (None, _) => NextActor::Person,
                (Some(player), _) => NextActor::Bot(who, player),
            },
        })
    }

    /// True if the last decision can be taken back; followed.
    pub fn can_undo(&'static self) -> bool {
        self.record.track();
        if let Some(remote) = self.remote {
            return self.may_ask_to_undo(remote);
        }
        let may = self.mode == Mode::Game && self.record.is_live() && !self.saving.is_elsewhere();
        may && self.undo_to().is_some()
    }

    /// Takes the last decision of a person back, if no dice or card came since, with what bots chose after it.
    pub fn undo(&'static self) {
        if let Some(remote) = self.remote {
            return self.ask_to_undo(remote);
        }
        let can_undo = self.mode == Mode::Game && self.record.is_at_end() && !self.saving.is_elsewhere_now();
        let Some(before) = self.undo_to().filter(|_| can_undo) else { return };
        self.record.change(|table| {
            while table.len() > before && table.undo() {}
            true
        });
        self.bots.stop_thinking();
        self.save();
        self.clear();
        self.hide_hand();
        self.hand.take_back();
        self.animation.tell(Vec::new());
        self.animation.set_busy(false);
        self.record.show(self.record.with(Table::len));
    }

    /// Shows the position after so many steps; at the last one the game goes on.
    pub fn show(&'static self, steps: usize) {
        if self.mode == Mode::Online {
            self.catch_up();
        }
        let len = self.record.with(Table::len);
        let steps = steps.min(len);
        let forward = steps == self.record.shown_untracked() + 1;
        self.hide_hand();
        let events = if forward { self.hand.events(steps) } else { Vec::new() };
        self.animation.replace(steps, events);
        self.clear();
        self.record.show(steps);
        if steps == len && matches!(self.mode, Mode::Game | Mode::Online) {
            self.settle();
        }
    }

    /// Runs a replay on, a step at a time.
    pub fn run(&'static self) {
        if !self.animation.is_running_untracked() {
            return;
        }
        let shown = self.record.shown_untracked();
        if shown == self.record.with(Table::len) {
            self.animation.set_running(false);
            return;
        }
        self.show(shown + 1);
        let pause = self.settings.pace.get_untracked().milliseconds(self.animation.length()).max(60);
        set_timeout(move || self.run(), Duration::from_millis(pause.into()));
    }
}
