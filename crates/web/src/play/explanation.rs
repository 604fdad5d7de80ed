//! The thing on the table that is explained beside it.

use leptos::prelude::*;

use crate::target::Target;

/// What is explained. A click where nothing can be chosen explains, and so does the keyboard.
#[derive(Clone, Copy)]
pub struct Explanation {
    /// The thing, while there is one.
    target: RwSignal<Option<Target>>,
    /// True while the next click explains, although it could choose.
    asked: RwSignal<bool>,
}

impl Explanation {
    pub(super) fn new() -> Explanation {
        Explanation { target: RwSignal::new(None), asked: RwSignal::new(false) }
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
