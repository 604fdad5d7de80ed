//! Makes one decision at a table behind a record of so many steps; `cargo xtask instructions` counts what it costs:
//! `cargo run -p ghost-stories-server --example long_record -- STEPS`

use ghost_stories_server::long_record::LongRecord;

fn main() {
    let steps = std::env::args().nth(1).and_then(|word| word.parse().ok()).unwrap_or(50);
    println!("{} bytes were told", LongRecord::of(steps).decide());
}
