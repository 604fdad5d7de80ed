//! What Black Secret adds to the table as text: the catacombs, Wu-Feng's board, curses and mantras.

use ghost_stories_engine::{
    BlackSecret, Colour, ColourSet, CurseCard, Demon, DemonSet, MANTRA_LEVELS, Position, SKELETONS, Spot, URNS,
};

use crate::black_secret::{curse_in, mantra_in};
use crate::message::{Message, message};
use crate::name;
use crate::table::line;

/// The catacombs, space by space.
pub(crate) fn catacombs(position: &Position) -> Vec<Message> {
    let Some(black_secret) = position.black_secret() else { return Vec::new() };
    let mut lines = vec![message!("table-catacombs")];
    lines.extend(Spot::ALL.map(|spot| line(space(position, black_secret, spot))));
    lines
}

pub(crate) fn space(position: &Position, black_secret: &BlackSecret, spot: Spot) -> Vec<Message> {
    let entrance = position.components().catacombs(black_secret.catacombs).entrances.contains(spot);
    let mut sentences = vec![message!("table-catacomb", spot, tao: position.catacomb_colour(spot), entrance)];
    if !black_secret.ladders.contains(spot) {
        sentences.push(message!("table-no-ladder"));
    }
    sentences.push(message!("table-tokens", number: black_secret.stacks.get(spot)));
    let demons = black_secret.demons_on(spot);
    if !demons.is_empty() {
        sentences.push(message!("table-demons", demons: name::demons(demons)));
    }
    let there = |taoist: &Colour| position.taoist(*taoist).spot == spot;
    let here: ColourSet = black_secret.below.both(position.living()).iter().filter(there).collect();
    if !here.is_empty() {
        sentences.push(message!("table-here-below", taoists: name::taoists(here)));
    }
    if black_secret.shadow.is_some_and(|place| place.below && place.spot == spot) {
        sentences.push(message!("table-shadow"));
    }
    sentences
}

/// Wu-Feng's board with his curses, and the Blood Mantras.
pub(crate) fn wu_feng(position: &Position) -> Vec<Message> {
    let Some(black_secret) = position.black_secret() else { return Vec::new() };
    let components = position.components();
    let (urns, skeletons) = (black_secret.urns, black_secret.skeletons_left());
    let mut lines = vec![
        message!("table-wu-feng", side: black_secret.board.name()),
        at_home(black_secret),
        message!("table-hand", number: black_secret.in_hand()),
        message!("table-pieces", urns, enough: URNS, skeletons, all: SKELETONS),
        message!("table-open-level", level: black_secret.level),
    ];
    lines.extend(curses(position, black_secret));
    if black_secret.is_silenced() {
        lines.push(message!("table-silenced"));
    }
    let places = black_secret.mantras.iter().zip(black_secret.qi).zip(MANTRA_LEVELS);
    lines.extend(places.filter_map(|((mantra, have), need)| {
        Some(message!("table-mantra", mantra: mantra_in(components, (*mantra)?), have, need))
    }));
    lines
}

pub(crate) fn at_home(black_secret: &BlackSecret) -> Message {
    let home: DemonSet = Demon::ALL.into_iter().filter(|&demon| black_secret.spot_of(demon).is_none()).collect();
    message!("table-at-home", demons: name::demons(home))
}

/// The curses that lie face up, those not thrown first.
pub(crate) fn curses(position: &Position, black_secret: &BlackSecret) -> Vec<Message> {
    let components = position.components();
    let facts = |curse: CurseCard| {
        let facts = components.curse(curse);
        (curse_in(components, curse), facts.level.value, facts.colour.value)
    };
    let open = black_secret.open.iter().map(facts);
    let open = open.map(|(curse, level, tao)| message!("table-curse", curse, level, tao));
    let thrown = black_secret.pyramid.iter().map(facts);
    open.chain(thrown.map(|(curse, level, tao)| message!("table-thrown-curse", curse, level, tao))).collect()
}
