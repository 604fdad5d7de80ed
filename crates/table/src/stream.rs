//! Seeded random numbers, and the dealer who draws cards and rolls dice from them.

use ghost_stories_engine::{Chance, CurseFace, Face, Outcome, Position, Roll, Waiting};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// What a stream of random numbers is for. Streams of one seed are independent of each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// Cards.
    Draws,
    /// Tao dice and the Curse die.
    Dice,
    /// Village, colours, sides, first player.
    Setup,
    /// The choices of random players.
    Players,
}

/// Random numbers that are the same for the same seed, on every machine and for ever.
#[derive(Clone, Debug)]
pub struct Stream(ChaCha8Rng);

impl Stream {
    /// The stream of one purpose for game number `game` of `seed`.
    pub fn new(seed: u64, game: u64, purpose: Purpose) -> Stream {
        Stream::resumed(seed, game, 0, purpose)
    }

    /// The stream of a game that goes on from a written position after so many steps.
    fn resumed(seed: u64, game: u64, after: usize, purpose: Purpose) -> Stream {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        key[8..16].copy_from_slice(&game.to_le_bytes());
        key[16..24].copy_from_slice(&(after as u64).to_le_bytes());
        let mut rng = ChaCha8Rng::from_seed(key);
        rng.set_stream(purpose as u64);
        Stream(rng)
    }

    /// A number below `limit`, each equally likely.
    pub fn below(&mut self, limit: u32) -> u32 {
        // Multiply and take the high half; the few low halves that would favour some numbers are thrown again.
        loop {
            let product = u64::from(self.0.next_u32()) * u64::from(limit);
            let low = product as u32;
            if low >= limit || low >= limit.wrapping_neg() % limit {
                return (product >> 32) as u32;
            }
        }
    }

    /// One of `items`, which must not be empty.
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len() as u32) as usize]
    }

    /// Puts `items` in random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

/// Deals what chance brings: cards from one stream, dice from another, so that two players can meet the same cards.
#[derive(Clone, Debug)]
pub struct Dealer {
    draws: Stream,
    dice: Stream,
}

impl Dealer {
    /// The dealer for game number `game` of `seed`.
    pub fn new(seed: u64, game: u64) -> Dealer {
        Dealer::resumed(seed, game, 0)
    }

    /// The dealer for a game that goes on from a written position after so many steps of its record.
    pub fn resumed(seed: u64, game: u64, after: usize) -> Dealer {
        let stream = |purpose| Stream::resumed(seed, game, after, purpose);
        Dealer { draws: stream(Purpose::Draws), dice: stream(Purpose::Dice) }
    }

    /// What chance brings to a position that waits for it.
    pub fn deal(&mut self, position: &Position) -> Option<Outcome> {
        match position.waiting() {
            Waiting::Chance(chance) => Some(self.deal_for(position, chance)),
            _ => None,
        }
    }

    /// What chance brings, when it is known what is asked.
    pub fn deal_for(&mut self, position: &Position, chance: Chance) -> Outcome {
        match chance {
            Chance::Card | Chance::Incarnation => {
                let cards = position.drawable();
                let index = self.draws.below(cards.len().into()) as u8;
                Outcome::Card(cards.nth(index).expect("the index is below the number of cards"))
            }
            Chance::Villager => self.turn_up(position),
            Chance::Token | Chance::CurseCard | Chance::Mantra => self.turn_up_black_secret(position, chance),
            Chance::TaoDice(dice) => Outcome::TaoDice(self.roll(dice)),
            Chance::CurseDie => Outcome::CurseDie(match self.dice.below(6) {
                0 | 1 => CurseFace::Nothing,
                2 => CurseFace::Haunt,
                3 => CurseFace::Ghost,
                4 => CurseFace::LoseTao,
                _ => CurseFace::LoseQi,
            }),
        }
    }

    /// A villager who was face down.
    #[cold]
    fn turn_up(&mut self, position: &Position) -> Outcome {
        let hidden = position.hidden_villagers();
        let index = self.draws.below(hidden.total().into()) as u8;
        Outcome::Villager(hidden.nth(index).expect("the index is below the number of villagers"))
    }

    /// A catacomb token, a curse or a Blood Mantra that was face down.
    #[cold]
    fn turn_up_black_secret(&mut self, position: &Position, chance: Chance) -> Outcome {
        let outcome = match chance {
            Chance::CurseCard => {
                let hidden = position.hidden_curses();
                hidden.nth(self.draws.below(hidden.len().into()) as u8).map(Outcome::CurseCard)
            }
            Chance::Mantra => {
                let hidden = position.hidden_mantras();
                hidden.nth(self.draws.below(hidden.len().into()) as u8).map(Outcome::Mantra)
            }
            _ => {
                let hidden = position.hidden_tokens();
                hidden.nth(self.draws.below(hidden.total().into()) as u8).map(Outcome::Token)
            }
        };
        outcome.expect("the index is below the number of what is hidden")
    }

    fn roll(&mut self, dice: u8) -> Roll {
        let mut throw = self.dice.below(6u32.pow(dice.into()));
        let mut roll = Roll::NONE;
        for _ in 0..dice {
            roll = roll.with(Face::ALL[(throw % 6) as usize]);
            throw /= 6;
        }
        roll
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_gives_the_same_numbers_for_ever() {
        let mut stream = Stream::new(2008, 1, Purpose::Dice);
        let numbers: Vec<u32> = (0..8).map(|_| stream.below(100)).collect();
        assert_eq!(numbers, GOLDEN);
    }

    const GOLDEN: [u32; 8] = [33, 44, 36, 42, 60, 39, 41, 39];

    #[test]
    fn numbers_below_a_limit_are_equally_likely() {
        let mut stream = Stream::new(7, 0, Purpose::Players);
        let mut counts = [0u32; 6];
        (0..60_000).for_each(|_| counts[stream.below(6) as usize] += 1);
        assert!(counts.iter().all(|count| (9_500..10_500).contains(count)), "{counts:?}");
    }

    #[test]
    fn a_shuffle_keeps_every_item() {
        let mut items: Vec<u32> = (0..50).collect();
        Stream::new(1, 2, Purpose::Setup).shuffle(&mut items);
        assert_ne!(items, (0..50).collect::<Vec<_>>());
        items.sort_unstable();
        assert_eq!(items, (0..50).collect::<Vec<_>>());
    }
}
