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

/// The name of a thing and how it stands, for those who cannot see it.
pub fn label(language: Language, position: &Position, target: Target) -> String {
    let words = language.page();
    let title = || explain(language, position, target).title;
    match target {
        Target::Tile(tile) => {
            let mut parts = vec![title()];
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
        Target::Board(board) => format!("{}, {}", title(), words.qi(position.taoist(board).qi)),
        Target::Power(board) => {
            let off = if position.power_is_on(board) { String::new() } else { format!(", {}", words.blocked()) };
            format!("{}{off}", title())
        }
        Target::Held(board, tao) => {
            format!("{}, {}: {}", title(), language.taoist(board), position.taoist(board).tao.get(tao))
        }
        Target::YinYang(board) => format!("{}, {}", title(), language.taoist(board)),
        Target::BankTao(tao) => format!("{}: {}", title(), position.bank_tao().get(tao)),
        // The card that was drawn lies on the deck and is no name for it.
        Target::Deck => {
            let drawn = position.card_to_place().map(|card| format!("{}. ", language.card(card))).unwrap_or_default();
            format!("{drawn}{}: {}", words.deck(), position.deck().left())
        }
        Target::Discard => format!("{}: {}", title(), position.discard().len()),
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
            format!("{}: {number}", title())
        }
        Target::Pedestal(spot) => {
            let tile = language.tile(position.village().tile(spot));
            let lit = position.white_moon().is_some_and(|white_moon| white_moon.pedestals.contains(spot));
            let state = if lit { format!(": {}", words.white_moon().pedestal_lit()) } else { String::new() };
            format!("{}, {tile}{state}", title())
        }
        Target::SuLing => {
            let at = position.white_moon().and_then(|white_moon| white_moon.su_ling).map(|space| language.space(space));
            at.map_or_else(title, |at| format!("{}, {at}", title()))
        }
        Target::Portal => {
            let tile = position
                .white_moon()
                .map_or("", |white_moon| language.tile(position.village().tile(white_moon.portal)));
            let held = if position.portal_is_open() { String::new() } else { format!(", {}", words.blocked()) };
            format!("{}, {tile}{held}", title())
        }
        Target::HeldCrystals(taoist) => format!("{}, {}", title(), language.taoist(taoist)),
        Target::Artifact(artifact) => {
            let bearer = position.white_moon().and_then(|white_moon| white_moon.bearer(artifact));
            bearer.map_or_else(title, |bearer| format!("{}, {}", title(), language.taoist(bearer)))
        }
        Target::Cave(_)
        | Target::Demon(_)
        | Target::Shadow
        | Target::Curse(_)
        | Target::BloodMantra(_)
        | Target::InHand(_)
        | Target::WuFeng => black_secret::label(language, position, target, title()),
        Target::BankQi | Target::Dice => title(),
    }
}

/// What a thing is and does.
pub fn explain(language: Language, position: &Position, target: Target) -> Explained {
    let words = language.page();
    let plain = |title: String, lines: Vec<String>, rules: &[u8]| Explained {
        title,
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
            let mut told = plain(language.tile(tile).to_owned(), lines, &[52]);
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
            let mut told = plain(words.board_of(board), vec![owner.to_owned()], &[3, 60]);
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
        Target::Deck if position.card_to_place().is_some() => ghost::drawn(language, position),
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
