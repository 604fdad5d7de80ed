//! `docs/strength.md`: how often each bot wins, and how long it thinks.

mod page;

use std::collections::hash_map::DefaultHasher;
use std::convert::Infallible;
use std::fs;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};

use clap::Args;
use serde_json::Value;

use crate::shell::{Call, TaskError, released, root};

/// What is measured, and where it goes.
struct StrengthPage {
    title: &'static str,
    command: &'static str,
    folder: &'static str,
    page: &'static str,
    game: &'static str,
}

/// How the bots are measured.
#[derive(Args)]
#[expect(clippy::struct_excessive_bools, reason = "the switches of a command")]
pub struct Strength {
    /// The bots, weakest first; in Black Secret the Taoists against Wu-Feng, such as "expert against novice"
    #[arg(
        long,
        value_delimiter = ',',
        value_parser = current_name,
        default_value = "random,novice,expert,oracle",
        default_value_ifs([
            ("black_secret", "true", "novice against novice,novice against expert,expert against novice,expert against expert"),
            ("white_moon", "true", "random,novice,ignores-villagers,expert"),
        ])
    )]
    bots: Vec<String>,
    /// Games of each level and number of players, for bots that do not search
    #[arg(long, default_value_t = 20_000, default_value_ifs([("black_secret", "true", "20"), ("white_moon", "true", "400")]))]
    games: u64,
    /// Games of each level and number of players, for the expert
    #[arg(long, default_value_t = 1_000, default_value_ifs([("black_secret", "true", "20"), ("white_moon", "true", "300")]))]
    expert_games: u64,
    /// Games of each level and number of players, for the expert who ignores villagers
    #[arg(long, alias = "heedless-games", default_value_t = 100)]
    ignores_villagers_games: u64,
    /// Games of each level and number of players, for the oracle
    #[arg(long, default_value_t = 200)]
    oracle_games: u64,
    /// Play only part I of N, on one of N machines; the page is written once all parts lie in one folder
    #[arg(long, value_name = "I/N")]
    shard: Option<String>,
    /// Play nothing; write the page from what has been played
    #[arg(long)]
    write: bool,
    /// Throw away what was played before
    #[arg(long)]
    anew: bool,
    /// Measure them at White Moon and write docs/strength-white-moon.md
    #[arg(long)]
    white_moon: bool,
    /// Measure both sides of Black Secret and write docs/strength-black-secret.md; with --white-moon too, docs/strength-both.md
    #[arg(long)]
    black_secret: bool,
}

impl Strength {
    /// Plays what is missing, then writes the page.
    pub fn run(&self) -> Result<(), TaskError> {
        let folder = self.folder();
        fs::create_dir_all(&folder)?;
        if self.anew {
            // Only its own files: another game's tallies may lie in a folder below.
            let files = fs::read_dir(&folder)?.flatten().map(|entry| entry.path()).filter(|path| path.is_file());
            files.into_iter().try_for_each(fs::remove_file)?;
        }
        if !self.write {
            same_sources(&folder)?;
            for bot in &self.bots {
                self.play(bot)?;
            }
        }
        if self.shard.is_some() {
            eprintln!(
                "The tallies are in {}; gather all parts, then: {} --write",
                folder.display(),
                self.measured().command
            );
            return Ok(());
        }
        let bots: Vec<Vec<Value>> = self.bots.iter().map(|bot| self.read(bot)).collect::<Result<_, _>>()?;
        fs::write(root().join("docs").join(self.measured().page), page::page(&bots, &self.measured())?)?;
        Ok(())
    }

    /// The tallies belong to the project: others can draw them, and what took hours is not lost.
    fn folder(&self) -> PathBuf {
        root().join("docs").join(self.measured().folder)
    }

    /// What is measured.
    fn measured(&self) -> StrengthPage {
        match (self.white_moon, self.black_secret) {
            (false, false) => StrengthPage {
                title: "Strength",
                command: "cargo xtask strength",
                folder: "strength",
                page: "strength.md",
                game: "revised rules",
            },
            (true, false) => StrengthPage {
                title: "Strength at White Moon",
                command: "cargo xtask strength --white-moon",
                folder: "strength/white-moon",
                page: "strength-white-moon.md",
                game: "White Moon (the School, the Portal in the centre, all incarnations), revised rules",
            },
            (false, true) => StrengthPage {
                title: "Strength at Black Secret",
                command: "cargo xtask strength --black-secret",
                folder: "strength/black-secret",
                page: "strength-black-secret.md",
                game: "Black Secret (both sides of catacombs and demons at random), revised rules",
            },
            (true, true) => StrengthPage {
                title: "Strength with both expansions",
                command: "cargo xtask strength --white-moon --black-secret",
                folder: "strength/both",
                page: "strength-both.md",
                game: "White Moon and Black Secret together, revised rules",
            },
        }
    }

