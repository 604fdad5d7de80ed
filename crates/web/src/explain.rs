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

/// The name of a thing and how it stands, for those who cannot see it. Everything on the table is named anew with every step, so nothing
/// is explained on the way.
pub fn label(language: Language, position: &Position, target: Target) -> String {
    let words = language.page();
    let title = title(language, position, target);
    match target {
        Target::Tile(tile) => {
            let mut parts = vec![title];
            parts.extend(position.village().is_haunted(tile).then(|| words.haunted().to_owned()));
            let here = position.living().iter().filter(|&taoist| position.tile_of(taoist) == tile);
            let here = here.filter(|&taoist| !position.is_below(taoist));
            parts.extend(here.map(|taoist| language.taoist(taoist).to_owned()));
            parts.join(", ")
        }
        Target::Space(space) if title != language.space(space) => format!("{title}, {}", language.space(space)),
        Target::Space(space) if position.buddhas().contains(space) => format!("{}, {title}", words.buddha()),
        Target::Space(_) => format!("{}, {title}", words.empty()),
        Target::Board(board) => format!("{title}, {}", words.qi(position.taoist(board).qi)),
        Target::Power(board) if position.power_is_on(board) => title,
        Target::Power(_) => format!("{title}, {}", words.blocked()),
        Target::Held(board, tao) => {
            format!("{title}, {}: {}", language.taoist(board), position.taoist(board).tao.get(tao))
        }
        Target::YinYang(board) => format!("{title}, {}", language.taoist(board)),
        Target::BankTao(tao) => format!("{title}: {}", position.bank_tao().get(tao)),
        // The card that was drawn lies on the deck and is no name for it.
        Target::Deck => {
            let drawn = position.card_to_place().map(|card| format!("{}. ", language.card(card))).unwrap_or_default();
            format!("{drawn}{}: {}", words.deck(), position.deck().left())
        }
        Target::Discard => format!("{title}: {}", position.discard().len()),
        Target::Villagers(_)
        | Target::Portal
        | Target::Pedestal(_)
        | Target::SuLing
        | Target::Crystals
        | Target::Shelter
        | Target::Graveyard
        | Target::HeldCrystals(_)
        | Target::Artifact(_) => white_moon::label(language, position, target, title),
        Target::Cave(_)
        | Target::Demon(_)
        | Target::Shadow
        | Target::Curse(_)
        | Target::BloodMantra(_)
        | Target::InHand(_)
        | Target::WuFeng => black_secret::label(language, position, target, title),
        Target::BankQi | Target::Dice => title,
    }
}

/// What a thing is called.
fn title(language: Language, position: &Position, target: Target) -> String {
    let words = language.page();
    match target {
        Target::Tile(tile) => language.tile(tile).to_owned(),
        Target::Space(space) => match position.card(space) {
            Some(card) => language.card(card).to_owned(),
            None if is_skeleton(position, space) => words.black_secret().skeleton().to_owned(),
            None => language.space(space).to_owned(),
        },
        Target::Board(board) => words.board_of(board),
        Target::Power(board) => language.power(position.power(board)).to_owned(),
        Target::YinYang(_) => words.yin_yang().to_owned(),
        Target::Held(_, tao) => words.tao_token(tao),
        Target::BankTao(tao) => format!("{}, {}", words.bank(), words.tao_token(tao)),
        Target::BankQi => format!("{}, {}", words.bank(), words.qi(position.bank_qi())),
        Target::Deck => position.card_to_place().map_or(words.deck(), |card| language.card(card)).to_owned(),
        Target::Discard => words.discarded().to_owned(),
        Target::Dice => words.dice().to_owned(),
        Target::Villagers(_)
        | Target::Portal
        | Target::Pedestal(_)
        | Target::SuLing
        | Target::Crystals
        | Target::Shelter
        | Target::Graveyard
        | Target::HeldCrystals(_)
        | Target::Artifact(_) => white_moon::title(language, position, target),
        Target::Cave(_)
        | Target::Demon(_)
        | Target::Shadow
        | Target::Curse(_)
        | Target::BloodMantra(_)
        | Target::InHand(_)
        | Target::WuFeng => black_secret::title(language, position, target),
    }
}

