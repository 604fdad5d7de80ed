use core::cmp::Reverse;

use ghost_stories_engine::{Card, Choice, Position, Roll, Space, SpaceSet, Tile};

use crate::chance::Odds;
use crate::goals::Goals;
use crate::rolls::Rolls;

/// The odds of one exorcism with the best use of all that is available.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExorcismOdds {
    /// How many dice are thrown.
    pub dice: u8,
    /// The ghosts at hand, one or two.
    pub targets: Vec<TargetOdds>,
    /// The odds to exorcise both of two targets.
    pub both: Option<Odds>,
    /// The odds to exorcise at least one target.
    pub any: Odds,
}

/// A ghost at hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TargetOdds {
    /// Where it lies.
    pub space: Space,
    /// Which one it is; none for a skeleton.
    pub card: Option<Card>,
    /// The odds to exorcise it if that is the goal.
    pub chance: Odds,
}

/// An exorcism that the player on turn could attempt now, or after a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reach {
    /// From which tile.
    pub tile: Tile,
    /// True if the player must move there first.
    pub moves: bool,
    /// Its odds.
    pub exorcism: ExorcismOdds,
}

/// A way to go on after a roll that may be rerolled (B117).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reroll {
    /// Keep, or the dice to throw again.
    pub choice: Choice,
    /// The odds then.
    pub exorcism: ExorcismOdds,
}

/// The odds of an exorcism attempted now; `None` if none may be attempted.
pub fn exorcism(position: &Position) -> Option<ExorcismOdds> {
    let mut thrown = *position;
    if position.is_below(position.board_on_turn()) {
        return None;
    }
    thrown.play(Choice::Exorcise, &mut ()).ok()?;
    let goals = Goals::of(&thrown);
    let rolls = rolls_of(&thrown, &goals);
    let (cases, of) = rolls.before();
    Some(goals.exorcism(rolls.dice, cases, of))
}

fn rolls_of(thrown: &Position, goals: &Goals) -> Rolls {
    Rolls::new(thrown, &mut |lying| goals.reached_by_dice(lying, SpaceSet::EMPTY))
}

/// Every exorcism in reach: from the own tile, and from each tile to which the player on turn may move.
pub fn reach(position: &Position) -> Vec<Reach> {
    let here = exorcism(position);
    let tile = position.tile_of(position.board_on_turn());
    let mut reach: Vec<Reach> = here.map(|exorcism| Reach { tile, moves: false, exorcism }).into_iter().collect();
    for choice in position.options() {
        let Choice::Move(tile) = choice else { continue };
        let mut there = *position;
        there.play_unchecked(choice, &mut ());
        reach.extend(exorcism(&there).map(|exorcism| Reach { tile, moves: true, exorcism }));
    }
    reach
}

/// The odds of each way to keep and reroll the dice of an exorcism, best first; empty unless that is asked now.
///
/// Best is what most likely beats any ghost, then both, with the fewest dice thrown.
pub fn rerolls(position: &Position) -> Vec<Reroll> {
    let lying = position.dice();
    let (mut kept, mut thrown) = (*position, *position);
    let asked = thrown.play(Choice::Reroll(lying), &mut ()).is_ok() && kept.play(Choice::Keep, &mut ()).is_ok();
    // The Herbalist's dice may be rerolled too, but beat nothing.
    if !asked || !position.is_exorcising() {
        return Vec::new();
    }
    let goals = Goals::of(&thrown);
    let rolls = rolls_of(&thrown, &goals);
    let reroll = |choice| {
        let again = if let Choice::Reroll(again) = choice { again } else { Roll::NONE };
        let (cases, of) = rolls.keeping(lying.without(again));
        Reroll { choice, exorcism: goals.exorcism(again.len(), cases, of) }
    };
    let mut rerolls: Vec<Reroll> = position.options().into_iter().map(reroll).collect();
    rerolls.sort_by_key(|Reroll { exorcism, .. }| (Reverse((exorcism.any, exorcism.both)), exorcism.dice));
    rerolls
}
