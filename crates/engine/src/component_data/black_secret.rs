//! The components of Black Secret in a data file.

use core::str::FromStr;

use crate::black_secret::{BloodMantra, CurseCard, CurseEffect, Demon, Letter, MantraEffect, Token, TokenCount, URNS};
use crate::colour::Tao;
use crate::component_data::words::{COLOURS, Values, YES_OR_NO, marked, number, yes_or_no};
use crate::component_data::{CardFacts, ComponentDataError, DataProblem, Source, Sourced};
use crate::facts::{Facts, Icons, Left, Middle, Reward};
use crate::notation::Expected;
use crate::village::{Spot, SpotSet};

/// What a data file says about a side of the catacombs (S1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Catacombs {
    /// The colours of the spaces, row by row under the village.
    pub colours: [Tao; 9],
    /// The two entrances.
    pub entrances: SpotSet,
    /// Where this comes from: the least certain of it.
    pub source: Source,
}

/// What a data file says about a demon (S22).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DemonFacts {
    /// The resistance that a card must have to summon it.
    pub cost: Sourced<u8>,
    /// How many faces or tokens it takes to exorcise it.
    pub resistance: Sourced<u8>,
}

/// What a data file says about a curse (S12).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CurseFacts {
    /// Its level, 1 to 4; 0 for a blank one.
    pub level: Sourced<u8>,
    /// Its colour.
    pub colour: Sourced<Tao>,
    /// True if it is in the game only with White Moon.
    pub white_moon: Sourced<bool>,
    /// What it does.
    pub effect: Sourced<CurseEffect>,
}

impl CurseFacts {
    /// What a blank curse says: it is not in the game (S3).
    const BLANK: CurseFacts = CurseFacts {
        level: Sourced { value: 0, source: Source::Printed },
        colour: Sourced { value: Tao::Black, source: Source::Printed },
        white_moon: Sourced { value: false, source: Source::Printed },
        effect: Sourced { value: CurseEffect::DiscardTao, source: Source::Printed },
    };

    /// True if nothing is printed on it and no own file has given it an effect (S3). Then its other values mean nothing.
    pub const fn is_blank(self) -> bool {
        self.level.value == 0
    }

    /// Where its values come from: the least certain of them.
    pub fn source(self) -> Source {
        self.level.source.max(self.colour.source).max(self.white_moon.source).max(self.effect.source)
    }
}

/// What a data file says about a Blood Mantra (S42).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MantraFacts {
    /// Its level, 2 to 4: so many Qi fill it.
    pub level: Sourced<u8>,
    /// True if it is in the game only with White Moon.
    pub white_moon: Sourced<bool>,
    /// What it does.
    pub effect: Sourced<MantraEffect>,
}

impl MantraFacts {
    /// Where its values come from: the least certain of them.
    pub fn source(self) -> Source {
        self.level.source.max(self.white_moon.source).max(self.effect.source)
    }
}

/// All components of Black Secret but its cards.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct BlackSecretData {
    pub(crate) catacombs: [Catacombs; 2],
    pub(crate) tokens: [TokenCount; 4],
    pub(crate) source_of_tokens: [Source; 7],
    pub(crate) demons: [DemonFacts; 3],
    pub(crate) curses: [CurseFacts; CurseCard::COUNT as usize],
    pub(crate) mantras: [MantraFacts; BloodMantra::COUNT as usize],
}

/// How many tokens of a kind each set has, and where that comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Sets {
    numbers: [u8; 4],
    source: Source,
}

/// What the lines of a file tell about Black Secret.
#[derive(Default)]
pub(crate) struct BlackSecretLines {
    catacombs: [Option<Catacombs>; 2],
    tokens: [Option<Sets>; 7],
    demons: [Option<DemonFacts>; 3],
    curses: [Option<CurseFacts>; CurseCard::COUNT as usize],
    mantras: [Option<MantraFacts>; BloodMantra::COUNT as usize],
    /// The last line about tokens, from 1.
    tokens_in: usize,
}

