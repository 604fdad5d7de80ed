use ghost_stories_engine::{Chance, Colour, Left, Middle, Owner, Position, Slot, Space, Stage, Waiting};

use crate::value::{Value, squash};

/// Rules of thumb: what a sensible beginner counts at a glance.
#[derive(Clone, Copy, Debug)]
pub struct Thumb;

impl Value for Thumb {
    fn estimate(&self, position: &Position) -> f32 {
        let boards: f32 = Colour::ALL.into_iter().map(|board| of_board(position, board)).sum();
        let ghosts: f32 = position.occupied().iter().map(|space| of_ghost(position, space)).sum();
        let haunted = [0.0, 1.6, 4.5, 9.0][usize::from(position.village().haunted_count().min(3))];
        let exorcised = 2.0 * f32::from(position.exorcised());
        let coming = if position.stage() != Stage::Yin && position.waiting() == Waiting::Chance(Chance::Draw) {
            1.5
        } else {
            0.0
        };
        squash(0.3 * (boards - ghosts - haunted + exorcised - coming) - 0.5)
    }
}

/// Life, belongings, and how near the board is to being overrun.
fn of_board(position: &Position, board: Colour) -> f32 {
    let taoist = position.taoist(board);
    let ghosts = Slot::ALL.into_iter().filter(|&slot| position.occupied().contains(Space::new(board, slot))).count();
    let crowd = [0.0, 0.2, 0.8, 2.2][ghosts];
    let life = match position.owner(board) {
        Owner::Possessed => -3.0,
        _ => [0.0, 1.0, 1.9, 2.5, 2.9, 3.2, 3.4][usize::from(taoist.qi.min(6))],
    };
    let tao = [0.0, 0.35, 0.65, 0.9, 1.1, 1.25][usize::from(taoist.tao.total().min(5))];
    let yin_yang = if taoist.yin_yang { 0.8 } else { 0.0 };
    life + tao + yin_yang + 0.4 * f32::from(taoist.buddhas) - crowd
}

/// How much a ghost hurts.
fn of_ghost(position: &Position, space: Space) -> f32 {
    let Some(card) = position.card(space) else { return 0.0 };
    let need = position.resistance(space).map_or(0, |need| need.total());
    let tough = 0.6 + 0.15 * f32::from(need);
    let middle = match card.middle() {
        Middle::Haunter if position.figures().contains(space) => 1.2,
        Middle::Haunter => 0.7,
        Middle::Tormentor => 0.9,
        Middle::GroupLoseTao => 1.0,
        _ => 0.0,
    };
    let lasting = match position.lasting_effect(space) {
        Some(Left::TaoOff | Left::AllPowersOff) => 0.8,
        Some(_) => 0.4,
        None => 0.0,
    };
    let incarnation = if card.is_incarnation() { 0.5 } else { 0.0 };
    let spot = position.seating().line(space)[0];
    let near = position.living().iter().any(|taoist| {
        let stands = position.taoist(taoist).spot;
        stands == spot || stands.neighbours().contains(spot)
    });
    tough + middle + lasting + incarnation - if near { 0.15 } else { 0.0 }
}
