//! Clients of online tables on this machine, and the servers they speak with: for `load` and `crash`.

mod client_state;
mod connection;
mod new_table;
mod open_table;
mod server_process;

pub use client_state::{ClientState, Received};
pub use connection::LoadConnection;
pub use new_table::{GAMES, new_table, open_seats};
pub use open_table::{open_challenge, open_table};
pub use server_process::{DiskFault, ServerProcess, ServerProgram, TestStorage, open_files, own_usage};

/// A folder for a database that goes with the command.
pub struct TemporaryFolder(std::path::PathBuf);

impl TemporaryFolder {
    pub fn new() -> std::io::Result<TemporaryFolder> {
        let folder = std::env::temp_dir().join(format!("ghost-stories-{}", std::process::id()));
        std::fs::create_dir_all(&folder)?;
        Ok(TemporaryFolder(folder))
    }

    pub fn path(&self) -> &std::path::Path {
        &self.0
    }

    pub fn database(&self) -> String {
        self.0.join("tables.sqlite").to_string_lossy().into_owned()
    }
}

impl Drop for TemporaryFolder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
