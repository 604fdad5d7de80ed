//! `docs/cards.md`: every card with its written name and what it does.

use ghost_stories_engine::{BookRef, Card, Family, Source};
use ghost_stories_lang::Language;

/// The page.
pub fn page() -> String {
    let words = Language::English;
    let mut text = String::from(
        "# Cards\n\nEvery ghost and incarnation with the name used in [positions and scenarios](formats.md#names). Written by `cargo xtask docs`.\n\n\
         | card | name | written | needs | stones |\n|---|---|---|---|---|\n",
    );
    let book = BookRef::ours();
    let line = |card: Card| {
        let (name, slug, stones) = (words.card(card), words.card_slug(card), words.stones(card, book).join(" "));
        let mark = if book.source(card) == Source::Reconstructed { " ?" } else { "" };
        format!("| {card}{mark} | {name} | `{slug}` | {} | {stones} |\n", card.resistance())
    };
    text.extend(Card::all().map(line));
    text += "\nCards 66 to 81 belong to White Moon. A question mark says that values of the card are reconstructed: what is printed was not \
             available, so they are ours and can be replaced by [a player's own file](formats.md#data-files-of-white-moon).\n\n\
             ## Families of White Moon\n\n| family | villagers | a death | all saved |\n|---|---|---|---|\n";
    for family in Family::ALL {
        let facts = book.family(family);
        let mark = |source: Source| if source == Source::Reconstructed { " ?" } else { "" };
        text += &format!(
            "| {} | {} | {}{} | {}{} |\n",
            words.family(family),
            family.size(),
            words.curse_help(facts.curse.value),
            mark(facts.curse.source),
            words.thanks_help(facts.thanks.value),
            mark(facts.thanks.source)
        );
    }
    text
}
