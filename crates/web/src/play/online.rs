//! A game at a table of a server: what the server tells is played as it comes, and what is chosen is sent.

use ghost_stories_engine::{ByColour, Choice, Outcome, Waiting};
use ghost_stories_online::ClientMessage;
use ghost_stories_table::{Replay, Step, Table};
use leptos::prelude::*;

use super::bots::PAUSE;
use super::{Mode, Play};
use crate::online::Remote;
use crate::seats::Seats;

/// So many steps that were missed are shown one after the other; more are shown at once.
const MISSED: usize = 12;
/// So far the table may lag behind the server.
const BEHIND: usize = 60;

/// What a change of the record means for a table that has played some of it.
#[derive(PartialEq, Eq, Debug)]
struct News {
    /// How many of the played steps stay.
    keep: usize,
    /// What took their place in the past, and was seen already.
    retold: Vec<Step>,
    /// What is to be seen.
    queue: Vec<Step>,
}

impl News {
    /// `None` if the change does not join on to what is known.
    fn of(played: &[Step], queue: &[Step], from: usize, steps: Vec<Step>) -> Option<News> {
        let mut whole: Vec<Step> = played.iter().chain(queue).copied().take(from).collect();
        if whole.len() < from {
            return None;
        }
        whole.extend(steps);
        let pairs = || played.iter().zip(&whole);
        let keep = pairs().take_while(|(old, new)| old == new).count();
        let seen = pairs().take_while(|(old, new)| old == new || (is_draw(old) && is_draw(new))).count();
        let queue = whole.split_off(seen);
        Some(News { keep, retold: whole.split_off(keep), queue })
    }
}

/// A card of Wu-Feng's hand stands for another until it comes to light.
fn is_draw(step: &Step) -> bool {
    matches!(step, Step::Outcome(Outcome::Card(_)))
}

impl Play {
    /// A game as the server tells it.
    pub fn online(table: Table, remote: &'static Remote) -> &'static Play {
        Play::with_remote(table, None, Seats::default(), Mode::Online, Some(remote))
    }

    /// Other people or bots play now.
    pub fn seat(&'static self, seats: Seats, names: ByColour<Option<String>>) {
        self.seats.set_value(seats);
        self.names.set_value(names);
        self.seated.update(|seated| *seated += 1);
    }

    /// The record changed: its first `from` steps stay, then these follow. False if that cannot be.
    pub fn hear(&'static self, from: usize, steps: Vec<Step>, missed: bool) -> bool {
        let news = self.queue.with_value(|queue| self.with(|table| News::of(table.game().steps(), queue, from, steps)));
        let Some(News { keep, retold, queue }) = news else { return false };
        if keep < self.with(Table::len) && !self.rewind(keep, retold) {
            return false;
        }
        let many = queue.len();
        self.queue.set_value(queue);
        // Nobody sees what moves in a hidden window, whose clock hardly runs.
        let at_once = (missed && many > MISSED) || many > BEHIND || document().hidden() || !self.is_at_end();
        if !at_once {
            self.settle();
            return true;
        }
        let played = self.catch_up();
        self.busy.set(false);
        played
    }

    /// Goes back to so many steps and plays these, without showing again what was seen.
    fn rewind(&'static self, keep: usize, retold: Vec<Step>) -> bool {
        let (live, before) = (self.is_at_end(), self.with(Table::len));
        if self.with(|table| keep < table.game().floor()) {
            // What was played under older rules can only be told as a whole.
            return false;
        }
        let mut table = self.with(|table| table.branch(keep));
        let played = retold.into_iter().all(|step| table.step(step).is_ok());
        let len = table.len();
        self.table.set_value(table);
        self.clear();
        if len < before {
            self.told.set(Vec::new());
        }
        self.happened.set((0, Vec::new()));
        self.shown.update(|shown| *shown = if live { len } else { len.min(*shown) });
        self.retold.update(|times| *times += 1);
        self.changes.update(|changes| *changes += 1);
        played
    }

    /// Plays at once all that the server has told; whoever looks at the past goes on doing so.
    pub(super) fn catch_up(&'static self) -> bool {
        let Some(queue) = self.queue.try_update_value(core::mem::take).filter(|queue| !queue.is_empty()) else {
            return true;
        };
        let live = self.is_at_end();
        let mut told = Vec::new();
        for step in queue {
            if self.is_decision(step) {
                told.clear();
            }
            if !self.table.try_update_value(|table| table.step(step).is_ok()).unwrap_or(false) {
                return false;
            }
            told.extend(self.events(self.with(Table::len)));
        }
        if live {
            self.clear();
            self.told.set(told);
            self.happened.set((0, Vec::new()));
            self.shown.set(self.with(Table::len));
        }
        self.changes.update(|changes| *changes += 1);
        true
    }

    /// True if a step is somebody's decision, so that what was told before is over.
    fn is_decision(&'static self, step: Step) -> bool {
        matches!(step, Step::Choice(_)) && self.with(|table| table.position().options().len() > 1)
    }

    pub(super) fn next_told(&'static self) -> Option<Step> {
        self.queue.with_value(|queue| queue.first().copied())
    }

    /// How long the turn of a bot to choose is shown before its choice is, in milliseconds.
    pub(super) fn pause_before_told(&'static self) -> u32 {
        let Some(step) = self.next_told() else { return 0 };
        let waiting = self.with(|table| table.position().waiting());
        let bot = |seats: &Seats| matches!(waiting, Waiting::Choice(who) if seats.player(who).is_some());
        if self.is_decision(step) && self.seats.with_value(bot) {
            self.settings.bot_pace.get_untracked().milliseconds(PAUSE)
        } else {
            0
        }
    }

    /// Plays the next step that the server has told.
    pub(super) fn play_told(&'static self, step: Step) {
        if self.is_decision(step) {
            self.told.set(Vec::new());
        }
        self.queue.update_value(|queue| {
            queue.remove(0);
        });
        if !self.take(|table| table.step(step).is_ok())
            && let Some(remote) = self.remote
        {
            remote.start_over();
        }
    }

    /// Sends a choice; what it brings about is told by the server.
    pub(super) fn send(&'static self, remote: &'static Remote, choice: Choice) {
        self.clear();
        self.busy.set(true);
        remote.choose(choice, self.with(Table::len), move |done| {
            if !done && self.next_told().is_none() {
                self.busy.try_set(false);
            }
        });
    }

    /// True if one could ask the others to take one's last decision back; followed.
    pub(super) fn may_ask_to_undo(&'static self, remote: &'static Remote) -> bool {
        let asked = remote.look(|state| state.undo.is_some());
        !asked && !self.busy.get() && self.is_live() && self.undo_to().is_some()
    }

    pub(super) fn ask_to_undo(&'static self, remote: &'static Remote) {
        if untrack(|| self.may_ask_to_undo(remote)) {
            remote.ask(ClientMessage::Undo {});
        }
    }

    /// The record, fit for a file; the seed behind a server's game is not ours.
    pub fn replay(&'static self) -> Replay {
        self.with(|table| match self.remote {
            Some(_) => Replay::of(table.game(), None, self.names.get_value()),
            None => table.replay(),
        })
    }
}

#[cfg(test)]
mod tests {
    use ghost_stories_engine::{Edition, Level};
    use ghost_stories_table::{BlackSecretSetupOptions, SetupOptions, veiled};

