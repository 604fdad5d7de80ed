use core::fmt::{self, Display, Formatter};

use crate::colour::{Colour, Tao, TaoCount};
use crate::dice::Face;
use crate::notation::{ParseError, PhraseReader, SPACE, write_defeat};
use crate::rule::Rule;
use crate::space::{Space, SpaceSet};
use crate::village::Tile;
use crate::white_moon::{Artifact, Family};

/// What a player may decide in White Moon alone.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum WhiteMoonChoice {
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

impl WhiteMoonChoice {
    /// The rule that allows it.
    pub const fn rule(self) -> Rule {
        Rule::W(match self {
            WhiteMoonChoice::Save(_) => 4,
            WhiteMoonChoice::Carry(_) | WhiteMoonChoice::Step(_) | WhiteMoonChoice::Escort(..) => 21,
            WhiteMoonChoice::StandUp | WhiteMoonChoice::Raise(_) => 28,
            WhiteMoonChoice::Rescue => 22,
            WhiteMoonChoice::Sacrifice(_) | WhiteMoonChoice::GiveUp(_) => 24,
            WhiteMoonChoice::Return(_) => 29,
            WhiteMoonChoice::SuLing(_) => 30,
            WhiteMoonChoice::Light => 32,
            WhiteMoonChoice::PlaceCrystal => 42,
            WhiteMoonChoice::Train(_) | WhiteMoonChoice::Beat { .. } => 50,
            WhiteMoonChoice::Defeat { .. } | WhiteMoonChoice::PayCrystal(_) => 41,
            WhiteMoonChoice::Roll => 43,
            WhiteMoonChoice::Use(_) | WhiteMoonChoice::Turn(_) | WhiteMoonChoice::Ward | WhiteMoonChoice::Give(_) => 60,
        })
    }
}

impl Display for WhiteMoonChoice {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match *self {
            WhiteMoonChoice::Save(tile) => write!(f, "save {tile}"),
            WhiteMoonChoice::Carry(tile) => write!(f, "carry {tile}"),
            WhiteMoonChoice::Step(tile) => write!(f, "step {tile}"),
            WhiteMoonChoice::StandUp => f.write_str("stand-up"),
            WhiteMoonChoice::Escort(taoist, tile) => write!(f, "escort {taoist} {tile}"),
            WhiteMoonChoice::Raise(taoist) => write!(f, "raise {taoist}"),
            WhiteMoonChoice::Rescue => f.write_str("rescue"),
            WhiteMoonChoice::Sacrifice(tile) => write!(f, "sacrifice {tile}"),
            WhiteMoonChoice::Return(family) => write!(f, "return {family}"),
            WhiteMoonChoice::GiveUp(taoist) => write!(f, "give-up {taoist}"),
            WhiteMoonChoice::SuLing(space) => write!(f, "su-ling {space}"),
            WhiteMoonChoice::Light => f.write_str("light"),
            WhiteMoonChoice::PlaceCrystal => f.write_str("crystal"),
            WhiteMoonChoice::Train(tao) => write!(f, "train {tao}"),
            WhiteMoonChoice::Defeat { ghosts, tao, crystals } => {
                write_defeat(f, ghosts, tao)?;
                write_crystals(f, tao, crystals)
            }
            WhiteMoonChoice::Beat { space, tao, crystals } => write!(f, "beat {space} {tao} {crystals}"),
            WhiteMoonChoice::PayCrystal(taoist) => write!(f, "pay-crystal {taoist}"),
            WhiteMoonChoice::Roll => f.write_str("roll-dice"),
            WhiteMoonChoice::Use(artifact) => write!(f, "use {artifact}"),
            WhiteMoonChoice::Turn(face) => write!(f, "turn {face}"),
            WhiteMoonChoice::Ward => f.write_str("ward"),
            WhiteMoonChoice::Give(taoist) => write!(f, "give {taoist}"),
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

impl WhiteMoonChoice {
    /// Reads a choice by its verb; `None` if it is none of White Moon's.
    pub(crate) fn read(verb: &str, words: &mut PhraseReader) -> Option<Result<WhiteMoonChoice, ParseError>> {
        Some(match verb {
            "save" => words.next(TILE).map(WhiteMoonChoice::Save),
            "carry" => words.next(TILE).map(WhiteMoonChoice::Carry),
            "step" => words.next(TILE).map(WhiteMoonChoice::Step),
            "stand-up" => Ok(WhiteMoonChoice::StandUp),
            "escort" => words.next(TAOIST).and_then(|taoist| Ok(WhiteMoonChoice::Escort(taoist, words.next(TILE)?))),
            "raise" => words.next(TAOIST).map(WhiteMoonChoice::Raise),
            "rescue" => Ok(WhiteMoonChoice::Rescue),
            "sacrifice" => words.next(TILE).map(WhiteMoonChoice::Sacrifice),
            "return" => words.next("a family").map(WhiteMoonChoice::Return),
            "give-up" => words.next(TAOIST).map(WhiteMoonChoice::GiveUp),
            "su-ling" => words.next(SPACE.expected).map(WhiteMoonChoice::SuLing),
            "light" => Ok(WhiteMoonChoice::Light),
            "crystal" => Ok(WhiteMoonChoice::PlaceCrystal),
            "train" => words.next("the colour of the ghosts").map(WhiteMoonChoice::Train),
            "beat" => words
                .next(SPACE.expected)
                .and_then(|space| Ok(WhiteMoonChoice::Beat { space, tao: words.number()?, crystals: words.number()? })),
            "pay-crystal" => words.next(TAOIST).map(WhiteMoonChoice::PayCrystal),
            "roll-dice" => Ok(WhiteMoonChoice::Roll),
            "use" => words.next("an artifact").map(WhiteMoonChoice::Use),
            "turn" => words.next("the face of a die").map(WhiteMoonChoice::Turn),
            "ward" => Ok(WhiteMoonChoice::Ward),
            "give" => words.next(TAOIST).map(WhiteMoonChoice::Give),
            _ => return None,
        })
    }
}

const TILE: &str = "a tile";
const TAOIST: &str = "the colour of a Taoist";
