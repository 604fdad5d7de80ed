//! Counting what White Moon adds.

use ghost_stories_engine::{
    Artifact, Components, Curse, Family, Middle, Position, Power, Space, Spot, SpotSet, Stage, Tile, WhiteMoon,
};

use super::number;
use crate::feature::Feature;

const PEDESTALS: [Feature; 4] = [Feature::Pedestal1, Feature::Pedestal2, Feature::Pedestal3, Feature::Pedestal4];
const ARTIFACTS: [(Artifact, Feature); 8] = [
    (Artifact::Sword, Feature::Sword),
    (Artifact::Armour, Feature::Armour),
    (Artifact::Claw, Feature::Claw),
    (Artifact::Elixir, Feature::Elixir),
    (Artifact::Dust, Feature::Dust),
    (Artifact::Gong, Feature::Gong),
    (Artifact::Lantern, Feature::Lantern),
    (Artifact::Charm, Feature::Charm),
];

/// What White Moon adds to the table, but for the ghosts.
pub(super) fn count(position: &Position, white_moon: &WhiteMoon, tell: &mut impl FnMut(Feature, f32)) {
    count_families(white_moon, tell);
    count_portal(position, white_moon, tell);
    count_crystals(position, white_moon, tell);
    if white_moon.su_ling.is_some() {
        tell(Feature::SuLing, 1.0);
    }
    if white_moon.called && position.stage() != Stage::Yin {
        tell(Feature::SuLingCalled, 1.0);
    }
    tell(Feature::Lying, number(white_moon.lying.both(position.living()).len()));
    for (artifact, feature) in ARTIFACTS {
        if white_moon.bearer(artifact).is_some() {
            tell(feature, 1.0);
        }
    }
    tell(Feature::TaoGone, white_moon.lost_tao.total().into());
    let village = position.village();
    if village.spot(Tile::School).is_some() && !village.is_haunted(Tile::School) {
        tell(Feature::School, 1.0);
    }
}

fn count_families(white_moon: &WhiteMoon, tell: &mut impl FnMut(Feature, f32)) {
    let dead = white_moon.dead.total();
    tell(Feature::Saved, white_moon.saved.total().into());
    tell(Feature::Dead, dead.min(6).into());
    tell(Feature::DeadMore, dead.saturating_sub(6).min(3).into());
    tell(Feature::DeadLast, dead.saturating_sub(9).into());
    for family in Family::ALL {
        let left = family.size() - white_moon.saved.get(family);
        if white_moon.dead.get(family) == 0 && left > 0 {
            tell(Feature::FamilyHope, 1.0);
            if left == 1 {
                tell(Feature::FamilyOneLeft, 1.0);
            }
        }
    }
}

/// The villagers who can be rescued soon, and who can do it.
fn count_portal(position: &Position, white_moon: &WhiteMoon, tell: &mut impl FnMut(Feature, f32)) {
    if !position.portal_is_open() {
        tell(Feature::PortalHeld, 1.0);
        return;
    }
    let (portal, around) = (white_moon.portal, white_moon.portal.neighbours());
    let waiting = white_moon.piles[portal].len();
    tell(Feature::AtPortal, waiting.into());
    tell(Feature::NearPortal, around.iter().map(|spot| f32::from(white_moon.piles[spot].len())).sum());
    let room = waiting < 3 && !position.village().is_haunted(position.village().tile(portal));
    for taoist in position.living().iter() {
        let spot = position.taoist(taoist).spot;
        if spot == portal {
            if waiting > 0 {
                tell(Feature::Rescuer, 1.0);
            }
        } else if around.contains(spot) && (waiting > 0 || (room && !white_moon.piles[spot].is_empty())) {
            tell(Feature::Escort, 1.0);
        }
    }
}

fn count_crystals(position: &Position, white_moon: &WhiteMoon, tell: &mut impl FnMut(Feature, f32)) {
    PEDESTALS.iter().take(white_moon.pedestals.len() as usize).for_each(|&feature| tell(feature, 1.0));
    let empty: SpotSet = super::CORNERS.into_iter().filter(|&spot| !white_moon.pedestals.contains(spot)).collect();
    for taoist in position.living().iter().filter(|&taoist| white_moon.crystals[taoist] > 0) {
        tell(Feature::Crystal, white_moon.crystals[taoist].into());
        let spot = position.taoist(taoist).spot;
        let strides = position.has_power(taoist, Power::Spires);
        let comes = strides || empty.contains(spot) || !spot.neighbours().both(empty).is_empty();
        if comes && !empty.is_empty() {
            tell(Feature::CrystalCorner, 1.0);
        }
    }
    tell(Feature::FreshCrystal, white_moon.fresh.into());
}

/// What a ghost does to villagers; `untouched` is the chance that nobody beats it before its board's turn. False if its figure strikes
/// villagers and so no tile.
pub(super) fn count_ghost(
    position: &Position,
    white_moon: &WhiteMoon,
    space: Space,
    untouched: f32,
    tell: &mut impl FnMut(Feature, f32),
) -> bool {
    let line = position.seating().line(space);
    let first = || line.into_iter().find(|&spot| !white_moon.piles[spot].is_empty());
    match position.middle(space) {
        Some(Middle::Haunter) if position.figures().contains(space) => {
            let village = position.village();
            let ahead = line.into_iter().find(|&spot| !village.is_haunted(village.tile(spot)));
            let Some(pile) = ahead.map(|spot| white_moon.piles[spot]).filter(|pile| !pile.is_empty()) else {
                return true;
            };
            tell(Feature::Victims, untouched * f32::from(pile.len()));
            for family in pile.from_top().flatten() {
                tell(Feature::Risk, untouched * risk(position.components(), family));
            }
            return false;
        }
        Some(Middle::Haunter) => {
            if let Some(spot) = first().filter(|&spot| !flees(position, white_moon, line, spot)) {
                tell(Feature::FleeDies, untouched);
                count_risk(position, white_moon, spot, untouched, tell);
            }
        }
        Some(Middle::Devourer) => {
            tell(Feature::Devourer, 1.0);
            if let Some(spot) = first() {
                tell(Feature::Devoured, untouched);
                count_risk(position, white_moon, spot, untouched, tell);
            }
        }
        Some(Middle::HoldsSuLing) => tell(Feature::SuLingHeld, 1.0),
        _ => {}
    }
    true
}

/// True if the villager of a spot finds room one tile further on the line.
fn flees(position: &Position, white_moon: &WhiteMoon, line: [Spot; 3], spot: Spot) -> bool {
    let next = line.into_iter().skip_while(|&other| other != spot).nth(1);
    let village = position.village();
    next.is_some_and(|next| !white_moon.piles[next].is_full() && !village.is_haunted(village.tile(next)))
}

fn count_risk(
    position: &Position,
    white_moon: &WhiteMoon,
    spot: Spot,
    untouched: f32,
    tell: &mut impl FnMut(Feature, f32),
) {
    if let Some(family) = white_moon.piles[spot].top() {
        tell(Feature::Risk, untouched * risk(position.components(), family));
    }
}

/// How bad the curse of a family is, roughly.
fn risk(components: Components, family: Family) -> f32 {
    match components.family(family).curse.value {
        Curse::Incarnation => 3.0,
        Curse::Haunt => 1.5,
        Curse::Ghost | Curse::LoseQi | Curse::AnotherDies => 1.0,
        Curse::CurseDie | Curse::GroupLoseTao => 0.7,
        Curse::LayDown => 0.5,
        Curse::TaoLeaves(_) => 0.3,
    }
}
