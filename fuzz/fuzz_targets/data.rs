//! Law: no text makes the reader of data files panic.
#![no_main]

use ghost_stories_engine::Book;

libfuzzer_sys::fuzz_target!(|text: &str| {
    let _ = Book::read(text);
});
