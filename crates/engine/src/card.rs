use core::num::NonZeroU8;

use crate::colour::{Tao, TaoCount};

/// What happens when a card is laid, one icon of its left stone (B43, B45).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Left {
    /// A ghost enters play.
    Ghost,
    /// The first active tile of the line is haunted.
    Haunt,
    /// One Qi is lost.
    LoseQi,
    /// The haunting figure starts on the first stone.
    Quick,
    /// The Curse die is rolled.
    Curse,
    /// Lasting: the board has no power.
    PowerOff,
    /// Lasting: no board has a power.
    AllPowersOff,
    /// Lasting: nobody spends Tao.
    TaoOff,
    /// Lasting: the card holds a Tao die.
    DieCaptive,
    /// Every Taoist discards a Tao.
    GroupLoseTao,
    /// The token of the Circle of Prayer returns to the bank.
    ClearCircle,
}

impl Left {
    /// True if it holds until the card leaves play.
    pub const fn lasts(self) -> bool {
        matches!(self, Left::PowerOff | Left::AllPowersOff | Left::TaoOff | Left::DieCaptive)
    }
}

/// What a card does while it lies on a board: its middle stone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Middle {
    /// Nothing.
    Blank,
    /// Its figure haunts every second turn of its board (B31).
    Haunter,
    /// Rolls the Curse die each turn of its board (B32).
    Tormentor,
    /// Dice do not count against it (B75).
    DiceImmune,
    /// Every Taoist discards a Tao at the start of its board's turn (B96).
    GroupLoseTao,
    /// White faces are blank while it is in play (B101).
    WhiteIsBlank,
    /// Can be exorcised only where it met a Buddha (B93).
    OnlyOnBuddha,
    /// Can be exorcised only while the opposite space has no ghost (B92).
    OnlyIfOppositeEmpty,
}

/// What the exorcist wins: the reward on the right stone (B77, B91).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reward {
    /// Nothing.
    Nothing,
    /// One Tao of choice.
    Tao,
    /// Two Tao of choice.
    TwoTao,
    /// One Qi or the own Yin-Yang.
    QiOrYinYang,
    /// One Qi and one Yin-Yang for the group: every incarnation.
    QiAndYinYang,
}

/// A ghost or an incarnation of Wu-Feng, by the number printed on it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(NonZeroU8);

impl Card {
    /// How many cards the base game has.
    pub const COUNT: u8 = CARDS.len() as u8;

    /// The card with this number, if there is one.
    pub const fn new(number: u8) -> Option<Card> {
        match NonZeroU8::new(number) {
            Some(number) if number.get() <= Card::COUNT => Some(Card(number)),
            _ => None,
        }
    }

    /// Every card by number.
    pub fn all() -> impl Iterator<Item = Card> {
        (1..=Card::COUNT).filter_map(Card::new)
    }

    /// The number printed on it.
    pub const fn number(self) -> u8 {
        self.0.get()
    }

    /// True for a card of Wu-Feng himself.
    pub const fn is_incarnation(self) -> bool {
        self.number() >= FIRST_INCARNATION
    }

    /// Its colour; `None` for the two incarnations of several colours.
    pub const fn colour(self) -> Option<Tao> {
        self.facts().colour
    }

    /// The faces it takes to exorcise it, before Circle and Mantra.
    pub const fn resistance(self) -> TaoCount {
        self.facts().resistance
    }

    /// The icons of its left stone, in order.
    pub const fn left(self) -> &'static [Left] {
        self.facts().left
    }

    /// The icon of its left stone that holds until the card leaves play.
    pub fn lasting(self) -> Option<Left> {
        self.left().iter().copied().find(|icon| icon.lasts())
    }

    /// Its middle stone.
    pub const fn middle(self) -> Middle {
        self.facts().middle
    }

    /// True if its exorcist must roll the Curse die (right stone).
    pub const fn curses(self) -> bool {
        self.facts().curses
    }

    /// The reward on its right stone.
    pub const fn reward(self) -> Reward {
        self.facts().reward
    }

    const fn facts(self) -> &'static Facts {
        &CARDS[self.number() as usize - 1]
    }
}

/// A set of cards, by number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CardSet(u128);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);
    /// The 55 ghosts.
    pub const GHOSTS: CardSet = CardSet((1 << FIRST_INCARNATION) - 2);
    /// The ten incarnations.
    pub const INCARNATIONS: CardSet = CardSet((1 << (Card::COUNT + 1)) - (1 << FIRST_INCARNATION));
    /// All 65 cards.
    pub const ALL: CardSet = CardSet(CardSet::GHOSTS.0 | CardSet::INCARNATIONS.0);

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

