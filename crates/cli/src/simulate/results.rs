use std::fs;
use std::path::Path;

use ghost_stories_command_line::{Failure, read_text};
use ghost_stories_lang::{Message, message};
use serde::{Deserialize, Serialize};

use super::experiment::{Cell, Experiment, Shard};
use super::tally::{Tally, Timing};

const FORMAT: &str = "ghost-stories tally";
const VERSION: u32 = 1;

/// What has been played of an experiment so far: a tally file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Results {
    format: String,
    version: u32,
    pub experiment: Experiment,
    /// What is counted here.
    pub shards: Vec<TallyPart>,
    /// In the order of [`Experiment::cells`].
    pub cells: Vec<Tally>,
    /// For each cell, the bots of its team.
    pub timing: Vec<Vec<Timing>>,
}

/// The games of a shard that are done: the first so many.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TallyPart {
    pub shard: u64,
    pub of: u64,
    pub done: u64,
}

impl TallyPart {
    pub fn shard(self) -> Shard {
        Shard { shard: self.shard, of: self.of }
    }
}

/// The beginning of a file: enough to tell whether the rest can be read.
#[derive(Deserialize)]
struct TallyHeader {
    format: String,
    version: u32,
}

impl Results {
    /// Nothing played yet.
    pub fn new(experiment: Experiment, shard: Shard) -> Results {
        let cells = experiment.cells();
        Results {
            format: FORMAT.to_owned(),
            version: VERSION,
            shards: vec![TallyPart { shard: shard.shard, of: shard.of, done: 0 }],
            timing: cells.iter().map(|cell| vec![Timing::default(); cell.team.taoists.len()]).collect(),
            cells: vec![Tally::default(); cells.len()],
            experiment,
        }
    }

    pub fn read(path: &Path) -> Result<Results, Failure> {
        let text = read_text(path)?;
        let wrong = |why: Message| Failure::within(path.display(), why);
        match serde_json::from_str(&text) {
            Ok(TallyHeader { format, version: VERSION }) if format == FORMAT => {}
            Ok(TallyHeader { format, version }) if format == FORMAT => {
                return Err(wrong(message!("run-version", version, known: VERSION)));
            }
            _ => return Err(wrong(message!("run-no-tally"))),
        }
        let results: Results =
            serde_json::from_str(&text).map_err(|error| wrong(message!("run-damaged", why: error.to_string())))?;
        results.check().map_err(|why| wrong(message!("run-damaged", why)))?;
        Ok(results)
    }

    fn check(&self) -> Result<(), Message> {
        let cells = self.experiment.cells();
        let total = self.experiment.total();
        let part_fits =
            |part: &TallyPart| (1..=part.of).contains(&part.shard) && part.done <= part.shard().games(total);
        if self.cells.len() != cells.len() || self.timing.len() != cells.len() {
            return Err(message!("run-damaged-cells"));
        }
        if self.timing.iter().zip(&cells).any(|(timing, cell)| timing.len() != cell.team.taoists.len()) {
            return Err(message!("run-damaged-times"));
        }
        if self.shards.is_empty() || !self.shards.iter().all(part_fits) {
            return Err(message!("run-damaged-shards"));
        }
        if self.done() != self.cells.iter().map(|tally| tally.games).sum::<u64>() {
            return Err(message!("run-damaged-games"));
        }
        Ok(())
    }

    /// Writes the file so that it is always whole: first beside it, then in its place.
    pub fn write(&self, path: &Path) -> Result<(), Failure> {
        let mut beside = path.as_os_str().to_owned();
        beside.push(".new");
        let text = serde_json::to_string(self).map_err(|error| Failure::input(error.to_string()))? + "\n";
        fs::write(&beside, text).and_then(|()| fs::rename(&beside, path)).map_err(|error| Failure::file(path, error))
    }

    /// How many games are counted.
    pub fn done(&self) -> u64 {
        self.shards.iter().map(|part| part.done).sum()
    }

    /// How many games the shards counted here have when they are finished.
    pub fn planned(&self) -> u64 {
        let total = self.experiment.total();
        self.shards.iter().map(|part| part.shard().games(total)).sum()
    }

    pub fn is_complete(&self) -> bool {
        self.done() == self.experiment.total()
    }

    pub fn cells(&self) -> impl Iterator<Item = (Cell<'_>, &Tally, &[Timing])> {
        let numbers = self.cells.iter().zip(self.timing.iter().map(Vec::as_slice));
        self.experiment.cells().into_iter().zip(numbers).map(|(cell, (tally, timing))| (cell, tally, timing))
    }

    /// Adds what other machines played of the same experiment.
    pub fn merge(&mut self, other: &Results) -> Result<(), Message> {
        if let Some(difference) = difference(&self.experiment, &other.experiment) {
            return Err(message!("merge-experiment", difference));
        }
        for part in &other.shards {
            let theirs = part.shard().to_string();
            if part.of != self.shards[0].of {
                return Err(message!("merge-numbers", theirs, ours: self.shards[0].shard().to_string()));
            }
            if self.shards.iter().any(|mine| mine.shard == part.shard) {
                return Err(message!("merge-counted", shard: theirs));
            }
        }
        self.shards.extend(&other.shards);
        self.shards.sort_unstable();
        for (mine, theirs) in self.cells.iter_mut().zip(&other.cells) {
            mine.merge(theirs);
        }
        for (mine, theirs) in self.timing.iter_mut().flatten().zip(other.timing.iter().flatten()) {
            mine.merge(*theirs);
        }
        Ok(())
    }

    /// Shards that make up the whole experiment are the whole.
    pub fn settle(&mut self) {
        if self.is_complete() {
            self.shards = vec![TallyPart { shard: 1, of: 1, done: self.done() }];
        }
    }

    /// What is missing; `None` if everything is there.
    pub fn missing(&self) -> Option<Vec<Message>> {
        if self.is_complete() {
            return None;
        }
        let total = self.experiment.total();
        let of = self.shards[0].of;
        let mut missing = Vec::new();
        for shard in (1..=of).map(|shard| Shard { shard, of }) {
            match self.shards.iter().find(|part| part.shard == shard.shard) {
                None => missing.push(message!("merge-missing", shard: shard.to_string())),
                Some(part) if part.done < shard.games(total) => {
                    let (done, all) = (part.done.to_string(), shard.games(total).to_string());
                    missing.push(message!("merge-unfinished", shard: shard.to_string(), done, all));
                }
                Some(_) => {}
            }
        }
        let more = missing.len().saturating_sub(5);
        missing.truncate(5);
        if more > 0 {
            missing.push(message!("merge-more", number: more));
        }
        Some(missing)
    }
}

/// The first thing in which two experiments differ.
pub fn difference(one: &Experiment, other: &Experiment) -> Option<String> {
    let fields = |experiment: &Experiment| match serde_json::to_value(experiment) {
        Ok(serde_json::Value::Object(fields)) => fields,
        _ => serde_json::Map::new(),
    };
    let (one, other) = (fields(one), fields(other));
    // What only some experiments have, one or the other may lack.
    let name = one.keys().chain(other.keys()).find(|name| one.get(*name) != other.get(*name))?;
    let [one, other] = [&one, &other].map(|fields| fields.get(name).cloned().unwrap_or_default());
    Some(format!("{name} {other} instead of {one}"))
}
