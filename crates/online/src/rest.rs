use core::fmt;
use core::str::FromStr;

use ghost_stories_engine::{Expected, Level, ParseError, Who, serde_as_notation};
use serde::{Deserialize, Serialize};
use strum::{Display, EnumString};

use crate::aid::Aid;
use crate::state::TableState;

/// A table that was opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OpenedTable {
    /// Its name, part of the link.
    pub table: String,
    /// The host's number among the people.
    pub person: u8,
    /// The host's seat token. It is told this once.
    #[serde(rename = "secret")]
    pub seat_token: String,
}

/// A table in short.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Summary {
    /// Who sits where.
    pub state: TableState,
    /// Who must decide.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub decides: Option<Who>,
    /// The number of the last event.
    pub number: u64,
    /// When something last happened, in milliseconds since 1970.
    pub at: u64,
    /// The level.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub level: Level,
    /// Which game it is.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub kind: Kind,
    /// The result, if the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<i32>,
}

/// Which boxes are on the table: `base`, `white-moon`, `black-secret` or `both`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// The base game.
    Base,
    /// With White Moon.
    WhiteMoon,
    /// With Black Secret.
    BlackSecret,
    /// With both.
    Both,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Kind; 4] = [Kind::Base, Kind::WhiteMoon, Kind::BlackSecret, Kind::Both];

    /// Which game is played with these expansions.
    pub const fn of(white_moon: bool, black_secret: bool) -> Kind {
        match (white_moon, black_secret) {
            (false, false) => Kind::Base,
            (true, false) => Kind::WhiteMoon,
            (false, true) => Kind::BlackSecret,
            (true, true) => Kind::Both,
        }
    }

    /// The written name.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Base => "base",
            Kind::WhiteMoon => "white-moon",
            Kind::BlackSecret => "black-secret",
            Kind::Both => "both",
        }
    }
}

serde_as_notation!(Kind);

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Kind {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Kind, ParseError> {
        let found = Kind::ALL.into_iter().find(|kind| kind.name() == text);
        found.ok_or(ParseError { expected: Expected::OneOf(&["base", "white-moon", "black-secret", "both"]) })
    }
}

/// The result of one finished table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Standing {
    /// The table; its replay is at `/api/tables/{table}/replay`.
    pub table: String,
    /// The people who played.
    pub names: Vec<String>,
    /// The score.
    pub score: i32,
    /// Whether the Taoists won.
    pub won: bool,
    /// When it was finished, in milliseconds since 1970.
    pub at: u64,
    /// What advice the players said they had asked for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub aids: Vec<Aid>,
}

/// Who was Wu-Feng in a game with Black Secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, Display, EnumString)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum WuFengPlayer {
    /// A bot from beginning to end.
    Bot,
    /// A person, for all of the game or some of it.
    Person,
}

/// The best results of one kind of game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RecordBoard {
    /// Which game.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub kind: Kind,
    /// The level.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub level: Level,
    /// How many Taoists.
    pub players: u8,
    /// In games with Black Secret who was Wu-Feng; left out for results of before that was noted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wu_feng: Option<WuFengPlayer>,
    /// The best, highest score first.
    pub best: Vec<Standing>,
}

/// Why a request was refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Problem {
    /// What was wrong and what would be right.
    pub error: String,
}
