//! The panel that is called up beside the table.

use leptos::prelude::*;

use super::Mode;
use crate::target::Target;

/// The panels that can be called up beside the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tab {
    Forecast,
    Odds,
    Log,
    Hints,
    /// How the chance to win went, once the game is over or looked at.
    Course,
    /// White Moon's families.
    Families,
    /// Wu-Feng's curses and the Blood Mantras.
    BlackSecret,
}

/// Which panel is open, and what it lights on the table. The player opens it, and it alone lights.
#[derive(Clone, Copy)]
pub struct Panel {
    tab: RwSignal<Tab>,
    /// The things that the hint under the pointer is about, or else the best one.
    hinted: RwSignal<Vec<Target>>,
}

impl Panel {
    pub(super) fn new(mode: Mode) -> Panel {
        let tab = if mode == Mode::Replay { Tab::Log } else { Tab::Forecast };
        Panel { tab: RwSignal::new(tab), hinted: RwSignal::new(Vec::new()) }
    }

    /// The open one; followed.
    pub fn tab(self) -> Tab {
        self.tab.get()
    }

    /// Opens one.
    pub fn open(self, tab: Tab) {
        self.tab.set(tab);
    }

    /// True if a hint is about this thing; followed.
    pub fn is_hinted(self, target: Target) -> bool {
        self.hinted.with(|hinted| hinted.contains(&target))
    }

    /// The things that are lit; followed.
    pub fn lit(self) -> Vec<Target> {
        self.hinted.get()
    }

    /// Lights the things that a hint is about, if the table is still there.
    pub fn light(self, targets: Vec<Target>) {
        self.hinted.try_set(targets);
    }
}
