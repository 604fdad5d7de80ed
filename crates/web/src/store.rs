//! The browser's own storage: settings and saved games. Everything can fail, and says so.

use web_sys::Storage;

use crate::browser::window;

/// Why something could not be kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The browser gives the page no storage.
    Blocked,
    /// The storage is full.
    Full,
}

const PREFIX: &str = "ghost-stories/";

fn storage() -> Result<Storage, Trouble> {
    window().local_storage().ok().flatten().ok_or(Trouble::Blocked)
}

/// What is kept under a name.
pub fn get(name: &str) -> Option<String> {
    storage().ok()?.get_item(&format!("{PREFIX}{name}")).ok().flatten()
}

/// Keeps a text under a name.
pub fn set(name: &str, text: &str) -> Result<(), Trouble> {
    storage()?.set_item(&format!("{PREFIX}{name}"), text).map_err(|_| Trouble::Full)
}

/// Forgets what is kept under a name.
pub fn remove(name: &str) {
    if let Ok(storage) = storage() {
        let _ = storage.remove_item(&format!("{PREFIX}{name}"));
    }
}

/// Every name that begins so, without that beginning.
pub fn names(beginning: &str) -> Vec<String> {
    let Ok(storage) = storage() else { return Vec::new() };
    let beginning = format!("{PREFIX}{beginning}");
    (0..storage.length().unwrap_or(0))
        .filter_map(|index| storage.key(index).ok().flatten())
        .filter_map(|key| key.strip_prefix(&beginning).map(str::to_owned))
        .collect()
}
