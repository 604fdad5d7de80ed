//! White Moon: villagers, Su-Ling, Moon Crystals, the Mystic Barrier, the Kung-Fu School, artifacts (W1 to W80).
//!
//! The base rules enter here where the rulebook says that something is changed: when a figure or the Curse die haunts, when a card
//! comes or goes, when a Taoist moves, acts or dies, in the first step of Yin, and at the end of a turn.

mod arrival;
mod artifact;
mod barrier;
mod choice;
mod crystals;
mod event;
mod family;
mod layout;
mod option;
mod pile;
mod run;
mod school;
mod setup;
mod su_ling;
mod thanks;
mod villagers;
mod walk;
mod yin;

use crate::colour::{ByColour, Colour, ColourSet, TaoCount};
use crate::component_data::Components;
use crate::position::Position;
use crate::space::Space;
use crate::village::{Spot, SpotSet};

pub use artifact::{Artifact, ArtifactSet};
pub use barrier::Barrier;
pub use choice::WhiteMoonChoice;
pub use event::WhiteMoonEvent;
pub use family::{Curse, Family, FamilyCount, FamilySet, Thanks};
pub use layout::WhiteMoonError;
pub use pile::{BySpot, Pile};
pub use setup::{Incarnations, WhiteMoonSetup};

pub(crate) use choice::write_crystals;
pub(crate) use run::WhiteMoonStep;

/// How many Moon Crystals there are (W40).
pub const CRYSTALS: u8 = 4;
/// How many dead villagers lose the game (W5).
pub const GRAVES: u8 = 12;

/// What White Moon adds to the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct WhiteMoon {
    /// Which incarnations are in the game.
    pub incarnations: Incarnations,
    /// The spot of the Portal; the Gate Keeper may hold it.
    pub portal: Spot,
    /// The villagers of each tile.
    pub piles: BySpot<Pile>,
    /// Those nobody has seen, all in piles.
    pub unseen: FamilyCount,
    /// Those in the Shelter.
    pub saved: FamilyCount,
    /// Those in the graveyard.
    pub dead: FamilyCount,
    /// The crystals each Taoist holds.
    pub crystals: ByColour<u8>,
    /// How many of them the active one gained this turn.
    pub fresh: u8,
    /// The corners whose pedestal has a crystal.
    pub pedestals: SpotSet,
    /// The space before which Su-Ling stands.
    pub su_ling: Option<Space>,
    /// Something happened this turn that lets her be placed (W30).
    pub called: bool,
    /// She was placed or moved this turn, so she stays where she is until it ends (W30).
    pub su_ling_moved: bool,
    /// The Taoists who lie down (W28).
    pub lying: ColourSet,
    /// The artifacts each Taoist holds.
    pub artifacts: ByColour<ArtifactSet>,
    /// The Tao that left the game.
    pub lost_tao: TaoCount,
    /// How many villagers are still to be picked before the first turn (W4).
    pub(crate) picks: u8,
    /// Families saved whose thanks are to come when the barrier ends (W23).
    pub(crate) owed: FamilySet,
    /// Barriers that Zhou gave, to come at the end of the turn (W44).
    pub(crate) barriers: u8,
    /// The crystals of the running barrier, none if there is none.
    pub(crate) pool: Option<u8>,
}

impl WhiteMoon {
    /// What was settled for it before the first turn.
    pub fn setup(&self) -> WhiteMoonSetup {
        WhiteMoonSetup { portal: self.portal, incarnations: self.incarnations }
    }

    /// The same table with nothing under way: as it is laid out at the beginning of a turn.
    #[must_use]
    pub fn at_rest(&self) -> WhiteMoon {
        WhiteMoon { fresh: 0, picks: 0, owed: FamilySet::EMPTY, barriers: 0, pool: None, ..*self }
    }

    /// The crystals of the running barrier, if one is carried out.
    pub(crate) const fn barrier_pool(&self) -> Option<u8> {
        self.pool
    }

    /// The crystals in the reserve.
    pub fn reserve(&self) -> u8 {
        let held: u8 = self.crystals.0.iter().sum();
        CRYSTALS - held - self.pool.unwrap_or(self.pedestals.len() as u8)
    }

    /// Who holds an artifact.
    pub fn bearer(&self, artifact: Artifact) -> Option<Colour> {
        self.artifacts.iter().find(|(_, held)| held.contains(artifact)).map(|(colour, _)| colour)
    }

    /// The artifacts of the families that are saved.
    pub fn earned(&self, components: Components) -> ArtifactSet {
        let saved = Family::ALL.into_iter().filter(|&family| self.is_saved(family));
        saved.filter_map(|family| components.family(family).artifact()).collect()
    }

    /// The spots whose piles have somebody, and so somebody visible on top.
    pub fn inhabited(&self) -> SpotSet {
        Spot::ALL.into_iter().filter(|&spot| !self.piles[spot].is_empty()).collect()
    }

    /// True if a family is saved whole.
    pub fn is_saved(&self, family: Family) -> bool {
        self.saved.get(family) == family.size()
    }
}

impl Position {
    /// What White Moon adds, if it is played.
    pub fn white_moon(&self) -> Option<&WhiteMoon> {
        self.white_moon.as_ref()
    }

    /// The expansion's state where only its own steps come.
    fn white_moon_mut(&mut self) -> &mut WhiteMoon {
        self.white_moon.as_mut().expect("White Moon is played")
    }

    fn the_white_moon(&self) -> &WhiteMoon {
        self.white_moon.as_ref().expect("White Moon is played")
    }

    pub(crate) fn holds(&self, taoist: Colour, artifact: Artifact) -> bool {
        self.white_moon.as_ref().is_some_and(|white_moon| white_moon.artifacts[taoist].contains(artifact))
    }
}
