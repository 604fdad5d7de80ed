//! Every word a player reads: names, choices, events, rules, the table as text. The engine contains none.
//!
//! ```
//! use ghost_stories_engine::{Card, Rule, Space, Tile};
//! use ghost_stories_lang::Language;
//!
//! let words = Language::English;
//! let zombie = Card::new(6).expect("card 6");
//! assert_eq!(words.card(zombie), "Zombie");
//! assert_eq!(words.tile(Tile::Hut), "Sorcerer's Hut");
//! assert_eq!(words.space(Space::RedLeft), "the left space of the red board");
//! assert!(words.rule(Rule::B(51)).is_some_and(|rule| rule.starts_with("A Taoist moves")));
//! ```
//!
//! A language is a folder of Fluent files in `locales` and a line in [`language.rs`](Language). This crate decides what is said: for each
//! choice, event, refusal or reason the id of a message and what it is about. How it is said is in the files alone: which words, in which
//! order, case and number. `docs/translating.md` explains them.

mod black_secret;
mod black_secret_table;
mod choice;
mod decision;
mod event;
mod expansions;
mod fact;
mod forecast;
mod ghost;
mod help;
mod language;
mod locale;
mod me;
mod message;
mod name;
mod online;
mod own_copy;
mod page;
#[cfg(not(target_family = "wasm"))]
mod pseudo;
mod reason;
#[cfg(not(target_family = "wasm"))]
#[doc(hidden)]
pub mod registry;
mod screens;
mod setup;
mod table;
mod text;
mod verdict;
mod white_moon;
mod words;

pub use expansions::{BlackSecretWords, WhiteMoonWords};
pub use fact::Fact;
pub use ghost::{CardPart, resistance};
pub use language::Language;
#[cfg(not(target_family = "wasm"))]
pub use me::LinkWords;
pub use me::MeWords;
pub use message::{Message, Value};
pub use online::{AtTableWords, OnlineWords};
pub use own_copy::{OwnCopyWords, data_field};
pub use page::{BotWords, ForecastWords, HintWords, KeypadWords, LevelWords, PageWords, ReplayWords, SourceWords};
#[cfg(not(target_family = "wasm"))]
pub use pseudo::pseudo;
pub use screens::{LearnWords, MyGamesWords, ReadingWords, SensesWords, StartWords, TurnWords};
pub use setup::SetupWords;
pub use text::Text;
