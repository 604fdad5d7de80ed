//! The screens: start, new game, game, replay, lesson, rules, cards, advice and credits, settings, and those around the tables of a server.

mod about;
mod cards;
mod daily;
mod finished;
mod game;
mod learn;
mod miniature;
mod my_games;
mod new_game;
mod online;
mod online_table;
mod options;
mod play_now;
mod records;
mod replay;
mod rules;
mod start;
mod tabs;
mod turn;

pub use about::About;
pub use cards::Cards;
pub use daily::{Daily, day};
pub use finished::{FinishedGame, open_finished};
pub use game::{Game, OpenedGame, open_game};
pub use learn::{Chapter, Learn, Pupil};
pub use my_games::MyGames;
pub use new_game::{NewGame, NewGameForms, NewTable, Venue};
pub use online::Online;
pub use online_table::OnlineTable;
pub use options::SettingsScreen;
pub use play_now::{PlayNow, play_now};
pub use records::Records;
pub use replay::{open_link, open_saved};
pub use rules::Rules;
pub use start::Start;
pub use turn::TurnPicture;
