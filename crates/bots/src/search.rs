//! Looking ahead over the rest of a turn.

use std::collections::hash_map::Entry;

use ghost_stories_engine::{
    Card, Chance, Choice, Colour, Face, Options, Outcome, Position, Probability, Roll, SpaceSet, Stage, TaoCount,
    Waiting, Who,
};
use ghost_stories_table::Stream;

use crate::key::{Findings, key};
use crate::value::PositionValue;

/// How closely a turn is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scope {
    /// How many of the best-looking options are followed at the first decision, the second, and so on; the last number goes on.
    pub widths: &'static [usize],
    /// How many where something that was begun is to be finished.
    pub details: usize,
    /// How many cards are tried where one is drawn; with none the estimate before the draw counts.
    pub draws: usize,
    /// Whether a Mystic Barrier is followed from board to board, through every roll; without it each board is played for itself.
    pub barriers: bool,
}

/// Looks ahead to the end of the turn. Dice are taken exactly, cards by sample, and what comes after is estimated.
pub struct Search<V> {
    value: V,
    scope: Scope,
    /// The board whose turn is looked over.
    board: Option<Colour>,
    /// All cards in random order; those that can be drawn come in this order, the same at every branch.
    cards: Vec<Card>,
    /// What was found out, by the key of the position: by looking ahead and at which decision, at a glance once the dice have fallen,
    /// and at a glance.
    known: Findings<(f32, usize)>,
    settled: Findings<f32>,
    estimates: Findings<f32>,
    nodes: u64,
    limit: u64,
}

/// How many positions may be estimated to plan a turn.
const PLANNING: u64 = 1_000;

impl<V: PositionValue> Search<V> {
    /// A search that estimates by `value`.
    pub fn new(value: V, scope: Scope) -> Search<V> {
        Search {
            value,
            scope,
            board: None,
            cards: Vec::new(),
            known: Findings::default(),
            settled: Findings::default(),
            estimates: Findings::default(),
            nodes: 0,
            limit: u64::MAX,
        }
    }

    /// Turns to another position; what was found out is kept while it is the same turn.
    pub fn turn_to(&mut self, position: &Position, stream: &mut Stream) {
        let board = position.board_on_turn();
        if self.board != Some(board) {
            self.forget();
            self.board = Some(board);
            self.cards.clear();
            self.cards.extend(position.cards_of_game().iter());
            stream.shuffle(&mut self.cards);
        }
    }

    /// Looks more or less closely from now on, at the same turn. Estimates are kept, what was found by searching is not.
    pub fn look(&mut self, scope: Scope) {
        self.scope = scope;
        self.known.clear();
    }

    /// Stops when so many positions are estimated in all.
    pub fn stop_at(&mut self, nodes: u64) {
        self.limit = nodes;
    }

    /// Forgets what was found out.
    pub fn forget(&mut self) {
        self.board = None;
        self.known.clear();
        self.settled.clear();
        self.estimates.clear();
    }

    /// How many positions were estimated.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// True once the limit is reached; what is returned from then on is not to be used.
    pub fn is_spent(&self) -> bool {
        self.nodes >= self.limit
    }

    /// The options of a position with a first estimate of each, the best first.
    pub fn ranked(&mut self, position: &Position, decision: usize) -> Vec<(f32, Choice)> {
        let mut options = Options::new();
        position.write_options(&mut options);
        let careful = is_step(position) && decision + 1 < self.scope.widths.len();
        let mut ranked: Vec<(f32, Choice)> = Vec::with_capacity(options.len());
        for &choice in &options {
            let after = played(position, choice);
            let rolls = matches!(after.waiting(), Waiting::Chance(Chance::TaoDice(_)));
            let estimate = if careful || rolls { self.settled(&after, 0) } else { self.estimate(&after) };
            ranked.push((estimate, choice));
        }
        let side = side(position);
        ranked.sort_by(|one, other| (side * other.0).total_cmp(&(side * one.0)));
        ranked
    }

