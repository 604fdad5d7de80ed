use ghost_stories_engine::{CardSet, Colour, ColourSet, Deck, Layout, Middle, Moment, Power, Space, Spot, Stage};

use super::{black_secret, white_moon};

/// Writes a layout so that [`super::read`] gives it back.
pub fn write(layout: &Layout) -> String {
    let mut lines = Vec::new();
    let setup = &layout.setup;
    lines.push(format!("level {}", setup.level));
    lines.push(format!("edition {}", setup.edition));
    if setup.five_qi {
        lines.push("five-qi".to_owned());
    }
    lines.push(format!("boards {}", setup.boards.map(Colour::name).join(" ")));
    lines.push(format!("players {}", colours(setup.players)));
    lines.push(format!("powers {}", setup.powers.0.map(Power::name).join(" ")));
    lines.push(format!("first {}", setup.first));
    lines.push("village".to_owned());
    for row in Spot::ALL.chunks(3) {
        let tile = |spot: &Spot| {
            let mark = if layout.haunted.contains(*spot) { "!" } else { "" };
            format!("{}{mark}", setup.village[*spot as usize])
        };
        lines.push(format!("  {}", row.iter().map(tile).collect::<Vec<_>>().join(" ")));
    }
    // Before the ghosts, which are read by it.
    lines.extend(setup.components.own().map(|own| format!("data {own}")));
    let stage = match layout.moment {
        Moment::Yin => Stage::Yin,
        Moment::Yang(stage) => stage,
    };
    lines.push(format!("turn {} {stage}", layout.board));
    write_taoists(layout, &mut lines);
    write_ghosts(layout, &mut lines);
    lines.extend(layout.buddhas.iter().map(|space| format!("buddha {space}")));
    lines.extend(layout.circle.map(|tao| format!("circle {tao}")));
    lines.extend(layout.mantra.map(|space| format!("mantra {space}")));
    if let Some(white_moon) = &layout.white_moon {
        lines.extend(white_moon::write(setup, white_moon));
    }
    if let Some(black_secret) = &layout.black_secret {
        lines.extend(black_secret::write(setup, black_secret, layout.haunted));
    }
    let known: Vec<String> = layout.on_deck.iter().flatten().map(ToString::to_string).collect();
    if !known.is_empty() {
        lines.push(format!("on-deck {}", known.join(" ")));
    }
    lines.push(format!("deck {}", written_deck(layout.deck)));
    lines.extend(seen_cards(layout));
    for (key, set) in [("used", layout.done.used), ("borrowed", layout.done.borrowed)] {
        if !set.is_empty() {
            lines.push(format!("{key} {}", colours(set)));
        }
    }
    for (key, number) in [
        ("asked", layout.done.helps),
        ("attempted", layout.done.exorcisms),
        ("rescued", layout.done.rescues),
        ("fresh-buddhas", layout.done.fresh_buddhas),
    ] {
        if number > 0 {
            lines.push(format!("{key} {number}"));
        }
    }
    if layout.done.mantra_back {
        lines.push("mantra returned".to_owned());
    }
    if layout.done.climbed {
        lines.push("climbed".to_owned());
    }
    lines.join("\n") + "\n"
}

/// The Taoists and neutral boards.
fn write_taoists(layout: &Layout, lines: &mut Vec<String>) {
    let setup = &layout.setup;
    for (colour, taoist) in layout.taoists.iter() {
        if !setup.players.contains(colour) {
            lines.push(format!("board {colour} qi {}", taoist.qi));
            continue;
        }
        let tao = if taoist.tao.is_empty() { "none".to_owned() } else { taoist.tao.to_string() };
        lines.push(format!(
            "taoist {colour} at {} qi {} tao {tao} yin-yang {} buddhas {} tokens {}",
            setup.village[taoist.spot as usize],
            taoist.qi,
            if taoist.yin_yang { "yes" } else { "no" },
            taoist.buddhas,
            taoist.tokens
        ));
    }
}

/// The cards on the boards.
fn write_ghosts(layout: &Layout, lines: &mut Vec<String>) {
    for space in Space::ALL {
        let Some(card) = layout.cards[space] else { continue };
        let mut line = format!("ghost {space} {}#{card}", card.slug());
        if layout.figures.contains(space) {
            line.push_str(" on-stone");
        }
        if layout.facts(card).lasting().is_some() && !layout.lasting.contains(space) {
            line.push_str(" no-effect");
        }
        if layout.caught && layout.facts(card).middle() == Middle::OnlyOnBuddha {
            line.push_str(" caught");
        }
        lines.push(line);
    }
}

/// The cards seen and gone. Incarnations that are neither unseen nor exorcised are told by what is unseen.
fn seen_cards(layout: &Layout) -> Vec<String> {
    let in_play: CardSet = Space::ALL.into_iter().filter_map(|space| layout.cards[space]).collect();
    let held = layout.black_secret.map_or(CardSet::EMPTY, |black_secret| black_secret.hand.cards());
    let known = layout.on_deck.iter().flatten().copied().collect::<CardSet>().union(held);
    let gone = layout.setup.cards().without(layout.unseen).without(in_play).without(known);
    let beaten: CardSet = gone.both(CardSet::EVERY_INCARNATION).iter().take(layout.exorcised.into()).collect();
    let rest = gone.without(beaten);
    let mut lines = Vec::new();
    let mut list = |key: &str, cards: CardSet| {
        if !cards.is_empty() {
            let numbers: Vec<String> = cards.iter().map(|card| card.to_string()).collect();
            lines.push(format!("{key} {}", numbers.join(" ")));
        }
    };
    list("exorcised", beaten);
    if rest.both(CardSet::EVERY_INCARNATION).is_empty() {
        list("discard", rest);
    } else {
        list("unseen", layout.unseen);
    }
    lines
}

fn colours(set: ColourSet) -> String {
    set.iter().map(Colour::name).collect::<Vec<_>>().join(" ")
}

/// The deck from the top, as a `deck` line has it.
fn written_deck(mut deck: Deck) -> String {
    let mut parts = Vec::new();
    while let Some(ghosts) = deck.until_incarnation() {
        parts.push(format!("{ghosts} ghosts, incarnation"));
        deck = deck.without_top(ghosts + 1);
    }
    parts.push(format!("{} ghosts", deck.left()));
    parts.join(", ")
}
