mod slug;

use core::num::NonZeroU8;

use crate::colour::{Tao, TaoCount};
use crate::component_data::Components;
use crate::facts::{Facts, Icons, Left, Middle, Reward};

/// A ghost or an incarnation of Wu-Feng, by the number printed on it.
///
/// ```
/// use ghost_stories_engine::{Card, Tao, TaoCount};
///
/// let zombie = Card::new(6).expect("card 6");
/// assert_eq!((zombie.slug(), zombie.colour()), ("zombie", Some(Tao::Yellow)));
/// assert_eq!(zombie.resistance(), TaoCount::of(Tao::Yellow, 2));
/// assert!(!zombie.is_incarnation());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(NonZeroU8);

impl Card {
    /// How many cards there are, those of both expansions among them.
    pub const COUNT: u8 = 96;
    /// How many the base game has.
    pub const BASE: u8 = CARDS.len() as u8;

    /// The card with this number, if there is one.
    pub const fn new(number: u8) -> Option<Card> {
        match NonZeroU8::new(number) {
            Some(number) if number.get() <= Card::COUNT => Some(Card(number)),
            _ => None,
        }
    }

    /// Every card by number.
    pub fn all() -> impl Iterator<Item = Card> {
        CardSet::ALL.union(CardSet::WHITE_MOON).union(CardSet::BLACK_SECRET).iter()
    }

    /// Every card of the base game by number.
    pub fn base() -> impl Iterator<Item = Card> {
        CardSet::ALL.iter()
    }

    /// The number printed on it.
    pub const fn number(self) -> u8 {
        self.0.get()
    }

    /// True for a card of Wu-Feng himself.
    pub const fn is_incarnation(self) -> bool {
        CardSet::EVERY_INCARNATION.contains(self)
    }

    /// True for a card of White Moon.
    pub const fn is_of_white_moon(self) -> bool {
        CardSet::WHITE_MOON.contains(self)
    }

    /// True for a card of Black Secret.
    pub const fn is_of_black_secret(self) -> bool {
        CardSet::BLACK_SECRET.contains(self)
    }

    /// Its colour; `None` for incarnations of several colours or of their board's.
    pub fn colour(self) -> Option<Tao> {
        self.facts().colour()
    }

    /// The faces it takes to exorcise it, before Circle and Mantra.
    pub fn resistance(self) -> TaoCount {
        self.facts().resistance()
    }

    /// The icons of its left stone, in order.
    pub fn left(self) -> &'static [Left] {
        self.facts().left()
    }

    /// The icon of its left stone that holds until the card leaves play.
    pub fn lasting(self) -> Option<Left> {
        self.facts().lasting()
    }

    /// Its middle stone.
    pub fn middle(self) -> Middle {
        self.facts().middle()
    }

    /// True if Wu-Feng may throw a curse when it is exorcised (right stone).
    pub fn throws(self) -> bool {
        self.facts().throws()
    }

    /// True if its exorcist must roll the Curse die (right stone).
    pub fn curses(self) -> bool {
        self.facts().curses()
    }

    /// The reward on its right stone.
    pub fn reward(self) -> Reward {
        self.facts().reward()
    }

    /// What is printed on it; of an expansion, what our own data file says.
    pub fn facts(self) -> &'static Facts {
        self.base_facts().unwrap_or_else(|| Components::ours().facts(self))
    }

    /// What is printed on it, if it is of the base game.
    #[inline]
    pub(crate) fn base_facts(self) -> Option<&'static Facts> {
        CARDS.get(usize::from(self.number()) - 1)
    }
}

