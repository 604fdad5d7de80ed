//! What may be chosen now.

use ghost_stories_engine::{Choice, Position, Waiting};
use leptos::prelude::*;

use super::hand::is_live;
use super::{Animation, HandCover, Mode, PlayedRecord};
use crate::online::Remote;

/// What a lesson lets the pupil choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Allowed {
    All,
    Only(Choice),
    Nothing,
}

impl Allowed {
    fn lets(self, option: Choice) -> bool {
        match self {
            Allowed::All => true,
            Allowed::Only(only) => option == only,
            Allowed::Nothing => false,
        }
    }
}

/// The options of whoever decides at this page; none while things happen, or while the past is shown. They follow from the game, and
/// only a lesson narrows them.
#[derive(Clone, Copy)]
pub struct OfferedOptions {
    /// A lesson teaches one choice at a time.
    allowed: RwSignal<Allowed>,
    /// Not those of the veiled position, which has none where Wu-Feng chooses from his hand.
    list: Memo<Vec<Choice>>,
}

impl OfferedOptions {
    pub(super) fn new(
        record: PlayedRecord,
        animation: Animation,
        hand: &HandCover,
        mode: Mode,
        remote: Option<&'static Remote>,
    ) -> OfferedOptions {
        let allowed = RwSignal::new(Allowed::All);
        let (covered, given_back) = (hand.covered, hand.given_back);
        // At a table of a server everybody decides for their own seats.
        let is_ours = move |position: &Position| match (remote, position.waiting()) {
            (Some(remote), Waiting::Choice(who)) => remote.is_connected() && remote.decides(who),
            (Some(_), Waiting::Chance(_) | Waiting::Over(_)) | (None, _) => true,
        };
        let list = Memo::new(move |_| {
            let awaited = is_live(record, animation, mode) && !covered.get() && !given_back.get();
            if !awaited || !record.with(|table| is_ours(table.position())) {
                return Vec::new();
            }
            let mut options = record.with(|table| table.position().options().to_vec());
            let allowed = allowed.get();
            options.retain(|&option| allowed.lets(option));
            options
        });
        OfferedOptions { allowed, list }
    }

    /// All of them; followed.
    pub fn list(self) -> Vec<Choice> {
        self.list.get()
    }

    /// Looks at all of them; followed.
    pub fn with<T>(self, look: impl FnOnce(&[Choice]) -> T) -> T {
        self.list.with(|options| look(options))
    }

    /// Looks at what may be chosen now.
    pub fn with_untracked<T>(self, look: impl FnOnce(&[Choice]) -> T) -> T {
        self.list.with_untracked(|options| look(options))
    }

    /// True if nothing may be chosen; followed.
    pub fn is_empty(self) -> bool {
        self.with(<[Choice]>::is_empty)
    }

    /// True if this may be chosen; followed.
    pub fn contains(self, choice: Choice) -> bool {
        self.with(|options| options.contains(&choice))
    }

    /// A lesson lets the pupil choose no more than this.
    pub fn allow(self, allowed: Allowed) {
        self.allowed.set(allowed);
    }
}
