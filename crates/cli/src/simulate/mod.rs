//! `simulate` plays many games of bots and counts; `merge` adds up what several machines counted.

mod experiment;
mod game_recorder;
mod game_summary;
mod games;
mod last_blow;
mod print;
mod report;
mod results;
mod tally;
mod work;

use std::fs::{self, OpenOptions};
use std::io::{Write, stderr};
use std::path::PathBuf;
use std::thread;

use clap::Args;
use ghost_stories_bots::Player;
use ghost_stories_command_line::{ExpansionOptions, Failure, MOST_GAMES, say, undealt};
use ghost_stories_engine::{Edition, Level};
use ghost_stories_lang::{Message, message};
use ghost_stories_table::SetupOptions;

use self::experiment::{Experiment, ExperimentBlackSecret, ExperimentWhiteMoon, OneOrAll, Shard, Team};
use self::games::GameRows;
use self::results::{Results, difference};
use self::work::{Run, RunOptions};
use crate::options::VillageOptions;

/// Play many games with bots and count what happens
#[derive(Args)]
pub struct Simulate {
    /// How many games, for each combination of team, level and number of players
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..=MOST_GAMES))]
    games: u64,
    /// Who plays: random, novice, expert, ignores-villagers or oracle, the last three with a budget if you like, such as expert:nodes=100000 or
    /// expert:ms=500. Several with commas between take the seats clockwise from the first player and come round again. Given
    /// again, the option names another team to compare
    #[arg(long = "bot", value_name = "NAME,...", default_value = "random")]
    bots: Vec<Team>,
    /// Number of players, 1 to 4; several with commas between, or all
    #[arg(long, default_value = "4", value_name = "N,...", value_delimiter = ',', value_parser = OneOrAll::players)]
    players: Vec<OneOrAll<u8>>,
    /// initiation, normal, nightmare or hell; several with commas between, or all
    #[arg(long, default_value = "normal", value_name = "LEVEL,...", value_delimiter = ',', value_parser = OneOrAll::level)]
    level: Vec<OneOrAll<Level>>,
    /// Rule set: revised (the newest printing) or classic (2008)
    #[arg(long, default_value = "revised")]
    rules: Edition,
    /// House option of Initiation: start with five Qi
    #[arg(long)]
    five_qi: bool,
    /// Black Secret: who is Wu-Feng, as in --bot; given again, the option names another to compare [default: as the first Taoist]
    #[arg(long = "wu-feng", value_name = "NAME", requires = "black_secret")]
    wu_feng: Vec<Player>,
    #[command(flatten)]
    expansions: ExpansionOptions,
    #[command(flatten)]
    village: VillageOptions,
    /// The seed from which everything random comes
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Also compare the estimated chance to win, at the start of each turn, with how the games end
    #[arg(long)]
    calibration: bool,
    /// How many threads; the result does not depend on it [default: all cores]
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=1024))]
    jobs: Option<u32>,
    /// Play only part I of N, to spread an experiment over N machines; `merge` puts the parts together
    #[arg(long, value_name = "I/N", requires = "out")]
    shard: Option<Shard>,
    /// Also write a row for each game to this file
    #[arg(long, value_name = "FILE")]
    csv_games: Option<PathBuf>,
    #[command(flatten)]
    output: Output,
}

/// In which form results are given out.
#[derive(Args)]
struct Output {
    /// Keep the tallies in this file. If it holds an unfinished run of the same experiment, that is continued
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Print JSON, a line for each combination of team, level and number of players
    #[arg(long)]
    json: bool,
    /// With --json: the time the bots took as well, which differs from run to run
    #[arg(long, requires = "json")]
    timing: bool,
    /// Print CSV, a row for each combination of team, level and number of players
    #[arg(long, conflicts_with = "json")]
    csv: bool,
    /// Write a page with charts to this file
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,
}

impl Output {
    /// Fails at once, and not after hours of play, if the report could not be written.
    fn check(&self) -> Result<(), Failure> {
        let Some(path) = &self.report else { return Ok(()) };
        let opened = OpenOptions::new().create(true).append(true).open(path);
        opened.map(drop).map_err(|error| Failure::file(path, error))
    }

    fn give(&self, results: &Results) -> Result<(), Failure> {
        let written = match &self.report {
            Some(path) => fs::write(path, report::page(results)).map_err(|error| Failure::file(path, error)),
            None => Ok(()),
        };
        if self.json {
            print::json(results, self.timing)?;
        } else if self.csv {
            print::csv(results)?;
        } else {
            print::text(results)?;
        }
        written
    }
}

