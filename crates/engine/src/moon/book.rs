//! The components of White Moon as a data file tells them: ours, or a player's own.

use core::fmt;
use core::hash::{Hash, Hasher};
use core::str::FromStr;
use std::sync::LazyLock;

use crate::card::Card;
use crate::colour::{Tao, TaoCount};
use crate::facts::{Facts, Icons, Left, Middle, Reward};
use crate::moon::artifact::{Artifact, ArtifactSet};
use crate::moon::family::{Curse, Family, Thanks};

/// Our own data file.
pub const OUR_BOOK: &str = include_str!("../../data/white-moon.txt");

/// Where a value comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Source {
    /// Printed on the component or in its rulebook.
    Printed,
    /// Told by another source.
    Secondary,
    /// Ours: what is printed could not be found.
    Reconstructed,
}

/// A value and where it comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Told<T> {
    /// The value.
    pub value: T,
    /// Where it comes from.
    pub source: Source,
}

/// What a data file says about a family.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FamilyFacts {
    /// What a member's death does.
    pub curse: Told<Curse>,
    /// What saving all of them brings.
    pub thanks: Told<Thanks>,
}

/// A card and which of its values are not printed: colour, resistance, left, middle and right stone, or crystal.
#[derive(Clone, PartialEq, Eq, Debug)]
struct CardFacts {
    facts: Facts,
    source: Source,
}

/// All components of White Moon whose values a data file tells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Book {
    families: [FamilyFacts; 12],
    cards: [CardFacts; 16],
}

impl Book {
    /// Reads a data file, or says what is wrong in which line.
    pub fn read(text: &str) -> Result<Book, BookError> {
        let mut families = [None; 12];
        let mut cards: [Option<CardFacts>; 16] = [const { None }; 16];
        for (line, text) in (1..).zip(text.lines()) {
            let text = text.split('#').next().unwrap_or_default().trim();
            if !text.is_empty() {
                read_line(text, &mut families, &mut cards).map_err(|problem| BookError { line, problem })?;
            }
        }
        let end = |problem| BookError { line: text.lines().count() + 1, problem };
        let missing = families.iter().zip(Family::ALL).find(|(facts, _)| facts.is_none());
        if let Some((_, family)) = missing {
            return Err(end(Problem::NoFamily(family)));
        }
        if let Some((number, _)) = (FIRST..).zip(&cards).find(|(_, facts)| facts.is_none()) {
            return Err(end(Problem::NoCard(number)));
        }
        let nothing = || CardFacts { facts: Facts::multi(TaoCount::NONE), source: Source::Printed };
        let nobody = FamilyFacts {
            curse: Told { value: Curse::LayDown, source: Source::Printed },
            thanks: Told { value: Thanks::Barrier, source: Source::Printed },
        };
        Ok(Book {
            families: families.map(|facts| facts.unwrap_or(nobody)),
            cards: cards.map(|facts| facts.unwrap_or_else(nothing)),
        })
    }
}

/// The first card of White Moon.
const FIRST: u8 = Card::BASE + 1;
/// Its first incarnation.
const FIRST_INCARNATION: u8 = 76;

/// A book that is kept as long as the program runs; positions refer to it.
#[derive(Clone, Copy)]
pub struct BookRef(&'static Book);

impl BookRef {
    /// Our own.
    pub fn ours() -> BookRef {
        static OURS: LazyLock<Book> = LazyLock::new(|| Book::read(OUR_BOOK).expect("our own data file"));
        BookRef(&OURS)
    }

    /// Refers to a book.
    pub const fn new(book: &'static Book) -> BookRef {
        BookRef(book)
    }

    /// What it says about a family.
    pub const fn family(self, family: Family) -> FamilyFacts {
        self.0.families[family as usize]
    }

    /// Where the values of a card of White Moon come from: the least certain of them.
    pub fn source(self, card: Card) -> Source {
        card.number().checked_sub(FIRST).map_or(Source::Printed, |index| self.0.cards[usize::from(index)].source)
    }

    pub(crate) fn facts(self, card: Card) -> &'static Facts {
        &self.0.cards[usize::from(card.number() - FIRST)].facts
    }
}

impl PartialEq for BookRef {
    fn eq(&self, other: &BookRef) -> bool {
        core::ptr::eq(self.0, other.0) || self.0 == other.0
    }
}

impl Eq for BookRef {}

