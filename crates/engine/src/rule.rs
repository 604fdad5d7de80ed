use core::fmt;
use core::str::FromStr;

use crate::notation::{NotationKind, ParseError};

/// The revision of the rules that this program plays by: one more whenever a corrected rule may refuse what was played before.
/// Records that do not say their revision are of revision 1.
pub const RULES_REVISION: u16 = 2;

/// The number of a rule: `B` base game, `W` White Moon, `S` Black Secret.
///
/// ```
/// use ghost_stories_engine::Rule;
///
/// assert_eq!(Rule::W(44).to_string(), "W44");
/// assert_eq!("B70".parse(), Ok(Rule::B(70)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Rule {
    /// A rule of the base game.
    B(u8),
    /// A rule of White Moon.
    W(u8),
    /// A rule of Black Secret.
    S(u8),
}

impl Rule {
    /// The rule whose table of levels holds for two and more players.
    pub const LEVELS: Rule = Rule::B(11);
    /// The rule whose table of levels holds for one player.
    pub const SOLO_LEVELS: Rule = Rule::B(14);
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Rule::B(number) => write!(f, "B{number}"),
            Rule::W(number) => write!(f, "W{number}"),
            Rule::S(number) => write!(f, "S{number}"),
        }
    }
}

impl FromStr for Rule {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Rule, ParseError> {
        const EXPECTED: ParseError = ParseError::a(NotationKind::RuleNumber);
        let (components, number) = text.split_at_checked(1).ok_or(EXPECTED)?;
        let number = number.parse().map_err(|_| EXPECTED)?;
        match components {
            "B" => Ok(Rule::B(number)),
            "W" => Ok(Rule::W(number)),
            "S" => Ok(Rule::S(number)),
            _ => Err(EXPECTED),
        }
    }
}
