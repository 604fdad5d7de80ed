//! Tuning what an expert counts: many slightly different players play the same games, the best of them are mixed, and so on.

use std::fs;
use std::path::PathBuf;
use std::time::Instant;

use clap::Args;
use ghost_stories_bots::Judge;
use ghost_stories_engine::Level;
use ghost_stories_table::{Purpose, Stream};

use crate::play::{Deal, each, play, search};

/// Players of a generation.
const CROWD: usize = 48;
/// Those of them that the next generation is made of, the better the more.
const BEST: usize = 24;
/// How far the next generation moves towards them.
const PACE: f32 = 1.2;
/// What players and levels are practised, each as often as it is there.
const PLAYERS: [u8; 7] = [4, 4, 4, 4, 3, 2, 1];
const LEVELS: [Level; 5] = [Level::Initiation, Level::Initiation, Level::Normal, Level::Normal, Level::Nightmare];

/// Tune what an expert counts and how much
#[derive(Args)]
pub struct Tune {
    /// How often the best are mixed
    #[arg(long, default_value_t = 40)]
    generations: u32,
    /// Games of each player in a generation
    #[arg(long, default_value_t = 40)]
    games: u64,
    /// The seed from which everything random comes
    #[arg(long, default_value_t = 81)]
    seed: u64,
    /// How far the players of a generation differ at first; less and less later
    #[arg(long, default_value_t = 1.0)]
    spread: f32,
    /// Weights to begin with [default: the expert's of this version]
    #[arg(long)]
    from: Option<PathBuf>,
    /// Where the weights go after every generation
    #[arg(long, default_value = "expert.txt")]
    out: PathBuf,
}

impl Tune {
    pub fn run(&self, jobs: usize) -> Result<(), String> {
        let mut stream = Stream::new(self.seed, u64::MAX, Purpose::Players);
        let mut mean = self.begin()?;
        for generation in 0..self.generations {
            let start = Instant::now();
            let tight = self.spread * (1.0 - 0.6 * generation as f32 / self.generations.max(1) as f32);
            let spread = mean.0.map(|weight| tight * (0.08 + 0.15 * weight.abs()));
            let mut crowd: Vec<Judge> = vec![mean.clone()];
            while crowd.len() < CROWD {
                let noise = |thing: usize| mean.0[thing] + spread[thing] * normal(&mut stream);
                crowd.push(Judge(core::array::from_fn(noise)));
            }
            let first = u64::from(generation) * self.games;
            let marks = each(CROWD, jobs, |player| self.mark(&crowd[player], first));
            let mut order: Vec<usize> = (0..CROWD).collect();
            order.sort_by(|&one, &other| marks[other].0.total_cmp(&marks[one].0));
            mix(&mut mean, order[..BEST].iter().map(|&player| &crowd[player]));
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

    fn begin(&self) -> Result<Judge, String> {
        let Some(path) = &self.from else { return Ok(Judge::expert().clone()) };
        let text = fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
        Judge::read(&text).map_err(|error| format!("{}: {error}", path.display()))
    }

    /// How well a player did: how long the games lasted and more for a victory; and the share it won.
    fn mark(&self, judge: &Judge, first: u64) -> (f32, f32) {
        let mut search = search(judge);
        let (mut mark, mut wins) = (0.0, 0.0);
        for game in first..first + self.games {
            let mut stream = Stream::new(self.seed, game, Purpose::Players);
            let (players, level) = (stream.pick(&PLAYERS), stream.pick(&LEVELS));
            let mut turns = 0.0f32;
            if play(&mut search, Deal { seed: self.seed, game, players, level }, |_| turns += 1.0) {
                mark += 1.6;
                wins += 1.0;
            } else {
                // As many turns as the deck has cards are a whole game; with neutral boards every second or fourth draws one.
                mark += (turns / [160.0, 90.0, 67.0, 55.0][usize::from(players - 1)]).min(1.0);
            }
        }
        (mark / self.games as f32, wins / self.games as f32)
    }
}

/// Moves the mean towards the best, who come first and count most.
fn mix<'a>(mean: &mut Judge, best: impl Iterator<Item = &'a Judge>) {
    let shares = (0..BEST).map(|rank| (BEST as f32 + 0.5).ln() - (rank as f32 + 1.0).ln());
    let all: f32 = shares.clone().sum();
    let before = mean.clone();
    for (judge, share) in best.zip(shares) {
        for ((mean, before), weight) in mean.0.iter_mut().zip(before.0).zip(judge.0) {
            *mean += PACE * share / all * (weight - before);
        }
    }
}

/// A number of the normal distribution, near enough: twelve even ones added up.
fn normal(stream: &mut Stream) -> f32 {
    (0..12).map(|_| stream.below(1 << 16) as f32 / 65_536.0).sum::<f32>() - 6.0
}
