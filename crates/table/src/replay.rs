//! Replays and saves: versioned JSON, one line a step.

use core::fmt;
use std::collections::BTreeMap;

use ghost_stories_engine::{
    BookRef, ByColour, Colour, ColourSet, Edition, LayoutError, Level, MoonSetup, Observer, Power, Refusal,
    SecretSetup, Setup, Tile,
};
use ghost_stories_lang::Language;
use serde::{Deserialize, Serialize};

use crate::game::{Game, Start, Step};
use crate::written;

/// The format's name, the first thing in a file.
const FORMAT: &str = "ghost-stories replay";
/// The version this program writes; it reads all up to it.
const VERSION: u32 = 1;

/// A recorded game, finished or not, as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    /// How the game began.
    pub start: ReplayStart,
    /// The seed from which chance is dealt, if the game is to go on.
    pub seed: Option<u64>,
    /// The names of the players by colour.
    pub names: ByColour<Option<String>>,
    /// The steps.
    pub steps: Vec<Step>,
}

/// How a recorded game began.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReplayStart {
    /// From a set-up.
    Setup(Setup),
    /// From a written position.
    Position(String),
}

/// Why a replay was refused.
#[derive(Debug)]
pub enum ReplayError {
    /// It is not JSON of the right shape.
    Json(serde_json::Error),
    /// It is JSON, but not a replay.
    Format,
    /// It is of a version that this program does not know.
    Version(u32),
    /// A field does not hold what it should.
    Field {
        /// Which.
        field: &'static str,
        /// What was found and what would be right.
        problem: String,
    },
    /// The set-up is not one of the game's.
    Start(LayoutError),
    /// A written position could not be read.
    Position(written::WrittenError),
    /// A step could not be read; steps count from 1.
    Unreadable {
        /// Which step.
        step: usize,
        /// Its text.
        text: String,
        /// What would be right.
        problem: ghost_stories_engine::ParseError,
    },
    /// A step is against the rules; steps count from 1.
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
        let words = &language.page().replay;
        match self {
            ReplayError::Json(_) | ReplayError::Format => words.not_a_replay.to_owned(),
            ReplayError::Version(version) => (words.version)(*version),
            ReplayError::Field { field: "link", .. } => words.link.to_owned(),
            ReplayError::Field { field, .. } => (words.part)(field),
            ReplayError::Start(_) | ReplayError::Position(_) => words.start.to_owned(),
            ReplayError::Unreadable { step, text, .. } => (words.step)(*step, text),
            ReplayError::Illegal { step, text, refusal } => {
                format!("{} {}", (words.step)(*step, text), language.refusal(*refusal))
            }
        }
    }
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReplayError::Json(error) => write!(f, "not a readable replay: {error}"),
            ReplayError::Format => write!(f, "not a replay: \"format\" must be \"{FORMAT}\""),
            ReplayError::Version(version) => {
                write!(f, "version {version} cannot be read: this program reads versions 1 to {VERSION}")
            }
            ReplayError::Field { field, problem } => write!(f, "{field}: {problem}"),
            ReplayError::Start(error) => write!(f, "the start is not one of the game's: {error}"),
            ReplayError::Position(error) => write!(f, "the start position: {error}"),
            ReplayError::Unreadable { step, text, problem } => {
                write!(f, "step {step}, \"{text}\": {problem}")
            }
            ReplayError::Illegal { step, text, refusal } => {
                let words = Language::English.refusal(*refusal);
                write!(f, "step {step}, \"{text}\": {words}")
            }
        }
    }
}

impl core::error::Error for ReplayError {}

/// The file as JSON has it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    format: String,
    version: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    setup: Option<FileSetup>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    position: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seed: Option<u64>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    names: BTreeMap<String, String>,
    steps: Vec<String>,
}

/// A set-up as JSON has it, every name as in the notation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FileSetup {
    level: String,
    rules: String,
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    five_qi: bool,
    boards: Vec<String>,
    powers: Vec<String>,
    players: Vec<String>,
    first: String,
    village: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    portal: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    incarnations: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    catacombs: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    demons: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    data: Option<String>,
}

impl From<&Setup> for FileSetup {
    fn from(setup: &Setup) -> FileSetup {
        FileSetup {
            level: setup.level.to_string(),
            rules: setup.edition.to_string(),
            five_qi: setup.five_qi,
            boards: setup.boards.iter().map(Colour::to_string).collect(),
            powers: setup.boards.iter().map(|&board| setup.powers[board].to_string()).collect(),
            players: setup
                .boards
                .iter()
                .filter(|&&board| setup.players.contains(board))
                .map(Colour::to_string)
                .collect(),
            first: setup.first.to_string(),
            village: setup.village.iter().map(Tile::to_string).collect(),
            portal: setup.moon.map(|moon| moon.portal.to_string()),
            incarnations: setup.moon.map(|moon| moon.incarnations.to_string()),
            catacombs: setup.secret.map(|secret| secret.catacombs.to_string()),
            demons: setup.secret.map(|secret| secret.board.to_string()),
            data: setup.book.own().map(str::to_owned),
        }
    }
}

fn field<T: core::str::FromStr<Err = ghost_stories_engine::ParseError>>(
    field: &'static str,
    text: &str,
) -> Result<T, ReplayError> {
    text.parse().map_err(|error| ReplayError::Field { field, problem: format!("\"{text}\": {error}") })
}

