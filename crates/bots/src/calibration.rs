//! From what a search compares to the chance to win.

use std::sync::OnceLock;

use ghost_stories_engine::{Ending, Level, Position};

use crate::value::{squash, unsquash};

/// How values and chances hang together at one level with one number of players.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Calibration {
    /// How much the value counts.
    pub slope: f32,
    /// What is added at the beginning of the game.
    pub start: f32,
    /// What is added by the end of the deck.
    pub end: f32,
}

impl Calibration {
    /// The chance for a value of a position that is not won or lost for certain.
    pub fn chance(self, value: f32, progress: f32) -> f32 {
        squash(self.slope * unsquash(value) + self.start * (1.0 - progress) + self.end * progress)
    }
}

/// How much of the deck is drawn, from 0 to 1.
pub fn progress(position: &Position) -> f32 {
    let incarnations = position.level().incarnations(position.players().len());
    let ghosts = [40, 45, 50, 55][position.players().len() as usize - 1];
    1.0 - f32::from(position.deck().left()) / f32::from(ghosts + incarnations)
}

/// The chance to win of a position, or of an option of it, that a search values so.
pub fn chance(position: &Position, value: f32) -> f64 {
    match position.ending() {
        Some(Ending::Won) => 1.0,
        Some(Ending::Lost(_)) => 0.0,
        None => {
            let players = position.players().len() as usize - 1;
            table()[position.level() as usize][players].chance(value, progress(position)).into()
        }
    }
}

fn table() -> &'static [[Calibration; 4]; 4] {
    static TABLE: OnceLock<[[Calibration; 4]; 4]> = OnceLock::new();
    TABLE.get_or_init(|| read(include_str!("../data/calibration.txt")).expect("the file in the program is whole"))
}

/// Reads the table: on each line a level, a number of players, and slope, start and end. What follows `#` is left out.
fn read(text: &str) -> Result<[[Calibration; 4]; 4], String> {
    let mut table = [[None; 4]; 4];
    for line in text.lines() {
        let words: Vec<&str> = line.split('#').next().unwrap_or("").split_whitespace().collect();
        let [level, players, numbers @ ..] = words.as_slice() else { continue };
        let wrong = || format!("expected a level, players, slope, start and end, found “{line}”");
        let level: Level = level.parse().map_err(|_| wrong())?;
        let players: usize = players.parse().map_err(|_| wrong())?;
        let numbers: Vec<f32> = numbers.iter().filter_map(|number| number.parse().ok()).collect();
        let &[slope, start, end] = numbers.as_slice() else { return Err(wrong()) };
        let cell = table[level as usize].get_mut(players.wrapping_sub(1)).ok_or_else(wrong)?;
        *cell = Some(Calibration { slope, start, end });
    }
    let whole: Option<Vec<[Calibration; 4]>> =
        table.into_iter().map(|row| row.into_iter().collect::<Option<Vec<_>>>()?.try_into().ok()).collect();
    whole.and_then(|rows| rows.try_into().ok()).ok_or_else(|| "a level or number of players is missing".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_better_value_is_a_better_chance_everywhere() {
        for calibration in table().iter().flatten() {
            for progress in [0.0, 0.5, 1.0] {
                assert!(calibration.chance(0.9, progress) > calibration.chance(0.6, progress), "{calibration:?}");
                assert!((0.0..=1.0).contains(&calibration.chance(0.999, progress)));
            }
        }
    }

    #[test]
    fn a_table_with_a_gap_is_refused() {
        assert!(read("initiation 1 1 0 0").is_err());
        assert!(read("initiation 1 1 0").unwrap_err().contains("found “initiation 1 1 0”"));
    }
}
