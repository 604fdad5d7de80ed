//! Counting what Black Secret adds.

use ghost_stories_engine::{
    BlackSecret, Colour, Demon, MANTRA_LEVELS, Middle, Position, Power, Spot, SpotSet, Tao, Tile, Token,
};

use super::number;
use crate::chances::at_least;
use crate::feature::Feature;

/// What Black Secret adds to the table, but for the ghosts.
pub(super) fn count(position: &Position, black_secret: &BlackSecret, tell: &mut impl FnMut(Feature, f32)) {
    count_demons(position, black_secret, tell);
    count_taoists(position, black_secret, tell);
    count_curses(position, tell);
    tell(Feature::Urn, black_secret.urns.into());
    if black_secret.urns == 2 {
        tell(Feature::UrnTwo, 1.0);
    }
    tell(Feature::InHand, black_secret.in_hand().into());
    tell(Feature::Skeleton, number(black_secret.all_skeletons().len()));
    tell(Feature::NoLadder, number(SpotSet::full().without(black_secret.ladders).len()));
    for (place, &qi) in black_secret.qi.iter().enumerate() {
        let level = MANTRA_LEVELS[place];
        tell(Feature::MantraQi, f32::from(qi) / f32::from(level));
        if qi + 1 == level && black_secret.mantras[place].is_some() {
            tell(Feature::MantraLast, 1.0);
        }
    }
    tell(Feature::Powerless, number(black_secret.powerless.both(position.living()).len()));
    if black_secret.is_silenced() {
        tell(Feature::Silence, 1.0);
    }
    let village = position.village();
    if village.spot(Tile::Calligrapher).is_some() && !village.is_haunted(Tile::Calligrapher) {
        tell(Feature::Calligrapher, 1.0);
    }
    for space in position.occupied().iter() {
        match position.card(space).map(|card| position.facts(card).middle()) {
            Some(Middle::NoYinYang) => tell(Feature::NoYinYang, 1.0),
            Some(Middle::QiToBank) => tell(Feature::QiToBank, 1.0),
            Some(Middle::AnyCurse) => tell(Feature::AnyCurse, 1.0),
            _ => {}
        }
    }
}

/// The living Taoists in the catacombs on a space.
fn fighters(position: &Position, black_secret: &BlackSecret, spot: Spot) -> impl Iterator<Item = Colour> {
    let below = black_secret.below;
    position.living().iter().filter(move |&taoist| below.contains(taoist) && position.taoist(taoist).spot == spot)
}

fn count_demons(position: &Position, black_secret: &BlackSecret, tell: &mut impl FnMut(Feature, f32)) {
    for demon in black_secret.demons_below().iter() {
        tell(Feature::Demon, 1.0);
        let Some(spot) = black_secret.spot_of(demon) else { continue };
        let watched = fighters(position, black_secret, spot).count();
        tell(Feature::DemonWatched, number(watched as u32));
        if watched == 0 && black_secret.stacks.get(spot) > 0 {
            let tokens = black_secret.top_tokens(spot);
            tell(Feature::DemonDigs, 1.0);
            tell(Feature::UrnChance, f32::from(tokens.get(Token::Urn)) / f32::from(tokens.total().max(1)));
        }
    }
    let Some(place) = black_secret.shadow else { return };
    tell(Feature::Shadow, 1.0);
    let near = |taoist: &Colour| {
        position.taoist(*taoist).spot == place.spot && black_secret.below.contains(*taoist) == place.below
    };
    tell(Feature::ShadowNear, number(position.living().iter().filter(near).count() as u32));
    let village = position.village();
    if !place.below && !village.is_haunted(village.tile(place.spot)) {
        tell(Feature::ShadowTile, 1.0);
    }
}

fn count_taoists(position: &Position, black_secret: &BlackSecret, tell: &mut impl FnMut(Feature, f32)) {
    let mut best = 0.0f32;
    for taoist in position.living().iter() {
        let spot = position.taoist(taoist).spot;
        let opposite = position.seating().clockwise(taoist, 2);
        if position.is_brother(taoist, opposite) && position.power_is_on(opposite) {
            tell(Feature::Brother, 1.0);
        }
        let below = black_secret.below.contains(taoist);
        let steps = if position.has_power(taoist, Power::Spires) { SpotSet::full() } else { spot.neighbours() };
        let reach = steps.union(SpotSet::only(spot));
        let doors = if below { reach } else { reach.both(black_secret.ladders) };
        let comes = |demon: Demon| black_secret.spot_of(demon).is_some_and(|spot| doors.contains(spot));
        let in_reach: Vec<Demon> = Demon::ALL.into_iter().filter(|&demon| comes(demon)).collect();
        if !in_reach.is_empty() {
            tell(Feature::DemonReach, 1.0);
        }
        if !below {
            continue;
        }
        tell(Feature::Below, 1.0);
        if in_reach.is_empty() {
            tell(Feature::BelowIdle, 1.0);
        }
        if reach.both(black_secret.ladders).is_empty() {
            tell(Feature::BelowStuck, 1.0);
        }
        for demon in in_reach {
            best = best.max(chance(position, taoist, demon));
        }
    }
    tell(Feature::DemonChance, best);
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

fn count_curses(position: &Position, tell: &mut impl FnMut(Feature, f32)) {
    tell(Feature::Curse1, position.in_pyramid(1).into());
    tell(Feature::Curse2, position.in_pyramid(2).into());
    tell(Feature::Curse3, position.in_pyramid(3).into());
    let four = |curse: ghost_stories_engine::CurseCard| position.components().curse(curse).level.value == 4;
    if position.throwable().any(four) {
        tell(Feature::CurseFour, 1.0);
    }
}
