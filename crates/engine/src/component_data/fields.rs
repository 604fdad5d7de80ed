//! The values of a data file one by one: which component has which, what each can be, and what our own files say.

use core::fmt::{self, Display, Formatter};

use crate::black_secret::{BloodMantra, CurseCard, CurseEffect, Demon, Letter, MantraEffect, Token};
use crate::card::Card;
use crate::colour::Tao;
use crate::component_data::words::{COLOURS, CURSES, LEFTS, MIDDLES, RIGHTS, THANKS, YES_OR_NO};
use crate::component_data::words::{curse, left, marked, middle, right, thanks};
use crate::component_data::{FIRST, OUR_COMPONENT_DATA, Source, Sourced};
use crate::facts::{Left, Middle, Reward};
use crate::notation::Expected;
use crate::village::Spot;
use crate::white_moon::{Artifact, Curse, Family, Thanks};

/// A component that has a line of its own in a data file.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DataComponent {
    /// A family: `family li`.
    Family(Family),
    /// An artifact: `artifact sword`.
    Artifact(Artifact),
    /// A ghost or an incarnation of an expansion: `ghost 66`, `incarnation 76`.
    Card(Card),
    /// A side of the catacombs: `catacombs a`.
    Catacombs(Letter),
    /// A kind of catacomb token: `tokens urn`.
    Tokens(Token),
    /// A demon: `demon seeker`.
    Demon(Demon),
    /// A curse: `curse 1`.
    Curse(CurseCard),
    /// A Blood Mantra: `mantra 1`.
    Mantra(BloodMantra),
}

/// A value of a component.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DataField {
    /// What a villager's death does.
    Death,
    /// What a whole family gives.
    Reward,
    /// What an artifact does: it is fixed, but may be marked as ours.
    Deed,
    /// A colour.
    Colour,
    /// How many faces or tokens an exorcism takes.
    Resistance,
    /// The left stone.
    Left,
    /// The middle stone.
    Middle,
    /// The right stone.
    Right,
    /// True if an incarnation also gives a crystal.
    Crystal,
    /// The colour of a space of the catacombs, and if it is an entrance.
    Space(Spot),
    /// How many tokens of a kind a set has, the sets counted from 1.
    Set(u8),
    /// The resistance of the card that summons a demon.
    Cost,
    /// The level of a curse or a mantra.
    Level,
    /// True if it is in the game only with White Moon.
    WhiteMoon,
    /// What a curse does.
    CurseEffect,
    /// What a mantra does.
    MantraEffect,
}

/// What a word of a data file means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DataValue {
    /// What a villager's death does.
    Death(Curse),
    /// What a whole family gives.
    Reward(Thanks),
    /// What is printed on this artifact.
    Deed(Artifact),
    /// A colour.
    Colour(Tao),
    /// The colour of its board.
    BoardColour,
    /// A number.
    Number(u8),
    /// The left stone, or none.
    Left(Option<Left>),
    /// The middle stone.
    Middle(Middle),
    /// The right stone: if it rolls the Curse die, lets Wu-Feng throw a curse, and what it gives.
    Right(bool, bool, Reward),
    /// Yes or no.
    YesOrNo(bool),
    /// A space of the catacombs: its colour, and if it is an entrance.
    Space(Tao, bool),
    /// A curse on which nothing is printed.
    Blank,
    /// What a curse does.
    CurseEffect(CurseEffect),
    /// What a mantra does.
    MantraEffect(MantraEffect),
}

/// A line of a data file: a component, and each value that is told of it.
pub type DataLine<'a> = (DataComponent, Vec<(DataField, Sourced<&'a str>)>);

const DIGITS: [&str; 10] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];
const LEVELS_OF_CURSES: [&str; 5] = [BLANK, "1", "2", "3", "4"];
const BLANK: &str = "blank";
/// The card that has the colour of its board.
const SHAPESHIFTER: u8 = 81;
#[rustfmt::skip]
const SPACES: [&str; 10] = [
    "red", "red*", "green", "green*", "blue", "blue*", "yellow", "yellow*", "black", "black*",
];

