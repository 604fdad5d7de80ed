use ghost_stories_engine::{ByColour, Colour, Observer, Position, Waiting};
use ghost_stories_table::{Dealer, Step};

use crate::bot::{Bot, View};
use crate::player::Player;

/// One game of bots: who sits where, and the dealer.
pub struct BotGame {
    dealer: Dealer,
    seats: ByColour<Option<Box<dyn Bot + Send>>>,
}

impl BotGame {
    /// Game number `game` of `seed` that starts from `position`. The players take the seats clockwise from the one on turn; if there are
    /// fewer players than seats, they come round again.
    pub fn new(players: &[Player], position: &Position, seed: u64, game: u64) -> BotGame {
        let seating = position.seating();
        let mut seats = ByColour::default();
        let mut names = players.iter().cycle();
        for board in (0..4).map(|steps| seating.clockwise(position.board_on_turn(), steps)) {
            if position.players().contains(board) {
                let player = names.next().copied().unwrap_or(Player::Random);
                seats[board] = Some(player.bot(seed, game));
            }
        }
        BotGame { dealer: Dealer::new(seed, game), seats }
    }

    /// Takes one step; `None` if the game is over.
    pub fn step(&mut self, position: &mut Position, observer: &mut impl Observer) -> Option<Step> {
        match position.waiting() {
            Waiting::Choice(colour) => {
                let choice = self.seat(colour).choose(&View::of(position, colour));
                position.play(choice, observer).expect("a bot chooses one of the options");
                Some(Step::Choice(choice))
            }
            Waiting::Chance(chance) => {
                let outcome = self.dealer.deal_for(position, chance);
                position.resolve_unchecked(outcome, observer);
                Some(Step::Outcome(outcome))
            }
            Waiting::Over(_) => None,
        }
    }

    fn seat(&mut self, colour: Colour) -> &mut (dyn Bot + Send) {
        self.seats[colour].as_deref_mut().expect("only players choose")
    }
}
