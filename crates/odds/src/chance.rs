use core::cmp::Ordering;
use core::fmt;

/// An exact chance: so many of so many equally likely cases, in lowest terms.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Odds {
    cases: u64,
    of: u64,
}

impl Odds {
    /// The chance of `cases` among `of`, which is not 0.
    pub const fn new(cases: u64, of: u64) -> Odds {
        let (mut divisor, mut rest) = (of, cases);
        while rest != 0 {
            (divisor, rest) = (rest, divisor % rest);
        }
        Odds { cases: cases / divisor, of: of / divisor }
    }

    /// How many of the equally likely cases.
    pub const fn cases(self) -> u64 {
        self.cases
    }

    /// Of how many.
    pub const fn of(self) -> u64 {
        self.of
    }

    /// The chance as a number from 0 to 1.
    #[expect(
        clippy::cast_precision_loss,
        reason = "two attempts with rerolls are of 6^20 cases, which a float still holds"
    )]
    pub const fn share(self) -> f64 {
        self.cases as f64 / self.of as f64
    }
}

impl Ord for Odds {
    fn cmp(&self, other: &Odds) -> Ordering {
        let crosswise = |one: u64, other: u64| u128::from(one) * u128::from(other);
        crosswise(self.cases, other.of).cmp(&crosswise(other.cases, self.of))
    }
}

impl PartialOrd for Odds {
    fn partial_cmp(&self, other: &Odds) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// As a fraction, `7/27`.
impl fmt::Display for Odds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.cases, self.of)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn odds_are_in_lowest_terms_and_compare_by_value() {
        assert_eq!(Odds::new(56, 216).to_string(), "7/27");
        assert_eq!((Odds::new(0, 216), Odds::new(216, 216)), (Odds::new(0, 1), Odds::new(1, 1)));
        assert!(Odds::new(7, 27) < Odds::new(65, 81));
        assert!((Odds::new(1, 4).share() - 0.25).abs() < f64::EPSILON);
    }
}