impl DataComponent {
    /// Every component, in the order of our own files.
    pub fn all() -> impl Iterator<Item = DataComponent> {
        DataComponent::ours().map(|(component, _)| component)
    }

    /// Every component with the values of our own files; a blank curse has no other value than that.
    pub fn ours() -> impl Iterator<Item = DataLine<'static>> {
        OUR_COMPONENT_DATA.into_iter().flat_map(DataComponent::read)
    }

    /// The lines of a data file that can be read, whatever is told in them: also of a file that is not finished.
    pub fn read(text: &str) -> impl Iterator<Item = DataLine<'_>> {
        let lines = text.lines().map(|line| line.split('#').next().unwrap_or_default());
        lines.flat_map(|line| line.split(';')).filter_map(DataComponent::read_line)
    }

    fn read_line(line: &str) -> Option<DataLine<'_>> {
        let mut words = line.split_whitespace();
        let (kind, name) = (words.next()?, words.next()?);
        let component = DataComponent::of(kind, marked(name).0)?;
        if let DataComponent::Artifact(_) = component {
            let (value, source) = marked(name);
            return Some((component, vec![(DataField::Deed, Sourced { value, source })]));
        }
        let mut fields = component.fields().into_iter();
        let told = words.filter_map(|word| {
            let (field, word) = match component {
                DataComponent::Catacombs(_) => (fields.next()?, word),
                _ if word == BLANK => (DataField::Level, word),
                _ => {
                    let (name, word) = word.split_once('=')?;
                    (component.fields().into_iter().find(|field| field.to_string() == name)?, word)
                }
            };
            let (value, source) = marked(word);
            component.value(field, value).map(|_| (field, Sourced { value, source }))
        });
        Some((component, told.collect()))
    }

    fn of(kind: &str, name: &str) -> Option<DataComponent> {
        let card = |incarnation: bool| {
            let card = name.parse().ok().and_then(Card::new)?;
            (card.number() >= FIRST && card.is_incarnation() == incarnation).then_some(DataComponent::Card(card))
        };
        match kind {
            "family" => name.parse().ok().map(DataComponent::Family),
            "artifact" => name.parse().ok().map(DataComponent::Artifact),
            "ghost" => card(false),
            "incarnation" => card(true),
            "catacombs" => name.parse().ok().map(DataComponent::Catacombs),
            "tokens" => name.parse().ok().map(DataComponent::Tokens),
            "demon" => name.parse().ok().map(DataComponent::Demon),
            "curse" => name.parse().ok().map(DataComponent::Curse),
            "mantra" => name.parse().ok().map(DataComponent::Mantra),
            _ => None,
        }
    }

    /// The values of its line, in their order.
    pub fn fields(self) -> Vec<DataField> {
        use DataField::{
            Colour, Cost, Crystal, CurseEffect, Death, Deed, Left, Level, MantraEffect, Middle, Resistance, Reward,
            Right, WhiteMoon,
        };
        match self {
            DataComponent::Family(_) => vec![Death, Reward],
            DataComponent::Artifact(_) => vec![Deed],
            DataComponent::Card(card) if !card.is_incarnation() => vec![Colour, Resistance, Left, Middle, Right],
            DataComponent::Card(card) if card.number() < 82 => vec![Colour, Resistance, Crystal],
            DataComponent::Card(_) => vec![Colour, Resistance],
            DataComponent::Catacombs(_) => Spot::ALL.map(DataField::Space).to_vec(),
            DataComponent::Tokens(_) => (1..=4).map(DataField::Set).collect(),
            DataComponent::Demon(_) => vec![Cost, Resistance],
            DataComponent::Curse(_) => vec![Level, Colour, WhiteMoon, CurseEffect],
            DataComponent::Mantra(_) => vec![Level, WhiteMoon, MantraEffect],
        }
    }

    /// The words that a value can be.
    pub fn words(self, field: DataField) -> &'static [&'static str] {
        match field {
            DataField::Death => one_of(CURSES),
            DataField::Reward => one_of(THANKS),
            DataField::Deed => match self {
                DataComponent::Artifact(artifact) => &one_of(Artifact::EXPECTED)[artifact as usize..=artifact as usize],
                _ => &[],
            },
            DataField::Colour => match self {
                DataComponent::Card(card) if card.number() == SHAPESHIFTER => &["board"],
                _ => one_of(COLOURS),
            },
            DataField::Resistance if matches!(self, DataComponent::Demon(_)) => &DIGITS[1..=3],
            DataField::Resistance | DataField::Cost => &DIGITS[1..=4],
            DataField::Left => one_of(LEFTS),
            DataField::Middle => one_of(MIDDLES),
            DataField::Right => one_of(RIGHTS),
            DataField::Crystal | DataField::WhiteMoon => one_of(YES_OR_NO),
            DataField::Space(_) => &SPACES,
            DataField::Set(_) => &DIGITS,
            DataField::Level if matches!(self, DataComponent::Mantra(_)) => &DIGITS[2..=4],
            DataField::Level => &LEVELS_OF_CURSES,
            DataField::CurseEffect => one_of(CurseEffect::EXPECTED),
            DataField::MantraEffect => one_of(MantraEffect::EXPECTED),
        }
    }

    /// What a word means as this value, if it can be that.
    pub fn value(self, field: DataField, word: &str) -> Option<DataValue> {
        if !self.words(field).contains(&word) {
            return None;
        }
        Some(match field {
            DataField::Death => DataValue::Death(curse(word)?),
            DataField::Reward => DataValue::Reward(thanks(word)?),
            DataField::Deed => DataValue::Deed(word.parse().ok()?),
            DataField::Colour if word == "board" => DataValue::BoardColour,
            DataField::Colour => DataValue::Colour(word.parse().ok()?),
            DataField::Left => DataValue::Left(left(word)?),
            DataField::Middle => DataValue::Middle(middle(word)?),
            DataField::Right => {
                let (curses, throws, reward) = right(word)?;
                DataValue::Right(curses, throws, reward)
            }
            DataField::Crystal | DataField::WhiteMoon => DataValue::YesOrNo(word == "yes"),
            DataField::Space(_) => {
                let (colour, entrance) = word.strip_suffix('*').map_or((word, false), |colour| (colour, true));
                DataValue::Space(colour.parse().ok()?, entrance)
            }
            DataField::Level if word == BLANK => DataValue::Blank,
            DataField::Resistance | DataField::Cost | DataField::Set(_) | DataField::Level => {
                DataValue::Number(word.parse().ok()?)
            }
            DataField::CurseEffect => DataValue::CurseEffect(word.parse().ok()?),
            DataField::MantraEffect => DataValue::MantraEffect(word.parse().ok()?),
        })
    }

    /// Its line with these values; those that are missing are left out. Of a blank curse nothing else is told.
    pub fn line(self, told: &[(DataField, Sourced<&str>)]) -> String {
        let mark = |source| match source {
            Source::Printed => "",
            Source::Secondary => "~",
            Source::Kind => "^",
            Source::Reconstructed => "?",
        };
        if told.iter().any(|(field, told)| *field == DataField::Level && told.value == BLANK) {
            return format!("{self} {BLANK}");
        }
        let value = |(field, Sourced { value, source }): &(DataField, Sourced<&str>)| match field {
            DataField::Deed => mark(*source).to_owned(),
            DataField::Space(_) => format!(" {value}{}", mark(*source)),
            field => format!(" {field}={value}{}", mark(*source)),
        };
        format!("{self}{}", told.iter().map(value).collect::<String>())
    }
}

