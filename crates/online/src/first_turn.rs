use core::fmt;
use core::str::FromStr;

use ghost_stories_engine::{Colour, serde_as_notation};

/// Who has the first turn of a new table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FirstTurn {
    /// The Taoist of this colour.
    Colour(Colour),
    /// The seat at this place of the list, counted from one, whatever colour it gets.
    Seat(u8),
}

serde_as_notation!(FirstTurn);

impl fmt::Display for FirstTurn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FirstTurn::Colour(colour) => colour.fmt(f),
            FirstTurn::Seat(seat) => write!(f, "seat-{seat}"),
        }
    }
}

impl FromStr for FirstTurn {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<FirstTurn, Self::Err> {
        let seat = match text.strip_prefix("seat-") {
            Some("1") => Some(1),
            Some("2") => Some(2),
            Some("3") => Some(3),
            Some("4") => Some(4),
            _ => None,
        };
        match seat {
            Some(seat) => Ok(FirstTurn::Seat(seat)),
            None => text.parse().map(FirstTurn::Colour).map_err(|_| "expected a colour, or a seat such as seat-1"),
        }
    }
}
