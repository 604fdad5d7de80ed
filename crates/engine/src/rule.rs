use core::fmt;

/// The number of a rule: `B` base game, `W` White Moon, `S` Black Secret.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Rule {
    /// A rule of the base game.
    B(u8),
    /// A rule of White Moon.
    W(u8),
    /// A rule of Black Secret.
    S(u8),
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
