//! Counting what is on the table.

mod black_secret;
mod fighters;
mod white_moon;

use ghost_stories_engine::{
    Card, Chance, Colour, Left, Middle, Owner, Position, Reward, Space, SpaceSet, Spot, Stage, Tao, Tile, Waiting,
};

use crate::calibration::progress;
use crate::feature::Feature;
use fighters::{Chances, FighterReach, Fighters};

const QI: [Feature; 5] = [Feature::Qi1, Feature::Qi2, Feature::Qi3, Feature::Qi4, Feature::Qi5];
const TAO: [Feature; 3] = [Feature::Tao1, Feature::Tao2, Feature::Tao3];
/// By the number of haunted tiles.
const ON_CARD: [Feature; 3] = [Feature::Haunter, Feature::HaunterOne, Feature::HaunterTwo];
const ON_STONE: [Feature; 3] = [Feature::Stone, Feature::StoneOne, Feature::StoneTwo];
/// A figure on the stone that strikes before anybody comes.
const STRIKES: [Feature; 3] = [Feature::Strike, Feature::StrikeOne, Feature::StrikeTwo];
const POWERS: [Feature; 8] = [
    Feature::TwinWinds,
    Feature::Spires,
    Feature::Strength,
    Feature::Favourite,
    Feature::SecondWind,
    Feature::HeavenlyGust,
    Feature::MantraPower,
    Feature::Pockets,
];
const TILES: [(Tile, Feature); 5] = [
    (Tile::Altar, Feature::Altar),
    (Tile::Temple, Feature::Temple),
    (Tile::Herbalist, Feature::Herbalist),
    (Tile::Hut, Feature::Hut),
    (Tile::Circle, Feature::CircleTile),
];

/// How much of each thing there is in a position.
pub fn amounts(position: &Position) -> [f32; Feature::COUNT] {
    let mut amounts = [0.0; Feature::COUNT];
    count(position, &mut |feature, amount| amounts[feature as usize] += amount);
    amounts
}

/// Tells how much of each thing there is in a position.
pub fn count(position: &Position, tell: &mut impl FnMut(Feature, f32)) {
    tell(Feature::Base, 1.0);
    count_ghosts(position, tell);
    for board in Colour::ALL {
        count_board(position, board, tell);
    }
    let village = position.village();
    tell(Feature::BuddhaOnBoard, number(position.buddhas().len()));
    match village.haunted_count() {
        0 => {}
        1 => tell(Feature::OneHaunted, 1.0),
        _ => tell(Feature::TwoHaunted, 1.0),
    }
    tell(Feature::Exorcised, position.exorcised().into());
    if let Some(tao) = village.circle() {
        tell(Feature::Circle, 1.0);
        if tao == Tao::Black {
            tell(Feature::CircleBlack, 1.0);
        }
    }
    for (tile, feature) in TILES {
        if !village.is_haunted(tile) {
            tell(feature, 1.0);
        }
    }
    if position.mantra().is_some() {
        tell(Feature::Mantra, 1.0);
    }
    if position.living() == position.players() {
        tell(Feature::AllAlive, 1.0);
    }
    if let Some(white_moon) = position.white_moon() {
        white_moon::count(position, white_moon, tell);
    }
    if let Some(black_secret) = position.black_secret() {
        black_secret::count(position, black_secret, tell);
    }
    if position.stage() != Stage::Yin {
        tell(Feature::FreshBuddha, position.done().fresh_buddhas.into());
        match position.waiting() {
            Waiting::Chance(Chance::Card) => tell(Feature::GhostComing, 1.0),
            Waiting::Chance(Chance::CurseDie) => tell(Feature::CurseComing, 1.0),
            _ => {}
        }
    }
}

fn count_board(position: &Position, board: Colour, tell: &mut impl FnMut(Feature, f32)) {
    let taoist = position.taoist(board);
    let owner = position.owner(board);
    let last = owner == Owner::Possessed || taoist.qi == 1;
    match position.occupied().both(SpaceSet::of_board(board)).len() {
        0 => {}
        1 => tell(Feature::OneGhost, 1.0),
        2 if last => tell(Feature::TwoGhostsLastQi, 1.0),
        2 => tell(Feature::TwoGhosts, 1.0),
        _ if last => tell(Feature::ThreeGhostsLastQi, 1.0),
        _ if taoist.qi == 2 => tell(Feature::ThreeGhostsTwoQi, 1.0),
        _ => tell(Feature::ThreeGhosts, 1.0),
    }
    match owner {
        Owner::Possessed => {
            tell(Feature::Possessed, 1.0);
            tell(Feature::PossessedEarly, 1.0 - progress(position));
        }
        Owner::Neutral => tell(Feature::NeutralQi, taoist.qi.into()),
        Owner::Living => {
            QI.iter().take(taoist.qi.into()).for_each(|&feature| tell(feature, 1.0));
            if taoist.qi == 1 {
                tell(Feature::LastQi, 1.0);
            }
            for number in 0..usize::from(taoist.tao.total()) {
                tell(TAO.get(number).copied().unwrap_or(Feature::TaoMore), 1.0);
            }
            if taoist.yin_yang {
                tell(Feature::YinYang, 1.0);
            }
            tell(Feature::BuddhaInHand, taoist.buddhas.into());
            tell(Feature::Token, taoist.tokens.into());
            if position.deck().until_incarnation().is_some_and(|ghosts| ghosts < 12) {
                tell(Feature::BlackTao, taoist.tao.get(Tao::Black).into());
            }
        }
    }
}

