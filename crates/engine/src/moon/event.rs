use core::fmt;

use crate::card::Card;
use crate::colour::{Colour, Tao};
use crate::dice::Face;
use crate::moon::{Artifact, Family};
use crate::rule::Rule;
use crate::space::Space;
use crate::village::Tile;

/// Something that happened at the table in White Moon alone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the fields are what their types say")]
pub enum MoonEvent {
    /// The top villager of a tile was turned up.
    VillagerRevealed { family: Family, tile: Tile },
    /// A villager came from one tile to another, carried or fleeing.
    VillagerMoved { family: Family, from: Tile, tile: Tile, by: Rule },
    /// A villager of this tile was saved.
    VillagerSaved { family: Family, tile: Tile, by: Rule },
    /// A villager died on this tile.
    VillagerDied { family: Family, tile: Tile, by: Rule },
    /// A dead villager returned to this tile.
    VillagerReturned { family: Family, tile: Tile },
    /// All members of a family are saved, and this player is thanked.
    FamilySaved { family: Family, taoist: Colour },
    /// A Taoist was laid down.
    TaoistLaidDown { taoist: Colour, by: Rule },
    /// A Taoist stood up.
    TaoistStoodUp { taoist: Colour },
    /// A Tao left the game, from this Taoist or from the bank.
    TaoLeft { tao: Tao, taoist: Option<Colour> },
    /// Su-Ling was placed before a space.
    SuLingPlaced { space: Space },
    /// Su-Ling went back to the reserve, or onto the Howling Ondine.
    SuLingReturned { by: Rule },
    /// A Taoist got a crystal.
    CrystalGained { taoist: Colour, by: Rule },
    /// A Taoist spent a crystal.
    CrystalSpent { taoist: Colour },
    /// A crystal was put on the pedestal of this corner.
    CrystalPlaced { tile: Tile, by: Rule },
    /// The Mystic Barrier began.
    BarrierBegan { by: Rule },
    /// The four dice of the barrier are thrown for this board.
    BarrierRolls { board: Colour },
    /// A crystal of the barrier was spent.
    BarrierSpent,
    /// The Mystic Barrier ended: its crystals and Su-Ling went back.
    BarrierEnded,
    /// A Taoist trains in the Kung-Fu School against this colour.
    TrainingBegan { taoist: Colour, tao: Tao },
    /// A Taoist got an artifact.
    ArtifactGained { taoist: Colour, artifact: Artifact },
    /// A Taoist used an artifact.
    ArtifactUsed { taoist: Colour, artifact: Artifact },
    /// The Divine Sword turned a die that showed this face to white.
    DieTurned { taoist: Colour, face: Face },
    /// The Spirit Armour made the left stone of this card void.
    StoneVoid { card: Card },
    /// The Portal was taken by the Gate Keeper.
    PortalTaken,
    /// The Portal is back on its tile.
    PortalReturned,
    /// So many of the lowest ghosts left the deck.
    GhostsLeft { number: u8 },
    /// The Shapeshifter moved on.
    Shapeshifted { from: Space, to: Space },
    /// An incarnation found no free space and lies on top of the deck.
    OnDeck { card: Card },
}

impl MoonEvent {
    /// The name of every event in its written form.
    pub const NAMES: [&'static str; 28] = [
        "villager-revealed",
        "villager-moved",
        "villager-saved",
        "villager-died",
        "villager-returned",
        "family-saved",
        "taoist-laid-down",
        "taoist-stood-up",
        "tao-left",
        "su-ling-placed",
        "su-ling-returned",
        "crystal-gained",
        "crystal-spent",
        "crystal-placed",
        "barrier-began",
        "barrier-rolls",
        "barrier-spent",
        "barrier-ended",
        "training-began",
        "artifact-gained",
        "artifact-used",
        "die-turned",
        "stone-void",
        "portal-taken",
        "portal-returned",
        "ghosts-left",
        "shapeshifted",
        "on-deck",
    ];

