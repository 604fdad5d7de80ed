use core::fmt;

use crate::white_moon::{Artifact, Family};

/// What is wrong with a data file, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ComponentDataError {
    /// The line, from 1.
    pub line: usize,
    pub(super) problem: DataProblem,
}

/// What is wrong with a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum DataProblem {
    Kind,
    Value(&'static str, &'static str),
    Missing(&'static str),
    Unknown,
    FamilyTwice(Family),
    CardTwice(u8),
    MarkTwice(Artifact),
    ArtifactTwice(Artifact),
    Twice(&'static str),
    NotNine(usize),
    Urns,
    Catacombs,
}

impl ComponentDataError {
    /// What is wrong, without the line.
    pub fn problem(&self) -> String {
        self.problem.to_string()
    }
}

impl fmt::Display for ComponentDataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.problem)
    }
}

impl fmt::Display for DataProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DataProblem::Kind => f.write_str(
                "expected family NAME, ghost NUMBER from 66 to 75 or 82 to 91, incarnation NUMBER from 76 to 81 or 92 to 96, \
                 demon NAME, curse NUMBER from 1 to 32, mantra NUMBER from 1 to 21, tokens KIND or catacombs SIDE, then its \
                 values; or artifact NAME",
            ),
            DataProblem::Value(name, expected) => write!(f, "{name}= expects {expected}"),
            DataProblem::Missing(name) => write!(f, "{name}= is missing"),
            DataProblem::Unknown => f.write_str(
                "expected NAME=VALUE, each once: death and reward of a family; colour, resistance, left, middle and right \
                 of a ghost; colour, resistance and, in White Moon, crystal of an incarnation; cost and resistance of a \
                 demon; level, colour, moon and effect of a curse; level, moon and effect of a mantra; set1 to set4 of \
                 tokens",
            ),
            DataProblem::FamilyTwice(family) => write!(f, "the family {family} is there twice"),
            DataProblem::MarkTwice(artifact) => write!(f, "the artifact {artifact} is there twice"),
            DataProblem::Twice(what) => write!(f, "{what} is there twice"),
            DataProblem::NotNine(set) => write!(f, "set {set} of the tokens must have nine in all"),
            DataProblem::Urns => f.write_str("there are three urns in all sets together"),
            DataProblem::Catacombs => f.write_str(
                "catacombs a and catacombs b have nine colours each, red, green, blue, yellow or black, two of them with *",
            ),
            DataProblem::CardTwice(number) => write!(f, "card {number} is there twice"),
            DataProblem::ArtifactTwice(artifact) => {
                write!(f, "{artifact} is given by two families, but there is only one; tell what the other one gives")
            }
        }
    }
}

impl core::error::Error for ComponentDataError {}
