//! Learning what an expert counts: of two ways to play the same turn, which was better some turns later, and what tells them apart?

use std::fs;
use std::path::PathBuf;
use std::time::Instant;

use clap::Args;
use ghost_stories_bots::{Calibration, Judge, Phase, Scope, Search, Thing, Value, amounts, progress};
use ghost_stories_engine::{Ending, Level, Position, Stage, Waiting};
use ghost_stories_table::{Dealer, Purpose, Stream};

use crate::calibrate::{Sample, fit};
use crate::play::{Deal, each, is_won, play_on, play_turns, search};
use crate::solve::solve;
use crate::tune::{judge_of, level, phase};

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
    /// The phase whose weights are learned: before, soon, amid or last
    #[arg(long, default_value = "before", value_parser = phase)]
    phase: Phase,
    /// How far the weights move towards what was found, from 0 to 1
    #[arg(long, default_value_t = 0.35)]
    step: f64,
    /// How strongly the weights hold on to what they were
    #[arg(long, default_value_t = 0.6)]
    hold: f64,
    /// How many play, each number as often as it is there
    #[arg(long, value_delimiter = ',', default_value = "4,4,4,4,3,2,1", value_parser = clap::value_parser!(u8).range(1..=4))]
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
    level: Level,
    samples: Vec<(Phase, Sample)>,
    pairs: Vec<Pair>,
    won: bool,
}

/// Two positions at the end of one turn.
struct Pair {
    /// Before the turn.
    start: Seen,
    /// By how much they differ in each thing.
    differ: [f32; Thing::COUNT],
    /// What became of them.
    later: [Seen; 2],
}

/// A position as far as its chance to win is told from it.
#[derive(Clone, Copy)]
struct Seen {
    phase: Phase,
    value: f32,
    progress: f32,
    won: Option<bool>,
}

impl Seen {
    fn new(judge: &Judge, position: &Position) -> Seen {
        let won = position.ending().map(|ending| ending == Ending::Won);
        Seen { phase: Phase::of(position), value: judge.value(position), progress: progress(position), won }
    }
}

/// What values mean, by level and phase.
struct Chances([[Calibration; Phase::ALL.len()]; Level::ALL.len()]);

impl Chances {
    fn new(games: &[Played]) -> Chances {
        let of = |level: Level, phase: Phase| {
            let games = games.iter().filter(|game| game.level == level).flat_map(|game| &game.samples);
            fit(&games.filter(|sample| sample.0 == phase).map(|sample| sample.1).collect::<Vec<_>>())
        };
        Chances(Level::ALL.map(|level| Phase::ALL.map(|phase| of(level, phase))))
    }

    fn of(&self, level: Level, seen: Seen) -> f64 {
        match seen.won {
            Some(won) => f64::from(u8::from(won)),
            None => self.0[level as usize][seen.phase as usize].chance(seen.value, seen.progress).into(),
        }
    }
}

impl Learn {
    pub fn run(&self, jobs: usize) -> Result<(), String> {
        let mut judge = judge_of(self.from.as_deref())?;
        for round in 0..self.rounds {
            let start = Instant::now();
            let first = round * self.games;
            let games = each(self.games as usize, jobs, |game| self.game(&judge, first + game as u64));
            let found = self.solve(&judge.0[self.phase as usize], &games);
            for (weight, found) in judge.0[self.phase as usize].iter_mut().zip(found) {
                *weight += (self.step * (found - f64::from(*weight))) as f32;
            }
            let won = games.iter().filter(|game| game.won).count() as f64 / self.games as f64;
            let pairs: usize = games.iter().map(|game| game.pairs.len()).sum();
            println!("round {round}: {:.1} % won, {pairs} pairs, {:.1} s", 100.0 * won, start.elapsed().as_secs_f64());
            fs::write(&self.out, judge.write()).map_err(|error| format!("{}: {error}", self.out.display()))?;
        }
        Ok(())
    }

