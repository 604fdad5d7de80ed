//! Learning what an expert counts: of two ways to play the same turn, which was better some turns later, and what tells them apart?

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use clap::Args;
use ghost_stories_bots::{Calibrations, Feature, Judge, PositionValue, Scope, Search, Weights, WuFengPhase, amounts};
use ghost_stories_command_line::Failure;
use ghost_stories_engine::{Level, Position, Stage, Waiting};
use ghost_stories_table::{Dealer, Purpose, Stream};

use crate::calibrate::{PlayedGame, fit, write_calibrations};
use crate::play::{NewGame, Variant, is_won, parallel_map, play_on, play_turns, search, turn_begins};
use crate::solve::solve;
use crate::write_numbers;

/// How the games are played on: briefly, because it is done so often.
const BRIEF: Scope = Scope { widths: &[6, 3, 1], details: 1, draws: 0, barriers: true };

/// How much of what pairs said still counts a round later: they were played and judged with other weights.
const DECAY: f64 = 0.8;

/// Learn what an expert counts from pairs of positions
#[derive(Args)]
pub struct Learn {
    /// How often games are played and the weights changed
    #[arg(long, default_value_t = 6)]
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
    /// How far a weight may be wrong at first, as a share of the weight and something more
    #[arg(long, default_value_t = 0.3)]
    doubt: f64,
    /// How many play, each number as often as it is there
    #[arg(long, value_delimiter = ',', default_value = "4", value_parser = clap::value_parser!(u8).range(1..=4))]
    players: Vec<u8>,
    /// The levels that are practised, each as often as it is there
    #[arg(long, value_delimiter = ',', default_value = "initiation,normal,nightmare")]
    levels: Vec<Level>,
    /// The seed from which everything random comes
    #[arg(long, default_value_t = 83)]
    seed: u64,
    /// A file of weights to begin with [default: plain ones]
    #[arg(long)]
    from: Option<PathBuf>,
    /// The folder where expert.txt and calibration.txt go after every round
    #[arg(long, default_value = ".")]
    out: PathBuf,
    #[command(flatten)]
    variant: Variant,
}

/// Two positions at the end of one turn, of the same phase.
struct Pair {
    phase: WuFengPhase,
    /// The chance to win before the turn.
    chance: f32,
    /// By how much they differ in each feature.
    difference: [f32; Feature::COUNT],
    /// The chances after the turns that followed.
    later: [f32; 2],
}

/// What all pairs of a phase say together, as sums of least squares.
#[derive(Clone)]
struct LeastSquares {
    left: Vec<[f64; Feature::COUNT]>,
    right: [f64; Feature::COUNT],
    square: f64,
    pairs: f64,
}

impl LeastSquares {
    fn new() -> LeastSquares {
        LeastSquares {
            left: vec![[0.0; Feature::COUNT]; Feature::COUNT],
            right: [0.0; Feature::COUNT],
            square: 0.0,
            pairs: 0.0,
        }
    }

    fn add(&mut self, pair: &Pair) {
        let chance = f64::from(pair.chance);
        let spread = (chance * (1.0 - chance)).max(0.01);
        let [one, other] = pair.later.map(f64::from);
        // Chances near one half differ more for the same reason, and are less certain.
        let scale = f64::from(Judge::SCALE) * (spread / 2.0).sqrt();
        let target = (one - other) / (2.0 * spread).sqrt();
        let row = pair.difference.map(|difference| scale * f64::from(difference));
        for (index, &number) in row.iter().enumerate().filter(|(_, number)| **number != 0.0) {
            self.right[index] += number * target;
            for (place, &other) in self.left[index].iter_mut().zip(&row) {
                *place += number * other;
            }
        }
        self.square += target * target;
        self.pairs += 1.0;
    }

    /// Lets everything said so far count less.
    fn decay(&mut self) {
        self.left.iter_mut().flatten().chain(&mut self.right).for_each(|number| *number *= DECAY);
        self.square *= DECAY;
        self.pairs *= DECAY;
    }

