use std::collections::BTreeSet;

use ghost_stories_engine::{
    BlackSecretEvent, CallbackObserver, Cause, Choice, Colour, Event, Face, Position, Space, SpaceSet, Tao,
    WhiteMoonChoice,
};

use crate::splits::need_of;

/// In a roll of the School or of the barrier exactly those ghosts can be beaten, with exactly those tokens, that trying every die finds
/// (W43, W50). The School's roll can be left at any time, the barrier's once the dice alone beat nobody (B74); coloured faces serve first.
///
/// As for splits, nothing is shared with the engine but the facts on the cards.
pub fn fights_are_those_that_trying_every_die_finds(position: &Position, options: &[Choice]) {
    let offered: BTreeSet<(Space, u8, u8)> = options.iter().copied().filter_map(beaten).collect();
    let Some(&(first, ..)) = offered.first() else { return };
    let barrier = position.barrier();
    let fought = match barrier {
        Some(barrier) => of_board(position, barrier.board),
        None => of_colour(position, first),
    };
    let dice: Vec<Face> = position.dice().faces().collect();
    let found = |tao_is_off: bool| -> BTreeSet<(Space, u8, u8)> {
        fought.iter().flat_map(|space| ways(position, space, &dice, tao_is_off)).collect()
    };
    // What keeps Tao back is a black ghost; beaten in this very roll, it still keeps them back (B76).
    let beaten_here = barrier.is_none() && need_of(position, first).is_some_and(|(tao, ..)| tao == Tao::Black);
    let legal = offered == found(position.tao_is_off()) || beaten_here && offered == found(true);
    assert!(legal, "law: fights are those that trying every die finds\n{offered:?}\n{position:?}");
    let must = barrier.is_some() && offered.iter().any(|&(_, tao, crystals)| tao + crystals == 0);
    let may_leave = options.contains(&Choice::Decline);
    assert_eq!(may_leave, !must, "law: only what the barrier's dice beat must go\n{position:?}");
    for &way in &offered {
        coloured_faces_serve_first(position, way);
    }
}

fn beaten(choice: Choice) -> Option<(Space, u8, u8)> {
    match choice {
        Choice::WhiteMoon(WhiteMoonChoice::Beat { space, tao, crystals }) => Some((space, tao, crystals)),
        _ => None,
    }
}

/// The ordinary ghosts and skeletons of a board.
fn of_board(position: &Position, board: Colour) -> SpaceSet {
    let ordinary = |space: &Space| match position.card(*space) {
        Some(card) => !card.is_incarnation(),
        None => position.occupied().contains(*space),
    };
    Space::ALL.into_iter().filter(|space| space.board() == board).filter(ordinary).collect()
}

/// The ordinary ghosts of the colour of one of them, which must be the own colour, black, or that of a borrowed board.
fn of_colour(position: &Position, one: Space) -> SpaceSet {
    let colour = |space: Space| {
        let card = position.card(space).filter(|card| !card.is_incarnation())?;
        position.facts(card).colour()
    };
    let tao = colour(one);
    let open = tao.and_then(Tao::board).is_none_or(|board| {
        board == position.board_on_turn() || position.done().borrowed.contains(board) && position.power_is_on(board)
    });
    assert!(tao.is_some() && open, "law: one trains against ordinary ghosts of an open colour\n{position:?}");
    Space::ALL.into_iter().filter(|&space| colour(space) == tao).collect()
}

/// The tokens of each way to beat a ghost, each die being used or left.
fn ways(position: &Position, space: Space, dice: &[Face], tao_is_off: bool) -> Vec<(Space, u8, u8)> {
    let Some((tao, need, immune)) = need_of(position, space) else { return Vec::new() };
    let me = position.board_on_turn();
    let (most_tao, most_crystals) = match (position.barrier(), position.white_moon()) {
        (Some(barrier), _) => (0, barrier.crystals),
        (None, Some(white_moon)) if tao_is_off => (0, white_moon.crystals[me]),
        (None, Some(white_moon)) => (position.taoist(me).tao.get(tao), white_moon.crystals[me]),
        (None, None) => return Vec::new(),
    };
    let serves = |face: Face| !immune && (face == Face::from(tao) || face == Face::White && !position.white_is_blank());
    let mut found = Vec::new();
    for used in 0..1u32 << dice.len() {
        let of_used = dice.iter().enumerate().filter(|(index, _)| used >> index & 1 != 0);
        if !of_used.clone().all(|(_, &face)| serves(face)) {
            continue;
        }
        let by_dice = of_used.count() as u8;
        for by_tao in 0..=most_tao {
            let fits = (0..=most_crystals).filter(|crystals| by_dice + by_tao + crystals == need);
            found.extend(fits.map(|crystals| (space, by_tao, crystals)));
        }
    }
    found
}

/// A coloured face is good for nothing else, so it is used before a white one.
fn coloured_faces_serve_first(position: &Position, (space, tao, crystals): (Space, u8, u8)) {
    let mut after = *position;
    let beat = Choice::WhiteMoon(WhiteMoonChoice::Beat { space, tao, crystals });
    // Looked for among the events: behind the last fight the game goes on, and something else may come to the same space.
    let gone = Event::BlackSecret(BlackSecretEvent::SkeletonLeft { space, cause: Cause::ExorcisedSkeleton });
    let mut went = false;
    let mut notice = |event| {
        went |= event == gone || matches!(event, Event::GhostExorcised { space: of, .. } if of == space);
    };
    after.play(beat, &mut CallbackObserver(&mut notice)).expect("law: an option is accepted");
    assert!(went, "law: what is beaten leaves\n{beat}\n{position:?}");
    let goes_on = after.options().into_iter().any(|choice| beaten(choice).is_some());
    let Some((colour, need, _)) = need_of(position, space).filter(|_| goes_on) else { return };
    let by_dice = need - tao - crystals;
    let coloured = by_dice.min(position.dice().count(Face::from(colour)));
    let left = |face: Face| match face {
        Face::White => position.dice().count(face) - (by_dice - coloured),
        face if face == Face::from(colour) => position.dice().count(face) - coloured,
        face => position.dice().count(face),
    };
    let as_told = Face::ALL.into_iter().all(|face| after.dice().count(face) == left(face));
    assert!(as_told, "law: coloured faces serve first\n{beat}\n{position:?}");
}
