//! White Moon's part of a position written down by hand.

use core::fmt;

use crate::card::Card;
use crate::colour::{Colour, ColourSet};
use crate::layout::{Layout, LayoutError};
use crate::space::Space;
use crate::village::Spot;
use crate::white_moon::{Artifact, ArtifactSet, CRYSTALS, Family, FamilyCount, GRAVES, WhiteMoon};

/// Why White Moon's part of a layout is no position of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the messages say it")]
pub enum WhiteMoonError {
    NotPlayed,
    TooManyVillagers(Family),
    TooManyUnknown,
    VillagerOnHaunted(Spot),
    GraveyardFull,
    TooManyCrystals,
    TooManyFresh,
    HeldByDead(Colour),
    NoCorner(Spot),
    SuLingBeforeIncarnation(Space),
    SuLingHeld,
    ArtifactTwice(Artifact),
    ArtifactNotEarned(Artifact),
}

impl fmt::Display for WhiteMoonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WhiteMoonError::NotPlayed => {
                f.write_str("White Moon's pieces are there without White Moon, or the other way round")
            }
            WhiteMoonError::TooManyVillagers(family) => {
                write!(f, "the family {family} has only {}", family.size())
            }
            WhiteMoonError::TooManyUnknown => f.write_str("more villagers lie face down than nobody has seen"),
            WhiteMoonError::VillagerOnHaunted(spot) => {
                write!(f, "no villager can be on the haunted tile in the {spot}")
            }
            WhiteMoonError::GraveyardFull => write!(f, "{GRAVES} dead villagers lose the game"),
            WhiteMoonError::TooManyCrystals => write!(f, "there are only {CRYSTALS} crystals"),
            WhiteMoonError::TooManyFresh => f.write_str("more crystals gained this turn than are in hand"),
            WhiteMoonError::HeldByDead(taoist) => {
                write!(f, "{taoist} is no living Taoist and can neither hold crystals or artifacts nor lie down")
            }
            WhiteMoonError::NoCorner(spot) => write!(f, "the tile in the {spot} is no corner and has no pedestal"),
            WhiteMoonError::SuLingBeforeIncarnation(space) => {
                write!(f, "Su-Ling cannot stand before the incarnation on {space}")
            }
            WhiteMoonError::SuLingHeld => f.write_str("the Howling Ondine (78) holds Su-Ling"),
            WhiteMoonError::ArtifactTwice(artifact) => write!(f, "there is only one {artifact}"),
            WhiteMoonError::ArtifactNotEarned(artifact) => {
                write!(f, "{artifact} is held, but the family that gives it is not saved")
            }
        }
    }
}

impl Layout {
    /// Checks White Moon's part.
    pub(crate) fn check_white_moon(&self, living: ColourSet) -> Result<(), LayoutError> {
        match (&self.white_moon, &self.setup.white_moon) {
            (None, None) => Ok(()),
            (Some(white_moon), Some(setup)) if white_moon.setup() == *setup => self
                .check_villagers(white_moon)
                .and_then(|()| self.check_pieces(white_moon, living))
                .map_err(LayoutError::WhiteMoon),
            _ => Err(LayoutError::WhiteMoon(WhiteMoonError::NotPlayed)),
        }
    }

    fn check_villagers(&self, white_moon: &WhiteMoon) -> Result<(), WhiteMoonError> {
        let mut known = FamilyCount::NONE;
        let mut unknown = 0;
        for spot in Spot::ALL {
            let pile = white_moon.piles[spot];
            if !pile.is_empty() && self.haunted.contains(spot) {
                return Err(WhiteMoonError::VillagerOnHaunted(spot));
            }
            unknown += pile.unknown();
            for family in pile.from_bottom().flatten() {
                if known.get(family) == family.size() {
                    return Err(WhiteMoonError::TooManyVillagers(family));
                }
                known = known.plus(family);
            }
        }
        for family in Family::ALL {
            let elsewhere = white_moon.saved.get(family) + white_moon.dead.get(family) + white_moon.unseen.get(family);
            if known.get(family) + elsewhere > family.size() {
                return Err(WhiteMoonError::TooManyVillagers(family));
            }
        }
        if unknown > white_moon.unseen.total() {
            return Err(WhiteMoonError::TooManyUnknown);
        }
        if white_moon.dead.total() >= GRAVES {
            return Err(WhiteMoonError::GraveyardFull);
        }
        Ok(())
    }

    fn check_pieces(&self, white_moon: &WhiteMoon, living: ColourSet) -> Result<(), WhiteMoonError> {
        let held: u32 = white_moon.crystals.0.iter().map(|&number| u32::from(number)).sum();
        if held + white_moon.pedestals.len() > CRYSTALS.into() {
            return Err(WhiteMoonError::TooManyCrystals);
        }
        if white_moon.fresh > white_moon.crystals[self.board] {
            return Err(WhiteMoonError::TooManyFresh);
        }
        if let Some(spot) = white_moon.pedestals.iter().find(|spot| !spot.is_corner()) {
            return Err(WhiteMoonError::NoCorner(spot));
        }
        let mut given = ArtifactSet::EMPTY;
        for colour in Colour::ALL {
            let holds = white_moon.crystals[colour] > 0
                || !white_moon.artifacts[colour].is_empty()
                || white_moon.lying.contains(colour);
            if holds && !living.contains(colour) {
                return Err(WhiteMoonError::HeldByDead(colour));
            }
            if let Some(artifact) = white_moon.artifacts[colour].both(given).first() {
                return Err(WhiteMoonError::ArtifactTwice(artifact));
            }
            given = given.union(white_moon.artifacts[colour]);
        }
        if let Some(artifact) = given.without(white_moon.earned(self.setup.components)).first() {
            return Err(WhiteMoonError::ArtifactNotEarned(artifact));
        }
        let ondine = |card: Card| card.number() == 78;
        match white_moon.su_ling {
            Some(space) if self.cards[space].is_some_and(Card::is_incarnation) => {
                Err(WhiteMoonError::SuLingBeforeIncarnation(space))
            }
            Some(_) if Space::ALL.into_iter().any(|space| self.cards[space].is_some_and(ondine)) => {
                Err(WhiteMoonError::SuLingHeld)
            }
            _ => Ok(()),
        }
    }
}
