//! White Moon's part of a position written down by hand.

use core::fmt;

use crate::card::Card;
use crate::colour::{Colour, ColourSet};
use crate::layout::{Layout, LayoutError};
use crate::moon::{Artifact, ArtifactSet, CRYSTALS, Family, FamilyCount, GRAVES, Moon};
use crate::space::Space;
use crate::village::Spot;

/// Why White Moon's part of a layout is no position of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the messages say it")]
pub enum MoonError {
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

impl fmt::Display for MoonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MoonError::NotPlayed => {
                f.write_str("White Moon's pieces are there without White Moon, or the other way round")
            }
            MoonError::TooManyVillagers(family) => {
                write!(f, "the family {family} has only {}", family.size())
            }
            MoonError::TooManyUnknown => f.write_str("more villagers lie face down than nobody has seen"),
            MoonError::VillagerOnHaunted(spot) => write!(f, "no villager can be on the haunted tile in the {spot}"),
            MoonError::GraveyardFull => write!(f, "{GRAVES} dead villagers lose the game"),
            MoonError::TooManyCrystals => write!(f, "there are only {CRYSTALS} crystals"),
            MoonError::TooManyFresh => f.write_str("more crystals gained this turn than are in hand"),
            MoonError::HeldByDead(taoist) => {
                write!(f, "{taoist} is no living Taoist and can neither hold crystals or artifacts nor lie down")
            }
            MoonError::NoCorner(spot) => write!(f, "the tile in the {spot} is no corner and has no pedestal"),
            MoonError::SuLingBeforeIncarnation(space) => {
                write!(f, "Su-Ling cannot stand before the incarnation on {space}")
            }
            MoonError::SuLingHeld => f.write_str("the Howling Ondine (78) holds Su-Ling"),
            MoonError::ArtifactTwice(artifact) => write!(f, "there is only one {artifact}"),
            MoonError::ArtifactNotEarned(artifact) => {
                write!(f, "{artifact} is held, but the family that gives it is not saved")
            }
        }
    }
}

impl Layout {
    /// Checks White Moon's part.
    pub(crate) fn check_moon(&self, living: ColourSet) -> Result<(), LayoutError> {
        match (&self.moon, &self.setup.moon) {
            (None, None) => Ok(()),
            (Some(moon), Some(setup)) if moon.setup() == *setup => {
                self.check_villagers(moon).and_then(|()| self.check_pieces(moon, living)).map_err(LayoutError::Moon)
            }
            _ => Err(LayoutError::Moon(MoonError::NotPlayed)),
        }
    }

    fn check_villagers(&self, moon: &Moon) -> Result<(), MoonError> {
        let mut known = FamilyCount::NONE;
        let mut unknown = 0;
        for spot in Spot::ALL {
            let pile = moon.piles[spot];
            if !pile.is_empty() && self.haunted.contains(spot) {
                return Err(MoonError::VillagerOnHaunted(spot));
            }
            unknown += pile.unknown();
            for family in pile.from_bottom().flatten() {
                if known.get(family) == family.size() {
                    return Err(MoonError::TooManyVillagers(family));
                }
                known = known.plus(family);
            }
        }
        for family in Family::ALL {
            let elsewhere = moon.saved.get(family) + moon.dead.get(family) + moon.unseen.get(family);
            if known.get(family) + elsewhere > family.size() {
                return Err(MoonError::TooManyVillagers(family));
            }
        }
        if unknown > moon.unseen.total() {
            return Err(MoonError::TooManyUnknown);
        }
        if moon.dead.total() >= GRAVES {
            return Err(MoonError::GraveyardFull);
        }
        Ok(())
    }

    fn check_pieces(&self, moon: &Moon, living: ColourSet) -> Result<(), MoonError> {
        let held: u32 = moon.crystals.0.iter().map(|&number| u32::from(number)).sum();
        if held + moon.pedestals.len() > CRYSTALS.into() {
            return Err(MoonError::TooManyCrystals);
        }
        if moon.fresh > moon.crystals[self.board] {
            return Err(MoonError::TooManyFresh);
        }
        if let Some(spot) = moon.pedestals.iter().find(|spot| !spot.is_corner()) {
            return Err(MoonError::NoCorner(spot));
        }
        let mut given = ArtifactSet::EMPTY;
        for colour in Colour::ALL {
            let holds = moon.crystals[colour] > 0 || !moon.artifacts[colour].is_empty() || moon.lying.contains(colour);
            if holds && !living.contains(colour) {
                return Err(MoonError::HeldByDead(colour));
            }
            if let Some(artifact) = moon.artifacts[colour].both(given).first() {
                return Err(MoonError::ArtifactTwice(artifact));
            }
            given = given.union(moon.artifacts[colour]);
        }
        if let Some(artifact) = given.without(moon.earned(self.setup.book)).first() {
            return Err(MoonError::ArtifactNotEarned(artifact));
        }
        let ondine = |card: Card| card.number() == 78;
        match moon.su_ling {
            Some(space) if self.cards[space].is_some_and(Card::is_incarnation) => {
                Err(MoonError::SuLingBeforeIncarnation(space))
            }
            Some(_) if Space::ALL.into_iter().any(|space| self.cards[space].is_some_and(ondine)) => {
                Err(MoonError::SuLingHeld)
            }
            _ => Ok(()),
        }
    }
}
