//! Law: no text makes the reader of data files panic.
#![no_main]

use ghost_stories_engine::ComponentData;

libfuzzer_sys::fuzz_target!(|text: &str| {
    let _ = ComponentData::read(text);
});