impl Simulate {
    pub fn run(&self) -> Result<(), Failure> {
        let mut results = self.begin()?;
        self.output.check()?;
        let mut rows = match &self.csv_games {
            Some(path) => Some(GameRows::open(path, results.done())?),
            None => None,
        };
        let cores = thread::available_parallelism().map_or(1, |cores| cores.get() as u32);
        let mut save = |results: &Results| match &self.output.out {
            Some(path) => results.write(path),
            None => Ok(()),
        };
        let options = RunOptions { jobs: self.jobs.unwrap_or(cores), rows: rows.as_mut(), save: &mut save };
        let run = work::run(&mut results, options)?;
        self.output.give(&results)?;
        match run {
            Run::Finished => Ok(()),
            Run::Interrupted => {
                let (done, planned) = (results.done().to_string(), results.planned().to_string());
                Err(Failure::Interrupted(message!("run-stopped", done, planned, kept: self.output.out.is_some())))
            }
        }
    }

    fn experiment(&self) -> Result<Experiment, Failure> {
        let levels = OneOrAll::list(&self.level, &Level::ALL);
        if self.five_qi && levels != [Level::Initiation] {
            return Err(Failure::input(message!("option-five-qi")));
        }
        let mut setup_options = SetupOptions::new(4, Level::Normal, self.rules);
        self.expansions.apply(&mut setup_options)?;
        setup_options.village = self.village.tiles()?;
        // Whatever cannot be dealt in one game cannot be in any.
        setup_options.setup(self.seed, 0).map_err(undealt)?;
        let mut bots: Vec<Team> = Vec::new();
        for team in self.bots.iter().flat_map(|team| self.against(team)) {
            if !bots.contains(&team) {
                bots.push(team);
            }
        }
        Ok(Experiment {
            program: env!("CARGO_PKG_VERSION").to_owned(),
            bots,
            levels,
            players: OneOrAll::list(&self.players, &[1, 2, 3, 4]),
            rules: self.rules,
            five_qi: self.five_qi,
            white_moon: ExperimentWhiteMoon::of(&setup_options),
            black_secret: ExperimentBlackSecret::of(&setup_options),
            village: setup_options.village.into_iter().flatten().collect(),
            games: self.games,
            seed: self.seed,
            calibration: self.calibration,
        })
    }

    /// The team against each Wu-Feng that is named.
    fn against(&self, team: &Team) -> Vec<Team> {
        if !self.expansions.black_secret {
            return vec![Team { wu_feng: None, ..team.clone() }];
        }
        let named = if self.wu_feng.is_empty() { &team.taoists[..1] } else { &self.wu_feng };
        named.iter().map(|&player| Team { wu_feng: Some(player), ..team.clone() }).collect()
    }

    /// What the file holds already, or nothing.
    fn begin(&self) -> Result<Results, Failure> {
        let (experiment, shard) = (self.experiment()?, self.shard.unwrap_or(Shard::WHOLE));
        let Some(path) = self.output.out.as_ref().filter(|path| path.exists()) else {
            return Ok(Results::new(experiment, shard));
        };
        let results = Results::read(path)?;
        let refuse = |why: Message| Err(Failure::within(path.display(), message!("run-other-file", why)));
        if let Some(difference) = difference(&experiment, &results.experiment) {
            return refuse(message!("run-experiment", difference));
        }
        match results.shards.as_slice() {
            [part] if part.shard() == shard => {}
            [part] => {
                let (there, here) = (part.shard().to_string(), shard.to_string());
                return refuse(message!("run-shard", there, here));
            }
            _ => return refuse(message!("run-merged")),
        }
        if results.done() > 0 && results.done() < results.planned() {
            let (done, planned) = (results.done().to_string(), results.planned().to_string());
            // Not `eprintln!`, which panics if nobody listens any more.
            let _ = writeln!(stderr(), "{}", say(&message!("run-goes-on", done, planned)));
        }
        Ok(results)
    }
}

/// Add up the tally files of simulate --out that belong to one experiment
#[derive(Args)]
pub struct Merge {
    /// The tally files, one for each shard
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Accept shards that are missing or unfinished
    #[arg(long)]
    partial: bool,
    #[command(flatten)]
    output: Output,
}

impl Merge {
    pub fn run(&self) -> Result<(), Failure> {
        let mut files = self.files.iter();
        let Some(first) = files.next() else { return Ok(()) };
        let mut results = Results::read(first)?;
        for path in files {
            results.merge(&Results::read(path)?).map_err(|why| Failure::within(path.display(), why))?;
        }
        if let Some(missing) = results.missing().filter(|_| !self.partial) {
            return Err(Failure::input(message!("run-missing", missing)));
        }
        results.settle();
        if let Some(path) = &self.output.out {
            results.write(path)?;
        }
        self.output.give(&results)
    }
}
