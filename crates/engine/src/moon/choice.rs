use core::fmt::{self, Display, Formatter};

use crate::colour::{Colour, Tao, TaoCount};
use crate::dice::Face;
use crate::moon::{Artifact, Family};
use crate::notation::{ParseError, SPACE, Words, write_defeat};
use crate::rule::Rule;
use crate::space::{Space, SpaceSet};
use crate::village::Tile;

/// What a player may decide in White Moon alone.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum MoonChoice {
    /// Before the first turn, or in the barrier: save the top villager of this tile (W4, W43).
    Save(Tile),
    /// Move to this tile with the top villager of the tile left behind (W21).
    Carry(Tile),
    /// With Dance of the Spires: the first of two steps, alone (W21).
    Step(Tile),
    /// Spend the move on standing up (W28).
    StandUp,
    /// Move this Taoist to this tile with the top villager of the tile left behind (W21).
    Escort(Colour, Tile),
    /// This Taoist stands up instead of being moved (W28).
    Raise(Colour),
    /// Save the top villager of the Portal tile (W22).
    Rescue,
    /// The top villager of this tile dies (W24, W27, W71).
    Sacrifice(Tile),
    /// A dead villager of this family returns to the Cemetery (W29).
    Return(Family),
    /// This Taoist gives up the Tao that leaves the game (W24).
    GiveUp(Colour),
    /// Place Su-Ling before this space (W30).
    SuLing(Space),
    /// Put a crystal of the reserve on the pedestal of Su-Ling's corner (W32).
    Light,
    /// Put an own crystal on the pedestal of the own corner (W42).
    PlaceCrystal,
    /// Train against all ghosts of this colour (W50).
    Train(Tao),
    /// After the roll: as [`crate::Choice::Defeat`], with crystals (W41).
    Defeat {
        /// The spaces of the exorcised ghosts.
        ghosts: SpaceSet,
        /// The Tao spent.
        tao: TaoCount,
        /// The crystals spent, at least one.
        crystals: u8,
    },
    /// In the School or the barrier: beat the ghost of this space with so many tokens, the rest by dice (W43, W50).
    Beat {
        /// Its space.
        space: Space,
        /// The Tao spent.
        tao: u8,
        /// The crystals spent.
        crystals: u8,
    },
    /// This Taoist pays the next crystal (W41).
    PayCrystal(Colour),
    /// Roll four dice against the ghosts of the board (W43).
    Roll,
    /// Use this artifact up (W60).
    Use(Artifact),
    /// Turn a die that shows this face to white (W60).
    Turn(Face),
    /// Ignore the Curse die (W60).
    Ward,
    /// This Taoist gets the artifact (W4, W60).
    Give(Colour),
}

impl MoonChoice {
    /// The rule that allows it.
    pub const fn rule(self) -> Rule {
        Rule::W(match self {
            MoonChoice::Save(_) => 4,
            MoonChoice::Carry(_) | MoonChoice::Step(_) | MoonChoice::Escort(..) => 21,
            MoonChoice::StandUp | MoonChoice::Raise(_) => 28,
            MoonChoice::Rescue => 22,
            MoonChoice::Sacrifice(_) | MoonChoice::GiveUp(_) => 24,
            MoonChoice::Return(_) => 29,
            MoonChoice::SuLing(_) => 30,
            MoonChoice::Light => 32,
            MoonChoice::PlaceCrystal => 42,
            MoonChoice::Train(_) | MoonChoice::Beat { .. } => 50,
            MoonChoice::Defeat { .. } | MoonChoice::PayCrystal(_) => 41,
            MoonChoice::Roll => 43,
            MoonChoice::Use(_) | MoonChoice::Turn(_) | MoonChoice::Ward | MoonChoice::Give(_) => 60,
        })
    }
}