    /// The expected value of a position when the turn is played on well.
    pub fn expect(&mut self, position: &Position, decision: usize) -> f32 {
        if Some(position.board_on_turn()) != self.board || self.is_spent() {
            return self.estimate(position);
        }
        match position.waiting() {
            // Who is turned up, or which incarnation is called, has too many cases to follow each of them.
            Waiting::Over(_)
            | Waiting::Chance(Chance::Villager | Chance::Incarnation | Chance::CurseCard | Chance::Mantra) => {
                self.estimate(position)
            }
            Waiting::Chance(Chance::Card) => self.expect_draw(position, decision),
            Waiting::Chance(_) if !self.scope.barriers && position.barrier().is_some() => self.settled(position, 0),
            Waiting::Chance(chance) if let Some((dice, ghosts)) = fight(position, chance) => {
                let rolls = rolls_that_differ(position, dice, ghosts).into_iter();
                self.expect_each(position, rolls.map(|(roll, share)| (Outcome::TaoDice(roll), share)), decision)
            }
            Waiting::Chance(_) => {
                let outcomes = position.outcomes().into_iter();
                self.expect_each(position, outcomes.map(|(outcome, odds)| (outcome, share(odds))), decision)
            }
            Waiting::Choice(_) => self.best(position, decision),
        }
    }

    fn expect_draw(&mut self, position: &Position, decision: usize) -> f32 {
        let drawable = position.drawable();
        let number = self.scope.draws.min(drawable.len().into());
        if number == 0 {
            return self.estimate(position);
        }
        let share = 1.0 / f32::from(number as u8);
        let drawn: Vec<Card> =
            self.cards.iter().copied().filter(|&card| drawable.contains(card)).take(number).collect();
        self.expect_each(position, drawn.into_iter().map(|card| (Outcome::Card(card), share)), decision + 1)
    }

    /// The mean over outcomes, each with its share.
    fn expect_each(
        &mut self,
        position: &Position,
        outcomes: impl Iterator<Item = (Outcome, f32)>,
        decision: usize,
    ) -> f32 {
        let mut sum = 0.0;
        for (outcome, share) in outcomes {
            let mut after = *position;
            after.resolve_unchecked(outcome, &mut ());
            sum += share * self.expect(&after, decision);
        }
        sum
    }

    /// The choice that looks best.
    pub fn best_choice(&mut self, position: &Position) -> Choice {
        match position.options().as_slice() {
            [only] => *only,
            _ => self.follow(position, 0).1,
        }
    }

    /// The choices that look best from a position on, as long as they are of the same turn and nothing random comes between. A plan is
    /// soon made, so it ends where it would take much longer; and where the other side decides: that is no part of a plan, and would
    /// tell what one thinks it holds. The side is 1 for Taoists, -1 for Wu-Feng.
    pub fn plan(&mut self, position: &Position, own: f32) -> Vec<Choice> {
        let mut plan = Vec::new();
        let mut position = *position;
        self.limit = self.nodes + PLANNING;
        let mut decision = 1;
        while plan.len() < 8
            && matches!(position.waiting(), Waiting::Choice(_))
            && side(&position) * own > 0.0
            && Some(position.board_on_turn()) == self.board
        {
            let (_, choice) = self.follow(&position, decision);
            if self.is_spent() {
                break;
            }
            plan.push(choice);
            decision += usize::from(is_step(&position));
            position = played(&position, choice);
        }
        plan
    }

    fn best(&mut self, position: &Position, decision: usize) -> f32 {
        let key = key(position);
        // What was looked at later in a turn was looked at less closely.
        if let Some(&(known, at)) = self.known.get(&key)
            && at <= decision
        {
            return known;
        }
        let (best, _) = self.follow(position, decision);
        if !self.is_spent() {
            self.known.insert(key, (best, decision));
        }
        best
    }

    /// Follows the options that look best; the value of the best of them, and which it is.
    fn follow(&mut self, position: &Position, decision: usize) -> (f32, Choice) {
        let ranked = self.ranked(position, decision);
        let widths = self.scope.widths;
        let width = if is_step(position) {
            widths.get(decision).or(widths.last()).copied().unwrap_or(1)
        } else {
            self.scope.details
        };
        let side = side(position);
        let mut best = (side * f32::MIN, ranked[0].1);
        for &(_, choice) in ranked.iter().take(width) {
            let value = self.expect_after(position, choice, decision);
            if side * value > side * best.0 {
                best = (value, choice);
            }
        }
        best
    }

    /// The expected value after a choice. Details are no decisions of their own, nor is what is done before the move: every tile shall
    /// still be thought of after it.
    pub fn expect_after(&mut self, position: &Position, choice: Choice, decision: usize) -> f32 {
        let after = played(position, choice);
        let before_move = position.stage() == Stage::BeforeMove && after.stage() == Stage::BeforeMove;
        self.expect(&after, decision + usize::from(is_step(position) && !before_move))
    }

