//! What a server has told and is still to be seen.

use core::mem;

use ghost_stories_engine::Outcome;
use ghost_stories_table::Step;
use leptos::prelude::*;

/// The steps that the server has told and the table has not played, because what came before is still being shown. What the server
/// tells fills it, and the table empties it.
#[derive(Clone, Copy)]
pub struct Backlog(StoredValue<Vec<Step>>);

impl Backlog {
    pub fn new() -> Backlog {
        Backlog(StoredValue::new(Vec::new()))
    }

    pub fn with<T>(self, look: impl FnOnce(&[Step]) -> T) -> T {
        self.0.with_value(|steps| look(steps))
    }

    /// What is played next.
    pub fn next(self) -> Option<Step> {
        self.with(|steps| steps.first().copied())
    }

    /// The next one was played.
    pub fn advance(self) {
        self.0.update_value(|steps| {
            steps.remove(0);
        });
    }

    pub fn replace(self, steps: Vec<Step>) {
        self.0.set_value(steps);
    }

    /// Takes all of them out; none if the screen is gone.
    pub fn take(self) -> Vec<Step> {
        self.0.try_update_value(mem::take).unwrap_or_default()
    }
}

/// What a change of the record means for a table that has played some of it.
#[derive(PartialEq, Eq, Debug)]
pub struct RecordChange {
    /// How many of the played steps stay.
    pub keep: usize,
    /// What took their place in the past, and was seen already.
    pub retold: Vec<Step>,
    /// What is to be seen.
    pub backlog: Vec<Step>,
}

impl RecordChange {
    /// `None` if the change does not join on to what is known.
    pub fn of(played: &[Step], backlog: &[Step], from: usize, steps: Vec<Step>) -> Option<RecordChange> {
        let mut whole: Vec<Step> = played.iter().chain(backlog).copied().take(from).collect();
        if whole.len() < from {
            return None;
        }
        whole.extend(steps);
        let pairs = || played.iter().zip(&whole);
        let keep = pairs().take_while(|(old, new)| old == new).count();
        let seen = pairs().take_while(|(old, new)| old == new || (is_draw(old) && is_draw(new))).count();
        let backlog = whole.split_off(seen);
        Some(RecordChange { keep, retold: whole.split_off(keep), backlog })
    }
}

/// A card of Wu-Feng's hand stands for another until it comes to light.
fn is_draw(step: &Step) -> bool {
    matches!(step, Step::Outcome(Outcome::Card(_)))
}

#[cfg(test)]
mod tests {
    use ghost_stories_engine::{ByColour, Edition, Level};
    use ghost_stories_table::{BlackSecretSetupOptions, SetupOptions, Table, veiled};

    use super::*;

    fn steps(text: &str) -> Vec<Step> {
        text.split(", ").filter(|step| !step.is_empty()).map(|step| step.parse().unwrap()).collect()
    }

    #[track_caller]
    fn check(played: &str, backlog: &str, from: usize, told: &str, expected: Option<(usize, &str, &str)>) {
        let expected = expected.map(|(keep, retold, backlog)| RecordChange {
            keep,
            retold: steps(retold),
            backlog: steps(backlog),
        });
        assert_eq!(RecordChange::of(&steps(played), &steps(backlog), from, steps(told)), expected);
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
            let news = RecordChange::of(followed.game().steps(), &[], from, told[from..].to_vec()).unwrap();
            assert_eq!(news.keep + news.retold.len(), followed.len(), "what was seen is not shown again");
            came_to_light += usize::from(!news.retold.is_empty());
            followed = followed.branch(news.keep);
            for step in news.retold.into_iter().chain(news.backlog) {
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
