use ghost_stories_engine::{Ending, Position};

use crate::calibration::chance;
use crate::judge::Judge;

/// An estimate of how good a position is, from 0 to 1: what a search compares.
pub trait Value {
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

impl<V: Value + ?Sized> Value for &V {
    fn estimate(&self, position: &Position) -> f32 {
        (**self).estimate(position)
    }
}

/// The estimated chance that experts win from here; 0 or 1 when the game is over. Quick: about a microsecond.
pub fn win_chance(position: &Position) -> f64 {
    chance(position, Judge::expert().value(position))
}

/// Any number as a value: 0 is even, far above is nearly 1, far below nearly 0. Not the usual exponential, which differs in its last
/// digits from machine to machine.
pub fn squash(number: f32) -> f32 {
    0.5 + 0.5 * number / (1.0 + number * number).sqrt()
}

/// The number that is squashed to a value between 0 and 1.
pub fn unsquash(value: f32) -> f32 {
    let side = (2.0 * value - 1.0).clamp(-0.999_999, 0.999_999);
    side / (1.0 - side * side).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squashing_can_be_undone() {
        for number in [-3.0, -0.5, 0.0, 0.1, 2.0] {
            assert!((unsquash(squash(number)) - number).abs() < 1e-3);
        }
        assert!(unsquash(1.0).is_finite() && unsquash(0.0).is_finite());
    }
}