impl Hash for BookRef {
    /// Nothing: it does not change during a game.
    fn hash<H: Hasher>(&self, _state: &mut H) {}
}

impl fmt::Debug for BookRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == BookRef::ours() { "BookRef(ours)" } else { "BookRef(own)" })
    }
}

/// What is wrong with a data file, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BookError {
    /// The line, from 1.
    pub line: usize,
    problem: Problem,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Problem {
    Kind,
    Value(&'static str, &'static str),
    Missing(&'static str),
    Unknown,
    FamilyTwice(Family),
    CardTwice(u8),
    ArtifactTwice(Artifact),
    NoFamily(Family),
    NoCard(u8),
}

impl fmt::Display for BookError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.problem {
            Problem::Kind => f.write_str(
                "expected family NAME, ghost NUMBER from 66 to 75 or incarnation NUMBER from 76 to 81, then its values",
            ),
            Problem::Value(name, expected) => write!(f, "{name}= expects {expected}"),
            Problem::Missing(name) => write!(f, "{name}= is missing"),
            Problem::Unknown => f.write_str(
                "expected NAME=VALUE, each once: death and reward of a family; colour, resistance, left, middle and right \
                 of a ghost; colour, resistance and crystal of an incarnation",
            ),
            Problem::FamilyTwice(family) => write!(f, "the family {family} is there twice"),
            Problem::CardTwice(number) => write!(f, "card {number} is there twice"),
            Problem::ArtifactTwice(artifact) => write!(f, "{artifact} is given by two families, but there is only one"),
            Problem::NoFamily(family) => write!(f, "the family {family} is missing"),
            Problem::NoCard(number) => write!(f, "card {number} is missing"),
        }
    }
}

impl core::error::Error for BookError {}

fn read_line(
    text: &str,
    families: &mut [Option<FamilyFacts>; 12],
    cards: &mut [Option<CardFacts>; 16],
) -> Result<(), Problem> {
    let mut words = text.splitn(3, char::is_whitespace).map(str::trim);
    let (kind, name) = (words.next().unwrap_or_default(), words.next().ok_or(Problem::Kind)?);
    let rest = words.next().unwrap_or_default();
    match kind {
        "family" => {
            let family = Family::from_str(name).map_err(|_| Problem::Kind)?;
            if families[family as usize].is_some() {
                return Err(Problem::FamilyTwice(family));
            }
            let values = Values::of(rest, &["death", "reward"])?;
            let facts = FamilyFacts {
                curse: values.told("death", CURSES, curse)?,
                thanks: values.told("reward", THANKS, thanks)?,
            };
            let given: ArtifactSet = families.iter().flatten().filter_map(|other| other.artifact()).collect();
            if let Some(artifact) = facts.artifact().filter(|&artifact| given.contains(artifact)) {
                return Err(Problem::ArtifactTwice(artifact));
            }
            families[family as usize] = Some(facts);
        }
        "ghost" | "incarnation" => {
            let numbers = if kind == "ghost" { FIRST..FIRST_INCARNATION } else { FIRST_INCARNATION..Card::COUNT + 1 };
            let number = name.parse().ok().filter(|number| numbers.contains(number)).ok_or(Problem::Kind)?;
            let place = &mut cards[usize::from(number - FIRST)];
            if place.is_some() {
                return Err(Problem::CardTwice(number));
            }
            *place = Some(if kind == "ghost" { read_ghost(rest)? } else { read_incarnation(number, rest)? });
        }
        _ => return Err(Problem::Kind),
    }
    Ok(())
}

impl FamilyFacts {
    /// The artifact that it gives.
    pub fn artifact(self) -> Option<Artifact> {
        match self.thanks.value {
            Thanks::Artifact(artifact) => Some(artifact),
            _ => None,
        }
    }
}

fn read_ghost(text: &str) -> Result<CardFacts, Problem> {
    let values = Values::of(text, &["colour", "resistance", "left", "middle", "right"])?;
    let colour = values.told("colour", COLOURS, |word| word.parse().ok())?;
    let resistance = values.told("resistance", "a number from 1 to 4", number)?;
    let left = values.told("left", LEFTS, left)?;
    let middle = values.told("middle", MIDDLES, middle)?;
    let right = values.told("right", RIGHTS, right)?;
    let (curses, reward) = right.value;
    let sources = [colour.source, resistance.source, left.source, middle.source, right.source];
    Ok(CardFacts {
        facts: Facts {
            left: left.value,
            middle: middle.value,
            curses,
            reward,
            ..Facts::ghost(colour.value, resistance.value)
        },
        source: sources.into_iter().max().unwrap_or(Source::Printed),
    })
}

