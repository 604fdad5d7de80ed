//! Names and explanations of the things on the table, put together from the words of the game.

pub mod black_secret;
mod choice;
pub mod white_moon;

pub use choice::help_of;

use ghost_stories_engine::{Card, Owner, Position, Rule, Space};
use ghost_stories_lang::Language;

use crate::target::Target;

/// The explanation of a thing: what it is, what it does, how it stands now.
pub struct Explained {
    pub title: String,
    pub card: Option<Card>,
    pub lines: Vec<String>,
    pub rules: Vec<Rule>,
}

/// The name of a thing and how it stands, for those who cannot see it.
pub fn label(language: Language, position: &Position, target: Target) -> String {
    let words = language.page();
    let told = explain(language, position, target);
    match target {
        Target::Tile(tile) => {
            let mut parts = vec![told.title];
            parts.extend(position.village().is_haunted(tile).then(|| words.haunted().to_owned()));
            let here = position.living().iter().filter(|&taoist| position.tile_of(taoist) == tile);
            let here = here.filter(|&taoist| !position.is_below(taoist));
            parts.extend(here.map(|taoist| language.taoist(taoist).to_owned()));
            parts.join(", ")
        }
        Target::Space(space) => match position.card(space) {
            Some(card) => format!("{}, {}", language.card(card), language.space(space)),
            None if is_skeleton(position, space) => {
                format!("{}, {}", words.black_secret().skeleton(), language.space(space))
            }
            None if position.buddhas().contains(space) => format!("{}, {}", words.buddha(), language.space(space)),
            None => format!("{}, {}", words.empty(), language.space(space)),
        },
        Target::Board(board) => format!("{}, {}", told.title, words.qi(position.taoist(board).qi)),
        Target::Power(board) => {
            let off = if position.power_is_on(board) { String::new() } else { format!(", {}", words.blocked()) };
            format!("{}{off}", told.title)
        }
        Target::Held(board, tao) => {
            format!("{}, {}: {}", told.title, language.taoist(board), position.taoist(board).tao.get(tao))
        }
        Target::YinYang(board) => format!("{}, {}", told.title, language.taoist(board)),
        Target::BankTao(tao) => format!("{}: {}", told.title, position.bank_tao().get(tao)),
        // The card that was drawn lies on the deck and is no name for it.
        Target::Deck => {
            let drawn = position.card_to_place().map(|card| format!("{}. ", language.card(card))).unwrap_or_default();
            format!("{drawn}{}: {}", words.deck(), position.deck().left())
        }
        Target::Discard => format!("{}: {}", told.title, position.discard().len()),
        Target::Villagers(spot) => {
            let pile = position.white_moon().map(|white_moon| white_moon.piles[spot]).unwrap_or_default();
            let tile = language.tile(position.village().tile(spot));
            let top = pile.top().map_or("?", |family| language.family(family));
            format!("{tile}: {top}, {}", words.white_moon().villagers(pile.len()))
        }
        Target::Shelter | Target::Graveyard | Target::Crystals => {
            let number = position.white_moon().map_or(0, |white_moon| match target {
                Target::Shelter => white_moon.saved.total(),
                Target::Graveyard => white_moon.dead.total(),
                _ => white_moon.reserve(),
            });
            format!("{}: {number}", told.title)
        }
        Target::Pedestal(spot) => {
            let tile = language.tile(position.village().tile(spot));
            let lit = position.white_moon().is_some_and(|white_moon| white_moon.pedestals.contains(spot));
            let state = if lit { format!(": {}", words.white_moon().pedestal_lit()) } else { String::new() };
            format!("{}, {tile}{state}", told.title)
        }
        Target::SuLing => {
            let at = position.white_moon().and_then(|white_moon| white_moon.su_ling).map(|space| language.space(space));
            at.map_or(told.title.clone(), |at| format!("{}, {at}", told.title))
        }
        Target::Portal => {
            let tile = position
                .white_moon()
                .map_or("", |white_moon| language.tile(position.village().tile(white_moon.portal)));
            let held = if position.portal_is_open() { String::new() } else { format!(", {}", words.blocked()) };
            format!("{}, {tile}{held}", told.title)
        }
        Target::HeldCrystals(taoist) => format!("{}, {}", told.title, language.taoist(taoist)),
        Target::Artifact(artifact) => {
            let bearer = position.white_moon().and_then(|white_moon| white_moon.bearer(artifact));
            bearer.map_or(told.title.clone(), |bearer| format!("{}, {}", told.title, language.taoist(bearer)))
        }
        Target::Cave(_)
        | Target::Demon(_)
        | Target::Shadow
        | Target::Curse(_)
        | Target::BloodMantra(_)
        | Target::InHand(_)
        | Target::WuFeng => black_secret::label(language, position, target, told.title),
        Target::BankQi | Target::Dice => told.title,
    }
}