    /// The weights that best tell what became of the pairs, where `first` are the weights that were likely before, each wrong by about
    /// `doubt` times itself and something more.
    fn solve(&self, first: &[f64; Feature::COUNT], doubt: f64) -> [f64; Feature::COUNT] {
        let dot =
            |row: &[f64; Feature::COUNT]| row.iter().zip(first).map(|(number, weight)| number * weight).sum::<f64>();
        // How the first weights fit, to give weights and targets the same measure, and how much of the targets is luck.
        let square: f64 = self.left.iter().zip(first).map(|(row, weight)| weight * dot(row)).sum();
        let fits = dot(&self.right);
        let measure = (fits / square.max(1e-9)).max(1e-3);
        let noise = (self.square - fits * fits / square.max(1e-9)) / self.pairs.max(1.0);
        let (mut left, mut right) = (self.left.clone(), self.right);
        for (index, weight) in first.iter().enumerate() {
            let wrong = measure * doubt * (weight.abs() + 0.5);
            let hold = noise.max(1e-6) / (wrong * wrong);
            left[index][index] += hold;
            right[index] += hold * measure * weight;
        }
        solve(&mut left, right).map(|weight| weight / measure)
    }
}

impl Learn {
    pub fn run(&self, jobs: usize) -> Result<(), Failure> {
        let first = self.first_weights()?;
        let mut judge = Judge { weights: first, calibrations: Calibrations::USUAL };
        let mut sums = vec![LeastSquares::new(); WuFengPhase::ALL.len()];
        // Before the first round there are games without pairs: they would be compared by chances that are not calibrated.
        for round in 0..=self.rounds {
            let start = Instant::now();
            let (number, pairs) = (round * self.games, if round == 0 { 0 } else { self.pairs });
            let games = parallel_map(self.games as usize, jobs, |game| self.game(&judge, number + game as u64, pairs));
            sums.iter_mut().for_each(LeastSquares::decay);
            for pair in games.iter().flat_map(|(_, pairs)| pairs) {
                sums[pair.phase as usize].add(pair);
            }
            for ((weights, first), sums) in judge.weights.iter_mut().zip(&first).zip(&sums) {
                *weights = sums.solve(&first.map(f64::from), self.doubt).map(|weight| weight as f32);
            }
            Learn::calibrate(&mut judge, &games);
            let won = games.iter().filter(|(game, _)| game.won).count() as f64 / self.games as f64;
            let pairs: usize = games.iter().map(|(_, pairs)| pairs.len()).sum();
            println!("round {round}: {:.1} % won, {pairs} pairs, {:.1} s", 100.0 * won, start.elapsed().as_secs_f64());
            write_weights(&self.out, &judge, self.variant)?;
            write_calibrations(&self.out, &judge.calibrations)?;
        }
        Ok(())
    }

    fn first_weights(&self) -> Result<Weights, Failure> {
        let Some(path) = &self.from else { return self.variant.start_weights() };
        let text = fs::read_to_string(path).map_err(|error| Failure::file(path, error))?;
        Judge::read_weights(&text, &self.variant.features())
            .map_err(|error| Failure::input(format!("{}: {error}", path.display())))
    }

    /// Lets the chances fit how the games of a round ended, by level and phase: the number of players makes less of a difference. At
    /// the hardest level there are too few victories to learn from, so it goes with the next.
    fn calibrate(judge: &mut Judge, games: &[(PlayedGame, Vec<Pair>)]) {
        for level in Level::ALL {
            let like = |other: Level| other == level || (level, other) == (Level::Hell, Level::Nightmare);
            for phase in WuFengPhase::ALL {
                let alike = games.iter().map(|(game, _)| game).filter(|game| like(game.turns[0].level()));
                let calibration = fit(judge, alike, phase);
                for players in 1..=4 {
                    *judge.calibrations.of_mut(level, players, phase) = calibration;
                }
            }
        }
    }

    /// Plays a game, then some of its turns again in other ways.
    fn game(&self, judge: &Judge, game: u64, pairs: usize) -> (PlayedGame, Vec<Pair>) {
        let mut stream = Stream::new(self.seed, game, Purpose::Players);
        let (players, level) = (stream.pick(&self.players), stream.pick(&self.levels));
        let start = NewGame { variant: self.variant, seed: self.seed, game, players, level }.position();
        let mut search = search(judge);
        let (mut turns, mut begins) = (Vec::new(), turn_begins());
        let see = |position: &Position| {
            let decides = matches!(position.waiting(), Waiting::Choice(_)) && position.stage() != Stage::Yin;
            if decides && begins(position) {
                turns.push(*position);
            }
            false
        };
        let end = play_on(&start, &mut Dealer::new(self.seed, game), see, |position| {
            search.turn_to(position, &mut stream);
            search.best_choice(position)
        });
        let mut found = Vec::new();
        let mut brief = Search::new(judge, BRIEF);
        let of_phase =
            |phase: WuFengPhase| turns.iter().filter(move |turn| WuFengPhase::of(turn) == phase).collect::<Vec<_>>();
        let phases: Vec<Vec<&Position>> =
            WuFengPhase::ALL.into_iter().map(of_phase).filter(|turns| !turns.is_empty()).collect();
        for _ in 0..pairs {
            // Each phase as often, however short it was.
            let turns = &phases[stream.below(phases.len() as u32) as usize];
            let start = *stream.pick(turns);
            let phase = WuFengPhase::of(&start);
            search.forget();
            let ends = [(); 2].map(|()| end_of_turn(&mut search, &start, &mut stream));
            let same_phase = ends.iter().all(|end| end.ending().is_none() && WuFengPhase::of(end) == phase);
            if ends[0] == ends[1] || !same_phase {
                continue;
            }
            let seed = stream.below(u32::MAX).into();
            let later = ends.map(|end| judge.value(&self.play_ahead(&mut brief, &end, seed)));
            let [one, other] = ends.map(|end| amounts(&end));
            let difference = core::array::from_fn(|feature| one[feature] - other[feature]);
            found.push(Pair { phase, chance: judge.value(&start), difference, later });
        }
        (PlayedGame { turns, won: is_won(&end) }, found)
    }

