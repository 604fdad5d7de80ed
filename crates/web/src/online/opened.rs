use ghost_stories_table::{FileSetup, Replay, ReplayError, ReplayStart, Step, Table, WrittenPosition};

use crate::browser;

/// The game as it was told, to be dealt from a seed of our own only where somebody tries another way.
pub fn opened(setup: &FileSetup, steps: Vec<Step>, positions: Vec<WrittenPosition>) -> Result<Table, ReplayError> {
    let start = ReplayStart::Setup(setup.setup()?);
    let replay = Replay { positions, ..Replay::new(start, steps) };
    let table = Table::open(&replay, browser::fresh_seed())?;
    match table.cut() {
        // The server plays by other rules.
        Some(cut) => {
            let text = cut.left_out.first().map(ToString::to_string).unwrap_or_default();
            Err(ReplayError::Illegal { step: cut.step, text, refusal: cut.refusal })
        }
        None => Ok(table),
    }
}
