//! The words of the lobby.

use crate::Language;
use crate::words::words;

words! {
    /// The lobby: tables of a server that look for people, and a seat at once.
    LobbyWords "lobby" {
        title()
        empty()
        count(number: usize)
        loading()
        lost()
        quick()
        quick_hint()
        game()
        any_game()
        level()
        any_level()
        not_begun()
        playing()
        relaxed()
        brisk()
        /// Which language is spoken at a table.
        language(language: &str)
        /// On the button of a seat.
        sit_at(seat: &str)
        gives_way()
        watch()
        back()
        gone()
        list()
        list_hint()
        bots_give_way()
        listed()
    }
}

impl Language {
    /// The words of the lobby.
    pub fn lobby(self) -> LobbyWords {
        LobbyWords(self)
    }
}