/// What a thing is and does.
pub fn explain(language: Language, position: &Position, target: Target) -> Explained {
    let words = language.page();
    let plain = |title: String, lines: Vec<String>, rules: &[u8]| Explained {
        title,
        card: None,
        lines,
        rules: rules.iter().copied().map(Rule::B).collect(),
    };
    match target {
        Target::Tile(tile) => {
            let mut lines = vec![language.tile_help(tile).to_owned()];
            lines.extend(position.village().is_haunted(tile).then(|| words.haunted_tile().to_owned()));
            lines.extend(black_secret::of_tile(language, position, tile));
            let mut told = plain(language.tile(tile).to_owned(), lines, &[52]);
            told.rules.insert(0, tile.rule());
            told
        }
        Target::Space(space) => on_space(language, position, space),
        Target::Board(board) => {
            let owner = match position.owner(board) {
                Owner::Living => words.living_board(),
                Owner::Neutral => words.neutral_board(),
                Owner::Possessed => words.possessed_board(),
            };
            let mut told = plain(words.board_of(board), vec![owner.to_owned()], &[3, 60]);
            told.lines.extend(white_moon::of_taoist(language, position, board));
            told.lines.extend(black_secret::of_taoist(language, position, board));
            told
        }
        Target::Power(board) => {
            let power = position.power(board);
            let mut lines = vec![language.power_help(power).to_owned()];
            lines.extend((!position.power_is_on(board)).then(|| words.power_blocked().to_owned()));
            lines.extend(position.is_powerless(board).then(|| words.black_secret().power_off().to_owned()));
            let mut told = plain(language.power(power).to_owned(), lines, &[118]);
            told.rules.insert(0, power.rule());
            told
        }
        Target::YinYang(_) => plain(words.yin_yang().to_owned(), vec![words.yin_yang_help().to_owned()], &[53]),
        Target::Held(_, tao) => plain(words.tao_token(tao), vec![words.tao_help().to_owned()], &[73]),
        Target::BankTao(tao) => {
            plain(format!("{}, {}", words.bank(), words.tao_token(tao)), vec![words.tao_help().to_owned()], &[4, 73])
        }
        Target::BankQi => plain(
            format!("{}, {}", words.bank(), words.qi(position.bank_qi())),
            vec![words.qi_help().to_owned()],
            &[4, 60],
        ),
        Target::Deck if position.card_to_place().is_some() => drawn(language, position),
        Target::Deck if position.black_secret().is_some() => {
            let summonings = format!("{}.", words.black_secret().summonings(position.deck().incarnations()));
            let mut told =
                plain(words.deck().to_owned(), vec![words.black_secret().deck_help().to_owned(), summonings], &[]);
            told.rules.extend([Rule::S(6), Rule::S(14), Rule::S(60)]);
            told
        }
        Target::Deck => plain(words.deck().to_owned(), vec![words.deck_help().to_owned()], &[12, 44]),
        Target::Discard => plain(words.discarded().to_owned(), vec![words.discard_help().to_owned()], &[44, 76]),
        Target::Dice => plain(words.dice().to_owned(), vec![words.dice_help().to_owned()], &[5, 72]),
        Target::Villagers(_)
        | Target::Portal
        | Target::Pedestal(_)
        | Target::SuLing
        | Target::Crystals
        | Target::Shelter
        | Target::Graveyard
        | Target::HeldCrystals(_)
        | Target::Artifact(_) => white_moon::explain(language, position, target),
        Target::Cave(_)
        | Target::Demon(_)
        | Target::Shadow
        | Target::Curse(_)
        | Target::BloodMantra(_)
        | Target::InHand(_)
        | Target::WuFeng => black_secret::explain(language, position, target),
    }
}

/// A space, with the ghost or the skeleton on it.
fn on_space(language: Language, position: &Position, space: Space) -> Explained {
    let words = language.page();
    match position.card(space) {
        Some(card) => Explained {
            title: language.card(card).to_owned(),
            card: Some(card),
            lines: words
                .ghost(position, space)
                .into_iter()
                .chain(white_moon::origin(language, position, card))
                .collect(),
            rules: vec![Rule::B(70), Rule::B(71)],
        },
        None if is_skeleton(position, space) => Explained {
            title: words.black_secret().skeleton().to_owned(),
            card: None,
            lines: words
                .ghost(position, space)
                .into_iter()
                .chain([words.black_secret().skeleton_help().to_owned()])
                .collect(),
            rules: vec![Rule::S(24)],
        },
        None => Explained {
            title: language.space(space).to_owned(),
            card: None,
            lines: vec![words.empty_space().to_owned()],
            rules: vec![Rule::B(2), Rule::B(41)],
        },
    }
}

/// True if a skeleton stands on this space.
fn is_skeleton(position: &Position, space: Space) -> bool {
    position.black_secret().is_some_and(|black_secret| black_secret.all_skeletons().contains(space))
}

/// The card that was drawn and waits for its space.
fn drawn(language: Language, position: &Position) -> Explained {
    let card = position.card_to_place();
    Explained {
        title: card.map_or("", |card| language.card(card)).to_owned(),
        card,
        lines: card.map_or(Vec::new(), |card| {
            let stones = language.stones(card, position.components()).into_iter();
            stones.chain(white_moon::origin(language, position, card)).collect()
        }),
        rules: vec![Rule::B(41), Rule::B(43)],
    }
}
