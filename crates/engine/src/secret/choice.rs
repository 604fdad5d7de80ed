use core::fmt::{self, Display, Formatter};

use crate::card::Card;
use crate::colour::{Colour, TaoCount};
use crate::moon::write_crystals;
use crate::notation::{ParseError, SPACE, Words};
use crate::rule::Rule;
use crate::secret::{BloodMantra, CurseCard, Demon, DemonSet};
use crate::space::Space;
use crate::village::Tile;

/// What a player may decide in Black Secret alone. A catacomb space goes by the tile above it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum SecretChoice {
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

impl SecretChoice {
    /// The rule that allows it.
    pub const fn rule(self) -> Rule {
        Rule::S(match self {
            SecretChoice::Summon(..) => 11,
            SecretChoice::Throw(_)
            | SecretChoice::Victim(_)
            | SecretChoice::PowerOff(_)
            | SecretChoice::FigureSteps(_)
            | SecretChoice::Haunt(_) => 12,
            SecretChoice::MoveDemon(..) | SecretChoice::Search(_) => 20,
            SecretChoice::ShadowOn(_)
            | SecretChoice::ShadowUnder(_)
            | SecretChoice::ShadowAttack
            | SecretChoice::ShadowCurse => 30,
            SecretChoice::Incarnation(_) => 14,
            SecretChoice::Skeleton(_) => 24,
            SecretChoice::TurnUp(_) => 52,
            SecretChoice::Ladder(_) | SecretChoice::Climb(_) => 40,
            SecretChoice::MoveVillager(..) | SecretChoice::LosePedestal(_) | SecretChoice::Crystal(_) => 62,
            SecretChoice::Defeat { .. } | SecretChoice::LayMantra(_) => 23,
            SecretChoice::LayQi(_) | SecretChoice::SendHome(_) | SecretChoice::Clear(_) => 42,
            SecretChoice::Trigger(_) => 21,
            SecretChoice::Swap(..) => 44,
        })
    }
}

impl Display for SecretChoice {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match *self {
            SecretChoice::Summon(demon, tile) => write!(f, "summon {demon} {tile}"),
            SecretChoice::Throw(curse) => write!(f, "throw {curse}"),
            SecretChoice::MoveDemon(demon, tile) => write!(f, "demon {demon} {tile}"),
            SecretChoice::Search(demon) => write!(f, "search {demon}"),
            SecretChoice::ShadowOn(tile) => write!(f, "shadow-on {tile}"),
            SecretChoice::ShadowUnder(tile) => write!(f, "shadow-under {tile}"),
            SecretChoice::ShadowAttack => f.write_str("shadow-attack"),
            SecretChoice::ShadowCurse => f.write_str("shadow-curse"),
            SecretChoice::Incarnation(card) => write!(f, "incarnation {card}"),
            SecretChoice::Skeleton(space) => write!(f, "skeleton {space}"),
            SecretChoice::TurnUp(tile) => write!(f, "turn-up {tile}"),
            SecretChoice::Ladder(tile) => write!(f, "ladder {tile}"),
            SecretChoice::Victim(taoist) => write!(f, "victim {taoist}"),
            SecretChoice::PowerOff(board) => write!(f, "power-off {board}"),
            SecretChoice::FigureSteps(space) => write!(f, "figure {space}"),
            SecretChoice::Haunt(tile) => write!(f, "haunt {tile}"),
            SecretChoice::MoveVillager(from, to) => write!(f, "move-villager {from} {to}"),
            SecretChoice::LosePedestal(tile) => write!(f, "lose-pedestal {tile}"),
            SecretChoice::Climb(taoist) => write!(f, "climb {taoist}"),
            SecretChoice::Defeat { demons, tao, crystals } => {
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
            SecretChoice::LayMantra(demon) => write!(f, "mantra-on {demon}"),
            SecretChoice::LayQi(mantra) => write!(f, "lay-qi {mantra}"),
            SecretChoice::Trigger(mantra) => write!(f, "trigger {mantra}"),
            SecretChoice::Swap(old, new) => write!(f, "swap {old} {new}"),
            SecretChoice::SendHome(demon) => write!(f, "send-home {demon}"),
            SecretChoice::Clear(board) => write!(f, "clear {board}"),
            SecretChoice::Crystal(taoist) => write!(f, "crystal-of {taoist}"),
        }
    }
}

impl SecretChoice {
    /// Reads a choice by its verb; `None` if it is none of Black Secret's.
    pub(crate) fn read(verb: &str, words: &mut Words) -> Option<Result<SecretChoice, ParseError>> {
        Some(match verb {
            "summon" => words.next(DEMON).and_then(|demon| Ok(SecretChoice::Summon(demon, words.next(TILE)?))),
            "throw" => words.next(CURSE).map(SecretChoice::Throw),
            "demon" => words.next(DEMON).and_then(|demon| Ok(SecretChoice::MoveDemon(demon, words.next(TILE)?))),
            "search" => words.next(DEMON).map(SecretChoice::Search),
            "shadow-on" => words.next(TILE).map(SecretChoice::ShadowOn),
            "shadow-under" => words.next(TILE).map(SecretChoice::ShadowUnder),
            "shadow-attack" => Ok(SecretChoice::ShadowAttack),
            "shadow-curse" => Ok(SecretChoice::ShadowCurse),
            "incarnation" => words.next("the number of an incarnation").map(SecretChoice::Incarnation),
            "skeleton" => words.next(SPACE.expected).map(SecretChoice::Skeleton),
            "turn-up" => words.next(TILE).map(SecretChoice::TurnUp),
            "ladder" => words.next(TILE).map(SecretChoice::Ladder),
            "victim" => words.next(TAOIST).map(SecretChoice::Victim),
            "power-off" => words.next(BOARD).map(SecretChoice::PowerOff),
            "figure" => words.next(SPACE.expected).map(SecretChoice::FigureSteps),
            "haunt" => words.next(TILE).map(SecretChoice::Haunt),
            "move-villager" => {
                words.next(TILE).and_then(|from| Ok(SecretChoice::MoveVillager(from, words.next(TILE)?)))
            }
            "lose-pedestal" => words.next(TILE).map(SecretChoice::LosePedestal),
            "climb" => words.next(TAOIST).map(SecretChoice::Climb),
            "banish-demons" => read_defeat(words),
            "mantra-on" => words.next(DEMON).map(SecretChoice::LayMantra),
            "lay-qi" => words.next(MANTRA).map(SecretChoice::LayQi),
            "trigger" => words.next(MANTRA).map(SecretChoice::Trigger),
            "swap" => words.next(MANTRA).and_then(|old| Ok(SecretChoice::Swap(old, words.next(MANTRA)?))),
            "send-home" => words.next(DEMON).map(SecretChoice::SendHome),
            "clear" => words.next(BOARD).map(SecretChoice::Clear),
            "crystal-of" => words.next(TAOIST).map(SecretChoice::Crystal),
            _ => return None,
        })
    }
}

fn read_defeat(words: &mut Words) -> Result<SecretChoice, ParseError> {
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
    Ok(SecretChoice::Defeat { demons, tao, crystals })
}

const TILE: &str = "a tile";
const TAOIST: &str = "the colour of a Taoist";
const BOARD: &str = "the colour of a board";
const DEMON: &str = "a demon";
const CURSE: &str = "the number of a curse";
const MANTRA: &str = "the number of a Blood Mantra";
