use serde::{Deserialize, Serialize};

/// How long a person may take to decide before a bot does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Pace {
    /// As long as they like.
    #[default]
    Untimed,
    /// A day for each decision, unless who hosts says otherwise.
    Relaxed,
    /// A minute and a half for each decision, unless who hosts says otherwise.
    Brisk,
}

impl Pace {
    /// Every pace, the slowest first.
    pub const ALL: [Pace; 3] = [Pace::Untimed, Pace::Relaxed, Pace::Brisk];

    /// The written name.
    pub const fn name(self) -> &'static str {
        match self {
            Pace::Untimed => "untimed",
            Pace::Relaxed => "relaxed",
            Pace::Brisk => "brisk",
        }
    }

    /// True if nobody has to hurry.
    pub fn is_untimed(&self) -> bool {
        *self == Pace::Untimed
    }
}