    /// The weights that best tell what became of the pairs, and hold on to what they are where the pairs say little.
    fn solve(&self, weights: &[f32; Thing::COUNT], games: &[Played]) -> [f64; Thing::COUNT] {
        let chances = Chances::new(games);
        let mut left = vec![[0.0f64; Thing::COUNT]; Thing::COUNT];
        let mut right = [0.0f64; Thing::COUNT];
        // How the present weights fit, to give old and new the same measure.
        let (mut told, mut square) = (0.0f64, 0.0f64);
        for game in games {
            for pair in &game.pairs {
                let chance = chances.of(game.level, pair.start);
                let spread = (chance * (1.0 - chance)).max(0.01);
                let [one, other] = pair.later.map(|seen| chances.of(game.level, seen));
                // Chances near one half differ more for the same reason, and are less certain.
                let scale = f64::from(Judge::SCALE) * (spread / 2.0).sqrt();
                let target = (one - other) / (2.0 * spread).sqrt();
                let row = pair.differ.map(|differ| scale * f64::from(differ));
                for (index, &number) in row.iter().enumerate().filter(|(_, number)| **number != 0.0) {
                    right[index] += number * target;
                    for (place, &other) in left[index].iter_mut().zip(&row) {
                        *place += number * other;
                    }
                }
                let now: f64 = row.iter().zip(weights).map(|(number, &weight)| number * f64::from(weight)).sum();
                told += now * target;
                square += now * now;
            }
        }
        let measure = told / square.max(1e-9);
        for (index, &weight) in weights.iter().enumerate() {
            left[index][index] += self.hold;
            right[index] += self.hold * measure * f64::from(weight);
        }
        solve(&mut left, right).map(|weight| weight / measure)
    }

    /// Plays a game, then some of its turns again in other ways.
    fn game(&self, judge: &Judge, game: u64) -> Played {
        let mut stream = Stream::new(self.seed, game, Purpose::Players);
        let (players, level) = (stream.pick(&self.players), level(self.phase, &mut stream));
        let start = Deal { seed: self.seed, game, players, level }.position();
        let mut search = search(judge);
        let (mut turns, mut samples, mut board) = (Vec::new(), Vec::new(), None);
        let see = |position: &Position| {
            let decides = matches!(position.waiting(), Waiting::Choice(_)) && position.stage() != Stage::Yin;
            if decides && board.replace(position.board_on_turn()) != Some(position.board_on_turn()) {
                let Seen { phase, value, progress, .. } = Seen::new(judge, position);
                samples.push((phase, Sample { value, progress, won: false }));
                if phase == self.phase {
                    turns.push(*position);
                }
            }
            false
        };
        let end = play_on(&start, &mut Dealer::new(self.seed, game), see, |position| {
            search.turn_to(position, &mut stream);
            search.best_choice(position)
        });
        let won = is_won(&end);
        for (_, sample) in &mut samples {
            sample.won = won;
        }
        let mut pairs = Vec::new();
        let mut brief = Search::new(judge, BRIEF);
        for _ in 0..if turns.is_empty() { 0 } else { self.pairs } {
            let start = stream.pick(&turns);
            let ends = [(); 2].map(|()| end_of_turn(&mut search, &start, &mut stream));
            let same_phase = ends.iter().all(|end| end.ending().is_none() && Phase::of(end) == self.phase);
            if ends[0] == ends[1] || !same_phase {
                continue;
            }
            let seed = stream.below(u32::MAX).into();
            let later = ends.map(|end| Seen::new(judge, &self.later(&mut brief, &end, seed)));
            let [one, other] = ends.map(|end| amounts(&end));
            let differ = core::array::from_fn(|thing| one[thing] - other[thing]);
            pairs.push(Pair { start: Seen::new(judge, &start), differ, later });
        }
        Played { level, samples, pairs, won }
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
    search.forget();
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
