//! The whole table as text, in short lines that a screen reader reads well.

use ghost_stories_engine::{
    Card, Colour, ColourSet, Edition, Level, Owner, Position, Power, Side, Slot, Space, Spot, Stage, Tao, TaoCount,
    Tile, WhiteMoon,
};

use crate::black_secret::is_skeleton;
use crate::black_secret_table;
use crate::choice::faced;
use crate::language::Language;

/// The sentences about the table; what is no sentence is a part of the one named after it.
pub(crate) struct TableWords {
    pub game: fn(Level, Edition, players: u8) -> String,
    pub turn: fn(Colour, Owner, Stage) -> String,
    pub to_place: fn(Card, &str) -> String,

    pub village: &'static str,
    pub tile: fn(Spot, Tile, haunted: bool) -> String,
    pub here: fn(ColourSet) -> String,
    pub dead: fn(ColourSet) -> String,
    pub on_circle: fn(Option<Tao>) -> String,
    pub in_temple: fn(buddhas: u8) -> String,
    pub on_centre: fn(tokens: u8) -> String,
    pub haunted: fn(tiles: u8, limit: u8) -> String,

    pub board: fn(Colour, Side, Owner) -> String,
    pub power: fn(Power, on: bool) -> String,
    pub qi: fn(u8) -> String,
    pub stands: fn(Tile, qi: u8) -> String,
    pub yin_yang: fn(held: bool) -> &'static str,
    pub buddhas: fn(u8) -> String,
    pub tokens: fn(u8) -> String,
    pub belongings: fn(TaoCount, things: &[String]) -> String,

    pub facing: fn(Slot, Tile) -> String,
    pub empty: &'static str,
    pub buddha: &'static str,
    pub ghost: fn(Card, &str) -> String,
    pub weakened: fn(&str) -> String,

    pub bank: fn(qi: u8, TaoCount) -> String,
    pub deck: fn(cards: u8, until_incarnation: Option<u8>) -> String,
    pub exorcised: fn(incarnations: u8, all: u8) -> String,
    /// Called for fewer than three.
    pub free_dice: fn(u8) -> String,
    pub no_tao: &'static str,
    pub white_is_blank: &'static str,
    pub hindrances: fn(&[String]) -> String,
}

pub(crate) fn table(language: Language, position: &Position) -> String {
    let mut lines = heading(language, position);
    lines.push(String::new());
    lines.extend(village(language, position));
    for more in [black_secret_table::catacombs(language, position), black_secret_table::wu_feng(language, position)] {
        if !more.is_empty() {
            lines.push(String::new());
            lines.extend(more);
        }
    }
    for board in position.seating().boards() {
        lines.push(String::new());
        lines.extend(player_board(language, position, board));
        for slot in Slot::ALL {
            lines.extend(space(language, position, Space::new(board, slot)));
        }
    }
    lines.push(String::new());
    lines.extend(supplies(language, position));
    lines.push(String::new());
    lines.join("\n")
}

fn heading(language: Language, position: &Position) -> Vec<String> {
    let words = language.table_words();
    let board = position.board_on_turn();
    let mut lines = vec![
        (words.game)(position.level(), position.edition(), position.players().len() as u8),
        (words.turn)(board, position.owner(board), position.stage()),
        language.waiting(position),
    ];
    if let Some(card) = position.card_to_place() {
        let need = language.ghost_words().resistance(position.facts(card).resistance());
        lines.push((words.to_place)(card, &need));
        lines.extend(language.stones(card, position.components()));
    }
    lines
}

fn village(language: Language, position: &Position) -> Vec<String> {
    let words = language.table_words();
    let limit = position.edition().tiles_to_lose(position.level());
    let mut lines = vec![words.village.to_owned()];
    lines.extend(Spot::ALL.map(|spot| place(language, position, spot)));
    lines.push((words.haunted)(position.village().haunted_count(), limit));
    lines
}

fn place(language: Language, position: &Position, spot: Spot) -> String {
    let words = language.table_words();
    let village = position.village();
    let tile = village.tile(spot);
    let mut sentences = vec![(words.tile)(spot, tile, village.is_haunted(tile))];

    let stands = |taoist: &Colour| position.taoist(*taoist).spot == spot && !position.is_below(*taoist);
    let here: ColourSet = position.living().iter().filter(stands).collect();
    if !here.is_empty() {
        sentences.push((words.here)(here));
    }
    if tile == Tile::Cemetery && !position.dead().is_empty() {
        sentences.push((words.dead)(position.dead()));
    }
    if tile == Tile::Circle {
        sentences.push((words.on_circle)(village.circle()));
    }
    if tile == Tile::Temple {
        sentences.push((words.in_temple)(village.buddhas()));
    }
    let shadow = position.black_secret().and_then(|black_secret| black_secret.shadow);
    if shadow.is_some_and(|place| !place.below && place.spot == spot) {
        sentences.push(language.black_secret_table_words().shadow.to_owned());
    }
    if let Some(white_moon) = position.white_moon() {
        sentences.extend(villagers(language, white_moon, spot, position.portal_is_open()));
    }
    if spot == Spot::Centre && village.tokens() > 0 {
        sentences.push((words.on_centre)(village.tokens()));
    }
    sentences.join(" ")
}

