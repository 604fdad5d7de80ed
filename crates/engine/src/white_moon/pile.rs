use core::ops::{Index, IndexMut};

use crate::village::Spot;
use crate::white_moon::family::Family;

/// The villagers of a tile, at most three (W20). One who lies under others may be unknown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Pile {
    /// From the bottom; 0 for an empty place, 1 for somebody unknown, 2 and more for a family.
    places: [u8; 3],
}

impl Pile {
    /// Nobody.
    pub const EMPTY: Pile = Pile { places: [0; 3] };
    /// Three villagers face down (W2).
    pub const UNKNOWN: Pile = Pile { places: [1; 3] };

    /// How many villagers there are.
    pub const fn len(self) -> u8 {
        (self.places[0] > 0) as u8 + (self.places[1] > 0) as u8 + (self.places[2] > 0) as u8
    }

    /// True if nobody is there.
    pub const fn is_empty(self) -> bool {
        self.places[0] == 0
    }

    /// True if nobody more finds room (W20).
    pub const fn is_full(self) -> bool {
        self.places[2] > 0
    }

    /// The villagers from the top; `None` for one nobody has seen.
    pub fn from_top(self) -> impl Iterator<Item = Option<Family>> {
        self.places.into_iter().rev().filter(|&place| place > 0).map(known)
    }

    /// The villagers from the bottom; `None` for one nobody has seen.
    pub fn from_bottom(self) -> impl Iterator<Item = Option<Family>> {
        self.places.into_iter().filter(|&place| place > 0).map(known)
    }

    /// The family of the top villager; `None` if nobody is there or he is still to be turned up.
    pub fn top(self) -> Option<Family> {
        self.len().checked_sub(1).and_then(|index| known(self.places[usize::from(index)]))
    }

    /// True if the top villager is still to be turned up.
    pub fn top_is_unknown(self) -> bool {
        !self.is_empty() && self.top().is_none()
    }

    /// The villagers nobody has seen.
    pub fn unknown(self) -> u8 {
        self.places.into_iter().filter(|&place| place == 1).count() as u8
    }

    /// Somebody known comes on top; there must be room.
    pub fn push(&mut self, family: Family) {
        self.places[usize::from(self.len())] = family as u8 + 2;
    }

    /// Somebody unknown comes on top; there must be room.
    pub fn push_unknown(&mut self) {
        self.places[usize::from(self.len())] = 1;
    }

    /// The top villager leaves, who must be known.
    pub fn pop(&mut self) -> Option<Family> {
        let family = self.top()?;
        self.places[usize::from(self.len()) - 1] = 0;
        Some(family)
    }

    /// The highest of those nobody has seen turns out to be of this family.
    pub(crate) fn reveal(&mut self, family: Family) {
        if let Some(place) = self.places.iter_mut().rev().find(|place| **place == 1) {
            *place = family as u8 + 2;
        }
    }
}

fn known(place: u8) -> Option<Family> {
    Family::ALL.get(usize::from(place.checked_sub(2)?)).copied()
}

/// One value for each spot of the village.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct BySpot<T>(pub [T; 9]);

impl<T> Index<Spot> for BySpot<T> {
    type Output = T;

    fn index(&self, spot: Spot) -> &T {
        &self.0[spot as usize]
    }
}

impl<T> IndexMut<Spot> for BySpot<T> {
    fn index_mut(&mut self, spot: Spot) -> &mut T {
        &mut self.0[spot as usize]
    }
}
