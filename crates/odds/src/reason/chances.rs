use ghost_stories_engine::{Choice, Colour, Position, Space, TaoCount, Tile};

use super::{Means, Reason};
use crate::chance::Odds;
use crate::exorcism::{ExorcismOdds, exorcism};
use crate::tiles::standing;

/// The tile that a space faces.
pub(super) fn faced(position: &Position, space: Space) -> Tile {
    position.village().tile(position.seating().line(space)[0])
}

/// The odds of an exorcism by this Taoist from this tile on a turn of his.
pub(super) fn from_tile(position: &Position, taoist: Colour, tile: Tile) -> Option<ExorcismOdds> {
    exorcism(&standing(position, taoist, tile)?)
}

/// An exorcism less likely than this is not worth the action.
pub(super) const POOR: f64 = 0.2;

/// The chance of this Taoist against the ghost on a space, if he stands next to it or can go there and it is worth trying.
pub(super) fn ready(position: &Position, taoist: Colour, space: Space) -> Option<Reason> {
    let (tile, stood) = (faced(position, space), position.tile_of(taoist));
    let mut there = standing(position, taoist, stood)?;
    if tile != stood {
        there.play(Choice::Move(tile), &mut ()).ok()?;
    }
    let chance = against(&exorcism(&there)?, space)?;
    let card = position.card(space)?;
    (chance.share() >= POOR).then_some(Reason::Ready { taoist, card, tile, stands: tile == stood, chance })
}

/// The chance against the ghost on a space.
pub(super) fn against(exorcism: &ExorcismOdds, space: Space) -> Option<Odds> {
    exorcism.targets.iter().find(|target| target.space == space).map(|target| target.chance)
}

/// The ghosts whose exorcism from this tile becomes likelier.
pub(super) fn raised(before: &Position, after: &Position, taoist: Colour, tile: Tile) -> Vec<Reason> {
    let (Some(was), Some(is)) = (from_tile(before, taoist, tile), from_tile(after, taoist, tile)) else {
        return Vec::new();
    };
    let raised = |target: &crate::exorcism::TargetOdds| {
        let chance = against(&was, target.space)?;
        let card = target.card?;
        (target.chance > chance).then_some(Reason::Raises { card, before: chance, after: target.chance })
    };
    is.targets.iter().filter_map(raised).collect()
}

/// What helps the Taoist on turn against the ghost on a space, beside the dice.
pub(super) fn means(position: &Position, space: Space) -> Means {
    let me = position.board_on_turn();
    let here = position.tile_of(me);
    let others = position.living().iter().filter(|&other| other != me && position.tile_of(other) == here);
    let lendable = others.fold(TaoCount::NONE, |sum, other| sum.sum(position.taoist(other).tao));
    let mut need = position.resistance(space).unwrap_or(TaoCount::NONE);
    let mut used = |held: TaoCount| {
        let mut part = TaoCount::NONE;
        for tao in held.colours() {
            let number = if position.tao_is_off() { 0 } else { held.get(tao).min(need.get(tao)) };
            need = need.minus(tao, number);
            part = part.plus(tao, number);
        }
        part
    };
    Means {
        own: used(position.taoist(me).tao),
        lent: used(lendable),
        circle: position
            .village()
            .circle()
            .is_some_and(|tao| position.printed_resistance(space).is_some_and(|need| need.get(tao) > 0)),
        mantra: position.mantra() == Some(space),
    }
}
