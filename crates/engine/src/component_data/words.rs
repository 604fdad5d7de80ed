//! The words of a data file: marks, values by name, and the icons of cards.

use crate::colour::Tao;
use crate::component_data::{CardFacts, DataProblem, Source, Sourced};
use crate::facts::{Facts, Icons, Left, Middle, Reward};
use crate::notation::{Expected, NotationKind};
use crate::white_moon::{Curse, Thanks};

/// A word without its mark, and what the mark says about it.
pub(super) fn marked(word: &str) -> (&str, Source) {
    let marks = [('?', Source::Reconstructed), ('^', Source::Kind), ('~', Source::Secondary)];
    let found = marks.into_iter().find_map(|(mark, source)| Some((word.strip_suffix(mark)?, source)));
    found.unwrap_or((word, Source::Printed))
}

pub(super) fn read_ghost(text: &str) -> Result<CardFacts, DataProblem> {
    let values = Values::of(text, &["colour", "resistance", "left", "middle", "right"])?;
    let colour = values.told("colour", COLOURS, |word| word.parse().ok())?;
    let resistance = values.told("resistance", Expected::Number(1, 4), number)?;
    let left = values.told("left", LEFTS, |word| match word {
        "none" => Some(Icons::NONE),
        word => Some(Icons::new(&[left(word)?])),
    })?;
    let middle = values.told("middle", MIDDLES, middle)?;
    let right = values.told("right", RIGHTS, right)?;
    let (curses, throws, reward) = right.value;
    let sources = [colour.source, resistance.source, left.source, middle.source, right.source];
    let facts = Facts {
        left: left.value,
        middle: middle.value,
        curses,
        throws,
        reward,
        ..Facts::ghost(colour.value, resistance.value)
    };
    Ok(CardFacts::new(facts, sources.into_iter().max().unwrap_or(Source::Printed)))
}

pub(super) fn read_incarnation(card: u8, text: &str) -> Result<CardFacts, DataProblem> {
    let values = Values::of(text, &["colour", "resistance", "crystal"])?;
    let board = card == 81;
    let colours = if board { Expected::A(NotationKind::Board) } else { COLOURS };
    let colour = values.told("colour", colours, |word| match word {
        "board" if board => Some(Tao::Black),
        word => word.parse().ok().filter(|_| !board),
    })?;
    let resistance = values.told("resistance", Expected::Number(1, 4), number)?;
    let crystal = values.told("crystal", YES_OR_NO, yes_or_no)?;
    let (left, middle): (&[Left], Middle) = match card {
        76 => (&[], Middle::HoldsPortal),
        77 => (&[Left::KillVillager], Middle::Voracious),
        78 => (&[], Middle::HoldsSuLing),
        79 => (&[Left::LayDown], Middle::Blank),
        80 => (&[Left::LowestLeave], Middle::BringsGhost),
        _ => (&[Left::Ghost], Middle::Shapeshifter),
    };
    let facts = Facts::ghost(colour.value, resistance.value);
    let facts = Facts {
        colour: facts.colour.filter(|_| !board),
        left: Icons::new(left),
        middle,
        reward: if crystal.value { Reward::QiYinYangAndCrystal } else { Reward::QiAndYinYang },
        ..facts
    };
    let sources = [colour.source, resistance.source, crystal.source];
    Ok(CardFacts::new(facts, sources.into_iter().max().unwrap_or(Source::Printed)))
}

/// The values of a line by name.
pub(super) struct Values<'a> {
    text: &'a str,
}

