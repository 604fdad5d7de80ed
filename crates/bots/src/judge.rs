use core::ops::Index;
use std::sync::OnceLock;

use ghost_stories_engine::Position;

use crate::thing::Thing;
use crate::value::{Value, squash};
use crate::weigh::count;

/// How much each thing weighs for a player.
#[derive(Clone, PartialEq, Debug)]
pub struct Judge(pub [f32; Thing::COUNT]);

impl Index<Thing> for Judge {
    type Output = f32;

    fn index(&self, thing: Thing) -> &f32 {
        &self.0[thing as usize]
    }
}

impl Judge {
    /// The expert's weights.
    pub fn expert() -> &'static Judge {
        static EXPERT: OnceLock<Judge> = OnceLock::new();
        EXPERT
            .get_or_init(|| Judge::read(include_str!("../data/expert.txt")).expect("the file in the program is whole"))
    }

    /// What everything weighs together: above zero is good.
    pub fn score(&self, position: &Position) -> f32 {
        let mut score = 0.0;
        count(position, &mut |thing, amount| score += self[thing] * amount);
        Judge::SCALE * score
    }

    /// What weight one has in a score.
    pub const SCALE: f32 = 0.3;

    /// Reads weights: on each line the name of a thing and a number, what follows `#` is left out. Every thing must be there once.
    pub fn read(text: &str) -> Result<Judge, String> {
        let mut weights = [None; Thing::COUNT];
        for (index, line) in text.lines().enumerate() {
            let mut words = line.split('#').next().unwrap_or("").split_whitespace();
            let Some(name) = words.next() else { continue };
            let at = format!("line {}", index + 1);
            let thing = Thing::ALL.iter().find(|thing| thing.name() == name);
            let thing = *thing.ok_or_else(|| format!("{at}: nobody counts “{name}”"))?;
            let weight: f32 = match (words.next().map(str::parse), words.next()) {
                (Some(Ok(weight)), None) if f32::is_finite(weight) => weight,
                _ => return Err(format!("{at}: expected “{name}” and one number, such as {name} 0.5")),
            };
            if weights[thing as usize].replace(weight).is_some() {
                return Err(format!("{at}: “{name}” is there twice"));
            }
        }
        let mut judge = Judge([0.0; Thing::COUNT]);
        for (thing, weight) in Thing::ALL.iter().zip(weights) {
            judge.0[*thing as usize] = weight.ok_or_else(|| format!("“{}” is missing", thing.name()))?;
        }
        Ok(judge)
    }

    /// Writes weights as they are read.
    pub fn write(&self) -> String {
        let lines: Vec<String> =
            Thing::ALL.iter().map(|&thing| format!("{} {:.3}\n", thing.name(), self[thing])).collect();
        lines.concat()
    }
}

impl Value for Judge {
    fn estimate(&self, position: &Position) -> f32 {
        squash(self.score(position))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_are_read_as_they_are_written() {
        let judge = Judge::expert();
        let again = Judge::read(&judge.write()).expect("own writing");
        assert!(judge.0.iter().zip(again.0).all(|(one, other)| (one - other).abs() < 0.001));
    }

    #[test]
    fn bad_weights_are_refused_with_the_line() {
        let whole = Judge::expert().write();
        for (change, message) in [
            ("luck 3\n", "nobody counts “luck”"),
            ("qi-1 3\n", "“qi-1” is there twice"),
            ("mantra\n", "expected “mantra” and one number"),
            ("mantra NaN\n", "expected “mantra” and one number"),
        ] {
            let error = Judge::read(&format!("{whole}{change}")).unwrap_err();
            let line = format!("line {}: ", Thing::COUNT + 1);
            assert!(error.starts_with(&line) && error.contains(message), "{error}");
        }
        assert_eq!(Judge::read("").unwrap_err(), "“qi-1” is missing");
    }
}
