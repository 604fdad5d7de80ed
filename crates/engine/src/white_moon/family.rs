use crate::colour::Tao;
use crate::set::bit_set;
use crate::white_moon::artifact::Artifact;

/// A family of villagers (W2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "names")]
pub enum Family {
    Hua,
    Zhou,
    Li,
    Sun,
    Miao,
    Xiang,
    Sheng,
    Wu,
    Chang,
    Teng,
    Long,
    Weng,
}

impl Family {
    /// Every family, the largest first.
    pub const ALL: [Family; 12] = [
        Family::Hua,
        Family::Zhou,
        Family::Li,
        Family::Sun,
        Family::Miao,
        Family::Xiang,
        Family::Sheng,
        Family::Wu,
        Family::Chang,
        Family::Teng,
        Family::Long,
        Family::Weng,
    ];

    /// How many members it has.
    pub const fn size(self) -> u8 {
        3 - self as u8 / 4
    }
}

bit_set! {
    /// A set of families.
    FamilySet(u16) of Family
}

/// How many villagers of each family, two bits each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct FamilyCount(u32);

impl FamilyCount {
    /// Nobody.
    pub const NONE: FamilyCount = FamilyCount(0);
    /// All 24 villagers.
    pub const ALL: FamilyCount = FamilyCount(0b01_01_01_01_10_10_10_10_11_11_11_11);

    /// How many of this family.
    pub const fn get(self, family: Family) -> u8 {
        (self.0 >> (2 * family as u32)) as u8 & 3
    }

    /// One more of this family, of which there are fewer than three.
    #[must_use]
    pub const fn plus(self, family: Family) -> FamilyCount {
        debug_assert!(self.get(family) < 3);
        FamilyCount(self.0 + (1 << (2 * family as u32)))
    }

    /// One less of this family, which must be there.
    #[must_use]
    pub const fn minus(self, family: Family) -> FamilyCount {
        debug_assert!(self.get(family) > 0);
        FamilyCount(self.0 - (1 << (2 * family as u32)))
    }

    /// All families added up.
    pub const fn total(self) -> u8 {
        let (ones, twos) = (self.0 & 0x5555_5555, self.0 & 0xAAAA_AAAA);
        (ones.count_ones() + 2 * twos.count_ones()) as u8
    }

    /// The families of which there is at least one.
    pub fn families(self) -> impl Iterator<Item = Family> {
        Family::ALL.into_iter().filter(move |&family| self.get(family) > 0)
    }

    /// The villager with `index` others before it, in the order of the families.
    pub fn nth(self, mut index: u8) -> Option<Family> {
        self.families().find(|&family| {
            let here = index < self.get(family);
            index = index.wrapping_sub(self.get(family));
            here
        })
    }
}

impl FromIterator<Family> for FamilyCount {
    fn from_iter<I: IntoIterator<Item = Family>>(families: I) -> FamilyCount {
        families.into_iter().fold(FamilyCount::NONE, FamilyCount::plus)
    }
}

/// What the death of a villager does (W24).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Curse {
    /// The active Taoist is laid down (W28).
    LayDown,
    /// A Taoist of the players' choice loses a Qi.
    LoseQi,
    /// The Curse die is rolled.
    CurseDie,
    /// A ghost enters play.
    Ghost,
    /// Every Taoist discards a Tao.
    GroupLoseTao,
    /// Another visible villager of the players' choice dies.
    AnotherDies,
    /// The tile where he stood is haunted (W26).
    Haunt,
    /// A further incarnation enters play (W76).
    Incarnation,
    /// A Tao of this colour leaves the game.
    TaoLeaves(Tao),
}

/// What saving a whole family brings (W23).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Thanks {
    /// An artifact.
    Artifact(Artifact),
    /// A Mystic Barrier (W44).
    Barrier,
    /// Two Tao of choice.
    TwoTao,
    /// A haunted tile turns active.
    Restore,
    /// One Qi and one Yin-Yang for the group.
    QiAndYinYang,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn w2_there_are_24_villagers_of_12_families() {
        let all: FamilyCount =
            Family::ALL.into_iter().flat_map(|family| (0..family.size()).map(move |_| family)).collect();
        assert_eq!((all, all.total()), (FamilyCount::ALL, 24));
        let drawn: FamilyCount = (0..24).filter_map(|index| all.nth(index)).collect();
        assert_eq!((drawn, all.nth(24)), (all, None));
    }
}