/// The ghosts, and how well the Taoists stand against them.
fn count_ghosts(position: &Position, tell: &mut impl FnMut(Feature, f32)) {
    let occupied = position.occupied();
    tell(Feature::Crowd, number(occupied.len().saturating_sub(6)));
    let fighters = Fighters::new(position);
    let mut reach = FighterReach::default();
    let mut haunters = 0u8;
    for board in Colour::ALL {
        let spaces = occupied.both(SpaceSet::of_board(board));
        let place = fighters.place(board);
        // By place: the best chance to free the board of a ghost.
        let mut freed = [0.0f32; 4];
        for space in spaces.iter() {
            let Some(card) = position.card(space) else { continue };
            let middle = position.middle(space).unwrap_or(Middle::Blank);
            let chances = fighters.against(position, space, middle, &mut reach);
            freed.iter_mut().zip(chances.by_place).for_each(|(freed, chance)| *freed = freed.max(chance));
            haunters += u8::from(middle == Middle::Haunter);
            count_ghost(position, space, card, &chances, all_miss(&chances.by_place[..place]), tell);
        }
        match spaces.len() {
            3 => {
                let weak = position.owner(board) == Owner::Possessed || position.taoist(board).qi == 1;
                let kept = all_miss(&freed[..place]);
                tell(if weak { Feature::OverrunLastQi } else { Feature::Overrun }, kept);
                if position.taoist(board).qi == 2 {
                    tell(Feature::OverrunTwo, kept);
                }
            }
            2 if place == 0 => tell(Feature::CrowdedNext, 1.0),
            _ => {}
        }
    }
    tell(Feature::HauntersMany, haunters.saturating_sub(1).into());
    count_reach(position, &fighters, &reach, tell);
    count_late(position, tell);
}

/// One ghost; `untouched` is the chance that nobody beats it before its board's turn.
fn count_ghost(
    position: &Position,
    space: Space,
    card: Card,
    chances: &Chances,
    untouched: f32,
    tell: &mut impl FnMut(Feature, f32),
) {
    let haunted = usize::from(position.village().haunted_count().min(2));
    let strikes = position
        .white_moon()
        .is_none_or(|white_moon| white_moon::count_ghost(position, white_moon, space, untouched, tell));
    tell(Feature::Ghost, 1.0);
    tell(Feature::Need, chances.need.min(2).into());
    tell(Feature::NeedMore, chances.need.saturating_sub(2).into());
    match position.middle(space).unwrap_or(Middle::Blank) {
        Middle::Haunter if is_idle(position, space) => tell(Feature::HaunterIdle, 1.0),
        Middle::Haunter if position.figures().contains(space) => {
            tell(ON_STONE[haunted], 1.0);
            if strikes {
                tell(STRIKES[haunted], untouched);
            }
        }
        Middle::Haunter => tell(ON_CARD[haunted], 1.0),
        Middle::Tormentor | Middle::GroupLoseTao => {
            tell(Feature::Tormentor, 1.0);
            tell(Feature::Torment, untouched);
        }
        Middle::DiceImmune => tell(Feature::DiceImmune, 1.0),
        _ => {}
    }
    match position.lasting_effect(space) {
        Some(Left::DieCaptive) => tell(Feature::DieCaptive, 1.0),
        Some(Left::TaoOff) => tell(Feature::TaoOff, 1.0),
        Some(Left::PowerOff) => tell(Feature::PowerOff, 1.0),
        Some(Left::AllPowersOff) => tell(Feature::AllPowersOff, 1.0),
        _ => {}
    }
    if card.is_incarnation() {
        tell(Feature::Incarnation, 1.0);
        tell(Feature::IncarnationChance, chances.best);
        tell(Feature::IncarnationSecond, chances.second);
        tell(Feature::IncarnationTao, chances.useful.into());
        tell(Feature::IncarnationMiss, all_miss(&chances.by_place));
        tell(Feature::IncarnationMissing, chances.missing.into());
        tell(Feature::IncarnationNear, chances.near.into());
        if chances.barred {
            tell(Feature::IncarnationBarred, 1.0);
        }
        tell(Feature::LastCards, f32::from(12u8.saturating_sub(position.deck().left())) / 12.0);
    } else {
        tell(Feature::Chance, chances.best);
        tell(Feature::SecondChance, chances.second);
        tell(Feature::TaoWanted, chances.useful.min(4).into());
        match position.facts(card).reward() {
            Reward::Tao => tell(Feature::PrizeTao, 1.0),
            Reward::TwoTao => tell(Feature::PrizeTao, 2.0),
            Reward::QiOrYinYang => tell(Feature::Prize, 1.0),
            Reward::Nothing
            | Reward::QiAndYinYang
            | Reward::Crystal
            | Reward::QiYinYangAndCrystal
            | Reward::YinYangAndMantra => {}
        }
        if position.facts(card).curses() {
            tell(Feature::Curses, 1.0);
        }
        if position.deck().incarnations() == 0 {
            tell(Feature::GhostLast, 1.0);
        }
    }
}

