use crate::dice_use::DiceUse;
use core::cmp::Reverse;

use ghost_stories_engine::{Choice, Position, SpaceSet, TaoCount};

/// A way to use the dice and Tao after an exorcism's roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spending {
    /// The choice itself.
    pub choice: Choice,
    /// The ghosts that go.
    pub ghosts: SpaceSet,
    /// The Tao spent on them.
    pub tao: TaoCount,
    /// And the Moon Crystals.
    pub crystals: u8,
    /// The Tao that the Taoists on the tile then have left together.
    pub left: TaoCount,
}

/// Every way to use the dice, the most ghosts for the fewest crystals and the least Tao first; empty unless that is asked now.
pub fn spending(position: &Position) -> Vec<Spending> {
    let here = position.tile_of(position.board_on_turn());
    let lenders = position.living().iter().filter(|&taoist| position.tile_of(taoist) == here);
    let held = lenders.fold(TaoCount::NONE, |sum, taoist| sum.sum(position.taoist(taoist).tao));
    let spending = |choice: Choice| {
        let DiceUse::Ghosts { ghosts, tao, crystals } = choice.into() else { return None };
        let left = tao.colours().fold(held, |left, colour| left.minus(colour, tao.get(colour)));
        Some(Spending { choice, ghosts, tao, crystals, left })
    };
    let mut all: Vec<Spending> = position.options().into_iter().filter_map(spending).collect();
    all.sort_by_key(|spending| (Reverse(spending.ghosts.len()), spending.crystals, spending.tao.total()));
    all
}