    /// What is seen at a glance once everything that was begun is decided, choosing by glances alone.
    fn settled(&mut self, position: &Position, depth: usize) -> f32 {
        let next_board = depth > 0 && !self.scope.barriers && is_barrier_choice(position);
        if depth > 4 || next_board || is_step(position) || Some(position.board_on_turn()) != self.board {
            return self.estimate(position);
        }
        match position.waiting() {
            Waiting::Choice(_) => {
                let mut options = Options::new();
                position.write_options(&mut options);
                let side = side(position);
                let mut best = side * f32::MIN;
                for &choice in &options {
                    let after = played(position, choice);
                    let value =
                        if options.len() > 12 { self.estimate(&after) } else { self.settled(&after, depth + 1) };
                    if side * value > side * best {
                        best = value;
                    }
                }
                best
            }
            Waiting::Chance(chance) if let Some((dice, ghosts)) = fight(position, chance) => {
                let key = key(position);
                if let Some(&settled) = self.settled.get(&key) {
                    return settled;
                }
                let mut sum = 0.0;
                for (roll, share) in rolls_that_differ(position, dice, ghosts) {
                    let mut after = *position;
                    after.resolve_unchecked(Outcome::TaoDice(roll), &mut ());
                    sum += share * self.settled(&after, depth + 1);
                }
                self.settled.insert(key, sum);
                sum
            }
            _ => self.estimate(position),
        }
    }

    fn estimate(&mut self, position: &Position) -> f32 {
        match self.estimates.entry(key(position)) {
            Entry::Occupied(known) => *known.get(),
            Entry::Vacant(place) => {
                self.nodes += 1;
                *place.insert(self.value.value(position))
            }
        }
    }
}

/// True where the player decides what to do next, not how to finish what was begun.
fn is_step(position: &Position) -> bool {
    position.between_steps() || (position.stage() == Stage::Yin && matches!(position.waiting(), Waiting::Choice(_)))
}

/// 1 where Taoists choose, -1 where Wu-Feng does, who likes what they do not.
pub(crate) fn side(position: &Position) -> f32 {
    if position.black_secret().is_some() && position.waiting() == Waiting::Choice(Who::WuFeng) { -1.0 } else { 1.0 }
}

/// True where it is decided what the Mystic Barrier does at a board.
fn is_barrier_choice(position: &Position) -> bool {
    position.barrier().is_some() && position.rolled_against().is_none()
}

/// The position after a choice.
pub(crate) fn played(position: &Position, choice: Choice) -> Position {
    let mut after = *position;
    after.play_unchecked(choice, &mut ());
    after
}

/// A probability as a number. The cases of five dice are few enough to be told exactly.
#[expect(clippy::cast_precision_loss, reason = "at most 6^5")]
fn share(probability: Probability) -> f32 {
    probability.cases as f32 / probability.of as f32
}

/// How many dice are rolled against which ghosts, if they are.
fn fight(position: &Position, chance: Chance) -> Option<(u8, SpaceSet)> {
    let Chance::TaoDice(dice) = chance else { return None };
    position.rolled_against().map(|ghosts| (dice, ghosts))
}

/// The rolls against some ghosts, each with its probability. Faces that none of them needs are all one, so of rolls that differ in
/// them alone there is only one.
fn rolls_that_differ(position: &Position, dice: u8, ghosts: SpaceSet) -> Vec<(Roll, f32)> {
    let mut needed = [false; 6];
    needed[Face::White as usize] = !position.white_is_blank();
    if let Some(tao) = position.demon_colour() {
        needed[Face::from(tao) as usize] = true;
    }
    for space in ghosts.iter() {
        for tao in position.printed_resistance(space).unwrap_or(TaoCount::NONE).colours() {
            needed[Face::from(tao) as usize] = true;
        }
    }
    let idle = Face::ALL.into_iter().find(|&face| !needed[face as usize]);
    let mut rolls: Vec<(Roll, f32)> = Vec::new();
    let of = 6u32.pow(dice.into());
    Roll::each(dice, &mut |roll| {
        let face = |face: Face| if needed[face as usize] { face } else { idle.unwrap_or(face) };
        let told: Roll = roll.faces().map(face).collect();
        let more = share(Probability { cases: roll.ways(), of });
        match rolls.iter_mut().find(|(known, _)| *known == told) {
            Some((_, share)) => *share += more,
            None => rolls.push((told, more)),
        }
    });
    rolls
}
