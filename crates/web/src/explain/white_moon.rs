use ghost_stories_engine::{Card, Colour, Family, Position, Rule, Source, Spot};
use ghost_stories_lang::Language;

use super::Explained;
use crate::panel::source_of_thanks;
use crate::target::Target;

/// What a thing of White Moon is and does.
pub fn explain(language: Language, position: &Position, target: Target) -> Explained {
    let words = language.page().white_moon();
    let told = |lines: Vec<String>, rules: &[u8]| Explained {
        title: title(language, position, target),
        card: None,
        icons: Vec::new(),
        lines,
        rules: rules.iter().copied().map(Rule::W).collect(),
    };
    let Some(white_moon) = position.white_moon() else { return told(Vec::new(), &[]) };
    match target {
        Target::Villagers(spot) => {
            let pile = white_moon.piles[spot];
            let Some(family) = pile.top() else {
                return told(Vec::new(), &[2, 20]);
            };
            let facts = position.components().family(family);
            let with_source = |told: String, source: Source| match source_words(language, source) {
                Some(mark) => format!("{told} ({mark})"),
                None => told,
            };
            let mut lines = vec![
                words.family_stands(white_moon.saved.get(family), white_moon.dead.get(family), family.size()) + ".",
                with_source(
                    format!("{}: {}", words.death(), language.curse_help(facts.curse.value)),
                    facts.curse.source,
                ),
                with_source(
                    format!("{}: {}", words.reward(), language.thanks_help(facts.thanks.value)),
                    source_of_thanks(position.components(), family),
                ),
            ];
            let below: Vec<Family> = pile.from_top().skip(1).flatten().collect();
            if pile.len() > 1 {
                lines.push(words.below(&below, pile.unknown()));
            }
            told(lines, &[20, 21, 24])
        }
        Target::Portal if position.portal_is_open() => told(vec![words.portal_help().to_owned()], &[22]),
        Target::Portal => told(vec![words.portal_held().to_owned()], &[22, 70]),
        Target::Pedestal(spot) => {
            let lit = white_moon.pedestals.contains(spot).then(|| words.pedestal_lit().to_owned());
            told(lit.into_iter().chain([words.pedestal_help().to_owned()]).collect(), &[42, 43])
        }
        Target::SuLing => {
            let mut lines = vec![words.su_ling_help().to_owned()];
            match white_moon.su_ling {
                Some(space) => lines.extend(language.page().ghost(position, space)),
                None if position.holder_of_su_ling().is_some() => lines.insert(0, words.su_ling_held().to_owned()),
                None => lines.insert(0, words.su_ling_waits().to_owned()),
            }
            told(lines, &[30, 31, 32])
        }
        Target::HeldCrystals(taoist) => {
            let number = words.holds_crystals(white_moon.crystals[taoist]);
            told(vec![number, words.crystal_help().to_owned()], &[40, 41, 42])
        }
        Target::Crystals => told(vec![words.crystal_help().to_owned()], &[40, 41]),
        Target::Shelter => told(vec![words.shelter_help().to_owned()], &[22, 23, 80]),
        Target::Graveyard => told(vec![words.graveyard_help().to_owned()], &[5, 24]),
        Target::Artifact(artifact) => {
            let holder = white_moon.bearer(artifact).map(|taoist| words.held_by(taoist));
            let help = language.artifact_help(artifact).to_owned();
            let source = source_words(language, position.components().artifact(artifact)).map(str::to_owned);
            told([help].into_iter().chain(holder).chain(source).collect(), &[60])
        }
        _ => told(Vec::new(), &[]),
    }
}

/// What a thing of White Moon is called.
pub fn title(language: Language, position: &Position, target: Target) -> String {
    let words = language.page().white_moon();
    match target {
        Target::Villagers(spot) => {
            let pile = position.white_moon().map(|white_moon| white_moon.piles[spot]).unwrap_or_default();
            pile.top().map_or_else(|| words.villagers(pile.len()), |family| words.family(family))
        }
        Target::Portal => words.portal().to_owned(),
        Target::Pedestal(_) => words.pedestal().to_owned(),
        Target::SuLing => words.su_ling().to_owned(),
        Target::HeldCrystals(_) | Target::Crystals => words.crystals().to_owned(),
        Target::Shelter => words.shelter().to_owned(),
        Target::Graveyard => words.graveyard().to_owned(),
        Target::Artifact(artifact) => language.artifact(artifact).to_owned(),
        _ => String::new(),
    }
}

/// The name of a thing of White Moon and how it stands, for those who cannot see it.
pub fn label(language: Language, position: &Position, target: Target, title: String) -> String {
    let words = language.page();
    let Some(white_moon) = position.white_moon() else { return title };
    let on_tile = |spot: Spot| language.tile(position.village().tile(spot));
    match target {
        Target::Villagers(spot) => {
            let pile = white_moon.piles[spot];
            let top = pile.top().map_or("?", |family| language.family(family));
            format!("{}: {top}, {}", on_tile(spot), words.white_moon().villagers(pile.len()))
        }
        Target::Shelter => format!("{title}: {}", white_moon.saved.total()),
        Target::Graveyard => format!("{title}: {}", white_moon.dead.total()),
        Target::Crystals => format!("{title}: {}", white_moon.reserve()),
        Target::Pedestal(spot) if white_moon.pedestals.contains(spot) => {
            format!("{title}, {}: {}", on_tile(spot), words.white_moon().pedestal_lit())
        }
        Target::Pedestal(spot) => format!("{title}, {}", on_tile(spot)),
        Target::SuLing => match white_moon.su_ling {
            Some(space) => format!("{title}, {}", language.space(space)),
            None => title,
        },
        Target::Portal => {
            let held = if position.portal_is_open() { String::new() } else { format!(", {}", words.blocked()) };
            format!("{title}, {}{held}", on_tile(white_moon.portal))
        }
        Target::HeldCrystals(taoist) => format!("{title}, {}", language.taoist(taoist)),
        Target::Artifact(artifact) => match white_moon.bearer(artifact) {
            Some(bearer) => format!("{title}, {}", language.taoist(bearer)),
            None => title,
        },
        _ => title,
    }
}

/// What a Taoist has of White Moon, and whether he lies down.
pub fn of_taoist(language: Language, position: &Position, taoist: Colour) -> Vec<String> {
    let Some(white_moon) = position.white_moon() else { return Vec::new() };
    let words = language.page().white_moon();
    let crystals =
        Some(white_moon.crystals[taoist]).filter(|&number| number > 0).map(|number| words.holds_crystals(number));
    let artifacts = white_moon.artifacts[taoist].iter().map(|artifact| {
        let told = format!("{}: {}", language.artifact(artifact), language.artifact_help(artifact));
        source_words(language, position.components().artifact(artifact))
            .map_or(told.clone(), |mark| format!("{told} ({mark})"))
    });
    let lies = white_moon.lying.contains(taoist).then(|| words.lying().to_owned());
    crystals.into_iter().chain(artifacts).chain(lies).collect()
}

/// Where the values of a card come from, if not from the card.
pub fn origin(language: Language, position: &Position, card: Card) -> Option<String> {
    source_words(language, position.components().source(card)).map(str::to_owned)
}

/// Where a value comes from, if not from the component.
pub fn source_words(language: Language, source: Source) -> Option<&'static str> {
    let words = language.page().white_moon();
    match source {
        Source::Printed => None,
        Source::Secondary => Some(words.secondary()),
        Source::Kind => Some(language.page().sources().only_the_kind()),
        Source::Reconstructed => Some(words.reconstructed()),
    }
}
