use crate::colour::Colour;
use crate::rule::Rule;

/// The eight powers, two for each colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Power {
    /// Red: move another Taoist one tile (B112).
    TwinWinds,
    /// Red: move to any tile (B113).
    Spires,
    /// Green: a fourth die and no Curse rolls (B116).
    Strength,
    /// Green: reroll dice once (B117).
    Favourite,
    /// Blue: ask twice or exorcise twice (B114).
    SecondWind,
    /// Blue: ask and exorcise (B115).
    HeavenlyGust,
    /// Yellow: weaken one ghost (B110).
    Mantra,
    /// Yellow: take a Tao (B111).
    Pockets,
}

impl Power {
    /// Every power, two by two in the order of the colours.
    pub const ALL: [Power; 8] = [
        Power::TwinWinds,
        Power::Spires,
        Power::Strength,
        Power::Favourite,
        Power::SecondWind,
        Power::HeavenlyGust,
        Power::Mantra,
        Power::Pockets,
    ];

    /// The colour whose board shows it.
    pub const fn colour(self) -> Colour {
        Colour::ALL[self as usize / 2]
    }

    /// The rule that describes it.
    pub const fn rule(self) -> Rule {
        Rule::B(match self {
            Power::Mantra => 110,
            Power::Pockets => 111,
            Power::TwinWinds => 112,
            Power::Spires => 113,
            Power::SecondWind => 114,
            Power::HeavenlyGust => 115,
            Power::Strength => 116,
            Power::Favourite => 117,
        })
    }

    /// The two powers of a colour.
    pub const fn of(colour: Colour) -> [Power; 2] {
        [Power::ALL[colour as usize * 2], Power::ALL[colour as usize * 2 + 1]]
    }
}
