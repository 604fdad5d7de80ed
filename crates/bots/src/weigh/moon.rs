//! Counting what White Moon adds.

use ghost_stories_engine::{
    Artifact, BookRef, Curse, Family, Middle, Moon, Position, Power, Space, Spot, SpotSet, Stage, Tile,
};

use super::number;
use crate::thing::Thing;

const PEDESTALS: [Thing; 4] = [Thing::Pedestal1, Thing::Pedestal2, Thing::Pedestal3, Thing::Pedestal4];
const ARTIFACTS: [(Artifact, Thing); 8] = [
    (Artifact::Sword, Thing::Sword),
    (Artifact::Armour, Thing::Armour),
    (Artifact::Claw, Thing::Claw),
    (Artifact::Elixir, Thing::Elixir),
    (Artifact::Dust, Thing::Dust),
    (Artifact::Gong, Thing::Gong),
    (Artifact::Lantern, Thing::Lantern),
    (Artifact::Charm, Thing::Charm),
];

/// What White Moon adds to the table, but for the ghosts.
pub(super) fn count(position: &Position, moon: &Moon, tell: &mut impl FnMut(Thing, f32)) {
    count_families(moon, tell);
    count_portal(position, moon, tell);
    count_crystals(position, moon, tell);
    if moon.su_ling.is_some() {
        tell(Thing::SuLing, 1.0);
    }
    if moon.called && position.stage() != Stage::Yin {
        tell(Thing::SuLingCalled, 1.0);
    }
    tell(Thing::Lying, number(moon.lying.both(position.living()).len()));
    for (artifact, thing) in ARTIFACTS {
        if moon.bearer(artifact).is_some() {
            tell(thing, 1.0);
        }
    }
    tell(Thing::TaoGone, moon.lost_tao.total().into());
    let village = position.village();
    if village.spot(Tile::School).is_some() && !village.is_haunted(Tile::School) {
        tell(Thing::School, 1.0);
    }
}

fn count_families(moon: &Moon, tell: &mut impl FnMut(Thing, f32)) {
    let dead = moon.dead.total();
    tell(Thing::Saved, moon.saved.total().into());
    tell(Thing::Dead, dead.min(6).into());
    tell(Thing::DeadMore, dead.saturating_sub(6).min(3).into());
    tell(Thing::DeadLast, dead.saturating_sub(9).into());
    for family in Family::ALL {
        let left = family.size() - moon.saved.get(family);
        if moon.dead.get(family) == 0 && left > 0 {
            tell(Thing::FamilyHope, 1.0);
            if left == 1 {
                tell(Thing::FamilyOneLeft, 1.0);
            }
        }
    }
}

/// The villagers who can be rescued soon, and who can do it.
fn count_portal(position: &Position, moon: &Moon, tell: &mut impl FnMut(Thing, f32)) {
    if !position.portal_is_open() {
        tell(Thing::PortalHeld, 1.0);
        return;
    }
    let (portal, around) = (moon.portal, moon.portal.neighbours());
    let waiting = moon.piles[portal].len();
    tell(Thing::AtPortal, waiting.into());
    tell(Thing::NearPortal, around.iter().map(|spot| f32::from(moon.piles[spot].len())).sum());
    let room = waiting < 3 && !position.village().is_haunted(position.village().tile(portal));
    for taoist in position.living().iter() {
        let spot = position.taoist(taoist).spot;
        if spot == portal {
            if waiting > 0 {
                tell(Thing::Rescuer, 1.0);
            }
        } else if around.contains(spot) && (waiting > 0 || (room && !moon.piles[spot].is_empty())) {
            tell(Thing::Escort, 1.0);
        }
    }
}

fn count_crystals(position: &Position, moon: &Moon, tell: &mut impl FnMut(Thing, f32)) {
    PEDESTALS.iter().take(moon.pedestals.len() as usize).for_each(|&thing| tell(thing, 1.0));
    let empty: SpotSet = super::CORNERS.into_iter().filter(|&spot| !moon.pedestals.contains(spot)).collect();
    for taoist in position.living().iter().filter(|&taoist| moon.crystals[taoist] > 0) {
        tell(Thing::Crystal, moon.crystals[taoist].into());
        let spot = position.taoist(taoist).spot;
        let strides = position.has_power(taoist, Power::Spires);
        let comes = strides || empty.contains(spot) || !spot.neighbours().both(empty).is_empty();
        if comes && !empty.is_empty() {
            tell(Thing::CrystalCorner, 1.0);
        }
    }
    tell(Thing::FreshCrystal, moon.fresh.into());
}

/// What a ghost does to villagers; `untouched` is the chance that nobody beats it before its board's turn. False if its figure strikes
/// villagers and so no tile.
pub(super) fn count_ghost(
    position: &Position,
    moon: &Moon,
    space: Space,
    untouched: f32,
    tell: &mut impl FnMut(Thing, f32),
) -> bool {
    let line = position.seating().line(space);
    let first = || line.into_iter().find(|&spot| !moon.piles[spot].is_empty());
    match position.middle(space) {
        Some(Middle::Haunter) if position.figures().contains(space) => {
            let village = position.village();
            let ahead = line.into_iter().find(|&spot| !village.is_haunted(village.tile(spot)));
            let Some(pile) = ahead.map(|spot| moon.piles[spot]).filter(|pile| !pile.is_empty()) else { return true };
            tell(Thing::Victims, untouched * f32::from(pile.len()));
            for family in pile.from_top().flatten() {
                tell(Thing::Risk, untouched * risk(position.book(), family));
            }
            return false;
        }
        Some(Middle::Haunter) => {
            if let Some(spot) = first().filter(|&spot| !flees(position, moon, line, spot)) {
                tell(Thing::FleeDies, untouched);
                count_risk(position, moon, spot, untouched, tell);
            }
        }
        Some(Middle::Devourer) => {
            tell(Thing::Devourer, 1.0);
            if let Some(spot) = first() {
                tell(Thing::Devoured, untouched);
                count_risk(position, moon, spot, untouched, tell);
            }
        }
        Some(Middle::HoldsSuLing) => tell(Thing::SuLingHeld, 1.0),
        _ => {}
    }
    true
}

/// True if the villager of a spot finds room one tile further on the line.
fn flees(position: &Position, moon: &Moon, line: [Spot; 3], spot: Spot) -> bool {
    let next = line.into_iter().skip_while(|&other| other != spot).nth(1);
    let village = position.village();
    next.is_some_and(|next| !moon.piles[next].is_full() && !village.is_haunted(village.tile(next)))
}

fn count_risk(position: &Position, moon: &Moon, spot: Spot, untouched: f32, tell: &mut impl FnMut(Thing, f32)) {
    if let Some(family) = moon.piles[spot].top() {
        tell(Thing::Risk, untouched * risk(position.book(), family));
    }
}

/// How bad the curse of a family is, roughly.
fn risk(book: BookRef, family: Family) -> f32 {
    match book.family(family).curse.value {
        Curse::Incarnation => 3.0,
        Curse::Haunt => 1.5,
        Curse::Ghost | Curse::LoseQi | Curse::AnotherDies => 1.0,
        Curse::CurseDie | Curse::GroupLoseTao => 0.7,
        Curse::LayDown => 0.5,
        Curse::TaoLeaves(_) => 0.3,
    }
}
