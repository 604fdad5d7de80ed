//! Replays and saves: versioned JSON, one line a step.

use core::ops::RangeInclusive;
use std::collections::BTreeMap;

use ghost_stories_engine::{
    ByColour, CallbackObserver, Colour, Event, LayoutError, Observer, Position, RULES_REVISION, Refusal, Setup,
};
use ghost_stories_lang::Language;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::course::Cut;
use crate::file_setup::FileSetup;
use crate::game::{Game, Start, Step};
use crate::written::{self, WrittenError};

/// The format's name, the first thing in a file.
const FORMAT: &str = "ghost-stories replay";
/// The version this program writes; it reads all up to it.
const VERSION: u32 = 2;

/// A recorded game, finished or not, as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    /// The revision of the rules that made the record; `None` for a link, which does not say.
    pub revision: Option<u16>,
    /// How the game began.
    pub start: ReplayStart,
    /// The seed from which chance is dealt, if the game is to go on.
    pub seed: Option<u64>,
    /// The names of the players by colour.
    pub names: ByColour<Option<String>>,
    /// How the table lay on the way, for when today's rules refuse a step before.
    pub positions: Vec<WrittenPosition>,
    /// The steps.
    pub steps: Vec<Step>,
    /// Whether the game ended by the last of them, for when today's rules refuse one of the last turn.
    pub over: bool,
}

/// How a recorded game began.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReplayStart {
    /// From a set-up.
    Setup(Setup),
    /// From a written position.
    Position(String),
}

/// How the table lay after so many steps of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenPosition {
    /// After how many steps.
    pub after: usize,
    /// The position as text, between two steps of Yang.
    pub position: String,
}

/// A recorded game that was played again as far as today's rules go.
#[derive(Clone, Debug)]
pub struct OpenedReplay {
    /// The game, with [gaps](Game::gaps) where older rules were played by.
    pub game: Game,
    /// What was told at the start, and then at each step.
    pub told: Vec<Vec<Event>>,
    /// What was left out at the end because nobody can follow it.
    pub cut: Option<Cut>,
    /// A written position that would have been needed and cannot be used.
    pub broken: Option<BrokenPosition>,
    /// Whether the game is over, even if today's rules do not follow it to its end.
    pub over: bool,
}

/// A written position of a record that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BrokenPosition {
    /// After how many steps it stands.
    pub after: usize,
    /// What is wrong with it.
    pub problem: WrittenError,
}

