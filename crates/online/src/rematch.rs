use serde::{Deserialize, Serialize};

/// Which game the same people play next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Rematch {
    /// The same game.
    Same,
    /// The same at the next level.
    NextLevel,
    /// The same, but somebody else is Wu-Feng, and who was takes a Taoist's seat.
    SidesSwapped,
}
