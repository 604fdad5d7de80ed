//! Law: whatever is chosen and rolled, a game obeys every law.
#![no_main]

use ghost_stories_laws::{Bytes, Care, Universe, a_game_obeys_every_law};

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    a_game_obeys_every_law(&mut Bytes::new(bytes), Care::Some, &Universe::new());
});
