//! What the browser keeps of the tables of a server: the secret of each, by which one comes back to one's seat.

use serde::{Deserialize, Serialize};

use crate::browser::{now, random_bits};
use crate::personal;
use crate::store;

/// A table at which one has a place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Kept {
    /// Which table; it is the name under which this is kept.
    #[serde(skip)]
    pub table: String,
    #[serde(rename = "secret")]
    pub seat_token: String,
    /// One's number among the people.
    pub person: u8,
    /// How one is called there.
    pub name: String,
    /// When one was last there, in milliseconds since 1970.
    pub when: u64,
}

/// Every table, the last visited first.
pub fn all() -> Vec<Kept> {
    let mut tables: Vec<Kept> = store::names("table/").iter().filter_map(|table| get(table)).collect();
    tables.sort_by_key(|table| core::cmp::Reverse(table.when));
    tables
}

/// One's place at a table, if one has any.
pub fn get(table: &str) -> Option<Kept> {
    let kept: Kept = serde_json::from_str(&store::get(&format!("table/{table}"))?).ok()?;
    Some(Kept { table: table.to_owned(), ..kept })
}

/// Keeps one's place at a table. What the browser does not store is kept until the page is closed.
pub fn keep(table: &str, seat_token: &str, person: u8, name: &str) {
    let kept =
        Kept { table: String::new(), seat_token: seat_token.to_owned(), person, name: name.to_owned(), when: now() };
    let _ = store::set(&format!("table/{table}"), &serde_json::to_string(&kept).unwrap_or_default());
    // So that one finds back to it.
    let _ = store::set("last", &format!("table/{table}"));
    set_last_name(name);
    personal::changed();
}

/// Gives a place at a table up for good.
pub fn forget(table: &str) {
    store::remove(&format!("table/{table}"));
    personal::gave_up(table);
}

/// The name that was used last, or an empty one.
pub fn last_name() -> String {
    store::get("name").unwrap_or_default()
}

/// Remembers the name for the next table.
pub fn set_last_name(name: &str) {
    let _ = store::set("name", name);
}

/// How this browser is known to a server from one attempt at a challenge to the next.
pub fn player() -> String {
    store::get("player").unwrap_or_else(|| {
        let player = [random_bits(), random_bits()].map(|bits| format!("{bits:016x}")).concat();
        // Without storage it is another one each time, and so is every attempt the first.
        let _ = store::set("player", &player);
        player
    })
}
