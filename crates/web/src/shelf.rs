//! The shelf of saved games. A save is a replay; its name is the moment at which the game began.

use std::cmp::Reverse;

use ghost_stories_engine::{Ending, Event, Position};
use ghost_stories_table::{Replay, ReplayError, Table};

use crate::browser::{now, random_bits};
use crate::my_games;
use crate::online::kept;
use crate::seats::Seats;
use crate::store::{self, Trouble};

/// A saved game as the start screen lists it.
pub struct Saved {
    /// Its name on the shelf.
    pub id: String,
    /// How it was called, if it was.
    pub name: Option<String>,
    /// Who plays.
    pub seats: Seats,
    /// When it was last saved, in milliseconds since 1970.
    pub when: u64,
    /// The game, or why it cannot be read. A damaged save stays where it is.
    pub game: Result<SavedSummary, ReplayError>,
}

/// What a line of the list tells.
pub struct SavedSummary {
    pub replay: Replay,
    /// How the table lies at its end.
    pub position: Position,
    pub ending: Option<Ending>,
    /// Whether the game is over, even if it is not known how.
    pub over: bool,
    pub turns: usize,
    /// Whether a part of it was played under older rules.
    pub older: bool,
}

/// A new name for a game that begins now.
pub fn new_id() -> String {
    let taken = store::names("game/");
    let mut number = now();
    while taken.contains(&number.to_string()) {
        number += 1;
    }
    number.to_string()
}

/// Keeps a game as it stands.
pub fn save(id: &str, table: &Table) -> Result<(), Trouble> {
    save_text(id, &table.replay().write())
}

/// Keeps the text of a save as it is.
pub fn save_text(id: &str, text: &str) -> Result<(), Trouble> {
    save_text_as_of(id, text, now())
}

/// Keeps the text of a save as it was at a moment.
pub fn save_text_as_of(id: &str, text: &str, when: u64) -> Result<(), Trouble> {
    // Both, even if the first fails: the store remembers what it could not keep.
    let game = store::set(&format!("game/{id}"), text);
    let when = store::set(&format!("when/{id}"), &when.to_string());
    game.and(when)
}

/// Marks a game as one that branched off another.
pub fn set_branch(id: &str) {
    let _ = store::set(&format!("branch/{id}"), "yes");
}

/// True if a game branched off another.
pub fn is_branch(id: &str) -> bool {
    store::get(&format!("branch/{id}")).is_some()
}

/// Keeps a save that opens in part under a second name too, before the game goes on without its end. What is there already is not
/// kept again.
pub fn keep_original(id: &str) -> Result<(), Trouble> {
    let Some(original) = text(id) else { return Ok(()) };
    let is_copy = |other: &String| other != id && text(other).is_some_and(|text| text == original);
    if store::names("game/").iter().any(is_copy) {
        return Ok(());
    }
    let copy = new_id();
    set_seats(&copy, &seats(id));
    let kept = save_text(&copy, &original);
    if kept == Err(Trouble::Full) {
        remove(&copy);
    }
    kept
}

/// Who plays a game; without a word about it, people do.
pub fn seats(id: &str) -> Seats {
    store::get(&format!("seats/{id}")).map(|text| Seats::read(&text)).unwrap_or_default()
}

/// Keeps who plays a game, if it is not people alone.
pub fn set_seats(id: &str, seats: &Seats) {
    if seats.says_something() {
        // If it cannot be stored, neither can the game, and the table says so.
        let _ = store::set(&format!("seats/{id}"), &seats.write());
    } else {
        store::remove(&format!("seats/{id}"));
    }
}

/// Tells the other windows that this one plays the game now.
pub fn play_here(id: &str) {
    let _ = store::set(&format!("open/{id}"), &random_bits().to_string());
}

/// Calls a game by a name, or by none.
pub fn set_name(id: &str, name: &str) {
    let kept = format!("name/{id}");
    match name.trim() {
        "" => store::remove(&kept),
        name => drop(store::set(&kept, name)),
    }
}

/// The game that was opened from a file with this text, or is kept as just this text.
pub fn of_file(file: &str) -> Option<String> {
    let fingerprint = fingerprint(file);
    let is_of_file = |id: &String| store::get(&format!("file/{id}")).is_some_and(|kept| kept == fingerprint);
    store::names("game/").into_iter().find(|id| is_of_file(id) || text(id).is_some_and(|text| text == file))
}

/// Remembers from which file a game comes.
pub fn set_file(id: &str, file: &str) {
    let _ = store::set(&format!("file/{id}"), &fingerprint(file));
}

/// A text in sixteen digits (FNV-1a): enough to know a file again.
fn fingerprint(text: &str) -> String {
    let hash = text
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3));
    format!("{hash:016x}")
}

/// The text of a save, as it is kept.
pub fn text(id: &str) -> Option<String> {
    store::get(&format!("game/{id}"))
}

/// Remembers which game was last at the table.
pub fn set_last(id: &str) {
    let _ = store::set("last", id);
}

/// The address of the game at which one last was, here or at a table of a server, if it is still there and not over.
pub fn last() -> Option<String> {
    let last = store::get("last")?;
    if let Some(table) = last.strip_prefix("table/") {
        let over = my_games::all().iter().any(|game| game.id == table);
        return (!over && kept::get(table).is_some()).then(|| format!("#/{last}"));
    }
    let table = open(&last)?.ok()?;
    (!table.is_over()).then(|| format!("#/game/{last}"))
}

/// Takes a save off the shelf.
pub fn remove(id: &str) {
    for kept in ["game", "when", "seats", "name", "file", "open", "branch"] {
        store::remove(&format!("{kept}/{id}"));
    }
}

/// Opens a save.
pub fn open(id: &str) -> Option<Result<Table, ReplayError>> {
    text(id).map(|text| Table::open(&Replay::read(&text)?, now()))
}

/// Every saved game, the last played first.
pub fn all() -> Vec<Saved> {
    let mut saved: Vec<Saved> = store::names("game/").into_iter().filter_map(summary).collect();
    saved.sort_by_key(|saved| Reverse(saved.when));
    saved
}

fn summary(id: String) -> Option<Saved> {
    let text = text(&id)?;
    let when = store::get(&format!("when/{id}")).and_then(|when| when.parse().ok()).unwrap_or(0);
    let game = Replay::read(&text).and_then(|replay| {
        let opened = replay.open()?;
        let began = |event: &&Event| matches!(event, Event::TurnBegan { .. });
        let turns = opened.told.iter().flatten().filter(began).count();
        let older = !opened.game.gaps().is_empty() || opened.cut.is_some();
        let position = *opened.game.position();
        Ok(SavedSummary { ending: position.ending(), over: opened.over, replay, position, turns, older })
    });
    Some(Saved { name: store::get(&format!("name/{id}")), seats: seats(&id), id, when, game })
}
