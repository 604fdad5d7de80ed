/// The face-down deck: how many cards are left and where the incarnations lie. Which cards they are, nobody knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Deck {
    /// Bit `i` is set if the card with `i` cards below it is an incarnation.
    incarnations: u64,
    left: u8,
}

impl Deck {
    /// The most cards a deck can have.
    pub const MOST: u8 = 64;

    /// A deck by the rule of B12: from the bottom ten ghosts and an incarnation, `incarnations` times, the rest on top.
    pub fn new(ghosts: u8, incarnations: u8) -> Deck {
        let mut deck = Deck { incarnations: 0, left: 0 };
        for _ in 0..incarnations {
            deck = deck.with_ghosts(10).with_incarnation();
        }
        deck.with_ghosts(ghosts - 10 * incarnations)
    }

    /// No card.
    pub const EMPTY: Deck = Deck { incarnations: 0, left: 0 };

    /// The deck with `number` ghosts laid on top.
    #[must_use]
    pub const fn with_ghosts(self, number: u8) -> Deck {
        assert!(self.left + number <= Deck::MOST);
        Deck { left: self.left + number, ..self }
    }

    /// The deck with an incarnation laid on top.
    #[must_use]
    pub const fn with_incarnation(self) -> Deck {
        assert!(self.left < Deck::MOST);
        Deck { incarnations: self.incarnations | 1 << self.left, left: self.left + 1 }
    }

    /// How many cards are left.
    pub const fn left(self) -> u8 {
        self.left
    }

    /// True if no card is left.
    pub const fn is_empty(self) -> bool {
        self.left == 0
    }

    /// How many incarnations are still in it.
    pub const fn incarnations(self) -> u8 {
        self.incarnations.count_ones() as u8
    }

    /// How many ghosts are still in it.
    pub const fn ghosts(self) -> u8 {
        self.left - self.incarnations()
    }

    /// True if the next card is an incarnation.
    pub const fn top_is_incarnation(self) -> bool {
        self.left > 0 && self.incarnations >> (self.left - 1) & 1 != 0
    }

    /// How many ghosts lie above the next incarnation, if one is left.
    pub const fn until_incarnation(self) -> Option<u8> {
        if self.incarnations == 0 {
            return None;
        }
        Some(self.left - (64 - self.incarnations.leading_zeros() as u8))
    }

    /// The deck with `number` cards taken off the top.
    #[must_use]
    pub fn without_top(mut self, number: u8) -> Deck {
        (0..number.min(self.left)).for_each(|_| self.draw());
        self
    }

    /// The deck without its lowest ghosts, so many of them.
    pub(crate) fn without_lowest_ghosts(mut self, number: u8) -> Deck {
        for _ in 0..number {
            // What lies below the lowest ghost are incarnations; what lies above it comes down by one place.
            let below = self.incarnations.trailing_ones();
            let low = (1u64 << below) - 1;
            self.incarnations = (self.incarnations & low) | (self.incarnations >> 1 & !low);
            self.left -= 1;
        }
        self
    }

    /// Takes the top card off.
    pub(crate) const fn draw(&mut self) {
        self.left -= 1;
        self.incarnations &= (1 << self.left) - 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn b12_the_incarnations_lie_where_the_rule_puts_them() {
        for (players, above) in [(4u8, (45, 15)), (3, (40, 10)), (2, (35, 15)), (1, (30, 10))] {
            let ghosts = 35 + 5 * players;
            let many = if players <= 2 { 3 } else { 4 };
            assert_eq!(Deck::new(ghosts, 1).until_incarnation(), Some(above.0));
            let mut deck = Deck::new(ghosts, many);
            assert_eq!(deck.until_incarnation(), Some(above.1));
            assert_eq!((deck.ghosts(), deck.incarnations()), (ghosts, many));
            (0..=above.1).for_each(|_| deck.draw());
            assert_eq!(deck.until_incarnation(), Some(10));
        }
    }
}
