//! Pointing at things: which options are meant, and what follows.

use ghost_stories_engine::{Choice, Position};
use leptos::prelude::*;

use super::dice::rolls;
use super::spending::is_split;
use super::{OfferedOptions, Play};
use crate::browser;
use crate::target::{Target, targets};

/// What the player points at before choosing. Clicks and keys change it; a choice or a step of the game ends it.
#[derive(Clone, Copy)]
pub struct Pointing {
    position: Memo<Position>,
    options: OfferedOptions,
    /// What was pointed at so far: each thing narrows the options down.
    pointed: RwSignal<Vec<Target>>,
    /// A choice after which dice roll, so that there is no way back: it waits for a last word.
    asked: RwSignal<Option<Choice>>,
    /// True while the next click shows a thing to the others at a table of a server, although it could choose.
    showing: RwSignal<bool>,
}

impl Pointing {
    pub(super) fn new(position: Memo<Position>, options: OfferedOptions) -> Pointing {
        Pointing {
            position,
            options,
            pointed: RwSignal::new(Vec::new()),
            asked: RwSignal::new(None),
            showing: RwSignal::new(false),
        }
    }

    /// True if this was pointed at; followed.
    pub fn has(self, target: Target) -> bool {
        self.pointed.with(|pointed| pointed.contains(&target))
    }

    /// True if nothing was pointed at; followed.
    pub fn is_empty(self) -> bool {
        self.pointed.with(Vec::is_empty)
    }

    /// The choice that waits for a last word; followed.
    pub fn asked(self) -> Option<Choice> {
        self.asked.get()
    }

    /// True while the next click shows a thing to the others; followed.
    pub fn is_showing(self) -> bool {
        self.showing.get()
    }

    /// Lets the next click show a thing, or not; gives back which.
    pub fn toggle_showing(self) -> bool {
        self.showing.update(|showing| *showing = !*showing);
        self.showing.get_untracked()
    }

    /// Lets clicks choose again.
    pub fn stop_showing(self) {
        self.showing.set(false);
    }

    /// The options that are about everything pointed at so far; followed.
    pub fn matching(self) -> Vec<Choice> {
        let position = self.position.get();
        let pointed = self.pointed.get();
        self.options.list().into_iter().filter(|&option| matches(&position, option, &pointed)).collect()
    }

    /// The things that may be pointed at next; followed.
    pub fn hot(self) -> Vec<Target> {
        let position = self.position.get();
        self.matching().into_iter().flat_map(|option| targets(&position, option)).collect()
    }

    pub(super) fn clear(self) {
        self.pointed.set(Vec::new());
        self.asked.set(None);
    }
}

impl Play {
    /// The options in the order in which they are listed: ways to spend, or those that match; followed.
    pub fn listed(&'static self) -> Vec<Choice> {
        if let Some(choice) = self.pointing.asked() {
            return vec![choice];
        }
        let matching = self.pointing.matching();
        if is_split(&matching) { self.spending.ways() } else { matching }
    }

    /// Makes a choice; where dice follow at once, so that there is no way back, the odds are shown first.
    pub fn pick(&'static self, choice: Choice) {
        if rolls(choice) && self.pointing.asked.get_untracked() != Some(choice) {
            self.ask(choice);
        } else {
            self.choose(choice);
        }
    }

    fn ask(&'static self, choice: Choice) {
        self.explanation.close();
        self.pointing.asked.set(Some(choice));
        browser::reveal("actions");
    }

    /// A thing was clicked; `shown` to the others at a table of a server, or else pointed at.
    pub fn click(&'static self, target: Target, shown: bool) {
        match self.remote {
            Some(remote) if shown || self.pointing.showing.get_untracked() => {
                self.pointing.stop_showing();
                remote.point(target);
            }
            Some(_) | None => self.point(target),
        }
    }

    /// Points at a thing: makes the choice it leaves open, narrows the options down, or explains it.
    pub fn point(&'static self, target: Target) {
        if self.explanation.take_question() {
            return self.explanation.show(target);
        }
        if self.animation.is_busy_untracked() || self.spending.point(target) {
            return;
        }
        let position = self.position.get_untracked();
        let options = self.options.with_untracked(<[Choice]>::to_vec);
        let about = |pointed: &[Target]| -> Vec<Choice> {
            options.iter().copied().filter(|&option| matches(&position, option, pointed)).collect()
        };
        let before = self.pointing.pointed.get_untracked();
        // What stands on a tile or in the catacombs may stand for its place.
        let meant: Vec<Target> = [Some(target), target.place(&position)].into_iter().flatten().collect();
        let further = meant.iter().map(|&target| before.iter().copied().chain([target]).collect::<Vec<_>>());
        let anew = meant.iter().map(|&target| vec![target]);
        let found = further.chain(anew).map(|pointed| (about(&pointed), pointed)).find(|(about, _)| !about.is_empty());
        let (matching, pointed) = found.unwrap_or_default();
        match matching.as_slice() {
            [] => self.explanation.show(target),
            [only] if rolls(*only) => {
                self.pointing.pointed.set(pointed);
                self.ask(*only);
            }
            [only] => self.choose(*only),
            _ => {
                self.explanation.close();
                self.pointing.pointed.set(pointed);
                browser::reveal("actions");
            }
        }
    }

    /// Forgets what was pointed at and planned.
    pub fn clear(&'static self) {
        self.pointing.clear();
        self.spending.clear();
    }

    /// Gives up all that was begun by pointing, so that the next click chooses.
    pub fn escape(&'static self) {
        self.clear();
        self.explanation.close();
        self.explanation.stop_asking();
        self.pointing.stop_showing();
    }
}

fn matches(position: &Position, option: Choice, pointed: &[Target]) -> bool {
    let about = targets(position, option);
    pointed.iter().all(|target| about.contains(target))
}