/// Why a replay was refused.
#[derive(Debug, Error)]
pub enum ReplayError {
    /// It is not JSON of the right shape.
    #[error("not a readable replay: {0}")]
    Json(#[source] serde_json::Error),
    /// It is JSON, but not a replay.
    #[error("not a replay: \"format\" must be \"{}\"", FORMAT)]
    Format,
    /// It is of a version that this program does not know.
    #[error("version {0} cannot be read: this program reads versions 1 to {version}", version = VERSION)]
    Version(u32),
    /// A field does not hold what it should.
    #[error("{field}: {problem}")]
    Field {
        /// Which.
        field: &'static str,
        /// What was found and what would be right.
        problem: String,
    },
    /// The set-up is not one of the game's.
    #[error("the start is not one of the game's: {0}")]
    Start(#[source] LayoutError),
    /// A written position could not be read.
    #[error("the start position: {0}")]
    Position(#[source] WrittenError),
    /// A step could not be read; steps count from 1.
    #[error("step {step}, \"{text}\": {problem}")]
    Unreadable {
        /// Which step.
        step: usize,
        /// Its text.
        text: String,
        /// What would be right.
        #[source]
        problem: ghost_stories_engine::ParseError,
    },
    /// A step is against the rules; steps count from 1.
    #[error("step {step}, \"{text}\": {}", Language::English.refusal(*refusal))]
    Illegal {
        /// Which step.
        step: usize,
        /// What it was.
        text: String,
        /// The rule it breaks.
        refusal: Refusal,
    },
}

impl ReplayError {
    /// The reason in words for a player; the written form is for whoever mends the file.
    pub fn words(&self, language: Language) -> String {
        let words = language.page().replay();
        match self {
            ReplayError::Json(_) | ReplayError::Format => words.not_a_replay().to_owned(),
            ReplayError::Version(version) => words.version(*version),
            ReplayError::Field { field: "link", .. } => words.link().to_owned(),
            ReplayError::Field { field, .. } => words.part(field),
            ReplayError::Start(_) | ReplayError::Position(_) => words.start().to_owned(),
            ReplayError::Unreadable { step, text, .. } => words.step(*step, text),
            ReplayError::Illegal { step, text, refusal } => {
                format!("{} {}", words.step(*step, text), language.refusal(*refusal))
            }
        }
    }
}

/// The file as JSON has it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ReplayFile {
    format: String,
    version: u32,
    /// Read only after the version: a later one may have other names.
    setup: Option<serde_json::Value>,
    position: Option<String>,
    revision: Option<u16>,
    #[serde(default)]
    positions: Vec<WrittenPosition>,
    seed: Option<u64>,
    #[serde(default)]
    names: BTreeMap<String, String>,
    steps: Vec<String>,
    #[serde(default)]
    over: bool,
}

fn json(value: &impl Serialize) -> serde_json::Value {
    serde_json::to_value(value).expect("strings and numbers always have a JSON form")
}

impl Replay {
    /// The record of a game.
    pub fn of(game: &Game, seed: Option<u64>, names: ByColour<Option<String>>) -> Replay {
        let start = match game.start() {
            Start::Setup(setup) => ReplayStart::Setup(*setup),
            Start::Written { text, .. } => ReplayStart::Position(text.clone()),
        };
        let (positions, over) = (game.written_positions(), game.position().ending().is_some());
        Replay { revision: Some(RULES_REVISION), start, seed, names, positions, steps: game.steps().to_vec(), over }
    }

    /// A record of today's rules, without seed, names and written positions.
    pub fn new(start: ReplayStart, steps: Vec<Step>) -> Replay {
        let (revision, names) = (Some(RULES_REVISION), ByColour::default());
        Replay { revision, start, seed: None, names, positions: Vec::new(), steps, over: false }
    }

    /// Reads a file's text; the steps are read, not yet played.
    pub fn read(text: &str) -> Result<Replay, ReplayError> {
        let file: ReplayFile = serde_json::from_str(text).map_err(ReplayError::Json)?;
        if file.format != FORMAT {
            return Err(ReplayError::Format);
        }
        if file.version == 0 || file.version > VERSION {
            return Err(ReplayError::Version(file.version));
        }
        let start = match (file.setup, file.position) {
            (Some(setup), None) => {
                let problem =
                    |error: serde_json::Error| ReplayError::Field { field: "setup", problem: error.to_string() };
                ReplayStart::Setup(serde_json::from_value::<FileSetup>(setup).map_err(problem)?.setup()?)
            }
            (None, Some(text)) => ReplayStart::Position(text),
            _ => {
                let problem = "expected exactly one of \"setup\" and \"position\"".to_owned();
                return Err(ReplayError::Field { field: "start", problem });
            }
        };
        let mut names = ByColour::default();
        for (colour, name) in file.names {
            let problem = |error| ReplayError::Field { field: "names", problem: format!("\"{colour}\": {error}") };
            names[colour.parse::<Colour>().map_err(problem)?] = Some(name);
        }
        let (revision, positions) = (Some(file.revision.unwrap_or(1)), file.positions);
        let mut replay =
            Replay { revision, start, seed: file.seed, names, positions, steps: Vec::new(), over: file.over };
        for (index, text) in file.steps.into_iter().enumerate() {
            match text.parse() {
                Ok(step) => replay.steps.push(step),
                Err(problem) => {
                    // A step before this one may be against the rules; the first wrong one is reported.
                    replay.open()?;
                    return Err(ReplayError::Unreadable { step: index + 1, text, problem });
                }
            }
        }
        Ok(replay)
    }

    /// The file's text, a line for each step.
    pub fn write(&self) -> String {
        let mut lines = vec![format!("\"format\": \"{FORMAT}\""), format!("\"version\": {VERSION}")];
        let mut line = |name: &str, value: serde_json::Value| lines.push(format!("\"{name}\": {value}"));
        line("revision", json(&self.revision.unwrap_or(1)));
        match &self.start {
            ReplayStart::Setup(setup) => line("setup", json(&FileSetup::from(setup))),
            ReplayStart::Position(position) => line("position", json(position)),
        }
        if let Some(seed) = self.seed {
            line("seed", json(&seed));
        }
        let names: BTreeMap<_, _> =
            self.names.iter().filter_map(|(colour, name)| Some((colour.name(), name.as_ref()?))).collect();
        if !names.is_empty() {
            line("names", json(&names));
        }
        if !self.positions.is_empty() {
            let positions: Vec<String> = self.positions.iter().map(|position| json(position).to_string()).collect();
            lines.push(format!("\"positions\": [\n{}\n]", positions.join(",\n")));
        }
        let steps: Vec<String> = self.steps.iter().map(|step| json(step).to_string()).collect();
        lines.push(format!("\"steps\": [\n{}\n]", steps.join(",\n")));
        if self.over {
            lines.push("\"over\": true".to_owned());
        }
        format!("{{\n{}\n}}\n", lines.join(",\n"))
    }

    /// The game at its start, before the first step.
    pub fn begin(&self, observer: &mut impl Observer) -> Result<Game, ReplayError> {
        let start = match &self.start {
            ReplayStart::Setup(setup) => Start::Setup(*setup),
            ReplayStart::Position(text) => {
                let layout = written::read(text).map_err(ReplayError::Position)?;
                Start::Written { text: text.clone(), layout: Box::new(layout) }
            }
        };
        Game::new(start, observer).map_err(ReplayError::Start)
    }

    /// Plays the game again by today's rules alone; every step must be legal.
    pub fn play(&self, observer: &mut impl Observer) -> Result<Game, ReplayError> {
        let mut game = self.begin(observer)?;
        for (index, &step) in self.steps.iter().enumerate() {
            game.step(step, observer).map_err(|refusal| self.illegal(index, refusal))?;
        }
        Ok(game)
    }

    /// Plays the game again as far as today's rules go. Behind a step that they refuse it goes on from the next written position; if
    /// there is none the rest is left out. Of the first revision, which had no written positions, a refused record is an error.
    pub fn open(&self) -> Result<OpenedReplay, ReplayError> {
        let mut start = Vec::new();
        let mut game = self.begin(&mut CallbackObserver(&mut |event| start.push(event)))?;
        let (mut told, mut broken, mut cut) = (vec![start], None, None);
        let positions = self.positions_by_step();
        let mut next = 0;
        while let Some(&step) = self.steps.get(next) {
            let mut events = Vec::new();
            let Err(refusal) = game.step(step, &mut CallbackObserver(&mut |event| events.push(event))) else {
                told.push(events);
                next += 1;
                continue;
            };
            // Before anything is kept for the steps behind a refused one: a record may name very many.
            let Some((written, position)) = usable(&positions, next + 1..=self.steps.len(), game.setup(), &mut broken)
            else {
                if self.revision == Some(1) && self.positions.is_empty() {
                    return Err(self.illegal(next, refusal));
                }
                cut = Some(Cut { step: next + 1, refusal, left_out: self.steps[next..].to_vec() });
                break;
            };
            for &step in &self.steps[next..written.after] {
                game.follow(step, &mut ());
                told.push(Vec::new());
            }
            game.resume(&position, written);
            next = written.after;
        }
        let over = game.position().ending().is_some() || (self.over && cut.is_some());
        Ok(OpenedReplay { game, told, cut, broken, over })
    }

    /// The written positions by the number of steps before them; of several at one place the first counts.
    fn positions_by_step(&self) -> BTreeMap<usize, &WrittenPosition> {
        self.positions.iter().rev().map(|written| (written.after, written)).collect()
    }

    /// The same record without the steps behind the first so many.
    #[must_use]
    pub fn up_to(mut self, steps: usize) -> Replay {
        self.over &= steps >= self.steps.len();
        self.steps.truncate(steps);
        self.positions.retain(|written| written.after <= steps);
        self
    }

    fn illegal(&self, index: usize, refusal: Refusal) -> ReplayError {
        ReplayError::Illegal { step: index + 1, text: self.steps[index].to_string(), refusal }
    }
}

impl OpenedReplay {
    /// What a player should know about a record that today's rules cannot follow to its end.
    pub fn notes(&self, language: Language) -> Vec<String> {
        notes(&self.game, self.broken.as_ref(), self.cut.as_ref(), language)
    }
}

/// The first written position at one of these places from which a game with this set-up can go on; one that cannot be used is noted.
fn usable<'a>(
    positions: &BTreeMap<usize, &'a WrittenPosition>,
    places: RangeInclusive<usize>,
    setup: &Setup,
    broken: &mut Option<BrokenPosition>,
) -> Option<(&'a WrittenPosition, Position)> {
    positions.range(places).find_map(|(&after, &written)| match written.read(setup) {
        Ok(position) => Some((written, position)),
        Err(problem) => {
            *broken = Some(BrokenPosition { after, problem });
            None
        }
    })
}

pub(crate) fn notes(
    game: &Game,
    broken: Option<&BrokenPosition>,
    cut: Option<&Cut>,
    language: Language,
) -> Vec<String> {
    let older = game.gaps().iter().map(|gap| gap.words(language));
    let broken = broken.map(|broken| language.page().replay().broken(broken.after));
    older.chain(broken).chain(cut.map(|cut| cut.words(language))).collect()
}

impl WrittenPosition {
    /// The position, if it is one of a game with this set-up from which that can go on.
    pub fn read(&self, setup: &Setup) -> Result<Position, WrittenError> {
        let wrong = |problem: &str| WrittenError::of_whole(problem.to_owned());
        let layout = written::read(&self.position)?;
        if layout.setup != *setup {
            return Err(wrong("it is of a game that began otherwise"));
        }
        let position = Position::from_layout(&layout, &mut ()).map_err(|error| wrong(&error.to_string()))?;
        if position.between_steps() { Ok(position) } else { Err(wrong("expected a moment of Yang")) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_reason_why_a_replay_is_refused_is_told_in_every_language() {
        let refused = [
            "not JSON",
            r#"{"format": "something else", "version": 1, "steps": []}"#,
            r#"{"format": "ghost-stories replay", "version": 9, "steps": []}"#,
            r#"{"format": "ghost-stories replay", "version": 1, "position": "", "names": {"pink": "Ann"}, "steps": []}"#,
        ];
        for text in refused {
            let error = Replay::read(text).unwrap_err();
            let told = Language::ALL.map(|language| error.words(language));
            assert!(told.iter().all(|words| words.ends_with('.')), "{told:?}");
            assert!((1..4).all(|other| told[0] != told[other]), "{told:?}");
        }
        assert!(Replay::read(refused[2]).unwrap_err().words(Language::German).contains("Version 9"));
    }
}