/// What a thing is and does.
pub fn explain(language: Language, position: &Position, target: Target) -> Explained {
    let words = language.page();
    let title = || title(language, position, target);
    let plain = |lines: Vec<String>, rules: &[u8]| Explained {
        title: title(),
        card: None,
        lines,
        rules: rules.iter().copied().map(Rule::B).collect(),
    };
    match target {
        Target::Tile(tile) => {
            let mut lines = vec![language.tile_help(tile).to_owned()];
            lines.extend(position.village().is_haunted(tile).then(|| words.haunted_tile().to_owned()));
            lines.extend(black_secret::of_tile(language, position, tile));
            let mut told = plain(lines, &[52]);
            told.rules.insert(0, tile.rule());
            told
        }
        Target::Space(space) => on_space(language, position, space, title()),
        Target::Board(board) => {
            let owner = match position.owner(board) {
                Owner::Living => words.living_board(),
                Owner::Neutral => words.neutral_board(),
                Owner::Possessed => words.possessed_board(),
            };
            let mut told = plain(vec![owner.to_owned()], &[3, 60]);
            told.lines.extend(white_moon::of_taoist(language, position, board));
            told.lines.extend(black_secret::of_taoist(language, position, board));
            told
        }
        Target::Power(board) => {
            let power = position.power(board);
            let mut lines = vec![language.power_help(power).to_owned()];
            lines.extend((!position.power_is_on(board)).then(|| words.power_blocked().to_owned()));
            lines.extend(position.is_powerless(board).then(|| words.black_secret().power_off().to_owned()));
            let mut told = plain(lines, &[118]);
            told.rules.insert(0, power.rule());
            told
        }
        Target::YinYang(_) => plain(vec![words.yin_yang_help().to_owned()], &[53]),
        Target::Held(..) => plain(vec![words.tao_help().to_owned()], &[73]),
        Target::BankTao(_) => plain(vec![words.tao_help().to_owned()], &[4, 73]),
        Target::BankQi => plain(vec![words.qi_help().to_owned()], &[4, 60]),
        Target::Deck if position.card_to_place().is_some() => drawn(language, position, title()),
        Target::Deck if position.black_secret().is_some() => {
            let summonings = format!("{}.", words.black_secret().summonings(position.deck().incarnations()));
            let mut told = plain(vec![words.black_secret().deck_help().to_owned(), summonings], &[]);
            told.rules.extend([Rule::S(6), Rule::S(14), Rule::S(60)]);
            told
        }
        Target::Deck => plain(vec![words.deck_help().to_owned()], &[12, 44]),
        Target::Discard => plain(vec![words.discard_help().to_owned()], &[44, 76]),
        Target::Dice => plain(vec![words.dice_help().to_owned()], &[5, 72]),
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
fn on_space(language: Language, position: &Position, space: Space, title: String) -> Explained {
    let words = language.page();
    let told = |lines: Vec<String>, rules: Vec<Rule>| Explained { title, card: position.card(space), lines, rules };
    let ghost = words.ghost(position, space).into_iter();
    match position.card(space) {
        Some(card) => {
            told(ghost.chain(white_moon::origin(language, position, card)).collect(), vec![Rule::B(70), Rule::B(71)])
        }
        None if is_skeleton(position, space) => {
            let help = words.black_secret().skeleton_help().to_owned();
            told(ghost.chain([help]).collect(), vec![Rule::S(24)])
        }
        None => told(vec![words.empty_space().to_owned()], vec![Rule::B(2), Rule::B(41)]),
    }
}

/// True if a skeleton stands on this space.
fn is_skeleton(position: &Position, space: Space) -> bool {
    position.black_secret().is_some_and(|black_secret| black_secret.all_skeletons().contains(space))
}

/// The card that was drawn and waits for its space.
fn drawn(language: Language, position: &Position, title: String) -> Explained {
    let card = position.card_to_place();
    Explained {
        title,
        card,
        lines: card.map_or(Vec::new(), |card| {
            let stones = language.stones(card, position.components()).into_iter();
            stones.chain(white_moon::origin(language, position, card)).collect()
        }),
        rules: vec![Rule::B(41), Rule::B(43)],
    }
}
