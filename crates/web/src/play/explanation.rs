//! The thing on the table that is explained beside it.

use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;

use crate::target::Target;

/// So long a pointer rests on a thing until it says what it does, in milliseconds.
const REST: u64 = 450;

/// What is explained. A click where nothing can be chosen explains, and so does the keyboard.
#[derive(Clone, Copy)]
pub struct Explanation {
    /// The thing, while there is one.
    target: RwSignal<Option<Target>>,
    /// True while the next click explains, although it could choose.
    asked: RwSignal<bool>,
    /// The thing that says in one line what it does.
    tip: RwSignal<Option<Target>>,
    resting: StoredValue<Option<TimeoutHandle>>,
}

impl Explanation {
    pub(super) fn new() -> Explanation {
        Explanation {
            target: RwSignal::new(None),
            asked: RwSignal::new(false),
            tip: RwSignal::new(None),
            resting: StoredValue::new(None),
        }
    }

    /// The thing that is explained; followed.
    pub fn target(self) -> Option<Target> {
        self.target.get()
    }

    /// Explains a thing.
    pub fn show(self, target: Target) {
        self.target.set(Some(target));
    }

    /// Explains nothing.
    pub fn close(self) {
        self.target.set(None);
    }

    /// The thing that says in one line what it does; followed.
    pub fn tip(self) -> Option<Target> {
        self.tip.get()
    }

    /// The keyboard has reached a thing: it says what it does.
    pub fn tell(self, target: Target) {
        self.hush();
        self.tip.set(Some(target));
    }

    /// A pointer rests on a thing, which says what it does after a while.
    pub fn tell_soon(self, target: Target) {
        self.hush();
        // The screen may be gone by then.
        let tell = move || {
            self.tip.try_set(Some(target));
        };
        let timer = set_timeout_with_handle(tell, Duration::from_millis(REST));
        self.resting.set_value(timer.ok());
    }

    /// Nothing says what it does any more.
    pub fn hush(self) {
        if let Some(timer) = self.resting.try_update_value(Option::take).flatten() {
            timer.clear();
        }
        // The pointer leaves what is taken away with the screen, too.
        if self.tip.try_with_untracked(Option::is_some) == Some(true) {
            self.tip.set(None);
        }
    }

    /// True while the next click explains; followed.
    pub fn is_asked(self) -> bool {
        self.asked.get()
    }

    /// Lets the next click explain, or lets it choose again.
    pub fn toggle(self) {
        self.asked.update(|asked| *asked = !*asked);
    }

    /// Lets clicks choose again.
    pub fn stop_asking(self) {
        self.asked.set(false);
    }

    /// True if a click is meant as a question; the next one is not.
    pub(super) fn take_question(self) -> bool {
        let asked = self.asked.get_untracked();
        if asked {
            self.asked.set(false);
        }
        asked
    }
}
