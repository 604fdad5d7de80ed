//! Law: no text makes the scenario runner panic.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| {
    let _ = ghost_stories_scenario::run(text);
});