fn fields<T, const N: usize>(name: &'static str, texts: &[String]) -> Result<[T; N], ReplayError>
where
    T: core::str::FromStr<Err = ghost_stories_engine::ParseError>,
{
    let parsed: Vec<T> = texts.iter().map(|text| field(name, text)).collect::<Result<_, _>>()?;
    let number = parsed.len();
    parsed
        .try_into()
        .map_err(|_| ReplayError::Field { field: name, problem: format!("expected {N} names, found {number}") })
}

impl FileSetup {
    /// White Moon, if it is played.
    fn moon(&self) -> Result<Option<MoonSetup>, ReplayError> {
        match (&self.portal, &self.incarnations) {
            (None, None) => Ok(None),
            (Some(portal), Some(incarnations)) => Ok(Some(MoonSetup {
                portal: field("portal", portal)?,
                incarnations: field("incarnations", incarnations)?,
            })),
            _ => {
                let problem = "expected both \"portal\" and \"incarnations\", or neither".to_owned();
                Err(ReplayError::Field { field: "portal", problem })
            }
        }
    }

    /// Black Secret, if it is played.
    fn secret(&self) -> Result<Option<SecretSetup>, ReplayError> {
        match (&self.catacombs, &self.demons) {
            (None, None) => Ok(None),
            (Some(catacombs), Some(demons)) => {
                Ok(Some(SecretSetup { catacombs: field("catacombs", catacombs)?, board: field("demons", demons)? }))
            }
            _ => {
                let problem = "expected both \"catacombs\" and \"demons\", or neither".to_owned();
                Err(ReplayError::Field { field: "catacombs", problem })
            }
        }
    }

    /// What the expansions' components say.
    fn book(&self) -> Result<BookRef, ReplayError> {
        if self.data.is_some() && self.portal.is_none() && self.catacombs.is_none() {
            let problem = "data of an expansion, but neither White Moon nor Black Secret is played".to_owned();
            return Err(ReplayError::Field { field: "data", problem });
        }
        let own = self.data.as_deref().unwrap_or_default();
        BookRef::read(own).map_err(|error| ReplayError::Field { field: "data", problem: error.to_string() })
    }

    /// The set-up, if every name is one of the game's.
    pub fn setup(&self) -> Result<Setup, ReplayError> {
        let boards: [Colour; 4] = fields("boards", &self.boards)?;
        let shown: [Power; 4] = fields("powers", &self.powers)?;
        let mut powers = ByColour::from_fn(|colour| Power::of(colour)[0]);
        for (board, power) in boards.into_iter().zip(shown) {
            powers[board] = power;
        }
        let mut players = ColourSet::EMPTY;
        for name in &self.players {
            let player: Colour = field("players", name)?;
            if players.contains(player) {
                return Err(ReplayError::Field { field: "players", problem: format!("{player} is named twice") });
            }
            players.insert(player);
        }
        let setup = Setup {
            level: field::<Level>("level", &self.level)?,
            edition: field::<Edition>("rules", &self.rules)?,
            five_qi: self.five_qi,
            boards,
            powers,
            players,
            first: field("first", &self.first)?,
            village: fields("village", &self.village)?,
            book: self.book()?,
            moon: self.moon()?,
            secret: self.secret()?,
        };
        setup.check().map_err(|error| ReplayError::Start(LayoutError::Setup(error)))?;
        Ok(setup)
    }
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
        Replay { start, seed, names, steps: game.steps().to_vec() }
    }

    /// Reads a file's text; the steps are read, not yet played.
    pub fn read(text: &str) -> Result<Replay, ReplayError> {
        let file: File = serde_json::from_str(text).map_err(ReplayError::Json)?;
        if file.format != FORMAT {
            return Err(ReplayError::Format);
        }
        if file.version == 0 || file.version > VERSION {
            return Err(ReplayError::Version(file.version));
        }
        let start = match (&file.setup, file.position) {
            (Some(setup), None) => ReplayStart::Setup(setup.setup()?),
            (None, Some(text)) => ReplayStart::Position(text),
            _ => {
                let problem = "expected exactly one of \"setup\" and \"position\"".to_owned();
                return Err(ReplayError::Field { field: "start", problem });
            }
        };
        let mut names = ByColour::default();
        for (colour, name) in file.names {
            names[field::<Colour>("names", &colour)?] = Some(name);
        }
        let mut replay = Replay { start, seed: file.seed, names, steps: Vec::new() };
        for (index, text) in file.steps.into_iter().enumerate() {
            match text.parse() {
                Ok(step) => replay.steps.push(step),
                Err(problem) => {
                    // A step before this one may be against the rules; the first wrong one is reported.
                    replay.play(&mut ())?;
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
        let steps: Vec<String> = self.steps.iter().map(|step| format!("\"{step}\"")).collect();
        lines.push(format!("\"steps\": [\n{}\n]", steps.join(",\n")));
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

    /// Plays the game again, checking every step.
    pub fn play(&self, observer: &mut impl Observer) -> Result<Game, ReplayError> {
        let mut game = self.begin(observer)?;
        for (index, &step) in self.steps.iter().enumerate() {
            game.step(step, observer).map_err(|refusal| ReplayError::Illegal {
                step: index + 1,
                text: step.to_string(),
                refusal,
            })?;
        }
        Ok(game)
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
