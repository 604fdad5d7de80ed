use ghost_stories_engine::{Ending, Position};

use crate::thumb::Thumb;

/// An estimate of how good a position is: the chance that the players win.
pub trait Value {
    /// The estimate for a game that is not over, from 0 to 1.
    fn estimate(&self, position: &Position) -> f32;

    /// The estimate for any game; one that is over is won or lost.
    fn value(&self, position: &Position) -> f32 {
        match position.ending() {
            Some(Ending::Won) => 1.0,
            Some(Ending::Lost(_)) => 0.0,
            None => self.estimate(position),
        }
    }
}

/// The estimated chance that good players win from here; 0 or 1 when the game is over. Quick: a few microseconds.
pub fn win_chance(position: &Position) -> f64 {
    Thumb.value(position).into()
}
