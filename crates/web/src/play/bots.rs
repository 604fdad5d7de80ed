//! Bots at the table: they think in the worker, and choose at a pace that people can follow.

use std::time::Duration;

use ghost_stories_bots::Player;
use ghost_stories_engine::{Choice, Colour, Waiting, Who};
use ghost_stories_table::{Step, Table};
use leptos::prelude::*;

use super::{Mode, Play};
use crate::browser;
use crate::thinker::{self, Answer, Ask};

/// How long a bot's turn to choose is shown before it does, in milliseconds at normal pace.
pub(super) const PAUSE: u32 = 900;

impl Play {
    /// A player by name; in a lesson nobody has one, and the script plays all but the pupil.
    pub fn who(&'static self, who: impl Into<Who>) -> String {
        let (who, language) = (who.into(), self.settings.language());
        if self.mode == Mode::Lesson {
            return language.who(who).to_owned();
        }
        self.seated.track();
        self.names.with_value(|names| self.seats.with_value(|seats| seats.who(language, names, who)))
    }

    /// The name that the player of a board was given; followed.
    pub fn name(&'static self, board: Colour) -> Option<String> {
        self.seated.track();
        self.names.with_value(|names| names[board].clone())
    }

    /// True if a bot plays at this table.
    pub fn has_bots(&'static self) -> bool {
        self.seats.with_value(super::Seats::any_bot)
    }

    /// The bot that must choose now, if one must; followed.
    pub fn bot_to_choose(&'static self) -> Option<Who> {
        match self.position.get().waiting() {
            Waiting::Choice(who) if self.mode != Mode::Lesson => {
                self.seats.with_value(|seats| seats.player(who)).map(|_| who)
            }
            _ => None,
        }
    }

    /// Asks the bot for its choice and makes it; while the bots pause, only if it is told to.
    pub(super) fn let_choose(&'static self, who: Who, player: Player, told_to: bool) {
        if self.paused.get_untracked() && !told_to {
            return;
        }
        self.thinking.set(Some(who));
        let changes = self.changes.get_untracked();
        let began = browser::now();
        let pause = self.settings.bot_pace.get_untracked().milliseconds(PAUSE);
        let (game, steps) = self.with(|table| (table.replay().write(), table.len()));
        thinker::ask(game, steps, Ask::Choose { player: player.to_string() }, move |answer| {
            let Answer::Chosen(choice) = answer else { return };
            let Ok(choice) = choice.parse::<Choice>() else { return };
            let left = u64::from(pause).saturating_sub(browser::now() - began);
            let choose = move || {
                let current = self.changes.try_get_untracked() == Some(changes);
                if current && self.is_at_end() && (told_to || !self.paused.get_untracked()) {
                    self.told.set(Vec::new());
                    self.take(|table| table.choose(choice).is_ok());
                }
            };
            set_timeout(choose, Duration::from_millis(left));
        });
    }

    /// Stops the bots before their next choice, or lets them go on.
    pub fn pause(&'static self, paused: bool) {
        self.paused.set(paused);
        self.thinking.set(None);
        if !paused && self.is_at_end() {
            self.settle();
        }
    }

    /// Lets one bot make one choice.
    pub fn step_bot(&'static self) {
        self.paused.set(true);
        if !self.is_at_end() {
            self.show(usize::MAX);
        }
        let next = untrack(|| self.bot_to_choose()).and_then(|who| {
            let player = self.seats.with_value(|seats| seats.player(who))?;
            Some((who, player))
        });
        if let Some((who, player)) = next.filter(|_| self.thinking.get_untracked().is_none()) {
            self.let_choose(who, player, true);
        }
    }

    /// How many steps are left if the last decision of a person is taken back; `None` if dice or a card came since.
    pub(super) fn undo_to(&'static self) -> Option<usize> {
        let seats = self.seats.get_value();
        let theirs = |who| match self.remote {
            Some(remote) => untrack(|| remote.decides(who)),
            None => true,
        };
        self.with(|table| {
            let steps = table.game().steps();
            for before in (table.game().floor()..steps.len()).rev() {
                if matches!(steps[before], Step::Outcome(_)) {
                    return None;
                }
                let position = table.game().position_after(before)?;
                if let Waiting::Choice(who) = position.waiting()
                    && seats.player(who).is_none()
                    && position.options().len() > 1
                {
                    return theirs(who).then_some(before);
                }
            }
            None
        })
    }

    pub(super) fn is_at_end(&'static self) -> bool {
        self.shown.get_untracked() == self.with(Table::len)
    }
}
