use core::fmt::{self, Display, Formatter};

use crate::black_secret::{BloodMantra, CurseCard, Demon, DemonSet};
use crate::card::Card;
use crate::colour::{Colour, TaoCount};
use crate::notation::{ParseError, PhraseReader, SPACE};
use crate::rule::Rule;
use crate::space::Space;
use crate::village::Tile;
use crate::white_moon::write_crystals;

/// What a player may decide in Black Secret alone. A catacomb space goes by the tile above it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum BlackSecretChoice {
    /// Discard the drawn card and summon this demon to the space under this tile (S11).
    Summon(Demon, Tile),
    /// Throw this curse, for the drawn card or for nothing (S12, S21, S55).
    Throw(CurseCard),
    /// This demon moves to the space under this tile (S20).
    MoveDemon(Demon, Tile),
    /// This demon searches its space (S20).
    Search(Demon),
    /// The Shadow moves onto this tile (S30).
    ShadowOn(Tile),
    /// The Shadow moves to the space under this tile (S30).
    ShadowUnder(Tile),
    /// The Shadow attacks the Taoists of its place (S30).
    ShadowAttack,
    /// The Shadow rolls the Curse die on the active Taoist (S30).
    ShadowCurse,
    /// Play this incarnation from the hand (S14).
    Incarnation(Card),
    /// Place a skeleton on this space (S24).
    Skeleton(Space),
    /// Turn up and discard the stack under this tile (S52).
    TurnUp(Tile),
    /// Remove the ladder of this tile, or put one back there (S40).
    Ladder(Tile),
    /// This Taoist suffers the curse (S12).
    Victim(Colour),
    /// This board has no power until the end of its next turn (S12).
    PowerOff(Colour),
    /// The figure of this space steps (S12).
    FigureSteps(Space),
    /// This tile is haunted (S12).
    Haunt(Tile),
    /// The top villager of the first tile is moved to the second (S62).
    MoveVillager(Tile, Tile),
    /// The crystal on the pedestal of this tile returns to the reserve (S62).
    LosePedestal(Tile),

    /// This Taoist changes level by the ladder of his place (S40).
    Climb(Colour),
    /// After the roll underground: the demons that are exorcised, and the tokens spent on them (S23).
    Defeat {
        /// The exorcised demons.
        demons: DemonSet,
        /// The Tao spent.
        tao: TaoCount,
        /// The crystals spent.
        crystals: u8,
    },
    /// Lay the Mantra of the yellow board on this demon (S23).
    LayMantra(Demon),
    /// Lay a Qi on this Blood Mantra (S42, S44).
    LayQi(BloodMantra),
    /// This Blood Mantra takes effect (S21).
    Trigger(BloodMantra),
    /// Swap the first Blood Mantra for the second (S44).
    Swap(BloodMantra, BloodMantra),
    /// This demon goes home (S42).
    SendHome(Demon),
    /// This board is cleared (S42).
    Clear(Colour),
    /// This Taoist takes a Moon Crystal, or gives one back to the reserve (S62).
    Crystal(Colour),
}

impl BlackSecretChoice {
    /// The rule that allows it.
    pub const fn rule(self) -> Rule {
        Rule::S(match self {
            BlackSecretChoice::Summon(..) => 11,
            BlackSecretChoice::Throw(_)
            | BlackSecretChoice::Victim(_)
            | BlackSecretChoice::PowerOff(_)
            | BlackSecretChoice::FigureSteps(_)
            | BlackSecretChoice::Haunt(_) => 12,
            BlackSecretChoice::MoveDemon(..) | BlackSecretChoice::Search(_) => 20,
            BlackSecretChoice::ShadowOn(_)
            | BlackSecretChoice::ShadowUnder(_)
            | BlackSecretChoice::ShadowAttack
            | BlackSecretChoice::ShadowCurse => 30,
            BlackSecretChoice::Incarnation(_) => 14,
            BlackSecretChoice::Skeleton(_) => 24,
            BlackSecretChoice::TurnUp(_) => 52,
            BlackSecretChoice::Ladder(_) | BlackSecretChoice::Climb(_) => 40,
            BlackSecretChoice::MoveVillager(..)
            | BlackSecretChoice::LosePedestal(_)
            | BlackSecretChoice::Crystal(_) => 62,
            BlackSecretChoice::Defeat { .. } | BlackSecretChoice::LayMantra(_) => 23,
            BlackSecretChoice::LayQi(_) | BlackSecretChoice::SendHome(_) | BlackSecretChoice::Clear(_) => 42,
            BlackSecretChoice::Trigger(_) => 21,
            BlackSecretChoice::Swap(..) => 44,
        })
    }
}

