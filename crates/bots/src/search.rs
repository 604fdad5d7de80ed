//! Looking ahead over the rest of a turn.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::hash::{BuildHasherDefault, Hash, Hasher};

use ghost_stories_engine::{
    Card, Chance, Choice, Colour, Face, Options, Outcome, Position, Probability, Roll, TaoCount, Waiting,
};
use ghost_stories_table::Stream;

use crate::value::Value;

/// How closely a turn is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scope {
    /// How many of the best-looking options are followed at the first decision, the second, and so on; the last number goes on.
    pub widths: &'static [usize],
    /// How many cards are tried where one is drawn; with none the estimate before the draw counts.
    pub draws: usize,
    /// At so many decisions options that ask for more choices are ranked by the best that can follow; after that as they stand.
    pub careful: usize,
}

/// Looks ahead to the end of the turn. Dice are taken exactly, cards by sample, and what comes after is estimated.
pub struct Search<V> {
    value: V,
    scope: Scope,
    /// The board whose turn is looked over.
    board: Option<Colour>,
    /// All cards in random order; those that can be drawn come in this order, the same at every branch.
    cards: Vec<Card>,
    known: HashMap<Key, f32, Quick>,
    estimates: HashMap<Key, f32, Quick>,
    nodes: u64,
    limit: u64,
}

/// How many positions may be estimated to plan a turn.
const PLANNING: u64 = 1_000;

type Quick = BuildHasherDefault<Mix>;

impl<V: Value> Search<V> {
    /// A search that estimates by `value`.
    pub fn new(value: V, scope: Scope) -> Search<V> {
        Search {
            value,
            scope,
            board: None,
            cards: Vec::new(),
            known: HashMap::default(),
            estimates: HashMap::default(),
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
            self.cards.extend(Card::all());
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
        let careful = decision < self.scope.careful;
        let mut ranked: Vec<(f32, Choice)> = Vec::with_capacity(options.len());
        for &choice in &options {
            let after = played(position, choice);
            let estimate = if careful { self.settled(&after, 0) } else { self.estimate(&after) };
            ranked.push((estimate, choice));
        }
        ranked.sort_by(|one, other| other.0.total_cmp(&one.0));
        ranked
    }

    /// The expected value of a position when the turn is played on well.
    pub fn expect(&mut self, position: &Position, decision: usize) -> f32 {
        if Some(position.board_on_turn()) != self.board || self.is_spent() {
            return self.estimate(position);
        }
        match position.waiting() {
            Waiting::Over(_) => self.value.value(position),
            Waiting::Chance(Chance::Draw) => self.expect_draw(position, decision),
            Waiting::Chance(Chance::TaoDice(dice)) if position.is_exorcising() => {
                let rolls = rolls_that_differ(position, dice).into_iter();
                self.expect_each(position, rolls.map(|(roll, share)| (Outcome::Tao(roll), share)), decision)
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
    /// soon made, so it ends where it would take much longer.
    pub fn plan(&mut self, position: &Position) -> Vec<Choice> {
        let mut plan = Vec::new();
        let mut position = *position;
        self.limit = self.nodes + PLANNING;
        while plan.len() < 8
            && matches!(position.waiting(), Waiting::Choice(_))
            && Some(position.board_on_turn()) == self.board
        {
            let (_, choice) = self.follow(&position, plan.len() + 1);
            if self.is_spent() {
                break;
            }
            plan.push(choice);
            position = played(&position, choice);
        }
        plan
    }

    fn best(&mut self, position: &Position, decision: usize) -> f32 {
        if let Some(&known) = self.known.get(&Key(*position)) {
            return known;
        }
        let (best, _) = self.follow(position, decision);
        if !self.is_spent() {
            self.known.insert(Key(*position), best);
        }
        best
    }

    /// Follows the options that look best; the value of the best of them, and which it is.
    fn follow(&mut self, position: &Position, decision: usize) -> (f32, Choice) {
        let ranked = self.ranked(position, decision);
        let widths = self.scope.widths;
        let width = widths.get(decision).or(widths.last()).copied().unwrap_or(1);
        let next = decision + usize::from(ranked.len() > 1);
        let mut best = (f32::MIN, ranked[0].1);
        for &(_, choice) in ranked.iter().take(width) {
            let value = self.expect(&played(position, choice), next);
            if value > best.0 {
                best = (value, choice);
            }
        }
        best
    }

    /// The estimate once everything that was begun is decided, choosing by estimate alone.
    fn settled(&mut self, position: &Position, depth: usize) -> f32 {
        let undecided = matches!(position.waiting(), Waiting::Choice(_))
            && !position.between_steps()
            && Some(position.board_on_turn()) == self.board;
        if !undecided || depth > 3 {
            return self.estimate(position);
        }
        let mut options = Options::new();
        position.write_options(&mut options);
        let mut best = f32::MIN;
        for &choice in &options {
            let after = played(position, choice);
            let value = if options.len() > 12 { self.estimate(&after) } else { self.settled(&after, depth + 1) };
            best = best.max(value);
        }
        best
    }

    fn estimate(&mut self, position: &Position) -> f32 {
        match self.estimates.entry(Key(*position)) {
            Entry::Occupied(known) => *known.get(),
            Entry::Vacant(place) => {
                self.nodes += 1;
                *place.insert(self.value.value(position))
            }
        }
    }
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

/// The rolls of an exorcism, each with its probability. Faces that no target needs are all one to it, so of rolls that differ in them
/// alone there is only one.
fn rolls_that_differ(position: &Position, dice: u8) -> Vec<(Roll, f32)> {
    let mut needed = [false; 6];
    needed[Face::White as usize] = !position.white_is_blank();
    for space in position.targets().iter() {
        for tao in position.card(space).map_or(TaoCount::NONE, Card::resistance).colours() {
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

/// A position as a key: hashed by what differs most within a turn, compared in full.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Key(Position);

impl Hash for Key {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let position = &self.0;
        for colour in Colour::ALL {
            let taoist = position.taoist(colour);
            let small = [taoist.spot as u8, taoist.qi, u8::from(taoist.yin_yang) | taoist.buddhas << 1, taoist.tokens];
            state.write_u32(u32::from_le_bytes(small));
            taoist.tao.hash(state);
        }
        position.occupied().hash(state);
        position.figures().hash(state);
        position.buddhas().hash(state);
        position.dice().hash(state);
        let village = position.village();
        let turn = [position.stage() as u8, position.deck().left(), village.haunted_count(), position.bank_qi()];
        state.write_u32(u32::from_le_bytes(turn));
        let circle = village.circle().map_or(9, |tao| tao as u8);
        let mantra = position.mantra().map_or(99, |space| space as u8);
        state.write_u32(u32::from_le_bytes([circle, mantra, position.owed().total(), position.board_on_turn() as u8]));
    }
}

/// A quick hash for positions, which nobody chooses to collide.
#[derive(Default)]
struct Mix(u64);

impl Hasher for Mix {
    fn finish(&self) -> u64 {
        self.0 ^ (self.0 >> 32)
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u32(byte.into());
        }
    }

    fn write_u16(&mut self, number: u16) {
        self.write_u32(number.into());
    }

    fn write_u32(&mut self, number: u32) {
        self.0 = (self.0.rotate_left(5) ^ u64::from(number)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }
}