struct Facts {
    colour: Option<Tao>,
    resistance: TaoCount,
    left: &'static [Left],
    middle: Middle,
    curses: bool,
    reward: Reward,
}

const fn ghost(colour: Tao, resistance: u8) -> Facts {
    Facts { colour: Some(colour), ..multi(TaoCount::of(colour, resistance)) }
}

const fn multi(resistance: TaoCount) -> Facts {
    Facts { colour: None, resistance, left: &[], middle: Middle::Blank, curses: false, reward: Reward::Nothing }
}

impl Facts {
    const fn left(self, left: &'static [Left]) -> Facts {
        Facts { left, ..self }
    }

    const fn middle(self, middle: Middle) -> Facts {
        Facts { middle, ..self }
    }

    const fn curse(self) -> Facts {
        Facts { curses: true, ..self }
    }

    const fn reward(self, reward: Reward) -> Facts {
        Facts { reward, ..self }
    }
}

const FIRST_INCARNATION: u8 = 56;

#[rustfmt::skip]
static CARDS: [Facts; 65] = [
    ghost(Tao::Yellow, 1).middle(Middle::Haunter), // 1 Ghoul
    ghost(Tao::Yellow, 1).middle(Middle::DiceImmune), // 2 Walking Corpse
    ghost(Tao::Yellow, 1).left(&[Left::Ghost, Left::PowerOff]), // 3 Coffin Breakers
    ghost(Tao::Yellow, 1).left(&[Left::Ghost]), // 4 Coffin Breakers
    ghost(Tao::Yellow, 2).middle(Middle::Haunter), // 5 Restless Dead
    ghost(Tao::Yellow, 2).curse(), // 6 Zombie
    ghost(Tao::Yellow, 2).curse(), // 7 Zombie
    ghost(Tao::Yellow, 3).middle(Middle::Haunter), // 8 Hopping Vampire
    ghost(Tao::Yellow, 3).middle(Middle::Haunter), // 9 Hopping Vampire
    ghost(Tao::Yellow, 4).reward(Reward::TwoTao), // 10 Yellow Plague
    ghost(Tao::Yellow, 4).middle(Middle::Tormentor).reward(Reward::QiOrYinYang), // 11 Lich
    ghost(Tao::Blue, 1).middle(Middle::Haunter), // 12 Drowned Maiden
    ghost(Tao::Blue, 1).middle(Middle::DiceImmune), // 13 Hound of Depth
    ghost(Tao::Blue, 1).left(&[Left::Ghost, Left::PowerOff]), // 14 Perfidious Nymph
    ghost(Tao::Blue, 1).left(&[Left::Ghost]), // 15 Perfidious Nymph
    ghost(Tao::Blue, 2).middle(Middle::Haunter), // 16 Sticky Feet
    ghost(Tao::Blue, 2).curse(), // 17 Abysmal
    ghost(Tao::Blue, 2).curse(), // 18 Abysmal
    ghost(Tao::Blue, 3).middle(Middle::Haunter), // 19 Ooze Devil
    ghost(Tao::Blue, 3).middle(Middle::Haunter), // 20 Ooze Devil
    ghost(Tao::Blue, 4).reward(Reward::TwoTao), // 21 Liquid Horror
    ghost(Tao::Blue, 4).middle(Middle::Tormentor).reward(Reward::QiOrYinYang), // 22 Fury of Depth
    ghost(Tao::Green, 1).middle(Middle::Haunter), // 23 Creeping One
    ghost(Tao::Green, 1).middle(Middle::DiceImmune), // 24 Fungus Thing
    ghost(Tao::Green, 1).left(&[Left::Ghost, Left::PowerOff]), // 25 Fallen Monks
    ghost(Tao::Green, 1).left(&[Left::Ghost]), // 26 Fallen Monk
    ghost(Tao::Green, 2).middle(Middle::Haunter), // 27 Restless Spirit
    ghost(Tao::Green, 2).curse(), // 28 Rotten Soul
    ghost(Tao::Green, 2).curse(), // 29 Rotten Soul
    ghost(Tao::Green, 3).middle(Middle::Haunter), // 30 Wicked One
    ghost(Tao::Green, 3).middle(Middle::Haunter), // 31 Wicked One
    ghost(Tao::Green, 4).reward(Reward::TwoTao), // 32 Green Abomination
    ghost(Tao::Green, 4).middle(Middle::Tormentor).reward(Reward::QiOrYinYang), // 33 Great Putrid
    ghost(Tao::Red, 1).middle(Middle::Haunter), // 34 Skinner
    ghost(Tao::Red, 1).middle(Middle::DiceImmune), // 35 Reaper
    ghost(Tao::Red, 1).left(&[Left::Ghost, Left::PowerOff]), // 36 Sharp-Nailed Mistresses
    ghost(Tao::Red, 1).left(&[Left::Ghost]), // 37 Sharp-Nailed Mistresses
    ghost(Tao::Red, 2).middle(Middle::Haunter), // 38 Bleeding Eyes
    ghost(Tao::Red, 2).curse(), // 39 Blood Drinker
    ghost(Tao::Red, 2).curse(), // 40 Blood Drinker
    ghost(Tao::Red, 3).middle(Middle::Haunter), // 41 Scarlet Evildoer
    ghost(Tao::Red, 3).middle(Middle::Haunter), // 42 Scarlet Evildoer
    ghost(Tao::Red, 4).reward(Reward::TwoTao), // 43 Flesh Devourer
    ghost(Tao::Red, 4).middle(Middle::Tormentor).reward(Reward::QiOrYinYang), // 44 Raging One
    ghost(Tao::Black, 1).left(&[Left::Quick]).middle(Middle::Haunter).reward(Reward::Tao), // 45 Gloomy Minion
    ghost(Tao::Black, 1).left(&[Left::DieCaptive]).middle(Middle::DiceImmune).reward(Reward::Tao), // 46 Repellent Beauty
    ghost(Tao::Black, 1).left(&[Left::DieCaptive, Left::Ghost]).reward(Reward::Tao), // 47 Severed Heads
    ghost(Tao::Black, 1).left(&[Left::DieCaptive, Left::Ghost]).reward(Reward::Tao), // 48 Severed Heads
    ghost(Tao::Black, 2).left(&[Left::LoseQi]).middle(Middle::Haunter).reward(Reward::QiOrYinYang), // 49 Grave Walker
    ghost(Tao::Black, 2).left(&[Left::TaoOff]).curse().reward(Reward::QiOrYinYang), // 50 Black Widow
    ghost(Tao::Black, 2).left(&[Left::TaoOff]).curse().reward(Reward::QiOrYinYang), // 51 Black Widow
    ghost(Tao::Black, 3).left(&[Left::Quick]).middle(Middle::Haunter).reward(Reward::QiOrYinYang), // 52 Dark Wraith
    ghost(Tao::Black, 3).left(&[Left::Quick]).middle(Middle::Haunter).reward(Reward::QiOrYinYang), // 53 Dark Wraith
    ghost(Tao::Black, 4).left(&[Left::Haunt]).reward(Reward::QiOrYinYang), // 54 Shapeless Evil
    ghost(Tao::Black, 4).left(&[Left::GroupLoseTao]).middle(Middle::Tormentor).reward(Reward::QiOrYinYang), // 55 Soul Eater
    ghost(Tao::Black, 3).left(&[Left::Ghost]).middle(Middle::OnlyIfOppositeEmpty).reward(Reward::QiAndYinYang), // 56 Howling Nightmare (B92)
    ghost(Tao::Black, 3).left(&[Left::Curse]).middle(Middle::OnlyOnBuddha).reward(Reward::QiAndYinYang), // 57 Uncatchable (B93)
    multi(TaoCount::each(2).minus(Tao::Black, 2)).curse().reward(Reward::QiAndYinYang), // 58 Hope Killer (B99)
    ghost(Tao::Black, 5).middle(Middle::Tormentor).curse().reward(Reward::QiAndYinYang), // 59 Death Army (B94)
    ghost(Tao::Black, 3).left(&[Left::AllPowersOff]).reward(Reward::QiAndYinYang), // 60 Forgotten Ones (B95)
    ghost(Tao::Red, 4).left(&[Left::GroupLoseTao]).middle(Middle::GroupLoseTao).reward(Reward::QiAndYinYang), // 61 Bone Cracker (B96)
    ghost(Tao::Blue, 3).left(&[Left::TaoOff]).reward(Reward::QiAndYinYang), // 62 Dark Mistress (B97)
    ghost(Tao::Green, 4).left(&[Left::DieCaptive]).reward(Reward::QiAndYinYang), // 63 Creeping Horror (B98)
    ghost(Tao::Yellow, 4).middle(Middle::Haunter).reward(Reward::QiAndYinYang), // 64 Vampire Lord (B100)
    multi(TaoCount::each(1)).left(&[Left::ClearCircle]).middle(Middle::WhiteIsBlank).reward(Reward::QiAndYinYang), // 65 Nameless (B101)
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
