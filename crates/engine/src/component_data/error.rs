use core::fmt;

use crate::notation::Expected;
use crate::white_moon::{Artifact, Family};

/// What is wrong with a data file, and where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ComponentDataError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub problem: DataProblem,
}

/// What is wrong with a line of a data file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DataProblem {
    /// It does not begin with a component and its name or number.
    Kind,
    /// A value, named first, is not what it should be.
    Value(&'static str, Expected),
    /// The value of this name is missing.
    Missing(&'static str),
    /// A value that the component does not have, or one that is there twice.
    Unknown,
    /// A family is there twice.
    FamilyTwice(Family),
    /// A card is there twice.
    CardTwice(u8),
    /// An artifact is there twice.
    MarkTwice(Artifact),
    /// An artifact is given by two families.
    ArtifactTwice(Artifact),
    /// A side of the catacombs is there twice.
    SideTwice,
    /// A kind of catacomb token is there twice.
    TokenTwice,
    /// A demon is there twice.
    DemonTwice,
    /// A curse is there twice.
    CurseTwice,
    /// A Blood Mantra is there twice.
    MantraTwice,
    /// This set of catacomb tokens does not have nine in all.
    NotNine(usize),
    /// There are not three urns.
    Urns,
    /// A side of the catacombs does not have nine colours and two entrances.
    Catacombs,
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
            DataProblem::CardTwice(number) => write!(f, "card {number} is there twice"),
            DataProblem::MarkTwice(artifact) => write!(f, "the artifact {artifact} is there twice"),
            DataProblem::ArtifactTwice(artifact) => {
                write!(f, "{artifact} is given by two families, but there is only one; tell what the other one gives")
            }
            DataProblem::SideTwice => f.write_str("this side of the catacombs is there twice"),
            DataProblem::TokenTwice => f.write_str("this kind of token is there twice"),
            DataProblem::DemonTwice => f.write_str("this demon is there twice"),
            DataProblem::CurseTwice => f.write_str("this curse is there twice"),
            DataProblem::MantraTwice => f.write_str("this mantra is there twice"),
            DataProblem::NotNine(set) => write!(f, "set {set} of the tokens must have nine in all"),
            DataProblem::Urns => f.write_str("there are three urns in all sets together"),
            DataProblem::Catacombs => f.write_str(
                "catacombs a and catacombs b have nine colours each, red, green, blue, yellow or black, two of them with *",
            ),
        }
    }
}

impl core::error::Error for ComponentDataError {}