/// As a line begins.
impl Display for DataComponent {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            DataComponent::Family(family) => write!(f, "family {family}"),
            DataComponent::Artifact(artifact) => write!(f, "artifact {artifact}"),
            DataComponent::Card(card) if card.is_incarnation() => write!(f, "incarnation {card}"),
            DataComponent::Card(card) => write!(f, "ghost {card}"),
            DataComponent::Catacombs(side) => write!(f, "catacombs {side}"),
            DataComponent::Tokens(token) => write!(f, "tokens {token}"),
            DataComponent::Demon(demon) => write!(f, "demon {demon}"),
            DataComponent::Curse(curse) => write!(f, "curse {curse}"),
            DataComponent::Mantra(mantra) => write!(f, "mantra {mantra}"),
        }
    }
}

/// As it is named in a line, if it is.
impl Display for DataField {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let name = match self {
            DataField::Death => "death",
            DataField::Reward => "reward",
            DataField::Deed => "artifact",
            DataField::Colour => "colour",
            DataField::Resistance => "resistance",
            DataField::Left => "left",
            DataField::Middle => "middle",
            DataField::Right => "right",
            DataField::Crystal => "crystal",
            DataField::Space(spot) => return write!(f, "{spot}"),
            DataField::Set(set) => return write!(f, "set{set}"),
            DataField::Cost => "cost",
            DataField::Level => "level",
            DataField::WhiteMoon => "moon",
            DataField::CurseEffect | DataField::MantraEffect => "effect",
        };
        f.write_str(name)
    }
}

