use ghost_stories_engine::{Colour, Middle, Owner, Position};

use crate::value::Value;

/// Rules of thumb: what a sensible beginner counts at a glance.
#[derive(Clone, Copy, Debug)]
pub struct Thumb;

impl Value for Thumb {
    fn estimate(&self, position: &Position) -> f32 {
        let mut score = 0.0;
        for board in Colour::ALL {
            let taoist = position.taoist(board);
            score += match position.owner(board) {
                Owner::Possessed => -2.0,
                _ => 0.4 * f32::from(taoist.qi.min(4)),
            };
            score += 0.15 * f32::from(taoist.tao.total()) + 0.5 * f32::from(u8::from(taoist.yin_yang));
            score += 0.3 * f32::from(taoist.buddhas);
        }
        score -= 2.0 * f32::from(position.village().haunted_count());
        for space in position.occupied().iter() {
            let Some(card) = position.card(space) else { continue };
            score -= 0.3 + 0.1 * f32::from(card.resistance().total());
            score -= match card.middle() {
                Middle::Haunter if position.figures().contains(space) => 0.8,
                Middle::Haunter => 0.4,
                Middle::Tormentor => 0.5,
                _ => 0.0,
            };
        }
        score += 1.5 * f32::from(position.exorcised());
        1.0 / (1.0 + (-score).exp())
    }
}
