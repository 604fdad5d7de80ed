//! Law: no stored rows make the reader of tables panic.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| {
    ghost_stories_server::fuzzing::rows(text);
});
