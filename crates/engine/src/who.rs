use core::fmt;
use core::str::FromStr;

use crate::colour::Colour;
use crate::notation::{Expected, ParseError};

/// Who decides: the player of a Taoist, or Wu-Feng's (S10).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Who {
    /// The player of this colour.
    Taoist(Colour),
    /// Wu-Feng's player, in Black Secret.
    WuFeng,
}

impl Who {
    /// Everybody who may sit at a table.
    pub const ALL: [Who; 5] = [
        Who::Taoist(Colour::Red),
        Who::Taoist(Colour::Green),
        Who::Taoist(Colour::Blue),
        Who::Taoist(Colour::Yellow),
        Who::WuFeng,
    ];

    /// The colour of a Taoist; Wu-Feng has none.
    pub const fn taoist(self) -> Option<Colour> {
        match self {
            Who::Taoist(colour) => Some(colour),
            Who::WuFeng => None,
        }
    }

    /// The written name.
    pub const fn name(self) -> &'static str {
        match self {
            Who::Taoist(colour) => colour.name(),
            Who::WuFeng => "wu-feng",
        }
    }
}

impl From<Colour> for Who {
    fn from(colour: Colour) -> Who {
        Who::Taoist(colour)
    }
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Who {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Who, ParseError> {
        let found = Who::ALL.into_iter().find(|who| who.name() == text);
        found.ok_or(ParseError { expected: Expected::OneOf(&["red", "green", "blue", "yellow", "wu-feng"]) })
    }
}
