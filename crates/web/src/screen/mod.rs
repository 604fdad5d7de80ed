//! The screens: start, new game, game, replay, lesson, rules, cards, settings.

mod cards;
mod game;
mod learn;
mod new_game;
mod options;
mod replay;
mod rules;
mod start;
mod tabs;

pub use cards::Cards;
pub use game::{Game, Opened, open_game};
pub use learn::{Chapter, Learn, Pupil};
pub use new_game::{NewGame, NewGameForm};
pub use options::SettingsScreen;
pub use replay::{open_link, open_saved};
pub use rules::Rules;
pub use start::Start;
