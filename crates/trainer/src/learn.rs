//! Learning what an expert counts: of two ways to play the same turn, which was better some turns later, and what tells them apart?

use std::fs;
use std::path::PathBuf;
use std::time::Instant;

use clap::Args;
use ghost_stories_bots::{Judge, Phase, Scope, Search, Thing, Value, amounts};
use ghost_stories_engine::{Position, Stage, Waiting};
use ghost_stories_table::{Dealer, Purpose, Stream};

use crate::play::{Deal, each, is_won, play_on, play_turns, search};
use crate::solve::solve;
use crate::tune::{LEVELS, judge_of};

/// How the games are played on: briefly, because it is done so often.
const BRIEF: Scope = Scope { widths: &[6, 3, 1], details: 1, draws: 0 };

/// Learn what an expert counts from pairs of positions
#[derive(Args)]
pub struct Learn {
    /// How often games are played and the weights changed
    #[arg(long, default_value_t = 4)]
    rounds: u64,
    /// Games of a round
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// Pairs of positions taken from a game
    #[arg(long, default_value_t = 20)]
    pairs: usize,
    /// Turns after which a pair is compared
    #[arg(long, default_value_t = 8)]
    turns: usize,
    /// How far the weights move towards what was found, from 0 to 1
    #[arg(long, default_value_t = 0.35)]
    step: f64,
    /// How strongly the weights hold on to what they were
    #[arg(long, default_value_t = 0.6)]
    hold: f64,
    /// How many play, each number as often as it is there
    #[arg(long, value_delimiter = ',', default_value = "4", value_parser = clap::value_parser!(u8).range(1..=4))]
    players: Vec<u8>,
    /// The seed from which everything random comes
    #[arg(long, default_value_t = 83)]
    seed: u64,
    /// Weights to begin with [default: the expert's of this version]
    #[arg(long)]
    from: Option<PathBuf>,
    /// Where the weights go after every round
    #[arg(long, default_value = "expert.txt")]
    out: PathBuf,
}

/// A game that was played, with pairs of positions from some of its turns.
struct Played {
    pairs: Vec<Pair>,
    won: bool,
}

/// Two positions at the end of one turn, of the same phase.
struct Pair {
    phase: Phase,
    /// The chance to win before the turn.
    chance: f32,
    /// By how much they differ in each thing.
    differ: [f32; Thing::COUNT],
    /// The chances after the turns that followed.
    later: [f32; 2],
}

/// What all pairs of a phase say together, as sums of least squares.
#[derive(Clone)]
struct Sums {
    left: Vec<[f64; Thing::COUNT]>,
    right: [f64; Thing::COUNT],
    pairs: usize,
}

impl Sums {
    fn new() -> Sums {
        Sums { left: vec![[0.0; Thing::COUNT]; Thing::COUNT], right: [0.0; Thing::COUNT], pairs: 0 }
    }

    fn add(&mut self, pair: &Pair) {
        let chance = f64::from(pair.chance);
        let spread = (chance * (1.0 - chance)).max(0.01);
        let [one, other] = pair.later.map(f64::from);
        // Chances near one half differ more for the same reason, and are less certain.
        let scale = f64::from(Judge::SCALE) * (spread / 2.0).sqrt();
        let target = (one - other) / (2.0 * spread).sqrt();
        let row = pair.differ.map(|differ| scale * f64::from(differ));
        for (index, &number) in row.iter().enumerate().filter(|(_, number)| **number != 0.0) {
            self.right[index] += number * target;
            for (place, &other) in self.left[index].iter_mut().zip(&row) {
                *place += number * other;
            }
        }
        self.pairs += 1;
    }

    /// The weights that best tell what became of the pairs, and hold on to what they are where the pairs say little.
    fn solve(&self, weights: &[f64; Thing::COUNT], hold: f64) -> [f64; Thing::COUNT] {
        let dot =
            |row: &[f64; Thing::COUNT]| row.iter().zip(weights).map(|(number, weight)| number * weight).sum::<f64>();
        // How the present weights fit, to give old and new the same measure.
        let square: f64 = self.left.iter().zip(weights).map(|(row, weight)| weight * dot(row)).sum();
        let measure = (dot(&self.right) / square.max(1e-9)).max(1e-3);
        let (mut left, mut right) = (self.left.clone(), self.right);
        for (index, weight) in weights.iter().enumerate() {
            left[index][index] += hold;
            right[index] += hold * measure * weight;
        }
        solve(&mut left, right).map(|weight| weight / measure)
    }
}

