//! Every word a player reads: names, choices, events, rules, the table as text. The engine contains none.
//!
//! ```
//! use ghost_stories_engine::{Card, Choice, Rule, Space, Tile};
//! use ghost_stories_lang::Language;
//!
//! let words = Language::English;
//! let zombie = Card::new(6).expect("card 6");
//! assert_eq!(words.card(zombie), "Zombie");
//! assert_eq!(words.tile(Tile::Hut), "Sorcerer's Hut");
//! assert_eq!(words.space(Space::RedLeft), "the left space of the red board");
//! assert_eq!(Card::named("zombie").count(), 2);
//! assert!(words.rule(Rule::B(51)).is_some_and(|rule| rule.starts_with("A Taoist moves")));
//! ```
//!
//! A language is one module with the words that [`Language`] asks for, and two files in `data`: its rules and its lessons.
//! What is said when is decided once, beside the languages: `table`, `ghost`, `waiting`, `verdict`, `choice`, `reason`.
//! Card names of all languages are columns of `data/base-cards.csv` and of the tables of the expansions beside it.

mod black_secret;
mod black_secret_table;
mod cards;
mod choice;
mod english;
mod french;
mod german;
mod ghost;
mod language;
mod lessons;
mod levels;
mod online;
mod online_hall;
mod page;
mod phrases;
mod polish;
mod reason;
mod rules;
mod setup;
mod sources;
mod table;
mod text;
mod verdict;
mod waiting;
mod white_moon;

pub use cards::{CardNames, card_names};
pub use language::Language;
pub use levels::LevelWords;
pub use online::AtTableWords;
pub use online_hall::OnlineWords;
pub use page::{BlackSecretWords, BotWords, ForecastWords, HintWords, PageWords, ReplayWords, WhiteMoonWords};
pub use setup::SetupWords;
pub use sources::SourceWords;
pub use text::Text;