impl Display for BlackSecretChoice {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match *self {
            BlackSecretChoice::Summon(demon, tile) => write!(f, "summon {demon} {tile}"),
            BlackSecretChoice::Throw(curse) => write!(f, "throw {curse}"),
            BlackSecretChoice::MoveDemon(demon, tile) => write!(f, "demon {demon} {tile}"),
            BlackSecretChoice::Search(demon) => write!(f, "search {demon}"),
            BlackSecretChoice::ShadowOn(tile) => write!(f, "shadow-on {tile}"),
            BlackSecretChoice::ShadowUnder(tile) => write!(f, "shadow-under {tile}"),
            BlackSecretChoice::ShadowAttack => f.write_str("shadow-attack"),
            BlackSecretChoice::ShadowCurse => f.write_str("shadow-curse"),
            BlackSecretChoice::Incarnation(card) => write!(f, "incarnation {card}"),
            BlackSecretChoice::Skeleton(space) => write!(f, "skeleton {space}"),
            BlackSecretChoice::TurnUp(tile) => write!(f, "turn-up {tile}"),
            BlackSecretChoice::Ladder(tile) => write!(f, "ladder {tile}"),
            BlackSecretChoice::Victim(taoist) => write!(f, "victim {taoist}"),
            BlackSecretChoice::PowerOff(board) => write!(f, "power-off {board}"),
            BlackSecretChoice::FigureSteps(space) => write!(f, "figure {space}"),
            BlackSecretChoice::Haunt(tile) => write!(f, "haunt {tile}"),
            BlackSecretChoice::MoveVillager(from, to) => write!(f, "move-villager {from} {to}"),
            BlackSecretChoice::LosePedestal(tile) => write!(f, "lose-pedestal {tile}"),
            BlackSecretChoice::Climb(taoist) => write!(f, "climb {taoist}"),
            BlackSecretChoice::Defeat { demons, tao, crystals } => {
                f.write_str("banish-demons")?;
                if demons.is_empty() {
                    f.write_str(" nothing")?;
                }
                for demon in demons.iter() {
                    write!(f, " {demon}")?;
                }
                if !tao.is_empty() {
                    write!(f, " spending {tao}")?;
                }
                write_crystals(f, tao, crystals)
            }
            BlackSecretChoice::LayMantra(demon) => write!(f, "mantra-on {demon}"),
            BlackSecretChoice::LayQi(mantra) => write!(f, "lay-qi {mantra}"),
            BlackSecretChoice::Trigger(mantra) => write!(f, "trigger {mantra}"),
            BlackSecretChoice::Swap(old, new) => write!(f, "swap {old} {new}"),
            BlackSecretChoice::SendHome(demon) => write!(f, "send-home {demon}"),
            BlackSecretChoice::Clear(board) => write!(f, "clear {board}"),
            BlackSecretChoice::Crystal(taoist) => write!(f, "crystal-of {taoist}"),
        }
    }
}

