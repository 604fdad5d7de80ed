//! What speaks for the choices of White Moon.

use ghost_stories_engine::{Artifact, Card, Choice, Family, Space, Tile, WhiteMoonChoice};

use super::look::Look;
use super::threat::gravest;
use super::{Reason, Threat};
use crate::chance::Odds;
use crate::fights::fights;

/// Why a choice of White Moon is good, in parts that words can be made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are what their types and the line above say")]
pub enum WhiteMoonReason {
    /// A villager is saved, and so many of his family are left to be saved.
    Saved { family: Family, left: u8 },
    /// A villager comes to the Portal and can be rescued there.
    ToPortal { family: Family },
    /// Su-Ling keeps this ghost from what it does.
    Silences { card: Card, threat: Threat },
    /// So many of the four pedestals then have a crystal.
    Pedestals { lit: u8 },
    /// The chances of a roll against many ghosts: to beat one at least, and two.
    Fight { one: Odds, two: Option<Odds> },
    /// This villager's death does this.
    GivenUp { family: Family },
    /// So many villagers are dead.
    Graves { dead: u8 },
    /// What the artifact does.
    Artifact { artifact: Artifact },
    /// Whoever lies on the ground cannot move.
    StandsUp,
    /// No crystal is spent.
    NoCrystals,
}

impl WhiteMoonReason {
    pub(super) fn weight(self) -> u32 {
        match self {
            WhiteMoonReason::Saved { left: 0, .. } => 84,
            WhiteMoonReason::Silences { threat, .. } => threat.weight(),
            WhiteMoonReason::Pedestals { lit: 4 } => 78,
            WhiteMoonReason::Fight { .. } => 72,
            WhiteMoonReason::Saved { .. } => 66,
            WhiteMoonReason::ToPortal { .. } | WhiteMoonReason::GivenUp { .. } => 60,
            WhiteMoonReason::Graves { .. } => 58,
            WhiteMoonReason::Pedestals { .. } => 54,
            WhiteMoonReason::NoCrystals => 43,
            WhiteMoonReason::StandsUp => 40,
            WhiteMoonReason::Artifact { .. } => 30,
        }
    }
}

impl Look<'_> {
    pub(super) fn white_moon_reasons(&self, step: WhiteMoonChoice) -> Vec<Reason> {
        let Some(white_moon) = self.now.white_moon() else { return Vec::new() };
        let top = |tile: Tile| self.now.village().spot(tile).and_then(|spot| white_moon.piles[spot].top());
        let dead = WhiteMoonReason::Graves { dead: white_moon.dead.total() };
        let found = match step {
            WhiteMoonChoice::Rescue => self.saved(top(self.now.tile_of(self.me))),
            WhiteMoonChoice::Save(tile) => self.saved(top(tile)),
            WhiteMoonChoice::Carry(tile) => {
                let mut found = self.moved(tile);
                found.extend(self.to_portal(top(self.now.tile_of(self.me)), tile).map(Reason::WhiteMoon));
                return found;
            }
            WhiteMoonChoice::Escort(taoist, tile) => {
                let mut found = self.sent(taoist, tile);
                found.extend(self.to_portal(top(self.now.tile_of(taoist)), tile).map(Reason::WhiteMoon));
                return found;
            }
            WhiteMoonChoice::Step(tile) => return self.moved(tile),
            WhiteMoonChoice::StandUp | WhiteMoonChoice::Raise(_) => vec![WhiteMoonReason::StandsUp],
            WhiteMoonChoice::Sacrifice(tile) => {
                let victim = top(tile).map(|family| WhiteMoonReason::GivenUp { family });
                victim.into_iter().chain([dead]).collect()
            }
            WhiteMoonChoice::Return(_) => vec![dead],
            WhiteMoonChoice::SuLing(space) => self.silenced(space).into_iter().collect(),
            WhiteMoonChoice::Light | WhiteMoonChoice::PlaceCrystal => self.lit(),
            WhiteMoonChoice::Train(_) | WhiteMoonChoice::Roll => self.fights(Choice::WhiteMoon(step)),
            WhiteMoonChoice::Defeat { ghosts, tao, .. } => return self.defeated(ghosts, tao),
            WhiteMoonChoice::Beat { space, crystals, .. } => {
                let mut found = self.gone(space);
                let has = self.now.barrier().map_or(white_moon.crystals[self.me], |barrier| barrier.crystals) > 0;
                found.extend((crystals == 0 && has).then_some(Reason::WhiteMoon(WhiteMoonReason::NoCrystals)));
                return found;
            }
            WhiteMoonChoice::Use(artifact) => vec![WhiteMoonReason::Artifact { artifact }],
            WhiteMoonChoice::Turn(_) => vec![WhiteMoonReason::Artifact { artifact: Artifact::Sword }],
            WhiteMoonChoice::Ward => vec![WhiteMoonReason::Artifact { artifact: Artifact::Charm }],
            WhiteMoonChoice::GiveUp(_) | WhiteMoonChoice::PayCrystal(_) | WhiteMoonChoice::Give(_) => Vec::new(),
        };
        found.into_iter().map(Reason::WhiteMoon).collect()
    }

    fn saved(&self, family: Option<Family>) -> Vec<WhiteMoonReason> {
        let (Some(family), Some(white_moon)) = (family, self.after.white_moon()) else { return Vec::new() };
        vec![WhiteMoonReason::Saved { family, left: family.size() - white_moon.saved.get(family) }]
    }

    fn to_portal(&self, family: Option<Family>, tile: Tile) -> Option<WhiteMoonReason> {
        let there =
            self.now.white_moon().is_some_and(|white_moon| self.now.village().spot(tile) == Some(white_moon.portal));
        family.filter(|_| there && self.now.portal_is_open()).map(|family| WhiteMoonReason::ToPortal { family })
    }

    fn silenced(&self, space: Space) -> Option<WhiteMoonReason> {
        let card = self.now.card(space)?;
        let stopped = |threat: &Threat| {
            matches!(
                threat,
                Threat::Haunts { .. } | Threat::Kills { .. } | Threat::Devours { .. } | Threat::Torments { .. }
            )
        };
        let threat = gravest(self.now, &self.coming, space).filter(stopped)?;
        Some(WhiteMoonReason::Silences { card, threat })
    }

    fn lit(&self) -> Vec<WhiteMoonReason> {
        let lit = self.now.white_moon().map_or(0, |white_moon| white_moon.pedestals.len() as u8) + 1;
        vec![WhiteMoonReason::Pedestals { lit }]
    }

    fn fights(&self, step: Choice) -> Vec<WhiteMoonReason> {
        let fight = fights(self.now).into_iter().find(|fight| fight.choice == step);
        let told = fight.and_then(|fight| {
            let one = *fight.at_least.first().filter(|one| one.cases() > 0)?;
            let two = fight.at_least.get(1).copied().filter(|two| two.cases() > 0);
            Some(WhiteMoonReason::Fight { one, two })
        });
        told.into_iter().collect()
    }
}
