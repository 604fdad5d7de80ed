//! Law: no text makes a table in the middle of a game panic, and what it decides can be stored and told.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| {
    ghost_stories_server::fuzzing::request(text);
});