    fn path(&self, name: &str) -> String {
        self.folder().join(name).to_string_lossy().into_owned()
    }

    fn games(&self, bot: &str) -> u64 {
        match bot.split([':', ' ']).next() {
            Some("expert") => self.expert_games,
            Some(IGNORES_VILLAGERS) => self.ignores_villagers_games,
            Some("oracle") => self.oracle_games,
            _ => self.games,
        }
    }

    /// The tallies are kept, so that this goes on where it was stopped.
    fn play(&self, bot: &str) -> Result<(), TaskError> {
        let (games, mut name) = (self.games(bot).to_string(), file_name(bot));
        let (taoists, wu_feng) = bot.split_once(" against ").map_or((bot, None), |(one, other)| (one, Some(other)));
        let mut words = vec!["simulate", "--bot", taoists, "--level", "all", "--players", "all", "--games", &games];
        if self.white_moon {
            words.push("--white-moon");
        }
        if self.black_secret {
            words.extend(["--black-secret", "--wu-feng", wu_feng.unwrap_or(taoists)]);
        }
        words.extend(["--seed", "1", "--calibration", "--out"]);
        if let Some(shard) = &self.shard {
            name += &format!("-{}", shard.replace('/', "-of-"));
        }
        let file = self.path(&format!("{name}.json"));
        words.push(&file);
        if let Some(shard) = &self.shard {
            words.extend(["--shard", shard]);
        }
        Call::new(released()).args(words).run()
    }

    /// All cells of a bot, from its whole tally. Parts become the whole first.
    fn read(&self, bot: &str) -> Result<Vec<Value>, TaskError> {
        let (whole, part) =
            (self.path(&format!("{}.json", file_name(bot))), self.path(&format!("{}-", file_name(bot))));
        let files = fs::read_dir(self.folder())?.flatten().map(|entry| entry.path().to_string_lossy().into_owned());
        let parts: Vec<String> = files.filter(|file| file.starts_with(&part)).collect();
        if !parts.is_empty() {
            let words = ["merge", "--out", &whole].into_iter().chain(parts.iter().map(String::as_str));
            Call::new(released()).args(words).run()?;
            parts.iter().try_for_each(fs::remove_file)?;
        }
        if !Path::new(&whole).exists() {
            return Err(TaskError::said(format!("{bot} has not played yet: there is no {whole}")));
        }
        let output = Call::new(released()).args(["merge", "--json", "--timing", &whole]).read()?;
        let cells: Vec<Value> = output
            .lines()
            .map(serde_json::from_str)
            .collect::<Result<_, _>>()
            .map_err(|error| TaskError::said(format!("what merge printed for {bot}: {error}")))?;
        match cells.iter().find(|cell| cell["games"] != self.games(bot)) {
            Some(cell) => {
                Err(TaskError::said(format!("{bot} has {} games a cell, not {}", cell["games"], self.games(bot))))
            }
            None => Ok(cells),
        }
    }
}

/// The expert who ignores villagers.
const IGNORES_VILLAGERS: &str = "ignores-villagers";

/// A bot as it is called now.
#[expect(clippy::unnecessary_wraps, reason = "as clap calls it")]
fn current_name(bot: &str) -> Result<String, Infallible> {
    Ok(bot.replace("heedless", IGNORES_VILLAGERS))
}

fn file_name(bot: &str) -> String {
    bot.replace(" against ", "-against-").replace([':', '=', ','], "_")
}

/// Refuses to go on with games that other bots played: the code that plays must be the same as when the folder was begun.
fn same_sources(folder: &Path) -> Result<(), TaskError> {
    let mut files = Vec::new();
    for part in ["bots", "engine", "odds", "table"] {
        list(&root().join("crates").join(part), &mut files)?;
    }
    files.sort();
    let mut hasher = DefaultHasher::new();
    for file in &files {
        file.strip_prefix(root()).unwrap_or(file).hash(&mut hasher);
        fs::read(file)?.hash(&mut hasher);
    }
    let now = format!("{:016x}\n", hasher.finish());
    let mark = folder.join("sources.txt");
    match fs::read_to_string(&mark) {
        Ok(then) if then != now => Err(TaskError::said(format!(
            "the bots have changed since {} was begun; --anew throws the games away and begins again",
            folder.display()
        ))),
        Ok(_) => Ok(()),
        Err(_) => Ok(fs::write(&mark, now)?),
    }
}

fn list(folder: &Path, files: &mut Vec<PathBuf>) -> Result<(), TaskError> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() { list(&path, files)? } else { files.push(path) }
    }
    Ok(())
}
