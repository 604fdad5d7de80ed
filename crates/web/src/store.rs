//! The browser's own storage: settings and saved games. Everything can fail, and says so; what could not be stored is kept
//! in memory, so that a game goes on as long as the page is open.

use std::cell::RefCell;
use std::collections::BTreeMap;

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

thread_local! {
    static UNSTORED: RefCell<BTreeMap<String, String>> = const { RefCell::new(BTreeMap::new()) };
}

fn storage() -> Result<Storage, Trouble> {
    window().local_storage().ok().flatten().ok_or(Trouble::Blocked)
}

/// What is kept under a name.
pub fn get(name: &str) -> Option<String> {
    let unstored = UNSTORED.with_borrow(|unstored| unstored.get(name).cloned());
    unstored.or_else(|| storage().ok()?.get_item(&format!("{PREFIX}{name}")).ok().flatten())
}

/// Keeps a text under a name; if the browser does not store it, until the page is closed.
pub fn set(name: &str, text: &str) -> Result<(), Trouble> {
    let stored =
        storage().and_then(|storage| storage.set_item(&format!("{PREFIX}{name}"), text).map_err(|_| Trouble::Full));
    UNSTORED.with_borrow_mut(|unstored| match stored {
        Ok(()) => unstored.remove(name),
        Err(_) => unstored.insert(name.to_owned(), text.to_owned()),
    });
    stored
}

/// Forgets what is kept under a name.
pub fn remove(name: &str) {
    UNSTORED.with_borrow_mut(|unstored| unstored.remove(name));
    if let Ok(storage) = storage() {
        let _ = storage.remove_item(&format!("{PREFIX}{name}"));
    }
}

/// The name that a key of the browser's storage stands for, if it is one of ours.
pub fn name_of_key(key: &str) -> Option<&str> {
    key.strip_prefix(PREFIX)
}

/// Every name that begins so, without that beginning.
pub fn names(beginning: &str) -> Vec<String> {
    let mut names: Vec<String> = UNSTORED.with_borrow(|unstored| unstored.keys().cloned().collect());
    if let Ok(storage) = storage() {
        let keys = (0..storage.length().unwrap_or(0)).filter_map(|index| storage.key(index).ok().flatten());
        names.extend(keys.filter_map(|key| key.strip_prefix(PREFIX).map(str::to_owned)));
    }
    names.sort();
    names.dedup();
    names.iter().filter_map(|name| name.strip_prefix(beginning).map(str::to_owned)).collect()
}