impl BlackSecretLines {
    pub(crate) fn read(&mut self, kind: &str, name: &str, rest: &str, line: usize) -> Result<(), DataProblem> {
        match kind {
            "catacombs" => {
                let side = Letter::from_str(name).map_err(|_| DataProblem::Kind)?;
                put(&mut self.catacombs[side as usize], read_catacombs(rest)?, DataProblem::SideTwice)
            }
            "tokens" => {
                let token = Token::from_str(name).map_err(|_| DataProblem::Kind)?;
                self.tokens_in = line;
                put(&mut self.tokens[token as usize], read_tokens(rest)?, DataProblem::TokenTwice)
            }
            "demon" => {
                let demon = Demon::from_str(name).map_err(|_| DataProblem::Kind)?;
                put(&mut self.demons[demon as usize], read_demon(rest)?, DataProblem::DemonTwice)
            }
            "curse" => {
                let curse = CurseCard::from_str(name).map_err(|_| DataProblem::Kind)?;
                put(&mut self.curses[usize::from(curse.number()) - 1], read_curse(rest)?, DataProblem::CurseTwice)
            }
            "mantra" => {
                let mantra = BloodMantra::from_str(name).map_err(|_| DataProblem::Kind)?;
                put(&mut self.mantras[usize::from(mantra.number()) - 1], read_mantra(rest)?, DataProblem::MantraTwice)
            }
            _ => Err(DataProblem::Kind),
        }
    }

    /// Everything, if the lines tell it.
    pub(crate) fn whole(self) -> Option<BlackSecretData> {
        let tokens = all(self.tokens)?;
        Some(BlackSecretData {
            catacombs: all(self.catacombs)?,
            tokens: sets(&tokens),
            source_of_tokens: tokens.map(|sets| sets.source),
            demons: all(self.demons)?,
            curses: all(self.curses)?,
            mantras: all(self.mantras)?,
        })
    }

    /// What is not told is as in another book.
    pub(crate) fn over(self, other: &BlackSecretData) -> Result<BlackSecretData, ComponentDataError> {
        let line = self.tokens_in;
        let counts: [Sets; 7] = core::array::from_fn(|index| {
            let of_other = Sets {
                numbers: core::array::from_fn(|set| other.tokens[set].get(Token::ALL[index])),
                source: other.source_of_tokens[index],
            };
            self.tokens[index].unwrap_or(of_other)
        });
        let tokens = sets(&counts);
        if let Some(set) = tokens.iter().position(|set| set.total() != 9) {
            return Err(ComponentDataError { line, problem: DataProblem::NotNine(set + 1) });
        }
        if tokens.iter().map(|set| set.get(Token::Urn)).sum::<u8>() != URNS {
            return Err(ComponentDataError { line, problem: DataProblem::Urns });
        }
        Ok(BlackSecretData {
            catacombs: over(self.catacombs, other.catacombs),
            tokens,
            source_of_tokens: counts.map(|sets| sets.source),
            demons: over(self.demons, other.demons),
            curses: over(self.curses, other.curses),
            mantras: over(self.mantras, other.mantras),
        })
    }
}

fn put<T>(place: &mut Option<T>, value: T, twice: DataProblem) -> Result<(), DataProblem> {
    match place.replace(value) {
        Some(_) => Err(twice),
        None => Ok(()),
    }
}

fn all<T, const N: usize>(told: [Option<T>; N]) -> Option<[T; N]> {
    let values: Vec<T> = told.into_iter().collect::<Option<_>>()?;
    values.try_into().ok()
}

fn over<T, const N: usize>(told: [Option<T>; N], others: [T; N]) -> [T; N] {
    let mut others = others.into_iter();
    told.map(|value| {
        let other = others.next().expect("as many of both");
        value.unwrap_or(other)
    })
}

fn sets(counts: &[Sets; 7]) -> [TokenCount; 4] {
    core::array::from_fn(|set| {
        let plus = |sum: TokenCount, (token, sets): (Token, &Sets)| sum.plus(token, sets.numbers[set]);
        Token::ALL.into_iter().zip(counts).fold(TokenCount::NONE, plus)
    })
}