impl<'a> Values<'a> {
    /// Checks that each is one of these names, and none is there twice.
    pub(super) fn of(text: &'a str, names: &[&str]) -> Result<Values<'a>, DataProblem> {
        let name = |word: &'a str| word.split_once('=').map(|(name, _)| name);
        for (index, word) in text.split_whitespace().enumerate() {
            let known = name(word).is_some_and(|name| names.contains(&name));
            let twice = text.split_whitespace().take(index).any(|other| name(other) == name(word));
            if !known || twice {
                return Err(DataProblem::Unknown);
            }
        }
        Ok(Values { text })
    }

    pub(super) fn told<T>(
        &self,
        name: &'static str,
        expected: Expected,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<Sourced<T>, DataProblem> {
        let mut pairs = self.text.split_whitespace().filter_map(|word| word.split_once('='));
        let (_, word) = pairs.find(|(found, _)| *found == name).ok_or(DataProblem::Missing(name))?;
        let (word, source) = marked(word);
        Ok(Sourced { value: read(word).ok_or(DataProblem::Value(name, expected))?, source })
    }
}

pub(super) const COLOURS: Expected = Tao::EXPECTED;
pub(super) const YES_OR_NO: Expected = Expected::OneOf(&["yes", "no"]);
#[rustfmt::skip]
pub(super) const CURSES: Expected = Expected::OneOf(&[
    "lay-down", "lose-qi", "curse", "ghost", "group-lose-tao", "another-dies", "haunt", "incarnation", "red-leaves",
    "green-leaves", "blue-leaves", "yellow-leaves", "black-leaves",
]);
#[rustfmt::skip]
pub(super) const THANKS: Expected = Expected::OneOf(&[
    "barrier", "two-tao", "restore", "qi-and-yin-yang", "sword", "armour", "claw", "elixir", "dust", "gong", "lantern", "charm",
]);
#[rustfmt::skip]
pub(super) const LEFTS: Expected = Expected::OneOf(&[
    "none", "ghost", "haunt", "lose-qi", "quick", "curse", "power-off", "tao-off", "die-captive", "group-lose-tao", "devour",
    "activate-demon", "throw-curse",
]);
pub(super) const MIDDLES: Expected =
    Expected::OneOf(&["none", "haunter", "tormentor", "immune", "devourer", "activate-demon"]);
pub(super) const RIGHTS: Expected =
    Expected::OneOf(&["none", "curse", "throw-curse", "tao", "two-tao", "qi-or-yin-yang", "crystal"]);

pub(super) fn number(word: &str) -> Option<u8> {
    word.parse().ok().filter(|number| (1..=4).contains(number))
}

pub(super) fn curse(word: &str) -> Option<Curse> {
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

pub(super) fn thanks(word: &str) -> Option<Thanks> {
    Some(match word {
        "barrier" => Thanks::Barrier,
        "two-tao" => Thanks::TwoTao,
        "restore" => Thanks::Restore,
        "qi-and-yin-yang" => Thanks::QiAndYinYang,
        word => Thanks::Artifact(word.parse().ok()?),
    })
}

/// The icon of a left stone, if it has one.
pub(super) fn left(word: &str) -> Option<Left> {
    Some(match word {
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
        "activate-demon" => Left::ActivateDemon,
        "throw-curse" => Left::ThrowCurse,
        _ => return None,
    })
}

pub(super) fn middle(word: &str) -> Option<Middle> {
    Some(match word {
        "none" => Middle::Blank,
        "haunter" => Middle::Haunter,
        "tormentor" => Middle::Tormentor,
        "immune" => Middle::DiceImmune,
        "devourer" => Middle::Devourer,
        "activate-demon" => Middle::ActivateDemon,
        _ => return None,
    })
}

pub(super) fn right(word: &str) -> Option<(bool, bool, Reward)> {
    Some(match word {
        "none" => (false, false, Reward::Nothing),
        "curse" => (true, false, Reward::Nothing),
        "throw-curse" => (false, true, Reward::Nothing),
        "tao" => (false, false, Reward::Tao),
        "two-tao" => (false, false, Reward::TwoTao),
        "qi-or-yin-yang" => (false, false, Reward::QiOrYinYang),
        "crystal" => (false, false, Reward::Crystal),
        _ => return None,
    })
}

pub(super) fn yes_or_no(word: &str) -> Option<bool> {
    match word {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    }
}