/// A set of cards, by number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CardSet(u128);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);
    /// The 55 ghosts of the base game.
    pub const GHOSTS: CardSet = CardSet::numbers(1, 55);
    /// The ten incarnations of the base game.
    pub const INCARNATIONS: CardSet = CardSet::numbers(56, 65);
    /// All 65 cards of the base game.
    pub const ALL: CardSet = CardSet::numbers(1, 65);
    /// The 16 cards of White Moon.
    pub const WHITE_MOON: CardSet = CardSet::numbers(66, 81);
    /// The 15 cards of Black Secret.
    pub const BLACK_SECRET: CardSet = CardSet::numbers(82, 96);
    /// All ghosts.
    pub const EVERY_GHOST: CardSet = CardSet::GHOSTS.union(CardSet::numbers(66, 75)).union(CardSet::numbers(82, 91));
    /// All incarnations.
    pub const EVERY_INCARNATION: CardSet =
        CardSet::INCARNATIONS.union(CardSet::numbers(76, 81)).union(CardSet::numbers(92, 96));

    const fn numbers(first: u8, last: u8) -> CardSet {
        CardSet((1 << (last + 1)) - (1 << first))
    }

    /// The cards of either set.
    #[must_use]
    pub const fn union(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// True if `card` is a member.
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.number() & 1 != 0
    }

    /// Adds a card.
    pub const fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.number();
    }

    /// Removes a card.
    pub const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.number());
    }

    /// The cards in both sets.
    #[must_use]
    pub const fn both(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    /// The cards that `other` does not have.
    #[must_use]
    pub const fn without(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// How many cards there are.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// True if there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards by number.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut rest = self.0;
        core::iter::from_fn(move || {
            let card = Card::new(u8::try_from(rest.trailing_zeros()).ok()?)?;
            rest &= rest - 1;
            Some(card)
        })
    }

    /// The member with `index` smaller ones before it.
    pub fn nth(self, index: u8) -> Option<Card> {
        let mut low = self.0 as u64;
        let mut high = (self.0 >> 64) as u64;
        let in_low = low.count_ones() as u8;
        let (word, skip, base) = if index < in_low { (&mut low, index, 0) } else { (&mut high, index - in_low, 64) };
        for _ in 0..skip {
            *word &= word.wrapping_sub(1);
        }
        (*word != 0).then(|| Card::new(word.trailing_zeros() as u8 + base)).flatten()
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        let mut set = CardSet::EMPTY;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

const fn ghost(colour: Tao, resistance: u8) -> Facts {
    Facts::ghost(colour, resistance)
}

const fn multi(resistance: TaoCount) -> Facts {
    Facts::multi(resistance)
}

impl Facts {
    const fn left_stone(self, icons: &[Left]) -> Facts {
        Facts { left: Icons::new(icons), ..self }
    }

    const fn middle_stone(self, middle: Middle) -> Facts {
        Facts { middle, ..self }
    }

    const fn curse(self) -> Facts {
        Facts { curses: true, ..self }
    }

    const fn reward_of(self, reward: Reward) -> Facts {
        Facts { reward, ..self }
    }
}

#[rustfmt::skip]
static CARDS: [Facts; 65] = [
    ghost(Tao::Yellow, 1).middle_stone(Middle::Haunter), // 1 Ghoul
    ghost(Tao::Yellow, 1).middle_stone(Middle::DiceImmune), // 2 Walking Corpse
    ghost(Tao::Yellow, 1).left_stone(&[Left::Ghost, Left::PowerOff]), // 3 Coffin Breakers
    ghost(Tao::Yellow, 1).left_stone(&[Left::Ghost]), // 4 Coffin Breakers
    ghost(Tao::Yellow, 2).middle_stone(Middle::Haunter), // 5 Restless Dead
    ghost(Tao::Yellow, 2).curse(), // 6 Zombie
    ghost(Tao::Yellow, 2).curse(), // 7 Zombie
    ghost(Tao::Yellow, 3).middle_stone(Middle::Haunter), // 8 Hopping Vampire
    ghost(Tao::Yellow, 3).middle_stone(Middle::Haunter), // 9 Hopping Vampire
    ghost(Tao::Yellow, 4).reward_of(Reward::TwoTao), // 10 Yellow Plague
    ghost(Tao::Yellow, 4).middle_stone(Middle::Tormentor).reward_of(Reward::QiOrYinYang), // 11 Lich
    ghost(Tao::Blue, 1).middle_stone(Middle::Haunter), // 12 Drowned Maiden
    ghost(Tao::Blue, 1).middle_stone(Middle::DiceImmune), // 13 Hound of Depth
    ghost(Tao::Blue, 1).left_stone(&[Left::Ghost, Left::PowerOff]), // 14 Perfidious Nymph
    ghost(Tao::Blue, 1).left_stone(&[Left::Ghost]), // 15 Perfidious Nymph
    ghost(Tao::Blue, 2).middle_stone(Middle::Haunter), // 16 Sticky Feet
    ghost(Tao::Blue, 2).curse(), // 17 Abysmal
    ghost(Tao::Blue, 2).curse(), // 18 Abysmal
    ghost(Tao::Blue, 3).middle_stone(Middle::Haunter), // 19 Ooze Devil
    ghost(Tao::Blue, 3).middle_stone(Middle::Haunter), // 20 Ooze Devil
    ghost(Tao::Blue, 4).reward_of(Reward::TwoTao), // 21 Liquid Horror
    ghost(Tao::Blue, 4).middle_stone(Middle::Tormentor).reward_of(Reward::QiOrYinYang), // 22 Fury of Depth
    ghost(Tao::Green, 1).middle_stone(Middle::Haunter), // 23 Creeping One
    ghost(Tao::Green, 1).middle_stone(Middle::DiceImmune), // 24 Fungus NotationKind
    ghost(Tao::Green, 1).left_stone(&[Left::Ghost, Left::PowerOff]), // 25 Fallen Monks
    ghost(Tao::Green, 1).left_stone(&[Left::Ghost]), // 26 Fallen Monk
    ghost(Tao::Green, 2).middle_stone(Middle::Haunter), // 27 Restless Spirit
    ghost(Tao::Green, 2).curse(), // 28 Rotten Soul
    ghost(Tao::Green, 2).curse(), // 29 Rotten Soul
    ghost(Tao::Green, 3).middle_stone(Middle::Haunter), // 30 Wicked One
    ghost(Tao::Green, 3).middle_stone(Middle::Haunter), // 31 Wicked One
    ghost(Tao::Green, 4).reward_of(Reward::TwoTao), // 32 Green Abomination
    ghost(Tao::Green, 4).middle_stone(Middle::Tormentor).reward_of(Reward::QiOrYinYang), // 33 Great Putrid
    ghost(Tao::Red, 1).middle_stone(Middle::Haunter), // 34 Skinner
    ghost(Tao::Red, 1).middle_stone(Middle::DiceImmune), // 35 Reaper
    ghost(Tao::Red, 1).left_stone(&[Left::Ghost, Left::PowerOff]), // 36 Sharp-Nailed Mistresses
    ghost(Tao::Red, 1).left_stone(&[Left::Ghost]), // 37 Sharp-Nailed Mistresses
    ghost(Tao::Red, 2).middle_stone(Middle::Haunter), // 38 Bleeding Eyes
    ghost(Tao::Red, 2).curse(), // 39 Blood Drinker
    ghost(Tao::Red, 2).curse(), // 40 Blood Drinker
    ghost(Tao::Red, 3).middle_stone(Middle::Haunter), // 41 Scarlet Evildoer
    ghost(Tao::Red, 3).middle_stone(Middle::Haunter), // 42 Scarlet Evildoer
    ghost(Tao::Red, 4).reward_of(Reward::TwoTao), // 43 Flesh Devourer
    ghost(Tao::Red, 4).middle_stone(Middle::Tormentor).reward_of(Reward::QiOrYinYang), // 44 Raging One
    ghost(Tao::Black, 1).left_stone(&[Left::Quick]).middle_stone(Middle::Haunter).reward_of(Reward::Tao), // 45 Gloomy Minion
    ghost(Tao::Black, 1).left_stone(&[Left::DieCaptive]).middle_stone(Middle::DiceImmune).reward_of(Reward::Tao), // 46 Repellent Beauty
    ghost(Tao::Black, 1).left_stone(&[Left::DieCaptive, Left::Ghost]).reward_of(Reward::Tao), // 47 Severed Heads
    ghost(Tao::Black, 1).left_stone(&[Left::DieCaptive, Left::Ghost]).reward_of(Reward::Tao), // 48 Severed Heads
    ghost(Tao::Black, 2).left_stone(&[Left::LoseQi]).middle_stone(Middle::Haunter).reward_of(Reward::QiOrYinYang), // 49 Grave Walker
    ghost(Tao::Black, 2).left_stone(&[Left::TaoOff]).curse().reward_of(Reward::QiOrYinYang), // 50 Black Widow
    ghost(Tao::Black, 2).left_stone(&[Left::TaoOff]).curse().reward_of(Reward::QiOrYinYang), // 51 Black Widow
    ghost(Tao::Black, 3).left_stone(&[Left::Quick]).middle_stone(Middle::Haunter).reward_of(Reward::QiOrYinYang), // 52 Dark Wraith
    ghost(Tao::Black, 3).left_stone(&[Left::Quick]).middle_stone(Middle::Haunter).reward_of(Reward::QiOrYinYang), // 53 Dark Wraith
    ghost(Tao::Black, 4).left_stone(&[Left::Haunt]).reward_of(Reward::QiOrYinYang), // 54 Shapeless Evil
    ghost(Tao::Black, 4).left_stone(&[Left::GroupLoseTao]).middle_stone(Middle::Tormentor).reward_of(Reward::QiOrYinYang), // 55 Soul Eater
    ghost(Tao::Black, 3).left_stone(&[Left::Ghost]).middle_stone(Middle::OnlyIfOppositeEmpty).reward_of(Reward::QiAndYinYang), // 56 Howling Nightmare (B92)
    ghost(Tao::Black, 3).left_stone(&[Left::Curse]).middle_stone(Middle::OnlyOnBuddha).reward_of(Reward::QiAndYinYang), // 57 Uncatchable (B93)
    multi(TaoCount::each(2).minus(Tao::Black, 2)).curse().reward_of(Reward::QiAndYinYang), // 58 Hope Killer (B99)
    ghost(Tao::Black, 5).middle_stone(Middle::Tormentor).curse().reward_of(Reward::QiAndYinYang), // 59 Death Army (B94)
    ghost(Tao::Black, 3).left_stone(&[Left::AllPowersOff]).reward_of(Reward::QiAndYinYang), // 60 Forgotten Ones (B95)
    ghost(Tao::Red, 4).left_stone(&[Left::GroupLoseTao]).middle_stone(Middle::GroupLoseTao).reward_of(Reward::QiAndYinYang), // 61 Bone Cracker (B96)
    ghost(Tao::Blue, 3).left_stone(&[Left::TaoOff]).reward_of(Reward::QiAndYinYang), // 62 Dark Mistress (B97)
    ghost(Tao::Green, 4).left_stone(&[Left::DieCaptive]).reward_of(Reward::QiAndYinYang), // 63 Creeping Horror (B98)
    ghost(Tao::Yellow, 4).middle_stone(Middle::Haunter).reward_of(Reward::QiAndYinYang), // 64 Vampire Lord (B100)
    multi(TaoCount::each(1)).left_stone(&[Left::ClearCircle]).middle_stone(Middle::WhiteIsBlank).reward_of(Reward::QiAndYinYang), // 65 Nameless (B101)
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_55_ghosts_and_10_incarnations() {
        assert_eq!((CardSet::GHOSTS.len(), CardSet::INCARNATIONS.len()), (55, 10));
        assert!(CardSet::GHOSTS.iter().all(|card| !card.is_incarnation()));
        assert!(CardSet::INCARNATIONS.iter().all(Card::is_incarnation));
    }

    #[test]
    fn nth_counts_through_the_set() {
        for (index, card) in CardSet::ALL.iter().enumerate() {
            assert_eq!(CardSet::ALL.nth(index as u8), Some(card));
        }
        assert_eq!(CardSet::ALL.nth(65), None);
        assert_eq!(CardSet::EMPTY.nth(0), None);
    }

    #[test]
    fn a_card_has_at_most_one_lasting_icon() {
        for card in Card::all() {
            assert!(card.left().iter().filter(|icon| icon.lasts()).count() <= 1, "{card:?}");
        }
    }
}
