//! Where practice games begin: often in the middle, so that there is something to win from the first round on.

use ghost_stories_engine::{
    Card, CardSet, Colour, Deck, Layout, Left, Middle, Moment, Position, Setup, Slot, Space, Spot, Tao,
};
use ghost_stories_table::Stream;

/// A game of this set-up some way on: cards have been drawn, some incarnations beaten, tokens won and lost, tiles haunted. `None` if the
/// pieces thrown together make no position.
pub fn midway(setup: &Setup, stream: &mut Stream) -> Option<Position> {
    let mut layout = Layout::new(setup).ok()?;
    let all = setup.level.incarnations(setup.players.len());
    let left = 1 + stream.below(all.into()) as u8;
    let above = setup.ghosts() - 10 * all;
    let deck = 10 * left + stream.below(u32::from(above) + 1) as u8;
    layout.deck = Deck::new(deck, left);
    layout.exorcised = all - left;
    for _ in left..all {
        see(&mut layout.unseen, CardSet::INCARNATIONS, stream)?;
    }
    let ghosts = stream.below(8);
    for number in 0..u32::from(setup.ghosts() + all - left * 11).min(u32::from(setup.ghosts() - deck)) {
        let card = see(&mut layout.unseen, CardSet::GHOSTS, stream)?;
        if number < ghosts {
            lay(&mut layout, card, stream);
        }
    }
    for _ in 0..[0, 0, 0, 1, 1, 2][stream.below(6) as usize] {
        layout.haunted.insert(stream.pick(&Spot::ALL));
    }
    let seats: Vec<Colour> = setup.players.iter().collect();
    let mut bank = [4u8; 5];
    for &seat in &seats {
        for tao in Tao::ALL {
            bank[tao as usize] -= layout.taoists[seat].tao.get(tao);
        }
    }
    for &seat in &seats {
        let taoist = &mut layout.taoists[seat];
        taoist.spot = stream.pick(&Spot::ALL);
        taoist.qi = (taoist.qi + stream.below(4) as u8).saturating_sub(2).clamp(1, 5);
        taoist.yin_yang = stream.below(3) > 0;
        for _ in 0..stream.below(4) {
            let tao = stream.pick(&Tao::ALL);
            if bank[tao as usize] > 0 {
                bank[tao as usize] -= 1;
                taoist.tao = taoist.tao.plus(tao, 1);
            }
        }
    }
    layout.board = stream.pick(&seats);
    layout.moment = Moment::Yin;
    Position::from_layout(&layout, &mut ()).ok()
}

/// Takes a card of a kind out of the unseen ones.
fn see(unseen: &mut CardSet, kind: CardSet, stream: &mut Stream) -> Option<Card> {
    let cards = unseen.both(kind);
    let card = cards.nth(stream.below(cards.len().into()) as u8)?;
    unseen.remove(card);
    Some(card)
}

/// Lays a ghost on a free space of its board, black ones on any board.
fn lay(layout: &mut Layout, card: Card, stream: &mut Stream) {
    let board = card.colour().and_then(Tao::board).unwrap_or_else(|| stream.pick(&Colour::ALL));
    let space = Space::new(board, stream.pick(&Slot::ALL));
    if layout.cards[space].is_none() {
        layout.cards[space] = Some(card);
        if card.lasting().is_some_and(|icon| icon != Left::DieCaptive || stream.below(2) == 0) {
            layout.lasting.insert(space);
        }
        if card.middle() == Middle::Haunter && stream.below(2) == 0 {
            layout.figures.insert(space);
        }
    }
}
