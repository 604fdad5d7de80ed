use ghost_stories_engine::Level;
use serde::{Deserialize, Serialize};

use crate::rest::{Kind, Standing};

/// Somebody wants to try the challenge of the day.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewChallenge {
    /// How they are called.
    pub name: String,
    /// How they are known from one attempt to the next: 16 to 64 random letters and digits that only they know. The first attempt with it
    /// counts, and asking again leads back to it until it is over; without it none does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
}

/// A table for an attempt at the challenge of the day.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OpenedChallenge {
    /// Its name, part of the link.
    pub table: String,
    /// The player's number among the people.
    pub person: u8,
    /// The player's seat token. Of the attempt that counts it is told again to whoever asks with the same `player`.
    #[serde(rename = "secret")]
    pub seat_token: String,
    /// Whether this attempt counts. If not, it has other cards and dice than those that do.
    pub ranked: bool,
    /// Why it does not count.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<PracticeReason>,
}

/// Why an attempt at a challenge is for practice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum PracticeReason {
    /// The player has finished the attempt that counts.
    Finished,
    /// It was not said who plays.
    NoPlayer,
    /// As many attempts that count as may be have begun from this network on this day.
    Network,
    /// Something that a newer server has a word for.
    #[serde(other)]
    Unknown,
}

/// The challenge of a day: the same set-up, cards and dice for everybody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Challenge {
    /// Days since 1970, in universal time.
    pub day: u32,
    /// Which game it is.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub kind: Kind,
    /// The level.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub level: Level,
    /// How many Taoists, all played by one person.
    pub players: u8,
    /// The best, highest score first.
    pub standings: Vec<Standing>,
}
