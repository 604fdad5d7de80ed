//! Pointing at things: which options are meant, and what follows.

use ghost_stories_engine::{Choice, Position};
use leptos::prelude::*;

use super::dice::rolls;
use super::forfeit::{Forfeit, brings_chance};
use super::spending::is_split;
use super::{Foresight, Mode, OfferedOptions, Play};
use crate::browser;
use crate::target::{Target, targets};
use crate::verb::Verb;

/// What the player points at before choosing. Clicks and keys change it; a choice or a step of the game ends it.
#[derive(Clone, Copy)]
pub struct Pointing {
    position: Memo<Position>,
    options: OfferedOptions,
    foresight: Foresight,
    /// The open key of the keypad.
    verb: RwSignal<Option<Verb>>,
    /// What was pointed at so far: each thing narrows the options down.
    pointed: RwSignal<Vec<Target>>,
    /// A choice that waits for a last word, because dice follow at once or because it gives up more than it says.
    asked: RwSignal<Option<Choice>>,
    /// True while the next click shows a thing to the others at a table of a server, although it could choose.
    showing: RwSignal<bool>,
}

impl Pointing {
    pub(super) fn new(position: Memo<Position>, options: OfferedOptions, foresight: Foresight) -> Pointing {
        Pointing {
            position,
            options,
            foresight,
            verb: RwSignal::new(None),
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

    /// The keys of the keypad while it stands for the options; followed.
    pub fn keypad(self) -> Option<Vec<Verb>> {
        let position = self.position.get();
        self.options.with(|options| Verb::keypad(&position, options, false).filter(|_| !options.is_empty()))
    }

    /// The open verb; followed.
    pub fn verb(self) -> Option<Verb> {
        self.verb.get()
    }

    pub(super) fn verb_untracked(self) -> Option<Verb> {
        self.verb.get_untracked()
    }

    pub(super) fn set_verb(self, verb: Verb) {
        self.verb.set(Some(verb));
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

    /// The options of the open verb that are about everything pointed at so far; followed.
    pub fn matching(self) -> Vec<Choice> {
        let position = self.position.get();
        let (verb, pointed) = (self.verb.get(), self.pointed.get());
        let options = self.options.list().into_iter();
        options.filter(|&option| is_of(verb, option) && matches(&position, option, &pointed)).collect()
    }

    /// The things that may be pointed at next; followed. What no roll can beat is left out.
    pub fn hot(self) -> Vec<Target> {
        let position = self.position.get();
        let matching = self.matching();
        let targets = matching.into_iter().flat_map(|option| {
            let hopeless = if option == Choice::Exorcise { self.hopeless() } else { Vec::new() };
            targets(&position, option).into_iter().filter(move |target| !hopeless.contains(target))
        });
        targets.collect()
    }

    /// The ghosts at hand that no roll can beat; followed.
    fn hopeless(self) -> Vec<Target> {
        self.foresight.reach.with(|reach| {
            let here = reach.iter().filter(|reach| !reach.moves).flat_map(|reach| &reach.exorcism.targets);
            here.filter(|target| target.chance.cases() == 0).map(|target| Target::Space(target.space)).collect()
        })
    }

    /// Follows all that narrows the options down.
    pub(super) fn track(self) {
        self.verb.track();
        self.pointed.track();
        self.asked.track();
    }

    pub(super) fn clear(self) {
        self.verb.set(None);
        self.pointed.set(Vec::new());
        self.asked.set(None);
    }
}

impl Play {
    /// The options in the order in which they are listed: ways to spend, or those that match; followed. With a keypad that is nothing
    /// until a verb is opened or something pointed at.
    pub fn listed(&'static self) -> Vec<Choice> {
        if let Some(choice) = self.pointing.asked() {
            return vec![choice];
        }
        if self.pointing.keypad().is_some() && self.pointing.verb().is_none() && self.pointing.is_empty() {
            return Vec::new();
        }
        let matching = self.pointing.matching();
        if is_split(&matching) { self.spending.ways() } else { matching }
    }

    /// Makes a choice; what cannot be taken back, or gives up more of the turn than it says, is asked first.
    pub fn pick(&'static self, choice: Choice) {
        let asked = self.pointing.asked.get_untracked() == Some(choice);
        let must_ask = match self.mode {
            // A lesson says what comes.
            Mode::Lesson => rolls(choice),
            Mode::Game | Mode::Online | Mode::Replay => asks_first(&self.position.get_untracked(), choice),
        };
        if must_ask && !asked {
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
        let verb = self.pointing.verb.get_untracked();
        let about = |verb: Option<Verb>, pointed: &[Target]| -> Vec<Choice> {
            let meant = |option: &Choice| is_of(verb, *option) && matches(&position, *option, pointed);
            options.iter().copied().filter(meant).collect()
        };
        let before = self.pointing.pointed.get_untracked();
        // What stands on a tile or in the catacombs may stand for its place.
        let meant: Vec<Target> = [Some(target), target.place(&position)].into_iter().flatten().collect();
        let further = meant.iter().map(|&target| before.iter().copied().chain([target]).collect::<Vec<_>>());
        let anew = meant.iter().map(|&target| vec![target]);
        let narrowed = further.chain(anew.clone()).map(|pointed| (verb, pointed));
        // What the open verb is not about closes it.
        let ways = narrowed.chain(anew.map(|pointed| (None, pointed)));
        let found =
            ways.map(|(verb, pointed)| (about(verb, &pointed), verb, pointed)).find(|(about, ..)| !about.is_empty());
        let (matching, verb, pointed) = found.unwrap_or_default();
        match matching.as_slice() {
            [] => self.explanation.show(target),
            [only] => {
                self.pointing.verb.set(verb);
                self.pointing.pointed.set(pointed);
                self.pointing.asked.set(None);
                self.explanation.close();
                self.pick(*only);
            }
            _ => {
                self.explanation.close();
                self.pointing.asked.set(None);
                self.pointing.verb.set(verb);
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

/// True if a choice wants a last word: dice or a card follow at once, or it gives up more of the turn than it says.
pub fn asks_first(position: &Position, choice: Choice) -> bool {
    rolls(choice) || Forfeit::of(position, choice).is_some() || brings_chance(position, choice)
}

fn is_of(verb: Option<Verb>, option: Choice) -> bool {
    verb.is_none_or(|verb| Verb::of(option) == Some(verb))
}

fn matches(position: &Position, option: Choice, pointed: &[Target]) -> bool {
    let about = targets(position, option);
    pointed.iter().all(|target| about.contains(target))
}
