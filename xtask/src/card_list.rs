//! `docs/cards.md`: every card with its written name and what it does.

use ghost_stories_engine::Card;
use ghost_stories_lang::Language;

/// The page.
pub fn page() -> String {
    let words = Language::English;
    let mut text = String::from(
        "# Cards\n\nEvery ghost and incarnation with the name used in [positions and scenarios](formats.md#names). Written by `cargo xtask docs`.\n\n\
         | card | name | written | needs | stones |\n|---|---|---|---|---|\n",
    );
    for card in Card::base() {
        let (name, slug, stones) = (words.card(card), words.card_slug(card), words.stones(card).join(" "));
        text.push_str(&format!("| {card} | {name} | `{slug}` | {} | {stones} |\n", card.resistance()));
    }
    text
}
