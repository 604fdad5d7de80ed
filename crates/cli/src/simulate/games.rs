use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

use ghost_stories_engine::{Card, Ending};

use super::experiment::Cell;
use super::game_recorder::Played;
use crate::failure::Failure;

/// A file with one row for each game, in the order of the games.
pub struct GameRows {
    path: PathBuf,
    file: BufWriter<File>,
}

const HEADER: &str = "bot,level,players,game,won,cause,turns,steps,decisions,score,qi,ghosts,haunted,incarnations_exorcised,\
                      ghosts_in_deck,last_blow,last_blow_card,villagers_saved,villagers_dead";

impl GameRows {
    /// Begins the file, or goes on behind the first `done` rows of the one that is there.
    pub fn open(path: &Path, done: u64) -> Result<GameRows, Failure> {
        let failure = |error: std::io::Error| Failure::file(path, &error);
        let mut kept = format!("{HEADER}\n");
        if done > 0 {
            let text = fs::read_to_string(path).map_err(failure)?;
            let rows: Vec<&str> = text.split_inclusive('\n').skip(1).take(done as usize).collect();
            let fits = text.starts_with(&kept) && rows.len() as u64 == done;
            if !fits {
                return Err(Failure::input(format!(
                    "{}: does not have the rows of the {done} games that are already played",
                    path.display()
                )));
            }
            kept += &rows.concat();
        }
        let mut file = BufWriter::new(File::create(path).map_err(failure)?);
        file.write_all(kept.as_bytes()).map_err(failure)?;
        Ok(GameRows { path: path.to_owned(), file })
    }

    pub fn write(&mut self, rows: &str) -> Result<(), Failure> {
        self.file.write_all(rows.as_bytes()).map_err(|error| Failure::file(&self.path, &error))
    }

    pub fn flush(&mut self) -> Result<(), Failure> {
        self.file.flush().map_err(|error| Failure::file(&self.path, &error))
    }

    /// Adds the row of a game.
    pub fn describe(rows: &mut String, cell: Cell<'_>, game: u64, played: &Played) {
        let (won, cause) = match played.ending {
            Ending::Won => (1, ""),
            Ending::Lost(defeat) => (0, defeat.name()),
        };
        *rows += &format!(
            "{},{},{},{game},{won},{cause},{},{},{},{},{},{},{},{},{},{},{},{},{}\n",
            bot_field(&cell.team.to_string()),
            cell.level,
            cell.players,
            played.turns,
            played.steps,
            played.decisions,
            played.score,
            played.last.qi,
            played.last.ghosts,
            played.last.haunted,
            played.exorcised,
            played.deck,
            played.blow.map_or("", |blow| blow.name()),
            played.killer.map_or("", Card::slug),
            played.villagers.0,
            played.villagers.1,
        );
    }
}

/// A team of several bots has commas in its name.
pub fn bot_field(team: &str) -> String {
    if team.contains(',') { format!("\"{team}\"") } else { team.to_owned() }
}
