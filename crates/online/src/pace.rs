use serde::{Deserialize, Serialize};

/// How fast people decide at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Pace {
    /// There is no clock: a game may take days.
    #[default]
    Untimed,
    /// With time to think.
    Relaxed,
    /// Fast.
    Brisk,
}

impl Pace {
    /// True if there is no clock.
    pub fn is_untimed(&self) -> bool {
        *self == Pace::Untimed
    }
}