/// What White Moon puts on a tile.
fn villagers(language: Language, white_moon: &WhiteMoon, spot: Spot, open: bool) -> Vec<String> {
    let pile: Vec<_> = white_moon.piles[spot].from_top().collect();
    let portal = (spot == white_moon.portal && open).then(|| language.portal().to_owned());
    let pedestal = white_moon.pedestals.contains(spot).then(|| language.pedestal().to_owned());
    let pile = (!pile.is_empty()).then(|| language.pile(&pile));
    portal.into_iter().chain(pile).chain(pedestal).collect()
}

fn player_board(language: Language, position: &Position, board: Colour) -> Vec<String> {
    let words = language.table_words();
    let owner = position.owner(board);
    let mut lines = vec![
        (words.board)(board, position.seating().side(board), owner),
        (words.power)(position.power(board), position.power_is_on(board)),
    ];
    match owner {
        Owner::Living => lines.extend(belongings(language, position, board)),
        Owner::Neutral => lines.push((words.qi)(position.taoist(board).qi)),
        Owner::Possessed => {}
    }
    lines
}

fn belongings(language: Language, position: &Position, taoist: Colour) -> Vec<String> {
    let words = language.table_words();
    let owned = position.taoist(taoist);
    let mut things = vec![(words.yin_yang)(owned.yin_yang).to_owned()];
    if owned.buddhas > 0 {
        things.push((words.buddhas)(owned.buddhas));
    }
    if owned.tokens > 0 {
        things.push((words.tokens)(owned.tokens));
    }
    if let Some(white_moon) = position.white_moon() {
        if white_moon.crystals[taoist] > 0 {
            things.push(language.crystals(white_moon.crystals[taoist]));
        }
        things.extend(white_moon.artifacts[taoist].iter().map(|artifact| language.artifact(artifact).to_owned()));
    }
    let stands = if position.is_below(taoist) { language.black_secret_table_words().stands } else { words.stands };
    let mut lines = vec![stands(position.tile_of(taoist), owned.qi), (words.belongings)(owned.tao, &things)];
    if position.white_moon().is_some_and(|white_moon| white_moon.lying.contains(taoist)) {
        lines.push(language.lying().to_owned());
    }
    lines
}

fn space(language: Language, position: &Position, at: Space) -> Vec<String> {
    let (words, ghosts) = (language.table_words(), language.ghost_words());
    let facing = (words.facing)(at.slot(), faced(position, at));
    let su_ling = position
        .white_moon()
        .filter(|white_moon| white_moon.su_ling == Some(at))
        .map(|_| language.su_ling().to_owned());
    let Some(card) = position.card(at) else {
        if is_skeleton(position, at) {
            let skeleton = (language.black_secret_table_words().skeleton)(&ghosts.resistance_on(position, at));
            return [format!("{facing} {skeleton}.")].into_iter().chain(su_ling).collect();
        }
        let there = if position.buddhas().contains(at) { words.buddha } else { words.empty };
        return [format!("{facing} {there}.")].into_iter().chain(su_ling).collect();
    };
    let need = ghosts.resistance(position.printed_resistance(at).unwrap_or_else(|| position.facts(card).resistance()));
    let mut lines = vec![format!("{facing} {}.", (words.ghost)(card, &need))];
    let weakened: Vec<&str> = ghosts.weakened(position, at).collect();
    if !weakened.is_empty() {
        lines.push((words.weakened)(&weakened.join(", ")));
    }
    lines.extend(ghosts.in_play(position, at, card));
    lines.extend(su_ling);
    lines
}

fn supplies(language: Language, position: &Position) -> Vec<String> {
    let words = language.table_words();
    let deck = position.deck();
    let told = if position.black_secret().is_some() { language.black_secret_table_words().deck } else { words.deck };
    let mut lines = vec![
        (words.bank)(position.bank_qi(), position.bank_tao()),
        told(deck.left(), deck.until_incarnation()),
        (words.exorcised)(position.exorcised(), position.incarnations()),
    ];
    lines.extend(position.white_moon().map(|white_moon| language.white_moon_counts(white_moon)));
    lines.extend(hindrances(words, position));
    lines
}

/// What hinders exorcisms wherever the ghost lies that causes it.
fn hindrances(words: &TableWords, position: &Position) -> Option<String> {
    let mut all = Vec::new();
    if position.free_dice() < 3 {
        all.push((words.free_dice)(position.free_dice()));
    }
    if position.tao_is_off() {
        all.push(words.no_tao.to_owned());
    }
    if position.white_is_blank() {
        all.push(words.white_is_blank.to_owned());
    }
    (!all.is_empty()).then(|| (words.hindrances)(&all))
}
