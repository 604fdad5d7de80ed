use core::fmt;

use crate::card::Card;
use crate::cause::Cause;
use crate::colour::{Colour, Tao};
use crate::dice::Face;
use crate::rule::Rule;
use crate::space::Space;
use crate::village::Tile;
use crate::white_moon::{Artifact, Family};

/// Something that happened at the table in White Moon alone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the fields are what their types say")]
pub enum WhiteMoonEvent {
    /// The top villager of a tile was turned up.
    VillagerRevealed { family: Family, tile: Tile },
    /// A villager came from one tile to another, carried or fleeing.
    VillagerMoved { family: Family, from: Tile, tile: Tile, cause: Cause },
    /// A villager of this tile was saved.
    VillagerSaved { family: Family, tile: Tile, cause: Cause },
    /// A villager died on this tile.
    VillagerDied { family: Family, tile: Tile, cause: Cause },
    /// A dead villager returned to this tile.
    VillagerReturned { family: Family, tile: Tile },
    /// All members of a family are saved, and this player is thanked.
    FamilySaved { family: Family, taoist: Colour },
    /// A Taoist was laid down.
    TaoistLaidDown { taoist: Colour, cause: Cause },
    /// A Taoist stood up.
    TaoistStoodUp { taoist: Colour },
    /// A Tao left the game, from this Taoist or from the bank.
    TaoLeft { tao: Tao, taoist: Option<Colour> },
    /// Su-Ling was placed before a space.
    SuLingPlaced { space: Space },
    /// Su-Ling went back to the reserve, or onto the Howling Ondine.
    SuLingReturned { cause: Cause },
    /// A Taoist got a crystal.
    CrystalGained { taoist: Colour, cause: Cause },
    /// A Taoist spent a crystal.
    CrystalSpent { taoist: Colour },
    /// A crystal was put on the pedestal of this corner.
    CrystalPlaced { tile: Tile, cause: Cause },
    /// The Mystic Barrier began.
    BarrierBegan { cause: Cause },
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

impl WhiteMoonEvent {
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
            WhiteMoonEvent::VillagerMoved { cause, .. }
            | WhiteMoonEvent::VillagerSaved { cause, .. }
            | WhiteMoonEvent::VillagerDied { cause, .. }
            | WhiteMoonEvent::TaoistLaidDown { cause, .. }
            | WhiteMoonEvent::SuLingReturned { cause }
            | WhiteMoonEvent::CrystalGained { cause, .. }
            | WhiteMoonEvent::CrystalPlaced { cause, .. }
            | WhiteMoonEvent::BarrierBegan { cause } => return cause.rule(),
            WhiteMoonEvent::VillagerRevealed { .. } => 2,
            WhiteMoonEvent::VillagerReturned { .. } => 29,
            WhiteMoonEvent::FamilySaved { .. } => 23,
            WhiteMoonEvent::TaoistStoodUp { .. } => 28,
            WhiteMoonEvent::TaoLeft { .. } => 24,
            WhiteMoonEvent::SuLingPlaced { .. } => 30,
            WhiteMoonEvent::CrystalSpent { .. } => 41,
            WhiteMoonEvent::BarrierRolls { .. } | WhiteMoonEvent::BarrierSpent | WhiteMoonEvent::BarrierEnded => 43,
            WhiteMoonEvent::TrainingBegan { .. } => 50,
            WhiteMoonEvent::ArtifactGained { .. }
            | WhiteMoonEvent::ArtifactUsed { .. }
            | WhiteMoonEvent::DieTurned { .. }
            | WhiteMoonEvent::StoneVoid { .. } => 60,
            WhiteMoonEvent::PortalTaken | WhiteMoonEvent::PortalReturned => 70,
            WhiteMoonEvent::GhostsLeft { .. } => 74,
            WhiteMoonEvent::Shapeshifted { .. } => 75,
            WhiteMoonEvent::OnDeck { .. } => 76,
        })
    }
}

impl fmt::Display for WhiteMoonEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            WhiteMoonEvent::VillagerRevealed { family, tile } => write!(f, "villager-revealed {family} {tile}"),
            WhiteMoonEvent::VillagerMoved { family, tile, .. } => write!(f, "villager-moved {family} {tile}"),
            WhiteMoonEvent::VillagerSaved { family, .. } => write!(f, "villager-saved {family}"),
            WhiteMoonEvent::VillagerDied { family, tile, .. } => write!(f, "villager-died {family} {tile}"),
            WhiteMoonEvent::VillagerReturned { family, tile } => write!(f, "villager-returned {family} {tile}"),
            WhiteMoonEvent::FamilySaved { family, taoist } => write!(f, "family-saved {family} {taoist}"),
            WhiteMoonEvent::TaoistLaidDown { taoist, .. } => write!(f, "taoist-laid-down {taoist}"),
            WhiteMoonEvent::TaoistStoodUp { taoist } => write!(f, "taoist-stood-up {taoist}"),
            WhiteMoonEvent::TaoLeft { tao, taoist: Some(taoist) } => write!(f, "tao-left {tao} {taoist}"),
            WhiteMoonEvent::TaoLeft { tao, taoist: None } => write!(f, "tao-left {tao} bank"),
            WhiteMoonEvent::SuLingPlaced { space } => write!(f, "su-ling-placed {space}"),
            WhiteMoonEvent::SuLingReturned { .. } => f.write_str("su-ling-returned"),
            WhiteMoonEvent::CrystalGained { taoist, .. } => write!(f, "crystal-gained {taoist}"),
            WhiteMoonEvent::CrystalSpent { taoist } => write!(f, "crystal-spent {taoist}"),
            WhiteMoonEvent::CrystalPlaced { tile, .. } => write!(f, "crystal-placed {tile}"),
            WhiteMoonEvent::BarrierBegan { .. } => f.write_str("barrier-began"),
            WhiteMoonEvent::BarrierRolls { board } => write!(f, "barrier-rolls {board}"),
            WhiteMoonEvent::BarrierSpent => f.write_str("barrier-spent"),
            WhiteMoonEvent::BarrierEnded => f.write_str("barrier-ended"),
            WhiteMoonEvent::TrainingBegan { taoist, tao } => write!(f, "training-began {taoist} {tao}"),
            WhiteMoonEvent::ArtifactGained { taoist, artifact } => write!(f, "artifact-gained {taoist} {artifact}"),
            WhiteMoonEvent::ArtifactUsed { taoist, artifact } => write!(f, "artifact-used {taoist} {artifact}"),
            WhiteMoonEvent::DieTurned { taoist, face } => write!(f, "die-turned {taoist} {face}"),
            WhiteMoonEvent::StoneVoid { card } => write!(f, "stone-void {card}"),
            WhiteMoonEvent::PortalTaken => f.write_str("portal-taken"),
            WhiteMoonEvent::PortalReturned => f.write_str("portal-returned"),
            WhiteMoonEvent::GhostsLeft { number } => write!(f, "ghosts-left {number}"),
            WhiteMoonEvent::Shapeshifted { from, to } => write!(f, "shapeshifted {from} {to}"),
            WhiteMoonEvent::OnDeck { card } => write!(f, "on-deck {card}"),
        }
    }
}
