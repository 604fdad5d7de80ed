//! What a player's own components of the expansions say: kept in the browser, used for new games.

use ghost_stories_engine::{BookError, BookRef};

use crate::store::{self, Trouble};

const NAME: &str = "white-moon-data";

/// The book for new games: the player's own, or ours.
pub fn book() -> BookRef {
    store::get(NAME).and_then(|text| BookRef::read(&text).ok()).unwrap_or_else(BookRef::ours)
}

/// Keeps a file for new games if it can be read; what was kept before stays otherwise.
pub fn keep(text: &str) -> Result<Result<(), Trouble>, BookError> {
    BookRef::read(text)?;
    Ok(store::set(NAME, text))
}

/// Goes back to ours.
pub fn forget() {
    store::remove(NAME);
}
