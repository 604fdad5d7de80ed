//! What a choice is about, where the words of every language ask the same of the position.

use ghost_stories_engine::{Card, Choice, Position, Space, Tile};

use crate::black_secret::is_skeleton;

/// The tile that a space faces.
pub(crate) fn faced(position: &Position, space: Space) -> Tile {
    position.village().tile(position.seating().line(space)[0])
}

/// The ghosts within reach of an exorcism; without a card, skeletons.
pub(crate) fn targets(position: &Position) -> impl Iterator<Item = (Space, Option<Card>)> {
    let there = |at| (at, position.card(at));
    position.targets().iter().map(there).filter(|&(at, card)| card.is_some() || is_skeleton(position, at))
}

/// True if another ghost within reach has the same name in this language, so that only its space tells it apart.
pub(crate) fn shares_its_name(position: &Position, at: Space, name: fn(Card) -> &'static str) -> bool {
    let own = position.card(at).map(name);
    targets(position).filter(|&(_, card)| card.map(name) == own).count() > 1
}

/// True if to decline is to move no ghost, false if it is to move no Taoist.
pub(crate) fn moves_ghosts(position: &Position) -> bool {
    position.options().iter().any(|option| matches!(option, Choice::MoveGhost(..)))
}

/// What is kept rather than rolled again.
pub(crate) enum Kept {
    CurseDie,
    OneDie,
    AllDice,
}

impl Kept {
    pub(crate) fn of(position: &Position) -> Kept {
        match position.dice().len() {
            _ if position.curse_face().is_some() => Kept::CurseDie,
            1 => Kept::OneDie,
            _ => Kept::AllDice,
        }
    }
}

/// What comes first of several that the exorcised ghosts leave behind, and whose it is.
pub(crate) struct First {
    pub is_curse: bool,
    pub ghost: Option<Card>,
}

impl First {
    pub(crate) fn of(position: &Position, stood: Space) -> First {
        let stood_there = |(_, at): &(Card, Space)| *at == stood;
        let curse = position.curses_to_order().find(stood_there);
        let beaten = curse.or(position.rewards_to_order().find(stood_there));
        First { is_curse: curse.is_some(), ghost: beaten.map(|(card, _)| card) }
    }
}
