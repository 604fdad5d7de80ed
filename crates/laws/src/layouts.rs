use ghost_stories_engine::{
    CardSet, Colour, Deck, Layout, Left, Middle, Moment, Position, Power, Setup, Space, Spot, Stage, Tao, TaoCount,
    Tile,
};

use crate::{DecisionSource, any_base_setup, any_setup, black_secret, white_moon};

/// Any table that could be laid out by hand: crowded boards, several incarnations, a deck about to end.
pub fn any_layout(source: &mut impl DecisionSource) -> Layout {
    try_until_legal(source, any_setup)
}

/// Any table of the base game.
pub fn any_base_layout(source: &mut impl DecisionSource) -> Layout {
    try_until_legal(source, any_base_setup)
}

fn try_until_legal<S: DecisionSource>(source: &mut S, setup: impl Fn(&mut S) -> Setup) -> Layout {
    loop {
        let setup = setup(source);
        let layout = attempt(setup, source);
        if Position::from_layout(&layout, &mut ()).is_ok() {
            return layout;
        }
    }
}

fn attempt(setup: Setup, source: &mut impl DecisionSource) -> Layout {
    let mut layout = Layout::new(&setup).expect("law: a set-up by the rules can be laid out");
    layout.board = Colour::ALL[source.below(4)];
    layout.moment = match source.below(5) {
        0 | 1 => Moment::Yin,
        2 => Moment::Yang(Stage::BeforeMove),
        3 => Moment::Yang(Stage::Moved),
        _ => Moment::Yang(LATE[source.below(5)]),
    };
    if let Moment::Yang(stage) = layout.moment {
        layout.done.helps = u8::from(stage >= Stage::Acted && source.below(2) == 0);
        layout.done.exorcisms = u8::from(stage >= Stage::Acted && source.below(2) == 0);
        layout.done.mantra_back = source.below(8) == 0;
        layout.done.borrowed.set(Colour::ALL[source.below(4)], source.below(4) == 0);
        layout.done.used.set(layout.board, source.below(4) == 0);
    }
    hands(&mut layout, source);
    let limit = usize::from(setup.edition.tiles_to_lose(setup.level));
    for _ in 0..source.below(limit) {
        layout.haunted.insert(Spot::ALL[source.below(9)]);
    }
    cards(&mut layout, source);
    if setup.powers[Colour::Yellow] == Power::Mantra && source.below(2) == 0 {
        layout.mantra = Space::ALL.into_iter().find(|&space| layout.cards[space].is_some());
    }
    for _ in 0..source.below(3) {
        let space = Space::ALL[source.below(12)];
        layout.buddhas.set(space, layout.cards[space].is_none());
    }
    for _ in 0..source.below(3) {
        if let Some(beaten) = layout.unseen.both(CardSet::EVERY_INCARNATION).nth(source.below(10) as u8) {
            layout.unseen.remove(beaten);
            layout.exorcised += 1;
        }
    }
    deck(&mut layout, source);
    white_moon::lay_out(&mut layout, source);
    black_secret::lay_out(&mut layout, source);
    layout
}

/// The stages of the base game from the action on.
const LATE: [Stage; 5] = [Stage::Acted, Stage::Buddhas, Stage::AfterBuddhas, Stage::Tokens, Stage::AfterTokens];

fn hands(layout: &mut Layout, source: &mut impl DecisionSource) {
    let mut tao_left = [4u8; 5];
    if source.below(3) == 0 {
        let tao = Tao::ALL[source.below(5)];
        tao_left[tao as usize] -= 1;
        layout.circle = Some(tao);
    }
    let mut buddhas = if layout.setup.village.contains(&Tile::Temple) { 2 } else { 0 };
    for colour in Colour::ALL {
        let player = layout.setup.players.contains(colour);
        let taoist = &mut layout.taoists[colour];
        taoist.qi = source.below(if player { 6 } else { 4 }) as u8;
        taoist.tao = TaoCount::NONE;
        taoist.yin_yang = false;
        taoist.tokens = 0;
        if !player || taoist.qi == 0 {
            continue;
        }
        // Crowding a corner makes Tao lent and ghosts beaten in pairs likely.
        taoist.spot = if source.below(2) == 0 { Spot::NorthWest } else { Spot::ALL[source.below(9)] };
        for tao in Tao::ALL {
            let number = source.below(usize::from(tao_left[tao as usize]) + 1) as u8;
            tao_left[tao as usize] -= number;
            taoist.tao = taoist.tao.plus(tao, number);
        }
        taoist.yin_yang = source.below(2) == 0;
        taoist.tokens = source.below(usize::from(layout.setup.tokens()) + 1) as u8;
        taoist.buddhas = source.below(buddhas + 1) as u8;
        buddhas -= usize::from(taoist.buddhas);
    }
}

fn cards(layout: &mut Layout, source: &mut impl DecisionSource) {
    let mut dice = 3;
    for _ in 0..source.below(13) {
        let kind = if source.below(4) == 0 { CardSet::EVERY_INCARNATION } else { CardSet::EVERY_GHOST };
        let of_game = layout.setup.cards().both(kind);
        let index = source.below(of_game.len().into());
        let space = Space::ALL[source.below(12)];
        let Some(card) = of_game.nth(index as u8) else { continue };
        if !layout.unseen.contains(card) || layout.cards[space].is_some() {
            continue;
        }
        layout.unseen.remove(card);
        layout.cards[space] = Some(card);
        let facts = layout.facts(card);
        layout.figures.set(space, facts.middle() == Middle::Haunter && source.below(2) == 0);
        layout.caught |= facts.middle() == Middle::OnlyOnBuddha && source.below(2) == 0;
        let captive = facts.lasting() == Some(Left::DieCaptive);
        let lasts = facts.lasting().is_some() && (!captive || dice > 0);
        dice -= u8::from(lasts && captive);
        layout.lasting.set(space, lasts);
    }
    for _ in 0..source.below(40) {
        let gone = layout.unseen.both(CardSet::EVERY_GHOST).nth(source.below(30) as u8);
        if let Some(card) = gone {
            layout.unseen.remove(card);
        }
    }
}

fn deck(layout: &mut Layout, source: &mut impl DecisionSource) {
    let ghosts = layout.unseen.both(CardSet::EVERY_GHOST).len();
    let incarnations = layout.unseen.both(CardSet::EVERY_INCARNATION).len().min(2);
    let mut deck = Deck::EMPTY;
    for _ in 0..source.below(usize::from(incarnations) + 1) {
        deck =
            deck.with_ghosts(source.below(usize::from((ghosts - deck.ghosts()).min(4)) + 1) as u8).with_incarnation();
    }
    layout.deck = deck.with_ghosts(source.below(usize::from((ghosts - deck.ghosts()).min(20)) + 1) as u8);
}
