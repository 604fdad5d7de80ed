//! What a player's own components of the expansions say: kept in the browser, used for new games.

use ghost_stories_engine::{ComponentDataError, Components};

use crate::store::{self, Trouble};

const NAME: &str = "white-moon-data";

/// The book for new games: the player's own, or ours.
pub fn components() -> Components {
    store::get(NAME).and_then(|text| Components::read(&text).ok()).unwrap_or_else(Components::ours)
}

/// Keeps a file for new games if it can be read; what was kept before stays otherwise.
pub fn keep(text: &str) -> Result<Result<(), Trouble>, ComponentDataError> {
    Components::read(text)?;
    Ok(store::set(NAME, text))
}

/// Goes back to ours.
pub fn forget() {
    store::remove(NAME);
}
