//! The record of the game on show, and how many of its steps are shown.

use ghost_stories_engine::Position;
use ghost_stories_table::Table;
use leptos::prelude::*;

/// The record changes by its methods alone, so that whatever follows it hears of every change. Others only look.
#[derive(Clone, Copy)]
pub struct PlayedRecord {
    /// No signal: a table is never copied or compared to find out whether it changed.
    table: StoredValue<Table>,
    /// Counts the changes. What waits for its time compares the count, to see whether it is still meant.
    changes: RwSignal<usize>,
    /// Counts how often something of the past turned out otherwise, because what was told of it is told anew.
    retold: RwSignal<usize>,
    /// How many steps are shown: fewer than there are while somebody looks at the past.
    shown: RwSignal<usize>,
}

impl PlayedRecord {
    pub(super) fn new(table: Table, shown: usize) -> PlayedRecord {
        PlayedRecord {
            table: StoredValue::new(table),
            changes: RwSignal::new(0),
            retold: RwSignal::new(0),
            shown: RwSignal::new(shown),
        }
    }

    /// Looks at the table as it is.
    pub fn with<T>(self, look: impl FnOnce(&Table) -> T) -> T {
        self.table.with_value(look)
    }

    /// Follows every change.
    pub fn track(self) {
        self.changes.track();
    }

    /// How many steps there are; followed.
    pub fn len(self) -> usize {
        self.track();
        self.with(Table::len)
    }

    /// How many steps are shown; followed.
    pub fn shown(self) -> usize {
        self.shown.get()
    }

    /// How many steps are shown now.
    pub fn shown_untracked(self) -> usize {
        self.shown.get_untracked()
    }

    /// How often something of the past turned out otherwise; followed.
    pub fn retold(self) -> usize {
        self.retold.get()
    }

    /// The position after the shown steps, whoever may see it; followed.
    pub fn position(self) -> Position {
        self.track();
        let shown = self.shown();
        self.with(|table| *table.game().position_after(shown).unwrap_or(table.position()))
    }

    /// True if the shown position is the last; followed.
    pub fn is_live(self) -> bool {
        self.shown() == self.len()
    }

    /// True if the shown position is the last now.
    pub fn is_at_end(self) -> bool {
        self.shown_untracked() == self.with(Table::len)
    }

    /// Changes the table; false if the change says that it could not.
    pub(super) fn change(self, change: impl FnOnce(&mut Table) -> bool) -> bool {
        // The screen may be gone by now.
        let changed = self.table.try_update_value(change).unwrap_or(false);
        if changed {
            self.changes.update(|changes| *changes += 1);
        }
        changed
    }

    /// Puts another table in place of this one, with another past.
    pub(super) fn replace(self, table: Table) {
        self.table.set_value(table);
        self.retold.update(|times| *times += 1);
        self.changes.update(|changes| *changes += 1);
    }

    /// Shows the position after so many steps.
    pub(super) fn show(self, steps: usize) {
        self.shown.set(steps);
    }

    /// Stands for the record as it is now.
    pub(super) fn version(self) -> usize {
        self.changes.get_untracked()
    }

    /// True if nothing has changed since, and the screen is still there.
    pub(super) fn is_still(self, version: usize) -> bool {
        self.changes.try_get_untracked() == Some(version)
    }
}
