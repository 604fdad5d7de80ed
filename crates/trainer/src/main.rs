//! Trains the value of positions: plays games, fits the network to what came of them, plays better games, and so on.

#![expect(clippy::cast_precision_loss, reason = "counts and random numbers of a few digits")]

mod learn;
mod play;
mod start;
mod tune;

use std::fs;
use std::path::PathBuf;
use std::time::Instant;

use clap::Parser;
use ghost_stories_bots::{Net, Scope, Thumb, Value};
use ghost_stories_engine::{Level, Position};
use ghost_stories_table::{Purpose, Stream};

use crate::learn::{Learner, Sample};
use crate::play::{Practice, Yield};

/// Train the value of positions by self-play
#[derive(Parser)]
struct Arguments {
    /// The seed from which everything random comes
    #[arg(long, default_value_t = 2008)]
    seed: u64,
    /// Rounds of playing and learning
    #[arg(long, default_value_t = 12)]
    rounds: u32,
    /// Games of the first round, played by rules of thumb
    #[arg(long, default_value_t = 20_000)]
    first_games: u64,
    /// Games of every later round
    #[arg(long, default_value_t = 4_000)]
    games: u64,
    /// Rounds whose games are learned from together
    #[arg(long, default_value_t = 4)]
    window: usize,
    /// Times that the games are gone through in a round
    #[arg(long, default_value_t = 2)]
    epochs: u32,
    /// The step size at first; it shrinks to a tenth
    #[arg(long, default_value_t = 2e-3)]
    rate: f64,
    /// Where training begins; a network of an earlier run
    #[arg(long)]
    from: Option<PathBuf>,
    /// How closely test games look
    #[arg(long, default_value_t = 0)]
    look: usize,
    /// Instead of training, play so many games as well as can be
    #[arg(long, default_value_t = 0)]
    test: u64,
    /// Instead of training, tune the rules of thumb over so many generations
    #[arg(long, default_value_t = 0)]
    tune: u32,
    /// Where the weights go
    #[arg(long, default_value = "weights")]
    out: PathBuf,
    /// Threads; the result does not depend on it
    #[arg(long, default_value_t = 2)]
    jobs: usize,
}

const PLAIN: Scope = Scope { widths: &[12, 6, 2, 1], draws: 0, careful: 1, turns: 1 };
const LIGHT: Scope = Scope { widths: &[6, 4, 2, 1], draws: 0, careful: 1, turns: 1 };

enum Mind {
    Thumb,
    Net(Box<Net>),
}

impl Value for Mind {
    fn estimate(&self, position: &Position) -> f32 {
        match self {
            Mind::Thumb => Thumb::USUAL.estimate(position),
            Mind::Net(net) => net.estimate(position),
        }
    }
}

fn main() {
    let arguments = Arguments::parse();
    if arguments.tune > 0 {
        return tune::tune(arguments.tune, arguments.games, arguments.seed, arguments.jobs);
    }
    let mut stream = Stream::new(arguments.seed, u64::MAX, Purpose::Players);
    let mut learner = Learner::new(&mut stream);
    let mut mind = Mind::Thumb;
    if let Some(from) = &arguments.from {
        let bytes = fs::read(from).expect("the network can be read");
        learner.net = Net::with_shared();
        for (weight, bytes) in learner.net.weights_mut().zip(bytes.chunks_exact(4)) {
            *weight = f32::from_le_bytes(bytes.try_into().expect("four bytes"));
        }
        mind = Mind::Net(Box::new(learner.net.folded()));
    }
    if arguments.test > 0 {
        let scope = [
            PLAIN,
            Scope { draws: 4, ..PLAIN },
            Scope { widths: &[8, 5, 2, 1, 1], draws: 4, careful: 1, turns: 2 },
            Scope { widths: &[8, 5, 3, 2, 2], draws: 6, careful: 1, turns: 2 },
            Scope { widths: &[16, 10, 4, 3, 2], draws: 8, careful: 3, turns: 1 },
        ][arguments.look];
        let practice = Practice {
            seed: 99,
            players: &[4],
            levels: &[Level::Initiation, Level::Normal],
            first: 0,
            games: arguments.test,
            scope,
            later: 1.0,
            consolation: 0.0,
            whole: 100,
            strays: 0,
            keep: u32::MAX,
            jobs: arguments.jobs,
        };
        let start = Instant::now();
        return report(0, &practice.run(&mind), start.elapsed().as_secs_f64());
    }
    let mut window: Vec<Vec<Sample>> = Vec::new();
    let mut played = 0;
    for round in 0..arguments.rounds {
        let start = Instant::now();
        let thumb = matches!(mind, Mind::Thumb);
        let progress = f64::from(round) / f64::from(arguments.rounds.max(2) - 1);
        let practice = Practice {
            seed: arguments.seed,
            players: &[1, 2, 3, 4, 4, 4],
            levels: &Level::ALL,
            first: played,
            games: if thumb { arguments.first_games } else { arguments.games },
            scope: if arguments.from.is_none() && round < 12 { PLAIN } else { LIGHT },
            later: if thumb { 1.0 } else { 0.95 },
            consolation: 0.0,
            whole: 40,
            strays: 30,
            keep: 1,
            jobs: arguments.jobs,
        };
        played += practice.games;
        let result = practice.run(&mind);
        report(round, &result, start.elapsed().as_secs_f64());
        let (loss, least) = Learner::test(&learner.net.folded(), &result.samples);
        println!("  fresh loss {loss:.5}, at least {least:.5}");
        window.push(result.samples);
        if window.len() > arguments.window {
            window.remove(0);
        }
        let samples: Vec<Sample> = window.iter().flatten().copied().collect();
        let rate = (arguments.rate * (1.0 - progress) + 0.1 * arguments.rate * progress) as f32;
        let start = Instant::now();
        let epochs = if thumb { 2 } else { arguments.epochs };
        for _ in 0..epochs {
            let loss = learner.epoch(&samples, rate, arguments.jobs, &mut stream);
            println!("  loss {loss:.5} over {} samples, {:.1} s", samples.len(), start.elapsed().as_secs_f64());
        }
        mind = Mind::Net(Box::new(learner.net.folded()));
        let bytes: Vec<u8> = learner.net.weights().flat_map(|weight| weight.to_le_bytes()).collect();
        fs::write(&arguments.out, bytes).expect("the network can be written");
    }
}

fn report(round: u32, result: &Yield, seconds: f64) {
    let games: u32 = result.cells.iter().flatten().map(|cell| cell.0).sum();
    println!(
        "round {round}: {games} games, {} samples, {} estimates, {:.3} of the deck, {seconds:.1} s",
        result.samples.len(),
        result.nodes,
        result.progress / games as f32
    );
    let (games, wins) = result.midway;
    println!("  midway       {:>5.1} % of {games}", 100.0 * f64::from(wins) / f64::from(games.max(1)));
    for level in Level::ALL {
        print!("  {:<12}", level.name());
        for (games, wins) in result.cells[level as usize] {
            print!(" {:>5.1} %", 100.0 * f64::from(wins) / f64::from(games.max(1)));
        }
        println!();
    }
}
