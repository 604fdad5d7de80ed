use ghost_stories_engine::{Components, Family, Source, Thanks, WhiteMoon};
use ghost_stories_lang::Language;
use leptos::prelude::*;

use super::icon;
use crate::explain::white_moon::source_words;
use crate::play::Play;
use crate::settings::settings;

/// The families of a game: how they stand, what a death does and what a whole family gives.
#[component]
pub fn FamiliesPanel(play: &'static Play) -> impl IntoView {
    let words = settings().words();
    let components = play.position.get_untracked().components();
    let white_moon = Memo::new(move |_| play.position.get().white_moon().copied());
    let entries = move |white_moon: WhiteMoon| {
        Family::ALL.map(|family| view! { <FamilyEntry family components white_moon /> }).collect_view()
    };
    view! {
        <p class="hint">{words.white_moon().families_hint()}</p>
        {move || white_moon.get().map(|white_moon| view! { <ul class="families">{entries(white_moon)}</ul> })}
    }
}

/// All that is said about a family, to be searched.
pub fn about_family(language: Language, components: Components, family: Family) -> String {
    let facts = components.family(family);
    let (curse, thanks) = (language.curse_help(facts.curse.value), language.thanks_help(facts.thanks.value));
    format!("{} {curse} {thanks}", language.page().white_moon().family(family))
}

/// Where it comes from what a family gives: that it does, and what an artifact does.
pub fn source_of_thanks(components: Components, family: Family) -> Source {
    let thanks = components.family(family).thanks;
    match thanks.value {
        Thanks::Artifact(artifact) => thanks.source.max(components.artifact(artifact)),
        _ => thanks.source,
    }
}

/// A family by a book; in a game also how it stands.
#[component]
pub fn FamilyEntry(
    family: Family,
    components: Components,
    #[prop(optional, into)] white_moon: Option<WhiteMoon>,
) -> impl IntoView {
    let settings = settings();
    let (language, words) = (settings.language(), settings.words().white_moon());
    let facts = components.family(family);
    let stands = white_moon.map(|white_moon| {
        let (saved, dead) = (white_moon.saved.get(family), white_moon.dead.get(family));
        let people = (0..family.size()).map(|index| {
            let fate = match index {
                index if index < saved => "saved",
                index if index < saved + dead => "dead",
                _ => "",
            };
            view! { <span class=format!("fate {fate}")>{icon("villager")}</span> }
        });
        let told = words.family_stands(saved, dead, family.size());
        view! { <span class="fates" role="img" aria-label=told>{people.collect_view()}</span> }
    });
    view! {
        <li class:whole=white_moon.is_some_and(|white_moon| white_moon.is_saved(family))>
            <svg viewBox="0 0 100 100" aria-hidden="true"><use href=format!("#villager-{family}") /></svg>
            <div>
                <h3>{words.family(family)}{stands}</h3>
                <dl>
                    <dt>{words.death()}</dt><dd>{language.curse_help(facts.curse.value)}<Origin source=facts.curse.source /></dd>
                    <dt>{words.reward()}</dt><dd>{language.thanks_help(facts.thanks.value)}<Origin source=source_of_thanks(components, family) /></dd>
                </dl>
            </div>
        </li>
    }
}

/// A mark behind a value that is not printed on the component.
#[component]
pub fn Origin(source: Source) -> impl IntoView {
    let Some(told) = source_words(settings().language(), source) else { return ().into_any() };
    let name = if source == Source::Secondary { "book" } else { "reconstructed" };
    view! { " "<span class="origin" title=told>{icon(name)}<small>{told}</small></span> }.into_any()
}