fn read_catacombs(text: &str) -> Result<Catacombs, DataProblem> {
    let mut catacombs = Catacombs { colours: [Tao::Black; 9], entrances: SpotSet::EMPTY, source: Source::Printed };
    let words: Vec<&str> = text.split_whitespace().collect();
    if words.len() != 9 {
        return Err(DataProblem::Catacombs);
    }
    for (spot, word) in Spot::ALL.into_iter().zip(words) {
        let (word, source) = marked(word);
        let (word, entrance) = word.strip_suffix('*').map_or((word, false), |word| (word, true));
        catacombs.colours[spot as usize] = word.parse().map_err(|_| DataProblem::Catacombs)?;
        catacombs.entrances.set(spot, entrance);
        catacombs.source = catacombs.source.max(source);
    }
    if catacombs.entrances.len() == 2 { Ok(catacombs) } else { Err(DataProblem::Catacombs) }
}

fn read_tokens(text: &str) -> Result<Sets, DataProblem> {
    const NAMES: [&str; 4] = ["set1", "set2", "set3", "set4"];
    let values = Values::of(text, &NAMES)?;
    let mut sets = Sets { numbers: [0; 4], source: Source::Printed };
    for (number, name) in sets.numbers.iter_mut().zip(NAMES) {
        let told =
            values.told(name, Expected::Number(0, 9), |word| word.parse().ok().filter(|number: &u8| *number <= 9))?;
        *number = told.value;
        sets.source = sets.source.max(told.source);
    }
    Ok(sets)
}

fn read_demon(text: &str) -> Result<DemonFacts, DataProblem> {
    let values = Values::of(text, &["cost", "resistance"])?;
    Ok(DemonFacts {
        cost: values.told("cost", Expected::Number(1, 4), number)?,
        resistance: values
            .told("resistance", Expected::Number(1, 3), |word| number(word).filter(|&number| number < 4))?,
    })
}

fn read_curse(text: &str) -> Result<CurseFacts, DataProblem> {
    if text.trim() == "blank" {
        return Ok(CurseFacts::BLANK);
    }
    let values = Values::of(text, &["level", "colour", "moon", "effect"])?;
    Ok(CurseFacts {
        level: values.told("level", Expected::Number(1, 4), number)?,
        colour: values.told("colour", COLOURS, |word| word.parse().ok())?,
        white_moon: values.told("moon", YES_OR_NO, yes_or_no)?,
        effect: values.told("effect", CurseEffect::EXPECTED, |word| word.parse().ok())?,
    })
}

fn read_mantra(text: &str) -> Result<MantraFacts, DataProblem> {
    let values = Values::of(text, &["level", "moon", "effect"])?;
    Ok(MantraFacts {
        level: values.told("level", Expected::Number(2, 4), |word| number(word).filter(|&number| number > 1))?,
        white_moon: values.told("moon", YES_OR_NO, yes_or_no)?,
        effect: values.told("effect", MantraEffect::EXPECTED, |word| word.parse().ok())?,
    })
}

/// An incarnation of Black Secret; what it does and gives is printed (S50 to S54).
pub(crate) fn read_incarnation(card: u8, text: &str) -> Result<CardFacts, DataProblem> {
    let values = Values::of(text, &["colour", "resistance"])?;
    let colour = values.told("colour", COLOURS, |word| word.parse().ok())?;
    let resistance = values.told("resistance", Expected::Number(1, 4), number)?;
    let (left, middle): (&[Left], Middle) = match card {
        92 => (&[], Middle::NoYinYang),
        93 => (&[Left::Skeletons], Middle::Skeletons),
        94 => (&[Left::DiscardStack], Middle::Blank),
        95 => (&[], Middle::QiToBank),
        _ => (&[], Middle::AnyCurse),
    };
    let facts = Facts {
        left: Icons::new(left),
        middle,
        reward: Reward::YinYangAndMantra,
        ..Facts::ghost(colour.value, resistance.value)
    };
    Ok(CardFacts::new(facts, colour.source.max(resistance.source)))
}
