use ghost_stories_engine::{ByColour, Choice, Observer, Position, Waiting, Who};
use ghost_stories_table::{Dealer, Step};

use crate::bot::{Bot, View};
use crate::oracle::Oracle;
use crate::player::{Budget, Player};

/// Who decides for a board.
enum Decider {
    /// Somebody who sees what a player sees.
    Bot(Box<dyn Bot + Send>),
    /// Somebody who also sees what the dealer will deal.
    Oracle(Oracle),
}

/// One game of bots: who sits where, and the dealer.
pub struct BotGame {
    dealer: Dealer,
    seats: ByColour<Option<Decider>>,
    wu_feng: Decider,
}

impl BotGame {
    /// Game number `game` of `seed` that starts from `position`. The players take the seats clockwise from the one on turn; if there are
    /// fewer players than seats, they come round again. In Black Secret `wu_feng` is Wu-Feng.
    pub fn new(players: &[Player], wu_feng: Player, position: &Position, seed: u64, game: u64) -> BotGame {
        let seating = position.seating();
        let mut seats = ByColour::default();
        let mut names = players.iter().cycle();
        for board in (0..4).map(|steps| seating.clockwise(position.board_on_turn(), steps)) {
            if position.players().contains(board) {
                let player = names.next().copied().unwrap_or(Player::Random);
                seats[board] = Some(match player {
                    // Nobody foresees what Wu-Feng decides: in Black Secret it plays as the expert.
                    Player::Oracle(Budget::Nodes(nodes)) if position.black_secret().is_none() => {
                        Decider::Oracle(Oracle::new(nodes))
                    }
                    // Each seat has random numbers of its own.
                    _ => Decider::Bot(player.bot(seed, game << 2 | board as u64)),
                });
            }
        }
        // His random numbers are those of no board.
        let wu_feng = Decider::Bot(wu_feng.bot(!seed, game));
        BotGame { dealer: Dealer::new(seed, game), seats, wu_feng }
    }

    /// Takes one step; `None` if the game is over.
    pub fn step(&mut self, position: &mut Position, observer: &mut impl Observer) -> Option<Step> {
        match position.waiting() {
            Waiting::Choice(who) => {
                let choice = self.choose(position, who);
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

    fn choose(&mut self, position: &Position, who: Who) -> Choice {
        let seat = match who {
            Who::Taoist(colour) => self.seats[colour].as_mut().expect("only players choose"),
            Who::WuFeng => &mut self.wu_feng,
        };
        match seat {
            Decider::Bot(bot) => bot.choose(&View::of(position, who)),
            Decider::Oracle(oracle) => oracle.choose(position, &self.dealer),
        }
    }
}
