//! `docs/cards.md`: every card with its written name and what it does.

use ghost_stories_engine::{BloodMantra, BookRef, Card, CurseCard, Demon, Family, Letter, Source, Token};
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
    text += "\nCards 66 to 81 belong to White Moon, 82 to 96 to Black Secret; these numbers are ours, not printed ones. A question mark says that values of the card are reconstructed: what is printed was not \
             available, so they are ours and can be replaced by [a player's own file](formats.md#data-files-of-the-expansions).\n\n\
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
    text += &black_secret(words, book);
    text
}

/// The components of Black Secret.
fn black_secret(words: Language, book: BookRef) -> String {
    let mark = |source: Source| if source == Source::Reconstructed { " ?" } else { "" };
    let mut text = String::from(
        "\n## Demons of Black Secret\n\n| demon | cost | resistance | side A | side B |\n|---|---|---|---|---|\n",
    );
    for demon in Demon::ALL {
        let facts = book.demon(demon);
        let [a, b] = Letter::ALL.map(|side| words.trait_help(demon, side));
        text +=
            &format!("| {} | {} | {} | {a} | {b} |\n", words.demon(demon), facts.cost.value, facts.resistance.value);
    }
    text +=
        "\n## Catacomb tokens\n\n| token | set 1 | set 2 | set 3 | set 4 | what it does |\n|---|---|---|---|---|---|\n";
    for token in Token::ALL {
        let sets: Vec<String> = (0..4).map(|set| format!("{} |", book.tokens(set).get(token))).collect();
        let source = mark(book.source_of_tokens(token));
        text += &format!("| {}{source} | {} {} |\n", words.token(token), sets.join(" "), words.token_help(token));
    }
    text += &format!("\n{}\n", words.page().sources.urns);
    text += "\n## Curses of Wu-Feng\n\nThe numbers of curses and mantras are ours too.\n\n\
             | number | title | level | colour | what it does | where that comes from |\n|---|---|---|---|---|---|\n";
    for curse in CurseCard::all().filter(|&curse| !book.curse(curse).is_blank()) {
        let facts = book.curse(curse);
        let moon = if facts.moon.value { " (White Moon)" } else { "" };
        let effect = facts.effect.value;
        text += &format!(
            "| {curse} | {}{moon} | {} | {} | {} | {} |\n",
            words.curse_name(effect),
            facts.level.value,
            words.tao(facts.colour.value),
            words.secret_curse_help(effect),
            words.page().sources.curse(facts)
        );
    }
    text += "\n## Blood Mantras\n\n| number | title | level and Qi | what it does | where that comes from |\n|---|---|---|---|---|\n";
    for mantra in BloodMantra::all() {
        let facts = book.mantra(mantra);
        let moon = if facts.moon.value { " (White Moon)" } else { "" };
        let effect = facts.effect.value;
        text += &format!(
            "| {mantra} | {}{moon} | {} | {} | {} |\n",
            words.mantra_name(effect),
            facts.level.value,
            words.mantra_help(effect),
            words.page().sources.mantra(facts)
        );
    }
    text
}
