//! Law: no text makes the replay reader panic, and what it accepts is written and read again the same.
#![no_main]

use ghost_stories_laws::a_game_can_be_played_again;
use ghost_stories_table::Replay;

libfuzzer_sys::fuzz_target!(|text: &str| {
    if let Ok(replay) = Replay::read(text)
        && let Ok(game) = replay.play(&mut ())
    {
        a_game_can_be_played_again(&game);
    }
});