    /// The rule by which it happened.
    pub const fn rule(self) -> Rule {
        Rule::W(match self {
            MoonEvent::VillagerMoved { by, .. }
            | MoonEvent::VillagerSaved { by, .. }
            | MoonEvent::VillagerDied { by, .. }
            | MoonEvent::TaoistLaidDown { by, .. }
            | MoonEvent::SuLingReturned { by }
            | MoonEvent::CrystalGained { by, .. }
            | MoonEvent::CrystalPlaced { by, .. }
            | MoonEvent::BarrierBegan { by } => return by,
            MoonEvent::VillagerRevealed { .. } => 2,
            MoonEvent::VillagerReturned { .. } => 29,
            MoonEvent::FamilySaved { .. } => 23,
            MoonEvent::TaoistStoodUp { .. } => 28,
            MoonEvent::TaoLeft { .. } => 24,
            MoonEvent::SuLingPlaced { .. } => 30,
            MoonEvent::CrystalSpent { .. } => 41,
            MoonEvent::BarrierRolls { .. } | MoonEvent::BarrierSpent | MoonEvent::BarrierEnded => 43,
            MoonEvent::TrainingBegan { .. } => 50,
            MoonEvent::ArtifactGained { .. }
            | MoonEvent::ArtifactUsed { .. }
            | MoonEvent::DieTurned { .. }
            | MoonEvent::StoneVoid { .. } => 60,
            MoonEvent::PortalTaken | MoonEvent::PortalReturned => 70,
            MoonEvent::GhostsLeft { .. } => 74,
            MoonEvent::Shapeshifted { .. } => 75,
            MoonEvent::OnDeck { .. } => 76,
        })
    }
}

impl fmt::Display for MoonEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            MoonEvent::VillagerRevealed { family, tile } => write!(f, "villager-revealed {family} {tile}"),
            MoonEvent::VillagerMoved { family, tile, .. } => write!(f, "villager-moved {family} {tile}"),
            MoonEvent::VillagerSaved { family, .. } => write!(f, "villager-saved {family}"),
            MoonEvent::VillagerDied { family, tile, .. } => write!(f, "villager-died {family} {tile}"),
            MoonEvent::VillagerReturned { family, tile } => write!(f, "villager-returned {family} {tile}"),
            MoonEvent::FamilySaved { family, taoist } => write!(f, "family-saved {family} {taoist}"),
            MoonEvent::TaoistLaidDown { taoist, .. } => write!(f, "taoist-laid-down {taoist}"),
            MoonEvent::TaoistStoodUp { taoist } => write!(f, "taoist-stood-up {taoist}"),
            MoonEvent::TaoLeft { tao, taoist: Some(taoist) } => write!(f, "tao-left {tao} {taoist}"),
            MoonEvent::TaoLeft { tao, taoist: None } => write!(f, "tao-left {tao} bank"),
            MoonEvent::SuLingPlaced { space } => write!(f, "su-ling-placed {space}"),
            MoonEvent::SuLingReturned { .. } => f.write_str("su-ling-returned"),
            MoonEvent::CrystalGained { taoist, .. } => write!(f, "crystal-gained {taoist}"),
            MoonEvent::CrystalSpent { taoist } => write!(f, "crystal-spent {taoist}"),
            MoonEvent::CrystalPlaced { tile, .. } => write!(f, "crystal-placed {tile}"),
            MoonEvent::BarrierBegan { .. } => f.write_str("barrier-began"),
            MoonEvent::BarrierRolls { board } => write!(f, "barrier-rolls {board}"),
            MoonEvent::BarrierSpent => f.write_str("barrier-spent"),
            MoonEvent::BarrierEnded => f.write_str("barrier-ended"),
            MoonEvent::TrainingBegan { taoist, tao } => write!(f, "training-began {taoist} {tao}"),
            MoonEvent::ArtifactGained { taoist, artifact } => write!(f, "artifact-gained {taoist} {artifact}"),
            MoonEvent::ArtifactUsed { taoist, artifact } => write!(f, "artifact-used {taoist} {artifact}"),
            MoonEvent::DieTurned { taoist, face } => write!(f, "die-turned {taoist} {face}"),
            MoonEvent::StoneVoid { card } => write!(f, "stone-void {card}"),
            MoonEvent::PortalTaken => f.write_str("portal-taken"),
            MoonEvent::PortalReturned => f.write_str("portal-returned"),
            MoonEvent::GhostsLeft { number } => write!(f, "ghosts-left {number}"),
            MoonEvent::Shapeshifted { from, to } => write!(f, "shapeshifted {from} {to}"),
            MoonEvent::OnDeck { card } => write!(f, "on-deck {card}"),
        }
    }
}
