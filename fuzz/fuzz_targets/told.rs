//! Law: no text makes the reader of what servers say panic, and what it reads is written and read again the same.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| {
    ghost_stories_server::fuzzing::told(text);
});
