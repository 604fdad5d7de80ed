//! The things of Black Secret, and which of its choices are about which.

use ghost_stories_engine::{
    Colour, CurseCard, Demon, Position, Secret, SecretChoice, SpaceSet, Spot, Tile, Waiting, Who,
};
use ghost_stories_odds::order_by_key;

use super::{Thing, held_here};
use crate::geometry::{self, Point};

/// The things of Black Secret that lie on the table now; of Wu-Feng's hand what is told.
pub fn all(position: &Position, secret: &Secret) -> Vec<Thing> {
    let mut things: Vec<Thing> = Spot::ALL.into_iter().map(Thing::Cave).collect();
    things.extend(Demon::ALL.map(Thing::Demon));
    things.extend(secret.shadow.map(|_| Thing::Shadow));
    things.extend(turned_up(position, secret).into_iter().map(Thing::Curse));
    things.extend(secret.face_up().map(Thing::BloodMantra));
    things.extend(secret.hand.cards().iter().map(Thing::InHand));
    things.push(Thing::WuFeng);
    things
}

/// The curses that were turned up, thrown ones too, as they lie: by level, then by number.
pub fn turned_up(position: &Position, secret: &Secret) -> Vec<CurseCard> {
    let mut curses: Vec<CurseCard> = secret.open.union(secret.pyramid).iter().collect();
    order_by_key(&mut curses, |&curse| (position.book().curse(curse).level.value, curse));
    curses
}

/// The middle of a thing of Black Secret.
pub fn middle(position: &Position, thing: Thing) -> Option<Point> {
    let secret = position.secret()?;
    Some(match thing {
        Thing::Cave(spot) => geometry::cave(spot),
        Thing::Demon(demon) => match secret.spot_of(demon) {
            Some(spot) => geometry::in_cave(spot, demon, secret.demons_on(spot)).0,
            None => geometry::at_home(demon as usize),
        },
        Thing::Shadow => match secret.shadow? {
            place if place.below => geometry::shadow_in_cave(place.spot),
            place => geometry::shadow_on_tile(place.spot),
        },
        Thing::Curse(curse) => {
            geometry::curse_at(turned_up(position, secret).into_iter().position(|other| other == curse)?)
        }
        Thing::BloodMantra(mantra) => geometry::mantra_at(secret.place_of(mantra)?),
        Thing::InHand(card) => geometry::hand_at(secret.hand.cards().iter().position(|other| other == card)?),
        Thing::WuFeng => geometry::wu_feng(),
        _ => return None,
    })
}

/// Where a thing of Black Secret stands, if it can stand for its place.
pub fn place(position: &Position, thing: Thing) -> Option<Thing> {
    let secret = position.secret()?;
    match thing {
        Thing::Demon(demon) => secret.spot_of(demon).map(Thing::Cave),
        Thing::Shadow => secret.shadow.map(|place| on_level(position, place.spot, place.below)),
        _ => None,
    }
}

/// The tile of a spot, or the space under it.
fn on_level(position: &Position, spot: Spot, below: bool) -> Thing {
    if below { Thing::Cave(spot) } else { Thing::Tile(position.village().tile(spot)) }
}

/// The space under a tile.
fn under(position: &Position, tile: Tile) -> Thing {
    Thing::Cave(position.village().spot(tile).unwrap_or(Spot::Centre))
}

/// Where a Taoist goes who moves to a tile, or underground to the space under it.
pub fn goal(position: &Position, taoist: Colour, tile: Tile) -> Thing {
    if position.is_below(taoist) { under(position, tile) } else { Thing::Tile(tile) }
}

/// The things a choice of Black Secret is about.
pub fn things(position: &Position, choice: SecretChoice) -> Vec<Thing> {
    let Some(secret) = position.secret() else { return Vec::new() };
    let at = |tile: Tile| position.village().spot(tile).unwrap_or(Spot::Centre);
    match choice {
        SecretChoice::Summon(demon, tile) | SecretChoice::MoveDemon(demon, tile) => {
            vec![Thing::Demon(demon), under(position, tile)]
        }
        SecretChoice::Throw(curse) => vec![Thing::Curse(curse)],
        SecretChoice::Search(demon) => {
            [Thing::Demon(demon)].into_iter().chain(secret.spot_of(demon).map(Thing::Cave)).collect()
        }
        SecretChoice::ShadowOn(tile) => vec![Thing::Shadow, Thing::Tile(tile)],
        SecretChoice::ShadowUnder(tile) => vec![Thing::Shadow, under(position, tile)],
        SecretChoice::ShadowAttack | SecretChoice::ShadowCurse => {
            [Thing::Shadow].into_iter().chain(place(position, Thing::Shadow)).collect()
        }
        SecretChoice::Incarnation(card) => vec![Thing::InHand(card)],
        SecretChoice::Skeleton(space) | SecretChoice::FigureSteps(space) => vec![Thing::Space(space)],
        SecretChoice::TurnUp(tile) => vec![under(position, tile)],
        SecretChoice::Ladder(tile) => vec![under(position, tile), Thing::Tile(tile)],
        SecretChoice::Victim(taoist) => vec![Thing::Board(taoist)],
        SecretChoice::PowerOff(board) => vec![Thing::Power(board), Thing::Board(board)],
        SecretChoice::Haunt(tile) => vec![Thing::Tile(tile)],
        SecretChoice::MoveVillager(from, to) => vec![Thing::Villagers(at(from)), Thing::Tile(to)],
        SecretChoice::LosePedestal(tile) => vec![Thing::Pedestal(at(tile))],
        SecretChoice::Climb(taoist) => {
            let there = on_level(position, position.taoist(taoist).spot, !position.is_below(taoist));
            vec![there, Thing::Board(taoist)]
        }
        SecretChoice::Defeat { demons, tao, .. } if !demons.is_empty() => {
            demons.iter().map(Thing::Demon).chain(held_here(position, tao)).collect()
        }
        SecretChoice::Defeat { .. } => Vec::new(),
        SecretChoice::LayMantra(demon) | SecretChoice::SendHome(demon) => vec![Thing::Demon(demon)],
        SecretChoice::LayQi(mantra) | SecretChoice::Trigger(mantra) | SecretChoice::Swap(mantra, _) => {
            vec![Thing::BloodMantra(mantra)]
        }
        SecretChoice::Clear(board) => {
            let there = position.occupied().both(SpaceSet::of_board(board));
            there.iter().map(Thing::Space).chain([Thing::Board(board)]).collect()
        }
        // Wu-Feng takes one away; a mantra gives one of the reserve.
        SecretChoice::Crystal(taoist) if position.waiting() == Waiting::Choice(Who::WuFeng) => {
            vec![Thing::HeldCrystals(taoist), Thing::Board(taoist)]
        }
        SecretChoice::Crystal(taoist) => vec![Thing::Crystals, Thing::Board(taoist)],
    }
}