fn read_incarnation(card: u8, text: &str) -> Result<CardFacts, Problem> {
    let values = Values::of(text, &["colour", "resistance", "crystal"])?;
    let board = card == 81;
    let colours = if board { "board: it has the colour of its board" } else { COLOURS };
    let colour = values.told("colour", colours, |word| match word {
        "board" if board => Some(Tao::Black),
        word => word.parse().ok().filter(|_| !board),
    })?;
    let resistance = values.told("resistance", "a number from 1 to 4", number)?;
    let crystal = values.told("crystal", "yes or no", |word| match word {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    })?;
    let (left, middle): (&[Left], Middle) = match card {
        76 => (&[], Middle::HoldsPortal),
        77 => (&[Left::KillVillager], Middle::Voracious),
        78 => (&[], Middle::HoldsSuLing),
        79 => (&[Left::LayDown], Middle::Blank),
        80 => (&[Left::LowestLeave], Middle::BringsGhost),
        _ => (&[Left::Ghost], Middle::Shapeshifter),
    };
    let facts = Facts::ghost(colour.value, resistance.value);
    Ok(CardFacts {
        facts: Facts {
            colour: facts.colour.filter(|_| !board),
            left: Icons::new(left),
            middle,
            reward: if crystal.value { Reward::QiYinYangAndCrystal } else { Reward::QiAndYinYang },
            ..facts
        },
        source: [colour.source, resistance.source, crystal.source].into_iter().max().unwrap_or(Source::Printed),
    })
}

/// The values of a line by name.
struct Values<'a> {
    text: &'a str,
}

