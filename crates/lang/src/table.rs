//! The whole table as text, in short lines that a screen reader reads well.

use ghost_stories_engine::{Colour, ColourSet, Family, GRAVES, Owner, Position, Slot, Space, Spot, Tile, WhiteMoon};

use crate::Language;
use crate::black_secret::is_skeleton;
use crate::black_secret_table::{catacombs, wu_feng};
use crate::choice::faced;
use crate::decision::waiting;
use crate::ghost;
use crate::message::{Message, Value, message};
use crate::name;

pub(crate) fn table(language: Language, position: &Position) -> String {
    let mut parts = vec![heading(position), village(position), catacombs(position), wu_feng(position)];
    parts.extend(position.seating().boards().map(|board| player_board(position, board)));
    parts.push(supplies(position));
    parts.retain(|lines| !lines.is_empty());
    let said = |lines: &Vec<Message>| lines.iter().flat_map(|line| [language.say(line), "\n".into()]).collect();
    parts.iter().map(said).collect::<Vec<String>>().join("\n")
}

/// Sentences that stand in one line.
pub(crate) fn line(sentences: Vec<Message>) -> Message {
    message!("table-sentences", sentences)
}

fn colour(board: Colour) -> Message {
    name::colour(board)
}

fn heading(position: &Position) -> Vec<Message> {
    let board = position.board_on_turn();
    let (level, edition, players) = (position.level(), position.edition(), position.players().len());
    let mut lines = vec![
        message!("table-game", level, edition, players),
        message!(
            "table-turn",
            owner: position.owner(board).name(),
            taoist: name::taoist(board),
            board: name::board(board),
            colour: colour(board),
            stage: position.stage().name(),
        ),
        waiting(position),
    ];
    if let Some(card) = position.card_to_place() {
        let facts = position.facts(card);
        let resistance = ghost::resistance(facts.resistance());
        lines.push(message!("table-to-place", card, number: card.number(), resistance));
        lines.extend(ghost::stones(facts));
    }
    lines
}

fn village(position: &Position) -> Vec<Message> {
    let limit = position.edition().tiles_to_lose(position.level());
    let mut lines = vec![message!("table-village")];
    lines.extend(Spot::ALL.map(|spot| line(place(position, spot))));
    lines.push(message!("table-haunted", number: position.village().haunted_count(), limit));
    lines
}

fn place(position: &Position, spot: Spot) -> Vec<Message> {
    let village = position.village();
    let tile = village.tile(spot);
    let mut sentences = vec![message!("table-tile", spot, tile, haunted: village.is_haunted(tile))];

    let stands = |taoist: &Colour| position.taoist(*taoist).spot == spot && !position.is_below(*taoist);
    let here: ColourSet = position.living().iter().filter(stands).collect();
    if !here.is_empty() {
        sentences.push(message!("table-here", taoists: name::taoists(here)));
    }
    if tile == Tile::Cemetery && !position.dead().is_empty() {
        sentences.push(message!("table-dead", taoists: name::taoists(position.dead())));
    }
    if tile == Tile::Circle {
        sentences.push(message!("table-on-circle", tao: village.circle()));
    }
    if tile == Tile::Temple {
        sentences.push(message!("table-in-temple", number: village.buddhas()));
    }
    let shadow = position.black_secret().and_then(|black_secret| black_secret.shadow);
    if shadow.is_some_and(|place| !place.below && place.spot == spot) {
        sentences.push(message!("table-shadow"));
    }
    if let Some(white_moon) = position.white_moon() {
        sentences.extend(villagers(white_moon, spot, position.portal_is_open()));
    }
    if spot == Spot::Centre && village.tokens() > 0 {
        sentences.push(message!("table-on-centre", number: village.tokens()));
    }
    sentences
}

/// What White Moon puts on a tile.
fn villagers(white_moon: &WhiteMoon, spot: Spot, open: bool) -> impl Iterator<Item = Message> {
    let portal = (spot == white_moon.portal && open).then(|| message!("table-portal"));
    let family = |of: Option<Family>| of.map_or(message!("table-villager-unknown"), Message::from);
    let families: Vec<Message> = white_moon.piles[spot].from_top().map(family).collect();
    let pile = (!families.is_empty()).then(|| message!("table-pile", families));
    let pedestal = white_moon.pedestals.contains(spot).then(|| message!("table-pedestal"));
    portal.into_iter().chain(pile).chain(pedestal)
}

