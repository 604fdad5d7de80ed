use std::io::{Write, stdout};
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use clap::Args;
use ghost_stories_engine::{Defeat, Ending, Event, Position, Tell};
use ghost_stories_table::{RandomGame, Wishes};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Map, json};

use crate::failure::Failure;
use crate::options::{GameOptions, MOST_GAMES};

/// Play many games with random players and count what happens
#[derive(Args)]
pub struct Simulate {
    /// How many games
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..=MOST_GAMES))]
    games: u64,
    #[command(flatten)]
    game: GameOptions,
    /// The seed from which everything random comes
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads; the result does not depend on it [default: all cores]
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=1024))]
    jobs: Option<u32>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Whole numbers only, so that adding up in any order gives the same sums.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
struct Tally {
    games: u64,
    wins: u64,
    defeats: [u64; 4],
    steps: Spread,
    turns: Spread,
    score: Spread,
}

#[derive(Clone, Default, PartialEq, Eq, Debug)]
struct Spread {
    count: u64,
    sum: i64,
    squares: i64,
    least: i64,
    most: i64,
}

impl Spread {
    fn add(&mut self, value: i64) {
        self.merge(&Spread { count: 1, sum: value, squares: value * value, least: value, most: value });
    }

    fn merge(&mut self, other: &Spread) {
        if self.count == 0 {
            *self = other.clone();
        } else if other.count > 0 {
            self.count += other.count;
            self.sum += other.sum;
            self.squares += other.squares;
            self.least = self.least.min(other.least);
            self.most = self.most.max(other.most);
        }
    }

    #[expect(clippy::cast_precision_loss, reason = "sums stay below 2^52, see MOST_GAMES")]
    fn mean(&self) -> f64 {
        self.sum as f64 / self.count.max(1) as f64
    }

    #[expect(clippy::cast_precision_loss, reason = "sums stay below 2^52, see MOST_GAMES")]
    fn deviation(&self) -> f64 {
        let mean = self.mean();
        (self.squares as f64 / self.count.max(1) as f64 - mean * mean).max(0.0).sqrt()
    }

    fn json(&self) -> serde_json::Value {
        json!({ "mean": self.mean(), "deviation": self.deviation(), "least": self.least, "most": self.most })
    }
}

impl Tally {
    fn add(&mut self, position: &Position, steps: u64, turns: i64) {
        self.games += 1;
        match position.ending() {
            Some(Ending::Won) => self.wins += 1,
            Some(Ending::Lost(defeat)) => self.defeats[defeat as usize] += 1,
            None => {}
        }
        self.steps.add(i64::try_from(steps).unwrap_or(i64::MAX));
        self.turns.add(turns);
        self.score.add(position.score().map_or(0, |score| score.total()).into());
    }

    fn merge(&mut self, other: &Tally) {
        self.games += other.games;
        self.wins += other.wins;
        for (mine, theirs) in self.defeats.iter_mut().zip(other.defeats) {
            *mine += theirs;
        }
        self.steps.merge(&other.steps);
        self.turns.merge(&other.turns);
        self.score.merge(&other.score);
    }

    /// The win rate with its 95 % interval (Wilson).
    #[expect(clippy::cast_precision_loss, reason = "counts stay far below 2^52, see MOST_GAMES")]
    fn win_rate(&self) -> (f64, f64, f64) {
        let (games, z) = (self.games.max(1) as f64, 1.959_964);
        let rate = self.wins as f64 / games;
        let centre = rate + z * z / (2.0 * games);
        let half = z * (rate * (1.0 - rate) / games + z * z / (4.0 * games * games)).sqrt();
        let scale = 1.0 + z * z / games;
        (rate, ((centre - half) / scale).max(0.0), ((centre + half) / scale).min(1.0))
    }
}

/// Games are handed out in batches, so that threads seldom meet.
const BATCH: u64 = 256;

