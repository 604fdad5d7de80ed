//! What a player's own components of the expansions say: kept in the browser, used for new games.

use ghost_stories_engine::{ComponentDataError, Components};
use ghost_stories_table::OwnCopy;

use crate::store::{self, Trouble};

/// What new games use, as a data file.
const NAME: &str = "white-moon-data";
/// What was entered in the form, also what cannot be used yet.
const ENTERED: &str = "own-copy";

/// The book for new games: the player's own, or ours.
pub fn components() -> Components {
    store::get(NAME).and_then(|text| Components::read(&text).ok()).unwrap_or_else(Components::ours)
}

/// What the form shows.
pub fn copy() -> OwnCopy {
    let used = OwnCopy::read(&store::get(NAME).unwrap_or_default());
    // A file that was opened since then, perhaps by an earlier version, counts more.
    let entered = store::get(ENTERED).map(|text| OwnCopy::read(&text));
    entered.filter(|entered| entered.usable().0 == used.text()).unwrap_or(used)
}

/// Keeps what is entered, and for new games what of it can be used.
pub fn keep_copy(copy: &OwnCopy) -> Result<(), Trouble> {
    let (usable, problems) = copy.usable();
    let used = if usable.is_empty() {
        store::remove(NAME);
        Ok(())
    } else {
        store::set(NAME, &usable)
    };
    if problems.is_empty() {
        store::remove(ENTERED);
        return used;
    }
    store::set(ENTERED, &copy.text()).and(used)
}

/// Keeps a file for new games if it can be read; what was kept before stays otherwise.
pub fn keep(text: &str) -> Result<Result<(), Trouble>, ComponentDataError> {
    Components::read(text)?;
    store::remove(ENTERED);
    Ok(store::set(NAME, text))
}
