use ghost_stories_engine::{BookRef, Family, Moon, Source, Thanks};
use ghost_stories_lang::Language;
use leptos::prelude::*;

use super::icon;
use crate::explain::moon::source_words;
use crate::play::Play;
use crate::settings::settings;

/// The families of a game: how they stand, what a death does and what a whole family gives.
#[component]
pub fn FamiliesPanel(play: &'static Play) -> impl IntoView {
    let words = settings().words();
    let book = play.position.get_untracked().book();
    let moon = Memo::new(move |_| play.position.get().moon().copied());
    let entries = move |moon: Moon| Family::ALL.map(|family| view! { <FamilyEntry family book moon /> }).collect_view();
    view! {
        <p class="hint">{words.moon.families_hint}</p>
        {move || moon.get().map(|moon| view! { <ul class="families">{entries(moon)}</ul> })}
    }
}

/// All that is said about a family, to be searched.
pub fn about_family(language: Language, book: BookRef, family: Family) -> String {
    let facts = book.family(family);
    let (curse, thanks) = (language.curse_help(facts.curse.value), language.thanks_help(facts.thanks.value));
    format!("{} {curse} {thanks}", (language.page().moon.family)(family))
}

/// Where it comes from what a family gives: that it does, and what an artifact does.
pub fn source_of_thanks(book: BookRef, family: Family) -> Source {
    let thanks = book.family(family).thanks;
    match thanks.value {
        Thanks::Artifact(artifact) => thanks.source.max(book.artifact(artifact)),
        _ => thanks.source,
    }
}

/// A family by a book; in a game also how it stands.
#[component]
pub fn FamilyEntry(family: Family, book: BookRef, #[prop(optional, into)] moon: Option<Moon>) -> impl IntoView {
    let settings = settings();
    let (language, words) = (settings.language(), settings.words().moon);
    let facts = book.family(family);
    let stands = moon.map(|moon| {
        let (saved, dead) = (moon.saved.get(family), moon.dead.get(family));
        let people = (0..family.size()).map(|index| {
            let fate = match index {
                index if index < saved => "saved",
                index if index < saved + dead => "dead",
                _ => "",
            };
            view! { <span class=format!("fate {fate}")>{icon("villager")}</span> }
        });
        let told = (words.family_stands)(saved, dead, family.size());
        view! { <span class="fates" role="img" aria-label=told>{people.collect_view()}</span> }
    });
    view! {
        <li class:whole=moon.is_some_and(|moon| moon.is_saved(family))>
            <svg viewBox="0 0 100 100" aria-hidden="true"><use href=format!("#villager-{family}") /></svg>
            <div>
                <h3>{(words.family)(family)}{stands}</h3>
                <dl>
                    <dt>{words.death}</dt><dd>{language.curse_help(facts.curse.value)}<Origin source=facts.curse.source /></dd>
                    <dt>{words.reward}</dt><dd>{language.thanks_help(facts.thanks.value)}<Origin source=source_of_thanks(book, family) /></dd>
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
