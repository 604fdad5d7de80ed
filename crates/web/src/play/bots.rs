//! Bots at the table: they think in the worker, and choose at a pace that people can follow.

use std::time::Duration;

use ghost_stories_bots::Player;
use ghost_stories_engine::{Choice, Waiting, Who};
use ghost_stories_table::Step;
use leptos::prelude::*;

use super::Play;
use crate::browser;
use crate::thinker::{self, Ask, ThinkerAnswer};

/// How long a bot's turn to choose is shown before it does, in milliseconds at normal pace.
pub(super) const PAUSE: u32 = 900;

/// The bots of a game at this screen. The player holds them up; which one thinks follows from the game.
#[derive(Clone, Copy)]
pub struct Bots {
    /// The bot that is thinking now.
    thinking: RwSignal<Option<Who>>,
    /// True while the player holds them up.
    paused: RwSignal<bool>,
}

impl Bots {
    pub(super) fn new() -> Bots {
        Bots { thinking: RwSignal::new(None), paused: RwSignal::new(false) }
    }

    /// True while a bot is thinking; followed.
    pub fn is_thinking(self) -> bool {
        self.thinking.with(Option::is_some)
    }

    /// True while they are held up; followed.
    pub fn is_paused(self) -> bool {
        self.paused.get()
    }

    /// Nobody thinks any more: what was thought is not asked for.
    pub(super) fn stop_thinking(self) {
        self.thinking.set(None);
    }
}

impl Play {
    /// Asks the bot for its choice and makes it; while the bots pause, only if it is told to.
    pub(super) fn let_choose(&'static self, who: Who, player: Player, told_to: bool) {
        if self.saving.is_elsewhere_now() || (self.bots.paused.get_untracked() && !told_to) {
            return;
        }
        self.bots.thinking.set(Some(who));
        let version = self.record.version();
        let began = browser::now();
        let pause = self.settings.bot_pace.get_untracked().milliseconds(PAUSE);
        let (game, steps) = self.record.with(|table| (table.replay().write(), table.len()));
        thinker::ask(game, steps, Ask::Choose { player: player.to_string() }, move |answer| {
            let ThinkerAnswer::Chosen(choice) = answer else { return };
            let Ok(choice) = choice.parse::<Choice>() else { return };
            let left = u64::from(pause).saturating_sub(browser::now() - began);
            let choose = move || {
                let current = self.record.is_still(version) && self.record.is_at_end();
                if current && (told_to || !self.bots.paused.get_untracked()) {
                    self.animation.forget_told();
                    self.take(|table| table.choose(choice).is_ok());
                }
            };
            set_timeout(choose, Duration::from_millis(left));
        });
    }

    /// Stops the bots before their next choice, or lets them go on.
    pub fn pause_or_go_on(&'static self) {
        let paused = !self.bots.paused.get_untracked();
        self.bots.paused.set(paused);
        self.bots.stop_thinking();
        if !paused && self.record.is_at_end() {
            self.settle();
        }
    }

    /// Lets one bot make one choice.
    pub fn step_bot(&'static self) {
        self.bots.paused.set(true);
        if !self.record.is_at_end() {
            self.show(usize::MAX);
        }
        let next = untrack(|| self.bot_to_choose()).and_then(|who| Some((who, self.players.bot(who)?)));
        if let Some((who, player)) = next.filter(|_| self.bots.thinking.get_untracked().is_none()) {
            self.let_choose(who, player, true);
        }
    }

    /// How many steps are left if the last decision of a person is taken back; `None` if dice or a card came since.
    pub(super) fn undo_to(&'static self) -> Option<usize> {
        let theirs = |who| match self.remote {
            Some(remote) => untrack(|| remote.decides(who)),
            None => true,
        };
        self.record.with(|table| {
            let steps = table.game().steps();
            for before in (table.game().floor()..steps.len()).rev() {
                if matches!(steps[before], Step::Outcome(_)) {
                    return None;
                }
                let position = table.game().position_after(before)?;
                if let Waiting::Choice(who) = position.waiting()
                    && self.players.bot(who).is_none()
                    && position.options().len() > 1
                {
                    return theirs(who).then_some(before);
                }
            }
            None
        })
    }
}
