//! One thing about a position at a time, in a sentence or two.

use ghost_stories_engine::{Card, Colour, Demon, Position, Space, Spot, Tile};

use crate::black_secret_table::{at_home, curses, space as cave};
use crate::message::{Message, message};
use crate::table::{bank, belongings, deck, fates, haunted, lies_on, line, owned_board, place, turn};
use crate::{name, verdict};

/// What can be told of a position without the rest of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "plain names")]
pub enum Fact {
    Turn,
    Taoist(Colour),
    /// Whose a board is, and its power.
    Board(Colour),
    Space(Space),
    /// A tile with all that stands on it.
    Tile(Tile),
    /// How many tiles are haunted.
    Haunted,
    /// How many Tao dice are free.
    Dice,
    /// Where the Enfeeblement Mantra lies.
    Mantra,
    Bank,
    Deck,
    Discarded(Card),
    /// How many villagers are saved and dead.
    Fates,
    /// A space of the catacombs, by the tile above it.
    Cave(Tile),
    Demon(Demon),
    /// The curses that lie face up, thrown or not.
    Curses,
    /// How the game ended, or that it goes on.
    Ending,
}

impl Message {
    /// One thing about a position.
    pub fn fact(position: &Position, fact: Fact) -> Message {
        match fact {
            Fact::Turn => turn(position),
            Fact::Taoist(taoist) => about_taoist(position, taoist),
            Fact::Board(board) => line(owned_board(position, board).to_vec()),
            Fact::Space(space) => message!("fact-space", space, there: lies_on(position, space)),
            Fact::Tile(tile) => line(place(position, spot(position, tile))),
            Fact::Haunted => haunted(position),
            Fact::Dice => message!("fact-dice", number: position.free_dice()),
            Fact::Mantra => match position.mantra() {
                Some(space) => message!("fact-mantra", space),
                None => message!("fact-no-mantra"),
            },
            Fact::Bank => bank(position),
            Fact::Deck => deck(position),
            Fact::Discarded(card) => message!("fact-discarded", card),
            Fact::Fates => line(position.white_moon().map(fates).into_iter().collect()),
            Fact::Cave(tile) => in_cave(position, spot(position, tile)),
            Fact::Demon(demon) => match position.black_secret() {
                Some(black_secret) => match black_secret.spot_of(demon) {
                    Some(spot) => in_cave(position, spot),
                    None => at_home(black_secret),
                },
                None => line(Vec::new()),
            },
            Fact::Curses => {
                line(position.black_secret().map(|black_secret| curses(position, black_secret)).unwrap_or_default())
            }
            Fact::Ending => match position.ending() {
                Some(ending) => verdict::ending(ending),
                None => message!("fact-goes-on"),
            },
        }
    }
}

fn spot(position: &Position, tile: Tile) -> Spot {
    position.village().spot(tile).unwrap_or(Spot::Centre)
}

fn in_cave(position: &Position, spot: Spot) -> Message {
    line(position.black_secret().map(|black_secret| cave(position, black_secret, spot)).unwrap_or_default())
}

fn about_taoist(position: &Position, taoist: Colour) -> Message {
    if position.dead().contains(taoist) {
        return message!("fact-dead", taoist: name::taoist(taoist));
    }
    message!("fact-taoist", taoist: name::taoist(taoist), facts: line(belongings(position, taoist)))
}