impl BlackSecretChoice {
    /// Reads a choice by its verb; `None` if it is none of Black Secret's.
    pub(crate) fn read(verb: &str, words: &mut PhraseReader) -> Option<Result<BlackSecretChoice, ParseError>> {
        Some(match verb {
            "summon" => words.next(DEMON).and_then(|demon| Ok(BlackSecretChoice::Summon(demon, words.next(TILE)?))),
            "throw" => words.next(CURSE).map(BlackSecretChoice::Throw),
            "demon" => words.next(DEMON).and_then(|demon| Ok(BlackSecretChoice::MoveDemon(demon, words.next(TILE)?))),
            "search" => words.next(DEMON).map(BlackSecretChoice::Search),
            "shadow-on" => words.next(TILE).map(BlackSecretChoice::ShadowOn),
            "shadow-under" => words.next(TILE).map(BlackSecretChoice::ShadowUnder),
            "shadow-attack" => Ok(BlackSecretChoice::ShadowAttack),
            "shadow-curse" => Ok(BlackSecretChoice::ShadowCurse),
            "incarnation" => words.next("the number of an incarnation").map(BlackSecretChoice::Incarnation),
            "skeleton" => words.next(SPACE.expected).map(BlackSecretChoice::Skeleton),
            "turn-up" => words.next(TILE).map(BlackSecretChoice::TurnUp),
            "ladder" => words.next(TILE).map(BlackSecretChoice::Ladder),
            "victim" => words.next(TAOIST).map(BlackSecretChoice::Victim),
            "power-off" => words.next(BOARD).map(BlackSecretChoice::PowerOff),
            "figure" => words.next(SPACE.expected).map(BlackSecretChoice::FigureSteps),
            "haunt" => words.next(TILE).map(BlackSecretChoice::Haunt),
            "move-villager" => {
                words.next(TILE).and_then(|from| Ok(BlackSecretChoice::MoveVillager(from, words.next(TILE)?)))
            }
            "lose-pedestal" => words.next(TILE).map(BlackSecretChoice::LosePedestal),
            "climb" => words.next(TAOIST).map(BlackSecretChoice::Climb),
            "banish-demons" => read_defeat(words),
            "mantra-on" => words.next(DEMON).map(BlackSecretChoice::LayMantra),
            "lay-qi" => words.next(MANTRA).map(BlackSecretChoice::LayQi),
            "trigger" => words.next(MANTRA).map(BlackSecretChoice::Trigger),
            "swap" => words.next(MANTRA).and_then(|old| Ok(BlackSecretChoice::Swap(old, words.next(MANTRA)?))),
            "send-home" => words.next(DEMON).map(BlackSecretChoice::SendHome),
            "clear" => words.next(BOARD).map(BlackSecretChoice::Clear),
            "crystal-of" => words.next(TAOIST).map(BlackSecretChoice::Crystal),
            _ => return None,
        })
    }
}

fn read_defeat(words: &mut PhraseReader) -> Result<BlackSecretChoice, ParseError> {
    const EXPECTED: ParseError = ParseError { expected: "the exorcised demons, or nothing" };
    let rest = words.rest();
    let (rest, crystals) = match rest.split_once("crystals") {
        Some((rest, number)) => {
            let expected = ParseError { expected: "a number from 0 to 4" };
            (rest.to_owned(), number.trim().parse().ok().filter(|&number: &u8| number <= 4).ok_or(expected)?)
        }
        None => (rest, 0),
    };
    let (who, tao) = match rest.split_once("spending") {
        Some((who, tao)) => (who, tao.parse()?),
        None => (rest.as_str(), TaoCount::NONE),
    };
    let mut demons = DemonSet::EMPTY;
    for word in who.split_whitespace().filter(|word| *word != "nothing") {
        demons.insert(word.parse()?);
    }
    if demons.is_empty() && who.trim() != "nothing" {
        return Err(EXPECTED);
    }
    Ok(BlackSecretChoice::Defeat { demons, tao, crystals })
}

const TILE: &str = "a tile";
const TAOIST: &str = "the colour of a Taoist";
const BOARD: &str = "the colour of a board";
const DEMON: &str = "a demon";
const CURSE: &str = "the number of a curse";
const MANTRA: &str = "the number of a Blood Mantra";
