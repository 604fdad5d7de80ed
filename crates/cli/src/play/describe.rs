use std::io::{self, Write};

use ghost_stories_command_line::{language, say};
use ghost_stories_engine::{Card, Components, Rule};
use ghost_stories_lang::{Value, message, resistance};
use ghost_stories_table::level_cells_of_rules;

/// A rule in words; behind those about the levels their table, a line a level.
pub fn tell_rule(rule: Rule, words: &str, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "{}", say(&message!("terminal-rule", rule, words)))?;
    if !matches!(rule, Rule::LEVELS | Rule::SOLO_LEVELS) {
        return Ok(());
    }
    let titles = language().page().levels().columns();
    for [level, cells @ ..] in level_cells_of_rules(language(), rule == Rule::SOLO_LEVELS) {
        let cells = titles[1..].iter().zip(cells).map(|(&title, cell)| message!("terminal-level-cell", title, cell));
        writeln!(out, "  {}", say(&message!("terminal-level", level, cells: cells.collect::<Value>())))?;
    }
    Ok(())
}

/// A card with what its stones do.
pub fn describe(card: Card, components: Components, out: &mut impl Write) -> io::Result<()> {
    let facts = components.card(card);
    // Those of the expansions have no printed number that we know.
    let by_our_count = card.number() > Card::BASE;
    let told = message!(
        "terminal-card",
        card,
        number: card.number(),
        by_our_count,
        resistance: resistance(facts.resistance()),
        incarnation: card.is_incarnation(),
    );
    writeln!(out, "{}", say(&told))?;
    for stone in language().stones(card, components) {
        writeln!(out, "  {stone}")?;
    }
    Ok(())
}
