//! The things of Black Secret, and which of its choices are about which.

use ghost_stories_engine::{
    BlackSecret, BlackSecretChoice, Colour, CurseCard, Demon, Position, SpaceSet, Spot, Tile, Waiting, Who,
};

use super::{Target, held_here};

/// The things of Black Secret that lie on the table now; of Wu-Feng's hand what is told.
pub fn all(position: &Position, black_secret: &BlackSecret) -> Vec<Target> {
    let mut targets: Vec<Target> = Spot::ALL.into_iter().map(Target::Cave).collect();
    targets.extend(Demon::ALL.map(Target::Demon));
    targets.extend(black_secret.shadow.map(|_| Target::Shadow));
    targets.extend(turned_up(position, black_secret).into_iter().map(Target::Curse));
    targets.extend(black_secret.face_up().map(Target::BloodMantra));
    targets.extend(black_secret.hand.cards().iter().map(Target::InHand));
    targets.push(Target::WuFeng);
    targets
}

/// The curses that were turned up, thrown ones too, as they lie: by level, then by number.
pub fn turned_up(position: &Position, black_secret: &BlackSecret) -> Vec<CurseCard> {
    let mut curses: Vec<CurseCard> = black_secret.open.union(black_secret.pyramid).iter().collect();
    curses.sort_by_key(|&curse| (position.components().curse(curse).level.value, curse));
    curses
}

/// Where a thing of Black Secret stands, if it can stand for its place.
pub fn place(position: &Position, target: Target) -> Option<Target> {
    let black_secret = position.black_secret()?;
    match target {
        Target::Demon(demon) => black_secret.spot_of(demon).map(Target::Cave),
        Target::Shadow => black_secret.shadow.map(|place| on_level(position, place.spot, place.below)),
        _ => None,
    }
}

/// The tile of a spot, or the space under it.
fn on_level(position: &Position, spot: Spot, below: bool) -> Target {
    if below { Target::Cave(spot) } else { Target::Tile(position.village().tile(spot)) }
}

/// The space under a tile.
fn under(position: &Position, tile: Tile) -> Target {
    Target::Cave(position.village().spot(tile).unwrap_or(Spot::Centre))
}

/// Where a Taoist goes who moves to a tile, or underground to the space under it.
pub fn goal(position: &Position, taoist: Colour, tile: Tile) -> Target {
    if position.is_below(taoist) { under(position, tile) } else { Target::Tile(tile) }
}

/// The things a choice of Black Secret is about.
pub fn targets(position: &Position, choice: BlackSecretChoice) -> Vec<Target> {
    let Some(black_secret) = position.black_secret() else { return Vec::new() };
    let at = |tile: Tile| position.village().spot(tile).unwrap_or(Spot::Centre);
    match choice {
        BlackSecretChoice::Summon(demon, tile) | BlackSecretChoice::MoveDemon(demon, tile) => {
            vec![Target::Demon(demon), under(position, tile)]
        }
        BlackSecretChoice::Throw(curse) => vec![Target::Curse(curse)],
        BlackSecretChoice::Search(demon) => {
            [Target::Demon(demon)].into_iter().chain(black_secret.spot_of(demon).map(Target::Cave)).collect()
        }
        BlackSecretChoice::ShadowOn(tile) => vec![Target::Shadow, Target::Tile(tile)],
        BlackSecretChoice::ShadowUnder(tile) => vec![Target::Shadow, under(position, tile)],
        BlackSecretChoice::ShadowAttack | BlackSecretChoice::ShadowCurse => {
            [Target::Shadow].into_iter().chain(place(position, Target::Shadow)).collect()
        }
        BlackSecretChoice::Incarnation(card) => vec![Target::InHand(card)],
        BlackSecretChoice::Skeleton(space) | BlackSecretChoice::FigureSteps(space) => vec![Target::Space(space)],
        BlackSecretChoice::TurnUp(tile) => vec![under(position, tile)],
        BlackSecretChoice::Ladder(tile) => vec![under(position, tile), Target::Tile(tile)],
        BlackSecretChoice::Victim(taoist) => vec![Target::Board(taoist)],
        BlackSecretChoice::PowerOff(board) => vec![Target::Power(board), Target::Board(board)],
        BlackSecretChoice::Haunt(tile) => vec![Target::Tile(tile)],
        BlackSecretChoice::MoveVillager(from, to) => vec![Target::Villagers(at(from)), Target::Tile(to)],
        BlackSecretChoice::LosePedestal(tile) => vec![Target::Pedestal(at(tile))],
        BlackSecretChoice::Climb(taoist) => {
            let there = on_level(position, position.taoist(taoist).spot, !position.is_below(taoist));
            vec![there, Target::Board(taoist)]
        }
        BlackSecretChoice::Defeat { demons, tao, .. } if !demons.is_empty() => {
            demons.iter().map(Target::Demon).chain(held_here(position, tao)).collect()
        }
        BlackSecretChoice::Defeat { .. } => Vec::new(),
        BlackSecretChoice::LayMantra(demon) | BlackSecretChoice::SendHome(demon) => vec![Target::Demon(demon)],
        BlackSecretChoice::LayQi(mantra) | BlackSecretChoice::Trigger(mantra) | BlackSecretChoice::Swap(mantra, _) => {
            vec![Target::BloodMantra(mantra)]
        }
        BlackSecretChoice::Clear(board) => {
            let there = position.occupied().both(SpaceSet::of_board(board));
            there.iter().map(Target::Space).chain([Target::Board(board)]).collect()
        }
        // Wu-Feng takes one away; a mantra gives one of the reserve.
        BlackSecretChoice::Crystal(taoist) if position.waiting() == Waiting::Choice(Who::WuFeng) => {
            vec![Target::HeldCrystals(taoist), Target::Board(taoist)]
        }
        BlackSecretChoice::Crystal(taoist) => vec![Target::Crystals, Target::Board(taoist)],
    }
}