const fn one_of(expected: Expected) -> &'static [&'static str] {
    match expected {
        Expected::OneOf(words) | Expected::Named(_, words) => words,
        Expected::A(_)
        | Expected::Number(..)
        | Expected::Choice { .. }
        | Expected::Portal
        | Expected::Ending
        | Expected::FewerDice
        | Expected::Nothing => &[],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::component_data::{ComponentData, DataProblem};

    /// The words of our files with a mark, counted in the text itself.
    fn marks(line: &str) -> usize {
        line.split_whitespace().filter(|word| marked(word).1 == Source::Reconstructed).count()
    }

    #[test]
    fn every_line_of_our_files_is_a_component_with_all_its_values() {
        let text = OUR_COMPONENT_DATA.join("\n");
        let lines: Vec<&str> = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).collect();
        let ours: Vec<_> = DataComponent::ours().collect();
        assert_eq!(ours.len(), lines.len());
        for ((component, told), line) in ours.into_iter().zip(lines) {
            let words: Vec<&str> = line.split_whitespace().collect();
            assert_eq!(component.line(&told), words.join(" "));
            let reconstructed = told.iter().filter(|(_, told)| told.source == Source::Reconstructed).count();
            assert_eq!(reconstructed, marks(line), "{line}");
            let blank = line.ends_with(BLANK);
            assert_eq!(told.len(), if blank { 1 } else { component.fields().len() }, "{line}");
        }
    }

    #[test]
    fn every_word_that_a_value_can_be_is_read_from_a_file() {
        for (component, ours) in DataComponent::ours() {
            for field in component.fields() {
                for word in component.words(field) {
                    assert!(component.value(field, word).is_some(), "{component} {field} {word}");
                    let value = |other: DataField| {
                        let ours = ours.iter().find(|(name, _)| *name == other).map(|(_, told)| told.value);
                        let first = component.words(other).iter().copied().find(|word| *word != BLANK);
                        let value = if other == field { *word } else { ours.or(first).expect("a word") };
                        (other, Sourced { value, source: Source::Printed })
                    };
                    let told: Vec<_> = component.fields().into_iter().map(value).collect();
                    let refused = ComponentData::read(&component.line(&told)).err();
                    // What several components must agree about is not a matter of one word.
                    let alone = refused.is_none_or(|error| {
                        matches!(
                            error.problem,
                            DataProblem::ArtifactTwice(_)
                                | DataProblem::NotNine(_)
                                | DataProblem::Urns
                                | DataProblem::Catacombs
                        )
                    });
                    assert!(alone, "{}: {refused:?}", component.line(&told));
                }
            }
        }
    }
}
