//! Games of players who choose at random, for measuring and for laws.

use ghost_stories_engine::{Observer, Options, Position, Waiting};

use crate::stream::{Dealer, Purpose, Stream};

/// What a game took.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct StepCounts {
    /// Choices of players.
    pub choices: u64,
    /// Outcomes of chance.
    pub outcomes: u64,
}

/// Players who take each option with the same chance, and the dealer of one game. Used again and again, it allocates nothing.
#[derive(Clone, Debug)]
pub struct RandomGame {
    dealer: Dealer,
    players: Stream,
    options: Options,
}

impl RandomGame {
    /// Game number `game` of `seed`.
    pub fn new(seed: u64, game: u64) -> RandomGame {
        RandomGame {
            dealer: Dealer::new(seed, game),
            players: Stream::new(seed, game, Purpose::Players),
            options: Options::new(),
        }
    }

    /// Takes one step; false if the game is over.
    pub fn step(&mut self, position: &mut Position, counts: &mut StepCounts, observer: &mut impl Observer) -> bool {
        match position.waiting() {
            Waiting::Choice(_) => {
                position.write_options(&mut self.options);
                let choice = self.players.pick(&self.options);
                position.play_unchecked(choice, observer);
                counts.choices += 1;
            }
            Waiting::Chance(chance) => {
                let outcome = self.dealer.deal_for(position, chance);
                position.resolve_unchecked(outcome, observer);
                counts.outcomes += 1;
            }
            Waiting::Over(_) => return false,
        }
        true
    }

    /// Plays on to the end.
    pub fn play(&mut self, position: &mut Position, observer: &mut impl Observer) -> StepCounts {
        let mut counts = StepCounts::default();
        while self.step(position, &mut counts, observer) {}
        counts
    }
}
