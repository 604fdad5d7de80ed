/// Defines a set of a small enum as bits, with the few operations the rules need.
macro_rules! bit_set {
    ($(#[$doc:meta])* $name:ident($bits:ty) of $item:ty) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        pub struct $name($bits);

        impl $name {
            /// The empty set.
            pub const EMPTY: $name = $name(0);

            /// Every member.
            pub const fn full() -> $name {
                $name(((1u32 << <$item>::ALL.len()) - 1) as $bits)
            }

            /// The set of one member.
            pub const fn only(item: $item) -> $name {
                $name(1 << item as u32)
            }

            /// True if the set has no member.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The number of members.
            pub const fn len(self) -> u32 {
                self.0.count_ones()
            }

            /// True if `item` is a member.
            pub const fn contains(self, item: $item) -> bool {
                self.0 >> item as u32 & 1 != 0
            }

            /// Adds a member.
            pub const fn insert(&mut self, item: $item) {
                self.0 |= 1 << item as u32;
            }

            /// Removes a member.
            pub const fn remove(&mut self, item: $item) {
                self.0 &= !(1 << item as u32);
            }

            /// Adds or removes a member.
            pub const fn set(&mut self, item: $item, present: bool) {
                if present { self.insert(item) } else { self.remove(item) }
            }

            /// The members of either set.
            #[must_use]
            pub const fn union(self, other: $name) -> $name {
                $name(self.0 | other.0)
            }

            /// The members of both sets.
            #[must_use]
            pub const fn both(self, other: $name) -> $name {
                $name(self.0 & other.0)
            }

            /// The members that `other` does not have.
            #[must_use]
            pub const fn without(self, other: $name) -> $name {
                $name(self.0 & !other.0)
            }

            /// The members in index order.
            pub fn iter(self) -> impl Iterator<Item = $item> + Clone {
                let mut rest = self;
                core::iter::from_fn(move || {
                    let item = rest.first()?;
                    rest.0 &= rest.0 - 1;
                    Some(item)
                })
            }

            /// The members that a mask picks: bit 0 for the first member, bit 1 for the second, and so on.
            #[must_use]
            pub fn picked(self, mask: u32) -> $name {
                self.iter().enumerate().filter(|(index, _)| mask >> index & 1 != 0).map(|(_, item)| item).collect()
            }

            /// The mask that picks these members.
            pub fn mask_of(self, picked: $name) -> u32 {
                let is_picked = |&(_, item): &(usize, $item)| picked.contains(item);
                self.iter().enumerate().filter(is_picked).fold(0, |mask, (index, _)| mask | 1 << index)
            }

            /// The first member, in index order.
            pub const fn first(self) -> Option<$item> {
                if self.0 == 0 { None } else { Some(<$item>::ALL[self.0.trailing_zeros() as usize]) }
            }
        }

        impl FromIterator<$item> for $name {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> $name {
                items.into_iter().fold($name::EMPTY, |set, item| set.union($name::only(item)))
            }
        }
    };
}

pub(crate) use bit_set;