/// A board with its spaces.
fn player_board(position: &Position, board: Colour) -> Vec<Message> {
    let (owner, side) = (position.owner(board), position.seating().side(board));
    let mut lines = vec![
        message!("table-board", colour: colour(board), board: name::board(board), side, owner: owner.name()),
        message!("table-power", power: position.power(board), on: position.power_is_on(board)),
    ];
    match owner {
        Owner::Living => lines.extend(belongings(position, board)),
        Owner::Neutral => lines.push(message!("table-qi", qi: position.taoist(board).qi)),
        Owner::Possessed => {}
    }
    lines.extend(Slot::ALL.into_iter().flat_map(|slot| space(position, Space::new(board, slot))));
    lines
}

pub(crate) fn belongings(position: &Position, taoist: Colour) -> Vec<Message> {
    let owned = position.taoist(taoist);
    let (tile, qi) = (position.tile_of(taoist), owned.qi);
    let stands = if position.is_below(taoist) {
        message!("table-stands-under", tile, qi)
    } else {
        message!("table-stands", tile, qi)
    };
    let mut things = vec![message!("table-yin-yang", held: owned.yin_yang)];
    if owned.buddhas > 0 {
        things.push(message!("table-buddhas", number: owned.buddhas));
    }
    if owned.tokens > 0 {
        things.push(message!("table-power-tokens", number: owned.tokens));
    }
    if let Some(white_moon) = position.white_moon() {
        if white_moon.crystals[taoist] > 0 {
            things.push(message!("table-crystals", number: white_moon.crystals[taoist]));
        }
        things.extend(white_moon.artifacts[taoist].iter().map(|artifact| message!("table-artifact", artifact)));
    }
    let mut lines = vec![stands, message!("table-belongings", tao: name::numbers(owned.tao), things)];
    if position.white_moon().is_some_and(|white_moon| white_moon.lying.contains(taoist)) {
        lines.push(message!("table-lying"));
    }
    lines
}

fn space(position: &Position, at: Space) -> Vec<Message> {
    let card = position.card(at);
    let there = match card {
        Some(card) => {
            let printed = position.printed_resistance(at).unwrap_or_else(|| position.facts(card).resistance());
            let resistance = ghost::resistance(printed);
            message!("table-ghost", card, number: card.number(), incarnation: card.is_incarnation(), resistance)
        }
        None if is_skeleton(position, at) => {
            message!("table-skeleton", resistance: ghost::resistance_on(position, at))
        }
        None if position.buddhas().contains(at) => message!("table-buddha"),
        None => message!("table-empty"),
    };
    let mut lines = vec![message!("table-space", slot: at.slot(), tile: faced(position, at), there)];
    if let Some(card) = card {
        let reasons: Vec<Message> = ghost::weakened(position, at).collect();
        if !reasons.is_empty() {
            lines.push(message!("table-weakened", reasons));
        }
        lines.extend(ghost::in_play(position, at, card));
    }
    if position.white_moon().is_some_and(|white_moon| white_moon.su_ling == Some(at)) {
        lines.push(message!("table-su-ling"));
    }
    lines
}

fn supplies(position: &Position) -> Vec<Message> {
    let deck = position.deck();
    let (cards, above) = (deck.left(), deck.until_incarnation());
    let deck = if position.black_secret().is_some() {
        message!("table-deck-with-summonings", cards, above)
    } else {
        message!("table-deck", cards, above)
    };
    let mut lines = vec![
        message!("table-bank", qi: position.bank_qi(), tao: name::numbers(position.bank_tao())),
        deck,
        message!("table-exorcised", number: position.exorcised(), all: position.incarnations()),
    ];
    if let Some(white_moon) = position.white_moon() {
        let (saved, dead, reserve) = (white_moon.saved.total(), white_moon.dead.total(), white_moon.reserve());
        lines.push(message!("table-villagers", saved, dead, graves: GRAVES, reserve));
    }
    lines.extend(hindrances(position));
    lines
}

/// What hinders exorcisms wherever the ghost lies that causes it.
fn hindrances(position: &Position) -> Option<Message> {
    let free = position.free_dice();
    let dice = (free < 3).then(|| message!("table-free-dice", number: free));
    let no_tao = position.tao_is_off().then(|| message!("table-no-tao"));
    let no_white = position.white_is_blank().then(|| message!("table-white-is-blank"));
    let all: Vec<Message> = dice.into_iter().chain(no_tao).chain(no_white).collect();
    (!all.is_empty()).then(|| message!("table-hindrances", all: Value::from(all)))
}
