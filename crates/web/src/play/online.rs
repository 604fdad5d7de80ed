//! A game at a table of a server: what the server tells is played as it comes, and what is chosen is sent.

use ghost_stories_engine::{ByColour, Choice, Waiting};
use ghost_stories_online::{Aid, ClientMessage};
use ghost_stories_table::{Replay, Step, Table};
use leptos::prelude::*;

use super::backlog::RecordChange;
use super::bots::PAUSE;
use super::{Mode, Play};
use crate::online::Remote;
use crate::seats::Seats;

/// So many steps that were missed are shown one after the other; more are shown at once.
const MISSED: usize = 12;
/// So far the table may lag behind the server.
const BEHIND: usize = 60;

impl Play {
    /// A game as the server tells it.
    pub fn online(table: Table, remote: &'static Remote) -> &'static Play {
        Play::with_remote(table, None, Seats::default(), Mode::Online, Some(remote))
    }

    /// Other people or bots play now.
    pub fn seat(&'static self, seats: Seats, names: ByColour<Option<String>>) {
        self.players.change(seats, names);
    }

    /// The record changed: its first `from` steps stay, then these follow. False if that cannot be.
    pub fn hear(&'static self, from: usize, steps: Vec<Step>, missed: bool) -> bool {
        let news = self
            .backlog
            .with(|backlog| self.record.with(|table| RecordChange::of(table.game().steps(), backlog, from, steps)));
        let Some(RecordChange { keep, retold, backlog }) = news else { return false };
        if keep < self.record.with(Table::len) && !self.rewind(keep, retold) {
            return false;
        }
        let many = backlog.len();
        self.backlog.replace(backlog);
        // Nobody sees what moves in a hidden window, whose clock hardly runs.
        let at_once = (missed && many > MISSED) || many > BEHIND || document().hidden() || !self.record.is_at_end();
        if !at_once {
            self.settle();
            return true;
        }
        let played = self.catch_up();
        self.animation.set_busy(false);
        played
    }

    /// Goes back to so many steps and plays these, without showing again what was seen.
    fn rewind(&'static self, keep: usize, retold: Vec<Step>) -> bool {
        let (live, before) = (self.record.is_at_end(), self.record.with(Table::len));
        if self.record.with(|table| keep < table.game().floor()) {
            // What was played under older rules can only be told as a whole.
            return false;
        }
        let mut table = self.record.with(|table| table.branch(keep));
        let played = retold.into_iter().all(|step| table.step(step).is_ok());
        let len = table.len();
        self.record.replace(table);
        self.clear();
        if len < before {
            self.animation.forget_told();
        }
        self.animation.stop();
        self.record.show(if live { len } else { len.min(self.record.shown_untracked()) });
        played
    }

    /// Plays at once all that the server has told; whoever looks at the past goes on doing so.
    pub(super) fn catch_up(&'static self) -> bool {
        let backlog = self.backlog.take();
        if backlog.is_empty() {
            return true;
        }
        let live = self.record.is_at_end();
        let mut told = Vec::new();
        for step in backlog {
            if self.is_decision(step) {
                told.clear();
            }
            if !self.record.change(|table| table.step(step).is_ok()) {
                return false;
            }
            told.extend(self.hand.events(self.record.with(Table::len)));
        }
        if live {
            self.clear();
            self.animation.tell(told);
            self.record.show(self.record.with(Table::len));
        }
        true
    }

    /// True if a step is somebody's decision, so that what was told before is over. People end their turns, those of bots end by
    /// themselves.
    fn is_decision(&'static self, step: Step) -> bool {
        let Step::Choice(choice) = step else { return false };
        self.record.with(|table| match (table.position().waiting(), choice) {
            (Waiting::Choice(who), Choice::EndTurn) if self.players.bot(who).is_none() => true,
            _ => table.position().options().len() > 1,
        })
    }

    /// How long the turn of a bot to choose is shown before its choice is, in milliseconds.
    pub(super) fn pause_before_told(&'static self) -> u32 {
        let Some(step) = self.backlog.next() else { return 0 };
        let waiting = self.record.with(|table| table.position().waiting());
        let bot = matches!(waiting, Waiting::Choice(who) if self.players.bot(who).is_some());
        if bot && self.is_decision(step) { self.settings.bot_pace.get_untracked().milliseconds(PAUSE) } else { 0 }
    }

    /// Plays the next step that the server has told.
    pub(super) fn play_told(&'static self, step: Step) {
        if self.is_decision(step) {
            self.animation.forget_told();
        }
        self.backlog.advance();
        if !self.take(|table| table.step(step).is_ok())
            && let Some(remote) = self.remote
        {
            remote.start_over();
        }
    }

    /// Sends a choice; what it brings about is told by the server.
    pub(super) fn send(&'static self, remote: &'static Remote, choice: Choice) {
        self.clear();
        self.animation.set_busy(true);
        remote.choose(choice, self.record.with(Table::len), move |done| {
            if !done && self.backlog.next().is_none() {
                self.animation.try_rest();
            }
        });
    }

    /// True while no advice is offered, because the attempt at the challenge of the day counts; followed.
    pub fn is_ranked(&'static self) -> bool {
        self.remote.is_some_and(Remote::is_ranked)
    }

    /// Notes that advice was asked for, where the result says so.
    pub fn use_aid(&'static self, aid: Aid) {
        if let Some(remote) = self.remote {
            remote.use_aid(aid);
        }
    }

    /// True if one could ask the others to take one's last decision back; followed.
    pub(super) fn may_ask_to_undo(&'static self, remote: &'static Remote) -> bool {
        let asked = remote.look(|state| state.undo.is_some());
        !asked && !self.animation.is_busy() && self.record.is_live() && self.undo_to().is_some()
    }

    pub(super) fn ask_to_undo(&'static self, remote: &'static Remote) {
        if untrack(|| self.may_ask_to_undo(remote)) {
            remote.ask(ClientMessage::Undo {});
        }
    }

    /// How many steps are known, those included that are still to be seen.
    pub fn known_steps(&'static self) -> usize {
        self.record.with(Table::len) + self.backlog.with(<[Step]>::len)
    }

    /// The step after so many others, if it is known.
    pub fn known_step(&'static self, before: usize) -> Option<Step> {
        let played = self.record.with(|table| table.game().steps().get(before).copied());
        let later = before.checked_sub(self.record.with(Table::len));
        played.or_else(|| self.backlog.with(|backlog| backlog.get(later?).copied()))
    }

    /// The record, fit for a file; the seed behind a server's game is not ours.
    pub fn replay(&'static self) -> Replay {
        self.record.with(|table| match self.remote {
            Some(_) => Replay::of(table.game(), None, self.players.names()),
            None => table.replay(),
        })
    }
}
