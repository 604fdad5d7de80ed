//! From what is counted to the chance to win.

use ghost_stories_engine::{Level, Position};

use crate::judge::{self, WuFengPhase};
use crate::value::squash;

/// How scores and chances hang together at one level with one number of players in one phase.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Calibration {
    /// How much the score counts.
    pub slope: f32,
    /// What is added at the beginning of the game.
    pub start: f32,
    /// What is added by the end of the deck.
    pub end: f32,
}

impl Calibration {
    /// What is taken for granted before anything is known.
    pub const USUAL: Calibration = Calibration { slope: 0.25, start: -1.5, end: 0.0 };

    /// The chance for a score.
    pub fn chance(self, score: f32, progress: f32) -> f32 {
        squash(self.slope * score + self.start * (1.0 - progress) + self.end * progress)
    }
}

/// How much of the deck is drawn, from 0 to 1.
pub fn progress(position: &Position) -> f32 {
    let incarnations = position.level().incarnations(position.players().len());
    let fewer = if position.black_secret().is_some() { 5 } else { 0 };
    let ghosts = [40, 45, 50, 55][position.players().len() as usize - 1] - fewer;
    (1.0 - f32::from(position.deck().left()) / f32::from(ghosts + incarnations)).max(0.0)
}

/// The calibrations of all games, by level, number of players and phase.
#[derive(Clone, PartialEq, Debug)]
pub struct Calibrations([[[Calibration; WuFengPhase::ALL.len()]; 4]; Level::ALL.len()]);

impl Calibrations {
    /// The usual one everywhere.
    pub const USUAL: Calibrations = Calibrations([[[Calibration::USUAL; WuFengPhase::ALL.len()]; 4]; Level::ALL.len()]);

    /// The one for a position.
    pub fn of(&self, position: &Position) -> Calibration {
        let players = position.players().len() as usize - 1;
        self.0[position.level() as usize][players][WuFengPhase::of(position) as usize]
    }

    /// The one for a level, a number of players and a phase, to be changed.
    pub fn of_mut(&mut self, level: Level, players: u8, phase: WuFengPhase) -> &mut Calibration {
        &mut self.0[level as usize][usize::from(players) - 1][phase as usize]
    }

    /// Reads them: on each line a level, a number of players, a phase, and slope, start and end. What follows `#` is left out.
    pub fn read(text: &str) -> Result<Calibrations, String> {
        let mut table = [[[None; WuFengPhase::ALL.len()]; 4]; Level::ALL.len()];
        for line in text.lines() {
            let words: Vec<&str> = line.split('#').next().unwrap_or("").split_whitespace().collect();
            if words.is_empty() {
                continue;
            }
            let wrong = || format!("expected a level, players, a phase, slope, start and end, found “{line}”");
            let &[level, players, phase, slope, start, end] = words.as_slice() else { return Err(wrong()) };
            let level: Level = level.parse().map_err(|_| wrong())?;
            let players: usize = players.parse().map_err(|_| wrong())?;
            let phase: WuFengPhase = phase.parse().map_err(|_| wrong())?;
            let number = |text: &str| judge::number(text).ok_or_else(wrong);
            let calibration = Calibration { slope: number(slope)?, start: number(start)?, end: number(end)? };
            let cells = table[level as usize].get_mut(players.wrapping_sub(1)).ok_or_else(wrong)?;
            cells[phase as usize] = Some(calibration);
        }
        if table.iter().flatten().flatten().any(Option::is_none) {
            return Err("a level, a number of players or a phase is missing".to_owned());
        }
        Ok(Calibrations(table.map(|rows| rows.map(|cells| cells.map(|cell| cell.expect("nothing is missing"))))))
    }

    /// Writes them as they are read.
    pub fn write(&self) -> String {
        let mut text = String::from("# level players phase slope start end\n");
        for (level, rows) in Level::ALL.into_iter().zip(&self.0) {
            for (players, cells) in (1..).zip(rows) {
                for (phase, Calibration { slope, start, end }) in WuFengPhase::ALL.into_iter().zip(cells) {
                    text += &format!("{} {players} {} {slope:.3} {start:.3} {end:.3}\n", level.name(), phase.name());
                }
            }
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::Judge;

    #[test]
    fn a_better_score_is_a_better_chance_everywhere() {
        let cells =
            [Judge::base(), Judge::white_moon()].map(|judge| judge.calibrations.0.as_flattened().as_flattened());
        for calibration in cells.into_iter().flatten() {
            for progress in [0.0, 0.5, 1.0] {
                assert!(calibration.chance(1.0, progress) > calibration.chance(-1.0, progress), "{calibration:?}");
                assert!((0.0..=1.0).contains(&calibration.chance(30.0, progress)));
            }
        }
    }

    #[test]
    fn a_table_with_a_gap_or_a_bad_line_is_refused() {
        assert!(Calibrations::read("initiation 1 before 1 0 0").unwrap_err().contains("missing"));
        for line in
            ["initiation 1 before 1 0", "initiation 5 before 1 0 0", "initiation 1 then 1 0 0", "hell 1 last NaN 0 0"]
        {
            assert!(Calibrations::read(line).unwrap_err().contains(&format!("found “{line}”")));
        }
    }
}
