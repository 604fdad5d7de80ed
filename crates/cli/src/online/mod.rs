//! Clients of online tables on this machine, and the servers they speak with: for `load` and `crash`.

mod client;
mod known;
mod party;
mod process;
mod rest;

pub use client::Client;
pub use known::{Heard, Known};
pub use party::{GAMES, new_table, open_seats};
pub use process::{Host, open_files, own_usage};
pub use rest::open_table;

/// A folder for a database that goes with the command.
pub struct Folder(std::path::PathBuf);

impl Folder {
    pub fn new() -> std::io::Result<Folder> {
        let folder = std::env::temp_dir().join(format!("ghost-stories-{}", std::process::id()));
        std::fs::create_dir_all(&folder)?;
        Ok(Folder(folder))
    }

    pub fn database(&self) -> String {
        self.0.join("tables.sqlite").to_string_lossy().into_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
