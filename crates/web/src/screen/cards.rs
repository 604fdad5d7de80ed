use ghost_stories_engine::{Artifact, Card, Components, Face, Family, Power, Source, Tile};
use leptos::prelude::*;

use crate::browser::small_letters;
use crate::lazy_assets::{Asset, Awaited};
use crate::own_data;
use crate::panel::{FamilyEntry, Listed, Origin, about_family, black_secret_lists, icon};
use crate::screen::own_copy::OwnCopySection;
use crate::settings::settings;
use crate::table::{CardFace, power_icon};

/// Every card, tile and power with what it does, and every icon in words.
#[component]
pub fn Cards() -> impl IntoView {
    let settings = settings();
    let (language, words) = (settings.language(), settings.words());
    let search = RwSignal::new(String::new());
    let components = own_data::components();
    let found = move |text: &str| small_letters(text).contains(&small_letters(&search.get()));
    let icons = move || {
        let colours = Face::ALL.into_iter().filter(|&face| found(language.face(face)));
        let colours = colours.map(|face| {
            view! { <li class=face.to_string()>{icon(&face.to_string())}<p>{language.face(face)}</p></li> }.into_any()
        });
        let icons = words
            .icons()
            .into_iter()
            .chain(words.white_moon().icons())
            .chain(words.black_secret().icons())
            .filter(|(_, text)| found(text));
        let icons = icons.map(|(name, text)| view! { <li>{icon(name)}<p>{text}</p></li> }.into_any());
        colours.chain(icons).collect()
    };
    let cards = move || {
        let about = |card: Card| {
            let number = printed_number(card).unwrap_or_default();
            format!("{number} {} {}", language.card(card), language.stones(card, components).join(" "))
        };
        let cards = Card::all().filter(|&card| found(&about(card)));
        cards.map(|card| view! { <CardEntry card components /> }.into_any()).collect()
    };
    let artifacts = move || artifacts(components, &found);
    let families = move || {
        let about = |&family: &Family| found(&about_family(language, components, family));
        let families = Family::ALL.into_iter().filter(about);
        families.map(|family| view! { <FamilyEntry family components /> }.into_any()).collect()
    };
    let secrets = move || {
        let lists = black_secret_lists(components, &found).into_iter();
        lists.map(|Listed { title, entries }| part(title, "secrets", entries))
    };
    let parts = move || -> Vec<AnyView> {
        [
            part(words.icons_title(), "icons", icons()),
            part(words.tiles_title(), "tiles", tiles(&found)),
            part(words.powers_title(), "powers", powers(&found)),
            part(words.ghosts_title(), "cards", cards()),
            part(words.white_moon().artifacts(), "powers", artifacts()),
            part(words.white_moon().families(), "families", families()),
        ]
        .into_iter()
        .chain(secrets())
        .flatten()
        .collect()
    };
    view! {
        <section class="sheet reference">
            <h1>{words.cards()}</h1>
            <label class="search">{words.search()}<input type="search" id="search" on:input=move |event| search.set(event_target_value(&event)) /></label>
            <Awaited part=Asset::Drawings />
            {move || match parts() {
                none if none.is_empty() => view! { <p class="empty">{words.nothing_found()}</p> }.into_any(),
                parts => parts.into_any(),
            }}
            <OwnCopySection />
        </section>
    }
}

/// A list with its heading, unless it is empty.
fn part(title: &'static str, class: &'static str, entries: Vec<AnyView>) -> Option<AnyView> {
    (!entries.is_empty()).then(|| view! { <h2>{title}</h2><ul class=class>{entries}</ul> }.into_any())
}

/// The tiles that are looked for.
fn tiles(found: &impl Fn(&str) -> bool) -> Vec<AnyView> {
    let language = settings().language();
    let about = |&tile: &Tile| found(&format!("{} {}", language.tile(tile), language.tile_help(tile)));
    let entry = |tile: Tile| {
        view! {
            <li><svg viewBox="0 0 200 200" aria-hidden="true"><use href=format!("#tile-{tile}") /></svg>
                <div><h3>{language.tile(tile)}</h3><p>{language.tile_help(tile)}</p></div></li>
        }
        .into_any()
    };
    Tile::ALL.into_iter().filter(about).map(entry).collect()
}

/// The powers that are looked for.
fn powers(found: &impl Fn(&str) -> bool) -> Vec<AnyView> {
    let language = settings().language();
    let about = |&power: &Power| found(&format!("{} {}", language.power(power), language.power_help(power)));
    let entry = |power: Power| {
        view! {
            <li class=power.colour().name()>{icon(power_icon(power))}
                <div><h3>{language.power(power)}</h3><p>{language.power_help(power)}</p></div></li>
        }
        .into_any()
    };
    Power::ALL.into_iter().filter(about).map(entry).collect()
}

/// The artifacts of White Moon that are looked for.
fn artifacts(components: Components, found: &impl Fn(&str) -> bool) -> Vec<AnyView> {
    let language = settings().language();
    let about =
        |&artifact: &Artifact| found(&format!("{} {}", language.artifact(artifact), language.artifact_help(artifact)));
    let entry = |artifact: Artifact| {
        view! {
            <li>{icon(artifact.name())}<div><h3>{language.artifact(artifact)}</h3>
                <p>{language.artifact_help(artifact)}<Origin source=components.artifact(artifact) /></p></div></li>
        }
        .into_any()
    };
    Artifact::ALL.into_iter().filter(about).map(entry).collect()
}

/// The number that is printed on a card. Those of the expansions are ours, and so nothing to show.
fn printed_number(card: Card) -> Option<String> {
    (card.number() <= Card::BASE).then(|| card.to_string())
}

#[component]
fn CardEntry(card: Card, components: Components) -> impl IntoView {
    let language = settings().language();
    let stones = language.stones(card, components).into_iter().map(|stone| view! { <p>{stone}</p> }).collect_view();
    let source = components.source(card);
    let mark = (source != Source::Printed).then(|| view! { <p class="hint"><Origin source /></p> });
    view! {
        <li>
            <svg viewBox="0 0 132 132" role="img" aria-label=language.card(card)><CardFace card components /></svg>
            <div><h3>{language.card(card)}<small>" "{printed_number(card)}</small></h3>{stones}{mark}</div>
        </li>
    }
}
