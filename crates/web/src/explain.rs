//! Names and explanations of the things on the table, put together from the words of the game.

pub mod black_secret;
mod choice;
mod ghost;
mod line;
pub mod white_moon;

pub use choice::help_of;
pub use ghost::is_skeleton;
pub use line::one_line;

use ghost_stories_engine::{Card, Colour, Owner, Position, Rule};
use ghost_stories_lang::Language;

use crate::table::power_icon;
use crate::target::Target;

/// The explanation of a thing: what it is, what it does, how it stands now.
pub struct Explained {
    pub title: String,
    pub card: Option<Card>,
    /// Its icons in words.
    pub icons: Vec<IconLine>,
    pub lines: Vec<String>,
    pub rules: Vec<Rule>,
}

/// Some icons and what they mean.
pub struct IconLine {
    /// The names of their drawings.
    pub icons: Vec<&'static str>,
    pub words: String,
}

/// The name of a thing and how it stands, for those who cannot see it. Everything on the table is named anew with every step, so nothing
/// is explained on the way.
pub fn label(language: Language, position: &Position, target: Target) -> String {
    let words = language.page();
    let called = title(language, position, target);
    match target {
        Target::Tile(tile) => {
            let mut parts = vec![called];
            parts.extend(position.village().is_haunted(tile).then(|| words.haunted().to_owned()));
            let here = position.living().iter().filter(|&taoist| position.tile_of(taoist) == tile);
            let here = here.filter(|&taoist| !position.is_below(taoist));
            parts.extend(here.map(|taoist| language.taoist(taoist).to_owned()));
            parts.join(", ")
        }
        Target::Space(space) if called != language.space(space) => format!("{called}, {}", language.space(space)),
        Target::Space(space) if position.buddhas().contains(space) => format!("{}, {called}", words.buddha()),
        Target::Space(_) => format!("{}, {called}", words.empty()),
        Target::Board(board) => format!("{called}, {}", words.qi(position.taoist(board).qi)),
        Target::Power(board) if position.power_is_on(board) => called,
        Target::Power(_) => format!("{called}, {}", words.blocked()),
        Target::Held(board, tao) => {
            format!("{called}, {}: {}", language.taoist(board), position.taoist(board).tao.get(tao))
        }
        Target::YinYang(board) => format!("{called}, {}", language.taoist(board)),
        Target::BankTao(tao) => format!("{called}: {}", position.bank_tao().get(tao)),
        // The card that was drawn lies on the deck and is no name for it.
        Target::Deck => {
            let drawn = position.card_to_place().map(|card| format!("{}. ", language.card(card))).unwrap_or_default();
            format!("{drawn}{}: {}", words.deck(), position.deck().left())
        }
        Target::Discard => format!("{called}: {}", position.discard().len()),
        Target::Villagers(_)
        | Target::Portal
        | Target::Pedestal(_)
        | Target::SuLing
        | Target::Crystals
        | Target::Shelter
        | Target::Graveyard
        | Target::HeldCrystals(_)
        | Target::Artifact(_) => white_moon::label(language, position, target, called),
        Target::Cave(_)
        | Target::Demon(_)
        | Target::Shadow
        | Target::Curse(_)
        | Target::BloodMantra(_)
        | Target::InHand(_)
        | Target::WuFeng => black_secret::label(language, position, target, called),
        Target::BankQi | Target::Dice => called,
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
    let plain = |lines: Vec<String>, rules: &[u8]| Explained {
        title: title(language, position, target),
        card: None,
        icons: Vec::new(),
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
        Target::Space(space) => ghost::on_space(language, position, space),
        Target::Board(board) => {
            let owner = match position.owner(board) {
                Owner::Living => words.living_board(),
                Owner::Neutral => words.neutral_board(),
                Owner::Possessed => words.possessed_board(),
            };
            let mut told = plain(vec![owner.to_owned()], &[3, 60]);
            told.icons = belongings(language, position, board);
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
        Target::Deck if position.card_to_place().is_some() => ghost::drawn(language, position),
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

/// What lies on a board, with the power in words.
fn belongings(language: Language, position: &Position, board: Colour) -> Vec<IconLine> {
    let power = position.power(board);
    let told = format!("{}: {}", language.power(power), language.power_help(power));
    let qi = language.page().qi(position.taoist(board).qi);
    let mut icons = vec![IconLine { icons: vec!["qi"], words: format!("{qi}.") }];
    if position.owner(board) == Owner::Living {
        icons.clear();
        let words = language.belongings(position, board).join(" ");
        icons.push(IconLine { icons: vec!["qi", "tao"], words });
    }
    if position.owner(board) != Owner::Possessed {
        icons.push(IconLine { icons: vec![power_icon(power)], words: told });
    }
    icons
}
