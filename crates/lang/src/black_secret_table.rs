//! What Black Secret adds to the table as text: the catacombs, Wu-Feng's board, curses and mantras.

use ghost_stories_engine::{
    BlackSecret, Colour, ColourSet, Demon, DemonSet, Letter, MANTRA_LEVELS, Position, SKELETONS, Spot, Tao, Tile, URNS,
};

use crate::black_secret::{curse_in, mantra_in};
use crate::language::Language;

/// The sentences about Black Secret's part of the table; what is no sentence is a part of the one named after it.
pub(crate) struct BlackSecretTableWords {
    pub catacombs: &'static str,
    pub space: fn(Spot, Option<Tao>, entrance: bool) -> String,
    pub no_ladder: &'static str,
    pub tokens: fn(u8) -> String,
    pub demons: fn(DemonSet) -> String,
    pub here: fn(ColourSet) -> String,
    /// On a tile or a space.
    pub shadow: &'static str,
    /// Where a Taoist stands in the catacombs, and his Qi.
    pub stands: fn(Tile, qi: u8) -> String,
    /// What stands on a space of a board, with its resistance.
    pub skeleton: fn(&str) -> String,

    pub board: fn(Letter) -> String,
    pub at_home: fn(DemonSet) -> String,
    pub hand: fn(u8) -> String,
    pub pieces: fn(urns: u8, of: u8, skeletons: u8, all: u8) -> String,
    pub open: fn(level: u8) -> String,
    pub curse: fn(&str, u8, Tao) -> String,
    pub thrown: fn(&str, u8, Tao) -> String,
    pub silenced: &'static str,
    pub mantra: fn(&str, have: u8, need: u8) -> String,
    pub deck: fn(cards: u8, until_summoning: Option<u8>) -> String,
}

/// The catacombs, space by space.
pub(crate) fn catacombs(language: Language, position: &Position) -> Vec<String> {
    let Some(black_secret) = position.black_secret() else { return Vec::new() };
    let words = language.black_secret_table_words();
    let mut lines = vec![words.catacombs.to_owned()];
    lines.extend(Spot::ALL.map(|spot| space(language, position, black_secret, spot)));
    lines
}

fn space(language: Language, position: &Position, black_secret: &BlackSecret, spot: Spot) -> String {
    let words = language.black_secret_table_words();
    let entrance = position.components().catacombs(black_secret.catacombs).entrances.contains(spot);
    let mut sentences = vec![(words.space)(spot, position.catacomb_colour(spot), entrance)];
    if !black_secret.ladders.contains(spot) {
        sentences.push(words.no_ladder.to_owned());
    }
    sentences.push((words.tokens)(black_secret.stacks.get(spot)));
    let demons = black_secret.demons_on(spot);
    if !demons.is_empty() {
        sentences.push((words.demons)(demons));
    }
    let there = |taoist: &Colour| position.taoist(*taoist).spot == spot;
    let here: ColourSet = black_secret.below.both(position.living()).iter().filter(there).collect();
    if !here.is_empty() {
        sentences.push((words.here)(here));
    }
    if black_secret.shadow.is_some_and(|place| place.below && place.spot == spot) {
        sentences.push(words.shadow.to_owned());
    }
    sentences.join(" ")
}

/// Wu-Feng's board with his curses, and the Blood Mantras.
pub(crate) fn wu_feng(language: Language, position: &Position) -> Vec<String> {
    let Some(black_secret) = position.black_secret() else { return Vec::new() };
    let (words, components) = (language.black_secret_table_words(), position.components());
    let home: DemonSet = Demon::ALL.into_iter().filter(|&demon| black_secret.spot_of(demon).is_none()).collect();
    let mut lines = vec![
        (words.board)(black_secret.board),
        (words.at_home)(home),
        (words.hand)(black_secret.in_hand()),
        (words.pieces)(black_secret.urns, URNS, black_secret.skeletons_left(), SKELETONS),
        (words.open)(black_secret.level),
    ];
    for (curses, told) in [(black_secret.open, words.curse), (black_secret.pyramid, words.thrown)] {
        lines.extend(curses.iter().map(|curse| {
            let facts = components.curse(curse);
            told(language.curse_name(curse_in(components, curse)), facts.level.value, facts.colour.value)
        }));
    }
    if black_secret.is_silenced() {
        lines.push(words.silenced.to_owned());
    }
    let places = black_secret.mantras.iter().zip(black_secret.qi).zip(MANTRA_LEVELS);
    lines.extend(places.filter_map(|((mantra, have), need)| {
        Some((words.mantra)(language.mantra_name(mantra_in(components, (*mantra)?)), have, need))
    }));
    lines
}
