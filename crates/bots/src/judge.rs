use core::mem;
use core::str::FromStr;
use std::sync::OnceLock;

use ghost_stories_engine::Position;

use crate::calibration::{Calibrations, progress};
use crate::feature::Feature;
use crate::value::PositionValue;
use crate::weigh::count;

/// Where a game stands with Wu-Feng: what matters differs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WuFengPhase {
    /// No incarnation is in play.
    Before,
    /// None is, and the last is near.
    Soon,
    /// One is, and more are to come.
    Amid,
    /// The last is.
    Last,
}

impl WuFengPhase {
    /// Every phase.
    pub const ALL: [WuFengPhase; 4] = [WuFengPhase::Before, WuFengPhase::Soon, WuFengPhase::Amid, WuFengPhase::Last];

    /// Its name in files of numbers.
    pub const fn name(self) -> &'static str {
        match self {
            WuFengPhase::Before => "before",
            WuFengPhase::Soon => "soon",
            WuFengPhase::Amid => "amid",
            WuFengPhase::Last => "last",
        }
    }

    /// How many ghosts lie above the last incarnation when it is near.
    const NEAR: u8 = 12;

    /// The phase of a position.
    pub fn of(position: &Position) -> WuFengPhase {
        let incarnations = position.incarnations();
        let hidden = position.deck().incarnations();
        match (incarnations - hidden > position.exorcised(), hidden) {
            (true, 0) => WuFengPhase::Last,
            (true, _) => WuFengPhase::Amid,
            (false, 1) if position.deck().until_incarnation().is_some_and(|ghosts| ghosts <= WuFengPhase::NEAR) => {
                WuFengPhase::Soon
            }
            (false, _) => WuFengPhase::Before,
        }
    }
}

impl FromStr for WuFengPhase {
    type Err = &'static str;

    fn from_str(name: &str) -> Result<WuFengPhase, &'static str> {
        let phase = WuFengPhase::ALL.into_iter().find(|phase| phase.name() == name);
        phase.ok_or("expected before, soon, amid or last")
    }
}

/// How a player judges positions.
#[derive(Clone, PartialEq, Debug)]
pub struct Judge {
    /// How much each thing weighs, in each phase.
    pub weights: Weights,
    /// How scores become chances to win.
    pub calibrations: Calibrations,
}

/// A number for each thing in each phase.
pub type Weights = [[f32; Feature::COUNT]; WuFengPhase::ALL.len()];

/// A file of numbers that is built in.
macro_rules! numbers {
    ($file:literal) => {
        include_str!(concat!(env!("OUT_DIR"), "/", $file))
    };
}

