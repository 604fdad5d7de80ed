use std::collections::VecDeque;

use ghost_stories_engine::{Choice, Colour, Options, Position, Waiting};
use ghost_stories_table::Dealer;

use crate::judge::Judge;
use crate::value::Value;

/// Plays with knowledge of every card and every roll to come: no fair player, but the measure of what chance leaves to be won.
///
/// It follows the most promising ways to play the coming turns, each with its own future, and keeps to the best of them.
pub struct Oracle {
    /// How many ways are kept at the end of each turn.
    width: usize,
    plan: VecDeque<(Position, Choice)>,
}

/// One way to play on.
#[derive(Clone)]
struct Way {
    position: Position,
    dealer: Dealer,
    choices: Vec<(Position, Choice)>,
    value: f32,
}

impl Oracle {
    /// How many turns it looks ahead.
    const TURNS: usize = 4;
    /// The most choices of one turn that are told apart.
    const CHOICES: usize = 24;

    /// An oracle that looks at about so many positions for a decision.
    pub fn new(nodes: u64) -> Oracle {
        let width = nodes / 400;
        Oracle { width: usize::try_from(width).unwrap_or(usize::MAX).clamp(2, 200), plan: VecDeque::new() }
    }

    /// The choice of the best future.
    pub fn choose(&mut self, position: &Position, dealer: &Dealer) -> Choice {
        if self.plan.front().is_none_or(|(expected, _)| expected != position) {
            self.plan = self.foresee(position, dealer).into();
        }
        let (_, choice) = self.plan.pop_front().expect("a position that waits for a choice has options");
        choice
    }

    fn foresee(&self, position: &Position, dealer: &Dealer) -> Vec<(Position, Choice)> {
        let mut ways = vec![Way { position: *position, dealer: dealer.clone(), choices: Vec::new(), value: 0.0 }];
        for _ in 0..Oracle::TURNS {
            ways = self.turn(ways);
            if ways.iter().any(|way| way.value >= 1.0) {
                break;
            }
        }
        ways.swap_remove(0).choices
    }

    /// The best ways to come to the end of the turn, best first.
    fn turn(&self, ways: Vec<Way>) -> Vec<Way> {
        let board = ways[0].position.board_on_turn();
        let mut open: Vec<Way> = ways;
        let mut ended: Vec<Way> = Vec::new();
        for _ in 0..Oracle::CHOICES {
            let mut next = Vec::new();
            for way in open {
                for way in expand(way) {
                    if is_over(&way.position, board) { ended.push(way) } else { next.push(way) }
                }
            }
            keep_best(&mut next, self.width);
            open = next;
            if open.is_empty() {
                break;
            }
        }
        ended.extend(open);
        keep_best(&mut ended, self.width);
        ended
    }
}

fn is_over(position: &Position, board: Colour) -> bool {
    position.ending().is_some() || position.board_on_turn() != board
}

fn keep_best(ways: &mut Vec<Way>, number: usize) {
    ways.sort_by(|one, other| other.value.total_cmp(&one.value));
    ways.dedup_by(|one, other| one.position == other.position);
    ways.truncate(number);
}

/// What can come of a way after one more choice, all that is random told by its dealer.
fn expand(way: Way) -> Vec<Way> {
    let Waiting::Choice(_) = way.position.waiting() else { return vec![settle(way)] };
    let mut options = Options::new();
    way.position.write_options(&mut options);
    let choose = |&choice: &Choice| {
        let mut next = way.clone();
        next.choices.push((way.position, choice));
        next.position.play_unchecked(choice, &mut ());
        settle(next)
    };
    options.iter().map(choose).collect()
}

/// Lets chance have its way until somebody must choose.
fn settle(mut way: Way) -> Way {
    while let Some(outcome) = way.dealer.deal(&way.position) {
        way.position.resolve_unchecked(outcome, &mut ());
    }
    way.value = Judge::expert().value(&way.position);
    way
}
