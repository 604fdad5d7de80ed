use core::ops::{Index, IndexMut};

use crate::set::bit_set;

/// The colour of a board and of its Taoist.
///
/// ```
/// use ghost_stories_engine::{Colour, Tao};
///
/// assert_eq!("red".parse(), Ok(Colour::Red));
/// // There are black Tao and black ghosts, but no black board.
/// assert_eq!((Tao::from(Colour::Red).board(), Tao::Black.board()), (Some(Colour::Red), None));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Colour {
    /// Mountains.
    Red,
    /// Forest.
    Green,
    /// River.
    Blue,
    /// Marsh.
    Yellow,
}

impl Colour {
    /// Every colour, in the order used for indices.
    pub const ALL: [Colour; 4] = [Colour::Red, Colour::Green, Colour::Blue, Colour::Yellow];
}

/// The colour of a Tao token, of a ghost, or of what an exorcism needs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Tao {
    /// Incense sticks.
    Red,
    /// Silver bells.
    Green,
    /// Mirrors.
    Blue,
    /// Sticky rice.
    Yellow,
    /// Coins.
    Black,
}

impl Tao {
    /// Every Tao colour, in the order used for indices.
    pub const ALL: [Tao; 5] = [Tao::Red, Tao::Green, Tao::Blue, Tao::Yellow, Tao::Black];

    /// The board of this colour; black has none.
    pub const fn board(self) -> Option<Colour> {
        match self {
            Tao::Red => Some(Colour::Red),
            Tao::Green => Some(Colour::Green),
            Tao::Blue => Some(Colour::Blue),
            Tao::Yellow => Some(Colour::Yellow),
            Tao::Black => None,
        }
    }
}

impl From<Colour> for Tao {
    fn from(colour: Colour) -> Tao {
        Tao::ALL[colour as usize]
    }
}

bit_set! {
    /// A set of colours, hence of boards or of Taoists.
    ///
    /// ```
    /// use ghost_stories_engine::{Colour, ColourSet};
    ///
    /// let mut players: ColourSet = [Colour::Blue, Colour::Red].into_iter().collect();
    /// players.insert(Colour::Green);
    /// assert!(players.iter().eq([Colour::Red, Colour::Green, Colour::Blue]));
    /// assert_eq!(ColourSet::full().without(players), ColourSet::only(Colour::Yellow));
    /// ```
    ColourSet(u8) of Colour
}

bit_set! {
    /// A set of Tao colours.
    TaoSet(u8) of Tao
}

/// One value for each colour.
///
/// ```
/// use ghost_stories_engine::{ByColour, Colour};
///
/// let mut qi = ByColour::from_fn(|colour| if colour == Colour::Red { 4 } else { 3 });
/// qi[Colour::Blue] -= 1;
/// assert_eq!(qi, ByColour([4, 3, 2, 3]));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ByColour<T>(pub [T; 4]);

impl<T> ByColour<T> {
    /// Makes the value of each colour.
    pub fn from_fn(mut value: impl FnMut(Colour) -> T) -> Self {
        ByColour(Colour::ALL.map(&mut value))
    }

    /// Each colour with its value.
    pub fn iter(&self) -> impl Iterator<Item = (Colour, &T)> {
        Colour::ALL.into_iter().zip(&self.0)
    }
}

impl<T> Index<Colour> for ByColour<T> {
    type Output = T;

    fn index(&self, colour: Colour) -> &T {
        &self.0[colour as usize]
    }
}

impl<T> IndexMut<Colour> for ByColour<T> {
    fn index_mut(&mut self, colour: Colour) -> &mut T {
        &mut self.0[colour as usize]
    }
}

/// How many Tao of each colour: what a Taoist holds, the bank has, or an exorcism needs.
///
/// Three bits a colour, so a count goes up to seven; the game has four tokens of each.
///
/// ```
/// use ghost_stories_engine::{Tao, TaoCount};
///
/// let need: TaoCount = "red 2 black 1".parse()?;
/// let own = TaoCount::of(Tao::Red, 1).plus(Tao::Blue, 4);
/// assert_eq!((need.total(), need.missing_in(own)), (3, 2));
/// # Ok::<(), ghost_stories_engine::ParseError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct TaoCount(u16);

impl TaoCount {
    /// No Tao at all.
    pub const NONE: TaoCount = TaoCount(0);

    /// The same number of each of the five colours.
    pub const fn each(number: u16) -> TaoCount {
        TaoCount(number * 0b001_001_001_001_001)
    }

    /// `number` of one colour.
    pub const fn of(tao: Tao, number: u8) -> TaoCount {
        TaoCount((number as u16) << (3 * tao as u16))
    }

    /// How many of `tao`.
    pub const fn get(self, tao: Tao) -> u8 {
        (self.0 >> (3 * tao as u16)) as u8 & 7
    }

    /// True if there is none of any colour.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// All colours added up.
    pub fn total(self) -> u8 {
        Tao::ALL.into_iter().map(|tao| self.get(tao)).sum()
    }

    /// The colours of which there is at least one.
    pub fn colours(self) -> impl Iterator<Item = Tao> {
        Tao::ALL.into_iter().filter(move |&tao| self.get(tao) > 0)
    }

    /// How many of these are missing in `other`, colour by colour.
    pub fn missing_in(self, other: TaoCount) -> u8 {
        Tao::ALL.into_iter().map(|tao| self.get(tao).saturating_sub(other.get(tao))).sum()
    }

    /// This count with `number` more of `tao`.
    #[must_use]
    pub const fn plus(self, tao: Tao, number: u8) -> TaoCount {
        TaoCount(self.0 + TaoCount::of(tao, number).0)
    }

    /// This count with `number` less of `tao`, which must be there.
    #[must_use]
    pub const fn minus(self, tao: Tao, number: u8) -> TaoCount {
        debug_assert!(self.get(tao) >= number);
        TaoCount(self.0 - TaoCount::of(tao, number).0)
    }

    /// The sum of two counts, each colour at most seven.
    #[must_use]
    pub const fn sum(self, other: TaoCount) -> TaoCount {
        TaoCount(self.0 + other.0)
    }

    /// True if no colour of `self` exceeds that of `other`.
    pub fn within(self, other: TaoCount) -> bool {
        Tao::ALL.into_iter().all(|tao| self.get(tao) <= other.get(tao))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_missing_is_counted_by_colour() {
        let need = TaoCount::of(Tao::Red, 2).plus(Tao::Black, 1);
        let own = TaoCount::of(Tao::Red, 1).plus(Tao::Blue, 4);
        assert_eq!((need.missing_in(own), need.missing_in(need), own.missing_in(need)), (2, 0, 4));
    }

    #[test]
    fn counts_add_and_subtract_by_colour() {
        let count = TaoCount::of(Tao::Red, 2).plus(Tao::Black, 4).minus(Tao::Red, 1);
        assert_eq!((count.get(Tao::Red), count.get(Tao::Black), count.total()), (1, 4, 5));
        assert!(count.within(TaoCount::each(4)));
        assert!(!count.within(TaoCount::each(3)));
    }
}