    use super::*;

    fn steps(text: &str) -> Vec<Step> {
        text.split(", ").filter(|step| !step.is_empty()).map(|step| step.parse().unwrap()).collect()
    }

    #[track_caller]
    fn check(played: &str, queue: &str, from: usize, told: &str, expected: Option<(usize, &str, &str)>) {
        let expected = expected.map(|(keep, retold, queue)| News { keep, retold: steps(retold), queue: steps(queue) });
        assert_eq!(News::of(&steps(played), &steps(queue), from, steps(told)), expected);
    }

    #[test]
    fn what_follows_the_end_is_to_be_seen() {
        check("end, draw 7", "", 2, "place red-left, end", Some((2, "", "place red-left, end")));
        check("end", "draw 7", 2, "place red-left", Some((1, "", "draw 7, place red-left")));
        check("", "", 0, "draw 7", Some((0, "", "draw 7")));
    }

    #[test]
    fn what_is_taken_back_goes() {
        check("draw 7, place red-left, help", "", 2, "", Some((2, "", "")));
        check("draw 7, place red-left", "help, end", 3, "", Some((2, "", "help")));
        check("draw 7, place red-left, help", "", 1, "place blue-left", Some((1, "", "place blue-left")));
    }

    #[test]
    fn a_card_that_comes_to_light_is_retold_and_what_follows_is_seen() {
        check("help, draw 7, keep", "", 1, "draw 9, keep, end", Some((1, "draw 9, keep", "end")));
        check("help, draw 7", "keep", 1, "draw 9, keep, end", Some((1, "draw 9", "keep, end")));
    }

    #[test]
    fn all_told_again_changes_nothing() {
        check("help, draw 7, keep", "", 0, "help, draw 7, keep", Some((3, "", "")));
        check("help, draw 7", "keep", 0, "help, draw 7, keep, end", Some((2, "", "keep, end")));
    }

    /// Plays a game as a server would, and follows it as somebody who does not know Wu-Feng's hand; gives back how often a card of it
    /// came to light.
    fn follow(seed: u64) -> usize {
        let setup_options = SetupOptions {
            black_secret: Some(BlackSecretSetupOptions::default()),
            ..SetupOptions::new(4, Level::Normal, Edition::Revised)
        };
        let setup = setup_options.deal_game(seed, 0);
        let mut game = Table::new(setup, seed, ByColour::default()).unwrap();
        let mut followed = Table::new(setup, 0, ByColour::default()).unwrap();
        let mut came_to_light = 0;
        for turn in 0.. {
            let before = veiled(game.position(), game.game().steps());
            while game.advance().is_some() {}
            let options = game.position().options();
            if !options.is_empty() {
                game.choose(options[turn * 13 % options.len()]).unwrap();
            }
            let told = veiled(game.position(), game.game().steps());
            let from = before.iter().zip(&told).take_while(|(before, told)| before == told).count();
            let news = News::of(followed.game().steps(), &[], from, told[from..].to_vec()).unwrap();
            assert_eq!(news.keep + news.retold.len(), followed.len(), "what was seen is not shown again");
            came_to_light += usize::from(!news.retold.is_empty());
            followed = followed.branch(news.keep);
            for step in news.retold.into_iter().chain(news.queue) {
                followed.step(step).unwrap();
            }
            assert_eq!(followed.position().veiled(), game.position().veiled());
            if options.is_empty() {
                break;
            }
        }
        assert_eq!(followed.position(), game.position(), "a finished game hides nothing");
        came_to_light
    }

    #[test]
    fn s7_whoever_does_not_know_the_hand_can_follow_the_game() {
        let came_to_light: usize = (0..12).map(follow).sum();
        assert!(came_to_light > 0);
    }

    #[test]
    fn a_gap_is_noticed() {
        check("help", "keep", 3, "end", None);
    }
}
