//! `docs/cards.md`: every card with its written name and what it does.

use ghost_stories_engine::{
    BloodMantra, Card, Components, CurseCard, Demon, Family, Letter, Source, Spot, Thanks, Token,
};
use ghost_stories_lang::Language;

/// The page.
pub fn page() -> String {
    let words = Language::English;
    let mut text = String::from(
        "# Cards\n\nEvery ghost and incarnation with the name used in [positions and scenarios](formats.md#names). Written by `cargo xtask docs`.\n\n\
         | card | name | written | needs | stones |\n|---|---|---|---|---|\n",
    );
    let components = Components::ours();
    let line = |card: Card| {
        let (name, slug, stones) = (words.card(card), card.slug(), words.stones(card, components).join(" "));
        let mark = mark(components.source(card));
        format!("| {card}{mark} | {name} | `{slug}` | {} | {stones} |\n", card.resistance())
    };
    text.extend(Card::all().map(line));
    text += "\nCards 66 to 81 belong to White Moon, 82 to 96 to Black Secret; these numbers are ours, not printed ones. A question mark says that values of the card are reconstructed: what is printed was not \
             available, so they are ours and can be replaced by [a player's own file](formats.md#data-files-of-the-expansions). \
             A ~ marks what another source tells.\n\n\
             ## Families of White Moon\n\n| family | villagers | a death | all saved |\n|---|---|---|---|\n";
    for family in Family::ALL {
        let facts = components.family(family);
        // What an artifact does may be ours though it is printed which family gives it.
        let thanks = match facts.thanks.value {
            Thanks::Artifact(artifact) => facts.thanks.source.max(components.artifact(artifact)),
            _ => facts.thanks.source,
        };
        text += &format!(
            "| {} | {} | {}{} | {}{} |\n",
            words.family(family),
            family.size(),
            words.curse_help(facts.curse.value),
            mark(facts.curse.source),
            words.thanks_help(facts.thanks.value),
            mark(thanks)
        );
    }
    text += &black_secret(words, components);
    text
}

/// A mark behind what is not printed on the component.
const fn mark(source: Source) -> &'static str {
    match source {
        Source::Printed => "",
        Source::Secondary => " ~",
        Source::Kind => " ^",
        Source::Reconstructed => " ?",
    }
}

/// The components of Black Secret.
fn black_secret(words: Language, components: Components) -> String {
    let mut text = String::from(
        "\n## Demons of Black Secret\n\n| demon | cost | resistance | side A | side B |\n|---|---|---|---|---|\n",
    );
    for demon in Demon::ALL {
        let facts = components.demon(demon);
        let [a, b] = Letter::ALL.map(|side| words.trait_help(demon, side));
        text +=
            &format!("| {} | {} | {} | {a} | {b} |\n", words.demon(demon), facts.cost.value, facts.resistance.value);
    }
    text += "\n## Catacombs\n\nThe colours of the spaces row by row under the village, a star behind each entrance.\n\n| side | spaces |\n|---|---|\n";
    for side in Letter::ALL {
        let catacombs = components.catacombs(side);
        let spaces = Spot::ALL.map(|spot| {
            let star = if catacombs.entrances.contains(spot) { "\\*" } else { "" };
            format!("{}{star}", words.tao(catacombs.colours[spot as usize]))
        });
        let side = side.to_string().to_uppercase();
        text += &format!("| {side}{} | {} |\n", mark(catacombs.source), spaces.join(", "));
    }
    text +=
        "\n## Catacomb tokens\n\n| token | set 1 | set 2 | set 3 | set 4 | what it does |\n|---|---|---|---|---|---|\n";
    for token in Token::ALL {
        let sets: Vec<String> = (0..4).map(|set| format!("{} |", components.tokens(set).get(token))).collect();
        let source = mark(components.source_of_tokens(token));
        text += &format!("| {}{source} | {} {} |\n", words.token(token), sets.join(" "), words.token_help(token));
    }
    text += &format!("\n{}\n", words.page().sources().urns());
    text += "\n## Curses of Wu-Feng\n\nThe numbers of curses and mantras are ours too.\n\n\
             | number | title | level | colour | what it does | where that comes from |\n|---|---|---|---|---|---|\n";
    for curse in CurseCard::all().filter(|&curse| !components.curse(curse).is_blank()) {
        let facts = components.curse(curse);
        let white_moon = if facts.white_moon.value { " (White Moon)" } else { "" };
        let effect = facts.effect.value;
        text += &format!(
            "| {curse} | {}{white_moon} | {} | {} | {} | {} |\n",
            words.curse_name(effect),
            facts.level.value,
            words.tao(facts.colour.value),
            words.black_secret_curse_help(effect),
            words.page().sources().curse(facts)
        );
    }
    let [blank, blank_help] = words.page().sources().blank();
    let blanks = CurseCard::all().filter(|&curse| components.curse(curse).is_blank());
    text.extend(blanks.map(|curse| format!("| {curse} | {blank} | | | {blank_help} | |\n")));
    text += "\n## Blood Mantras\n\n| number | title | level and Qi | what it does | where that comes from |\n|---|---|---|---|---|\n";
    for mantra in BloodMantra::all() {
        let facts = components.mantra(mantra);
        let white_moon = if facts.white_moon.value { " (White Moon)" } else { "" };
        let effect = facts.effect.value;
        text += &format!(
            "| {mantra} | {}{white_moon} | {} | {} | {} |\n",
            words.mantra_name(effect),
            facts.level.value,
            words.mantra_help(effect),
            words.page().sources().mantra(facts)
        );
    }
    text
}
