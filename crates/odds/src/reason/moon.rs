//! What speaks for the choices of White Moon.

use ghost_stories_engine::{Artifact, Card, Choice, Family, MoonChoice, Space, Tile};

use super::look::Look;
use super::threat::gravest;
use super::{Reason, Threat};
use crate::chance::Odds;
use crate::fights::fights;

/// Why a choice of White Moon is good, in parts that words can be made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are what their types and the line above say")]
pub enum MoonReason {
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

impl MoonReason {
    pub(super) fn weight(self) -> u32 {
        match self {
            MoonReason::Saved { left: 0, .. } => 84,
            MoonReason::Silences { threat, .. } => threat.weight(),
            MoonReason::Pedestals { lit: 4 } => 78,
            MoonReason::Fight { .. } => 72,
            MoonReason::Saved { .. } => 66,
            MoonReason::ToPortal { .. } | MoonReason::GivenUp { .. } => 60,
            MoonReason::Graves { .. } => 58,
            MoonReason::Pedestals { .. } => 54,
            MoonReason::NoCrystals => 43,
            MoonReason::StandsUp => 40,
            MoonReason::Artifact { .. } => 30,
        }
    }
}

impl Look<'_> {
    pub(super) fn moon_reasons(&self, step: MoonChoice) -> Vec<Reason> {
        let Some(moon) = self.now.moon() else { return Vec::new() };
        let top = |tile: Tile| self.now.village().spot(tile).and_then(|spot| moon.piles[spot].top());
        let dead = MoonReason::Graves { dead: moon.dead.total() };
        let found = match step {
            MoonChoice::Rescue => self.saved(top(self.now.tile_of(self.me))),
            MoonChoice::Save(tile) => self.saved(top(tile)),
            MoonChoice::Carry(tile) => {
                let mut found = self.moved(tile);
                found.extend(self.to_portal(top(self.now.tile_of(self.me)), tile).map(Reason::Moon));
                return found;
            }
            MoonChoice::Escort(taoist, tile) => {
                let mut found = self.sent(taoist, tile);
                found.extend(self.to_portal(top(self.now.tile_of(taoist)), tile).map(Reason::Moon));
                return found;
            }
            MoonChoice::Step(tile) => return self.moved(tile),
            MoonChoice::StandUp | MoonChoice::Raise(_) => vec![MoonReason::StandsUp],
            MoonChoice::Sacrifice(tile) => {
                let victim = top(tile).map(|family| MoonReason::GivenUp { family });
                victim.into_iter().chain([dead]).collect()
            }
            MoonChoice::Return(_) => vec![dead],
            MoonChoice::SuLing(space) => self.silenced(space).into_iter().collect(),
            MoonChoice::Light | MoonChoice::PlaceCrystal => self.lit(),
            MoonChoice::Train(_) | MoonChoice::Roll => self.fights(Choice::Moon(step)),
            MoonChoice::Defeat { ghosts, tao, .. } => return self.defeated(ghosts, tao),
            MoonChoice::Beat { space, crystals, .. } => {
                let mut found = self.gone(space);
                let has = self.now.barrier().map_or(moon.crystals[self.me], |barrier| barrier.crystals) > 0;
                found.extend((crystals == 0 && has).then_some(Reason::Moon(MoonReason::NoCrystals)));
                return found;
            }
            MoonChoice::Use(artifact) => vec![MoonReason::Artifact { artifact }],
            MoonChoice::Turn(_) => vec![MoonReason::Artifact { artifact: Artifact::Sword }],
            MoonChoice::Ward => vec![MoonReason::Artifact { artifact: Artifact::Charm }],
            MoonChoice::GiveUp(_) | MoonChoice::PayCrystal(_) | MoonChoice::Give(_) => Vec::new(),
        };
        found.into_iter().map(Reason::Moon).collect()
    }

    fn saved(&self, family: Option<Family>) -> Vec<MoonReason> {
        let (Some(family), Some(moon)) = (family, self.after.moon()) else { return Vec::new() };
        vec![MoonReason::Saved { family, left: family.size() - moon.saved.get(family) }]
    }

    fn to_portal(&self, family: Option<Family>, tile: Tile) -> Option<MoonReason> {
        let there = self.now.moon().is_some_and(|moon| self.now.village().spot(tile) == Some(moon.portal));
        family.filter(|_| there && self.now.portal_is_open()).map(|family| MoonReason::ToPortal { family })
    }

    fn silenced(&self, space: Space) -> Option<MoonReason> {
        let card = self.now.card(space)?;
        let stopped = |threat: &Threat| {
            matches!(
                threat,
                Threat::Haunts { .. } | Threat::Kills { .. } | Threat::Devours { .. } | Threat::Torments { .. }
            )
        };
        let threat = gravest(self.now, &self.coming, space).filter(stopped)?;
        Some(MoonReason::Silences { card, threat })
    }

    fn lit(&self) -> Vec<MoonReason> {
        let lit = self.now.moon().map_or(0, |moon| moon.pedestals.len() as u8) + 1;
        vec![MoonReason::Pedestals { lit }]
    }

    fn fights(&self, step: Choice) -> Vec<MoonReason> {
        let fight = fights(self.now).into_iter().find(|fight| fight.choice == step);
        let told = fight.and_then(|fight| {
            let one = *fight.at_least.first().filter(|one| one.cases() > 0)?;
            let two = fight.at_least.get(1).copied().filter(|two| two.cases() > 0);
            Some(MoonReason::Fight { one, two })
        });
        told.into_iter().collect()
    }
}