    /// What comes of a position in so many turns, with the same luck for the same seed.
    fn play_ahead(&self, search: &mut Search<&Judge>, start: &Position, seed: u64) -> Position {
        let mut turns = 0;
        let (dealer, stream) = (Dealer::new(seed, 1), Stream::new(seed, 2, Purpose::Players));
        play_turns(search, start, dealer, stream, |_| {
            turns += 1;
            turns > self.turns
        })
    }
}

/// Writes `expert.txt` into a folder.
pub fn write_weights(folder: &Path, judge: &Judge, variant: Variant) -> Result<(), Failure> {
    let about = "# What an expert counts at a glance, in four phases of the game: while no incarnation is in play, when the last\n\
        # is near, while one is in play and more are to come, while the last is. See docs/bots.md:";
    write_numbers(folder, "expert.txt", about, &judge.write_weights(&variant.features()))
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
    use std::{env, process};

    use super::*;

    #[test]
    fn what_tells_pairs_apart_is_found() {
        // The first thing is worth three times the second, and nothing else matters; at first both were thought to be equal.
        let mut sums = LeastSquares::new();
        let mut stream = Stream::new(1, 1, Purpose::Players);
        for _ in 0..4_000 {
            let difference: [f32; Feature::COUNT] = core::array::from_fn(|_| stream.below(3) as f32 - 1.0);
            let noise = (stream.below(1_000) as f32 - 499.5) / 20_000.0;
            let later = [0.5 + 0.01 * (3.0 * difference[0] + difference[1]) + noise, 0.5];
            sums.add(&Pair { phase: WuFengPhase::Before, chance: 0.5, difference, later });
        }
        let mut weights = [0.0; Feature::COUNT];
        (weights[0], weights[1]) = (1.0, 1.0);
        let found = sums.solve(&weights, 10.0);
        assert!((found[0] / found[1] - 3.0).abs() < 0.3, "{found:?}");
        assert!(found[2..].iter().all(|weight| weight.abs() < 0.1 * found[0]), "{found:?}");
    }

    #[test]
    fn the_same_is_learned_by_any_number_of_threads() {
        let learned = |jobs: usize, variant: Variant| {
            let out = env::temp_dir().join(format!("ghost-stories-learn-{}-{jobs}-{variant:?}", process::id()));
            fs::create_dir_all(&out).expect("a folder");
            let learn = Learn {
                rounds: 1,
                games: 3,
                pairs: 4,
                turns: 2,
                doubt: 0.3,
                players: vec![4],
                levels: Level::ALL.to_vec(),
                seed: 7,
                from: None,
                out: out.clone(),
                variant,
            };
            learn.run(jobs).expect("the start is whole");
            let numbers = ["expert.txt", "calibration.txt"]
                .map(|name| fs::read_to_string(out.join(name)).expect("it was written"));
            fs::remove_dir_all(out).expect("it was there");
            numbers
        };
        for (white_moon, black_secret) in [(false, false), (true, false), (false, true)] {
            let variant = Variant { white_moon, black_secret };
            let once = learned(1, variant);
            assert_eq!(once, learned(3, variant));
            let weights = Judge::read_weights(&once[0], &variant.features()).expect("as it is read");
            let start = variant.start_weights().expect("the start is whole");
            assert_ne!(weights, start, "nothing was learned");
            assert_ne!(Calibrations::read(&once[1]).expect("as it is read"), Calibrations::USUAL);
        }
    }
}