impl Simulate {
    pub fn run(&self) -> Result<(), Failure> {
        let wishes = self.game.wishes()?;
        let cores = thread::available_parallelism().map_or(1, |cores| cores.get() as u32);
        let jobs = self.jobs.unwrap_or(cores);
        let bar = ProgressBar::new(self.games).with_style(
            ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} games, {eta} left")
                .unwrap_or_else(|_| ProgressStyle::default_bar()),
        );
        let next = AtomicU64::new(0);
        let tally = thread::scope(|scope| {
            let worker = || {
                let mut tally = Tally::default();
                loop {
                    let first = next.fetch_add(BATCH, Ordering::Relaxed);
                    if first >= self.games {
                        return tally;
                    }
                    let last = (first + BATCH).min(self.games);
                    (first..last).for_each(|game| one_game(&wishes, self.seed, game, &mut tally));
                    bar.inc(last - first);
                }
            };
            let workers: Vec<_> = (0..jobs).map(|_| scope.spawn(worker)).collect();
            let mut tally = Tally::default();
            for worker in workers {
                tally.merge(&worker.join().expect("a game never panics"));
            }
            tally
        });
        bar.finish_and_clear();
        if self.json { self.print_json(&tally) } else { self.print_table(&tally) }
    }

    fn print_json(&self, tally: &Tally) -> Result<(), Failure> {
        let (rate, low, high) = tally.win_rate();
        let defeats: Map<_, _> = Defeat::ALL
            .iter()
            .map(|defeat| (defeat.name().to_owned(), json!(tally.defeats[*defeat as usize])))
            .collect();
        let result = json!({
            "games": tally.games,
            "players": self.game.players,
            "level": self.game.level.name(),
            "rules": self.game.rules.name(),
            "five_qi": self.game.five_qi,
            "bot": "random",
            "seed": self.seed,
            "wins": tally.wins,
            "win_rate": rate,
            "win_rate_interval": [low, high],
            "defeats": defeats,
            "steps": tally.steps.json(),
            "turns": tally.turns.json(),
            "score": tally.score.json(),
        });
        writeln!(stdout(), "{result}")?;
        Ok(())
    }

    #[expect(clippy::cast_precision_loss, reason = "counts stay far below 2^52, see MOST_GAMES")]
    fn print_table(&self, tally: &Tally) -> Result<(), Failure> {
        let mut out = stdout().lock();
        let games = tally.games as f64;
        let percent = |number: u64| 100.0 * number as f64 / games;
        let (_, low, high) = tally.win_rate();
        writeln!(
            out,
            "{} games, {} random players, {}, {} rules, seed {}",
            tally.games, self.game.players, self.game.level, self.game.rules, self.seed
        )?;
        writeln!(
            out,
            "  won                  {:>12} {:>7.3} %  (95 % interval {:.3} to {:.3} %)",
            tally.wins,
            percent(tally.wins),
            100.0 * low,
            100.0 * high
        )?;
        for (defeat, words) in [
            (Defeat::AllDead, "lost: no Taoist left"),
            (Defeat::VillageLost, "lost: village haunted"),
            (Defeat::DeckEmpty, "lost: deck empty"),
            (Defeat::NothingToHaunt, "lost: line haunted"),
        ] {
            let number = tally.defeats[defeat as usize];
            writeln!(out, "  {words:<21}{number:>12} {:>7.3} %", percent(number))?;
        }
        writeln!(out, "                            mean  deviation      least       most")?;
        for (name, spread) in [("turns", &tally.turns), ("steps", &tally.steps), ("score", &tally.score)] {
            writeln!(
                out,
                "  {name:<18}{:>12.2} {:>10.2} {:>10} {:>10}",
                spread.mean(),
                spread.deviation(),
                spread.least,
                spread.most
            )?;
        }
        Ok(())
    }
}

fn one_game(wishes: &Wishes, seed: u64, game: u64, tally: &mut Tally) {
    let setup = wishes.deal_game(seed, game);
    let mut turns = 0;
    let mut count = Tell(|event| turns += i64::from(matches!(event, Event::TurnBegan { .. })));
    let mut position = Position::new(&setup, &mut count).expect("dealt set-ups can be played");
    let counts = RandomGame::new(seed, game).play(&mut position, &mut count);
    tally.add(&position, counts.choices + counts.outcomes, turns);
}
