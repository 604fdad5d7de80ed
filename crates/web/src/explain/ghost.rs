//! A ghost read in full: every icon of its card in words, and where it is.

use ghost_stories_engine::{Card, Position, Rule, Space, Tao, TaoCount};
use ghost_stories_lang::{CardPart, Language};

use super::{Explained, IconLine, white_moon};
use crate::table::{left_icon, middle_icon, reward_icon};

/// A space, with the ghost or the skeleton on it.
pub fn on_space(language: Language, position: &Position, space: Space) -> Explained {
    let words = language.page();
    match position.card(space) {
        Some(card) => Explained {
            title: language.card(card).to_owned(),
            card: Some(card),
            icons: [resistance(language, position, space)]
                .into_iter()
                .chain(stones(position, card, language.each_stone(position, space, card)))
                .collect(),
            lines: place(language, position, space)
                .into_iter()
                .chain(white_moon::origin(language, position, card))
                .collect(),
            rules: vec![Rule::B(70), Rule::B(71)],
        },
        None if is_skeleton(position, space) => Explained {
            title: words.black_secret().skeleton().to_owned(),
            card: None,
            icons: vec![resistance(language, position, space)],
            lines: [words.black_secret().skeleton_help().to_owned()]
                .into_iter()
                .chain(place(language, position, space))
                .collect(),
            rules: vec![Rule::S(24)],
        },
        None => Explained {
            title: language.space(space).to_owned(),
            card: None,
            icons: Vec::new(),
            lines: vec![words.empty_space().to_owned()],
            rules: vec![Rule::B(2), Rule::B(41)],
        },
    }
}

/// True if a skeleton stands on this space.
pub fn is_skeleton(position: &Position, space: Space) -> bool {
    position.black_secret().is_some_and(|black_secret| black_secret.all_skeletons().contains(space))
}

/// The card that was drawn and waits for its space.
pub fn drawn(language: Language, position: &Position) -> Explained {
    let card = position.card_to_place();
    Explained {
        title: card.map_or("", |card| language.card(card)).to_owned(),
        card,
        icons: card.map_or(Vec::new(), |card| printed(language, position, card)),
        lines: card.and_then(|card| white_moon::origin(language, position, card)).into_iter().collect(),
        rules: vec![Rule::B(41), Rule::B(43)],
    }
}

/// Every icon of a card that is on no board.
pub fn printed(language: Language, position: &Position, card: Card) -> Vec<IconLine> {
    let need = position.facts(card).resistance();
    let told = language.say(&ghost_stories_lang::resistance(need));
    let first = IconLine { icons: pips(need), words: format!("{told}.") };
    let each = language.each_printed_stone(card, position.components());
    [first].into_iter().chain(stones(position, card, each)).collect()
}

/// On which board it is, and which tiles are before it.
fn place(language: Language, position: &Position, space: Space) -> [String; 2] {
    let tiles = position.seating().line(space).map(|spot| position.village().tile(spot));
    [format!("{}.", language.space(space)), language.reading().ahead(&tiles)]
}

fn resistance(language: Language, position: &Position, space: Space) -> IconLine {
    let need = position.printed_resistance(space).unwrap_or(TaoCount::NONE);
    IconLine { icons: pips(need), words: language.resistance_on(position, space) }
}

fn pips(need: TaoCount) -> Vec<&'static str> {
    need.colours().flat_map(|tao| (0..need.get(tao)).map(move |_| tao_name(tao))).collect()
}

fn tao_name(tao: Tao) -> &'static str {
    tao.name()
}

/// The stones with their drawings.
fn stones(position: &Position, card: Card, each: Vec<(CardPart, String)>) -> Vec<IconLine> {
    let facts = position.facts(card);
    let icons = |part: CardPart| -> Vec<&'static str> {
        match part {
            CardPart::Resistance => Vec::new(),
            CardPart::Left => facts.left().iter().map(|&icon| left_icon(icon)).collect(),
            CardPart::Middle => middle_icon(facts.middle()).into_iter().collect(),
            CardPart::Right => {
                let curse = facts.curses().then_some("curse").into_iter();
                curse.chain(facts.throws().then_some("throw-curse")).chain(reward_icon(facts.reward())).collect()
            }
        }
    };
    each.into_iter().map(|(part, words)| IconLine { icons: icons(part), words }).collect()
}
