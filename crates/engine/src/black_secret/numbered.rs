/// Defines cards that go by a number from 1 on, at most 32, and a set of them.
macro_rules! numbered {
    ($(#[$doc:meta])* $card:ident, $(#[$set_doc:meta])* $set:ident, $count:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $card(core::num::NonZeroU8);

        impl $card {
            /// How many there are, those of White Moon among them.
            pub const COUNT: u8 = $count;

            /// The card with this number, if there is one.
            pub const fn new(number: u8) -> Option<$card> {
                match core::num::NonZeroU8::new(number) {
                    Some(number) if number.get() <= $count => Some($card(number)),
                    _ => None,
                }
            }

            /// Every card by number.
            pub fn all() -> impl Iterator<Item = $card> {
                (1..=$count).filter_map($card::new)
            }

            /// Its number.
            pub const fn number(self) -> u8 {
                self.0.get()
            }
        }

        $(#[$set_doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        pub struct $set(u32);

        impl $set {
            /// No card.
            pub const EMPTY: $set = $set(0);

            /// True if `card` is a member.
            pub const fn contains(self, card: $card) -> bool {
                self.0 >> (card.number() - 1) & 1 != 0
            }

            /// Adds a card.
            pub const fn insert(&mut self, card: $card) {
                self.0 |= 1 << (card.number() - 1);
            }

            /// Removes a card.
            pub const fn remove(&mut self, card: $card) {
                self.0 &= !(1 << (card.number() - 1));
            }

            /// The cards of either set.
            #[must_use]
            pub const fn union(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }

            /// The cards in both sets.
            #[must_use]
            pub const fn both(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }

            /// The cards that `other` does not have.
            #[must_use]
            pub const fn without(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }

            /// How many there are.
            pub const fn len(self) -> u8 {
                self.0.count_ones() as u8
            }

            /// True if there is none.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The cards by number.
            pub fn iter(self) -> impl Iterator<Item = $card> {
                let mut rest = self.0;
                core::iter::from_fn(move || {
                    let card = $card::new(rest.trailing_zeros() as u8 + 1).filter(|_| rest != 0)?;
                    rest &= rest - 1;
                    Some(card)
                })
            }

            /// The member with `index` smaller ones before it.
            pub fn nth(self, index: u8) -> Option<$card> {
                self.iter().nth(index.into())
            }
        }

        impl FromIterator<$card> for $set {
            fn from_iter<I: IntoIterator<Item = $card>>(cards: I) -> $set {
                let mut set = $set::EMPTY;
                cards.into_iter().for_each(|card| set.insert(card));
                set
            }
        }

        impl core::fmt::Display for $card {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                write!(f, "{}", self.number())
            }
        }

        impl core::str::FromStr for $card {
            type Err = crate::notation::ParseError;

            fn from_str(text: &str) -> Result<$card, crate::notation::ParseError> {
                let expected = crate::notation::Expected::Number(1, $count);
                text.parse().ok().and_then($card::new).ok_or(crate::notation::ParseError { expected })
            }
        }
    };
}

pub(crate) use numbered;