impl Display for MoonChoice {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match *self {
            MoonChoice::Save(tile) => write!(f, "save {tile}"),
            MoonChoice::Carry(tile) => write!(f, "carry {tile}"),
            MoonChoice::Step(tile) => write!(f, "step {tile}"),
            MoonChoice::StandUp => f.write_str("stand-up"),
            MoonChoice::Escort(taoist, tile) => write!(f, "escort {taoist} {tile}"),
            MoonChoice::Raise(taoist) => write!(f, "raise {taoist}"),
            MoonChoice::Rescue => f.write_str("rescue"),
            MoonChoice::Sacrifice(tile) => write!(f, "sacrifice {tile}"),
            MoonChoice::Return(family) => write!(f, "return {family}"),
            MoonChoice::GiveUp(taoist) => write!(f, "give-up {taoist}"),
            MoonChoice::SuLing(space) => write!(f, "su-ling {space}"),
            MoonChoice::Light => f.write_str("light"),
            MoonChoice::PlaceCrystal => f.write_str("crystal"),
            MoonChoice::Train(tao) => write!(f, "train {tao}"),
            MoonChoice::Defeat { ghosts, tao, crystals } => {
                write_defeat(f, ghosts, tao)?;
                write_crystals(f, tao, crystals)
            }
            MoonChoice::Beat { space, tao, crystals } => write!(f, "beat {space} {tao} {crystals}"),
            MoonChoice::PayCrystal(taoist) => write!(f, "pay-crystal {taoist}"),
            MoonChoice::Roll => f.write_str("roll-dice"),
            MoonChoice::Use(artifact) => write!(f, "use {artifact}"),
            MoonChoice::Turn(face) => write!(f, "turn {face}"),
            MoonChoice::Ward => f.write_str("ward"),
            MoonChoice::Give(taoist) => write!(f, "give {taoist}"),
        }
    }
}

/// The crystals behind the Tao that are spent. Records from before have no `spending` where no Tao is spent; they are read too.
pub(crate) fn write_crystals(f: &mut Formatter<'_>, tao: TaoCount, crystals: u8) -> fmt::Result {
    match (crystals, tao.is_empty()) {
        (0, _) => Ok(()),
        (_, true) => write!(f, " spending crystals {crystals}"),
        (_, false) => write!(f, " crystals {crystals}"),
    }
}

impl MoonChoice {
    /// Reads a choice by its verb; `None` if it is none of White Moon's.
    pub(crate) fn read(verb: &str, words: &mut Words) -> Option<Result<MoonChoice, ParseError>> {
        Some(match verb {
            "save" => words.next(TILE).map(MoonChoice::Save),
            "carry" => words.next(TILE).map(MoonChoice::Carry),
            "step" => words.next(TILE).map(MoonChoice::Step),
            "stand-up" => Ok(MoonChoice::StandUp),
            "escort" => words.next(TAOIST).and_then(|taoist| Ok(MoonChoice::Escort(taoist, words.next(TILE)?))),
            "raise" => words.next(TAOIST).map(MoonChoice::Raise),
            "rescue" => Ok(MoonChoice::Rescue),
            "sacrifice" => words.next(TILE).map(MoonChoice::Sacrifice),
            "return" => words.next("a family").map(MoonChoice::Return),
            "give-up" => words.next(TAOIST).map(MoonChoice::GiveUp),
            "su-ling" => words.next(SPACE.expected).map(MoonChoice::SuLing),
            "light" => Ok(MoonChoice::Light),
            "crystal" => Ok(MoonChoice::PlaceCrystal),
            "train" => words.next("the colour of the ghosts").map(MoonChoice::Train),
            "beat" => words
                .next(SPACE.expected)
                .and_then(|space| Ok(MoonChoice::Beat { space, tao: words.number()?, crystals: words.number()? })),
            "pay-crystal" => words.next(TAOIST).map(MoonChoice::PayCrystal),
            "roll-dice" => Ok(MoonChoice::Roll),
            "use" => words.next("an artifact").map(MoonChoice::Use),
            "turn" => words.next("the face of a die").map(MoonChoice::Turn),
            "ward" => Ok(MoonChoice::Ward),
            "give" => words.next(TAOIST).map(MoonChoice::Give),
            _ => return None,
        })
    }
}

const TILE: &str = "a tile";
const TAOIST: &str = "the colour of a Taoist";
