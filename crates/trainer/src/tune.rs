//! Tuning what an expert counts: many slightly different players play the same games, the best of them are mixed, and so on.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use clap::Args;
use ghost_stories_bots::{Judge, Phase};
use ghost_stories_engine::{Level, Position};
use ghost_stories_table::{Dealer, Purpose, Stream};

use crate::play::{Deal, each, is_won, play_turns, search};

/// Players of a generation.
const CROWD: usize = 48;
/// Those of them that the next generation is made of, the better the more.
const BEST: usize = 24;
/// How far the next generation moves towards them.
const PACE: f32 = 1.2;
/// What levels are practised, each as often as it is there.
pub const LEVELS: [Level; 6] =
    [Level::Initiation, Level::Initiation, Level::Normal, Level::Normal, Level::Nightmare, Level::Hell];

/// Tune what an expert counts and how much
#[derive(Args)]
pub struct Tune {
    /// How often the best are mixed
    #[arg(long, default_value_t = 40)]
    generations: u32,
    /// Games of each player in a generation
    #[arg(long, default_value_t = 40)]
    games: u64,
    /// How many play, each number as often as it is there
    #[arg(long, value_delimiter = ',', default_value = "4,4,4,4,3,2,1", value_parser = clap::value_parser!(u8).range(1..=4))]
    players: Vec<u8>,
    /// The seed from which everything random comes
    #[arg(long, default_value_t = 81)]
    seed: u64,
    /// How far the players of a generation differ at first; less and less later
    #[arg(long, default_value_t = 1.0)]
    spread: f32,
    /// The phase whose weights are tuned: before (whole games), soon, amid or last (games go on from where the phase begins)
    #[arg(long, default_value = "before")]
    phase: Phase,
    /// Weights to begin with [default: the expert's of this version]
    #[arg(long)]
    from: Option<PathBuf>,
    /// Where the weights go after every generation
    #[arg(long, default_value = "expert.txt")]
    out: PathBuf,
}

/// A level to practise a phase at; only the hard ones have several incarnations.
fn level(phase: Phase, stream: &mut Stream) -> Level {
    if phase == Phase::Amid { Level::Nightmare } else { stream.pick(&LEVELS) }
}

/// The weights in a file, or the expert's.
pub fn judge_of(path: Option<&Path>) -> Result<Judge, String> {
    let Some(path) = path else { return Ok(Judge::expert().clone()) };
    let text = fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    Judge::read(&text).map_err(|error| format!("{}: {error}", path.display()))
}

impl Tune {
    pub fn run(&self, jobs: usize) -> Result<(), String> {
        let mut stream = Stream::new(self.seed, u64::MAX, Purpose::Players);
        let mut mean = judge_of(self.from.as_deref())?;
        for generation in 0..self.generations {
            let start = Instant::now();
            let tight = self.spread * (1.0 - 0.6 * generation as f32 / self.generations.max(1) as f32);
            let mut crowd: Vec<Judge> = vec![mean.clone()];
            while crowd.len() < CROWD {
                let mut judge = mean.clone();
                for weight in self.weights(&mut judge) {
                    *weight += tight * (0.08 + 0.15 * weight.abs()) * normal(&mut stream);
                }
                crowd.push(judge);
            }
            let first = u64::from(generation) * self.games;
            let starts = self.starts(&mean, first, jobs);
            let marks = each(CROWD, jobs, |player| self.mark(&crowd[player], &starts, first));
            let mut order: Vec<usize> = (0..CROWD).collect();
            order.sort_by(|&one, &other| marks[other].0.total_cmp(&marks[one].0));
            self.mix(&mut mean, order[..BEST].iter().map(|&player| &crowd[player]));
            let all = marks.iter().map(|mark| mark.1).sum::<f32>() / CROWD as f32;
            println!(
                "generation {generation}: {:.1} % won by all, {:.1} % by their mean, {:.1} s",
                100.0 * all,
                100.0 * marks[0].1,
                start.elapsed().as_secs_f64()
            );
            fs::write(&self.out, mean.write()).map_err(|error| format!("{}: {error}", self.out.display()))?;
        }
        Ok(())
    }

    fn weights<'a>(&self, judge: &'a mut Judge) -> &'a mut [f32] {
        &mut judge.0[self.phase as usize]
    }

    /// Where the games of a generation begin: with the first turn, or with the first of the phase, as the mean comes there.
    fn starts(&self, mean: &Judge, first: u64, jobs: usize) -> Vec<Position> {
        let mut starts = Vec::new();
        let mut number = first * 8;
        while starts.len() < self.games as usize {
            let found = each(self.games as usize, jobs, |game| self.start(mean, number + game as u64));
            starts.extend(found.into_iter().flatten());
            number += self.games;
        }
        starts.truncate(self.games as usize);
        starts
    }

    /// Where one game begins; none if it does not come to the phase.
    fn start(&self, mean: &Judge, game: u64) -> Option<Position> {
        let mut stream = Stream::new(self.seed, game, Purpose::Players);
        let (players, level) = (stream.pick(&self.players), level(self.phase, &mut stream));
        let position = Deal { seed: self.seed, game, players, level }.position();
        if self.phase == Phase::Before {
            return Some(position);
        }
        let mut found = None;
        let luck = (Dealer::new(self.seed, game), Stream::new(self.seed, game, Purpose::Players));
        play_turns(&mut search(mean), &position, luck.0, luck.1, |position| {
            found = (Phase::of(position) == self.phase && position.ending().is_none()).then_some(*position);
            found.is_some()
        });
        found
    }

    /// How well a player did: victories count, and in whole games a little how long they lasted; and the share it won.
    fn mark(&self, judge: &Judge, starts: &[Position], first: u64) -> (f32, f32) {
        let mut search = search(judge);
        let (mut mark, mut wins) = (0.0, 0.0);
        for (start, game) in starts.iter().zip(first..) {
            let mut turns = 0.0f32;
            let luck = (Dealer::new(self.seed + 1, game), Stream::new(self.seed + 1, game, Purpose::Players));
            let end = play_turns(&mut search, start, luck.0, luck.1, |_| {
                turns += 1.0;
                false
            });
            if is_won(&end) {
                mark += 1.0;
                wins += 1.0;
            } else if self.phase == Phase::Before {
                // As many turns as the deck has cards are a whole game; with neutral boards every second or fourth draws one.
                mark += 0.3 * (turns / [160.0, 90.0, 67.0, 55.0][start.players().len() as usize - 1]).min(1.0);
            }
        }
        (mark / self.games as f32, wins / self.games as f32)
    }

    /// Moves the mean towards the best, who come first and count most.
    fn mix<'a>(&self, mean: &mut Judge, best: impl Iterator<Item = &'a Judge>) {
        let shares = (0..BEST).map(|rank| (BEST as f32 + 0.5).ln() - (rank as f32 + 1.0).ln());
        let all: f32 = shares.clone().sum();
        let before = mean.0[self.phase as usize];
        for (judge, share) in best.zip(shares) {
            for ((mean, before), weight) in self.weights(mean).iter_mut().zip(before).zip(judge.0[self.phase as usize])
            {
                *mean += PACE * share / all * (weight - before);
            }
        }
    }
}

/// A number of the normal distribution, near enough: twelve even ones added up.
fn normal(stream: &mut Stream) -> f32 {
    (0..12).map(|_| stream.below(1 << 16) as f32 / 65_536.0).sum::<f32>() - 6.0
}
