use ghost_stories_engine::{Ending, Position};

use crate::judge::Judge;

/// An estimate of the chance to win from a position: what a search compares.
pub trait PositionValue {
    /// The estimate for a game that is not over.
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

impl<V: PositionValue + ?Sized> PositionValue for &V {
    fn estimate(&self, position: &Position) -> f32 {
        (**self).estimate(position)
    }
}

/// Estimates a position as the expert of its game does.
pub struct ByGame;

impl PositionValue for ByGame {
    fn estimate(&self, position: &Position) -> f32 {
        Judge::expert(position).estimate(position)
    }
}

/// The estimated chance that experts win from here; 0 or 1 when the game is over. Quick: about a microsecond.
pub fn win_chance(position: &Position) -> f64 {
    ByGame.value(position).into()
}

/// Any number as a chance: 0 is even, far above is nearly 1, far below nearly 0. Not the usual exponential, which differs in its last
/// digits from machine to machine.
pub fn squash(number: f32) -> f32 {
    0.5 + 0.5 * number / (1.0 + number * number).sqrt()
}
