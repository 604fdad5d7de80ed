use serde::{Deserialize, Serialize};
use strum::{Display, EnumString};

/// Advice that a player asks for while a game is on. Clients tell it honestly; nobody can prove that none was used.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, Display, EnumString)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Aid {
    /// The best options with what they lead to.
    Hints,
    /// The chance to win.
    Chance,
    /// Another way was tried from a position of the game.
    Trial,
    /// Something that a newer server has a word for.
    #[serde(other)]
    Unknown,
}
