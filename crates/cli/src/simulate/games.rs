use std::fs::{File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use ghost_stories_command_line::Failure;
use ghost_stories_engine::{Card, Ending};
use ghost_stories_lang::message;
use serde::{Deserialize, Serialize};

use super::experiment::Cell;
use super::game_summary::GameSummary;

/// One game; the fields are the columns in their order.
#[derive(Serialize, Deserialize)]
pub struct GameRow {
    bot: String,
    level: String,
    players: u8,
    game: u64,
    won: u8,
    cause: String,
    turns: u32,
    steps: u32,
    decisions: u32,
    score: i32,
    qi: u8,
    ghosts: u8,
    haunted: u8,
    incarnations_exorcised: u8,
    ghosts_in_deck: u8,
    last_blow: String,
    last_blow_card: String,
    villagers_saved: u8,
    villagers_dead: u8,
}

impl GameRow {
    pub fn of(cell: Cell<'_>, game: u64, played: &GameSummary) -> GameRow {
        let cause = match played.ending {
            Ending::Won => "",
            Ending::Lost(defeat) => defeat.name(),
        };
        GameRow {
            bot: cell.team.to_string(),
            level: cell.level.to_string(),
            players: cell.players,
            game,
            won: u8::from(played.ending == Ending::Won),
            cause: cause.to_owned(),
            turns: played.turns,
            steps: played.steps,
            decisions: played.decisions,
            score: played.score,
            qi: played.last.qi,
            ghosts: played.last.ghosts,
            haunted: played.last.haunted,
            incarnations_exorcised: played.exorcised,
            ghosts_in_deck: played.deck,
            last_blow: played.blow.map_or("", <&str>::from).to_owned(),
            last_blow_card: played.killer.map_or("", Card::slug).to_owned(),
            villagers_saved: played.villagers.0,
            villagers_dead: played.villagers.1,
        }
    }
}

/// A file with one row for each game, in the order of the games.
pub struct GameRows {
    path: PathBuf,
    file: csv::Writer<File>,
}

impl GameRows {
    /// Begins the file, or goes on behind the first `done` rows of the one that is there.
    pub fn open(path: &Path, done: u64) -> Result<GameRows, Failure> {
        let failure = |error| Failure::file(path, error);
        let file = if done == 0 {
            File::create(path).map_err(failure)?
        } else {
            let reader = csv::Reader::from_path(path).map_err(|error| failure(io_error(error)))?;
            let end = end_of_rows(reader, done)
                .ok_or_else(|| Failure::within(path.display(), message!("run-rows", done: done.to_string())))?;
            let file = OpenOptions::new().append(true).open(path).map_err(failure)?;
            file.set_len(end).map_err(failure)?;
            file
        };
        let file = csv::WriterBuilder::new().has_headers(done == 0).from_writer(file);
        Ok(GameRows { path: path.to_owned(), file })
    }

    pub fn write(&mut self, rows: &[GameRow]) -> Result<(), Failure> {
        let written = rows.iter().try_for_each(|row| self.file.serialize(row));
        written.map_err(|error| Failure::file(&self.path, io_error(error)))
    }

    pub fn flush(&mut self) -> Result<(), Failure> {
        self.file.flush().map_err(|error| Failure::file(&self.path, error))
    }
}

/// Where so many rows end, if all of them are there.
fn end_of_rows(mut reader: csv::Reader<File>, rows: u64) -> Option<u64> {
    let mut read = reader.deserialize::<GameRow>();
    for _ in 0..rows {
        read.next()?.ok()?;
    }
    Some(read.reader().position().byte())
}

/// What the system said.
pub fn io_error(error: csv::Error) -> io::Error {
    match error.into_kind() {
        csv::ErrorKind::Io(error) => error,
        other => io::Error::other(format!("{other:?}")),
    }
}
