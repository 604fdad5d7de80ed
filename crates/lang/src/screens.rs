//! The words of the screens around the table.

use crate::Language;
use crate::words::words;

words! {
    /// How a game begins with one click, what the list of saved games says, and who plays them.
    StartWords "start" {
        play_now()
        rename()
        name_of_game()
        seats()
        seats_hint()
        /// Of the small picture of a table: how many tiles are haunted, and how many ghosts there are.
        picture(haunted: u8, ghosts: u8)
        /// The same game is played in another window.
        elsewhere()
        play_here()
        offline()
    }
}

impl Language {
    /// The words around the saved games.
    pub fn start(self) -> StartWords {
        StartWords(self)
    }
}
