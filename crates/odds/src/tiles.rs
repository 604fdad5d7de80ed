use ghost_stories_engine::{
    BlackSecret, ByColour, BySpace, Choice, Colour, ColourSet, Done, Layout, Moment, Position, Setup, Space, Spot,
    Stage, Tile, WhiteMoon,
};

use crate::exorcism::{ExorcismOdds, exorcism};
use crate::twice::twice;

/// How a Taoist comes to a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WayThere {
    /// He stands there and may attempt an exorcism now.
    Here,
    /// He may move there now and then attempt one.
    Move,
    /// Not now: the odds are those he would have there on a turn of his, if nothing else changes.
    Later,
}

/// What a Taoist could exorcise from one tile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FromTile {
    /// From which tile.
    pub tile: Tile,
    /// How he comes there.
    pub way: WayThere,
    /// The odds of one attempt; `None` if nothing can be exorcised from there.
    pub once: Option<ExorcismOdds>,
    /// The odds of both attempts together, where a second one may follow: see [`twice`].
    pub twice: Option<ExorcismOdds>,
}

/// What a living Taoist could exorcise from each tile, row by row from the north-west; empty for the dead and once the game is decided.
pub fn from_every_tile(position: &Position, taoist: Colour) -> Vec<FromTile> {
    let from = |tile| {
        let (way, there) = match now(position, taoist, tile) {
            Some(now) => now,
            None => (WayThere::Later, standing(position, taoist, tile)?),
        };
        Some(FromTile { tile, way, once: exorcism(&there), twice: twice(&there) })
    };
    position.village().tiles().into_iter().filter_map(from).collect()
}

/// The position from which this Taoist could attempt an exorcism from this tile now or after a move.
fn now(position: &Position, taoist: Colour, tile: Tile) -> Option<(WayThere, Position)> {
    if position.board_on_turn() != taoist {
        return None;
    }
    let mut there = *position;
    let way = if position.tile_of(taoist) == tile {
        WayThere::Here
    } else {
        there.play(Choice::Move(tile), &mut ()).ok()?;
        WayThere::Move
    };
    there.options().contains(&Choice::Exorcise).then_some((way, there))
}

/// The same table as if this Taoist were on turn, stood on this tile and had done nothing yet but spend the power tokens he spent;
/// `None` for the dead and once the game is decided.
///
/// A card that is drawn and not yet laid is still in the deck.
pub fn standing(position: &Position, taoist: Colour, tile: Tile) -> Option<Position> {
    if position.ending().is_some() || !position.living().contains(taoist) {
        return None;
    }
    let village = position.village();
    let setup = Setup {
        level: position.level(),
        edition: position.edition(),
        five_qi: false,
        boards: position.seating().boards(),
        powers: ByColour::from_fn(|board| position.power(board)),
        players: position.players(),
        first: taoist,
        village: village.tiles(),
        components: position.components(),
        white_moon: position.white_moon().map(WhiteMoon::setup),
        black_secret: position.black_secret().map(BlackSecret::setup),
    };
    let mut taoists = ByColour::from_fn(|colour| position.taoist(colour));
    taoists[taoist].spot = village.spot(tile)?;
    let mut cards = BySpace::default();
    for space in Space::ALL {
        cards[space] = position.card(space);
    }
    let (mut deck, mut unseen) = (position.deck(), position.unseen());
    if let Some(card) = position.card_to_place() {
        unseen.insert(card);
        deck = if card.is_incarnation() { deck.with_incarnation() } else { deck.with_ghosts(1) };
    }
    let borrows = |board: &Colour| *board != taoist && position.has_power(taoist, position.power(*board));
    let borrowed: ColourSet = Colour::ALL.into_iter().filter(borrows).collect();
    let layout = Layout {
        setup,
        board: taoist,
        moment: Moment::Yang(Stage::BeforeMove),
        haunted: Spot::ALL.into_iter().filter(|&spot| village.is_haunted(village.tile(spot))).collect(),
        circle: village.circle(),
        taoists,
        cards,
        figures: position.figures(),
        lasting: Space::ALL.into_iter().filter(|&space| position.lasting_effect(space).is_some()).collect(),
        buddhas: position.buddhas(),
        mantra: position.mantra(),
        caught: Space::ALL.into_iter().any(|space| position.is_caught(space)),
        deck,
        unseen,
        exorcised: position.exorcised(),
        done: Done { borrowed, ..Done::default() },
        on_deck: position.on_deck_places(),
        white_moon: position.white_moon().map(WhiteMoon::at_rest),
        black_secret: position.black_secret().map(|black_secret| {
            let mut black_secret = *black_secret;
            black_secret.below.remove(taoist);
            black_secret
        }),
    };
    Position::from_layout(&layout, &mut ()).ok()
}
