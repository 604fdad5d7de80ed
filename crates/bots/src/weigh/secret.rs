//! Counting what Black Secret adds.

use ghost_stories_engine::{
    Colour, Demon, MANTRA_LEVELS, Middle, Position, Power, Secret, Spot, SpotSet, Tao, Tile, Token,
};

use super::number;
use crate::chances::at_least;
use crate::thing::Thing;

/// What Black Secret adds to the table, but for the ghosts.
pub(super) fn count(position: &Position, secret: &Secret, tell: &mut impl FnMut(Thing, f32)) {
    count_demons(position, secret, tell);
    count_taoists(position, secret, tell);
    count_curses(position, tell);
    tell(Thing::Urn, secret.urns.into());
    if secret.urns == 2 {
        tell(Thing::UrnTwo, 1.0);
    }
    tell(Thing::InHand, secret.in_hand().into());
    tell(Thing::Skeleton, number(secret.all_skeletons().len()));
    tell(Thing::NoLadder, number(SpotSet::full().without(secret.ladders).len()));
    for (place, &qi) in secret.qi.iter().enumerate() {
        let level = MANTRA_LEVELS[place];
        tell(Thing::MantraQi, f32::from(qi) / f32::from(level));
        if qi + 1 == level && secret.mantras[place].is_some() {
            tell(Thing::MantraLast, 1.0);
        }
    }
    tell(Thing::Powerless, number(secret.powerless.both(position.living()).len()));
    if secret.is_silenced() {
        tell(Thing::Silence, 1.0);
    }
    let village = position.village();
    if village.spot(Tile::Calligrapher).is_some() && !village.is_haunted(Tile::Calligrapher) {
        tell(Thing::Calligrapher, 1.0);
    }
    for space in position.occupied().iter() {
        match position.card(space).map(|card| position.facts(card).middle()) {
            Some(Middle::NoYinYang) => tell(Thing::NoYinYang, 1.0),
            Some(Middle::QiToBank) => tell(Thing::QiToBank, 1.0),
            Some(Middle::AnyCurse) => tell(Thing::AnyCurse, 1.0),
            _ => {}
        }
    }
}

/// The living Taoists in the catacombs on a space.
fn fighters(position: &Position, secret: &Secret, spot: Spot) -> impl Iterator<Item = Colour> {
    let below = secret.below;
    position.living().iter().filter(move |&taoist| below.contains(taoist) && position.taoist(taoist).spot == spot)
}

fn count_demons(position: &Position, secret: &Secret, tell: &mut impl FnMut(Thing, f32)) {
    for demon in secret.demons_below().iter() {
        tell(Thing::Demon, 1.0);
        let Some(spot) = secret.spot_of(demon) else { continue };
        let watched = fighters(position, secret, spot).count();
        tell(Thing::DemonWatched, number(watched as u32));
        if watched == 0 && secret.stacks.get(spot) > 0 {
            let tokens = secret.top_tokens(spot);
            tell(Thing::DemonDigs, 1.0);
            tell(Thing::UrnChance, f32::from(tokens.get(Token::Urn)) / f32::from(tokens.total().max(1)));
        }
    }
    let Some(place) = secret.shadow else { return };
    tell(Thing::Shadow, 1.0);
    let near =
        |taoist: &Colour| position.taoist(*taoist).spot == place.spot && secret.below.contains(*taoist) == place.below;
    tell(Thing::ShadowNear, number(position.living().iter().filter(near).count() as u32));
    let village = position.village();
    if !place.below && !village.is_haunted(village.tile(place.spot)) {
        tell(Thing::ShadowTile, 1.0);
    }
}

fn count_taoists(position: &Position, secret: &Secret, tell: &mut impl FnMut(Thing, f32)) {
    let mut best = 0.0f32;
    for taoist in position.living().iter() {
        let spot = position.taoist(taoist).spot;
        let opposite = position.seating().clockwise(taoist, 2);
        if position.is_brother(taoist, opposite) && position.power_is_on(opposite) {
            tell(Thing::Brother, 1.0);
        }
        let below = secret.below.contains(taoist);
        let steps = if position.has_power(taoist, Power::Spires) { SpotSet::full() } else { spot.neighbours() };
        let reach = steps.union(SpotSet::only(spot));
        let doors = if below { reach } else { reach.both(secret.ladders) };
        let comes = |demon: Demon| secret.spot_of(demon).is_some_and(|spot| doors.contains(spot));
        let in_reach: Vec<Demon> = Demon::ALL.into_iter().filter(|&demon| comes(demon)).collect();
        if !in_reach.is_empty() {
            tell(Thing::DemonReach, 1.0);
        }
        if !below {
            continue;
        }
        tell(Thing::Below, 1.0);
        if in_reach.is_empty() {
            tell(Thing::BelowIdle, 1.0);
        }
        if reach.both(secret.ladders).is_empty() {
            tell(Thing::BelowStuck, 1.0);
        }
        for demon in in_reach {
            best = best.max(chance(position, taoist, demon));
        }
    }
    tell(Thing::DemonChance, best);
}

/// How likely a Taoist beats a demon, with the own Tao.
fn chance(position: &Position, taoist: Colour, demon: Demon) -> f32 {
    let Some(need) = position.demon_resistance(demon) else { return 0.0 };
    let own = if position.tao_is_off() || position.is_proof_against_tao(demon) {
        0
    } else {
        Tao::ALL.into_iter().map(|tao| need.get(tao).min(position.taoist(taoist).tao.get(tao))).sum()
    };
    let dice = position.free_dice() + u8::from(position.has_power(taoist, Power::Strength));
    let again = position.has_power(taoist, Power::Favourite);
    at_least(dice, need.total() - own, again, position.white_is_blank())
}

fn count_curses(position: &Position, tell: &mut impl FnMut(Thing, f32)) {
    tell(Thing::Curse1, position.in_pyramid(1).into());
    tell(Thing::Curse2, position.in_pyramid(2).into());
    tell(Thing::Curse3, position.in_pyramid(3).into());
    let four = |curse: ghost_stories_engine::CurseCard| position.book().curse(curse).level.value == 4;
    if position.throwable().any(four) {
        tell(Thing::CurseFour, 1.0);
    }
}