impl Learn {
    pub fn run(&self, jobs: usize) -> Result<(), String> {
        let mut judge = judge_of(self.from.as_deref())?;
        let mut sums = vec![Sums::new(); Phase::ALL.len()];
        for round in 0..self.rounds {
            let start = Instant::now();
            let first = round * self.games;
            let games = each(self.games as usize, jobs, |game| self.game(&judge, first + game as u64));
            for pair in games.iter().flat_map(|game| &game.pairs) {
                sums[pair.phase as usize].add(pair);
            }
            for (weights, sums) in judge.0.iter_mut().zip(&sums) {
                let found = sums.solve(&weights.map(f64::from), self.hold);
                for (weight, found) in weights.iter_mut().zip(found) {
                    *weight += (self.step * (found - f64::from(*weight))) as f32;
                }
            }
            let won = games.iter().filter(|game| game.won).count() as f64 / self.games as f64;
            let pairs = Phase::ALL.map(|phase| format!("{} {}", sums[phase as usize].pairs, phase.name())).join(", ");
            println!("round {round}: {:.1} % won, pairs: {pairs}, {:.1} s", 100.0 * won, start.elapsed().as_secs_f64());
            fs::write(&self.out, judge.write()).map_err(|error| format!("{}: {error}", self.out.display()))?;
        }
        Ok(())
    }

    /// Plays a game, then some of its turns again in other ways.
    fn game(&self, judge: &Judge, game: u64) -> Played {
        let mut stream = Stream::new(self.seed, game, Purpose::Players);
        let (players, level) = (stream.pick(&self.players), stream.pick(&LEVELS));
        let start = Deal { seed: self.seed, game, players, level }.position();
        let mut search = search(judge);
        let (mut turns, mut board) = ([const { Vec::new() }; Phase::ALL.len()], None);
        let see = |position: &Position| {
            let decides = matches!(position.waiting(), Waiting::Choice(_)) && position.stage() != Stage::Yin;
            if decides && board.replace(position.board_on_turn()) != Some(position.board_on_turn()) {
                turns[Phase::of(position) as usize].push(*position);
            }
            false
        };
        let end = play_on(&start, &mut Dealer::new(self.seed, game), see, |position| {
            search.turn_to(position, &mut stream);
            search.best_choice(position)
        });
        let mut pairs = Vec::new();
        let mut brief = Search::new(judge, BRIEF);
        let phases: Vec<Phase> = Phase::ALL.into_iter().filter(|&phase| !turns[phase as usize].is_empty()).collect();
        for _ in 0..self.pairs {
            // Each phase as often, however short it was.
            let phase = stream.pick(&phases);
            let start = stream.pick(&turns[phase as usize]);
            search.forget();
            let ends = [(); 2].map(|()| end_of_turn(&mut search, &start, &mut stream));
            let same_phase = ends.iter().all(|end| end.ending().is_none() && Phase::of(end) == phase);
            if ends[0] == ends[1] || !same_phase {
                continue;
            }
            let seed = stream.below(u32::MAX).into();
            let later = ends.map(|end| judge.value(&self.later(&mut brief, &end, seed)));
            let [one, other] = ends.map(|end| amounts(&end));
            let differ = core::array::from_fn(|thing| one[thing] - other[thing]);
            pairs.push(Pair { phase, chance: judge.value(&start), differ, later });
        }
        Played { pairs, won: is_won(&end) }
    }

    /// What comes of a position in so many turns, with the same luck for the same seed.
    fn later(&self, search: &mut Search<&Judge>, start: &Position, seed: u64) -> Position {
        let mut turns = 0;
        let luck = (Dealer::new(seed, 1), Stream::new(seed, 2, Purpose::Players));
        play_turns(search, start, luck.0, luck.1, |_| {
            turns += 1;
            turns > self.turns
        })
    }
}

/// Plays a turn to its end, not always in the best way.
fn end_of_turn(search: &mut Search<&Judge>, start: &Position, stream: &mut Stream) -> Position {
    let mut dealer = Dealer::new(stream.below(u32::MAX).into(), 0);
    let odd = stream.below(4);
    let is_over = |position: &Position| position.board_on_turn() != start.board_on_turn();
    play_on(start, &mut dealer, is_over, |position| {
        search.turn_to(position, stream);
        if stream.below(4) < odd {
            let ranked = search.ranked(position, 0);
            ranked[stream.below(ranked.len().min(6) as u32) as usize].1
        } else {
            search.best_choice(position)
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_tells_pairs_apart_is_found() {
        // The first thing is worth three times the second, and nothing else matters; at first both were thought to be equal.
        let mut sums = Sums::new();
        let mut stream = Stream::new(1, 1, Purpose::Players);
        for _ in 0..4_000 {
            let differ: [f32; Thing::COUNT] = core::array::from_fn(|_| stream.below(3) as f32 - 1.0);
            let luck = (stream.below(1_000) as f32 - 499.5) / 20_000.0;
            let later = [0.5 + 0.01 * (3.0 * differ[0] + differ[1]) + luck, 0.5];
            sums.add(&Pair { phase: Phase::Before, chance: 0.5, differ, later });
        }
        let mut weights = [0.0; Thing::COUNT];
        (weights[0], weights[1]) = (1.0, 1.0);
        let found = sums.solve(&weights, 0.6);
        assert!((found[0] / found[1] - 3.0).abs() < 0.3, "{found:?}");
        assert!(found[2..].iter().all(|weight| weight.abs() < 0.1 * found[0]), "{found:?}");
    }
}
