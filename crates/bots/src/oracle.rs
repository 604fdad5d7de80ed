use std::collections::VecDeque;

use ghost_stories_engine::{CallbackObserver, Choice, Event, Options, Position, Waiting};
use ghost_stories_table::Dealer;

use crate::value::{ByGame, PositionValue};

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
struct OracleLine {
    position: Position,
    dealer: Dealer,
    choices: Vec<(Position, Choice)>,
    /// How many of them are of the first turn.
    first: usize,
    /// How many turns of players have begun on it.
    turns: usize,
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
        let (position, dealer) = (*position, dealer.clone());
        let mut ways = vec![OracleLine { position, dealer, choices: Vec::new(), first: 0, turns: 0, value: 0.0 }];
        for turns in 1..=Oracle::TURNS {
            ways = self.turn(ways, turns);
            if ways.iter().any(|way| way.value >= 1.0) {
                break;
            }
        }
        let best = ways.swap_remove(0);
        best.choices[..best.first].to_vec()
    }

    /// The best ways to the end of so many turns, best first. All are led equally far: what is compared too early misses its harm.
    fn turn(&self, ways: Vec<OracleLine>, turns: usize) -> Vec<OracleLine> {
        let (mut ended, mut open): (Vec<OracleLine>, Vec<OracleLine>) =
            ways.into_iter().partition(|way| way.has_ended(turns));
        for _ in 0..Oracle::CHOICES {
            let mut next = Vec::new();
            for way in open {
                for way in way.expand(turns) {
                    if way.has_ended(turns) { ended.push(way) } else { next.push(way) }
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

fn keep_best(ways: &mut Vec<OracleLine>, number: usize) {
    ways.sort_by(|one, other| other.value.total_cmp(&one.value));
    ways.dedup_by(|one, other| one.position == other.position);
    ways.truncate(number);
}

impl OracleLine {
    fn has_ended(&self, turns: usize) -> bool {
        self.turns >= turns || self.position.ending().is_some()
    }

    /// What can come of it after one more choice, all that is random told by its dealer.
    fn expand(self, turns: usize) -> Vec<OracleLine> {
        let Waiting::Choice(_) = self.position.waiting() else { return vec![self.settle(turns)] };
        let mut options = Options::new();
        self.position.write_options(&mut options);
        let choose = |&choice: &Choice| {
            let mut next = self.clone();
            next.choices.push((self.position, choice));
            next.first += usize::from(next.turns == 0);
            next.step(|position, observer| position.play_unchecked(choice, observer));
            next.settle(turns)
        };
        options.iter().map(choose).collect()
    }

    /// Lets chance have its way until somebody must choose or so many turns have ended.
    fn settle(mut self, turns: usize) -> OracleLine {
        while !self.has_ended(turns)
            && let Some(outcome) = self.dealer.deal(&self.position)
        {
            self.step(|position, observer| position.resolve_unchecked(outcome, observer));
        }
        self.value = ByGame.value(&self.position);
        self
    }

    /// Takes a step. A solo player's next turn can begin in the same one, so turns are told by their events, not by their boards.
    fn step(&mut self, step: impl FnOnce(&mut Position, &mut CallbackObserver)) {
        let players = self.position.living();
        let mut count = |event| {
            self.turns += usize::from(matches!(event, Event::TurnBegan { board } if players.contains(board)));
        };
        step(&mut self.position, &mut CallbackObserver(&mut count));
    }
}

#[cfg(test)]
mod tests {
    use ghost_stories_engine::{Edition, Level};
    use ghost_stories_table::SetupOptions;

    use super::*;

    /// Boards do not tell: where nothing happens on neutral boards, a solo player's own board is on turn again at once.
    #[test]
    fn a_plan_is_one_turn_of_a_player_long() {
        for players in [1, 2, 4] {
            let setup = SetupOptions::new(players, Level::Normal, Edition::Revised).deal_game(3, 0);
            let mut position = Position::new(&setup, &mut ()).expect("dealt set-ups can be played");
            let mut dealer = Dealer::new(3, 0);
            while let Some(outcome) = dealer.deal(&position) {
                position.resolve(outcome, &mut ()).expect("dealt outcomes can be");
            }
            let plan = Oracle::new(4_000).foresee(&position, &dealer);
            let ends: Vec<usize> = (0..plan.len()).filter(|&at| plan[at].1 == Choice::EndTurn).collect();
            assert_eq!(ends.len(), 1, "{players} players: {:?}", plan.iter().map(|step| step.1).collect::<Vec<_>>());
        }
    }
}
