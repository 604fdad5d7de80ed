//! The words about one's own things on another device, and what links say of themselves.

use crate::Language;
#[cfg(not(target_family = "wasm"))]
use crate::message::Value;
use crate::words::words;

words! {
    /// One's own tables and finished games on another device: the personal key, how it gets there, and what is kept.
    MeWords "me" {
        title()
        lead()
        begin()
        restore_title()
        restore()
        bring()
        bad_code()
        offered()
        accept()
        decline()
        take_title()
        scan()
        picture()
        link()
        code()
        code_hint()
        kept_title()
        kept_name(name: &str)
        kept_tables(number: usize)
        kept_games(number: usize)
        /// How many kilobytes, and when it was changed last.
        kept_there(size: usize, when: &str)
        kept_until()
        left_out(number: usize)
        stop()
        stop_hint()
        delete()
        delete_here()
        deleted()
        gone()
        nothing()
    }
}

#[cfg(not(target_family = "wasm"))]
words! {
    /// What a link says of itself where it is shown.
    LinkWords "link" {
        about()
        /// Who opened the table, which game it is, and its level.
        table(host: &str, kind: &str, level: &str)
        free(number: usize)
        full()
        playing()
        won(kind: &str, level: &str, points: i32)
        lost(kind: &str, level: &str, points: i32)
        replay(names: &[String] = names.iter().cloned().collect::<Value>())
        day(date: &str)
        day_game(kind: &str, level: &str, taoists: u8)
        best(points: i32, names: &[String] = names.iter().cloned().collect::<Value>())
    }
}

impl Language {
    /// The words about one's own things on another device.
    pub fn me(self) -> MeWords {
        MeWords(self)
    }

    /// What a link says of itself; the server says it.
    #[cfg(not(target_family = "wasm"))]
    pub fn link(self) -> LinkWords {
        LinkWords(self)
    }
}