impl Judge {
    /// The expert of the base game.
    pub fn base() -> &'static Judge {
        static BASE: OnceLock<Judge> = OnceLock::new();
        BASE.get_or_init(|| Judge::built_in(numbers!("expert.txt"), numbers!("calibration.txt"), Feature::BASE))
    }

    /// The expert of White Moon.
    pub fn white_moon() -> &'static Judge {
        static WHITE_MOON: OnceLock<Judge> = OnceLock::new();
        WHITE_MOON.get_or_init(|| {
            let weights = numbers!("white-moon/expert.txt");
            Judge::built_in(weights, numbers!("white-moon/calibration.txt"), Feature::WHITE_MOON)
        })
    }

    /// The expert of Black Secret, on either side of the table.
    pub fn black_secret() -> &'static Judge {
        static BLACK_SECRET: OnceLock<Judge> = OnceLock::new();
        BLACK_SECRET.get_or_init(|| {
            let weights = numbers!("black-secret/expert.txt");
            Judge::built_in(weights, numbers!("black-secret/calibration.txt"), &Feature::with_black_secret())
        })
    }

    /// The expert of both expansions together: White Moon's with what Black Secret adds.
    pub fn both() -> &'static Judge {
        static BOTH: OnceLock<Judge> = OnceLock::new();
        BOTH.get_or_init(|| {
            let mut judge = Judge::white_moon().clone();
            for (weights, black_secret) in judge.weights.iter_mut().zip(&Judge::black_secret().weights) {
                for &feature in Feature::BLACK_SECRET {
                    weights[feature as usize] = black_secret[feature as usize];
                }
            }
            let calibrations = numbers!("both/calibration.txt");
            Judge { calibrations: Calibrations::read(calibrations).expect("the file in the program is whole"), ..judge }
        })
    }

    /// The expert of the game that a position is of.
    pub fn expert(position: &Position) -> &'static Judge {
        match (position.white_moon().is_some(), position.black_secret().is_some()) {
            (false, false) => Judge::base(),
            (true, false) => Judge::white_moon(),
            (false, true) => Judge::black_secret(),
            (true, true) => Judge::both(),
        }
    }

    /// The same, but for villagers, which are nothing to this one.
    pub fn ignores_villagers(position: &Position) -> &'static Judge {
        static IGNORES_VILLAGERS: OnceLock<Judge> = OnceLock::new();
        if position.white_moon().is_none() || position.black_secret().is_some() {
            return Judge::expert(position);
        }
        IGNORES_VILLAGERS.get_or_init(|| {
            let mut judge = Judge::white_moon().clone();
            for weights in &mut judge.weights {
                for &feature in Feature::VILLAGERS {
                    weights[feature as usize] = 0.0;
                }
            }
            judge
        })
    }

    fn built_in(weights: &str, calibrations: &str, features: &[Feature]) -> Judge {
        let whole = "the files in the program are whole";
        let weights = Judge::read_weights(weights, features).expect(whole);
        Judge { weights, calibrations: Calibrations::read(calibrations).expect(whole) }
    }

    /// What everything weighs together: above zero is good.
    pub fn score(&self, position: &Position) -> f32 {
        let weights = &self.weights[WuFengPhase::of(position) as usize];
        let mut score = 0.0;
        count(position, &mut |feature, amount| score += weights[feature as usize] * amount);
        Judge::SCALE * score
    }

    /// The value when only the curses of the last exorcism are still to come (B130).
    const AS_GOOD_AS_WON: f32 = 0.99;

    /// What weight one has in a score.
    pub const SCALE: f32 = 0.3;

    /// Reads the weights of these things: on each line the name of one and a number for each phase, what follows `#` is left out. Each
    /// must be there once; all others weigh nothing.
    pub fn read_weights(text: &str, features: &[Feature]) -> Result<Weights, String> {
        let mut read = [[0.0; Feature::COUNT]; WuFengPhase::ALL.len()];
        let mut seen = [false; Feature::COUNT];
        for (index, line) in text.lines().enumerate() {
            let mut words = line.split('#').next().unwrap_or("").split_whitespace();
            let Some(name) = words.next() else { continue };
            let at = format!("line {}", index + 1);
            let feature = features.iter().find(|feature| feature.name() == name);
            let feature = *feature.ok_or_else(|| format!("{at}: nobody counts “{name}”"))?;
            let numbers: Option<Vec<f32>> = words.map(number).collect();
            let numbers = numbers
                .filter(|numbers| numbers.len() == WuFengPhase::ALL.len())
                .ok_or_else(|| format!("{at}: expected “{name}” and four numbers, such as {name} 0.5 0.5 -1 0"))?;
            if mem::replace(&mut seen[feature as usize], true) {
                return Err(format!("{at}: “{name}” is there twice"));
            }
            for (weights, number) in read.iter_mut().zip(numbers) {
                weights[feature as usize] = number;
            }
        }
        match features.iter().find(|&&feature| !seen[feature as usize]) {
            Some(feature) => Err(format!("“{}” is missing", feature.name())),
            None => Ok(read),
        }
    }

    /// Writes the weights of these things as they are read.
    pub fn write_weights(&self, features: &[Feature]) -> String {
        let line = |&feature: &Feature| {
            let numbers = self.weights.map(|weights| format!("{:8.3}", weights[feature as usize])).concat();
            format!("{:<20}{numbers}   # {}\n", feature.name(), feature.about())
        };
        features.iter().map(line).collect()
    }
}

impl PositionValue for Judge {
    fn estimate(&self, position: &Position) -> f32 {
        if position.exorcised() == position.incarnations() {
            return Judge::AS_GOOD_AS_WON;
        }
        self.calibrations.of(position).chance(self.score(position), progress(position))
    }
}

/// Reads a number of a file: a finite one.
pub(crate) fn number(text: &str) -> Option<f32> {
    text.parse().ok().filter(|number: &f32| number.is_finite())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_are_read_as_they_are_written() {
        for (judge, features) in [(Judge::base(), Feature::BASE), (Judge::white_moon(), Feature::WHITE_MOON)] {
            let again = Judge::read_weights(&judge.write_weights(features), features).expect("own writing");
            let both = judge.weights.iter().flatten().zip(again.iter().flatten());
            assert!(both.into_iter().all(|(one, other)| (one - other).abs() < 0.001));
        }
    }

    #[test]
    fn bad_weights_are_refused_with_the_line() {
        let whole = Judge::base().write_weights(Feature::BASE);
        for (change, message) in [
            ("luck 3 3 3 3\n", "nobody counts “luck”"),
            ("saved 3 3 3 3\n", "nobody counts “saved”"),
            ("qi-1 3 3 3 3\n", "“qi-1” is there twice"),
            ("mantra 1\n", "expected “mantra” and four numbers"),
            ("mantra 1 2 3 4 5\n", "expected “mantra” and four numbers"),
            ("mantra 1 NaN 3 4\n", "expected “mantra” and four numbers"),
            ("mantra 1 2 inf 4\n", "expected “mantra” and four numbers"),
        ] {
            let error = Judge::read_weights(&format!("{whole}{change}"), Feature::BASE).unwrap_err();
            let line = format!("line {}: ", Feature::BASE.len() + 1);
            assert!(error.starts_with(&line) && error.contains(message), "{error}");
        }
        assert_eq!(Judge::read_weights("", Feature::WHITE_MOON).unwrap_err(), "“qi-1” is missing");
    }
}
