//! Pointing at things: which options are meant, and what follows.

use ghost_stories_engine::{Choice, Position, WhiteMoonChoice};
use leptos::prelude::*;

use super::Play;
use super::plan::is_split;
use crate::browser;
use crate::target::{Target, targets};

impl Play {
    /// The options that are about everything pointed at so far; followed.
    pub fn matching(&'static self) -> Vec<Choice> {
        let position = self.position.get();
        let pointed = self.pointed.get();
        self.options.get().into_iter().filter(|&option| matches(&position, option, &pointed)).collect()
    }

    /// The options in the order in which they are listed: ways to spend, or those that match; followed.
    pub fn listed(&'static self) -> Vec<Choice> {
        if let Some(choice) = self.asking.get() {
            return vec![choice];
        }
        let matching = self.matching();
        if is_split(&matching) { self.ways() } else { matching }
    }

    /// The things that may be pointed at next; followed.
    pub fn hot(&'static self) -> Vec<Target> {
        let position = self.position.get();
        self.matching().into_iter().flat_map(|option| targets(&position, option)).collect()
    }

    /// A thing was clicked; `shown` to the others at a table of a server, or else pointed at.
    pub fn click(&'static self, target: Target, shown: bool) {
        match self.remote {
            Some(remote) if shown || self.showing.get_untracked() => {
                self.showing.set(false);
                remote.point(target);
            }
            _ => self.point(target),
        }
    }

    /// Points at a thing: makes the choice it leaves open, narrows the options down, or explains it.
    pub fn point(&'static self, target: Target) {
        if self.explaining.get_untracked() {
            self.explaining.set(false);
            self.explained.set(Some(target));
            return;
        }
        if self.busy.get_untracked() || self.plan_with(target) {
            return;
        }
        let position = self.position.get_untracked();
        let options = self.options.get_untracked();
        let about = |pointed: &[Target]| -> Vec<Choice> {
            options.iter().copied().filter(|&option| matches(&position, option, pointed)).collect()
        };
        let before = self.pointed.get_untracked();
        // What stands on a tile or in the catacombs may stand for its place.
        let meant: Vec<Target> = [Some(target), target.place(&position)].into_iter().flatten().collect();
        let further = meant.iter().map(|&target| before.iter().copied().chain([target]).collect::<Vec<_>>());
        let anew = meant.iter().map(|&target| vec![target]);
        let found = further.chain(anew).map(|pointed| (about(&pointed), pointed)).find(|(about, _)| !about.is_empty());
        let (matching, pointed) = found.unwrap_or_default();
        match matching.as_slice() {
            [] => self.explained.set(Some(target)),
            [only] if rolls(*only) => {
                self.pointed.set(pointed);
                self.ask(*only);
            }
            [only] => self.choose(*only),
            _ => {
                self.explained.set(None);
                self.pointed.set(pointed);
                browser::reveal("actions");
            }
        }
    }
}

fn matches(position: &Position, option: Choice, pointed: &[Target]) -> bool {
    let about = targets(position, option);
    pointed.iter().all(|target| about.contains(target))
}

/// True if dice follow at once, so that there is no way back.
pub(super) fn rolls(choice: Choice) -> bool {
    matches!(choice, Choice::Exorcise | Choice::WhiteMoon(WhiteMoonChoice::Train(_) | WhiteMoonChoice::Roll))
}
