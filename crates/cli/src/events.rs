use ghost_stories_engine::Event;
use ghost_stories_lang::Language;
use serde_json::{Value, json};

/// Events as every command writes them in JSON.
pub fn json(events: &[Event]) -> Value {
    let one = |event: &Event| {
        json!({
            "event": event.to_string(),
            "rule": event.rule().to_string(),
            "words": Language::English.event(*event),
        })
    };
    events.iter().map(one).collect()
}
