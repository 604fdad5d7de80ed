//! Makes a table behind a record of so many steps, and one decision there if that is asked for; `cargo xtask instructions` counts what
//! the decision costs: `cargo run -p ghost-stories-server --example long_record -- STEPS [decide]`

use ghost_stories_server::long_record::LongRecord;

fn main() {
    let mut words = std::env::args().skip(1);
    let steps = words.next().and_then(|word| word.parse().ok()).unwrap_or(50);
    let table = LongRecord::of(steps);
    if words.next().is_some() {
        println!("{} bytes were told", table.decide());
    }
}
