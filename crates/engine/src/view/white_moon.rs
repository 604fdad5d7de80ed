use crate::colour::{ByColour, ColourSet, TaoCount};
use crate::position::Position;
use crate::space::Space;
use crate::village::{Spot, Tile};
use crate::white_moon::{ArtifactSet, Barrier, BySpot, Family, FamilyCount, WhiteMoon};

/// White Moon's part of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct WhiteMoonView {
    /// Where the Portal lies.
    pub portal: Spot,
    /// Whether villagers can leave by it.
    pub portal_open: bool,
    /// The villagers of each tile from the top; none for one nobody has seen.
    pub villagers: BySpot<Vec<Option<Family>>>,
    /// Those in the Shelter.
    pub saved: FamilyCount,
    /// Those in the graveyard.
    pub dead: FamilyCount,
    /// Those nobody has seen.
    pub unseen: FamilyCount,
    /// The crystals each Taoist holds.
    pub crystals: ByColour<u8>,
    /// The crystals in the reserve.
    pub reserve: u8,
    /// The Mystic Barrier, while it is carried out.
    pub barrier: Option<Barrier>,
    /// The tiles whose pedestal has a crystal.
    pub pedestals: Vec<Tile>,
    /// The space before which Su-Ling stands.
    pub su_ling: Option<Space>,
    /// The Taoists who lie down.
    pub lying: ColourSet,
    /// The artifacts each Taoist holds.
    pub artifacts: ByColour<ArtifactSet>,
    /// The Tao that left the game.
    pub lost_tao: TaoCount,
}

impl WhiteMoonView {
    pub(super) fn of(position: &Position, white_moon: &WhiteMoon) -> WhiteMoonView {
        WhiteMoonView {
            portal: white_moon.portal,
            portal_open: position.portal_is_open(),
            villagers: BySpot(white_moon.piles.0.map(|pile| pile.from_top().collect())),
            saved: white_moon.saved,
            dead: white_moon.dead,
            unseen: white_moon.unseen,
            crystals: white_moon.crystals,
            reserve: white_moon.reserve(),
            barrier: position.barrier(),
            pedestals: white_moon.pedestals.iter().map(|spot| position.village().tile(spot)).collect(),
            su_ling: white_moon.su_ling,
            lying: white_moon.lying,
            artifacts: white_moon.artifacts,
            lost_tao: white_moon.lost_tao,
        }
    }
}