/// How much the Taoists can do from where they stand.
fn count_reach(position: &Position, fighters: &Fighters, reach: &FighterReach, tell: &mut impl FnMut(Feature, f32)) {
    let village = position.village();
    let lends = village.buddhas() > 0 && !village.is_haunted(Tile::Temple);
    for taoist in position.living().iter() {
        let index = taoist as usize;
        if position.power_is_on(taoist) {
            tell(POWERS[position.power(taoist) as usize], 1.0);
        }
        if lends && village.spot(Tile::Temple).is_some_and(|temple| fighters.comes_to(position, taoist, temple)) {
            tell(Feature::TempleNear, 1.0);
        }
        match reach.ghosts[index] {
            0 if !position.occupied().is_empty() => tell(Feature::NoneInReach, 1.0),
            2.. => tell(Feature::TwoInReach, 1.0),
            _ => {}
        }
        match position.taoist(taoist).spot {
            Spot::Centre => tell(Feature::Centre, 1.0),
            spot if CORNERS.contains(&spot) => tell(Feature::Corner, 1.0),
            _ => {}
        }
        let here = |other: Colour| position.taoist(other).spot == position.taoist(taoist).spot;
        if position.living().iter().any(|other| other != taoist && here(other)) {
            tell(Feature::SameTile, 1.0);
        }
        tell(Feature::Reach, reach.best[index]);
        tell(Feature::Double, fighters.both(position, taoist));
        if fighters.place(taoist) == 0 {
            tell(Feature::Soon, reach.best[index]);
        }
    }
}

/// What weighs more or less the nearer the end of the deck.
fn count_late(position: &Position, tell: &mut impl FnMut(Feature, f32)) {
    let late = progress(position);
    // How near the next incarnation is, from ten cards before it on.
    let soon = position.deck().until_incarnation().map_or(0.0, |ghosts| f32::from(10u8.saturating_sub(ghosts)) / 10.0);
    tell(Feature::GhostSoon, soon * number(position.occupied().len()));
    tell(Feature::GhostLate, late * number(position.occupied().len()));
    tell(Feature::HauntedLate, late * f32::from(position.village().haunted_count()));
    for colour in position.living().iter() {
        let taoist = position.taoist(colour);
        tell(Feature::QiLate, late * f32::from(taoist.qi));
        tell(Feature::TaoLate, late * f32::from(taoist.tao.total()));
        tell(Feature::TaoSoon, soon * f32::from(taoist.tao.total()));
        if taoist.yin_yang {
            tell(Feature::YinYangLate, late);
        }
    }
}

/// True for a haunter whose whole line is haunted already.
fn is_idle(position: &Position, space: Space) -> bool {
    let village = position.village();
    position.seating().line(space).into_iter().all(|spot| village.is_haunted(village.tile(spot)))
}

/// The chance that none of those with these chances succeeds.
fn all_miss(chances: &[f32]) -> f32 {
    chances.iter().map(|chance| 1.0 - chance).product()
}

const CORNERS: [Spot; 4] = [Spot::NorthWest, Spot::NorthEast, Spot::SouthEast, Spot::SouthWest];

fn number(count: u32) -> f32 {
    f32::from(count as u8)
}

#[cfg(test)]
mod tests {
    use ghost_stories_engine::{Edition, Layout, Level, Slot, TaoCount};
    use ghost_stories_table::SetupOptions;

    use super::*;

    #[test]
    fn tao_on_the_tile_before_a_ghost_counts_for_whoever_comes_there() {
        let setup = SetupOptions::new(4, Level::Normal, Edition::Revised).deal_game(1, 1);
        let mut layout = Layout::new(&setup).expect("dealt set-ups can be played");
        let strong = |card: &Card| !card.is_incarnation() && card.resistance().total() == 3;
        let card = Card::base().find(strong).expect("there are such ghosts");
        let space = Space::new(Colour::Red, Slot::Middle);
        let place = Position::from_layout(&layout, &mut ()).expect("a table").seating().line(space)[0];
        layout.cards[space] = Some(card);
        layout.unseen.remove(card);
        layout.deck = layout.deck.without_top(1);
        for colour in Colour::ALL {
            layout.taoists[colour].tao = TaoCount::NONE;
        }
        let second = |layout: &Layout| {
            let position = Position::from_layout(layout, &mut ()).expect("a table");
            amounts(&position)[Feature::SecondChance as usize]
        };
        // Everybody stands in the centre, next to every tile; the one with the Tao goes ahead.
        assert!(second(&layout) < 0.5);
        layout.taoists[Colour::Blue].tao = card.resistance();
        assert!(second(&layout) < 0.5);
        layout.taoists[Colour::Blue].spot = place;
        assert!((second(&layout) - 1.0).abs() < 1e-6);
    }
}