impl<'a> Values<'a> {
    /// Checks that each is one of these names, and none is there twice.
    fn of(text: &'a str, names: &[&str]) -> Result<Values<'a>, Problem> {
        let name = |word: &'a str| word.split_once('=').map(|(name, _)| name);
        for (index, word) in text.split_whitespace().enumerate() {
            let known = name(word).is_some_and(|name| names.contains(&name));
            let twice = text.split_whitespace().take(index).any(|other| name(other) == name(word));
            if !known || twice {
                return Err(Problem::Unknown);
            }
        }
        Ok(Values { text })
    }

    fn told<T>(
        &self,
        name: &'static str,
        expected: &'static str,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<Told<T>, Problem> {
        let mut pairs = self.text.split_whitespace().filter_map(|word| word.split_once('='));
        let (_, word) = pairs.find(|(found, _)| *found == name).ok_or(Problem::Missing(name))?;
        let (word, source) = match (word.strip_suffix('?'), word.strip_suffix('~')) {
            (Some(word), _) => (word, Source::Reconstructed),
            (_, Some(word)) => (word, Source::Secondary),
            _ => (word, Source::Printed),
        };
        Ok(Told { value: read(word).ok_or(Problem::Value(name, expected))?, source })
    }
}

const COLOURS: &str = "red, green, blue, yellow or black";
const CURSES: &str = "lay-down, lose-qi, curse, ghost, group-lose-tao, another-dies, haunt, incarnation, or red-leaves, \
                      green-leaves, blue-leaves, yellow-leaves or black-leaves";
const THANKS: &str = "barrier, two-tao, restore, qi-and-yin-yang or an artifact: sword, armour, claw, elixir, dust, gong, \
                      lantern or charm";
const LEFTS: &str =
    "none, ghost, haunt, lose-qi, quick, curse, power-off, tao-off, die-captive, group-lose-tao or devour";
const MIDDLES: &str = "none, haunter, tormentor, immune or devourer";
const RIGHTS: &str = "none, curse, tao, two-tao, qi-or-yin-yang or crystal";

fn number(word: &str) -> Option<u8> {
    word.parse().ok().filter(|number| (1..=4).contains(number))
}

fn curse(word: &str) -> Option<Curse> {
    Some(match word {
        "lay-down" => Curse::LayDown,
        "lose-qi" => Curse::LoseQi,
        "curse" => Curse::CurseDie,
        "ghost" => Curse::Ghost,
        "group-lose-tao" => Curse::GroupLoseTao,
        "another-dies" => Curse::AnotherDies,
        "haunt" => Curse::Haunt,
        "incarnation" => Curse::Incarnation,
        word => Curse::TaoLeaves(word.strip_suffix("-leaves")?.parse().ok()?),
    })
}

fn thanks(word: &str) -> Option<Thanks> {
    Some(match word {
        "barrier" => Thanks::Barrier,
        "two-tao" => Thanks::TwoTao,
        "restore" => Thanks::Restore,
        "qi-and-yin-yang" => Thanks::QiAndYinYang,
        word => Thanks::Artifact(word.parse().ok()?),
    })
}

fn left(word: &str) -> Option<Icons> {
    let icon = match word {
        "none" => return Some(Icons::NONE),
        "ghost" => Left::Ghost,
        "haunt" => Left::Haunt,
        "lose-qi" => Left::LoseQi,
        "quick" => Left::Quick,
        "curse" => Left::Curse,
        "power-off" => Left::PowerOff,
        "tao-off" => Left::TaoOff,
        "die-captive" => Left::DieCaptive,
        "group-lose-tao" => Left::GroupLoseTao,
        "devour" => Left::Devour,
        _ => return None,
    };
    Some(Icons::new(&[icon]))
}

fn middle(word: &str) -> Option<Middle> {
    Some(match word {
        "none" => Middle::Blank,
        "haunter" => Middle::Haunter,
        "tormentor" => Middle::Tormentor,
        "immune" => Middle::DiceImmune,
        "devourer" => Middle::Devourer,
        _ => return None,
    })
}

fn right(word: &str) -> Option<(bool, Reward)> {
    Some(match word {
        "none" => (false, Reward::Nothing),
        "curse" => (true, Reward::Nothing),
        "tao" => (false, Reward::Tao),
        "two-tao" => (false, Reward::TwoTao),
        "qi-or-yin-yang" => (false, Reward::QiOrYinYang),
        "crystal" => (false, Reward::Crystal),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::CardSet;

    #[test]
    fn what_is_ours_is_marked() {
        let book = BookRef::ours();
        assert_eq!(book.family(Family::Chang).thanks.source, Source::Printed);
        assert_eq!(book.family(Family::Zhou).thanks.source, Source::Secondary);
        assert_eq!(book.family(Family::Li).curse.source, Source::Reconstructed);
        assert!(CardSet::MOON.iter().all(|card| book.source(card) == Source::Reconstructed));
    }

    #[test]
    fn the_grey_hunter_devours_on_arrival_and_gives_a_crystal() {
        let facts = Card::new(74).expect("card 74").facts();
        assert_eq!(
            (facts.left(), facts.middle(), facts.reward()),
            (&[Left::Devour][..], Middle::Blank, Reward::Crystal)
        );
        assert_eq!((facts.colour(), facts.resistance()), (Some(Tao::Black), TaoCount::of(Tao::Black, 2)));
    }

    #[test]
    fn a_wrong_line_is_named_with_what_would_be_right() {
        let wrong = |from: &str, to: &str| {
            let text = OUR_BOOK.replacen(from, to, 1);
            assert_ne!(text, OUR_BOOK, "{from}");
            Book::read(&text).expect_err(to).to_string()
        };
        let line = 1 + OUR_BOOK.lines().position(|line| line.starts_with("family li")).expect("family Li");
        assert_eq!(wrong("reward=sword?", "reward=spear"), format!("line {line}: reward= expects {THANKS}"));
        assert_eq!(wrong("death=curse?", ""), format!("line {line}: death= is missing"));
        assert_eq!(wrong("family li ", "family lee "), format!("line {line}: {}", wrong_kind()));
        assert!(
            wrong("reward=sword?", "reward=claw").ends_with("claw is given by two families, but there is only one")
        );
        assert!(wrong("ghost 67", "ghost 66").contains("card 66 is there twice"));
        assert!(wrong("resistance=2?", "resistance=9").contains("a number from 1 to 4"));
        assert!(wrong("crystal=yes?", "crystal=yes? crystal=no").contains("each once"));
        assert!(wrong("ghost 75", "# ghost 75").contains("card 75 is missing"));
    }

    fn wrong_kind() -> String {
        let text = BookError { line: 1, problem: Problem::Kind }.to_string();
        text.trim_start_matches("line 1: ").to_owned()
    }
}
