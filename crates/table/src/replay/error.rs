//! Why a replay is refused.

use ghost_stories_engine::{LayoutError, ParseError, Refusal};
use ghost_stories_lang::{Language, Message, message};

use super::{FORMAT, VERSION};
use crate::problem::Problem;
use crate::written::WrittenError;

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
        problem: Message,
    },
    /// The set-up is not one of the game's.
    Start(LayoutError),
    /// A written position could not be read.
    Position(WrittenError),
    /// A step could not be read; steps count from 1.
    Unreadable {
        /// Which step.
        step: usize,
        /// Its text.
        text: String,
        /// What would be right.
        problem: ParseError,
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
    pub(crate) fn field(field: &'static str, problem: Message) -> ReplayError {
        ReplayError::Field { field, problem }
    }

    /// The reason for whoever mends the file or link, to be said in this language; only programs have the words.
    pub fn message(&self, language: Language) -> Message {
        match self {
            ReplayError::Json(error) => message!("replay-file-json", problem: error.to_string()),
            ReplayError::Format => message!("replay-file-format", format: FORMAT),
            ReplayError::Version(version) => message!("replay-file-version", version: *version, last: VERSION),
            ReplayError::Field { field, problem } => {
                message!("replay-file-field", field: *field, problem: problem.clone())
            }
            ReplayError::Start(error) => message!("replay-file-start", problem: error.message()),
            ReplayError::Position(error) => message!("replay-file-position", problem: error.message()),
            ReplayError::Unreadable { step, text, problem } => unplayed(*step, text, problem.message()),
            ReplayError::Illegal { step, text, refusal } => {
                unplayed(*step, text, Message::from(language.refusal(*refusal)))
            }
        }
    }

    /// The reason in words for a player; the message is for whoever mends the file.
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

fn unplayed(step: usize, text: &str, problem: Message) -> Message {
    message!("replay-file-step", step, text, problem)
}

/// In English, for logs and for programs that read along.
#[cfg(not(target_family = "wasm"))]
impl std::fmt::Display for ReplayError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.message(Language::English).fmt(f)
    }
}

#[cfg(not(target_family = "wasm"))]
impl std::error::Error for ReplayError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            ReplayError::Json(error) => Some(error),
            ReplayError::Start(error) => Some(error),
            ReplayError::Position(error) => Some(error),
            ReplayError::Unreadable { problem, .. } => Some(problem),
            ReplayError::Format | ReplayError::Version(_) | ReplayError::Field { .. } | ReplayError::Illegal { .. } => {
                None
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use ghost_stories_engine::{Choice, SetupError};

    use super::*;
    use crate::problem::tests::in_every_language;
    use crate::{Replay, written};

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

    #[test]
    fn what_is_wrong_with_a_file_is_said_in_every_language() {
        let field = |text: &str| Replay::read(&text.replace('\'', "\"")).unwrap_err();
        let step = |problem| ReplayError::Unreadable { step: 1234, text: "pass".to_owned(), problem };
        let errors = [
            Replay::read("not JSON").unwrap_err(),
            ReplayError::Format,
            ReplayError::Version(9),
            field("{'format': 'ghost-stories replay', 'version': 1, 'steps': []}"),
            field(
                "{'format': 'ghost-stories replay', 'version': 1, 'position': '', 'names': {'pink': 'Ann'}, 'steps': []}",
            ),
            ReplayError::Start(LayoutError::Setup(SetupError::FiveQi)),
            ReplayError::Position(written::read("players none").unwrap_err()),
            step("pass".parse::<Choice>().unwrap_err()),
        ];
        let said = errors.map(|error| {
            let english = in_every_language(&error.message(Language::English));
            assert_eq!(english, error.to_string());
            english
        });
        assert_eq!(said[3], "start: expected exactly one of \"setup\" and \"position\"");
        assert_eq!(said[4], "names: \"pink\": expected red, green, blue or yellow");
        assert!(
            said[6].starts_with("the start position: line 1, \"players none\": this position cannot occur: "),
            "{}",
            said[6]
        );
        assert!(said[7].starts_with("step 1234, \"pass\": expected a choice: "), "{}", said[7]);
    }

    #[test]
    fn a_refused_step_is_said_with_its_rule_in_each_language() {
        let refusal = Refusal::Breaks(ghost_stories_engine::Rule::B(51));
        let error = ReplayError::Illegal { step: 2, text: "move altar".to_owned(), refusal };
        for language in Language::ALL {
            assert!(language.say(&error.message(language)).contains(&language.refusal(refusal)));
        }
    }
}
